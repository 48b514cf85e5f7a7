"""A small server without sockets, made to be killed: plays tables and says what is durable.

Opens tables in a DIRECTORY, or in a DATABASE if one is named, until there are so many TABLES, plays
the people's seats itself, lets bots play theirs, in this process (``near``) or in workers
(``far``), and prints a line for each accepted wish and each entry it was shown, after the fact.
Runs until it is killed.
"""

import asyncio
from functools import partial
from hashlib import sha256
from pathlib import Path

from galapagos.server.errors import Refused
from galapagos.server.people.bot_workers import BotPool
from galapagos.server.store.data import Data, data_at
from galapagos.server.store.store import ChatLine, Query
from galapagos.server.table import decide
from galapagos.server.table.host import Host, Opening, SeatWish
from galapagos.server.table.in_memory import Ask, Change
from galapagos.server.table.journal import Acted, Clock, Settings, encode
from galapagos.server.table.table import LOBBY, OVER, Table
from tests.server.hosts import NearPool
from tests.server.tables import ANA, CODECS, best

CLOCKS = (Clock("bank", 600), Clock())
GAMES = ("origin", "origin", "darwin")


class Printer:
    """Prints every entry when it is shown."""

    def changed(self, table: Table, change: Change) -> None:
        for entry in change.entries:
            digest = sha256(encode(entry)).hexdigest()[:16]
            by = entry.by if isinstance(entry, Acted) else "-"
            print("shown", table.code, entry.serial, digest, f"by-{by}", flush=True)

    def came_or_went(self, table: Table) -> None:
        pass

    def chatted(self, line: ChatLine) -> None:
        pass

    def asked(self, ask: Ask) -> None:
        pass

    def closed(self, why: str) -> None:
        pass


async def play(host: Host, code: str) -> None:
    """Play the person's seat of one table until it is over."""
    live = await host.live(code)
    await host.connect(code, ANA, Printer())
    if live.table.status == LOBBY:
        await host.wish(code, ANA, "start", decide.start)
    while live.table.status != OVER:
        live = await host.live(code)
        if 0 in live.table.waiting_for():
            wish = f"a{live.table.serial}"
            try:
                text = best(live.table, 0)
                serial = await host.wish(
                    code,
                    ANA,
                    wish,
                    partial(decide.act, seat=0, text=text, serial=live.table.serial),
                )
                print("accepted", code, serial, wish, flush=True)
            except Refused as error:
                print("refused", code, live.table.serial, error, flush=True)
        await asyncio.sleep(0.001)


async def serve(data: Data, tables: int, pool: BotPool) -> None:
    host = Host(data.open(), pool, CODECS, pace=0.0)
    await host.start()
    playing: dict[str, asyncio.Task[None]] = {}
    number = 0
    print("ready", len(host.tables), flush=True)
    while True:
        query = Query(person=ANA, status=(LOBBY, "playing"), most=None)
        for found in await asyncio.to_thread(host.store.tables, query):
            if found.code not in playing:
                playing[found.code] = asyncio.ensure_future(play(host, found.code))
        running = [task for task in playing.values() if not task.done()]
        for task in playing.values():
            if task.done():
                task.result()
        if len(running) < tables:
            number += 1
            seats = [SeatWish("me"), SeatWish("bot", "hatchling")]
            settings = Settings(clock=CLOCKS[number % len(CLOCKS)])
            opening = Opening(GAMES[number % len(GAMES)], seats, settings=settings)
            code = await host.open(ANA, "Ana", opening)
            print("opened", code, flush=True)
        await asyncio.sleep(0.02)


def main(words: list[str]) -> None:
    """``DIRECTORY DATABASE TABLES near|far``"""
    directory, database, tables, bots = words
    pool = BotPool(1) if bots == "far" else NearPool()
    if isinstance(pool, NearPool):
        pool.codecs |= {(game, None): CODECS.get(game) for game in GAMES}
    asyncio.run(serve(data_at(Path(directory), database), int(tables), pool))
