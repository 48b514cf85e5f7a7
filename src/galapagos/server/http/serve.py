"""Runs a server: opens its data, listens, and stops in good order."""

import asyncio
import gc
import socket
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn

from galapagos.server.crew.line import check_encryption
from galapagos.server.crew.peers import Peers
from galapagos.server.errors import StoreError
from galapagos.server.http.app import make_app
from galapagos.server.http.door import Door, doors
from galapagos.server.http.page import load_page, page_folder
from galapagos.server.http.parts import House
from galapagos.server.people import limits
from galapagos.server.people.bot_workers import BotPool
from galapagos.server.people.quotas import Limits, Networks, Quotas, is_this_machine
from galapagos.server.people.visitors import Visitors
from galapagos.server.show.pictures import Pictures
from galapagos.server.store.base_store import Store
from galapagos.server.store.data import Data
from galapagos.server.table.card_sets import Codecs, own_sets
from galapagos.server.table.host import Host

ANYWHERE = ("0.0.0.0", "::")
"""Addresses at which a server listens at all that its machine has."""
_GRACE = 5
"""Seconds that browsers have to go when the server stops."""


@dataclass(frozen=True)
class Serving:
    """How a server is to be run."""

    host: str
    port: int
    data: Data
    bots: int = 2
    """Processes that think for bots, of each worker."""
    pace: float = 0.6
    """Seconds between the moves of bots, so that people can follow."""
    origins: tuple[str, ...] = ()
    prefix: str = ""
    """The path under which the server is found, such as ``/games``; empty at the root."""
    metrics: int = 0
    """The port at which the numbers of the server are told, to this machine alone; 0: nowhere."""
    proxies: Networks = field(default_factory=Networks)
    """Where proxies are that say whom a request is from."""
    limits: Limits = field(default_factory=Limits)
    by_network: bool | None = None
    """Whether shares are counted by network; None: if anybody but this machine can come."""
    own: Mapping[str, tuple[Path, ...]] = field(default_factory=dict)
    """Card sets of the server's own, by game."""
    standby: bool = False
    """Whether to wait while another server uses the data, and then take its place."""
    workers: int = 0
    """How many processes share the data, with each other and with other machines; 0: the server
    wants the data to itself."""
    inner: str = "127.0.0.1"
    """The address of this machine where workers on other machines reach its own."""
    beside: str = ""
    """A folder in which the workers of this machine reach each other; empty: there is but one."""


class _Server(uvicorn.Server):
    """Says goodbye at the tables before it hangs up."""

    def __init__(
        self, config: uvicorn.Config, host: Host, opened: Callable[[], None], peers: Peers | None
    ) -> None:
        """``peers``: other workers, who go on when this one stops."""
        super().__init__(config)
        self._peers = peers
        self._tasks = set[asyncio.Task[None]]()
        self._host = host
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._peers is not None:
                self._peers.take(self._take)
            self._opened()
        _calm_collector()

    def _take(self, connection: socket.socket, request: bytes) -> None:
        """Go on with a connection that another worker has given to this one."""
        task = asyncio.ensure_future(self._go_on(connection, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go_on(self, connection: socket.socket, request: bytes) -> None:
        def door() -> Door:
            found: Door = self.config.http_protocol_class(  # type: ignore[call-arg,assignment]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            found.was_given = True
            return found

        with suppress(OSError):  # the browser has left meanwhile
            loop = asyncio.get_running_loop()
            _, protocol = await loop.connect_accepted_socket(door, connection)
            protocol.data_received(request)

    async def on_tick(self, counter: int) -> bool:
        """Stop also when another server has taken over."""
        return await super().on_tick(counter) or self._host.store.is_overtaken

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._peers is not None:
            self._peers.take_no_more()
            for server in self.servers:  # who comes now is for the others
                server.close()
        await self._host.stop()
        for _ in range(_GRACE * 10):
            if not any(live.connections for live in self._host.tables.values()):
                break
            await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def _calm_collector() -> None:
    """Let the garbage collector stop the tables for moments only, and seldom.

    Words, cards and pictures stay for good: they are not looked through again. Left as it is, the
    collector took a third of the processor time and a fifth of a second at once."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 10, 100)


def bind(host: str, port: int, *, other: bool) -> socket.socket:
    """Return a socket that listens at an address; at a free port if that one may be another."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        if not other:
            listener.close()
            raise
        listener.bind((host, 0))
    return listener


def serve(
    serving: Serving, listener: socket.socket, opened: Callable[[bool], None] = lambda _: None
) -> None:
    """Serve until told to stop; raise `StoreError` if the data cannot be used, `BadData` if a card
    set cannot.

    ``opened`` is called when it answers, with whether there is a page to show."""
    codecs = Codecs(own_sets(serving.own))
    if not serving.bots and not serving.workers:
        raise StoreError("with --bots 0 other machines think for bots, which needs --workers")
    store, peers = _opened(serving)
    pool = BotPool(serving.bots)
    try:
        house = _house(serving, store, pool, codecs)
        house.peers = peers
        stop = house.metrics.tell(serving.metrics) if serving.metrics else lambda: None
        server = _Server(
            _config(serving, house),
            house.host,
            lambda: opened(bool(house.page)),
            peers,
        )
        try:
            server.run(sockets=[listener])
        finally:
            stop()
        if store.is_overtaken:
            raise StoreError(f"{serving.data.place}: another server has taken over")
    finally:
        pool.close()
        store.close()


def _opened(serving: Serving) -> tuple[Store, Peers | None]:
    """Return the data, and the other workers if they are shared."""
    if not serving.workers:
        return serving.data.open(waits=serving.standby), None
    check_encryption()
    inner = _inner(serving.inner)
    host = f"[{serving.inner}]" if ":" in serving.inner else serving.inner
    store = serving.data.share(f"{host}:{inner.getsockname()[1]}")
    beside = Path(serving.beside) if serving.beside else None
    return store, Peers(store, inner, beside)


def _inner(address: str) -> socket.socket:
    """Return a socket that listens where other workers reach this one."""
    why = "the others cannot dial that"
    if address not in ANYWHERE:
        try:
            return bind(address, 0, other=False)
        except OSError as error:
            why = str(error.strerror or error)
    raise StoreError(f"--inner {address}: {why}: name an address that this machine has")


def _house(serving: Serving, store: Store, pool: BotPool, codecs: Codecs) -> House:
    by_network = serving.by_network
    if by_network is None:
        by_network = bool(serving.proxies) or not is_this_machine(serving.host)
    quotas = Quotas(serving.limits, by_network=by_network)
    return House(
        Host(store, pool, codecs, pace=serving.pace, quotas=quotas),
        Visitors(store),
        Pictures(codecs),
        load_page(page_folder(), serving.prefix),
        origins=serving.origins,
        prefix=serving.prefix,
        proxies=serving.proxies,
    )


def _config(serving: Serving, house: House) -> uvicorn.Config:
    door, door_socket = doors(house.keeper)
    return uvicorn.Config(
        make_app(house),
        log_config=None,
        access_log=False,
        http=door,
        ws=door_socket,
        ws_max_size=limits.MAX_MESSAGE,
        # Packing what others say together with a hand would let the length tell of the hand;
        # and it costs more time than all the rest of a message.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=_GRACE,
        server_header=False,
        proxy_headers=bool(serving.proxies),
        forwarded_allow_ips=list(serving.proxies.texts),
    )
