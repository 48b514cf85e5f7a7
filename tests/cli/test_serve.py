"""``galapagos serve`` as a person meets it: what it says, and how it stops."""

import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.amounts import PATIENCE
from tests.served import Server, free_port


def serve(*options: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-P", "-m", "galapagos", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        found = serve("--port", port, "--data", str(tmp_path))
    assert found.returncode == 1
    assert found.stderr.startswith(f"galapagos serve: cannot listen on 127.0.0.1 port {port}: ")
    assert "Traceback" not in found.stderr


def test_when_it_says_that_it_is_open_it_answers(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "galapagos", "serve", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        try:
            with urlopen(f"{said.split()[-1]}/healthz", timeout=30) as answer:
                assert answer.status == 200
        finally:
            process.terminate()


def test_data_that_cannot_be_used_are_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    found = serve("--port", str(free_port()), "--data", str(tmp_path / "file"))
    assert found.returncode == 1
    assert found.stdout == "", "it is not open"
    assert str(tmp_path / "file") in found.stderr
    assert "Traceback" not in found.stderr


def test_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    found = serve("--port", str(free_port()), "--data", str(tmp_path), "--workers", "2")
    assert found.returncode == 1
    assert found.stderr.startswith("galapagos serve: --workers needs a PostgreSQL")
    assert "--bots" in found.stderr, "what was called --workers before"
    assert list(tmp_path.iterdir()) == []


def test_a_second_server_does_not_touch_the_data_of_the_first(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port())
    server.start()
    try:
        found = serve("--port", str(free_port()), "--data", str(tmp_path))
    finally:
        server.stop()
    assert found.returncode == 1
    assert "in use by another server" in found.stderr


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    server = Server(tmp_path, free_port(), log=tmp_path / "log")
    server.start()
    assert server.process is not None
    server.process.send_signal(number)
    assert server.process.wait(PATIENCE) == 0
    assert (tmp_path / "log").read_text() == ""
    assert not list(tmp_path.glob("*-wal")), "the log is folded into the database"
