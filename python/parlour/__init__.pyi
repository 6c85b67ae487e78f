# What the package offers, for editors, type checkers and readers.
# SPDX-License-Identifier: MIT
from pathlib import Path
from typing import Any, Iterator, Literal, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

Level = Literal["easy", "normal", "hard"]
Json = dict[str, Any]

__version__: str
CHARACTERS: tuple[str, ...]
CHANCE: int
TERMINAL: int

class Refused(ValueError):
    """A rule of the game refuses this. str() is the sentence."""
    rule: str
    name: str

class Game:
    """A game with its options and players: makes states, batches and bots. Never changes."""
    name: str
    title: str
    options: Json
    vocabulary: list[str]
    returns: Literal["wins", "points"]
    wait_action: Optional[int]
    """In a game with clocks: the action that lets others go first. When all wait, time is up."""
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...
    def observation_tensor_size(self) -> int: ...
    def observation_names(self) -> list[str]:
        """What each number of an observation is called: "up.pairs.0.left", "mine=Responder"."""
    def observation_scale(self) -> npt.NDArray[np.float32]:
        """What each number has to be multiplied by to be the game's own: a picture's number, points."""
    def information_state_names(self) -> list[str]: ...
    def action_to_string(self, action: int) -> str: ...
    def command(self, action: int) -> Optional[Json]:
        """The action as referee and server take it; None for the action of waiting."""
    def find_action(self, command: Union[Json, str]) -> Optional[int]: ...
    def new_initial_state(self, seed: Optional[int] = None) -> State:
        """With a seed luck is sampled; without one it is a player (CHANCE), who draws one thing after the other."""
    def batch(self, count: int, *, seed: int = 0, threads: int = 1, observe: bool = True) -> Batch: ...
    def bot(self, level: Level = "normal", *, character: Optional[str] = None, stranger: Optional[str] = None,
            deck: Optional[Deck] = None, seed: int = 0) -> Bot: ...
    def simulate(self, games: int, seed: int = 0) -> Json:
        """Random games in C++, counted: decisions, wins and points by seat."""
    def serialize(self) -> str: ...

class State:
    """A game so far. Seats are 0, 1, 2...; where a seat is left out it is current_player()."""
    game: Game
    def clone(self, seed: Optional[int] = None) -> State:
        """The same state; with a seed, luck goes on from that one, so that a search does not foresee it."""
    def num_players(self) -> int: ...
    def current_player(self) -> int:
        """The first seat that may act; CHANCE where luck draws; TERMINAL at the end."""
    def acting_seats(self) -> list[int]:
        """All seats that may act now, in any order. It depends on nothing that is secret."""
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self, seat: Optional[int] = None) -> list[int]: ...
    def legal_actions_mask(self, seat: Optional[int] = None) -> npt.NDArray[np.bool_]: ...
    def action_to_string(self, action: int) -> str: ...
    def apply_action(self, action: int, seat: Optional[int] = None) -> None:
        """Raises Refused with the rule's sentence; then nothing has changed."""
    def apply_command(self, command: Union[Json, str], seat: int) -> None:
        """Any command that the rules allow, such as a word that is not in the vocabulary."""
    def why_not(self, command: Union[Json, str], seat: int) -> Optional[str]:
        """Why the rules refuse this to that seat; None if they do not."""
    def returns(self) -> list[float]: ...
    def scores(self) -> list[int]: ...
    def winners(self) -> list[int]: ...
    def view(self, seat: int) -> Json:
        """All that this seat may know now."""
    def facts(self, seat: int) -> Json:
        """What follows from that by the rules."""
    def observation_string(self, seat: int) -> str: ...
    def observation_tensor(self, seat: int) -> npt.NDArray[np.float32]: ...
    def information_state_string(self, seat: int) -> str:
        """All that this seat has ever seen: what happened before everybody's eyes, and what it held itself."""
    def information_state_tensor(self, seat: int) -> npt.NDArray[np.float32]:
        """The same as numbers: a row for each thing that it saw."""
    def resample_from_infostate(self, seat: int, seed: int) -> State:
        """Another state that this seat cannot tell from this one."""
    def journal(self) -> list[Json]:
        """Every event, secrets included."""
    def record(self, names: Sequence[str] = ...) -> Json:
        """A finished game as a file for read_record, in the form of a table's replay."""
    def history(self) -> list[Json]: ...
    def serialize(self) -> str:
        """Text from which deserialize() makes the same state; pickle uses it."""

class Batch:
    """Many games side by side. step() writes into the same arrays each time; games that are over begin anew."""
    observations: npt.NDArray[np.float32]
    """[game, number]: what the seat sees that decides."""
    masks: npt.NDArray[np.bool_]
    """[game, action]: what it may do."""
    counts: npt.NDArray[np.int32]
    """[game]: how many actions that are."""
    seats: npt.NDArray[np.int32]
    """[game]: who decides."""
    rewards: npt.NDArray[np.float32]
    """[game, seat]: what the last step was worth."""
    dones: npt.NDArray[np.bool_]
    """[game]: whether the last step ended a game; what is seen now is of the next one."""
    def __len__(self) -> int: ...
    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """One action for each game, without the GIL. If one is not allowed, nothing is played."""
    def random_steps(self, steps: int) -> None: ...

class Bot:
    """One of the bots that sit at tables. It remembers its game: restart() before another one."""
    def step(self, state: State, seat: Optional[int] = None) -> Optional[int]:
        """Its action; None if it would rather let others go first, and there is no action for that."""
    def choose(self, state: State, seat: Optional[int] = None) -> Optional[Json]:
        """Its command, which may be a word that is no action."""
    def restart(self, seed: int) -> None: ...

class Deck:
    """What there is to see on the pictures of a deck."""
    name: str
    looks: npt.NDArray[np.float32]
    """[picture, look]: light, colour, texture, directions, places; each from 0 to 1."""
    concepts: list[list[str]]
    def __init__(self, json: str) -> None: ...
    def __len__(self) -> int: ...

class Calibration:
    """How often bots of Turing were right, by how sure they were. Notebooks draw it."""
    levels: dict[str, list[tuple[float, float, int]]]
    """For each level: how sure on average, how often right, of how many guesses."""
    def _repr_svg_(self) -> str: ...

class Record:
    """A finished game, step by step. Notebooks draw how its points came about."""
    game: str
    players: list[str]
    options: Json
    finished: bool
    scores: list[int]
    winners: list[int]
    steps: list[tuple[bool, Json]]
    def __init__(self, record: Union[Json, str]) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Json]: ...
    def view(self, step: int, seat: Optional[int] = None) -> Json: ...
    def verify(self, *, commitment: Optional[str] = None, mix: Optional[str] = None, seat: Optional[int] = None,
               luck: Optional[str] = None) -> Json:
        """Whether it was dealt as its house had promised, with what you have noted of it (docs/fairness.md)."""
    def to_dict(self) -> Json: ...
    def _repr_svg_(self) -> Optional[str]: ...

def games() -> list[Json]: ...
def load_game(name: str, players: Optional[int] = None, *, returns: Literal["wins", "points"] = "wins",
              vocabulary: Union[Sequence[str], Literal["bots"], None] = None, **options: Any) -> Game: ...
def decks() -> list[str]: ...
def deck(name: Union[str, Path]) -> Deck: ...
def deserialize(text: str) -> State: ...
def calibrate(levels: Sequence[Level] = ..., *, games: int = 500, deck: Optional[Deck] = None, seed: int = 1) -> Calibration: ...
def strangers(game: str) -> list[str]:
    """People's simple ways of playing it, by name: what Game.bot takes as a stranger."""
def play(state: State, bots: Sequence[Bot], seed: int = 0) -> State: ...
def read_record(source: Union[Json, str, Path]) -> Record: ...
