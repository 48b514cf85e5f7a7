"""One line of a Darwin data file, read and checked for itself: cards, biomes, events, names."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from galapagos.games.darwin.rules.cards import MAX_CARD_STAT
from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    ABILITY_KEYS,
    CONTINENT_KEYS,
    DIET_KEYS,
    EVENT_CARD_KEYS,
    FIRST_LASTING,
    HARD_REWARD,
    PART_KEYS,
    ROLE_KEYS,
)
from galapagos.records.tables import Row
from galapagos.text.languages import LANGUAGES

SPECIALS: Final = ("dig", "poison")
DIETS: Final = tuple(DIET_KEYS[1:])
ROLES: Final = tuple(ROLE_KEYS[1:])
DECKS: Final = ("small", "large")
NAME_KINDS: Final = ("animal", "short", "biome", "event", "continent", "part", "symbol", "diet")
LARGE_PARTS: Final = ("body", "legs2")
NOTATION_WORDS: Final = (
    *("token", "hidden", "hidden-small", "hidden-large"),
    *("add", "draws", "in", "nothing", "remove"),
)
"""What the text of a game means by these words is fixed: no card or biome may be called so."""

SITES: Final = {"leg_sites": 2, "wing_sites": 1, "tail_sites": 1}
"""How many docking sites of each kind a body may have (DC-ANAT-02)."""
CARD_COLUMNS: Final = (
    *("id", "animal", "part", "deck", "diet", "hearts"),
    *("run", "climb", "fly", "swim", "cold", "heat"),
    *("special", "competition"),
    *SITES,
)
BIOME_COLUMNS: Final = (
    *("id", "reward", "plants", "meat", "requires", "forbids", "adaptation"),
    *("pair", "role", "beginner"),
)
EVENT_COLUMNS: Final = ("id", "kind")
CONTINENT_COLUMNS: Final = ("id",)
NAME_COLUMNS: Final = ("kind", "key", "en")

EASY_REWARD: Final = 2
MAX_FOOD: Final = 30
MAX_PAIR: Final = 30
UNUSUAL: Final = 9
"""A number above this on one card is more likely a slip of the finger; it only warns."""

_CONDITION: Final = re.compile(r"([a-z]+)\s*(?:(?:>=|≥)\s*([0-9]{1,9}))?")


@dataclass(frozen=True, slots=True)
class Card:
    """One animal card as it stands in cards.csv."""

    id: str
    animal: str
    part: str
    diet: str
    hearts: int
    abilities: tuple[int, ...]
    """Counts in the order of the rules: run, climb, fly, swim, heat, cold."""
    special: tuple[str, ...]
    competition: int
    leg_sites: int
    wing_sites: int
    tail_sites: int

    @property
    def deck(self) -> str:
        """DC-CMP-01: bodies and double leg pairs are large."""
        return "large" if self.part in LARGE_PARTS else "small"

    def count(self, symbol: str) -> int:
        """Return how often an ability stands on the card; dig and poison count once."""
        if symbol in ABILITY_KEYS:
            return self.abilities[ABILITY_KEYS.index(symbol)]
        return int(symbol in self.special)


@dataclass(frozen=True, slots=True)
class Biome:
    """One biome card as it stands in biomes.csv."""

    id: str
    reward: int
    plants: int
    meat: int
    needs: tuple[tuple[int, ...], ...]
    """DC-TERM-07: alternatives, each the minimum count of every ability in the rules' order."""
    forbids: tuple[str, ...]
    adaptation: tuple[str, ...]
    pair: int
    role: str
    beginner: bool


@dataclass(frozen=True, slots=True)
class Name:
    """What one thing is called, by language; empty where no name is given."""

    kind: str
    key: str
    words: dict[str, str]
    line: int


def read_card(row: Row) -> Card:
    """Read one line of cards.csv; its problems are noted in the row."""
    row = replace(row, label=f"card {row.text('id') or '(no id)'}")
    part = row.one_of("part", PART_KEYS)
    deck = row.one_of("deck", DECKS)
    is_known = row.text("part") in PART_KEYS
    card = Card(
        id=row.slug("id"),
        animal=row.slug("animal"),
        part=part,
        diet=_diet(row, part) if is_known else "",
        hearts=_stat(row, "hearts"),
        abilities=tuple(_stat(row, ability) for ability in ABILITY_KEYS),
        special=_specials(row),
        competition=_stat(row, "competition"),
        leg_sites=_sites(row, part, "leg_sites") if is_known else 0,
        wing_sites=_sites(row, part, "wing_sites") if is_known else 0,
        tail_sites=_sites(row, part, "tail_sites") if is_known else 0,
    )
    if is_known and row.text("deck") in DECKS and deck != card.deck:
        row.error(f"a {part} card belongs to the {card.deck} deck, not the {deck} one (DC-CMP-01)")
    if part not in ("head", "body") and not _adds_anything(card):
        row.warn("the card adds nothing to a species: no ability, no special, no competition")
    return card


def _adds_anything(card: Card) -> bool:
    return any(card.abilities) or bool(card.special) or card.competition > 0


def _stat(row: Row, column: str) -> int:
    value = row.number(column, 0, MAX_CARD_STAT)
    if value > UNUSUAL:
        row.warn(f"{column} is {value}, which is unusually high")
    return value


def _diet(row: Row, part: str) -> str:
    if part == "head":
        return row.one_of("diet", DIETS)
    if row.text("diet"):
        row.error(f"only heads have a diet, but this {part} card has '{row.text('diet')}'")
    return ""


def _specials(row: Row) -> tuple[str, ...]:
    found = row.list_of("special", SPECIALS)
    if len(set(found)) < len(found):
        row.error("special names a symbol twice; one is enough")
    return tuple(special for special in SPECIALS if special in found)


def _sites(row: Row, part: str, column: str) -> int:
    if part == "body":
        return row.number(column, 0, SITES[column], empty=None)
    if row.text(column):
        row.error(f"only bodies have docking sites, but this {part} card has {column}")
    return 0


def read_biome(row: Row) -> Biome:
    """Read one line of biomes.csv; its problems are noted in the row."""
    row = replace(row, label=f"biome {row.text('id') or '(no id)'}")
    biome = Biome(
        id=row.slug("id"),
        reward=row.number("reward", EASY_REWARD, HARD_REWARD, empty=None),
        plants=row.number("plants", 0, MAX_FOOD),
        meat=row.number("meat", 0, MAX_FOOD),
        needs=_needs(row),
        forbids=row.list_of("forbids", ABILITY_KEYS),
        adaptation=row.list_of("adaptation", ABILITY_KEYS),
        pair=row.number("pair", 1, MAX_PAIR, empty=0),
        role=row.one_of("role", ROLES, empty=True),
        beginner=row.one_of("beginner", ("yes", "no"), empty=True) == "yes",
    )
    _check_biome(row, biome)
    return biome


def _check_biome(row: Row, biome: Biome) -> None:
    if len(set(biome.forbids)) < len(biome.forbids):
        row.error("forbids names an ability twice")
    for need in biome.needs:
        for ability in biome.forbids:
            if need[ABILITY_KEYS.index(ability)]:
                row.error(f"requires and forbids {ability} at the same time")
    for ability in sorted(set(biome.adaptation) & set(biome.forbids)):
        row.warn(f"{ability} counts for adaptation but is forbidden, so it never counts")
    if not biome.adaptation:
        row.warn("no adaptation symbol: no species can ever be the most adapted one")
    if not biome.plants and not biome.meat:
        row.warn("offers no food at all: only species without hearts can live here")


def _needs(row: Row) -> tuple[tuple[int, ...], ...]:
    """Read ``climb>=2+cold/fly>=2+cold`` into alternatives (DC-TERM-07)."""
    text = row.text("requires")
    if not text:
        return ()
    return tuple(_alternative(row, part) for part in text.split("/"))


def _alternative(row: Row, text: str) -> tuple[int, ...]:
    minimum = [0] * ABILITY_COUNT
    for condition in text.split("+"):
        match = _CONDITION.fullmatch(condition.strip())
        if not match or match[1] not in ABILITY_KEYS:
            row.error(
                f"unknown symbol '{condition.strip()}' in requires, expected an ability like climb"
                f" or climb>=2, out of {', '.join(ABILITY_KEYS)}"
            )
            continue
        ability = ABILITY_KEYS.index(match[1])
        count = int(match[2] or 1)
        if not 1 <= count <= MAX_CARD_STAT:
            row.error(f"requires {match[1]}>={count}, expected 1 to {MAX_CARD_STAT}")
        elif minimum[ability]:
            row.error(f"requires names {match[1]} twice in '{text.strip()}'")
        else:
            minimum[ability] = count
    return tuple(minimum)


def read_event(row: Row) -> str:
    """Read one line of events.csv. The rules know the sixteen events and their kinds."""
    row = replace(row, label=f"event {row.text('id') or '(no id)'}")
    event = row.one_of("id", EVENT_CARD_KEYS)
    kind = row.one_of("kind", ("instant", "lasting"))
    right = "lasting" if EVENT_CARD_KEYS.index(event) >= FIRST_LASTING else "instant"
    if row.text("id") in EVENT_CARD_KEYS and kind != right:
        row.error(f"kind is '{row.text('kind')}', but by the rules this event is {right}")
    return event


def read_continent(row: Row) -> str:
    row = replace(row, label=f"continent {row.text('id') or '(no id)'}")
    return row.one_of("id", CONTINENT_KEYS)


def read_name(row: Row, languages: Sequence[str] = LANGUAGES) -> Name:
    """Read one line of names.csv."""
    row = replace(row, label=f"{row.text('kind')} {row.text('key')}".strip())
    return Name(
        kind=row.one_of("kind", NAME_KINDS),
        key=row.slug("key"),
        words={language: row.text(language) for language in languages},
        line=row.line,
    )
