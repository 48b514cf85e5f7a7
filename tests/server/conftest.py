"""Databases for the tests of the server. Where there is no PostgreSQL the tests that need one are
left out with a word; with ``GALAPAGOS_REQUIRE_POSTGRES`` that is a failure."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.server.store.data import Data, data_at
from tests.left_out import leave_out
from tests.server.postgres import VARIABLE, OwnPostgres, Postgres, missing

POSTGRES = pytest.param("postgres", marks=pytest.mark.postgres)


@pytest.hookimpl(trylast=True)  # when it is known which of them would run
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where something is missing say so once, not for every test."""
    ours = [item for item in items if item.get_closest_marker("postgres")]
    lack = missing()
    if not ours or not lack or os.environ.get("GALAPAGOS_REQUIRE_POSTGRES"):
        return
    told = f"THE STORE WAS NOT TESTED ON POSTGRESQL ({len(ours)} tests): {lack}"
    leave_out(config, items, ours, told)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of a worker."""
    if lack := missing():
        pytest.fail(f"the store cannot be tested on PostgreSQL: {lack}")
    named = os.environ.get(VARIABLE)
    if named:
        yield Postgres(named)
        return
    server = OwnPostgres()
    yield server
    server.stop()


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """The address of a database of the test's own."""
    with postgres.fresh() as url:
        yield url


@pytest.fixture(params=["sqlite", POSTGRES])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Data:
    """Where a server keeps its data: each kind of database in turn."""
    is_embedded = request.param == "sqlite"
    return data_at(tmp_path, "" if is_embedded else request.getfixturevalue("database"))
