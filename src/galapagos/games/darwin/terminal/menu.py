"""The choices of one decision of Darwin.

A turn may offer thousands of species, so a turn's menu has ideas, the short actions, and the words
that open a workbench or explain how to spell an action out."""

from galapagos.games.darwin.rules.food import is_trial_era
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.show.building import BuilderView
from galapagos.games.darwin.show.show import DarwinShow
from galapagos.games.darwin.terminal.ideas import Idea, ideas, trade_ideas
from galapagos.games.darwin.words.names import Names
from galapagos.games.darwin.words.standing import short_verdict
from galapagos.games.menu import GO_ON, Menu
from galapagos.wire.play import LegalView

_MAX_IDEAS = 4
"""Ideas that stand in the menu; the others are listed on request."""
_MAX_TRADES = 2
_FIRST = ("confirm", "take_back", "untrade")
_SPELLED = {"trade": "trade", "redraw": "redraw", "take_over": "take"}
"""Kinds that are better spelled out than chosen from a list, and the command that says how."""


def builder_of(legal: LegalView) -> BuilderView | None:
    """Return what is possible but not listed."""
    assert legal.builder is None or isinstance(legal.builder, BuilderView)
    return legal.builder


def turn_menu(show: DarwinShow, view: Darwin, names: Names, legal: LegalView) -> Menu:
    """Return the choices of the person whose view this is."""
    say = names.words.say
    menu = Menu()
    menu.forced = legal.auto
    kinds = {action.parts["kind"] for action in legal.actions}
    if view.state.phase == ACTION and view.actor() != names.viewer:
        menu.add_command(GO_ON, say("command-go_on"))
    builder = builder_of(legal)
    found: list[Idea] = []
    if builder is not None and (builder.create or builder.mutate):
        found = ideas(view, names.viewer)
        _add_ideas(menu, show, view, names, found)
    for action in legal.actions:
        if action.parts["kind"] in _FIRST:
            menu.add(action)
    if builder is not None:
        benches = {"build": builder.create, "mutate": builder.mutate, "migrate": builder.migrate}
        for word in (word for word, is_open in benches.items() if is_open):
            menu.add_command(word, say(f"command-{word}"))
    paid = {"take_over"} if builder is not None and builder.take_over else set()
    for kind, word in _SPELLED.items():
        if kind in kinds | paid:
            menu.add_command(word, say(f"command-{kind}"))
    for action in sorted(legal.actions, key=lambda one: one.parts["kind"] == "pass"):
        if action.parts["kind"] not in (*_FIRST, *_SPELLED, "open"):
            menu.add(action)
    if builder is not None and builder.show:
        menu.add_command("show", say("command-show"))
    for idea in found[_MAX_IDEAS:]:
        menu.number(show.action(view, idea.action, names))
    if found[_MAX_IDEAS:]:
        menu.notes.append(say("note-more_ideas", n=len(found) - _MAX_IDEAS))
    return menu


def _add_ideas(menu: Menu, show: DarwinShow, view: Darwin, names: Names, found: list[Idea]) -> None:
    """Add the best ideas with how they would stand and what they would be worth; without any, the
    trades that would bring one."""
    words, seat = names.words, names.viewer
    heading = words.say("head-ideas")
    if not is_trial_era(view.state):
        # DC-BEG-04: there are no points to be had yet.
        heading = words.say("head-ideas_score", n=int(view.forecast().accounts[seat].after))
    for idea in found[:_MAX_IDEAS]:
        worth = [words.say("idea-worth", n=idea.points)] if idea.points else []
        remark = words.facts([short_verdict(idea.standing, names), *worth])
        menu.add(show.action(view, idea.action, names), heading, remark)
    if found:
        return
    menu.notes.append(words.say("note-no_ideas"))
    for trade, idea in trade_ideas(view, seat)[:_MAX_TRADES]:
        then = words.say("idea-then", action=show.phrase(view, idea.action, names))
        menu.add(show.action(view, trade, names), remark=then)
