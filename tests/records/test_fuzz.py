"""Every parser meets nonsense: it understands it or raises `BadData`, and nothing else.

What it understands must be as good as the real thing: a position that is accepted can be played on
to the end by the rules."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galapagos.content.files import read_text
from galapagos.content.origin_deck import load_deck, parse_deck
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.origin.game import Origin, new_origin
from galapagos.origin.options import Options
from galapagos.origin.terms import DECISION_KEYS, OPENING_HAND, TURN
from galapagos.records.origin_actions import VERBS, parse_action
from galapagos.records.origin_codec import OriginCodec
from galapagos.records.origin_position import format_position, parse_position
from galapagos.records.origin_soundness import position_problems
from galapagos.records.record import Recording, format_record, parse_record, replay
from tests.records.games import DECK, TABLES, UNDER_ATTACK, complete, decisions, played_on
from tests.records.mutations import ANY_TEXT, POSITION, mutated

CODEC = OriginCodec()


# --- positions -------------------------------------------------------------------------------


def texts_of_play() -> Iterator[str]:
    """Yield positions of every table, complete ones and views, rich in open decisions."""
    for seed, options in enumerate(TABLES):
        for number, game in enumerate(decisions(options, seed)):
            if number % 60 == 0 or (game.state.decision != TURN and number % 4 == 0):
                viewer = number % (options.players + 1) - 1
                yield format_position(game if number % 3 else game.view(viewer))


def assert_playable(game: Origin, seed: int) -> None:
    """Play a position on at random; at every decision all must be as in a game of our own."""
    text = format_position(game)
    assert format_position(parse_position(text, DECK)) == text
    for last in played_on(complete(game), seed):
        assert last.problems() == []
        assert position_problems(last.state) == []
        for seat in last.seats_to_act():
            legal = last.legal_list(seat)
            assert legal
            assert not any(last.why(seat, action) for action in legal)


def test_a_changed_position_is_refused_or_can_be_played_on() -> None:
    accepted: dict[str, int] = {}
    for number, text in enumerate(texts_of_play()):
        for seed in range(4 * number, 4 * number + 4):
            changed = mutated(text, seed, POSITION if seed % 4 else ANY_TEXT)
            try:
                game = parse_position(changed, DECK)
            except BadData:
                continue
            if format_position(game) != text:
                decision = DECISION_KEYS[game.state.decision]
                accepted[decision] = accepted.get(decision, 0) + 1
                assert_playable(game, seed)
    # Otherwise this test would test nothing.
    assert accepted["turn"] > 20
    assert accepted["defence"] > 2
    assert accepted["declaration"] > 2


KEYS = [line.split(":")[0] for line in UNDER_ATTACK.splitlines()[1:]] + [
    "options",
    "last",
    "viewer",
]
VALUES = sorted(
    {word for line in UNDER_ATTACK.splitlines()[1:] for word in line.split(": ")[1].split()}
)
LINES = st.tuples(
    st.sampled_from(KEYS), st.lists(st.sampled_from(VALUES), max_size=4).map(" ".join)
).map(": ".join)


@given(st.text() | st.lists(LINES | st.text(max_size=20), max_size=12).map("\n".join))
def test_any_position_text_is_a_position_or_bad_data(text: str) -> None:
    for whole in (text, f"galapagos position 1\n{text}", f"{UNDER_ATTACK}{text}"):
        try:
            game = parse_position(whole, DECK)
        except BadData:
            continue
        assert format_position(parse_position(format_position(game), DECK)) == format_position(game)


@given(st.lists(st.tuples(st.integers(0, 40), LINES), min_size=1, max_size=3))
@settings(max_examples=300)
def test_other_lines_in_a_position_are_refused_or_can_be_played_on(
    changes: list[tuple[int, str]],
) -> None:
    lines = UNDER_ATTACK.splitlines()
    for number, line in changes:
        lines[1 + number % (len(lines) - 1)] = line
    try:
        game = parse_position("\n".join(lines), DECK)
    except BadData:
        return
    assert_playable(game, 1)


# --- records ---------------------------------------------------------------------------------


def recorded(options: Options, seed: int, most: int) -> str:
    recording = Recording.begin(CODEC, CODEC.header(new_origin(options, DECK, seed)), seed)
    choices = Chance(mix(seed))
    for number in range(most):
        seat = int(recording.game.actor())
        if seat >= 0:
            legal = recording.game.legal_list(seat)
            recording.play(seat, legal[choices.below(len(legal))])
    return recording.text()


def read_record(text: str) -> int:
    """Read and replay a record; return the line it is refused for, 0 if it is accepted."""
    try:
        record = parse_record(text)
        assert parse_record(format_record(record)) == record
        for game in replay(record, CODEC):
            assert game.problems() == []
    except BadData as error:
        return error.line or -1
    return 0


@pytest.mark.parametrize("most", [0, 12, 40, 9_999])
def test_a_changed_record_is_refused_or_is_a_game(most: int) -> None:
    for options in (TABLES[0], TABLES[2]):
        text = recorded(options, 6, min(most, 300))
        assert read_record(text) == 0
        for seed in range(120):
            assert read_record(mutated(text, seed, ANY_TEXT)) >= 0


STEP_WORDS = st.lists(
    st.sampled_from(
        ["setup", "P1", "P2", "P9", "|", "dice", "draw", "6", "7", "P1a", "swimming", *VERBS]
    ),
    max_size=8,
).map(" ".join)


@given(st.text() | st.lists(STEP_WORDS | st.text(max_size=20), max_size=6).map("\n".join))
def test_any_record_text_is_a_record_or_bad_data(text: str) -> None:
    start = recorded(TABLES[0], 6, 3)
    head, setup = start.split("setup")
    assert read_record(text) > 0
    assert read_record(f"galapagos record 1\n{text}") > 0
    assert read_record(f"{head}{text}") > 0
    assert read_record(f"{head}setup{setup.split('chance')[0]}{text}") > 0
    assert read_record(f"{start}{text}") >= 0


# --- actions ---------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [1, 5])
def test_a_changed_action_is_refused_in_words_or_by_the_rules(table: int) -> None:
    """Whatever parses can be asked about: the rules say no, or list it as legal."""
    for number, game in enumerate(decisions(TABLES[table], 2)):
        seat = int(game.actor())
        if seat < 0 or number % 5:
            continue
        legal = game.legal_list(seat)
        for index, action in enumerate(legal[:: max(1, len(legal) // 8)]):
            text = CODEC.action_text(game, action)
            try:
                other = parse_action(mutated(text, 100 * number + index, ANY_TEXT), DECK)
            except BadData:
                continue
            assert (game.why(seat, other) == []) == (other in legal)


# --- decks -----------------------------------------------------------------------------------

CELLS = st.sampled_from(
    ["face", "copies", "swimming", "grazing/fat_tissue", "wings", "1", "40", "0", '"', "", "٣"]
)
ROWS = st.lists(CELLS, max_size=3).map(",".join)


def read_deck(text: str) -> None:
    """Read a deck; if that succeeds, it must be one that a game can be dealt from."""
    try:
        deck = parse_deck(text, name="any", source="any.csv")
    except BadData:
        return
    if deck.size < 2 * OPENING_HAND:
        with pytest.raises(BadData, match="too few cards"):
            new_origin(Options(2), deck, 1)
    else:
        *_, game = played_on(new_origin(Options(2), deck, 1), 1)
        assert game.problems() == []


@given(st.text() | st.lists(ROWS | st.text(max_size=20), max_size=8).map("\n".join))
def test_any_deck_text_is_a_deck_or_bad_data(text: str) -> None:
    read_deck(text)
    read_deck(f"face,copies\n{text}")


def test_a_changed_deck_is_refused_or_can_be_played() -> None:
    text = "face,copies\n" + "".join(
        f"{DECK.key(face)},{DECK.copies[face]}\n" for face in range(DECK.faces)
    )
    for seed in range(300):
        read_deck(mutated(text, seed, ANY_TEXT))


# --- files -----------------------------------------------------------------------------------


@given(st.binary())
def test_any_bytes_are_text_or_bad_data(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.bytes"
    path.write_bytes(data)
    for read in (read_text, load_deck):
        with suppress(BadData):
            read(path)


def test_a_file_that_cannot_be_read_is_bad_data(tmp_path: Path) -> None:
    for read in (read_text, load_deck):
        with pytest.raises(BadData, match="cannot be read: Is a directory"):
            read(tmp_path)
        with pytest.raises(BadData, match="cannot be read: No such file or directory"):
            read(tmp_path / "none")


def test_a_mark_at_the_beginning_of_a_file_is_no_part_of_its_text(tmp_path: Path) -> None:
    path = tmp_path / "marked.txt"
    path.write_bytes("\ufeffgalapagos".encode())
    assert read_text(path) == "galapagos"
