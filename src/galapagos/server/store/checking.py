"""Looks whether everything in a database is as it was kept, and names the tables that are not.

The pages first, as SQLite sees them; then every table against the digest of its entries. Reads with
a connection of its own, in small steps: a server goes on meanwhile."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from galapagos.server.errors import StoreError
from galapagos.server.store.sqlite_reader import SqliteReader
from galapagos.server.store.sqlite_schema import connect, explained

_WAIT = 10.0
_BATCH = 100
_MOST_PAGES = 20
"""Faults of pages that are told; the tables they hit are all named."""


@dataclass
class Checked:
    """What was looked at and found."""

    tables: int = 0
    pages: list[str] = field(default_factory=list)
    """What is wrong with the file as a whole."""
    damaged: dict[str, str] = field(default_factory=dict)
    """What is wrong with tables, by their codes."""
    uncounted: list[str] = field(default_factory=list)
    """Tables of an older program, whose entries have no digest yet."""

    @property
    def is_whole(self) -> bool:
        return not self.pages and not self.damaged


Pause = Callable[[float], bool]
"""Called after every step with the seconds it took; whether to stop."""


def _go_on(took: float) -> bool:
    return False


class Checker:
    """One look at a database."""

    def __init__(self, path: Path, *, quick: bool = False, pause: Pause = _go_on) -> None:
        """``quick``: without comparing what lists go by with the rows that they list."""
        self._path = path
        self._quick = quick
        self._pause = pause
        self._connection = connect(path, wait=_WAIT, may_write=False)
        self.found = Checked()

    def interrupt(self) -> None:
        """Give up the step that is under way; from any thread."""
        self._connection.interrupt()

    def run(self) -> Checked:
        """Look at everything, or as far as it may."""
        try:
            began = monotonic()
            self._look_at_pages()
            if not self._pause(monotonic() - began):
                self._look_at_tables()
        finally:
            self._connection.close()
        return self.found

    def _look_at_pages(self) -> None:
        check = "quick_check" if self._quick else "integrity_check"
        try:
            rows = self._connection.execute(f"PRAGMA {check}({_MOST_PAGES})").fetchall()
            self.found.pages += [str(row[0]) for row in rows if row[0] != "ok"]
        except sqlite3.Error as error:
            self.found.pages.append(str(explained(error, self._path)))

    def _look_at_tables(self) -> None:
        reader = SqliteReader(self._connection, self._path)
        began = monotonic()
        try:
            for number, (code, count) in enumerate(self._codes(), start=1):
                self._look_at(reader, code, count)
                if number % _BATCH == 0:
                    if self._pause(monotonic() - began):
                        return
                    began = monotonic()
        except sqlite3.Error as error:
            what = f"the list of tables cannot be read to its end: {explained(error, self._path)}"
            self.found.pages.append(what)

    def _codes(self) -> Iterator[tuple[str, int | None]]:
        last = ""
        while True:
            rows = self._connection.execute(
                "SELECT code, count FROM tables WHERE code > ? ORDER BY code LIMIT ?",
                (last, _BATCH),
            ).fetchall()
            yield from rows
            if len(rows) < _BATCH:
                return
            last = rows[-1][0]

    def _look_at(self, reader: SqliteReader, code: str, count: int | None) -> None:
        self.found.tables += 1
        try:
            reader.load(code)
        except StoreError as error:
            self.found.damaged[code] = str(error)
            return
        if count is None:
            self.found.uncounted.append(code)
