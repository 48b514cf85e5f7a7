"""Who may write to a PostgreSQL: one server at a time, its *reign*.

The connection that writes holds a lock of the database as long as it lives; a server that is killed
lets go of it at once. Reigns are numbered. Whoever reigns says so every second, by its *beat*. A
server that stands by and sees no beat for some seconds ends the connection of the one that stands
still, takes the lock and begins the next reign. The other cannot write any more when it wakes up:
its lock went with its connection, and it finds that the reign is another one's."""

import logging
import threading
from time import monotonic, sleep

from galapagos.server.errors import InUse, StoreError
from galapagos.server.store.postgres_session import PostgresSession
from galapagos.server.store.schema import BEAT, REIGN
from galapagos.server.store.session import Session

LOCK = 0x67616C61
"""The number of the lock: "gala"."""
_EVERY = 1.0
"""Seconds between two beats."""
_LEASE = 3.0
"""Seconds without a beat after which a server is taken to stand still."""
_LOOK = 0.25
"""Seconds between two looks of a server that stands by."""
_KEEP = (
    "INSERT INTO meta (key, value) VALUES (?, ?) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
_log = logging.getLogger("galapagos.server")


def hold(session: PostgresSession) -> None:
    """Hold a database for one server, as long as this connection lives."""
    if not _is_held(session):
        what = "is in use by another server: stop it, or give another --database"
        raise InUse(f"{session.place} {what}")


def stand_by(session: PostgresSession) -> None:
    """Hold a database as soon as no other server does, or the one that does stands still."""
    watch = _Watch()
    while not _is_held(session):
        watch.look(session)
        sleep(_LOOK)


def _is_held(session: Session) -> bool:
    return bool(session.rows("SELECT pg_try_advisory_lock(?)", (LOCK,))[0][0])


class _Watch:
    """Watches the server that holds a database."""

    def __init__(self) -> None:
        self._seen: tuple[int, bytes] | None = None
        self._since = monotonic()

    def look(self, session: PostgresSession) -> None:
        """End the connection of a server that stands still."""
        seen = _holder(session)
        if seen != self._seen:
            self._seen, self._since = seen, monotonic()
        elif seen is not None and monotonic() - self._since > _LEASE:
            _log.warning("the server before this one stands still: it is put out")
            session.rows("SELECT pg_terminate_backend(?)", (seen[0],))
            self._since = monotonic()


def _holder(session: PostgresSession) -> tuple[int, bytes] | None:
    """Return the process of PostgreSQL that holds the lock alone, and the last beat; None where
    there is no beat yet to go by."""
    held = session.rows(
        "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = ? "
        "AND mode = 'ExclusiveLock' "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
        (LOCK,),
    )
    if not held or not session.version():
        return None
    beats = session.rows("SELECT value FROM meta WHERE key = ?", (BEAT,))
    return (int(held[0][0]), bytes(beats[0][0])) if beats else None


def begin_reign(session: Session) -> int:
    """Begin the next reign; return its number."""
    with session.transaction():
        return next_reign(session)


def next_reign(session: Session) -> int:
    """Begin the next reign inside a transaction; return its number."""
    reign = reign_of(session) + 1
    session.rows(_KEEP, (REIGN, b"%d" % reign))
    session.rows(_KEEP, (BEAT, b"%d begins" % reign))
    return reign


def reign_of(session: Session) -> int:
    """Return the number of the last reign; 0 if there was none."""
    rows = session.rows("SELECT value FROM meta WHERE key = ?", (REIGN,))
    return int(rows[0][0]) if rows else 0


class Beat:
    """Says every second that a reign goes on, over a connection of its own; notices its end."""

    def __init__(self, url: str, reign: int) -> None:
        self._url = url
        self._reign = reign
        self._is_stopped = threading.Event()
        self.is_over = False
        """Whether another server reigns."""
        self._thread = threading.Thread(target=self._beat_for_ever, name="beat", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._is_stopped.set()
        self._thread.join()

    def _beat_for_ever(self) -> None:
        session: PostgresSession | None = None
        number = 0
        while not self.is_over and not self._is_stopped.wait(_EVERY):
            number += 1
            try:
                session = session or PostgresSession(self._url)
                with session.transaction():
                    self.is_over = not self._beat(session, number)
            except StoreError as error:
                _log.warning("no beat: %s", error)
        if session is not None:
            session.close()

    def _beat(self, session: Session, number: int) -> bool:
        """Beat once; return whether the reign goes on."""
        return bool(
            session.rows(
                "UPDATE meta SET value = ? WHERE key = ? AND EXISTS "
                "(SELECT 1 FROM meta WHERE key = ? AND value = ?) RETURNING key",
                (b"%d %d" % (self._reign, number), BEAT, REIGN, b"%d" % self._reign),
            )
        )
