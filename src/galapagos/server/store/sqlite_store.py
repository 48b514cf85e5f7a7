"""The embedded store: one SQLite file in a directory.

Durable means that the commit has reached the disk (WAL, ``synchronous=FULL``)."""

import logging
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from shutil import disk_usage
from time import sleep

from galapagos.server.errors import InUse, StoreError
from galapagos.server.store.base_store import Store, sealing_keys
from galapagos.server.store.commit_mark import MARK, Marked, Marker, check_file, check_mark
from galapagos.server.store.data import Data
from galapagos.server.store.schema import COMMITS, NAME, SCRUB, migrate
from galapagos.server.store.sealing import KEY_FILE
from galapagos.server.store.session import Session
from galapagos.server.store.sqlite_session import FILE, SQLITE, WAIT, SqliteSession, hold

_LEAST_FREE = 16 * 1024 * 1024
"""Bytes that must be free on the disk for the store to be well."""
_LONG_WAIT = 10.0
"""Seconds that others wait for a server that writes."""
_LOOK = 0.25
"""Seconds between two looks of a server that stands by."""
_log = logging.getLogger("galapagos.server")


class SqliteStore(Store):
    """A directory with a database."""

    def __init__(
        self,
        directory: Path,
        *,
        key_file: Path | None = None,
        wait: float = WAIT,
        most_pages: int = 0,
    ) -> None:
        """``key_file`` holds the key that seals secrets; usually beside the database.
        ``most_pages`` bounds the size of the file; 0 leaves that to the disk."""
        self.path = directory / FILE
        _make(directory)
        self._held = hold(directory)
        try:
            check_file(self.path, directory / MARK)
            writer = SqliteSession(self.path, wait=wait)
            # Before anything is written: what is missing may still be put back.
            check_mark(self.path, directory / MARK, found_mark(writer))
            migrate(writer, SQLITE)
            keyring = sealing_keys(writer, key_file or directory / KEY_FILE)
            _scrub(writer)
            marked = _marked(writer)
            self._commits = marked.commits
            self._marker = Marker(directory / MARK, marked)
            if most_pages:
                writer.rows(f"PRAGMA max_page_count = {most_pages}")
            reader = SqliteSession(self.path, wait=wait, may_write=False)
        except StoreError:
            self._held.close()
            raise
        super().__init__(writer, reader, keyring)

    def _check_session(self) -> Session:
        return SqliteSession(self.path, wait=_LONG_WAIT, may_write=False)

    def _before_commit(self, session: Session) -> None:
        value = b"%d" % (self._commits + 1)
        session.rows("UPDATE meta SET value = ? WHERE key = ?", (value, COMMITS))

    def _after_commit(self) -> None:
        self._commits += 1
        self._marker.write(self._commits)

    def _probe(self, session: Session) -> None:
        free = free_bytes(self.path.parent)
        if free is not None and free < _LEAST_FREE:
            raise StoreError(f"{self.path}: the disk is nearly full: {free} bytes are free")
        super()._probe(session)

    def close(self) -> None:
        """Keep all that was asked for, then let go of the file."""
        super().close()  # the last one that may write folds the log into the database
        self._marker.close()
        self._held.close()


def _marked(session: Session) -> Marked:
    """Return which database this is and how many commits it has had; it gets a name if need be."""
    for key, value in ((NAME, token_hex(8).encode()), (COMMITS, b"0")):
        session.rows(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (key, value)
        )
    return found_mark(session)


def found_mark(session: Session) -> Marked:
    """Return which database this is and how many commits it has had, without a name if it was
    made by an older program or holds nothing."""
    if not session.version():
        return Marked("", 0)
    rows = session.rows("SELECT key, value FROM meta WHERE key IN (?, ?)", (NAME, COMMITS))
    found = {key: bytes(value) for key, value in rows}
    return Marked(found.get(NAME, b"").decode(), int(found.get(COMMITS, b"0")))


def free_bytes(directory: Path) -> int | None:
    """Return how much can still be written; None where that cannot be known."""
    try:
        return disk_usage(directory).free
    except OSError:
        return None


def _scrub(session: Session) -> None:
    """Write the database anew, once, where secrets had been open: nothing of them stays in pages
    that are not in use, nor in the log."""
    try:
        if not session.rows("SELECT 1 FROM meta WHERE key = ?", (SCRUB,)):
            return
        _log.warning("the database is written anew, once, so that no open secret stays in it")
        session.rows("VACUUM")
        session.rows("DELETE FROM meta WHERE key = ?", (SCRUB,))
        session.rows("PRAGMA wal_checkpoint(TRUNCATE)")
    except StoreError as error:
        _log.error("secrets may still lie in pages that are not in use: %s", error)


@dataclass(frozen=True)
class SqliteData(Data):
    """Data in a directory."""

    @property
    def path(self) -> Path:
        return self.directory / FILE

    @property
    def place(self) -> str:
        return str(self.directory)

    @property
    def options(self) -> list[str]:
        return ["--data", str(self.directory)]

    def open(self, *, waits: bool = False) -> Store:
        while True:
            try:
                return SqliteStore(self.directory, key_file=self.key_file)
            except InUse:
                if not waits:
                    raise
                sleep(_LOOK)

    @contextmanager
    def held(self, *, makes: bool = False) -> Iterator[Session]:
        if makes:
            _make(self.directory)
        lock = hold(self.directory)
        try:
            check_file(self.path, self.directory / MARK)
            with closing(SqliteSession(self.path)) as session:
                if makes:
                    migrate(session, SQLITE)
                yield session
        finally:
            lock.close()

    def session(self, *, may_write: bool) -> Session:
        if not self.path.is_file():
            raise StoreError(f"{self.directory} holds no tables: there is no {FILE}")
        return SqliteSession(self.path, wait=_LONG_WAIT, may_write=may_write)


def _make(directory: Path) -> None:
    try:
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{directory} cannot be made: {error.strerror}") from error
