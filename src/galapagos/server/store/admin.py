"""What an operator does to a server's data, from another process and mostly while it runs."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from galapagos.server.errors import StoreError
from galapagos.server.store.checking import Checked, Checker
from galapagos.server.store.commit_mark import MARK, check_mark, read_mark
from galapagos.server.store.sealed_store import sealed_by
from galapagos.server.store.sealing import name_of, read_keys
from galapagos.server.store.sqlite_reader import SqliteReader
from galapagos.server.store.sqlite_schema import (
    FILE,
    SEALED_SINCE,
    VERSION,
    connect,
    explained,
    newer_text,
    version_of,
)
from galapagos.server.store.sqlite_store import copy_database, found_mark, hold, purge_tables
from galapagos.server.store.store import Found, Query
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.host import normal_code
from galapagos.server.table.loading import load_table
from galapagos.server.table.table import OVER

_WAIT = 10.0


def _existing(directory: Path) -> Path:
    path = directory / FILE
    if not path.is_file():
        raise StoreError(f"{directory} holds no tables: there is no {FILE}")
    return path


@contextmanager
def _opened(path: Path, *, may_write: bool = False) -> Iterator[sqlite3.Connection]:
    """Hold a database; raise `StoreError` with what to do where it cannot be used."""
    connection = connect(path, wait=_WAIT, may_write=may_write)
    try:
        yield connection
    except sqlite3.Error as error:
        raise explained(error, path) from error
    finally:
        connection.close()


def _reader(directory: Path) -> SqliteReader:
    path = _existing(directory)
    connection = connect(path, wait=_WAIT, may_write=False)
    version = version_of(connection)
    if version != VERSION:
        connection.close()
        if version > VERSION:
            raise StoreError(newer_text(path, version))
        raise StoreError(f"{path} has schema {version}: start the server once to bring it up")
    return SqliteReader(connection, path)


def listed(directory: Path, status: str | None) -> list[Found]:
    """Return all tables, or those of one status, the last changed first."""
    with closing(_reader(directory)) as reader:
        return reader.tables(Query(status=None if status is None else (status,), most=-1))


def export(directory: Path, name: str, codecs: Codecs | None = None, *, journal: bool) -> str:
    """Return the record of a finished game; or a table's journal, one JSON object a line.

    ``codecs`` knows the card sets of the server's own."""
    with closing(_reader(directory)) as reader:
        code = reader.find(normal_code(name))
        stored = reader.load(code) if code is not None else None
    if stored is None:
        raise StoreError(f"there is no table {name!r}")
    if journal:
        return "".join(body.decode() + "\n" for body in stored.entries)
    table = load_table(stored, codecs or Codecs())
    if table.trouble:
        raise StoreError(f"table {stored.code}: {table.trouble}; --journal prints what is kept")
    if table.status != OVER or not table.has_begun:
        raise StoreError(f"table {stored.code} is not finished; --journal prints it as it stands")
    return table.record_text()


def snapshot(directory: Path, target: Path) -> int:
    """Copy everything to a file while the server runs; return how many tables it holds."""
    copy_database(_existing(directory), target)
    return _check_backup(target)


def restore(directory: Path, source: Path) -> tuple[int, Path | None]:
    """Put a backup in place; return how many tables it holds and where the old data went."""
    tables = _check_backup(source)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{directory} cannot be made: {error.strerror}") from error
    lock = hold(directory)
    try:
        path, fresh = directory / FILE, directory / f"{FILE}.restoring"
        fresh.unlink(missing_ok=True)
        copy_database(source, fresh)
        old = _set_aside(path)
        fresh.rename(path)
        (directory / MARK).unlink(missing_ok=True)  # of the database that is not there any more
        return tables, old
    except OSError as error:
        raise StoreError(f"{directory} cannot be written: {error.strerror}") from error
    finally:
        lock.close()


def _set_aside(path: Path) -> Path | None:
    """Move the database away, with what SQLite keeps beside it, to a name that is free."""
    if not path.exists():
        return None
    number = 1
    while (old := path.with_name(f"{path.name}.before-restore-{number}")).exists():
        number += 1
    for suffix in ("-wal", "-shm"):
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(old.with_name(old.name + suffix))
    return path.rename(old)


def _check_backup(path: Path) -> int:
    """Return how many tables a backup holds; raise `StoreError` if it is none or damaged."""
    if not path.is_file():
        raise StoreError(f"{path} is not a file")
    with _opened(path) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise StoreError(f"{path} is damaged: {found}")
        version = version_of(connection)
        if version > VERSION:
            raise StoreError(newer_text(path, version))
        if version == 0:
            raise StoreError(f"{path} is not a backup of a table server")
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


def accept(directory: Path) -> str:
    """Let the server start with what is there, though it is less than there was; say what."""
    lock = hold(directory)
    try:
        path = directory / FILE
        if path.exists() and not path.stat().st_size:
            path.unlink()
        (directory / MARK).unlink(missing_ok=True)
        return f"{path} as it is" if path.exists() else "an empty database"
    except OSError as error:
        raise StoreError(f"{directory} cannot be written: {error.strerror}") from error
    finally:
        lock.close()


def check(directory: Path) -> Checked:
    """Look whether everything is as it was kept, also while the server runs."""
    path = _existing(directory)
    _reader(directory).close()
    marked = read_mark(directory / MARK)
    found = Checker(path).run()
    if marked is not None:
        try:
            with _opened(path) as connection:
                check_mark(path, directory / MARK, found_mark(connection, path))
        except StoreError as error:
            found.pages.append(str(error))
    return found


def open_secrets(path: Path) -> int:
    """Return how many tables of a database or backup have a secret that anybody could read though
    their game is not over."""
    with _opened(path) as connection:
        is_sealed = " AND key IS NULL" if version_of(connection) >= SEALED_SINCE else ""
        question = f"SELECT count(*) FROM tables WHERE status != 'over'{is_sealed}"
        return int(connection.execute(question).fetchone()[0])


def missing_keys(directory: Path, key_file: Path) -> dict[str, int]:
    """Return how many tables that are not over need which key that is not in the file."""
    with _opened(_existing(directory)) as connection:
        if version_of(connection) < SEALED_SINCE:
            return {}  # the server seals when it is started
        known = [name_of(key) for key in read_keys(key_file) or []]
        return {name: n for name, n in sealed_by(connection).items() if name not in known}


def purge(directory: Path, before: int, *, unfinished: bool) -> list[str]:
    """Forget finished tables, or all, not changed since a time; return their codes."""
    with _opened(_existing(directory), may_write=True) as connection:
        return purge_tables(connection, before, unfinished=unfinished)
