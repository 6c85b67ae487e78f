"""Random play of any game: one state after the other, then a thousand side by side."""
import sys

import numpy as np

import parlour


def one_game(game, seed):
    luck, state = np.random.default_rng(seed), game.new_initial_state(seed=seed)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state.returns()


def many_games(game, steps, seed=0, count=1000):
    luck, batch = np.random.default_rng(seed), game.batch(count, seed=seed)
    ended, won = 0, np.zeros(game.num_players())
    for _ in range(steps):
        batch.step((luck.random(batch.masks.shape, dtype=np.float32) * batch.masks).argmax(axis=1))
        ended += batch.dones.sum()
        won += batch.rewards.sum(axis=0)
    return ended, won


if __name__ == "__main__":
    game = parlour.load_game(sys.argv[1] if len(sys.argv) > 1 else "turing")
    print("one game:", one_game(game, seed=1))
    ended, won = many_games(game, steps=100)
    print(f"{ended} games, wins by seat: {np.round(won, 1).tolist()}")
