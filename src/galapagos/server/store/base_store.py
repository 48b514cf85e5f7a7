"""What every store does, whichever database it keeps things in: one thread that writes, and group
commit.

Appending is the only thing that happens often; it answers with a future that is done when the
entries are durable. Everything else may block and is called off the event loop.

Whatever waits when the writer is ready goes into one transaction; its futures are done after the
commit. Reading has a connection of its own.
"""

import logging
import queue
import threading
from abc import abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path

from galapagos.server.errors import Conflict, Damaged, StoreError
from galapagos.server.store import changes
from galapagos.server.store.changes import End
from galapagos.server.store.checking import Checker
from galapagos.server.store.reader import Reader
from galapagos.server.store.schema import PROBE
from galapagos.server.store.sealed_store import seal_all
from galapagos.server.store.sealing import Keyring, keyring_at
from galapagos.server.store.session import Session
from galapagos.server.store.store import (
    Addition,
    ChatLine,
    Listing,
    Owner,
    Person,
    Solved,
    Stored,
)

_MOST_AT_ONCE = 500
_MOST_ENDS = 10_000
_PROBE_BYTES = 32 * 1024
_CHECK_REST = 3.0
"""How much longer than at work the background check is at rest."""
_log = logging.getLogger("galapagos.server")

Work = Callable[[Session], None]
Job = tuple[Work, "Future[None]"]


class Store(Reader):
    """Keeps everything that a server must not forget. Only one server may use its data at a time.

    Raises `StoreError` with what to do whenever something cannot be kept or read."""

    def __init__(self, writer: Session, reader: Session, keyring: Keyring) -> None:
        """``writer`` is used by the writing thread alone from now on; both are closed in the end.
        ``keyring`` seals secrets and opens them."""
        super().__init__(reader, keyring)
        self._writer = writer
        self._seals = keyring
        self._ends: dict[str, End] = {}
        """Where journals end, as far as the writing thread has seen them: saves it the question."""
        self._additions: list[Addition] = []
        """Whose entries are still to be written in this transaction."""
        self._damage: dict[str, str] = {}
        self._checker: Checker | None = None
        self._checking: threading.Thread | None = None
        self._is_closing = threading.Event()
        self._queue: queue.Queue[Job | None] = queue.Queue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    # --- what a database does in its own way -------------------------------------------------

    @abstractmethod
    def _check_session(self) -> Session:
        """Return a connection for the background check."""

    @property
    def is_overtaken(self) -> bool:
        """Whether another server uses the data by now, so that this one can keep nothing more."""
        return False

    @property
    def is_sure(self) -> bool:
        """Whether no other program can have taken this one's tables yet."""
        return True

    def claim(self, code: str) -> Owner | None:
        """Own a table, if nobody does; return who else does. May block."""
        return None

    def release(self, code: str) -> None:
        """Own a table no more: it was let go from memory."""

    def _after_begin(self, session: Session) -> None:
        """See whether this program may write, at the beginning of every group."""

    def _before_commit(self, session: Session) -> None:
        """Write what goes with every group."""

    def _after_commit(self) -> None:
        """Note that a group is durable."""

    def _before_close(self, session: Session) -> None:
        """Say goodbye to whoever shares the database, when everything is written."""

    # --- writing -----------------------------------------------------------------------------

    def _submit(self, work: Work) -> "Future[None]":
        future: Future[None] = Future()
        self._queue.put((work, future))
        return future

    def _run(self, statement: str, row: tuple[object, ...]) -> "Future[None]":
        def work(session: Session) -> None:
            session.rows(statement, row)

        return self._submit(work)

    def _write(self) -> None:
        """Take everything that waits, keep it in one transaction, tell everybody; for ever."""
        is_open = True
        while is_open:
            jobs = [self._queue.get()]
            with suppress(queue.Empty):
                while len(jobs) < _MOST_AT_ONCE:
                    jobs.append(self._queue.get_nowait())
            is_open = None not in jobs
            self._keep(
                [job for job in jobs if job is not None and job[1].set_running_or_notify_cancel()]
            )

    def _keep(self, jobs: list[Job]) -> None:
        """Keep a group. One that does not fit what is kept undoes it; then each is kept, or not, by
        itself: that is rare."""
        try:
            self._transact([work for work, _ in jobs])
        except Exception as error:  # also a bug: it must not stop the writer
            self._ends.clear()
            why = error if isinstance(error, StoreError) else StoreError(f"not kept: {error!r}")
            is_one = isinstance(why, Conflict) or why is not error
            if is_one and len(jobs) > 1:
                for job in jobs:
                    self._keep([job])
                return
            self._note_damage("", why)
            for _, future in jobs:
                future.set_exception(why)
        else:
            for _, future in jobs:
                future.set_result(None)

    def _transact(self, works: list[Work]) -> None:
        if not works:
            return
        self._additions.clear()
        with self._writer.transaction():
            self._after_begin(self._writer)
            for work in works:
                work(self._writer)
            changes.write_entries(self._writer, self._additions)
            self._before_commit(self._writer)
        self._after_commit()

    def append(self, addition: Addition) -> "Future[None]":
        """Keep entries; the future is done when they are durable, or fails with `StoreError`."""
        return self._submit(partial(self._append, addition))

    def _append(self, addition: Addition, session: Session) -> None:
        known = self._ends.pop(addition.code, None)
        if len(self._ends) >= _MOST_ENDS:
            self._ends.clear()
        self._ends[addition.code] = changes.append(
            session, addition, self._seals, known, self.number
        )
        self._additions.append(addition)

    def relist(self, code: str, listing: Listing) -> "Future[None]":
        """Keep how a table is listed, without a new entry."""
        return self._submit(partial(self._relist, code, listing))

    def _relist(self, code: str, listing: Listing, session: Session) -> None:
        self._ends.pop(code, None)
        changes.relist(session, code, listing, self.number)

    def say(self, code: str, line: ChatLine) -> "Future[None]":
        """Keep something said at a table; fails with `Conflict` if that person has said it."""
        row = (code, line.at, line.person, line.name, line.channel, line.text, line.wish)
        statement = (
            "INSERT INTO chat (code, at, person, name, channel, text, wish) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)"
        )
        return self._run(statement, row)

    def mute(self, code: str, person: str, muted: str, *, on: bool) -> "Future[None]":
        """Keep that a person does not want to hear another at a table, or does again."""
        statement = "DELETE FROM mutes WHERE code = ? AND person = ? AND muted = ?"
        if on:
            statement = (
                "INSERT INTO mutes (code, person, muted) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            )
        return self._run(statement, (code, person, muted))

    def keep_person(self, person: Person) -> "Future[None]":
        """Keep a person's name and language."""
        statement = (
            "INSERT INTO people (id, name, language, seen) VALUES (?, ?, ?, ?) ON CONFLICT (id) "
            "DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen"
        )
        row = (person.id, person.name, person.language, person.seen)
        return self._run(statement, row)

    def keep_key(self, person: str, key: bytes, at: int) -> "Future[None]":
        """Keep the hash of a person's recovery code, in place of an older one."""
        statement = (
            "INSERT INTO keys (person, hash, made) VALUES (?, ?, ?) ON CONFLICT (person) "
            "DO UPDATE SET hash = excluded.hash, made = excluded.made"
        )
        return self._run(statement, (person, key, at))

    def keep_link(self, person: str, key: bytes, until: int, now: int) -> "Future[None]":
        """Keep the hash of a link to a person, in place of an older one; forget those that are too
        old to serve."""

        def work(session: Session) -> None:
            session.rows("DELETE FROM links WHERE until <= ? OR person = ?", (now, person))
            session.rows(
                "INSERT INTO links (hash, person, until) VALUES (?, ?, ?)", (key, person, until)
            )

        return self._submit(work)

    def use_link(self, key: bytes) -> "Future[None]":
        """Forget a link, which serves once; fails with `Conflict` if it has served already."""

        def work(session: Session) -> None:
            if not session.rows("DELETE FROM links WHERE hash = ? RETURNING hash", (key,)):
                raise Conflict("this link has served already")

        return self._submit(work)

    def keep_solved(self, person: str, solved: Solved) -> "Future[None]":
        """Keep that somebody has solved a puzzle."""
        statement = (
            "INSERT INTO solved (person, game, puzzle, day) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING"
        )
        return self._run(statement, (person, solved.game, solved.puzzle, solved.day))

    def keep_analysis(self, code: str, body: bytes) -> "Future[None]":
        """Keep what was found out about a finished game, in place of an older analysis."""
        statement = (
            "INSERT INTO analyses (code, body) VALUES (?, ?) ON CONFLICT (code) "
            "DO UPDATE SET body = excluded.body"
        )
        return self._run(statement, (code, body))

    def meta(self, key: str, default: bytes) -> bytes:
        """Return a value of the server itself; the default is kept if there is none yet."""
        statement = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        self._run(statement, (key, default)).result()
        return self._meta(key)

    def keep_snapshot(self, code: str, serial: int, body: bytes) -> "Future[None]":
        """Keep a table as it is after its last entry, unless there is a newer one by then."""
        return self._submit(lambda session: changes.keep_snapshot(session, code, serial, body))

    def rest(self, code: str, remaining: int | None, due: int | None) -> "Future[None]":
        """Note that a table is let go from memory, and when it must be back: a time, and how many
        milliseconds after its last entry that is."""
        statement = "UPDATE tables SET remaining = ?, due = ? WHERE code = ? AND owner = ?"
        return self._run(statement, (remaining, due, code, self.number))

    def awake(self, codes: Sequence[str], again: int | None = None) -> "Future[None]":
        """Note that tables which were due are in memory; or when they are due again."""
        rows = [(again, code, self.number) for code in codes]
        statement = "UPDATE tables SET due = ? WHERE code = ? AND owner IN (0, ?)"
        return self._submit(lambda session: session.run_many(statement, rows))

    def begin(self, now: int) -> None:
        """Note that a server begins: time goes on from now where something goes on by itself.

        Whether everything is whole is looked at from now on, besides; see `damage`."""
        self._submit(lambda session: changes.begin(session, now)).result()
        self._begin_check()

    def _begin_check(self) -> None:
        self._checking = threading.Thread(target=self._check, name="check", daemon=True)
        self._checking.start()

    def probe(self) -> "Future[None]":
        """Write something, to see whether that can be done."""
        return self._submit(self._probe)

    def _probe(self, session: Session) -> None:
        session.rows("INSERT INTO meta (key, value) VALUES (?, ?)", (PROBE, bytes(_PROBE_BYTES)))
        session.rows("DELETE FROM meta WHERE key = ?", (PROBE,))

    # --- whether it is whole -----------------------------------------------------------------

    def damage(self) -> dict[str, str]:
        """Return what was found damaged so far: why, by the table's code; empty for all of it."""
        return dict(self._damage)

    def _note_damage(self, code: str, error: StoreError) -> None:
        if isinstance(error, Damaged) and code not in self._damage:
            self._damage[code] = str(error)
            _log.error("%s", error)

    def _check(self) -> None:
        """Look at everything once, without haste; count what an older program kept."""
        try:
            session = self._check_session()
            checker = self._checker = Checker(session, quick=True, pause=self._pause_check)
            found = checker.run()
        except StoreError as error:
            _log.error("the database could not be checked: %s", error)
            return
        if self._is_closing.is_set():
            return
        if found.pages:
            self._note_damage("", Damaged(f"{session.place} is damaged: {'; '.join(found.pages)}"))
        for code, why in found.damaged.items():
            self._note_damage(code, Damaged(why))
        for code in found.uncounted:
            with suppress(StoreError):
                self._submit(partial(changes.count_anew, code)).result()

    def _pause_check(self, took: float) -> bool:
        return self._is_closing.wait(_CHECK_REST * took)

    # --- reading -----------------------------------------------------------------------------

    def load(self, code: str, *, whole: bool = True) -> Stored | None:
        """Return a table, None if there is none; raise `Damaged` if it is not as it was kept.

        ``whole``: with all its entries; else with a snapshot in place of the first ones, if there
        is one."""
        try:
            return super().load(code, whole=whole)
        except Damaged as error:
            self._note_damage(code, error)
            raise

    # --- the end -----------------------------------------------------------------------------

    def close(self) -> None:
        """Keep all that was asked for, then let go of the database."""
        self._is_closing.set()
        if self._checking is not None:
            if self._checker is not None:
                self._checker.interrupt()
            self._checking.join()
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._before_close(self._writer)
        super().close()
        self._writer.close()


def sealing_keys(session: Session, path: Path) -> Keyring:
    """Return the keys of a server, and seal everything by the first of them."""
    keyring = keyring_at(path)
    seal_all(session, keyring, path)
    return keyring
