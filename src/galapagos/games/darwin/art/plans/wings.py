"""Wings. The root is the origin; a wing grows up and back."""

import itertools
import math
from dataclasses import dataclass
from typing import Any, Final

from galapagos.art.chain import Chain
from galapagos.art.geometry import (
    Knot,
    Matrix,
    Path,
    Point,
    between,
    mirror_at,
    place,
    polar,
    spline,
)
from galapagos.art.marks import blob
from galapagos.art.notation import Knots, Nodes, knots, nodes, points
from galapagos.art.palette import INK, dark
from galapagos.art.shapes import Detail, Mark, Shape, flat

_FAR_SCALE: Final = 0.95
_SPAN: Final = 0.88


@dataclass(frozen=True, slots=True)
class Pose:
    """How a pair of wings is held: turns of the near and of the far one, back is minus."""

    near: float
    far: float
    is_mirrored: bool = False
    """Whether the far wing is turned over, so that the pair is seen from above."""

    def of(self, is_far: bool, x: float, y: float, turn: float = 0) -> Matrix:
        """Where one wing of the pair lies, its root at a point."""
        if not is_far:
            return place(x, y, turn + self.near)
        laid = place(x, y, turn + self.far, _FAR_SCALE)
        return laid.after(mirror_at(0)) if self.is_mirrored else laid


# The classes of wings and their poses.
SOARING: Final = Pose(-36, 34)
"""Spread wide to both sides, on rising air."""
GLIDING: Final = Pose(-54, 40)
"""Soaring on long stiff wings, low over the sea."""
FLAPPING: Final = Pose(-14, 6)
"""Raised together."""
STOOPING: Final = Pose(-38, 62)
"""Flapping wings spread and bent back for speed: an anchor."""
HOVERING: Final = Pose(4, 44)
"""Flapping wings beaten forward."""
INSECT: Final = Pose(-14, 14)
SKIN: Final = Pose(-20, 16)
FLAT: Final = Pose(-40, 40, is_mirrored=True)
"""Sheets of skin spread flat, as a ray swims."""
HANGING: Final = Pose(16, -24)
"""Flippers of skin that point down; they swing apart."""


@dataclass(frozen=True, slots=True)
class Wing:
    """A wing ready to be laid on a back; hanging wings point down instead of up."""

    shapes: tuple[Shape, ...]
    pose: Pose = FLAPPING

    @property
    def hangs(self) -> bool:
        return self.pose is HANGING


@dataclass(frozen=True, slots=True)
class Build:
    """Proportions of a bird's wing, all 1 for a crow."""

    span: float = 1
    width: float = 1
    arm: float = 1
    """How long the arm is from shoulder to wrist."""
    hand: float = 1
    """How long the outer feathers are."""
    sweep: float = 0
    """How many degrees the outer feathers bend back: a sickle."""


_CROW: Final = Build()


class _Feathers:
    """The flight feathers from the wrist (0) to the root: where they start, point and end."""

    def __init__(self, kind: str, build: Build, count: int) -> None:
        self.kind = kind
        self.count = count
        self.build = build
        self.span = build.span * _SPAN * build.arm
        self.wrist: Point = (26, -100 * self.span)
        self.quills = [self._quill(i / (count - 1)) for i in range(count)]

    def _quill(self, t: float) -> tuple[Point, float, float]:
        """Root, angle and length of the feather at share t of the arm."""
        build, width = self.build, self.build.width
        long = build.span * _SPAN * build.hand
        x = self.wrist[0] * (1 - t) - 8 * t + 16 * math.sin(t * math.pi)
        y = self.wrist[1] * (1 - t) + 4 * t
        if self.kind == "blade":
            angle = -118 - 62 * t**0.9
            length = long * 158 * (1 - t) ** 1.25 + 58 * width * (0.75 + 0.25 * t)
        elif self.kind == "finger":
            angle = -100 - 84 * t**0.95
            swell = 0.5 + 0.5 * math.sin(min(1, 0.15 + t) * math.pi * 0.7)
            length = long * 92 * (1 - t**1.6) + 76 * width * swell
        else:
            angle = -104 - 82 * t
            swell = 0.6 + 0.4 * math.sin(t * math.pi * 0.8)
            length = long * 72 * (1 - t**1.4) + 74 * width * swell
        return (x, y), angle - build.sweep * (1 - t), length * (0.93 if t == 0 else 1)

    def along(self, i: int, share: float) -> Point:
        (x, y), angle, length = self.quills[i]
        return polar(x, y, angle, length * share)

    def notch(self, i: int, share: float) -> Point:
        """The gap between feather i and the one before it."""
        return between(self.along(i - 1, share), self.along(i, share))

    def cut(self, i: int) -> float:
        """How deep the gap before feather i goes, as a share of its length."""
        if self.kind == "finger":
            return 0.66 if i <= self.count * 0.55 else 0.9
        return 0.93

    def tip(self, i: int, before: Point, after: Point) -> list[Knot]:
        """Knots around the end of feather i, from the gap before it to the gap after it."""
        _, angle, length = self.quills[i]
        end = self.along(i, 1)
        half = min(math.dist(before, after) * 0.42, 11)
        shoulder = self.along(i, 1 - min(0.3, half / length))
        left, right = polar(*shoulder, angle + 90, half), polar(*shoulder, angle - 90, half)
        return [left, end, right]


def bird_wing(
    kind: str, fill: str, tips: str, coverts: str, small: str | None = None, *,
    build: Build = _CROW, count: int = 9, bar: str | None = None,
    shafts: str | None = None, bars: str | None = None, dipped: tuple[float, float] = (1, 0.6),
    pose: Pose = FLAPPING,
) -> Wing:  # fmt: skip
    """A feathered wing: one silhouette with a notch between feathers, two rows of coverts over it.

    Kinds: finger (deep slots), blade (long and fast, one smooth edge), round. ``dipped`` says how
    large a share of the feathers has tips of another colour, from the wrist on, and where on a
    feather they begin.
    """
    feathers = _Feathers(kind, build, count)
    inside: list[Detail] = []
    if tips != fill:
        inside.append(_dipped(feathers, tips, *dipped))
    if bars:
        inside += [_bar(feathers, share, bars) for share in (0.58, 0.7, 0.82, 0.94)]
    inside.append(Mark(_gaps(feathers), None, INK, 2.6))
    if shafts:
        lines: Path = []
        for i in range(count):
            lines += [("M", (feathers.along(i, 0.5),)), ("L", (feathers.along(i, 0.94),))]
        inside.append(Mark(lines, None, shafts, 2.2, 0.8))
    flight = Shape(_hand(feathers), fill, tuple(inside), z=-0.2, role="wing", shade=0.7)
    shapes = [flight, _coverts(feathers, 0.5, coverts, 0)]
    if bar:
        shapes.append(_coverts(feathers, 0.42, bar, 0.02))
    shapes.append(_coverts(feathers, 0.27, small or dark(coverts, 0.12), 0.05, shade=0.8))
    return Wing(tuple(shapes), pose)


def _hand(feathers: _Feathers) -> Path:
    s, wrist = feathers.span, feathers.wrist
    start = feathers.along(0, 0.45)
    knots: list[Knot] = [(12, 14, 1), (36, -20 * s), (38, -64 * s), (*wrist, 1), (*start, 1)]
    ends = _edge(feathers) if feathers.kind == "blade" else _notched(feathers, start)
    return spline([*knots, *ends, (-20, 18, 1)])


def _edge(feathers: _Feathers) -> list[Knot]:
    """From the point of the longest feather to the last one without a gap."""
    ends = [feathers.along(i, 1) for i in range(feathers.count)]
    return [(*ends[0], 1), *ends[1:]]


def _notched(feathers: _Feathers, start: Point) -> list[Knot]:
    """Round the ends of all feathers, with a gap before each but the first."""
    ends: list[Knot] = []
    before = start
    for i in range(feathers.count):
        is_last = i == feathers.count - 1
        after = feathers.along(i, 0.3) if is_last else feathers.notch(i + 1, feathers.cut(i + 1))
        ends += [*feathers.tip(i, before, after), (*after, 1)]
        before = after
    return ends


def _gaps(feathers: _Feathers) -> Path:
    lines: Path = []
    for i in range(1, feathers.count):
        lines.append(("M", (feathers.notch(i, 0.4),)))
        lines.append(("L", (feathers.notch(i, feathers.cut(i)),)))
    return lines


def _dipped(feathers: _Feathers, colour: str, among: float, start: float) -> Mark:
    """The outer part of the flight feathers in another colour."""
    count = round(feathers.count * among)
    inner = [feathers.along(i, start if i < count * 0.62 else start + 0.2) for i in range(count)]
    outer = [feathers.along(i, 1.25) for i in range(count)]
    knots: list[Knot] = [(*outer[0], 1), *outer[1:-1], (*outer[-1], 1)]
    knots += [(*inner[-1], 1), *reversed(inner[1:-1]), (*inner[0], 1)]
    return Mark(spline(knots), colour)


def _bar(feathers: _Feathers, share: float, colour: str) -> Mark:
    """A line across all flight feathers."""
    places = [feathers.along(i, share) for i in range(feathers.count)]
    return Mark(spline(places, closed=False), None, colour, 5)


def _coverts(feathers: _Feathers, share: float, fill: str, z: float, shade: float = 0) -> Shape:
    """A row of short scalloped feathers over the roots of the long ones."""
    s, (wx, wy) = feathers.span, feathers.wrist
    ends = [feathers.along(i, share) for i in range(feathers.count)]
    path: Path = [
        ("M", ((12, 16),)),
        ("C", ((36, 0), (46, -56 * s), (wx + 8, wy + 6))),
        ("Q", ((wx + 8, wy - 6), (wx, wy))),
        ("L", (ends[0],)),
    ]
    for i in range(1, feathers.count):
        angle = (feathers.quills[i][1] + feathers.quills[i - 1][1]) / 2
        bulge = math.dist(ends[i - 1], ends[i]) * 0.85
        path.append(("Q", (polar(*between(ends[i - 1], ends[i]), angle, bulge), ends[i])))
    path += [("Q", ((-24, 26), (-4, 24))), ("Q", ((8, 24), (12, 16))), ("Z", ())]
    return Shape(path, fill, z=z, shade=shade, line=0.8, role="wing")


def bat_wing(skin: str, arm: str, elbow: Point, wrist: Point, ends: str) -> Wing:
    """Skin between long fingers that start at the wrist."""
    fingers = points(ends)
    border: list[Knot] = [(16, 12, 1), elbow, wrist]
    for i, tip in enumerate(fingers):
        if i:
            border.append(between(between(fingers[i - 1], tip), wrist, 0.28))
        border.append((*tip, 1))
    last = fingers[-1]
    border += [((last[0] - 32) / 2, last[1] / 2 - 6), (-28, 16, 1)]
    struts = [_strut(wrist, tip) for tip in fingers]
    inside = [Mark(strut, None, arm, 7) for strut in struts]
    inside += [Mark(strut, None, INK, 2, 0.5) for strut in struts]
    thumb = (wrist[0] + 8, wrist[1] - 16, 4)
    bone = Chain([(0, 0, 18), (elbow[0] - 6, elbow[1], 12), (*wrist, 8), thumb])
    sheet = Shape(spline(border), skin, tuple(inside), role="wing")
    return Wing((sheet, Shape(bone.outline(), arm, z=0.1, role="wing")), SKIN)


def _strut(wrist: Point, tip: Point) -> Path:
    x, y = between(wrist, tip)
    return spline([wrist, (x + 6, y - 4), tip], closed=False)


def glass_wing(
    angle: float, length: float, width: float, fill: str, vein: str, spot: str | None = None,
    z: float = 0,
) -> Shape:  # fmt: skip
    """One transparent wing of an insect: two long veins and a row of cross veins."""
    at, half = place(0, 0, angle).at, width / 2
    border: list[Knot] = [
        at((-12, -6)), at((length * 0.3, -half * 0.76)), at((length * 0.75, -half * 0.92)),
        at((length, -half * 0.2)), at((length * 0.92, half * 0.72)),
        at((length * 0.5, half * 0.88)), at((length * 0.15, half * 0.48)), at((-12, 6)),
    ]  # fmt: skip
    long = [
        spline([at((0, -2)), at((length * 0.5, -half * 0.4)), at((length * 0.95, -half * 0.28))],
               closed=False),
        spline([at((0, 2)), at((length * 0.5, half * 0.2)), at((length * 0.9, half * 0.32))],
               closed=False),
    ]  # fmt: skip
    cross: Path = []
    for i in range(6):
        share = 0.2 + 0.12 * i
        cross.append(("M", (at((length * share, -half * 0.88)),)))
        cross.append(("L", (at((length * (share + 0.06), half * 0.84)),)))
    inside: list[Detail] = [Mark(line, None, vein, 2.6, 0.8) for line in long]
    inside.append(Mark(cross, None, vein, 1.8, 0.6))
    if spot:
        inside.append(blob(*at((length * 0.86, -half * 0.66)), 14, 6, spot, turn=angle))
    return Shape(spline(border), fill, tuple(inside), z=z, role="wing", shade=0.5, opacity=0.86)


def free_wing(border: Knots, fill: str, inside: Any = (), z: float = 0) -> Shape:
    """A wing or fin with a free outline."""
    return Shape(spline(knots(border)), fill, flat(inside), z=z, role="wing")


def limb(course: Nodes, fill: str, z: float) -> Shape:
    """An arm or leg that spreads a skin."""
    return Shape(Chain(nodes(course)).outline(), fill, z=z, role="wing")


def ray_wing(ends: str, fill: str, ray: str, between_rays: str) -> Wing:
    """A fan of fin rays, as flying fish spread it."""
    tips = points(ends)
    border: list[Knot] = [(20, 6, 1), (14, -90)]
    for i, tip in enumerate(tips):
        if i:
            x, y = between(tips[i - 1], tip)
            border.append((x * 0.95, y * 0.95))
        border.append((*tip, 1))
    border += [(-70, -14), (-24, 16, 1)]
    thick: Path = [seg for tip in tips for seg in _ray(tip)]
    thin: Path = [seg for a, b in itertools.pairwise(tips) for seg in _ray(between(a, b))]
    inside = (Mark(thick, None, ray, 3, 0.7), Mark(thin, None, between_rays, 2.2, 0.6))
    return Wing((Shape(spline(border), fill, inside, role="wing"),), SKIN)


def _ray(tip: Point) -> Path:
    return [("M", ((0.0, 0.0),)), ("L", (tip,))]
