"""Attackers and honest players side by side: ``python -m tests.server.soak --minutes 60``.

A real server on the loopback; honest players from 127.0.0.x, each from an address of their own, and
attackers from 127.0.1.x, in a process of their own. Every attack is one that once stopped a server,
and bounded: so much at once, then a pause. Prints one line of JSON: how long honest moves took, how
many accepted ones the journal lost or doubled, and the server's memory over time. Linux only: other
systems have no addresses but 127.0.0.1 on the loopback.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.served import Server, free_port

PATIENCE = 20.0
TARGET_MS = 200.0
_FAILURES = (
    OSError,
    httpx.HTTPError,
    WebSocketException,
    TimeoutError,
    asyncio.IncompleteReadError,
)
"""What an attacker may meet: the other side hangs up."""


# --- honest players --------------------------------------------------------------------------


@dataclass
class Tally:
    """What honest players have met."""

    milliseconds: list[float] = field(default_factory=list)
    bot_seconds: list[float] = field(default_factory=list)
    """How long they waited for their bots."""
    accepted: list[tuple[str, str]] = field(default_factory=list)
    """Table and id of every move that was accepted."""
    errors: list[str] = field(default_factory=list)
    games: int = 0


def person(port: int, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, retries=0)
    base = f"http://127.0.0.1:{port}"
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=PATIENCE)


async def socket_of(
    guest: httpx.AsyncClient, port: int, address: str, code: str
) -> ClientConnection:
    cookie = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
    url = f"ws://127.0.0.1:{port}/ws/{code}"
    headers = {"Cookie": cookie}
    return await connect(url, additional_headers=headers, max_size=None, local_addr=(address, 0))


class Honest:
    """Somebody who plays against two bots, one game after the other."""

    def __init__(self, number: int, port: int, pace: float, tally: Tally) -> None:
        self.address = f"127.0.0.{10 + number}"
        self.port, self.pace, self.tally = port, pace, tally
        self.rng = random.Random(number)
        self.wishes = 0

    async def play(self, until: float) -> None:
        async with person(self.port, self.address) as guest:
            await guest.get("/api/me")
            while time.monotonic() < until:
                try:
                    await self._game(guest, until)
                    self.tally.games += 1
                except Exception as error:  # every trouble is counted, none ends the soak
                    self.tally.errors.append(f"{type(error).__name__}: {error}"[:200])
                    await asyncio.sleep(1)

    async def _game(self, guest: httpx.AsyncClient, until: float) -> None:
        wish = {"game": "origin", "bots": 2, "level": "hatchling"}
        answer = await guest.post("/api/play", json=wish)
        answer.raise_for_status()
        code = answer.json()["code"]
        line = await socket_of(guest, self.port, self.address, code)
        try:
            await line.send(json.dumps({"type": "hello", "language": "en"}))
            state = await self._state(line)
            while time.monotonic() < until:
                play = state["play"]
                if play["view"]["outcome"] is not None:
                    return
                if play["legal"] is None or not play["legal"]["actions"]:
                    began = time.monotonic()
                    state = await self._state(line)
                    self.tally.bot_seconds.append(time.monotonic() - began)
                    continue
                await asyncio.sleep(self.pace)
                state = await self._move(line, code, state) or state
        finally:
            await line.close()

    async def _state(self, line: ClientConnection) -> dict[str, Any]:
        """Return the next state of the table."""
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if message["type"] in ("welcome", "update"):
                found: dict[str, Any] = message
                return found

    async def _move(
        self, line: ClientConnection, code: str, state: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Play something and measure until it is accepted; return the state after it."""
        legal = state["play"]["legal"]
        action = self.rng.choice(legal["actions"])["text"]
        self.wishes += 1
        wish = f"soak-{self.address}-{self.wishes}"
        act = {"type": "act", "id": wish, "serial": state["serial"], "seat": legal["seat"]}
        began = time.perf_counter()
        await line.send(json.dumps({**act, "action": action}))
        newer = None
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if message["type"] in ("welcome", "update"):
                newer = message
            elif message.get("id") == wish:
                self.tally.milliseconds.append((time.perf_counter() - began) * 1000)
                if message["type"] == "accepted":
                    self.tally.accepted.append((code, wish))
                    return newer or await self._state(line)
                if message["code"] != "stale":
                    self.tally.errors.append(f"refused: {message['code']}")
                return newer


# --- attackers -------------------------------------------------------------------------------


class Attacker:
    """Somebody who tries one thing again and again, under ever new cookies."""

    def __init__(self, number: int, port: int, rate: float) -> None:
        self.address = f"127.0.1.{10 + number}"
        self.port, self.rate = port, rate

    async def go_on(self, attack: "Attack", until: float) -> None:
        while time.monotonic() < until:
            with suppress(*_FAILURES):
                await asyncio.wait_for(attack(self), 15)
            await asyncio.sleep(1 / self.rate)

    async def raw(self, *parts: bytes, hold: float = 0.0) -> None:
        """Send bytes, wait, and go."""
        _, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        try:
            for part in parts:
                writer.write(part)
                await writer.drain()
            await asyncio.sleep(hold)
        finally:
            writer.close()


Attack = Callable[[Attacker], Awaitable[None]]


async def slow_cookie(who: Attacker) -> None:
    await who.raw(
        b'GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: galapagos="', b"\\\\" * 60_000, hold=1
    )


async def long_header(who: Attacker) -> None:
    await who.raw(b"GET / HTTP/1.1\r\nx: ", *[b"x" * 65_536] * 64)


async def half_requests(who: Attacker) -> None:
    half = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "
    await asyncio.gather(*(who.raw(half, hold=5) for _ in range(100)), return_exceptions=True)


async def many_tables(who: Attacker) -> None:
    seats = [{"kind": "bot", "level": "apex"}] * 8
    async with person(who.port, who.address) as guest:
        for _ in range(5):
            wish = {"game": "origin", "seats": seats, "public": True}
            answer = await guest.post("/api/tables", json=wish)
            if answer.status_code != 200:
                return
            code = answer.json()["code"]
            async with await socket_of(guest, who.port, who.address, code) as line:
                await line.send('{"type":"hello"}')
                await line.send('{"type":"start","id":"s"}')
                await asyncio.sleep(0.2)


async def silent_sockets(who: Attacker) -> None:
    async with person(who.port, who.address) as guest:
        answer = await guest.post("/api/play", json={"game": "origin", "bots": 1})
        if answer.status_code == 200:
            code = answer.json()["code"]
            dialled = [socket_of(guest, who.port, who.address, code) for _ in range(40)]
            lines = await asyncio.gather(*dialled, return_exceptions=True)
            await asyncio.sleep(5)
            for line in lines:
                if isinstance(line, ClientConnection):
                    await line.close()


async def babble(who: Attacker) -> None:
    async with person(who.port, who.address) as guest:
        answer = await guest.post("/api/play", json={"game": "darwin", "bots": 1})
        if answer.status_code == 200:
            code = answer.json()["code"]
            async with await socket_of(guest, who.port, who.address, code) as line:
                await line.send('{"type":"hello"}')
                for number in range(300):
                    ask = {"type": "preview", "id": str(number), "seat": 0, "action": "²"}
                    await line.send(json.dumps(ask) if number % 2 else "[" * 4000)


async def guess(who: Attacker) -> None:
    async with person(who.port, who.address) as guest:
        for number in range(50):
            await guest.get(f"/api/tables/{number:06d}")
            await guest.post("/api/me/become", json={"key": f"{number:020d}"})


async def many_people(who: Attacker) -> None:
    for _ in range(50):
        async with person(who.port, who.address) as guest:
            await guest.get("/api/me")


ATTACKS: list[Attack] = [
    slow_cookie,
    long_header,
    half_requests,
    many_tables,
    silent_sockets,
    babble,
    guess,
    many_people,
]


def attack_all(port: int, rate: float, until: float, over: Event) -> None:
    """The work of the attackers' process."""

    async def work() -> None:
        attackers = [Attacker(number, port, rate) for number in range(len(ATTACKS))]
        pairs = zip(attackers, ATTACKS, strict=True)
        await asyncio.gather(*(one.go_on(attack, until) for one, attack in pairs))

    asyncio.run(work())
    over.set()


# --- the soak --------------------------------------------------------------------------------


def resident(pid: int) -> float:
    """Return the megabytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def journal_of(data: Path) -> dict[tuple[str, str], int]:
    """Return how often each id stands in the journals."""
    found = sqlite3.connect(data / "galapagos.db")
    try:
        rows = found.execute("SELECT code, body FROM entries").fetchall()
    finally:
        found.close()
    counts: dict[tuple[str, str], int] = {}
    for code, body in rows:
        entry = json.loads(body)
        if entry["type"] == "acted" and entry.get("id"):
            key = (code, entry["id"])
            counts[key] = counts.get(key, 0) + 1
    return counts


@dataclass
class Samples:
    """What the server holds, over time."""

    megabytes: list[float] = field(default_factory=list)
    tables: list[int] = field(default_factory=list)
    """In memory; those that nobody looks at are let go after five minutes."""


async def watched(pid: int, metrics: int, until: float) -> Samples:
    samples = Samples()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{metrics}") as client:
        while time.monotonic() < until:
            samples.megabytes.append(round(resident(pid), 1))
            lines = (await client.get("/metrics", timeout=PATIENCE)).text.splitlines()
            tables = [line for line in lines if line.startswith("galapagos_tables ")]
            samples.tables.append(int(float(tables[0].split()[1])))
            await asyncio.sleep(max(5.0, (until - time.monotonic()) / 40))
    return samples


async def honest_play(
    args: argparse.Namespace, server: Server, metrics: int, until: float
) -> tuple[Tally, Samples]:
    tally = Tally()
    assert server.process is not None
    players = [Honest(n, server.port, args.pace, tally) for n in range(args.players)]
    watching = asyncio.ensure_future(watched(server.process.pid, metrics, until))
    await asyncio.gather(*(one.play(until) for one in players))
    return tally, await watching


def turned_away(port: int) -> dict[str, float]:
    """Return what the server counted at its door."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    start = "galapagos_turned_away_total{why="
    lines = [line for line in text.splitlines() if line.startswith(start)]
    return {line.split('"')[1]: float(line.rpartition(" ")[2]) for line in lines}


def report(args: argparse.Namespace, server: Server, metrics: int) -> dict[str, Any]:
    until = time.monotonic() + args.minutes * 60
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    attackers = context.Process(
        target=attack_all, args=(server.port, args.rate, until, over), daemon=True
    )
    if args.rate > 0:
        attackers.start()
    tally, samples = asyncio.run(honest_play(args, server, metrics, until))
    if args.rate > 0:
        over.wait(60)
        attackers.join(10)
    away = turned_away(metrics)
    server.stop()
    kept = journal_of(server.data)
    times = sorted(tally.milliseconds)
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    waits = sorted(tally.bot_seconds) or [0.0]
    found = {
        "minutes": args.minutes,
        "honest_moves": len(times),
        "games": tally.games,
        "ms_p50": round(cuts[49], 1),
        "ms_p99": round(cuts[98], 1),
        "ms_most": round(times[-1], 1) if times else 0.0,
        "bot_wait_p99_s": round(waits[int(len(waits) * 0.99)], 2),
        "lost": sum(kept.get(one, 0) == 0 for one in tally.accepted),
        "doubled": sum(count > 1 for count in kept.values()),
        "errors": len(tally.errors),
        "first_errors": tally.errors[:5],
        "megabytes": samples.megabytes,
        "tables": samples.tables,
        "turned_away": away,
    }
    is_good = found["ms_p99"] <= TARGET_MS and not found["lost"] and not found["doubled"]
    return found | {"good": bool(is_good and times and not tally.errors)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--players", type=int, default=8, help="honest players (8)")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between their moves (0.5)")
    parser.add_argument(
        "--rate", type=float, default=1.0, help="rounds of every attack in a second; 0: none (1)"
    )
    args = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("the soak needs the loopback addresses of Linux")
    metrics = free_port()
    options = ("--count", "network", "--metrics", str(metrics), "--pace", "0.2")
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        server = Server(Path(folder) / "data", free_port(), options, log)
        server.start()
        try:
            found = report(args, server, metrics)
        finally:
            server.stop()
        print(json.dumps(found))
    return 0 if found["good"] else 1


if __name__ == "__main__":
    raise SystemExit(main())
