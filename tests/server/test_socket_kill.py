"""Nothing that was accepted is lost: the server is killed without warning while people play.

Each round a few tables are played over real sockets, the server gets a SIGKILL after some moves,
and is started again on the same data. ``GALAPAGOS_KILLS`` sets the number of rounds.
"""

import os
import random
import signal
import time
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from galapagos.server.store.data import Data
from tests.amounts import PATIENCE, amount
from tests.served import Server, free_port
from tests.server.clients import Client, send_home
from tests.server.postgres import address_of
from tests.server.zygote import Zygote

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
KILLS = int(os.environ.get("GALAPAGOS_KILLS") or amount(3, 60))
"""On each kind of database."""
TABLES = 3
MOST_MOVES = 40
"""After at most so many accepted actions of a round comes the kill."""


class ForkedServer(Server):
    """A server that starts at once."""

    def __init__(self, data: Data, zygote: Zygote) -> None:
        options = ("--pace", "0", "--bots", "1", "--database", address_of(data))
        super().__init__(data.directory, free_port(), options)
        self._zygote = zygote

    def start(self) -> None:
        self._zygote.start("serve", self.words(), self.data / "words")
        self.wait()

    def kill(self) -> None:
        self._zygote.kill()


@pytest.fixture
def server(data: Data) -> Iterator[Server]:
    with Zygote() as zygote:
        server = ForkedServer(data, zygote)
        server.start()
        yield server
        send_home()


class Player(Thread):
    """Plays one table against a bot until the line breaks; keeps what the server acknowledged."""

    def __init__(self, client: Client, code: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.client = client
        self.code = code
        self.rng = random.Random(seed)
        self.accepted: dict[str, int] = {}
        """Wish -> place in the journal."""
        self.trouble: BaseException | None = None
        """What went wrong that a killed server does not explain."""

    def run(self) -> None:
        try:
            self.client.open(self.code)
            self.client.until("welcome")
            while not self.client.is_over():
                self._move()
        except (WebSocketException, TimeoutError, OSError):
            pass  # the server is gone: while they talked, or just as they dialled
        except Exception as error:
            self.trouble = error
        finally:
            self.client.close()

    def _move(self) -> None:
        client = self.client
        if client.legal is None:
            client.hear()
            return
        wish = f"{self.rng.getrandbits(60):x}"
        action = self.rng.choice(client.choices())
        answer = client.act(action, id=wish)
        if answer["type"] == "accepted":
            self.accepted[wish] = answer["serial"]
        client.catch_up()


@pytest.mark.timeout(PATIENCE * KILLS)
def test_killed_at_any_moment_it_keeps_every_accepted_action(server: Server) -> None:
    rng = random.Random(11)
    clients = [Client(server) for _ in range(TABLES)]
    codes = [new_table(client) for client in clients]
    accepted: list[dict[str, int]] = [{} for _ in codes]
    moves = 0
    for number in range(KILLS):
        players = [
            Player(client, code, rng.getrandbits(30))
            for client, code in zip(clients, codes, strict=True)
        ]
        for player in players:
            player.start()
        if number % 3 != 2:  # while they play; else maybe just as they dial
            wait_for_moves(players, rng.randint(1, MOST_MOVES))
        time.sleep(rng.uniform(0.0, 0.1))
        server.kill()
        for known, player in zip(accepted, players, strict=True):
            player.join(PATIENCE)
            assert not player.is_alive()
            assert player.trouble is None, player.trouble
            known |= player.accepted
            moves += len(player.accepted)
        server.start()
        for index, (client, code) in enumerate(zip(clients, codes, strict=True)):
            check(client, code, accepted[index])
            if client.is_over():
                codes[index], accepted[index] = new_table(client), {}
    assert moves >= 4 * KILLS > 0, "hardly anything was accepted: nothing is proven"


def wait_for_moves(players: list[Player], wanted: int) -> None:
    """Wait until so many actions were accepted in this round, or nobody plays any more."""
    while sum(len(player.accepted) for player in players) < wanted:
        if not any(player.is_alive() for player in players):
            return
        time.sleep(0.002)


def new_table(client: Client) -> str:
    code: Any = client.post("/api/play", {"game": "origin", "bots": 1, "level": "hatchling"})
    return str(code["code"])


def check(client: Client, code: str, accepted: dict[str, int]) -> None:
    """Every acknowledged wish is known again, at its place; repeated, it does nothing."""
    client.open(code)
    client.until("welcome")
    assert client.serial >= max(accepted.values(), default=0)
    for wish, place in accepted.items():
        answer = client.act("pass", id=wish)
        assert answer["type"] == "accepted", answer
        assert answer["serial"] == place
    assert len(set(accepted.values())) == len(accepted)
    client.catch_up()
    client.close()
