"""A small file beside the database that says how much the database must hold.

SQLite opens an empty file, or one whose write-ahead log was deleted, without a word: what was
accepted would be gone. So every commit counts itself in the database and, once it is durable, in
this file. A database that holds less than the file says does not start.
"""

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from galapagos.server.errors import StoreError

MARK = "galapagos.mark"
_FORM = re.compile(r"galapagos mark 1 ([0-9a-f]{16}) ([0-9]{1,20}) *\n?")
_WIDTH = 64
WHAT_TO_DO = (
    "put the missing file back or restore a backup with `galapagos admin restore`; to go on with "
    "what is there, run `galapagos admin accept`"
)


@dataclass(frozen=True)
class Marked:
    """Which database it is, and how many commits it has had."""

    name: str
    commits: int


def read_mark(path: Path) -> Marked | None:
    """Return what a mark says; None if there is none. Raises `StoreError` if it says nothing."""
    try:
        text = path.read_text(encoding="ascii")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise StoreError(f"{path} cannot be read ({error}): {WHAT_TO_DO}") from error
    found = _FORM.fullmatch(text)
    if found is None:
        raise StoreError(f"{path} is damaged: {WHAT_TO_DO}")
    return Marked(found[1], int(found[2]))


def check_file(database: Path, mark: Path) -> None:
    """Refuse a database that is gone or empty where one should be."""
    is_there = database.exists()
    if is_there and database.stat().st_size:
        return
    marked = read_mark(mark)
    found = "it is empty (0 bytes)" if is_there else "there is none"
    if marked is not None:
        expected = f"expected a database with {marked.commits} commits, but {found}"
        raise StoreError(f"{database}: {expected}; {WHAT_TO_DO}")
    if is_there:
        raise StoreError(f"{database}: {found}: {WHAT_TO_DO}")


def check_mark(database: Path, mark: Path, found: Marked) -> None:
    """Refuse a database that is another one than was marked, or holds less."""
    marked = read_mark(mark)
    if marked is None:
        return
    if found.name and marked.name != found.name:
        what = f"expected the database {marked.name}, found another one, {found.name}"
        raise StoreError(f"{database}: {what}; {WHAT_TO_DO}")
    if found.commits < marked.commits:
        what = f"expected {marked.commits} commits, found {found.commits}"
        lack = f"its write-ahead log ({database.name}-wal) was deleted or cut, or it is older"
        raise StoreError(f"{database}: {what}: {lack}; {WHAT_TO_DO}")


class Marker:
    """Writes the mark. It may lag behind the database, never the other way round."""

    def __init__(self, path: Path, marked: Marked) -> None:
        self._name = marked.name
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            self.write(marked.commits)
            os.fsync(self._file)
        except OSError as error:
            raise StoreError(f"{path} cannot be written: {error.strerror}") from error

    def write(self, commits: int) -> None:
        """Note that so many commits are durable; a failure leaves an older mark, which is true."""
        line = f"galapagos mark 1 {self._name} {commits}".ljust(_WIDTH - 1) + "\n"
        with suppress(OSError):
            if hasattr(os, "pwrite"):
                os.pwrite(self._file, line.encode(), 0)
            else:
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, line.encode())

    def close(self) -> None:
        os.close(self._file)
