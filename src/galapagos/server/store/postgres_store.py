"""The store on PostgreSQL, for one server at a time."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from galapagos.server.errors import StoreError
from galapagos.server.store.base_store import Store, sealing_keys
from galapagos.server.store.crew_store import CrewStore
from galapagos.server.store.data import Data
from galapagos.server.store.postgres_reign import Beat, begin_reign, hold, reign_of, stand_by
from galapagos.server.store.postgres_session import POSTGRES, PostgresSession, shown
from galapagos.server.store.schema import check_not_newer, migrate
from galapagos.server.store.session import Session


class PostgresStore(Store):
    """A database that may be on another machine."""

    def __init__(self, url: str, *, key_file: Path, waits: bool = False) -> None:
        """``key_file`` holds the key that seals secrets: it is never in the database. ``waits``:
        until no other server uses the database."""
        self._url = url
        self._reign = 0
        writer = PostgresSession(url, stand_by if waits else self._take)
        writer.connected = self._take  # also if it has waited the first time
        self._beat: Beat | None = None
        try:
            found = writer.version()
            check_not_newer(writer, found)
            if not found:
                writer.make_schema()
                migrate(writer, POSTGRES)
            # Before older tables are brought up to date: that may take longer than a beat.
            self._reign = begin_reign(writer)
            self._beat = Beat(url, self._reign)
            migrate(writer, POSTGRES)
            keyring = sealing_keys(writer, key_file)
            reader = PostgresSession(url)
        except StoreError:
            if self._beat is not None:
                self._beat.stop()
            writer.close()
            raise
        super().__init__(writer, reader, keyring)

    @property
    def is_overtaken(self) -> bool:
        return self._beat is not None and self._beat.is_over

    def _take(self, session: PostgresSession) -> None:
        """Take the database over with a new connection, if it is still ours."""
        self._check_reign(session)  # so that it is known at once
        hold(session)
        self._check_reign(session)  # so that it is certain

    def _check_reign(self, session: PostgresSession) -> None:
        if self._reign and reign_of(session) != self._reign:
            what = "another server has used it meanwhile: restart this one"
            raise StoreError(f"{session.place}: {what}")

    def _check_session(self) -> Session:
        return PostgresSession(self._url)

    def close(self) -> None:
        """Keep all that was asked for, then let go of the database."""
        if self._beat is not None:
            self._beat.stop()
        super().close()


@dataclass(frozen=True)
class PostgresData(Data):
    """Data in a database that is named by its address."""

    url: str

    @property
    def place(self) -> str:
        return shown(self.url)

    @property
    def options(self) -> list[str]:
        return ["--database", self.place]

    def open(self, *, waits: bool = False) -> Store:
        return PostgresStore(self.url, key_file=self.key_file, waits=waits)

    @property
    def can_be_shared(self) -> bool:
        return True

    def share(self, address: str) -> CrewStore:
        return CrewStore(self.url, key_file=self.key_file, address=address)

    @contextmanager
    def held(self, *, makes: bool = False) -> Iterator[Session]:
        with closing(PostgresSession(self.url, hold)) as session:
            if makes:
                session.make_schema()
                migrate(session, POSTGRES)
            yield session

    def session(self, *, may_write: bool) -> Session:
        return PostgresSession(self.url)
