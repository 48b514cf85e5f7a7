"""What is drawn for Darwin alone: cards, creatures, biomes and events."""

from galapagos.art import Picture, draw
from galapagos.games.darwin.art.biome import biome_svg
from galapagos.games.darwin.art.card import CardFace, card_svg
from galapagos.games.darwin.art.creature import Creature, creature_of, creature_svg
from galapagos.games.darwin.art.event import event_svg
from galapagos.games.darwin.art.part_art import part_svg
from galapagos.games.darwin.art.places import (
    BiomeFace,
    EventFace,
    biome_card_svg,
    event_card_svg,
    icon_of_biome,
)

__all__ = [
    "BiomeFace",
    "CardFace",
    "Creature",
    "EventFace",
    "biome_card_svg",
    "biome_svg",
    "card_svg",
    "creature_of",
    "creature_svg",
    "event_card_svg",
    "event_svg",
    "icon_of_biome",
    "part_svg",
]


@draw.register
def _(thing: BiomeFace) -> Picture:
    return Picture(biome_card_svg(thing))


@draw.register
def _(thing: CardFace) -> Picture:
    return Picture(card_svg(thing))


@draw.register
def _(thing: Creature) -> Picture:
    return Picture(creature_svg(thing))


@draw.register
def _(thing: EventFace) -> Picture:
    return Picture(event_card_svg(thing))
