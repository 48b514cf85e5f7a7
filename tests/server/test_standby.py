"""A server that stands by takes the place of one that is killed, stands still or is stopped:
nothing that was accepted is lost, and the other cannot write any more.

``GALAPAGOS_FAULTS`` sets the number of faults."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.server.store.data import Data, data_at
from galapagos.server.table.journal import decode_all
from galapagos.server.table.loading import load_table
from tests.amounts import PATIENCE, amount
from tests.served import Server, free_port
from tests.server.clients import Client, send_home
from tests.server.postgres import address_of, words_of
from tests.server.tables import CODECS
from tests.server.test_socket_kill import Player, check, new_table, wait_for_moves

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system has no SIGSTOP"),
]
FAULTS = int(os.environ.get("GALAPAGOS_FAULTS") or amount(3, 60))
TABLES = 3


@pytest.fixture
def data(database: str, tmp_path: Path) -> Data:
    return data_at(tmp_path, database)


@pytest.fixture
def servers(data: Data, tmp_path: Path) -> Iterator[list[Server]]:
    """Two on the same data: the first is open, the second stands by."""
    options = ("--pace", "0", "--bots", "1", "--standby", "--database", address_of(data))
    made = [Server(tmp_path, free_port(), options, tmp_path / "log") for _ in range(2)]
    made[0].start()
    made[1].launch()
    yield made
    send_home()
    for server in made:
        server.kill()


def play(clients: list[Client], codes: list[str], chance: random.Random) -> list[Player]:
    """Let everybody play until some actions were accepted, and on."""
    players = [
        Player(client, code, chance.getrandbits(30))
        for client, code in zip(clients, codes, strict=True)
    ]
    for player in players:
        player.start()
    wait_for_moves(players, chance.randint(1, 40))
    return players


def strike(fault: str, server: Server, other: Server) -> float:
    """Do something bad to a server; return after how many seconds the other one answers. The first
    one has ended then."""
    assert server.process is not None
    began = time.monotonic()
    server.process.send_signal(getattr(signal, fault))
    other.wait()
    took = time.monotonic() - began
    if fault == "SIGSTOP":
        server.process.send_signal(signal.SIGCONT)
    expected = {"SIGKILL": -signal.SIGKILL, "SIGSTOP": 1, "SIGTERM": 0}
    assert server.process.wait(PATIENCE) == expected[fault]
    return took


@pytest.mark.timeout(PATIENCE * FAULTS)
def test_another_server_takes_the_place_of_one_that_fails(
    servers: list[Server], data: Data
) -> None:
    chance = random.Random(5)
    clients = [Client(servers[0]) for _ in range(TABLES)]
    codes = [new_table(client) for client in clients]
    accepted: list[dict[str, int]] = [{} for _ in codes]
    tables = set(codes)
    for number in range(FAULTS):
        players = play(clients, codes, chance)
        first, second = servers
        took = strike(("SIGSTOP", "SIGKILL", "SIGTERM")[number % 3], first, second)
        print(f"{number}: taken over after {took:.1f} s")
        for known, player in zip(accepted, players, strict=True):
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.trouble is None, player.trouble
            known |= player.accepted
        servers.reverse()
        first.launch()  # it stands by from now on
        for index, (client, code) in enumerate(zip(clients, codes, strict=True)):
            client.server, client.http.base_url = second, second.url
            check(client, code, accepted[index])
            if client.is_over():
                codes[index], accepted[index] = new_table(client), {}
                tables.add(codes[index])
    assert sum(map(len, accepted)) > 0
    assert_histories(data, servers, tables)


def assert_histories(data: Data, servers: list[Server], codes: set[str]) -> None:
    """Every journal is whole, makes a table, and grants each wish once."""
    for server in servers:
        server.stop()
    store = data.open()
    for code in codes:
        stored = store.load(code)
        assert stored is not None
        entries = decode_all(stored.entries, code)
        assert [entry.serial for entry in entries] == list(range(1, len(entries) + 1))
        wishes = [(entry.person, entry.id) for entry in entries if entry.id]
        assert len(wishes) == len(set(wishes)), "a wish was granted twice"
        table = load_table(stored, CODECS)
        assert (table.trouble, table.serial) == ("", len(entries))
    store.close()


def test_who_stands_by_can_be_stopped(data: Data) -> None:
    store = data.open()
    command = [sys.executable, "-P", "-m", "galapagos", "serve", "--port", str(free_port())]
    with subprocess.Popen(
        [*command, *words_of(data), "--standby"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Standing by until no other server uses")
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read() == ""
    store.close()
