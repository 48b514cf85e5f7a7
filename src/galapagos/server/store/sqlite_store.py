"""The embedded store: one SQLite file, one thread that writes, and group commit.

Appending is the only thing that happens often; it answers with a future that is done when the
entries are durable. Everything else may block and is called off the event loop.

Whatever waits when the writer is ready goes into one transaction; its futures are done after the
commit has reached the disk (WAL, ``synchronous=FULL``). Reading has a connection of its own.
"""

import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import token_hex
from shutil import disk_usage

import msgspec

from galapagos.server.errors import Conflict, Damaged, StoreError
from galapagos.server.store.checking import Checker
from galapagos.server.store.commit_mark import MARK, Marked, Marker, check_file, check_mark
from galapagos.server.store.digest import first_digest, grown
from galapagos.server.store.sealed_store import OVER, open_secret, seal_all
from galapagos.server.store.sealing import KEY_FILE, Keyring, keyring_at
from galapagos.server.store.sqlite_reader import SqliteReader, check_entries, snapshot_digest
from galapagos.server.store.sqlite_schema import (
    FILE,
    LOCK,
    connect,
    explained,
    keep_private,
    migrate,
    version_of,
)
from galapagos.server.store.store import Addition, ChatLine, Listing, Person, Stored

_MOST_AT_ONCE = 500
_WAIT = 5.0
"""Seconds to wait for another program that holds the file."""

_LEAST_FREE = 16 * 1024 * 1024
"""Bytes that must be free on the disk for the store to be well."""
_PROBE_BYTES = 32 * 1024
_CHECK_REST = 3.0
"""How much longer than at work the background check is at rest."""
_NAME, _COMMITS = "name", "commits"
"""Keys of what the database knows of itself."""
_log = logging.getLogger("galapagos.server")

Work = Callable[[sqlite3.Connection], None]


class SqliteStore(SqliteReader):
    """A directory with a database. Only one server may use it at a time.

    Raises `StoreError` with what to do whenever something cannot be kept or read."""

    def __init__(
        self,
        directory: Path,
        *,
        key_file: Path | None = None,
        wait: float = _WAIT,
        most_pages: int = 0,
    ) -> None:
        """``key_file`` holds the key that seals secrets; usually beside the database.
        ``most_pages`` bounds the size of the file; 0 leaves that to the disk."""
        self.path = directory / FILE
        try:
            directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{directory} cannot be made: {error.strerror}") from error
        self._held = hold(directory)
        try:
            check_file(self.path, directory / MARK)
            self._writer = connect(self.path, wait=wait)
            # Before anything is written: what is missing may still be put back.
            check_mark(self.path, directory / MARK, found_mark(self._writer, self.path))
            migrate(self._writer, self.path)
            keys = key_file or directory / KEY_FILE
            self._seals = keyring_at(keys)
            seal_all(self._writer, self._seals, self.path, keys)
            marked = marked_by(self._writer, self.path)
            self._commits = marked.commits
            self._marker = Marker(directory / MARK, marked)
            if most_pages:
                self._writer.execute(f"PRAGMA max_page_count = {most_pages}")
            reading = connect(self.path, wait=wait, may_write=False)
            super().__init__(reading, self.path, self._seals)
        except StoreError:
            self._held.close()
            raise
        self._damage: dict[str, str] = {}
        self._checker: Checker | None = None
        self._checking: threading.Thread | None = None
        self._is_closing = threading.Event()
        self._queue: queue.Queue[tuple[Work, Future[None]] | None] = queue.Queue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    # --- writing -----------------------------------------------------------------------------

    def _submit(self, work: Work) -> "Future[None]":
        future: Future[None] = Future()
        self._queue.put((work, future))
        return future

    def _run(self, statement: str, row: tuple[object, ...]) -> "Future[None]":
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(statement, row)

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

    def _keep(self, jobs: list[tuple[Work, "Future[None]"]]) -> None:
        failed: dict[int, StoreError] = {}
        try:
            self._transact(jobs, failed)
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                with suppress(sqlite3.Error):
                    self._writer.execute("ROLLBACK")
            why = explained(error, self.path)
            self._note_damage("", why)
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
        _count_commit(writer, self._commits + 1)
        writer.execute("COMMIT")
        self._commits += 1
        self._marker.write(self._commits)

    def append(self, addition: Addition) -> "Future[None]":
        """Keep entries; the future is done when they are durable, or fails with `StoreError`."""
        return self._submit(lambda connection: _append(connection, addition, self._seals))

    def relist(self, code: str, listing: Listing) -> "Future[None]":
        """Keep how a table is listed, without a new entry."""
        return self._submit(lambda connection: _relist(connection, code, listing))

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
            statement = "INSERT OR IGNORE INTO mutes (code, person, muted) VALUES (?, ?, ?)"
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

    def meta(self, key: str, default: bytes) -> bytes:
        """Return a value of the server itself; the default is kept if there is none yet."""
        statement = "INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)"
        self._run(statement, (key, default)).result()
        return self._meta(key)

    def keep_snapshot(self, code: str, serial: int, body: bytes) -> "Future[None]":
        """Keep a table as it is after its last entry, unless there is a newer one by then."""
        return self._submit(lambda connection: _keep_snapshot(connection, code, serial, body))

    def rest(self, code: str, remaining: int | None, due: int | None) -> "Future[None]":
        """Note that a table is let go from memory, and when it must be back: a time, and how many
        milliseconds after its last entry that is."""
        statement = "UPDATE tables SET remaining = ?, due = ? WHERE code = ?"
        return self._run(statement, (remaining, due, code))

    def awake(self, codes: Sequence[str], again: int | None = None) -> "Future[None]":
        """Note that tables which were due are in memory; or when they are due again."""
        rows = [(again, code) for code in codes]
        statement = "UPDATE tables SET due = ? WHERE code = ?"

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(statement, rows)

        return self._submit(work)

    def begin(self, now: int) -> None:
        """Note that a server begins: time goes on from now where something goes on by itself.

        Whether everything is whole is looked at from now on, besides; see `damage`."""
        statement = (
            "UPDATE tables SET is_asleep = 1, due = remaining + ? WHERE remaining IS NOT NULL"
        )
        self._run(statement, (now,)).result()
        self._checking = threading.Thread(target=self._check, name="check", daemon=True)
        self._checking.start()

    def probe(self) -> "Future[None]":
        """Write something, to see whether that can be done."""
        return self._submit(self._probe)

    def _probe(self, connection: sqlite3.Connection) -> None:
        free = free_bytes(self.path.parent)
        if free is not None and free < _LEAST_FREE:
            raise StoreError(f"{self.path}: the disk is nearly full: {free} bytes are free")
        try:
            connection.execute("INSERT INTO meta VALUES ('probe', zeroblob(?))", (_PROBE_BYTES,))
            connection.execute("DELETE FROM meta WHERE key = 'probe'")
        except sqlite3.OperationalError as error:
            raise explained(error, self.path) from error

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
            checker = self._checker = Checker(self.path, quick=True, pause=self._pause_check)
            found = checker.run()
        except StoreError as error:
            _log.error("the database could not be checked: %s", error)
            return
        if self._is_closing.is_set():
            return
        if found.pages:
            self._note_damage("", Damaged(f"{self.path} is damaged: {'; '.join(found.pages)}"))
        for code, why in found.damaged.items():
            self._note_damage(code, Damaged(why))
        for code in found.uncounted:
            with suppress(StoreError):
                self._submit(partial(_count_anew, code)).result()

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

    # --- copies and the end ------------------------------------------------------------------

    def close(self) -> None:
        """Keep all that was asked for, then let go of the file."""
        self._is_closing.set()
        if self._checking is not None:
            if self._checker is not None:
                with suppress(sqlite3.ProgrammingError):  # it is done and closed
                    self._checker.interrupt()
            self._checking.join()
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        super().close()
        self._writer.close()  # the last one that may write folds the log into the database
        self._marker.close()
        self._held.close()


def _append(connection: sqlite3.Connection, addition: Addition, keyring: Keyring) -> None:
    if addition.opens is not None:
        new = addition.opens
        sealed = keyring.seal(new.secret, new.code)
        connection.execute(
            "INSERT INTO tables (game, status, is_public, wakes, waiting, updated, shown, "
            "code, link, secret, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*_row(addition.listing), new.code, new.link, sealed.body, sealed.key),
        )
    if addition.listing.status == OVER:
        open_secret(connection, keyring, addition.code)
    count, digest = _count(connection, addition.code)
    if count != addition.first - 1:
        raise Conflict(f"table {addition.code} has {count} entries, not {addition.first - 1}")
    connection.executemany(
        "INSERT INTO entries (code, serial, body) VALUES (?, ?, ?)",
        [(addition.code, addition.first + n, body) for n, body in enumerate(addition.entries)],
    )
    count += len(addition.entries)
    remaining = 0 if addition.listing.wakes else None
    connection.execute(
        "UPDATE tables SET count = ?, digest = ?, remaining = ?, due = NULL, is_asleep = 0 "
        "WHERE code = ?",
        (count, grown(digest, addition.entries), remaining, addition.code),
    )
    if addition.opens is None:
        _relist(connection, addition.code, addition.listing)
    else:
        _list_players(connection, addition.code, addition.listing.people)


def _count(connection: sqlite3.Connection, code: str) -> tuple[int, bytes]:
    """Return how many entries a table has, and their digest; work it out if an older program
    kept them."""
    row = connection.execute(
        "SELECT link, count, digest FROM tables WHERE code = ?", (code,)
    ).fetchone()
    if row is None:
        return 0, b""
    link, count, digest = row
    if count is None:
        rows = connection.execute(
            "SELECT serial, body FROM entries WHERE code = ? ORDER BY serial", (code,)
        ).fetchall()
        count = len(rows)
        check_entries(code, rows, 1, count)
        digest = grown(first_digest(code, link), [body for _, body in rows])
        connection.execute(
            "UPDATE tables SET count = ?, digest = ? WHERE code = ?", (count, digest, code)
        )
    return count, digest


def _count_anew(code: str, connection: sqlite3.Connection) -> None:
    _count(connection, code)


def _keep_snapshot(connection: sqlite3.Connection, code: str, serial: int, body: bytes) -> None:
    count, digest = _count(connection, code)
    if count == serial:
        connection.execute(
            "INSERT OR REPLACE INTO snapshots (code, serial, digest, body, body_digest) "
            "VALUES (?, ?, ?, ?, ?)",
            (code, serial, digest, body, snapshot_digest(serial, digest, body)),
        )


def _count_commit(connection: sqlite3.Connection, commits: int) -> None:
    connection.execute("UPDATE meta SET value = ? WHERE key = ?", (b"%d" % commits, _COMMITS))


def marked_by(connection: sqlite3.Connection, path: Path) -> Marked:
    """Return which database this is and how many commits it has had; it gets a name if need be."""
    try:
        for key, value in ((_NAME, token_hex(8).encode()), (_COMMITS, b"0")):
            connection.execute(
                "INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)", (key, value)
            )
    except sqlite3.Error as error:
        raise explained(error, path) from error
    return found_mark(connection, path)


def found_mark(connection: sqlite3.Connection, path: Path) -> Marked:
    """Return which database this is and how many commits it has had, without a name if it was
    made by an older program or holds nothing."""
    try:
        if not version_of(connection):
            return Marked("", 0)
        rows = connection.execute(
            "SELECT key, value FROM meta WHERE key IN (?, ?)", (_NAME, _COMMITS)
        ).fetchall()
    except sqlite3.Error as error:
        raise explained(error, path) from error
    found = dict(rows)
    return Marked(found.get(_NAME, b"").decode(), int(found.get(_COMMITS, b"0")))


def free_bytes(directory: Path) -> int | None:
    """Return how much can still be written; None where that cannot be known."""
    try:
        return disk_usage(directory).free
    except OSError:
        return None


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
        keep_private(target)
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
