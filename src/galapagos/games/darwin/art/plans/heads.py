"""Heads. The origin is the centre of the socket circle that the neck ends in; +x is forward."""

from dataclasses import dataclass, replace
from typing import Any, Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, spline
from galapagos.art.notation import Knots, Nodes, knots, nodes
from galapagos.art.shapes import Shape, flat

SKULL: Final = "skull"
_OPEN: Final = 1.08
"""Within this many socket radii the skull has no inner line, so that it melts into the neck."""


@dataclass(frozen=True, slots=True)
class Head:
    """A head ready to be put on a neck."""

    radius: float
    shapes: tuple[Shape, ...]
    neck: str
    """Colour of the collar that the body wears on the last stretch of its neck."""
    edge: str
    """How the collar ends: fur teeth, feather scallops or a skin wave."""


def head(radius: float, *shapes: Shape, neck: str = "", edge: str = "fur") -> Head:
    """Put shapes together; one of them has the role of the skull."""
    skull = next(shape for shape in shapes if shape.role == SKULL)
    joint = (0.0, 0.0, radius * _OPEN)
    opened = tuple(replace(s, joint=joint) if s.role == SKULL else s for s in shapes)
    return Head(radius, opened, neck or skull.fill, edge)


def skull(outline: Knots, fill: str, inside: Any = (), over: Any = (), z: float = 0) -> Shape:
    """A skull with a free outline."""
    return Shape(spline(knots(outline)), fill, flat(inside), flat(over), z=z, role=SKULL)


def profile(course: Nodes, fill: str, inside: Any = (), over: Any = ()) -> Shape:
    """A skull in profile: a chain from the socket to the muzzle."""
    return Shape(Chain(nodes(course)).outline(), fill, flat(inside), flat(over), role=SKULL)


def bird_skull(
    x: float, y: float, r: float, fill: str, neck: float, inside: Any = (), over: Any = ()
) -> Shape:
    """A round skull at (x, y) on a neck of another radius."""
    course = [(0, 0, neck), (x * 0.5, y * 0.55, (neck + r) / 2), (x, y, r)]
    return profile(course, fill, inside, over)


def face(
    width: float, height: float, fill: str, ruff: float = 0, x: float = 20, y: float = -12,
    inside: Any = (), over: Any = (),
) -> Shape:  # fmt: skip
    """A face turned to the viewer: half an outline, mirrored; a ruff is three licks per cheek."""
    w, h = width, height
    crown: list[Knot] = [(w * 0.62, -h * 0.82), (w * 0.96, -h * 0.3)]
    cheek: list[Knot] = [(w, h * 0.15), (w * 0.78, h * 0.66)]
    if ruff:
        cheek = [
            (w, h * 0.02, 1), (w + ruff * 0.55, h * 0.22), (w + ruff, h * 0.44, 1),
            (w * 0.94, h * 0.4, 1), (w * 0.92 + ruff * 0.5, h * 0.62),
            (w * 0.86 + ruff * 0.8, h * 0.76, 1), (w * 0.76, h * 0.68, 1),
            (w * 0.68 + ruff * 0.3, h * 0.86), (w * 0.58 + ruff * 0.4, h * 1.02, 1),
            (w * 0.44, h * 0.88, 1),
        ]  # fmt: skip
    half = [*crown, *cheek]
    border: list[Knot] = [(x, y - h), *(_shift(k, x, y) for k in half), (x, y + h)]
    border += [_shift(k, x, y, -1) for k in reversed(half)]
    return skull(border, fill, inside, over)


def symmetric(right: Knots, x: float, y: float) -> list[Knot]:
    """A closed outline from its right half, given from the top down relative to (x, y).

    Knots on the centre line (0, …) are used once.
    """
    half = knots(right)
    left = [knot for knot in reversed(half) if knot[0] != 0]
    return [*(_shift(k, x, y) for k in half), *(_shift(k, x, y, -1) for k in left)]


def _shift(knot: Knot, x: float, y: float, side: int = 1) -> Knot:
    moved = (x + side * knot[0], y + knot[1])
    return (*moved, 1) if len(knot) > 2 else moved


def beak(border: Knots, fill: str, inside: Any = (), over: Any = (), z: float = 1) -> Shape:
    """A beak, or any further shape of a head."""
    return Shape(spline(knots(border)), fill, flat(inside), flat(over), z=z)


def tube(course: Nodes, fill: str, inside: Any = (), over: Any = (), z: float = 0) -> Shape:
    """A further chain of a head: jaw, trunk, muzzle, stalk."""
    return Shape(Chain(nodes(course)).outline(), fill, flat(inside), flat(over), z=z)
