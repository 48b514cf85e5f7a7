"""Loads a deck of Origin: a CSV file with one row a face, checked before it is used."""

import csv
import hashlib
from pathlib import Path

from galapagos.games.origin.rules.actions import MAX_SERIAL
from galapagos.games.origin.rules.cards import MAX_FACES, Deck
from galapagos.games.origin.rules.terms import NO_TRAIT, TRAIT_KEYS
from galapagos.kernel.errors import BadData
from galapagos.records.files import AnyPath, read_text

COLUMNS = ["face", "copies"]
MAX_CARDS = MAX_SERIAL // 2
"""Two decks must not lay more animals than an action can number."""

_BASE = Path(__file__).parent / "base.csv"


def base_deck() -> Deck:
    """Return the deck of 84 cards that the rules describe (EV-COMP-05)."""
    return load_deck(_BASE)


def load_deck(path: AnyPath) -> Deck:
    """Load a deck file; raise `BadData` naming the line of the first thing that is wrong."""
    file = Path(path)
    return parse_deck(read_text(file), name=file.stem, source=str(file))


def parse_deck(text: str, *, name: str, source: str) -> Deck:
    """Build a deck from the text of a deck file."""
    reader = csv.reader(text.splitlines())
    try:
        rows = [(reader.line_num, row) for row in reader]
    except csv.Error as error:
        raise BadData(f"is not a table: {error}", source=source, line=reader.line_num) from None
    header = rows[0][1] if rows else []
    if header != COLUMNS:
        raise BadData(f"expected the columns {COLUMNS}, found {header}", source=source, line=1)
    firsts: list[int] = []
    seconds: list[int] = []
    copies: list[int] = []
    seen: set[str] = set()
    for line, row in rows[1:]:
        if not row:
            continue
        if len(row) != len(COLUMNS):
            raise BadData(f"expected a face and its copies, found {row}", source=source, line=line)
        face, number = row
        if face in seen:
            raise BadData(f"the face {face} is listed twice", source=source, line=line)
        seen.add(face)
        first, second = _traits(face, source, line)
        firsts.append(first)
        seconds.append(second)
        copies.append(_copies(number, source, line))
    _check_size(len(firsts), sum(copies), source)
    return Deck(name, firsts, seconds, copies)


def deck_digest(deck: Deck) -> str:
    """Return a short fingerprint of what a deck contains, whatever its file looks like."""
    rows = [f"{deck.key(face)} {int(deck.copies[face])}" for face in range(deck.faces)]
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()[:16]


def _traits(face: str, source: str, line: int) -> tuple[int, int]:
    keys = face.split("/")
    for key in keys:
        if key not in TRAIT_KEYS:
            known = ", ".join(TRAIT_KEYS)
            raise BadData(
                f"no trait is called {key!r}; there are {known}", source=source, line=line
            )
    if len(keys) > 2 or len(set(keys)) != len(keys):
        raise BadData(
            f"a face has one trait or two different ones, not {face!r}", source=source, line=line
        )
    second = TRAIT_KEYS.index(keys[1]) if len(keys) == 2 else NO_TRAIT
    return TRAIT_KEYS.index(keys[0]), second


def _copies(number: str, source: str, line: int) -> int:
    if not (number.isascii() and number.isdigit() and len(number) < 4) or not (
        1 <= int(number) <= MAX_CARDS
    ):
        raise BadData(
            f"copies must be a number from 1 to {MAX_CARDS}, not {number[:20]!r}",
            source=source,
            line=line,
        )
    return int(number)


def _check_size(faces: int, cards: int, source: str) -> None:
    if not 1 <= faces <= MAX_FACES:
        raise BadData(f"a deck has 1 to {MAX_FACES} faces, not {faces}", source=source)
    if cards > MAX_CARDS:
        raise BadData(f"a deck has at most {MAX_CARDS} cards, not {cards}", source=source)
