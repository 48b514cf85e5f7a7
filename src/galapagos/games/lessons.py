"""Lessons: a game taught in small steps on the real rules, with fixed dice and draws.

A game has several, each a YAML file in the folder ``lessons`` of the game: ``2-pairs.yaml`` is the
second one, called *pairs*. Each step goes on where the one before ended, or begins anew from a
``position`` or a ``deal``. Its script is played in order: a text is a line of a record that is
played for everybody to see; a mapping asks the learner, who always has the first seat::

    lesson: origin
    players: 2
    steps:
      - step: animal
        rule: EV-EVO-03
        deal: setup | dice 6 1 | draw swimming …
        script:
          - do: play swimming as animal
            light: [face swimming, animal new]
          - P2 play running as animal
      - puzzle: fish
        rule: EV-ATK-04
        position: {centre: 1, P1a: carnivorous, P2a: swimming}
        script:
          - do: take P1a
            light: [animal P1a]
            worse: [pass]

=========  ==============================================================================
``do``     an action; with ``like``, any that is written like this pattern will do
``try``    an action that is refused: the learner shall read why
``build``  cards of a species to put together
``why``    the kind of an event whose causes shall be looked at
=========  ==============================================================================

``light`` names the pieces to point at, one after the other. A puzzle is a step in which nothing is
pointed at until the learner wants to be shown; ``worse`` are patterns of legal actions that are
told why they are worse, the first one that fits. Of a position only what matters is told. Only the
form is checked here; whoever plays a lesson checks that its steps can be done.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache

from galapagos.games import GAMES, kit_for
from galapagos.kernel.errors import BadData
from galapagos.records.files import read_text
from galapagos.records.record import Step, parse_step
from galapagos.records.yaml_nodes import Place, read_yaml

FOLDER = "lessons"
"""In the folder of a game."""
LEARNER = 0
"""The seat of whoever takes a lesson."""
DO, TRY, BUILD, WHY = "do", "try", "build", "why"
_ASKS = (DO, TRY, BUILD, WHY)
_MOST_PLAYERS = 6
_FILE = re.compile(r"([0-9]+)-([a-z_]+)\.yaml")
"""The place of a lesson among those of its game, and its name."""


@dataclass(frozen=True)
class Ask:
    """What the learner is asked to do."""

    kind: str
    """`DO`, `TRY`, `BUILD` or `WHY`."""
    step: Step
    """What does it: an action with the chance it meets, cards, or the kind of an event."""
    like: str
    """Actions that do as well, as a pattern; empty for none."""
    light: tuple[str, ...]
    line: int
    also: tuple[Step, ...] = ()
    """Other actions that do as well, with the chance they meet."""
    worse: tuple[str, ...] = ()
    """Legal actions that the learner is told something about, as patterns."""

    def answer(self, action: str) -> Step | None:
        """Return how an action is done, if it is what is asked."""
        if action == self.step.action or fnmatchcase(action, self.like):
            return self.step
        return next((step for step in self.also if step.action == action), None)

    def worse_than(self, action: str) -> int:
        """Return which of the worse actions this is, from 1; 0 if it is none of them."""
        found = (n for n, one in enumerate(self.worse, start=1) if fnmatchcase(action, one))
        return next(found, 0)


@dataclass(frozen=True)
class LessonStep:
    """One thing to learn."""

    key: str
    rule: str
    """The rule to read about it."""
    position: Mapping[str, str]
    """The position it begins from, as far as it matters; empty if there is none."""
    deal: Step | None
    """The setup it begins with, if it begins with one."""
    script: tuple[Ask | Step, ...]
    line: int
    is_puzzle: bool = False
    """Nothing is pointed at until the learner wants to be shown."""

    @property
    def asks(self) -> list[Ask]:
        return [one for one in self.script if isinstance(one, Ask)]

    @property
    def is_beginning(self) -> bool:
        """Whether it does not go on where the step before ended."""
        return bool(self.position) or self.deal is not None


@dataclass(frozen=True)
class Lesson:
    """A game in steps."""

    game: str
    players: int
    steps: tuple[LessonStep, ...]
    source: str
    seat: int = LEARNER
    """Of whoever learns."""
    key: str = ""
    """What it is called; empty outside of the lessons of a game."""

    def error(self, what: str, line: int) -> BadData:
        return BadData(what, source=self.source, line=line)


@cache
def lessons_of(game: str) -> Mapping[str, Lesson]:
    """Return the lessons of a game by their names, in the order in which they are taught; none if
    it has no folder of them."""
    folder = kit_for(game).folder / FOLDER
    if not folder.is_dir():
        return {}
    found = [(path, _FILE.fullmatch(path.name)) for path in folder.iterdir()]
    places = sorted((int(name[1]), name[2], path) for path, name in found if name is not None)
    return {
        key: parse_lesson(read_text(path), source=f"{game}/{FOLDER}/{path.name}", key=key)
        for _, key, path in places
    }


def parse_lesson(text: str, *, source: str, key: str = "") -> Lesson:
    """Read a lesson; raise `BadData` with the line of the first thing that is not understood."""
    fields = read_yaml(text, source).fields("a lesson", ("lesson", "players", "steps"))
    steps: list[LessonStep] = []
    for place in fields["steps"].items("the steps of a lesson"):
        step = _read_step(place)
        if step.key in [other.key for other in steps]:
            raise place.bad(f"two steps are called {step.key!r}")
        if not steps and not step.is_beginning:
            raise place.bad("the first step of a lesson needs a position or a deal")
        steps.append(step)
    if not steps:
        raise fields["steps"].bad("expected the steps of a lesson, found none")
    return Lesson(
        fields["lesson"].choice("the game of the lesson", GAMES),
        fields["players"].number("the number of players", 2, _MOST_PLAYERS),
        tuple(steps),
        source,
        key=key,
    )


def _read_step(place: Place) -> LessonStep:
    optional = ("step", "puzzle", "position", "deal")
    fields = place.fields("a step", ("rule", "script"), optional)
    if ("step" in fields) == ("puzzle" in fields):
        raise place.bad("a step is called by step or by puzzle")
    if "position" in fields and "deal" in fields:
        raise place.bad("a step begins from a position or with a deal, not both")
    deal = None
    if "deal" in fields:
        deal = _read_line(fields["deal"], fields["deal"].text("a setup"))
        if deal.seat >= 0:
            raise fields["deal"].bad("expected `setup` with its dice and draws")
    script = tuple(_read_part(one) for one in fields["script"].items("a script"))
    if not any(isinstance(one, Ask) for one in script):
        raise fields["script"].bad("the learner is asked nothing here")
    name = fields["step"] if "step" in fields else fields["puzzle"]
    return LessonStep(
        name.text("the name of the step"),
        fields["rule"].text("the id of a rule"),
        _read_position(fields["position"]) if "position" in fields else {},
        deal,
        script,
        place.line,
        "puzzle" in fields,
    )


def _read_position(place: Place) -> dict[str, str]:
    entries = place.entries("the lines of a position")
    if not entries:
        raise place.bad("expected the lines of a position, found none")
    return {key: one.text("what a line of a position says") for key, one in entries.items()}


def _read_part(place: Place) -> Ask | Step:
    """Return one line of a script."""
    try:
        text = place.text("")
    except BadData:
        return _read_ask(place)
    step = _read_line(place, text)
    if step.seat < 0:
        raise place.bad("expected a seat and its action, found a setup")
    return step


def _read_ask(place: Place) -> Ask:
    fields = place.fields("what is asked", (), (*_ASKS, "like", "light", "worse"))
    kinds = [kind for kind in _ASKS if kind in fields]
    if len(kinds) != 1:
        raise place.bad(f"expected one of {', '.join(_ASKS)}, found {len(kinds)}")
    kind = kinds[0]
    for name in ("like", "worse"):
        if name in fields and kind != DO:
            raise fields[name].bad(f"{name} goes with {DO}, not with {kind}")
    asked = fields[kind]
    text = asked.text("what the learner is asked to do")
    like = fields["like"].text("a pattern of actions") if "like" in fields else ""
    lights = fields["light"].items("the pieces to point at") if "light" in fields else []
    worse = fields["worse"].items("patterns of actions") if "worse" in fields else []
    return Ask(
        kind,
        _read_line(asked, f"P{LEARNER + 1} {text}"),
        like,
        tuple(one.text("a piece") for one in lights),
        place.line,
        worse=tuple(one.text("a pattern of actions") for one in worse),
    )


def _read_line(place: Place, text: str) -> Step:
    """Return a line as it would stand in a record."""
    try:
        step = parse_step(text)
    except BadData as error:
        raise place.bad(error.what) from None
    step.line = place.line
    return step
