"""How many decisions a second of processor time, through Python: script/bench python runs it. Medians of five turns."""
# SPDX-License-Identifier: MIT
import random
import sys
import time

import numpy as np

import parlour

TURNS, SECONDS = 5, 0.5


def measured(work):
    """Decisions a second of processor time: work() plays some and says how many."""
    figures = []
    work()
    for _ in range(TURNS):
        start, decisions = time.process_time(), 0
        while time.process_time() - start < SECONDS:
            decisions += work()
        figures.append(decisions / (time.process_time() - start))
    return sorted(figures)[TURNS // 2]


def uniform(batch, luck):
    """A policy in numpy: any allowed action."""
    return (luck.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(axis=1)


def in_order(batch, luck):
    """Any allowed action, too, for games with hundreds of them: one random order of all actions, the same at every table."""
    return (luck.random(batch.masks.shape[1], dtype=np.float32) * batch.masks).argmax(axis=1)


def questioner(game):
    """A policy for Turing Machine in numpy: asks any verifier that it may; else shows its thumb, or proposes a code."""
    propose = game.find_action({"is": "Propose", "code": "111"})
    few = game.find_action({"is": "Ask", "verifier": "F"}) + 1

    def policy(batch, luck):
        chance = luck.random((len(batch), few), dtype=np.float32)
        chance[:, 0] *= 0.5  # the thumb, which is always allowed
        chosen = (chance * batch.masks[:, :few]).argmax(axis=1)
        stuck = batch.masks[:, propose] & (chosen == 0)  # before the first question of a round a proposal is needed
        return np.where(stuck, propose + luck.integers(0, 125, len(batch)), chosen)

    return policy


def batched(game, policy, observe, count=1024, steps=20):
    luck, batch = np.random.default_rng(1), game.batch(count, seed=1, observe=observe)

    def work():
        for _ in range(steps):
            batch.step(policy(batch, luck))
        return count * steps

    return measured(work)


def in_cpp(game, games):
    seed = [0]

    def work():
        seed[0] += games
        return game.simulate(games, seed[0])["decisions"]

    return measured(work)


def one_state(game):
    luck, seed = random.Random(1), [0]

    def work():
        decisions, choice = 0, luck.random
        for _ in range(50):
            seed[0] += 1
            state = game.new_initial_state(seed[0])
            legal, apply = state.legal_actions, state.apply_action
            while actions := legal():
                apply(actions[int(choice() * len(actions))])
                decisions += 1
        return decisions

    return measured(work)


def main(wanted=""):
    """All figures, or those whose name contains this."""
    turing = parlour.load_game("turing", players=3, mode="cooperative")
    machine = parlour.load_game("turing-machine", players=4)
    alone = parlour.load_game("turing-machine", players=1)
    human = parlour.load_game("not-human", players=5)
    rows = [  # what, how it is measured, and what we demanded of ourselves
        ("Turing, 3 players, in C++ (`simulate`)", lambda: in_cpp(turing, 5000), None),
        ("Turing, batch of 1024, numpy policy, masks", lambda: batched(turing, uniform, False), None),
        ("Turing, with observations", lambda: batched(turing, uniform, True), 4e6),
        ("Turing, one state in a Python loop", lambda: one_state(turing), 1e6),
        ("Turing Machine, 4 players, in C++", lambda: in_cpp(machine, 1000), None),
        ("Turing Machine, 4 players, batch with masks", lambda: batched(machine, questioner(machine), False), 1e6),
        ("Turing Machine, 4 players, with observations", lambda: batched(machine, questioner(machine), True), None),
        ("Turing Machine, 1 player, in C++", lambda: in_cpp(alone, 1000), None),
        ("Turing Machine, 1 player, batch with masks", lambda: batched(alone, questioner(alone), False), 1e6),
        ("I Am Not Human, 5 players, in C++", lambda: in_cpp(human, 500), None),
        ("I Am Not Human, 5 players, batch with masks", lambda: batched(human, in_order, False), 0.5e6),
        ("I Am Not Human, 5 players, with observations", lambda: batched(human, in_order, True), 0.5e6),
    ]
    print("| | million decisions a second | bound |\n|---|---|---|")
    for what, figure, bound in rows:
        if wanted in what:
            print(f"| {what} | {figure() / 1e6:.2f} | {'' if bound is None else f'{bound / 1e6:g}'} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
