"""The standings of an arena on a terminal: a table where it fits, else a few lines for each bot."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from galapagos.lab.arena_report import Report
from galapagos.lab.ratings import Estimate, rating_text

_HEADS = ("bot", "victory", "points", "mean", "Elo", "forfeits")
_TROUBLES_SHOWN = 5
_NAME = 16
"""In a table a longer name may be folded, into parts that are this wide at least."""


def show(report: Report, console: Console) -> None:
    """Print how strong the bots are, what a reader has to know of that, and what went wrong."""
    contest = report.contest
    title = (
        f"{contest.game}, {contest.players} players, {report.games} games"
        f" ({report.deals} deals), seed {contest.seed}"
    )
    console.print(Text(title, style="italic"))
    rows = _rows(report)
    if _least_width(rows) <= console.width:
        console.print(_table(rows))
    else:
        for row in rows:
            console.print("", Text(row[0], style="bold"), _lines(row), sep="\n")
        console.print()
    console.print(Text("\n".join(report.notes()), style="dim"))
    for text in report.troubles[:_TROUBLES_SHOWN]:
        console.print(Text(f"forfeited: {text}", style="yellow"))
    if len(report.troubles) > _TROUBLES_SHOWN:
        console.print(Text(f"… {len(report.troubles)} decisions in all", style="yellow"))


def _rows(report: Report) -> list[list[str]]:
    found = []
    for spec, row in zip(report.contest.bots, report.standings, strict=False):
        named = spec.budget is None or "@" in spec.text
        bot = row.bot if named or not spec.budget else f"{row.bot} ({spec.budget.text()})"
        win = f"{_percent(row.win)} ({100 * row.win.low:.1f}–{100 * row.win.high:.1f})"
        numbers = [win, _percent(row.score), f"{row.mean_score:.1f}", rating_text(row.elo)]
        found.append([bot, *numbers, str(row.forfeits or "–")])
    return found


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} %"


def _least_width(rows: list[list[str]]) -> int:
    """Return how wide a terminal has to be for the table: all numbers, and names to be read."""
    widths = [max(map(len, column)) for column in zip(_HEADS, *rows, strict=True)]
    return min(widths[0], _NAME) + sum(widths[1:]) + 2 * len(widths) + 1


def _table(rows: list[list[str]]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column(_HEADS[0], overflow="fold")
    for heading in _HEADS[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _lines(row: list[str]) -> Table:
    """Return the numbers of one bot below each other."""
    table = Table.grid(padding=(0, 0, 0, 2))
    for heading, number in zip(_HEADS[1:], row[1:], strict=True):
        table.add_row(heading, number)
    return table
