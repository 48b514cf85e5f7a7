"""Lines between workers: whoever has not the key learns nothing, also in between."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from galapagos.server.crew import line as lines
from galapagos.server.crew.line import Heard, Knock, Line, LineLost, Said, answer, dial
from galapagos.server.errors import StoreError

KEY, OTHER = b"k" * 32, b"o" * 32
NUMBER = 7
Story = Callable[[str, list[Line]], Awaitable[None]]


def listener() -> socket.socket:
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    return found


def told(story: Story) -> list[Line]:
    """Tell a story with the address of a worker; return the lines that it has let in."""
    inside: list[Line] = []

    async def serve(line: Line) -> None:
        inside.append(line)
        with suppress(LineLost):
            while (frame := await line.hear()) is not None:
                line.send(frame)

    async def run() -> None:
        found = listener()
        server = await answer(found, NUMBER, KEY, serve)
        await story(f"127.0.0.1:{found.getsockname()[1]}", inside)
        server.close()

    asyncio.run(asyncio.wait_for(run(), 60))
    return inside


def test_what_is_said_comes_back_in_order_whatever_its_length() -> None:
    said = [Said(number, "🦎" * number**3) for number in range(40)]

    async def story(address: str, inside: list[Line]) -> None:
        line = await dial(address, NUMBER, KEY)
        for frame in said:
            line.send(frame)
        assert [await line.hear() for _ in said] == said
        line.close()
        assert await line.hear() is None

    assert len(told(story)) == 1


@pytest.mark.parametrize(("number", "key"), [(NUMBER, OTHER), (NUMBER + 1, KEY)])
def test_who_has_another_key_or_wants_another_worker_is_not_let_in(number: int, key: bytes) -> None:
    async def story(address: str, inside: list[Line]) -> None:
        with pytest.raises(LineLost, match=f"worker {number} at {address}"):
            await dial(address, number, key)

    assert told(story) == []


def test_a_worker_that_has_not_the_key_is_not_believed() -> None:
    """Somebody has taken the port of a worker that is gone."""

    async def story() -> None:
        async def pretend(line: Line) -> None:
            raise AssertionError("it let somebody in")

        found = listener()
        server = await answer(found, NUMBER, OTHER, pretend)
        with pytest.raises(LineLost):
            await dial(f"127.0.0.1:{found.getsockname()[1]}", NUMBER, KEY)
        server.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_nobody_can_stand_in_between() -> None:
    """The proofs of both sides are passed on as they are, but they are about another connection."""

    async def story(address: str, inside: list[Line]) -> None:
        port = int(address.rpartition(":")[2])
        tls = lines._tls(is_server=False)
        seen: list[bytes] = []

        async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port, ssl=tls)
            seen.append(await reader.read(4096))
            far_writer.write(seen[0])
            seen.append(await far_reader.read(4096))
            writer.write(seen[1])
            writer.close()
            far_writer.close()

        found = listener()
        server = await asyncio.start_server(between, sock=found, ssl=lines._tls(is_server=True))
        with pytest.raises(LineLost):
            await dial(f"127.0.0.1:{found.getsockname()[1]}", NUMBER, KEY)
        server.close()
        assert seen[0], "it was there"
        assert seen[1] == b"", "and was told nothing"

    assert told(story) == []


@pytest.mark.parametrize(
    "words",
    [
        b"GET /api/me HTTP/1.1\r\n\r\n",
        b"\0\0\0\2\x91\xa5",
        b"\xff\xff\xff\xff" + b"x" * 4000,
        (20).to_bytes(4, "big") + lines._encoder.encode(Heard(1, 1)).ljust(20, b"\0"),
        len(lines._encoder.encode(Knock(1, NUMBER, b"x" * 32))).to_bytes(4, "big")
        + lines._encoder.encode(Knock(1, NUMBER, b"x" * 32)),
    ],
)
@pytest.mark.parametrize("is_plain", [True, False])
def test_strangers_are_told_nothing(words: bytes, is_plain: bool) -> None:
    async def story(address: str, inside: list[Line]) -> None:
        port = int(address.rpartition(":")[2])
        tls: ssl.SSLContext | None = None if is_plain else lines._tls(is_server=False)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=tls)
        writer.write(words)
        heard = b""
        with suppress(ConnectionError):
            heard = await reader.read()
        # TLS itself may say that this is none.
        assert heard == b"" or (is_plain and heard[:1] == b"\x15")
        writer.close()

    assert told(story) == []


def test_a_system_that_cannot_encrypt_lines_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    lines.check_encryption()
    monkeypatch.setattr(lines, "_CIPHERS", "NOSUCH-CIPHER")
    with pytest.raises(StoreError, match="leave --workers out"):
        lines.check_encryption()


def test_lines_are_encrypted_and_never_resumed() -> None:
    async def story(address: str, inside: list[Line]) -> None:
        found = []
        for _ in range(2):
            line = await dial(address, NUMBER, KEY)
            tls = line._writer.get_extra_info("ssl_object")
            assert tls.version() == "TLSv1.2"
            assert tls.cipher()[0] == "AECDH-AES256-SHA"
            assert not tls.session_reused
            found.append(tls.get_channel_binding("tls-unique"))
            line.close()
        assert found[0] != found[1]

    told(story)
