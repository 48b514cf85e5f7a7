"""The embedded store: what is special about a file, and clear words about what is wrong with it."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from galapagos.server.errors import StoreError
from galapagos.server.store.schema import VERSION, step
from galapagos.server.store.sqlite_session import FILE, SQLITE, copy_database
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Query
from tests.amounts import PATIENCE
from tests.server.test_store import LISTING, addition, bodies, failure, opened


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(tmp_path)
    yield made
    made.close()


def test_a_copy_is_whole_while_everything_goes_on(store: SqliteStore, tmp_path: Path) -> None:
    opened(store)
    copy_database(store.path, tmp_path / "copy")
    with pytest.raises(StoreError, match="exists already"):
        copy_database(store.path, tmp_path / "copy")
    store.append(addition(2, b"two")).result()
    (tmp_path / "other").mkdir()
    (tmp_path / "copy").rename(tmp_path / "other" / FILE)
    copy = SqliteStore(tmp_path / "other")
    assert bodies(copy) == [b"one"]
    copy.close()


_CLOSED_WHILE_READ = """
import sys, threading
from pathlib import Path
from galapagos.server.errors import StoreError
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Query

def read(store, is_read, refused):
    try:
        while True:
            store.tables(Query(most=10))
            is_read.set()
    except StoreError as error:
        refused.append(str(error))

for number in range(10):
    store, refused = SqliteStore(Path(sys.argv[1]) / str(number)), []
    marks = [threading.Event() for _ in range(4)]
    readers = [threading.Thread(target=read, args=(store, mark, refused)) for mark in marks]
    for reader in readers:
        reader.start()
    for mark in marks:
        mark.wait()
    store.close()
    for reader in readers:
        reader.join()
    assert len(refused) == 4 and all("closed" in words for words in refused), refused
"""


def test_a_store_that_is_closed_while_it_is_read_refuses_what_comes_later(tmp_path: Path) -> None:
    """SQLite crashed the whole process; so it is tried in one that may."""
    command = [sys.executable, "-P", "-c", _CLOSED_WHILE_READ, str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 0, ended.stderr


# --- what can be wrong with the file ---------------------------------------------------------


def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, most_pages=60)
    opened(store)
    kept = 1
    for _ in range(200):
        future = store.append(addition(kept + 1, b"x" * 3000))
        if future.exception() is not None:
            break
        kept += 1
    error = str(failure(future))
    assert FILE in error
    assert "the disk is full: free some space; the games that were kept are safe" in error
    assert len(bodies(store)) == kept
    store.close()
    store = SqliteStore(tmp_path)
    assert len(bodies(store)) == kept
    store.append(addition(kept + 1, b"there is space again")).result()
    store.close()


def test_a_locked_file_is_said_and_loses_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, wait=0.1)
    opened(store)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "another program holds it" in str(failure(store.append(addition(2, b"two"))))
    other.execute("ROLLBACK")
    other.close()
    store.append(addition(2, b"two")).result()
    assert bodies(store) == [b"one", b"two"]
    store.close()


def test_two_servers_cannot_use_one_directory(store: SqliteStore, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="in use by another server: stop it, or give another"):
        SqliteStore(tmp_path)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"These are my holiday photos, not a database." * 200)
    with pytest.raises(StoreError, match=r"it is damaged: .* restore a backup"):
        SqliteStore(tmp_path)
    assert (tmp_path / FILE).read_bytes().startswith(b"These are my")


def test_a_damaged_file_is_said(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    opened(store)
    for number in range(2, 200):
        store.append(addition(number, os.urandom(500))).result()
    store.close()
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 12)
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="it is damaged"):
        store.load("AAAAAA")
    assert "it is damaged" in str(failure(store.append(addition(200, b"x"))))
    store.close()


def test_a_database_of_the_first_version_is_brought_up(tmp_path: Path) -> None:
    old = sqlite3.connect(tmp_path / FILE)
    old.executescript("; ".join([*step(0, SQLITE), "PRAGMA user_version = 1"]))
    old.execute("INSERT INTO tables VALUES ('AAAAAA', 'L', x'00', 'origin', 'over', 1, 0, '', 5)")
    old.commit()
    old.close()
    store = SqliteStore(tmp_path)
    [found] = store.tables(Query(shown=False))
    assert found.code == "AAAAAA"
    assert found.listing.shown is None
    store.relist("AAAAAA", LISTING).result()
    assert store.tables(Query(shown=False)) == []
    assert [found.listing for found in store.tables(Query(shown=True))] == [LISTING]
    store.close()


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    newer = sqlite3.connect(tmp_path / FILE)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    with pytest.raises(StoreError, match=f"newer program .schema {VERSION + 1}, this one knows"):
        SqliteStore(tmp_path)


def test_a_directory_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        SqliteStore(tmp_path / "file" / "data")


@pytest.mark.skipif(sys.platform == "win32", reason="rights of directories are a POSIX matter")
@pytest.mark.parametrize("has_database", [False, True])
def test_a_read_only_directory_is_said(has_database: bool) -> None:
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        if has_database:
            SqliteStore(data).close()
        Path(folder).chmod(0o755)
        for path in [*data.iterdir(), data]:
            path.chmod(0o555)
        error = error_of_nobody(data)
        data.chmod(0o755)
    assert str(data) in error
    assert "cannot be written" in error or "may be written" in error


def error_of_nobody(data: Path) -> str:
    """Return the error that somebody without special rights meets: root may write anywhere."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if os.geteuid() == 0:
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)
            SqliteStore(data)
            os.write(writing, b"no error")
        except StoreError as error:
            os.write(writing, str(error).encode())
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        return pipe.read().decode()
