"""Fitting an assembled creature into its frame."""

from dataclasses import dataclass
from typing import Final

from galapagos.art.geometry import Box, Matrix, place
from galapagos.art.palette import INK
from galapagos.art.shapes import Shape, extent
from galapagos.art.svg import number
from galapagos.games.darwin.art.assemble import Assembly

SIZE: Final = 600
"""A creature's frame is square."""
MARGIN: Final = 34
BOTTOM: Final = 14
"""Room below what hangs lower than the ground."""
GROUND: Final = 0.905
LARGEST: Final = 1.3


@dataclass(frozen=True, slots=True)
class Framed:
    """A creature in frame units."""

    shapes: tuple[Shape, ...]
    ground: float
    scale: float

    @property
    def box(self) -> Box:
        return extent(self.shapes)

    def shadow(self) -> str:
        """The flat shadow on the ground."""
        stands = [shape for shape in self.shapes if shape.role in ("body", "leg")]
        left, _, right, _ = extent(stands)
        x, half = number((left + right) / 2), number((right - left) * 0.48)
        y = number(self.ground + 2)
        return f'<ellipse cx="{x}" cy="{y}" rx="{half}" ry="15" fill="{INK}" opacity=".13"/>'


def fit(assembly: Assembly, size: float = SIZE) -> Framed:
    """Scale and move a creature so that it stands on the ground line of a square frame."""
    left, top, right, bottom = extent(assembly.shapes)
    ground = size * GROUND
    scale = min((size - 2 * MARGIN) / (right - left), (ground - MARGIN) / (assembly.ground - top))
    scale = min(scale, LARGEST)
    below = bottom - assembly.ground
    if below * scale > size - ground - BOTTOM:
        scale = min(scale, (size - MARGIN - BOTTOM) / (bottom - top))
        ground = min(ground, size - BOTTOM - below * scale)
    x = size / 2 - (left + right) / 2 * scale
    return moved(assembly, place(x, ground - assembly.ground * scale, scale=scale), ground, scale)


def moved(assembly: Assembly, matrix: Matrix, ground: float, scale: float) -> Framed:
    return Framed(tuple(shape.moved(matrix) for shape in assembly.shapes), ground, scale)
