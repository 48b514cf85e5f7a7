"""The contract of an encoder: how the positions and actions of one game become numbers.

A position is a row of cells as its `Layout` says, seen from one seat: that seat is number 0 and
the others follow in the order of play. It is made from nothing that the seat's view would not
show, whether it is made from the game or from the view.

An action is *spelled* in words of a vocabulary, which is a `Layout` too: a word is the place of a
cell in it. The words stand in columns, each kind of action in its own, -1 where it has none.
Pieces beyond the last row of a table are not shown and share the word of that row.
"""

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from galapagos.kernel.bits import bit
from galapagos.kernel.game import Game
from galapagos.tensors.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Positions, actions and new games of one table: its players, options and cards."""

    def __init__(
        self,
        players: i64,
        layout: Layout,
        vocabulary: Layout,
        columns: list[str],
        longest: i64,
        flat: i64,
    ) -> None:
        self.players = players
        self.layout = layout
        """What stands where in an observation; its last field is ``prefix``."""
        self.vocabulary = vocabulary
        self.columns = columns
        """What the words of an action are about, in the order in which they are chosen."""
        self.longest = longest
        """The most actions that are listed side by side in the pointer form."""
        self.flat = flat
        """How many actions have a number of their own; 0 where actions are too many for that."""

    def width(self) -> i64:
        """Return the number of columns."""
        return len(self.columns)

    @abstractmethod
    def begin(self, seed: i64) -> Game:
        """Set a new game up, one that needs no taking back (`Game.without_drafts`)."""

    @abstractmethod
    def observe(self, game: Game, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat sees, from ``at`` on, over zeros or an observation of this layout.

        ``prefix``, the last field, is left to whoever asks for words."""

    @abstractmethod
    def kind_word(self, action: i64) -> i64:
        """Return the first word of an action, that of its kind: the same in every position."""

    @abstractmethod
    def prepare(self, game: Game, viewer: i64) -> None:
        """Get ready to spell actions of this position as this seat calls things."""

    @abstractmethod
    def spell(self, action: i64, out: vec[i16], at: i64) -> None:
        """Write the words of an action of the position that was prepared, by column."""

    def flat_of(self, words: vec[i16], at: i64) -> i64:
        """Return the number of a spelled action in the flat form."""
        return -1

    @abstractmethod
    def points(self, game: Game, seat: i64) -> i64:
        """Return the points a seat would have if they were counted now; everybody can."""


def places_of(chosen: dict[str, str], keys: list[str]) -> i64:
    """Return the mask of the keys that are chosen, by their places."""
    mask: i64 = 0
    for index in range(len(keys)):
        if keys[index] in chosen:
            mask |= bit(index)
    return mask


def small(value: i64) -> i16:
    """Return a number as a cell holds it."""
    if value > 32767:
        return 32767
    return i16(value)


def flag(value: bool) -> i16:
    """Return 1 or 0."""
    if value:
        return 1
    return 0


def least(one: i64, other: i64) -> i64:
    """Return the lower of two numbers."""
    if one < other:
        return one
    return other


def clear(out: vec[i16], start: i64, end: i64) -> None:
    """Set cells to 0."""
    while start < end:
        out[start] = 0
        start += 1


def put_one(out: vec[i16], start: i64, count: i64, chosen: i64) -> None:
    """Write a 1 at the chosen one of so many cells and 0 in the others; none if it is outside.

    Before, at most one of them is 1."""
    if chosen >= 0 and chosen < count and out[start + chosen] == 1:
        return
    clear(out, start, start + count)
    if chosen >= 0 and chosen < count:
        out[start + chosen] = 1


def put_bits(out: vec[i16], start: i64, count: i64, mask: i64) -> None:
    """Write the bits of a mask, the lowest first."""
    for index in range(count):
        out[start + index] = i16(mask & 1)
        mask >>= 1


def relative(seat: i64, viewer: i64, players: i64) -> i64:
    """Return what number a seat has for a viewer; -1 stays -1."""
    if seat < 0:
        return -1
    seat -= viewer
    if seat < 0:
        seat += players
    return seat


def put_seats(out: vec[i16], start: i64, players: i64, mask: i64, viewer: i64) -> None:
    """Write a mask of seats as a viewer numbers them."""
    seat = viewer
    for index in range(players):
        out[start + index] = i16((mask >> seat) & 1)
        seat += 1
        if seat == players:
            seat = 0
