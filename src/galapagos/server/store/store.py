"""What the server asks of a store: to keep journals, and to give them back.

Appending is the only thing that happens often; it answers with a future that is done when the
entries are durable. Everything else may block and is called off the event loop.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path


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
    trouble: str = ""
    """Why the secret cannot be read; it is empty then."""


@dataclass(frozen=True)
class Found:
    """A table in a list."""

    code: str
    link: str
    listing: Listing


@dataclass(frozen=True)
class Query:
    """Which tables to list: those that fit everything that is not None."""

    person: str | None = None
    status: tuple[str, ...] | None = None
    is_public: bool | None = None
    wakes: bool | None = None
    before: int | None = None
    """Last changed before this time."""
    shown: bool | None = None
    """Whether the listing says what lists show."""
    most: int = 100


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
class Person:
    """Somebody without an account: a name and a language."""

    id: str
    name: str = ""
    language: str = ""
    seen: int = field(default=0, compare=False)


class Store(ABC):
    """Keeps everything. Raises `StoreError` with what to do whenever it cannot."""

    @abstractmethod
    def append(self, addition: Addition) -> "Future[None]":
        """Keep entries; the future is done when they are durable, or fails with `StoreError`."""

    @abstractmethod
    def relist(self, code: str, listing: Listing) -> "Future[None]":
        """Keep how a table is listed, without a new entry."""

    @abstractmethod
    def load(self, code: str, *, whole: bool = True) -> Stored | None:
        """Return a table, None if there is none; raise `Damaged` if it is not as it was kept.

        ``whole``: with all its entries; else with a snapshot in place of the first ones, if there
        is one."""

    @abstractmethod
    def keep_snapshot(self, code: str, serial: int, body: bytes) -> "Future[None]":
        """Keep a table as it is after its last entry, unless there is a newer one by then."""

    @abstractmethod
    def begin(self, now: int) -> None:
        """Note that a server begins: time goes on from now where something goes on by itself.

        Whether everything is whole is looked at from now on, besides; see `damage`."""

    @abstractmethod
    def rest(self, code: str, remaining: int | None, due: int | None) -> "Future[None]":
        """Note that a table is let go from memory, and when it must be back: a time, and how many
        milliseconds after its last entry that is."""

    @abstractmethod
    def due(self, now: int, most: int) -> list[str]:
        """Return tables not in memory at which something must happen by now, the first first."""

    @abstractmethod
    def next_due(self) -> int | None:
        """Return when the next of them is due."""

    @abstractmethod
    def awake(self, codes: Sequence[str], again: int | None = None) -> "Future[None]":
        """Note that tables which were due are in memory; or when they are due again."""

    @abstractmethod
    def probe(self) -> "Future[None]":
        """Write something, to see whether that can be done."""

    @abstractmethod
    def damage(self) -> dict[str, str]:
        """Return what was found damaged so far: why, by the table's code; empty for all of it."""

    @abstractmethod
    def find(self, name: str) -> str | None:
        """Return the code of the table with this code or link, None if there is none."""

    @abstractmethod
    def tables(self, query: Query) -> list[Found]:
        """Return tables, the last changed first."""

    @abstractmethod
    def snapshot(self, path: Path) -> None:
        """Write a complete copy that can be restored, while everything goes on."""

    @abstractmethod
    def purge(self, before: int, *, unfinished: bool) -> list[str]:
        """Forget finished tables, or all, not changed since a time; return their codes."""

    @abstractmethod
    def say(self, code: str, line: ChatLine) -> "Future[None]":
        """Keep something said at a table; fails with `Conflict` if that person has said it."""

    @abstractmethod
    def said(self, code: str, most: int) -> list[ChatLine]:
        """Return what was said last at a table, in order."""

    @abstractmethod
    def mute(self, code: str, person: str, muted: str, *, on: bool) -> "Future[None]":
        """Keep that a person does not want to hear another at a table, or does again."""

    @abstractmethod
    def mutes(self, code: str) -> set[tuple[str, str]]:
        """Return who does not want to hear whom."""

    @abstractmethod
    def keep_person(self, person: Person) -> "Future[None]":
        """Keep a person's name and language."""

    @abstractmethod
    def person(self, person: str) -> Person | None:
        """Return what is known of a person."""

    @abstractmethod
    def keep_key(self, person: str, key: bytes, at: int) -> "Future[None]":
        """Keep the hash of a person's recovery code, in place of an older one."""

    @abstractmethod
    def key(self, key: bytes) -> str | None:
        """Return whose recovery code has this hash, None if it is nobody's."""

    @abstractmethod
    def meta(self, key: str, default: bytes) -> bytes:
        """Return a value of the server itself; the default is kept if there is none yet."""

    @abstractmethod
    def close(self) -> None:
        """Keep all that was asked for, then let go of the file."""
