"""Reading what is kept: a connection of its own, never in the way of the writer."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256

import msgspec

from galapagos.server.errors import Damaged
from galapagos.server.store.digest import first_digest, grown
from galapagos.server.store.sealing import Keyring, Sealed
from galapagos.server.store.session import Row, Session
from galapagos.server.store.store import (
    ChatLine,
    Found,
    Listing,
    Person,
    Query,
    Shown,
    Solved,
    Stored,
)

_shown = msgspec.json.Decoder(Shown)


class Reader:
    """Questions to the database. May be asked from any thread; one at a time is answered."""

    def __init__(self, session: Session, keyring: Keyring | None = None) -> None:
        """``keyring``: opens sealed secrets; whoever asks for none of them needs none."""
        self._session = session
        self._keyring = keyring
        self._lock = threading.Lock()
        self.number = 0
        """By which number this program owns tables; 0: no other one has any."""

    def close(self) -> None:
        """Let go of the database when the last question is answered; later ones are refused.

        SQLite does not survive that a connection is closed in the middle of a question."""
        with self._lock:
            self._session.close()

    @contextmanager
    def _read(self) -> Iterator[Session]:
        """Hold the reading connection, in one moment of the database."""
        with self._lock, self._session.moment():
            yield self._session

    def load(self, code: str, *, whole: bool = True) -> Stored | None:
        """Return a table, None if there is none; raise `Damaged` if it is not as it was kept.

        ``whole``: with all its entries; else with a snapshot in place of the first ones, if there
        is one."""
        with self._read() as reader:
            found = reader.rows(
                "SELECT link, secret, key, count, digest, is_asleep, back FROM tables "
                "WHERE code = ?",
                (code,),
            )
            if not found:
                return None
            link, secret, key, count, digest, is_asleep, back = found[0]
            snapshot = None if whole else _snapshot(reader, code)
            first = 1 if snapshot is None else snapshot[0] + 1
            before = first_digest(code, link) if snapshot is None else snapshot[1]
            rows = reader.rows(
                "SELECT serial, body FROM entries WHERE code = ? AND serial >= ? ORDER BY serial",
                (code, first),
            )
        bodies = [body for _, body in rows]
        if count is not None:
            check_entries(code, rows, first, count)
            if grown(before, bodies) != digest:
                raise Damaged(f"table {code} is damaged: its entries are not those that were kept")
        body = None if snapshot is None else snapshot[2]
        secret, trouble = self._opened(code, secret, key)
        asleep = bool(is_asleep)
        return Stored(code, link, secret, bodies, first, body, asleep, back or 0, trouble)

    def _opened(self, code: str, secret: bytes, key: str | None) -> tuple[bytes, str]:
        """Return the secret of a table, or why it cannot be read."""
        if key is None:
            return secret, ""
        found = self._keyring.open(Sealed(key, secret), code) if self._keyring else None
        if found is not None:
            return found, ""
        if self._keyring is not None and key in self._keyring:
            return b"", "what is kept of its secret is damaged"
        return b"", f"its secret is sealed, and the key {key} is not in the server's key file"

    def due(self, now: int, most: int) -> list[str]:
        """Return tables not in memory at which something must happen by now, the first first."""
        statement = (
            "SELECT code FROM tables WHERE due <= ? AND owner IN (0, ?) ORDER BY due LIMIT ?"
        )
        with self._read() as reader:
            return [code for (code,) in reader.rows(statement, (now, self.number, most))]

    def next_due(self) -> int | None:
        """Return when the next of them is due."""
        with self._read() as reader:
            [(due,)] = reader.rows(
                "SELECT min(due) FROM tables WHERE due IS NOT NULL AND owner IN (0, ?)",
                (self.number,),
            )
        return None if due is None else int(due)

    def find(self, name: str) -> str | None:
        """Return the code of the table with this code or link, None if there is none."""
        with self._read() as reader:
            rows = reader.rows("SELECT code FROM tables WHERE code = ? OR link = ?", (name, name))
        return str(rows[0][0]) if rows else None

    def tables(self, query: Query) -> list[Found]:
        """Return tables, the last changed first."""
        conditions, values = _conditions(query)
        people = f"{self._session.joined}(person, ' ')"
        statement = (
            "SELECT code, link, game, status, is_public, wakes, waiting, updated, shown, "
            f"(SELECT {people} FROM players WHERE players.code = tables.code) "
            f"FROM tables{conditions} ORDER BY updated DESC, code"
        )
        if query.most is not None:
            statement += " LIMIT ?"
            values.append(query.most)
        with self._read() as reader:
            rows = reader.rows(statement, values)
        return [_found(row) for row in rows]

    def said(self, code: str, most: int) -> list[ChatLine]:
        """Return what was said last at a table, in order."""
        statement = (
            "SELECT at, person, name, channel, text, number FROM chat WHERE code = ? "
            "ORDER BY number DESC LIMIT ?"
        )
        with self._read() as reader:
            rows = reader.rows(statement, (code, most))
        return [ChatLine(*row) for row in reversed(rows)]

    def mutes(self, code: str) -> set[tuple[str, str]]:
        """Return who does not want to hear whom."""
        with self._read() as reader:
            rows = reader.rows("SELECT person, muted FROM mutes WHERE code = ?", (code,))
        return {(person, muted) for person, muted in rows}

    def person(self, person: str) -> Person | None:
        """Return what is known of a person."""
        with self._read() as reader:
            rows = reader.rows(
                "SELECT id, name, language, seen FROM people WHERE id = ?", (person,)
            )
        return Person(*rows[0]) if rows else None

    def key(self, key: bytes) -> str | None:
        """Return whose recovery code has this hash, None if it is nobody's."""
        with self._read() as reader:
            rows = reader.rows("SELECT person FROM keys WHERE hash = ?", (key,))
        return str(rows[0][0]) if rows else None

    def link(self, key: bytes, now: int) -> str | None:
        """Return whom a link with this hash stands for, None if it is nobody's or too old."""
        with self._read() as reader:
            rows = reader.rows("SELECT person FROM links WHERE hash = ? AND until > ?", (key, now))
        return str(rows[0][0]) if rows else None

    def solved(self, person: str) -> list[Solved]:
        """Return the puzzles that somebody has solved, in order."""
        statement = (
            "SELECT game, puzzle, day FROM solved WHERE person = ? ORDER BY game, puzzle, day"
        )
        with self._read() as reader:
            return [Solved(*row) for row in reader.rows(statement, (person,))]

    def analysis(self, code: str) -> bytes | None:
        """Return what was found out about a finished game, if anything was kept."""
        with self._read() as reader:
            rows = reader.rows("SELECT body FROM analyses WHERE code = ?", (code,))
        return bytes(rows[0][0]) if rows else None

    def _meta(self, key: str) -> bytes:
        with self._read() as reader:
            [(value,)] = reader.rows("SELECT value FROM meta WHERE key = ?", (key,))
        return bytes(value)


def _snapshot(reader: Session, code: str) -> tuple[int, bytes, bytes] | None:
    """Return place, digest of the journal and body of a table's snapshot, if it is whole."""
    for serial, digest, body, body_digest in reader.rows(
        "SELECT serial, digest, body, body_digest FROM snapshots WHERE code = ?", (code,)
    ):
        if snapshot_digest(serial, digest, body) == body_digest:
            return serial, digest, body
    return None


def snapshot_digest(serial: int, digest: bytes, body: bytes) -> bytes:
    """Return by what a snapshot is known to be whole."""
    return sha256(serial.to_bytes(8, "big") + digest + body).digest()


def check_entries(code: str, rows: Sequence[Row], first: int, count: int) -> None:
    """Raise `Damaged` if the places of a table's entries are not all there."""
    places = [serial for serial, _ in rows]
    if places == list(range(first, count + 1)):
        return
    missing = sorted(set(range(first, count + 1)).difference(places))
    what = f"entry {missing[0]} is missing" if missing else f"it has more than {count} entries"
    raise Damaged(f"table {code} is damaged: expected entries {first} to {count}, but {what}")


def _conditions(query: Query) -> tuple[str, list[object]]:
    """Return the WHERE clause of a query and its values."""
    found: list[tuple[str, list[object]]] = []
    if query.code is not None:
        found.append(("code = ?", [query.code]))
    if query.person is not None:
        found.append(("code IN (SELECT code FROM players WHERE person = ?)", [query.person]))
    if query.status is not None:
        marks = ", ".join("?" for _ in query.status)
        found.append((f"status IN ({marks})", list(query.status)))
    if query.is_public is not None:
        found.append(("is_public" if query.is_public else "NOT is_public", []))
    if query.wakes is not None:
        found.append(("wakes" if query.wakes else "NOT wakes", []))
    if query.before is not None:
        found.append(("updated < ?", [query.before]))
    if query.shown is not None:
        found.append((f"shown IS {'NOT ' if query.shown else ''}NULL", []))
    if not found:
        return "", []
    clause = " AND ".join(condition for condition, _ in found)
    return f" WHERE {clause}", [value for _, values in found for value in values]


def _found(row: Row) -> Found:
    code, link, game, status, is_public, wakes, waiting, updated, shown, people = row
    listing = Listing(
        game,
        status,
        bool(is_public),
        bool(wakes),
        tuple(sorted((people or "").split())),
        tuple(waiting.split()),
        updated,
        None if shown is None else _shown.decode(shown),
    )
    return Found(code, link, listing)
