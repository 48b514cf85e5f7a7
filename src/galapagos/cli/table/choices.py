"""Numbered choices as lines of text."""

from rich.text import Text

from galapagos.cli.table import paint
from galapagos.cli.table.menu import Choice, Group

_INDENT = 4


def plain_group(group: Group, width: int) -> list[Text]:
    """Return a group under its heading, as many choices on a line as fit."""
    heading = [Text(f" {group.heading}")] if group.heading else []
    entries = [entry(choice) for row in group.rows for choice in row.choices]
    return heading + paint.flow(entries, width, _INDENT if heading else 1)


def entry(choice: Choice) -> Text:
    entry = Text.assemble((f"{choice.number})", paint.NUMBER), f" {choice.label}")
    if choice.remark:
        entry.append(f" ({choice.remark})", paint.DIM)
    return entry
