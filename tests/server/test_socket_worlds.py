"""Two tables over real sockets that differ only in what a viewer cannot know: he gets equal bytes.

At the second table the hands of the two others are exchanged. They never show a card; the viewer
does all that a browser can. What is compared is every byte but the names of the table itself: its
code, its commitment, the tags of people there, and the times of day."""

import json
import random
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pytest
from msgspec.structs import replace

from galapagos.origin.events import CARD_DEALT
from galapagos.server import decide
from galapagos.server.journal import Seat, Settings, Started
from galapagos.server.listing import listing_of
from galapagos.server.people import Passports
from galapagos.server.sqlite_store import SqliteStore
from galapagos.server.store import Addition, NewTable
from tests.served import Server, free_port
from tests.server.clients import Client, send_home
from tests.server.tables import Journal

NAMES = ("Ana", "Bo", "Cy")
PEOPLE = [f"{number:032x}" for number in range(1, 4)]
STRANGER = f"{9:032x}"
CODES = ("AAAAAA", "BBBBBB")
VIEWER = 0
_TIMES = re.compile(rb'"(at|updated)": [0-9.e+]+')


@dataclass
class World:
    """One of the two tables, with everybody's browser."""

    code: str
    people: list[Client]
    stranger: Client
    tags: dict[bytes, bytes]
    known: dict[int, int] = field(default_factory=dict)
    """How much of what each browser was told has been compared."""

    def heard(self, who: int) -> list[bytes]:
        """Return what a browser was told since the last time, without what names the table."""
        client = self.stranger if who < 0 else self.people[who]
        client.catch_up()
        told = client.told[self.known.get(who, 0) :]
        self.known[who] = len(client.told)
        return [
            self.neutral(json.dumps(message).encode())
            for message in told
            if message.get("code") != "rate"  # the test was too fast; the client asks again
        ]

    def settle(self) -> None:
        """Let the news of who has come arrive: when it comes, no hidden thing decides."""
        time.sleep(0.5)
        for client in [*self.people, self.stranger]:
            client.catch_up()
            client.told[:] = [message for message in client.told if message["type"] == "welcome"]

    def neutral(self, text: bytes) -> bytes:
        for tag, name in self.tags.items():
            text = text.replace(tag, name)
        return _TIMES.sub(b"", text)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    data = tmp_path_factory.mktemp("worlds")
    store = SqliteStore(data)
    passports = Passports.of(store)
    tags: list[dict[bytes, bytes]] = []
    for number, code in enumerate(CODES):
        journal = _journal(swapped=bool(number))
        new = NewTable(code, f"LINK{code}", journal.secret)
        addition = Addition(code, 1, journal.bodies, listing_of(journal.table), new)
        store.append(addition).result()
        named = {passports.tag(code, one): b"person" for one in [*PEOPLE, STRANGER]}
        tags.append({code.encode(): b"CODE"} | {tag.encode(): name for tag, name in named.items()})
    tokens = {person: passports.token(person) for person in [*PEOPLE, STRANGER]}
    store.close()
    server = Server(data, free_port())
    server.start()
    found = [
        World(
            code,
            [_browser(server, tokens[person], code) for person in PEOPLE],
            _browser(server, tokens[STRANGER], code),
            names,
        )
        for code, names in zip(CODES, tags, strict=True)
    ]
    for world in found:
        world.settle()
    yield found
    send_home()
    server.stop()


def _journal(*, swapped: bool) -> Journal:
    seats = [Seat("person", one, name) for one, name in zip(PEOPLE, NAMES, strict=True)]
    journal = Journal(seats, settings=Settings(public=True, spectators=True))
    [started] = _started(journal)
    if swapped:
        started = replace(started, draws=_swapped(journal, started.draws))
        journal.table.attempt = None
    journal.keep([started])
    assert not journal.table.trouble
    return journal


def _started(journal: Journal) -> list[Started]:
    """Return the beginning of a game, not yet taken in; Journal's own host is Ana."""
    return [
        entry
        for entry in decide.start(journal.table, journal.table.host(), 0, "start")
        if isinstance(entry, Started)
    ]


def _swapped(journal: Journal, draws: Sequence[str]) -> list[str]:
    """Return the deal with the hands of the other two exchanged."""
    assert journal.table.attempt is not None
    attempt = journal.table.attempt[1]
    seats = [event.seat for event in attempt.events if event.kind == CARD_DEALT]
    hands = {seat: [n for n, owner in enumerate(seats) if owner == seat] for seat in (1, 2)}
    found = list(draws)
    for one, other in zip(hands[1], hands[2], strict=True):
        found[one], found[other] = found[other], found[one]
    return found


def _browser(server: Server, token: str, code: str) -> Client:
    client = Client(server)
    client.http.cookies.clear()
    client.http.cookies.set("galapagos", token)
    client.open(code)
    client.until("welcome")
    return client


def _both_heard(worlds: list[World], who: int) -> None:
    first, second = (world.heard(who) for world in worlds)
    assert first == second


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_a_viewer_cannot_tell_two_worlds_apart(worlds: list[World]) -> None:
    rng = random.Random(5)
    hands = [world.people[1].view["seats"][1]["cards"] for world in worlds]  # type: ignore[index]
    assert hands[0] != hands[1], "the worlds differ"
    for number in range(60):
        for who in (VIEWER, -1):
            _both_heard(worlds, who)
        movers = {next(n for n, one in enumerate(world.people) if one.owes()) for world in worlds}
        assert len(movers) == 1
        mover = movers.pop()
        if mover == VIEWER:
            action = rng.choice(worlds[0].people[VIEWER].choices())
            if number % 4 == 0:
                _ask_everything(worlds, action)
        else:
            action = "pass" if "pass" in worlds[0].people[mover].choices() else "end"
        for world in worlds:
            assert world.people[mover].act(action)["type"] == "accepted"
        for world in worlds:
            for client in [*world.people, world.stranger]:
                client.catch_up()
        if worlds[0].people[0].is_over():
            break
    _ask_over_http(worlds)


def _ask_everything(worlds: list[World], action: str) -> None:
    """Everything a browser can ask, also what it may not: the answers must not differ."""
    for world in worlds:
        viewer, stranger = world.people[VIEWER], world.stranger
        for seat in (0, 1, 2):
            viewer.ask("preview", seat=seat, action=action)
            viewer.ask("legal", seat=seat, limit=50)
            stranger.ask("legal", seat=seat, limit=50)
            viewer.act("pass", seat=seat, serial=viewer.serial - 1)
        viewer.act("no such action")
        viewer.act("take P2a")
        viewer.ask("why", event=len(viewer.events) - 1)
        viewer.ask("undo", serial=1)
    for who in (VIEWER, -1):
        _both_heard(worlds, who)


def _ask_over_http(worlds: list[World]) -> None:
    for path in ("/api/lobby", "/api/mine", "/api/tables/{code}", "/api/tables/{code}/record"):
        for who in (VIEWER, -1):
            answers = []
            for world in worlds:
                client = world.stranger if who < 0 else world.people[who]
                answer = client.http.get(path.format(code=world.code))
                tables = [one for one in _tables(answer.text) if world.code in one]
                answers.append([world.neutral(one.encode()) for one in tables])
            assert answers[0] == answers[1], path


def _tables(text: str) -> list[str]:
    found = json.loads(text)
    return [json.dumps(one) for one in found.get("tables", [found])] or [text]
