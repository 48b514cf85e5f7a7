"""Plane geometry for the tests: polygons of outlines, what they cover, what hangs together."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from galapagos.art.geometry import Box, Path, Point
from galapagos.art.shapes import Shape

STEPS = 5


def polygons(path: Path) -> list[list[Point]]:
    """Flatten a path into one polygon per subpath."""
    found: list[list[Point]] = []
    for command, points in path:
        if command == "M":
            found.append([points[0]])
        elif command == "L":
            found[-1].append(points[0])
        elif command in ("C", "Q"):
            start = found[-1][-1]
            found[-1] += [_bezier((start, *points), i / STEPS) for i in range(1, STEPS + 1)]
    return found


def _bezier(points: Sequence[Point], t: float) -> Point:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def is_inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a polygon winds around a point."""
    winding = 0
    x0, y0 = polygon[-1]
    for x1, y1 in polygon:
        if (y0 <= y) != (y1 <= y):
            left = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)
            if y0 <= y and left > 0:
                winding += 1
            elif y1 <= y and left < 0:
                winding -= 1
        x0, y0 = x1, y1
    return winding != 0


class Region:
    """The area that shapes cover together."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self.polygons = [polygon for shape in shapes for polygon in polygons(shape.outline)]

    def covers(self, x: float, y: float) -> bool:
        return any(is_inside(polygon, x, y) for polygon in self.polygons)

    def covers_disc(self, x: float, y: float, r: float) -> bool:
        rim = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (0, 1.05, 2.1, 3.14, 4.2, 5.24)]
        return all(self.covers(*point) for point in ((x, y), *rim))


def pieces(shapes: Sequence[Shape]) -> int:
    """Into how many separate pieces the union of shapes falls."""
    flat: list[tuple[list[Point], Box]] = []
    for shape in shapes:
        for polygon in polygons(shape.outline):
            xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
            flat.append((polygon, (min(xs), min(ys), max(xs), max(ys))))
    parents = list(range(len(flat)))

    def root(i: int) -> int:
        while parents[i] != i:
            i = parents[i]
        return i

    for i, (polygon, box) in enumerate(flat):
        for j in range(i):
            if root(i) != root(j) and _touch(polygon, box, *flat[j]):
                parents[root(i)] = root(j)
    return len({root(i) for i in range(len(flat))})


def _touch(a: Sequence[Point], a_box: Box, b: Sequence[Point], b_box: Box) -> bool:
    if a_box[2] < b_box[0] or b_box[2] < a_box[0] or a_box[3] < b_box[1] or b_box[3] < a_box[1]:
        return False
    return any(is_inside(b, *point) for point in a) or any(is_inside(a, *point) for point in b)
