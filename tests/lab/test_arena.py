"""The arena: fair seatings, repeatable results, files that survive, and honest numbers."""

import json
import random
import shlex
import sys
from pathlib import Path

import pytest

from galapagos import __version__
from galapagos.art import raster
from galapagos.bots.base import Budget
from galapagos.bots.specs import parse_bots
from galapagos.cli import main
from galapagos.games import GAMES
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Contest, Result, play_fixture
from galapagos.lab.arena_report import as_csv, as_json, as_svg, games_as_csv, report_of
from galapagos.lab.arena_run import play_all
from galapagos.lab.arena_store import RESULTS
from galapagos.lab.crews import ALONE, Crew, Processes
from galapagos.lab.ratings import Sequential
from galapagos.records.record import parse_record
from galapagos.records.timeline import replay

FEW = Budget(iterations=4)


def contest(
    bots: str = "forager,random",
    players: int = 2,
    games: int = 4,
    options: dict[str, str] | None = None,
    game: str = "origin",
) -> Contest:
    return Contest(game, players, options or {}, parse_bots(bots.split(","), FEW), games)


# --- seatings --------------------------------------------------------------------------------


def test_seats_are_rotated() -> None:
    assert contest(players=2).seatings() == [[0, 1], [1, 0]]
    assert contest(players=3).seatings() == [[0, 1, 0], [1, 0, 1]]
    three = contest("apex,hunter,forager", players=3)
    assert three.seatings() == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_more_bots_than_seats_meet_in_every_selection() -> None:
    assert contest("apex,hunter,forager").seatings() == [
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
    found = contest(players=4, options=options, game=game)
    assert found.seatings() == [[0, 1, 0, 1], [1, 0, 1, 0]]
    result = play_fixture(found, found.fixtures()[0])
    assert sum(result.shares) == pytest.approx(1.0)
    assert result.shares[:2] == result.shares[2:]


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = contest(games=5)
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
        contest(bots, players, games, options, game)


# --- results ---------------------------------------------------------------------------------


def played_by(crew: Crew, found: Contest, keep: Path | None = None) -> list[Result]:
    with crew:
        return [one for some in play_all(found, found.fixtures(), crew, keep) for one in some]


def in_order(results: list[Result]) -> list[Result]:
    return sorted(results, key=Result.key)


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_results_do_not_depend_on_the_number_of_processes(game: str) -> None:
    found = contest("hunter@2,forager", games=2, game=game)
    alone = played_by(ALONE, found)
    together = played_by(Processes(2), found)
    assert in_order(alone) == in_order(together)
    assert as_json(report_of(found, alone)) == as_json(report_of(found, together[::-1]))
    assert found.is_repeatable()


def test_all_deals_are_played_from_all_seats() -> None:
    found = contest(games=4)
    results = played_by(ALONE, found)
    assert [(result.deal, result.seating) for result in results] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert [result.bots for result in results] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    for result in results:
        assert sum(result.shares) == pytest.approx(1.0)
        assert result.troubles == []


FAILS = """import json, sys
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "choose" and ask["id"] == {fails_at}:
        sys.exit(1)
    if ask["type"] == "choose":
        print(json.dumps({{"id": ask["id"], "choice": ask["legal"][-1]}}), flush=True)
"""


def failing(folder: Path, fails_at: int) -> str:
    """Return a bot that breaks down at one of its decisions."""
    file = folder / f"fails at {fails_at}.py"
    file.write_text(FAILS.format(fails_at=fails_at), encoding="utf-8")
    return f"cmd:{shlex.join([sys.executable, str(file)])}"


def test_who_fails_has_lost_the_game_without_points(tmp_path: Path) -> None:
    found = contest(f"{failing(tmp_path, 2)},random", games=1)
    results = [play_fixture(found, fixture) for fixture in found.fixtures()]
    assert [result.shares for result in results] == [[0.0, 1.0], [1.0, 0.0]]
    assert [result.scores[result.bots.index(0)] for result in results] == [0, 0]
    assert [len(result.troubles) for result in results] == [1, 1]
    report = report_of(found, results)
    assert [row.forfeits for row in report.standings] == [2, 0]
    assert report.standings[0].faults == {"illegal": 0, "late": 0, "failed": 2}
    assert report.standings[0].elo.value < report.standings[1].elo.value
    notes = " ".join(report.notes())
    assert "other numbers" in notes
    assert "has lost that game" in notes


def test_the_victory_goes_to_the_best_of_those_who_played(tmp_path: Path) -> None:
    found = contest(f"{failing(tmp_path, 2)},{failing(tmp_path, 3)},random", players=3, games=1)
    for fixture in found.fixtures():
        result = play_fixture(found, fixture)
        assert result.shares[result.bots.index(2)] == 1.0
    alone = contest(f"{failing(tmp_path, 2)},{failing(tmp_path, 3)}", games=1)
    assert play_fixture(alone, alone.fixtures()[0]).shares == [0.0, 0.0]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("cmd:/nonexistent", "/nonexistent cannot be started"),
        (f"cmd:{shlex.join([sys.executable, '-c', ''])}", "the program has ended"),
        ("py:galapagos.bots.simple:Nobody", "cannot be made"),
        ("py:no.such.module:Nobody", "No module named"),
        ("py:Nobody", "expected py:MODULE:CLASS"),
        ("py:collections:Counter", "is no galapagos.bots.base.Bot"),
    ],
)
def test_a_bot_that_cannot_play_plays_no_match(
    bot: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "origin", "--bot", bot, "--bot", "random"]) == 2
    told = capsys.readouterr()
    assert why in told.err
    assert told.out == ""


def test_a_match_with_forfeits_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bot", failing(tmp_path, 2), "--bot", "random", "--games", "2"]
    assert main(["arena", "origin", *words]) == 1
    assert "forfeited: cmd:" in capsys.readouterr().out


GREEDY = """from galapagos.bots.base import Bot, Choice

class Last(Bot):
    name = "last"

    def choose(self, view, seat, chance):
        return Choice(view.legal_list(seat)[-1])
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_of_python_play(
    tmp_path: Path, jobs: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")  # no name is folded, however deep the folder lies
    (tmp_path / "own.py").write_text(GREEDY, encoding="utf-8")
    words = ["--bots", f"py:{tmp_path / 'own.py'}:Last,forager", "--games", "2", "--jobs", jobs]
    assert main(["arena", "origin", *words]) == 0
    assert "own.py:Last" in capsys.readouterr().out


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_of_a_module_in_the_current_folder_play(
    tmp_path: Path, jobs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bug: ``No module named``, though it lies there."""
    (tmp_path / f"own_{jobs}.py").write_text(GREEDY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    before = list(sys.path)
    words = ["--bots", f"py:own_{jobs}:Last,forager", "--games", "2", "--jobs", jobs]
    assert main(["arena", "origin", *words]) == 0
    assert sys.path == before


def test_no_folder_is_made_for_records_of_games_that_nobody_can_play(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    assert arena("--bots", "cmd:/nonexistent,random", "--records", str(folder)) == 2
    assert not folder.exists()


def test_a_bot_may_play_against_itself() -> None:
    found = contest("random,random,forager", games=1)
    assert found.names() == ["random #1", "random #2", "forager"]
    results = played_by(ALONE, found)
    assert [row.bot for row in report_of(found, results).standings] == found.names()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_records_of_all_games_are_kept_and_change_nothing(tmp_path: Path, game: str) -> None:
    found = contest("forager,random", games=2, game=game)
    kept = played_by(ALONE, found, tmp_path)
    assert kept == played_by(ALONE, found)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file, result in zip(files, kept, strict=True):
        *_, end = replay(parse_record(file.read_text(encoding="utf-8")), found.codec())
        outcome = end.outcome()
        assert outcome is not None
        assert list(outcome.scores) == result.scores


# --- until it is known -----------------------------------------------------------------------


def shares(mean: float, count: int, seed: int) -> list[float]:
    chance = random.Random(seed)
    return [(chance.random() < mean) * 1.0 for _ in range(count)]


def verdict(values: list[float], risk: float = 0.05) -> int:
    test = Sequential(risk)
    return next((known for value in values if (known := test.add(value))), 0)


@pytest.mark.parametrize(("mean", "right"), [(0.55, 1), (0.45, -1)])
def test_a_sequential_test_errs_seldom(mean: float, right: int) -> None:
    found = [verdict(shares(mean, 3000, seed)) for seed in range(200)]
    assert found.count(right) >= 184  # 190 are to be expected at the risk of 5 %
    assert found.count(0) == 0


def test_a_match_ends_when_it_is_known(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--games", "400", "--until", "0.05", "--out"]
    told = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        assert arena(*words, str(folder), "--jobs", jobs) == 0
        told.append(capsys.readouterr().out)
        assert arena(*words, str(folder)) == 0
        assert capsys.readouterr().out == told[-1], "it is known already"
    assert told[0] == told[1]
    assert "forager is stronger" in told[0].replace("\n", " ")


def test_only_two_bots_can_be_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "origin", "--bots", "forager,random,hatchling", "--until", "0.05"]
    assert main(words) == 2
    assert arena("--until", "0.7") == 2


# --- the report ------------------------------------------------------------------------------


def played(games: int = 8) -> tuple[Contest, list[Result]]:
    found = contest("forager,hatchling,random", games=games)
    return found, played_by(ALONE, found)


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
    games = games_as_csv(report).splitlines()
    assert len(games) == 1 + 2 * report.games
    assert len({row.count(",") for row in games}) == 1
    made = json.loads(as_json(report))["made_by"]
    assert made["program"] == __version__
    assert json.loads(as_json(report))["match"]["rules"] == found.codec().rules_version
    assert json.loads(as_json(report))["match"]["bots"] == ["forager", "hatchling", "random"]
    picture = as_svg(report)
    assert picture.startswith("<svg ")
    assert picture.count("<circle") == 3


# --- the command -----------------------------------------------------------------------------


def arena(*words: str) -> int:
    return main(["arena", "origin", "--bots", "forager,random", *words])


def test_the_command_writes_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("--games", "2", "--out", str(tmp_path)) == 0
    assert "forager" in capsys.readouterr().out
    assert {path.name for path in tmp_path.iterdir()} == {
        RESULTS,
        "games.csv",
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
