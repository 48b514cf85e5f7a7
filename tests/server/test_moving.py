"""`galapagos admin move`: from one kind of database to the other and back, all of it or nothing."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.server.people.identity import Passports
from galapagos.server.store import moving
from galapagos.server.store.data import Data, data_at
from galapagos.server.store.moving import _rows
from galapagos.server.store.schema import ROWS
from galapagos.server.store.session import Row, Session
from galapagos.server.store.store import ChatLine, Person, Query, Solved
from galapagos.server.table import decide
from tests.server.hosts import BOT, ME, OPEN, act, hosting, opened, until
from tests.server.postgres import address_of, words_of
from tests.server.tables import ANA, BO

pytestmark = pytest.mark.postgres


@pytest.fixture
def old(tmp_path: Path) -> Data:
    """A directory with games of both kinds, running and over, and all that goes with them."""
    data = data_at(tmp_path / "old")
    asyncio.run(filled(data))
    return data


@pytest.fixture
def new(database: str, old: Data) -> Data:
    return data_at(old.directory, database)


async def filled(data: Data) -> None:
    async with hosting(data) as host:
        for game in ("origin", "darwin"):
            code = await opened(host, ANA, ME, BOT, game=game)
            await host.wish(code, ANA, "start", decide.start)
            for number in range(4):
                live = await host.live(code)
                await until(lambda live=live: 0 in live.table.waiting_for())  # type: ignore[misc]
                await act(host, code, 0, f"w{number}")
            await host.chat(code, ANA, "Ana", "Moin! 你好 🦎", "said")
        lobby = await opened(host, BO, ME, OPEN)
        await host.wish(lobby, ANA, "sit", partial(decide.sit, name="Ana", seat=1))
        await host.mute(lobby, ANA, BO, on=True)
        host.store.keep_person(Person(ANA, "Ana", "sv", 1)).result()
        host.store.keep_key(ANA, b"k" * 32, 5).result()
        host.store.keep_link(ANA, b"l" * 32, 1 << 50, 5).result()
        host.store.keep_solved(ANA, Solved("origin", "origin-1", 739_000)).result()
        Passports.of(host.store)
    with closing(data.open()) as store:
        for found in store.tables(Query(status=("playing",))):
            stored = store.load(found.code)
            assert stored is not None
            store.keep_snapshot(found.code, len(stored.entries), b"a snapshot").result()
            store.keep_analysis(found.code, b"an analysis").result()


def everything(data: Data) -> dict[str, list[Row]]:
    with closing(data.connect()) as session:
        return {name: list(_rows(session, name)) for name in ROWS}


def move(source: Data, target: str) -> int:
    return main(["admin", *words_of(source), "move", target])


def test_everything_is_carried_there_and_back(
    old: Data, new: Data, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(old)
    assert all(before.values()), "there is something of every kind"
    assert move(old, address_of(new)) == 0
    said = capsys.readouterr().out
    assert "every row matches, every journal was loaded" in said
    assert f"{'tables':<10}{3:>9}" in said.splitlines()
    assert everything(new) == before
    assert everything(old) == before, "the old data is as it was"
    assert move(new, str(tmp_path / "back")) == 0
    back = data_at(tmp_path / "back", named_key=old.key_file)
    assert everything(back) == before
    assert f"--data {tmp_path / 'back'} --key-file {old.key_file}" in capsys.readouterr().out


def test_games_go_on_where_they_were_carried(old: Data, new: Data) -> None:
    with closing(old.open()) as store:
        token = Passports.of(store).token(ANA)
    assert move(old, address_of(new)) == 0

    async def story() -> None:
        async with hosting(new) as host:
            assert Passports.of(host.store).token(ANA) == token, "cookies are known again"
            for found in host.store.tables(Query(person=ANA, status=("playing",))):
                live = await host.live(found.code)
                assert not live.table.trouble
                await until(lambda live=live: 0 in live.table.waiting_for())  # type: ignore[misc]
                before = live.table.serial
                await act(host, found.code, 0, "on")
                assert live.table.serial > before
                await host.chat(found.code, ANA, "Ana", "still here")
                said = await host.said(found.code, ANA)
                assert [line.text for line in said] == ["Moin! 你好 🦎", "still here"]

    asyncio.run(story())


def test_nothing_is_written_where_something_is(
    old: Data, new: Data, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(new.open()) as store:
        store.keep_person(Person("cy", "Cy", "ja")).result()
    before = everything(new)
    assert move(old, address_of(new)) == 2
    assert "is not empty; nothing was written" in capsys.readouterr().err
    assert everything(new) == before


def test_what_is_in_use_is_not_moved(
    old: Data, new: Data, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(old.open()):
        assert move(old, address_of(new)) == 2
        assert "in use by another server" in capsys.readouterr().err
    assert move(old, address_of(new)) == 0


def damaged(session: Session, name: str) -> Iterator[Row]:
    """Read rows from a disk that spoils one of them."""
    for number, row in enumerate(_rows(session, name)):
        yield (*row[:-1], b"spoilt") if name == "entries" and number == 2 else row


def test_what_does_not_come_as_it_was_is_not_kept(
    old: Data, new: Data, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def summed(session: Session, name: str) -> moving._Sum:
        return moving._sum(damaged(session, name))

    with monkeypatch.context() as spoilt:
        spoilt.setattr(moving, "_summed", summed)
        assert move(old, address_of(new)) == 2
    assert "the rows of entries arrived changed" in capsys.readouterr().err
    assert not any(everything(new).values()), "nothing stays of half a move"
    assert move(old, address_of(new)) == 0


def test_a_damaged_journal_is_not_carried_as_if_it_were_whole(
    old: Data, new: Data, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(old.session(may_write=True)) as session:
        session.rows("DELETE FROM entries WHERE serial = 3")
    assert move(old, address_of(new)) == 2
    assert "is damaged: expected entries 1 to" in capsys.readouterr().err
    assert not any(everything(new).values())


def test_secrets_that_are_not_sealed_are_not_carried(
    old: Data, new: Data, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(old.session(may_write=True)) as session:
        session.rows("UPDATE tables SET key = NULL, secret = ?", (b"s" * 32,))
    assert move(old, address_of(new)) == 2
    assert "secrets that are not sealed: start the server there once" in capsys.readouterr().err
    old.open().close()
    assert move(old, address_of(new)) == 0


def test_lines_of_chat_are_numbered_on(old: Data, new: Data) -> None:
    assert move(old, address_of(new)) == 0
    with closing(new.open()) as store:
        code = store.tables(Query(status=("playing",)))[0].code
        store.say(code, ChatLine(1, ANA, "Ana", "table", "after the move")).result()
        numbers = [line.number for line in store.said(code, 10)]
    assert numbers == sorted(set(numbers))
    assert len(numbers) == 2
