"""Points, matrices and paths: everything is computed on points, nothing is left to SVG transforms.

So line widths never scale with a part, and the bounds of every drawing are known.
"""

import itertools
import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

Point = tuple[float, float]
Knot = tuple[float, float] | tuple[float, float, int]
"""A point a spline runs through; with a third item it is a corner."""
Segment = tuple[str, tuple[Point, ...]]
Path = list[Segment]
Box = tuple[float, float, float, float]

_KAPPA: Final = 0.5523
_CIRCLE: Final[tuple[Point, ...]] = (
    *((1, _KAPPA), (_KAPPA, 1), (0, 1)),
    *((-_KAPPA, 1), (-1, _KAPPA), (-1, 0)),
    *((-1, -_KAPPA), (-_KAPPA, -1), (0, -1)),
    *((_KAPPA, -1), (1, -_KAPPA), (1, 0)),
)


class Matrix(NamedTuple):
    """An affine map, in the order of SVG's own matrix."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def at(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def after(self, first: "Matrix") -> "Matrix":
        """Return the map that does ``first``, then this one."""
        a, b, c, d, e, f = self
        return Matrix(
            a * first.a + c * first.b,
            b * first.a + d * first.b,
            a * first.c + c * first.d,
            b * first.c + d * first.d,
            a * first.e + c * first.f + e,
            b * first.e + d * first.f + f,
        )

    @property
    def stretch(self) -> float:
        """How much lengths grow on average."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))


IDENTITY: Final = Matrix()


def place(x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> Matrix:
    """Scale, then turn by degrees (clockwise on screen), then move."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return Matrix(cos * scale, sin * scale, -sin * scale, cos * scale, x, y)


def mirror_at(x: float) -> Matrix:
    """Swap left and right at a vertical line."""
    return Matrix(-1, 0, 0, 1, 2 * x, 0)


def polar(x: float, y: float, angle: float, length: float) -> Point:
    return x + length * math.cos(math.radians(angle)), y + length * math.sin(math.radians(angle))


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))


def move_path(path: Path, matrix: Matrix) -> Path:
    return [(command, tuple(map(matrix.at, points))) for command, points in path]


def polygon(points: Sequence[Knot], closed: bool = True) -> Path:
    path: Path = [("M", ((points[0][0], points[0][1]),))]
    path += [("L", ((knot[0], knot[1]),)) for knot in points[1:]]
    return path + [("Z", ())] if closed else path


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Path:
    ry = rx if ry is None else ry
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    matrix = Matrix(cos * rx, sin * rx, -sin * ry, cos * ry, x, y)
    points = [matrix.at(point) for point in _CIRCLE]
    path: Path = [("M", (matrix.at((1, 0)),))]
    path += [("C", tuple(points[i : i + 3])) for i in (0, 3, 6, 9)]
    return [*path, ("Z", ())]


def spline(knots: Sequence[Knot], closed: bool = True, tension: float = 1) -> Path:
    """Run a smooth curve through the knots.

    Tangents are finite differences weighted by the distance of the neighbours: uniform ones make
    visible corners wherever the spacing of the knots changes.
    """
    points = [(knot[0], knot[1]) for knot in knots]
    corners = [len(knot) > 2 for knot in knots]
    tangents = [
        (0.0, 0.0) if corners[i] else _tangent(points, i, closed) for i in range(len(points))
    ]
    path: Path = [("M", (points[0],))]
    for i in range(len(points) if closed else len(points) - 1):
        j = (i + 1) % len(points)
        p, q = points[i], points[j]
        if corners[i] and corners[j]:
            path.append(("L", (q,)))
            continue
        reach = math.dist(p, q) * tension / 3
        first = p[0] + tangents[i][0] * reach, p[1] + tangents[i][1] * reach
        second = q[0] - tangents[j][0] * reach, q[1] - tangents[j][1] * reach
        path.append(("C", (first, second, q)))
    return [*path, ("Z", ())] if closed else path


def _tangent(points: Sequence[Point], i: int, closed: bool) -> Point:
    last = len(points) - 1
    if not closed and i in (0, last):
        a, b = (points[0], points[1]) if i == 0 else (points[-2], points[-1])
        length = math.dist(a, b) or 1
        return (b[0] - a[0]) / length, (b[1] - a[1]) / length
    a, p, b = points[i - 1], points[i], points[0 if i == last else i + 1]
    before, after = math.dist(a, p) or 1e-6, math.dist(p, b) or 1e-6
    whole = before + after
    return (
        ((p[0] - a[0]) / before * after + (b[0] - p[0]) / after * before) / whole,
        ((p[1] - a[1]) / before * after + (b[1] - p[1]) / after * before) / whole,
    )


def leaf(
    x: float, y: float, length: float, width: float, angle: float, blunt: bool = False
) -> list[Knot]:
    """Knots of a leaf that grows from a point: ears, blades, petals. Blunt rounds its tip."""
    grow = place(x, y, angle).at
    tip = grow((length, 0))
    return [
        grow((0, -width * 0.32)),
        grow((length * 0.45, -width * 0.5)),
        tip if blunt else (*tip, 1),
        grow((length * 0.45, width * 0.5)),
        grow((0, width * 0.32)),
    ]


def tuft(line: Sequence[Point], size: float, count: int, lean: float = 0.3) -> list[Knot]:
    """Licks of fur to the left of a line: bulge, tip, back to the line. A minus size: to the right.

    Sizes vary a little with the golden ratio, so that no two neighbours are equal.
    """
    lengths = [0.0]
    for a, b in itertools.pairwise(line):
        lengths.append(lengths[-1] + math.dist(a, b))
    knots: list[Knot] = []
    for i in range(count):
        height = size * (0.85 + 0.3 * (i * 0.618 % 1))
        start, _ = _along(line, lengths, i / count)
        middle, normal = _along(line, lengths, (i + 0.45) / count)
        end, tip_normal = _along(line, lengths, (i + 0.5 + lean) / count)
        bulge = middle[0] + normal[0] * height * 0.62, middle[1] + normal[1] * height * 0.62
        tip = end[0] + tip_normal[0] * height, end[1] + tip_normal[1] * height
        knots += [(*start, 1), bulge, (*tip, 1)]
    return [*knots, (*line[-1], 1)]


def _along(line: Sequence[Point], lengths: Sequence[float], share: float) -> tuple[Point, Point]:
    """Return the point at a share of a polyline's length, and the normal to its left there."""
    wanted = min(share, 1) * lengths[-1]
    i = next((i for i in range(len(line) - 2) if wanted <= lengths[i + 1]), len(line) - 2)
    a, b = line[i], line[i + 1]
    length = math.dist(a, b) or 1
    spot = between(a, b, (wanted - lengths[i]) / length)
    return spot, ((b[1] - a[1]) / length, (a[0] - b[0]) / length)


def scatter(count: int, start: int = 1) -> list[Point]:
    """Evenly spread points of the unit square: no chance, no clumps, no lines.

    The steps were searched for the widest gaps in the small numbers that coats have, on a field
    twice as long as wide.
    """
    return [
        ((start * 0.37 + i * 0.41094) % 1, (start * 0.71 + i * 0.3096) % 1) for i in range(count)
    ]


def scatter_in(box: Box, count: int, start: int = 1) -> list[Point]:
    left, top, right, bottom = box
    return [(left + (right - left) * u, top + (bottom - top) * v) for u, v in scatter(count, start)]


def bounds(paths: Iterable[Path]) -> Box:
    """Return left, top, right, bottom of everything; control points count as points."""
    points = [point for path in paths for _, points in path for point in points]
    if not points:
        return 0, 0, 0, 0
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)
