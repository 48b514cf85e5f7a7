"""Scenario files of Origin in YAML, described in docs/notation.md, translated into cases.

Everything about the form of a file is checked before any case runs. A name in a step that does
not fit the situation is no fault of form: that step is simply illegal.
"""

from collections.abc import Callable
from typing import Final

from galapagos.games.origin.rules.terms import DIE_SIDES
from galapagos.games.origin.scenarios.checks import read_deck, read_expect, read_view
from galapagos.games.origin.scenarios.layout import Layout
from galapagos.games.origin.scenarios.steps import read_step
from galapagos.records.scenarios import (
    YAML_FENCES,
    YAML_SUFFIXES,
    Case,
    CaseStep,
    Check,
    play_course,
    scenario_text,
)
from galapagos.records.yaml_nodes import Place, read_yaml

_REQUIRED: Final = ("id", "title", "covers", "given", "steps")
_OPTIONAL: Final = ("source", "differs", "dice", "expect", "view", "deck")
_ENDINGS: Final[dict[str, Callable[[Place, int], list[Check[Layout]]]]] = {
    "expect": read_expect,
    "view": read_view,
    "deck": read_deck,
}
_ALL_ROLLED: Final = "all to be rolled"


def read_origin_scenarios(text: str, source: str) -> list[Case]:
    """Read a scenario file; raise `BadData` with the line of the first fault in its form."""
    yaml = scenario_text(text, source, YAML_SUFFIXES, YAML_FENCES)
    cases = read_yaml(yaml, source).items("a list of cases")
    return [_read_case(place, source) for place in cases]


def _read_case(place: Place, source: str) -> Case:
    fields = place.fields("a case", _REQUIRED, _OPTIONAL)
    dice = fields["dice"].items("a list of dice") if "dice" in fields else []
    sides = [die.number("a die", 1, DIE_SIDES) for die in dice]
    given = fields["given"]
    layout = Layout(given, sides)
    players = layout.players
    taken = {"play_animal": set(layout.animals), "play_pair": set(layout.pairs)}
    steps = fields["steps"].items("a list of steps")
    course: list[CaseStep[Layout] | Check[Layout]] = [
        read_step(step, number, players, taken) for number, step in enumerate(steps, start=1)
    ]
    course.append(Check("dice", _ALL_ROLLED, _dice_left))
    course += _read_ending(place, fields, players)
    return Case(
        id=fields["id"].text("an id"),
        title=fields["title"].text("a title"),
        covers=tuple(item.text("a rule id") for item in fields["covers"].items("rule ids")),
        source=source,
        line=place.line,
        run=lambda: play_course(Layout(given, sides), course),
    )


def _read_ending(place: Place, fields: dict[str, Place], players: int) -> list[Check[Layout]]:
    present = [key for key in _ENDINGS if key in fields]
    if len(present) != 1:
        raise place.bad(
            f"a case has exactly one of {', '.join(_ENDINGS)}, found {', '.join(present) or 'none'}"
        )
    return _ENDINGS[present[0]](fields[present[0]], players)


def _dice_left(layout: Layout) -> str:
    left = [str(die + 1) for die in layout.tape.dice]
    return f"left over: {', '.join(left)}" if left else _ALL_ROLLED
