"""Fits the nets: values to what came of positions, policies to what searches chose."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from galapagos.learn.layers import Layers, Rows
from galapagos.learn.wallace.mlp import Batch, Curve, Examples, Numbers, fit, shares, value_loss
from galapagos.learn.wallace.rows import Decisions, Positions

VALUE_LAYERS = (12,)
POLICY_LAYERS = (24,)
_BATCH = 128
_DECISIONS = 64


@dataclass(frozen=True)
class Fitted:
    """A net, how it came about, and what it is better than."""

    layers: Layers
    curve: Curve
    said: dict[str, float]
    """Measured on games that it has not seen."""


def _begun(sizes: list[int], begin: Layers | None, seed: int) -> Layers:
    """Return what a training begins with: another net if it has the same layers."""
    return begin if begin is not None and begin.sizes == sizes else Layers.fresh(sizes, seed)


def fit_value(positions: Positions, begin: Layers | None, seed: int, epochs: int = 14) -> Fitted:
    """Fit a net that appraises seats, from scratch or from another one of the same layers."""
    seats, width = positions.rows.shape[1:]
    held = positions.held()

    def batch(index: Numbers) -> Batch:
        targets = positions.worth[index]

        def judge(answers: Rows) -> tuple[float, Rows]:
            loss, slope = value_loss(answers.reshape(-1, seats), targets)
            return loss, slope.reshape(-1, 1)

        return positions.rows[index].reshape(-1, width), judge

    examples = Examples(batch, np.flatnonzero(~held), kept := np.flatnonzero(held), _BATCH)
    layers = _begun([width, *VALUE_LAYERS, 1], begin, seed)
    layers, curve = fit(layers, examples, epochs=epochs, seed=seed, decay=1e-2)
    chances = shares(layers.forward(positions.rows[kept].reshape(-1, width))[-1].reshape(-1, seats))
    said = {
        "loss": _surprise(chances, positions.results[kept]),
        "usual_loss": min(
            _surprise(_sharper(positions.usual[kept], power), positions.results[kept])
            for power in np.linspace(0.2, 4, 39)
        ),
    }
    return Fitted(layers, curve, said)


def _surprise(chances: Rows, results: Rows) -> float:
    """Return the mean cross entropy of victories, in nats: lower is better."""
    return float(-(results * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1).mean())


def _sharper(values: Rows, power: float) -> Rows:
    """Return the usual judgement as chances, on another scale."""
    odds = np.log(np.clip(values, 0.01, 0.99) / (1 - np.clip(values, 0.01, 0.99)))
    grown = np.exp(power * odds)
    return np.asarray(grown / grown.sum(axis=1, keepdims=True), np.float32)


def fit_policy(decisions: Decisions, begin: Layers | None, seed: int, epochs: int = 8) -> Fitted:
    """Fit a net that weighs actions."""
    width = decisions.rows.shape[1]
    held = decisions.held()

    def batch(index: Numbers) -> Batch:
        parts = [np.arange(decisions.starts[n], decisions.starts[n + 1]) for n in index]
        flat = np.concatenate(parts)
        sizes = np.array([len(part) for part in parts])
        return decisions.rows[flat], _judge_of(decisions.wanted[flat], sizes)

    examples = Examples(batch, np.flatnonzero(~held), kept := np.flatnonzero(held), _DECISIONS)
    layers = _begun([width, *POLICY_LAYERS, 1], begin, seed)
    layers, curve = fit(layers, examples, epochs=epochs, seed=seed, decay=1e-3)
    said = {
        "agrees": _agreement(decisions, kept, layers.forward(decisions.rows)[-1][:, 0]),
        "usual_agrees": _agreement(decisions, kept, -decisions.rows[:, decisions.behind]),
    }
    return Fitted(layers, curve, said)


def _judge_of(wanted: Rows, sizes: Numbers) -> Callable[[Rows], tuple[float, Rows]]:
    """Return the loss of a batch of decisions: cross entropy, with `share_out` in each."""
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    which = np.repeat(np.arange(len(sizes)), sizes)

    def judge(answers: Rows) -> tuple[float, Rows]:
        said = answers[:, 0]
        lead = said - (np.add.reduceat(said, starts) / sizes)[which]
        logits = 2 * np.arcsinh(lead / 2)
        grown = np.exp(logits - np.maximum.reduceat(logits, starts)[which])
        chances = grown / np.add.reduceat(grown, starts)[which]
        loss = -float((wanted * np.log(chances + 1e-9)).sum() / len(sizes))
        slope = (chances - wanted) * 2 / np.sqrt(lead * lead + 4) / len(sizes)
        slope -= (np.add.reduceat(slope, starts) / sizes)[which]
        return loss, slope[:, None].astype(np.float32)

    return judge


def _agreement(decisions: Decisions, kept: Numbers, answers: Rows) -> float:
    """Return in which share of the decisions the best answer is what the search chose."""
    hits = 0
    for number in kept:
        part = slice(decisions.starts[number], decisions.starts[number + 1])
        hits += int(np.argmax(answers[part]) == np.argmax(decisions.wanted[part]))
    return hits / max(1, len(kept))
