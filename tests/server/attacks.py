"""Attackers of a server that stands open, for the soak: each tries one thing again and again.

Every attack is one that once stopped a server, filled it or told too much; all are bounded (so
much at once, then a pause) and come from the loopback, 127.0.1.x. What must never succeed is
counted as a breach."""

import asyncio
import json
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from multiprocessing.queues import Queue
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from galapagos.text.languages import LANGUAGES
from tests.server.test_position_limits import crowded

PATIENCE = 20.0
_LONGEST = 20.0
"""Seconds of one round of an attack."""
_FAILURES = (
    OSError,
    httpx.HTTPError,
    WebSocketException,
    TimeoutError,
    asyncio.IncompleteReadError,
)
"""What an attacker may meet: the other side hangs up."""


def person(port: int, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, retries=0)
    base = f"http://127.0.0.1:{port}"
    return httpx.AsyncClient(base_url=base, transport=transport, timeout=PATIENCE)


async def socket_of(cookie: str, port: int, address: str, code: str) -> ClientConnection:
    url = f"ws://127.0.0.1:{port}/ws/{code}"
    headers = {"Cookie": cookie}
    return await connect(url, additional_headers=headers, max_size=None, local_addr=(address, 0))


class Attacker:
    """Somebody who tries one thing again and again, under ever new cookies."""

    def __init__(self, number: int, port: int, rate: float) -> None:
        self.address = f"127.0.1.{10 + number}"
        self.port, self.rate = port, rate
        self.met: Counter[str] = Counter()
        """What came of it: rounds, answers by status, ends by their errors, breaches."""

    async def go_on(self, attack: "Attack", until: float) -> None:
        while time.monotonic() < until:
            try:
                await asyncio.wait_for(attack(self), _LONGEST)
            except _FAILURES as error:
                self.met[type(error).__name__] += 1
            self.met["rounds"] += 1
            await asyncio.sleep(1 / self.rate)

    def person(self) -> httpx.AsyncClient:
        return person(self.port, self.address)

    async def at(self, guest: httpx.AsyncClient, code: str) -> ClientConnection:
        cookie = "; ".join(f"{key}={value}" for key, value in guest.cookies.items())
        return await socket_of(cookie, self.port, self.address, code)

    async def post(self, guest: httpx.AsyncClient, path: str, body: object) -> dict[str, Any]:
        """Ask for something and count the answer; return what it says if it is a yes."""
        answer = await guest.post(path, json=body)
        self.met[str(answer.status_code)] += 1
        found: dict[str, Any] = answer.json() if answer.status_code == 200 else {}
        return found

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


# --- the door --------------------------------------------------------------------------------


async def slow_cookie(who: Attacker) -> None:
    head = b'GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: galapagos="'
    for pairs in (6000, 60_000):
        await who.raw(head + b"\\\\" * pairs + b'"\r\n\r\n', hold=0.5)


async def long_header(who: Attacker) -> None:
    await who.raw(b"GET / HTTP/1.1\r\nx: ", *[b"x" * 65_536] * 64)


async def long_trailer(who: Attacker) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: "
    await who.raw(head, *[b"x" * 65_536] * 256)


async def long_body(who: Attacker) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 60000000\r\n\r\n"
    await who.raw(head, *[b"x" * 65_536] * 64)


async def half_requests(who: Attacker) -> None:
    half = b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "
    await asyncio.gather(*(who.raw(half, hold=5) for _ in range(100)), return_exceptions=True)


async def unread_answers(who: Attacker) -> None:
    asked = b"GET /api/rules/origin HTTP/1.1\r\nhost: x\r\n\r\n" * 8
    await asyncio.gather(*(who.raw(asked, hold=5) for _ in range(30)), return_exceptions=True)


async def many_requests(who: Attacker) -> None:
    """Health, lists and numbers, as fast as they come. The numbers are not for everybody."""
    async with who.person() as guest:
        for _ in range(100):
            for path in ("/healthz", "/readyz", "/api/lobby", "/metrics"):
                answer = await guest.get(path)
                who.met[str(answer.status_code)] += 1
                who.met["breach"] += "galapagos_" in answer.text


# --- what is for all -------------------------------------------------------------------------


async def many_people(who: Attacker) -> None:
    for _ in range(50):
        async with who.person() as guest:
            who.met[str((await guest.get("/api/me")).status_code)] += 1


async def many_tables(who: Attacker) -> None:
    seats = [{"kind": "bot", "level": "apex"}] * 8
    async with who.person() as guest:
        for _ in range(5):
            wish = {"game": "origin", "seats": seats, "public": True}
            code = (await who.post(guest, "/api/tables", wish)).get("code", "")
            wish["public"] = False
            code = code or (await who.post(guest, "/api/tables", wish)).get("code", "")
            if not code:
                return
            async with await who.at(guest, code) as line:
                await line.send('{"type":"hello"}')
                await line.send('{"type":"start","id":"s"}')
                await asyncio.sleep(0.2)


async def guess(who: Attacker) -> None:
    async with who.person() as guest:
        for number in range(50):
            await guest.get(f"/api/tables/{number:06d}")
            await who.post(guest, "/api/me/become", {"key": f"{number:020d}"})


async def lessons_and_pictures(who: Attacker) -> None:
    async with who.person() as guest:
        for number in range(50):
            await who.post(guest, "/api/lessons/darwin/first", {"step": number % 10})
            await guest.get(f"/art/creature/{number}.svg")


# --- sockets ---------------------------------------------------------------------------------


async def silent_sockets(who: Attacker) -> None:
    async with who.person() as guest:
        code = (await who.post(guest, "/api/play", {"game": "origin"})).get("code")
        if code:
            dialled = [who.at(guest, code) for _ in range(40)]
            lines = await asyncio.gather(*dialled, return_exceptions=True)
            await asyncio.sleep(5)
            for line in lines:
                if isinstance(line, ClientConnection):
                    who.met["dialled"] += 1
                    await line.close()


async def babble(who: Attacker) -> None:
    """What is no message, what is no number, and the same words again and again."""
    async with who.person() as guest:
        code = (await who.post(guest, "/api/play", {"game": "darwin"})).get("code")
        if not code:
            return
        async with await who.at(guest, code) as line:
            await line.send('{"type":"hello"}')
            reading = asyncio.ensure_future(_heard(line, who))
            for number in range(300):
                ask = {"type": "preview", "id": str(number), "seat": 0, "action": "²"}
                say = {"type": "chat", "id": "same", "text": "x" * 300}
                said = json.dumps(ask if number % 3 else say)
                await line.send("[" * 4000 if number % 7 == 0 else said)
            await asyncio.sleep(1)
            reading.cancel()


async def _heard(line: ClientConnection, who: Attacker) -> None:
    with suppress(WebSocketException):
        async for message in line:
            found = json.loads(message)
            if found["type"] == "refused":
                who.met[found["code"]] += 1
                who.met["breach"] += found["code"] == "broken"


crowd = cache(crowded)
"""Positions that take long to make are made once."""


async def heavy_positions(who: Attacker) -> None:
    """One that is too much, and one that is just not, greeted again and again in every language."""
    async with who.person() as guest:
        for animals in (95, 23):
            seats = [{"kind": "here", "name": f"Ana {number}"} for number in range(8)]
            wish = {"game": "origin", "position": crowd(animals), "seats": seats}
            code = (await who.post(guest, "/api/tables", wish)).get("code")
            if not code:
                continue
            who.met["breach"] += animals == 95
            async with await who.at(guest, code) as line:
                await line.send('{"type":"hello"}')
                await line.send('{"type":"start","id":"s"}')
                for number in range(60):
                    language = LANGUAGES[number % len(LANGUAGES)]
                    await line.send(json.dumps({"type": "hello", "language": language}))
                    await asyncio.sleep(0.05)


async def undo_without_consent(who: Attacker) -> None:
    """Wait until a bot keeps the seat of somebody who has moved, and ask for an undo."""
    async with who.person() as ana, who.person() as bo:
        await bo.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "origin", "seats": seats, "clock": {"kind": "none", "grace": 2}}
        code = (await who.post(ana, "/api/tables", wish)).get("code")
        if not code:
            return
        async with await who.at(ana, code) as first:
            async with await who.at(bo, code) as second:
                for line in (first, second):
                    await line.send('{"type":"hello"}')
                await _granted(second, {"type": "sit", "seat": 1})
                await _granted(first, {"type": "start"})
                for line in (first, second) * 3:
                    await _moved(line)
            await asyncio.sleep(3)  # the grace is over
            answer = await _granted(first, {"type": "ask", "what": "undo"})
            who.met["undo " + answer.get("code", answer["type"])] += 1
            who.met["breach"] += answer["type"] == "accepted"


async def _granted(line: ClientConnection, wish: dict[str, Any]) -> dict[str, Any]:
    """Wish for something and return the answer."""
    name = token_hex(4)
    await line.send(json.dumps(wish | {"id": name}))
    while True:
        found: dict[str, Any] = json.loads(await line.recv())
        if found.get("id") == name:
            return found


async def _moved(line: ClientConnection) -> None:
    """Make a move if there is one to make."""
    await line.send('{"type":"hello"}')
    while (found := json.loads(await line.recv()))["type"] != "welcome":
        pass
    legal = found["play"]["legal"]
    if legal and legal["actions"]:
        act = {"type": "act", "serial": found["serial"], "seat": legal["seat"]}
        await _granted(line, act | {"action": legal["actions"][0]["text"]})


ATTACKS: list[Attack] = [
    slow_cookie,
    long_header,
    long_trailer,
    long_body,
    half_requests,
    unread_answers,
    many_requests,
    many_people,
    many_tables,
    guess,
    lessons_and_pictures,
    silent_sockets,
    babble,
    heavy_positions,
    undo_without_consent,
]


def attack_all(
    port: int, rate: float, only: list[str], until: float, found: "Queue[dict[str, Any]]"
) -> None:
    """The work of the attackers' process; tells in the end what they have met, by attack."""
    os.nice(5)  # they have the whole internet's machines, here there is but one

    async def work() -> dict[str, Any]:
        attacks = [attack for attack in ATTACKS if not only or attack.__name__ in only]
        pairs = [(Attacker(number, port, rate), attack) for number, attack in enumerate(attacks)]
        await asyncio.gather(*(one.go_on(attack, until) for one, attack in pairs))
        return {attack.__name__: dict(one.met) for one, attack in pairs}

    found.put(asyncio.run(work()))
