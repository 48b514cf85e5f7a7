"""The embedded database: its file, how it is opened, and what its errors mean to an operator."""

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path

from galapagos.server.errors import Conflict, Damaged, InUse, StoreError
from galapagos.server.store.schema import Dialect
from galapagos.server.store.session import Row, Session

FILE = "galapagos.db"
LOCK = "galapagos.lock"
PRIVATE = 0o600
"""Who may read what is kept: nobody but the user that runs the server."""
WAIT = 5.0
"""Seconds to wait for another program that holds the file."""
_MOST_FAULTS = 20
"""Faults of pages that are told; the tables they hit are all named."""

SQLITE = Dialect(
    text="TEXT",
    whole="INTEGER",
    data="BLOB",
    flag="INTEGER",
    no="0",
    numbered="INTEGER PRIMARY KEY",
    rows=" STRICT",
    keyed=" STRICT, WITHOUT ROWID",
)


class SqliteSession(Session):
    """A connection to a database file."""

    joined = "group_concat"
    begins = "BEGIN IMMEDIATE"
    looks = "BEGIN"

    def __init__(self, path: Path, *, wait: float = WAIT, may_write: bool = True) -> None:
        """Open the file; raise `StoreError` if that cannot be."""
        self.path = path
        self.place = str(path)
        self.connection = connect(path, wait=wait, may_write=may_write)

    def rows(self, statement: str, values: Sequence[object] = ()) -> list[Row]:
        try:
            return self.connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise explained(error, self.path) from error

    def run_many(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        try:
            self.connection.executemany(statement, rows)
        except sqlite3.Error as error:
            raise explained(error, self.path) from error

    def version(self) -> int:
        return int(self.rows("PRAGMA user_version")[0][0])

    def set_version(self, version: int) -> None:
        self.rows(f"PRAGMA user_version = {version}")

    def faults(self, *, quick: bool) -> list[str]:
        check = "quick_check" if quick else "integrity_check"
        try:
            rows = self.rows(f"PRAGMA {check}({_MOST_FAULTS})")
        except StoreError as error:
            return [str(error)]
        return [str(row[0]) for row in rows if row[0] != "ok"]

    def interrupt(self) -> None:
        with suppress(sqlite3.ProgrammingError):  # it is closed
            self.connection.interrupt()

    def close(self) -> None:
        self.connection.close()


def connect(path: Path, *, wait: float, may_write: bool = True) -> sqlite3.Connection:
    """Open the database file; raise `StoreError` if that cannot be."""
    mode = "rwc" if may_write else "ro"
    if may_write:
        keep_private(path)
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}",
            uri=True,
            timeout=wait,
            isolation_level=None,
            check_same_thread=False,
        )
    except sqlite3.Error as error:
        raise explained(error, path) from error
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        if may_write:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.Error as error:
        connection.close()
        raise explained(error, path) from error
    return connection


def keep_private(path: Path) -> None:
    """Make a database that only its owner may read; what SQLite puts beside it gets the same.

    Where that cannot be, opening it says why."""
    with suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
            with suppress(FileNotFoundError):
                path.with_name(name).chmod(PRIVATE)


def hold(directory: Path) -> sqlite3.Connection:
    """Hold a directory for one server; the system lets go of it even if the server is killed."""
    path = directory / LOCK
    try:
        lock = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            what = f"{directory} is in use by another server: stop it, or give another --data"
            raise InUse(what) from error
        raise explained(error, path) from error
    return lock


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while others read and write it."""
    if target.exists():
        raise StoreError(f"{target} exists already; nothing was written")
    with closing(SqliteSession(source, may_write=False)) as reader:
        try:
            keep_private(target)
            with closing(sqlite3.connect(target)) as copy:
                reader.connection.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)  # half a copy is none
            raise explained(error, target) from error


FULL = "the disk is full: free some space; the games that were kept are safe"
_READ_ONLY = "it cannot be written: give the user that runs the server the right to write there"
_LOCKED = "another program holds it: stop that program, or wait until its backup is done"
_CORRUPT = (
    "it is damaged: stop the server and restore a backup with `galapagos admin restore`, "
    "or move the file away to begin anew"
)
_CANNOT_OPEN = "it cannot be opened: check that the directory exists and may be written"
_CONFLICT = "not kept, because it is there already or gone"
_MEANINGS: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_CONSTRAINT: (Conflict, _CONFLICT),
    sqlite3.SQLITE_FULL: (StoreError, FULL),
    sqlite3.SQLITE_READONLY: (StoreError, _READ_ONLY),
    sqlite3.SQLITE_PERM: (StoreError, _READ_ONLY),
    sqlite3.SQLITE_BUSY: (StoreError, _LOCKED),
    sqlite3.SQLITE_LOCKED: (StoreError, _LOCKED),
    sqlite3.SQLITE_CORRUPT: (Damaged, _CORRUPT),
    sqlite3.SQLITE_NOTADB: (Damaged, _CORRUPT),
    sqlite3.SQLITE_CANTOPEN: (StoreError, _CANNOT_OPEN),
    sqlite3.SQLITE_IOERR: (
        StoreError,
        "the disk does not work: check it; the games that were kept are safe",
    ),
}


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """Return an error that names the file and says what to do."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind, what = _MEANINGS.get(code, (StoreError, "the store failed"))
    return kind(f"{path}: {what} ({error})")
