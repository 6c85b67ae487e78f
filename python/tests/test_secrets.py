# Non-interference: two worlds that differ only in what a seat may not know are the same to it, in every form and forever.
# SPDX-License-Identifier: MIT
import random

import pytest
from settings import every_game, random_steps


def all_that(state, seat):
    """Everything that this seat is told about a state."""
    return (state.observation_string(seat), state.observation_tensor(seat).tobytes(), state.information_state_string(seat),
            state.information_state_tensor(seat).tobytes(), state.legal_actions_mask(seat).tobytes(), state.facts(seat),
            state.acting_seats(), state.current_player(), state.is_terminal(), state.returns(), state.scores())


@every_game
def test_a_world_dealt_anew_looks_the_same_to_the_seat_that_doubts(game):
    state, luck, others = game.new_initial_state(seed=13), random.Random(13), 0
    for step, _ in enumerate(random_steps(state, luck, 50)):
        for seat in range(game.num_players()):
            twin = state.resample_from_infostate(seat, seed=step)
            assert all_that(twin, seat) == all_that(state, seat)
            others += any(twin.observation_tensor(other).tobytes() != state.observation_tensor(other).tobytes()
                          for other in range(game.num_players()) if other != seat)
    assert others > 0 or game.num_players() == 1 or game.options.get("play") == "together"


@every_game
def test_what_a_seat_does_itself_looks_the_same_in_both_worlds(game):
    state, luck = game.new_initial_state(seed=21), random.Random(21)
    for seat, action in random_steps(state, luck, 40):
        twin = state.resample_from_infostate(seat, seed=5)
        assert action in twin.legal_actions(seat)
        here, there = state.clone(seed=1), twin.clone(seed=1)
        here.apply_action(action, seat), there.apply_action(action, seat)
        if here.view(seat)["up"] == there.view(seat)["up"]:  # else a rule has told something
            assert here.observation_tensor(seat).tobytes() == there.observation_tensor(seat).tobytes()


@pytest.mark.parametrize("word", ["machine", "votes", "human", "truth", "number"])
@every_game
def test_no_number_is_called_after_a_secret(game, word):
    names = [name for name in game.observation_names() if name.startswith("up.") and f".{word}" in name]
    assert all(name.startswith(("up.lastRound", "up.end")) for name in names)


@every_game
def test_a_dealt_state_can_be_played_to_its_end_and_saved(game):
    import parlour
    state = game.new_initial_state(seed=2)
    for _ in random_steps(state, random.Random(2), 8):
        pass
    if state.is_terminal():
        return
    twin = state.resample_from_infostate(0, seed=3)
    for _ in random_steps(twin, random.Random(3)):
        pass
    assert twin.is_terminal() and parlour.deserialize(twin.serialize()).returns() == twin.returns()
    with pytest.raises(ValueError, match="dealt anew"):
        twin.journal()
