"""Interpreted = compiled: both builds must give the games whose checksums are stored here.

After a change of the rules that is meant: ``python -m tests.record``, and think of the rules
version.
"""

from pathlib import Path

import pytest

from galapagos.games import GAMES
from galapagos.games.origin.lab.proofs import ORIGIN
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options
from galapagos.games.proofs import Proofs
from galapagos.lab import checksum
from galapagos.lab.checksum import Checked
from galapagos.lab.games import game_kind
from galapagos.lab.settings import mixed_setting
from tests.amounts import PLAIN
from tests.every_game import FIXED_CARDS, checksum_file, every_game

QUICK_BLOCKS = 1 if PLAIN else 2


def checked(name: str) -> Checked:
    return Checked(name, FIXED_CARDS.get(name))


def blocks() -> list[object]:
    """Every game's blocks: the first ones at once, thousands of games in the long run."""
    return [
        pytest.param(name, block, marks=[pytest.mark.slow] if block >= QUICK_BLOCKS else [])
        for name in GAMES
        for block in range(len(Checked(name).firsts()))
    ]


@every_game
def test_the_stored_file_covers_every_game(name: str) -> None:
    assert checksum_file(name).exists(), "run python -m tests.record"
    stored = checksum.read_file(checksum_file(name))
    assert len(stored) == len(checked(name).firsts())


@pytest.mark.parametrize(("name", "block"), blocks())
def test_games_are_as_stored(name: str, block: int) -> None:
    stored = checksum.read_file(checksum_file(name))
    assert checked(name).block_line(checked(name).firsts()[block]) == stored[block]


def test_there_are_thousands_of_both() -> None:
    assert min(game_kind(name).checked for name in ("origin", "darwin")) >= 2_000


def test_the_lab_knows_every_switch_of_origin() -> None:
    assert {*ORIGIN.switches, "decks"} == set(SWITCH_KEYS)
    for key, values in ORIGIN.switches.items():
        assert values
        assert Options(4).value(key) not in values


@every_game
def test_every_switch_is_met_with_every_number_of_players(name: str) -> None:
    kind = game_kind(name)
    met = {
        (setting.players, key, setting.switches.get(key))
        for setting in (mixed_setting(kind, number) for number in range(kind.checked))
        for key in kind.switches
    }
    assert met == possible(kind)


def possible(kind: Proofs) -> set[tuple[int, str, str | None]]:
    """Every switch as every number of players can set it, or leave it."""
    return {
        (players, key, value)
        for players in kind.players
        for key, values in kind.switches.items()
        for value in (None, *values)
        if value is None or kind.fit(players, {key: value})
    }


@every_game
def test_a_line_tells_games_apart(name: str) -> None:
    lines = [checked(name).game_line(number) for number in range(8)]
    assert len({line.split(" ", 1)[1] for line in lines}) == 8
    assert lines[3] == checked(name).game_line(3)


def test_only_some_games_are_logged_and_some_of_these_eager() -> None:
    logged = [n for n in range(ORIGIN.checked) if checksum.is_logged(n)]
    assert len(logged) == ORIGIN.checked // 8
    assert {checksum.is_eager(number) for number in logged} == {True, False}


def test_the_command_finds_a_block_that_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Checked, "block", lambda self: 5)
    monkeypatch.setattr(Checked, "firsts", lambda self: range(0, 5, 5))
    path = tmp_path / "some.checksum"
    assert checksum.main(["origin", str(path), "--write"]) == 0
    assert checksum.main(["origin", str(path)]) == 0
    path.write_text(path.read_text()[:-5] + "0000\n")
    assert checksum.main(["origin", str(path)]) == 1
    assert "expected 0-4 " in capsys.readouterr().out
