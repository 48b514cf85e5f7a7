"""Shapes to SVG: one outline around the union of all shapes, a halo outside, flat fills inside.

The outline is no geometry of its own: all silhouettes are drawn fat in ink first, then filled on
top of each other. So it runs around the union, and parts melt into one animal.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from galapagos.art.geometry import bounds, place
from galapagos.art.palette import HALO, INK, SNOW, colour
from galapagos.art.shapes import Detail, Dots, Mark, Shape, Texture
from galapagos.art.svg import dots_data, number, numbers, path_data

FAR_SHADE: Final = 0.34
SHADE: Final = 0.15
GLEAM: Final = 0.2
SHADED_FROM: Final = 2600
"""Smaller shapes get no shade and no clip."""
GLEAMING_FROM: Final = 5200
ROUNDED_FROM: Final = 16000
"""Larger shapes get a second, wider and softer rim of shade: they are round."""
ROUNDING: Final = 0.09
SMALL_DOT: Final = 5.2
_DETAIL_FINE_BELOW: Final = 20
_EVERYTHING: Final = "M-300-300h1500v1500h-1500z"

# Tiles: width, height, path, stroke width.
TILES: Final[dict[str, tuple[int, int, str, float]]] = {
    "scale": (20, 16, "M0 0q5 9 10 0q5 9 10 0M-5 8q5 9 10 0q5 9 10 0q5 9 10 0", 2),
    "feather": (24, 20, "M0 0q6 12 12 0q6 12 12 0M-6 10q6 12 12 0q6 12 12 0q6 12 12 0", 2),
    "fur": (48, 36, "M6 5l-3 10M26 12l-4 10M42 3l-3 9M14 25l-3 9M36 27l-4 9", 2.6),
    "skin": (44, 34, "M4 8q8 5 15 0M26 20q7 4 13-1M8 27q5 3 9 0M30 5q4 2 8-1", 2),
    "hex": (24, 21, "M0 5l6-5 6 5v6l6 5 6-5M12 11l-6 5-6-5M12 5l6-5 6 5M6 16v5M18 16v5", 2),
}


@dataclass(frozen=True, slots=True)
class Style:
    """Line widths of a drawing."""

    outer: float = 5.2
    inner: float = 3.0
    halo: float = 7
    textures: bool = True
    gleam: bool = True


NORMAL: Final = Style()
SMALL: Final = Style(outer=9, inner=5, halo=9, textures=False, gleam=False)
"""For 96 px and less: heavier lines; patches stay, because they carry the animal."""


class Painter:
    """Writes the shapes of one drawing; ids start with the drawing's prefix."""

    def __init__(self, prefix: str, style: Style = NORMAL) -> None:
        self.prefix = prefix
        self.style = style
        self._defs: list[str] = []
        self._patterns: dict[Texture, str] = {}

    def paint(self, shapes: Iterable[Shape]) -> str:
        ordered = sorted(shapes, key=lambda shape: shape.z)
        painted = [self._shape(i, shape) for i, shape in enumerate(ordered)]
        union = "".join(
            f'<use href="#{self.prefix}{i}"/>'
            for i, shape in enumerate(ordered)
            if shape.in_outline
        )
        self._defs.append(f'<g id="{self.prefix}o">{union}</g>')
        return (
            f"<defs>{''.join(self._defs)}</defs>"
            + self._union(HALO, self.style.outer + self.style.halo)
            + self._union(INK, self.style.outer)
            + "".join(painted)
        )

    def _union(self, paint: str, reach: float) -> str:
        if reach <= 0:
            return ""
        return (
            f'<use href="#{self.prefix}o" fill="{paint}" stroke="{paint}"'
            f' stroke-width="{number(2 * reach)}"/>'
        )

    def _shape(self, i: int, shape: Shape) -> str:
        name = f"{self.prefix}{i}"
        use = f'<use href="#{name}"'
        self._defs.append(f'<path id="{name}" d="{path_data(shape.outline)}"/>')
        opacity = "" if shape.opacity == 1 else f' fill-opacity="{number(shape.opacity, 2)}"'
        out = [f'{use} fill="{colour(shape.fill)}"{opacity}/>']
        inside = self._inside(shape, use)
        if inside:
            self._defs.append(f'<clipPath id="{name}k">{use}/></clipPath>')
            out.append(f'<g clip-path="url(#{name}k)">{inside}</g>')
        if shape.line and shape.in_outline:
            out.append(self._line(shape, name, use))
        out += [_detail(detail) for detail in merged(shape.over) if not isinstance(detail, Texture)]
        return "".join(out)

    def _inside(self, shape: Shape, use: str) -> str:
        out: list[str] = []
        for detail in merged(_kept(shape)):
            if not isinstance(detail, Texture):
                out.append(_detail(detail))
            elif self.style.textures:
                pattern = self._pattern(detail)
                out.append(f'{use} fill="url(#{pattern})" opacity="{number(detail.opacity, 2)}"/>')
        if shape.far:
            out.append(f'{use} fill="{INK}" opacity="{number(FAR_SHADE, 2)}"/>')
        elif shape.shade and shape.box_area > SHADED_FROM:
            if shape.box_area > ROUNDED_FROM:
                out.append(_rim(use, (6, -14), INK, 52, ROUNDING * shape.shade))
            out.append(_rim(use, (5, -9), INK, 20, SHADE * shape.shade))
            if shape.box_area > GLEAMING_FROM and self.style.gleam:
                out.append(_rim(use, (-3, 5), SNOW, 9, GLEAM * shape.shade))
        return "".join(out)

    def _line(self, shape: Shape, name: str, use: str) -> str:
        width = number(self.style.inner * shape.line)
        line = f'{use} fill="none" stroke="{INK}" stroke-width="{width}"/>'
        if shape.joint is None or shape.far:
            return line
        x, y, r = shape.joint
        arc = f"a{numbers((r, r))} 0 1 0 "
        hole = f"M{numbers((x - r, y))}{arc}{number(2 * r)} 0{arc}{number(-2 * r)} 0z"
        self._defs.append(
            f'<clipPath id="{name}j"><path clip-rule="evenodd" d="{_EVERYTHING}{hole}"/></clipPath>'
        )
        return f'<g clip-path="url(#{name}j)">{line}</g>'

    def _pattern(self, texture: Texture) -> str:
        if texture not in self._patterns:
            name = f"{self.prefix}p{len(self._patterns)}"
            self._patterns[texture] = name
            width, height, path, stroke = TILES[texture.tile]
            matrix = texture.matrix.after(place(scale=texture.size))
            self._defs.append(
                f'<pattern id="{name}" width="{width}" height="{height}"'
                f' patternUnits="userSpaceOnUse" patternTransform="matrix({_spaced(matrix)})">'
                f'<path d="{path}" fill="none" stroke="{colour(texture.colour)}"'
                f' stroke-width="{number(stroke)}"/></pattern>'
            )
        return self._patterns[texture]


def paint(shapes: Iterable[Shape], prefix: str, style: Style = NORMAL) -> str:
    """Paint shapes as one sticker: halo, outline of the union, then every shape in z-order."""
    return Painter(prefix, style).paint(shapes)


def merged(details: Sequence[Detail]) -> list[Detail]:
    """Join neighbours of equal paint into one path; the file gets much smaller."""
    out: list[Detail] = []
    for detail in details:
        last = out[-1] if out else None
        if isinstance(detail, Mark) and isinstance(last, Mark) and _same_paint(detail, last):
            out[-1] = replace(last, path=last.path + detail.path)
        elif isinstance(detail, Dots) and isinstance(last, Dots) and _same_dots(detail, last):
            out[-1] = replace(last, points=last.points + detail.points)
        else:
            out.append(detail)
    return out


def _kept(shape: Shape) -> Sequence[Detail]:
    """Shapes on the far side go without seasoning: nobody sees hairs in the shade."""
    return [d for d in shape.inside if not _is_seasoning(d)] if shape.far else shape.inside


def _is_seasoning(detail: Detail) -> bool:
    if isinstance(detail, Mark):
        return detail.fill is None and detail.opacity < 1
    return isinstance(detail, Texture) or detail.radius < SMALL_DOT


def _same_paint(a: Mark, b: Mark) -> bool:
    """Fills that overlap are not joined: paths that run against each other would leave a hole."""
    if (a.fill, a.stroke, a.width, a.opacity) != (b.fill, b.stroke, b.width, b.opacity) or a.role:
        return False
    if a.fill is None:
        return True
    left, top, right, bottom = bounds([a.path])
    other_left, other_top, other_right, other_bottom = bounds([b.path])
    is_beside = right < other_left or other_right < left
    return is_beside or bottom < other_top or other_bottom < top


def _same_dots(a: Dots, b: Dots) -> bool:
    return (a.radius, a.colour, a.opacity) == (b.radius, b.colour, b.opacity)


def _detail(detail: Mark | Dots) -> str:
    opacity = "" if detail.opacity == 1 else f' opacity="{number(detail.opacity, 2)}"'
    if isinstance(detail, Dots):
        width = number(2 * detail.radius)
        data = dots_data(detail.points)
        return (
            f'<path d="{data}" stroke="{colour(detail.colour)}" stroke-width="{width}"{opacity}/>'
        )
    fill = f' fill="{colour(detail.fill) if detail.fill else "none"}"'
    stroke = ""
    if detail.stroke:
        stroke = f' stroke="{colour(detail.stroke)}" stroke-width="{number(detail.width)}"'
    return f'<path d="{path_data(detail.path, _DETAIL_FINE_BELOW)}"{fill}{stroke}{opacity}/>'


def _rim(use: str, move: tuple[float, float], paint: str, width: float, opacity: float) -> str:
    return (
        f'{use} transform="translate({numbers(move)})" fill="none" stroke="{paint}"'
        f' stroke-width="{number(width)}" opacity="{number(opacity, 2)}"/>'
    )


def _spaced(values: Iterable[float]) -> str:
    return " ".join(number(value, 2) for value in values)
