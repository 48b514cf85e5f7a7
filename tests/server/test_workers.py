"""Several workers on one PostgreSQL are killed, stopped and replaced under play: nothing that was
accepted is lost or doubled, no history forks, and whoever plays plays on.

``GALAPAGOS_FAULTS`` sets the number of faults."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from galapagos.server.store.data import Data, data_at
from tests.amounts import ALL, PATIENCE, amount
from tests.served import Server
from tests.server.clients import Client, send_home
from tests.server.crews import (
    Cable,
    Caller,
    Restless,
    assert_histories,
    crew_server,
    processes_of,
    wait_for_workers,
)
from tests.server.postgres import OwnPostgres, Postgres, address_of, words_of
from tests.server.small_disk import missing as no_small_disk
from tests.server.small_disk import small_disk
from tests.server.takeover import Duel

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system has no SIGSTOP"),
]
FAULTS = int(os.environ.get("GALAPAGOS_FAULTS") or amount(4, 200))
WORKERS = 4 if ALL else 2
TABLES = 4
LEASE = 3.0
NOT_SAVED = "This could not be saved, so nothing has changed. Try again."
KINDS = ("SIGKILL", "SIGSTOP", "lines", "SIGTERM")


@pytest.fixture
def data(database: str, tmp_path: Path) -> Data:
    return data_at(tmp_path, database)


@contextmanager
def running(servers: list[Server]) -> Iterator[None]:
    with ExitStack() as stack:
        stack.callback(send_home)
        for server in servers:
            server.launch()
            stack.callback(server.stop)
        for server in servers:
            server.wait()
        yield


ANY_TABLE, PEOPLE_ONLY = range(6), (0, 3)
"""Which numbers tables have, by what there is to be at them."""


def new_tables(servers: list[Server], number: int, seed: int) -> list[Restless]:
    """Open a table: every third one for two people, the others with a bot, of both games."""
    server = servers[number % len(servers)]
    client = Caller(server, "Ana")
    game = ("origin", "darwin")[number % 2]
    if number % 3:
        wish = {"game": game, "bots": 1, "level": "hatchling"}
        code = str(client.post("/api/play", wish)["code"])
        return [Restless(client, code, seed, servers)]
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = str(client.post("/api/tables", {"game": game, "seats": seats})["code"])
    other = Caller(servers[-1], "Bo")
    for one, wish_for in ((client, None), (other, "sit"), (client, "start")):
        one.open(code)
        one.until("welcome")
        if wish_for:
            assert one.ask(wish_for, **({"seat": 1} if wish_for == "sit" else {}))["type"] == (
                "accepted"
            )
        one.close()
    return [Restless(client, code, seed, servers), Restless(other, code, seed + 1, servers)]


class Party:
    """People at tables; whose game is over begins another one."""

    def __init__(self, servers: list[Server], seed: int, kinds: Sequence[int] = ANY_TABLE) -> None:
        self.servers = servers
        self.kinds = kinds
        self.rng = random.Random(seed)
        self.tables = [self._table() for _ in range(TABLES)]
        self.done: list[Restless] = []

    def _table(self) -> list[Restless]:
        while True:
            try:
                players = new_tables(
                    self.servers, self.rng.choice(self.kinds), self.rng.getrandbits(30)
                )
            except Exception:  # in the middle of a fault
                time.sleep(0.2)
                continue
            for player in players:
                player.start()
            return players

    def everybody(self) -> list[Restless]:
        return [*self.done, *(player for table in self.tables for player in table)]

    def renew(self) -> None:
        """Begin another game where one is over."""
        for index, table in enumerate(self.tables):
            if any(player.is_over for player in table):
                for player in table:
                    player.stop()
                self.done += table
                self.tables[index] = self._table()

    def moves(self) -> int:
        return _moves(self.everybody())

    def longest(self) -> str:
        """Return the longest time that somebody was without a server since the last question."""
        pauses = [player.pauses.pop() for player in self.everybody() if player.pauses]
        return f"{max(pauses, default=0.0):.1f} s"

    def play_on(self, moves: int) -> None:
        """Wait until so many more moves were accepted, and some at every table that was there."""
        before = {table[0].code: _moves(table) for table in self.tables}
        wanted, until = self.moves() + moves, time.monotonic() + PATIENCE
        while self.moves() < wanted or any(
            _moves(table) == before.get(table[0].code) for table in self.tables
        ):
            assert time.monotonic() < until, "nobody plays on"
            self.check()
            self.renew()
            time.sleep(0.02)

    def check(self) -> None:
        """See that nobody is in trouble."""
        for player in self.everybody():
            assert player.trouble is None, player.trouble

    def unsaved(self) -> int:
        """Return how often somebody was told that a wish was not saved."""
        return sum(player.refused.count(NOT_SAVED) for player in self.everybody())

    def stop(self) -> None:
        for player in self.everybody():
            player.stop()
        for player in self.everybody():
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.trouble is None, player.trouble


def _moves(players: list[Restless]) -> int:
    return sum(len(player.accepted) for player in players)


def strike(
    kind: str, server: Server, database: tuple[Postgres, Data], chance: random.Random
) -> None:
    """Do something bad to one of a machine's workers, or to what connects them all."""
    postgres, data = database
    if kind == "lines":
        postgres.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE application_name = 'galapagos' AND datname = current_database()",
            address_of(data),
        )
        return
    victim = chance.choice(processes_of(server))
    with suppress(ProcessLookupError):
        os.kill(victim, getattr(signal, kind))
        if kind == "SIGSTOP":
            time.sleep(LEASE + chance.uniform(-1.0, 2.0))
            os.kill(victim, signal.SIGCONT)


@pytest.mark.timeout(PATIENCE * (FAULTS + 2))
def test_workers_that_fail_lose_nothing_and_do_nothing_twice(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    chance = random.Random(5)
    server = crew_server(data, tmp_path / "log", WORKERS)
    with running([server]):
        first = wait_for_workers(postgres, data, WORKERS)
        party = Party([server], 7)
        party.play_on(20)
        for number in range(FAULTS):
            kind = KINDS[number % len(KINDS)]
            before = wait_for_workers(postgres, data, WORKERS)
            strike(kind, server, (postgres, data), chance)
            began = time.monotonic()
            party.play_on(chance.randint(10, 40))
            took = time.monotonic() - began
            print(f"{number} {kind}: all tables went on, {took:.1f} s; back in {party.longest()}")
            if kind == "SIGKILL":
                wait_for_workers(postgres, data, WORKERS, but=before)
        last = wait_for_workers(postgres, data, WORKERS)
        assert max(last) > max(first), "nobody was replaced"
        party.stop()
    assert server.process is not None
    assert server.process.returncode == 0
    assert assert_histories(data, party.everybody()) == party.moves() > 10 * FAULTS


@pytest.mark.timeout(PATIENCE * 2)
def test_who_is_passed_on_plays_on_when_the_lines_between_workers_are_cut(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    servers = [crew_server(data, tmp_path / "log", 1) for _ in range(2)]
    with running(servers[:1]):
        wait_for_workers(postgres, data, 1)
        [row] = postgres.run("SELECT address FROM galapagos.workers", address_of(data))
        cable = Cable(row["address"])
        # Who comes from now on finds the first worker at the end of the cable.
        postgres.run(f"UPDATE galapagos.workers SET address = '{cable.address}'", address_of(data))
        with running(servers[1:]):
            wait_for_workers(postgres, data, 2)
            party = Party(servers, 10)
            for table in party.tables:
                for player in table:
                    player.servers = servers[1:]
            cuts = 0
            for _ in range(amount(3, 30)):
                party.play_on(10)
                cuts += cable.cut()
            # Whoever owns a table is left to chance: until enough have been passed on.
            while not cuts or cable.carried <= 100_000:
                party.play_on(10)
                cuts += cable.cut()
            party.play_on(10)
            party.stop()
        cable.close()
    assert_histories(data, party.everybody())


def connected(server: Server) -> list[int]:
    """Return how many browsers each worker of a machine is connected to that has any."""
    import psutil  # type: ignore[import-untyped]

    found = []
    for pid in processes_of(server):
        ends = psutil.Process(pid).net_connections("tcp")
        found.append(sum(e.laddr.port == server.port and e.status == "ESTABLISHED" for e in ends))
    return [number for number in found if number]


def neighbours_of(server: Server) -> set[Path]:
    """Return where the workers of a machine reach each other."""
    import psutil

    ends = [
        Path(end.laddr)
        for pid in processes_of(server)
        for end in psutil.Process(pid).net_connections("unix")
    ]
    return {path for path in ends if path.name.isdigit()}


def test_whoever_comes_to_a_table_is_connected_to_the_worker_that_has_it(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    """A machine's workers give each other what has come to the wrong one: none pass through."""
    server = crew_server(data, tmp_path / "log", 2)
    with running([server]):
        wait_for_workers(postgres, data, 2)
        client = Client(server, "Ana")
        body = {"game": "origin", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [client.post("/api/tables", body)["code"] for _ in range(3)]
        for code in codes:
            watchers = [Client(server) for _ in range(8)]
            for watcher in watchers:
                watcher.open(code)
                watcher.until("welcome")
                watcher.http.close()
            client.http.close()
            until = time.monotonic() + PATIENCE
            while connected(server) != [len(watchers)]:  # those of HTTP are closing
                assert time.monotonic() < until, connected(server)
                time.sleep(0.05)
            for watcher in watchers:
                watcher.close()
        ways = neighbours_of(server)
        assert len(ways) == 2
        assert all(way.parent.stat().st_mode & 0o077 == 0 for way in ways), "nobody else may enter"
    assert "trace" not in (tmp_path / "log").read_text(encoding="utf-8").lower()
    assert not any(way.parent.exists() for way in ways), "nothing is left behind"


def owners(postgres: Postgres, data: Data) -> dict[str, int]:
    found = postgres.run("SELECT code, owner FROM galapagos.tables", address_of(data))
    return {row["code"]: row["owner"] for row in found}


@pytest.mark.timeout(PATIENCE * 2)
def test_games_go_on_while_machines_are_started_anew_one_after_the_other(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    servers = [crew_server(data, tmp_path / "log", 1) for _ in range(2)]
    with running(servers):
        wait_for_workers(postgres, data, 2)
        party = Party(servers, 8)
        party.play_on(20)
        for server in servers:
            server.stop()
            assert server.process is not None
            assert server.process.returncode == 0
            party.play_on(20)
            server.start()
            wait_for_workers(postgres, data, 2)
            party.play_on(20)
        party.stop()
    assert_histories(data, party.everybody())
    assert "trace" not in (tmp_path / "log").read_text(encoding="utf-8")


@pytest.mark.timeout(PATIENCE * 2)
def test_a_database_that_is_killed_comes_back_with_everything(tmp_path: Path) -> None:
    postgres = OwnPostgres()
    try:
        with postgres.fresh() as url:
            data = data_at(tmp_path, url)
            server = crew_server(data, tmp_path / "log", 2)
            with running([server]):
                wait_for_workers(postgres, data, 2)
                party = Party([server], 9)
                party.play_on(20)
                postgres.kill()
                time.sleep(0.5)
                postgres.start()
                party.play_on(20)
                party.stop()
            assert_histories(data, party.everybody())
    finally:
        postgres.stop()


@pytest.mark.skipif(bool(no_small_disk()), reason=no_small_disk())
@pytest.mark.timeout(PATIENCE * 3)
@pytest.mark.parametrize("workers", [0, 2])
def test_a_full_disk_refuses_and_loses_nothing_and_play_goes_on_when_there_is_room(
    workers: int, tmp_path: Path
) -> None:
    """PostgreSQL's tables lie on a small disk, which is filled to the last page."""
    postgres = OwnPostgres()
    with small_disk(postgres) as disk:
        data = data_at(tmp_path, disk.url)
        server = crew_server(data, tmp_path / "log", workers)
        with running([server]):
            # Where a bot is to move nobody would be told.
            party = Party([server], 11, PEOPLE_ONLY)
            for _ in range(amount(1, 20)):
                party.play_on(20)
                disk.fill()
                before = party.unsaved()
                until = time.monotonic() + PATIENCE
                # Pages that are there already are filled first.
                while party.unsaved() < before + 3:
                    assert time.monotonic() < until, "the disk was never full"
                    party.check()
                    time.sleep(0.02)
                disk.empty()
                party.play_on(40)
            party.stop()
        assert_histories(data, party.everybody())
    log = (tmp_path / "log").read_text(encoding="utf-8")
    assert "the disk is full: free some space; the games that were kept are safe" in log
    assert "trace" not in log


@pytest.mark.timeout(PATIENCE * 3)
def test_tables_of_a_worker_that_is_killed_are_taken_over(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    """How soon is measured, not asserted; the bounds are those of `test_crew_store`."""
    with Duel(postgres, data, tmp_path / "log") as duel:
        for _ in range(amount(2, 20)):
            outage = duel.kill()
            print(f"owned after {outage.owned:.1f} s, played after {outage.played:.1f} s")
    assert_histories(data, duel.players)


def test_what_one_machine_knows_the_other_tells(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    """Names, links to an identity, seats that go along with it, and a table's page of questions."""
    servers = [crew_server(data, tmp_path / "log", 1) for _ in range(2)]
    with running(servers):
        wait_for_workers(postgres, data, 2)
        client = Client(servers[0], "Ana")
        seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": "origin", "seats": seats, "public": True}
        code = client.post("/api/tables", body)["code"]
        key = client.post("/api/me/link", {})["key"]
        far = Client(servers[1])
        assert far.http.get(f"/api/tables/{code}").json()["players"] == ["Ana", ""]
        assert [one["code"] for one in far.http.get("/api/lobby").json()["tables"]] == [code]
        far.post("/api/tables", body)
        became = far.post("/api/me/become", {"key": key, "how": "bring"})
        assert (became["name"], became["tables"]) == ("Ana", 2)
        assert far.http.get("/api/me").json()["name"] == "Ana"
        assert far.http.post("/api/me/become", json={"key": key, "how": "look"}).status_code == 404
        assert far.http.get("/api/tables/ZZZZZZ").json()["error"] == "no_table"
        far.post("/api/me", {"name": "Anna"})
        time.sleep(0.2)
        assert client.http.get("/api/me").json()["name"] == "Anna"
        assert len(set(owners(postgres, data).values())) == 2


def test_rates_and_shares_hold_across_machines(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    limits = ("person_sockets=3", "tables=4", "tables_per_hour=1")
    options = ("--count", "network", *(word for one in limits for word in ("--limit", one)))
    servers = [crew_server(data, tmp_path / "log", 1, *options) for _ in range(2)]
    with running(servers):
        wait_for_workers(postgres, data, 2)
        time.sleep(1.5)  # until they know each other
        clients = [Client(server) for server in servers]
        body = {"game": "origin", "seats": [{"kind": "me"}, {"kind": "open"}]}
        for number in range(4):
            clients[number % 2].post("/api/tables", body)
            time.sleep(1.2)  # until the others know it
        for client in clients:
            answer = client.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["error"]) == (429, "limit")
        [code, *_] = owners(postgres, data)
        person = Client(servers[0])
        for number in range(3):
            again = Client(servers[number % 2])
            again.http.cookies = person.http.cookies
            again.open(code)
            again.until("welcome")
            time.sleep(1.2)
        for server in servers:
            last = Client(server)
            last.http.cookies = person.http.cookies
            with pytest.raises(Exception, match=r"1008|403"):
                last.knock(code)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--standby",), "leave --standby out"),
        (("--inner", "0.0.0.0"), "--inner 0.0.0.0: the others cannot dial that"),
        (("--inner", "203.0.113.9"), "name an address that this machine has"),
    ],
)
def test_what_workers_cannot_do_is_said(data: Data, words: tuple[str, ...], told: str) -> None:
    command = [sys.executable, "-P", "-m", "galapagos", "serve", "--port", "0", *words_of(data)]
    found = subprocess.run(
        [*command, "--workers", "1", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (found.returncode, found.stdout) == (1, "")
    assert told in found.stderr
    assert "Traceback" not in found.stderr


def test_workers_go_when_whoever_started_them_is_killed(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    server = crew_server(data, tmp_path / "log", 2)
    server.start()
    numbers = wait_for_workers(postgres, data, 2)
    server.kill()
    wait_for_workers(postgres, data, 0, but=numbers)
