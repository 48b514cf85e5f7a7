"""The one primitive of all animals: a chain of circles and the smooth tube around them.

Bodies, necks, legs, tails, horns, trunks, snouts and most heads are chains. A place on a chain is
``(u, side)``: u from 0 (first circle) to 1 (last), side -1 on its left edge, +1 on its right one.
For a body that runs from rump to neck, -1 is the back and +1 the belly.
"""

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from galapagos.art.geometry import Path, Point, clamp, spline

Node = tuple[float, float, float]
"""A circle: x, y, radius."""

MAX_SLOPE: Final = 0.85
"""Neighbouring circles must differ less in radius than this share of their distance."""
_STEEPEST: Final = 0.95
_SAMPLES: Final = 2


class Chain:
    """A chain of circles; immutable."""

    def __init__(self, nodes: Sequence[Node]) -> None:
        self.nodes: Final = tuple((float(x), float(y), float(r)) for x, y, r in nodes)

    def circle(self, u: float) -> Node:
        """Return centre and radius at u, interpolated by Catmull-Rom."""
        last = len(self.nodes) - 1
        position = clamp(u, 0, 1) * last
        i = min(int(position), last - 1)
        t = position - i
        a, b = self.nodes[max(i - 1, 0)], self.nodes[i]
        c, d = self.nodes[i + 1], self.nodes[min(i + 2, last)]
        return (
            _catmull(a[0], b[0], c[0], d[0], t),
            _catmull(a[1], b[1], c[1], d[1], t),
            _catmull(a[2], b[2], c[2], d[2], t),
        )

    def centre(self, u: float) -> Point:
        return self.circle(u)[:2]

    def radius(self, u: float) -> float:
        return self.circle(u)[2]

    def slope(self, u: float) -> Node:
        """Return the unit tangent at u, and how fast the radius changes along it."""
        x0, y0, r0 = self.circle(u - 0.01)
        x1, y1, r1 = self.circle(u + 0.01)
        length = math.hypot(x1 - x0, y1 - y0) or 1
        return (x1 - x0) / length, (y1 - y0) / length, (r1 - r0) / length

    def angle(self, u: float) -> float:
        """Return the direction of the chain at u, in degrees."""
        tx, ty, _ = self.slope(u)
        return math.degrees(math.atan2(ty, tx))

    def at(self, u: float, side: float = 0) -> Point:
        x, y, r = self.circle(u)
        tx, ty, _ = self.slope(u)
        return x - ty * r * side, y + tx * r * side

    def edge(self, u: float, side: float) -> Point:
        """Return where the tube's outline touches the circle at u; side is -1 or +1."""
        x, y, r = self.circle(u)
        tx, ty, growth = self.slope(u)
        growth = clamp(growth, -_STEEPEST, _STEEPEST)
        across = math.sqrt(1 - growth * growth) * side
        return x + r * (-tx * growth - ty * across), y + r * (-ty * growth + tx * across)

    @cached_property
    def length(self) -> float:
        pairs = zip(self.nodes, self.nodes[1:], strict=False)
        return sum(math.dist(a[:2], b[:2]) for a, b in pairs)

    @cached_property
    def _probes(self) -> list[tuple[float, Node]]:
        steps = (len(self.nodes) - 1) * _SAMPLES * 2
        return [(j / steps, self.circle(j / steps)) for j in range(steps + 1)]

    def outline(self, end_cap: int = 3) -> Path:
        """Return the closed outline of the tube. A smaller end cap makes the end more pointed."""
        steps = (len(self.nodes) - 1) * _SAMPLES
        shares = [i / steps for i in range(steps + 1)]
        left, right = self._side(shares, -1), self._side(shares, 1)
        end = _cap(self.nodes[-1], left[-1], right[-1], end_cap)
        start = _cap(self.nodes[0], right[0], left[0], 3)
        return spline([*left, *end, *reversed(right), *start])

    def _side(self, shares: Sequence[float], side: int) -> list[Point]:
        """Edge points of one side; those inside another circle, at sharp bends, are left out."""
        gap = 0.5 / (len(shares) - 1)
        edges = [(u, self.edge(u, side)) for u in shares]
        kept = [point for u, point in edges if not self._is_buried(u, point, gap)]
        return kept or [edges[len(edges) // 2][1]]

    def _is_buried(self, u: float, point: Point, gap: float) -> bool:
        return any(
            math.hypot(point[0] - x, point[1] - y) < r - max(1.2, 0.06 * r)
            for v, (x, y, r) in self._probes
            if abs(v - u) >= gap
        )


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b
        + (c - a) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t
    )


def _cap(node: Node, start: Point, stop: Point, count: int) -> list[Point]:
    """Points on a circle from one point of it to another, clockwise on screen."""
    x, y, r = node
    first = math.atan2(start[1] - y, start[0] - x)
    turn = (math.atan2(stop[1] - y, stop[0] - x) - first) % math.tau
    angles = [first + turn * i / (count + 1) for i in range(1, count + 1)]
    return [(x + r * math.cos(angle), y + r * math.sin(angle)) for angle in angles]


def steady(nodes: Sequence[Node]) -> list[Node]:
    """Return the chain with its end circles grown until its envelope is valid."""
    result = list(nodes)
    for end, neighbour in ((0, 1), (-1, -2)):
        (x, y, r), (nx, ny, nr) = result[end], result[neighbour]
        result[end] = (x, y, max(r, nr - MAX_SLOPE * math.hypot(x - nx, y - ny)))
    return result
