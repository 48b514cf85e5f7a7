"""What parts are made of: silhouettes, and the details inside and on top of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from galapagos.art.geometry import IDENTITY, Box, Matrix, Path, Point, bounds, move_path

# The order in which the parts of an animal are drawn.
FAR_WING: Final = 0
FAR_LEG: Final = 10
TAIL: Final = 20
BODY: Final = 30
NEAR_LEG: Final = 40
NEAR_WING: Final = 50
HEAD: Final = 60


@dataclass(frozen=True, slots=True)
class Mark:
    """One painted path."""

    path: Path
    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    opacity: float = 1
    role: str = ""
    """Discs of eyes are known: they can blink."""

    def moved(self, matrix: Matrix) -> "Mark":
        path, width = move_path(self.path, matrix), self.width * matrix.stretch
        return Mark(path, self.fill, self.stroke, width, self.opacity, self.role)


@dataclass(frozen=True, slots=True)
class Dots:
    """Round dots of one size, written as one path."""

    points: tuple[Point, ...]
    radius: float
    colour: str
    opacity: float = 1

    def moved(self, matrix: Matrix) -> "Dots":
        points = tuple(map(matrix.at, self.points))
        return Dots(points, self.radius * matrix.stretch, self.colour, self.opacity)


@dataclass(frozen=True, slots=True)
class Texture:
    """A tile (scale, feather, fur, hex) laid over a whole silhouette."""

    tile: str
    size: float
    colour: str
    opacity: float = 0.5
    matrix: Matrix = IDENTITY

    def moved(self, matrix: Matrix) -> "Texture":
        return replace(self, matrix=matrix.after(self.matrix))


Detail = Mark | Dots | Texture


@dataclass(frozen=True, slots=True)
class Shape:
    """One silhouette of a part with everything painted in it.

    ``inside`` is clipped to the silhouette (patches, patterns), ``over`` is not (eyes, mouths).
    ``joint`` is a circle within which the inner line is left out, so that two parts melt together.
    """

    outline: Path
    fill: str
    inside: tuple[Detail, ...] = ()
    over: tuple[Detail, ...] = ()
    z: float = 0
    role: str = ""
    line: float = 1
    """Weight of the inner line; 0 leaves it out."""
    in_outline: bool = True
    """Whether the outer line runs around it; marks on the body do without."""
    shade: float = 1
    far: bool = False
    opacity: float = 1
    joint: tuple[float, float, float] | None = None

    def moved(self, matrix: Matrix, **changes: Any) -> "Shape":
        joint = self.joint
        if joint is not None:
            joint = (*matrix.at(joint[:2]), joint[2] * matrix.stretch)
        return replace(
            self,
            outline=move_path(self.outline, matrix),
            inside=tuple(detail.moved(matrix) for detail in self.inside),
            over=tuple(detail.moved(matrix) for detail in self.over),
            joint=joint,
            **changes,
        )

    @property
    def box(self) -> Box:
        return bounds([self.outline])

    @property
    def box_area(self) -> float:
        left, top, right, bottom = self.box
        return (right - left) * (bottom - top)


def all_paths(shapes: Iterable[Shape]) -> Iterator[Path]:
    """Every path that can reach outside: silhouettes and the marks over them."""
    for shape in shapes:
        yield shape.outline
        for detail in shape.over:
            if isinstance(detail, Mark):
                yield detail.path


def extent(shapes: Sequence[Shape]) -> Box:
    return bounds(all_paths(shapes))


def flat(*items: Any) -> tuple[Detail, ...]:
    """Put details and groups of details into one tuple, so that rows can mix both."""
    out: list[Detail] = []
    for item in items:
        if isinstance(item, Mark | Dots | Texture):
            out.append(item)
        else:
            out += flat(*item)
    return tuple(out)
