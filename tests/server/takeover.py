"""How long a table is nobody's when its worker is killed, and how long who plays there must wait.

    python -m tests.server.takeover --kills 20

brings its own PostgreSQL and two machines with one worker each. Somebody plays; again and again the
worker that has the table is killed (SIGKILL), and whoever plays comes back to the other machine. It
ends with 1 if a table was nobody's for more than five seconds."""

import argparse
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from galapagos.server.store.data import Data, data_at
from tests.amounts import PATIENCE
from tests.served import Server
from tests.server.clients import send_home
from tests.server.crews import Caller, Restless, crew_server, processes_of, wait_for_workers
from tests.server.postgres import OwnPostgres, Postgres, address_of

MOST = 5.0
"""Seconds within which the tables of a dead worker shall be somebody's again."""


@dataclass(frozen=True)
class Outage:
    """What a kill cost, in seconds."""

    owned: float
    """Until another worker had the table."""
    played: float
    """Until the next move was accepted."""


@dataclass
class Duel:
    """Two machines with a worker each, and a player at a table of one of them."""

    postgres: Postgres
    data: Data
    log: Path
    players: list[Restless] = field(default_factory=list)
    _stack: ExitStack = field(default_factory=ExitStack)
    _servers: dict[int, Server] = field(default_factory=dict)
    """By the number of their worker."""

    def __enter__(self) -> "Duel":
        with self._stack:
            self._stack.callback(send_home)
            for _ in range(2):
                server = crew_server(self.data, self.log, 1)
                self._stack.callback(server.stop)
                server.start()
                self._note(server)
            self._begin()
            self._kept = self._stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        with self._kept:
            self.player.stop()
            self.player.join(PATIENCE)

    def _note(self, server: Server) -> None:
        """Note the number of the worker that a machine has started."""
        known = set(self._servers)
        [new] = wait_for_workers(self.postgres, self.data, 2 if known else 1, but=known) - known
        self._servers[new] = server

    def _begin(self) -> None:
        """Open a table, and let somebody play there."""
        servers = list(self._servers.values())
        client = Caller(servers[0], "Ana")
        wish = {"game": "darwin", "bots": 1, "level": "hatchling"}
        self.code = str(client.post("/api/play", wish)["code"])
        self.player = Restless(client, self.code, len(self.players), servers)
        self.players.append(self.player)
        self.player.start()

    def _owner(self) -> int:
        """Return who has the table; 0 while nobody does."""
        words = f"SELECT owner FROM galapagos.tables WHERE code = '{self.code}'"
        return int(self.postgres.run(words, address_of(self.data))[0]["owner"])

    def _is_over(self) -> bool:
        return self.player.is_over

    def _play_on(self, moves: int) -> None:
        had, until = len(self.player.accepted), time.monotonic() + PATIENCE
        while len(self.player.accepted) < had + moves and not self._is_over():
            assert self.player.trouble is None, self.player.trouble
            assert time.monotonic() < until, "nobody plays on"
            time.sleep(0.01)

    def kill(self) -> Outage:
        """Kill the worker that has the table, and wait until somebody plays there again."""
        self._play_on(3)
        while self._is_over():
            self._begin()
            self._play_on(3)
        owner = self._owner()
        victim = self._servers.pop(owner)
        self.player.servers = list(self._servers.values())
        [pid] = processes_of(victim)
        os.kill(pid, signal.SIGKILL)
        began = time.monotonic()
        while self._owner() in (0, owner) and not self._is_over():
            assert time.monotonic() - began < PATIENCE, "nobody takes the table"
            time.sleep(0.01)
        owned = time.monotonic() - began
        self._play_on(1)
        played = time.monotonic() - began
        self._note(victim)
        # With its last move nobody had a reason to come back.
        return self.kill() if self._is_over() else Outage(owned, played)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    args = parser.parse_args()
    postgres, outages = OwnPostgres(), []
    try:
        with postgres.fresh() as url, tempfile.TemporaryDirectory() as directory:
            place = Path(directory)
            with Duel(postgres, data_at(place, url), place / "log") as duel:
                for number in range(args.kills):
                    outages.append(outage := duel.kill())
                    print(f"{number + 1}: owned {outage.owned:.2f} s, played {outage.played:.2f} s")
    finally:
        postgres.stop()
    for name in ("owned", "played"):
        found = sorted(getattr(one, name) for one in outages)
        print(f"{name}: median {median(found):.2f} s, longest {found[-1]:.2f} s")
    return int(max(one.owned for one in outages) > MOST)


if __name__ == "__main__":
    sys.exit(main())
