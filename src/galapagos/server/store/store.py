"""What is kept: tables with their listings, people, and what was said."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Shown:
    """What a list shows of a table, so that nothing must be loaded for it."""

    mode: str
    host: str
    """Name of who may arrange the table; empty if that person has no seat."""
    players: tuple[str, ...]
    """Names by seat; empty where a seat is open."""
    spectators: bool
    turn: int
    """Round or Era; 0 before the start."""
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    people: tuple[str, ...] = ()
    """Of a finished game: points and places by seat, who won, and who sat where; empty for bots."""
    bots: tuple[int, ...] = ()
    """Seats of bots, whose names are told in the reader's language."""


@dataclass(frozen=True)
class Listing:
    """What lists of tables show and sort by; a shadow of the journal, kept with it."""

    game: str
    status: str
    is_public: bool
    wakes: bool
    """Whether something may go on by itself: a bot is to move, or a clock runs."""
    people: tuple[str, ...]
    """Who opened it or plays there."""
    waiting: tuple[str, ...]
    """Who is waited for."""
    updated: int
    """The time of the last entry."""
    shown: Shown | None
    """None if an older program kept the table; `Store.relist` mends that."""


@dataclass(frozen=True)
class NewTable:
    """What a table has besides its journal."""

    code: str
    link: str
    secret: bytes


@dataclass(frozen=True)
class Addition:
    """Entries to be kept together or not at all, and how the table is listed afterwards."""

    code: str
    first: int
    """The place of the first of them; anything else there is a conflict."""
    entries: Sequence[bytes]
    listing: Listing
    opens: NewTable | None = None


@dataclass(frozen=True)
class Stored:
    """A table as it was kept."""

    code: str
    link: str
    secret: bytes
    entries: list[bytes]
    first: int = 1
    """The place of the first of these entries: later than 1 if a snapshot stands for the others."""
    snapshot: bytes | None = None
    """The table as it was before the first of these entries; see `snapshots`."""
    is_asleep: bool = False
    """Whether the server was away since the last entry."""
    back: int = 0
    """Since when it is back, of a table that is asleep."""
    trouble: str = ""
    """Why the secret cannot be read; it is empty then."""


@dataclass(frozen=True)
class Owner:
    """A worker that has a table in memory."""

    number: int
    address: str
    """Where other workers reach it; empty if it is not there any more."""


@dataclass(frozen=True)
class Found:
    """A table in a list."""

    code: str
    link: str
    listing: Listing


@dataclass(frozen=True)
class Query:
    """Which tables to list: those that fit everything that is not None."""

    code: str | None = None
    person: str | None = None
    status: tuple[str, ...] | None = None
    is_public: bool | None = None
    wakes: bool | None = None
    before: int | None = None
    """Last changed before this time."""
    shown: bool | None = None
    """Whether the listing says what lists show."""
    most: int | None = 100
    """How many at most; None: all."""


@dataclass(frozen=True)
class ChatLine:
    """Something said at a table."""

    at: int
    person: str
    name: str
    channel: str
    text: str
    number: int = 0
    wish: str = field(default="", compare=False)
    """The id that its client gave it; the same is not said twice."""


@dataclass(frozen=True)
class Solved:
    """A puzzle that somebody solved."""

    game: str
    puzzle: str
    day: int
    """The number of the day, UTC."""


@dataclass(frozen=True)
class Person:
    """Somebody without an account: a name and a language."""

    id: str
    name: str = ""
    language: str = ""
    seen: int = field(default=0, compare=False)
