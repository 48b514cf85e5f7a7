"""The numbered choices of a decision as lines of text."""

from rich.text import Text

from galapagos.cli.table import paint
from galapagos.cli.table.origin_board import card_title, help_lines
from galapagos.cli.table.origin_menu import Choice, Group, Menu
from galapagos.origin.state import State
from galapagos.origin.terms import NO_TRAIT
from galapagos.text.origin_names import Names

_INDENT = 4


def choice_lines(
    state: State,
    menu: Menu,
    names: Names,
    width: int,
    *,
    with_help: bool = False,
    is_tight: bool = False,
) -> list[Text]:
    """Return all choices, group by group; tight ones put all uses of a card on shared lines."""
    lines: list[Text] = []
    for group in menu.groups:
        if group.face < 0:
            lines += _plain_group(group, width)
            continue
        count = int(state.players[menu.seat].hand[group.face])
        title = Text.assemble(" ", card_title(names, group.face, count))
        has_one_trait = state.deck.second[group.face] == NO_TRAIT
        if is_tight or has_one_trait:
            entries = _all_entries(group, with_leads=not has_one_trait)
            lines += paint.flow(entries, width, _INDENT, title)
        else:
            lines += _card_group(group, title, width)
        if with_help:
            lines += help_lines(state, group.face)
    return lines


def _plain_group(group: Group, width: int) -> list[Text]:
    heading = [Text(f" {group.heading}")] if group.heading else []
    entries = [_entry(choice) for row in group.rows for choice in row.choices]
    return heading + paint.flow(entries, width, _INDENT if heading else 1)


def _card_group(group: Group, title: Text, width: int) -> list[Text]:
    """A card: as an animal behind its name, then a line for each trait with its places."""
    lines: list[Text] = []
    for row in group.rows:
        entries = [_entry(choice) for choice in row.choices]
        if row.lead:
            lead = Text.assemble(" " * _INDENT, (f"{row.lead}:", paint.DIM))
            lines += paint.flow(entries, width, 2 * _INDENT, lead)
        else:
            lines += paint.flow(entries, width, _INDENT, title)
    return lines


def _all_entries(group: Group, *, with_leads: bool) -> list[Text]:
    entries: list[Text] = []
    for row in group.rows:
        own = [_entry(choice) for choice in row.choices]
        if row.lead and with_leads:
            own[0] = Text.assemble((f"{row.lead}: ", paint.DIM), own[0])
        entries += own
    return entries


def _entry(choice: Choice) -> Text:
    entry = Text.assemble((f"{choice.number})", paint.NUMBER), f" {choice.label}")
    if choice.remark:
        entry.append(f" ({choice.remark})", paint.DIM)
    return entry
