"""Games that begin from a position: no cards are dealt for them, the text says everything."""

from collections.abc import Mapping

from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec

POSITION = "position"
"""In place of an action: the game begins from a position, not with a setup."""
QUOTE = ">"
"""What the lines of a position begin with where they stand in a record."""


def begin_from(codec: Codec, text: str, source: str = "position") -> Game:
    """Return the game of a position that can be played on; raise `BadData` if it cannot."""
    game = codec.parse_position(text, source)
    if codec.is_view(game):
        what = "expected a complete position, found a view: what is hidden in it is not known"
        raise BadData(what, source=source)
    if game.is_over():
        raise BadData("the game is over in this position", source=source)
    game.chance().rng = 0  # what follows takes its chance from elsewhere
    return game


def begin_with(codec: Codec, header: Mapping[str, str], text: str, source: str) -> Game:
    """Return the game of a position; raise `BadData` if it is not the game of this header."""
    game = begin_from(codec, text, source)
    for key, value in codec.header(game).items():
        if header.get(key) != value:
            said = f"{key}: {header.get(key)!r}"
            what = f"the header says {said}, but the position says {key}: {value!r}"
            raise BadData(what, source=source)
    return game


def quoted(text: str) -> list[str]:
    """Return the lines of a position as they stand in a record."""
    return [f"{QUOTE} {line}" for line in text.splitlines()]


def unquoted(line: str) -> str:
    """Return a line of a position that stands in a record."""
    return line.removeprefix(QUOTE).removeprefix(" ")
