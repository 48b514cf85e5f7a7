"""Two tables over real sockets that differ only in what a viewer cannot know: he gets equal bytes.

At the second table the hands of the two others are exchanged. They never show a card; the viewer
does all that a browser can. In a third pair, of Darwin, the others draft their turns again and
again at the second table, and at the first one not at all (DC-INFO-01)."""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.origin.rules.events import CARD_DEALT
from galapagos.server.people.bot_workers import HINT, BotAnswer, Question
from galapagos.server.store.data import data_at
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.host import Host
from galapagos.server.table.journal import Acted, AnyEntry, Seat, Settings, Started
from galapagos.server.table.table import Table
from tests.server.crews import crew_server
from tests.server.hosts import NearPool
from tests.server.tables import Journal, best, written
from tests.server.worlds import NAMES, VIEWER, World, compare, compare_http, keep, people, worlds_of

SETTINGS = Settings(public=True, spectators=True, hints=True)
ORIGIN, DARWIN, DRAFTS = range(3)
WORKERS = pytest.param("two workers", marks=pytest.mark.postgres)


# --- the tables ------------------------------------------------------------------------------


def opened(game: str, table: int) -> Journal:
    seats = [Seat("person", one, name) for one, name in zip(people(table), NAMES, strict=True)]
    return Journal(seats, game=game, settings=SETTINGS)


def origin(table: int) -> Journal:
    journal = opened("origin", table)
    desk = Desk(journal.table, 0, journal.table.host(), "start")
    [started] = written(desk, decide.start)
    assert isinstance(started, Started)
    if _is_swapped(table):
        events = desk.table.play.events
        owners = [int(event.seat) for event in events if event.kind == CARD_DEALT]
        started = replace(started, draws=_exchanged(owners, started.draws))
    journal.keep([started])
    assert not journal.table.trouble
    return journal


def _is_swapped(table: int) -> bool:
    """Whether it is the second table of a pair."""
    return table % 2 == 1


def darwin(table: int) -> Journal:
    """Return a table where everybody has drawn a hand and the first turn begins."""
    journal = opened("darwin", table)
    journal.start()
    entries: list[AnyEntry] = []
    while not _is_acting(journal.table):
        seat = journal.table.waiting_for()[0]
        text = best(journal.table, seat)
        entries += (new := written(Desk(journal.table, 0), decide.act_for, seat, text, "person"))
        journal.keep(new)
    if not _is_swapped(table):
        return journal
    again = opened("darwin", table)
    again.start()
    drawn = [entry for entry in entries if isinstance(entry, Acted)]
    for size in ("draw small", "draw large"):
        places = [n for n, entry in enumerate(drawn) if entry.action == size]
        cards = _exchanged([drawn[n].seat for n in places], [drawn[n].draws[0] for n in places])
        for place, card in zip(places, cards, strict=True):
            drawn[place] = replace(drawn[place], draws=[card])
    again.keep(drawn)
    assert not again.table.trouble
    return again


def _is_acting(table: Table) -> bool:
    game = table.play.game
    assert isinstance(game, Darwin)
    return bool(game.state.phase == ACTION)


def _exchanged(owners: Sequence[int], cards: Sequence[str]) -> list[str]:
    """Return what was dealt with the cards of the other two exchanged, as far as both have some."""
    hands = [[n for n, owner in enumerate(owners) if owner == seat] for seat in (1, 2)]
    found = list(cards)
    for one, other in zip(*hands, strict=False):
        found[one], found[other] = found[other], found[one]
    return found


@pytest.fixture(scope="module", params=["one server", WORKERS])
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[list[World]]]:
    pairs = [
        (origin(0), origin(1)),
        (darwin(2), darwin(3)),
        (darwin(4), darwin(5)),
    ]
    directory = tmp_path_factory.mktemp("worlds")
    if request.param == "one server":
        with worlds_of(data_at(directory), pairs) as found:
            yield found
        return
    with request.getfixturevalue("postgres").fresh() as url:
        data = data_at(directory, url)
        servers = [crew_server(data, directory / "log", 1) for _ in range(2)]
        for server in servers:
            server.is_generous = True
        with worlds_of(data, pairs, servers) as found:
            yield found


# --- playing ---------------------------------------------------------------------------------


def _hands(worlds: Sequence[World]) -> list[object]:
    return [world.people[1].view["seats"][1] for world in worlds if world.people[1].view]


def _mover(worlds: Sequence[World]) -> int:
    movers = {world.mover() for world in worlds}
    assert len(movers) == 1
    return movers.pop()


def _play(
    worlds: Sequence[World], most: int, seed: int, others: Callable[[list[str]], str]
) -> None:
    """Play on: the viewer at random, asking everything at times, the others as they are told."""
    rng = random.Random(seed)
    first, second = _hands(worlds)
    assert first != second, "the worlds differ"
    for number in range(most):
        compare(worlds)
        mover = _mover(worlds)
        choices = worlds[0].people[mover].choices()
        for world in worlds[1:]:
            if mover == VIEWER:
                assert world.people[mover].choices() == choices
        action = rng.choice(choices) if mover == VIEWER else others(choices)
        if mover == VIEWER and number % 4 == 0:
            _ask_everything(worlds, action)
        for world in worlds:
            assert world.people[mover].act(action)["type"] == "accepted"
            world.catch_up()
        if worlds[0].people[0].is_over():
            break
    compare_http(worlds)


def _ask_everything(worlds: Sequence[World], action: str) -> None:
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
        for event in (viewer.events[-1], viewer.events[-1] + 1):
            viewer.ask("why", event=event)
        viewer.ask("undo", serial=1)
    compare(worlds)


def test_a_viewer_of_origin_cannot_tell_two_worlds_apart(served: list[list[World]]) -> None:
    _play(served[ORIGIN], 60, 5, lambda choices: "pass" if "pass" in choices else "end")


def test_a_viewer_of_darwin_cannot_tell_two_worlds_apart(served: list[list[World]]) -> None:
    def quietly(choices: list[str]) -> str:
        return "pass" if "pass" in choices else choices[0]

    _play(served[DARWIN], 70, 6, quietly)


def test_dc_info_01_nobody_can_count_the_drafts_of_others(served: list[list[World]]) -> None:
    worlds = served[DRAFTS]
    quiet, busy = worlds
    for _ in range(6):
        mover = _mover(worlds)
        listed = busy.stranger.http.get("/api/lobby").json()
        if mover != VIEWER:
            _draft(busy, mover)
        compare(worlds)
        _ask_everything(worlds, "pass")
        _come_back(worlds)
        assert busy.stranger.http.get("/api/lobby").json() == listed, "nothing has happened"
        if [one.owes() for one in quiet.people].count(True) and _is_last(quiet):
            break
        for world in worlds:
            assert world.people[mover].act("pass")["type"] == "accepted"
            world.catch_up()
    compare(worlds)
    assert len(busy.people[1].told) > len(quiet.people[1].told), "something was drafted"


def _draft(world: World, mover: int) -> None:
    """Draft two species, the first taken back by an action, the second by an undo."""
    player = world.people[mover]
    found = player.ask("legal", seat=mover, kinds=["create"], limit=1)["actions"]
    assert player.act(found[0]["text"])["type"] == "accepted"
    player.catch_up()
    assert player.act("take back")["type"] == "accepted"
    player.catch_up()
    assert player.act(found[0]["text"])["type"] == "accepted"
    player.catch_up()
    assert player.ask("undo", serial=player.serial)["type"] == "accepted"
    world.catch_up()


def _come_back(worlds: Sequence[World]) -> None:
    """Lose the connection, and say hello again."""
    for world in worlds:
        for client in (world.people[VIEWER], world.stranger):
            client.send({"type": "hello", "language": "en"})
    compare(worlds)


def _is_last(world: World) -> bool:
    """Whether the next pass ends the Era, so that cards are drawn at another place."""
    view = world.people[0].view
    assert view is not None
    return [seat["passed"] for seat in view["seats"]].count(False) == 1


# --- hints -----------------------------------------------------------------------------------


class _Recorder(NearPool):
    """Keeps what it is asked; answers with a quick bot whose dice are always the same."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question] = []

    async def ask(self, question: Question, priority: int = HINT, owner: str = "") -> BotAnswer:
        self.questions.append(replaced(question, "apex"))
        return await super().ask(replaced(question, "forager"), priority, owner)


def replaced(question: Question, bot: str) -> Question:
    """Return a question with dice that are always the same."""
    return Question(question.game, question.cards, question.position, question.seat, bot, 7)


@pytest.mark.parametrize("make", [origin, darwin])
def test_a_hint_is_the_same_in_both_worlds(tmp_path: Path, make: Callable[[int], Journal]) -> None:
    """A bot is asked by a view: what it does not show cannot be in the answer."""

    async def story() -> None:
        store = SqliteStore(tmp_path)
        pool = _Recorder()
        host = Host(store, pool, pace=0.0)
        answers = []
        for table, code in enumerate(("AAAAAA", "BBBBBB")):
            journal = make(table)
            seat = journal.table.waiting_for()[0]
            while seat != VIEWER:
                journal.act(seat, 0, "pass")
                seat = journal.table.waiting_for()[0]
            keep(store, code, journal)
            answers.append(await host.hint(code, people(table)[VIEWER], VIEWER))
        await host.stop()
        store.close()
        assert pool.questions[0] == pool.questions[1]
        assert answers[0] == answers[1]

    asyncio.run(story())
