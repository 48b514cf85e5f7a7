"""What writing does to the tables of a database, inside a transaction of the writer."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from galapagos.server.errors import Conflict
from galapagos.server.store.digest import first_digest, grown
from galapagos.server.store.reader import check_entries, snapshot_digest
from galapagos.server.store.sealed_store import OVER, open_secret
from galapagos.server.store.sealing import Keyring
from galapagos.server.store.session import Session
from galapagos.server.store.store import Addition, Listing, NewTable


@dataclass(frozen=True)
class End:
    """Where a journal ends."""

    count: int
    """How many entries there are."""
    digest: bytes
    people: frozenset[str]
    """Who is listed at the table."""


def append(
    session: Session, addition: Addition, keyring: Keyring, known: End | None, owner: int = 0
) -> End:
    """Make room for entries and return where the journal ends then; raise `Conflict` if they do not
    follow what is there. `write_entries` writes those of a whole group, in the same transaction.

    ``known``: where it ended when this program last wrote there. It saves the question; whether it
    is still so is looked at while the row is written. ``owner``: who writes; only the owner of a
    table may."""
    code = addition.code
    if addition.opens is not None:
        known = _open(session, addition.opens, addition.listing, keyring, owner)
    if addition.listing.status == OVER:
        open_secret(session, keyring, code)
    grew = None if known is None else _grow(session, addition, known, owner)
    if grew is None:
        end = end_of(session, code)
        if end is None:
            raise Conflict(f"there is no table {code}")
        grew = _grow(session, addition, end, owner)
        if grew is None and end.count == addition.first - 1:
            raise Conflict(f"table {code} is another worker's")
        if grew is None:
            raise Conflict(f"table {code} has {end.count} entries, not {addition.first - 1}")
    return grew


def _open(session: Session, new: NewTable, listing: Listing, keyring: Keyring, owner: int) -> End:
    """Write a table without entries."""
    sealed, digest = keyring.seal(new.secret, new.code), first_digest(new.code, new.link)
    is_new = session.rows(
        "INSERT INTO tables (game, status, is_public, wakes, waiting, updated, shown, "
        "code, link, secret, key, count, digest, owner) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?) "
        "ON CONFLICT DO NOTHING RETURNING code",
        (*row_of(listing), new.code, new.link, sealed.body, sealed.key, digest, owner),
    )
    if not is_new:
        raise Conflict(f"there is a table {new.code} already, or one with its link")
    return End(0, digest, frozenset())


def _grow(session: Session, addition: Addition, end: End, owner: int) -> End | None:
    """Let a journal end where it does with further entries; return where that is, None if it does
    not end where it should, or is another's, and nothing was written."""
    code, listing = addition.code, addition.listing
    if end.count != addition.first - 1:
        return None
    count = end.count + len(addition.entries)
    digest = grown(end.digest, addition.entries)
    remaining = 0 if listing.wakes else None
    is_there = session.rows(
        "UPDATE tables SET game = ?, status = ?, is_public = ?, wakes = ?, waiting = ?, "
        "updated = ?, shown = ?, count = ?, digest = ?, remaining = ?, due = NULL, "
        "is_asleep = FALSE WHERE code = ? AND count = ? AND digest = ? AND owner = ? "
        "RETURNING code",
        (*row_of(listing), count, digest, remaining, code, end.count, end.digest, owner),
    )
    if not is_there:
        return None
    people = frozenset(listing.people)
    if people != end.people:
        _list_players(session, code, end.people, people)
    return End(count, digest, people)


def write_entries(session: Session, additions: Sequence[Addition]) -> None:
    """Write the entries of a group: a database on another machine is asked once for all."""
    session.run_many(
        "INSERT INTO entries (code, serial, body) VALUES (?, ?, ?)",
        [
            (addition.code, addition.first + number, body)
            for addition in additions
            for number, body in enumerate(addition.entries)
        ],
    )


def end_of(session: Session, code: str) -> End | None:
    """Return where the journal of a table ends, None if there is no such table; work it out if an
    older program kept it."""
    rows = session.rows("SELECT link, count, digest FROM tables WHERE code = ?", (code,))
    if not rows:
        return None
    link, count, digest = rows[0]
    if count is None:
        entries = session.rows(
            "SELECT serial, body FROM entries WHERE code = ? ORDER BY serial", (code,)
        )
        count = len(entries)
        check_entries(code, entries, 1, count)
        digest = grown(first_digest(code, link), [body for _, body in entries])
        session.rows(
            "UPDATE tables SET count = ?, digest = ? WHERE code = ?", (count, digest, code)
        )
    return End(count, digest, _players(session, code))


def count_anew(code: str, session: Session) -> None:
    """Count the entries of a table that an older program kept."""
    end_of(session, code)


def keep_snapshot(session: Session, code: str, serial: int, body: bytes) -> None:
    """Keep a table as it is after an entry, unless that is not the last one any more."""
    end = end_of(session, code)
    if end is not None and end.count == serial:
        session.rows(
            "INSERT INTO snapshots (code, serial, digest, body, body_digest) "
            "VALUES (?, ?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET serial = excluded.serial, "
            "digest = excluded.digest, body = excluded.body, body_digest = excluded.body_digest",
            (code, serial, end.digest, body, snapshot_digest(serial, end.digest, body)),
        )


def relist(session: Session, code: str, listing: Listing, owner: int = 0) -> None:
    """Keep how a table is listed, unless somebody else has it in memory, who will do that."""
    is_ours = session.rows(
        "UPDATE tables SET game = ?, status = ?, is_public = ?, wakes = ?, waiting = ?, "
        "updated = ?, shown = ? WHERE code = ? AND owner IN (0, ?) RETURNING code",
        (*row_of(listing), code, owner),
    )
    if not is_ours:
        return
    _list_players(session, code, _players(session, code), frozenset(listing.people))


def row_of(listing: Listing) -> tuple[object, ...]:
    """Return the first columns of a table's row."""
    return (
        listing.game,
        listing.status,
        listing.is_public,
        listing.wakes,
        " ".join(listing.waiting),
        listing.updated,
        None if listing.shown is None else msgspec.json.encode(listing.shown).decode(),
    )


def _players(session: Session, code: str) -> frozenset[str]:
    rows = session.rows("SELECT person FROM players WHERE code = ?", (code,))
    return frozenset(person for (person,) in rows)


def _list_players(
    session: Session, code: str, before: frozenset[str], people: frozenset[str]
) -> None:
    for person in before - people:
        session.rows("DELETE FROM players WHERE code = ? AND person = ?", (code, person))
    for person in people - before:
        session.rows("INSERT INTO players (person, code) VALUES (?, ?)", (person, code))


def begin(session: Session, now: int) -> None:
    """Note that a server begins and no other one is there: nobody has a table in memory, and time
    goes on from now where something goes on by itself."""
    session.rows("DELETE FROM workers")
    session.rows("UPDATE tables SET owner = 0 WHERE owner != 0")
    session.rows(
        "UPDATE tables SET is_asleep = TRUE, back = ?, due = remaining + ? "
        "WHERE remaining IS NOT NULL",
        (now, now),
    )


def purge_tables(session: Session, before: int, *, unfinished: bool) -> list[str]:
    """Forget tables not changed since a time, with all that belongs to them."""
    condition = "updated < ?" if unfinished else "updated < ? AND status = 'over'"
    rows = session.rows(f"DELETE FROM tables WHERE {condition} RETURNING code", (before,))
    return sorted(code for (code,) in rows)
