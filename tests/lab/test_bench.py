"""The benchmark measures what it says and prints it as agreed. Speed itself is not tested."""

import json
import subprocess
import sys

import pytest

from galapagos import cli
from galapagos.build_info import is_compiled
from galapagos.cli import bench as command
from galapagos.lab import bench, plain
from galapagos.lab.bench import Series, Speed

AGREED = [
    "compiled",
    "decisions_per_cpu_s",
    "games_per_cpu_s",
    "driven_decisions_per_cpu_s",
    "clones_per_cpu_s",
    "pickled_per_cpu_s",
    "playouts_per_cpu_s",
    "peak_rss_mb",
]
BRIEF = 0.04


def test_json_has_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bench", "origin", "--players", "3", "--seconds", str(BRIEF), "--seed", "9", "--json"]
    assert cli.main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(AGREED) <= set(found)
    assert (found["game"], found["players"], found["seed"]) == ("origin", 3, 9)
    assert found["compiled"] is is_compiled()
    for key in AGREED:
        assert key in ("compiled", "peak_rss_mb") or (
            isinstance(found[key], int) and found[key] > 0
        )
    assert 100 < found["decisions_per_game"] < 1_000


def test_a_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "origin", "--seconds", str(BRIEF)]) == 0
    printed = capsys.readouterr().out
    assert "decisions in random playout" in printed
    assert "peak memory" in printed
    assert ("plain Python" in printed) != is_compiled()


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--seconds", "x"], ["--players", "many"]])
def test_wrong_arguments_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["bench", "origin", *words])
    assert stop.value.code == 2


def test_a_wrong_number_of_players_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "origin", "--players", "9"]) == 2
    assert "2 to 8 players, not 9" in capsys.readouterr().err


def test_the_same_seed_measures_the_same_games() -> None:
    one, other = Series("origin", 4, 3), Series("origin", 4, 3)
    positions = [bench.mid_games(series) for series in (one, other)]
    told = [[game.legal_list(game.actor()) for game in games] for games in positions]
    assert told[0] == told[1]
    assert all(told[0]), "every position is in the midst of a game"


def test_the_steps_are_announced() -> None:
    begun: list[str] = []
    bench.measure(Series("origin", 2, 1), BRIEF, begun.append)
    assert tuple(begun) == bench.STEPS


# --- compiled against plain --------------------------------------------------------------------


def test_the_plain_sources_run_beside_the_compiled_ones() -> None:
    speed = bench.measure_plain(Series("origin", 2, 1), BRIEF)
    assert not speed.compiled
    assert speed.decisions_per_cpu_s > 0


def test_plain_runs_a_module_with_its_arguments() -> None:
    words = plain.command("galapagos", "--version")
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "plain Python" in done.stdout


def test_plain_without_a_module_says_how_to_use_it() -> None:
    words = [sys.executable, "-P", "-m", "galapagos.lab.plain"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "usage" in done.stderr


def speed(**changes: int | bool) -> Speed:
    numbers = {key: 100 for key in AGREED if key.endswith("_cpu_s")}
    known = {"game": "origin", "players": 4, "seed": 1, "seconds": 1.0, "compiled": True}
    rest = {"decisions_per_game": 200.0, "peak_rss_mb": None}
    return Speed(**{**known, **numbers, **rest, **changes})  # type: ignore[arg-type]


def test_a_comparison_shows_both_and_their_ratio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "is_compiled", lambda: True)
    monkeypatch.setattr(command, "measure", lambda *_: speed(decisions_per_cpu_s=2_500))
    monkeypatch.setattr(command, "measure_plain", lambda *_: speed(compiled=False))
    assert cli.main(["bench", "origin", "--compare", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled_by_interpreted"] == 25.0
    assert found["interpreted"]["compiled"] is False
    assert cli.main(["bench", "origin", "--compare"]) == 0
    printed = capsys.readouterr().out
    assert "25.0 ×" in printed
    assert "peak memory unknown" in printed


def test_plain_python_has_nothing_to_compare_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "is_compiled", lambda: False)
    assert cli.main(["bench", "origin", "--compare"]) == 1
    assert "not compiled" in capsys.readouterr().err
