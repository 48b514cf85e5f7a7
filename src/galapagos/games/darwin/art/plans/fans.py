"""Fans: double leg pairs that are not two pairs of legs, such as those of octopus, spider and crab.

Their limbs leave from hips spread between the two leg sites of a body.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from galapagos.art.chain import Chain, Node
from galapagos.art.geometry import Point, between
from galapagos.art.patterns import Pattern, paint_on, rings, steps
from galapagos.art.shapes import Dots, Shape

_OVER_LIMBS: Final = 1.2
_OPEN: Final = 1.3
"""Within this many radii of its root a limb has no inner line."""
_TRUNK: Final = 1.7


@dataclass(frozen=True, slots=True)
class Fan:
    """How many limbs there are on a side, and how they go up, out and down."""

    limbs: int
    radius: float
    """Of a limb where it leaves the body."""
    knee: float = 60
    """How far out the outermost knees are."""
    foot: float = 100
    """How far out the outermost feet are."""
    lift: float = 40
    """How high the knees stand over the hips."""
    coat: tuple[Pattern, ...] = ()
    arms: str | None = None
    """Colour of the suckers, for limbs without bones."""
    trunk: tuple[str, str] | None = None
    """Plates that carry limbs which march in a row: their colour, and that of their edges."""


@dataclass(frozen=True, slots=True)
class Limb:
    """One limb of a fan: whether it is on the far side, and its place from -1 (hind) to 1."""

    far: bool
    place: float
    shape: Shape


def fan_limbs(fan: Fan, fill: str, fore: Point, hind: Point, ground: float) -> list[Limb]:
    """Draw all limbs of a fan, and the trunk that carries them."""
    limbs = []
    for far in (True, False):
        side = _limbs_of_side(fan, fill, fore, hind, ground, far)
        limbs += [_joined(side)] if fan.trunk or (far and not fan.arms) else side
    if fan.trunk:
        limbs.append(Limb(False, _OVER_LIMBS, _trunk(fan, *fan.trunk, fore, hind)))
    return limbs


def _joined(limbs: Sequence[Limb]) -> Limb:
    """Thin limbs as one shape: nobody tells them apart in the shade, or under a trunk."""
    first = limbs[0]
    shape = replace(
        first.shape,
        outline=[segment for limb in limbs for segment in limb.shape.outline],
        inside=tuple(detail for limb in limbs for detail in limb.shape.inside),
    )
    return Limb(first.far, 0, shape)


def _trunk(fan: Fan, fill: str, edge: str, fore: Point, hind: Point) -> Shape:
    """A row of plates from hip to hip, one for each limb."""
    r = fan.radius * _TRUNK
    (x0, y0), (x1, y1) = hind, fore
    chain = Chain(
        [(x0 - r * 1.4, y0, r * 0.7), (x0, y0, r), (x1, y1, r), (x1 + r * 1.4, y1, r * 0.7)]
    )
    plates = rings(steps(fan.limbs + 1, 0.2, 0.8), 4, edge)(chain)
    return Shape(chain.outline(), fill, tuple(plates), role="leg")


def _limbs_of_side(
    fan: Fan, fill: str, fore: Point, hind: Point, ground: float, far: bool
) -> list[Limb]:
    limbs = []
    for i in range(fan.limbs):
        share = i / (fan.limbs - 1)
        x, y = between(hind, fore, share)
        out = (share - 0.5) * 2
        if far:
            x, out = x + 12, out * 0.86 + 0.12
        if fan.trunk:
            nodes = _marching(fan, x, y, i, ground, far)
        else:
            nodes = _arm(fan, x, y, out, ground) if fan.arms else _leg(fan, x, y, out, ground)
        chain = Chain(nodes)
        coat = () if far and fan.arms else paint_on(chain, fan.coat)
        joint = None if fan.arms else (x, y, fan.radius * _OPEN)
        shape = Shape(chain.outline(end_cap=1), fill, coat, role="leg", joint=joint)
        if fan.arms and not far:
            shape = replace(shape, inside=shape.inside + _suckers(chain, out, fan.arms))
        limbs.append(Limb(far, out, shape))
    return limbs


def _leg(fan: Fan, x: float, y: float, out: float, ground: float) -> list[Node]:
    """Up to a knee, then down to a pointed foot."""
    side, drop, r = (1 if out >= 0 else -1), ground - y, fan.radius
    knee = x + out * fan.knee + side * 6
    foot = x + out * fan.foot + side * 10
    return [
        (x, y, r),
        (x + (knee - x) * 0.55, y - fan.lift * 0.75, r * 0.84),
        (knee, y - fan.lift * 0.5, r * 0.8),
        (knee + (foot - knee) * 0.6, y + drop * 0.5, r * 0.6),
        (foot, ground - r * 0.26 - 0.8, r * 0.26 + 0.8),
    ]


def _marching(fan: Fan, x: float, y: float, i: int, ground: float, far: bool) -> list[Node]:
    """A short bent leg with a sharp foot; the feet of a row move in a wave."""
    sway = fan.foot * math.sin(i * 1.25 + (2.2 if far else 0))
    drop, r = ground - y, fan.radius
    return [
        (x, y, r),
        (x + fan.knee + sway * 0.4, y + drop * 0.3, r * 0.95),
        (x + fan.knee + sway * 0.8, y + drop * 0.66, r * 0.72),
        (x - fan.knee * 0.6 + sway, ground - 1.6, 1.6),
    ]


def _arm(fan: Fan, x: float, y: float, out: float, ground: float) -> list[Node]:
    """A thick arm that tapers, lies on the ground and curls up at its end."""
    side, drop, r = (1 if out >= 0 else -1), ground - y, fan.radius
    end = x + out * 112 + side * 14
    return [
        (x, y, r),
        (x + out * 30, y + drop * 0.4, r * 0.74),
        (x + out * 78, y + drop * 0.8, r * 0.54),
        (end, ground - r * 0.37, r * 0.37),
        (end + side * 26, ground - 14, r * 0.27),
        (end + side * 38, ground - 34, r * 0.22),
        (end + side * 24, ground - 50, r * 0.17),
        (end + side * 12, ground - 40, r * 0.12),
    ]


def _suckers(chain: Chain, out: float, colour: str) -> tuple[Dots, ...]:
    side = 0.6 if out >= 0 else -0.6
    large = tuple(chain.at(u, side) for u in (0.2, 0.27, 0.34))
    small = tuple(chain.at(u, side) for u in (0.41, 0.48, 0.55, 0.62, 0.69))
    return Dots(large, 5.5, colour), Dots(small, 4, colour)
