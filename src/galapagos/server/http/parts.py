"""Everything that a running server consists of."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from galapagos.server.http.door import Doorkeeper
from galapagos.server.http.health import Health
from galapagos.server.http.metrics import Metrics
from galapagos.server.http.page import PageFile
from galapagos.server.people.quotas import Networks, Quotas
from galapagos.server.people.visitors import Visitors
from galapagos.server.show.pictures import Pictures
from galapagos.server.show.shown import Stage
from galapagos.server.store.store import Person
from galapagos.server.table.host import Host

Handler = Callable[[Request, Person], Awaitable[msgspec.Struct | Response]]
"""Answers a request of somebody who is known."""
Known = Callable[[Handler], Callable[[Request], Awaitable[Response]]]
"""Finds out who asks."""
Asked = TypeVar("Asked", bound=msgspec.Struct)


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
        self.keeper = Doorkeeper(self.quotas.limits, self.metrics.turned_away, self.proxies.holds)

    @property
    def quotas(self) -> Quotas:
        return self.host.quotas
