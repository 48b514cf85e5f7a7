"""The whole server in this process, without a network: for tests of its HTTP routes."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from galapagos.server.http.app import make_app
from galapagos.server.http.page import PageFile
from galapagos.server.http.parts import House
from galapagos.server.people.quotas import Quotas
from galapagos.server.people.visitors import Visitors
from galapagos.server.show.pictures import Pictures
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.host import Host
from tests.server.hosts import NearPool

T = TypeVar("T")
_HTML = b"<!doctype html><head></head>"
PAGE = {
    "index.html": PageFile(_HTML, b"", "text/html; charset=utf-8", "no-cache"),
    **{
        f"front/{name}.png": PageFile(b"", b"", "image/png", "no-cache")
        for name in ("home", "origin")
    },
}


class Browser:
    """Asks a server of this process; what goes wrong inside is raised here."""

    def __init__(self, house: House, runner: asyncio.Runner) -> None:
        self._runner = runner
        self.house = house
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(make_app(house)), base_url="http://galapagos"
        )

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the server's own loop."""
        return self._runner.run(work)

    def ask(self, method: str, path: str, **fields: Any) -> httpx.Response:
        return self._runner.run(self.client.request(method, path, **fields))

    def get(self, path: str, **fields: Any) -> httpx.Response:
        return self.ask("GET", path, **fields)

    def post(self, path: str, **fields: Any) -> httpx.Response:
        return self.ask("POST", path, **fields)


@contextmanager
def visiting(
    directory: Path,
    store: SqliteStore | None = None,
    codecs: Codecs | None = None,
    quotas: Quotas | None = None,
) -> Iterator[Browser]:
    """Give a browser at a server that keeps its games in a directory."""
    kept = store or SqliteStore(directory)
    host = Host(kept, NearPool(), codecs, pace=0.0, quotas=quotas)
    pictures = Pictures(host.codecs)
    house = House(host, Visitors(kept), pictures, PAGE)
    try:
        with asyncio.Runner() as runner:
            runner.run(house.host.start())
            yield Browser(house, runner)
            runner.run(house.host.stop())
    finally:
        kept.close()
