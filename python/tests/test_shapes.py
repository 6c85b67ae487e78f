# PettingZoo's two shapes, without PettingZoo: one after the other, and all at once.
# SPDX-License-Identifier: MIT
import random

import pytest
from settings import every_game

from parlour import aec, parallel


@every_game
def test_agents_act_one_after_the_other_until_all_are_told_the_end(game):
    env, luck, told = aec.env(game), random.Random(1), {}
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        assert seen in env.observation_space(agent) and not cut
        told[agent] = told.get(agent, 0) + reward
        if over:
            env.step(None)
            continue
        action = luck.choice(seen["action_mask"].nonzero()[0].tolist()[:40])
        assert action in env.action_space(agent)
        env.step(action)
    assert env.agents == [] and told == {f"seat_{i}": r for i, r in enumerate(env.state_now.returns())}
    with pytest.raises(ValueError, match="over"):
        env.step(0)


@every_game
def test_all_who_may_act_do_so_at_once(game):
    env, luck = parallel.env(game), random.Random(2)
    seen, infos = env.reset(seed=2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        actions = {agent: luck.choice(seen[agent]["action_mask"].nonzero()[0].tolist()[:40]) for agent in env.agents if infos[agent]["acts"]}
        assert actions
        seen, rewards, over, _, infos = env.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    assert all(over.values()) and list(total.values()) == pytest.approx(env.state_now.returns())


def test_wrong_actions_are_refused_and_change_nothing():
    env = parallel.env("turing", 3)
    env.reset(seed=1)
    before = env.state_now.serialize()
    for wrong in ({}, {"seat_0": None}, {"seat_0": 99}, {"seat_0": 0}, {"seat_0": "x"}):
        with pytest.raises(ValueError):
            env.step(wrong)
    assert env.state_now.serialize() == before
    one = aec.env("turing", 3)
    one.reset(seed=1)
    for wrong in (None, -1, 99, "x", 2.5, 0):
        with pytest.raises(ValueError):
            one.step(wrong)
