"""The store on PostgreSQL, for a worker beside others."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from galapagos.server.errors import StoreError
from galapagos.server.store import postgres_crew as crew
from galapagos.server.store.base_store import Store
from galapagos.server.store.postgres_session import POSTGRES, PostgresSession
from galapagos.server.store.schema import VERSION, check_not_newer, migrate
from galapagos.server.store.sealed_store import seal_all
from galapagos.server.store.sealing import keyring_at
from galapagos.server.store.session import Session
from galapagos.server.store.store import Owner


class CrewStore(Store):
    """A database that other workers use as well, each its own tables."""

    def __init__(self, url: str, *, key_file: Path, address: str) -> None:
        """``address``: where the other workers reach this one."""
        self._url = url
        self._is_first = False
        self._joined = 0
        writer = PostgresSession(url, self._take)
        try:
            keyring = keyring_at(key_file)

            def prepare(is_first: bool) -> None:
                self._is_first = is_first
                _bring_up(writer, is_first=is_first)
                if is_first:
                    seal_all(writer, keyring, key_file)

            self._joined = crew.join(writer, address, keyring.name, prepare)
            self._pulse = crew.Pulse(url, self._joined)
            try:
                reader = PostgresSession(url)
            except StoreError:
                self._pulse.stop()
                raise
        except StoreError:
            writer.close()
            raise
        super().__init__(writer, reader, keyring)
        self.number = self._joined
        self.line_key = keyring.line_key
        """What workers know each other by."""

    # --- who is there ------------------------------------------------------------------------

    @property
    def others(self) -> dict[int, str]:
        """Addresses of the other workers, by number."""
        return self._pulse.others

    @property
    def is_overtaken(self) -> bool:
        return self._pulse.is_over

    @property
    def is_sure(self) -> bool:
        return self._pulse.is_sure

    def tell_departures(self, told: Callable[[frozenset[int]], None]) -> None:
        self._pulse.departed = told

    def _take(self, session: PostgresSession) -> None:
        crew.share(session)
        crew.end_idle(session)

    def _after_begin(self, session: Session) -> None:
        crew.check_there(session, self._joined)

    # --- whose a table is --------------------------------------------------------------------

    def claim(self, code: str) -> Owner | None:
        """Own a table, if nobody does; return who else does. May block."""
        owner = self._owner(code)
        if owner is None or owner.number in (0, self.number):
            # Behind everything that this worker has still to write, as that it lets go of it.
            self._run(
                "UPDATE tables SET owner = ? WHERE code = ? AND owner = 0", (self.number, code)
            ).result()
            owner = self._owner(code)
        is_mine = owner is None or owner.number == self.number
        return None if is_mine else owner

    def _owner(self, code: str) -> Owner | None:
        """Return whose a table is; None if there is no such table, which is told elsewhere."""
        with self._read() as reader:
            rows = reader.rows(
                "SELECT owner, COALESCE(address, '') FROM tables "
                "LEFT JOIN workers ON number = owner WHERE code = ?",
                (code,),
            )
        return Owner(*rows[0]) if rows else None

    def release(self, code: str) -> None:
        """Own a table no more: it was let go from memory."""
        self._run("UPDATE tables SET owner = 0 WHERE code = ? AND owner = ?", (code, self.number))

    # --- beginning and end -------------------------------------------------------------------

    def begin(self, now: int) -> None:
        """Begin; who is first has noted already that a server was away."""
        if self._is_first:
            self._begin_check()

    def _check_session(self) -> Session:
        return PostgresSession(self._url)

    def _before_close(self, session: Session) -> None:
        self._pulse.stop()
        with suppress(StoreError):  # then the others put it out
            crew.leave(session, self._joined)


def _bring_up(session: PostgresSession, *, is_first: bool) -> None:
    """Make the tables, or bring them to this program's version. Nobody uses them meanwhile: there
    is no other worker, and whoever else comes waits at the door."""
    found = session.version()
    check_not_newer(session, found)
    if found == VERSION:
        return
    if not is_first:
        what = "workers of an older program use it: stop them all, and start these then"
        raise StoreError(f"{session.place}: {what}")
    if not found:
        session.make_schema()
    migrate(session, POSTGRES)
