# Whatever a stranger gives: an exception with a sentence, never a crash, and nothing has changed.
# SPDX-License-Identifier: MIT
import json
import pickle
import random

import numpy as np
import pytest
from settings import every_game, played

import parlour
from parlour import turing_machine as machine


def refused(sentence, what, *arguments, **named):
    with pytest.raises((ValueError, TypeError), match=sentence) as why:
        what(*arguments, **named)
    return why.value


def test_a_game_that_cannot_be():
    refused("there is no game called", parlour.load_game, "chess", 2)
    refused("competitive play needs 3 to 6 players.*T-M1", parlour.load_game, "turing", 2)
    assert refused("T-C2", parlour.load_game, "turing", 7).rule == "T-C2"
    refused("in the options", parlour.load_game, "turing", 3, mode="chaotic")
    refused("in the options", parlour.load_game, "turing", 3, colour="red")
    refused("at least 60", parlour.load_game, "turing", 3, deck=3)
    refused("cannot be written as JSON", parlour.load_game, "turing", 3, mode={1, 2})
    refused("wins", parlour.load_game, "turing", 3, returns="money")
    refused("only I Am Not Human", parlour.load_game, "turing", 3, vocabulary=["word"])
    refused("in the vocabulary", parlour.load_game, "not-human", 3, vocabulary=["two words"])
    refused("are one word", parlour.load_game, "not-human", 3, vocabulary=["moss", "Moss"])
    refused('or "bots"', parlour.load_game, "not-human", 3, vocabulary="moss")
    for players in (-1, 0, 10**6, 2**40, "three", None.__class__, 2.5):
        with pytest.raises((ValueError, TypeError)):
            parlour.load_game("turing", players)


@every_game
def test_acts_that_cannot_be(game):
    state = game.new_initial_state(seed=1)
    before = state.serialize()
    for action in (-1, -2**31, game.num_distinct_actions(), 2**31 - 1):
        refused("there is no action", state.apply_action, action)
        refused("there is no action", state.action_to_string, action)
        refused("there is no action", game.action_to_string, action)
        refused("there is no action", game.command, action)
    for seat in (-1, -4, game.num_players(), 127, 128, 255, 10**6):
        for ask in (state.view, state.facts, state.observation_tensor, state.observation_string, state.information_state_string,
                    state.information_state_tensor, state.legal_actions, state.legal_actions_mask):
            refused("there is no seat", ask, seat)
        refused("there is no seat", state.apply_action, 0, seat)
        refused("there is no seat", state.apply_command, {"is": "Pass"}, seat)
        refused("there is no seat", state.resample_from_infostate, seat, 1)
    for wrong in ("", "{", "[]", "null", {"is": "Nothing"}, {"is": "Answer"}, {"is": "Answer", "position": -1}, {"is": "Say", "word": 5}, 7):
        refused("", state.apply_command, wrong, 0)
        refused("", game.find_action, wrong)
    for wrong in (None, "x", 1.5, [], 2**70):
        refused("", state.apply_action, wrong)
    refused("for games that are over", state.record)
    assert state.serialize() == before


def test_a_refusal_says_its_rule():
    state = parlour.load_game("turing", 3).new_initial_state(seed=1)
    why = refused("wait for the Responder's next pair", state.apply_action, 0, 1)
    assert isinstance(why, parlour.Refused) and (why.rule, why.name) == ("T-V1", "noPair")


def test_steps_that_a_batch_cannot_take():
    game = parlour.load_game("turing", 3)
    batch = game.batch(4, seed=1)
    before = batch.observations.copy()
    legal = batch.masks.argmax(axis=1)
    for wrong in (legal[:3], np.append(legal, 0), legal.reshape(2, 2), np.array(3), []):
        refused("one action for each", batch.step, wrong)
    refused("whole numbers", batch.step, legal.astype(float))
    refused("game 2 does not allow action", batch.step, np.where(np.arange(4) == 2, 0, legal))
    for action in (-1, 7, 2**62, -2**63):
        refused("nothing was played", batch.step, np.full(4, action))
    assert (batch.observations == before).all()
    for count in (0, -1, 2**40):
        refused("1 to 1048576", game.batch, count)
    refused("threads", game.batch, 4, threads=0)


def test_bots_that_cannot_be():
    game, other = parlour.load_game("turing", 3), parlour.load_game("turing", 4)
    refused("there is no level", game.bot, "genius")
    refused("nobody is called", game.bot, character="Bob")
    refused("nobody plays like", game.bot, stranger="cheat")
    refused("another game", game.bot().step, other.new_initial_state(seed=1))
    refused("", game.bot().step, parlour.load_game("turing-machine", 1).new_initial_state(seed=1))
    refused("has 90 pictures", parlour.load_game("turing", 3, deck=200).bot, deck=parlour.deck("dreams"))
    refused("there is no seat", game.bot().step, game.new_initial_state(seed=1), 9)
    refused("There is no deck", parlour.deck, "poker")
    refused("this is no deck", parlour.Deck, '{"name":"x"}')
    refused("3 seats, and 1 bots", parlour.play, game.new_initial_state(seed=1), [game.bot()])


def test_questions_to_the_solver_that_cannot_be():
    cards = [4, 9, 11, 14]
    refused("there is no card", machine.solve, [4, 9, 11, 99])
    refused("", machine.solve, [4, 9, 11])
    refused("", machine.solve, [4, 4, 11, 14])
    refused("4 to 6 verifiers", machine.solve, list(range(1, 20)))
    refused("there is no mode", machine.solve, cards, mode="insane")
    refused("is no code", machine.solve, cards, [("666", "A", True)])
    refused("there is no verifier", machine.solve, cards, [("111", "Z", True)])
    refused("contradict", machine.solve, cards, [("111", "A", True), ("111", "A", False)])
    refused("", machine.solve, cards, asked_this_round=9)
    refused("1 to 12 levels", machine.strategy, cards, levels=99)
    refused("1 to 20", machine.Problem.printed, 21)
    refused("", machine.Problem.from_code, "AAAA-AAAA")
    refused("", machine.Problem.from_numbers, cards, [1, 2, 3, 4])
    refused("there is no difficulty", machine.Problem.generate, difficulty="absurd")
    refused("4 to 6 verifiers", machine.Problem.generate, verifiers=9)


def spoilt(text, luck):
    """One of many ways in which a text can be tampered with."""
    at, end = luck.randrange(len(text)), luck.randrange(len(text))
    ways = [lambda: text[:at] + luck.choice('0123456789-"{}[],:xé\0') + text[at + 1:], lambda: text[:at], lambda: text[:min(at, end)] + text[max(at, end):],
            lambda: text[:at] + text[min(at, end):max(at, end)] + text[at:], lambda: text[:at] + str(luck.choice([-1, 99, 2**31, 2**63, 2**70])) + text[at + 1:]]
    return luck.choice(ways)()


@every_game
def test_a_saved_game_that_was_tampered_with_is_a_game_or_an_exception(game):
    luck, text = random.Random(1), played(game, 3, most=12).serialize()
    outcomes = set()
    for _ in range(600):
        try:
            state = parlour.deserialize(spoilt(text, luck))
            state.observation_tensor(0), state.legal_actions(), str(state)
            outcomes.add("a game")
        except ValueError as why:
            assert str(why)
            outcomes.add("an exception")
    assert "an exception" in outcomes


def test_a_pickle_that_was_tampered_with():
    game = parlour.load_game("turing", 3)
    saved = json.loads(played(game, 1, most=6).serialize())
    step = next(i for i, step in enumerate(saved["steps"]) if step["is"] == "Act")
    saved["steps"][step]["seat"] = 1
    refused("T-R1|only the Responder", parlour.deserialize, json.dumps(saved))
    with pytest.raises(ValueError):
        pickle.loads(pickle.dumps(played(game, 1, most=6)).replace(b'"players":3', b'"players":9'))


def test_a_record_that_was_tampered_with():
    luck, text = random.Random(2), json.dumps(played(parlour.load_game("turing", 3), 2).record())
    for _ in range(400):
        try:
            record = parlour.Record(spoilt(text, luck))
            record.view(len(record))
        except ValueError as why:
            assert str(why)


def test_pictures_that_cannot_be():
    problem = machine.Problem.printed(1)
    for count in (0, -1, 100_001):
        refused("1 to 100000", problem.difficulty, count)
    refused("there is no level", parlour.calibrate, ["genius"])
    refused("1 to 1000000", parlour.calibrate, ["hard"], games=0)
    tiny = parlour.Deck('{"name":"tiny","kind":"imported","seed":0,"fullBytes":0,"tableBytes":0,"smallBytes":0,"cards":[]}')
    refused("has 0 pictures", parlour.calibrate, ["hard"], deck=tiny)
    strategy = machine.strategy([4, 9, 11, 14])
    strategy.nodes = [{"depth": 1}]
    refused("this is no strategy", strategy._repr_svg_)


@every_game
def test_thousands_of_random_calls_end_in_an_answer_or_an_exception(game):
    luck = random.Random(4)
    anything = [0, 1, 2, 3, -1, 5, 7, 100, 2**31, 2**64, -2**63, None, "", "x", {}, [], {"is": "Pass"}, {"is": "Ready"}, 0.5, True, b"x"]
    state = game.new_initial_state(seed=4)
    names = [name for name in dir(state) if not name.startswith("_") and name not in ("game",)]
    for _ in range(1500):
        name = luck.choice(names)
        try:
            getattr(state, name)(*luck.choices(anything, k=luck.randrange(3)))
        except (ValueError, TypeError, OverflowError) as why:
            assert str(why)
        if state.is_terminal() or luck.random() < 0.02:
            state = game.new_initial_state(seed=luck.choice([None, 1, 2, 3]))
