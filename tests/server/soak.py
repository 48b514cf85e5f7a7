"""Attackers and honest players side by side: ``python -m tests.server.soak --minutes 60``.

A real server on the loopback; honest players from 127.0.0.x, each from an address of their own and
with foreign cookies beside ours, and attackers (`attacks`) from 127.0.1.x, in a process of their
own. Prints one line of JSON and ends with 0 only if all of it holds:

- ``fast``: 99 of 100 honest moves were answered within 200 ms of their sending;
- ``kept``: every move that was accepted stands in the journal once, and no honest player met an
  error or became somebody else;
- ``shut``: no attack has got what it must never get, and every one was tried;
- ``flat``: over the second half the server and its bots' processes have not grown by more than 5 %
  (by the line through all samples). Tables that nobody looks at stay for five minutes, so that a
  run of less than 30 is too short for this; it then says null and is judged without.

Linux only: other systems have no addresses but 127.0.0.1 on the loopback.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from tests.served import Server, free_port
from tests.server.attacks import ATTACKS, PATIENCE, attack_all, person, socket_of

TARGET_MS = 200.0
FOREIGN = 'prefs={"theme":"dark"}; weird[0]=1; k=v, w'
"""Cookies of other programs on the same host, which once cost people who they are."""
_GROWTH = 0.05
_LEAST_MINUTES = 30.0
_SAMPLE_SECONDS = 5.0
_TOLD = 40
"""Samples that are printed."""


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


class Honest:
    """Somebody who plays against two bots, one game after the other, both games in turn."""

    def __init__(self, number: int, port: int, pace: float, tally: Tally) -> None:
        self.address = f"127.0.0.{10 + number}"
        self.number, self.port, self.pace, self.tally = number, port, pace, tally
        self.rng = random.Random(number)
        self.cookie = ""
        self.wishes = 0

    async def play(self, until: float) -> None:
        async with person(self.port, self.address) as guest:
            await guest.get("/api/me")
            self.cookie = f"{FOREIGN}; galapagos={guest.cookies['galapagos']}"
            guest.cookies.clear()
            while time.monotonic() < until:
                try:
                    await self._game(guest, until)
                    self.tally.games += 1
                except Exception as error:  # every trouble is counted, none ends the soak
                    self.tally.errors.append(f"{type(error).__name__}: {error}"[:200])
                    await asyncio.sleep(1)

    async def _game(self, guest: httpx.AsyncClient, until: float) -> None:
        self.number += 1
        game = "origin" if self.number % 2 else "darwin"
        wish = {"game": game, "bots": 2, "level": "hatchling"}
        answer = await guest.post("/api/play", json=wish, headers={"cookie": self.cookie})
        answer.raise_for_status()
        code = answer.json()["code"]
        line = await socket_of(self.cookie, self.port, self.address, code)
        try:
            await line.send(json.dumps({"type": "hello", "language": "en"}))
            await self._play(line, code, until)
        finally:
            await line.close()
        mine = await guest.get("/api/mine", headers={"cookie": self.cookie})
        if code not in [table["code"] for table in mine.json()["tables"]]:
            self.tally.errors.append(f"not at table {code} any more")

    async def _play(self, line: ClientConnection, code: str, until: float) -> None:
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
                    why = f"{message['code']}: {message['message']} ({action}, table {code})"
                    self.tally.errors.append(f"refused: {why}")
                return newer


# --- what is watched -------------------------------------------------------------------------


@dataclass
class Samples:
    """What the server holds, over time."""

    seconds: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)
    """Megabytes of the server itself."""
    bots: list[float] = field(default_factory=list)
    """Megabytes of its bots' processes together."""
    tables: list[int] = field(default_factory=list)
    """In memory; those that nobody looks at are let go after five minutes."""

    ticks: list[float] = field(default_factory=list)
    """Seconds of the processor that the server itself has used."""

    def processor(self) -> float:
        """Return which part of a processor the server itself has used."""
        return round((self.ticks[-1] - self.ticks[0]) / (self.seconds[-1] - self.seconds[0]), 2)

    def growth(self) -> float:
        """Return by which part memory has grown over the second half, by the line through it."""
        half = len(self.seconds) // 2
        total = [one + other for one, other in zip(self.server, self.bots, strict=True)][half:]
        times = self.seconds[half:]
        slope = statistics.linear_regression(times, total).slope
        return slope * (times[-1] - times[0]) / statistics.median(total)


def resident(pid: int) -> float:
    """Return the megabytes that a process has in memory; 0 if it is gone."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    found = [int(line.split()[1]) for line in lines if line.startswith("VmRSS:")]
    return found[0] / 1024 if found else 0.0


def used(pid: int) -> float:
    """Return the seconds of the processor that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    paths = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for path in paths for word in path.read_text().split()]


async def watched(pid: int, metrics: int, until: float) -> Samples:
    samples, began = Samples(), time.monotonic()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{metrics}") as client:
        while time.monotonic() < until:
            samples.seconds.append(round(time.monotonic() - began, 1))
            samples.ticks.append(used(pid))
            samples.server.append(round(resident(pid), 1))
            samples.bots.append(round(sum(map(resident, children_of(pid))), 1))
            lines = (await client.get("/metrics", timeout=PATIENCE)).text.splitlines()
            tables = [line for line in lines if line.startswith("galapagos_tables ")]
            samples.tables.append(int(float(tables[0].split()[1])))
            await asyncio.sleep(_SAMPLE_SECONDS)
    return samples


def turned_away(port: int) -> dict[str, float]:
    """Return what the server counted at its door."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    start = "galapagos_turned_away_total{why="
    lines = [line for line in text.splitlines() if line.startswith(start)]
    return {line.split('"')[1]: float(line.rpartition(" ")[2]) for line in lines}


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


# --- the soak --------------------------------------------------------------------------------


async def honest_play(
    args: argparse.Namespace, server: Server, metrics: int, until: float
) -> tuple[Tally, Samples]:
    tally = Tally()
    assert server.process is not None
    players = [Honest(n, server.port, args.pace, tally) for n in range(args.players)]
    watching = asyncio.ensure_future(watched(server.process.pid, metrics, until))
    await asyncio.gather(*(one.play(until) for one in players))
    return tally, await watching


def soaked(
    args: argparse.Namespace, server: Server, metrics: int
) -> tuple[Tally, Samples, dict[str, dict[str, int]]]:
    """Let everybody do what they do for so long; return what they have met."""
    until = time.monotonic() + args.minutes * 60
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    attackers = context.Process(
        target=attack_all, args=(server.port, args.rate, args.only, until, told), daemon=True
    )
    if args.rate > 0:
        attackers.start()
    tally, samples = asyncio.run(honest_play(args, server, metrics, until))
    met: dict[str, dict[str, int]] = told.get(timeout=120) if args.rate > 0 else {}
    return tally, samples, met


def report(args: argparse.Namespace, server: Server, metrics: int) -> dict[str, Any]:
    tally, samples, met = soaked(args, server, metrics)
    away = turned_away(metrics)
    server.stop()
    journal = journal_of(server.data)
    times = sorted(tally.milliseconds)
    cuts = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    waits = sorted(tally.bot_seconds) or [0.0]
    lost = sum(journal.get(one, 0) == 0 for one in tally.accepted)
    doubled = sum(journal.get(one, 0) > 1 for one in tally.accepted)
    breaches = {name: one["breach"] for name, one in met.items() if one.get("breach")}
    growth = samples.growth() if args.minutes >= _LEAST_MINUTES else None
    step = max(1, len(samples.seconds) // _TOLD)
    verdicts = {
        "fast": bool(times) and cuts[98] <= TARGET_MS,
        "kept": bool(tally.accepted) and not lost and not doubled and not tally.errors,
        "shut": not breaches and all(one.get("rounds") for one in met.values()),
        "flat": None if growth is None else growth <= _GROWTH,
    }
    return verdicts | {
        "minutes": args.minutes,
        "honest_moves": len(times),
        "games": tally.games,
        "ms_p50": round(cuts[49], 1),
        "ms_p99": round(cuts[98], 1),
        "ms_most": round(times[-1], 1) if times else 0.0,
        "bot_wait_p99_s": round(waits[int(len(waits) * 0.99)], 2),
        "accepted": len(tally.accepted),
        "lost": lost,
        "doubled": doubled,
        "errors": len(tally.errors),
        "first_errors": tally.errors[:5],
        "breaches": breaches,
        "growth_second_half": None if growth is None else round(growth, 4),
        "server_cpu": samples.processor(),
        "megabytes": samples.server[::step],
        "megabytes_bots": samples.bots[::step],
        "tables": samples.tables[::step],
        "turned_away": away,
        "attacks": met,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--players", type=int, default=8, help="honest players (8)")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between their moves (0.5)")
    parser.add_argument(
        "--rate",
        type=float,
        default=1.0,
        help=f"rounds of each of {len(ATTACKS)} attacks in a second at most; 0: none (1)",
    )
    parser.add_argument("--only", action="append", default=[], help="an attack; may be repeated")
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
        found["traces_in_log"] = log.read_text().count('"trace"')
    print(json.dumps(found))
    return 0 if all(found[one] in (True, None) for one in ("fast", "kept", "shut", "flat")) else 1


if __name__ == "__main__":
    raise SystemExit(main())
