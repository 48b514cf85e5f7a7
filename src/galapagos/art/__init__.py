"""Every card, animal and creature draws itself, as SVG, from data.

Pure functions from plain records to text: the same input gives the same bytes. Nothing is loaded
from outside, nothing runs inside a picture. Functions that end in ``_svg`` return text; `draw`
returns a `Picture`, which notebooks show. See docs/art.md.
"""

from functools import singledispatch

from galapagos.art.biome import biome_svg
from galapagos.art.card import CardFace, card_svg
from galapagos.art.creature import Creature, creature_of, creature_svg
from galapagos.art.event import event_svg
from galapagos.art.icons import ICONS, icon_svg
from galapagos.art.paint import NORMAL, SMALL, Style
from galapagos.art.part_art import part_svg
from galapagos.art.picture import Picture
from galapagos.art.places import BiomeFace, EventFace, biome_card_svg, event_card_svg, icon_of_biome

__all__ = [
    "ICONS",
    "NORMAL",
    "SMALL",
    "BiomeFace",
    "CardFace",
    "Creature",
    "EventFace",
    "Picture",
    "Style",
    "biome_card_svg",
    "biome_svg",
    "card_svg",
    "creature_of",
    "creature_svg",
    "draw",
    "event_card_svg",
    "event_svg",
    "icon_of_biome",
    "icon_svg",
    "part_svg",
]


@singledispatch
def draw(thing: object) -> Picture:
    """Return the picture of anything that has a face; games register what they draw themselves."""
    if isinstance(thing, BiomeFace):
        return Picture(biome_card_svg(thing))
    if isinstance(thing, CardFace):
        return Picture(card_svg(thing))
    if isinstance(thing, Creature):
        return Picture(creature_svg(thing))
    if isinstance(thing, EventFace):
        return Picture(event_card_svg(thing))
    raise TypeError(f"nobody knows how to draw {type(thing).__name__}")
