"""People at a table, over real sockets: agreement, undo, time, coming and going, talking.

The tables are kept before the server starts, so that their clocks may be as short as a test needs;
those that have one are paused until then."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from galapagos.games import kit_of
from galapagos.games.origin.rules.game import Origin
from galapagos.server.people.identity import Passports
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import Clock, ClockKind, Seat, Settings
from galapagos.server.table.table import OVER, Table
from tests.served import Server, free_port
from tests.server.clients import Client, Message, send_home
from tests.server.tables import Journal, written
from tests.server.worlds import browser, keep

ANA, BO, CY, DORA = (f"{number:032x}" for number in range(1, 5))
SEATS = [Seat("person", ANA, "Ana"), Seat("person", BO, "Bo")]
HOT_SEATS = [Seat("person", ANA, "Ana"), Seat("here", ANA, "Kid")]


def begun(clock: Clock | None = None, seats: list[Seat] | None = None) -> Journal:
    settings = Settings(public=True, clock=clock or Clock())
    journal = Journal(seats or SEATS, settings=settings)
    journal.start()
    return journal


def second_round() -> Journal:
    """Return a game in which the last action has begun the second round."""
    journal = begun()
    journal.act_until(lambda table: _round(table) == 2)
    return journal


def attacked() -> Journal:
    """Return a game in which somebody must defend an animal, and has a second for it."""
    journal = begun(Clock("bank", 600, reaction=1))
    journal.act_until(
        lambda table: kit_of(table.play.game).is_reaction(table.play.game, table.waiting_for()[0])
    )
    return paused(journal)


def timed(kind: ClockKind) -> Callable[[], Journal]:
    """Return how a game is made in which everybody has one second."""
    return lambda: paused(begun(Clock(kind, 1, reaction=1)))


def paused(journal: Journal) -> Journal:
    journal.keep(written(Desk(journal.table, 0, ANA), decide.pause))
    return journal


def finished() -> Journal:
    journal = begun()
    journal.act_until(lambda table: table.status == OVER)
    return journal


def _round(table: Table) -> int:
    game = table.play.game
    assert isinstance(game, Origin)
    return int(game.state.round)


TABLES: dict[str, Callable[[], Journal]] = {
    "PAVSE1": begun,
    "VNDXE1": second_round,
    "VNDXE2": second_round,
    "MVTE11": begun,
    "NXNE11": begun,
    "DEC111": timed("decision"),
    "DEC222": timed("decision"),
    "BANK11": timed("bank"),
    "DAYS11": timed("days"),
    "REACT1": attacked,
    "REMATC": finished,
    "HXTSEA": lambda: begun(seats=HOT_SEATS),
    "GRACE1": lambda: begun(Clock(grace=1)),
    "RESGN1": lambda: begun(Clock(grace=1)),
    "AWAY11": lambda: begun(Clock(grace=1)),
    "KXCK11": lambda: Journal(SEATS),
    "CHAT11": begun,
}
"""The tables by what they are for, in the letters that codes have."""


@dataclass
class Place:
    """The server, and how people get in."""

    server: Server
    passports: Passports

    def visit(self, code: str, *people: str) -> list[Client]:
        return [browser(self.server, self.passports.token(one), code) for one in people]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    data: Path = tmp_path_factory.mktemp("people")
    store = SqliteStore(data)
    passports = Passports.of(store)
    for code, make in TABLES.items():
        keep(store, code, make())
    store.close()
    server = Server(data, free_port())
    server.start()
    yield Place(server, passports)
    server.stop()


@pytest.fixture(autouse=True)
def _everybody_goes_home() -> Iterator[None]:
    yield
    send_home()


def accepted(answer: Message) -> None:
    assert answer["type"] == "accepted", answer


def table_until(client: Client, key: str, value: object) -> Message:
    """Hear until the table around the game is as expected."""
    while True:
        assert client.info is not None
        if client.info[key] == value:
            return client.info
        client.hear()


def bot_plays_until(client: Client, seat: int, *, plays: bool) -> None:
    """Hear until a bot plays a seat, or does not any more."""
    while True:
        assert client.info is not None
        if client.info["seats"][seat]["bot_plays"] == plays:
            return
        client.hear()


def asked(client: Client) -> Message:
    """Return the last word about a question to the others."""
    return client.until("asked")


# --- agreement -------------------------------------------------------------------------------


def test_a_pause_by_agreement(place: Place) -> None:
    ana, bo = place.visit("PAVSE1", ANA, BO)
    accepted(ana.ask("ask", what="pause"))
    question = asked(bo)
    assert (question["what"], question["yours"], question["closed"]) == ("pause", True, "")
    accepted(bo.ask("answer", ask=question["ask"], yes=False))
    assert asked(ana)["closed"] == "no"
    accepted(bo.ask("ask", what="pause"))
    accepted(ana.ask("answer", ask=asked(ana)["ask"], yes=True))
    for client in (ana, bo):
        table_until(client, "status", "paused")
    mover = next(client for client in (ana, bo) if client.owes())
    assert mover.act(mover.choices()[0])["code"] == "paused"
    accepted(bo.ask("ask", what="resume"))
    for client in (ana, bo):
        table_until(client, "status", "playing")
    accepted(mover.act(mover.choices()[0]))


def undo_asked(place: Place, code: str, *, yes: bool) -> tuple[list[Client], Message]:
    """Let the one who acted last ask for an undo, and the other answer."""
    clients = place.visit(code, ANA, BO)
    undo = [client.told[-1]["undo"] for client in clients]
    last = next(n for n, one in enumerate(undo) if one["can_ask"])
    asker, other = clients[last], clients[1 - last]
    accepted(asker.ask("ask", what="undo"))
    question = asked(other)
    asking = asker.told[-1]["undo"] if asker.told[-1].get("undo") else undo[last]
    assert question["takes"] == asking["takes"]
    own, others = question["takes"]
    assert (own["seat"], own["actions"]) == (question["seat"], 1)
    assert str(others["actions"]) in question["text"], "it says how much of whom it takes back"
    assert question["yours"]
    accepted(other.ask("answer", ask=question["ask"], yes=yes))
    while (closed := asked(asker))["closed"] == "":
        pass
    for client in clients:
        client.catch_up()
    return clients, closed


def test_an_undo_that_is_granted_is_seen_by_all_and_by_the_lists(place: Place) -> None:
    (ana, bo), closed = undo_asked(place, "VNDXE1", yes=True)
    assert closed["closed"] == "yes"
    for client in (ana, bo):
        assert client.view is not None
        assert client.view["round"] == 1
        (took,) = [one for one in client.told if one["type"] == "welcome"][-1]["taken_back"]
        assert took["agreed"]
        assert took["takes"] == closed["takes"]
        assert took["lines"], "the log goes on telling what was taken back"
        assert "Taken back" in took["text"]
        assert took["after"] <= len(client.events)
    listed = {one["code"]: one for one in ana.http.get("/api/mine").json()["tables"]}
    assert listed["VNDXE1"]["turn"] == 1


def test_an_undo_that_is_refused_changes_nothing(place: Place) -> None:
    (ana, bo), closed = undo_asked(place, "VNDXE2", yes=False)
    assert closed["closed"] == "no"
    for client in (ana, bo):
        assert client.view is not None
        assert client.view["round"] == 2
    listed = {one["code"]: one for one in ana.http.get("/api/lobby").json()["tables"]}
    assert listed["VNDXE2"]["turn"] == 2


# --- time ------------------------------------------------------------------------------------


def resumed(ana: Client, bo: Client) -> tuple[int, Message]:
    """Let the time run; return who is waited for, and the clock that runs."""
    mover = next(n for n, client in enumerate((ana, bo)) if client.owes())
    accepted(ana.ask("ask", what="resume"))
    tables = [message for message in ana.told if message["type"] == "table"]
    [running] = [clock for clock in tables[-1]["clocks"] if clock["running"]]
    return mover, running


def test_without_a_clock_no_time_is_shown(place: Place) -> None:
    [ana] = place.visit("NXNE11", ANA)
    assert ana.told[-1]["clocks"] == []


@pytest.mark.parametrize(
    ("code", "kind"), [("DEC111", "decision"), ("BANK11", "bank"), ("DAYS11", "days")]
)
def test_each_clock_answers_when_time_is_over(place: Place, code: str, kind: str) -> None:
    ana, bo = place.visit(code, ANA, BO)
    mover, running = resumed(ana, bo)
    assert (running["seat"], running["kind"]) == (mover, kind)
    assert 0 <= running["left"] <= 1
    update = bo.until("update")
    acted = [event["seat"] for event in update["play"]["events"] if event["seat"] >= 0]
    assert mover in acted


def test_a_reaction_has_a_clock_of_its_own_and_the_bank_stands(place: Place) -> None:
    ana, bo = place.visit("REACT1", ANA, BO)
    mover, running = resumed(ana, bo)
    assert (running["seat"], running["kind"]) == (mover, "reaction")
    clocks = bo.until("update")["clocks"]
    assert {clock["seat"]: round(clock["left"]) for clock in clocks}[mover] == 600


def test_the_second_time_out_hands_the_seat_over_and_a_touch_gives_it_back(place: Place) -> None:
    ana, bo = place.visit("DEC222", ANA, BO)
    mover, _ = resumed(ana, bo)
    away, other = (ana, bo) if mover == 0 else (bo, ana)
    bot_plays_until(other, mover, plays=True)
    accepted(away.ask("resume_seat"))
    bot_plays_until(other, mover, plays=False)


# --- coming and going ------------------------------------------------------------------------


def test_a_leaver_s_seat_is_played_on_and_given_back(place: Place) -> None:
    ana, bo = place.visit("GRACE1", ANA, BO)
    accepted(bo.ask("leave"))
    bot_plays_until(ana, 1, plays=True)
    accepted(bo.ask("resume_seat"))
    bot_plays_until(ana, 1, plays=False)
    bo.close()
    bot_plays_until(ana, 1, plays=True)  # after the grace of a second
    place.visit("GRACE1", BO)
    bot_plays_until(ana, 1, plays=False)


def test_everybody_is_told_who_has_resigned(place: Place) -> None:
    ana, bo = place.visit("RESGN1", ANA, BO)
    accepted(bo.ask("resign"))
    bot_plays_until(ana, 1, plays=True)
    assert ana.info is not None
    assert [seat["bot_why"] for seat in ana.info["seats"]] == ["", "resigned"]
    accepted(bo.ask("resume_seat"))  # nothing comes back
    bo.close()
    place.visit("RESGN1", BO)
    ana.catch_up()
    assert [seat["bot_plays"] for seat in ana.info["seats"]] == [False, True]


def stood_in(client: Client) -> set[int]:
    """Return in whose places bots have acted, as the log of the last whole message says."""
    lines = [one["play"]["lines"] for one in client.told if one.get("play")]
    return {line["for_seat"] for told in lines for line in told if line["for_seat"] >= 0}


def test_who_is_away_is_shown_and_told_what_a_bot_did(place: Place) -> None:
    ana, bo = place.visit("AWAY11", ANA, BO)
    bo.close()
    while True:
        ana.hear()
        assert ana.info is not None
        seat = ana.info["seats"][1]
        if not seat["present"]:
            break
    assert seat["bot_plays"] or seat["bot_in"] >= 0, "and how long until a bot plays"
    bot_plays_until(ana, 1, plays=True)
    while not stood_in(ana):
        ana.catch_up()
        if ana.owes():
            accepted(ana.act(ana.choices()[0]))
        else:
            ana.hear()
    assert stood_in(ana) == {1}
    [back] = place.visit("AWAY11", BO)
    assert stood_in(back) == {1}, "in the log of who comes back, too"
    bot_plays_until(back, 1, plays=False)
    assert back.info is not None
    assert back.info["seats"][1]["present"]


def test_who_is_kicked_before_the_game_has_no_seat_any_more(place: Place) -> None:
    ana, bo = place.visit("KXCK11", ANA, BO)
    assert bo.ask("kick", seat=0)["code"] == "not_host"
    accepted(ana.ask("kick", seat=1))
    while bo.you is None or bo.you["seats"]:
        bo.hear()
    assert bo.info is not None
    assert bo.info["seats"][1]["kind"] == "open"
    assert ana.ask("start")["code"] == "seat_open"
    accepted(bo.ask("sit", seat=1))
    accepted(ana.ask("start"))
    assert ana.ask("seat_bot", seat=1, level="hatchling")["code"] == "not_in_lobby"


def test_a_rematch_is_one_table_for_both(place: Place) -> None:
    ana, bo = place.visit("REMATC", ANA, BO)
    accepted(ana.ask("rematch"))
    accepted(bo.ask("rematch"))
    ana.catch_up()
    assert ana.info is not None
    assert bo.info is not None
    code = ana.info["rematch"]
    assert code
    assert bo.info["rematch"] == code
    ana, bo = place.visit(code, ANA, BO)
    assert bo.info is not None
    assert [seat["name"] for seat in bo.info["seats"]] == ["Ana", "Bo"]
    accepted(ana.ask("start"))
    bo.until("welcome")
    assert bo.view is not None


def test_two_people_play_on_one_screen_and_see_their_own_hands(place: Place) -> None:
    [screen] = place.visit("HXTSEA", ANA)
    assert screen.you is not None
    assert screen.you["seats"] == [0, 1]
    for seat in (0, 1):
        screen.send({"type": "as_seat", "seat": seat})
        assert screen.until("welcome")["you"]["viewer"] == seat
        assert screen.view is not None
        hands = [bool(one["cards"]) for one in screen.view["seats"]]
        assert hands == [seat == 0, seat == 1]
    for _ in range(4):
        assert screen.view is not None
        mover = int(screen.view["actor"])
        screen.send({"type": "as_seat", "seat": mover})
        screen.until("welcome")
        accepted(screen.act(screen.choices()[0]))
        screen.catch_up()


# --- talking ---------------------------------------------------------------------------------


def heard(client: Client) -> list[str]:
    client.catch_up()
    return [one["line"]["text"] for one in client.told if one["type"] == "chatted"]


def test_spectators_have_a_chat_of_their_own_while_the_game_runs(place: Place) -> None:
    ana, bo, cy, dora = place.visit("CHAT11", ANA, BO, CY, DORA)
    accepted(cy.ask("chat", text="psst", channel="table"))
    accepted(ana.ask("chat", text="hello", channel="spectators"))
    assert heard(ana) == heard(bo) == ["hello"]
    assert heard(cy) == heard(dora) == ["psst", "hello"]
    [again] = place.visit("CHAT11", BO)
    assert [line["text"] for line in again.told[-1]["chat"]] == ["hello"]


def test_who_is_muted_is_not_heard(place: Place) -> None:
    ana, bo = place.visit("MVTE11", ANA, BO)
    accepted(bo.ask("chat", text="one", channel="table"))
    assert heard(ana) == ["one"]
    tag = next(one["line"]["person"] for one in ana.told if one["type"] == "chatted")
    accepted(ana.ask("mute", person=tag, on=True))
    accepted(bo.ask("chat", text="two", channel="table"))
    assert heard(ana) == ["one"]
    assert heard(bo) == ["one", "two"]
    assert ana.you is not None
    assert ana.you["muted"] == [tag]
    accepted(ana.ask("mute", person=tag, on=False))
    accepted(bo.ask("chat", text="three", channel="table"))
    assert heard(ana) == ["one", "three"]
