"""Tails. The root is the origin; a tail points to -x and is drawn behind the body."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from galapagos.art.chain import Chain
from galapagos.art.geometry import spline
from galapagos.art.notation import Knots, knots, nodes
from galapagos.art.patterns import Pattern, paint_on
from galapagos.art.shapes import Shape, flat


@dataclass(frozen=True, slots=True)
class Tail:
    """A tail ready to be docked to a rump."""

    radius: float
    shapes: tuple[Shape, ...]


def chain_tail(
    course: str, fill: str, *coat: Pattern, more: Sequence[Shape] = (), end_cap: int = 2
) -> Tail:
    """A tail that is one chain, with further shapes at it."""
    chain = Chain(nodes(course))
    main = Shape(chain.outline(end_cap), fill, paint_on(chain, coat), role="tail")
    return Tail(chain.nodes[0][2], (main, *more))


def plume(radius: float, border: Knots, fill: str, inside: Any = ()) -> Tail:
    """A tail with a free outline: brushes and feathers."""
    return Tail(radius, (Shape(spline(knots(border)), fill, flat(inside), role="tail"),))
