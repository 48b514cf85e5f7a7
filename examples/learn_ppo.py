"""A deeper agent: proximal policy optimisation (PPO) with PyTorch, on the CPU.

One net plays both sides of many games of Origin: it says how good each word is and how the game
will end. In the end it meets random players.

    pip install torch
    python examples/learn_ppo.py
"""

import sys

import numpy as np
import torch
from torch import nn

from galapagos.learn.many import VecEnv

TABLE = "Origin-2p-v1"
GAMES, STEPS = 64, 512
"""Games side by side, and steps between two lessons: a game has about 450 words."""
WIDTH = 128
EPOCHS, PIECES = 4, 16
CLIP = 0.2
RATE = 1e-3


class Agent(nn.Module):
    """Looks at a row; the words chosen so far, its last cells, are names and not numbers."""

    def __init__(self, env: VecEnv) -> None:
        super().__init__()
        self.words = int(env.table.encoder.width())
        cells = env.observations.shape[1] - self.words
        self.seen = nn.Linear(cells, WIDTH)
        self.said = nn.EmbeddingBag(env.numbers + 1, WIDTH, mode="sum", padding_idx=0)
        self.deep = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy = nn.Linear(WIDTH, env.numbers)
        self.value = nn.Linear(WIDTH, 1)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor):
        seen = rows[:, : -self.words].float().clamp(0, 8) / 4
        deep = self.deep(self.seen(seen) + self.said(rows[:, -self.words :].int()))
        scores = self.policy(deep).masked_fill(~masks, -torch.inf)
        return torch.distributions.Categorical(logits=scores), self.value(deep)[:, 0]

    @torch.no_grad()
    def choose(self, env: VecEnv) -> tuple[torch.Tensor, torch.Tensor]:
        """Draw a number for every game; return how likely each was, too."""
        chances, _ = self(torch.tensor(env.observations), torch.tensor(env.masks))
        numbers = chances.sample()
        return numbers, chances.log_prob(numbers)


def play(agent: Agent, env: VecEnv) -> list[torch.Tensor]:
    """Play on against itself: return rows, masks, numbers, how likely they were, and what each
    decision's seat was paid in the end."""
    steps, actors, paid, ended = [], [], [], []
    for _ in range(STEPS):
        seen = torch.tensor(env.observations), torch.tensor(env.masks)
        numbers, likely = agent.choose(env)
        steps.append((*seen, numbers, likely))
        actors.append(env.actors.copy())
        env.step(numbers.numpy())
        paid.append(env.rewards.copy())
        ended.append(env.ended.copy())
    # From the end backwards; of a game that has not ended it is not known.
    worth = np.full((STEPS, env.count), np.nan, dtype=np.float32)
    result = np.full_like(paid[0], np.nan)
    for step in reversed(range(STEPS)):
        result = np.where(ended[step][:, None], paid[step], result)
        worth[step] = result[np.arange(env.count), actors[step]]
    told = torch.tensor(worth).flatten()
    known = ~told.isnan()
    return [torch.cat(part)[known] for part in zip(*steps, strict=True)] + [told[known]]


def learn(agent: Agent, optimiser: torch.optim.Optimizer, lesson: list[torch.Tensor]) -> None:
    """Make better numbers likelier, but none by much more than CLIP in one lesson."""
    for _ in range(EPOCHS):
        for piece in torch.randperm(len(lesson[0])).chunk(PIECES):
            rows, masks, numbers, likely, worth = (part[piece] for part in lesson)
            chances, expected = agent(rows, masks)
            gain = worth - expected.detach()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            ratio = (chances.log_prob(numbers) - likely).exp()
            kept = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            missed = (worth - expected).square()
            optimiser.zero_grad()
            (0.5 * missed - kept).mean().backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


def versus_random(agent: Agent, games: int) -> float:
    """Return what the agent earns a game in seat 0, -1 to 1, against random players."""
    env = VecEnv(TABLE, GAMES, "factored", seed=1_000_000)
    earned: list[float] = []
    while len(earned) < games:
        env.step(np.where(env.actors == 0, agent.choose(env)[0].numpy(), env.sample()))
        earned += list(env.rewards[env.ended, 0])
    return float(np.mean(earned))


def main(lessons: int = 20) -> float:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = VecEnv(TABLE, GAMES, "factored")
    agent = Agent(env)
    optimiser = torch.optim.Adam(agent.parameters(), RATE)
    print(f"before: {versus_random(agent, 100):+.2f} a game against random players")
    for _ in range(lessons):
        learn(agent, optimiser, play(agent, env))
    after = versus_random(agent, 100)
    print(f"after {lessons} lessons: {after:+.2f}")
    return after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
