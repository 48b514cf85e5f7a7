"""Whole games over real sockets: order, idempotence, coming back, secrecy, fair deals."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from galapagos.cli import main
from galapagos.text.catalogue import words_for
from tests.served import Server, free_port
from tests.server.clients import Client, Message, play_on, send_home

GUESTS = ["Ana", "Bo", "Chen", "Dora"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("served"), free_port(), is_generous=True)
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    send_home()


def table_of(server: Server, game: str, players: int, **fields: object) -> list[Client]:
    """Return the guests at a table that has just begun; the first one is its host."""
    clients = [Client(server, name) for name in GUESTS[:players]]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    code = clients[0].post("/api/tables", {"game": game, "seats": seats, **fields})["code"]
    for seat, client in enumerate(clients):
        client.open(code)
        client.until("welcome")
        if seat:
            assert client.ask("sit", seat=seat)["type"] == "accepted"
    assert clients[0].ask("start")["type"] == "accepted"
    for client in clients:
        client.catch_up()
        assert client.view is not None
    return clients


def code_of(client: Client) -> str:
    assert client.info is not None
    return str(client.info["code"])


@pytest.mark.parametrize(
    ("game", "players", "fields"),
    [
        ("origin", 4, {}),
        ("origin", 3, {"options": {"variant": "on", "out_of_turn_pairs": "on"}}),
        ("darwin", 2, {"options": {"eras": "3"}}),
        ("darwin", 3, {"mode": "beginner"}),
        ("darwin", 2, {"mode": "kids", "options": {"eras": "3"}}),
    ],
)
def test_a_whole_game_reaches_everybody_and_can_be_verified(
    server: Server, tmp_path: Path, game: str, players: int, fields: Message
) -> None:
    clients = table_of(server, game, players, **fields)
    actions = list(play_on(clients, random.Random(7)))
    assert len(actions) > 20
    for client in clients:
        client.catch_up()
        assert client.is_over()
        assert client.events == sorted(set(client.events))  # none twice, in order
    text = clients[0].http.get(f"/api/tables/{code_of(clients[0])}/record").text
    record = tmp_path / "game.txt"
    record.write_text(text, encoding="utf-8")
    assert main(["verify", str(record)]) == 0


def test_a_repeated_wish_has_no_second_effect(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    turn = next(client for client in clients if client.owes())
    action, serial = turn.choices()[0], turn.serial
    first = turn.act(action, id="once", serial=serial)
    again = turn.act(action, id="once", serial=serial)
    assert first == again
    assert first["type"] == "accepted"
    for client in clients:
        client.catch_up()
        assert client.serial == first["serial"]


def test_a_stale_wish_is_refused_with_the_newer_state(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    turn = next(client for client in clients if client.owes())
    other = next(client for client in clients if client is not turn)
    old = turn.serial
    assert turn.act(turn.choices()[0])["type"] == "accepted"
    refused = turn.act("pass", serial=old)
    assert refused["type"] == "refused"
    assert refused["code"] == "stale"
    assert turn.until("welcome")["serial"] > old
    other.catch_up()


def test_a_wrong_action_says_everything_that_stands_in_its_way(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    waiting = next(client for client in clients if not client.owes())
    refused = waiting.act("pass")
    assert refused["type"] == "refused"
    assert [reason["code"] for reason in refused["reasons"]] == ["not_your_turn"]
    assert all(reason["rule"].startswith("EV-") for reason in refused["reasons"])
    assert waiting.act("dance")["code"] == "unknown_action"


def test_coming_back_at_any_moment_loses_and_doubles_nothing(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    code, rng = code_of(clients[0]), random.Random(3)
    for number, _ in enumerate(play_on(clients, rng)):
        if number % 4 == 0:
            guest = rng.choice(clients)
            guest.close()
            guest.open(code)
            guest.until("welcome")
    for client in clients:
        client.catch_up()
    whole = Client(server)
    whole.open(code)
    whole.until("welcome")
    for client in clients:
        assert client.events == whole.events


def test_two_tabs_of_one_person_stay_in_step(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    turn = next(client for client in clients if client.owes())
    tab = Client(server)
    tab.http.cookies = turn.http.cookies
    tab.open(code_of(turn))
    tab.until("welcome")
    turn.act(turn.choices()[0])
    tab.catch_up()
    turn.catch_up()
    assert tab.view == turn.view
    assert tab.serial == turn.serial


def test_a_spectator_sees_no_hand(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    spectator = Client(server)
    spectator.open(code_of(clients[0]))
    welcome = spectator.until("welcome")
    assert welcome["you"]["viewer"] == -1
    assert welcome["play"]["legal"] is None
    assert all(seat["cards"] == [] for seat in welcome["play"]["view"]["seats"])
    dealt = [e for e in welcome["play"]["events"] if e["kind"] == "card_dealt"]
    assert dealt
    assert all(event["fields"]["face"] is None for event in dealt)
    refused = spectator.act("pass", seat=0)
    assert refused["code"] == "not_your_seat"


def test_a_seat_cannot_be_taken(server: Server) -> None:
    clients = table_of(server, "origin", 2)
    thief = Client(server)
    thief.open(code_of(clients[0]))
    thief.until("welcome")
    for seat in (0, 1):
        assert thief.act("pass", seat=seat)["code"] == "not_your_seat"
        assert thief.ask("sit", seat=seat)["type"] == "refused"
        assert thief.ask("kick", seat=seat)["type"] == "refused"
    assert thief.ask("hint", seat=0)["type"] == "refused"
    assert thief.ask("preview", seat=0, action="pass")["type"] == "refused"
    assert thief.ask("legal", seat=0)["type"] == "refused"


def test_no_such_table_and_no_cookie_lead_nowhere(server: Server) -> None:
    stranger = Client(server)
    with pytest.raises(ConnectionClosed) as closed:
        stranger.knock("ZZZZZZ")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
    stranger.http.cookies.clear()
    with pytest.raises(InvalidStatus):
        stranger.knock("ZZZZZZ")


def test_undo_goes_as_far_as_nothing_was_revealed(server: Server) -> None:
    turn, create = _with_a_species_to_create(server)
    assert turn.act(create)["type"] == "accepted"
    turn.catch_up()
    assert turn.view is not None
    assert turn.view["draft"] is not None
    assert turn.ask("undo", serial=turn.serial)["type"] == "accepted"
    turn.catch_up()
    assert turn.view["draft"] is None


def _with_a_species_to_create(server: Server) -> tuple[Client, str]:
    """Return who is to move at a table of Darwin, and a species; one hand in twenty makes none."""
    while True:
        clients = table_of(server, "darwin", 3, mode="beginner")
        turn = next(client for client in clients if client.owes())
        assert turn.you is not None
        found = turn.ask("legal", seat=turn.you["viewer"], kinds=["create"], limit=1)["actions"]
        if found:
            return turn, found[0]["text"]


def test_bots_play_and_a_leaver_is_played_on(server: Server) -> None:
    guest = Client(server, "Solo")
    code = guest.post("/api/play", {"game": "origin", "bots": 2, "level": "forager"})["code"]
    guest.open(code)
    guest.until("welcome")
    assert guest.ask("leave")["type"] == "accepted"
    while not guest.is_over():
        guest.hear()
    assert guest.view is not None
    assert len(guest.view["outcome"]["scores"]) == 3


def test_a_hint_gives_its_reason_in_the_language_of_the_browser(server: Server) -> None:
    guest = Client(server, "Ada")
    code = guest.post("/api/play", {"game": "origin", "bots": 1, "level": "hatchling"})["code"]
    guest.open(code, language="sv")
    guest.until("welcome")
    while not guest.owes():
        guest.hear()
    hint = guest.ask("hint", seat=0)
    assert hint["type"] == "hinted", hint
    assert hint["action"]["text"] in guest.choices()
    words = words_for("sv", "origin")
    known = ("hint-only", "hint-clear", "hint-better", "hint-close", "hint-avoids")
    starts = {words.say(key, other="", harm="").split()[0] for key in known}
    assert hint["reasons"][0].split()[0] in starts
    assert not any(letter.isdigit() for letter in hint["reasons"][0].partition(":")[0])
    # And what it brings soon, where that speaks for it.
    brought, begins = hint["reasons"][1:], words.say("hint-soon_pass", best="", points="")
    assert len(brought) < 2
    assert all(reason.startswith(begins.partition(":")[0]) for reason in brought)
    assert hint["line"][0]["action"] == hint["action"]["text"]
    assert all(step["said"] for step in hint["line"])


def test_a_socket_of_another_page_is_not_opened(server: Server) -> None:
    guest = Client(server, "Ana")
    code = guest.post("/api/play", {"game": "origin", "bots": 1})["code"]
    url = f"ws://127.0.0.1:{server.port}/ws/{code}"
    headers = {"Cookie": f"galapagos={guest.http.cookies['galapagos']}"}
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers=headers, origin=Origin("https://evil.example"))
    own = Origin(server.url)
    with connect(url, additional_headers=headers, origin=own) as line:
        line.send('{"type": "ping", "at": 1}')
        assert "pong" in str(line.recv(20))
