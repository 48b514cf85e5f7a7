"""The tree that a search grows: what was tried at each point, how often, and what came of it."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


def edge_key(seat: i64, action: i64) -> i64:
    """Pack an action, or its gist, with the seat that takes it; chance may bring another seat."""
    return action << 3 | seat


def key_seat(key: i64) -> i64:
    return key & 7


@final
class Node:
    """A point that was reached by the same actions, whatever chance and hidden cards did.

    Its edges stand in parallel rows, in the order in which they first appeared."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()
        """An action each edge stands for: the one by which it was first seen."""
        self.visits: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        """How often each edge could have been taken: guesses differ in what is possible."""
        self.totals: vec[float] = vec[float]()
        """Sum of what came of it, for the seat that takes it."""
        self.priors: vec[float] = vec[float]()
        self.children: list[Node | None] = []

    def __repr__(self) -> str:
        return f"<Node with {len(self.keys)} actions>"

    def find(self, key: i64, start: i64) -> i64:
        """Return the index of an edge, looking from ``start`` round; -1 if there is none.

        Actions are listed in a stable order, so that the next one usually stands next."""
        count: i64 = len(self.keys)
        index = start
        while index < count:
            if self.keys[index] == key:
                return index
            index += 1
        index = 0
        while index < start and index < count:
            if self.keys[index] == key:
                return index
            index += 1
        return -1

    def add(self, key: i64, action: i64, prior: float) -> i64:
        """Add an edge and return its index."""
        self.keys = append(self.keys, key)
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, 0)
        self.seen = append(self.seen, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, prior)
        self.children.append(None)
        return len(self.keys) - 1

    def mean(self, index: i64) -> float:
        """Return what an edge brought on average; one half if it was never taken."""
        if self.visits[index] == 0:
            return 0.5
        return self.totals[index] / float(self.visits[index])

    def most_visited(self) -> i64:
        """Return the edge taken most often, of equals the better one; -1 if there is none."""
        best: i64 = -1
        for index in range(len(self.keys)):
            if best < 0 or self.visits[index] > self.visits[best]:
                best = index
            elif self.visits[index] == self.visits[best] and self.mean(index) > self.mean(best):
                best = index
        return best
