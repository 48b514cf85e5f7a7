"""Secrets of running games cannot be read from the database or a backup without the key."""

import asyncio
import logging
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Barrier

import pytest

from galapagos.cli import main
from galapagos.server.errors import Refused, StoreError
from galapagos.server.store.sealing import (
    KEY_FILE,
    Keyring,
    Sealed,
    add_key,
    keyring_at,
    read_keys,
)
from galapagos.server.store.sqlite_session import FILE, copy_database
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.secret import keeps_commitment
from galapagos.server.table.table import Table
from tests.server.hosts import BOT, ME, OPEN, act, hosting, opened, until
from tests.server.tables import ANA, BO

ONE, OTHER = Keyring([b"1" * 32]), Keyring([b"2" * 32])
SECRET = bytes(range(32))


def test_only_the_key_opens_a_secret() -> None:
    sealed = ONE.seal(SECRET, "AAAAAA")
    assert SECRET not in sealed.body
    assert ONE.open(sealed, "AAAAAA") == SECRET
    assert OTHER.open(sealed, "AAAAAA") is None
    assert OTHER.open(Sealed(OTHER.name, sealed.body), "AAAAAA") is None
    assert ONE.open(sealed, "BBBBBB") is None, "it is sealed for one table"
    assert ONE.seal(SECRET, "AAAAAA").body != sealed.body, "every seal has a pad of its own"
    for place in range(len(sealed.body)):
        changed = bytearray(sealed.body)
        changed[place] ^= 1
        assert ONE.open(Sealed(sealed.key, bytes(changed)), "AAAAAA") is None
    assert ONE.open(Sealed(ONE.name, b""), "AAAAAA") is None


def bytes_of(directory: Path) -> bytes:
    """Return everything that lies there, but the key."""
    files = [path for path in directory.rglob("*") if path.is_file() and path.name != KEY_FILE]
    return b"".join(path.read_bytes() for path in files)


async def playing(directory: Path) -> tuple[str, bytes]:
    """Leave a game of two people behind; return its code and secret."""
    async with hosting(directory) as host:
        code = await opened(host, ANA, ME, OPEN)
        await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
        await host.wish(code, ANA, "start", decide.start)
        return code, (await host.look(code)).secret


async def looked_at(directory: Path, code: str) -> Table:
    async with hosting(directory) as host:
        return await host.look(code)


def test_the_secret_of_a_running_game_is_nowhere_to_be_read(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def story() -> bytes:
        async with hosting(data) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            copy_database(data / FILE, tmp_path / "copy")
            found = bytes_of(data) + (tmp_path / "copy").read_bytes()
            assert live.table.secret not in found
            assert live.table.secret.hex().encode() not in found
            return live.table.secret

    secret = asyncio.run(story())
    assert secret not in bytes_of(data)
    if sys.platform != "win32":
        assert (data / KEY_FILE).stat().st_mode & 0o777 == 0o600


def test_after_the_end_the_record_needs_no_key(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> str:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            number = 0
            while live.table.status != "over":
                number += 1
                await until(lambda: live.table.status == "over" or 0 in live.table.waiting_for())
                if live.table.status != "over":
                    await act(host, code, 0, f"w{number}")
            return code

    code = asyncio.run(story())
    (tmp_path / KEY_FILE).unlink()
    assert main(["admin", "--data", str(tmp_path), "export", code]) == 0
    record = tmp_path / "game.txt"
    record.write_text(capsys.readouterr().out)
    assert main(["verify", str(record)]) == 0


def test_servers_that_start_at_the_same_moment_make_one_key(tmp_path: Path) -> None:
    for number in range(30):
        path, together = tmp_path / f"{number}" / KEY_FILE, Barrier(4)

        def name(path: Path = path, together: Barrier = together) -> str:
            together.wait()
            return keyring_at(path).name

        with ThreadPoolExecutor(4) as pool:
            names = {found.result() for found in [pool.submit(name) for _ in range(4)]}
        assert len(names) == 1
        assert [file.name for file in path.parent.iterdir()] == [KEY_FILE]


def test_without_its_key_a_running_game_waits_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    code, secret = asyncio.run(playing(tmp_path))
    key = (tmp_path / KEY_FILE).read_text()
    (tmp_path / KEY_FILE).unlink()
    name = Keyring(read_keys_of(key)).name
    assert main(["admin", "--data", str(tmp_path), "check"]) == 1
    assert f"1 running game cannot go on: it needs the key {name}" in capsys.readouterr().out

    async def story() -> None:
        async with hosting(tmp_path) as host:
            live = await host.live(code)
            assert live.table.trouble == (
                f"its secret is sealed, and the key {name} is not in the server's key file"
            )
            assert live.table.secret == b""
            with pytest.raises(Refused, match="read_only"):
                await act(host, code, live.table.play.game.seats_to_act()[0], "w")
            other = await opened(host, ANA, ME, BOT)
            await host.wish(other, ANA, "start", decide.start)

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert f"sealed with the key {name}, which is not in" in caplog.text
    assert "Add its line to that file, below the first" in caplog.text
    # As it says: with both keys everything goes on, and all is sealed by the first.
    with (tmp_path / KEY_FILE).open("a") as file:
        file.write(key)
    table = asyncio.run(looked_at(tmp_path, code))
    assert not table.trouble
    assert table.secret == secret
    assert main(["admin", "--data", str(tmp_path), "check"]) == 0


def read_keys_of(text: str) -> list[bytes]:
    return [bytes.fromhex(line) for line in text.split("\n") if line and line[0] != "#"]


def test_a_damaged_seal_makes_one_table_read_only(tmp_path: Path) -> None:
    code, _ = asyncio.run(playing(tmp_path))
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE tables SET secret = zeroblob(96)")
    connection.commit()
    connection.close()
    table = asyncio.run(looked_at(tmp_path, code))
    assert table.trouble == "what is kept of its secret is damaged"
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE tables SET secret = zeroblob(32), key = NULL")
    connection.commit()
    connection.close()
    table = asyncio.run(looked_at(tmp_path, code))
    assert table.trouble == "its secret is not the one it was committed to"


def test_a_new_key_seals_everything_anew(tmp_path: Path) -> None:
    code, secret = asyncio.run(playing(tmp_path))
    path = tmp_path / KEY_FILE
    assert main(["admin", "--data", str(tmp_path), "rekey"]) == 0
    keys = read_keys(path)
    assert keys is not None
    assert len(keys) == 2
    SqliteStore(tmp_path).close()
    path.write_text(keys[0].hex() + "\n")  # the old one can go
    table = asyncio.run(looked_at(tmp_path, code))
    assert (table.trouble, table.secret) == ("", secret)


def test_a_store_moves_to_another_machine_with_its_key(tmp_path: Path) -> None:
    code, secret = asyncio.run(playing(tmp_path / "old"))
    backup = tmp_path / "backup"
    assert main(["admin", "--data", str(tmp_path / "old"), "backup", str(backup)]) == 0
    new = str(tmp_path / "new")
    assert main(["admin", "--data", new, "restore", str(backup)]) == 0
    moved = tmp_path / "keys" / "server.key"
    moved.parent.mkdir()
    (tmp_path / "old" / KEY_FILE).rename(moved)
    store = SqliteStore(tmp_path / "new", key_file=moved)
    stored = store.load(code)
    store.close()
    assert stored is not None
    assert (stored.trouble, stored.secret) == ("", secret)
    assert not (tmp_path / "new" / KEY_FILE).exists()


def test_what_an_older_program_kept_open_is_sealed_and_leaves_no_trace(tmp_path: Path) -> None:
    code, secret = asyncio.run(playing(tmp_path))
    # As before there were seals: and an older copy of the row lies in a page that is not in use.
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE tables SET secret = ?, key = NULL", (secret,))
    connection.execute("CREATE TABLE old AS SELECT * FROM tables")
    connection.execute("PRAGMA secure_delete = OFF")
    connection.commit()
    connection.execute("DROP TABLE old")
    connection.commit()
    connection.close()
    (tmp_path / KEY_FILE).unlink()
    assert bytes_of(tmp_path).count(secret) > 1
    store = SqliteStore(tmp_path)
    assert secret not in bytes_of(tmp_path), "neither in the file nor in its log"
    stored = store.load(code)
    store.close()
    assert stored is not None
    assert stored.secret == secret
    assert secret not in bytes_of(tmp_path)
    assert keeps_commitment(secret, asyncio.run(looked_at(tmp_path, code)).commitment)


def test_a_start_that_was_cut_short_is_made_good_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, secret = asyncio.run(playing(tmp_path))
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA secure_delete = OFF")
    connection.execute("UPDATE tables SET secret = ?, key = NULL", (secret,))
    connection.execute("CREATE TABLE old AS SELECT * FROM tables")
    connection.execute("DROP TABLE old")
    connection.commit()
    connection.close()
    with monkeypatch.context() as killed:
        killed.setattr("galapagos.server.store.sqlite_store._scrub", lambda session: None)
        SqliteStore(tmp_path).close()
    assert secret in bytes_of(tmp_path), "sealed, but a trace is left"
    SqliteStore(tmp_path).close()
    assert secret not in bytes_of(tmp_path)


@pytest.mark.parametrize("content", ["", "zz\n", "ab" * 31 + "\n", "\xff"])
def test_what_is_no_key_file_is_said(tmp_path: Path, content: str) -> None:
    (tmp_path / KEY_FILE).write_bytes(content.encode("latin-1"))
    with pytest.raises(StoreError, match="is no key file: expected a key of 64 digits"):
        SqliteStore(tmp_path)
    assert (tmp_path / KEY_FILE).read_bytes() == content.encode("latin-1")


def test_a_key_is_put_before_the_others(tmp_path: Path) -> None:
    path = tmp_path / "keys" / "one"
    first = add_key(path)
    second = add_key(path)
    keys = read_keys(path)
    assert keys is not None
    assert [Keyring([key]).name for key in keys] == [second, first]


def test_a_backup_of_an_unsealed_store_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, secret = asyncio.run(playing(tmp_path / "data"))
    words = ["admin", "--data", str(tmp_path / "data"), "backup"]
    assert main([*words, str(tmp_path / "one")]) == 0
    assert "you need the server's key, which is not in it" in capsys.readouterr().out
    connection = sqlite3.connect(tmp_path / "data" / FILE)
    connection.execute("UPDATE tables SET secret = ?, key = NULL", (secret,))
    connection.commit()
    connection.close()
    assert main([*words, str(tmp_path / "two")]) == 0
    assert "The secret of 1 running game is in it, unsealed" in capsys.readouterr().out
