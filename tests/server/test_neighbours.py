"""Workers of one machine give connections to each other, or cut those that nobody takes."""

import asyncio
import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from galapagos.server.crew import neighbours
from galapagos.server.crew.neighbours import Neighbours

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers need Linux or macOS")
REQUEST = b"GET /ws/KIWI HTTP/1.1\r\n\r\n"


def test_a_connection_goes_on_where_it_was_given_to(tmp_path: Path) -> None:
    taken: list[tuple[socket.socket, bytes]] = []

    async def story() -> None:
        one, other = Neighbours(tmp_path, 1), Neighbours(tmp_path, 2)
        one.listen(lambda *_: pytest.fail("nobody gives this one anything"))
        other.listen(lambda connection, request: taken.append((connection, request)))
        browser, ours = socket.socketpair()
        with browser:
            with ours:
                assert await one.give(2, ours.fileno(), REQUEST)
            [(theirs, request)] = taken
            with theirs:
                assert request == REQUEST
                theirs.sendall(b"welcome")
                assert browser.recv(20) == b"welcome"
            assert browser.recv(20) == b"", "nobody else holds it"
        one.close()
        other.close()
        other.close()

    asyncio.run(story())
    assert list(tmp_path.iterdir()) == []


def test_nothing_happens_to_what_is_for_a_worker_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        one, gone = Neighbours(tmp_path, 1), Neighbours(tmp_path, 2)
        gone._socket.close()  # as when it is killed
        browser, ours = socket.socketpair()
        with browser, ours:
            assert not await one.give(2, ours.fileno(), REQUEST)
            assert not await one.give(3, ours.fileno(), REQUEST)
            ours.sendall(b"still here")
            assert browser.recv(20) == b"still here"
        one.close()

    asyncio.run(story())


def test_what_a_worker_that_stands_still_was_given_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "_SECONDS", 0.05)

    async def story() -> None:
        one, still = Neighbours(tmp_path, 1), Neighbours(tmp_path, 2)
        with ExitStack() as stack:
            browsers = []
            while True:  # until its queue is full
                browser, ours = map(stack.enter_context, socket.socketpair())
                if not await one.give(2, ours.fileno(), REQUEST):
                    break
                browsers.append(browser)
            assert browsers
            for browser in browsers:
                assert browser.recv(20) == b"", "it may come back, and find another worker"
        one.close()
        still.close()

    asyncio.run(story())
