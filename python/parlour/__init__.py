"""Parlour for Python: Turing, I Am Not Human and Turing Machine for research.

    import parlour
    game = parlour.load_game("turing", players=3)
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    print(state.returns())

Games have the shape of OpenSpiel's; parlour.aec and parlour.parallel have PettingZoo's; game.batch() plays many at once
into numpy arrays. docs/python.md is a tutorial.
"""
# SPDX-License-Identifier: MIT
import json
import pathlib
import random

from . import _parlour
from ._errors import Refused
from ._parlour import CHARACTERS, Batch, Bot, Calibration, Deck, Game, State, __version__, strangers
from ._record import Record, read_record

__all__ = ["CHARACTERS", "CHANCE", "TERMINAL", "Batch", "Bot", "Calibration", "Deck", "Game", "Record", "Refused", "State", "__version__", "calibrate",
           "deck", "decks", "deserialize", "games", "load_game", "play", "read_record", "strangers"]

CHANCE, TERMINAL = -1, -4  # what current_player() says besides a seat, as in OpenSpiel

_DECKS = pathlib.Path(__file__).parent / "decks"


def games():
    """What there is to play: name, title, players and options of each game, as dictionaries."""
    return _parlour._games()


def load_game(name, players=None, *, returns="wins", vocabulary=None, **options):
    """A game by its name: "turing", "not-human" or "turing-machine".

    players: as few as its rules allow, unless you say. returns: "wins" (a win is 1, shared by those who win) or "points".
    vocabulary: for I Am Not Human, the words that are actions: a list, or "bots" for all that the bots may say.
    options: the game's own, as `parlour games` lists them; what does not fit is refused with the engine's sentence.
    """
    if players is None:
        players = _fewest(name, options)
    if isinstance(vocabulary, str):
        if vocabulary != "bots":
            raise ValueError('A vocabulary is a list of words, or "bots" for all that the bots may say.')
        vocabulary = _parlour._bot_words(options.get("language", "en"))
    try:
        text = json.dumps(options)
    except (TypeError, ValueError) as why:
        raise ValueError(f"The options cannot be written as JSON: {why}") from None
    return _parlour._load(name, text, players, returns, list(vocabulary or []))


def _fewest(name, options):
    for game in games():
        if game["name"] == name:
            competitive = name == "turing" and options.get("mode", "competitive") == "competitive"
            return 3 if competitive else game["fewestPlayers"]  # T-M1
    return 1


def deserialize(text):
    """The state that State.serialize() wrote; what was tampered with is refused by the rules."""
    return _parlour.deserialize(text)


def decks():
    """The names of the decks that come with the package."""
    return sorted(file.stem for file in _DECKS.glob("*.json"))


def deck(name):
    """A deck by its name, or by the path of a deck.json: what there is to see on its pictures, as numbers and words."""
    inside = _DECKS / f"{name}.json"
    file = inside if str(name) in decks() else pathlib.Path(name)
    if file.is_dir():
        file = file / "deck.json"
    if not file.is_file():
        raise ValueError(f'There is no deck "{name}"; there are: {", ".join(decks())}, or the path of a deck.json.')
    return Deck(file.read_text(encoding="utf-8"))


def _bot(game, level="normal", *, character=None, stranger=None, deck=None, seed=0):
    """A bot for this game. level: easy, normal or hard. character: one of CHARACTERS. stranger: one of strangers(name).

    deck: what it sees on pictures; unless you say, the deck that the game is played with at a table.
    """
    own = {"turing": "reveries", "not-human": "tales"}.get(game.name)
    if own and deck is None and own in decks():
        deck = globals()["deck"](own)
    return game._bot(level, character or "", stranger or "", deck, seed)


def _batch(game, count, *, seed=0, threads=1, observe=True):
    """So many games side by side, on the luck of seed, seed + 1...; see Batch."""
    return game._batch(count, seed, threads, observe)


for _kind in Game.__subclasses__():
    _kind.bot, _kind.batch = _bot, _batch


def calibrate(levels=("hard", "normal", "easy"), *, games=500, deck=None, seed=1):
    """Whether bots of Turing know how sure they may be: so many games of three of each level, as a Calibration. Notebooks draw it."""
    if deck is None:
        deck = globals()["deck"]("reveries")
    return _parlour._calibrate(list(levels), deck, games, seed)


def play(state, bots, seed=0):
    """Plays on until the end, every seat by its bot, in any order that the rules allow. Returns the state."""
    if len(bots) != state.num_players():
        raise ValueError(f"There are {state.num_players()} seats, and {len(bots)} bots.")
    luck = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        seats = state.acting_seats()
        luck.shuffle(seats)
        if not any(_move(state, bots[seat], seat) for seat in seats):
            raise RuntimeError("No bot wants to do anything.")
    return state


def _move(state, bot, seat):
    command = bot.choose(state, seat)
    if command is not None:
        state.apply_command(command, seat)
        return True
    wait = state.game.wait_action
    if wait is not None and wait in state.legal_actions(seat):
        state.apply_action(wait, seat)
        return True
    return False
