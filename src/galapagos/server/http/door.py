"""The front door: what a connection may cost before anything of it is understood.

uvicorn's parser takes a header of any length and waits for it for ever. Here a connection is
counted from its accept, a request has so many bytes and so much time, and whoever wants more is
turned away at once, with a line in the log and a number in the metrics.
"""

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from time import monotonic
from typing import Any, ClassVar, cast

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from galapagos.server.people.quotas import Limits, place_of

_PIPELINED = 16
"""Requests that wait on one connection for the answer to an earlier one."""
_CHUNKED = 2
"""How much longer than itself a body may be by the lengths between its chunks."""
_UNREAD = 64 * 1024
"""Bytes of answers to pings that a browser has not taken."""
_SPARE_FILES = 64
"""Files that the server itself needs: the store, its bots, its page."""
_LOG_SECONDS = 60.0
_log = logging.getLogger("galapagos.door")


class Doorkeeper:
    """Counts the connections of one server, by address."""

    def __init__(
        self,
        limits: Limits,
        turned_away: Callable[[str], None] = lambda why: None,
        is_proxy: Callable[[str], bool] = lambda address: False,
    ) -> None:
        """``turned_away`` counts why; ``is_proxy`` says whose connections are many people's, so
        that they are not counted by address here."""
        self.limits = limits
        self._count = turned_away
        self._is_proxy = is_proxy
        self._most = limits.all_connections or open_files()
        self._inside: dict[asyncio.BaseTransport, str] = {}
        """Everybody who is connected, and from where; empty for a proxy."""
        self._half: dict[asyncio.BaseTransport, None] = {}
        """Those who have not finished a request's headers, the oldest first."""
        self._inside_from: dict[str, int] = {}
        self._half_from: dict[str, int] = {}
        self._told: dict[str, tuple[float, int]] = {}
        self.elsewhere: dict[int, dict[str, int]] = {}
        """Connections to other workers, by their numbers and by address."""

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; False if there is no room for it."""
        if transport in self._inside:
            return True
        name = transport.get_extra_info("peername")
        address = str(name[0]) if isinstance(name, tuple) else ""
        place = "" if self._is_proxy(address) else place_of(address).network
        if place and self._from(place) >= self.limits.connections:
            self.turn_away("connections")
            return False
        if place and self._half_from.get(place, 0) >= self.limits.half_requests:
            self.turn_away("half_requests")
            return False
        if len(self._inside) >= self._most and not self._make_room():
            self.turn_away("all_connections")
            return False
        self._inside[transport] = place
        _add(self._inside_from, place, 1)
        self.wait_for(transport)
        return True

    def count(self) -> dict[str, int]:
        """Return how many connections there are to this server, by address."""
        return {place: number for place, number in self._inside_from.items() if place}

    def _from(self, place: str) -> int:
        others = sum(count.get(place, 0) for count in self.elsewhere.values())
        return self._inside_from.get(place, 0) + others

    def _make_room(self) -> bool:
        """Let the oldest go who has not asked for anything yet."""
        oldest = next(iter(self._half), None)
        if oldest is None:
            return False
        self.turn_away("all_connections")
        self.leave(oldest)
        cast(asyncio.Transport, oldest).abort()
        return True

    def wait_for(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection has begun a request, or is to begin one."""
        if transport in self._inside and transport not in self._half:
            self._half[transport] = None
            _add(self._half_from, self._inside[transport], 1)

    def has_asked(self, transport: asyncio.BaseTransport) -> None:
        """Note that the headers of a request are there."""
        if transport in self._half:
            del self._half[transport]
            _add(self._half_from, self._inside[transport], -1)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection; does nothing if that was done before."""
        self.has_asked(transport)
        place = self._inside.pop(transport, None)
        if place is not None:
            _add(self._inside_from, place, -1)

    def inside(self) -> int:
        return len(self._inside)

    def turn_away(self, why: str) -> None:
        """Count and log that somebody was turned away: at most one line a minute for each why."""
        self._count(why)
        now = monotonic()
        at, unsaid = self._told.get(why, (-_LOG_SECONDS, 0))
        if now - at < _LOG_SECONDS:
            self._told[why] = (at, unsaid + 1)
            return
        self._told[why] = (now, 0)
        facts = {"why": why, "since_last_line": unsaid, "connections": len(self._inside)}
        _log.warning("turned away: %s", why, extra={"facts": facts})


def _add(counts: dict[str, int], key: str, number: int) -> None:
    counts[key] = counts.get(key, 0) + number
    if counts[key] <= 0:
        del counts[key]


def open_files() -> int:
    """Return how many connections the system lets this process have; asks for all there may be."""
    if sys.platform == "win32":
        return 500
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft == resource.RLIM_INFINITY or soft > wanted:
        wanted = 65_536 if soft == resource.RLIM_INFINITY else soft
    else:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(wanted // 2, wanted - _SPARE_FILES)


class _TooMuchError(Exception):
    """Raised out of the parser: a request is refused before it is complete."""


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP. Each phase of a request has its time."""

    keeper: ClassVar[Doorkeeper]

    def __init__(self, *args: Any, **fields: Any) -> None:
        super().__init__(*args, **fields)
        self.was_given = False
        """Whether another worker of this machine has given the connection to this one."""
        self._is_in_head = True
        self._raw = 0
        """Bytes since the head began, as far as whole chunks belong to the request."""
        self._head = 0
        self._lines = 0
        self._body = 0
        self._refusal: HTTPStatus | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._answered: RequestResponseCycle | None = None
        """The request that is being answered; uvicorn knows the last one that was read."""

    # --- coming and going --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.keeper.enter(transport):
            self._expect("header_seconds")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect("")
        self.keeper.leave(self.transport)
        self._answer_no_more()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def _answer_no_more(self) -> None:
        """Let go of answers that nobody takes; else each would end with an error in the log."""
        for cycle in (self._answered, self.cycle):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        self._expect("")
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, DoorSocket):
            socket.was_given = self.was_given

    # --- time --------------------------------------------------------------------------------

    def _expect(self, phase: str) -> None:
        """Give the next phase its time: a limit's name, or nothing."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if phase:
            seconds = getattr(self.keeper.limits, phase)
            self._timer = self.loop.call_later(seconds, self._time_is_up, phase)

    def _time_is_up(self, phase: str) -> None:
        self._timer = None
        self.keeper.turn_away(phase)
        self._answer_no_more()
        self.transport.abort()

    # --- bytes -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._raw += len(data)
        if self._is_in_head and self._timer is None:
            self.keeper.wait_for(self.transport)
            self._expect("header_seconds")
        super().data_received(data)
        self._check_raw()

    def _check_raw(self) -> None:
        """Refuse what the parser goes on collecting without ever telling: a header without an end,
        also one that comes after a body in chunks, or is written into a chunk's length."""
        limits = self.keeper.limits
        if self._is_in_head and self._raw > limits.header_bytes:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        elif self._raw > limits.header_bytes + limits.body_bytes * _CHUNKED:
            self._refusal = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        else:
            return
        self.send_400_response("")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _PIPELINED:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        self._head = self._lines = self._body = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._add_to_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._lines += 1
        if self._lines > self.keeper.limits.header_count:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        self._add_to_head(len(name) + len(value))
        if name.lower() == b"content-length":
            # The parser has seen to it that this is a number.
            self._check_body(int(value))
        super().on_header(name, value)

    def _add_to_head(self, size: int) -> None:
        self._head += size
        if self._head > self.keeper.limits.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _check_body(self, size: int) -> None:
        if size > self.keeper.limits.body_bytes:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self.keeper.has_asked(self.transport)
        self._expect("body_seconds")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        self._check_body(self._body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head = True
        self._raw = 0
        self._expect("answer_seconds")

    def on_response_complete(self) -> None:
        if self._is_in_head and not self.pipeline:
            self._expect("")  # from here on it is uvicorn that waits for the next request
        super().on_response_complete()

    # --- refusing ----------------------------------------------------------------------------

    def _refuse(self, status: HTTPStatus) -> None:
        self._refusal = status
        raise _TooMuchError

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, or is too much, and hang up."""
        status = self._refusal or HTTPStatus.BAD_REQUEST
        self.keeper.turn_away(f"status_{int(status)}")
        self._expect("")
        self._answer_no_more()
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {int(status)} {status.phrase}\r\n"
            self.transport.write(f"{head}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()


DOOR = "galapagos.door"
"""Where the application finds the `DoorSocket` that it serves."""
Give = Callable[[int, bytes], Awaitable[bool]]
"""Gives a connection away, by its file descriptor, with what was read of it; False if it cannot."""


class DoorSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it goes on counting."""

    keeper: ClassVar[Doorkeeper]
    was_given = False
    _request = b""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._request += data
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][DOOR] = self  # type: ignore[assignment]

    async def give(self, give: Give) -> bool:
        """Give the connection away before it is answered; False if it stays here."""
        found = self.transport.get_extra_info("socket")
        if found is None or self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.pause_reading()  # what the browser says now is for whoever has it then
        if not await give(found.fileno(), self._request):
            self.transport.resume_reading()
            return False
        self.handshake_complete = True  # nothing is answered here
        self.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.keeper.leave(self.transport)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _UNREAD:
            self.keeper.turn_away("unread_pongs")
            self.transport.abort()


def doors(keeper: Doorkeeper) -> tuple[type[Door], type[DoorSocket]]:
    """Return the protocols of one server, for uvicorn."""
    http = type("KeptDoor", (Door,), {"keeper": keeper})
    socket = type("KeptSocket", (DoorSocket,), {"keeper": keeper})
    return http, socket
