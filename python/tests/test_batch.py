# Many games at once are the same games as one by one, whoever steps them.
# SPDX-License-Identifier: MIT
import numpy as np
import pytest
from settings import every_game

import parlour


def any_actions(batch, luck):
    return np.array([luck.choice(np.flatnonzero(mask)[:40]) for mask in batch.masks])


@every_game
def test_a_batch_is_the_same_as_single_states(game):
    luck, batch = np.random.default_rng(1), game.batch(6, seed=10)
    single, next_seed = [game.new_initial_state(seed=10 + i) for i in range(6)], [16 + i for i in range(6)]
    for _ in range(60):
        actions = any_actions(batch, luck)
        for i, state in enumerate(single):
            assert batch.seats[i] == state.current_player() and batch.counts[i] == batch.masks[i].sum()
            assert (batch.masks[i] == state.legal_actions_mask()).all()
            assert (batch.observations[i] == state.observation_tensor(state.current_player())).all()
            state.apply_action(int(actions[i]))
        batch.step(actions)
        for i, state in enumerate(single):
            assert batch.dones[i] == state.is_terminal()
            if state.is_terminal():
                assert np.allclose(batch.rewards[i], state.returns())
                single[i] = game.new_initial_state(seed=next_seed[i])
                next_seed[i] += 6


@every_game
def test_threads_change_nothing(game):
    one, two = game.batch(16, seed=3, threads=1), game.batch(16, seed=3, threads=3)
    luck = np.random.default_rng(3)
    for _ in range(30):
        actions = any_actions(one, luck)
        one.step(actions), two.step(actions)
        assert (one.observations == two.observations).all() and (one.masks == two.masks).all()
    one.random_steps(50), two.random_steps(50)
    assert (one.observations == two.observations).all()


def test_the_arrays_stay_where_they_are_and_nobody_else_writes_them():
    batch = parlour.load_game("turing", 3).batch(8, seed=1)
    seen, before = batch.observations, batch.observations.copy()
    batch.random_steps(5)
    assert seen is not before and (seen == batch.observations).all() and not (seen == before).all()
    for array in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.dones, batch.counts):
        with pytest.raises(ValueError):
            array[0] = 1
        with pytest.raises(ValueError):
            array.flags.writeable = True
    kept = batch.masks
    del batch
    assert kept.shape == (8, 7) and kept.any(axis=1).all()


def test_points_are_credited_as_they_come():
    game = parlour.load_game("turing", 3, mode="cooperative", returns="points")
    batch, total, luck = game.batch(32, seed=1), np.zeros((32, 3)), np.random.default_rng(2)
    for _ in range(200):
        batch.step(any_actions(batch, luck))
        total += batch.rewards
    assert (total > 0).any() and (batch.rewards >= 0).all()
