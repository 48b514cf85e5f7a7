"""Parts of different animals to one creature: radii are negotiated, so joints never gap.

Coordinates are those of the body: torso centre at the origin, x forward, y down. The steps follow
one another: neck and rump take the size of head and tail, the stance finds the ground, then legs,
tail, wings and head are hung in.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from galapagos.art.chain import Chain, Node, steady
from galapagos.art.geometry import Matrix, Point, clamp, place
from galapagos.art.patterns import paint_on
from galapagos.art.shapes import (
    BODY,
    FAR_LEG,
    FAR_WING,
    HEAD,
    NEAR_LEG,
    NEAR_WING,
    TAIL,
    Shape,
    extent,
)
from galapagos.games.darwin.art.collar import collar
from galapagos.games.darwin.art.plans.bodies import SHELL, Body
from galapagos.games.darwin.art.plans.fans import fan_limbs
from galapagos.games.darwin.art.plans.heads import Head
from galapagos.games.darwin.art.plans.legs import Leg, pair_shapes
from galapagos.games.darwin.art.plans.tails import Tail
from galapagos.games.darwin.art.plans.wings import Wing

HEAD_GROWTH: Final = 1.1
HOVER: Final = 46
"""Swimmers without legs float this far above the ground."""
_REARING: Final = -24
_PITCH: Final = 9


@dataclass(frozen=True, slots=True)
class Parts:
    """What a creature is made of. Legs: none, one double pair, one or two single pairs."""

    body: Body
    head: Head | None = None
    legs: tuple[Leg, ...] = ()
    wings: Wing | None = None
    tail: Tail | None = None


@dataclass(frozen=True, slots=True)
class Joint:
    """A circle that both parts of a joint must cover."""

    kind: str
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Assembly:
    """A creature before it is fitted into a frame."""

    shapes: tuple[Shape, ...]
    ground: float
    joints: tuple[Joint, ...]


@dataclass(frozen=True, slots=True)
class _Hip:
    leg: Leg
    at: Point
    body_radius: float
    is_hind: bool
    is_fore: bool

    @property
    def radius(self) -> float:
        return hip_radius(self.leg, self.body_radius)


def hip_radius(leg: Leg, body_radius: float) -> float:
    """Legs follow the body: a thin leg on a fat body gets a thigh, a thick one is slimmed."""
    return clamp(leg.radius, body_radius * 0.5, body_radius * 0.86)


def assemble(parts: Parts) -> Assembly:
    return _Assembler(parts).run()


class _Assembler:
    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.body = parts.body
        self.head_scale, self.tail_scale = 1.0, 1.0
        self.chain = Chain(self._negotiated())
        self.turn = self._pitch()
        self.pose = place(turn=self.turn)
        self.shapes: list[Shape] = []
        self.joints: list[Joint] = []

    def run(self) -> Assembly:
        self._add_body()
        hips = self._hips()
        ground = self._ground(hips) if hips else None
        self._add_legs(hips, ground)
        self._add_tail(ground)
        self._add_wings(ground)
        self._add_head(ground)
        if ground is None:
            lowest = extent(self.shapes)[3]
            ground = lowest + HOVER if self.body.floats else lowest
        return Assembly(tuple(self.shapes), ground, tuple(self.joints))

    def _negotiated(self) -> list[Node]:
        """The body's chain with the radii at its ends made to fit head and tail."""
        nodes = list(self.body.nodes)
        if self.parts.head:
            x, y, r = nodes[-1]
            own = self.parts.head.radius
            growth = clamp(math.sqrt(r * own) / own, 0.92, 1.38) * self._modesty()
            self.head_scale = growth * self.body.head_scale * HEAD_GROWTH
            nodes[-1] = (x, y, clamp(own * self.head_scale * 0.96, 0.7 * r, 1.3 * r))
        if self.parts.tail:
            x, y, r = nodes[0]
            own = self.parts.tail.radius
            self.tail_scale = clamp(math.sqrt(r * own) / own, 0.85, 1.3)
            root = own * self.tail_scale
            nodes[0] = (x, y, max(root, min(r, root * 1.5)))
        return steady(nodes)

    def _modesty(self) -> float:
        """Shrink a head that is longer than the body it sits on; it would hide it."""
        assert self.parts.head is not None
        left, _, right, _ = extent(self.parts.head.shapes)
        xs = [(x - r, x + r) for x, _, r in self.body.nodes]
        span = max(high for _, high in xs) - min(low for low, _ in xs)
        return clamp(span / (right - left) * 1.1, 0.72, 1)

    def _pitch(self) -> float:
        """How the body is turned: a single pair on two sites rears up, unequal pairs tilt."""
        legs = self.parts.legs
        if len(legs) == 1 and not _is_double(legs[0]) and self.body.leg_sites == 2:
            return _REARING
        if len(legs) == 2 and abs(legs[0].length - legs[1].length) > 12:
            (fx, fy), (hx, hy) = self._hip_at(legs[0], True), self._hip_at(legs[1], False)
            scale = max(0.75, self.body.leg_scale)
            rise = (hy + legs[1].length * scale) - (fy + legs[0].length * scale)
            return clamp(math.degrees(math.atan2(rise, fx - hx)), -_PITCH, _PITCH)
        return 0

    def _hip_at(self, leg: Leg, is_fore: bool) -> Point:
        return self._hip_on_chain(leg, self.body.fore if is_fore else self.body.hind)

    def _hip_on_chain(self, leg: Leg, u: float) -> Point:
        """Thick thighs sit high as haunches, thin legs leave from the belly line."""
        body_radius = self.chain.radius(u)
        own = leg.radius if leg.fan else hip_radius(leg, body_radius)
        return self.chain.at(u, clamp(1.02 - 0.92 * own / body_radius, 0.12, 0.72))

    def _add_body(self) -> None:
        inside = paint_on(self.chain, self.body.coat)
        head = self.parts.head
        if head:
            inside += (collar(self.chain, head.neck, head.edge),)
        shapes = [Shape(self.chain.outline(), self.body.fill, inside, role="body")]
        for extra in self.body.extras:
            shapes += extra(self.chain)
        for shape in shapes:
            z = NEAR_LEG + shape.z if shape.z >= SHELL else BODY + shape.z
            self.shapes.append(shape.moved(self.pose, z=z))

    def _hips(self) -> list[_Hip]:
        legs, body = self.parts.legs, self.body
        places: list[tuple[Leg, float, bool, bool]] = []
        if legs and _is_double(legs[0]):
            places = [(legs[0], body.fore, False, True), (legs[0], body.hind, True, False)]
        elif len(legs) == 2:
            places = [(legs[0], body.fore, False, True), (legs[1], body.hind, True, False)]
        elif legs:
            u = body.middle if body.leg_sites == 1 else body.hind
            places = [(legs[0], u, True, False)]
        return [
            _Hip(leg, self.pose.at(self._hip_on_chain(leg, u)), self.chain.radius(u), hind, fore)
            for leg, u, hind, fore in places
        ]

    def _ground(self, hips: Sequence[_Hip]) -> float:
        scale = clamp(self.body.leg_scale, 0.7, 1.2)
        if hips[0].leg.fan:
            return max(hip.at[1] for hip in hips) + hips[0].leg.length * scale
        ground = sum(hip.at[1] + hip.leg.length * scale for hip in hips) / len(hips)
        floors = [hip.at[1] + max(hip.leg.length * 0.62, hip.body_radius * 0.8) for hip in hips]
        belly = extent([shape for shape in self.shapes if shape.z < NEAR_LEG])[3]
        return max(ground, belly + 4, *floors)

    def _add_legs(self, hips: Sequence[_Hip], ground: float | None) -> None:
        if ground is None:
            return
        if hips[0].leg.fan:
            self._add_fan(hips, ground)
            return
        for hip in hips:
            self.joints.append(Joint("hip", *hip.at, hip.radius * 0.5))
            pose = place(*hip.at)
            length = ground - hip.at[1]
            for shape, is_far in pair_shapes(hip.leg, hip.is_hind, hip.is_fore, length, hip.radius):
                layer = (FAR_LEG if is_far else NEAR_LEG) + (1 if hip.is_fore else 0)
                self.shapes.append(shape.moved(pose, z=layer + shape.z, far=is_far))

    def _add_fan(self, hips: Sequence[_Hip], ground: float) -> None:
        leg = hips[0].leg
        assert leg.fan is not None
        fore, hind = hips[0].at, hips[-1].at
        for limb in fan_limbs(leg.fan, leg.fill, fore, hind, ground):
            layer = FAR_LEG if limb.far else NEAR_LEG
            z = layer + abs(limb.place) * 0.5
            self.shapes.append(limb.shape.moved(Matrix(), z=z, far=limb.far))
        self.joints += [Joint("hip", *hip.at, leg.fan.radius * 0.4) for hip in hips]

    def _add_tail(self, ground: float | None) -> None:
        tail = self.parts.tail
        if not tail:
            return
        x, y = self.pose.at(self.chain.centre(0))
        self.joints.append(Joint("tail", x, y, tail.radius * self.tail_scale * 0.5))
        lean = clamp(self.chain.angle(0.02) * 0.6, -50, 50) + self.body.tail_turn + self.turn
        poses = (place(x, y, lean + lift, self.tail_scale) for lift in range(0, 100, 9))
        self.shapes += self._hang(tail.shapes, poses, TAIL, ground)

    def _add_wings(self, ground: float | None) -> None:
        wings = self.parts.wings
        if not wings:
            return
        x, y = self.pose.at(wing_root(self.body, self.chain))
        turn = 0 if wings.hangs else self.body.wing_turn + self.turn * 0.5
        for is_far in (True, False):
            dx, dy = (26, -6) if is_far else (0, 0)
            lifts = range(0, 82, 9) if wings.hangs else range(1)
            poses = (wings.pose.of(is_far, x + dx, y + dy, turn + lift) for lift in lifts)
            layer = FAR_WING if is_far else NEAR_WING
            moved = self._hang(wings.shapes, poses, layer, ground)
            self.shapes += [shape.moved(Matrix(), far=is_far) for shape in moved]
        self.joints.append(Joint("wing", x, y, 6))

    def _add_head(self, ground: float | None) -> None:
        head = self.parts.head
        if not head:
            return
        x, y = self.pose.at(self.chain.centre(1))
        self.joints.append(Joint("neck", x, y, head.radius * self.head_scale * 0.5))
        lean = self.body.head_turn + self.turn * 0.35
        poses = (place(x, y, lean - lift, self.head_scale) for lift in range(0, 43, 6))
        self.shapes += self._hang(head.shapes, poses, HEAD, ground)

    def _hang(
        self, shapes: Sequence[Shape], poses: Iterator[Matrix], layer: float, ground: float | None
    ) -> list[Shape]:
        """Take the first pose that stays above the ground, else the last one."""
        moved: list[Shape] = []
        for pose in poses:
            moved = [shape.moved(pose, z=layer + shape.z) for shape in shapes]
            if ground is None or extent(moved)[3] <= ground - 2:
                break
        return moved


def wing_root(body: Body, chain: Chain) -> Point:
    u, side = body.wing
    if side < -1.1:
        x, y, r = chain.circle(u)
        return x, y + r * side
    return chain.at(u, side)


def _is_double(leg: Leg) -> bool:
    return bool(leg.fan or leg.hind)
