"""The collar: the end of a neck in the head's colour. Without it heads look like helmets."""

import itertools
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import Knot, between, clamp, place, spline
from galapagos.art.shapes import Mark

TEETH: Final = 5
_DEPTH: Final = {"fur": 13, "feather": 12, "skin": 5}


def collar(chain: Chain, fill: str, edge: str) -> Mark:
    """Paint the end of a neck; fur ends in teeth, feathers in scallops, skin in a wave."""
    start = max(0.72, 1 - clamp(30 / chain.length, 0.05, 0.2))
    rim = [chain.at(start, -1.15 + 2.3 * i / TEETH) for i in range(TEETH + 1)]
    tx, ty, _ = chain.slope(start)
    depth = _DEPTH[edge]
    knots: list[Knot] = []
    for a, b in itertools.pairwise(rim):
        x, y = between(a, b)
        tip = (x - tx * depth, y - ty * depth)
        knots += [a if edge == "skin" else (*a, 1), (*tip, 1) if edge == "fur" else tip]
    knots.append((*rim[-1], 1))
    out = place(*chain.centre(1), chain.angle(1)).at
    knots += [(*out((60, 70)), 1), (*out((60, -70)), 1)]
    return Mark(spline(knots), fill)
