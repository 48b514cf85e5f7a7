"""What the rules ask of all cards of a Darwin set together: numbers, pairs, roles, events."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from galapagos.games.darwin.cards.rows import (
    NOTATION_WORDS,
    ROLES,
    Biome,
    Card,
    read_continent,
)
from galapagos.games.darwin.rules.cards import MAX_ANIMAL_CARDS, MAX_BIOME_CARDS
from galapagos.games.darwin.rules.terms import (
    CONTINENT_KEYS,
    EVENT_CARD_KEYS,
    HAND_SIZE,
    MAX_PLAYERS,
    TOKEN_KEYS,
)
from galapagos.records.tables import Problems, Row

MIN_ANIMALS: Final = MAX_PLAYERS * HAND_SIZE + MAX_PLAYERS + 2
"""Six hands and their trade zone (DC-SET-08, DC-SET-09)."""
MIN_BIOMES: Final = 18
"""DC-LEM-06: what five or six players can turn over in a game."""
MIN_REDUCED_BIOMES: Final = 12
"""DC-KIDS-04: three new biomes in each of four eras, one biome of every pair being out."""
MIN_EVENTS: Final = 3
"""DC-ERA-03, after Continental Drift and Volcanic Eruption are out (DC-2P-02)."""
BEGINNER_BIOMES: Final = 4
_NOT_FOR_TWO: Final = ("continental_drift", "volcano")


def check_cards(rows: Sequence[Row], cards: Sequence[Card], problems: Problems) -> None:
    """Check what concerns the animal cards together."""
    if not rows:
        return
    source = rows[0].source
    if len(cards) > MAX_ANIMAL_CARDS:
        problems.error(f"{len(cards)} cards; a set can have at most {MAX_ANIMAL_CARDS}", source)
    if len(cards) < MIN_ANIMALS:
        problems.error(
            f"{len(cards)} cards; at least {MIN_ANIMALS} are needed to deal to six players", source
        )
    parts = Counter(card.part for card in cards)
    for part in ("head", "body"):
        if not parts[part]:
            problems.error(f"no {part} card: every species needs one (DC-ANAT-01)", source)
    most_legs = max((card.leg_sites for card in cards), default=0)
    fits = {
        "legs1": most_legs >= 1,
        "legs2": most_legs >= 2,
        "wings": any(card.wing_sites for card in cards),
        "tail": any(card.tail_sites for card in cards),
    }
    for part, fit in fits.items():
        if parts[part] and not fit:
            problems.warn(f"no body has docking sites for a {part} card", source)
    _warn_of_repeated_parts(rows, cards)


def _warn_of_repeated_parts(rows: Sequence[Row], cards: Sequence[Card]) -> None:
    first: dict[tuple[str, str], int] = {}
    for row, card in zip(rows, cards, strict=True):
        line = first.setdefault((card.animal, card.part), row.line)
        if line != row.line:
            row.warn(f"card {card.id}: same animal and part as line {line}")


def check_biomes(rows: Sequence[Row], biomes: Sequence[Biome], problems: Problems) -> None:
    """Check what the rules ask of the biomes together: number, pairs, roles, beginner game."""
    if not rows:
        return
    source = rows[0].source
    if len(biomes) > MAX_BIOME_CARDS:
        problems.error(f"{len(biomes)} biomes; a set can have at most {MAX_BIOME_CARDS}", source)
    if len(biomes) < MIN_BIOMES:
        problems.error(
            f"{len(biomes)} biomes; at least {MIN_BIOMES} are needed for six players (DC-LEM-06)",
            source,
        )
    pairs = Counter(biome.pair for biome in biomes if biome.pair)
    _check_pairs(rows, biomes, pairs)
    reduced = len(biomes) - sum(count - 1 for count in pairs.values())
    if reduced < MIN_REDUCED_BIOMES:
        problems.error(
            f"{reduced} biomes remain when one of each pair is out; at least {MIN_REDUCED_BIOMES}"
            " are needed for the kids game (DC-KIDS-04)",
            source,
        )
    _check_roles(rows, biomes, problems)
    marked = [row for row, biome in zip(rows, biomes, strict=True) if biome.beginner]
    if len(marked) != BEGINNER_BIOMES:
        problems.error(
            f"{len(marked)} biomes are marked for the beginner game, expected {BEGINNER_BIOMES}"
            " (DC-BEG-01)",
            source,
            marked[-1].line if marked else 0,
        )


def _check_pairs(rows: Sequence[Row], biomes: Sequence[Biome], pairs: Counter[int]) -> None:
    """Check that every pair is one, and that the pairs are numbered 1, 2, 3 …"""
    noted: set[int] = set()
    for row, biome in zip(rows, biomes, strict=True):
        if biome.pair and pairs[biome.pair] != 2:
            row.error(
                f"biome {biome.id}: pair {biome.pair} has {pairs[biome.pair]} biomes,"
                " expected 2 (DC-2P-01)"
            )
        if biome.pair > 1 and not pairs[biome.pair - 1] and biome.pair not in noted:
            noted.add(biome.pair)
            row.error(
                f"biome {biome.id}: there is a pair {biome.pair} but no pair {biome.pair - 1};"
                " pairs are numbered from 1 without a gap"
            )


def check_ids(rows: Sequence[Row], others: Sequence[Row]) -> None:
    """Check that the ids of cards and biomes mean one thing each in the text of a game."""
    taken = dict.fromkeys(NOTATION_WORDS, "a word of the notation")
    taken |= dict.fromkeys(TOKEN_KEYS, "a competition token")
    taken |= dict.fromkeys(EVENT_CARD_KEYS, "an event")
    taken |= dict.fromkeys(CONTINENT_KEYS, "a continent")
    for row in rows:
        _check_id(row, "card", taken)
    taken |= {row.text("id"): f"the card in line {row.line} of cards.csv" for row in rows}
    for row in others:
        _check_id(row, "biome", taken)


def _check_id(row: Row, what: str, taken: Mapping[str, str]) -> None:
    name = row.text("id")
    if name in taken:
        row.error(f"{what} {name}: '{name}' stands for {taken[name]} already; choose another id")


def _check_roles(rows: Sequence[Row], biomes: Sequence[Biome], problems: Problems) -> None:
    source = rows[0].source
    for role in ROLES:
        pairs = [biome.pair for biome in biomes if biome.role == role]
        lines = [row.line for row, one in zip(rows, biomes, strict=True) if one.role == role]
        line = lines[-1] if lines else 0
        if role == "rainforest":
            if len(pairs) != 1:
                problems.error(
                    f"{len(pairs)} biomes have the role rainforest, expected 1 (DC-EVT-VOLCANO-05)",
                    source,
                    line,
                )
        elif len(pairs) != 2 or len(set(pairs)) != 1 or not pairs[0]:
            what = f"role {role} must be on both biomes of one pair (DC-EVT-SPECIAL-01)"
            problems.error(what, source, line)


def check_events(rows: Sequence[Row], events: Sequence[str], problems: Problems) -> None:
    """Check that every era but the last can end with an event, in the two-player game too."""
    if rows and len([event for event in events if event not in _NOT_FOR_TWO]) < MIN_EVENTS:
        problems.error(
            f"at least {MIN_EVENTS} events besides continental_drift and volcano are needed"
            " (DC-ERA-03)",
            rows[0].source,
        )


def check_continents(rows: Sequence[Row], problems: Problems) -> None:
    """Check that the five continents the rules know are there."""
    continents = [read_continent(row) for row in rows]
    for continent in CONTINENT_KEYS:
        if rows and continent not in continents:
            problems.error(f"continent {continent} is missing (DC-CMP-04)", rows[0].source)
