"""A small net and its training, with numpy alone: the same layers that `galapagos.search.net`
reads."""

import itertools
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
