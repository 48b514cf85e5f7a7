"""Counts over many games: added up in their order, kept in a file, found again."""

from pathlib import Path

import pytest

from galapagos.bots.specs import parse_bots
from galapagos.games.darwin.lab import balance as darwin
from galapagos.games.darwin.lab.balance_tally import Tally
from galapagos.games.origin.lab import balance as origin
from galapagos.kernel.errors import BadData
from galapagos.lab.crews import ALONE, Processes
from galapagos.lab.tallies import Counting

RANDOM = parse_bots(["random"])


def test_counts_come_back_as_they_were_written() -> None:
    for one in (
        origin.play_batch(origin.Plan(3, {}, RANDOM, 3), range(3)),
        darwin.play_batch(darwin.Plan(3, {}, RANDOM, 3), range(3)),
    ):
        assert type(one).from_json(one.as_json()) == one


def counting(games: int, file: Path | None) -> Counting[darwin.Plan, Tally]:
    return darwin.counting(darwin.Plan(2, {}, RANDOM, games), file)


def test_gaps_are_filled_and_the_order_is_that_of_the_games(tmp_path: Path) -> None:
    """A run that lost some tasks of the middle leaves holes."""
    file = tmp_path / "counts.jsonl"
    whole = counting(12, file)
    assert sum(whole.play(ALONE)) == 12
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) > 3
    file.write_text("".join([lines[0], lines[3], lines[1], "{cut"]), encoding="utf-8")
    again = counting(12, file)
    assert 0 < again.played() < 12
    with Processes(2) as crew:
        missing = 12 - again.played()
        assert sum(again.play(crew)) == missing
    assert again.total() == whole.total()
    assert again.total().games == whole.total().games
    assert counting(12, file).total() == whole.total()
    more = counting(13, file)
    assert list(more.play(ALONE)) == [1]


def test_files_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "counts.jsonl"
    counting(2, file)
    with pytest.raises(BadData, match="another plan"):
        darwin.counting(darwin.Plan(3, {}, RANDOM, 2), file)
    with file.open("a", encoding="utf-8") as lines:
        lines.write('{"first": 0, "games": 2}\n')
    with pytest.raises(BadData, match="line 2: expected the counts of a few games"):
        counting(2, file)
