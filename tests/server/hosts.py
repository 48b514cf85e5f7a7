"""Hosts to try things on: real stores, bots in this process, viewers that remember everything."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import monotonic

from galapagos.analysis.analysis import Finding
from galapagos.records.codec import Codec
from galapagos.server.people.bot_workers import (
    MOVE,
    BotAnswer,
    BotPool,
    Looking,
    Question,
    StepQuestion,
    answered,
)
from galapagos.server.store.base_store import Store
from galapagos.server.store.data import Data, data_at
from galapagos.server.store.store import ChatLine
from galapagos.server.table import decide
from galapagos.server.table.host import Host, Opening, SeatWish
from galapagos.server.table.in_memory import Ask, Change
from galapagos.server.table.journal import AnyEntry, Settings
from galapagos.server.table.table import Table
from tests.amounts import PATIENCE
from tests.server.tables import best

ME, OPEN = SeatWish("me"), SeatWish("open")
BOT = SeatWish("bot", "forager")


class NearPool(BotPool):
    """Answers in this process: as good for the host, and quicker to have."""

    def __init__(self) -> None:
        self.codecs: dict[tuple[str, Path | None], Codec] = {}
        self.looking = Looking()
        self.asked = 0

    async def ask(self, question: Question, priority: int = MOVE, owner: str = "") -> BotAnswer:
        self.asked += 1
        await asyncio.sleep(0)
        return answered(question, self.codecs)

    async def look(self, question: StepQuestion, owner: str) -> Finding:
        self.asked += 1
        await asyncio.sleep(0)
        return self.looking.look(question, self.codecs)

    def waiting(self) -> int:
        return 0

    def helpers(self) -> int:
        return 0

    def close(self) -> None:
        pass


class Viewer:
    """Remembers what it was told, and that it was durable by then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.entries: list[AnyEntry] = []
        self.changes: list[Change] = []
        self.lines: list[ChatLine] = []
        self.asks: list[tuple[str, int]] = []
        self.moved = 0
        self.goodbye = ""

    def changed(self, table: Table, change: Change) -> None:
        stored = self.store.load(table.code)
        assert stored is not None
        assert len(stored.entries) >= table.serial, "shown before it was kept"
        if change.entries:
            assert change.before + len(change.entries) == table.serial
        self.changes.append(change)
        self.entries += change.entries

    def came_or_went(self, table: Table) -> None:
        self.moved += 1

    def chatted(self, line: ChatLine) -> None:
        self.lines.append(line)

    def asked(self, ask: Ask) -> None:
        self.asks.append((ask.state, len(ask.waiting)))

    def closed(self, why: str) -> None:
        self.goodbye = why


@asynccontextmanager
async def hosting(data: Path | Data, store: Store | None = None) -> AsyncIterator[Host]:
    """Run a host on a directory or other data, from start to stop."""
    kept = store or (data_at(data) if isinstance(data, Path) else data).open()
    host = Host(kept, NearPool(), pace=0.0, retry=0.05)
    bugs = _Bugs()
    logging.getLogger("galapagos.server").addHandler(bugs)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()
        kept.close()
        logging.getLogger("galapagos.server").removeHandler(bugs)
    assert not bugs.found, bugs.found


class _Bugs(logging.Handler):
    """Collects what the host survived and logged, but should not have met."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info:
            self.found.append(self.format(record))


async def until(is_true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = monotonic() + seconds
    while not is_true():
        assert monotonic() < end, "it never happened"
        await asyncio.sleep(0.005)


async def opened(
    host: Host,
    person: str,
    *seats: SeatWish,
    game: str = "origin",
    settings: Settings | None = None,
) -> str:
    """Open a table for somebody who has just come, so that no limit of theirs is met."""
    opening = Opening(game, seats, settings=settings or Settings())
    return await host.open(person, person.capitalize(), opening)


async def act(host: Host, code: str, seat: int, wish: str, text: str = "") -> int:
    """Let the person in a seat do what looks best."""
    live = await host.live(code)
    who = live.table.seats[seat].person
    return await host.wish(
        code,
        who,
        wish,
        partial(
            decide.act, seat=seat, text=text or best(live.table, seat), serial=live.table.serial
        ),
    )
