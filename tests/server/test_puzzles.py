"""Puzzles over HTTP: tried, solved, shown; what is kept of them, and the streak of days."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from galapagos.games.puzzles import puzzle_of_the_day, puzzles_of
from galapagos.server.http import learn_routes
from galapagos.server.show.puzzle import next_of, puzzle_state, streak
from galapagos.server.store.store import Solved
from galapagos.text.languages import LANGUAGES
from galapagos.wire.http import GameKey
from galapagos.wire.puzzle import Puzzles, PuzzleSpot
from tests.amounts import few
from tests.server.apps import Browser, visiting

GAMES = ("origin", "darwin")
TODAY = date(2026, 11, 18)


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browser]:
    monkeypatch.setattr(learn_routes, "today", lambda: TODAY)
    with visiting(tmp_path) as one:
        yield one


def tried(browser: Browser, game: str, key: str, *actions: str, **more: object) -> Any:
    answer = browser.post(f"/api/puzzles/{game}/{key}", json={"actions": list(actions), **more})
    assert answer.status_code == 200, answer.text
    return json.loads(answer.content, object_hook=lambda fields: SimpleNamespace(**fields))


def listed(browser: Browser, game: str) -> Puzzles:
    return msgspec.json.decode(browser.get(f"/api/puzzles/{game}").content, type=Puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_tried_and_solved(browser: Browser, game: str) -> None:
    puzzle = puzzle_of_the_day(game, TODAY)
    assert puzzle is not None
    assert puzzle.tempting is not None
    begun = tried(browser, game, puzzle.key)
    assert (begun.theme, begun.table.seat, begun.table.done) == (puzzle.theme, puzzle.seat, False)
    assert begun.table.play.prompt.yours
    assert (begun.answer, begun.told) == ("", [])
    wrong = tried(browser, game, puzzle.key, puzzle.tempting.action)
    assert (wrong.table.verdict, wrong.table.done, wrong.answer) == ("not_asked", False, "")
    best = puzzle.answers[0]
    assert f"{puzzle.tempting.wins}%" in wrong.told[0]
    assert f"{best.wins}%" in wrong.told[0]
    assert len(wrong.told) > 1
    assert not any(best.action in sentence for sentence in wrong.told)
    refused = tried(browser, game, puzzle.key, "confirm" if game == "origin" else "hunt P1a P2a")
    assert (refused.table.verdict, refused.table.done, refused.told) == ("refused", False, [])
    right = tried(browser, game, puzzle.key, best.action)
    assert (right.table.done, right.answer) == (True, best.action)
    assert f"{best.wins}%" in right.told[0]
    assert (right.streak, right.next) != (0, puzzle.key)
    found = listed(browser, game)
    assert (found.today, found.streak) == (puzzle.key, 1)
    assert [one.key for one in found.puzzles if one.solved] == [puzzle.key]


def test_an_answer_that_was_shown_counts_for_nothing(browser: Browser) -> None:
    key = next(iter(puzzles_of("origin")))
    shown = tried(browser, "origin", key, shown=True)
    assert (shown.table.done, shown.answer) == (True, puzzles_of("origin")[key].answers[0].action)
    assert not any(one.solved for one in listed(browser, "origin").puzzles)


def test_what_there_is_not_is_said(browser: Browser) -> None:
    assert browser.post("/api/puzzles/origin/no-1", json={}).status_code == 404
    assert browser.get("/api/puzzles/chess").status_code == 404


@pytest.mark.parametrize("named", few([f"{g} {key}" for g in GAMES for key in puzzles_of(g)], 8))
def test_every_puzzle_can_be_solved_at_its_table(browser: Browser, named: str) -> None:
    game, key = named.split()
    puzzle = puzzles_of(game)[key]
    for language in (*LANGUAGES,) if puzzle.level == 1 else ("en",):
        state = tried(browser, game, key, puzzle.answers[0].action, language=language)
        assert state.table.done
        assert all(state.told)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_all_puzzles_but_a_handful_say_more_than_how_often_they_win(game: GameKey) -> None:
    # Not over HTTP: nobody may ask so much at once.
    told = {
        key: puzzle_state(game, key, PuzzleSpot(shown=True), "Ana", [], TODAY).told
        for key in puzzles_of(game)
    }
    assert len([key for key, reasons in told.items() if len(reasons) < 2]) <= 6
    # None of them is broken off.
    assert all(sentence for reasons in told.values() for sentence in reasons)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("origin-187", "is eaten by"),
        ("origin-117", "What is expected to follow “"),
        ("darwin-133", "you are ahead at the end of this Era 24 times after the best action"),
    ],
)
def test_where_points_say_nothing_something_else_does(
    browser: Browser, key: str, said: str
) -> None:
    game = key.partition("-")[0]
    puzzle = puzzles_of(game)[key]
    assert said in " ".join(tried(browser, game, key, puzzle.answers[0].action).told)


def test_the_line_of_an_answer_is_not_told_to_somebody_who_looks_for_it(browser: Browser) -> None:
    puzzle = puzzles_of("origin")["origin-117"]
    assert puzzle.tempting is not None
    wrong = tried(browser, "origin", "origin-117", puzzle.tempting.action)
    assert not wrong.table.done
    assert "expected to follow" not in " ".join(wrong.told)


# --- days ------------------------------------------------------------------------------------


def day(back: int, *, right: bool = True) -> Solved:
    """Return that the puzzle of a day was solved on that day, or another one."""
    when = TODAY - timedelta(days=back)
    of_day = puzzle_of_the_day("origin", when)
    assert of_day is not None
    key = of_day.key if right else next_of("origin", of_day.key, [])
    return Solved("origin", key, when.toordinal())


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], 0),
        ([day(0)], 1),
        ([day(1), day(2)], 2),
        ([day(0), day(1), day(3)], 2),
        ([day(2)], 0),
        ([day(0, right=False)], 0),
    ],
)
def test_a_streak_counts_days_in_a_row_and_today_may_be_missing(
    days: list[Solved], expected: int
) -> None:
    assert streak("origin", days, TODAY) == expected
    assert streak("darwin", days, TODAY) == 0


def test_the_next_puzzle_is_one_that_is_not_solved() -> None:
    first, second, third, *rest = puzzles_of("origin")
    assert next_of("origin", first, []) == second
    assert next_of("origin", first, [Solved("origin", second, 1)]) == third
    everything = [Solved("origin", key, 1) for key in puzzles_of("origin")]
    assert next_of("origin", rest[0], everything) == ""


def test_what_speaks_for_actions_is_not_searched_for_without_end(browser: Browser) -> None:
    """A search keeps everybody else waiting; to look at a puzzle costs nothing."""
    key = next(iter(puzzles_of("darwin")))
    wish = {"actions": [], "shown": True}
    codes = [browser.post(f"/api/puzzles/darwin/{key}", json=wish).status_code for _ in range(14)]
    assert codes.count(429) >= 2
    assert codes[0] == 200
    assert tried(browser, "darwin", key).told == []
