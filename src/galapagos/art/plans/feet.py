"""Feet: what a leg stands on. A foot is told where the ankle's x and the ground are."""

from collections.abc import Callable
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, Path, ellipse, polygon, spline
from galapagos.art.marks import blob, curve
from galapagos.art.palette import INK
from galapagos.art.shapes import Mark, Shape

Foot = Callable[[float, float, str], list[Shape]]
"""From x of the ankle, y of the ground and colour of the leg to shapes."""

_FOOT: Final = 0.1
_CLAW: Final = 0.15


def no_foot(x: float, y: float, fill: str) -> list[Shape]:
    return []


def hoof(fill: str = "soot", width: float = 13, height: float = 18, split: bool = True) -> Foot:
    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w, h = width, height
        knots: list[Knot] = [
            (x - w * 0.8, y - h, 1), (x + w * 0.7, y - h, 1),
            (x + w * 1.15, y, 1), (x - w * 0.95, y, 1),
        ]  # fmt: skip
        cleft = (curve((x + w * 0.35, y - h + 4), (x + w * 0.45, y - 2), width=2.4),)
        return [Shape(spline(knots), fill, over=cleft if split else (), z=_FOOT)]

    return draw


def paw(
    width: float = 26, height: float = 20, claws: str | None = None, fill: str | None = None,
    reach: float = 1,
) -> Foot:  # fmt: skip
    """A soft paw with two toe lines, with or without claws of a colour and a reach."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w, h = width, height
        knots: list[Knot] = [
            (x - w * 0.6, y - h * 0.75), (x + w * 0.1, y - h * 1.05), (x + w * 0.9, y - h * 0.7),
            (x + w * 1.05, y - h * 0.2), (x + w * 0.8, y, 1), (x - w * 0.6, y, 1),
            (x - w * 0.75, y - h * 0.35),
        ]  # fmt: skip
        toes = tuple(
            curve((x + w * a, y - 2), (x + w * b, y - h * 0.5), width=2.6)
            for a, b in ((0.5, 0.42), (0.05, 0.02))
        )
        shapes = [Shape(spline(knots), fill or leg, over=toes, z=_FOOT)]
        if claws:
            path: Path = []
            for i in range(3):
                path += _claw(x + w * (0.12 + i * 0.36), y, w * 0.34 * reach)
            shapes.append(Shape(path, claws, z=_CLAW, line=0.8))
        return shapes

    return draw


def _claw(x: float, y: float, length: float) -> Path:
    return polygon([(x + 2, y - 8), (x + length + 4, y), (x - 2, y - 1)])


def sole(width: float = 34, height: float = 18, fill: str | None = None, toes: int = 3) -> Foot:
    """A long flat foot."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w, h = width, height
        knots: list[Knot] = [
            (x - w * 0.55, y - h * 0.9), (x, y - h * 1.1), (x + w * 0.7, y - h * 0.75),
            (x + w * 1.05, y - h * 0.25), (x + w * 0.9, y, 1), (x - w * 0.55, y, 1),
            (x - w * 0.7, y - h * 0.4),
        ]  # fmt: skip
        lines = tuple(
            curve((x + w * (0.75 - 0.28 * i), y - 1), (x + w * (0.72 - 0.28 * i), y - h * 0.42),
                  width=2.4)
            for i in range(toes)
        )  # fmt: skip
        return [Shape(spline(knots), fill or leg, over=lines, z=_FOOT)]

    return draw


def hand(width: float = 30, height: float = 22, fill: str = "graphite") -> Foot:
    """Fingers and a thumb."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w, h = width, height
        knots: list[Knot] = [
            (x - w * 0.5, y - h), (x + w * 0.2, y - h * 1.15), (x + w * 0.75, y - h * 0.85),
            (x + w * 1.15, y - h * 0.45), (x + w * 1.2, y - 3), (x + w * 0.9, y, 1),
            (x - w * 0.3, y, 1), (x - w * 0.65, y - h * 0.3),
        ]  # fmt: skip
        lines = [
            curve((x + w * (0.9 - 0.3 * i), y - 2), (x + w * (0.75 - 0.3 * i), y - h * 0.5),
                  width=2.4)
            for i in range(3)
        ]  # fmt: skip
        thumb = curve((x - w * 0.3, y - h * 0.5), (x - w * 0.05, y - h * 0.15), width=2.4)
        return [Shape(spline(knots), fill, over=(*lines, thumb), z=_FOOT)]

    return draw


def web(fill: str = "azure", width: float = 44) -> Foot:
    """Three toes with skin between them."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w = width
        knots: list[Knot] = [
            (x - 6, y - 16, 1), (x + 8, y - 15), (x + w * 0.95, y - 9, 1), (x + w * 0.82, y - 5),
            (x + w, y - 1, 1), (x + w * 0.6, y - 2), (x + w * 0.5, y, 1), (x, y), (x - 12, y, 1),
        ]  # fmt: skip
        lines = tuple(
            curve((x + 2, y - a), (x + w * 0.88, y - b), width=2.4, opacity=0.7)
            for a, b in ((11, 7), (7, 2))
        )
        return [Shape(spline(knots), fill, over=lines, z=_FOOT)]

    return draw


def lobes(fill: str, width: float = 40) -> Foot:
    """Long toes with a lobe of skin at each joint, as moorhens and coots have them."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        spread: Path = []
        for reach, lift in ((-0.5, 6), (0.55, 7), (1, 6)):
            joint = x + width * reach * 0.5
            nodes = [(x, y - 10, 6.0), (joint, y - lift, 7.0), (x + width * reach, y - 5, 4.4)]
            spread += Chain(nodes).outline()
        return [Shape(spread, fill, z=_FOOT, line=0, shade=0)]

    return draw


def talon(
    fill: str = "amber", width: float = 34, claw: str = "soot", thick: float = 6, rear: int = 1
) -> Foot:
    """Hooked toes: two or three forward, one or two back."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        forward = (1.0, 0.52)
        backward = (-0.55, -0.95)[:rear]
        spread: Path = []
        hooks: Path = []
        for reach in (*backward, *forward):
            tip = x + width * reach
            spread += _toe(x, y, tip, thick)
            s = 1 if reach > 0 else -1
            hook: list[Knot] = [
                (tip - 2 * s, y - 10, 1), (tip + 9 * s, y - 6), (tip + 10 * s, y, 1),
                (tip + 2 * s, y - 2, 1),
            ]  # fmt: skip
            hooks += spline(hook)
        return [
            Shape(hooks, claw, z=_CLAW, shade=0),
            Shape(spread, fill, z=_FOOT, line=0, shade=0),
        ]

    return draw


def _toe(x: float, y: float, tip: float, thick: float) -> Path:
    """One toe from the ankle to the ground, rounded at its tip."""
    nodes = [
        (x, y - 10, thick),
        ((x + tip) / 2, y - 9, thick * 0.9),
        (tip, y - thick * 0.75, thick * 0.75),
    ]
    return Chain(nodes).outline()


def toes(fill: str, reaches: tuple[float, ...], thick: float = 5, claw: str | None = None) -> Foot:
    """Plain thin toes of given reach, forward and back."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        spread: Path = []
        for reach in reaches:
            spread += _toe(x, y, x + reach, thick)
        shapes = [Shape(spread, fill, z=_FOOT, line=0, shade=0)]
        if claw:
            nails = [ellipse(x + reach, y - 3, 5, 3) for reach in reaches]
            shapes.append(Shape([segment for nail in nails for segment in nail], claw, z=_CLAW))
        return shapes

    return draw


def pads(fill: str = "tangerine", width: float = 34) -> Foot:
    """Toes that end in discs."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        spread: Path = []
        for reach in (-0.5, 0.15, 0.65, 1.05):
            joint = x + width * reach * 0.6
            nodes = [(x, y - 12, 6.0), (joint, y - 9, 4.5), (x + width * reach, y - 6.5, 6.5)]
            spread += Chain(nodes).outline()
        return [Shape(spread, fill, z=_FOOT, line=0, shade=0)]

    return draw


def column(nails: str = "bone", width: float = 36) -> Foot:
    """A pillar's foot with three toenails."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w = width
        knots: list[Knot] = [
            (x - w * 0.5, y - 24), (x, y - 27), (x + w * 0.5, y - 24),
            (x + w * 0.62, y, 1), (x - w * 0.6, y, 1),
        ]  # fmt: skip
        nail_marks = tuple(
            Mark(ellipse(x + w * (0.42 - 0.34 * i), y - 3, 6.5, 8), nails, INK, 2) for i in range(3)
        )
        return [Shape(spline(knots), leg, nail_marks, z=_FOOT, line=0)]

    return draw


def spade(fill: str = "blush", claws: str = "bone", count: int = 4) -> Foot:
    """A broad digging hand with long claws."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        palm = Shape(ellipse(x + 12, y - 14, 24, 13, 14), fill, z=_FOOT)
        path: Path = []
        for i in range(count):
            root, heel = (x + 12 + i * 8, y - 17 + i * 2), (x + 8 + i * 7, y - 3)
            path += polygon([root, (x + 32 + i * 6, y), heel])
        return [palm, Shape(path, claws, z=_CLAW, line=0.8)]

    return draw


def hooks(fill: str = "bone", count: int = 2, length: float = 34) -> Foot:
    """Long bent claws to hang from a branch."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        shapes = []
        for i in range(count):
            start = x + 6 - i * 11
            knots: list[Knot] = [
                (start - 6, y - 22, 1), (start + length * 0.75, y - 20),
                (start + length, y - 1, 1), (start + length * 0.6, y - 10), (start - 6, y - 12, 1),
            ]  # fmt: skip
            shapes.append(Shape(spline(knots), fill, z=_FOOT - 0.01 * i))
        return shapes

    return draw


def pincer(fill: str, inner: str = "cream") -> Foot:
    """A crab's claw, closed on the ground."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        knots: list[Knot] = [
            (x - 14, y - 34), (x + 8, y - 40), (x + 26, y - 26), (x + 34, y - 1, 1),
            (x + 18, y - 16, 1), (x + 6, y, 1), (x - 10, y - 14),
        ]  # fmt: skip
        return [Shape(spline(knots), fill, (blob(x + 4, y - 24, 8, 6, inner),), z=_FOOT)]

    return draw
