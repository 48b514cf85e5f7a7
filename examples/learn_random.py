"""Random players in many games at once: how long games are, and whether a seat has it easier.

python examples/learn_random.py Origin-4p-v1
"""

import sys

import numpy as np

from galapagos.learn.many import VecEnv


def main(name: str = "Origin-2p-v1", games: int = 1000) -> None:
    env = VecEnv(name, count=64)
    results = []
    steps = 0
    while len(results) < games:
        env.step(env.sample())
        steps += env.count
        results += list(env.rewards[env.ended])  # of the games that this step ended
    seats = np.mean(results, axis=0)
    print(f"{name}: {len(results)} games, {steps / len(results):.0f} decisions each")
    for seat, mean in enumerate(seats):
        print(f"  seat {seat}: {mean:+.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
