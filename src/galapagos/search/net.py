"""A small learned network: rows of weights, and what they make of a row of numbers.

Layers lie one after the other: for each input its weights to every unit of the next layer, then
what the units begin with. Units below 0 pass on nothing, but for those of the last layer."""

from math import sqrt
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Net:
    """Layers of units, all of one to all of the next; the last one has a single unit."""

    def __init__(self, sizes: list[int], weights: list[float]) -> None:
        self.sizes = vec[i64](sizes)
        self.weights = vec[float](weights)
        widest = max(sizes)
        self._one: vec[float] = vec[float]([0.0] * widest)
        self._other: vec[float] = vec[float]([0.0] * widest)

    def __repr__(self) -> str:
        return f"<Net {' × '.join(str(size) for size in self.sizes)}>"

    def inputs(self) -> i64:
        return self.sizes[0]

    def answer(self, row: vec[float], start: i64) -> float:
        """Return what the net says about the numbers that begin there."""
        weights = self.weights
        below = row
        first = start
        above = self._one
        at: i64 = 0
        last: i64 = len(self.sizes) - 1
        layer: i64 = 1
        while True:
            width = self.sizes[layer - 1]
            height = self.sizes[layer]
            bias = at + width * height
            for unit in range(height):
                above[unit] = weights[bias + unit]
            for index in range(width):
                given = below[first + index]
                # Most numbers are 0, and so are units that pass on nothing.
                if given != 0.0:
                    place = at + index * height
                    for unit in range(height):
                        above[unit] += given * weights[place + unit]
            if layer == last:
                return above[0]
            for unit in range(height):
                if above[unit] < 0.0:
                    above[unit] = 0.0
            at = bias + height
            below = above
            first = 0
            if layer % 2 == 1:
                above = self._other
            else:
                above = self._one
            layer += 1


def weights_count(sizes: list[int]) -> int:
    """Return how many weights a net of these layers has."""
    count = 0
    for index in range(1, len(sizes)):
        count += (sizes[index - 1] + 1) * sizes[index]
    return count


def share_out(strengths: vec[float], sides: i64, values: vec[float], seats: i64) -> None:
    """Turn the strength of each side into each seat's chance of victory; they sum up to 1 by side.

    Like a softmax, with roots instead of powers of e: those are the same on every machine."""
    mean = 0.0
    for side in range(sides):
        mean += strengths[side]
    mean /= float(sides)
    total = 0.0
    for side in range(sides):
        lead = strengths[side] - mean
        root = (lead + sqrt(lead * lead + 4.0)) / 2.0
        strengths[side] = root * root
        total += root * root
    for seat in range(seats):
        values[seat] = strengths[seat % sides] / total
