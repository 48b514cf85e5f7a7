"""Coordinates as short text, so that a row of a look stays a row.

``"12,-30 40,8! 6,20"`` are three knots, the second a corner. ``"0,0,31 32,-16,40"`` are two circles
of a chain: x, y, radius. Everything that takes knots or circles takes such text too.
"""

from collections.abc import Sequence
from functools import cache

from galapagos.art.chain import Node
from galapagos.art.geometry import Knot, Point

Knots = str | Sequence[Knot]
Nodes = str | Sequence[Node]


def knots(source: Knots) -> Sequence[Knot]:
    return _knots(source) if isinstance(source, str) else source


def nodes(source: Nodes) -> tuple[Node, ...]:
    return _nodes(source) if isinstance(source, str) else tuple(source)


@cache
def points(source: str) -> tuple[Point, ...]:
    return tuple((knot[0], knot[1]) for knot in _knots(source))


@cache
def _knots(source: str) -> tuple[Knot, ...]:
    result: list[Knot] = []
    for word in source.split():
        x, y = map(float, word.rstrip("!").split(","))
        result.append((x, y, 1) if word.endswith("!") else (x, y))
    return tuple(result)


@cache
def _nodes(source: str) -> tuple[Node, ...]:
    result: list[Node] = []
    for word in source.split():
        x, y, r = map(float, word.split(","))
        result.append((x, y, r))
    return tuple(result)


def shift(source: str, x: float, y: float) -> str:
    """Move knots that are written relative to a point, such as the middle of a face."""
    words = []
    for word in source.split():
        corner = "!" if word.endswith("!") else ""
        dx, dy, *radius = map(float, word.rstrip("!").split(","))
        words.append(",".join(map(str, (x + dx, y + dy, *radius))) + corner)
    return " ".join(words)
