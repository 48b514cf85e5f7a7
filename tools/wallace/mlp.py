"""Training of a small net with numpy: the same layers that `galapagos.search.net` reads.

A game's seats go through one net; what it says of each side is turned into chances as `share_out`
does, and held against what came of the game."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]


@dataclass
class Layers:
    """Weights of every layer, with what its units begin with."""

    weights: list[Rows]
    biases: list[Rows]

    @classmethod
    def fresh(cls, sizes: list[int], seed: int) -> "Layers":
        rng = np.random.default_rng(seed)
        pairs = list(itertools.pairwise(sizes))
        return cls(
            [rng.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32) for a, b in pairs],
            [np.zeros(b, np.float32) for _, b in pairs],
        )

    @classmethod
    def read(cls, sizes: list[int], flat: Rows) -> "Layers":
        """Return layers from their weights in the order of `flat`."""
        weights, biases, at = [], [], 0
        for a, b in itertools.pairwise(sizes):
            weights.append(flat[at : at + a * b].reshape(a, b).copy())
            biases.append(flat[at + a * b : at + a * b + b].copy())
            at += (a + 1) * b
        return cls(weights, biases)

    @property
    def sizes(self) -> list[int]:
        return [len(self.weights[0]), *(len(bias) for bias in self.biases)]

    def flat(self) -> Rows:
        """Return the weights in the order in which `Net` reads them."""
        parts = []
        for weights, bias in zip(self.weights, self.biases, strict=True):
            parts += [weights.ravel(), bias]
        return np.concatenate(parts).astype(np.float32)

    def all(self) -> list[Rows]:
        return [*self.weights, *self.biases]

    def copy(self) -> "Layers":
        return Layers([w.copy() for w in self.weights], [b.copy() for b in self.biases])

    def forward(self, rows: Rows) -> list[Rows]:
        """Return what every layer passes on, the given rows first."""
        passed = [rows]
        last = len(self.weights) - 1
        for layer, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            above = passed[-1] @ weights + bias
            passed.append(above if layer == last else np.maximum(above, 0))
        return passed

    def backward(self, passed: list[Rows], slope: Rows) -> list[Rows]:
        """Return the slope of the loss by every weight, from that by the answers."""
        by_weights: list[Rows] = []
        by_biases: list[Rows] = []
        for layer in reversed(range(len(self.weights))):
            by_weights.insert(0, passed[layer].T @ slope)
            by_biases.insert(0, slope.sum(axis=0))
            if layer:
                slope = (slope @ self.weights[layer].T) * (passed[layer] > 0)
        return [*by_weights, *by_biases]


@dataclass
class Adam:
    """Steps that grow where the slope is steady."""

    rate: float
    decay: float = 1e-4
    steps: int = 0
    means: list[Rows] = field(default_factory=list)
    squares: list[Rows] = field(default_factory=list)

    def step(self, weights: list[Rows], slopes: list[Rows], rate: float) -> None:
        if not self.means:
            self.means = [np.zeros_like(w) for w in weights]
            self.squares = [np.zeros_like(w) for w in weights]
        self.steps += 1
        for w, slope, mean, square in zip(weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            w -= rate * (mean / (1 - 0.9**self.steps) / size + self.decay * w)


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


@dataclass(frozen=True)
class Curve:
    """The loss after every epoch, on what was learned from and on what was held back."""

    learned: list[float]
    held: list[float]


def fit(
    layers: Layers,
    batches: Callable[[np.random.Generator], list[Batch]],
    held: list[Batch],
    *,
    epochs: int,
    rate: float,
    seed: int,
    decay: float = 1e-4,
) -> tuple[Layers, Curve]:
    """Train, and return the layers that did best on what was held back, those it began with among
    them."""
    rng = np.random.default_rng(seed)
    adam = Adam(rate, decay)
    best, best_loss = layers.copy(), _loss(layers, held)
    curve = Curve([], [])
    for epoch in range(epochs):
        losses = []
        now = rate * (0.5 + 0.5 * np.cos(np.pi * epoch / epochs))
        for rows, judge in batches(rng):
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


def _loss(layers: Layers, held: list[Batch]) -> float:
    return float(np.mean([judge(layers.forward(rows)[-1])[0] for rows, judge in held]))
