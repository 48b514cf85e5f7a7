"""Results on disk: found again after any kind of end, never mistaken for another contest's."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from galapagos.bots.specs import parse_bots
from galapagos.cli import main
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Contest, play_fixture
from galapagos.lab.arena_report import as_json, report_of
from galapagos.lab.arena_store import RESULTS, Store, missing, of_contest
from tests.amounts import PATIENCE


def contest(bots: str = "forager,random", games: int = 4) -> Contest:
    return Contest("origin", 2, {}, parse_bots(bots.split(",")), games)


def store(folder: Path, found: Contest) -> Store:
    return Store(folder, found.as_json())


def test_results_are_found_again_and_a_cut_line_is_dropped(tmp_path: Path) -> None:
    found = contest(games=4)
    kept = store(tmp_path, found)
    assert kept.load() == {}
    results = [play_fixture(found, fixture) for fixture in found.fixtures()]
    kept.append(results[:3])
    whole = (tmp_path / RESULTS).read_text(encoding="utf-8")
    (tmp_path / RESULTS).write_text(whole[:-25], encoding="utf-8")
    again = store(tmp_path, found)
    there = of_contest(again.load(), found.fixtures())
    assert there == results[:2]
    assert [fixture.key() for fixture in missing(there, found.fixtures())] == [(1, 0), (1, 1)]
    again.append([results[2]])
    assert list(store(tmp_path, found).load().values()) == results[:3]


def test_a_settled_file_is_in_the_order_of_the_games(tmp_path: Path) -> None:
    found = contest(games=4)
    results = [play_fixture(found, fixture) for fixture in found.fixtures()]
    files = []
    for name, order in (("one", results), ("other", results[::-1])):
        kept = store(tmp_path / name, found)
        kept.load()
        kept.append(order)
        kept.settle()
        files.append((tmp_path / name / RESULTS).read_bytes())
    assert files[0] == files[1]


def test_results_that_earlier_versions_wrote_are_found(tmp_path: Path) -> None:
    """They call a contest a match in the first line."""
    found = contest(games=2)
    results = [play_fixture(found, fixture) for fixture in found.fixtures()]
    kept = store(tmp_path, found)
    kept.load()
    kept.append(results)
    first = (tmp_path / RESULTS).read_text(encoding="utf-8").splitlines()[0]
    assert json.loads(first)["match"] == found.as_json()
    assert "match" in json.loads(as_json(report_of(found, results)))


def test_a_file_cut_in_its_first_line_starts_afresh(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text('{"mat', encoding="utf-8")
    assert store(tmp_path, contest()).load() == {}
    assert store(tmp_path, contest()).load() == {}


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    store(tmp_path, contest()).load()
    with pytest.raises(BadData, match="another match"):
        store(tmp_path, contest("hatchling,random")).load()
    # More games of the same match are no other match.
    assert store(tmp_path, contest(games=40)).load() == {}


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    store(tmp_path, contest()).load()
    with (tmp_path / RESULTS).open("a", encoding="utf-8") as file:
        file.write('{"deal": 1}\n')
    with pytest.raises(BadData, match="line 2"):
        store(tmp_path, contest()).load()


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
