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
SECONDS = 2
"""The time that the shared server gives to headers, bodies and greetings."""
ELSEWHERE = "127.0.0.2"
"""Another address of this machine, where it has one: on Linux."""
only_linux = pytest.mark.skipif(
    sys.platform != "linux",
    reason="only Linux answers at every address 127.x.y.z, and this needs several",
)


@dataclass
class House:
    server: Server
    log: Path

    def dial(self, source: str = "") -> socket.socket:
        there, here = ("127.0.0.1", self.server.port), (source, 0) if source else None
        return socket.create_connection(there, PATIENCE, here)

    def answer(self, request: bytes, source: str = "") -> bytes:
        """Send something and return everything that comes back until the end."""
        with self.dial(source) as line:
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

    def answers(self, source: str = "") -> bool:
        """Whether an honest request is answered."""
        honest = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        return self.answer(honest, source).startswith(b"HTTP/1.1 200 ")


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
    phases = ("header_seconds", "body_seconds", "hello_seconds")
    limits = [*(f"{phase}={SECONDS}" for phase in phases), "person_sockets=5"]
    options = [word for limit in limits for word in ("--limit", limit)]
    with serving(tmp_path_factory.mktemp("door"), *options) as house:
        yield house
        assert "trace" not in house.log.read_text(), "whoever hangs up is no error of ours"


# --- long ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pairs", "status"), [(6000, 200), (60_000, 431)])
def test_no_cookie_freezes_the_server(house: House, pairs: int, status: int) -> None:
    """The standard library's parser took a minute for the longer of these; now nothing reads it.
    `test_cookies.py` shows that the shorter one does not come to that parser either."""
    head = b"GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: "
    answer = house.answer(head + b'galapagos="' + b"\\\\" * pairs + b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 %d " % status)


def test_a_header_of_sixty_megabytes_is_refused_before_it_is_there(house: House) -> None:
    with house.dial() as line:
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ")
        assert pushed(line, b"x" * 1024 * 1024, 60) < 20, "it was hung up on"
    assert house.answers()
    assert house.says("status_431")


@pytest.mark.parametrize("part", [b"0\r\nx-long: ", b"5;x="], ids=["trailer", "extension"])
def test_nothing_long_is_taken_after_the_headers(house: House, part: bytes) -> None:
    """A header behind the last chunk was put together again at every packet, without end: thirty
    megabytes of one froze the server for sixteen seconds."""
    with house.dial() as line:
        head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
        line.sendall(head + part)
        assert pushed(line, b"x" * 1024 * 1024, 60) < 20, "it was hung up on"
    assert house.answers()
    assert house.says("status_413")


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
    assert house.answers()


def test_requests_are_not_piled_up_on_one_connection(house: House) -> None:
    answer = house.answer(b"GET /api/lobby HTTP/1.1\r\nhost: x\r\n\r\n" * 2000)
    assert answer.count(b"HTTP/1.1") < 100
    assert house.answers()


# --- slow ------------------------------------------------------------------------------------


def expired(line: socket.socket) -> float:
    """Wait until the server hangs up without a word; return how long it waited."""
    began = time.monotonic()
    assert read_all(line) == b""
    return time.monotonic() - began


def test_half_a_request_expires_when_it_has_had_its_time(house: House) -> None:
    for start in (b"", b"GET", HALF):
        with house.dial() as line:
            line.sendall(start)
            assert expired(line) > SECONDS / 2
    assert house.says("header_seconds")


def test_a_header_that_drips_expires_all_the_same(house: House) -> None:
    with house.dial() as line:
        line.sendall(HALF)
        assert pushed(line, b"x", 600, pause=0.1) < 600, "it was hung up on"


def test_half_a_body_expires(house: House) -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n"
    with house.dial() as line:
        line.sendall(head + b'{"name"')
        expired(line)
    assert house.says("body_seconds")


def test_a_second_request_has_its_time_too(house: House) -> None:
    with house.dial() as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        answer = b""
        while not answer.endswith(b"ok\n"):
            answer += line.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 200")
        line.sendall(HALF)
        assert expired(line) > SECONDS / 2


# --- many ------------------------------------------------------------------------------------


@only_linux
def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    """A thousand of them did, where a process may have 1,024 files open."""
    with serving(tmp_path, files=1024) as house, ExitStack() as stack:
        for _ in range(1100):
            line = stack.enter_context(house.dial())
            with suppress(OSError):  # hung up on already
                line.sendall(HALF)
        assert house.answers(ELSEWHERE), "while all the others are there"
        assert house.says("half_requests")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit of open files to lower")
def test_where_many_come_at_once_who_asks_goes_before_who_does_not(tmp_path: Path) -> None:
    options = ("--limit", "half_requests=10000", "--limit", "connections=10000")
    with serving(tmp_path, *options, files=200) as house, ExitStack() as stack:
        for _ in range(400):
            line = stack.enter_context(house.dial())
            with suppress(OSError):  # it has made room for another one already
                line.sendall(HALF)
        assert house.answers()
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
        while not house.answers():
            pass  # until the server has seen that one is gone


# --- sockets ---------------------------------------------------------------------------------


def test_a_socket_that_says_no_hello_is_closed(house: House) -> None:
    ana = Client(house.server)
    code = ana.post("/api/play", {"game": "origin"})["code"]
    ana.dial(code)
    with pytest.raises(ConnectionClosed):
        ana.hear()
    ana.dial(code)
    ana.send({"type": "ping", "at": 1})
    with pytest.raises(ConnectionClosed):
        ana.until("never")
    assert house.says("hello_seconds")


def test_a_socket_that_has_said_hello_stays(house: House) -> None:
    ana, other = Client(house.server), Client(house.server)
    code = ana.post("/api/play", {"game": "origin"})["code"]
    ana.open(code)
    ana.until("welcome")
    other.dial(code)
    with pytest.raises(ConnectionClosed):
        other.hear()  # who came later has had all the time there is
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
        assert pushed(line, ping * 400, 400) < 400
    assert house.says("unread_pongs")
