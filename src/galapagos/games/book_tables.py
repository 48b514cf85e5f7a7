"""Parts of the lists of a rule book that every game has."""

from collections.abc import Sequence

from galapagos.text.catalogue import Words
from galapagos.wire.book import BookTable


def head(words: Words, *keys: str) -> list[str]:
    """Return the headings of columns."""
    return [words.say(f"column-{key}") for key in keys]


def switches_table(game: str, keys: Sequence[str], words: Words) -> BookTable:
    """Return what can be switched at a table, and what that changes."""
    rows = [[key, words.say(f"switch-{game}-{key}")] for key in keys]
    return BookTable("switches", words.say("table-switches"), head(words, "switch", "effect"), rows)
