"""A connection to a database, as the store speaks to all of them.

Statements are written once, in what SQLite and PostgreSQL have in common, with ``?`` for values.
Whatever goes wrong is a `StoreError` that names the place and says what to do: `Conflict` where a
statement does not fit what is kept, `Damaged` where what was kept cannot be read any more."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, ClassVar

from galapagos.server.errors import StoreError

Row = tuple[Any, ...]


class Session(ABC):
    """One connection, used by one thread at a time."""

    place: str
    """Where that is, for people; without a password."""
    joined: ClassVar[str]
    """The function that joins the texts of several rows."""
    begins: ClassVar[str]
    """How a transaction begins that writes; ``looks``: one that sees a single moment."""
    looks: ClassVar[str]

    @abstractmethod
    def rows(self, statement: str, values: Sequence[object] = ()) -> list[Row]:
        """Do something; return the rows that it gives."""

    @abstractmethod
    def run_many(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """Do the same for each of several rows of values."""

    @abstractmethod
    def version(self) -> int:
        """Return the version of the tables; 0 if there are none."""

    @abstractmethod
    def set_version(self, version: int) -> None:
        """Note the version of the tables."""

    @abstractmethod
    def close(self) -> None:
        """Let go; whoever asks later is refused."""

    def faults(self, *, quick: bool) -> list[str]:
        """Return what is wrong with the database as a whole, as far as it can tell by itself.

        ``quick``: without comparing what lists go by with the rows that they list."""
        return []

    def go_on_numbering(self) -> None:  # noqa: B027  few databases need it
        """Number new lines of chat after those that were written with their numbers."""

    def interrupt(self) -> None:  # noqa: B027  not every database can
        """Give up the statement that is under way, if that can be; from any thread."""

    def begin(self, how: str) -> None:
        """Begin a transaction."""
        self.rows(how)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Keep all that is written meanwhile together, or nothing."""
        with self._together(self.begins):
            yield

    @contextmanager
    def moment(self) -> Iterator[None]:
        """Read from the database as it is at one moment."""
        with self._together(self.looks):
            yield

    @contextmanager
    def _together(self, how: str) -> Iterator[None]:
        self.begin(how)
        try:
            yield
        except BaseException:
            with suppress(StoreError):  # it may be over already
                self.rows("ROLLBACK")
            raise
        self._commit()

    def _commit(self) -> None:
        try:
            self.rows("COMMIT")
        except StoreError:
            with suppress(StoreError):  # a commit that failed may leave it open
                self.rows("ROLLBACK")
            raise
