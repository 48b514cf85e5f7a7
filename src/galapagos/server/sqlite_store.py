"""The embedded store: one SQLite file, one thread that writes, and group commit.

Whatever waits when the writer is ready goes into one transaction; its futures are done after the
commit has reached the disk (WAL, ``synchronous=FULL``). Reading has a connection of its own.
"""

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

import msgspec

from galapagos.server.errors import Conflict, StoreError
from galapagos.server.sqlite_reader import SqliteReader
from galapagos.server.sqlite_schema import FILE, LOCK, connect, explained, migrate
from galapagos.server.store import Addition, ChatLine, Found, Listing, Person, Query, Store, Stored

_MOST_AT_ONCE = 500
_WAIT = 5.0
"""Seconds to wait for another program that holds the file."""

Work = Callable[[sqlite3.Connection], None]


class SqliteStore(Store):
    """A directory with a database. Only one server may use it at a time."""

    def __init__(self, directory: Path, *, wait: float = _WAIT, most_pages: int = 0) -> None:
        """``most_pages`` bounds the size of the file; 0 leaves that to the disk."""
        self.path = directory / FILE
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{directory} cannot be made: {error.strerror}") from error
        self._lock = hold(directory)
        try:
            self._writer = connect(self.path, wait=wait)
            migrate(self._writer, self.path)
            if most_pages:
                self._writer.execute(f"PRAGMA max_page_count = {most_pages}")
            reading = connect(self.path, wait=wait, may_write=False)
            self._reader = SqliteReader(reading, self.path)
        except StoreError:
            self._lock.close()
            raise
        self._queue: queue.Queue[tuple[Work, Future[None]] | None] = queue.Queue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    # --- writing -----------------------------------------------------------------------------

    def _submit(self, work: Work) -> "Future[None]":
        future: Future[None] = Future()
        self._queue.put((work, future))
        return future

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

    def _keep(self, jobs: list[tuple[Work, "Future[None]"]]) -> None:
        failed: dict[int, StoreError] = {}
        try:
            self._transact(jobs, failed)
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):
                    self._writer.execute("ROLLBACK")
            why = explained(error, self.path)
            failed = {number: failed.get(number, why) for number in range(len(jobs))}
        for number, (_, future) in enumerate(jobs):
            if number in failed:
                future.set_exception(failed[number])
            else:
                future.set_result(None)

    def _transact(
        self, jobs: list[tuple[Work, "Future[None]"]], failed: dict[int, StoreError]
    ) -> None:
        """Do all jobs in one transaction. One that conflicts is left out, the others stand."""
        writer = self._writer
        writer.execute("BEGIN IMMEDIATE")
        for number, (work, _) in enumerate(jobs):
            writer.execute("SAVEPOINT job")
            try:
                work(writer)
            except (sqlite3.IntegrityError, StoreError) as error:
                writer.execute("ROLLBACK TO job")
                what = f"{self.path}: not kept, because it is there already or gone ({error})"
                failed[number] = error if isinstance(error, StoreError) else Conflict(what)
            writer.execute("RELEASE job")
        writer.execute("COMMIT")

    def append(self, addition: Addition) -> "Future[None]":
        return self._submit(lambda connection: _append(connection, addition))

    def relist(self, code: str, listing: Listing) -> "Future[None]":
        return self._submit(lambda connection: _relist(connection, code, listing))

    def say(self, code: str, line: ChatLine) -> "Future[None]":
        row = (code, line.at, line.person, line.name, line.channel, line.text, line.wish)
        statement = (
            "INSERT INTO chat (code, at, person, name, channel, text, wish) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)"
        )
        return self._submit(lambda connection: _run(connection, statement, row))

    def mute(self, code: str, person: str, muted: str, *, on: bool) -> "Future[None]":
        statement = "DELETE FROM mutes WHERE code = ? AND person = ? AND muted = ?"
        if on:
            statement = "INSERT OR IGNORE INTO mutes (code, person, muted) VALUES (?, ?, ?)"
        return self._submit(lambda connection: _run(connection, statement, (code, person, muted)))

    def keep_person(self, person: Person) -> "Future[None]":
        statement = (
            "INSERT INTO people (id, name, language, seen) VALUES (?, ?, ?, ?) ON CONFLICT (id) "
            "DO UPDATE SET name = excluded.name, language = excluded.language, seen = excluded.seen"
        )
        row = (person.id, person.name, person.language, person.seen)
        return self._submit(lambda connection: _run(connection, statement, row))

    def keep_key(self, person: str, key: bytes, at: int) -> "Future[None]":
        statement = (
            "INSERT INTO keys (person, hash, made) VALUES (?, ?, ?) ON CONFLICT (person) "
            "DO UPDATE SET hash = excluded.hash, made = excluded.made"
        )
        return self._submit(lambda connection: _run(connection, statement, (person, key, at)))

    def purge(self, before: int, *, unfinished: bool) -> list[str]:
        codes: list[str] = []

        def work(connection: sqlite3.Connection) -> None:
            codes.extend(purge_tables(connection, before, unfinished=unfinished))

        self._submit(work).result()
        return codes

    def meta(self, key: str, default: bytes) -> bytes:
        statement = "INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)"
        self._submit(lambda connection: _run(connection, statement, (key, default))).result()
        return self._reader.meta(key)

    # --- reading -----------------------------------------------------------------------------

    def load(self, code: str) -> Stored | None:
        return self._reader.load(code)

    def find(self, name: str) -> str | None:
        return self._reader.find(name)

    def tables(self, query: Query) -> list[Found]:
        return self._reader.tables(query)

    def said(self, code: str, most: int) -> list[ChatLine]:
        return self._reader.said(code, most)

    def mutes(self, code: str) -> set[tuple[str, str]]:
        return self._reader.mutes(code)

    def person(self, person: str) -> Person | None:
        return self._reader.person(person)

    def key(self, key: bytes) -> str | None:
        return self._reader.key(key)

    # --- copies and the end ------------------------------------------------------------------

    def snapshot(self, path: Path) -> None:
        copy_database(self.path, path)

    def close(self) -> None:
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        self._reader.close()
        self._writer.close()  # the last one that may write folds the log into the database
        self._lock.close()


def _append(connection: sqlite3.Connection, addition: Addition) -> None:
    if addition.opens is not None:
        new = addition.opens
        connection.execute(
            "INSERT INTO tables (game, status, is_public, wakes, waiting, updated, shown, "
            "code, link, secret) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*_row(addition.listing), new.code, new.link, new.secret),
        )
    last = connection.execute(
        "SELECT max(serial) FROM entries WHERE code = ?", (addition.code,)
    ).fetchone()[0]
    if (last or 0) != addition.first - 1:
        raise Conflict(f"table {addition.code} has {last or 0} entries, not {addition.first - 1}")
    connection.executemany(
        "INSERT INTO entries (code, serial, body) VALUES (?, ?, ?)",
        [(addition.code, addition.first + n, body) for n, body in enumerate(addition.entries)],
    )
    if addition.opens is None:
        _relist(connection, addition.code, addition.listing)
    else:
        _list_players(connection, addition.code, addition.listing.people)


def _relist(connection: sqlite3.Connection, code: str, listing: Listing) -> None:
    connection.execute(
        "UPDATE tables SET game = ?, status = ?, is_public = ?, wakes = ?, waiting = ?, "
        "updated = ?, shown = ? WHERE code = ?",
        (*_row(listing), code),
    )
    _list_players(connection, code, listing.people)


def _row(listing: Listing) -> tuple[object, ...]:
    return (
        listing.game,
        listing.status,
        listing.is_public,
        listing.wakes,
        " ".join(listing.waiting),
        listing.updated,
        None if listing.shown is None else msgspec.json.encode(listing.shown).decode(),
    )


def _list_players(connection: sqlite3.Connection, code: str, people: tuple[str, ...]) -> None:
    rows = connection.execute("SELECT person FROM players WHERE code = ?", (code,)).fetchall()
    before = {person for (person,) in rows}
    for person in before.difference(people):
        connection.execute("DELETE FROM players WHERE code = ? AND person = ?", (code, person))
    for person in set(people) - before:
        connection.execute("INSERT INTO players (person, code) VALUES (?, ?)", (person, code))


def _run(connection: sqlite3.Connection, statement: str, row: tuple[object, ...]) -> None:
    connection.execute(statement, row)


def purge_tables(connection: sqlite3.Connection, before: int, *, unfinished: bool) -> list[str]:
    """Forget tables not changed since a time, with all that belongs to them."""
    condition = "updated < ?" if unfinished else "updated < ? AND status = 'over'"
    rows = connection.execute(f"DELETE FROM tables WHERE {condition} RETURNING code", (before,))
    return sorted(code for (code,) in rows)


# --- files -----------------------------------------------------------------------------------


def hold(directory: Path) -> sqlite3.Connection:
    """Hold a directory for one server; the system lets go of it even if the server is killed."""
    path = directory / LOCK
    try:
        lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            what = f"{directory} is in use by another server: stop it, or give another --data"
            raise StoreError(what) from error
        raise explained(error, path) from error
    return lock


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while others read and write it."""
    if target.exists():
        raise StoreError(f"{target} exists already; nothing was written")
    reader = connect(source, wait=_WAIT, may_write=False)
    try:
        copy = sqlite3.connect(target)
        try:
            reader.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        finally:
            copy.close()
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)  # half a copy is none
        raise explained(error, target) from error
    finally:
        reader.close()
