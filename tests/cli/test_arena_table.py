"""The standings of an arena on terminals of any width: everything can be read."""

from io import StringIO

import pytest
from rich.console import Console

from galapagos.bots.specs import parse_bots
from galapagos.cli.arena_table import show
from galapagos.cli.output import Output
from galapagos.lab.arena import Contest, Result
from galapagos.lab.arena_report import report_of

NAMES = ("forager", "hatchling", "apex@5000", "cmd:./a-program --of=mine --that='thinks'")


def told(width: int) -> list[str]:
    """The lines of a match that the first bot has won throughout."""
    contest = Contest("origin", 2, {}, parse_bots(list(NAMES)), games=36)
    results = [
        Result(*fixture.key(), fixture.bots, [40, 3], [1.0, 0.0], 50, [[], []])
        if fixture.bots[0] < fixture.bots[1]
        else Result(*fixture.key(), fixture.bots, [3, 40], [0.0, 1.0], 50, [[], ["late"]], ["late"])
        for fixture in contest.fixtures()
    ]
    out = StringIO()
    show(report_of(contest, results), Console(file=out, width=width), Output("en"))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", [40, 50, 60, 80, 120])
def test_names_and_numbers_are_whole_in_any_terminal(width: int) -> None:
    """Bug: with fewer than 80 columns the column of the bots was empty."""
    lines = told(width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for name in NAMES[:3]:
        assert name in text
    for number in ("100.0% (", "93.0%", "27.7"):
        assert number in text
    assert "(> " in text
    for heading in ("victory", "points", "mean", "Elo", "forfeits"):
        assert heading in text
    assert "".join(NAMES[3].split()) in "".join(text.split())


def test_there_is_a_table_where_it_fits() -> None:
    heads = ["bot", "victory", "points", "mean", "Elo", "forfeits"]
    assert any(line.split() == heads for line in told(120))
    assert not any(line.split() == heads for line in told(60))
