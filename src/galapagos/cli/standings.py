"""Standings of bots on a terminal: a table where it fits, else a few lines for each bot."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

_NAME = 16
"""In a table a longer name may be folded, into parts that are this wide at least."""

Row = Sequence[str]
"""The name of a bot, or what stands for it, and its numbers as texts."""


def print_standings(console: Console, heads: Row, rows: Sequence[Row]) -> None:
    """Print a table, or the numbers of each bot below its name where that is too wide."""
    if fits(console, heads, rows):
        console.print(_table(heads, rows))
        return
    for row in rows:
        console.print("", Text(row[0], style="bold"), _lines(heads, row), sep="\n")
    console.print()


def fits(console: Console, heads: Row, rows: Sequence[Row]) -> bool:
    """Whether the terminal is wide enough for a table: all numbers, and names to be read."""
    widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)]
    return min(widths[0], _NAME) + sum(widths[1:]) + 2 * len(widths) + 1 <= console.width


def _table(heads: Row, rows: Sequence[Row]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(heads[0], overflow="fold")
    for heading in heads[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _lines(heads: Row, row: Row) -> Table:
    """Return the numbers of one bot below each other."""
    table = Table.grid(padding=(0, 0, 0, 2))
    for heading, number in zip(heads[1:], row[1:], strict=True):
        table.add_row(heading, number)
    return table
