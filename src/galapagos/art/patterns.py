"""Coats of animals: what is painted onto a chain, wherever the chain runs and however it is bent.

A pattern is a function from a chain to details. Rows of looks list patterns; the chain is known
only when joints have been negotiated.
"""

import math
from collections.abc import Callable, Sequence

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, Path, Point, ellipse, polar, polygon, scatter, spline
from galapagos.art.marks import strokes
from galapagos.art.palette import INK
from galapagos.art.shapes import Detail, Dots, Mark, Texture

Pattern = Callable[[Chain], list[Detail]]
Spot = tuple[float, float]
"""A place on a chain: u, side."""


def belly(
    colour: str, side: float = 0.45, start: float = 0, end: float = 1, opacity: float = 1
) -> Pattern:
    """A lighter underside below ``side``; it runs out past the chain's ends."""
    return _half(colour, side, 1.5, start, end, opacity)


def back(
    colour: str, side: float = -0.45, start: float = 0, end: float = 1, opacity: float = 1
) -> Pattern:
    """A darker upper side above ``side``."""
    return _half(colour, side, -1.5, start, end, opacity)


def _half(
    colour: str, side: float, beyond: float, start: float, end: float, opacity: float
) -> Pattern:
    def draw(chain: Chain) -> list[Detail]:
        shares = [start + (end - start) * i / 6 for i in range(7)]
        near = [chain.at(u, side) for u in shares]
        away = [chain.at(u, beyond) for u in shares]
        if start == 0:
            x, y = chain.at(0, beyond * 0.7)
            near.insert(0, polar(x, y, chain.angle(0) + 180, chain.radius(0) * 1.5))
        if end == 1:
            near.append(polar(*chain.at(1, side), chain.angle(1), chain.radius(1) * 1.5))
        knots: list[Knot] = [(*near[0], 1), *near[1:-1], (*near[-1], 1)]
        knots += [(*point, 1) for point in reversed(away)]
        return [Mark(spline(knots), colour, opacity=opacity)]

    return draw


def bands(
    shares: Sequence[float], width: float, colour: str, reach: float = 1.0, wave: float = 0
) -> Pattern:
    """Pointed stripes from the back down; a reach of 2 crosses the whole chain."""

    def draw(chain: Chain) -> list[Detail]:
        details: list[Detail] = []
        for u in shares:
            top, tip = chain.at(u, -1.05), chain.at(u + wave, -1.05 + reach)
            middle = chain.at(u + wave * 0.4, -1.05 + reach * 0.5)
            tx, ty, _ = chain.slope(u)
            knots: list[Knot] = [
                (top[0] - tx * width / 2, top[1] - ty * width / 2, 1),
                (middle[0] - tx * width * 0.4, middle[1] - ty * width * 0.4),
                (*tip, 1),
                (middle[0] + tx * width * 0.4, middle[1] + ty * width * 0.4),
                (top[0] + tx * width / 2, top[1] + ty * width / 2, 1),
            ]
            details.append(Mark(spline(knots), colour))
        return details

    return draw


def rings(
    shares: Sequence[float], width: float, colour: str, opacity: float = 1, reach: float = 1.1
) -> Pattern:
    """Even bands across the whole chain."""

    def draw(chain: Chain) -> list[Detail]:
        path: Path = []
        for u in shares:
            path += spline([chain.at(u, side) for side in (-reach, 0, reach)], closed=False)
        return [Mark(path, None, colour, width, opacity)]

    return draw


def steps(count: int, start: float = 0.03, end: float = 0.97) -> tuple[float, ...]:
    """Evenly spaced shares along a chain."""
    return tuple(start + (end - start) * i / max(count - 1, 1) for i in range(count))


def spots(
    count: int, r: float, colour: str, sides: tuple[float, float] = (-0.9, 0.6),
    span: tuple[float, float] = (0.02, 0.98), start: int = 1, opacity: float = 1,
) -> Pattern:  # fmt: skip
    """Dots in two sizes all over a stretch of the chain."""

    def draw(chain: Chain) -> list[Detail]:
        points = _spread(chain, count, sides, span, start)
        return [
            Dots(tuple(points[0::2]), r * 1.15, colour, opacity),
            Dots(tuple(points[1::2]), r * 0.8, colour, opacity),
        ]

    return draw


def rosettes(
    count: int, r: float, colour: str, inner: str, sides: tuple[float, float] = (-0.9, 0.6),
    start: int = 1,
) -> Pattern:  # fmt: skip
    """Dark dots with a lighter heart that sits a little off centre."""

    def draw(chain: Chain) -> list[Detail]:
        points = _spread(chain, count, sides, (0.02, 0.98), start)
        hearts = tuple((x + r * 0.25, y - r * 0.1) for x, y in points)
        return [Dots(tuple(points), r, colour), Dots(hearts, r * 0.55, inner)]

    return draw


def _spread(
    chain: Chain, count: int, sides: tuple[float, float], span: tuple[float, float], start: int
) -> list[Point]:
    return [
        chain.at(span[0] + (span[1] - span[0]) * u, sides[0] + (sides[1] - sides[0]) * v)
        for u, v in scatter(count, start)
    ]


def dots(places: Sequence[Spot], r: float, colour: str, opacity: float = 1) -> Pattern:
    """Dots at chosen places."""

    def draw(chain: Chain) -> list[Detail]:
        return [Dots(tuple(chain.at(*place) for place in places), r, colour, opacity)]

    return draw


def blots(
    places: Sequence[tuple[float, float, float]], colour: str, flat: float = 0.75,
    line: float = 0, opacity: float = 1,
) -> Pattern:  # fmt: skip
    """Uneven patches at (u, side) of a size, each turned another way."""

    def draw(chain: Chain) -> list[Detail]:
        stroke = INK if line else None
        return [
            Mark(spline(_blot(*chain.at(u, side), r, flat, i)), colour, stroke, line, opacity)
            for i, (u, side, r) in enumerate(places)
        ]

    return draw


def _blot(x: float, y: float, r: float, flat: float, turn: int) -> list[Knot]:
    sizes = (1.2, 0.85, 1.1, 0.8, 1.15, 0.9)
    return [
        (
            x + r * size * math.cos(i * 1.047 + turn),
            y + r * flat * size * math.sin(i * 1.047 + turn),
        )
        for i, size in enumerate(sizes)
    ]


def cells(count: int, colour: str) -> Pattern:
    """Five-cornered patches with light between them, smaller where the chain is thin."""

    def draw(chain: Chain) -> list[Detail]:
        details: list[Detail] = []
        for i, (u, v) in enumerate(scatter(count)):
            x, y = chain.at(0.02 + 0.98 * u, -0.95 + 1.8 * v)
            r = (9 + 5 * (i * 0.37 % 1)) * (0.55 + 0.45 * min(1, chain.radius(u) / 50))
            corners = [polar(x, y, angle + i * 57, r) for angle in (0, 69, 143, 218, 292)]
            details.append(Mark(spline(corners), colour))
        return details

    return draw


def diamonds(shares: Sequence[float], half: float, colour: str, side: float = 0.8) -> Pattern:
    """A row of diamonds along the middle line, as rattlesnakes wear it."""

    def draw(chain: Chain) -> list[Detail]:
        return [
            Mark(
                polygon(
                    [
                        chain.at(u - half, 0),
                        chain.at(u, -side),
                        chain.at(u + half, 0),
                        chain.at(u, side),
                    ]
                ),
                colour,
            )
            for u in shares
        ]

    return draw


def trail(places: Sequence[Spot], width: float, colour: str, opacity: float = 1) -> Pattern:
    """A line through places on the chain."""

    def draw(chain: Chain) -> list[Detail]:
        line = spline([chain.at(*place) for place in places], closed=False)
        return [Mark(line, None, colour, width, opacity)]

    return draw


def area(places: Sequence[Spot], colour: str, opacity: float = 1) -> Pattern:
    """A smooth patch with its border at places on the chain."""

    def draw(chain: Chain) -> list[Detail]:
        return [Mark(spline([chain.at(*place) for place in places]), colour, opacity=opacity)]

    return draw


def oval(
    place: Spot, rx: float, ry: float, colour: str, turn: float = 0, opacity: float = 1
) -> Pattern:
    """An ellipse at a place on the chain."""

    def draw(chain: Chain) -> list[Detail]:
        return [Mark(ellipse(*chain.at(*place), rx, ry, turn), colour, opacity=opacity)]

    return draw


def fur(
    count: int, colour: str, length: float = 11, angle: float = 160,
    sides: tuple[float, float] = (-0.75, 0.65), start: int = 2, width: float = 2.6,
) -> Pattern:  # fmt: skip
    """Short hairs all over the chain."""

    def draw(chain: Chain) -> list[Detail]:
        points = _spread(chain, count, sides, (0.06, 0.92), start)
        return [strokes(points, colour, length, width, 0.6, angle)]

    return draw


def tile(kind: str, size: float, colour: str, opacity: float = 0.5) -> Pattern:
    """A texture over the whole shape: scale, feather, fur or hex."""

    def draw(chain: Chain) -> list[Detail]:
        return [Texture(kind, size, colour, opacity)]

    return draw


def fixed(*details: Detail) -> Pattern:
    """Details at fixed coordinates of the plan, whatever the chain does."""

    def draw(chain: Chain) -> list[Detail]:
        return list(details)

    return draw


def paint_on(chain: Chain, patterns: Sequence[Pattern]) -> tuple[Detail, ...]:
    return tuple(detail for pattern in patterns for detail in pattern(chain))
