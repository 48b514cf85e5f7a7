"""The ``given`` of an Origin scenario: a position as a player would describe it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.actions import MAX_SERIAL
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options, options_from_text
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    COMMUNICATION,
    FAT_TISSUE,
    HIBERNATION,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PRINTED_PLUS,
    SCAVENGER,
    TRAIT_KEYS,
)
from galapagos.kernel.errors import BadData
from galapagos.records.lines import seat_name
from galapagos.records.yaml_nodes import Place

GIVEN_PHASES: Final = ("setup", "evolution", "food", "feeding")
PAIR_KEYS: Final = tuple(TRAIT_KEYS[COMMUNICATION:])
SINGLE_KEYS: Final = tuple(TRAIT_KEYS[:COMMUNICATION])
MOST: Final = 255
"""No count in a scenario is larger: two decks have 168 cards."""

_OPTIONAL: Final = (
    "start",
    "turn",
    "pool",
    "pile",
    "last",
    "hands",
    "discard",
    "discard_cards",
    "points",
    "passed",
    "options",
    "animals",
    "pairs",
)
_ANIMAL_OPTIONAL: Final = ("traits", "food", "fat", "stored", "hibernated_last", "card")


@dataclass(frozen=True)
class GivenAnimal:
    owner: int
    traits: tuple[int, ...]
    food: int
    fat: int
    stored: int
    slept_last: bool
    face: int | None
    """Face of the animal card, None if any will do."""


@dataclass(frozen=True)
class GivenPair:
    owner: int
    trait: int
    first: str
    second: str


@dataclass(frozen=True)
class Given:
    """A position before the first step; seats count from 0, traits and faces are numbers."""

    options: Options
    phase: str
    start: int
    turn: int
    pool: int
    pile: int
    last: bool
    hands: dict[int, list[int]]
    discard: dict[int, int]
    discard_cards: dict[int, list[int]]
    points: dict[int, int]
    passed: tuple[int, ...]
    animals: dict[str, GivenAnimal]
    pairs: dict[str, GivenPair]


@cache
def scenario_deck() -> Deck:
    """Return the deck that scenarios are played with."""
    return base_deck()


# --- words that occur everywhere -------------------------------------------------------------


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


# --- the position ----------------------------------------------------------------------------


def read_given(place: Place) -> Given:
    fields = place.fields("given", ("players", "phase"), _OPTIONAL)
    players = fields["players"].number("a number of players", MIN_PLAYERS, MAX_PLAYERS)
    phase = fields["phase"].choice("a phase", GIVEN_PHASES)
    start = read_seat(fields["start"], players) if "start" in fields else 0
    animals = _animals(fields["animals"], players) if "animals" in fields else {}
    given = Given(
        options=_options(place, fields, players),
        phase=phase,
        start=start,
        turn=read_seat(fields["turn"], players) if "turn" in fields else start,
        pool=_number(fields, "pool", 0),
        pile=_number(fields, "pile", 40),
        last="last" in fields and fields["last"].flag("last"),
        hands=faces_by_seat(fields["hands"], "hands", players) if "hands" in fields else {},
        discard=_numbers(fields, "discard", players),
        discard_cards=_discard_cards(fields, players),
        points=_numbers(fields, "points", players),
        passed=tuple(read_seats(fields["passed"], players)) if "passed" in fields else (),
        animals=animals,
        pairs=_pairs(fields["pairs"], animals) if "pairs" in fields else {},
    )
    if given.last and given.pile:
        raise fields["last"].bad(f"the last round has an empty pile, found pile: {given.pile}")
    return given


def _number(fields: dict[str, Place], name: str, default: int) -> int:
    if name not in fields:
        return default
    return fields[name].number(name, 0, MOST)


def _numbers(fields: dict[str, Place], name: str, players: int) -> dict[int, int]:
    if name not in fields:
        return {}
    return numbers_by_seat(fields[name], name, players)


def _discard_cards(fields: dict[str, Place], players: int) -> dict[int, list[int]]:
    if "discard_cards" not in fields:
        return {}
    place = fields["discard_cards"]
    cards = faces_by_seat(place, "discard_cards", players)
    sizes = _numbers(fields, "discard", players)
    for seat in cards:
        if seat in sizes:
            raise place.bad(f"{seat_name(seat)} has both discard and discard_cards")
    return cards


def _options(given: Place, fields: dict[str, Place], players: int) -> Options:
    switches: dict[str, str] = {}
    place = fields.get("options", given)
    if "options" in fields:
        for key, value in place.fields("options", (), SWITCH_KEYS).items():
            if key == "mimicry_limit":
                switches[key] = value.choice(key, ("attack", "round"))
            else:
                switches[key] = "on" if value.flag(key) else "off"
    try:
        return options_from_text(players, switches)
    except BadData as error:
        raise place.bad(error.what) from None


def _animals(place: Place, players: int) -> dict[str, GivenAnimal]:
    entries = place.entries("animals")
    if len(entries) > MAX_SERIAL:
        raise place.bad(f"expected at most {MAX_SERIAL} animals, found {len(entries)}")
    return {name: _animal(value, f"animal {name}", players) for name, value in entries.items()}


def _animal(place: Place, what: str, players: int) -> GivenAnimal:
    fields = place.fields(what, ("of",), _ANIMAL_OPTIONAL)
    traits = _traits(fields["traits"], what) if "traits" in fields else ()
    animal = GivenAnimal(
        owner=read_seat(fields["of"], players),
        traits=traits,
        food=_number(fields, "food", 0),
        fat=_number(fields, "fat", 0),
        stored=_number(fields, "stored", 0),
        slept_last="hibernated_last" in fields and fields["hibernated_last"].flag("a mark"),
        face=read_face(fields["card"]) if "card" in fields else None,
    )
    appetite = 1 + sum(PRINTED_PLUS[trait] for trait in traits)
    if animal.food > appetite:
        raise fields["food"].bad(f"{what} has {animal.food} food and an appetite of {appetite}")
    if animal.fat + animal.stored > traits.count(FAT_TISSUE):
        raise place.bad(f"{what} has more fat and stored food than fat tissue cards")
    if animal.slept_last and HIBERNATION not in traits:
        raise place.bad(f"{what} slept in the previous round but has no hibernation")
    return animal


def _traits(place: Place, what: str) -> tuple[int, ...]:
    traits: list[int] = []
    for item in place.items("a list of traits"):
        trait = read_trait(item, SINGLE_KEYS)
        if trait in traits and trait != FAT_TISSUE:
            raise item.bad(f"{what} has {TRAIT_KEYS[trait]} twice")
        traits.append(trait)
    if CARNIVOROUS in traits and SCAVENGER in traits:
        raise place.bad(f"{what} is both carnivorous and a scavenger")
    return tuple(traits)


def _pairs(place: Place, animals: dict[str, GivenAnimal]) -> dict[str, GivenPair]:
    pairs: dict[str, GivenPair] = {}
    joined: set[tuple[int, frozenset[str]]] = set()
    for name, value in place.entries("pairs").items():
        fields = value.fields(f"pair {name}", ("trait", "at"))
        trait = read_trait(fields["trait"], PAIR_KEYS)
        first, second = read_two(fields["at"])
        if first not in animals or second not in animals or first == second:
            raise value.bad(f"pair {name} lies at two different animals that are given")
        if animals[first].owner != animals[second].owner:
            raise value.bad(f"the animals of pair {name} belong to different players")
        if (trait, frozenset((first, second))) in joined:
            raise value.bad(f"{first} and {second} have {TRAIT_KEYS[trait]} twice")
        joined.add((trait, frozenset((first, second))))
        pairs[name] = GivenPair(animals[first].owner, trait, first, second)
    return pairs


def read_two(place: Place) -> tuple[str, str]:
    """Return the names of the two animals a pair card lies at."""
    names = [item.text("an animal") for item in place.items("a list of two animals")]
    if len(names) != 2:
        raise place.bad(f"expected a list of two animals, found {len(names)}")
    return names[0], names[1]
