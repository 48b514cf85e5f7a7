"""What a notebook shows: a table with pictures, a record with its chart, a report with its plot."""

import pickle
import re
from base64 import b64decode
from pathlib import Path
from xml.etree import ElementTree

import pytest

import galapagos
from galapagos.games.sheet import SEAT_COLOURS
from galapagos.kernel.errors import BadData
from galapagos.library import Match
from tests.every_game import every_game

SVG = "{http://www.w3.org/2000/svg}svg"


def played(name: str, moves: int = 10_000) -> Match:
    match, bot = galapagos.new(name, 3, seed=2), galapagos.bot("hatchling")
    while match.ply < moves and not match.is_over():
        match.push(match.ask(bot))
    return match


def pictures(html: str) -> list[str]:
    return [b64decode(found).decode() for found in re.findall(r"base64,([\w+/=]+)", html)]


@every_game
def test_a_table_is_shown_with_pictures_and_needs_nothing_from_elsewhere(name: str) -> None:
    html = played(name, 60)._repr_html_()
    assert ElementTree.fromstring(html).tag == "div"
    assert len(pictures(html)) > 3
    for svg in pictures(html):
        assert ElementTree.fromstring(svg).tag == SVG
    assert "http" not in re.sub(r"base64,[\w+/=]+", "", html)
    for seat in range(3):
        assert f"P{seat + 1}" in html
        assert SEAT_COLOURS[seat] in html


def test_only_what_the_viewer_may_know_is_shown() -> None:
    """Whose turn it is sees the own hand; the cards of the others are not on the sheet."""
    match = galapagos.new("origin", 3, seed=2)
    html = match._repr_html_()
    own = match.view(match.turn)
    shown = html.count("border-radius:6px")
    assert shown == 6
    assert match.game.view(match.turn) == own
    assert galapagos.load(match.record())._repr_html_() == html


def test_the_contest_of_the_kids_game_is_shown_as_it_is_painted() -> None:
    match = galapagos.new("darwin", 3, seed=2, mode="kids")
    shown = [svg.partition("</title>")[2] for svg in pictures(match._repr_html_())]
    painted = galapagos.draw("darwin", "landscape:token").svg.partition("</title>")[2]
    assert painted in shown


def test_the_end_of_a_game_is_shown_too() -> None:
    assert pictures(played("origin")._repr_html_())


@every_game
def test_a_record_shows_the_points_of_every_seat(name: str) -> None:
    match = played(name)
    record = match.record()
    assert pickle.loads(pickle.dumps(record)) == record
    svg = record._repr_svg_()
    assert svg == match.chart().svg
    root = ElementTree.fromstring(svg)
    lines = [path for path in root.iter() if path.get("class") == "line"]
    assert [line.get("stroke") for line in lines] == list(SEAT_COLOURS[:3])
    assert match.result is not None
    for seat, points in enumerate(match.result.scores):
        assert any(text.text == f"P{seat + 1} {points}" for text in root.iter())


def test_a_game_that_has_just_begun_has_a_chart() -> None:
    assert "<svg" in galapagos.new("darwin", 2, seed=1).chart().svg


def test_an_arena_is_one_call_away() -> None:
    report = galapagos.arena("origin", ["random", "forager"], games=8, seed=3)
    assert [row.bot for row in report.standings] == ["random", "forager"]
    assert report.games == 8
    assert report.standings[1].win.value > report.standings[0].win.value
    assert "forager" in str(report)
    assert max(map(len, str(report).splitlines())) <= 80
    assert "<svg" in report._repr_svg_()
    with pytest.raises(BadData, match="cannot play"):
        galapagos.arena("origin", ["random", "cmd:/nonexistent"], games=2)


def test_scenarios_are_checked_in_one_call(tmp_path: Path) -> None:
    folder = Path(__file__).parents[1] / "scenarios"
    results = galapagos.check(folder / "origin.scenario")
    assert results
    assert not any(result.failed() for result in results)
    with pytest.raises(BadData):
        galapagos.check(tmp_path / "nothing.scenario")
