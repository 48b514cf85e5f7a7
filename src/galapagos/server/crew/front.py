"""The front side: a browser has come to this worker, and its table is with another one.

What the browser says and is told passes through as it is; only the owner of a table knows what it
means, and has worked out what this viewer may see."""

import asyncio
from contextlib import suppress
from itertools import count

from starlette.websockets import WebSocket, WebSocketDisconnect

from galapagos.server.crew.line import (
    Answered,
    Gone,
    Heard,
    Line,
    LineLost,
    Move,
    Moved,
    Question,
    Renamed,
    Said,
    Sit,
    Used,
)
from galapagos.server.errors import NOT_SAVED, Refused
from galapagos.server.http.door import Give
from galapagos.server.people import limits
from galapagos.server.store.store import Person

COME_BACK = 4002
"""Why a socket is closed: come back, the table may be elsewhere by then."""
_TOO_LONG = 4001
AHEAD = 16
"""Messages of a browser that are under way to the owner of its table."""
_MOST_WAITING = 256
"""Messages that a browser has not taken yet."""
_SECONDS = 60.0
"""For an answer of the owner."""

Word = Said | Gone | None


class _Stream:
    """A browser's part of a line."""

    def __init__(self) -> None:
        self.words: asyncio.Queue[Word] = asyncio.Queue()
        self.room = asyncio.Semaphore(AHEAD)

    def put(self, word: Word) -> None:
        """Pass a word on; a browser that cannot keep up is sent away."""
        if self.words.qsize() < _MOST_WAITING:
            self.words.put_nowait(word)
        elif self.words.qsize() == _MOST_WAITING:
            self.words.put_nowait(None)


class Front:
    """A line to another worker, for the browsers whose tables it has."""

    def __init__(self, line: Line, give: Give) -> None:
        """``give`` gives the other worker a connection, if it is beside this one."""
        self.give = give
        self._line = line
        self._numbers = count(1)
        self._streams: dict[int, _Stream] = {}
        self._answers: dict[int, asyncio.Future[Answered | Moved]] = {}
        self._task = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        try:
            with suppress(LineLost):
                while (frame := await self._line.hear()) is not None:
                    if isinstance(frame, Answered | Moved):
                        answer = self._answers.pop(frame.stream, None)
                        if answer is not None and not answer.done():
                            answer.set_result(frame)
                    elif isinstance(frame, Said | Gone | Heard):
                        self._pass_on(frame)
        finally:
            self.close()

    def _pass_on(self, frame: Said | Gone | Heard) -> None:
        stream = self._streams.get(frame.stream)
        if stream is None:
            return
        if isinstance(frame, Heard):
            for _ in range(frame.count):
                stream.room.release()
        else:
            stream.put(frame)

    def close(self) -> None:
        """Cut the line: browsers come back, questions go unanswered."""
        self._line.close()
        for stream in self._streams.values():
            stream.words.put_nowait(None)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(LineLost("the line was cut"))
        self._streams.clear()
        self._answers.clear()

    async def end(self) -> None:
        """Cut the line, and wait until nobody listens any more."""
        self.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    @property
    def is_closed(self) -> bool:
        return self._line.is_closed

    def tell(self, frame: Used | Renamed) -> None:
        self._line.send(frame)

    # --- questions ---------------------------------------------------------------------------

    async def ask(self, asked: Question) -> Answered:
        """Return what the owner of a table answers; raise `Refused` if it does not."""
        answer = await self._answer(asked)
        assert isinstance(answer, Answered)
        return answer

    async def move(self, code: str, old: str, new: str) -> bool:
        """Give somebody's seats to another identity, where the table is."""
        answer = await self._answer(Move(0, code, old, new))
        assert isinstance(answer, Moved)
        if not answer.is_kept:
            raise Refused(NOT_SAVED)
        return answer.done

    async def _answer(self, frame: Question | Move) -> Answered | Moved:
        frame.stream = next(self._numbers)
        future = asyncio.get_running_loop().create_future()
        self._answers[frame.stream] = future
        self._line.send(frame)
        try:
            if self._line.is_closed:
                raise LineLost("the line was cut")
            return await asyncio.wait_for(future, _SECONDS)
        except (LineLost, TimeoutError) as error:
            raise Refused(NOT_SAVED, str(error)) from error
        finally:
            self._answers.pop(frame.stream, None)

    # --- sockets -----------------------------------------------------------------------------

    async def seat(self, socket: WebSocket, person: Person, code: str, address: str) -> None:
        """Serve a browser until one side leaves."""
        await socket.accept()
        if self._line.is_closed:
            await socket.close(COME_BACK)
            return
        number, stream = next(self._numbers), _Stream()
        self._streams[number] = stream
        self._line.send(Sit(number, person, code, address))
        reader = asyncio.ensure_future(self._read(socket, number, stream))
        try:
            await self._write(socket, stream)
        finally:
            self._streams.pop(number, None)
            self._line.send(Gone(number, 1000))
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)

    async def _read(self, socket: WebSocket, number: int, stream: _Stream) -> None:
        """Pass on what the browser says, until it leaves."""
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                stream.words.put_nowait(Gone(number, 0))
                return
            raw = message.get("text")
            if raw is None:
                raw = (message.get("bytes") or b"").decode(errors="replace")
            if len(raw) > limits.MAX_MESSAGE:
                raw = raw[: limits.MAX_MESSAGE + 1]  # enough to be refused
            await stream.room.acquire()
            self._line.send(Said(number, raw))

    async def _write(self, socket: WebSocket, stream: _Stream) -> None:
        """Pass on what it is told, until it is sent away or has left."""
        while True:
            word = await stream.words.get()
            try:
                if isinstance(word, Said):
                    await socket.send({"type": "websocket.send", "text": word.text})
                    continue
                if word is None or word.code:
                    await socket.close(COME_BACK if word is None else word.code)
            except (WebSocketDisconnect, RuntimeError, OSError):
                pass  # it has left meanwhile
            return
