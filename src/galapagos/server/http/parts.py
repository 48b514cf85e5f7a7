"""Everything that a running server consists of."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from galapagos.server.errors import Refused
from galapagos.server.http.door import Doorkeeper
from galapagos.server.http.health import Health
from galapagos.server.http.metrics import Metrics
from galapagos.server.http.page import PageFile
from galapagos.server.people.limits import Buckets
from galapagos.server.people.quotas import Networks, Place, Quotas, place_of
from galapagos.server.people.visitors import Visitors
from galapagos.server.show.pictures import Pictures
from galapagos.server.show.shown import Stage
from galapagos.server.store.store import Person
from galapagos.server.table.host import Host
from galapagos.text.catalogue import ENGLISH
from galapagos.text.languages import LANGUAGES, find_language

if TYPE_CHECKING:
    from galapagos.server.crew.front import Front
    from galapagos.server.crew.peers import Peers

Handler = Callable[[Request, Person], Awaitable[msgspec.Struct | Response]]
"""Answers a request of somebody who is known."""
Printed = Callable[[Request], Awaitable[msgspec.Struct | Response]]
"""Answers a request of anybody."""
Answering = Callable[[Request], Awaitable[Response]]
"""What a route calls."""
Known = Callable[[Handler], Answering]
"""Finds out who asks."""
Asked = TypeVar("Asked", bound=msgspec.Struct)


def address_of(connection: HTTPConnection) -> str:
    """Return where a request or a socket comes from."""
    return connection.client.host if connection.client else ""


def place(connection: HTTPConnection) -> Place:
    """Return the network that a request or a socket comes from."""
    return place_of(address_of(connection))


def cookies_of(connection: HTTPConnection) -> str:
    """Return all cookies of a request or a socket; some proxies send a header for each."""
    return "; ".join(connection.headers.getlist("cookie"))


def language_asked(request: Request) -> str:
    """Return the language that an address names; raise `Refused` if we do not speak it."""
    language = request.query_params.get("lang", "en")
    if language not in LANGUAGES:
        raise Refused("not_found")
    return language


def language_of(request: Request) -> str:
    """Return the language that is asked for, or the first of the browser that we speak."""
    if request.query_params.get("lang") in LANGUAGES:
        return request.query_params["lang"]
    wishes = request.headers.get("accept-language", "").split(",")
    spoken = (find_language(wish.partition(";")[0].strip()) for wish in wishes)
    return next((language for language in spoken if language), ENGLISH)


def json_answer(body: bytes, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(body, status, media_type="application/json", headers=headers)


class Read(Protocol):
    """Reads the body of a request."""

    async def __call__(self, request: Request, kind: type[Asked]) -> Asked: ...


@dataclass
class House:
    """The rooms of a server, shared by all its routes and sockets."""

    host: Host
    visitors: Visitors
    pictures: Pictures
    page: dict[str, PageFile]
    stage: Stage = field(default_factory=Stage)
    metrics: Metrics = field(default_factory=Metrics)
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server."""
    prefix: str = ""
    """The path under which the server is found, such as ``/games``; empty at the root."""
    proxies: Networks = field(default_factory=Networks)
    """Where proxies are that say whom a request is from."""
    peers: "Peers | None" = None
    """The other workers of the same database; None: there are none."""
    rates: dict[str, Buckets] = field(default_factory=dict)
    """How often each person may ask for things over HTTP, by name."""
    keeper: Doorkeeper = field(init=False)
    health: Health = field(init=False)

    def __post_init__(self) -> None:
        host, metrics = self.host, self.metrics
        self.health = Health(host.store)
        metrics.tables.set_function(lambda: len(host.tables))
        metrics.sockets.set_function(
            lambda: sum(len(live.connections) for live in list(host.tables.values()))
        )
        metrics.thinking.set_function(host.pool.waiting)
        metrics.machines.set_function(host.pool.helpers)
        host.pool.note_given = metrics.given
        host.note_kept = metrics.kept
        self.keeper = Doorkeeper(self.quotas.limits, self.metrics.turned_away, self.proxies.holds)

    async def owner(self, code: str) -> "Front | None":
        """Return the line to the worker that has a table; None if it is this one."""
        return None if self.peers is None else await self.peers.owner(code)

    async def move(self, old: str, new: str) -> int:
        """Give all seats of one identity to another one of the same person; return at how many
        tables that are not over."""
        moved = 0
        for code in await self.host.tables_of(old):
            front = await self.owner(code)
            if front is None:
                moved += await self.host.move(code, old, new)
            else:
                moved += await front.move(code, old, new)
        return moved

    @property
    def quotas(self) -> Quotas:
        return self.host.quotas
