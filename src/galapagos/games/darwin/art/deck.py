"""From the card set of Darwin to faces: names and numbers in the language of the reader."""

from collections.abc import Iterator
from typing import Final

from galapagos.games.darwin.art.card import CardFace
from galapagos.games.darwin.art.places import BiomeFace, EventFace, needs_of
from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.cards.names import CardNames, as_title
from galapagos.games.darwin.cards.rows import DIETS, SPECIALS, Biome, Card
from galapagos.games.darwin.rules.terms import ABILITY_KEYS, PART_KEYS

SYMBOLS: Final = (*ABILITY_KEYS, *SPECIALS)


def card_face(card: Card, names: CardNames) -> CardFace:
    """Return what stands on a card of the set."""
    counts = tuple((symbol, card.count(symbol)) for symbol in SYMBOLS)
    return CardFace(
        id=card.id,
        animal=card.animal,
        part=card.part,
        name=as_title(names.animal(card.animal)),
        symbols=tuple((symbol, count) for symbol, count in counts if count),
        hearts=card.hearts,
        strength=card.competition,
        diet=card.diet,
        leg_sites=card.leg_sites,
        wing_sites=card.wing_sites,
        tail_sites=card.tail_sites,
        language=names.language,
        words=card_words(names),
    )


def card_words(names: CardNames) -> dict[str, str]:
    """Names of all symbols, diets and parts in one language."""
    words = {symbol: names.symbol(symbol) for symbol in SYMBOLS}
    words |= {diet: names.diet(diet) for diet in DIETS}
    return words | {part: names.part(part) for part in PART_KEYS}


def card_faces(catalog: Catalog, language: str = "en") -> Iterator[CardFace]:
    names = catalog.names(language)
    return (card_face(card, names) for card in catalog.cards)


def biome_face(biome: Biome, names: CardNames, continent: str = "") -> BiomeFace:
    """Return what stands on a biome card of the set, on a continent if one is given."""
    words = card_words(names)
    if continent:
        words[continent] = names.continent(continent)
    return BiomeFace(
        id=biome.id,
        name=as_title(names.biome(biome.id)),
        plants=biome.plants,
        meat=biome.meat,
        reward=biome.reward,
        needs=needs_of(biome.needs, ABILITY_KEYS),
        forbids=biome.forbids,
        adaptation=biome.adaptation,
        continent=continent,
        language=names.language,
        words=words,
    )


def biome_faces(catalog: Catalog, language: str = "en") -> Iterator[BiomeFace]:
    names = catalog.names(language)
    return (biome_face(biome, names) for biome in catalog.biomes)


def event_faces(catalog: Catalog, language: str = "en") -> Iterator[EventFace]:
    names = catalog.names(language)
    return (EventFace(event, as_title(names.event(event)), language) for event in catalog.events)
