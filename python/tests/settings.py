# The games that all tests are about, and random play of one.
# SPDX-License-Identifier: MIT
import random

import pytest

import parlour

SETTINGS = {
    "turing": ("turing", 3, {}),
    "turing together": ("turing", 2, {"mode": "cooperative"}),
    "gnirut": ("turing", 4, {"mode": "gnirut", "difficulty": "easy"}),
    "not human": ("not-human", 4, {"rounds": 2}),
    "not human, no server": ("not-human", 3, {"rounds": 1, "server": False}),
    "machine alone": ("turing-machine", 1, {"problem": {"printed": 1}}),
    "machine": ("turing-machine", 3, {"problem": {"verifiers": 5, "difficulty": "hard"}}),
    "machine together": ("turing-machine", 2, {"play": "together"}),
}
every_game = pytest.mark.parametrize("game", [pytest.param(parlour.load_game(n, p, **o), id=i) for i, (n, p, o) in SETTINGS.items()])


def random_steps(state, luck, most=100000):
    """Plays at random, any seat that may act; yields before each act the seat and its action."""
    while not state.is_terminal() and most > 0:
        most -= 1
        if state.is_chance_node():
            state.apply_action(luck.choice(state.legal_actions()))
            continue
        seat = luck.choice(state.acting_seats())
        action = luck.choice(state.legal_actions(seat)[:40])
        yield seat, action
        state.apply_action(action, seat)


def played(game, seed=1, most=100000):
    state = game.new_initial_state(seed=seed)
    for _ in random_steps(state, random.Random(seed), most):
        pass
    return state
