"""PettingZoo's turn by turn shape (AEC), which needs no PettingZoo: env(game), reset, agent_iter, last, step, observe."""
# SPDX-License-Identifier: MIT
from typing import Any, Optional, Union

from . import Game, load_game
from ._spaces import Table


def env(game: Union[Game, str], players: Optional[int] = None, **options: Any) -> "Env":
    """An environment of a game, or of its name with what load_game takes."""
    return Env(load_game(game, players, **options) if isinstance(game, str) else game)


class Env(Table):
    """One agent acts after the other. Every seat that may act is asked in the order of the seats."""

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self._credited = self.state_now.returns()
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = dict(self.terminations)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self):
        seat = self.state_now.current_player()
        return self.possible_agents[seat] if seat >= 0 else self.agents[0] if self.agents else None

    def last(self, observe=True):
        """What the selected agent sees, what it was credited with since it last acted, and whether all is over."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action):
        if not self.agents:
            raise ValueError("The game is over: reset() begins another one.")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("The game is over for this agent: the only action is None.")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        if not self.action_space(agent).contains(action):
            raise ValueError(f"There is no action {action!r}: they are 0 to {self.action_space(agent).n - 1}.")
        self.state_now.apply_action(int(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._credit()
        if self.state_now.is_terminal():
            self.terminations = {each: True for each in self.agents}
        self.agent_selection = self._next()

    def _credit(self):
        now = self.state_now.returns()
        self.rewards = {agent: now[seat] - self._credited[seat] for agent, seat in self._seats.items()}
        self._credited = now
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward
