"""Feet: what a leg stands on. A foot is told where the ankle's x and the ground are."""

import itertools
from collections.abc import Callable
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, Path, between, ellipse, polygon, spline
from galapagos.art.marks import blob, curve
from galapagos.art.palette import INK, dark
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


def web(fill: str = "azure", width: float = 44, claws: str | None = None, toes: int = 3) -> Foot:
    """Toes that spread toward the viewer, with skin between them; the last one is nearest."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w = width
        reaches = (0.84, 1.06, 0.84, 0.3)[:toes]
        tips = [(x + w * r, y - 24 * (1 - i / (toes - 1)) ** 1.3) for i, r in enumerate(reaches)]
        knots: list[Knot] = [(x - 9, y - 22, 1), (x + 8, y - 26), (*tips[0], 1)]
        for before, tip in itertools.pairwise(tips):
            knots += [between(between(before, tip), (x, y - 10), 0.2), (*tip, 1)]
        knots += [(x - 8, y, 1), (x - 14, y - 7)]
        ridges = tuple(
            curve((x + 2, y - 13), between((x, y - 10), tip, 0.92), width=3, colour=dark(fill, 0.5))
            for tip in tips
        )
        shapes = [Shape(spline(knots), fill, over=ridges, z=_FOOT)]
        if claws:
            path: Path = []
            for tip in tips:
                a, b = between(tip, (x, y - 10), 0.16)
                path += polygon([(a, b - 4), (tip[0] + 8, tip[1]), (a, b + 3)])
            shapes.append(Shape(path, claws, z=_CLAW, line=0.7, shade=0))
        return shapes

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
    """Hooked toes, each drawn for itself: three forward and one back, or two and two."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        forward = (0.72, 1.06, 0.5)[: 4 - rear]
        backward = (-0.62, -0.9)[:rear]
        toes: list[Shape] = []
        hooks: Path = []
        for i, reach in enumerate((*backward, *forward)):
            ground = y - (7, 3, 0)[i - rear] if reach > 0 else y - 3
            tip = x + width * reach
            side = 1 if reach > 0 else -1
            toes.append(Shape(_toe(x, ground, tip, thick), fill, z=_CLAW + i * 0.01, shade=0))
            hooks += spline(_hook(tip, ground, side, thick))
        return [Shape(hooks, claw, z=_FOOT, shade=0), *toes]

    return draw


def _hook(tip: float, ground: float, side: int, thick: float) -> list[Knot]:
    """A claw that starts on the toe's end, arches over and comes down to a point."""
    long = thick * 2.1
    return [
        (tip - 4 * side, ground - thick * 2.1, 1), (tip + long * 0.55 * side, ground - thick * 1.8),
        (tip + long * side, ground, 1), (tip + long * 0.3 * side, ground - thick * 0.7),
        (tip - 4 * side, ground - thick * 0.3, 1),
    ]  # fmt: skip


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
    """Thin spread toes that end in round discs."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        ends = ((-0.55, 3), (1.0, 15), (1.2, 5), (0.5, 0))
        tips = [(x + width * reach, y - 7 - lift) for reach, lift in ends]
        toes: Path = []
        discs: Path = []
        for a, b in tips:
            middle = between((x, y - 12), (a, b - 5))
            toes += Chain([(x, y - 14, 6), (*middle, 4), (a, b, 4)]).outline()
            discs += ellipse(a, b, 8, 7)
        return [
            Shape(toes, fill, z=_FOOT, line=0, shade=0),
            Shape(discs, fill, z=_CLAW, line=0.8, shade=0),
        ]

    return draw


def blunt(fill: str, nails: str, width: float = 30) -> Foot:
    """A rubbery sole with four thick toes and a flat nail on each."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w = width
        sole_knots: list[Knot] = [
            (x - w * 0.6, y - 12), (x - w * 0.1, y - 20), (x + w * 0.7, y - 17), (x + w, y - 8),
            (x + w * 0.8, y, 1), (x - w * 0.5, y, 1), (x - w * 0.7, y - 5),
        ]  # fmt: skip
        shapes = [Shape(spline(sole_knots), fill, z=_FOOT)]
        for i, reach in enumerate((1.16, 0.92, 0.56, 0.16)):
            toe = ellipse(x + w * reach, y - 8 + i * 0.6, 9.5, 8)
            nail = blob(x + w * reach + 5, y - 8, 4, 3.4, nails)
            shapes.append(Shape(toe, fill, (nail,), z=_FOOT + 0.01 * (i + 1), line=0.8, shade=0))
        return shapes

    return draw


def two_toes(fill: str, claw: str, width: float = 44) -> Foot:
    """A runner's foot: one great toe with a nail, and a small one beside it."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w = width
        great = Chain([(x - 4, y - 14, 12), (x + w * 0.5, y - 13, 12), (x + w, y - 8, 8)])
        small = Chain([(x, y - 12, 9), (x + w * 0.34, y - 7, 7), (x + w * 0.56, y - 5.5, 5.5)])
        nail: list[Knot] = [
            (x + w * 0.92, y - 17, 1), (x + w * 1.22, y - 10), (x + w * 1.36, y, 1),
            (x + w * 1.02, y, 1),
        ]  # fmt: skip
        joints = curve((x + w * 0.5, y - 24), (x + w * 0.56, y - 14), width=2.4, opacity=0.6)
        return [
            Shape(spline(nail), claw, z=_FOOT - 0.01, shade=0),
            Shape(great.outline(), fill, over=(joints,), z=_FOOT),
            Shape(small.outline(), fill, z=_CLAW, shade=0),
        ]

    return draw


def paddle(fill: str, ridge: str, width: float = 62) -> Foot:
    """A sea lion's flipper: flat on the ground and turned back, with long fingers in it."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        w = width
        tips = [(x - w, y - 20), (x - w * 1.04, y - 7), (x - w * 0.84, y), (x - w * 0.44, y)]
        knots: list[Knot] = [(x + 18, y - 24), (x - w * 0.3, y - 30), (x - w * 0.75, y - 27)]
        for i, tip in enumerate(tips):
            if i:
                knots.append(between(between(tips[i - 1], tip), (x, y - 14), 0.12))
            knots.append((*tip, 1))
        knots += [(x + 10, y, 1), (x + 24, y - 9)]
        fingers = tuple(
            curve(between((x, y - 16), tip, 0.3), between((x, y - 12), tip, 0.84), width=2.6,
                  colour=ridge)
            for tip in tips
        )  # fmt: skip
        return [Shape(spline(knots), fill, fingers, z=_FOOT)]

    return draw


def spurred(foot: Foot, spur: str) -> Foot:
    """Another foot with a sharp spur behind the ankle."""

    def draw(x: float, y: float, leg: str) -> list[Shape]:
        thorn: list[Knot] = [(x - 6, y - 36, 1), (x - 22, y - 34), (x - 32, y - 22, 1),
                             (x - 20, y - 26), (x - 6, y - 24, 1)]  # fmt: skip
        return [*foot(x, y, leg), Shape(spline(thorn), spur, z=_CLAW, shade=0)]

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
            bend = Chain(
                [
                    (x + 2 - i * 14, y - 22, 8),
                    (x + length * 0.5 - i * 14, y - 27, 7.5),
                    (x + length - i * 14, y - 18, 5.5),
                    (x + length * 1.14 - i * 15, y - 3, 2),
                ]
            )
            shapes.append(Shape(bend.outline(end_cap=1), fill, z=_FOOT + 0.01 * i))
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
