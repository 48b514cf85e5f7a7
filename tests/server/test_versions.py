"""Tables of rules version 1 go on: nothing that was agreed on or played is lost.

``version-1.sql`` is a store as the program of that version left it, written by its own code: two
running games of Darwin after a full redraw, one of Origin in which the turn went on beside an open
trigger, and two tables that had not begun."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from galapagos.games.origin.rules.game import Origin
from galapagos.records.record import parse_record
from galapagos.records.timeline import replay
from galapagos.server.store.sqlite_session import FILE
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.card_sets import Codecs, own_sets
from galapagos.server.table.host import Host, Opening, SeatWish
from galapagos.server.table.table import LOBBY, OVER, PLAYING, Table
from galapagos.server.table.verify import verify
from tests.records.darwin_games import CARD_SET
from tests.server.hosts import ME, NearPool, act
from tests.server.tables import facts_of

DUMP = (Path(__file__).parent / "version-1.sql").read_text(encoding="utf-8")
HERE = SeatWish("here", "", "Bo")
CODES = dict(re.findall(r"^-- ([a-z-]+): (\w+)$", DUMP, re.MULTILINE))


@asynccontextmanager
async def hosting(directory: Path) -> AsyncIterator[Host]:
    store = SqliteStore(directory)
    host = Host(store, NearPool(), codecs=Codecs(own_sets({"darwin": [CARD_SET]})), pace=0.0)
    await host.start()
    try:
        yield host
    finally:
        await host.stop()
        store.close()


def on_old_tables(test: Callable[[Host], Awaitable[None]]) -> Callable[[Path], None]:
    """Run a test on a host that finds what version 1 left behind, then see that a restarted one
    reads the same."""

    async def run(directory: Path) -> None:
        database = sqlite3.connect(directory / FILE)
        database.executescript(DUMP)
        database.close()
        async with hosting(directory) as host:
            await test(host)
            left = {code: facts_of(await host.look(code)) for code in CODES.values()}
        async with hosting(directory) as host:
            assert left == {code: facts_of(await host.look(code)) for code in CODES.values()}

    def test_on(tmp_path: Path) -> None:
        asyncio.run(asyncio.wait_for(run(tmp_path), 120))

    test_on.__name__, test_on.__doc__ = test.__name__, test.__doc__
    return test_on


def texts(table: Table, seat: int) -> list[str]:
    game = table.play.game
    return [table.codec.action_text(game, action) for action in game.legal_list(seat)]


@on_old_tables
async def test_every_table_of_version_1_can_be_used(host: Host) -> None:
    assert len(CODES) == 5
    for what, code in CODES.items():
        live = await host.live(code)
        assert live.table.trouble == ""
        assert live.table.rules == live.table.codec.rules_version == 2
        assert live.table.status == (LOBBY if what.endswith("lobby") else PLAYING)


@on_old_tables
async def test_dc_act_redraw_03_a_redraw_under_way_is_finished(host: Host) -> None:
    """Ruling Q11: the normal redraw came after a full one, which version 1 allowed."""
    code = CODES["darwin-redrawing"]
    live = await host.live(code)
    assert live.table.header["options"] == "full_redraw_keeps_right=on"
    for number in range(8):
        assert live.table.waiting_for() == [1]
        await act(host, code, 1, f"d{number}", "draw small")
    assert not any(text.startswith("draw") for text in texts(live.table, 1))


@on_old_tables
async def test_dc_act_redraw_03_a_right_that_was_there_stays(host: Host) -> None:
    code = CODES["darwin-redrawn"]
    live = await host.live(code)
    keep = next(text for text in texts(live.table, 1) if text.startswith("redraw keep"))
    await act(host, code, 1, "k", keep)
    assert "draw small" in texts(live.table, 1)


@on_old_tables
async def test_b_10_a_turn_that_went_on_goes_on_and_its_record_verifies(
    host: Host,
) -> None:
    """EV-CHAIN-07: P1 has robbed P2a while P2's trigger was open, and still it is."""
    code = CODES["origin-open-trigger"]
    live = await host.live(code)
    assert live.table.header["options"] == "out_of_turn_pairs=beside"
    await act(host, code, 1, "c", "cooperate P2a P2b")
    await act(host, code, 0, "e", "end")
    for number in range(2000):
        if live.table.status == OVER:
            break
        await act(host, code, live.table.waiting_for()[0], f"w{number}")
    record = parse_record((await host.finished(code)).record_text())
    assert record.header["rules"] == "2"
    assert record.header["options"] == "out_of_turn_pairs=beside"
    for _ in replay(record, live.table.codec):
        pass
    assert verify(record, live.table.codec).actions == len(record.steps) - 1

    again = await host.look(await host.rematch(code, "ana", "again"))
    assert again.header["options"] == "out_of_turn_pairs=on", "a new game, today's ruling"
    assert again.beginning is not None


@on_old_tables
async def test_a_table_that_had_not_begun_keeps_what_was_agreed_on(
    host: Host,
) -> None:
    origin, darwin = CODES["origin-lobby"], CODES["darwin-lobby"]
    assert (await host.look(origin)).header["options"] == "out_of_turn_pairs=beside"
    await host.wish(darwin, "ana", "s1", decide.start)
    assert (await host.look(darwin)).header["options"] == "full_redraw_keeps_right=on"
    switches = {"out_of_turn_pairs": "on"}
    await host.configure(origin, "ana", "c1", Opening("origin", (ME, HERE), switches=switches))
    await host.wish(origin, "ana", "s2", decide.start)
    game = (await host.look(origin)).play.game
    assert isinstance(game, Origin)
    assert game.state.options.out_of_turn_pairs
    assert not game.state.options.pairs_beside_turn
