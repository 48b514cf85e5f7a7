"""Decks and files meet nonsense: they are understood or `BadData` is raised, and nothing else."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.origin.cards.deck import load_deck, parse_deck
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import OPENING_HAND
from galapagos.kernel.errors import BadData
from galapagos.records.files import read_text
from tests.records.games import DECK, played_on
from tests.records.mutations import ANY_TEXT, mutated

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
