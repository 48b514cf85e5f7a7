"""`galapagos bots` beside real workers on one PostgreSQL: games of both kinds go on while machines
that think for them are killed, stand still and come; and who cannot help is told why."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import psutil  # type: ignore[import-untyped]
import pytest

from galapagos.server.store.data import Data, data_at
from tests.amounts import PATIENCE
from tests.served import Server, free_port
from tests.server.clients import send_home
from tests.server.crews import (
    Caller,
    Restless,
    assert_histories,
    crew_server,
    processes_of,
    wait_for_workers,
)
from tests.server.postgres import Postgres, words_of

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system has no SIGSTOP"),
]


@pytest.fixture
def data(database: str, tmp_path: Path) -> Data:
    return data_at(tmp_path, database)


def command(data: Data, *options: str) -> list[str]:
    return [sys.executable, "-P", "-m", "galapagos", "bots", *words_of(data), *options]


@contextmanager
def bots(data: Data) -> Iterator["subprocess.Popen[bytes]"]:
    """Run a bot machine; whatever became of it, it is gone afterwards."""
    words = command(data, "--bots", "1")
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGCONT)
            process.kill()


class Numbers:
    """What a worker tells about its bots."""

    def __init__(self, port: int) -> None:
        self._url = f"http://127.0.0.1:{port}/metrics"

    def of(self, name: str) -> float:
        with urlopen(self._url, timeout=PATIENCE) as answer:
            found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.MULTILINE)
        return float(found[1]) if found else 0.0

    def answered(self) -> float:
        return self.of('galapagos_bot_given_total{end="answered"}')

    def wait_for_machines(self, count: int) -> None:
        until = time.monotonic() + PATIENCE
        while self.of("galapagos_bot_machines") != count:
            assert time.monotonic() < until, f"there were never {count} bot machines"
            time.sleep(0.05)


def play_on(players: list[Restless], moves: int) -> None:
    """Wait until so many more moves were accepted at each table, or its game is over."""
    before = [len(player.accepted) for player in players]
    until = time.monotonic() + PATIENCE
    for player, had in zip(players, before, strict=True):
        while len(player.accepted) < had + moves and not player.is_over:
            assert time.monotonic() < until, "nobody plays on"
            assert player.trouble is None, player.trouble
            time.sleep(0.02)


def thinkers(server: Server) -> int:
    """Return how many processes think for bots beside the workers of a server."""
    children = [psutil.Process(pid).children() for pid in processes_of(server)]
    return sum("spawn_main" in " ".join(one.cmdline()) for found in children for one in found)


@pytest.mark.timeout(PATIENCE * 4)
def test_games_go_on_whatever_becomes_of_the_machines_that_think(
    postgres: Postgres, data: Data, tmp_path: Path
) -> None:
    port = free_port()
    options = ("--bots", "0", "--metrics", str(port))
    server = crew_server(data, tmp_path / "log", 1, *options)
    numbers = Numbers(port)
    players: list[Restless] = []
    try:
        server.start()
        wait_for_workers(postgres, data, 1)
        with bots(data) as first:
            numbers.wait_for_machines(1)
            for number, game in enumerate(("origin", "darwin")):
                client = Caller(server, "Ana")
                wish = {"game": game, "bots": 2, "level": "forager"}
                code = str(client.post("/api/play", wish)["code"])
                players.append(Restless(client, code, number, [server]))
            for player in players:
                player.start()
            play_on(players, 5)
            assert numbers.answered() >= 10, "all bots think there"
            assert thinkers(server) == 0
            os.kill(first.pid, signal.SIGKILL)
            play_on(players, 3)
        with bots(data) as second:
            numbers.wait_for_machines(1)
            had = numbers.answered()
            play_on(players, 3)
            assert numbers.answered() > had
            os.kill(second.pid, signal.SIGSTOP)
            with bots(data):
                play_on(players, 3)
                numbers.wait_for_machines(1)
                os.kill(second.pid, signal.SIGCONT)
                numbers.wait_for_machines(2)
                had = numbers.answered()
                play_on(players, 1000)
                assert numbers.answered() > had
        assert all(player.is_over for player in players)
    finally:
        for player in players:
            player.stop()
        send_home()
        server.stop()
    assert assert_histories(data, players) == sum(len(player.accepted) for player in players)


def said(words: list[str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_it_needs_a_database_that_is_shared_and_the_key(data: Data, tmp_path: Path) -> None:
    embedded = said([*command(data)[:5], "--database", "", "--data", str(tmp_path / "none")])
    assert (embedded.returncode, embedded.stdout) == (1, "")
    assert "name it by --database" in embedded.stderr
    keyless = said(command(data))
    assert (keyless.returncode, keyless.stdout) == (1, "")
    assert "there is no key file" in keyless.stderr
    data.share("127.0.0.1:1").close()
    elsewhere = tmp_path / "elsewhere.key"
    assert not elsewhere.exists()
    wrong = said([*command(data), "--key-file", str(elsewhere)])
    assert "there is no key file" in wrong.stderr
    assert not elsewhere.exists(), "it makes no key of its own"
    assert not any("Traceback" in one.stderr for one in (embedded, keyless, wrong))


@pytest.mark.usefixtures("signals_as_inherited")
def test_it_stops_in_good_order(data: Data) -> None:
    data.share("127.0.0.1:1").close()
    for number in (signal.SIGTERM, signal.SIGINT):
        words = command(data, "--bots", "2")
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            assert process.stdout is not None
            assert b"with 2 processes" in process.stdout.readline()
            process.send_signal(number)
            _, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, errors) == (0, b"")


def test_a_server_that_is_alone_thinks_itself(tmp_path: Path) -> None:
    words = [sys.executable, "-P", "-m", "galapagos", "serve", "--data", str(tmp_path / "data")]
    found = said([*words, "--port", "0", "--bots", "0"])
    assert (found.returncode, found.stdout) == (1, "")
    assert "which needs --workers" in found.stderr
