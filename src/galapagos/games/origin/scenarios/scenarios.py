"""Scenario files of Origin: reads their YAML, described in docs/notation.md, into cases.

Everything about the form of a file is checked before any case runs. A name in a step that does
not fit the situation is no fault of form: that step is simply illegal.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from galapagos.games.origin.rules.terms import DIE_SIDES
from galapagos.games.origin.scenarios.checks import Check, read_expect
from galapagos.games.origin.scenarios.given import Given, read_given
from galapagos.games.origin.scenarios.setup import Table
from galapagos.games.origin.scenarios.steps import Step, read_step, take_step
from galapagos.games.origin.scenarios.views import read_deck, read_view
from galapagos.kernel.chance import OutOfChance
from galapagos.kernel.errors import BrokenInvariant
from galapagos.records.scenarios import YAML_FENCES, YAML_SUFFIXES, Case, scenario_text
from galapagos.records.yaml_nodes import Place, read_yaml

_REQUIRED: Final = ("id", "title", "covers", "given", "steps")
_OPTIONAL: Final = ("source", "differs", "dice", "expect", "view", "deck")
_ENDINGS: Final[dict[str, Callable[[Place, int], list[Check]]]] = {
    "expect": read_expect,
    "view": read_view,
    "deck": read_deck,
}


def read_origin_scenarios(text: str, source: str) -> list[Case]:
    """Read a scenario file; raise `BadData` with the line of the first fault in its form."""
    yaml = scenario_text(text, source, YAML_SUFFIXES, YAML_FENCES)
    cases = read_yaml(yaml, source).items("a list of cases")
    return [_read_case(place, source) for place in cases]


@dataclass(frozen=True)
class Scenario:
    """What a case of Origin consists of."""

    given: Given
    dice: list[int]
    steps: list[Step]
    checks: list[Check]


def _read_case(place: Place, source: str) -> Case:
    fields = place.fields("a case", _REQUIRED, _OPTIONAL)
    given = read_given(fields["given"])
    players = int(given.options.players)
    dice = fields["dice"].items("a list of dice") if "dice" in fields else []
    steps = fields["steps"].items("a list of steps")
    scenario = Scenario(
        given=given,
        dice=[die.number("a die", 1, DIE_SIDES) for die in dice],
        steps=[read_step(step, n, players) for n, step in enumerate(steps, start=1)],
        checks=_read_ending(place, fields, players),
    )
    _refuse_taken_names(scenario, steps)
    return Case(
        id=fields["id"].text("an id"),
        title=fields["title"].text("a title"),
        covers=tuple(item.text("a rule id") for item in fields["covers"].items("rule ids")),
        source=source,
        line=place.line,
        run=lambda: run_scenario(scenario),
    )


def _read_ending(place: Place, fields: dict[str, Place], players: int) -> list[Check]:
    present = [key for key in _ENDINGS if key in fields]
    if len(present) != 1:
        raise place.bad(
            f"a case has exactly one of {', '.join(_ENDINGS)}, found {', '.join(present) or 'none'}"
        )
    return _ENDINGS[present[0]](fields[present[0]], players)


def _refuse_taken_names(scenario: Scenario, places: list[Place]) -> None:
    """A name means one animal or one pair card in the whole case."""
    taken = {"play_animal": set(scenario.given.animals), "play_pair": set(scenario.given.pairs)}
    for step, place in zip(scenario.steps, places, strict=True):
        name = step.texts.get("as")
        if name is None or step.illegal:
            continue
        if name in taken[step.do]:
            raise place.bad(f"the name {name} is taken")
        taken[step.do].add(name)


def run_scenario(scenario: Scenario) -> list[str]:
    """Play a case through and return every difference between what it expects and finds."""
    table = Table(scenario.given, scenario.dice)
    # The cards of a scenario need not add up to a deck; nothing may get worse than at the start.
    known = table.game.problems()
    differences: list[str] = []
    for step in scenario.steps:
        try:
            differences += take_step(table, step)
        except OutOfChance:
            return [*differences, f"{step.words()}: expected no die, found one rolled too many"]
        broken = [problem for problem in table.game.problems() if problem not in known]
        if broken:
            raise BrokenInvariant(broken)
    if table.tape.dice:
        left = ", ".join(str(die + 1) for die in table.tape.dice)
        differences.append(f"dice: expected all to be rolled, found left over: {left}")
    for check in scenario.checks:
        differences += check(table)
    return differences
