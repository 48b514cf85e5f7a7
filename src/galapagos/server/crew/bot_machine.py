"""A machine that only thinks for bots: ``galapagos bots``.

It looks up in the database who the workers are, calls each of them, and is given questions as long
as it has processes that are free. It holds nothing: whoever asked keeps the question until there is
an answer, so that it may come, go and die at any time."""

import asyncio
import logging
from collections.abc import Callable

from galapagos.bots.specs import parse_bot
from galapagos.kernel.errors import BadData
from galapagos.server.crew.hand import EVERY, versions
from galapagos.server.crew.line import (
    Help,
    Hired,
    Line,
    LineLost,
    Look,
    Room,
    Think,
    Thought,
    check_encryption,
    dial,
)
from galapagos.server.errors import StoreError
from galapagos.server.people.bot_workers import BotPool, Question, StepQuestion, Unanswered
from galapagos.server.store.data import Data
from galapagos.server.store.sealing import keyring_of
from galapagos.server.store.session import Session
from galapagos.server.table.card_sets import Codecs

_log = logging.getLogger("galapagos.crew")


def think_for(data: Data, codecs: Codecs, processes: int, began: Callable[[], None]) -> None:
    """Think for the bots of all workers of a database until interrupted; raise `StoreError` if it
    cannot be used for that. ``began`` is called when it can."""
    if not data.can_be_shared:
        raise StoreError(
            "bots can think elsewhere for workers that share a PostgreSQL: name it by --database"
        )
    check_encryption()
    workers = _Workers(data)
    pool = BotPool(processes, keeps_one=False)
    try:
        asyncio.run(_Machine(workers, pool, codecs, processes).run(began))
    finally:
        pool.close()
        workers.close()


class _Workers:
    """Who the workers are, as the database says."""

    def __init__(self, data: Data) -> None:
        self._data = data
        keyring = keyring_of(data.key_file)
        self.key, self._key_name = keyring.line_key, keyring.name
        self._session: Session = data.connect()
        self._known: dict[int, str] = {}
        self._others: set[str] = set()
        """Other keys that workers have."""

    def look(self) -> dict[int, str]:
        """Return the addresses of the workers, by number; those that were known while the database
        is away. May block."""
        try:
            with self._session.moment():
                rows = self._session.rows("SELECT number, address, key FROM workers")
        except StoreError as error:
            _log.warning("who the workers are is not known: %s", error)
            return self._known
        self._known = {number: address for number, address, key in rows if self._fits(key)}
        return self._known

    def _fits(self, key: str) -> bool:
        """Whether a worker has the same key; another one is told of once."""
        if key != self._key_name and key not in self._others:
            self._others.add(key)
            what = "the workers use the key %s, and this machine has %s: give it the same key file"
            _log.error(what, key, self._key_name)
        return bool(key == self._key_name)

    def close(self) -> None:
        self._session.close()


class _Owner:
    """A worker that was called, and what it asks."""

    def __init__(self, line: Line, number: int) -> None:
        self.line = line
        self.name = str(number)
        """As whose its questions are counted."""
        self.heard = 0


class _Machine:
    """The lines to all workers, and the processes that think."""

    def __init__(self, workers: _Workers, pool: BotPool, codecs: Codecs, processes: int) -> None:
        self._workers = workers
        self._pool = pool
        self._codecs = codecs
        self._free = processes
        """Processes that nobody has asked anything; below 0 if workers have asked at once."""
        self._lines: dict[int, asyncio.Task[None]] = {}
        """By the numbers of workers, also while they are called."""
        self._owners: set[_Owner] = set()
        self._refused: set[int] = set()
        """Workers that will not ask this machine anything."""
        self._lost: set[int] = set()
        """Workers that could not be reached the last time, which is told once."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, began: Callable[[], None] = lambda: None) -> None:
        """Look for workers again and again. ``began`` is called when it can be interrupted."""
        began()
        mine = await asyncio.to_thread(versions, self._codecs)
        try:
            while True:
                found = await asyncio.to_thread(self._workers.look)
                for number in self._lines.keys() - found:
                    self._lines.pop(number).cancel()
                for number, address in found.items():
                    self._call(number, address, mine)
                self._tell(self._owners)
                await asyncio.sleep(EVERY)
        finally:
            tasks = [*self._lines.values(), *self._tasks]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _call(self, number: int, address: str, mine: dict[str, str]) -> None:
        line = self._lines.get(number)
        if number not in self._refused and (line is None or line.done()):
            self._lines[number] = asyncio.ensure_future(self._serve(number, address, mine))

    async def _serve(self, number: int, address: str, mine: dict[str, str]) -> None:
        """Call a worker, and answer what it asks until the line is cut."""
        try:
            line = await dial(address, number, self._workers.key)
            try:
                line.send(Help(mine))
                await self._answer(number, address, line)
            finally:
                line.close()
        except LineLost as error:
            if number not in self._lost:
                _log.warning("%s", error)
            self._lost.add(number)

    async def _answer(self, number: int, address: str, line: Line) -> None:
        hired = await line.hear()
        if not isinstance(hired, Hired):
            raise LineLost(f"worker {number} at {address} does not know of bot machines")
        if hired.why:
            self._refused.add(number)
            _log.error("worker %s at %s: %s", number, address, hired.why)
            return
        self._lost.discard(number)
        owner = _Owner(line, number)
        self._owners.add(owner)
        self._tell([owner])
        try:
            while (frame := await line.hear()) is not None:
                if isinstance(frame, Think | Look):
                    self._take(owner, frame)
        finally:
            self._owners.discard(owner)

    # --- questions ---------------------------------------------------------------------------

    def _tell(self, owners: "set[_Owner] | list[_Owner]") -> None:
        """Say how many questions more there is room for."""
        for owner in owners:
            owner.line.send(Room(owner.heard + max(0, self._free)))

    def _take(self, owner: _Owner, asked: Think | Look) -> None:
        owner.heard += 1
        self._free -= 1
        if self._free == 0:
            self._tell(self._owners)
        task = asyncio.ensure_future(self._think(owner, asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _question(self, asked: Think) -> Question:
        if parse_bot(asked.bot).is_guest:  # tables have none, and it could be any program
            raise BadData(f"{asked.bot[:40]!r} is none of ours")
        cards = self._codecs.path(asked.game, asked.cards)
        return Question(asked.game, cards, asked.position, asked.seat, asked.bot, asked.seed)

    async def _think(self, owner: _Owner, asked: Think | Look) -> None:
        told = Thought(asked.stream, None, None, "")
        try:
            if isinstance(asked, Think):
                question = self._question(asked)
                told.answer = await self._pool.ask(question, asked.rank, owner.name)
            else:
                cards = self._codecs.path(asked.game, asked.cards)
                step = StepQuestion(asked.game, cards, asked.record, asked.place)
                told.finding = await self._pool.look(step, owner.name)
        except (Unanswered, BadData) as error:
            told.why = str(error)
        finally:
            self._free += 1
        owner.line.send(told)
        # Who has no room is told by everybody's first free process; else each owner counts itself.
        self._tell(self._owners if self._free == 1 else [owner])
