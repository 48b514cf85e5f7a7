"""Analyses of finished games on a server: in the background, kept, and told to anybody."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from galapagos.analysis.analysis import Work, analyse
from galapagos.games import GAMES, kit_for
from galapagos.games.kit import GameKit
from galapagos.server.people.bot_workers import (
    BotPool,
    Looking,
    StepQuestion,
    Unanswered,
)
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table.journal import Seat, Settings
from galapagos.server.table.table import OVER
from tests.amounts import PATIENCE
from tests.server.apps import Browser, visiting
from tests.server.hosts import NearPool
from tests.server.tables import Journal, bot
from tests.server.test_review import begun
from tests.server.worlds import keep

CODES = {"origin": "AAAAAA", "darwin": "BBBBBB"}
RUNNING = "CCCCCC"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game takes a second and not a minute."""
    monkeypatch.setattr(GameKit, "depth", 4)
    for name in GAMES:
        monkeypatch.setattr(type(kit_for(name)), "depth", 4)


@pytest.fixture(scope="module")
def games() -> dict[str, Journal]:
    found = {}
    for game, code in CODES.items():
        journal = begun(game, [Seat("person", "somebody", "Ana"), bot("forager")])
        journal.table.code = code
        journal.act_until(lambda table: table.status == OVER)
        found[code] = journal
    return found


@pytest.fixture
def folder(tmp_path: Path, games: dict[str, Journal]) -> Path:
    store = SqliteStore(tmp_path)
    for code, journal in games.items():
        keep(store, code, journal)
    running = Journal([bot("forager"), Seat("person", "somebody", "Ana")], settings=Settings())
    running.table.code = RUNNING
    running.start()
    keep(store, RUNNING, running)
    store.close()
    return tmp_path


@pytest.fixture
def browser(folder: Path) -> Iterator[Browser]:
    with visiting(folder) as found:
        yield found


def asked(browser: Browser) -> int:
    pool = browser.house.host.pool
    assert isinstance(pool, NearPool)
    return pool.asked


def waited(browser: Browser, path: str) -> dict[str, object]:
    """Ask until it is done, no more often than the server allows."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        state: dict[str, object] = browser.get(path).json()
        if state["status"] in ("done", "failed"):
            return state
        sleep(0.2)
    raise AssertionError(state)


@pytest.mark.parametrize("code", list(CODES.values()))
def test_a_finished_game_is_analysed_once_and_kept(
    folder: Path, games: dict[str, Journal], code: str
) -> None:
    path = f"/api/tables/{code}/analysis?seat=open&lang=en"
    found = analyse(games[code].table.play)
    with visiting(folder) as browser:
        nobody = browser.get(path).json()
        assert (nobody["status"], nobody["analysis"]) == ("none", None)
        first = browser.post(path).json()
        assert first["status"] in ("waiting", "running")
        browser.post(path)
        state = waited(browser, path)
        assert state["done"] == state["total"] == len(found.decisions) == asked(browser)
    # The same as on the command line.
    view = state["analysis"]
    assert isinstance(view, dict)
    told = [(one["step"], one["verdict"]) for one in view["decisions"]]
    assert told == [(one.step, one.verdict.value) for one in found.decisions]
    assert [one["end"] for one in view["accounts"]] == [one.end for one in found.accounts]
    # It is there after a restart, in another language, and nobody thinks again.
    with visiting(folder) as other:
        again = other.get(path.replace("lang=en", "lang=sv")).json()
        assert again["status"] == "done"
        assert again["analysis"]["accounts"] == view["accounts"]
        said = [one["taken"]["said"] for one in again["analysis"]["decisions"]]
        assert said != [one["taken"]["said"] for one in view["decisions"]]
        assert other.post(path).json()["status"] == "done"
        assert asked(other) == 0


def test_steps_are_counted_as_the_viewer_counts_them(browser: Browser) -> None:
    """Of a draft only its own seat counts the steps."""
    code = CODES["darwin"]
    browser.post(f"/api/tables/{code}/analysis?seat=open")
    waited(browser, f"/api/tables/{code}/analysis?seat=open")
    for seen in ("open", "0", "1", "spectator"):
        review = browser.get(f"/api/tables/{code}/review?seat={seen}").json()
        state = browser.get(f"/api/tables/{code}/analysis?seat={seen}").json()
        for one in state["analysis"]["decisions"]:
            step = review["steps"][one["step"]]
            assert step["seat"] == one["taken"]["seat"]
            assert step["kind"] == one["taken"]["action"].partition(" ")[0]


@pytest.mark.parametrize("code", list(CODES.values()))
def test_the_better_line_is_shown_on_the_board(browser: Browser, code: str) -> None:
    path = f"/api/tables/{code}"
    browser.post(f"{path}/analysis?seat=open")
    state = waited(browser, f"{path}/analysis?seat=open")
    view = state["analysis"]
    assert isinstance(view, dict)
    one = max(view["decisions"], key=lambda one: len(one["better"]))
    before = browser.get(f"{path}/at/{one['step']}/better/0?seat=open").json()
    assert before["view"]["viewer"] == one["taken"]["seat"]
    boards = [before["view"]]
    for count in range(1, len(one["better"]) + 1):
        boards.append(browser.get(f"{path}/at/{one['step']}/better/{count}").json()["view"])
        assert boards[-1] != boards[-2]
    # Beyond its end the line stands still.
    assert browser.get(f"{path}/at/{one['step']}/better/9").json()["view"] == boards[-1]
    forced = next(one for one in view["decisions"] if one["before"] is None)
    answer = browser.get(f"{path}/at/{forced['step']}/better/1")
    assert answer.json()["error"] == "no_step"


def test_a_running_game_is_not_analysed(browser: Browser) -> None:
    for ask in (browser.get, browser.post):
        answer = ask(f"/api/tables/{RUNNING}/analysis")
        assert answer.json()["error"] == "running"


def test_an_analysis_that_failed_can_be_begun_again(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{CODES['origin']}/analysis"

    async def broken(pool: NearPool, question: StepQuestion, owner: str) -> None:
        raise Unanswered("no worker")

    with monkeypatch.context() as patch:
        patch.setattr(NearPool, "look", broken)
        browser.post(path)
        assert waited(browser, path)["status"] == "failed"
    browser.post(path)
    assert waited(browser, path)["status"] == "done"


def test_what_another_program_kept_is_made_anew(browser: Browser, folder: Path) -> None:
    code = CODES["origin"]
    with sqlite3.connect(folder / "galapagos.db") as database:
        for body in (b'{"made_by": "another", "findings": []}', b"what is that"):
            database.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (code, body))
            database.commit()
            assert browser.get(f"/api/tables/{code}/analysis").json()["status"] == "none"


def test_a_worker_looks_at_steps_of_several_games(games: dict[str, Journal]) -> None:
    looking = Looking()
    for code in [*games, *games]:
        table = games[code].table
        work = Work(table.play)
        place = work.places[len(work.places) // 2]
        question = StepQuestion(table.game_key, None, table.record_text(), place)
        assert looking.look(question, {}) == work.look(place)


def test_processes_look_at_steps_too(games: dict[str, Journal]) -> None:
    table = games[CODES["origin"]].table
    work = Work(table.play)
    question = StepQuestion(table.game_key, None, table.record_text(), work.places[5])
    pool = BotPool(1)
    try:
        found = asyncio.run(pool.look(question, "somebody"))
        wrong = StepQuestion(table.game_key, None, "nothing", 3)
        with pytest.raises(Unanswered):
            asyncio.run(pool.look(wrong, "somebody"))
    finally:
        pool.close()
    assert found.decision.step == work.places[5]
    with pytest.raises(Unanswered, match="the server stops"):
        asyncio.run(pool.look(question, "somebody"))
