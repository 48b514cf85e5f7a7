"""Bodies: chains from rump to neck end, with the places where other parts dock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from galapagos.art.chain import Chain, Node
from galapagos.art.geometry import Knot, Path, place, polygon, spline, tuft
from galapagos.art.notation import Knots, knots, nodes, points
from galapagos.art.palette import INK
from galapagos.art.patterns import Pattern
from galapagos.art.shapes import Mark, Shape, flat

Extra = Callable[[Chain], list[Shape]]
"""Humps, fins, manes, shells: shapes that belong to a body, z relative to it."""

SHELL: Final = 9.0
"""From this z on an extra is drawn over the near legs, so that they come out from under it."""


@dataclass(frozen=True, slots=True)
class Body:
    """A body with its docks. Places are given as share of the chain from rump to neck."""

    nodes: tuple[Node, ...]
    fill: str = "sand"
    coat: tuple[Pattern, ...] = ()
    extras: tuple[Extra, ...] = ()
    fore: float = 0.66
    hind: float = 0.13
    middle: float = 0.3
    """Hip of a body with one leg site."""
    wing: tuple[float, float] = (0.62, -0.45)
    """Root of the wings: share and side; a side beyond -1.1 lies that many radii straight above."""
    wing_turn: float = 0
    leg_sites: int = 2
    has_tail: bool = True
    head_scale: float = 1
    head_turn: float = 0
    leg_scale: float = 1
    floats: bool = False
    """Swimmers without legs hang above their shadow."""
    tail_turn: float = 0

    def look(self, fill: str, *coat: Pattern, **changes: Any) -> "Body":
        """Return this plan in the colours of an animal.

        ``girth`` widens all circles, ``course`` replaces them.
        """
        girth = changes.pop("girth", 1)
        circles = tuple((x, y, r * girth) for x, y, r in nodes(changes.pop("course", self.nodes)))
        return replace(self, nodes=circles, fill=fill, coat=coat, **changes)


def fin(border: Knots, fill: str, z: float = -0.5, inside: Any = ()) -> Extra:
    """A fin, hump or flap at fixed coordinates."""
    shape = Shape(spline(knots(border)), fill, flat(inside), z=z)
    return lambda chain: [shape]


def lump(border: Knots, fill: str, inside: Any = (), z: float = 0.1) -> Extra:
    """A hump that melts into the body: no line of its own."""
    shape = Shape(spline(knots(border)), fill, flat(inside), z=z, line=0, shade=0)
    return lambda chain: [shape]


def shell(border: Knots, fill: str, inside: Any = ()) -> Extra:
    """A shell, skirt or plate that covers the hips."""
    shape = Shape(spline(knots(border)), fill, flat(inside), z=SHELL)
    return lambda chain: [shape]


def mane(
    inner: Knots, line: str, size: float, count: int, fill: str,
    inside: Any = (), z: float = 0.5, edge: float = 0.7,
) -> Extra:  # fmt: skip
    """Licks of hair along a line, closed by inner knots. An edge of 0 melts into the body."""
    border = [*tuft(points(line), size, count), *knots(inner)]
    shape = Shape(spline(border), fill, flat(inside), z=z, line=edge, shade=1 if edge else 0)
    return lambda chain: [shape]


def comb(
    shares: Sequence[float], height: float, width: float, fill: str, lean: float = -4,
    side: int = -1, z: float = -0.5,
) -> Extra:  # fmt: skip
    """A row of teeth along the back: scutes, crests, plates, thorns."""

    def draw(chain: Chain) -> list[Shape]:
        path: Path = []
        for u in shares:
            x, y = chain.edge(u, side)
            up = place(x, y, chain.angle(u)).at
            tooth = [up((-width, -6 * side)), up((lean, height * side)), up((width, -6 * side))]
            path += polygon(tooth)
        return [Shape(path, fill, z=z, shade=0)]

    return draw


def dorsal(x: float, y: float, width: float, height: float, fill: str, lean: float = -30) -> Extra:
    """The swept-back fin of sharks and dolphins."""
    border: list[Knot] = [
        (x + width / 2, y + 8, 1),
        (x + lean * 0.3, y - height * 0.75),
        (x + lean, y - height),
        (x + lean * 0.8, y - height * 0.45),
        (x - width / 2, y + 10, 1),
    ]
    return fin(border, fill)


def flipper(x: float, y: float, length: float, width: float, turn: float, fill: str) -> Extra:
    """A paddle on the near flank that points down and back."""
    at = place(x, y, turn).at
    border: list[Knot] = [
        (*at((width * 0.5, -6)), 1),
        at((width * 0.45, length * 0.45)),
        (*at((-width * 0.3, length)), 1),
        at((-width * 0.55, length * 0.5)),
        (*at((-width * 0.5, -2)), 1),
    ]
    return fin(border, fill, z=0.6)


def rays(ends: str, base: str, fill: str, line: str = INK, z: float = -0.5) -> Extra:
    """A fan of fin rays: tips stand out, the skin between them hangs back."""
    tips, root = points(ends), points(base)
    border: list[Knot] = [(*root[0], 1)]
    for i, tip in enumerate(tips):
        if i:
            before = tips[i - 1]
            middle = ((tip[0] + before[0]) / 2, (tip[1] + before[1]) / 2)
            heart = ((root[0][0] + root[-1][0]) / 2, (root[0][1] + root[-1][1]) / 2)
            border.append((middle[0] * 0.8 + heart[0] * 0.2, middle[1] * 0.8 + heart[1] * 0.2))
        border.append((*tip, 1))
    border.append((*root[-1], 1))
    spokes: Path = []
    for i, tip in enumerate(tips):
        share = i / max(len(tips) - 1, 1)
        x = root[0][0] + (root[-1][0] - root[0][0]) * share
        y = root[0][1] + (root[-1][1] - root[0][1]) * share
        spokes += [("M", ((x, y),)), ("L", (tip,))]
    shape = Shape(spline(border), fill, (Mark(spokes, None, line, 2.6, 0.7),), z=z)
    return lambda chain: [shape]


# The plans, after the chains of art.md.

UNGULATE: Final = Body(
    ((-104, -14, 36), (-64, -6, 58), (6, 2, 60), (64, -6, 60), (104, -42, 42), (132, -84, 32))
)
LONG_NECK: Final = Body(
    ((-96, 14, 34), (-58, 14, 54), (4, 8, 58), (58, -10, 56), (92, -58, 38), (112, -120, 28),
     (126, -176, 25)),
    fore=0.5, hind=0.14, wing=(0.45, -0.5), leg_scale=1.15, head_scale=0.95,
)  # fmt: skip
HUMPED: Final = Body(
    ((-104, -2, 34), (-64, 4, 56), (4, 8, 58), (66, 6, 54), (104, 12, 36), (132, -20, 28),
     (146, -78, 26)),
    fore=0.55, wing=(0.6, -0.35), wing_turn=26,
)  # fmt: skip
PACHYDERM: Final = Body(
    ((-112, 6, 50), (-66, -4, 80), (8, -6, 82), (72, -6, 74), (112, -22, 56)),
    head_scale=1.08, leg_scale=0.95,
)  # fmt: skip
SHAGGY: Final = Body(
    ((-108, 0, 42), (-62, -4, 62), (4, -4, 64), (64, -16, 68), (106, -20, 50)), leg_scale=0.8
)
CAT: Final = Body(
    ((-106, -4, 34), (-66, 2, 50), (0, 6, 50), (62, 0, 56), (98, -28, 46), (120, -58, 38))
)
BEAR: Final = Body(
    ((-108, 2, 44), (-64, 2, 66), (4, 2, 66), (66, -6, 62), (110, -30, 46), (138, -52, 38)),
    has_tail=False,
)
PRIMATE: Final = Body(
    ((-88, 26, 42), (-46, 10, 56), (10, -14, 58), (58, -48, 56), (88, -84, 42)),
    fore=0.72, hind=0.1,
)  # fmt: skip
LOAF: Final = Body(((-92, 26, 50), (-34, 14, 72), (34, 6, 66), (82, -18, 46), (106, -46, 38)))
HOPPER: Final = Body(
    ((-92, 40, 34), (-60, 28, 58), (-8, 0, 54), (40, -44, 40), (70, -84, 30)), fore=0.72, hind=0.12
)
ARMOURED: Final = Body(
    ((-96, 20, 26), (-50, 8, 50), (0, 0, 56), (46, 4, 50), (84, 4, 36), (106, -8, 32)),
    leg_scale=0.6,
)
TURTLE: Final = Body(
    ((-96, 34, 24), (-40, 26, 46), (40, 26, 46), (98, 14, 30), (132, -20, 27), (142, -46, 26)),
    fore=0.5, hind=0.12, wing=(0.42, -2.1), head_scale=0.95, leg_scale=0.8,
)  # fmt: skip
LIZARD: Final = Body(
    ((-122, 6, 26), (-70, 6, 46), (0, 6, 50), (66, 4, 46), (106, -6, 38), (128, -12, 36)),
    hind=0.16, leg_scale=0.6,
)  # fmt: skip
FROG: Final = Body(
    ((-92, 48, 30), (-48, 20, 56), (8, -10, 58), (58, -16, 52), (86, -18, 44)),
    has_tail=False, leg_scale=0.8,
)  # fmt: skip
SNAKE: Final = Body(
    ((-150, 96, 12), (-110, 104, 22), (-40, 100, 32), (40, 98, 36), (84, 66, 36), (56, 26, 34),
     (-10, 14, 34), (-52, -20, 34), (-22, -60, 33), (40, -70, 31), (86, -88, 28)),
    leg_sites=0, wing=(0.86, -0.4),
)  # fmt: skip
COBRA: Final = Body(
    ((-150, 96, 12), (-104, 104, 22), (-40, 102, 30), (36, 102, 34), (78, 78, 33), (44, 44, 31),
     (-4, 26, 30), (-14, -16, 29), (10, -56, 28), (40, -92, 27)),
    leg_sites=0, wing=(0.84, -0.4),
)  # fmt: skip
FISH: Final = Body(
    ((-150, 6, 13), (-110, 4, 28), (-40, 0, 58), (40, 0, 66), (96, 0, 56), (120, -2, 48)),
    leg_sites=0, floats=True, wing=(0.62, -0.35),
)  # fmt: skip
SHARK: Final = Body(
    ((-150, 4, 14), (-104, 2, 30), (-36, 0, 54), (44, 0, 62), (96, 0, 56), (122, 0, 50)),
    leg_sites=0, floats=True, wing=(0.6, -0.3),
)  # fmt: skip
WHALE: Final = Body(
    ((-160, 0, 16), (-112, 2, 34), (-40, 6, 66), (44, 8, 84), (104, 6, 76), (128, 4, 66)),
    leg_sites=0, floats=True, wing=(0.6, -0.3), head_scale=1.1,
)  # fmt: skip
SEAL: Final = Body(
    ((-128, 44, 20), (-84, 36, 42), (-20, 22, 62), (44, 0, 60), (84, -38, 46), (104, -66, 40)),
    leg_sites=1, middle=0.56, leg_scale=0.6,
)  # fmt: skip
BIRD: Final = Body(
    ((-84, 34, 26), (-46, 18, 46), (8, -4, 56), (52, -34, 44), (74, -64, 36)),
    leg_sites=1, middle=0.34, wing=(0.62, -0.1), leg_scale=0.7,
)  # fmt: skip
UPRIGHT_BIRD: Final = Body(
    ((-52, 66, 40), (-26, 30, 64), (6, -30, 62), (30, -84, 44), (38, -106, 38)),
    leg_sites=1, middle=0.14, wing=(0.66, -0.1), head_scale=0.95, leg_scale=0.5,
)  # fmt: skip
LONG_NECKED_BIRD: Final = Body(
    ((-80, 6, 20), (-44, 0, 38), (6, 0, 48), (46, -6, 36), (70, -40, 18), (56, -84, 15),
     (76, -128, 15), (98, -142, 16)),
    leg_sites=1, middle=0.27, wing=(0.38, -0.2), head_scale=0.72, leg_scale=1.2,
)  # fmt: skip
INSECT: Final = Body(
    ((-104, 36, 14), (-70, 24, 40), (-24, 8, 54), (16, -4, 30), (50, -12, 44), (84, -16, 30)),
    fore=0.86, hind=0.62, wing=(0.72, -0.5), has_tail=False, head_scale=0.9, leg_scale=0.9,
)  # fmt: skip
