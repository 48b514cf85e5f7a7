"""What a rule book asks of its game: lists, pictures of a position, and what words speak of.

Nothing of it is needed: a game that says nothing has a book without lists, and its examples are
shown as the plain board shows a table, in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from galapagos.games.show import Show
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.text.catalogue import Words
from galapagos.text.people import People
from galapagos.wire.book import BookGroup, BookMark, BookTable


@dataclass(frozen=True)
class Shown:
    """A position that is to be drawn, or some of its pieces."""

    game: Game
    show: Show
    people: People
    events: Sequence[Event]
    pieces: Sequence[str]
    """Those to be drawn; all, if none are named."""

    def wants(self, *names: str) -> bool:
        return not self.pieces or any(name in self.pieces for name in names)


@dataclass(frozen=True)
class Piece:
    """A trait, a biome or an event by itself."""

    title: str
    picture: str
    text: str
    marks: list[BookMark]
    section: str


class GameBook:
    """The part of a game in its rule book."""

    def tables(self, words: Words) -> list[BookTable]:
        """Return the lists, drawn from the card data."""
        return []

    def facts(self, shown: Shown) -> Mapping[str, object]:
        """Return the numbers and names of a position that an example may speak of."""
        return {}

    def scene(self, shown: Shown, words: Words) -> list[BookGroup]:
        """Return how a position is drawn."""
        rows = shown.show.rows(shown.game.view(shown.people.viewer), shown.people)
        return [BookGroup(row.title, "", [BookMark("", row.text)], []) for row in rows]

    def piece(self, kind: str, key: str, words: Words) -> Piece:
        """Return one of its pieces by itself; raise `BadData` if nothing is called so."""
        raise BadData(f"there is no {kind} {key!r}")
