"""A line between two workers, or from a bot machine to one: typed messages over one encrypted
connection, of many streams.

Who reaches a worker's inner port learns nothing and is told nothing: the line is TLS, and both
sides prove that they have the server's key over what is special to this very connection (its
*channel binding*, RFC 5929). So nobody can stand in between, though no certificates are needed.
The key is never in the database.
"""

import asyncio
import hmac
import socket
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from galapagos.analysis.analysis import Finding
from galapagos.kernel.errors import GalapagosError
from galapagos.server.errors import StoreError
from galapagos.server.people.bot_workers import BotAnswer
from galapagos.server.people.quotas import HeadCount
from galapagos.server.store.store import Person

VERSION = 1
"""Of what is said here. Workers of different versions do not speak to each other."""
_CIPHERS = "AECDH-AES256-SHA:@SECLEVEL=0"
"""Without certificates: who is there is proven by the key."""
_FIRST_BYTES = 1024
_MOST_BYTES = 64 * 1024 * 1024
_UNSENT = 64 * 1024 * 1024
"""Bytes that the other side has not taken: it stands still, and the line is cut."""
_SECONDS = 3.0
"""For making a line."""
_UNACKNOWLEDGED_MS = 5000
_SIZE = 4
_READ = 256 * 1024


class LineLost(GalapagosError):
    """Raised when another worker cannot be reached, or is not who it should be."""


class Knock(msgspec.Struct, array_like=True, tag="knock"):
    """The first thing that is said: which worker is wanted, and that one may ask for it."""

    version: int
    number: int
    proof: bytes


class Enter(msgspec.Struct, array_like=True, tag="enter"):
    """The answer to it."""

    proof: bytes


class Sit(msgspec.Struct, array_like=True, tag="sit"):
    """A browser has come that wants to be at a table."""

    stream: int
    person: Person
    code: str
    address: str


class Said(msgspec.Struct, array_like=True, tag="said"):
    """A message of a browser, or for it."""

    stream: int
    text: str


class Heard(msgspec.Struct, array_like=True, tag="heard"):
    """So many messages of a browser were taken: more may come."""

    stream: int
    count: int


class Gone(msgspec.Struct, array_like=True, tag="gone"):
    """A browser has gone, or is to be sent away with this number."""

    stream: int
    code: int


class Question(msgspec.Struct, array_like=True, tag="question"):
    """A question about a table."""

    stream: int
    person: Person
    address: str
    scheme: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Answered(msgspec.Struct, array_like=True, tag="answered"):
    """The answer to it."""

    stream: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Move(msgspec.Struct, array_like=True, tag="move"):
    """Somebody's seats at a table belong to another identity of theirs."""

    stream: int
    code: str
    old: str
    new: str


class Moved(msgspec.Struct, array_like=True, tag="moved"):
    """Whether that was done; or that it could not be kept."""

    stream: int
    done: bool
    is_kept: bool


class Used(msgspec.Struct, array_like=True, tag="used"):
    """What people and networks have used of a worker since it said so last, and what they have
    there now."""

    number: int
    taken: dict[str, dict[str, float]]
    heads: dict[str, HeadCount]
    connections: dict[str, int]
    public: dict[str, list[str]]
    attended: list[str]


class Renamed(msgspec.Struct, array_like=True, tag="renamed"):
    """Somebody is called otherwise from now on."""

    person: str


class Help(msgspec.Struct, array_like=True, tag="help"):
    """A machine is there that thinks for bots; what its answers depend on."""

    versions: dict[str, str]


class Hired(msgspec.Struct, array_like=True, tag="hired"):
    """The answer to it: why the machine is not asked anything, or nothing."""

    why: str


class Room(msgspec.Struct, array_like=True, tag="room"):
    """How many questions a bot machine takes, all together since the line was made. Said again and
    again: who says it is there."""

    upto: int


class Think(msgspec.Struct, array_like=True, tag="think"):
    """What would a bot do? All that it sees is its seat's view."""

    stream: int
    rank: int
    game: str
    cards: str
    position: str
    seat: int
    bot: str
    seed: int


class Look(msgspec.Struct, array_like=True, tag="look"):
    """What is to be said of a step of a finished game?"""

    stream: int
    game: str
    cards: str
    record: str
    place: int


class Thought(msgspec.Struct, array_like=True, tag="thought"):
    """The answer to either; or why there is none."""

    stream: int
    answer: BotAnswer | None
    finding: Finding | None
    why: str


_Served = Knock | Enter | Sit | Said | Heard | Gone | Question | Answered | Move | Moved
Frame = _Served | Used | Renamed | Help | Hired | Room | Think | Look | Thought
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Frame)


class Line:
    """One side of a line."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._buffer = bytearray()
        self._unsent: list[bytes] = []
        self.is_closed = False

    def send(self, frame: Frame) -> None:
        """Send a message; what is sent in one moment travels together."""
        if self.is_closed:
            return
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        body = _encoder.encode(frame)
        self._unsent += (len(body).to_bytes(_SIZE, "big"), body)

    def _flush(self) -> None:
        found, self._unsent = b"".join(self._unsent), []
        if self.is_closed:
            return
        self._writer.write(found)
        if self._writer.transport.get_write_buffer_size() > _UNSENT:
            self.close()

    async def hear(self, most: int = _MOST_BYTES) -> Frame | None:
        """Return what the other side says next; None when the line is cut."""
        while not self.is_closed:
            frame = self._next(most)
            if frame is not None:
                return frame
            try:
                data = await self._reader.read(_READ)
            except OSError:
                data = b""
            if not data:
                break
            self._buffer += data
        return None

    def _next(self, most: int) -> Frame | None:
        """Return the next message that is there as a whole."""
        if len(self._buffer) < _SIZE:
            return None
        end = _SIZE + int.from_bytes(self._buffer[:_SIZE], "big")
        if end > _SIZE + most:
            raise LineLost(f"a message of {end - _SIZE} bytes")
        if len(self._buffer) < end:
            return None
        body = bytes(self._buffer[_SIZE:end])
        del self._buffer[:end]
        try:
            frame: Frame = _decoder.decode(body)
        except msgspec.DecodeError as error:
            raise LineLost(f"it says what is nothing: {error}") from None
        return frame

    def proof(self, key: bytes, role: bytes, number: int) -> bytes:
        """Return what only somebody with the key can say, on this line alone."""
        tls = self._writer.get_extra_info("ssl_object")
        binding = tls.get_channel_binding("tls-unique")
        assert binding, "a line is always encrypted"
        return hmac.digest(key, b"%s %d %d " % (role, VERSION, number) + binding, "sha256")

    def close(self) -> None:
        """Cut the line; does nothing if that was done before."""
        self.is_closed = True
        self._writer.transport.abort()


async def dial(address: str, number: int, key: bytes) -> Line:
    """Return a line to a worker; raise `LineLost` if there is none, or that is not who is there."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(_SECONDS):
            reader, writer = await asyncio.open_connection(
                host.strip("[]"), int(port), ssl=_tls(is_server=False)
            )
            line = Line(reader, writer)
            try:
                _notice_silence(writer)
                line.send(Knock(VERSION, number, line.proof(key, b"front", number)))
                answer = await line.hear(_FIRST_BYTES)
                is_known = isinstance(answer, Enter) and hmac.compare_digest(
                    answer.proof, line.proof(key, b"owner", number)
                )
                if not is_known:
                    raise LineLost("somebody else is there")
            except BaseException:
                line.close()
                raise
            return line
    except (OSError, TimeoutError, ValueError, LineLost) as error:
        raise LineLost(
            f"worker {number} at {address}: {str(error) or type(error).__name__}"
        ) from error


async def answer(
    listener: socket.socket, number: int, key: bytes, serve: Callable[[Line], Awaitable[None]]
) -> asyncio.Server:
    """Answer those who dial and have the key, until the returned server is closed."""

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = Line(reader, writer)
        with suppress(LineLost, TimeoutError, OSError):
            async with asyncio.timeout(_SECONDS):
                _notice_silence(writer)
                knock = await line.hear(_FIRST_BYTES)
            is_known = (
                isinstance(knock, Knock)
                and (knock.version, knock.number) == (VERSION, number)
                and hmac.compare_digest(knock.proof, line.proof(key, b"front", number))
            )
            if is_known:
                line.send(Enter(line.proof(key, b"owner", number)))
                await serve(line)
        line.close()

    return await asyncio.start_server(
        answered,
        sock=listener,
        ssl=_tls(is_server=True),
        ssl_handshake_timeout=_SECONDS,
    )


def check_encryption() -> None:
    """Raise `StoreError` if lines cannot be encrypted here."""
    try:
        _tls(is_server=True)
    except ssl.SSLError as error:
        what = f"{ssl.OPENSSL_VERSION} cannot encrypt lines between workers ({error.args[-1]})"
        raise StoreError(f"{what}: leave --workers out, or use a Python with OpenSSL 3") from error


def _tls(*, is_server: bool) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER if is_server else ssl.PROTOCOL_TLS_CLIENT)
    if not is_server:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    context.minimum_version = context.maximum_version = ssl.TLSVersion.TLSv1_2
    # A resumed connection would not have a binding of its own.
    context.options |= ssl.OP_NO_TICKET | ssl.OP_NO_RENEGOTIATION
    context.set_ciphers(_CIPHERS)
    return context


def _notice_silence(writer: asyncio.StreamWriter) -> None:
    """Let the system cut a line whose other end does not take what is sent."""
    option: Any = getattr(socket, "TCP_USER_TIMEOUT", None)
    found = writer.get_extra_info("socket")
    if option is not None and found is not None:
        with suppress(OSError):
            found.setsockopt(socket.IPPROTO_TCP, option, _UNACKNOWLEDGED_MS)
