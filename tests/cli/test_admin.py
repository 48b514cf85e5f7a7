"""`galapagos admin`: what an operator does with a server's data, mostly while it runs."""

import json
from dataclasses import replace
from pathlib import Path
from time import time

import pytest

from galapagos.cli import main
from galapagos.records.record import parse_record
from galapagos.server.store.sqlite_session import FILE
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Addition, NewTable
from galapagos.server.table.journal import decode
from galapagos.server.table.listing import listing_of
from galapagos.server.table.verify import verify
from tests.server.tables import CODECS, SECRET, Journal, bot

NOW = int(time() * 1000)
DAY = 86_400_000


def keep(store: SqliteStore, code: str, journal: Journal, at: int) -> None:
    """Keep a table as a server would have, last changed at some time."""
    bodies = [body.replace(b'"at":0', b'"at":%d' % at) for body in journal.bodies]
    listing = replace(listing_of(journal.table), updated=at)
    opens = NewTable(code, f"{code}LINK", SECRET)
    store.append(Addition(code, 1, bodies, listing, opens)).result()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a directory with a running and two finished tables."""
    directory = tmp_path / "data"
    store = SqliteStore(directory)
    running = Journal([bot(), bot()])
    running.start()
    keep(store, "RNNNNG", running, NOW - 9 * DAY)
    over = Journal([bot(), bot()])
    over.start()
    over.act_until(lambda table: table.status == "over")
    keep(store, "0VER00", over, NOW - 10 * DAY)
    keep(store, "0VER01", over, NOW)
    store.close()
    return directory


def admin(data: Path, *words: str) -> int:
    return main(["admin", "--data", str(data), *words])


def test_where_the_data_are_can_be_said_behind_the_job_too(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(data, "list") == 0
    before = capsys.readouterr().out
    assert main(["admin", "list", "--data", str(data)]) == 0
    assert capsys.readouterr().out == before
    assert main(["admin", "list", "--data", str(data / "nowhere")]) == 2


def test_tables_are_listed(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(data, "list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["0VER01", "RNNNNG", "0VER00", "tables:"]
    assert admin(data, "list", "--status", "playing", "--json") == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["code"], row["game"], row["status"]) == ("RNNNNG", "origin", "playing")


def test_a_finished_game_is_exported_as_a_record(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(data, "export", "over-00") == 0
    record = parse_record(capsys.readouterr().out)
    assert verify(record, CODECS.get("origin")).actions > 10


def test_a_running_table_is_exported_as_its_journal(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(data, "export", "RNNNNG") == 2
    assert "is not finished; --journal prints it" in capsys.readouterr().err
    assert admin(data, "export", "RNNNNG", "--journal") == 0
    entries = [decode(line.encode()) for line in capsys.readouterr().out.splitlines()]
    assert [entry.serial for entry in entries] == [1, 2]
    assert admin(data, "export", "NOSUCH") == 2


def test_a_backup_is_made_while_the_server_runs_and_restored(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = SqliteStore(data)
    assert admin(data, "backup", str(tmp_path / "copy.db")) == 0
    assert "3 tables" in capsys.readouterr().out
    assert admin(data, "backup", str(tmp_path / "copy.db")) == 2
    assert "exists already" in capsys.readouterr().err
    assert admin(data, "restore", str(tmp_path / "copy.db")) == 2
    assert "in use by another server" in capsys.readouterr().err
    store.close()
    (data / FILE).write_bytes(b"damaged " * 1000)
    assert admin(data, "list") == 2
    assert "it is damaged" in capsys.readouterr().err
    assert admin(data, "restore", str(tmp_path / "copy.db")) == 0
    assert "before-restore-1" in capsys.readouterr().out
    assert admin(data, "list") == 0
    store = SqliteStore(data)
    assert store.load("RNNNNG") is not None
    store.close()
    assert admin(tmp_path / "new", "restore", str(tmp_path / "copy.db")) == 0


@pytest.mark.parametrize("content", [b"", b"no database" * 500])
def test_what_is_no_backup_is_not_restored(
    data: Path, tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (data / FILE).read_bytes()
    (tmp_path / "wrong").write_bytes(content)
    assert admin(data, "restore", str(tmp_path / "wrong")) == 2
    assert "wrong" in capsys.readouterr().err
    assert (data / FILE).read_bytes() == before
    assert admin(data, "restore", str(tmp_path / "nothing")) == 2


def test_old_tables_are_purged(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(data, "purge", "--days", "11") == 0
    assert capsys.readouterr().out == "deleted: 0\n"
    assert admin(data, "purge", "--days", "5") == 0
    assert capsys.readouterr().out == "0VER00\ndeleted: 1\n"
    assert admin(data, "purge", "--days", "5", "--unfinished") == 0
    assert capsys.readouterr().out == "RNNNNG\ndeleted: 1\n"
    assert admin(data, "purge", "--days", "0") == 2


def test_a_directory_without_tables_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (["list"], ["export", "X"], ["backup", "b"], ["purge", "--days", "1"]):
        assert admin(tmp_path, *words) == 2
        assert "holds no tables" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
