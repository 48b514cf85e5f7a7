"""Tables of a report in the terminal, and how long is still to be waited for them."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from galapagos.lab.batches import BATCH
from galapagos.lab.sheets import Sheet

T = TypeVar("T")


def print_sheets(title: str, sheets: Sequence[Sheet]) -> None:
    """Print a report; columns fold where the terminal is narrow."""
    console = Console()
    console.print(title, style="bold")
    for sheet in sheets:
        console.print(_table(sheet))


def _table(sheet: Sheet) -> Table:
    table = Table(
        title=sheet.title,
        caption=sheet.note,
        title_justify="left",
        caption_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )
    for number, column in enumerate(sheet.columns):
        table.add_column(column, justify="left" if number in sheet.left else "right")
    for row in sheet.rows:
        table.add_row(*row)
    return table


def shown(batches: Iterator[T], players: int, games: int) -> Iterator[T]:
    """Yield what was counted in batches of games, and show on standard error how far they are."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    with progress:
        task = progress.add_task(f"games of {players}", total=games)
        for batch in batches:
            yield batch
            progress.advance(task, BATCH)
