"""Numbered choices as lines of text."""

from rich.text import Text

from galapagos.games import paint
from galapagos.games.menu import Choice, Group
from galapagos.text.catalogue import Words

_INDENT = 4


def plain_group(group: Group, width: int, words: Words) -> list[Text]:
    """Return a group under its heading, as many choices on a line as fit."""
    heading = [Text(f" {group.heading}")] if group.heading else []
    entries = [entry(choice, words) for row in group.rows for choice in row.choices]
    return heading + paint.flow(entries, width, _INDENT if heading else 1)


def entry(choice: Choice, words: Words) -> Text:
    told = Text(choice.label)
    if choice.remark:
        told = Text(words.say("line-remark", what=choice.label, remark=choice.remark))
        told.stylize(paint.DIM, len(choice.label))
    return Text.assemble((f"{choice.number})", paint.NUMBER), " ", told)
