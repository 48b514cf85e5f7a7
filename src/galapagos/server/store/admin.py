"""What an operator does to a server's data, from another process and mostly while it runs."""

from contextlib import closing
from pathlib import Path

from galapagos.server.errors import StoreError
from galapagos.server.store.changes import purge_tables
from galapagos.server.store.checking import Checked, Checker
from galapagos.server.store.commit_mark import MARK, check_mark, read_mark
from galapagos.server.store.data import Data
from galapagos.server.store.reader import Reader
from galapagos.server.store.schema import SEALED_SINCE, check_not_newer
from galapagos.server.store.sealed_store import sealed_by
from galapagos.server.store.sealing import name_of, read_keys
from galapagos.server.store.sqlite_session import FILE, SqliteSession, copy_database, hold
from galapagos.server.store.sqlite_store import SqliteData, found_mark
from galapagos.server.store.store import Found, Query
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.host import normal_code
from galapagos.server.table.loading import load_table
from galapagos.server.table.table import OVER


def _embedded(data: Data) -> Path:
    """Return the file of an embedded database; raise `StoreError` for others, which have tools of
    their own."""
    if not isinstance(data, SqliteData):
        what = "this is for the embedded database; PostgreSQL has `pg_dump` and `pg_restore`"
        raise StoreError(f"{data.place}: {what}")
    return data.path


def listed(data: Data, status: str | None) -> list[Found]:
    """Return all tables, or those of one status, the last changed first."""
    with closing(Reader(data.connect())) as reader:
        return reader.tables(Query(status=None if status is None else (status,), most=None))


def export(data: Data, name: str, codecs: Codecs | None = None, *, journal: bool) -> str:
    """Return the record of a finished game; or a table's journal, one JSON object a line.

    ``codecs`` knows the card sets of the server's own."""
    with closing(Reader(data.connect())) as reader:
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


def snapshot(data: Data, target: Path) -> int:
    """Copy everything to a file while the server runs; return how many tables it holds."""
    source = _embedded(data)
    data.connect(any_version=True).close()
    copy_database(source, target)
    return _check_backup(target)


def restore(data: Data, source: Path) -> tuple[int, Path | None]:
    """Put a backup in place; return how many tables it holds and where the old data went."""
    path, directory = _embedded(data), data.directory
    tables = _check_backup(source)
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{directory} cannot be made: {error.strerror}") from error
    lock = hold(directory)
    try:
        fresh = directory / f"{FILE}.restoring"
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
    with closing(SqliteSession(path, may_write=False)) as session:
        faults = session.faults(quick=False)
        if faults:
            raise StoreError(f"{path} is damaged: {faults[0]}")
        version = session.version()
        check_not_newer(session, version)
        if version == 0:
            raise StoreError(f"{path} is not a backup of a table server")
        return int(session.rows("SELECT count(*) FROM tables")[0][0])


def accept(data: Data) -> str:
    """Let the server start with what is there, though it is less than there was; say what."""
    path, directory = _embedded(data), data.directory
    lock = hold(directory)
    try:
        if path.exists() and not path.stat().st_size:
            path.unlink()
        (directory / MARK).unlink(missing_ok=True)
        return f"{path} as it is" if path.exists() else "an empty database"
    except OSError as error:
        raise StoreError(f"{directory} cannot be written: {error.strerror}") from error
    finally:
        lock.close()


def check(data: Data) -> Checked:
    """Look whether everything is as it was kept, also while the server runs."""
    mark = data.directory / MARK
    marked = read_mark(mark) if isinstance(data, SqliteData) else None
    found = Checker(data.connect()).run()
    if marked is not None:
        try:
            with closing(data.connect()) as session:
                check_mark(_embedded(data), mark, found_mark(session))
        except StoreError as error:
            found.pages.append(str(error))
    return found


def open_secrets(path: Path) -> int:
    """Return how many tables of a backup have a secret that anybody could read though their game is
    not over."""
    with closing(SqliteSession(path, may_write=False)) as session:
        is_sealed = " AND key IS NULL" if session.version() >= SEALED_SINCE else ""
        question = f"SELECT count(*) FROM tables WHERE status != 'over'{is_sealed}"
        return int(session.rows(question)[0][0])


def missing_keys(data: Data) -> dict[str, int]:
    """Return how many tables that are not over need which key that is not in the server's file."""
    with closing(data.connect(any_version=True)) as session:
        if session.version() < SEALED_SINCE:
            return {}  # the server seals when it is started
        known = [name_of(key) for key in read_keys(data.key_file) or []]
        return {name: n for name, n in sealed_by(session).items() if name not in known}


def purge(data: Data, before: int, *, unfinished: bool) -> list[str]:
    """Forget finished tables, or all, not changed since a time; return their codes."""
    with closing(data.connect(may_write=True)) as session:
        return purge_tables(session, before, unfinished=unfinished)
