"""Puzzles: how they are written, and those in the package."""

from datetime import date, timedelta
from typing import Any

import pytest

from galapagos.games import GAMES, kit_for
from galapagos.games.puzzles import puzzle_of_the_day, puzzles_of, read_puzzles
from galapagos.games.scenarios import read_scenarios
from galapagos.kernel.errors import BadData
from galapagos.text.catalogue import area_words_for
from galapagos.text.languages import LANGUAGES

PUZZLE = """
scenario OP-1: which prey?
puzzle: hunt 2
> game: origin
> P1a: carnivorous
> P2a: running
> P2b: poisonous
? P1 hunt P1a P2a | wins 60
x P1 hunt P1a P2b | wins 20
"""
TAUGHT = [game for game in GAMES if puzzles_of(game)]


def test_a_puzzle_is_a_scenario_with_an_answer_and_what_tempts() -> None:
    [puzzle] = read_puzzles(PUZZLE, "mine").values()
    assert (puzzle.key, puzzle.theme, puzzle.level, puzzle.seat) == ("OP-1", "hunt", 2, 0)
    assert [(way.action, way.wins) for way in puzzle.answers] == [("hunt P1a P2a", 60)]
    assert puzzle.tempting is not None
    assert puzzle.tempting.wins == 20
    assert puzzle.position(kit_for("origin").codec()).to_act() == 1


def test_every_way_out_of_a_puzzle_must_be_legal() -> None:
    [case] = read_scenarios(PUZZLE, "mine")
    assert case.run() == []
    [wrong] = read_scenarios(PUZZLE.replace("P1 hunt P1a P2b", "P1 hunt P1a P1a"), "mine")
    [told] = wrong.run()
    assert told.startswith("line 9, P1 hunt P1a P1a: expected legal, found ")


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("puzzle: hunt 2", "puzzle: hunt 4", 3, "a level from 1 to 3"),
        ("puzzle: hunt 2", "puzzle:", 3, "expected puzzle: THEME LEVEL"),
        ("puzzle: hunt 2\n", "", 2, "before the ways out of it"),
        ("? P1 hunt P1a P2a | wins 60\n", "", 2, "expected an answer"),
        ("wins 60", "wins 101", 8, "a chance to win in percent"),
        ("x P1 hunt", "x P2 hunt", 2, "one seat"),
        ("x P1", "P1 end\nx P1", 2, "found both"),
        ("? P1 hunt P1a P2a", "? setup", 8, "a seat and its action"),
    ],
)
def test_half_a_puzzle_is_refused_with_its_line(old: str, new: str, line: int, what: str) -> None:
    with pytest.raises(BadData, match=what) as caught:
        read_puzzles(PUZZLE.replace(old, new, 1), "mine")
    assert (caught.value.source, caught.value.line) == ("mine", line)


def test_a_case_that_asks_nothing_is_no_puzzle() -> None:
    with pytest.raises(BadData, match="expected puzzle: THEME LEVEL"):
        read_puzzles("scenario A-1: nothing\n> game: origin\n", "mine")


@pytest.mark.parametrize("game", TAUGHT)
def test_the_puzzles_of_the_package_can_be_played(game: str) -> None:
    path = kit_for(game).folder / "puzzles.scenario"
    cases = read_scenarios(path.read_text(encoding="utf-8"), path.name)
    assert [case.id for case in cases if case.run()] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_puzzle_of_the_package_has_the_theme_of_its_answer(game: str) -> None:
    kit = kit_for(game)
    codec = kit.codec()
    for puzzle in puzzles_of(game).values():
        view = puzzle.position(codec).view(puzzle.seat)
        answer = codec.parse_action(view, puzzle.answers[0].action)
        assert (puzzle.key, puzzle.theme) == (puzzle.key, kit.theme(view, answer))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_theme_has_a_name_in_every_language(game: str) -> None:
    themes = {puzzle.theme for puzzle in puzzles_of(game).values()}
    for language in LANGUAGES:
        words = area_words_for(language, f"{game}/web_house")
        assert [theme for theme in themes if f"puzzle-{game}-{theme}" not in words] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_every_puzzle_is_that_of_a_day_before_one_comes_again(game: str) -> None:
    count = len(puzzles_of(game))
    first = date.fromordinal(count * 7000)
    days = [puzzle_of_the_day(game, first + timedelta(days=n)) for n in range(count)]
    assert {day.key for day in days if day} == set(puzzles_of(game))
    assert puzzle_of_the_day(game, first) is days[0]


def test_a_game_without_puzzles_has_none_today(monkeypatch: Any) -> None:
    monkeypatch.setattr("galapagos.games.puzzles.puzzles_of", lambda game: {})
    assert puzzle_of_the_day("origin", date(2026, 11, 18)) is None
