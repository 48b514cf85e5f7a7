"""The stat blocks of Darwin's scenario lines: biomes, species, seats, and their plain checks.

A block is a JSON object; every reader names the field and what was expected when it refuses one.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from galapagos.games.darwin.rules.cards import MAX_STAT, BiomeCard, pack_abilities, pack_stats
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    CARNIVORE,
    EVENT_CARD_KEYS,
    HERBIVORE,
    MAX_PLAYERS,
    NO_EVENT,
    OMNIVORE,
)
from galapagos.kernel.errors import BadData
from galapagos.records.lines import parse_seat

Json = Mapping[str, object]

DIETS = {"H": HERBIVORE, "C": CARNIVORE, "O": OMNIVORE}
_CONDITION = ">="


# --- plain values ----------------------------------------------------------------------------


def refuse_unknown(block: Json, known: Collection[str], what: str) -> None:
    for key in block:
        if key not in known:
            raise BadData(f"{what} has no field {key!r}; there are {', '.join(sorted(known))}")


def number_in(block: Json, key: str, default: int | None = None, largest: int = MAX_STAT) -> int:
    value = block.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= largest:
        raise BadData(f"{key} must be a number from 0 to {largest}, not {value!r}")
    return value


def text_in(block: Json, key: str, default: str | None = None) -> str:
    value = block.get(key, default)
    if not isinstance(value, str):
        raise BadData(f"{key} must be a text, not {value!r}")
    return value


def flag_in(block: Json, key: str) -> bool:
    value = block.get(key, False)
    if not isinstance(value, bool):
        raise BadData(f"{key} must be true or false, not {value!r}")
    return value


def object_in(block: Json, key: str) -> Json:
    value = block.get(key)
    if not isinstance(value, dict):
        raise BadData(f"{key} must be an object, not {value!r}")
    return value


def list_in(block: Json, key: str) -> list[object]:
    value = block.get(key, [])
    if not isinstance(value, list):
        raise BadData(f"{key} must be a list, not {value!r}")
    return value


def texts_in(block: Json, key: str) -> list[str]:
    values = list_in(block, key)
    for value in values:
        if not isinstance(value, str):
            raise BadData(f"{key} must be a list of texts, not {values!r}")
    return [str(value) for value in values]


def objects_in(block: Json, key: str) -> list[Json]:
    objects: list[Json] = []
    for value in list_in(block, key):
        if not isinstance(value, dict):
            raise BadData(f"{key} must be a list of objects, not {value!r}")
        objects.append(value)
    return objects


def seat_in(name: str) -> int:
    """Return the seat of P1 … P6."""
    return parse_seat(name, MAX_PLAYERS)


def event_in(block: Json, key: str = "ev") -> int:
    name = block.get(key)
    if name is None:
        return NO_EVENT
    keys = [event.upper() for event in EVENT_CARD_KEYS]
    if name not in keys:
        raise BadData(f"no event is called {name!r}; there are {', '.join(keys)}")
    return keys.index(str(name))


# --- biomes ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class BiomeBlock:
    """A biome of a scenario."""

    name: str
    card: BiomeCard
    side: int
    is_volcano: bool


def read_biome(block: Json) -> BiomeBlock:
    known = ("id", "pl", "me", "pt", "ad", "need", "ban", "side", "state")
    refuse_unknown(block, known, "a biome")
    weights = [0] * len(ABILITY_KEYS)
    for symbol in texts_in(block, "ad"):
        weights[_ability(symbol)] += 1
    forbidden = 0
    for symbol in texts_in(block, "ban"):
        forbidden |= 1 << _ability(symbol)
    needs = [_alternative(value) for value in list_in(block, "need")]
    state = text_in(block, "state", "normal")
    if state not in ("normal", "volcano"):
        raise BadData(f"state must be normal or volcano, not {state!r}")
    side = text_in(block, "side", "L")
    if side not in ("L", "R"):
        raise BadData(f"side must be L or R, not {side!r}")
    card = BiomeCard(
        number_in(block, "pl", 0),
        number_in(block, "me", 0),
        number_in(block, "pt", 2),
        int(pack_abilities(*weights)),
        needs,
        forbidden,
    )
    return BiomeBlock(text_in(block, "id"), card, "LR".index(side), state == "volcano")


def _ability(symbol: str) -> int:
    if symbol not in ABILITY_KEYS:
        raise BadData(f"no ability is called {symbol!r}; there are {', '.join(ABILITY_KEYS)}")
    return ABILITY_KEYS.index(symbol)


def _alternative(value: object) -> int:
    """Return the packed minimum counts of one alternative of a demand (DC-TERM-07)."""
    if not isinstance(value, list):
        raise BadData(f"need must be a list of lists, not {value!r}")
    minimum = [0] * len(ABILITY_KEYS)
    for condition in value:
        if not isinstance(condition, str):
            raise BadData(f"a condition is a text, not {condition!r}")
        ability, sign, count = condition.partition(_CONDITION)
        if sign and not (count.isascii() and count.isdigit()):
            raise BadData(f"a condition is an ability, or ability>=n, not {condition!r}")
        place = _ability(ability)
        minimum[place] = max(minimum[place], int(count) if sign else 1)
    return int(pack_abilities(*minimum))


# --- species ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class SpeciesBlock:
    """A species of a scenario. All its values stand on its head card."""

    name: str
    owner: int
    biome: str
    diet: int
    stats: int
    points: int
    cards: int
    acted: bool


SPECIES_FIELDS = ("id", "o", "b", "d", "h", "c", "ab", "sp", "dp", "n", "acted")


def read_species(block: Json, first_biome: str) -> SpeciesBlock:
    refuse_unknown(block, SPECIES_FIELDS, "a species")
    diet = text_in(block, "d")
    if diet not in DIETS:
        raise BadData(f"d must be H, C or O, not {diet!r}")
    special = texts_in(block, "sp")
    for name in special:
        if name not in ("dig", "poison"):
            raise BadData(f"a special ability is dig or poison, not {name!r}")
    counters = [0] * len(ABILITY_KEYS)
    abilities = object_in(block, "ab") if "ab" in block else {}
    for symbol in abilities:
        counters[_ability(symbol)] = number_in(abilities, symbol)
    stats = pack_stats(
        pack_abilities(*counters),
        number_in(block, "h"),
        number_in(block, "c", 0),
        int("dig" in special),
        int("poison" in special),
    )
    cards = number_in(block, "n", 2, 6)
    if cards < 2:
        raise BadData("n must be at least 2: a head and a body")
    return SpeciesBlock(
        text_in(block, "id"),
        seat_in(text_in(block, "o", "P1")),
        text_in(block, "b", first_biome),
        DIETS[diet],
        int(stats),
        number_in(block, "dp", 0, 999),
        cards,
        flag_in(block, "acted"),
    )
