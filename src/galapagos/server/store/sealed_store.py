"""Sealed secrets in the database: those of tables that are not over, and of no others."""

import logging
import sqlite3
from contextlib import suppress
from pathlib import Path

from galapagos.server.store.sealing import Keyring, Sealed
from galapagos.server.store.sqlite_schema import explained

OVER = "over"
_SCRUB = "scrub"
"""The key of a note that open secrets may still lie in pages that are not in use."""
_log = logging.getLogger("galapagos.server")


def open_secret(connection: sqlite3.Connection, keyring: Keyring, code: str) -> None:
    """Keep the secret of a table whose game is over as it is: everybody may know it now, and nobody
    needs the key for the record."""
    row = connection.execute("SELECT secret, key FROM tables WHERE code = ?", (code,)).fetchone()
    if row is None or row[1] is None:
        return
    secret = keyring.open(Sealed(row[1], row[0]), code)
    if secret is not None:
        connection.execute(
            "UPDATE tables SET secret = ?, key = NULL WHERE code = ?", (secret, code)
        )


def sealed_by(connection: sqlite3.Connection) -> dict[str, int]:
    """Return how many tables that are not over are sealed by which key."""
    rows = connection.execute(
        "SELECT key, count(*) FROM tables WHERE status != 'over' AND key IS NOT NULL GROUP BY key"
    )
    return {str(name): int(count) for name, count in rows}


def seal_all(connection: sqlite3.Connection, keyring: Keyring, path: Path, keys: Path) -> None:
    """Seal what an older program kept open, or what is sealed by an older key; say what cannot be
    opened. Damaged pages are found elsewhere: the tables that can be read are served."""
    try:
        _seal_all(connection, keyring)
        _scrub(connection)
        for name, count in sealed_by(connection).items():
            if name not in keyring:
                _log.error(
                    "%s running games cannot go on: their secrets are sealed with the key %s, "
                    "which is not in %s. Add its line to that file, below the first, and start "
                    "the server anew",
                    *(count, name, keys),
                )
    except sqlite3.Error as error:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        _log.error("secrets could not be sealed: %s", explained(error, path))


def _seal_all(connection: sqlite3.Connection, keyring: Keyring) -> None:
    rows = connection.execute(
        "SELECT code, secret, key FROM tables WHERE status != 'over' AND (key IS NULL OR key != ?)",
        (keyring.name,),
    ).fetchall()
    fresh = []
    for code, kept, key in rows:
        secret = kept if key is None else keyring.open(Sealed(key, kept), code)
        if secret is not None:
            sealed = keyring.seal(secret, code)
            fresh.append((sealed.body, sealed.key, code))
    if not fresh:
        return
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("UPDATE tables SET secret = ?, key = ? WHERE code = ?", fresh)
    if any(key is None for _, _, key in rows):
        connection.execute("INSERT OR IGNORE INTO meta (key, value) VALUES (?, x'')", (_SCRUB,))
    connection.execute("COMMIT")


def _scrub(connection: sqlite3.Connection) -> None:
    """Write the database anew, once, where secrets had been open: nothing of them stays in pages
    that are not in use, nor in the log."""
    if connection.execute("SELECT 1 FROM meta WHERE key = ?", (_SCRUB,)).fetchone() is None:
        return
    _log.warning("the database is written anew, once, so that no open secret stays in it")
    connection.execute("VACUUM")
    connection.execute("DELETE FROM meta WHERE key = ?", (_SCRUB,))
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
