"""Small marks that many animals share: eyes, brows, ears, horns, noses, whiskers, spots."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from galapagos.art.chain import Chain
from galapagos.art.geometry import (
    Box,
    Knot,
    Path,
    Point,
    ellipse,
    leaf,
    mirror_at,
    place,
    polar,
    polygon,
    scatter_in,
    spline,
)
from galapagos.art.notation import Knots, Nodes, knots, nodes, points
from galapagos.art.palette import INK, SNOW, dark
from galapagos.art.shapes import Detail, Dots, Mark, Shape


def blob(
    x: float, y: float, rx: float, ry: float | None = None, fill: str = INK, turn: float = 0,
    opacity: float = 1,
) -> Mark:  # fmt: skip
    """A filled ellipse."""
    return Mark(ellipse(x, y, rx, ry, turn), fill, opacity=opacity)


def patch(border: Knots, fill: str, opacity: float = 1) -> Mark:
    """A filled smooth area."""
    return Mark(spline(knots(border)), fill, opacity=opacity)


def wedge(border: Knots, fill: str = INK) -> Mark:
    """A filled area with straight edges."""
    return Mark(polygon(knots(border)), fill)


def line(course: str, width: float = 3, colour: str = INK, opacity: float = 1) -> Mark:
    """A line through points written as text."""
    return curve(*points(course), width=width, colour=colour, opacity=opacity)


def curve(*course: Point, width: float = 3, colour: str = INK, opacity: float = 1) -> Mark:
    """A line through points."""
    return Mark(spline(course, closed=False), None, colour, width, opacity)


def eye(x: float, y: float, r: float = 11, iris: str = "ochre", pupil: str = "round") -> list[Mark]:
    """The eye of all animals: ink disc, iris, pupil, and a glint at the upper right.

    Pupils: round, slit, bar, or bead (all dark).
    """
    marks = [replace(blob(x, y, r), role="eye")]
    if pupil != "bead":
        marks.append(blob(x, y, r * 0.78, fill=iris))
    if pupil == "round":
        marks.append(blob(x + 0.6, y, r * 0.5))
    elif pupil == "slit":
        marks.append(blob(x + 0.6, y, r * 0.22, r * 0.7))
    elif pupil == "bar":
        marks.append(blob(x, y, r * 0.66, r * 0.26))
    return [*marks, blob(x + r * 0.3, y - r * 0.34, r * 0.27, fill=SNOW)]


def brow(x: float, y: float, r: float = 11, width: float = 3.2, turn: float = 0) -> Mark:
    """A bent line over an eye."""
    at = place(x, y, turn).at
    start, top, stop = at((-r * 1.15, -r * 0.42)), at((0, -r * 1.42)), at((r * 1.2, -r * 0.42))
    return Mark([("M", (start,)), ("Q", (top, stop))], None, INK, width)


def lashes(x: float, y: float, r: float) -> list[Mark]:
    """Three lashes at the upper front of an eye."""
    return [
        curve(polar(x, y, angle, r * 0.95), polar(x, y, angle - 8, r * 1.6), width=3)
        for angle in (-75, -45, -15)
    ]


def nostril(x: float, y: float, r: float = 3.5, turn: float = -30) -> Mark:
    return blob(x, y, r * 1.3, r * 0.8, turn=turn)


def nose(x: float, y: float, width: float = 11, height: float = 8, fill: str = INK) -> Mark:
    """A rounded triangle, as cats and dogs have it."""
    border: list[Knot] = [
        (x - width, y - height * 0.5), (x, y - height * 0.8), (x + width, y - height * 0.5),
        (x + width * 0.3, y + height * 0.6), (x, y + height * 0.9),
        (x - width * 0.3, y + height * 0.6),
    ]  # fmt: skip
    return patch(border, fill)


def smile(
    x: float, y: float, width: float = 14, height: float = 8, stroke: float = 3
) -> list[Mark]:
    """The mouth under a nose: a short line down and two curls."""
    sides = [
        curve((x + s * width, y - height * 0.1), (x + s * width * 0.5, y + height * 0.55), (x, y),
              width=stroke)
        for s in (-1, 1)
    ]  # fmt: skip
    return [curve((x, y - height * 0.7), (x, y), width=stroke), *sides]


def whiskers(x: float, y: float, reach: float = 48) -> list[Mark]:
    marks = []
    for s in (-1, 1):
        for i in (-1, 0, 1):
            start, stop = (x + s * 20, y + i * 5.0), (x + s * reach, y + i * 12.0)
            bend = (x + s * (20 + reach) / 2, y + i * 8 - 3)
            path: Path = [("M", (start,)), ("Q", (bend, stop))]
            marks.append(Mark(path, None, INK, 1.8, 0.75))
    return marks


def teeth(roots: str, width: float, height: float, stroke: float = 1.8) -> list[Mark]:
    """Pointed teeth that hang from points."""
    return [
        Mark(
            polygon([(x - width / 2, y), (x + width / 2, y), (x, y + height)]), "white", INK, stroke
        )
        for x, y in points(roots)
    ]


def ear(
    x: float, y: float, length: float, width: float, angle: float, fill: str,
    inner: str | None = "blush", blunt: bool = False, tip: str | None = None, **rest: Any,
) -> Shape:  # fmt: skip
    """A leaf with a lighter inner leaf; blunt ears are round."""
    inside: list[Detail] = []
    if tip:
        inside.append(blob(*polar(x, y, angle, length), length * 0.38, fill=tip))
    if inner:
        root = polar(x, y, angle, length * 0.12)
        inside.append(patch(leaf(*root, length * 0.72, width * 0.55, angle, blunt), inner))
    rest.setdefault("z", 3)
    return Shape(spline(leaf(x, y, length, width, angle, blunt)), fill, tuple(inside), **rest)


def round_ear(
    x: float, y: float, r: float, fill: str, inner: str | None = None, z: float = -0.5
) -> Shape:
    inside = (blob(x, y + r * 0.12, r * 0.58, fill=inner),) if inner else ()
    return Shape(ellipse(x, y, r), fill, inside, z=z)


def horn(
    course: Nodes, fill: str = "bone", rings: int = 0, tip: str | None = None,
    z: float = 2, ring_width: float = 2.4,
) -> Shape:  # fmt: skip
    """A pointed chain with rings across it and a tip of another colour."""
    chain = Chain(nodes(course))
    inside: list[Detail] = []
    if tip:
        x, y, r = chain.circle(1)
        end = Chain([chain.circle(0.62), chain.circle(0.8), (x, y, r + 1)])
        inside.append(Mark(end.outline(), tip))
    for i in range(rings):
        u = 0.06 + 0.7 * i / rings
        path: Path = [("M", (chain.edge(u, 1),)), ("L", (chain.edge(u, -1),))]
        inside.append(Mark(path, None, dark(fill, 0.45), ring_width, 0.8))
    return Shape(chain.outline(end_cap=1), fill, tuple(inside), z=z)


def feeler(course: Nodes, fill: str, z: float = -1) -> Shape:
    """A thin antenna, stalk, barbel or tongue without an inner line."""
    return Shape(Chain(nodes(course)).outline(end_cap=1), fill, z=z, line=0, shade=0)


def far(shape: Shape, dx: float, dy: float, z: float = -2) -> Shape:
    """The same on the other side of the head: moved, darker, behind."""
    return shape.moved(place(dx, dy), z=z, far=True)


def both(shape: Shape, x: float) -> list[Shape]:
    """A shape and its mirror image at a vertical line."""
    return [shape, shape.moved(mirror_at(x))]


def two(mark: Mark, x: float) -> list[Mark]:
    """A mark and its mirror image at a vertical line."""
    return [mark, mark.moved(mirror_at(x))]


def spots_in(box: Box, count: int, r: float, colour: str, start: int = 1) -> list[Dots]:
    """Dots in two sizes all over a box."""
    places = scatter_in(box, count, start)
    return [
        Dots(tuple(places[0::2]), r * 1.15, colour),
        Dots(tuple(places[1::2]), r * 0.8, colour),
    ]


def strokes(
    roots: Sequence[Point], colour: str, length: float = 9, width: float = 2.4,
    opacity: float = 0.6, angle: float = 100,
) -> Mark:  # fmt: skip
    """Short hairs that start at points."""
    path: Path = []
    for i, (x, y) in enumerate(roots):
        path += [("M", ((x, y),)), ("L", (polar(x, y, angle + i * 37 % 24 - 12, length),))]
    return Mark(path, None, colour, width, opacity)


def hair_in(
    box: Box, count: int, colour: str, length: float = 12, angle: float = 100, width: float = 3
) -> Mark:
    return strokes(scatter_in(box, count, 2), colour, length, width, 0.75, angle)
