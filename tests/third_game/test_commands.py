"""A third game in the commands of ``galapagos``: played, kept, replayed, explained.

Nothing in the package knows of it but by its registration."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.third_game.registered import ENVIRONMENT


def galapagos(*words: str, typed: str = "", code: int = 0) -> str:
    """Run the command; return what it said, or where it was to fail what went wrong."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "galapagos", *words],
        env=os.environ | ENVIRONMENT,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stderr if code else done.stdout


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that somebody has played in the terminal."""
    kept = tmp_path_factory.mktemp("played") / "tiny.record"
    told = galapagos("play", "tiny", "--seed", "5", "--save", str(kept), typed="1\n1\n1\n")
    assert "Your hand: 1 2 3\n" in told
    assert "Lay a card open?\n" in told
    assert "P2 draws a card." in told, "nobody is told which"
    assert "You win with 6 points." in told
    return kept


def test_a_game_is_played_in_the_terminal_and_kept(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    assert lines[1] == "game: tiny"
    assert lines[-1] == "result: 6 2 won by P1"


def test_a_record_is_replayed_and_explained(record: Path) -> None:
    assert "You lay a 3 open." in galapagos("explain", str(record), "--seat", "P1")
    assert "P1 lays a 3 open." in galapagos("replay", str(record), "--story")


def test_a_wrong_action_is_refused_in_the_words_of_the_game(record: Path) -> None:
    told = galapagos("play", "tiny", "--seed", "5", "--save", f"{record}.2", typed="play 0\nq\n")
    assert "You have no such card." in told


def test_all_bots_play_it() -> None:
    bots = "random,hatchling,forager,hunter@20,apex@20"
    told = galapagos("arena", "tiny", "--bots", bots, "--games", "10", "--players", "2")
    assert "tiny, 2 players" in told
    assert "apex" in told


SCENARIO = """\
scenario T-1: a card is put aside once a game
> game: tiny
> sizes: 18 0 2 0
> cards: 4 4 5 5  0 0 0 0  1 1 0 0  0 0 0 0  0 0 0 0  0 0 0 0
P1 swap 0 | draw c3
= events: swapped dealt
= swapped: 1
P1 swap 1 ! no_swap
P1 fold ! no_folding
P1 play 3
= to act: P1
"""


def test_its_rules_are_told_in_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "tiny.scenario"
    path.write_text(SCENARIO, encoding="utf-8")
    assert galapagos("check", str(path)) == "1 passed, 0 failed, 0 skipped\n"


def test_it_is_measured() -> None:
    assert "decisions in random playout" in galapagos("bench", "tiny", "--seconds", "0.1")


def test_it_has_no_rule_book_and_the_command_says_so() -> None:
    assert "tiny has no rule book" in galapagos("rules", "tiny", code=2)
