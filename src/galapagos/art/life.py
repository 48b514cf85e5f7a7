"""A living picture blinks, now and then.

Nothing else moves in here, and that is measured: a browser draws a picture anew for every step of a
movement inside it, so that a breath or a swinging tail on a full table takes all frames. Lids are
either open or shut, without steps. Whoever wants less motion gets a still picture.
"""

from collections.abc import Iterable
from typing import Final

from galapagos.art.expression import eyes, lid
from galapagos.art.palette import INK
from galapagos.art.shapes import Shape
from galapagos.art.svg import number

_SHUT: Final = 0.15
_OPEN: Final = 8.6
"""Seconds."""


def blinking(shapes: Iterable[Shape], prefix: str) -> str:
    """Lids over all eyes of a drawing, to be laid over it; ids start with the drawing's prefix."""
    lids = "".join(map(lid, eyes(shapes)))
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
