"""What can be told by the eyes of any head: lids that are shut, and brows.

Heads are drawn once, as they look by themselves; what is told here is laid over their eyes.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from galapagos.art.geometry import Path, Point, bounds
from galapagos.art.palette import HALO, INK, colour, dark, lightness
from galapagos.art.shapes import Mark, Shape
from galapagos.art.svg import number, numbers

DARK: Final = 42
"""Skin of this lightness and less carries no line of ink."""


@dataclass(frozen=True, slots=True)
class Eye:
    """The disc of an eye, the skin around it, and on which side the nose is: 1 right, -1 left."""

    x: float
    y: float
    rx: float
    ry: float
    skin: str
    nose: int


def eyes(shapes: Iterable[Shape]) -> Iterator[Eye]:
    """All eyes that are seen; of two on one face the nose is between them."""
    for shape in shapes:
        discs = [m for m in shape.over if isinstance(m, Mark) and m.role == "eye"]
        boxes = [bounds([disc.path]) for disc in discs]
        middle = sum(left + right for left, _, right, _ in boxes) / 2 / max(1, len(boxes))
        for disc, (left, top, right, bottom) in zip(discs, boxes, strict=True):
            x, y = (left + right) / 2, (top + bottom) / 2
            nose = 1 if len(discs) == 1 or x < middle else -1
            skin = _skin(shape, disc, (x, y))
            yield Eye(x, y, (right - left) / 2, (bottom - top) / 2, skin, nose)


def lid(eye: Eye) -> str:
    """Skin over an eye, with its edge as a line."""
    line = f"M{numbers((eye.x - eye.rx, eye.y))}q{numbers((eye.rx, eye.ry * 0.8, 2 * eye.rx, 0))}"
    return _cover(eye) + f'<path d="{line}" fill="none" stroke="{_line(eye)}"/>'


def expression(shapes: Iterable[Shape], state: str) -> str:
    """What a state adds to the eyes of a drawing; unknown states and none add nothing."""
    draw = _STATES.get(state)
    seen = "".join(map(draw, eyes(shapes))) if draw else ""
    return f'<g stroke="{INK}" stroke-width="3.5">{seen}</g>' if seen else ""


def _laugh(eye: Eye) -> str:
    bend = numbers((eye.rx, -eye.ry * 2, 2 * eye.rx, 0))
    line = f"M{numbers((eye.x - eye.rx, eye.y + eye.ry * 0.4))}q{bend}"
    return _cover(eye) + f'<path d="{line}" fill="none" stroke="{_line(eye)}" stroke-width="4.5"/>'


def _brow(eye: Eye, back: float, front: float) -> str:
    """A brow with its ends so many radii over the eye, away from the nose and towards it."""
    near, away = eye.x + eye.nose * eye.rx * 1.2, eye.x - eye.nose * eye.rx * 1.2
    ends = f"M{numbers((away, eye.y - eye.ry * back))}L{numbers((near, eye.y - eye.ry * front))}"
    return (
        f'<path d="{ends}" stroke="{HALO}" stroke-width="9"/><path d="{ends}" stroke-width="5.5"/>'
    )


def _fright(eye: Eye) -> str:
    """White all around, and a small pupil."""
    at = f'cx="{number(eye.x)}" cy="{number(eye.y)}"'
    return (
        f'<circle {at} r="{number(eye.ry * 1.15)}" fill="{HALO}"/>'
        f'<circle {at} r="{number(eye.ry * 0.35)}" fill="{INK}" stroke="none"/>'
    ) + _brow(eye, 1.3, 2.1)


def _line(eye: Eye) -> str:
    """What is seen on the skin: ink, or on dark skin cream."""
    return INK if lightness(eye.skin) > DARK else HALO


def _cover(eye: Eye) -> str:
    return (
        f'<ellipse cx="{number(eye.x)}" cy="{number(eye.y)}" rx="{number(eye.rx)}"'
        f' ry="{number(eye.ry)}" fill="{dark(eye.skin, 0.14)}" stroke="none"/>'
    )


_STATES: Final[dict[str, Callable[[Eye], str]]] = {
    "hungry": lambda eye: _brow(eye, 1.1, 1.9),
    "fed": _laugh,
    "afraid": _fright,
    "hunting": lambda eye: _brow(eye, 1.8, 0.8),
    "asleep": lid,
}
STATES: Final = ("", *_STATES)
EYES_OPEN: Final = ("", "hungry", "hunting")
"""States in which there is something to blink with."""


def _skin(shape: Shape, disc: Mark, centre: Point) -> str:
    """The colour on which an eye stands: of the last patch under it, or of the shape."""
    skin = shape.fill
    for mark in (*shape.inside, *shape.over[: shape.over.index(disc)]):
        if not isinstance(mark, Mark) or not mark.fill or mark.opacity < 0.6:
            continue
        if _holds(mark.path, centre):
            skin = mark.fill
    return colour(skin)


def _holds(path: Path, point: Point) -> bool:
    """Whether the polygon of a path's points holds a point."""
    corners = [points[-1] for _, points in path if points]
    (x, y), inside = point, False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], *corners[:1]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside
