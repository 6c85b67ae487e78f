"""Learns to read a Responder of Turing: from pictures and what is revealed after each round, which column has a mind.

A bot answers, and the learner looks: for each pair, how unlike the Guide are both cards, look by look? A logistic
regression in numpy is enough to see it better than chance.
"""
import numpy as np

import parlour

PASS = {"is": "Pass"}


def rounds(game, bot, count, seed):
    """What lies on the table at the end of each round, and whether column L was the mind's: all of it is public then."""
    vote, passing = game.find_action({"is": "Vote", "side": "L"}), game.find_action(PASS)
    seen, minds = [], []
    while len(seen) < count:
        seed += 1
        state, last = game.new_initial_state(seed=seed), None
        bot.restart(seed)
        while not state.is_terminal() and len(seen) < count:
            seat = state.current_player()
            up = state.view(seat)["up"]
            if up["round"] != (last or up)["round"]:
                seen.append([(last["guide"], pair["left"], pair["right"]) for pair in last["pairs"]])
                minds.append(up["lastRound"]["machine"] == "R")
            last = up
            legal = state.legal_actions(seat)
            if seat == up["responder"]:
                state.apply_action(bot.step(state, seat), seat)
            else:
                state.apply_action(passing if passing in legal else vote, seat)
    return np.array(seen), np.array(minds, dtype=float)


def features(looks, seen):
    """How much less unlike the Guide the left card is than the right one, look by look, over all pairs."""
    guide, left, right = (looks[seen[:, :, column]] for column in range(3))
    return (np.abs(right - guide) - np.abs(left - guide)).sum(axis=1)


def learn(x, y, steps=2000, rate=0.5):
    weights = np.zeros(x.shape[1])
    for _ in range(steps):
        weights += rate * (x.T @ (y - 1 / (1 + np.exp(-x @ weights))) / len(y) - 0.001 * weights)
    return weights


def main(train=1500, test=1000):
    deck = parlour.deck("reveries")
    game = parlour.load_game("turing", players=2, mode="cooperative")
    bot = game.bot("normal", deck=deck)
    looks = (deck.looks - deck.looks.mean(axis=0)) / (deck.looks.std(axis=0) + 1e-6)
    seen, minds = rounds(game, bot, train, seed=1)
    weights = learn(features(looks, seen), minds)
    seen, minds = rounds(game, bot, test, seed=1_000_000)
    right = ((features(looks, seen) @ weights > 0) == (minds > 0.5)).mean()
    print(f"after {train} rounds it reads {test} new ones: {100 * right:.0f} in 100 right")
    return right


if __name__ == "__main__":
    main()
