# Records of finished games: what a house gives out of a game that is over, and what State.record() gives.
# SPDX-License-Identifier: MIT
import json

from . import _parlour


class Record:
    """A finished game, step by step. Iterate over it for every event; view(step, seat) is what somebody saw. Notebooks draw how its
    points came about."""

    def __init__(self, record):
        self._text = record if isinstance(record, str) else json.dumps(record)
        self._reel = _parlour._Reel(self._text)
        self.finished, self.scores, self.winners = self._reel.finished(), self._reel.scores(), self._reel.winners()
        said = json.loads(self._text)
        self.game, self.players, self.options = said["game"], said["players"], said["options"]
        self.steps = [(step["isPublic"], step["event"]) for step in said["steps"]]

    def __len__(self):
        return len(self.steps)

    def __iter__(self):
        return iter(event for _, event in self.steps)

    def view(self, step, seat=None):
        """What this seat saw after so many steps; without a seat, what a watcher saw."""
        if not 0 <= step <= len(self):
            raise ValueError(f"The record has {len(self)} steps.")
        return json.loads(self._reel.view(step, seat))

    def verify(self, *, commitment=None, mix=None, seat=None, luck=None):
        """Whether it was dealt as its house had promised: a dictionary with the finding, "fair" or what is wrong, and a sentence.

        commitment, mix: what was shown before and during the game, if you have noted it; seat and luck: what you have added there.
        """
        return json.loads(self._reel.verdict(commitment, mix, seat, luck))

    def to_dict(self):
        return json.loads(self._text)

    def __reduce__(self):
        return Record, (self._text,)

    def _repr_svg_(self):
        return self._reel.svg()


def read_record(source):
    """A record from a dictionary, a text, or the path of a file, such as a house gives out of a game that is over."""
    if isinstance(source, dict) or (isinstance(source, str) and source.lstrip().startswith("{")):
        return Record(source)
    with open(source, encoding="utf-8") as file:
        return Record(file.read())
