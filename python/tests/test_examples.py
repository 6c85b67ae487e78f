# The examples do what they say, and so does every piece of code in docs/python.md; the stubs name what there is.
# SPDX-License-Identifier: MIT
import ast
import pathlib
import re
import sys

import pytest

import parlour

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


def test_the_stubs_name_what_there_is():
    stubs = ast.parse((pathlib.Path(parlour.__file__).parent / "__init__.pyi").read_text(encoding="utf-8"))
    kinds = {"Game": parlour.load_game("turing"), "State": parlour.load_game("turing").new_initial_state(seed=1),
             "Batch": parlour.load_game("turing").batch(1), "Bot": parlour.load_game("turing").bot(), "Deck": parlour.deck("tales")}
    for node in stubs.body:
        if isinstance(node, ast.ClassDef) and node.name in kinds:
            told = {item.name if isinstance(item, ast.FunctionDef) else item.target.id for item in node.body
                    if isinstance(item, (ast.FunctionDef, ast.AnnAssign))}
            there = {name for name in dir(kinds[node.name]) if not name.startswith("_")}
            assert {name for name in told if not name.startswith("_")} == there, node.name
    functions = {node.name for node in stubs.body if isinstance(node, ast.FunctionDef)}
    assert functions <= set(dir(parlour)) and functions <= set(parlour.__all__)
