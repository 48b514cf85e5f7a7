"""Sealed secrets in the database: those of tables that are not over, and of no others."""

import logging
from pathlib import Path

from galapagos.server.errors import StoreError
from galapagos.server.store.schema import SCRUB
from galapagos.server.store.sealing import Keyring, Sealed
from galapagos.server.store.session import Session

OVER = "over"
_log = logging.getLogger("galapagos.server")


def open_secret(session: Session, keyring: Keyring, code: str) -> None:
    """Keep the secret of a table whose game is over as it is: everybody may know it now, and nobody
    needs the key for the record."""
    for sealed, key in session.rows("SELECT secret, key FROM tables WHERE code = ?", (code,)):
        secret = None if key is None else keyring.open(Sealed(key, sealed), code)
        if secret is not None:
            session.rows("UPDATE tables SET secret = ?, key = NULL WHERE code = ?", (secret, code))


def sealed_by(session: Session) -> dict[str, int]:
    """Return how many tables that are not over are sealed by which key."""
    rows = session.rows(
        "SELECT key, count(*) FROM tables WHERE status != 'over' AND key IS NOT NULL GROUP BY key"
    )
    return {str(name): int(count) for name, count in rows}


def seal_all(session: Session, keyring: Keyring, keys: Path) -> None:
    """Seal what an older program kept open, or what is sealed by an older key; say what cannot be
    opened. Damaged pages are found elsewhere: the tables that can be read are served."""
    try:
        _seal_all(session, keyring)
        for name, count in sealed_by(session).items():
            if name not in keyring:
                _log.error(
                    "%s running games cannot go on: their secrets are sealed with the key %s, "
                    "which is not in %s. Add its line to that file, below the first, and start "
                    "the server anew",
                    *(count, name, keys),
                )
    except StoreError as error:
        _log.error("secrets could not be sealed: %s", error)


def _seal_all(session: Session, keyring: Keyring) -> None:
    rows = session.rows(
        "SELECT code, secret, key FROM tables WHERE status != 'over' AND (key IS NULL OR key != ?)",
        (keyring.name,),
    )
    fresh = []
    for code, kept, key in rows:
        secret = kept if key is None else keyring.open(Sealed(key, kept), code)
        if secret is not None:
            sealed = keyring.seal(secret, code)
            fresh.append((sealed.body, sealed.key, code))
    if not fresh:
        return
    with session.transaction():
        session.run_many("UPDATE tables SET secret = ?, key = ? WHERE code = ?", fresh)
        if any(key is None for _, _, key in rows):
            # They may still lie in pages that are not in use.
            session.rows(
                "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (SCRUB, b"")
            )
