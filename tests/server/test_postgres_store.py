"""PostgreSQL under the store: cut off, killed, taken over, or not as it should be, and said so."""

import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import monotonic

import pytest

from galapagos.server.errors import Conflict, StoreError
from galapagos.server.store.data import Data, data_at
from galapagos.server.store.schema import VERSION
from galapagos.server.store.store import ChatLine
from tests.amounts import PATIENCE, amount
from tests.server.postgres import OwnPostgres, Postgres, address_of
from tests.server.test_store import addition, bodies, failure, opened

pytestmark = pytest.mark.postgres
KILLS = amount(3, 60)
WAITS = "wait_event_type = 'Lock' AND datname = current_database()"


@pytest.fixture
def data(database: str, tmp_path: Path) -> Data:
    return data_at(tmp_path, database)


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody comes back in these stories, so nobody is waited for."""
    monkeypatch.setattr("galapagos.server.store.postgres_session._WAIT", 0.0)


def cut(postgres: Postgres, data: Data, which: str = "TRUE") -> int:
    """End connections of servers to a database; return how many there were."""
    statement = (
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
        f"WHERE application_name = 'galapagos' AND datname = current_database() AND {which}"
    )
    return len(postgres.run(statement, address_of(data)))


@contextmanager
def holding_rows(data: Data) -> Iterator[Callable[[Postgres], None]]:
    """Hold the rows of all tables, so that whoever writes there waits; yield what waits for it."""
    with closing(data.session(may_write=True)) as other, other.transaction():
        other.rows("SELECT code FROM tables FOR UPDATE")

        def is_waiting(postgres: Postgres) -> None:
            until = monotonic() + PATIENCE
            question = f"SELECT 1 FROM pg_stat_activity WHERE {WAITS}"
            while not postgres.run(question, address_of(data)):
                assert monotonic() < until, "nobody waits"

        yield is_waiting


# --- one server at a time --------------------------------------------------------------------


@pytest.mark.usefixtures("no_waiting")
def test_two_servers_cannot_use_one_database(data: Data) -> None:
    store = data.open()
    with pytest.raises(StoreError, match="in use by another server: stop it, or give another"):
        data.open()
    store.close()
    data.open().close()


def test_a_connection_that_is_cut_is_made_anew_and_nobody_notices(
    data: Data, postgres: Postgres
) -> None:
    store = data.open()
    opened(store)
    for number in range(2, 6):
        assert cut(postgres, data) >= 2
        store.append(addition(number, b"entry %d" % number)).result()
        assert len(bodies(store)) == number
    store.close()


def test_a_server_that_was_overtaken_cannot_write_any_more(data: Data, postgres: Postgres) -> None:
    """As one that stood still, or was cut off, while another one was started in its place."""
    first = data.open()
    opened(first)
    first._writer._connection.terminate()  # type: ignore[attr-defined]
    second = data.open()
    second.append(addition(2, b"of the second")).result()
    late = "another server has used it meanwhile: restart this one"
    assert late in str(failure(first.append(addition(2, b"of the first"))))
    second.close()
    for entry in (addition(2, b"of the first"), addition(3, b"of the first")):
        assert late in str(failure(first.append(entry)))
    assert bodies(first) == [b"one", b"of the second"]
    until = monotonic() + PATIENCE
    while not first.is_overtaken:
        assert monotonic() < until, "it never noticed"
    first.close()


def test_what_is_cut_off_in_the_middle_is_not_kept_and_can_be_kept_again(
    data: Data, postgres: Postgres
) -> None:
    store = data.open()
    opened(store)
    with holding_rows(data) as is_waiting:
        future = store.append(addition(2, b"two"))
        is_waiting(postgres)
        assert cut(postgres, data, WAITS) == 1
        failure(future)
    assert bodies(store) == [b"one"]
    store.append(addition(2, b"two")).result()
    assert bodies(store) == [b"one", b"two"]
    store.close()


@pytest.mark.timeout(PATIENCE * KILLS)
def test_a_killed_postgresql_has_lost_nothing(data: Data, postgres: Postgres) -> None:
    if not isinstance(postgres, OwnPostgres):
        pytest.skip("a PostgreSQL that is not our own is not killed")
    store = data.open()
    codes = ("AAAAAA", "BBBBBB", "CCCCCC")
    for code in codes:
        opened(store, code)
    kept = dict.fromkeys(codes, 1)

    def append() -> None:
        """Keep an entry of each table in one group, or as many as can be kept."""
        entries = [addition(n + 1, b"%d" % n, code=code) for code, n in kept.items()]
        for entry, future in [(entry, store.append(entry)) for entry in entries]:
            if future.exception() is None:
                kept[entry.code] += 1

    for number in range(KILLS):
        for _ in range(3 + number % 5):
            append()
        killer = threading.Thread(target=postgres.kill)
        killer.start()
        while killer.is_alive():
            append()
        postgres.start()
        for code in codes:
            there = bodies(store, code)
            assert len(there) in (kept[code], kept[code] + 1), "acknowledged, but not there"
            assert there[1:] == [b"%d" % n for n in range(1, len(there))]
            kept[code] = len(there)
    store.close()
    assert min(kept.values()) > 3 * KILLS, "it did not go on"


# --- what can be wrong with it ---------------------------------------------------------------


def test_what_cannot_be_kept_harms_nobody_else(data: Data) -> None:
    store = data.open()
    opened(store)
    futures = [
        store.append(addition(2, b"two")),
        store.say("AAAAAA", ChatLine(1, "ana", "Ana", "table", "\0 is no text there")),
        store.append(addition(3, b"three")),
    ]
    assert [type(future.exception()) for future in futures] == [type(None), Conflict, type(None)]
    assert bodies(store) == [b"one", b"two", b"three"]
    store.close()


def test_a_newer_database_is_not_touched(data: Data, postgres: Postgres) -> None:
    data.open().close()
    statement = f"UPDATE galapagos.meta SET value = '{VERSION + 1}' WHERE key = 'schema'"
    postgres.run(statement, address_of(data))
    with pytest.raises(StoreError, match=f"newer program .schema {VERSION + 1}, this one knows"):
        data.open()
    with pytest.raises(StoreError, match="newer program"):
        data.connect()


def test_what_others_keep_in_the_database_is_left_alone(data: Data, postgres: Postgres) -> None:
    url = address_of(data)
    postgres.run("CREATE TABLE tables AS SELECT 'oak' AS wood", url)
    with pytest.raises(StoreError, match="holds no tables"):
        data.connect()
    store = data.open()
    opened(store)
    store.close()
    assert [row["wood"] for row in postgres.run("SELECT wood FROM public.tables", url)] == ["oak"]


def test_what_is_accepted_is_durable_though_the_host_thinks_otherwise(
    data: Data, postgres: Postgres
) -> None:
    name = address_of(data).partition("?")[0].rpartition("/")[2]
    postgres.run(f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = data.open()
    assert store._writer.rows("SHOW synchronous_commit") == [("on",)]
    store.close()


@pytest.mark.usefixtures("no_waiting")
def test_a_database_that_is_not_there_is_said(postgres: Postgres, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no such database: make it with `createdb`"):
        data_at(tmp_path, postgres.database("nowhere")).open()
    nobody = f"postgresql://ana:sesame@{tmp_path.name}.invalid/games?password=sesame"
    with pytest.raises(StoreError, match="cannot be reached: check that PostgreSQL runs") as found:
        data_at(tmp_path, nobody).open()
    assert "ana@" in str(found.value)
    assert "sesame" not in str(found.value)
    with pytest.raises(StoreError, match="no address of a database"):
        data_at(tmp_path, "postgresql://host/games?sslmode=nonsense").open()


def test_a_user_without_rights_is_told_so(data: Data, postgres: Postgres, tmp_path: Path) -> None:
    url = address_of(data)
    postgres.run("DROP ROLE IF EXISTS galapagos_guest")
    postgres.run("CREATE ROLE galapagos_guest LOGIN")
    try:
        guest = url.replace("postgresql://postgres", "postgresql://galapagos_guest", 1)
        if guest == url:
            pytest.skip("the server that is named lets others in by their own ways")
        with pytest.raises(StoreError, match="may not do that: let it own the database"):
            data_at(tmp_path, guest).open()
    finally:
        postgres.run("DROP ROLE galapagos_guest")
