"""Two tables that differ only in what one viewer cannot know, and what he is told at each of them.

Compared is every byte but the names of the table itself: its code, its commitment, the tags of
people there, and the times of day."""

import json
import re
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from galapagos.server.people.identity import Passports
from galapagos.server.store.base_store import Store
from galapagos.server.store.data import Data
from galapagos.server.store.store import Addition, NewTable, Person
from galapagos.server.table.listing import listing_of
from tests.served import Server, free_port
from tests.server.clients import Client, send_home
from tests.server.tables import Journal

NAMES = ("Ana", "Bo", "Cy")
VIEWER = 0
EVERYBODY_ELSE = -1
"""In place of a person: the stranger, who only looks on."""
_A_TABLE = 16
_TIMES = re.compile(rb'"(at|updated|bot_in)": [0-9.e+]+')


def people(table: int) -> list[str]:
    """Return who plays at a numbered table: nobody at two, so that no limit of theirs is shared."""
    return [f"{table * _A_TABLE + number:032x}" for number in range(len(NAMES))]


def _everybody(table: int) -> list[str]:
    """Return who plays at a table, and a stranger."""
    return [*people(table), f"{table * _A_TABLE + len(NAMES):032x}"]


@dataclass
class World:
    """One of the two tables, with everybody's browser."""

    code: str
    people: list[Client]
    stranger: Client
    tags: dict[bytes, bytes]
    known: dict[int, int] = field(default_factory=dict)
    """How much of what each browser was told has been compared."""

    def client(self, who: int) -> Client:
        return self.stranger if who < 0 else self.people[who]

    def heard(self, who: int) -> list[bytes]:
        """Return what a browser was told since the last time, without what names the table.

        Answers to a ping are left out, and refusals of what the test has sent too fast."""
        client = self.client(who)
        client.catch_up()
        told = client.told[self.known.get(who, 0) :]
        self.known[who] = len(client.told)
        return [
            self.neutral(json.dumps(message).encode())
            for message in told
            if message["type"] != "pong" and message.get("code") != "rate"
        ]

    def settle(self) -> None:
        """Let the news of who has come arrive: when it comes, no hidden thing decides."""
        for client in [*self.people, self.stranger]:
            client.catch_up()
            client.told[:] = [message for message in client.told if message["type"] == "welcome"]

    def catch_up(self) -> None:
        for client in [*self.people, self.stranger]:
            client.catch_up()

    def mover(self) -> int:
        """Return who must act next."""
        return next(n for n, one in enumerate(self.people) if one.owes())

    def neutral(self, text: bytes) -> bytes:
        for tag, name in self.tags.items():
            text = text.replace(tag, name)
        return _TIMES.sub(b"", text)


@contextmanager
def worlds_of(
    data: Data, pairs: Sequence[tuple[Journal, Journal]], servers: Sequence[Server] = ()
) -> Iterator[list[list[World]]]:
    """Serve pairs of tables from their journals, made for tables 0, 1, 2 …; give each pair with
    browsers at them. ``servers``: two that share the data, instead of one: the tables are at the
    first, the viewer and the stranger have come to the other."""
    store = data.open()
    passports = Passports.of(store)
    for number, journal in enumerate(journal for pair in pairs for journal in pair):
        keep(store, _code(number), journal)
        for person, name in zip(_everybody(number), (*NAMES, "Stranger"), strict=True):
            store.keep_person(Person(person, name)).result()
    store.close()
    servers = servers or [Server(data.directory, free_port(), is_generous=True)]
    for server in servers:
        server.launch()
    try:
        for server in servers:
            server.wait()
        found = [
            [_world(servers, passports, 2 * number + n) for n in range(2)]
            for number in range(len(pairs))
        ]
        time.sleep(0.5)  # presence is told once per moment
        for world in (world for pair in found for world in pair):
            world.settle()
        yield found
    finally:
        send_home()
        for server in servers:
            server.stop()


def keep(store: Store, code: str, journal: Journal) -> None:
    """Keep a journal as the table with a code."""
    new = NewTable(code, f"LINK{code}", journal.secret)
    store.append(Addition(code, 1, journal.bodies, listing_of(journal.table), new)).result()


def _code(number: int) -> str:
    return "ABCDEFGH"[number] * 6


def _world(servers: Sequence[Server], passports: Passports, table: int) -> World:
    code = _code(table)
    assert Client(servers[0]).http.get(f"/api/tables/{code}").status_code == 200
    tags = {passports.tag(code, one).encode(): b"person" for one in _everybody(table)}
    clients = [
        browser(servers[0 if number in (1, 2) else -1], passports.token(one), code)
        for number, one in enumerate(_everybody(table))
    ]
    return World(code, clients[:-1], clients[-1], {code.encode(): b"CODE"} | tags)


def browser(server: Server, token: str, code: str) -> Client:
    """Return the browser of a person with a cookie, at a table."""
    client = Client(server)
    client.http.cookies.clear()
    client.http.cookies.set("galapagos", token)
    client.open(code)
    client.until("welcome")
    return client


def compare(worlds: Sequence[World]) -> None:
    """Fail unless the viewer and the stranger were told the same in both worlds."""
    for who in (VIEWER, EVERYBODY_ELSE):
        first, second = (world.heard(who) for world in worlds)
        for one, other in zip(first, second, strict=False):
            assert one == other, f"{_around_difference(one, other)}"
        assert len(first) == len(second), f"{len(first)} and {len(second)} messages"


def _around_difference(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    place = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    part = slice(max(0, place - 200), place + 80)
    return one[part], other[part]


def compare_http(worlds: Sequence[World]) -> None:
    """Fail unless lists, tables and records of running games are the same in both worlds."""
    for path in ("/api/lobby", "/api/mine", "/api/tables/{code}", "/api/tables/{code}/record"):
        for who in (VIEWER, EVERYBODY_ELSE):
            answers = []
            for world in worlds:
                answer = world.client(who).http.get(path.format(code=world.code))
                tables = [one for one in _tables(answer.text) if world.code in one]
                answers.append([world.neutral(one.encode()) for one in tables])
            assert answers[0] == answers[1], path


def _tables(text: str) -> list[str]:
    found = json.loads(text)
    return [json.dumps(one) for one in found.get("tables", [found])] or [text]
