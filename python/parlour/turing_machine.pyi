# What parlour.turing_machine offers, for editors, type checkers and readers.
# SPDX-License-Identifier: MIT
from typing import Any, Literal, Optional, Sequence

import numpy as np
import numpy.typing as npt

from . import Json, State

Mode = Literal["classic", "extreme", "nightmare"]
Answer = tuple[str, str, bool]
"""The proposal, the verifier's letter, whether it said yes."""

class Problem:
    """Cards, one criterion of each, and the only code that meets them all. Notebooks draw it among its like."""
    mode: Mode
    cards: list[int]
    numbers: list[int]
    """The numbers of its verification cards."""
    code: str
    criteria: list[str]
    """What each verifier checks."""
    share_code: str
    """Means this problem for ever."""
    @staticmethod
    def generate(mode: Mode = "classic", verifiers: int = 4, difficulty: Literal["easy", "standard", "hard"] = "easy",
                 seed: int = 0) -> Problem:
        """A new one; the same seed, the same problem."""
    @staticmethod
    def printed(number: int) -> Problem:
        """One of the twenty that come with the game."""
    @staticmethod
    def from_code(share_code: str) -> Problem: ...
    @staticmethod
    def from_numbers(cards: Sequence[int], numbers: Sequence[int], mode: Mode = "classic") -> Problem:
        """From the cards on the table and the numbers of their verification cards."""
    def answer(self, verifier: str, proposal: str) -> bool: ...
    def rate(self) -> Json:
        """What perfect play needs, on average and at most, and how much of it is reasoning."""
    def difficulty(self, count: int = 100, *, seed: int = 1) -> Difficulty: ...
    def _repr_svg_(self) -> str: ...

class Difficulty:
    """How hard a problem is among others of its mode, cards and verifiers. Notebooks draw it."""
    questions: float
    """How many perfect play needs on average."""
    others: list[float]
    """The same of each of the others."""
    harder_than: int
    """So many of the others need fewer."""
    def _repr_svg_(self) -> str: ...

class Strategy:
    proven: bool
    nodes: list[Json]
    def __init__(self, said: Json) -> None: ...
    def __len__(self) -> int: ...
    def _repr_svg_(self) -> str: ...

def solve(cards: Sequence[int], answers: Sequence[Answer] = ..., *, mode: Mode = "classic", asked_this_round: int = 0,
          most_nodes: Optional[int] = None) -> dict[str, Any]: ...
def deduce(cards: Sequence[int], answers: Sequence[Answer] = ..., *, mode: Mode = "classic") -> dict[str, Any]: ...
def worlds(cards: Sequence[int], *, mode: Mode = "classic") -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.uint8]]: ...
def strategy(cards: Sequence[int], answers: Sequence[Answer] = ..., *, mode: Mode = "classic", asked_this_round: int = 0,
             levels: int = 4) -> Strategy: ...
def review(state: State) -> Json: ...
def hint(state: State, seat: int = 0) -> Json: ...
