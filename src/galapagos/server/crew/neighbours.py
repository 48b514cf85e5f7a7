"""Workers of one machine give connections to each other: a browser that comes to one of them for a
table of another one is from then on connected to that one, as if it had come there at once.

Workers of other machines cannot be given anything; what they say and are told travels over a line.
"""

import array
import asyncio
import os
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path

_HEAD = struct.Struct("!qq")
"""Who gives a connection, and its number for the one that takes it to name it by."""
_MOST = 128 * 1024
"""Bytes of a request."""
_SECONDS = 1.0
"""For taking a connection; a worker that stands still does not."""
Take = Callable[[socket.socket, bytes], None]
"""Goes on with a connection whose first request has been read."""


class Neighbours:
    """The workers beside one of them. Each is reached by its number, in a folder that only whoever
    runs the server can enter."""

    def __init__(self, folder: Path, number: int) -> None:
        self._folder = folder
        self._number = number
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(folder / str(number)))
        self._numbers = count()
        self._given: dict[int, asyncio.Future[None]] = {}

    def listen(self, take: Take) -> None:
        """Take connections from now on, in the loop that runs."""
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._hear, take)

    def close(self) -> None:
        """Take no connections any more; does nothing if that was done before."""
        if self._socket.fileno() < 0:
            return
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        (self._folder / str(self._number)).unlink(missing_ok=True)

    async def give(self, worker: int, connection: int, request: bytes) -> bool:
        """Give a connection, by its file descriptor, to another worker with what was read of it.

        Returns False if there is no such worker beside this one; then nothing has happened. Else
        it is out of this one's hands: if the other one does not take it in time it is cut, so that
        the browser comes back."""
        number = next(self._numbers)
        taken = self._given[number] = asyncio.get_running_loop().create_future()
        try:
            if not self._send(worker, _HEAD.pack(self._number, number) + request, connection):
                return False
            try:
                await asyncio.wait_for(taken, _SECONDS)
            except TimeoutError:
                _cut(connection)
            return True
        finally:
            del self._given[number]

    def _send(self, worker: int, message: bytes, *connections: int) -> bool:
        """Send a message to another worker; whether it has reached it."""
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", connections))
        try:
            self._socket.sendmsg(
                [message], [rights] if connections else [], 0, str(self._folder / str(worker))
            )
        except OSError:  # it is gone, or elsewhere, or its queue is full
            return False
        return True

    def _hear(self, take: Take) -> None:
        try:
            message, connections, _, _ = socket.recv_fds(self._socket, _MOST, 1)
        except OSError:
            return
        if len(message) < _HEAD.size:
            return
        worker, number = _HEAD.unpack_from(message)
        if connections:
            take(socket.socket(fileno=connections[0]), message[_HEAD.size :])
            self._send(worker, _HEAD.pack(self._number, number))
            return
        taken = self._given.get(number)
        if taken is not None and not taken.done():
            taken.set_result(None)


def _cut(connection: int) -> None:
    """End a connection, whoever else holds it."""
    with socket.socket(fileno=os.dup(connection)) as found, suppress(OSError):
        found.shutdown(socket.SHUT_RDWR)
