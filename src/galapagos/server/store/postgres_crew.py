"""Several servers on one PostgreSQL, its *workers*: who they are, who is gone, and what becomes of
the tables of those.

A worker is a row with a number that never comes again. It says twice a second that it is there, and
may write as long as its row is there: every group that it writes begins with a lock on that row, so
that nobody is put out in the middle of one. A table says whose it is, and is written to by that one
only, in the same statement that makes the journal longer.

A worker is put out by whichever other one sees first that it has not been there for some seconds,
or that its connection is gone and does not come back: its row is deleted and its tables are
nobody's, in one transaction. If it only stood still it can write nothing any more when it wakes up,
notices, and ends. Only times that one machine has measured itself are compared: clocks may differ.
"""

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic, sleep, time

from galapagos.server.errors import InUse, StoreError
from galapagos.server.store import changes
from galapagos.server.store.postgres_reign import LOCK, next_reign
from galapagos.server.store.postgres_session import PostgresSession
from galapagos.server.store.session import Session

_DOOR = LOCK + 1
"""The lock that is held while somebody comes in."""
_ALIVE = LOCK + 2
"""The first half of the locks that workers hold as long as they are connected."""
_EVERY = 0.5
"""Seconds between two signs of life."""
LEASE = 3.0
"""Seconds without one after which a worker is put out."""
_UNHEARD = 1.5
"""Seconds without a connection after which it is: one that is only lost is back by then."""
_MARGIN = 0.5
"""How much earlier than the others a worker itself takes its lease for ended."""
_IDLE_MS = "2000"
"""After so many milliseconds PostgreSQL ends a group in which a worker has stopped."""
_LOCKED_MS = 1000
"""Milliseconds to wait for a group of one that is to be put out; then the others try again."""
_LOOK = 0.1
_MS = 1000
_log = logging.getLogger("galapagos.server")


@dataclass(frozen=True)
class Member:
    """A worker as the others see it."""

    number: int
    address: str
    beat: int
    is_connected: bool


class Watch:
    """Knows how long the others have not been heard of."""

    def __init__(self) -> None:
        self._heard: dict[int, tuple[int, float]] = {}
        """The last sign of life of each, and when it was new."""
        self._connected: dict[int, float] = {}
        """When each was last seen connected."""
        self._looked = float("-inf")

    def look(self, members: Mapping[int, Member], now: float) -> list[Member]:
        """Return those who are gone. Where nobody looked for a while nobody is: it may have been
        PostgreSQL itself, or this worker, that stood still."""
        was_away = now - self._looked > _UNHEARD
        self._looked = now
        heard = {number: self._heard.get(number, (-1, now)) for number in members}
        self._heard = {
            number: (member.beat, now)
            if was_away or heard[number][0] != member.beat
            else heard[number]
            for number, member in members.items()
        }
        self._connected = {
            number: now if was_away or member.is_connected else self._connected.get(number, now)
            for number, member in members.items()
        }
        return [
            member
            for number, member in members.items()
            if now - self._heard[number][1] > LEASE or now - self._connected[number] > _UNHEARD
        ]


def share(session: Session) -> None:
    """Hold a database together with others, as long as this connection lives."""
    if not session.rows("SELECT pg_try_advisory_lock_shared(?)", (LOCK,))[0][0]:
        what = "is in use by a server that wants it to itself: stop that one first"
        raise InUse(f"{session.place} {what}")


def members_of(session: Session) -> dict[int, Member]:
    """Return the workers by their numbers."""
    rows = session.rows(
        "SELECT number, address, beat, EXISTS (SELECT 1 FROM pg_locks "
        "WHERE locktype = 'advisory' AND granted AND classid = ? AND objid = number::oid "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) "
        "FROM workers",
        (_ALIVE,),
    )
    return {row[0]: Member(*row) for row in rows}


def join(session: Session, address: str, key: str, prepare: Callable[[bool], None]) -> int:
    """Come in as a worker; return its number.

    ``prepare`` is called before, with whether no other worker is there. Who finds the traces of
    others waits for a sign of life of them."""
    session.rows("SELECT pg_advisory_lock(?)", (_DOOR,))
    try:
        is_first = not session.version() or _is_nobody_there(session)
        prepare(is_first)
        _check_key(session, key, is_first=is_first)
        with session.transaction():
            if is_first:
                changes.begin(session, int(time() * _MS))
            number = next_reign(session)
            session.rows(
                "INSERT INTO workers (number, address, key, beat) VALUES (?, ?, ?, 0)",
                (number, address, key),
            )
        return number
    finally:
        session.rows("SELECT pg_advisory_unlock(?)", (_DOOR,))


def _is_nobody_there(session: Session) -> bool:
    if not session.rows("SELECT to_regclass('workers') IS NOT NULL")[0][0]:
        return True
    watch, first = Watch(), members_of(session)
    while True:
        members = members_of(session)
        if any(
            number not in first or first[number].beat != m.beat for number, m in members.items()
        ):
            return False
        if len(watch.look(members, monotonic())) == len(members):
            return True
        sleep(_LOOK)


def _check_key(session: Session, key: str, *, is_first: bool) -> None:
    """Refuse a worker that could not open the secrets of the others' tables."""
    keys = session.rows("SELECT key FROM workers WHERE key != ?", (key,))
    if keys and not is_first:
        what = f"its workers use the key {keys[0][0]}, and this one has {key}: give all the same"
        raise StoreError(f"{session.place}: {what} key file, by --key-file or in their --data")


def put_out(session: Session, member: Member) -> bool:
    """Put a worker out, unless it has given a sign of life; its tables are nobody's then."""
    with session.transaction():
        # It may be in the middle of a group.
        session.rows(f"SET LOCAL lock_timeout = {_LOCKED_MS}")
        is_out = session.rows(
            "DELETE FROM workers WHERE number = ? AND beat = ? RETURNING number",
            (member.number, member.beat),
        )
        if is_out:
            _leave_tables(session, member.number)
    return bool(is_out)


def leave(session: Session, number: int) -> None:
    """Go, and leave all tables to the others."""
    with session.transaction():
        session.rows("DELETE FROM workers WHERE number = ?", (number,))
        _leave_tables(session, number)


def _leave_tables(session: Session, number: int) -> None:
    now = int(time() * _MS)
    session.rows(
        "UPDATE tables SET owner = 0, is_asleep = is_asleep OR remaining IS NOT NULL, back = ?, "
        "due = remaining + ? WHERE owner = ?",
        (now, now, number),
    )


def check_there(session: Session, number: int) -> None:
    """Raise `StoreError` unless a worker is still there; from then on it is until the end of the
    transaction."""
    if not session.rows("SELECT 1 FROM workers WHERE number = ? FOR KEY SHARE", (number,)):
        what = "this worker was put out, because it stood still: its tables are with others"
        raise StoreError(f"{session.place}: {what}")


def end_idle(session: Session) -> None:
    """Let PostgreSQL end what a worker has begun to write if it stands still in the middle."""
    session.rows("SELECT set_config('idle_in_transaction_session_timeout', ?, FALSE)", (_IDLE_MS,))


class Pulse:
    """Says again and again that a worker is there, over a connection of its own; sees who else is,
    and puts out who is not any more."""

    def __init__(self, url: str, number: int) -> None:
        self._url = url
        self._number = number
        self._beats = 0
        self._watch = Watch()
        self._is_stopped = threading.Event()
        self._sure_until = monotonic() + LEASE - _MARGIN
        self.is_over = False
        """Whether this worker was put out."""
        self.others: dict[int, str] = {}
        """Addresses of the other workers, by number."""
        self.departed: Callable[[frozenset[int]], None] = lambda numbers: None
        """Told of those who are gone; from another thread."""
        self._thread = threading.Thread(target=self._beat_for_ever, name="pulse", daemon=True)
        self._thread.start()

    @property
    def is_sure(self) -> bool:
        """Whether nobody can have put this worker out yet."""
        return not self.is_over and monotonic() < self._sure_until

    def stop(self) -> None:
        self._is_stopped.set()
        self._thread.join()

    def _connected(self, session: PostgresSession) -> None:
        share(session)
        session.rows("SELECT pg_advisory_lock(?, ?)", (_ALIVE, self._number))

    def _beat_for_ever(self) -> None:
        session: PostgresSession | None = None
        while not self.is_over and not self._is_stopped.wait(_EVERY if session else 0):
            try:
                session = session or PostgresSession(self._url, self._connected)
                self._beat(session)
            except StoreError as error:
                _log.warning("no sign of life: %s", error)
                self._is_stopped.wait(_EVERY)
            except Exception:  # a bug: a worker without signs of life would hang its tables
                _log.exception("no sign of life")
                self._is_stopped.wait(_EVERY)
        if session is not None:
            session.close()

    def _beat(self, session: PostgresSession) -> None:
        began, self._beats = monotonic(), self._beats + 1
        with session.transaction():
            # Nothing is lost with one that was not written to the disk in time.
            session.rows("SET LOCAL synchronous_commit = off")
            is_there = session.rows(
                "UPDATE workers SET beat = ? WHERE number = ? RETURNING number",
                (self._beats, self._number),
            )
            members = members_of(session)
        if not is_there:
            self.is_over = True
            return
        self._sure_until = began + LEASE - _MARGIN
        del members[self._number]
        for member in self._watch.look(members, monotonic()):
            if put_out(session, member):
                _log.warning("worker %s is gone: its tables are free", member.number)
            del members[member.number]
        gone = frozenset(self.others).difference(members)
        self.others = {number: member.address for number, member in members.items()}
        if gone:
            self.departed(gone)
