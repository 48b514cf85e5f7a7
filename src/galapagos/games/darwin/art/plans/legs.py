"""Legs. The hip is the origin; a leg states its length to the ground.

A leg is stretched between hip and ankle only, never in its foot: hoofs and paws keep their shape.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from galapagos.art.chain import Chain, Node
from galapagos.art.geometry import Knot, clamp, place, spline, tuft
from galapagos.art.patterns import Pattern, paint_on
from galapagos.art.shapes import Detail, Mark, Shape
from galapagos.games.darwin.art.plans.fans import Fan
from galapagos.games.darwin.art.plans.feet import Foot, no_foot

_OPEN_UP: Final = 0.25
_OPEN: Final = 0.98
_THIGH_SHARE: Final = 0.35
"""How much of a hip's change of radius the next circle follows."""
_STRIDE: Final = 0.32
"""How far apart the two feet of a pair stand, as a share of the leg's length."""
_FAR_HIP: Final = 22
_FAR_HIP_ALONE: Final = 30
"""A single pair has more room than two."""
_FAR_LIFT: Final = 6
"""The far foot stands a little higher: it is farther away."""


@dataclass(frozen=True, slots=True)
class Leg:
    """One kind of legs: a fore leg and, for double pairs, a hind leg; or a fan of many limbs."""

    length: float
    fill: str
    fore: tuple[Node, ...] = ()
    foot: Foot = no_foot
    coat: tuple[Pattern, ...] = ()
    hind: tuple[Node, ...] = ()
    hind_foot: Foot | None = None
    sock: tuple[str, float] | None = None
    """Thigh of another colour, as birds wear it: the colour and how far down it reaches."""
    fan: Fan | None = None
    stride: float = 0
    """How far apart the feet of a pair stand; 0 leaves it to the length."""
    fringe: tuple[str, float, int] | None = None
    """Licks of long hair down the back of the leg: colour, size and number."""

    @property
    def radius(self) -> float:
        if self.fan:
            return self.fan.radius
        return self.fore[0][2]


def pair_shapes(
    leg: Leg, is_hind: bool, is_fore: bool, length: float, hip_radius: float
) -> Iterator[tuple[Shape, bool]]:
    """Draw the far leg of a pair, then the near one: each shape, and whether it is far.

    The two walk: of the hind pair the far foot is in front, of the fore pair the near one.
    """
    stride = leg.stride or clamp(leg.length * _STRIDE, 22, 46)
    forward = 1 if is_fore else -1
    hip = _FAR_HIP if leg.hind else _FAR_HIP_ALONE
    far_swing = -stride * 0.5 * forward - hip
    for shape in leg_shapes(leg, is_hind, length - _FAR_LIFT, hip_radius, far_swing):
        yield shape.moved(place(hip, 0)), True
    for shape in leg_shapes(leg, is_hind, length, hip_radius, stride * 0.5 * forward):
        yield shape, False


def leg_shapes(
    leg: Leg, is_hind: bool, length: float, hip_radius: float, swing: float
) -> list[Shape]:
    """Draw one leg of a length with a hip of a radius; the foot swings by some units."""
    nodes = leg.hind if is_hind and leg.hind else leg.fore
    chain = Chain(_stretched(nodes, leg.length, length, hip_radius, swing))
    sock: tuple[Detail, ...] = (_sock(chain, *leg.sock),) if leg.sock else ()
    inside = sock + paint_on(chain, leg.coat)
    joint = (0.0, -hip_radius * _OPEN_UP, hip_radius * _OPEN)
    main = Shape(chain.outline(), leg.fill, inside, role="leg", joint=joint)
    foot = leg.hind_foot if is_hind and leg.hind_foot else leg.foot
    hair = [_fringe(chain, *leg.fringe)] if leg.fringe else []
    return [*hair, main, *foot(chain.nodes[-1][0], length, leg.fill)]


def _fringe(chain: Chain, fill: str, size: float, count: int) -> Shape:
    """Long hair behind the leg; no lick hangs lower than the ankle."""
    edge = [chain.at(u, 0.9) for u in (0.2, 0.4, 0.6, 0.75, 0.88)]
    inner = [chain.at(0.8, -0.2), chain.at(0.6, -0.2), chain.at(0.3, 0)]
    lowest = chain.nodes[-1][1]
    licks = [_above(knot, lowest) for knot in tuft(edge, -size, count)]
    return Shape(spline([*licks, *inner]), fill, z=-0.1)


def _above(knot: Knot, lowest: float) -> Knot:
    x, y = knot[0], min(knot[1], lowest)
    return (x, y, 1) if len(knot) > 2 else (x, y)


def _stretched(
    nodes: tuple[Node, ...], own: float, length: float, hip_radius: float, swing: float
) -> list[Node]:
    ankle = nodes[-1][1]
    stretch = (length - (own - ankle)) / ankle
    grown = hip_radius / nodes[0][2]
    factors = [grown, 1 + (grown - 1) * _THIGH_SHARE] + [1.0] * len(nodes)
    last = len(nodes) - 1
    return [
        (x + swing * i / last, min(y * stretch, length - r - 0.5) if i else 0, r * factors[i])
        for i, (x, y, r) in enumerate(nodes)
    ]


def _sock(chain: Chain, fill: str, end: float) -> Mark:
    shares = (0.0, end * 0.5, end)
    nodes = [chain.circle(u) for u in shares]
    return Mark(Chain([(x, y, r + 3) for x, y, r in nodes]).outline(), fill)
