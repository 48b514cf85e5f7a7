"""Looking back at games: every step as its viewer saw it, through whose eyes, and playing on."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from galapagos.analysis import follows
from galapagos.games.darwin.show.view import DarwinView
from galapagos.games.origin.show.view import OriginView
from galapagos.games.show import present, show_for
from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.errors import Refused
from galapagos.server.people.cookies import COOKIE
from galapagos.server.people.identity import Passports
from galapagos.server.show.review import Eyes, Film, Films, choices, eyes
from galapagos.server.show.table_info import Surroundings, table_info
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import Seat, Settings, decode
from galapagos.server.table.table import OVER, Table
from galapagos.wire.own import GameView
from galapagos.wire.review import Review
from tests.server.apps import Browser, visiting
from tests.server.tables import ANA, BO, CY, Journal, best, bot, person, written
from tests.server.test_beginning import steps_beyond
from tests.server.test_socket_worlds import darwin as darwin_world
from tests.server.test_socket_worlds import origin as origin_world
from tests.server.worlds import VIEWER, keep

GAMES = ("origin", "darwin")
SEATS = [person(ANA), person(BO), bot("hunter")]


def begun(game: str, seats: Sequence[Seat] = SEATS, *, spectators: bool = True) -> Journal:
    journal = Journal(seats, game=game, settings=Settings(spectators=spectators))
    journal.start()
    return journal


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest) -> Journal:
    journal = begun(request.param)
    journal.act_until(lambda t: t.status == OVER)
    return journal


def review_of(table: Table, who: str, seat: str = "", film: Film | None = None) -> Review:
    seen = eyes(table, who, seat)
    info = table_info(table, Surroundings((), 0, {}, "en"), who, lambda person: "")
    return (film or Film(table)).review(seen, choices(table, who), info, "en")


# --- what is shown ---------------------------------------------------------------------------


def test_every_moment_is_what_the_live_table_showed(finished: Journal) -> None:
    """Played again from the journal, each step is compared with what a screen was sent then."""
    table, seen = finished.table, eyes(finished.table, ANA, "0")
    film, again = Film(table), begun(table.game_key)
    show = show_for(table.codec)
    shown = 0
    for number, place in enumerate(seen.steps):
        step = table.play.steps[place]
        while again.table.play.steps[-1].serial < step.serial:
            entry = finished.bodies[again.table.serial]
            again.keep([decode(entry)])
        people = show.people(0, table.names(), "en").aloud()
        live = present(show, again.table.play.game, again.table.play.events, people, shown)
        shown = step.events
        moment = film.play(seen, number, "en")
        assert moment.view == live.view
        assert [event.kind for event in moment.events] == [event.kind for event in live.events]
        assert [line.text for line in moment.lines] == [line.text for line in live.lines]
        assert moment.prompt == live.prompt
        assert moment.legal is None


def test_steps_lines_deaths_and_points_go_together(finished: Journal) -> None:
    table = finished.table
    found = review_of(table, ANA, "open")
    assert len(found.steps) == len(table.play.steps)
    assert found.steps[0].kind == "setup"
    assert found.steps[-1].events == len(table.play.events)
    assert found.deaths
    for death in found.deaths:
        before = found.steps[death.step - 1].events
        assert before <= death.event < found.steps[death.step].events
        assert death.text
        assert 0 <= death.seat < 3
    assert [line.n for line in found.lines] == sorted(line.n for line in found.lines)
    outcome = table.play.game.outcome()
    assert outcome is not None
    assert found.points[-1].points == [int(score) for score in outcome.scores]
    assert found.points[-1].step == len(found.steps) - 1
    turns = [step.turn for step in found.steps]
    assert turns == sorted(turns)
    assert turns[-1] > 2


def test_every_death_has_a_why(finished: Journal) -> None:
    for who in ("open", "0", "spectator"):
        seen, film = eyes(finished.table, ANA, who), Film(finished.table)
        for death in review_of(finished.table, ANA, who, film).deaths:
            assert film.why(seen, death.event, "en").lines


def test_an_open_game_shows_every_hand(finished: Journal) -> None:
    table, film = finished.table, Film(finished.table)
    seen = eyes(table, ANA, "open")
    number = len(seen.steps) // 2
    view = film.play(seen, number, "en").view
    assert view.viewer == -1
    game, show = film.past.after(seen.steps[number]), show_for(table.codec)
    for seat in range(3):
        own = show.view(game.view(seat), [])
        assert isinstance(view, OriginView | DarwinView)
        assert isinstance(own, OriginView | DarwinView)
        assert view.seats[seat].cards == own.seats[seat].cards
    closed = film.play(eyes(table, ANA, "spectator"), 3, "en").view
    assert not any(_hand_sizes(closed))


def _hand_sizes(view: GameView) -> list[int]:
    assert isinstance(view, OriginView | DarwinView)
    return [len(seat.cards) for seat in view.seats]


def test_positions_are_complete_only_in_an_open_game(finished: Journal) -> None:
    table, film = finished.table, Film(finished.table)
    codec = table.codec
    number = 5
    whole = film.position(eyes(table, ANA, "open"), number)
    assert not codec.is_view(codec.parse_position(whole, "open"))
    own = film.position(eyes(table, ANA, "0"), number)
    assert codec.is_view(codec.parse_position(own, "own"))


def test_a_step_that_is_not_there_is_refused(finished: Journal) -> None:
    seen, film = eyes(finished.table, ANA, "open"), Film(finished.table)
    for number in (-1, len(seen.steps)):
        with pytest.raises(Refused, match="no_step"):
            film.play(seen, number, "en")
    with pytest.raises(Refused, match="no_event"):
        film.why(seen, len(finished.table.play.events), "en")


# --- through whose eyes ----------------------------------------------------------------------


def test_a_finished_game_is_seen_through_any_eyes(finished: Journal) -> None:
    assert choices(finished.table, BO) == ["1", "open", "0", "2", "spectator"]
    assert choices(finished.table, CY) == ["open", "0", "1", "2", "spectator"]


def test_a_running_game_is_seen_through_ones_own() -> None:
    table = begun("origin").table
    assert choices(table, ANA) == ["0", "spectator"]
    assert choices(table, CY) == ["spectator"]
    for wanted in ("1", "open", "7", "x"):
        with pytest.raises(Refused, match="not_your_seat"):
            eyes(table, ANA, wanted)


def test_a_running_game_that_is_not_watched_is_not_reviewed_by_others() -> None:
    table = begun("origin", spectators=False).table
    assert choices(table, ANA) == ["0", "spectator"]
    with pytest.raises(Refused, match="no_spectators"):
        eyes(table, CY, "")


def test_those_who_share_a_screen_see_no_hand_while_they_play() -> None:
    """One of them could look at the other's cards."""
    table = begun("origin", [person(ANA), Seat("here", ANA, "Guest"), bot()]).table
    assert choices(table, ANA) == ["spectator"]


def test_a_table_that_has_not_begun_has_nothing_to_review() -> None:
    with pytest.raises(Refused, match="not_playing"):
        eyes(Journal(SEATS).table, ANA, "")


# --- films -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_film_of_a_running_game_goes_on_and_goes_back(game: str) -> None:
    journal, films = begun(game), Films()
    for count in (10, 25, 40):
        journal.act_until(steps_beyond(count))
        film = films.of(journal.table)
        assert films.of(journal.table) is film
        assert _bytes(review_of(journal.table, ANA, "0", film)) == _bytes(
            review_of(journal.table, ANA, "0")
        )
    to = journal.table.play.steps[30].serial
    journal.keep(written(Desk(journal.table, 0, ANA), decide.undo_agreed, 0, to))
    again = review_of(journal.table, ANA, "0", films.of(journal.table))
    assert _bytes(again) == _bytes(review_of(journal.table, ANA, "0"))
    assert len(again.steps) <= 31


def test_films_are_forgotten() -> None:
    films = Films()
    tables = [begun("origin").table for _ in range(30)]
    for number, table in enumerate(tables):
        table.code = f"T{number}"
        films.of(table)
    assert len(films._films) < 30


def _bytes(found: msgspec.Struct) -> bytes:
    return msgspec.json.encode(found)


# --- two worlds ------------------------------------------------------------------------------


def _everything(table: Table, viewer: int) -> list[bytes | str]:
    """Return all that a seat, or a stranger, can learn from the review of a running game."""
    found: list[bytes | str] = []
    who = table.seats[viewer].person if viewer >= 0 else "stranger"
    for seat in choices(table, who):
        seen, film = eyes(table, who, seat), Film(table)
        review = review_of(table, who, seat, film)
        found.append(_bytes(review))
        for number in range(len(review.steps)):
            found.append(_bytes(film.play(seen, number, "en")))
            found.append(film.position(seen, number))
        found += [_bytes(film.why(seen, line.n, "en")) for line in review.lines]
        found += [_what_if(film, seen, len(review.steps) - ago) for ago in range(2)]
    return found


def _what_if(film: Film, seen: Eyes, number: int) -> bytes | str:
    try:
        return _bytes(film.what_if(seen, number, "en"))
    except Refused as refused:
        return str(refused)


def _other_action(table: Table, seat: int) -> str:
    """Return what shows no card: pass where that is possible."""
    view = table.play.game.view(seat)
    texts = [table.codec.action_text(view, action) for action in view.legal_list(seat)]
    return "pass" if "pass" in texts else "end" if "end" in texts else texts[0]


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_of_a_running_game_are_reviewed_alike(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hands of the others are exchanged; in one world they also draft and take back."""
    monkeypatch.setattr(follows, "GUESSES", 2)
    made = origin_world if game == "origin" else darwin_world
    worlds = [made(0), made(1)]
    for _ in range(24):
        tables = [world.table for world in worlds]
        seat = tables[0].waiting_for()[0]
        assert tables[1].waiting_for()[0] == seat
        for who in (VIEWER, SPECTATOR):
            assert _everything(tables[0], who) == _everything(tables[1], who)
        if game == "darwin" and seat != VIEWER:
            _draft(worlds[1], seat)
            for who in (VIEWER, SPECTATOR):
                assert _everything(tables[0], who) == _everything(tables[1], who)
            _take_back(worlds[1], seat)
        text = best(tables[0], seat) if seat == VIEWER else _other_action(tables[0], seat)
        for world in worlds:
            world.act(seat, text=text)
        if tables[0].status == OVER or _deals(worlds):
            break
    assert _everything(worlds[0].table, 1) != _everything(worlds[1].table, 1)


def _draft(world: Journal, seat: int) -> None:
    view = world.table.play.game.view(seat)
    texts = [world.table.codec.action_text(view, one) for one in view.legal_list(seat)]
    drafts = [text for text in texts if text.startswith("create")]
    if drafts:
        world.act(seat, text=drafts[0])


def _take_back(world: Journal, seat: int) -> None:
    view = world.table.play.game.view(seat)
    texts = [world.table.codec.action_text(view, one) for one in view.legal_list(seat)]
    if "take back" in texts:
        world.act(seat, text="take back")


def _deals(worlds: Sequence[Journal]) -> bool:
    """Whether cards came in the last step: from then on the worlds draw at other places."""
    return any(world.table.play.steps[-1].draws for world in worlds)


# --- over HTTP -------------------------------------------------------------------------------


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as found:
        yield found


def played(browser: Browser) -> str:
    """Play a game against a bot to its end and return the table's code."""
    code = str(browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"])
    live = browser.house.host.tables[code]
    host = browser.house.host
    for number in range(20_000):
        if live.table.status == OVER:
            return code
        if 0 in live.table.waiting_for():
            who = live.table.seats[0].person
            browser.run(
                host.wish(
                    code,
                    who,
                    f"w{number}",
                    partial(decide.act, seat=0, text=best(live.table, 0), serial=live.table.serial),
                )
            )
        else:
            browser.run(asyncio.sleep(0.002))
    raise AssertionError("never over")


def test_a_game_is_reviewed_and_continued_over_http(browser: Browser) -> None:
    code = played(browser)
    found = browser.get(f"/api/tables/{code}/review?seat=open&lang=sv").json()
    assert found["over"] is True
    assert found["choices"][0] == "0"
    last = len(found["steps"]) - 1
    moment = browser.get(f"/api/tables/{code}/at/{last}?seat=0&lang=sv").json()
    assert moment["view"]["outcome"]
    assert moment["legal"] is None
    text = browser.get(f"/api/tables/{code}/at/{last // 2}/position?seat=open").text
    assert text.startswith("galapagos position 1\n")
    whole = browser.get(f"/api/tables/{code}/at/{last // 2}/position?seat=1&whole=yes").text
    assert whole == text
    death = found["deaths"][0]["event"]
    assert browser.get(f"/api/tables/{code}/why/{death}?seat=open").json()["lines"]
    wish = {"step": last // 2, "seen": "open", "seat": 1, "level": "hatchling"}
    new = browser.post(f"/api/tables/{code}/continue", json=wish).json()["code"]
    table = browser.house.host.tables[new].table
    assert table.is_playing
    assert table.seats[1].kind == "person"
    assert table.seats[0].bot.partition("+")[0] == "hatchling"  # with a temper
    assert table.beginning is not None
    assert table.codec.position_text(table.beginning) == text


def test_what_cannot_be_continued_says_why(browser: Browser) -> None:
    code = played(browser)
    last = len(browser.get(f"/api/tables/{code}/review?seat=open").json()["steps"]) - 1
    for wish, error in (
        ({"step": last}, "bad_position"),
        ({"step": last + 1}, "no_step"),
        ({"step": 3, "seat": 5}, "no_seat"),
        ({"step": 3, "level": "nobody"}, "bad_settings"),
    ):
        answer = browser.post(f"/api/tables/{code}/continue", json=wish)
        assert answer.status_code == 400
        assert answer.json()["error"] == error
        assert answer.json()["message"]
    running = browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"]
    answer = browser.post(f"/api/tables/{running}/continue", json={"step": 0})
    assert answer.json() == {"error": "running", "message": "The game is not over yet."}


def test_what_is_asked_wrongly_is_refused(browser: Browser) -> None:
    code = browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"]
    for path, status in (
        (f"/api/tables/{code}/review?seat=open", 403),
        (f"/api/tables/{code}/review?lang=xx", 404),
        (f"/api/tables/{code}/at/99999", 400),
        (f"/api/tables/{code}/why/99999", 400),
        ("/api/tables/NOSUCH/review", 404),
    ):
        assert browser.get(path).status_code == status, path


def test_a_whole_position_is_given_only_when_the_game_is_over(browser: Browser) -> None:
    code = browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"]
    text = browser.get(f"/api/tables/{code}/at/0/position?whole=yes").text
    assert "\nviewer: P1\n" in text


# --- what if ---------------------------------------------------------------------------------


def test_what_may_follow_is_told_of_every_decision(finished: Journal) -> None:
    table, film = finished.table, Film(finished.table)
    seen = eyes(table, ANA, "open")
    compared = 0
    for number in range(1, len(seen.steps), 7):
        step = table.play.steps[seen.steps[number]]
        told = film.what_if(seen, number, "en")
        assert told.seat == step.seat
        if told.ways:
            compared += 1
            assert [one.told.action for one in told.ways if one.is_taken] == [step.action]
            assert len({one.told.said for one in told.ways}) > 1
            assert all(one.leads == sorted(one.leads) for one in told.ways)
    assert compared > 3
    with pytest.raises(Refused, match="no_step"):
        film.what_if(seen, 0, "en")  # the setup
    with pytest.raises(Refused, match="no_step"):
        film.what_if(seen, len(seen.steps), "en")  # the game is over


@pytest.mark.parametrize(
    ("other", "hints", "is_told"),
    [(bot(), True, True), (bot(), False, False), (person(BO), True, False)],
    ids=["bots", "no hints", "people"],
)
def test_a_running_game_is_helped_only_against_bots_and_with_hints(
    tmp_path: Path, other: Seat, hints: bool, is_told: bool
) -> None:
    store = SqliteStore(tmp_path)
    passports = Passports.of(store)
    ana = passports.new_person()
    journal = Journal([person(ana), other], settings=Settings(hints=hints))
    journal.start()
    journal.act_until(lambda table: len(table.play.steps) > 4 and table.waiting_for() == [0])
    keep(store, "AAAAAA", journal)
    with visiting(tmp_path, store) as browser:
        browser.client.cookies.set(COOKIE, passports.token(ana))
        review = browser.get("/api/tables/AAAAAA/review?seat=0").json()
        last = len(review["steps"])
        answer = browser.get(f"/api/tables/AAAAAA/at/{last}/what-if?seat=0").json()
        assert browser.get("/api/tables/AAAAAA/what-if?seat=0").json() == answer
        if not is_told:
            assert answer["error"] == "no_hints"
            return
        assert answer["seat"] == 0
        assert not any(way["is_taken"] for way in answer["ways"])
        bots = next(n for n, step in enumerate(review["steps"]) if step["seat"] == 1)
        refused = browser.get(f"/api/tables/AAAAAA/at/{bots}/what-if?seat=0").json()
        assert refused["error"] == "no_step"
