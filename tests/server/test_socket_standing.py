"""Standing answers over real sockets: kept through a kill, and nothing that others could tell."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from galapagos.server.store.data import data_at
from galapagos.server.table.journal import Seat, Settings
from tests.served import Server, free_port
from tests.server.clients import Client, send_home
from tests.server.tables import Journal
from tests.server.worlds import NAMES, VIEWER, World, compare, compare_http, people, worlds_of
from tests.web.origin_positions import position

PREY = 1
ANSWERS = {"game": "origin", "defence": ["tail_loss"], "scavenger": "hungriest"}
HUNT, SHEDS = "hunt P1a P2a", "shed tail_loss"
TABLE = """
    P1 hand: swimming
    P1 laid: 1
    P1a: card=piracy carnivorous:parasite/carnivorous
    P2 hand: tail_loss
    P2 laid: 2
    P2a: card=swimming tail_loss:tail_loss running:running
    P2b: card=swimming
"""
ALONE = """
    P3 hand: running
    P3 laid: 1
    P3a: card=running
"""


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    send_home()


# --- two worlds ------------------------------------------------------------------------------


def before_a_hunt(table: int) -> Journal:
    seats = [Seat("person", one, name) for one, name in zip(people(table), NAMES, strict=True)]
    settings = Settings(public=True, spectators=True)
    journal = Journal(seats, settings=settings, position=position(TABLE + ALONE, 3))
    journal.start()
    return journal


def hunted(world: World, by_hand: bool) -> None:
    """The viewer hunts; the prey answers in person, or as it was wished."""
    assert world.people[VIEWER].act(HUNT)["type"] == "accepted"
    prey = world.people[PREY]
    if by_hand:
        prey.catch_up()
        assert prey.act(SHEDS)["type"] == "accepted"
    for client in (prey, world.people[VIEWER], world.stranger):
        while client.view is None or client.view["decision"] == "defence" or not has_shed(client):
            client.hear()


def has_shed(client: Client) -> bool:
    assert client.view is not None
    prey = client.view["seats"][PREY]["animals"][0]
    return "tail_loss" not in [one["trait"] for one in prey["traits"]]


def come_back(worlds: Sequence[World]) -> None:
    """Lose the connection, and say hello again."""
    for world in worlds:
        for client in (world.people[VIEWER], world.stranger):
            client.send({"type": "hello", "language": "en"})
    compare(worlds)


def test_others_are_sent_the_same_bytes_with_and_without(tmp_path: Path) -> None:
    with worlds_of(data_at(tmp_path), [(before_a_hunt(0), before_a_hunt(1))]) as [worlds]:
        wished, by_hand = worlds
        owner = wished.people[PREY]
        assert owner.ask("standing", seat=PREY, answers=ANSWERS)["type"] == "accepted"
        assert owner.you is not None
        assert owner.you["standing"]["answers"] == ANSWERS
        compare(worlds)
        compare_http(worlds)
        come_back(worlds)
        hunted(wished, by_hand=False)
        hunted(by_hand, by_hand=True)
        compare(worlds)
        compare_http(worlds)
        come_back(worlds)
        owner.open(wished.code)
        lines = owner.until("welcome")["play"]["lines"]
        assert [line["seat"] for line in lines if line["wished"]] == [PREY]
        for client in (wished.people[VIEWER], wished.stranger):
            told = [message["you"]["standing"] for message in client.told if "you" in message]
            assert {str(one and one["answers"]) for one in told} <= {"None", "{'game': 'origin'}"}


# --- a server that is killed -----------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, free_port(), ("--pace", "600"))
    server.start()
    yield server
    server.stop()


def begin(server: Server) -> tuple[str, Client, Client]:
    """Return a table by days where Ana hunts, and Bo, who sets standing answers and goes."""
    ana, bo = Client(server, "Ana"), Client(server, "Bo")
    clock = {"kind": "days", "seconds": 86_400}
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "origin", "seats": seats, "position": position(TABLE), "clock": clock}
    code = ana.post("/api/tables", wish)["code"]
    for client in (ana, bo):
        client.knock(code)
    assert bo.ask("sit", seat=PREY)["type"] == "accepted"
    assert ana.ask("start")["type"] == "accepted"
    return code, ana, bo


def test_killed_between_question_and_answer_nothing_is_lost(server: Server) -> None:
    code, ana, bo = begin(server)
    assert bo.ask("standing", seat=PREY, answers=ANSWERS)["type"] == "accepted"
    bo.close()
    ana.catch_up()
    assert ana.act(HUNT)["type"] == "accepted"
    ana.catch_up()
    assert not has_shed(ana), "the answer takes its time"
    server.kill()
    ana.close()
    server.options = ("--pace", "0")
    server.start()
    ana.open(code)
    while ana.view is None or not has_shed(ana):
        ana.hear()
    ana.catch_up()
    assert ana.owes(), "it is Ana's turn again"
    bo.open(code)
    assert bo.until("welcome")["you"]["standing"]["answers"] == ANSWERS


def test_wishes_that_make_no_sense_are_refused_and_change_nothing(server: Server) -> None:
    code, ana, bo = begin(server)
    nonsense: list[object] = [
        {"game": "origin", "defence": ["flying"]},
        {"game": "origin", "defence": ["running"] * 4},
        {"game": "origin", "attack": "always"},
        {"game": "origin", "scavenger": True},
        [],
    ]
    for answers in nonsense:
        assert bo.ask("standing", seat=PREY, answers=answers)["code"] == "bad_message"
    for other in ({"game": "darwin", "trade": "wait"}, {"game": "chess"}, {}):
        assert bo.ask("standing", seat=PREY, answers=other)["code"] == "bad_settings"
    assert ana.ask("standing", seat=PREY, answers=ANSWERS)["code"] == "not_your_seat"
    stranger = Client(server, "Cy")
    assert stranger.knock(code)["you"]["standing"] is None
    assert stranger.ask("standing", seat=-1, answers=ANSWERS)["code"] == "not_your_seat"
    bo.close()
    bo.open(code)
    standing = bo.until("welcome")["you"]["standing"]
    assert standing == {"answers": {"game": "origin"}, "offered": ["defence", "scavenger"]}
