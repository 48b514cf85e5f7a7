"""``galapagos perft``: counts from new games, from positions, and of files."""

from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.games import GAMES, kit_for
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.perft import Position
from tests.every_game import perft_files


def counts(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["perft", *words]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_position_has_the_lines_of_the_game_that_reached_it(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new = counts(capsys, game, "--plies", "30", "--depth", "2", "--divide", "--seed", "5")
    kit = kit_for(game)
    reached = Position(game, kit.usual_players, 5, 30).reach()
    file = tmp_path / "position.txt"
    file.write_text(kit.codec().position_text(reached), encoding="utf-8")
    assert counts(capsys, "--position", str(file), "--depth", "2", "--divide") == new
    lines = int(new[1].split()[2])
    assert sum(int(row.rpartition(": ")[2]) for row in new[2:]) == lines


def test_switches_are_those_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    plain = counts(capsys, "origin", "--plies", "40", "--depth", "2")
    assert counts(capsys, "origin", "--plies", "40", "--depth", "2", "--players", "5") != plain
    assert main(["perft", "origin", "--option", "nonsense=on"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_what_is_hidden_cannot_be_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    view = Position("origin", 3, 1, 0).reach().view(SPECTATOR)
    file = tmp_path / "view.txt"
    file.write_text(kit_for("origin").codec().position_text(view), encoding="utf-8")
    assert main(["perft", "--position", str(file)]) == 2
    assert "hidden" in capsys.readouterr().err
    assert main(["perft"]) == 2


def test_files_are_checked_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = perft_files("origin")[0]
    file = tmp_path / "one.perft"
    line = next(
        row for row in good.read_text(encoding="utf-8").splitlines() if row.startswith("origin")
    )
    file.write_text(line.rpartition(" | ")[0] + "\n", encoding="utf-8")
    assert main(["perft", "--files", str(file)]) == 0
    right = file.read_text(encoding="utf-8")
    file.write_text(right.replace(" | 1 ", " | 1 9"), encoding="utf-8")
    assert main(["perft", "--files", str(file)]) == 1
    assert "expected 9" in capsys.readouterr().out
    assert main(["perft", "--files", str(file), "--write"]) == 0
    assert file.read_text(encoding="utf-8") == right
