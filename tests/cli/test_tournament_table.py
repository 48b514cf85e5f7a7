"""The crosstable of a tournament on terminals of any width: everything can be read."""

from io import StringIO

import pytest
from rich.console import Console

from galapagos.cli.output import Output
from galapagos.cli.tournament_table import print_crosstable
from galapagos.lab.crosstable import Crosstable, Place
from galapagos.lab.ratings import Estimate

NAMES = ["apex@5000", "forager", "hatchling", "cmd:./a-program --of=mine --that='thinks'"]
NAMES += [f"random #{number}" for number in range(1, 5)]
HEADS = ["bot", "points", "Elo", "forfeits"]
NUMBERS = [str(number) for number in range(1, len(NAMES) + 1)]


def told(width: int) -> list[str]:
    """The lines of a tournament in which everybody has beaten all who come later, as they were
    late."""
    last = len(NAMES) - 1
    places = [
        Place(name, row, last - row, 12 * (last - row), 12 * last, Estimate(row, -9, 759), 12 * row)
        for row, name in enumerate(NAMES)
    ]
    order = range(len(NAMES))
    cells = [["12/12" if row < column else "0/12" for column in order] for row in order]
    shares: list[list[float | None]] = [[float(row < column) for column in order] for row in order]
    out = StringIO()
    table = Crosstable("origin, round robin of 8 bots at tables of 2", places, cells, shares)
    print_crosstable(table, Console(file=out, width=width), Output("en"))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_names_and_numbers_are_whole_in_any_terminal(width: int) -> None:
    lines = told(width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for name in ("1 apex@5000", "2 forager", "3 hatchling", "8 random #4"):
        assert name in text
    assert set(NAMES[3].split()) <= set(text.split())
    for heading in HEADS[1:]:
        assert heading in text
    met = len(NAMES) * (len(NAMES) - 1) // 2
    assert text.split().count("12/12") == text.split().count("0/12") == met
    assert "84" in text.split()


def test_there_is_one_table_where_it_fits_and_parts_of_it_elsewhere() -> None:
    rows = {width: [line.split() for line in told(width)] for width in (40, 80, 120)}
    assert HEADS + NUMBERS in rows[120]
    assert HEADS in rows[80]
    assert NUMBERS in rows[80]
    assert HEADS not in rows[40]
    assert NUMBERS[:5] in rows[40]
    assert NUMBERS[5:] in rows[40]
