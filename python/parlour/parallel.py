"""PettingZoo's shape for agents that act at once (parallel), which needs no PettingZoo: env(game), reset, step(actions)."""
# SPDX-License-Identifier: MIT
from typing import Any, Optional, Union

from . import Game, Refused, load_game
from ._spaces import Table


def env(game: Union[Game, str], players: Optional[int] = None, **options: Any) -> "ParallelEnv":
    """An environment of a game, or of its name with what load_game takes."""
    return ParallelEnv(load_game(game, players, **options) if isinstance(game, str) else game)


class ParallelEnv(Table):
    """All who may act do so in one step; infos say who may ("acts") and, if the act of one before made it impossible,
    why ("refused"): that agent is asked again. Whoever may not act may leave out its action, or say None."""

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self._credited = self.state_now.returns()
        return self._seen_by_all(), self._infos({})

    def step(self, actions):
        if not self.agents:
            raise ValueError("The game is over: reset() begins another one.")
        acting = self.state_now.acting_seats()
        for seat in acting:
            agent = self.possible_agents[seat]
            if not self.action_space(agent).contains(actions.get(agent)):
                raise ValueError(f"{agent} may act and must say one of its actions, not {actions.get(agent)!r}.")
            if not self.state_now.legal_actions_mask(seat)[actions[agent]]:
                self.state_now.clone().apply_action(int(actions[agent]), seat)  # raises what the rules say
        refused = {}
        for seat in acting:
            self._act(seat, int(actions[self.possible_agents[seat]]), refused)
        now = self.state_now.returns()
        rewards = {agent: now[seat] - self._credited[seat] for agent, seat in self._seats.items()}
        self._credited = now
        over = self.state_now.is_terminal()
        told = (self._seen_by_all(), rewards, {agent: over for agent in self.agents}, {agent: False for agent in self.agents},
                self._infos(refused))
        if over:
            self.agents = []
        return told

    def _act(self, seat, action, refused):
        if self.state_now.is_terminal():
            return
        try:
            self.state_now.apply_action(action, seat)
        except (Refused, ValueError) as why:
            refused[seat] = str(why)

    def _seen_by_all(self):
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self, refused):
        acting = self.state_now.acting_seats()
        infos = {agent: {"acts": seat in acting} for agent, seat in self._seats.items()}
        for seat, why in refused.items():
            infos[self.possible_agents[seat]]["refused"] = why
        return infos
