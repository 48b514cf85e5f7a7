"""The words that every part of an Origin scenario is made of: seats, cards, traits, numbers."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import COMMUNICATION, TRAIT_KEYS
from galapagos.records.lines import seat_name
from galapagos.records.yaml_nodes import Place

PAIR_KEYS: Final = tuple(TRAIT_KEYS[COMMUNICATION:])
SINGLE_KEYS: Final = tuple(TRAIT_KEYS[:COMMUNICATION])
MOST: Final = 255
"""No count in a scenario is larger: two decks have 168 cards."""


@cache
def scenario_deck() -> Deck:
    """Return the deck that scenarios are played with."""
    return base_deck()


def seat_names(players: int) -> list[str]:
    return [seat_name(seat) for seat in range(players)]


def read_seat(place: Place, players: int) -> int:
    names = seat_names(players)
    return names.index(place.choice("a seat", names))


def read_seats(place: Place, players: int) -> list[int]:
    return [read_seat(item, players) for item in place.items("a list of seats")]


def by_seat(place: Place, expected: str, players: int) -> dict[int, Place]:
    """Return the entries of a mapping from seats to something."""
    names = seat_names(players)
    return {names.index(name): value for name, value in place.fields(expected, (), names).items()}


def numbers_by_seat(place: Place, expected: str, players: int) -> dict[int, int]:
    entries = by_seat(place, expected, players)
    return {seat: value.number("a number", 0, MOST) for seat, value in entries.items()}


def read_face(place: Place) -> int:
    keys = scenario_deck().keys()
    return keys.index(place.choice("a card face", keys))


def faces_by_seat(place: Place, expected: str, players: int) -> dict[int, list[int]]:
    faces: dict[int, list[int]] = {}
    for seat, value in by_seat(place, expected, players).items():
        faces[seat] = [read_face(item) for item in value.items("a list of card faces")]
    return faces


def read_trait(place: Place, keys: Sequence[str]) -> int:
    return TRAIT_KEYS.index(place.choice("a trait", keys))


def read_two(place: Place) -> tuple[str, str]:
    """Return the names of the two animals a pair card lies at."""
    names = [item.text("an animal") for item in place.items("a list of two animals")]
    if len(names) != 2:
        raise place.bad(f"expected a list of two animals, found {len(names)}")
    return names[0], names[1]
