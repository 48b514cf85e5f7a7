"""Calibration: what is measured, fitted, told and drawn."""

import json
from math import exp
from pathlib import Path
from xml.etree import ElementTree

import pytest

from galapagos import cli
from galapagos.bots.specs import parse_bots
from galapagos.games import GAMES, kit_for
from galapagos.games.calibration import (
    Calibration,
    Curve,
    TableCurves,
    calibration_in,
    odds_of,
)
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.lab.calibration import Plan, Sample, Tally, counting, fit, play_batch, solved
from galapagos.lab.calibration_report import plot, sheet_of, tenths, worst
from galapagos.lab.crews import ALONE, Processes
from tests.every_game import every_game

FORAGERS = parse_bots(["forager"])


def plan(name: str, games: int = 4, players: int = 2) -> Plan:
    return Plan(players, {}, FORAGERS, games, 1, game=name, samples=3, depth=8)


@every_game
def test_decisions_are_sampled_with_what_came_of_them(name: str) -> None:
    tally = play_batch(plan(name), range(4))
    assert tally.games == 4
    assert len(tally.samples) == 12
    assert {one.sides for one in tally.samples} == {2}
    assert {one.share for one in tally.samples} <= {0.0, 0.5, 1.0}
    assert all(0 < one.value < 1 for one in tally.samples)
    assert len({one.ahead for one in tally.samples}) > 1
    assert Tally.from_json(json.loads(json.dumps(tally.as_json()))) == tally


@every_game
def test_the_same_samples_from_any_number_of_processes(name: str) -> None:
    alone = counting(plan(name))
    assert sum(alone.play(ALONE)) == 4
    together = counting(plan(name))
    with Processes(2) as crew:
        assert sum(together.play(crew)) == 4
    assert together.total() == alone.total()


def test_a_plan_that_samples_nothing_is_refused() -> None:
    with pytest.raises(BadData, match="at least 1 decision"):
        Plan(2, {}, FORAGERS, 4, 1, game=next(iter(GAMES)), samples=0, depth=8)


# --- curves ------------------------------------------------------------------------------------


def made(wanted: Calibration, count: int) -> list[Sample]:
    """Return games that were won as often as the curves say, without any noise."""
    chance, found = Chance(mix(1)), []
    for number in range(count):
        value = 0.02 + 0.96 * float(chance.below(1 << 20)) / (1 << 20)
        sides, ahead = 2 + number % 2, number % 3
        found.append(Sample(value, sides, ahead, wanted.chance(value, sides, ahead)))
    return found


def test_a_curve_is_found_again() -> None:
    wanted = Calibration(
        (
            TableCurves(2, (Curve(1.5, 0.2, 0.05), Curve(0.7, -0.1), Curve(0.4, 0.0))),
            TableCurves(3, (Curve(1.8, -0.5), Curve(1.1, -0.9), Curve(0.8, -1.0))),
        )
    )
    found = fit(made(wanted, 12_000), "again")
    assert found.command == "again"
    for table, other in zip(wanted.tables, found.tables, strict=True):
        assert table.sides == other.sides
        for curve, again in zip(table.curves, other.curves, strict=True):
            assert again.slope == pytest.approx(curve.slope, abs=0.05)
            assert again.base == pytest.approx(curve.base, abs=0.05)
            assert again.bend == pytest.approx(curve.bend, abs=0.01)
            assert again.only_rises()


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_a_curve_that_falls_again_is_not_taken() -> None:
    """Few games at the edges may bend a curve back: then it stays straight."""
    assert not Curve(1.0, 0.0, -0.1).only_rises()
    odd = [Sample(0.9, 2, 0, 1.0)] * 200 + [Sample(0.98, 2, 0, 0.0)] * 40
    odd += [Sample(0.1, 2, 0, 0.0)] * 200 + [Sample(0.02, 2, 0, 1.0)] * 40
    (table,) = fit(odd, "").tables
    assert table.curves[0].bend == 0.0
    assert table.curves[0].only_rises()


def test_what_nothing_is_known_of_stays_as_it_is_believed() -> None:
    found = fit([Sample(0.5, 2, 2, 0.5)] * 100, "")
    assert found.tables == (TableCurves(2, (Curve(), Curve(), Curve())),)
    assert found.chance(0.5, 2, 7) == pytest.approx(0.5)
    # Every further rival has an equal share.
    assert found.chance(0.5, 4, 0) == pytest.approx(0.25)
    rare = fit([Sample(0.5, 4, 0, 1.0)], "")
    assert 0.25 < rare.chance(0.5, 4, 0) < 0.5


def test_a_better_value_is_never_a_worse_chance() -> None:
    for name in GAMES:
        calibration = kit_for(name).calibration()
        for sides in (2, 3, 4, 6):
            for ahead in range(6):
                chances = [calibration.chance(n / 50, sides, ahead) for n in range(51)]
                assert chances == sorted(chances)
                assert chances[10] < chances[40]
                assert 0 < chances[0] < chances[-1] < 1


def test_a_game_without_measurements_is_taken_at_its_word(tmp_path: Path) -> None:
    assert calibration_in(tmp_path) == Calibration()
    assert Calibration().chance(0.3, 2, 5) == pytest.approx(0.3)
    assert 1 / (1 + exp(-odds_of(0.3))) == pytest.approx(0.3)
    assert odds_of(1.0) == odds_of(2.0) > 3


# --- the report --------------------------------------------------------------------------------


def test_tenths_lay_what_was_predicted_beside_what_came() -> None:
    samples = [Sample(0.15, 2, 0, 0.0)] * 8 + [Sample(0.15, 2, 0, 1.0)] * 2
    samples += [Sample(1.0, 2, 0, 1.0)] * 5
    found = tenths(samples, Calibration())
    assert [(one.number, one.decisions) for one in found] == [(1, 10), (9, 5)]
    assert found[0].predicted == pytest.approx(0.15)
    assert found[0].observed.value == pytest.approx(0.2)
    assert found[0].miss == pytest.approx(-0.05)
    assert worst(found) == pytest.approx(0.05)
    sheet = sheet_of("Title", found)
    assert sheet.rows[0][:3] == ["10 … 20%", "10", "15.0%"]
    assert sheet.rows[0][4] == "-5.0"
    assert "5.0 percentage points" in sheet.note
    ElementTree.fromstring(plot("origin <2>", "a & b", found))


@every_game
def test_the_command_measures_writes_and_fits(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["lab", "calibration", name, "--games", "2", "--players", "2,3"]
    words += ["--player", "forager", "--depth", "4", "--samples", "3"]
    files = {end: tmp_path / f"found.{end}" for end in ("md", "json", "csv", "svg")}
    fitted = tmp_path / "calibration.json"
    more = ["--keep", str(tmp_path / "kept"), "--plot", str(files["svg"]), "--fit", str(fitted)]
    assert cli.main([*words, *more, "--out", str(files["md"])]) == 0
    printed = capsys.readouterr().out
    assert "12 decisions of 4 games of forager" in printed
    assert "As the search estimates it" in files["md"].read_text(encoding="utf-8")
    ElementTree.fromstring(files["svg"].read_text(encoding="utf-8"))
    found = calibration_in(tmp_path)
    assert found.command.startswith(f"galapagos lab calibration {name} --games 2 --players 2,3 ")
    assert [one.sides for one in found.tables] == [2, 3]
    # What is kept is not played again: the same report comes at once.
    assert cli.main([*words, *more, "--json", "--out", str(files["json"])]) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert [one["title"] for one in tables] == [
        "As the analysis shows it",
        "As the search estimates it",
    ]
    assert json.loads(files["json"].read_text(encoding="utf-8"))["tables"] == tables
    assert cli.main([*words, "--games", "2,3,4"]) == 2
    assert "--games has 3 numbers, --players 2" in capsys.readouterr().err
    assert cli.main([*words, "--out", str(tmp_path / "no" / "found.csv")]) == 1
    assert "was not written" in capsys.readouterr().err
