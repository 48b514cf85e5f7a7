"""Interpreted = compiled: both builds must give the games whose checksums are stored here.

After a change of the rules that is meant: ``python -m galapagos.lab.checksum FILE --write``, and
think of the rules version.
"""

from pathlib import Path

import pytest

from galapagos.lab import checksum
from galapagos.lab.games import ORIGIN_SWITCHES
from galapagos.origin.options import SWITCH_KEYS, Options

STORED = checksum.read_file(Path(__file__).parent / "origin.checksum")
BLOCKS = list(range(0, checksum.GAMES_IN_ALL, checksum.BLOCK))


def test_the_stored_file_covers_every_game() -> None:
    assert len(STORED) == len(BLOCKS)
    assert checksum.GAMES_IN_ALL >= 2_000


@pytest.mark.slow
@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_games_are_as_stored(block: int) -> None:
    assert checksum.block_line(BLOCKS[block]) == STORED[block]


def test_the_lab_knows_every_switch() -> None:
    assert [*ORIGIN_SWITCHES, "decks"] == sorted(SWITCH_KEYS, key=[*ORIGIN_SWITCHES, "decks"].index)
    for key, value in ORIGIN_SWITCHES.items():
        assert Options(4).value(key) != value


def test_every_switch_is_met_with_every_number_of_players() -> None:
    met: dict[tuple[int, str, bool], int] = {}
    for number in range(checksum.GAMES_IN_ALL):
        players, switches = checksum.settings(number)
        for key in ORIGIN_SWITCHES:
            met.setdefault((players, key, key in switches), number)
    no_teams = {(players, "teams", True) for players in (2, 3, 5, 7)}
    wanted = {
        (n, key, flip) for n in range(2, 9) for key in ORIGIN_SWITCHES for flip in (True, False)
    }
    assert set(met) == wanted - no_teams


def test_a_line_tells_games_apart() -> None:
    lines = [checksum.game_line(number) for number in range(16)]
    assert len({line.split(" ", 1)[1] for line in lines}) == 16
    assert lines[3] == checksum.game_line(3)


def test_only_some_games_are_logged_and_some_of_these_eager() -> None:
    logged = [n for n in range(checksum.GAMES_IN_ALL) if checksum.is_logged(n)]
    assert len(logged) == checksum.GAMES_IN_ALL // 8
    assert {checksum.is_eager(number) for number in logged} == {True, False}


def test_the_command_finds_a_block_that_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checksum, "GAMES_IN_ALL", 5)
    path = tmp_path / "some.checksum"
    assert checksum.main([str(path), "--write"]) == 0
    assert checksum.main([str(path)]) == 0
    path.write_text(path.read_text()[:-5] + "0000\n")
    assert checksum.main([str(path)]) == 1
    assert "expected 0-4 " in capsys.readouterr().out
