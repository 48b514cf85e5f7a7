"""Training of a small net: what its answers are held against, and how long it is fitted.

A game's seats go through one net; what it says of each side is turned into chances as `share_out`
does, and held against what came of the game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from galapagos.learn.layers import Adam, Layers, Rows

_RATE = 3e-3


def odds(strengths: Rows) -> tuple[Rows, Rows]:
    """Return ln of what `share_out` gives each side, before it is shared, and its slope."""
    lead = strengths - strengths.mean(axis=1, keepdims=True)
    return 2 * np.arcsinh(lead / 2), 2 / np.sqrt(lead * lead + 4)


def shares(strengths: Rows) -> Rows:
    logits, _ = odds(strengths)
    grown = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(grown / grown.sum(axis=1, keepdims=True), np.float32)


def value_loss(strengths: Rows, targets: Rows) -> tuple[float, Rows]:
    """Return the mean cross entropy, and its slope by the strengths."""
    logits, by_lead = odds(strengths)
    grown = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances = grown / grown.sum(axis=1, keepdims=True)
    loss = -float((targets * np.log(chances + 1e-9)).sum(axis=1).mean())
    slope = (chances - targets) * by_lead / len(targets)
    return loss, slope - slope.mean(axis=1, keepdims=True)


Batch = tuple[Rows, Callable[[Rows], tuple[float, Rows]]]
"""Rows for the net, and what a loss says of its answers."""
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Examples:
    """What there is to learn from, by numbers."""

    batch: Callable[[Numbers], Batch]
    learned: Numbers
    held: Numbers
    """Those that are held back, to see what was learned."""
    size: int
    """Of a batch."""

    def batches(self, rng: np.random.Generator) -> Iterator[Batch]:
        """Return what is learned from, in another order each time."""
        order = rng.permutation(self.learned)
        parts = np.array_split(order, max(1, len(order) // self.size))
        return map(self.batch, parts)


@dataclass(frozen=True)
class Curve:
    """The loss after every epoch, on what was learned from and on what was held back."""

    learned: list[float]
    held: list[float]


def fit(
    layers: Layers, examples: Examples, *, epochs: int, seed: int, decay: float
) -> tuple[Layers, Curve]:
    """Train, and return the layers that did best on what was held back, those it began with among
    them."""
    rng = np.random.default_rng(seed)
    adam = Adam(_RATE, decay)
    held = examples.batch(examples.held)
    best, best_loss = layers.copy(), _loss(layers, held)
    curve = Curve([], [])
    for epoch in range(epochs):
        losses = []
        now = _RATE * (0.5 + 0.5 * np.cos(np.pi * epoch / epochs))
        for rows, judge in examples.batches(rng):
            passed = layers.forward(rows)
            loss, slope = judge(passed[-1])
            adam.step(layers.all(), layers.backward(passed, slope), now)
            losses.append(loss)
        kept = _loss(layers, held)
        curve.learned.append(float(np.mean(losses)))
        curve.held.append(kept)
        if kept < best_loss:
            best, best_loss = layers.copy(), kept
    return best, curve


def _loss(layers: Layers, held: Batch) -> float:
    rows, judge = held
    return judge(layers.forward(rows)[-1])[0]
