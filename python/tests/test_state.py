# A state as OpenSpiel shapes it: legal actions, clones, luck as a player, returns, what is remembered, pickles.
# SPDX-License-Identifier: MIT
import copy
import json
import pickle
import random

import numpy as np
import pytest
from settings import every_game, played, random_steps

import parlour


@every_game
def test_the_same_seed_is_the_same_game(game):
    assert played(game, 7).serialize() == played(game, 7).serialize()
    assert played(game, 7).journal() == played(game, 7).journal()


@every_game
def test_whoever_may_act_can_take_each_action_of_its_mask_and_no_other(game):
    state, luck = game.new_initial_state(seed=3), random.Random(3)
    for seat, _ in random_steps(state, luck, 60):
        mask = state.legal_actions_mask(seat)
        assert np.flatnonzero(mask).tolist() == state.legal_actions(seat)
        assert state.current_player() == state.acting_seats()[0]
        for action in luck.sample(range(game.num_distinct_actions()), min(12, game.num_distinct_actions())):
            twin = state.clone()
            if mask[action]:
                twin.apply_action(action, seat)
            else:
                with pytest.raises(ValueError):
                    twin.apply_action(action, seat)
                assert twin.serialize() == state.serialize()


@every_game
def test_every_action_has_its_own_words_and_its_command(game):
    said = [game.action_to_string(action) for action in range(game.num_distinct_actions())]
    assert len(set(said)) == len(said)
    for action in range(game.num_distinct_actions()):
        if action != game.wait_action:
            assert game.find_action(game.command(action)) == action


@every_game
def test_a_clone_goes_its_own_way(game):
    state = played(game, 5, most=3)
    before, twin = state.serialize(), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.serialize() == before != twin.serialize()
    assert copy.copy(state).serialize() == copy.deepcopy(state).serialize() == before


def test_a_clone_with_a_seed_of_its_own_has_other_luck():
    state = parlour.load_game("turing", 3).new_initial_state(seed=1)
    ends = set()
    for seed in range(8):
        twin = state.clone(seed=seed)
        for _ in random_steps(twin, random.Random(0), 12):
            pass
        ends.add(twin.observation_string(0))
    assert len(ends) > 1


@every_game
def test_a_pickle_is_the_same_state_and_goes_on_the_same(game):
    state = played(game, 11, most=9)
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state) and again.serialize() == state.serialize() and again.game == game
    for one in (state, again):
        for _ in random_steps(one, random.Random(4)):
            pass
    assert state.returns() == again.returns() and state.journal() == again.journal()


@every_game
def test_luck_as_a_player_draws_one_thing_after_the_other(game):
    state, luck, draws = game.new_initial_state(), random.Random(2), 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            draws += 1
            assert state.current_player() == parlour.CHANCE and state.acting_seats() == []
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
            assert [outcome for outcome, _ in state.chance_outcomes()] == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()[:200]))
    assert draws > 0 or game.name == "turing-machine"
    assert parlour.deserialize(state.serialize()).serialize() == state.serialize()


@every_game
def test_a_win_is_one_shared_by_all_who_win(game):
    state = played(game, 2)
    assert state.is_terminal() and state.current_player() == parlour.TERMINAL and state.legal_actions() == []
    winners = state.winners()
    assert state.returns() == [1 / len(winners) if seat in winners else 0 for seat in range(game.num_players())]


def test_points_are_what_the_rules_count():
    options = {"mode": "cooperative"}
    state = played(parlour.load_game("turing", 3, returns="points", **options), 4)
    assert state.returns() == state.scores() and sum(state.scores()) > 0
    machine = played(parlour.load_game("turing-machine", 1, returns="points", problem={"printed": 1}), 4)
    assert machine.returns() == [-machine.scores()[0]]


@every_game
def test_each_number_has_a_name_and_can_be_read_back(game):
    names, scale = game.observation_names(), game.observation_scale()
    assert len(names) == len(set(names)) == len(scale) == game.observation_tensor_size()
    state = played(game, 6, most=7)
    numbers = dict(zip(names, (state.observation_tensor(0) * scale).tolist()))
    up = state.view(0)["up"]
    assert numbers[f"up.phase={up['phase']}"] == 1
    assert numbers["up.round"] == up["round"]
    assert numbers["seat=0"] == 1
    assert numbers[f"mine={state.view(0)['mine']['is']}"] == 1


def test_a_turing_tensor_has_the_pictures_that_lie_there():
    game = parlour.load_game("turing", 3)
    state = played(game, 1, most=4)
    up = state.view(1)["up"]
    numbers = dict(zip(game.observation_names(), state.observation_tensor(1) * game.observation_scale()))
    assert numbers["up.guide"] == up["guide"]
    for i, pair in enumerate(up["pairs"]):
        assert (numbers[f"up.pairs.{i}?"], numbers[f"up.pairs.{i}.left"], numbers[f"up.pairs.{i}.right"]) == (1, pair["left"], pair["right"])


@every_game
def test_what_a_seat_saw_is_remembered_for_ever(game):
    state, luck, before = game.new_initial_state(seed=9), random.Random(9), "seat 0\n"
    for _ in random_steps(state, luck, 40):
        now = state.information_state_string(0)
        assert now.startswith(before)
        before = now
    rows = state.information_state_tensor(0)
    assert rows.shape[0] == state.information_state_string(0).count("\n") - 1
    assert rows.shape[1] == len(game.information_state_names())


def test_older_rounds_of_turing_are_in_the_memory_and_not_in_the_view():
    state = played(parlour.load_game("turing", 3), 3)
    memory = [json.loads(line) for line in state.information_state_string(0).splitlines()[1:] if line.startswith("{")]
    assert [event["is"] for event in memory].count("RoundStarted") == state.view(0)["up"]["round"] >= 3
    assert len(memory) == sum("is" in event and event["is"] not in ("MachineDrawn", "RowDrawn", "VoteChosen") for event in state.journal())


def test_words_may_be_free_or_a_vocabulary():
    free = parlour.load_game("not-human", 3, rounds=1)
    state = free.new_initial_state(seed=1)
    for seat in range(3):
        state.apply_command({"is": "Ready"}, seat)
    state.apply_command({"is": "Say", "word": "zeppelin"}, 0)
    assert state.view(1)["up"]["associations"][0]["word"] == "zeppelin"
    assert pickle.loads(pickle.dumps(state)).view(1) == state.view(1)
    assert "given before" in state.why_not({"is": "Say", "word": "Zeppelin"}, 1)
    game = parlour.load_game("not-human", 3, rounds=1, vocabulary=["zeppelin", "harp", "moss", "owl"])
    assert [game.action_to_string(a) for a in range(game.num_distinct_actions())][-5:] == [
        'Say word "zeppelin"', 'Say word "harp"', 'Say word "moss"', 'Say word "owl"', "Wait"]
    state = game.new_initial_state(seed=1)
    for seat in range(3):
        state.apply_command({"is": "Ready"}, seat)
    say = game.find_action({"is": "Say", "word": "moss"})
    state.apply_action(say, 0)
    assert say not in state.legal_actions(1) and say + 1 in state.legal_actions(1)
    numbers = dict(zip(game.observation_names(), state.observation_tensor(1) * game.observation_scale()))
    assert numbers["up.associations.0.word"] == 3


def test_when_all_wait_time_is_up():
    game = parlour.load_game("not-human", 3, rounds=1)
    state = game.new_initial_state(seed=1)
    for seat in range(3):
        assert state.view(0)["up"]["phase"] == "looking" and state.current_player() == seat
        state.apply_action(game.wait_action, seat)
    assert state.view(0)["up"]["phase"] == "associating"


def test_a_record_is_what_everybody_saw():
    state = played(parlour.load_game("turing", 3), 8)
    record = parlour.read_record(state.record(["Ada", "Bo", "Cy"]))
    assert record.finished and record.scores == state.scores() and record.winners == state.winners()
    assert list(record) == state.journal() and record.view(len(record), 1) == state.view(1)
    assert record.view(len(record))["mine"] == {"is": "Watcher"}
    assert parlour.read_record(json.dumps(record.to_dict())).players == ["Ada", "Bo", "Cy"]
