"""A living picture blinks, now and then.

Nothing else moves in here, and that is measured: a browser draws a picture anew for every step of a
movement inside it, so that a breath or a swinging tail on a full table takes all frames. Lids are
either open or shut, without steps. Whoever wants less motion gets a still picture.
"""

from collections.abc import Iterable
from typing import Final

from galapagos.art.geometry import bounds
from galapagos.art.palette import INK, dark
from galapagos.art.shapes import Mark, Shape
from galapagos.art.svg import number, numbers

_SHUT: Final = 0.15
_OPEN: Final = 8.6
"""Seconds."""


def blinking(shapes: Iterable[Shape], prefix: str) -> str:
    """Lids over all eyes of a drawing, to be laid over it; ids start with the drawing's prefix."""
    lids = "".join(
        _lid(mark, shape.fill)
        for shape in shapes
        for mark in shape.over
        if isinstance(mark, Mark) and mark.role == "eye"
    )
    if not lids:
        return ""
    name = f"{prefix}b"
    first = int(prefix[1:5], 16) % 60 / 10 + 0.4
    return (
        f"<style>@media(prefers-reduced-motion:reduce){{#{name}{{display:none}}}}</style>"
        f'<g id="{name}" visibility="hidden" stroke="{INK}" stroke-width="3">{lids}'
        f'<set id="{name}s" attributeName="visibility" to="visible" dur="{_SHUT}s"'
        f' begin="{number(first)}s;{name}s.end+{_OPEN}s"/></g>'
    )


def _lid(eye: Mark, skin: str) -> str:
    """Skin over the disc of an eye, with its edge as a line."""
    left, top, right, bottom = bounds([eye.path])
    rx, ry = (right - left) / 2, (bottom - top) / 2
    x, y = left + rx, top + ry
    line = f"M{numbers((left, y))}q{numbers((rx, ry * 0.8, 2 * rx, 0))}"
    return (
        f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
        f' fill="{dark(skin, 0.14)}" stroke="none"/><path d="{line}" fill="none"/>'
    )
