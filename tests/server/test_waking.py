"""Tables are loaded when they are needed: at the start none, then those whose time is over."""

import asyncio

from galapagos.server.people.bot_workers import BotPool
from galapagos.server.store.data import Data
from galapagos.server.table import decide
from galapagos.server.table.engine import TableTime
from galapagos.server.table.host import Host, SeatWish
from galapagos.server.table.journal import Clock, Settings
from tests.amounts import PATIENCE
from tests.server.hosts import ME, NearPool, Viewer, act, hosting, opened, until
from tests.server.tables import ANA, BO, facts_of

DAY = 86_400_000
DAYS = Settings(clock=Clock("days", 3 * 86_400, 0, 3600))


class ToldTime(TableTime):
    """A clock that is put forward by hand."""

    def __init__(self, at: int) -> None:
        self.at = at

    def now(self) -> int:
        return self.at


class Server:
    """A host on its data, at a time that is told."""

    def __init__(self, data: Data, at: int) -> None:
        self.time = ToldTime(at)
        self.store = data.open()
        pool: BotPool = NearPool()
        self.host = Host(self.store, pool, clock=self.time, pace=0.0, retry=0.05)

    async def __aenter__(self) -> Host:
        await self.host.start()
        return self.host

    async def __aexit__(self, *error: object) -> None:
        await self.host.stop()
        self.store.close()


async def begun(host: Host) -> str:
    """Open a table by days, begin it, and let it go from memory."""
    code = await opened(host, ANA, ME, SeatWish("here", name="Bo"), settings=DAYS)
    await host.wish(code, ANA, "start", decide.start)
    host.idle = -1.0
    await host.sweep()
    assert code not in host.tables, "nobody is here, and there are days left"
    return code


def test_a_table_that_is_due_is_loaded_and_its_clock_answers(data: Data) -> None:
    async def story() -> None:
        server = Server(data, 1000)
        async with server as host:
            code = await begun(host)
            assert server.store.next_due() == 1000 + 3 * DAY
            server.time.at += 2 * DAY
            host._let_go.set()
            await asyncio.sleep(0.1)
            assert not host.tables, "a day is left"
            server.time.at += DAY
            host._let_go.set()
            await until(lambda: code in host.tables)
            live = await host.live(code)
            await until(lambda: live.table.misses == {0: 1} or bool(live.table.misses))

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_the_time_a_server_was_away_counts_for_nobody(data: Data) -> None:
    async def first() -> str:
        async with Server(data, 1000) as host:
            return await begun(host)

    async def second(code: str) -> None:
        server = Server(data, 1000 + 100 * DAY)
        async with server as host:
            await asyncio.sleep(0.2)
            assert not host.tables, "nothing is due: it was away for a hundred days"
            assert server.store.next_due() == 1000 + 103 * DAY
            server.time.at += DAY
            live = await host.live(code)
            assert [live.table.clocks.deadline(s) for s in live.table.clocks.running()] == [
                1000 + 103 * DAY
            ]
            assert live.table.at == 1000 + 100 * DAY, "it is noted when the server was back"

    async def third(code: str) -> None:
        server = Server(data, 1000 + 200 * DAY)
        async with server as host:
            server.time.at += 3 * DAY
            host._let_go.set()
            await until(lambda: code in host.tables)
            live = await host.live(code)
            await until(lambda: bool(live.table.misses))

    code = asyncio.run(asyncio.wait_for(first(), PATIENCE))
    asyncio.run(asyncio.wait_for(second(code), PATIENCE))
    asyncio.run(asyncio.wait_for(third(code), PATIENCE))


def test_a_killed_server_wakes_what_it_had_in_memory(data: Data) -> None:
    """Nothing was noted when it died: what may go on by itself is looked at."""

    async def first() -> str:
        server = Server(data, 1000)
        await server.host.start()
        code = await opened(server.host, ANA, ME, SeatWish("here", name="Bo"), settings=DAYS)
        await server.host.wish(code, ANA, "start", decide.start)
        for task in server.host._tasks:
            task.cancel()
        server.store.close()  # without the host's stop
        return code

    async def second(code: str) -> None:
        server = Server(data, 5000)
        async with server as host:
            await until(lambda: server.store.next_due() == 5000 + 3 * DAY)
            # Looked at, and let go again: it leaves memory once the store knows when it is due.
            await until(lambda: code not in host.tables)

    code = asyncio.run(asyncio.wait_for(first(), PATIENCE))
    asyncio.run(asyncio.wait_for(second(code), PATIENCE))


def test_a_long_game_is_loaded_from_a_snapshot(data: Data) -> None:
    async def story() -> None:
        async with hosting(data) as host:
            code = await opened(host, ANA, ME, SeatWish("here", name="Bo"))
            await host.wish(code, ANA, "start", decide.start)
            viewer = Viewer(host.store)
            connection = await host.connect(code, ANA, viewer)
            live = await host.live(code)
            for number in range(70):
                await act(host, code, live.table.waiting_for()[0], f"w{number}")
            kept = facts_of(live.table)
            host.disconnect(connection)
            host.idle = -1.0
            await host.sweep()
            assert code not in host.tables
            stored = host.store.load(code, whole=False)
            assert stored is not None
            assert stored.snapshot is not None
            assert len(stored.entries) < 20
            assert facts_of(await host.look(code)) == kept
            await act(host, code, (await host.look(code)).waiting_for()[0], "next")

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_somebody_who_comes_meets_a_table_that_was_let_go(data: Data) -> None:
    async def story() -> None:
        server = Server(data, 1000)
        async with server as host:
            code = await begun(host)
            server.time.at += DAY
            await act(host, code, (await host.look(code)).waiting_for()[0], "w")
            live = await host.live(code)
            assert live.table.clocks.deadline(live.table.waiting_for()[0]) is not None
            assert server.store.next_due() is None, "its timer is in memory"
            assert BO not in live.table.people()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
