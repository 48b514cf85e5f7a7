"""The numbered choices of a decision as lines of text."""

from rich.text import Text

from galapagos.games import paint
from galapagos.games.choices import entry, plain_group
from galapagos.games.menu import Group
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import NO_TRAIT
from galapagos.games.origin.terminal.board import card_title, help_lines
from galapagos.games.origin.terminal.menu import OriginMenu
from galapagos.games.origin.words.names import Names

_INDENT = 4


def choice_lines(
    state: State,
    menu: OriginMenu,
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
            lines += plain_group(group, width, names.words)
            continue
        count = int(state.players[menu.seat].hand[group.face])
        title = Text.assemble(" ", card_title(names, group.face, count))
        has_one_trait = state.deck.second[group.face] == NO_TRAIT
        if is_tight or has_one_trait:
            entries = _all_entries(group, names, with_leads=not has_one_trait)
            lines += paint.flow(entries, width, _INDENT, title)
        else:
            lines += _card_group(group, title, names, width)
        if with_help:
            lines += help_lines(state, names, group.face)
    return lines


def _card_group(group: Group, title: Text, names: Names, width: int) -> list[Text]:
    """A card: as an animal behind its name, then a line for each trait with its places."""
    lines: list[Text] = []
    for row in group.rows:
        entries = [entry(choice, names.words) for choice in row.choices]
        if row.lead:
            lead = Text.assemble(" " * _INDENT, _lead(row.lead, names))
            lines += paint.flow(entries, width, 2 * _INDENT, lead)
        else:
            lines += paint.flow(entries, width, _INDENT, title)
    return lines


def _all_entries(group: Group, names: Names, *, with_leads: bool) -> list[Text]:
    entries: list[Text] = []
    for row in group.rows:
        own = [entry(choice, names.words) for choice in row.choices]
        if row.lead and with_leads:
            own[0] = Text.assemble(_lead(row.lead, names), " ", own[0])
        entries += own
    return entries


def _lead(trait: str, names: Names) -> Text:
    line = paint.named(trait, "", names.words, paint.DIM)
    line.stylize(paint.DIM)
    return line
