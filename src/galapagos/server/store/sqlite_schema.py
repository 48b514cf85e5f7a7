"""The tables of the embedded database, its versions, and what its errors mean to an operator."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from galapagos.server.errors import Damaged, StoreError

FILE = "galapagos.db"
LOCK = "galapagos.lock"
PRIVATE = 0o600
"""Who may read what is kept: nobody but the user that runs the server."""

_VERSION_1 = """
CREATE TABLE tables (
  code TEXT PRIMARY KEY,
  link TEXT NOT NULL UNIQUE,
  secret BLOB NOT NULL,
  game TEXT NOT NULL,
  status TEXT NOT NULL,
  is_public INTEGER NOT NULL,
  wakes INTEGER NOT NULL,
  waiting TEXT NOT NULL,
  updated INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_updated ON tables (updated);
CREATE INDEX tables_wakes ON tables (wakes) WHERE wakes;
CREATE INDEX tables_public ON tables (updated) WHERE is_public;
CREATE TABLE entries (
  code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  serial INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (code, serial)
) STRICT, WITHOUT ROWID;
CREATE TABLE players (
  person TEXT NOT NULL,
  code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  PRIMARY KEY (person, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_code ON players (code);
CREATE TABLE chat (
  number INTEGER PRIMARY KEY,
  code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  channel TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX chat_code ON chat (code, number);
CREATE TABLE mutes (
  code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  person TEXT NOT NULL,
  muted TEXT NOT NULL,
  PRIMARY KEY (code, person, muted)
) STRICT, WITHOUT ROWID;
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  seen INTEGER NOT NULL
) STRICT;
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
"""

_VERSION_2 = """
ALTER TABLE tables ADD COLUMN shown TEXT;
"""
"""What lists show, as JSON."""

_VERSION_3 = """
ALTER TABLE chat ADD COLUMN wish TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX chat_wish ON chat (code, person, wish) WHERE wish != '';
CREATE TABLE keys (
  person TEXT PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE,
  made INTEGER NOT NULL
) STRICT;
"""
"""By which id of its own a client said something; recovery codes, as hashes."""

_VERSION_4 = """
ALTER TABLE tables ADD COLUMN count INTEGER;
ALTER TABLE tables ADD COLUMN digest BLOB;
ALTER TABLE tables ADD COLUMN remaining INTEGER;
ALTER TABLE tables ADD COLUMN due INTEGER;
ALTER TABLE tables ADD COLUMN is_asleep INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET remaining = 0 WHERE wakes;
CREATE INDEX tables_remaining ON tables (remaining) WHERE remaining IS NOT NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_uncounted ON tables (code) WHERE count IS NULL;
CREATE INDEX tables_unshown ON tables (updated) WHERE shown IS NULL;
CREATE TABLE snapshots (
  code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,
  serial INTEGER NOT NULL,
  digest BLOB NOT NULL,
  body BLOB NOT NULL,
  body_digest BLOB NOT NULL
) STRICT;
"""
"""``count`` and ``digest``: of the entries (`chain`), NULL where an older program kept them.
``remaining``: milliseconds until something happens by itself, counted from the last entry; NULL:
nothing will. ``due``: when that is, of tables that are not in memory. ``is_asleep``: the server
was away since the last entry. ``snapshots``: tables as they were after an entry, to load them
quickly."""

_VERSION_5 = """
ALTER TABLE tables ADD COLUMN key TEXT;
CREATE INDEX tables_key ON tables (key) WHERE status != 'over';
"""
"""By which key of the server a secret is sealed (`sealing`); NULL where it is not: the game is
over, or an older program kept it."""

_STEPS: list[str] = [_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4, _VERSION_5]
"""How to get from each version of the tables to the next."""
VERSION = len(_STEPS)
SEALED_SINCE = 5
"""The version since which secrets can be sealed."""


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


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the tables to this program's version; raise `StoreError` if they are newer."""
    try:
        found = version_of(connection)
        if found > VERSION:
            raise StoreError(newer_text(path, found))
        for number in range(found, VERSION):
            connection.executescript(
                f"BEGIN IMMEDIATE;{_STEPS[number]}PRAGMA user_version = {number + 1};COMMIT;"
            )
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise explained(error, path) from error


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def newer_text(path: Path, found: int) -> str:
    return (
        f"{path} was written by a newer program (schema {found}, this one knows {VERSION}); "
        "start the newer program, or give another directory with --data"
    )


_FULL = "the disk is full: free some space; the games that were kept are safe"
_READ_ONLY = "it cannot be written: give the user that runs the server the right to write there"
_LOCKED = "another program holds it: stop that program, or wait until its backup is done"
_CORRUPT = (
    "it is damaged: stop the server and restore a backup with `galapagos admin restore`, "
    "or move the file away to begin anew"
)
_CANNOT_OPEN = "it cannot be opened: check that the directory exists and may be written"
_MEANINGS: dict[int, str] = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_PERM: _READ_ONLY,
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_CORRUPT: _CORRUPT,
    sqlite3.SQLITE_NOTADB: _CORRUPT,
    sqlite3.SQLITE_CANTOPEN: _CANNOT_OPEN,
    sqlite3.SQLITE_IOERR: "the disk does not work: check it; the games that were kept are safe",
}


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """Return an error that names the file and says what to do."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind = Damaged if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else StoreError
    return kind(f"{path}: {_MEANINGS.get(code, 'the store failed')} ({error})")
