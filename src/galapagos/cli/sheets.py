"""Tables of a report in the terminal."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from galapagos.lab.sheets import Sheet


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
