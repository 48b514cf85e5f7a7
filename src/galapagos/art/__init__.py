"""Drawing: what any picture of any game is made with, as SVG, from data.

Pure functions from plain records to text: the same input gives the same bytes. Nothing is loaded
from outside, nothing runs inside a picture. Functions that end in ``_svg`` return text; `draw`
returns a `Picture`, which notebooks show. What one game draws is in
its own ``art/``; see docs/art.md.
"""

from functools import singledispatch

from galapagos.art.paint import NORMAL, SMALL, Style
from galapagos.art.picture import Picture

__all__ = ["NORMAL", "SMALL", "Picture", "Style", "draw"]


@singledispatch
def draw(thing: object) -> Picture:
    """Return the picture of anything that has a face; games register what they draw."""
    raise TypeError(f"nobody knows how to draw {type(thing).__name__}")
