# The mathematics of Turing Machine: exact answers against what follows from all worlds, one by one.
# SPDX-License-Identifier: MIT
import pickle
from fractions import Fraction
from xml.dom import minidom

import pytest

import parlour
from parlour import turing_machine as machine

CARDS = [4, 9, 11, 14]


def code_of(index):
    return f"{index // 25 + 1}{index // 5 % 5 + 1}{index % 5 + 1}"


def test_a_world_is_one_code_that_meets_every_criterion():
    accepted, codes = machine.worlds(CARDS)
    assert accepted.shape == (len(codes), 4, 125)
    for world, code in enumerate(codes):
        assert accepted[world].all(axis=0).nonzero()[0].tolist() == [code]


@pytest.mark.parametrize("answers", [[], [("241", "A", True)], [("241", "A", False), ("333", "C", False)]])
def test_deduction_is_what_all_worlds_agree_on(answers):
    accepted, codes = machine.worlds(CARDS)
    index = {code_of(i): i for i in range(125)}
    fits = [w for w in range(len(codes)) if all(accepted[w, ord(v) - 65, index[c]] == yes for c, v, yes in answers)]
    found = machine.deduce(CARDS, answers)
    assert found["worlds"] == len(fits) and found["codes"] == sorted({code_of(codes[w]) for w in fits})
    for verifier in "ABCD":
        for proposal in ("111", "241", "555"):
            said = {bool(accepted[w, ord(verifier) - 65, index[proposal]]) for w in fits}
            assert (proposal in found["telling"][verifier]) == (len(said) == 2)


def test_the_solver_says_the_best_question_and_what_to_expect():
    found = machine.solve(CARDS)
    assert found["optimal"] and found["worlds"] == len(machine.worlds(CARDS)[1])
    assert isinstance(found["rounds"], Fraction) and found["questions"] >= found["rounds"] >= 1
    proposal, verifier, new_round = found["next"]
    assert new_round and proposal in machine.deduce(CARDS)["telling"][verifier]
    parts = [machine.solve(CARDS, [(proposal, verifier, yes)], asked_this_round=1) for yes in (True, False)]
    expected = 1 + sum(part["questions"] * part["worlds"] for part in parts) / found["worlds"]
    assert expected == found["questions"]


def test_problems_have_names_and_come_back():
    problem = machine.Problem.generate(verifiers=5, difficulty="hard", seed=3)
    assert machine.Problem.from_code(problem.share_code) == problem == pickle.loads(pickle.dumps(problem))
    assert machine.Problem.from_numbers(problem.cards, problem.numbers).code == problem.code
    assert problem.code in machine.deduce(problem.cards)["codes"] and len(problem.criteria) == 5
    assert all(problem.answer(letter, problem.code) for letter in "ABCDE")
    assert machine.Problem.printed(1).rate()["proven"]
    extreme = machine.Problem.generate(mode="extreme", seed=1)
    assert len(extreme.cards) == 8 and machine.solve(extreme.cards, mode="extreme")["worlds"] > 0


def test_a_strategy_can_be_walked_and_looked_at():
    strategy = machine.strategy(CARDS, levels=6)
    assert strategy.proven and strategy.nodes[0]["left"]["worlds"] == len(machine.worlds(CARDS)[1])
    below = [node for node in strategy.nodes if node["depth"] == 1]
    assert sum(node["left"]["worlds"] for node in below) == strategy.nodes[0]["left"]["worlds"]
    boxes = minidom.parseString(strategy._repr_svg_()).getElementsByTagName("rect")
    positions = [box for box in boxes if box.getElementsByTagName("title")]
    assert len(positions) == len(strategy)
    lowest = [float(box.getAttribute("x")) + float(box.getAttribute("width")) for box in positions]
    assert max(lowest) <= 900


def test_a_problem_is_drawn_among_its_like():
    problem = machine.Problem.printed(5)
    found = problem.difficulty(30, seed=2)
    assert found.questions == pytest.approx(float(problem.rate()["questions"]))
    assert len(found.others) == 30 and found.harder_than == sum(other < found.questions for other in found.others)
    assert found.others == problem.difficulty(30, seed=2).others != problem.difficulty(30, seed=3).others
    words = minidom.parseString(found._repr_svg_()).toxml()
    assert problem.share_code in words and "30 " in words
    assert "100 " in minidom.parseString(problem._repr_svg_()).toxml()


def test_a_finished_game_is_reviewed_and_a_running_one_is_not():
    game = parlour.load_game("turing-machine", 1, problem={"printed": 1})
    state = game.new_initial_state(seed=1)
    with pytest.raises(ValueError, match="after the game"):
        machine.review(state)
    assert machine.hint(state)["strikable"] >= 0
    parlour.play(state, [game.bot("normal", seed=2)])
    review = machine.review(state)
    assert len(review["sheets"][0]["questions"]) == state.scores()[0]
