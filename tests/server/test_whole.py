"""The truth about the data: what is missing or damaged is noticed, named, and never served."""

import asyncio
import os
import shutil
import sqlite3
import sys
from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.server.errors import Damaged, Refused, StoreError
from galapagos.server.http.health import DAMAGED, NOT_KEPT, OK, Health
from galapagos.server.store.commit_mark import MARK
from galapagos.server.store.sqlite_session import FILE, copy_database
from galapagos.server.store.sqlite_store import SqliteStore
from tests.server.hosts import BOT, ME, hosting, opened, until
from tests.server.tables import ANA
from tests.server.test_store import addition, bodies
from tests.server.test_store import opened as opened_in


def kept(directory: Path) -> None:
    """Keep two tables of ten entries each."""
    store = SqliteStore(directory)
    for code in ("AAAAAA", "BBBBBB"):
        opened_in(store, code)
        for number in range(2, 11):
            store.append(addition(number, b"entry %d" % number, code=code)).result()
    store.close()


def change(directory: Path, statement: str) -> None:
    """Change something behind the server's back, as a bad disk or a curious hand would."""
    connection = sqlite3.connect(directory / FILE)
    connection.execute(statement)
    connection.commit()
    connection.close()


# --- what is missing -------------------------------------------------------------------------


def test_an_empty_file_is_not_taken_for_the_database(tmp_path: Path) -> None:
    kept(tmp_path)
    (tmp_path / FILE).write_bytes(b"")
    with pytest.raises(StoreError, match=r"expected a database with \d+ commits.*0 bytes.*accept"):
        SqliteStore(tmp_path)
    (tmp_path / FILE).unlink()
    with pytest.raises(StoreError, match=r"expected a database with \d+ commits.*there is none"):
        SqliteStore(tmp_path)
    assert not (tmp_path / FILE).exists(), "nothing was made in its place"


def test_an_empty_file_of_an_older_program_is_not_taken_for_a_database(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"")
    with pytest.raises(StoreError, match="0 bytes"):
        SqliteStore(tmp_path)


def test_a_deleted_write_ahead_log_is_noticed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "data")
    opened_in(store)
    (tmp_path / "killed").mkdir()
    for name in (FILE, MARK):  # as after a kill, without the log
        shutil.copy(tmp_path / "data" / name, tmp_path / "killed" / name)
    store.close()
    with pytest.raises(StoreError, match=r"expected \d+ commits, found \d+.*-wal.*was deleted"):
        SqliteStore(tmp_path / "killed")
    store = SqliteStore(tmp_path / "data")  # folded into the file by the end of the first one
    opened_in(store, "BBBBBB")
    for name in (FILE, MARK):
        shutil.copy(tmp_path / "data" / name, tmp_path / "killed" / name)
    store.close()
    with pytest.raises(StoreError, match=r"expected \d+ commits, found \d+.*-wal.*was deleted"):
        SqliteStore(tmp_path / "killed")
    assert main(["admin", "--data", str(tmp_path / "killed"), "accept"]) == 0
    store = SqliteStore(tmp_path / "killed")
    assert store.load("AAAAAA") is not None
    assert store.load("BBBBBB") is None
    store.close()


def test_another_database_is_noticed(tmp_path: Path) -> None:
    for name in ("one", "other"):
        kept(tmp_path / name)
    shutil.copy(tmp_path / "other" / FILE, tmp_path / "one" / FILE)
    with pytest.raises(StoreError, match="found another one"):
        SqliteStore(tmp_path / "one")


def test_a_restored_backup_starts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    kept(data)
    assert main(["admin", "--data", str(data), "backup", str(tmp_path / "copy")]) == 0
    store = SqliteStore(data)
    store.append(addition(11, b"lost")).result()
    store.close()
    assert main(["admin", "--data", str(data), "restore", str(tmp_path / "copy")]) == 0
    capsys.readouterr()
    store = SqliteStore(data)
    assert len(bodies(store)) == 10
    store.close()


def test_a_damaged_mark_is_said(tmp_path: Path) -> None:
    kept(tmp_path)
    (tmp_path / MARK).write_bytes(b"\xff\0")
    with pytest.raises(StoreError, match=r"galapagos\.mark.*accept"):
        SqliteStore(tmp_path)


# --- what is damaged -------------------------------------------------------------------------


def test_damaged_pages_are_found_in_the_background(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    for code in ("AAAAAA", "BBBBBB"):
        opened_in(store, code)
        for number in range(2, 60):
            store.append(addition(number, os.urandom(500), code=code)).result()
    store.close()
    pages = (tmp_path / FILE).read_bytes()
    place = pages.index(b"one")  # in the page that holds the first entries
    with (tmp_path / FILE).open("r+b") as file:
        file.seek(place - place % 4096)
        file.write(b"\xff" * 4096)

    async def story() -> None:
        store = SqliteStore(tmp_path)
        health = Health(store)
        await asyncio.to_thread(store.begin, 0)
        await until(lambda: bool(store.damage()))
        assert await health.state() == DAMAGED
        store.close()

    asyncio.run(story())


def test_a_table_that_is_damaged_harms_no_other(tmp_path: Path) -> None:
    async def open_two() -> tuple[str, str]:
        async with hosting(tmp_path) as host:
            return await opened(host, ANA, ME, BOT), await opened(host, ANA, ME, BOT)

    async def story(bad: str, good: str) -> None:
        async with hosting(tmp_path) as host:
            with pytest.raises(Refused, match="damaged"):
                await host.look(bad)
            assert (await host.look(good)).status == "lobby"

    bad, good = asyncio.run(open_two())
    change(tmp_path, f"DELETE FROM entries WHERE code = '{bad}'")
    asyncio.run(story(bad, good))


def test_tables_of_an_older_program_are_counted_besides(tmp_path: Path) -> None:
    kept(tmp_path)
    change(tmp_path, "UPDATE tables SET count = NULL, digest = NULL")

    async def story() -> None:
        store = SqliteStore(tmp_path)
        await asyncio.to_thread(store.begin, 0)
        assert store._checking is not None
        await asyncio.to_thread(store._checking.join)
        store.close()

    asyncio.run(story())
    change(tmp_path, "DELETE FROM entries WHERE code = 'AAAAAA' AND serial = 10")
    store = SqliteStore(tmp_path)
    with pytest.raises(Damaged, match="entry 10 is missing"):
        store.load("AAAAAA")
    store.close()


# --- health ----------------------------------------------------------------------------------


def test_a_server_that_cannot_write_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("galapagos.server.http.health._EVERY", -1.0)

    async def story() -> None:
        store = SqliteStore(tmp_path)
        health = Health(store)
        assert await health.state() == OK
        used = store._writer.rows("PRAGMA page_count")[0][0]
        store._writer.rows(f"PRAGMA max_page_count = {used}")
        opened_in(store)
        number = 2
        while store.append(addition(number, b"x" * 3000)).exception() is None:
            number += 1
        assert await health.state() == NOT_KEPT
        store._writer.rows("PRAGMA max_page_count = 100000")
        assert await health.state() == OK
        monkeypatch.setattr("galapagos.server.store.sqlite_store._LEAST_FREE", 1 << 62)
        assert await health.state() == NOT_KEPT
        store.close()

    asyncio.run(story())


def test_health_is_asked_often_and_written_seldom(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        health = Health(store)
        before = store._commits
        for _ in range(50):
            assert await health.state() == OK
        assert store._commits == before + 1
        store.close()

    asyncio.run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files are a POSIX matter")
def test_nobody_else_can_read_what_is_kept(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        store = SqliteStore(tmp_path / "data")
        opened_in(store)
        copy_database(store.path, tmp_path / "copy")
        files = [*(tmp_path / "data").glob(f"{FILE}*"), tmp_path / "data" / MARK, tmp_path / "copy"]
        assert len(files) >= 4
        for path in files:
            assert path.stat().st_mode & 0o777 == 0o600, path
        store.close()
        (tmp_path / "data" / FILE).chmod(0o644)  # of an older program
        SqliteStore(tmp_path / "data").close()
        assert (tmp_path / "data" / FILE).stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)
