"""Looks whether everything in a database is as it was kept, and names the tables that are not.

What the database finds by itself first; then every table against the digest of its entries. Reads
with a connection of its own, in small steps: a server goes on meanwhile."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic

from galapagos.server.errors import StoreError
from galapagos.server.store.reader import Reader
from galapagos.server.store.session import Row, Session

_BATCH = 100


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

    def __init__(self, session: Session, *, quick: bool = False, pause: Pause = _go_on) -> None:
        """``session`` is closed in the end. ``quick``: without comparing what lists go by with the
        rows that they list."""
        self._session = session
        self._quick = quick
        self._pause = pause
        self.found = Checked()

    def interrupt(self) -> None:
        """Give up the step that is under way; from any thread."""
        self._session.interrupt()

    def run(self) -> Checked:
        """Look at everything, or as far as it may."""
        try:
            began = monotonic()
            self.found.pages += self._session.faults(quick=self._quick)
            if not self._pause(monotonic() - began):
                self._look_at_tables()
        finally:
            self._session.close()
        return self.found

    def _look_at_tables(self) -> None:
        reader = Reader(self._session)
        began = monotonic()
        try:
            for number, (code, count) in enumerate(self._codes(), start=1):
                self._look_at(reader, code, count)
                if number % _BATCH == 0:
                    if self._pause(monotonic() - began):
                        return
                    began = monotonic()
        except StoreError as error:
            what = f"the list of tables cannot be read to its end: {error}"
            self.found.pages.append(what)

    def _codes(self) -> Iterator[Row]:
        last = ""
        while True:
            rows = self._session.rows(
                "SELECT code, count FROM tables WHERE code > ? ORDER BY code LIMIT ?",
                (last, _BATCH),
            )
            yield from rows
            if len(rows) < _BATCH:
                return
            last = rows[-1][0]

    def _look_at(self, reader: Reader, code: str, count: int | None) -> None:
        self.found.tables += 1
        try:
            reader.load(code)
        except StoreError as error:
            self.found.damaged[code] = str(error)
            return
        if count is None:
            self.found.uncounted.append(code)
