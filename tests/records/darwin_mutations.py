"""Small wilful damage to positions of Darwin, of the kind that often makes sense."""

import random
import re

from galapagos.games.darwin.notation.printing import (
    PLAYER_MARKS,
    SPECIES_MARKS,
    SPECIES_NUMBERS,
    TURN_MARKS,
)
from galapagos.games.darwin.rules.terms import CONTINENT_KEYS, EVENT_CARD_KEYS, PHASE_KEYS
from tests.records.darwin_games import WORDS
from tests.records.mutations import Mutation, change_number

_CARDS = re.compile(r"(zone|discard|P\d hand|S\d+): ")
_BIOMES = [biome.id for biome in WORDS.catalog.biomes]


def _matching(lines: list[str], pattern: str) -> list[int]:
    return [index for index, line in enumerate(lines) if re.match(pattern, line)]


def _seats(lines: list[str]) -> list[str]:
    counts = [line[9:] for line in lines if re.fullmatch(r"players: [2-6]", line)]
    return [f"P{seat}" for seat in range(1, int(counts[0] if counts else 2) + 1)]


def move_card(lines: list[str], rng: random.Random) -> None:
    """Take a card from one place and lay it into another, or into its deck."""
    places = [index for index, line in enumerate(lines) if _CARDS.match(line)]
    if not places:
        return
    source, target = rng.choice(places), rng.choice(places)
    words = lines[source].split(" ")
    cards = [index for index, word in enumerate(words) if "-" in word]
    if cards:
        card = words.pop(rng.choice(cards))
        lines[source] = " ".join(words)
        if rng.random() < 0.7:
            lines[target] += f" {card.split(':')[0]}"


def change_marks(lines: list[str], rng: random.Random) -> None:
    pattern, marks = rng.choice(
        [(r"S\d+: ", SPECIES_MARKS), (r"P\d marks: ", PLAYER_MARKS), ("done: ", TURN_MARKS)]
    )
    if found := _matching(lines, pattern):
        index = rng.choice(found)
        words = lines[index].split(" ")
        mark = rng.choice(marks)
        if mark in words:
            words.remove(mark)
        else:
            words.append(mark)
        lines[index] = " ".join(words)


def change_species(lines: list[str], rng: random.Random) -> None:
    """Another owner, place or number."""
    if found := _matching(lines, r"S\d+: "):
        index = rng.choice(found)
        words = lines[index].split(" ")
        change = rng.randrange(3)
        if change == 0:
            words[1] = rng.choice(_seats(lines))
        elif change == 1 and len(words) > 2:
            words[2] = rng.choice(CONTINENT_KEYS)
        else:
            words.append(f"{rng.choice(SPECIES_NUMBERS)}={rng.randrange(5)}")
        lines[index] = " ".join(words)


def change_moment(lines: list[str], rng: random.Random) -> None:
    """Another player, another phase, another event."""
    seats = _seats(lines)
    seat = rng.choice(seats)
    species = [line.split(":")[0] for line in lines if re.match(r"S\d+: ", line)] or ["S1"]
    key, values = rng.choice(
        [
            ("turn", [*seats, ""]),
            ("first", seats),
            ("phase", PHASE_KEYS),
            ("era", ["0", "1", "2", "3", "4"]),
            ("eras", ["3", "4"]),
            ("event", [*EVENT_CARD_KEYS, ""]),
            ("event discard", [*EVENT_CARD_KEYS, ""]),
            ("biome discard", [*_BIOMES, ""]),
            ("hunting", [*CONTINENT_KEYS, ""]),
            ("hunter", [*species, ""]),
            ("redrawing", [*seats, ""]),
            ("deal", ["give", "pay", "draw", ""]),
            ("deal draws", ["0", "1", "2"]),
            ("declined", [*seats, ""]),
            ("takeovers", ["0", "1"]),
            ("drafted main", ["", f"migrate {rng.choice(species)} to asia"]),
            ("drafted trade", [""]),
            ("created", ["20", "90"]),
            ("options", ["secret_choices=on", "first_player_picks_biome=on", "loose_prey=on", ""]),
            ("mode", ["base", "team", "kids", "beginner", "two"]),
            (f"{seat} draws", ["0", "1", "3", "9"]),
            (f"{seat} bank", ["0", "5"]),
            (f"{seat} lost", [*species, ""]),
            (f"{seat} choices", [""]),
            (f"{seat} showing", ["show nothing", ""]),
            (f"{seat} marks", ["passed", "touched", "passed owes", "shown", ""]),
        ]
    )
    value = rng.choice(values)
    lines[:] = [line for line in lines if not line.startswith(f"{key}:")]
    if value:
        lines.insert(min(4, len(lines)), f"{key}: {value}")


POSITION: list[Mutation] = [
    move_card,
    move_card,
    change_marks,
    change_species,
    change_moment,
    change_moment,
    change_number,
]
