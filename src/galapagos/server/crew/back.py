"""The side of the owner: browsers that have come to another worker, and want something of a table
that this one has."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.types import ASGIApp, Message
from starlette.websockets import WebSocket

from galapagos.server.crew.front import AHEAD, COME_BACK
from galapagos.server.crew.hand import Hand, why_not
from galapagos.server.crew.line import (
    Answered,
    Gone,
    Heard,
    Help,
    Hired,
    Line,
    LineLost,
    Move,
    Moved,
    Question,
    Renamed,
    Room,
    Said,
    Sit,
    Thought,
    Used,
)
from galapagos.server.crew.shares import Shares
from galapagos.server.errors import Refused, StoreError
from galapagos.server.http.socket import Seatmate
from galapagos.server.people.quotas import place_of

if TYPE_CHECKING:
    from galapagos.server.http.parts import House

FROM_WORKER = "galapagos.person"
"""Where a question says who asks, that another worker has passed on; no browser can say that."""
_log = logging.getLogger("galapagos.crew")


class Back:
    """Serves one line of another worker, or of a bot machine."""

    def __init__(self, house: "House", app: ASGIApp, shares: Shares, line: Line) -> None:
        self._house = house
        self._app = app
        self._shares = shares
        self._line = line
        self._heard: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._hand: Hand | None = None
        """Who thinks for bots here, if the line is a bot machine's."""

    async def serve(self) -> None:
        """Serve until the line is cut; then all its browsers have left."""
        try:
            with suppress(LineLost):
                while (frame := await self._line.hear()) is not None:
                    self._take(frame)
        finally:
            self._line.close()
            if self._hand is not None:
                self._hand.leave()
            for number in list(self._heard):
                self._leave(number)
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _take(self, frame: object) -> None:
        if isinstance(frame, Said):
            queue = self._heard.get(frame.stream)
            if queue is not None:
                queue.put_nowait({"type": "websocket.receive", "text": frame.text})
        elif isinstance(frame, Sit):
            self._heard[frame.stream] = asyncio.Queue()
            self._spawn(self._seat(frame))
        elif isinstance(frame, Gone):
            self._leave(frame.stream)
        elif isinstance(frame, Question):
            self._spawn(self._answer(frame))
        elif isinstance(frame, Move):
            self._spawn(self._move(frame))
        elif isinstance(frame, Used):
            self._shares.note(frame)
        elif isinstance(frame, Renamed):
            self._house.visitors.forget(frame.person)
        elif isinstance(frame, Help):
            self._spawn(self._hire(frame))
        elif isinstance(frame, Room | Thought) and self._hand is not None:
            self._hand.hear(frame)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _leave(self, number: int) -> None:
        queue = self._heard.pop(number, None)
        if queue is not None:
            queue.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def _hire(self, asked: Help) -> None:
        """Let a bot machine think, if its answers are those that would be given here."""
        host = self._house.host
        why = await asyncio.to_thread(why_not, asked.versions, host.codecs)
        if why:
            _log.warning("%s", why)
        elif self._hand is None and not self._line.is_closed:
            self._hand = Hand(self._line, host.pool, host.codecs)
        self._line.send(Hired(why))

    async def _seat(self, sit: Sit) -> None:
        """Let a browser sit at a table, as if it were connected here."""
        queue, number, taken = self._heard[sit.stream], sit.stream, 0
        if self._house.host.is_stopping:
            self._line.send(Gone(number, COME_BACK))
            self._leave(number)
            return
        has_come = False

        async def receive() -> Message:
            nonlocal has_come, taken
            if not has_come:
                has_come = True
                return {"type": "websocket.connect"}
            message = await queue.get()
            taken += 1
            if taken == AHEAD // 2:
                self._line.send(Heard(number, taken))
                taken = 0
            return message

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                self._line.send(Said(number, message["text"]))
            elif message["type"] == "websocket.close":
                self._line.send(Gone(number, message.get("code", 1000)))
                self._leave(number)

        scope = {"type": "websocket", "path": f"/ws/{sit.code}", "headers": []}
        place = place_of(sit.address)
        try:
            socket = WebSocket(scope, receive, send)
            await Seatmate(self._house, socket, sit.person, sit.code, place).run()
        except Exception:  # a bug at one table must not cut the line of all others
            _log.exception("table %s: a browser of another worker failed", sit.code)
        finally:
            self._line.send(Gone(number, COME_BACK))
            self._leave(number)

    async def _answer(self, asked: Question) -> None:
        """Answer a question as the owner of its table."""
        answer = Answered(asked.stream, 500, [], b"")
        has_come = False

        async def receive() -> Message:
            nonlocal has_come
            if has_come:
                return {"type": "http.disconnect"}
            has_come = True
            return {"type": "http.request", "body": asked.body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(bytes(k), bytes(v)) for k, v in message["headers"]]
            elif message["type"] == "http.response.body":
                answer.body += message.get("body", b"")

        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": asked.method,
            "scheme": asked.scheme,
            "path": asked.path,
            "raw_path": asked.path.encode(),
            "root_path": "",
            "query_string": asked.query,
            "headers": asked.headers,
            "client": (asked.address, 0),
            FROM_WORKER: asked.person,
        }
        try:
            await self._app(scope, receive, send)
        except Exception:
            _log.exception("a question of another worker failed")
        self._line.send(answer)

    async def _move(self, move: Move) -> None:
        done, is_kept = False, True
        try:
            done = await self._house.host.move(move.code, move.old, move.new)
        except (Refused, StoreError):
            is_kept = False
        self._line.send(Moved(move.stream, done, is_kept))
