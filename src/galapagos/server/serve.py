"""Runs a server: opens its data, listens, and stops in good order."""

import logging
import socket
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from galapagos.content.darwin_cards import load_catalog
from galapagos.server import limits
from galapagos.server.app import make_app
from galapagos.server.bots import BotPool
from galapagos.server.host import Host
from galapagos.server.house import House
from galapagos.server.page import load_page, page_folder
from galapagos.server.pictures import Pictures
from galapagos.server.sqlite_store import SqliteStore
from galapagos.server.visitors import Visitors

_log = logging.getLogger("galapagos.server")
_GRACE = 5
"""Seconds that browsers have to go when the server stops."""


@dataclass(frozen=True)
class Serving:
    """How a server is to be run."""

    host: str
    port: int
    data: Path
    workers: int = 2
    pace: float = 0.6
    """Seconds between the moves of bots, so that people can follow."""
    origins: tuple[str, ...] = ()
    proxied: bool = False
    """Whether a proxy in front says whom a request is from."""


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


def serve(serving: Serving, listener: socket.socket) -> None:
    """Serve until told to stop; raise `StoreError` if the data cannot be used."""
    store = SqliteStore(serving.data)
    pool = BotPool(serving.workers)
    try:
        host = Host(store, pool, pace=serving.pace)
        house = House(
            host,
            Visitors(store),
            Pictures(load_catalog()),
            load_page(page_folder()),
            origins=serving.origins,
        )
        if not house.page:
            _log.warning("the page was not built: only the programming interface is served")
        config = uvicorn.Config(
            make_app(house),
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=limits.MAX_MESSAGE,
            # Packing what others say together with a hand would let the length tell of the hand;
            # and it costs more time than all the rest of a message.
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=_GRACE,
            server_header=False,
            proxy_headers=serving.proxied,
        )
        uvicorn.Server(config).run(sockets=[listener])
    finally:
        pool.close()
        store.close()
