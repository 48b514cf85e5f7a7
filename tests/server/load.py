"""How much a server bears: ``make bench-server``. Prints one line of JSON.

A real server in a process of its own; the guests in others, on the loopback. Every table has four
sockets and moves once in a period. A move counts when all four have received it; its time is from
the sending of the action to the last of them. At the end the journals are counted: every accepted
move is there, once. ``--workers 1,2`` measures a server on PostgreSQL, which it brings along: first
alone, then with so many workers; ``times`` is how much more than the one alone they carry together
where every worker has a core to itself, by the processor time that a move costs.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing.context import SpawnProcess
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from galapagos.server.store.data import data_at

SEATS = 4
DRAFTS = ("create ", "mutate ", "migrate ", "trade ", "take back", "cancel trade")
GROUP = 3
"""Tables of one group of four guests: fewer than a person may have, and so few that nobody asks
for more in a second than a person may."""
PATIENCE = 10.0
"""Seconds after which a move counts as lost."""
TARGET_MS = 100.0
WARM_UP = 2
"""Moves of each table that are not counted."""
GUESTS = ("Ana", "Bo", "Chen", "Dora")
_TOO_MANY = 429
UPDATE = b'{"type":"update","serial":'
WELCOME = b'{"type":"welcome"'


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    tables: int
    period: float
    seconds: float
    games: tuple[str, ...]
    port: int


@dataclass
class Tally:
    """What one process of guests has seen."""

    sent: int = 0
    milliseconds: list[float] = field(default_factory=list)
    """Of the moves that all four are told of."""
    drafts: int = 0
    """Moves that only their own player is told of."""
    errors: list[str] = field(default_factory=list)
    over: int = 0
    accepted: dict[str, int] = field(default_factory=dict)
    """Moves by table, also those of the warm-up."""


# --- one guest at one table ------------------------------------------------------------------


class Seat:
    """A socket at a table."""

    def __init__(self, line: ClientConnection, table: "LoadedTable", number: int) -> None:
        self.line = line
        self.table = table
        self.number = number
        self.serial = 0
        self.last = b""
        """The last message with the whole state."""
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        while True:
            message = await self.line.recv(decode=False)
            if message.startswith(UPDATE):
                self.serial = int(message[len(UPDATE) : message.index(b",", len(UPDATE))])
                self.last = message
                self.table.received()
            elif message.startswith(WELCOME):
                self.serial = msgspec.json.decode(message)["serial"]
                self.last = message
                self.table.received()
            elif b'"id":"' in message[:80]:
                found = msgspec.json.decode(message)
                answer = self.answers.pop(found["id"], None)
                if answer is not None and not answer.done():
                    answer.set_result(found)

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        wish = f"{self.number}-{next(self.table.wishes)}"
        answer = self.answers[wish] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"type": kind, "id": wish, **fields}))
        return await asyncio.wait_for(answer, PATIENCE)


class LoadedTable:
    """Four guests who play at random."""

    def __init__(self, code: str, rng: random.Random) -> None:
        self.code = code
        self.rng = rng
        self.seats: list[Seat] = []
        self.wishes = iter(range(1_000_000))
        self.goals: list[tuple[Seat, int]] = []
        """Who must be told of the move, and the serial he then has."""
        self.reached: asyncio.Future[float] | None = None

    def received(self) -> None:
        if self.reached is not None and not self.reached.done():
            if all(seat.serial >= goal for seat, goal in self.goals):
                self.reached.set_result(time.perf_counter())

    async def move(self, tally: Tally, *, counts: bool) -> bool:
        """Let whoever is asked act; False if the game is over."""
        mover = next((seat for seat in self.seats if b'"yours":true' in seat.last), None)
        if mover is None:
            tally.over += 1
            return False
        action = await self._choice(mover)
        # DC-INFO-01: of a draft only its own player is told.
        is_draft = action.startswith(DRAFTS)
        told = [mover] if is_draft else self.seats
        self.goals = [(seat, seat.serial + 1) for seat in told]
        self.reached = asyncio.get_running_loop().create_future()
        tally.sent += counts
        began = time.perf_counter()
        fields = {"serial": mover.serial, "seat": mover.number, "action": action}
        answer = await mover.ask("act", **fields)
        if answer["type"] != "accepted":
            raise RuntimeError(f"{answer['code']}: {action}")
        self.accepted(tally)
        ended = await asyncio.wait_for(self.reached, PATIENCE)
        if counts and is_draft:
            tally.drafts += 1
        elif counts:
            tally.milliseconds.append((ended - began) * 1000)
        return True

    def accepted(self, tally: Tally) -> None:
        tally.accepted[self.code] = tally.accepted.get(self.code, 0) + 1

    async def _choice(self, mover: Seat) -> str:
        legal = msgspec.json.decode(mover.last)["play"]["legal"]
        texts = [action["text"] for action in legal["actions"]]
        if not legal["complete"]:
            found = await mover.ask("legal", seat=mover.number, limit=12)
            texts = [action["text"] for action in found["actions"]] or texts
        return str(self.rng.choice(texts))


# --- a process of guests ---------------------------------------------------------------------


async def patiently(
    person: httpx.AsyncClient, method: str, path: str, **wish: Any
) -> httpx.Response:
    """Ask until answered: so many newcomers from one address are let in one after the other."""
    while (answer := await person.request(method, path, **wish)).status_code == _TOO_MANY:
        await asyncio.sleep(0.2)
    answer.raise_for_status()
    return answer


class Party:
    """Four people, and the tables at which they play against each other."""

    def __init__(self, plan: Plan, rng: random.Random) -> None:
        self.plan = plan
        self.rng = rng
        self.people = [
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{plan.port}", timeout=30) for _ in GUESTS
        ]

    async def come(self) -> None:
        for person, name in zip(self.people, GUESTS, strict=True):
            await patiently(person, "GET", "/api/me")
            await patiently(person, "POST", "/api/me", json={"name": name})

    async def sit_down(self, number: int) -> LoadedTable:
        host = self.people[number % SEATS]
        game = self.plan.games[number % len(self.plan.games)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        answer = await patiently(host, "POST", "/api/tables", json={"game": game, "seats": seats})
        table = LoadedTable(answer.json()["code"], self.rng)
        order = self.people[number % SEATS :] + self.people[: number % SEATS]
        for seat, person in enumerate(order):
            await self._sit(table, seat, person)
        started = await table.seats[0].ask("start")
        assert started["type"] == "accepted", started
        while not all(b'"play":{' in seat.last for seat in table.seats):
            await asyncio.sleep(0.01)
        return table

    async def _sit(self, table: LoadedTable, seat: int, person: httpx.AsyncClient) -> None:
        cookie = "; ".join(f"{key}={value}" for key, value in person.cookies.items())
        url = f"ws://127.0.0.1:{self.plan.port}/ws/{table.code}"
        line = await connect(
            url, additional_headers={"Cookie": cookie}, max_size=None, ping_interval=None
        )
        table.seats.append(Seat(line, table, seat))
        await line.send(json.dumps({"type": "hello", "language": "en"}))
        if seat:
            answer = await table.seats[seat].ask("sit", seat=seat)
            assert answer["type"] == "accepted", answer


async def play_at(table: LoadedTable, plan: Plan, begin: float, tally: Tally) -> None:
    """Move once in every period until the end."""
    phase = table.rng.random() * plan.period
    moves = int(plan.seconds / plan.period) + WARM_UP
    try:
        for number in range(moves):
            due = begin + phase + number * plan.period
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if not await table.move(tally, counts=number >= WARM_UP):
                return
    except Exception as error:  # every trouble is counted, none ends the measurement
        tally.errors.append(f"{type(error).__name__}: {error}")


async def _guests(plan: Plan, share: range, ready: Barrier) -> Tally:
    rng = random.Random(share.start)
    tables: list[LoadedTable] = []
    for first in range(share.start, share.stop, GROUP):
        party = Party(plan, rng)
        await party.come()
        for number in range(first, min(first + GROUP, share.stop)):
            tables.append(await party.sit_down(number))
    await asyncio.to_thread(ready.wait)
    tally = Tally()
    begin = time.monotonic() + 0.5
    await asyncio.gather(*(play_at(table, plan, begin, tally) for table in tables))
    await asyncio.to_thread(ready.wait)
    for table in tables:
        for seat in table.seats:
            seat.reader.cancel()
            await seat.line.close()
    return tally


def guests(plan: Plan, share: range, ready: Barrier, results: "Queue[Tally]") -> None:
    """The work of one process of guests."""
    import uvloop

    gc.disable()  # a pause of the guests would count as one of the server
    results.put(uvloop.run(_guests(plan, share, ready)))


# --- the server ------------------------------------------------------------------------------


class Watched:
    """A `galapagos serve`, its memory and its time."""

    def __init__(self, data: Path, database: str = "", workers: int = 0) -> None:
        """``workers``: how many share the database; 0: the server has its data to itself."""
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        self.data = data
        self.database = database
        self.workers = workers
        command = [sys.executable, "-P", "-m", "galapagos", "serve", "--port", str(self.port)]
        # All guests come from one address.
        command += ["--limit", "connections=100000", "--limit", "half_requests=100000"]
        command += ["--data", str(data), "--database", database]
        command += ["--workers", str(workers)] if workers else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        if not self.process.stdout.readline():  # it is said when all of them answer
            raise SystemExit("the server did not start")

    def processes(self) -> list[int]:
        """Return the server's processes, those of its bots among them."""
        found = [self.process.pid]
        for pid in found:
            found += _children(pid)
        return found

    def seconds(self) -> float:
        """Return the processor time the server has used."""
        return sum(_seconds(pid) for pid in self.processes())

    def megabytes(self) -> float:
        """Return the memory of the server and of its bots' processes."""
        return sum(_resident(pid) for pid in self.processes())

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def kept(self) -> dict[str, int]:
        """Return how many actions the journal of each table holds."""
        with closing(data_at(self.data, self.database).connect()) as session:
            rows = session.rows("SELECT code, body FROM entries")
        counts: dict[str, int] = {}
        for code, body in rows:
            counts[code] = counts.get(code, 0) + (json.loads(body)["type"] == "acted")
        return counts


def _seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _resident(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> Iterator[int]:
    for thread in Path(f"/proc/{pid}/task").iterdir():
        yield from map(int, (thread / "children").read_text().split())


# --- measuring -------------------------------------------------------------------------------


def measure(
    tables: int,
    period: float,
    seconds: float,
    games: tuple[str, ...],
    database: str = "",
    workers: int = 0,
) -> dict[str, Any]:
    """Return what a fresh server did under one load."""
    with tempfile.TemporaryDirectory() as folder:
        server = Watched(Path(folder), database, workers)
        try:
            plan = Plan(tables, period, seconds, games, server.port)
            return _measured(server, plan)
        finally:
            server.stop()


def _measured(server: Watched, plan: Plan) -> dict[str, Any]:
    context = multiprocessing.get_context("spawn")
    results: Queue[Tally] = context.Queue()
    half = plan.tables // 2 // GROUP * GROUP or plan.tables
    shares = [share for share in (range(half), range(half, plan.tables)) if share]
    ready = context.Barrier(len(shares) + 1)
    processes: list[SpawnProcess] = [
        context.Process(target=guests, args=(plan, share, ready, results)) for share in shares
    ]
    for process in processes:
        process.start()
    ready.wait(300)
    began, used = time.monotonic(), server.seconds()
    ready.wait(plan.seconds + 120)
    elapsed, used = time.monotonic() - began, server.seconds() - used
    memory = server.megabytes()
    tallies = [results.get(timeout=60) for _ in processes]
    for process in processes:
        process.join(30)
    server.stop()
    return _report(plan, tallies, server.kept(), elapsed, used, memory)


def _report(
    plan: Plan,
    tallies: list[Tally],
    kept: dict[str, int],
    elapsed: float,
    used: float,
    memory: float,
) -> dict[str, Any]:
    times = sorted(value for tally in tallies for value in tally.milliseconds)
    accepted = {code: n for tally in tallies for code, n in tally.accepted.items()}
    errors = [error for tally in tallies for error in tally.errors]
    drafts = sum(tally.drafts for tally in tallies)
    return {
        "tables": plan.tables,
        "sockets": plan.tables * SEATS,
        "games": list(plan.games),
        "moves_per_second": round(sum(accepted.values()) / elapsed, 1),
        "wanted_per_second": round(plan.tables / plan.period, 1),
        "moves": len(times),
        "drafts": drafts,
        "p50_ms": round(_at(times, 0.50), 1),
        "p99_ms": round(_at(times, 0.99), 1),
        "worst_ms": round(times[-1], 1) if times else 0.0,
        "errors": len(errors),
        "first_error": errors[0] if errors else "",
        "not_delivered": sum(tally.sent for tally in tallies) - len(times) - drafts,
        "not_kept_once": sum(kept.get(code) != n for code, n in accepted.items()),
        "games_over": sum(tally.over for tally in tallies),
        "server_mb": round(memory),
        "server_cpu_share": round(used / elapsed, 2),
        "cpu_ms_per_move": round(1000 * used / max(1, sum(accepted.values())), 2),
    }


def compared(args: argparse.Namespace, games: tuple[str, ...]) -> list[dict[str, Any]]:
    """Return what a server on PostgreSQL did alone, and with workers, under the same load."""
    from tests.server.postgres import OwnPostgres

    postgres = OwnPostgres()
    found: list[dict[str, Any]] = []
    try:
        for workers in [0, *map(int, args.workers.split(","))]:
            with postgres.fresh() as url:
                one = measure(args.tables, args.period, args.seconds, games, url, workers)
            cost = found[0]["cpu_ms_per_move"] if found else one["cpu_ms_per_move"]
            times = max(1, workers) * cost / one["cpu_ms_per_move"]
            found.append({"workers": workers, "times": round(times, 2)} | one)
            print(json.dumps(found[-1]), file=sys.stderr)
    finally:
        postgres.stop()
    return found


def _at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] if times else 0.0


def holds(found: dict[str, Any]) -> bool:
    """Whether a load was borne: every move delivered and kept in time, without an error."""
    troubles = found["errors"] + found["not_delivered"] + found["not_kept_once"]
    return not troubles and 0 < found["p99_ms"] <= TARGET_MS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--period", type=float, default=1.0, help="seconds between moves (1)")
    parser.add_argument("--games", nargs="+", default=["origin", "darwin"])
    parser.add_argument("--find", action="store_true", help="find the highest rate that holds")
    parser.add_argument("--workers", default="", help="such as 1,2: on PostgreSQL, alone and so")
    args = parser.parse_args()
    games = tuple(args.games)
    if args.workers:
        several = compared(args, games)
        print(json.dumps(several))
        return 0 if all(map(holds, several)) else 1
    found = measure(args.tables, args.period, args.seconds, games)
    best = found["moves_per_second"] if holds(found) else 0.0
    period = args.period
    while args.find and holds(found):
        period /= 1.25
        found = measure(args.tables, period, min(args.seconds, 20.0), games)
        print(json.dumps(found), file=sys.stderr)
        best = found["moves_per_second"] if holds(found) else best
    print(json.dumps(found | ({"highest_that_holds": best} if args.find else {})))
    return 0 if best else 1


if __name__ == "__main__":
    sys.exit(main())
