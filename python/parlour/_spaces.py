# The two spaces that PettingZoo's shapes speak of, without Gymnasium: a number of actions, and a dictionary of arrays.
# SPDX-License-Identifier: MIT
import random

import numpy as np


class Discrete:
    """Whole numbers from 0 to n - 1."""

    def __init__(self, n):
        self.n = n
        self._luck = random.Random()

    def seed(self, seed=None):
        self._luck.seed(seed)

    def sample(self, mask=None):
        return self._luck.randrange(self.n) if mask is None else self._luck.choice(np.flatnonzero(mask).tolist())

    def contains(self, action):
        return isinstance(action, (int, np.integer)) and 0 <= action < self.n

    __contains__ = contains

    def __repr__(self):
        return f"Discrete({self.n})"


class Numbers:
    """An observation: {"observation": so many floats, "action_mask": so many bools}."""

    def __init__(self, width, actions):
        self.shapes = {"observation": (width,), "action_mask": (actions,)}

    def contains(self, seen):
        return isinstance(seen, dict) and all(np.shape(seen.get(name)) == shape for name, shape in self.shapes.items())

    __contains__ = contains

    def __repr__(self):
        return f"Numbers({self.shapes})"


class Table:
    """What both shapes share: the agents of a game, their spaces, and what each may know."""

    metadata = {"render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, game):
        self.game = game
        self.possible_agents = [f"seat_{seat}" for seat in range(game.num_players())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: Discrete(game.num_distinct_actions()) for agent in self.possible_agents}
        self._seen = Numbers(game.observation_tensor_size(), game.num_distinct_actions())
        self.agents, self.state_now = [], None

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def action_space(self, agent):
        return self._actions[agent]

    def observation_space(self, agent):
        return self._seen

    def observe(self, agent):
        """What this agent sees, and which actions it may take."""
        seat = self._seats[agent]
        return {"observation": self.state_now.observation_tensor(seat), "action_mask": self.state_now.legal_actions_mask(seat)}

    def render(self):
        return str(self.state_now)

    def close(self):
        pass

    def _deal(self, seed):
        self.state_now = self.game.new_initial_state(seed=random.getrandbits(63) if seed is None else seed)
        self.agents = list(self.possible_agents)
