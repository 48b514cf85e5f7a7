"""The host: wishes of people, bots and clocks at tables that are kept in a real store."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from galapagos.records.record import parse_record
from galapagos.server.errors import Refused, StoreError
from galapagos.server.people import limits
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Addition, Query, Shown
from galapagos.server.table import decide
from galapagos.server.table import host as host_module
from galapagos.server.table import journal as j
from galapagos.server.table.host import ALPHABET, CODE_LENGTH, LINK_LENGTH, SeatWish, normal_code
from galapagos.server.table.in_memory import Change
from galapagos.server.table.journal import Clock, Settings
from galapagos.server.table.listing import listing_of
from galapagos.server.table.table import Table
from galapagos.server.table.verify import verify
from tests.amounts import PATIENCE
from tests.server.hosts import BOT, ME, OPEN, NearPool, Viewer, act, hosting, opened, until
from tests.server.tables import ANA, BO, CODECS, CY, best, facts_of

T = TypeVar("T")


def run(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def refused(work: Coroutine[None, None, object]) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


# --- a whole game ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_game_with_bots_from_opening_to_verified_record(tmp_path: Path, game: str) -> None:
    async def story() -> str:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT, BOT, game=game)
            viewer = Viewer(host.store)
            await host.connect(code, ANA, viewer)
            assert await refused(host.finished(code)) == "running"
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            number = 0
            while live.table.status != "over":
                if 0 in live.table.waiting_for():
                    number += 1
                    await act(host, code, 0, f"w{number}")
                await asyncio.sleep(0)
            serials = [entry.serial for entry in viewer.entries]
            assert serials == list(range(2, live.table.serial + 1)), "each entry once, in order"
            return (await host.finished(code)).record_text()

    record = parse_record(run(story()))
    assert verify(record, CODECS.get(game)).actions > 20


def test_a_restarted_host_goes_on_where_it_was(tmp_path: Path) -> None:
    async def before() -> tuple[str, dict[str, object]]:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            await until(lambda: 0 in live.table.waiting_for())
            await act(host, code, 0, "first")
            return code, facts_of(live.table)

    async def after(code: str, kept: dict[str, object]) -> None:
        async with hosting(tmp_path) as host:
            live = await host.live(code)
            repeated = await host.wish(
                code, ANA, "first", partial(decide.act, seat=0, text="pass", serial=0)
            )
            assert repeated == live.table.granted(ANA, "first"), "a repeat is known after a restart"
            await until(lambda: 0 in live.table.waiting_for())
            assert live.table.serial >= int(str(kept["serial"]))

    run(after(*run(before())))


def test_bots_alone_play_on_after_a_restart(tmp_path: Path) -> None:
    async def before() -> str:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, BOT, BOT)
            await host.wish(code, ANA, "start", decide.start)
            await until(lambda: host.tables[code].table.serial > 8)
            return code

    async def after(code: str) -> None:
        async with hosting(tmp_path) as host:
            await until(lambda: code in host.tables, 50)  # woken besides, as a bot is to move
            live = await host.live(code)
            await until(lambda: live.table.status == "over", 50)

    run(after(run(before())))


# --- codes -----------------------------------------------------------------------------------


def test_tables_are_found_by_code_and_link_however_typed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            link = (await host.live(code)).link
            assert (len(code), len(link)) == (CODE_LENGTH, LINK_LENGTH)
            assert set(code + link) <= set(ALPHABET)
            assert await host.find(f" {code[:3].lower()}-{code[3:]} ") == code
            assert await host.find(link) == code
            assert await host.find(link[:9]) is None
            assert await host.find("") is None
            assert await refused(host.look("NOSUCH")) == "no_table"

    run(story())
    assert normal_code("o0-iL1") == "00111"
    assert len(ALPHABET) ** CODE_LENGTH >= 2**30
    assert len(ALPHABET) ** LINK_LENGTH >= 2**50


def test_a_code_that_is_taken_is_not_given_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = iter(["SAME00", "L1NK000000", "SAME00", "L1NK000001", "0THER0", "L1NK000002"])
    monkeypatch.setattr(host_module, "_random_name", lambda length: next(names))

    async def story() -> None:
        async with hosting(tmp_path) as host:
            assert await opened(host, ANA, ME, OPEN) == "SAME00"
            assert await opened(host, ANA, ME, OPEN) == "0THER0"
            assert (await host.look("SAME00")).serial == 1

    run(story())


def test_a_viewer_that_fails_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Viewer):
        def changed(self, table: Table, change: Change) -> None:
            raise RuntimeError("no socket")

    async def story() -> None:
        store = SqliteStore(tmp_path)
        host = host_module.Host(store, NearPool(), pace=0.0)
        code = await opened(host, ANA, ME, OPEN)
        sound = Viewer(store)
        await host.connect(code, ANA, Broken(store))
        await host.connect(code, ANA, sound)
        await host.wish(code, ANA, "1", partial(decide.rename, seat=0, name="Anna"))
        await host.wish(code, ANA, "2", partial(decide.rename, seat=0, name="Annie"))
        assert len(sound.entries) == 2
        await host.stop()
        store.close()

    run(story())
    assert caplog.text.count("a viewer failed") == 1


# --- wishes ----------------------------------------------------------------------------------


def test_a_repeated_wish_has_one_effect_and_one_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Bo"))
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            seat = live.table.waiting_for()[0]
            text, serial = best(live.table, seat), live.table.serial
            wishes = [
                host.wish(
                    code, ANA, "same", partial(decide.act, seat=seat, text=text, serial=serial)
                )
                for _ in range(5)
            ]
            answers = await asyncio.gather(*wishes)
            assert set(answers) == {serial + 1}
            assert live.table.serial == serial + 1
            assert (
                await refused(
                    host.wish(
                        code, ANA, "other", partial(decide.act, seat=seat, text=text, serial=serial)
                    )
                )
                == "stale"
            )
            assert (
                await refused(
                    host.wish(
                        code, ANA, "", partial(decide.act, seat=seat, text=text, serial=serial)
                    )
                )
                == "bad_text"
            )

    run(story())


def test_whoever_asked_and_went_away_is_served_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Bo"))
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            viewer = Viewer(host.store)
            await host.connect(code, ANA, viewer)
            for number in range(10):
                seat = live.table.waiting_for()[0]
                wish = asyncio.ensure_future(act(host, code, seat, f"w{number}"))
                for _ in range(number % 5):
                    await asyncio.sleep(0)
                wish.cancel()
                await asyncio.gather(wish, return_exceptions=True)
                await asyncio.sleep(0)
                await until(lambda: not host.tables[code].lock.locked())
            stored = host.store.load(code)
            assert stored is not None
            assert len(stored.entries) == live.table.serial
            assert [e.serial for e in viewer.entries] == list(range(3, live.table.serial + 1))

    run(story())


def test_tables_are_arranged_before_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            await host.wish(code, BO, "1", partial(decide.sit, name="Bo", seat=1))
            opening = replace(_opening("darwin"), seats=[ME, OPEN, OPEN])
            assert await refused(host.configure(code, BO, "2", opening)) == "not_host"
            await host.configure(code, ANA, "3", opening)
            live = await host.live(code)
            assert live.table.game_key == "darwin"
            assert [seat.person for seat in live.table.seats] == [ANA, BO, ""]
            await host.wish(
                code, ANA, "4", partial(decide.seat_bot, seat=2, level="random", character="fern")
            )
            await host.wish(
                code, BO, "5", partial(decide.rename, seat=1, name="  Bob\t the\u202e 2nd ")
            )
            assert live.table.names() == ["Ana", "Bob the 2nd", "Fern"]
            await host.wish(code, BO, "6", decide.stand)
            await host.wish(code, ANA, "7", partial(decide.seat_here, seat=1, name="Kid"))
            await host.wish(code, ANA, "8", partial(decide.kick, seat=2))
            assert live.table.names() == ["Ana", "Kid", ""]
            assert await refused(host.wish(code, ANA, "9", decide.start)) == "seat_open"
            assert (
                await refused(host.wish(code, CY, "10", partial(decide.sit, name="<>", seat=2)))
                == "bad_name"
            )

    run(story())


def _opening(game: str) -> host_module.Opening:
    return host_module.Opening(game, [ME, OPEN])


def test_wrong_openings_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            for opening in (
                _opening("chess"),
                replace(_opening("origin"), mode="kids"),
                replace(_opening("origin"), seats=[ME]),
                replace(_opening("origin"), seats=[ME] * 2),
                replace(_opening("origin"), seats=[OPEN] * 9),
                replace(_opening("origin"), switches={"colour": "red"}),
                replace(_opening("origin"), cards="../../etc"),
                replace(_opening("darwin"), mode="team"),
                replace(_opening("origin"), seats=[ME, SeatWish("bot", "cmd:sh")]),
                replace(_opening("origin"), settings=Settings(clock=Clock("bank", 1))),
            ):
                host.rates.openings = limits.Buckets(limits.OPENINGS)
                assert await refused(host.open(ANA, "Ana", opening)) == "bad_settings", opening
            assert await host.lobby() == []

    run(story())


def test_a_person_opens_a_bounded_number_of_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            for _ in range(host.quotas.limits.person_tables):
                host.rates.openings = limits.Buckets(limits.OPENINGS)
                await opened(host, ANA, ME, OPEN)
            host.rates.openings = limits.Buckets(limits.OPENINGS)
            assert await refused(opened(host, ANA, ME, OPEN)) == "limit"
            for _ in range(int(limits.OPENINGS.burst)):
                await opened(host, BO, ME, OPEN)
            assert await refused(opened(host, BO, ME, OPEN)) == "limit", "not so fast"

    run(story())


def test_lists_show_public_tables_and_my_turn_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            private = await opened(host, ANA, ME, SeatWish("here", name="Kid"))
            await host.wish(private, ANA, "start", decide.start)
            public = await opened(host, ANA, ME, OPEN, settings=Settings(public=True))
            assert [table.code for table in await host.lobby()] == [public]
            assert [found.code for found in await host.mine(ANA)] == [private, public]
            assert await host.mine(BO) == []
            watched = await opened(host, BO, BOT, BOT)
            assert [found.code for found in await host.mine(BO)] == [watched]

    run(story())


def test_lists_say_what_they_show_without_loading_a_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Kid"))
            await host.wish(code, ANA, "name", partial(decide.rename, seat=1, name="Kim"))
            await host.wish(code, ANA, "start", decide.start)
            before = await host.look(code)
            [kept] = await host.mine(ANA)
            assert kept.listing == listing_of(before), "written beforehand, the same afterwards"
        async with hosting(tmp_path) as host:
            [found] = await host.mine(ANA)
            assert host.tables == {}
            assert found.listing.waiting == (ANA,)
            assert found.listing.shown == Shown("base", "Ana", ("Ana", "Kim"), True, 1)

    run(story())


def test_tables_of_an_older_program_are_listed_when_the_server_starts(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            live = await host.live(code)
            old = replace(listing_of(live.table), shown=None)
            await asyncio.wrap_future(host.store.relist(code, old))
            assert [found.listing.shown for found in await host.mine(ANA)] == [None]
        async with hosting(tmp_path) as host:
            await until(lambda: not host.store.tables(Query(shown=False)))  # besides
            assert [found.listing for found in await host.mine(ANA)] == [listing_of(live.table)]

    run(story())


# --- the store fails -------------------------------------------------------------------------


class Failing(SqliteStore):
    """Fails when told to: before anything is kept, or after."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        self.mood = ""

    def append(self, addition: Addition) -> "Future[None]":
        if not self.mood:
            return super().append(addition)
        if self.mood == "after":
            super().append(addition).result()
        future: Future[None] = Future()
        future.set_exception(StoreError("the disk is full"))
        return future


@pytest.mark.parametrize("mood", ["before", "after"])
def test_what_is_not_saved_has_not_happened(tmp_path: Path, mood: str) -> None:
    async def story() -> None:
        store = Failing(tmp_path)
        async with hosting(tmp_path, store) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Bo"))
            await host.wish(code, ANA, "start", decide.start)
            viewer = Viewer(store)
            await host.connect(code, ANA, viewer)
            before = facts_of(await host.look(code))
            store.mood = mood
            seat = (await host.look(code)).waiting_for()[0]
            text = best(await host.look(code), seat)
            shown = (await host.look(code)).serial
            for _ in range(2):
                wish = host.wish(
                    code, ANA, "wish", partial(decide.act, seat=seat, text=text, serial=shown)
                )
                if mood == "before":
                    assert await refused(wish) == "not_saved"
                    assert facts_of(await host.look(code)) == before
                    assert not viewer.changes
                else:
                    # The store had kept it after all: the repeat finds out, and all are told.
                    with pytest.raises(Refused, match="not_saved"):
                        await wish
                    break
            store.mood = ""
            serial = await host.wish(
                code, ANA, "wish", partial(decide.act, seat=seat, text=text, serial=shown)
            )
            assert serial == shown + 1
            assert (await host.look(code)).serial == shown + 1
            assert len(viewer.changes) == 1
            assert bool(viewer.changes[0].entries) == (mood == "before")

    run(story())


def test_bots_go_on_when_the_disk_has_space_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = Failing(tmp_path)
        async with hosting(tmp_path, store) as host:
            code = await opened(host, ANA, BOT, BOT)
            await host.wish(code, ANA, "start", decide.start)
            await until(lambda: host.tables[code].table.serial > 5)
            store.mood = "before"
            await asyncio.sleep(0.1)
            stopped = host.tables[code].table.serial
            await asyncio.sleep(0.1)
            assert host.tables[code].table.serial == stopped
            store.mood = ""
            await until(lambda: host.tables[code].table.serial > stopped + 5)

    run(story())


def test_a_new_table_that_is_not_saved_does_not_exist(tmp_path: Path) -> None:
    async def story() -> None:
        store = Failing(tmp_path)
        async with hosting(tmp_path, store) as host:
            store.mood = "before"
            assert await refused(opened(host, ANA, ME, OPEN)) == "not_saved"
            assert not host.tables
            assert await host.mine(ANA) == []

    run(story())


# --- memory ----------------------------------------------------------------------------------


def test_idle_tables_are_let_go_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Bo"))
            await host.wish(code, ANA, "start", decide.start)
            connection = await host.connect(code, ANA, Viewer(host.store))
            kept = facts_of(await host.look(code))
            host.idle = -1.0
            await host.sweep()
            assert code in host.tables, "somebody looks at it"
            host.disconnect(connection)
            await host.sweep()
            assert code not in host.tables
            found = await asyncio.gather(*(host.look(code) for _ in range(5)))
            assert all(table is found[0] for table in found), "loaded once"
            assert facts_of(found[0]) == kept
            host.disconnect(connection)

    run(story())


def test_a_host_that_stops_says_goodbye(tmp_path: Path) -> None:
    async def story() -> Viewer:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            viewer = Viewer(host.store)
            await host.connect(code, ANA, viewer)
            return viewer

    assert run(story()).goodbye == "stopping"


# --- hints -----------------------------------------------------------------------------------


def test_hints_are_given_where_the_table_allows_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            assert isinstance(host.pool, NearPool)
            for allowed in (True, False):
                code = await opened(
                    host, ANA, ME, SeatWish("here", name="Bo"), settings=Settings(hints=allowed)
                )
                await host.wish(code, ANA, "start", decide.start)
                live = await host.live(code)
                seat = live.table.waiting_for()[0]
                host.rates.hints = limits.Buckets(limits.HINTS)
                assert await refused(host.hint(code, BO, seat)) == "not_your_seat"
                if allowed:
                    hint = await host.hint(code, ANA, seat)
                    assert await act(host, code, seat, "hinted", hint.action)
                    assert hint.values
                else:
                    assert await refused(host.hint(code, ANA, seat)) == "no_hints"

    run(story())


def test_entries_say_who_wanted_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            viewer = Viewer(host.store)
            await host.connect(code, ANA, viewer)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            await until(lambda: 0 in live.table.waiting_for())
            await act(host, code, 0, "mine")
            acted = [entry for entry in viewer.entries if isinstance(entry, j.Acted)]
            assert {(e.by, e.person) for e in acted} <= {("bot", ""), ("person", ANA)}
            assert acted[-1].id in ("mine", "")

    run(story())


def test_a_really_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def until_full() -> tuple[str, int, Refused]:
        store = SqliteStore(tmp_path, most_pages=40)
        async with hosting(tmp_path, store) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Bo"))
            await host.wish(code, ANA, "start", decide.start)
            for number in range(2000):
                live = await host.live(code)
                seat = live.table.waiting_for()[0]
                try:
                    await act(host, code, seat, f"w{number}")
                except Refused as error:
                    return code, live.table.serial, error
                if live.table.status == "over":
                    code = await host.rematch(code, ANA, f"again{number}")
        raise AssertionError("the disk was never full")

    async def afterwards(code: str, serial: int) -> None:
        async with hosting(tmp_path) as host:
            live = await host.live(code)
            assert live.table.serial == serial
            await act(host, code, live.table.waiting_for()[0], "space")
            assert live.table.serial > serial

    code, serial, error = run(until_full())
    assert error.code == "not_saved"
    assert "the disk is full" in error.what
    run(afterwards(code, serial))


def test_stopping_brings_to_its_end_what_was_begun(tmp_path: Path) -> None:
    async def story() -> tuple[str, list[int]]:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            wishes = [
                asyncio.ensure_future(
                    host.wish(code, ANA, f"w{n}", partial(decide.rename, seat=0, name=f"Ana {n}"))
                )
                for n in range(20)
            ]
            await until(lambda: host.tables[code].table.serial > 3)
            await host.stop()
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            serials = [answer for answer in answers if isinstance(answer, int)]
            late = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(serials) + len(late) == 20
            assert {error.code for error in late} <= {"stopping"}
            return code, serials

    code, serials = run(story())
    store = SqliteStore(tmp_path)
    stored = store.load(code)
    store.close()
    assert stored is not None
    assert len(stored.entries) == len(serials) + 1
