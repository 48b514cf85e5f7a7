"""Carries the data of a server from one database to another, and proves that all of it came."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from galapagos.server.errors import StoreError
from galapagos.server.store.data import Data
from galapagos.server.store.reader import Reader
from galapagos.server.store.schema import FLAGS, OWN_KEYS, ROWS, VERSION
from galapagos.server.store.session import Row, Session
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.loading import load_table

_AT_ONCE = 500


@dataclass
class Moved:
    """What was carried."""

    rows: dict[str, int]
    """How many rows of each kind."""
    unread: list[str] = field(default_factory=list)
    """Tables whose journal is whole, but which this program cannot follow: their cards are not
    here."""


@dataclass(frozen=True)
class _Sum:
    """What rows come to."""

    count: int
    digest: str


def move(source: Data, target: Data, codecs: Codecs) -> Moved:
    """Copy everything to a target that holds nothing yet; raise `StoreError` if it cannot be done,
    and the target holds nothing then. The source stays as it was."""
    with source.held() as old:
        _check_source(old)
        with target.held(makes=True) as new:
            _check_empty(new)
            with new.transaction():
                copied = {name: _copy(old, new, name) for name in ROWS}
                new.go_on_numbering()
                for name, expected in copied.items():
                    _compare(name, expected, _summed(new, name))
            moved = Moved({name: total.count for name, total in copied.items()})
            try:
                _reload(new, codecs, moved)
            except StoreError:
                _empty(new)
                raise
    return moved


def _check_source(old: Session) -> None:
    version = old.version()
    if version != VERSION:
        what = f"has schema {version}, not {VERSION}: start this program's server there once"
        raise StoreError(f"{old.place} {what}")
    bare = old.rows("SELECT count(*) FROM tables WHERE status != 'over' AND key IS NULL")[0][0]
    if bare:
        what = f"{bare} running games have secrets that are not sealed: start the server there once"
        raise StoreError(f"{old.place}: {what}")


def _check_empty(new: Session) -> None:
    for name in ROWS:
        if any(_rows(new, name)):
            what = "is not empty; nothing was written. Name an empty database"
            raise StoreError(f"{new.place} {what} or directory")


def _empty(new: Session) -> None:
    with new.transaction():
        for name in reversed(ROWS):
            if name != "meta":
                new.rows(f"DELETE FROM {name}")
        for key, _ in _rows(new, "meta"):
            new.rows("DELETE FROM meta WHERE key = ?", (key,))


def _rows(session: Session, name: str) -> Iterator[Row]:
    """Yield all rows of a table in the order of their keys, without what a database knows of
    itself, some at a time."""
    kept = ROWS[name]
    columns, key = ", ".join(kept.columns), ", ".join(kept.key)
    flags = [n for n, column in enumerate(kept.columns) if column in FLAGS]
    marks = ", ".join("?" for _ in kept.key)
    after, last = "", ()
    while True:
        rows = session.rows(
            f"SELECT {columns} FROM {name}{after} ORDER BY {key} LIMIT {_AT_ONCE}", last
        )
        for row in rows:
            if name != "meta" or row[0] not in OWN_KEYS:
                yield tuple(bool(one) if n in flags else one for n, one in enumerate(row))
        if len(rows) < _AT_ONCE:
            return
        after, last = f" WHERE ({key}) > ({marks})", rows[-1][: len(kept.key)]


def _copy(old: Session, new: Session, name: str) -> _Sum:
    """Copy a table row by row; return what was read."""
    columns = ROWS[name].columns
    marks = ", ".join("?" for _ in columns)
    statement = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})"
    batch: list[Row] = []

    def rows() -> Iterator[Row]:
        for row in _rows(old, name):
            batch.append(row)
            if len(batch) == _AT_ONCE:
                new.run_many(statement, batch)
                batch.clear()
            yield row

    total = _sum(rows())
    if batch:
        new.run_many(statement, batch)
    return total


def _summed(session: Session, name: str) -> _Sum:
    return _sum(_rows(session, name))


def _sum(rows: Iterator[Row]) -> _Sum:
    digest, count = sha256(), 0
    for count, row in enumerate(rows, start=1):
        digest.update(msgspec.msgpack.encode(row))
    return _Sum(count, digest.hexdigest())


def _compare(name: str, expected: _Sum, found: _Sum) -> None:
    if found.count != expected.count:
        what = f"{expected.count} were read, {found.count} arrived"
        raise StoreError(f"not all rows of {name} arrived: {what}; nothing was written")
    if found != expected:
        raise StoreError(f"the rows of {name} arrived changed; nothing was written")


def _reload(new: Session, codecs: Codecs, moved: Moved) -> None:
    """Load every table as a server would; raise `StoreError` if a journal is not whole."""
    reader = Reader(new)
    for row in list(_rows(new, "tables")):
        stored = reader.load(row[0])
        assert stored is not None, "it was listed"
        table = load_table(stored, codecs)
        if table.trouble:
            moved.unread.append(stored.code)
