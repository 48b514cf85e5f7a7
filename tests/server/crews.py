"""Servers that share one PostgreSQL as workers, and players who play on whatever happens."""

import random
import socket
import time
from collections.abc import Set
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from galapagos.server.store.data import Data
from galapagos.server.table.journal import decode_all
from galapagos.server.table.loading import load_table
from tests.amounts import PATIENCE
from tests.served import Server, free_port
from tests.server.clients import Client, Message
from tests.server.postgres import Postgres, address_of
from tests.server.tables import CODECS

SILENCE = 6.0
"""Seconds after which a player takes a server for dead and comes back."""


def crew_server(data: Data, log: Path, workers: int, *options: str) -> Server:
    """Return a machine with some workers, or a server that is alone, not started yet."""
    common: tuple[str, ...] = ("--pace", "0", "--bots", "1")
    if workers:
        common += ("--workers", str(workers))
    return Server(
        data.directory,
        free_port(),
        (*common, "--database", address_of(data), *options),
        log,
    )


def processes_of(server: Server) -> list[int]:
    """Return the workers of a machine that are there now."""
    import psutil  # type: ignore[import-untyped]

    assert server.process is not None
    found = []
    for child in psutil.Process(server.process.pid).children():
        with suppress(psutil.Error):  # it has just ended
            if "spawn_main" in " ".join(child.cmdline()):
                found.append(int(child.pid))
    return found


def wait_for_workers(
    postgres: Postgres, data: Data, count: int, *, but: Set[int] = frozenset()
) -> set[int]:
    """Wait until there are so many workers, and not just the same ones as some; return their
    numbers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(Exception):  # the database may be away
            found = postgres.run("SELECT number FROM galapagos.workers", address_of(data))
            numbers = {row["number"] for row in found}
            if len(numbers) == count and numbers != but:
                return numbers
        time.sleep(0.05)
    raise AssertionError(f"there were never {count} workers")


class Cable:
    """Carries connections to an address as they are, until it is cut."""

    def __init__(self, target: str) -> None:
        host, _, port = target.rpartition(":")
        self._target = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.carried = 0
        """Bytes so far."""
        self._threads = [Thread(target=self._carry_for_ever, daemon=True)]
        self._threads[0].start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> int:
        """Cut all connections; return how many there were. New ones are carried again."""
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        return len(ends) // 2

    def close(self) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)  # which ends the waiting
        self._threads[0].join(PATIENCE)
        self._listener.close()
        self.cut()
        for thread in self._threads:
            thread.join(PATIENCE)

    def _carry_for_ever(self) -> None:
        with suppress(OSError):  # it is closed
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(self._target)
                self._ends += (near, far)
                for one, other in ((near, far), (far, near)):
                    thread = Thread(target=self._carry, args=(one, other), daemon=True)
                    self._threads.append(thread)
                    thread.start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with one:
            with suppress(OSError):
                while data := one.recv(65536):
                    self.carried += len(data)
                    other.sendall(data)
            for end in (one, other):
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)


class Caller(Client):
    """Somebody who does not wait for long."""

    def hear(self, timeout: float = SILENCE) -> Message:
        return super().hear(timeout)


class Restless(Thread):
    """Plays one seat until told to stop. Comes back whenever the line breaks, to whichever server,
    and repeats the wish that was not answered, by the same id."""

    def __init__(self, client: Client, code: str, seed: int, servers: list[Server]) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.code = code
        self.rng = random.Random(seed)
        self.servers = servers
        self.accepted: list[str] = []
        """Wishes in the order in which they were granted."""
        self.sent: set[str] = set()
        self.refused: list[str] = []
        """What was said to wishes that could be granted later."""
        self.pauses: list[float] = []
        """Seconds from a broken line to the next welcome."""
        self.trouble: BaseException | None = None
        self.is_over = False
        self._is_told = Event()
        self._wish: dict[str, Any] = {}
        """What was not answered yet."""

    def stop(self) -> None:
        self._is_told.set()

    def run(self) -> None:
        broke = time.monotonic()
        while not self._is_told.is_set() and not self.is_over:
            try:
                self._come()
                self.pauses.append(time.monotonic() - broke)
                while not self._is_told.is_set() and not self.is_over:
                    self._move()
                    broke = time.monotonic()
            except (WebSocketException, TimeoutError, OSError, httpx.HTTPError):
                time.sleep(0.05)  # the server is gone
            except Exception as error:
                self.trouble = error
                return
            finally:
                with suppress(Exception):
                    self.client.close()

    def _come(self) -> None:
        server = self.rng.choice(self.servers)
        self.client.server = server
        self.client.open(self.code)
        self.client.until("welcome")

    def _move(self) -> None:
        client = self.client
        if client.is_over():
            self.is_over = True
            return
        if not self._wish:
            if client.legal is None or not client.owes():
                with suppress(TimeoutError):  # the others think
                    client.hear(1.0)
                return
            choices = client.choices()
            if not choices:
                return
            self._wish = {"id": f"{self.rng.getrandbits(60):x}", "action": self.rng.choice(choices)}
        self.sent.add(self._wish["id"])
        answer = client.act(self._wish["action"], id=self._wish["id"])
        if answer["type"] == "accepted":
            self.accepted.append(self._wish["id"])
        elif answer.get("code") in ("not_saved", "stopping"):
            self.refused.append(str(answer["message"]))
            time.sleep(0.1)
            return  # nothing has happened: wish again
        self._wish = {}
        client.catch_up()


def assert_histories(data: Data, players: list[Restless]) -> int:
    """Every journal is whole and makes a table; every accepted wish is in it, once, in the order in
    which it was accepted, and nothing that nobody wished. Returns how many there are."""
    found = 0
    store = data.open()
    try:
        for code in sorted({player.code for player in players}):
            stored = store.load(code)
            assert stored is not None
            entries = decode_all(stored.entries, code)
            assert [entry.serial for entry in entries] == list(range(1, len(entries) + 1))
            table = load_table(stored, CODECS)
            assert (table.trouble, table.serial) == ("", len(entries))
            places: dict[str, int] = {}
            for entry in entries:
                if entry.id:
                    known = places.setdefault(f"{entry.person} {entry.id}", entry.serial)
                    assert known == entry.serial, "a wish was granted twice"
            ids = {key.split()[1]: place for key, place in places.items()}
            for player in (one for one in players if one.code == code):
                assert set(player.accepted) <= set(ids), "an accepted wish is lost"
                order = [ids[wish] for wish in player.accepted]
                assert order == sorted(order), "wishes have changed places"
                found += len(order)
    finally:
        store.close()
    return found
