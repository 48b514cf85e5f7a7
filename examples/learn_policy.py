"""A first trained agent, in half a minute and without a framework: policy gradient with numpy.

A softmax over the words on offer, linear in what the seat sees, plays both sides of many games of
Origin and is moved towards what the winners did. In the end it meets random players.

    python examples/learn_policy.py
"""

import os
import sys

# Rows are short: with several threads numpy spends twenty times the processor time on waiting.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

from galapagos.learn.many import VecEnv

TABLE = "Origin-2p-v1"
GAMES, STEPS = 32, 512
"""Games side by side, and steps between two lessons: a game has about 450 words."""
RATE = 0.05
Rows = np.ndarray


class Policy:
    """Linear scores of all words; only those on offer can be chosen. Learns by Adam."""

    def __init__(self, cells: int, numbers: int) -> None:
        self.weights = np.zeros((cells, numbers), dtype=np.float32)
        self._mean, self._square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self._lessons = 0

    def chances(self, seen: Rows, masks: Rows) -> Rows:
        scores = np.where(masks, seen @ self.weights, -np.inf)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        return weights / weights.sum(axis=1, keepdims=True)

    def learn(self, slope: Rows) -> None:
        self._lessons += 1
        self._mean = 0.9 * self._mean + 0.1 * slope
        self._square = 0.99 * self._square + 0.01 * slope**2
        mean = self._mean / (1 - 0.9**self._lessons)
        square = self._square / (1 - 0.99**self._lessons)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def columns(env: VecEnv) -> Rows:
    """Return which cells it looks at: all but the tables of animals and pairs, to be quick."""
    looked = np.ones(env.observations.shape[1], dtype=bool)
    for name in ("animals", "pairs", "switches"):
        field = env.table.encoder.layout.field(name)
        looked[field.offset : field.offset + field.size()] = False
    return np.flatnonzero(looked)


def features(env: VecEnv) -> Rows:
    """Return what it looks at; the words chosen so far one by one, as they are names."""
    seen = env.observations[:, columns(env)]
    width = int(env.table.encoder.width())
    said = np.zeros((env.count, env.numbers + 1), dtype=np.float32)
    np.put_along_axis(said, seen[:, -width:].astype(np.int64), 1, axis=1)
    return np.hstack([np.clip(seen[:, :-width], 0, 8).astype(np.float32) / 4, said])


def choose(chances: Rows, rng: np.random.Generator) -> Rows:
    """Draw one number a row."""
    sums = chances.cumsum(axis=1)
    drawn = rng.random((len(chances), 1)) * sums[:, -1:]
    return (sums <= drawn).sum(axis=1)


def lesson(policy: Policy, env: VecEnv, rng: np.random.Generator) -> None:
    """Play on for some steps against itself, and learn from the games that end."""
    seen, masks, numbers, actors, paid, ended = [], [], [], [], [], []
    for _ in range(STEPS):
        seen.append(features(env))
        masks.append(env.masks.copy())
        actors.append(env.actors.copy())
        numbers.append(choose(policy.chances(seen[-1], masks[-1]), rng))
        env.step(numbers[-1])
        paid.append(env.rewards.copy())
        ended.append(env.ended.copy())
    # From the end backwards: what each decision's seat was paid in the end; 0 if that is not known.
    worth = np.zeros((STEPS, env.count), dtype=np.float32)
    result = np.zeros_like(paid[0])
    for step in reversed(range(STEPS)):
        result = np.where(ended[step][:, None], paid[step], result)
        worth[step] = result[np.arange(env.count), actors[step]]
    rows, chosen = np.concatenate(seen), np.concatenate(numbers)
    slope = -policy.chances(rows, np.concatenate(masks))
    slope[np.arange(len(chosen)), chosen] += 1
    policy.learn(rows.T @ (slope * worth.reshape(-1, 1)) / len(rows))


def versus_random(policy: Policy, games: int, rng: np.random.Generator) -> float:
    """Return what the policy earns a game in seat 0, -1 to 1, against random players."""
    env = VecEnv(TABLE, GAMES, "factored", seed=1_000_000)
    earned: list[float] = []
    while len(earned) < games:
        chances = policy.chances(features(env), env.masks)
        env.step(np.where(env.actors == 0, choose(chances, rng), env.sample()))
        earned += list(env.rewards[env.ended, 0])
    return float(np.mean(earned))


def main(lessons: int = 20) -> float:
    rng = np.random.default_rng(1)
    env = VecEnv(TABLE, GAMES, "factored")
    policy = Policy(features(env).shape[1], env.numbers)
    print(f"before: {versus_random(policy, 100, rng):+.2f} a game against random players")
    for _ in range(lessons):
        lesson(policy, env, rng)
    after = versus_random(policy, 100, rng)
    print(f"after {lessons} lessons: {after:+.2f}")
    return after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
