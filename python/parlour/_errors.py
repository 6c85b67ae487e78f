# What a rule says no with: a ValueError that knows which rule it was.
# SPDX-License-Identifier: MIT


class Refused(ValueError):
    """A rule of the game refuses this. `rule` is its number (T-V3), `name` its short name, str() the sentence."""

    def __init__(self, sentence: str, rule: str = "", name: str = ""):
        super().__init__(sentence)
        self.rule = rule
        self.name = name
