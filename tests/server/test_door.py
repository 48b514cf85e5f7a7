"""The front door of a real server: long and slow requests, too many connections, silent sockets.

Each of these attacks, all bounded and on the loopback address, once stopped a server."""

import json
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.amounts import PATIENCE
from tests.served import Server, free_port
from tests.server.clients import Client, send_home

HALF = b"GET /healthz HTTP/1.1\r\nhost: galapagos\r\nx-slow: "
QUICK = 30.0
"""Seconds within which an honest request is answered on any machine; a frozen server took 63."""
SOON = 60.0
"""Seconds within which what expires after one has expired on any machine; before, it never did."""


@dataclass
class House:
    server: Server
    log: Path

    def dial(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)

    def answer(self, request: bytes) -> bytes:
        """Send something and return everything that comes back until the end."""
        with self.dial() as line:
            with suppress(BrokenPipeError, ConnectionResetError):  # it may be refused before
                line.sendall(request)
            return read_all(line)

    def says(self, why: str) -> bool:
        """Whether the log has told that somebody was turned away for this."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            lines = [json.loads(line) for line in self.log.read_text().splitlines()]
            if any(line.get("why") == why for line in lines):
                return True
            time.sleep(0.05)
        return False

    def is_quick(self) -> float:
        """Return how long an honest request takes."""
        began = time.monotonic()
        assert self.answer(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        return time.monotonic() - began


def read_all(line: socket.socket) -> bytes:
    found = b""
    try:
        while part := line.recv(65_536):
            found += part
    except ConnectionResetError:
        pass
    return found


def pushed(line: socket.socket, data: bytes, times: int, pause: float = 0.0) -> int:
    """Send the same again and again; return how often it was taken before the other hung up."""
    for number in range(times):
        try:
            line.sendall(data)
        except OSError:
            return number
        time.sleep(pause)
    return times


@contextmanager
def serving(directory: Path, *options: str, files: int = 0) -> Iterator[House]:
    log = directory / "log"
    server = Server(directory / "data", free_port(), ("--pace", "0", *options), log)
    if files:
        server.shell = f"ulimit -n {files}; exec"
    server.start()
    try:
        yield House(server, log)
    finally:
        send_home()
        server.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    limits = ["header_seconds=1", "body_seconds=1", "hello_seconds=1", "person_sockets=5"]
    options = [word for limit in limits for word in ("--limit", limit)]
    with serving(tmp_path_factory.mktemp("door"), *options) as house:
        yield house


# --- long ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cookie", [b'galapagos="' + b"\\\\" * 6000, b'galapagos="' + b"\\\\" * 60_000]
)
def test_no_cookie_freezes_the_server(house: House, cookie: bytes) -> None:
    """The standard library's parser took a minute for the longer of these."""
    began = time.monotonic()
    head = b"GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: "
    answer = house.answer(head + cookie + b"\r\n\r\n")
    assert b" 200 " in answer or b" 431 " in answer
    assert time.monotonic() - began < QUICK


def test_a_header_of_sixty_megabytes_is_refused_at_once(house: House) -> None:
    began = time.monotonic()
    with house.dial() as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ")
        assert pushed(line, b"x" * 1024 * 1024, 60) < 20, "it was hung up on"
    assert time.monotonic() - began < QUICK
    assert house.is_quick() < QUICK
    assert house.says("status_431")


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nhost: x\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nx-long: " + b"x" * 20_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\n" + b"".join(b"x-%d: 1\r\n" % n for n in range(200)),
    ],
    ids=["line", "header", "headers"],
)
def test_a_long_head_is_refused_though_it_comes_in_one_piece(house: House, head: bytes) -> None:
    assert house.answer(head + b"\r\n").startswith(b"HTTP/1.1 431 ")


def test_a_long_body_is_refused_before_it_is_sent(house: House) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    assert house.answer(head + b"content-length: 60000000\r\n\r\n").startswith(b"HTTP/1.1 413 ")
    chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
    chunked = house.answer(head + b"transfer-encoding: chunked\r\n\r\n" + chunk * 8)
    assert b" 400 " in chunked or b" 413 " in chunked or not chunked
    assert house.is_quick() < QUICK


def test_requests_are_not_piled_up_on_one_connection(house: House) -> None:
    answer = house.answer(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\n\r\n" * 2000)
    assert answer.count(b"HTTP/1.1") < 100
    assert house.is_quick() < QUICK


# --- slow ------------------------------------------------------------------------------------


def test_half_a_request_expires(house: House) -> None:
    for start in (b"", b"GET", HALF):
        with house.dial() as line:
            line.sendall(start)
            began = time.monotonic()
            assert read_all(line) == b""
            assert 0.5 < time.monotonic() - began < SOON
    assert house.says("header_seconds")


def test_a_header_that_drips_expires_all_the_same(house: House) -> None:
    began = time.monotonic()
    with house.dial() as line:
        line.sendall(HALF)
        assert pushed(line, b"x", 600, pause=0.1) < 600, "it was hung up on"
    assert time.monotonic() - began < SOON


def test_half_a_body_expires(house: House) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n"
    with house.dial() as line:
        line.sendall(head + b'{"name"')
        began = time.monotonic()
        read_all(line)
        assert time.monotonic() - began < SOON
    assert house.says("body_seconds")


def test_a_second_request_has_its_time_too(house: House) -> None:
    with house.dial() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"ok\n"):
            answer += line.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 200")
        line.sendall(HALF)
        began = time.monotonic()
        assert read_all(line) == b""
        assert time.monotonic() - began < SOON


# --- many ------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit of files")
def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    """A thousand of them did, where a process may have 1,024 files open."""
    with serving(tmp_path, files=1024) as house, ExitStack() as stack:
        for _ in range(1000):
            line = stack.enter_context(house.dial())
            line.sendall(HALF)
        time.sleep(0.5)
        refused = house.says("half_requests")
        assert refused
        stack.close()
        time.sleep(0.3)
        assert house.is_quick() < QUICK


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit of files")
def test_where_many_come_at_once_who_asks_goes_before_who_does_not(tmp_path: Path) -> None:
    options = ("--limit", "half_requests=10000", "--limit", "connections=10000")
    with serving(tmp_path, *options, files=200) as house, ExitStack() as stack:
        for _ in range(400):
            line = stack.enter_context(house.dial())
            line.sendall(HALF)
        assert house.is_quick() < QUICK
        assert house.says("all_connections")


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, "--limit", "connections=10") as house, ExitStack() as stack:
        lines = [stack.enter_context(house.dial()) for _ in range(11)]
        for line in lines[:10]:
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")
        assert read_all(lines[10]) == b"", "hung up on"
        assert house.says("connections")
        lines[0].close()
        time.sleep(0.2)
        assert house.is_quick() < QUICK


# --- sockets ---------------------------------------------------------------------------------


def test_a_socket_that_says_no_hello_is_closed(house: House) -> None:
    ana = Client(house.server)
    code = ana.post("/api/play", {"game": "origin"})["code"]
    ana.dial(code)
    began = time.monotonic()
    with pytest.raises(ConnectionClosed):
        ana.hear()
    assert time.monotonic() - began < SOON
    ana.dial(code)
    ana.send({"type": "ping", "at": 1})
    with pytest.raises(ConnectionClosed):
        ana.until("never")
    assert house.says("hello_seconds")
    ana.open(code)
    ana.until("welcome")
    time.sleep(1.5)
    ana.catch_up()


def test_sockets_of_one_person_are_counted_before_they_say_hello(house: House) -> None:
    ana = Client(house.server)
    code = ana.post("/api/play", {"game": "origin"})["code"]
    url = f"ws://127.0.0.1:{house.server.port}/ws/{code}"
    cookie = f"galapagos={ana.http.cookies['galapagos']}"
    taken = 0
    with ExitStack() as stack:
        for _ in range(12):
            with suppress(InvalidStatus):
                stack.enter_context(connect(url, additional_headers={"Cookie": cookie}))
                taken += 1
        assert taken == 5
    assert house.says("person_sockets")


def test_pings_that_nobody_reads_the_answers_of_do_not_pile_up(house: House) -> None:
    ana = Client(house.server)
    code = ana.post("/api/play", {"game": "origin"})["code"]
    ana.open(code)
    assert ana.socket is not None
    key = ana.http.cookies["galapagos"]
    with house.dial() as line:
        line.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
            f"cookie: galapagos={key}\r\n\r\n".encode()
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        ping = b"\x89\xfd\0\0\0\0" + b"p" * 125
        line.settimeout(5)
        assert pushed(line, ping * 400, 400) < 400
    assert house.says("unread_pongs")
