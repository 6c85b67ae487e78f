# The bots as policies: they play whole games, by what their seat sees, and better ones win.
# SPDX-License-Identifier: MIT
import pytest
from settings import SETTINGS

import parlour

GAMES = ["turing", "not human", "machine", "machine alone"]


def load(name):
    game, players, options = SETTINGS[name]
    return parlour.load_game(game, players, **options)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("name", GAMES)
def test_bots_play_whole_games(name, level):
    game = load(name)
    bots = [game.bot(level, seed=seat) for seat in range(game.num_players())]
    first = parlour.play(game.new_initial_state(seed=1), bots, seed=1)
    for seat, bot in enumerate(bots):
        bot.restart(seat)
    assert first.is_terminal() and parlour.play(game.new_initial_state(seed=1), bots, seed=1).journal() == first.journal()


def test_a_bot_says_an_action_and_its_command():
    game = load("turing")
    state = game.new_initial_state(seed=1)
    one, two = game.bot("hard", character="Cog", seed=4), game.bot("hard", character="Cog", seed=4)
    assert game.command(one.step(state, 0)) == two.choose(state, 0)
    assert one.choose(state, 1) is None and one.step(state, 1) is None


def test_a_bot_sees_what_its_seat_sees_and_nothing_else():
    game = load("turing")
    for seed in range(5):
        state = game.new_initial_state(seed=seed)
        state.apply_action(game.bot(seed=1).step(state, 0), 0)
        twin = state.resample_from_infostate(1, seed=seed)
        assert game.bot("hard", seed=3).choose(state, 1) == game.bot("hard", seed=3).choose(twin, 1)


def test_bots_of_i_am_not_human_speak_freely_or_from_their_vocabulary():
    free = parlour.load_game("not-human", 3, rounds=1)
    spoken = parlour.play(free.new_initial_state(seed=2), [free.bot(seed=s) for s in range(3)]).view(0)["up"]["associations"]
    assert len(spoken) == 3
    game = parlour.load_game("not-human", 3, rounds=1, vocabulary="bots")
    assert game.num_distinct_actions() > 1000
    state, bots = game.new_initial_state(seed=2), [game.bot(seed=s) for s in range(3)]
    for _ in range(1000):
        if state.is_terminal():
            break
        moves = [(seat, bots[seat].step(state, seat)) for seat in state.acting_seats()]
        seat, action = next(move for move in moves if move[1] is not None)
        state.apply_action(action, seat)
    assert state.is_terminal()


def test_strangers_play_in_their_simple_ways():
    game = load("turing")
    assert "left" in parlour.strangers("turing") and parlour.strangers("turing-machine") == []
    bots = [game.bot(stranger="left", seed=seat) for seat in range(3)]
    state = parlour.play(game.new_initial_state(seed=3), bots)
    assert all(event["side"] == "L" for event in state.journal() if event["is"] == "VoteChosen")


def test_a_hard_bot_asks_fewer_questions_than_an_easy_one():
    game = load("machine alone")
    asked = {level: sum(parlour.play(game.new_initial_state(seed=s), [game.bot(level, seed=s)]).scores()[0] for s in range(5)) for level in ("easy", "hard")}
    assert asked["hard"] < asked["easy"]


def test_decks_show_what_is_on_their_pictures():
    assert parlour.decks() == ["dreams", "reveries", "tales"]
    for name in parlour.decks():
        deck = parlour.deck(name)
        assert deck.looks.shape == (len(deck), 20) and (deck.looks >= 0).all() and (deck.looks <= 1).all()
        assert len(deck.concepts) == len(deck) and all(deck.concepts)
