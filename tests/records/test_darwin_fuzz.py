"""Every parser of Darwin's texts meets nonsense: it understands it or raises `BadData`.

What it understands must be as good as the real thing: a position that is accepted can be played on
to the end by the rules."""

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galapagos.darwin.game import Darwin
from galapagos.darwin.terms import CONTINENT_KEYS, EVENT_CARD_KEYS, PHASE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.records.darwin_actions import VERBS
from galapagos.records.darwin_position import parse_position
from galapagos.records.darwin_printing import (
    PLAYER_MARKS,
    SPECIES_MARKS,
    SPECIES_NUMBERS,
    TURN_MARKS,
    format_position,
)
from galapagos.records.darwin_soundness import position_problems
from galapagos.records.record import format_record, parse_record, replay
from tests.records.darwin_games import (
    CODEC,
    HUNT,
    TABLES,
    WORDS,
    complete,
    decisions,
    played_on,
    positions,
    recorded,
)
from tests.records.mutations import ANY_TEXT, Mutation, change_number, mutated

# --- changes that often make sense -----------------------------------------------------------

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


# --- positions -------------------------------------------------------------------------------


def assert_playable(game: Darwin, seed: int) -> None:
    """Play a position on at random; on the way all must be as in a game of our own."""
    text = format_position(game, WORDS)
    assert format_position(parse_position(text, WORDS), WORDS) == text
    for number, last in enumerate(played_on(complete(game), seed)):
        assert last.problems() == []
        if number % 25 == 0 or last.is_over():
            assert position_problems(last.state, WORDS) == []


def test_a_changed_position_is_refused_or_can_be_played_on() -> None:
    accepted: dict[str, int] = {}
    for number, text in enumerate(positions()[::2]):
        for seed in range(4 * number, 4 * number + 4):
            changed = mutated(text, seed, POSITION if seed % 4 else ANY_TEXT)
            try:
                game = parse_position(changed, WORDS)
            except BadData:
                continue
            if format_position(game, WORDS) != text:
                phase = PHASE_KEYS[game.state.phase]
                accepted[phase] = accepted.get(phase, 0) + 1
                if seed % 3 == 0:
                    assert_playable(game, seed)
    # Otherwise this test would test nothing.
    assert accepted["action"] > 20
    assert accepted["drawing"] > 1
    assert accepted["event"] > 2


KEYS = [line.split(":")[0] for line in HUNT.splitlines()[1:]] + ["options", "viewer", "turn"]
VALUES = sorted({word for line in HUNT.splitlines()[1:] for word in line.split(": ")[1].split()})
LINES = st.tuples(
    st.sampled_from(KEYS), st.lists(st.sampled_from(VALUES), max_size=4).map(" ".join)
).map(": ".join)


@given(st.text() | st.lists(LINES | st.text(max_size=20), max_size=12).map("\n".join))
def test_any_position_text_is_a_position_or_bad_data(text: str) -> None:
    for whole in (text, f"galapagos position 1\n{text}", f"{HUNT}{text}"):
        try:
            game = parse_position(whole, WORDS)
        except BadData:
            continue
        again = format_position(game, WORDS)
        assert format_position(parse_position(again, WORDS), WORDS) == again


@given(st.lists(st.tuples(st.integers(0, 40), LINES), min_size=1, max_size=3))
@settings(max_examples=200)
def test_other_lines_in_a_position_are_refused_or_can_be_played_on(
    changes: list[tuple[int, str]],
) -> None:
    lines = HUNT.splitlines()
    for number, line in changes:
        lines[1 + number % (len(lines) - 1)] = line
    try:
        game = parse_position("\n".join(lines), WORDS)
    except BadData:
        return
    assert_playable(game, 1)


# --- records ---------------------------------------------------------------------------------


def read_record(text: str) -> int:
    """Read and replay a record; return the line it is refused for, 0 if it is accepted."""
    try:
        record = parse_record(text)
        assert parse_record(format_record(record)) == record
        for game in replay(record, CODEC):
            pass
        assert game.problems() == []
    except BadData as error:
        return error.line or -1
    return 0


@pytest.mark.parametrize("most", [0, 30, 120])
def test_a_changed_record_is_refused_or_is_a_game(most: int) -> None:
    for table in (0, 5, 7):
        text = recorded(TABLES[table], 6, most).text()
        assert read_record(text) == 0
        for seed in range(60):
            assert read_record(mutated(text, seed, ANY_TEXT)) >= 0


STEP_WORDS = st.lists(
    st.sampled_from(
        ["setup", "P1", "P2", "P9", "|", "dice", "draw", "6", "7", "S1", "in", "africa", *VERBS]
    ),
    max_size=8,
).map(" ".join)
START = recorded(TABLES[0], 6, 3).text()


@given(st.text() | st.lists(STEP_WORDS | st.text(max_size=20), max_size=6).map("\n".join))
def test_any_record_text_is_a_record_or_bad_data(text: str) -> None:
    head, setup = START.split("setup")
    assert read_record(text) > 0
    assert read_record(f"galapagos record 1\n{text}") > 0
    assert read_record(f"{head}{text}") > 0
    assert read_record(f"{head}setup{setup.split('chance')[0]}{text}") > 0
    assert read_record(f"{START}{text}") >= 0


# --- actions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [1, 5, 7])
def test_a_changed_action_is_refused_in_words_or_by_the_rules(table: int) -> None:
    """Whatever parses can be asked about: the rules say no, or list it as legal."""
    for number, game in enumerate(decisions(TABLES[table], 2)):
        seat = int(game.actor())
        if seat < 0 or number % 9:
            continue
        legal = game.legal_list(seat)
        for index, action in enumerate(legal[:: max(1, len(legal) // 8)]):
            text = CODEC.action_text(game, action)
            try:
                other = CODEC.parse_action(game, mutated(text, 100 * number + index, ANY_TEXT))
            except BadData:
                continue
            assert (game.why(seat, other) == []) == (other in legal)
