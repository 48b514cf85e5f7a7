"""Legs. The hip is the origin; a leg states its length to the ground.

A leg is stretched between hip and ankle only, never in its foot: hoofs and paws keep their shape.
"""

from dataclasses import dataclass
from typing import Final

from galapagos.art.chain import Chain, Node
from galapagos.art.patterns import Pattern, paint_on
from galapagos.art.plans.fans import Fan
from galapagos.art.plans.feet import Foot, no_foot
from galapagos.art.shapes import Detail, Mark, Shape

_OPEN_UP: Final = 0.25
_OPEN: Final = 0.98
_THIGH_SHARE: Final = 0.35
"""How much of a hip's change of radius the next circle follows."""


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

    @property
    def radius(self) -> float:
        if self.fan:
            return self.fan.radius
        return self.fore[0][2]


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
    return [main, *foot(chain.nodes[-1][0], length, leg.fill)]


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
