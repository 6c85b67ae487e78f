"""The mathematics of Turing Machine: problems, deduction, the exact solver, strategies, reviews.

Cards are lists of numbers, in extreme in pairs; answers are (proposal, verifier, yes), such as ("241", "A", True).
"""
# SPDX-License-Identifier: MIT
import json

from . import _parlour
from ._parlour import Difficulty, Problem

__all__ = ["Difficulty", "Problem", "Strategy", "deduce", "hint", "review", "solve", "strategy", "worlds"]


def _problem(share_code):
    return Problem.from_code(share_code)


def _difficulty(problem, count=100, *, seed=1):
    """How hard it is among so many others of its mode, cards and verifiers: questions that perfect play needs, on average.
    Notebooks draw it."""
    return _parlour._among(problem, count, seed)


Problem.__reduce__ = lambda problem: (_problem, (problem.share_code,))
Problem.difficulty = _difficulty
Problem._repr_svg_ = lambda problem: problem.difficulty()._repr_svg_()


def solve(cards, answers=(), *, mode="classic", asked_this_round=0, most_nodes=None):
    """The best next question and what is to be expected: worlds, codes, optimal (proven), rounds and questions as exact
    fractions, next as (proposal, verifier, whether a new round begins) or None if the code is known."""
    return _parlour._solve(list(cards), list(answers), mode, asked_this_round, most_nodes)


def deduce(cards, answers=(), *, mode="classic"):
    """All that follows: worlds, codes, for each verifier what it may check (possible) and which proposals would tell
    anything (telling)."""
    return _parlour._deduce(list(cards), list(answers), mode)


def worlds(cards, *, mode="classic"):
    """Every world as numpy arrays: accepted[world, verifier, code] and the code of each world (0 is 111, 124 is 555)."""
    return _parlour._worlds(list(cards), mode)


class Strategy:
    """Perfect play as a tree: nodes in the order of a walk, each with depth, yes, left and ask. Notebooks draw it."""

    def __init__(self, said):
        self.proven, self.nodes = said["proven"], said["nodes"]

    def __len__(self):
        return len(self.nodes)

    def _repr_svg_(self):
        return _parlour._strategy_svg(json.dumps({"proven": self.proven, "nodes": self.nodes}))


def strategy(cards, answers=(), *, mode="classic", asked_this_round=0, levels=4):
    """Some levels of perfect play from there, as a Strategy."""
    return Strategy(json.loads(_parlour._strategy(list(cards), list(answers), mode, asked_this_round, levels)))


def review(state):
    """What each question of a finished game was worth, against the best one, and what was luck. In thousandths."""
    return json.loads(_parlour._review(state))


def hint(state, seat=0):
    """The easiest step that a seat could make on its sheet now, as a structure."""
    return json.loads(_parlour._hint(state, seat))
