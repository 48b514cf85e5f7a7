"""The arena: fair seatings, repeatable results, files that survive, and honest numbers."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from galapagos.art import raster
from galapagos.bots.base import Budget
from galapagos.bots.specs import parse_bots
from galapagos.cli import main
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Match, Result, play_fixture
from galapagos.lab.arena_report import as_csv, as_json, as_svg, report_of
from galapagos.lab.arena_run import play_all
from galapagos.lab.arena_store import RESULTS, Store
from tests.amounts import PATIENCE

FEW = Budget(iterations=4)


def match(
    bots: str = "forager,random",
    players: int = 2,
    games: int = 4,
    options: dict[str, str] | None = None,
    game: str = "origin",
) -> Match:
    return Match(game, players, options or {}, parse_bots(bots.split(","), FEW), games)


# --- seatings --------------------------------------------------------------------------------


def test_seats_are_rotated() -> None:
    assert match(players=2).seatings() == [[0, 1], [1, 0]]
    assert match(players=3).seatings() == [[0, 1, 0], [1, 0, 1]]
    three = match("apex,hunter,forager", players=3)
    assert three.seatings() == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_more_bots_than_seats_meet_in_every_selection() -> None:
    assert match("apex,hunter,forager").seatings() == [
        [0, 1],
        [1, 0],
        [0, 2],
        [2, 0],
        [1, 2],
        [2, 1],
    ]


@pytest.mark.parametrize(
    ("game", "options"), [("origin", {"teams": "on"}), ("darwin", {"mode": "team"})]
)
def test_partners_are_the_same_bot(game: str, options: dict[str, str]) -> None:
    found = match(players=4, options=options, game=game)
    assert found.seatings() == [[0, 1, 0, 1], [1, 0, 1, 0]]
    result = play_fixture(found, found.fixtures()[0])
    assert sum(result.shares) == pytest.approx(1.0)
    assert result.shares[:2] == result.shares[2:]


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = match(games=5)
    assert found.deals() == 3
    assert len(found.fixtures()) == 6


@pytest.mark.parametrize(
    ("bots", "players", "games", "options", "game"),
    [
        ("forager", 2, 4, {}, "origin"),
        ("forager,random", 2, 0, {}, "origin"),
        ("forager,random", 9, 4, {}, "origin"),
        ("forager,random", 2, 4, {"nonsense": "on"}, "origin"),
        ("forager,random", 2, 4, {}, "chess"),
    ],
)
def test_matches_that_cannot_be_played(
    bots: str, players: int, games: int, options: dict[str, str], game: str
) -> None:
    with pytest.raises(BadData):
        match(bots, players, games, options, game)


# --- results ---------------------------------------------------------------------------------


def in_order(results: list[Result]) -> list[Result]:
    return sorted(results, key=Result.key)


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_results_do_not_depend_on_the_number_of_processes(game: str) -> None:
    found = match("hunter@2,forager", games=2, game=game)
    alone = list(play_all(found, found.fixtures(), 1))
    together = list(play_all(found, found.fixtures(), 2))
    assert in_order(alone) == in_order(together)
    assert as_json(report_of(found, alone)) == as_json(report_of(found, together[::-1]))
    assert found.is_repeatable()


def test_all_deals_are_played_from_all_seats() -> None:
    found = match(games=4)
    results = list(play_all(found, found.fixtures(), 1))
    assert [(result.deal, result.seating) for result in results] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [result.bots for result in results] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    for result in results:
        assert sum(result.shares) == pytest.approx(1.0)
        assert result.troubles == []


def test_a_bot_that_fails_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    ask = json.loads(line)\n"
        "    if ask['type'] == 'choose' and ask['id'] == 1:\n"
        "        sys.exit(1)\n"
        "    if ask['type'] == 'choose':\n"
        "        print(json.dumps({'id': ask['id'], 'choice': ask['legal'][-1]}), flush=True)\n",
        encoding="utf-8",
    )
    found = match(f"cmd:{shlex.join([sys.executable, str(file)])},forager", games=1)
    result = play_fixture(found, found.fixtures()[0])
    assert len(result.troubles) == 1
    report = report_of(found, [result, play_fixture(found, found.fixtures()[1])])
    assert report.standings[0].defaults == 2
    assert report.standings[1].defaults == 0
    assert "other numbers" in " ".join(report.notes())


# --- the report ------------------------------------------------------------------------------


def played(games: int = 8) -> tuple[Match, list[Result]]:
    found = match("forager,hatchling,random", games=games)
    return found, list(play_all(found, found.fixtures(), 1))


def test_the_report_ranks_what_is_stronger_higher() -> None:
    found, results = played(12)
    report = report_of(found, results)
    wins = [row.win.value for row in report.standings]
    elos = [row.elo.value for row in report.standings]
    assert wins == sorted(wins, reverse=True)
    assert elos == sorted(elos, reverse=True)
    assert sum(elos) == pytest.approx(0.0, abs=1e-6)
    for row in report.standings:
        assert row.win.low <= row.win.value <= row.win.high
        assert row.elo.low <= row.elo.value <= row.elo.high


def test_only_complete_deals_count() -> None:
    found, results = played(12)
    report = report_of(found, results[:-1])
    assert report.deals == found.deals() - 1
    assert "unfinished" in " ".join(report.notes())
    assert report_of(found, []).standings == []


def test_the_report_as_csv_json_and_picture() -> None:
    found, results = played()
    report = report_of(found, results)
    rows = as_csv(report).splitlines()
    assert len(rows) == 4
    assert len({row.count(",") for row in rows}) == 1
    assert json.loads(as_json(report))["match"]["bots"] == ["forager", "hatchling", "random"]
    picture = as_svg(report)
    assert picture.startswith("<svg ")
    assert picture.count("<circle") == 3


# --- files -----------------------------------------------------------------------------------


def test_results_are_found_again_and_a_cut_line_is_dropped(tmp_path: Path) -> None:
    found = match(games=4)
    store = Store(tmp_path, found)
    assert store.load() == []
    results = list(play_all(found, found.fixtures(), 1))
    for result in results[:3]:
        store.append(result)
    whole = (tmp_path / RESULTS).read_text(encoding="utf-8")
    (tmp_path / RESULTS).write_text(whole[:-25], encoding="utf-8")
    again = Store(tmp_path, found)
    kept = again.load()
    assert kept == results[:2]
    assert [f.seating for f in again.missing(kept)] == [0, 1]
    again.append(results[2])
    assert Store(tmp_path, found).load() == results[:3]


def test_a_file_cut_in_its_first_line_starts_afresh(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text('{"mat', encoding="utf-8")
    assert Store(tmp_path, match()).load() == []
    assert Store(tmp_path, match()).load() == []


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, match()).load()
    with pytest.raises(BadData, match="another match"):
        Store(tmp_path, match("hatchling,random")).load()
    # More games of the same match are no other match.
    assert Store(tmp_path, match(games=40)).load() == []


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    Store(tmp_path, match()).load()
    with (tmp_path / RESULTS).open("a", encoding="utf-8") as file:
        file.write('{"deal": 1}\n')
    with pytest.raises(BadData, match="line 2"):
        Store(tmp_path, match()).load()


# --- the command -----------------------------------------------------------------------------


def arena(*words: str) -> int:
    return main(["arena", "origin", "--bots", "forager,random", *words])


def test_the_command_writes_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "2", "--out", str(tmp_path)) == 0
    assert "forager" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {
        RESULTS,
        "report.json",
        "standings.csv",
        "standings.svg",
    }
    before = (tmp_path / RESULTS).read_bytes()
    assert arena("--games", "2", "--out", str(tmp_path)) == 0
    assert (tmp_path / RESULTS).read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "dodo,random"),
        ("--players", "11"),
        ("--option", "must_feed"),
        ("--option", "must_feed=on", "--option", "must_feed=on"),
        ("--iterations", "0"),
        ("--plot", "plot.pdf"),
        ("--plot", "no such folder/plot.svg"),
    ],
)
def test_the_command_refuses_nonsense(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena(*words) == 2
    assert capsys.readouterr().err.startswith("galapagos arena: ")


def test_a_plot_is_drawn_as_its_name_says(tmp_path: Path) -> None:
    svg, png = tmp_path / "plot.svg", tmp_path / "plot.png"
    assert arena("--games", "2", "--plot", str(svg)) == 0
    assert arena("--games", "2", "--plot", str(png)) == 0
    assert png.read_bytes().startswith(b"\x89PNG\r\n")
    assert png.read_bytes() == raster.png(svg.read_text(encoding="utf-8"), _width(png))


def _width(png: Path) -> int:
    return int.from_bytes(png.read_bytes()[16:20], "big")


def test_a_plot_that_cannot_be_written_loses_no_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "plot.svg").mkdir()
    assert arena("--games", "2", "--plot", str(tmp_path / "plot.svg")) == 1
    told = capsys.readouterr()
    assert "forager" in told.out
    assert "was not written" in told.err


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
def test_a_killed_match_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ["arena", "origin", "--bots", "hunter@5,forager", "--games", "40"]
    command = [sys.executable, "-P", "-m", "galapagos", *words, "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    results = tmp_path / RESULTS
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and (not results.exists() or _lines(results) < 3):
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = _lines(results)
    assert kept >= 3
    assert main([*words[:4], *words[4:5], "4", "--out", str(tmp_path)]) == 0
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["games"] == 4
    assert _lines(results) <= max(kept, 5)


def _lines(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")
