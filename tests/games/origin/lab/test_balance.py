"""The balance report of Origin: it counts what happened, and the same for any number of jobs."""

import csv
import io
import json
from pathlib import Path

import pytest

from galapagos import cli
from galapagos.bots.specs import parse_bots
from galapagos.games.origin.lab.balance import VICTORY, Plan, Tally, counting
from galapagos.games.origin.lab.balance_report import sheets_of, title_of
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.kernel.errors import BadData
from galapagos.lab.crews import crew_of


def plan_of(games: int = 12, players: int = 3, bots: str = "random") -> Plan:
    return Plan(players, {}, parse_bots(bots.split(",")), games)


def counted(plan: Plan, jobs: int = 1) -> Tally:
    found = counting(plan)
    with crew_of(jobs) as crew:
        assert sum(found.play(crew)) == plan.games
    return found.total()


def test_counts_add_up() -> None:
    tally = counted(plan_of())
    assert tally.games == 12
    assert sum(tally.places["seats", place] for place in range(3)) == 36
    shared = sum(tally.places["victory", place] for place in range(3))
    assert shared == pytest.approx(12 * VICTORY, abs=12)
    assert tally.rounds["games", 1] == 12
    deaths = {
        cause: sum(n for (what, _), n in tally.rounds.items() if what == cause)
        for cause in ("eaten", "starved", "poisoned")
    }
    assert deaths["starved"] > deaths["eaten"] > 0
    for cause, number in deaths.items():
        by_trait = sum(n for (what, _), n in tally.traits.items() if what == cause)
        assert (by_trait > 0) == (number > 0)
    for trait in range(len(TRAIT_KEYS)):
        there = tally.traits["there", trait]
        assert sum(tally.traits[cause, trait] for cause in deaths) <= there


def test_jobs_change_nothing() -> None:
    assert counted(plan_of(20)) == counted(plan_of(20), jobs=2)


def test_tables_say_everything_once() -> None:
    plan = plan_of(bots="random,forager")
    sheets = sheets_of(plan, counted(plan))
    assert [sheet.title for sheet in sheets] == ["Rounds", "Traits", "Seats"]
    assert {row[0] for row in sheets[1].rows} == set(TRAIT_KEYS)
    assert len(sheets[2].rows) == 3
    assert title_of(plan) == "Origin, 3 players: 12 games of random, forager, seed 1"
    for sheet in sheets:
        assert {len(row) for row in sheet.rows} == {len(sheet.columns)}


@pytest.mark.parametrize(("games", "players"), [(0, 3), (12, 9), (12, 1)])
def test_a_plan_that_cannot_be_played_is_refused(games: int, players: int) -> None:
    with pytest.raises(BadData):
        plan_of(games, players)


def test_the_command_fits_its_terminal_and_writes_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    words = ["lab", "balance", "origin", "--games", "4", "--players", "2", "--player", "random"]
    out = tmp_path / "report.csv"
    assert cli.main([*words, "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert "high_body_weight" in shown
    rows = list(csv.reader(io.StringIO(out.read_text(encoding="utf-8"))))
    assert ["table", "seat", "victories (95%)", "points"] in rows
    assert cli.main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["made_by"]
    assert set(found["traits"]) <= set(TRAIT_KEYS)


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "balance", "origin", "--games", "1", "--player", "random"]
    assert cli.main([*words, "--out", str(tmp_path / "nowhere" / "x.md")]) == 1
    assert "was not written" in capsys.readouterr().err


def test_unknown_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["lab", "balance", "chess"])
    assert "chess" in capsys.readouterr().err
