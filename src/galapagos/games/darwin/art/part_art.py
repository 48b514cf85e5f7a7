"""A single part as cards show it: in full colour, its neighbour as a ghost, docks on bodies."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import (
    Box,
    Path,
    Point,
    bounds,
    ellipse,
    move_path,
    place,
    polar,
    spline,
)
from galapagos.art.notation import knots, nodes
from galapagos.art.paint import NORMAL, Style, paint
from galapagos.art.palette import INK, colour
from galapagos.art.shapes import FAR_LEG, NEAR_LEG, NEAR_WING, TAIL, Mark, Shape, extent
from galapagos.art.svg import document, number, numbers, path_data, prefix
from galapagos.games.darwin.art.assemble import Parts, assemble, wing_root
from galapagos.games.darwin.art.looks import wardrobe
from galapagos.games.darwin.art.looks.carriers import CARRIERS, Carrier
from galapagos.games.darwin.art.looks.ghosts import GHOSTS, TAIL_GHOSTS
from galapagos.games.darwin.art.plans.bodies import SHELL, Body
from galapagos.games.darwin.art.plans.fans import fan_limbs
from galapagos.games.darwin.art.plans.legs import Leg, pair_shapes

SIZE: Final = 400
_GHOSTS: Final = {
    "legs1": "-84,-30,30 -30,-24,54 34,-30,52 78,-52,36",
    "legs2": "-108,-16,38 -64,-14,58 4,-10,58 66,-18,58 106,-48,40",
}
_IMAGINED: Final = ("body", "wings", "tail")
"""Parts whose ghost is that of their animal, and not of any."""
_BODY_GHOST_ROOM: Final = (0.25, 0.55, 0.5, 0.55)
_WING_GHOST_ROOM: Final = (0.8, 1, 1, 1)
_GHOST_ROOM: Final = (0.7, 0.8, 0.9, 0.8)
"""How much of the room that a ghost needs it gets, left, above, right and below; the rest runs out
of the window. Of a body's ghost, heads and legs tell more than long tails."""
_DOCK_GAP: Final = 20
"""From the edge of a body to the middle of a dock, on the card."""
_FARTHEST_DOCK: Final = 60
_GHOST_LEAST: Final = 700
_LARGEST: Final = {"head": 1.9, "body": 1.4, "legs1": 2.2, "legs2": 1.4, "wings": 1.4, "tail": 1.6}


@dataclass(frozen=True, slots=True)
class Dock:
    """A docking point of a body and the direction in which a part is plugged in."""

    kind: str
    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class PartArt:
    """Shapes of a part, the ghost of its neighbour, and the room that both should get."""

    shapes: tuple[Shape, ...]
    ghost: Path | None
    docks: tuple[Dock, ...]
    room: Box
    patches: tuple[Mark, ...] = ()
    """Colours of the ghost."""


def part_art(part: str, animal: str) -> PartArt:
    """Return what a card shows of one part of an animal."""
    if part == "head":
        return _head(animal)
    if part == "body":
        return _body(animal)
    if part == "wings":
        return _wings(animal)
    if part == "tail":
        return _tail(animal)
    return _legs(wardrobe.legs_of(animal, part), part)


def _head(animal: str) -> PartArt:
    head = wardrobe.head_of(animal)
    r = head.radius
    neck = Chain([(-96, 92, r * 1.35), (-44, 44, r * 1.08), (0, 0, r * 0.9)])
    left, top, right, bottom = extent(head.shapes)
    room = (min(left, -54), top, right, max(bottom, 56))
    return PartArt(head.shapes, neck.outline(), (), room)


def _body(animal: str) -> PartArt:
    body = wardrobe.body_of(animal)
    shapes = assemble(Parts(body)).shapes
    ghost = _rest_of(animal, body)
    docks = tuple(_outside(dock, shapes) for dock in docks_of(body))
    return PartArt(shapes, ghost, docks, _room(shapes, ghost, _BODY_GHOST_ROOM))


def _room(shapes: Sequence[Shape], ghost: Path | None, shares: Box) -> Box:
    """The room of the shapes and, on each side, a share of what their ghost needs beyond it."""
    own = extent(shapes)
    left, top, right, bottom = (
        a + (b - a) * share if (b - a) * side > 0 else a
        for a, b, side, share in zip(
            own, bounds([ghost]) if ghost else own, (-1, -1, 1, 1), shares, strict=True
        )
    )
    return left, top, right, bottom


def _outside(dock: Dock, shapes: Sequence[Shape]) -> Dock:
    """Move a dock against its arrow until manes, skirts and combs are behind it."""
    turn = math.radians(dock.angle + 180)
    cos, sin = math.cos(turn), math.sin(turn)
    reach = 0.0
    for x, y in (point for shape in shapes for _, points in shape.outline for point in points):
        dx, dy = x - dock.x, y - dock.y
        if abs(dy * cos - dx * sin) < _DOCK_GAP:
            reach = max(reach, min(dx * cos + dy * sin, _FARTHEST_DOCK))
    x, y = polar(dock.x, dock.y, dock.angle + 180, reach)
    return Dock(dock.kind, x, y, dock.angle)


def _rest_of(animal: str, body: Body) -> Path | None:
    """Silhouettes of head, near legs, wings and tail that the animal is imagined with."""
    ghost = GHOSTS.get(wardrobe.stand_in("body", animal))
    if ghost is None:
        return None
    legs: tuple[Leg, ...] = ()
    if ghost.legs and ghost.single:
        legs = (wardrobe.legs_of(ghost.legs, "legs1"),) * body.leg_sites
    elif ghost.legs:
        legs = (wardrobe.legs_of(ghost.legs, "legs2"),)
    whole = assemble(
        Parts(
            body=body,
            head=wardrobe.head_of(ghost.head) if ghost.head else None,
            legs=legs,
            wings=wardrobe.wings_of(ghost.wings) if ghost.wings else None,
            tail=wardrobe.tail_of(ghost.tail) if ghost.tail else None,
        )
    )
    seen = [s for s in whole.shapes if _is_ghostly(s) and s.box_area > _GHOST_LEAST]
    return [segment for shape in seen for segment in shape.outline] + _outlines(ghost.more)


def _outlines(borders: Sequence[str]) -> Path:
    return [segment for border in borders for segment in spline(knots(border))]


def _is_ghostly(shape: Shape) -> bool:
    is_leg = NEAR_LEG <= shape.z < NEAR_LEG + SHELL
    is_far_wing = shape.z < FAR_LEG - 1
    return is_leg or is_far_wing or TAIL - 1 < shape.z < TAIL + 1 or shape.z > NEAR_WING - 1


def docks_of(body: Body) -> list[Dock]:
    """Where parts can be plugged into a body, with arrows that point inward."""
    chain = Chain(body.nodes)
    x, y, r = chain.circle(1)
    docks = [Dock("head", *polar(x, y, chain.angle(1), r), chain.angle(1) + 180)]
    hips = {0: [], 1: [body.middle], 2: [body.fore, body.hind]}[body.leg_sites]
    for u in hips:
        docks.append(Dock("legs", *chain.at(u, 1.05), -90))
    x, y = wing_root(body, chain) if body.wing[1] < -1.1 else chain.at(body.wing[0], -1)
    docks.append(Dock("wings", x, y, 90))
    if body.has_tail:
        x, y, r = chain.circle(0)
        docks.append(Dock("tail", *polar(x, y, chain.angle(0) + 180, r), chain.angle(0)))
    return docks


def _legs(leg: Leg, part: str) -> PartArt:
    ghost = Chain(nodes(_GHOSTS[part])).outline()
    shapes: list[Shape] = []
    if leg.fan:
        half = 90 if leg.fan.trunk else 56
        for limb in fan_limbs(leg.fan, leg.fill, (half, 30), (-half, 30), 30 + leg.length):
            z = (FAR_LEG if limb.far else NEAR_LEG) + abs(limb.place) * 0.5
            shapes.append(limb.shape.moved(place(), z=z, far=limb.far))
    elif part == "legs2":
        shapes += _pair(leg, 64, 4, is_hind=False, is_fore=True)
        shapes += _pair(leg, -66, 6, is_hind=True, is_fore=False)
    else:
        shapes += _pair(leg, 0, 0, is_hind=False, is_fore=False)
    left, top, right, bottom = extent(shapes)
    half = 64 if part == "legs2" else 50
    return PartArt(
        tuple(shapes), ghost, (), (min(left, -half), min(top, -50), max(right, half), bottom)
    )


def _pair(leg: Leg, x: float, y: float, is_hind: bool, is_fore: bool) -> list[Shape]:
    shapes = []
    radius = (leg.hind if is_hind and leg.hind else leg.fore)[0][2]
    for shape, is_far in pair_shapes(leg, is_hind, is_fore, leg.length, radius):
        layer = (FAR_LEG if is_far else NEAR_LEG) + (1 if is_fore else 0)
        shapes.append(shape.moved(place(x, y), z=layer + shape.z, far=is_far))
    return shapes


def _wings(animal: str) -> PartArt:
    carrier = CARRIERS[wardrobe.stand_in("wings", animal)]
    ghost = [segment for line in carrier.outlines for segment in _outline(line)]
    patches = _patches(carrier)
    wings = wardrobe.wings_of(animal)
    shapes: list[Shape] = []
    for is_far in (True, False):
        pose = wings.pose.of(is_far, *((26, 4) if is_far else (0, 10)))
        layer = 0 if is_far else 10
        shapes += [shape.moved(pose, z=layer + shape.z, far=is_far) for shape in wings.shapes]
    whole = ghost + [segment for patch in patches for segment in patch.path]
    return PartArt(tuple(shapes), ghost, (), _room(shapes, whole, _WING_GHOST_ROOM), patches)


def _patches(carrier: Carrier) -> tuple[Mark, ...]:
    patches = [Mark(_outline(line), fill) for fill, line in carrier.patches]
    if carrier.eye:
        patches.append(Mark(ellipse(*carrier.eye, 7), INK))
    return tuple(patches)


def _outline(line: str) -> Path:
    """The border of knots, or of a chain if its points have radii."""
    is_chain = line.partition(" ")[0].count(",") == 2
    return Chain(nodes(line)).outline() if is_chain else spline(knots(line))


def _tail(animal: str) -> PartArt:
    tail = wardrobe.tail_of(animal)
    ghost = _outlines(TAIL_GHOSTS[wardrobe.stand_in("tail", animal)])
    return PartArt(tail.shapes, ghost, (), _room(tail.shapes, ghost, _GHOST_ROOM))


def part_drawing(
    part: str, animal: str, width: float, height: float, margin: float, ids: str,
    dark: bool = False, style: Style = NORMAL,
) -> str:  # fmt: skip
    """Draw a part centred in a window, with ghost and docks."""
    art = part_art(part, animal)
    margin += _DOCK_GAP if art.docks else 0
    left, top, right, bottom = art.room
    scale = min(
        (width - 2 * margin) / (right - left),
        (height - 2 * margin) / (bottom - top),
        _LARGEST[part],
    )
    matrix = place(
        width / 2 - (left + right) / 2 * scale, height / 2 - (top + bottom) / 2 * scale, scale=scale
    )
    out = ""
    if art.ghost:
        ghost = move_path(art.ghost, matrix)
        out = _shadow(ghost, dark) if part in _IMAGINED else _ghost(ghost, dark)
    if art.patches:
        marks = (patch.moved(matrix) for patch in art.patches)
        out += f'<g opacity=".85">{"".join(_patch(mark) for mark in marks)}</g>'
    out += paint([shape.moved(matrix) for shape in art.shapes], ids, style)
    return out + "".join(_dock(matrix.at((dock.x, dock.y)), dock.angle) for dock in art.docks)


def _ghost(path: Path, dark: bool) -> str:
    ink = "#fbf1da" if dark else INK
    return (
        f'<path d="{path_data(path)}" fill="{ink}" fill-opacity=".07" stroke="{ink}"'
        ' stroke-opacity=".38" stroke-width="3" stroke-dasharray="2 9"/>'
    )


def _shadow(path: Path, dark: bool) -> str:
    """Many silhouettes as one flat faint shape without lines between them."""
    ink = "#fbf1da" if dark else INK
    one_by_one = "".join(f'<path d="M{data}"/>' for data in path_data(path).split("M")[1:])
    return f'<g fill="{ink}" stroke="{ink}" stroke-width="5" opacity=".26">{one_by_one}</g>'


def _patch(mark: Mark) -> str:
    return f'<path d="{path_data(mark.path)}" fill="{colour(mark.fill or INK)}"/>'


def _dock(edge: Point, angle: float) -> str:
    """A white disc outside the body with an arrow that points into it."""
    at = polar(*edge, angle + 180, _DOCK_GAP)
    turn = place(*at, angle).at
    shaft = [turn((-8, 0)), turn((6, 0))]
    tip = [turn((1, -5)), turn((7, 0)), turn((1, 5))]
    lines = "".join(f"M{_chain_of(points)}" for points in (shaft, tip))
    return (
        f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="14" fill="#fff" stroke="{INK}"'
        f' stroke-width="4"/><path d="{lines}" fill="none" stroke="{INK}" stroke-width="4.500"/>'
    )


def _chain_of(points: Sequence[Point]) -> str:
    return "L".join(numbers(point) for point in points)


def part_svg(part: str, animal: str, words: str = "", dark: bool = False) -> str:
    """Draw one part of an animal as a document of its own."""
    ids = prefix(f"part {part} {animal} {dark}")
    inner = part_drawing(part, animal, SIZE, SIZE, 22, ids, dark)
    return document(inner, SIZE, SIZE, words or f"{part} of {animal.replace('-', ' ')}")
