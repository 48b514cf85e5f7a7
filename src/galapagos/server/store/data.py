"""Where a server's data is: in a directory, or in a database that is named."""

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.kernel.errors import BadData
from galapagos.server.errors import StoreError
from galapagos.server.store.base_store import Store
from galapagos.server.store.schema import VERSION, check_not_newer
from galapagos.server.store.sealing import KEY_FILE
from galapagos.server.store.session import Session

if TYPE_CHECKING:
    from galapagos.server.store.crew_store import CrewStore

_SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Data(ABC):
    """The data of one server."""

    directory: Path
    """Where its key lies, and the embedded database if no other is named."""
    named_key: Path | None
    """Where the key lies if not in the directory."""

    @property
    def key_file(self) -> Path:
        return self.named_key or self.directory / KEY_FILE

    @property
    @abstractmethod
    def place(self) -> str:
        """Where it is, for people; without a password."""

    @property
    @abstractmethod
    def options(self) -> list[str]:
        """With which options of ``galapagos serve`` it is used; without a password."""

    @abstractmethod
    def open(self, *, waits: bool = False) -> Store:
        """Open it for a server; it is made or brought up to date by itself. ``waits``: until no
        other server uses it."""

    @property
    def can_be_shared(self) -> bool:
        """Whether several workers can use it at once."""
        return False

    def share(self, address: str) -> "CrewStore":
        """Open it for a worker beside others, who reach it at an address."""
        raise StoreError(f"{self.place} cannot be shared")

    @abstractmethod
    def held(self, *, makes: bool = False) -> AbstractContextManager[Session]:
        """Hold it as a server would: none runs meanwhile. ``makes``: its tables are made, or
        brought up to date; else they must be there."""

    @abstractmethod
    def session(self, *, may_write: bool) -> Session:
        """Connect to what is there, also while a server runs."""

    def connect(self, *, may_write: bool = False, any_version: bool = False) -> Session:
        """Connect to tables that are there, also while a server runs; raise `StoreError` if there
        are none of this program's version, or none that it knows."""
        session = self.session(may_write=may_write)
        try:
            version = session.version()
            check_not_newer(session, version)
            if not version:
                raise StoreError(f"{self.place} holds no tables")
            if version < VERSION and not any_version:
                what = f"has schema {version}: start the server once to bring it up"
                raise StoreError(f"{session.place} {what}")
        except StoreError:
            session.close()
            raise
        return session


def data_at(directory: Path, database: str = "", named_key: Path | None = None) -> Data:
    """Return the data in a directory; or in a database, by its address."""
    if not database:
        from galapagos.server.store.sqlite_store import SqliteData

        return SqliteData(directory, named_key)
    if not is_address(database):
        # What stands behind the first words may be a password.
        found = database.partition("://")[0]
        what = f"expected an address such as postgresql://user@host/name, found {found!r}"
        raise BadData(what, source="--database")
    # Who uses the embedded database needs no driver for another.
    from galapagos.server.store.postgres_store import PostgresData

    return PostgresData(directory, named_key, database)


def is_address(text: str) -> bool:
    """Whether a text names a database, rather than a directory."""
    return text.startswith(_SCHEMES)
