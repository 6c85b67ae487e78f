# The examples do what they say, and so does every piece of code in docs/python.md; the stubs name what there is.
# SPDX-License-Identifier: MIT
import ast
import inspect
import pathlib
import re
import sys

import pytest

import parlour
from parlour import turing_machine

PROJECT = pathlib.Path(__file__).parents[2]
sys.path.insert(0, str(PROJECT / "python" / "examples"))


@pytest.mark.parametrize("name", ["turing", "not-human", "turing-machine"])
def test_a_random_agent_plays_every_game(name):
    import random_agent
    game = parlour.load_game(name)
    assert len(random_agent.one_game(game, seed=1)) == game.num_players()
    ended, won = random_agent.many_games(game, steps=300, count=30)
    assert ended > 0 and won.sum() <= ended + 1e-3


def test_a_small_learner_reads_a_responder_better_than_chance():
    import learn_to_read
    assert learn_to_read.main(train=1000, test=600) > 0.6  # by chance 0.5, with a spread of 0.02


def test_exploitability_falls_as_both_learn():
    import exploitability
    before, after = exploitability.main(rounds=40)
    assert before > 0.1 and 0 <= after < before / 3


def test_the_tutorial_is_true():
    text = (PROJECT / "docs" / "python.md").read_text(encoding="utf-8")
    pieces = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(pieces) >= 4
    names = {}
    for piece in pieces:
        exec(compile(piece, "docs/python.md", "exec"), names)


def test_the_wheel_is_small():
    [wheel] = (PROJECT / "build" / "python").glob("parlour-*.whl")
    assert wheel.stat().st_size < 1_000_000


def stubs_of(module):
    package = pathlib.Path(parlour.__file__).parent
    return ast.parse((package / f"{module}.pyi").read_text(encoding="utf-8"))


def kinds():
    """A thing of each kind that the stubs tell of."""
    game, problem = parlour.load_game("turing"), turing_machine.Problem.printed(1)
    return {"Game": game, "State": game.new_initial_state(seed=1), "Batch": game.batch(1), "Bot": game.bot(), "Deck": parlour.deck("tales"),
            "Problem": problem, "Difficulty": problem.difficulty(5)}


@pytest.mark.parametrize("module", [parlour, turing_machine])
def test_the_stubs_name_what_there_is(module):
    stubs, things = stubs_of("__init__" if module is parlour else "turing_machine"), kinds()
    for node in stubs.body:
        if isinstance(node, ast.ClassDef) and node.name in things:
            told = {item.name if isinstance(item, ast.FunctionDef) else item.target.id for item in node.body
                    if isinstance(item, (ast.FunctionDef, ast.AnnAssign))}
            there = {name for name in dir(things[node.name]) if not name.startswith("_")}
            assert {name for name in told if not name.startswith("_")} == there, node.name
    functions = {node.name for node in stubs.body if isinstance(node, ast.FunctionDef)}
    assert functions <= set(dir(module)) and functions <= set(module.__all__)


def test_help_says_what_the_stubs_tell():
    things, compared = kinds(), 0
    for module, stubs in (parlour, stubs_of("__init__")), (turing_machine, stubs_of("turing_machine")):
        for kind in stubs.body:
            if not isinstance(kind, ast.ClassDef) or kind.name not in things:
                continue
            assert inspect.getdoc(getattr(module, kind.name)) == ast.get_docstring(kind), kind.name
            for item in kind.body:
                if isinstance(item, ast.FunctionDef) and ast.get_docstring(item):
                    assert ast.get_docstring(item) in inspect.getdoc(getattr(type(things[kind.name]), item.name)), item.name
                    compared += 1
        for name in module.__all__:
            assert not callable(getattr(module, name)) or inspect.getdoc(getattr(module, name)), name
    assert compared > 25
    assert inspect.getdoc(type(things["Batch"]).masks) == "[game, action]: what it may do."
