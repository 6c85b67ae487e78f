# Games that are over: those played here, and those of a house that proves its luck.
# SPDX-License-Identifier: MIT
import json
import pathlib
import pickle
from xml.dom import minidom

import pytest
from settings import played

import parlour

FAIR = pathlib.Path(__file__).parents[2] / "docs" / "fair_game.json"
"""A game that a house has given out, with the proof of its luck."""


def test_a_game_of_a_house_that_proves_its_luck_is_read():
    record = parlour.read_record(FAIR)
    file = json.loads(FAIR.read_text(encoding="utf-8"))
    assert record.to_dict() == file and record.players == file["players"] and len(record) == len(file["steps"])
    assert record.view(len(record), 0)["seat"] == 0 and record.view(len(record))["mine"] == {"is": "Watcher"}
    assert pickle.loads(pickle.dumps(record)).scores == record.scores


def test_its_luck_is_what_was_promised():
    record = parlour.read_record(FAIR)
    proof = record.to_dict()["proof"]
    verdict = record.verify()
    assert verdict["finding"] == "fair" and verdict["finished"] == record.finished
    assert verdict["scores"] == (record.scores if record.finished else [])
    assert record.verify(commitment=proof["commitment"], mix=proof["mix"])["finding"] == "fair"
    [seat] = verdict["luckAdded"]
    assert record.verify(seat=seat, luck=proof["luck"][seat])["finding"] == "fair"


def test_what_somebody_remembers_otherwise_is_found():
    record = parlour.read_record(FAIR)
    assert record.verify(commitment="0123")["finding"] == "witness"
    assert record.verify(mix="0123")["finding"] == "lateTerms"
    assert record.verify(seat=0, luck="0123")["finding"] == "luckIgnored"
    for seat in (-1, len(record.players), 256):
        with pytest.raises(ValueError, match="there is no seat"):
            record.verify(seat=seat, luck="0123")
    with pytest.raises(ValueError, match="whose luck"):
        record.verify(luck="0123")


def test_other_luck_than_was_promised_is_found():
    file = json.loads(FAIR.read_text(encoding="utf-8"))
    file["proof"]["seed"] = file["proof"]["seed"][::-1]
    assert parlour.read_record(file).verify()["finding"] == "commitment"


def test_a_game_played_here_promises_nothing():
    state = played(parlour.load_game("turing", 3), 2)
    record = parlour.read_record(state.record(["Ada", "Bo", "Cy"]))
    assert record.verify()["finding"] == "noProof" and record.scores == state.scores()


def test_how_the_points_came_about_is_drawn():
    record = parlour.read_record(played(parlour.load_game("turing", 3), 2).record(["Ada & Bo", "Bo", "Cy"]))
    words = [text.firstChild.data for text in minidom.parseString(record._repr_svg_()).getElementsByTagName("text")]
    assert {"Ada & Bo", "Bo", "Cy"} <= set(words) and any("Turing" in word for word in words)


def test_whether_bots_know_how_sure_they_may_be_is_drawn():
    found = parlour.calibrate(["hard", "easy"], games=20, seed=3)
    assert list(found.levels) == ["hard", "easy"]
    for line in found.levels.values():
        assert all(0.5 <= sure <= 1 and 0 <= right <= 1 and of > 0 for sure, right, of in line)
    words = [text.firstChild.data for text in minidom.parseString(found._repr_svg_()).getElementsByTagName("text")]
    assert {"hard", "easy"} <= set(words)
