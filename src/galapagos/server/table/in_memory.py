"""A table in memory, with those who are connected to it and what is under way there."""

import asyncio
from dataclasses import dataclass, field
from typing import Literal, Protocol

from galapagos.records.timeline import Moment
from galapagos.server.people.quotas import NOWHERE, Place
from galapagos.server.store.store import ChatLine
from galapagos.server.table.journal import AnyEntry
from galapagos.server.table.table import Table

_REMEMBERED = 500
AskKind = Literal["undo", "pause"]


@dataclass(frozen=True)
class Change:
    """What has just become durable at a table.

    Entries hold everything, hidden cards and people's ids too: they say what to show anew, and are
    never sent to anybody."""

    before: int
    """The place of the last entry before these."""
    entries: tuple[AnyEntry, ...]
    """Empty if the table was read anew from the store: show everything again."""


@dataclass
class Ask:
    """A question to the others at a table: may this be undone, shall the game be paused?"""

    number: int
    what: AskKind
    person: str
    seat: int
    to: int
    """For an undo: the entry to return to."""
    told: int
    """The last change of the game that everybody knew of when it was asked."""
    waiting: set[str]
    """Who has not answered yet."""
    steps: tuple[Moment, ...] = ()
    """For an undo: what it takes back."""
    state: Literal["open", "granted", "refused", "void"] = "open"
    """``void``: nobody needs to answer any more, because the game went on or time is over."""


class Subscriber(Protocol):
    """A connected viewer. Called on the event loop, after things are durable and in their order;
    must not block and must not raise."""

    def changed(self, table: Table, change: Change) -> None:
        """Something has happened at the table."""

    def came_or_went(self, table: Table) -> None:
        """Who is connected has changed."""

    def chatted(self, line: ChatLine) -> None:
        """Somebody has said something that this viewer may hear."""

    def asked(self, ask: Ask) -> None:
        """A question to the others has been put, answered or settled."""

    def closed(self, why: str) -> None:
        """The table cannot be followed any more, as when the server stops; say goodbye."""


@dataclass(eq=False)
class Connection:
    """One viewer at one table; several may belong to the same person."""

    code: str
    person: str
    subscriber: Subscriber
    as_seat: int | None = None
    """Of several own seats, whose view this is."""

    def viewer(self, table: Table) -> int:
        return table.viewer(self.person, self.as_seat)


@dataclass(eq=False)
class Live:
    """A table in memory."""

    table: Table
    link: str
    mutes: set[tuple[str, str]]
    touched: float
    """When somebody last wanted something here, by the running clock in seconds."""
    owner: Place = NOWHERE
    """From where it was opened, or its player came first after it was loaded."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    rematching: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a rematch is opened: two who press at once get the same table."""
    granted: dict[tuple[str, str], Ask | None] = field(default_factory=dict)
    """The last wishes of people that led to no entry of the journal; questions as they stand."""
    connections: list[Connection] = field(default_factory=list)
    is_doubtful: bool = False
    """Whether the store failed, so that the table must be read anew before it goes on."""
    is_asleep: bool = False
    """Whether the server was away since the last entry and that is not noted yet."""
    back: int = 0
    """Since when the server is back, of a table that is asleep."""
    snapshot: int = 0
    """The place of the last entry when the table was last kept as a snapshot, or loaded."""
    asked: int = 0
    """How many questions there were to the others."""
    ask: Ask | None = None
    ask_timer: asyncio.TimerHandle | None = None
    clock_timer: asyncio.TimerHandle | None = None
    seed_timer: asyncio.TimerHandle | None = None
    """Runs while the pages open their seeds."""
    grace_timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """Bots that think, and standing answers that take their time, by seat."""

    def note(self, person: str, wish: str, ask: Ask | None = None) -> None:
        """Remember for a while that a wish was granted which led to no entry of the journal."""
        if wish:
            self.granted[person, wish] = ask
            while len(self.granted) > _REMEMBERED:
                del self.granted[next(iter(self.granted))]

    def present(self) -> set[str]:
        """Return who is connected."""
        return {connection.person for connection in self.connections}

    def players_present(self) -> set[str]:
        return self.present().intersection(self.table.people())

    def timers(self) -> list[asyncio.TimerHandle]:
        found = [*self.grace_timers.values(), self.clock_timer, self.ask_timer, self.seed_timer]
        return [timer for timer in found if timer is not None]
