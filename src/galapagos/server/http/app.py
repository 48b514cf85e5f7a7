"""The server as one application: routes, sockets, headers, and how it starts and stops."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from galapagos.server.errors import Refused, StoreError
from galapagos.server.http.door import DOOR, DoorSocket
from galapagos.server.http.parts import House, address_of, cookies_of, place
from galapagos.server.http.routes import Routes, unexpected
from galapagos.server.http.security import HEADERS, TLS_HEADERS, is_same_origin
from galapagos.server.http.socket import NO_TABLE, TOO_SLOW, Seatmate

_log = logging.getLogger("galapagos.server")


def make_app(house: House) -> ASGIApp:
    """Return the application; the host starts and stops with it."""
    routes = Routes(house)

    async def socket(websocket: WebSocket) -> None:
        await _come_in(websocket, house, routes)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.host.start()
        if house.peers is not None:
            await house.peers.start(house, app)
        yield
        if house.peers is not None:
            await house.peers.stop()
        await house.host.stop()

    app = Starlette(
        routes=[WebSocketRoute("/ws/{code}", socket), *routes.all()],
        lifespan=lifespan,
        exception_handlers={Exception: unexpected, 404: routes.nothing},
    )
    return Guard(app, house)


async def _come_in(websocket: WebSocket, house: House, routes: Routes) -> None:
    """Let a browser sit down at its table, if it may come in at all."""
    where, quotas = place(websocket), house.quotas
    headers, scheme = websocket.headers, websocket.url.scheme
    if not is_same_origin(headers.get("origin"), headers.get("host"), house.origins, scheme):
        await websocket.close(1008)
        return
    door: DoorSocket | None = websocket.scope.get("extensions", {}).get(DOOR)
    was_given = door is not None and door.was_given
    if not was_given and not quotas.has(quotas.requests, where, monotonic()):
        house.keeper.turn_away("requests")
        await websocket.close(1008)
        return
    known = house.visitors.known(cookies_of(websocket))
    if known is None:
        await websocket.close(1008)
        return
    try:
        person = await house.visitors.person(known)
        code = await routes.find(websocket)
    except (Refused, StoreError) as error:
        await _send_away(websocket, NO_TABLE if isinstance(error, Refused) else TOO_SLOW)
        return
    if house.host.is_stopping:
        await _send_away(websocket, TOO_SLOW)
        return
    try:
        front = await house.owner(code)
    except Refused:  # the worker that has the table cannot be reached
        await _send_away(websocket, TOO_SLOW)
        return
    if front is not None and door is not None and not was_given and await door.give(front.give):
        return  # where it is now it counts, not here
    obstacle = quotas.come(where, person.id)
    if obstacle:
        house.keeper.turn_away(obstacle)
        await websocket.close(1008)
        return
    try:
        if front is None:
            await Seatmate(house, websocket, person, code, where).run()
        else:
            await front.seat(websocket, person, code, address_of(websocket))
    finally:
        quotas.go(where, person.id)


async def _send_away(websocket: WebSocket, why: int) -> None:
    """Close a socket with a number that says why: only an accepted one can."""
    await websocket.accept()
    await websocket.close(why)


class Guard:
    """Puts the security headers on every answer, and counts them."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._has_noticed = bool(house.proxies)

    def _notice_proxy(self, scope: Scope) -> None:
        """Say once that a proxy seems to be in front of which the server was not told: all its
        visitors would count as one."""
        if not self._has_noticed and any(key == b"x-forwarded-for" for key, _ in scope["headers"]):
            self._has_noticed = True
            _log.warning("a proxy seems to be in front: start the server with --proxied or --proxy")

    def _inside(self, scope: Scope) -> Scope:
        """Return a question without the path under which the server is found; a proxy may have
        taken it off already."""
        prefix, path = self._house.prefix, scope["path"]
        if not prefix or not (path == prefix or path.startswith(f"{prefix}/")):
            return scope
        return {**scope, "path": path.removeprefix(prefix) or "/"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = self._inside(scope)
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._house.metrics.requested(message["status"])
                headers = MutableHeaders(scope=message)
                safe = TLS_HEADERS if scope["scheme"] == "https" else {}
                for name, value in (HEADERS | safe).items():
                    headers.setdefault(name, value)
            await send(message)

        self._notice_proxy(scope)
        quotas = self._house.quotas
        if not quotas.has(quotas.requests, place(HTTPConnection(scope)), monotonic()):
            self._house.keeper.turn_away("requests")
            await Response(status_code=429)(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)
