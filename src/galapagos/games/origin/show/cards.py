"""The deck of Origin as data for the card browser and everybody who draws a table."""

from msgspec import Struct

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    NO_TRAIT,
    PRINTED_PLUS,
    TRAIT_COUNT,
    TRAIT_KEYS,
)


class TraitInfo(Struct, frozen=True):
    """A trait of Origin; its name is in the shared catalogues under its key."""

    key: str
    plus: int
    pair: bool


class FaceInfo(Struct, frozen=True):
    """A card of Origin."""

    face: str
    traits: list[str]
    copies: int


class OriginCards(Struct, frozen=True, tag="origin", tag_field="game"):
    """A deck of Origin."""

    name: str
    size: int
    faces: list[FaceInfo]
    traits: list[TraitInfo]


def printed_cards(deck: Deck) -> OriginCards:
    faces = []
    for face in range(deck.faces):
        traits = [int(deck.first[face]), int(deck.second[face])]
        keys = [TRAIT_KEYS[trait] for trait in traits if trait != NO_TRAIT]
        faces.append(FaceInfo(deck.key(face), keys, int(deck.copies[face])))
    traits_info = [
        TraitInfo(TRAIT_KEYS[trait], PRINTED_PLUS[trait], trait >= COMMUNICATION)
        for trait in range(TRAIT_COUNT)
    ]
    return OriginCards(deck.name, int(deck.size), faces, traits_info)
