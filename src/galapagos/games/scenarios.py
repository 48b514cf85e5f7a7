"""Scenarios in the notation people type: a position in short form, actions, and what must be true.

The same language for every game; docs/notation.md describes it. Everything about the form of a file
and the position of a case is checked before any case runs.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from galapagos.games import kit_for
from galapagos.games.kit import Kit
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records import record
from galapagos.records.codec import Codec
from galapagos.records.lines import seat_name
from galapagos.records.position import FIRST_LINE, seat_names
from galapagos.records.scenarios import (
    Case,
    CaseStep,
    Check,
    Stopped,
    play_course,
    refusals,
    scenario_text,
)
from galapagos.records.timeline import Moment, Timeline

SUFFIXES = (".scenario",)
FENCES = ("scenario",)

_HEAD, _COVERS, _GIVEN, _CHECK, _REFUSED = "scenario ", "covers:", ">", "=", "!"
_PUZZLE, _WINS = "puzzle:", "| wins "
_WAYS = {"? ": True, "x ": False}
"""What a way out of a puzzle begins with, and whether it solves it."""
LEVELS = range(1, 4)
"""How hard a puzzle may be."""


@dataclass(frozen=True)
class Line:
    """An action with what stands behind its mark, or a check."""

    number: int
    action: record.Step | None
    is_refused: bool = False
    rest: str = ""
    """What is checked, or the reasons that a refusal must name."""


@dataclass(frozen=True)
class Way:
    """An action that somebody could take in a puzzle."""

    line: int
    step: record.Step
    """The action, with the chance that it meets at once."""
    is_answer: bool
    """Whether it solves the puzzle; if not, it tempts."""
    wins: int | None
    """The chance to win by it, in percent."""

    @property
    def seat(self) -> int:
        return self.step.seat

    @property
    def action(self) -> str:
        return self.step.action


@dataclass
class Scenario:
    """A case as it stands in a file."""

    id: str
    title: str
    line: int
    covers: list[str] = field(default_factory=list)
    given: dict[str, str] = field(default_factory=dict)
    given_lines: dict[str, int] = field(default_factory=dict)
    course: list[Line] = field(default_factory=list)
    """Actions and checks, in the order in which they stand."""
    theme: str = ""
    """What a puzzle is about; empty for a case that is none."""
    level: int = 0
    ways: list[Way] = field(default_factory=list)

    def position(self, codec: Codec, source: str) -> Game:
        """Return the game of the position, with what it does not say filled in."""
        filled: dict[str, str] = {}
        try:
            filled = kit_for(codec.key).scene(codec, dict(self.given))
            return codec.parse_position(position_of(filled), "")
        except BadData as error:
            key = dict(enumerate(filled, start=2)).get(error.line, "")
            line = self.given_lines.get(key, self.line)
            raise BadData(error.what, source=source, line=line) from None


def position_of(filled: Mapping[str, str]) -> str:
    """Return the text of a position of which every line is told."""
    return "\n".join([FIRST_LINE, *(f"{key}: {value}" for key, value in filled.items()), ""])


def is_begun(text: str) -> bool:
    """Whether a text begins with a case, comments aside."""
    lines = (line.strip() for line in text.splitlines())
    return next((one for one in lines if one and one[0] != "#"), "").startswith(_HEAD)


def read_scenarios(text: str, source: str) -> list[Case]:
    """Read a file; raise `BadData` with the line of the first fault."""
    return [_case(scenario, source) for scenario in parse_scenarios(text, source)]


def parse_scenarios(text: str, source: str) -> list[Scenario]:
    """Return the cases of a file as they stand there; only their form is checked."""
    lines = scenario_text(text, source, SUFFIXES, FENCES).split("\n")
    found: list[Scenario] = []
    for number, line in enumerate(lines, start=1):
        try:
            _read_line(found, line.strip(), number)
        except BadData as error:
            raise BadData(error.what, source=source, line=number) from None
    for scenario in found:
        _check_puzzle(scenario, source)
    return found


def _read_line(found: list[Scenario], line: str, number: int) -> None:
    if line.startswith(_HEAD):
        name, _, title = line.removeprefix(_HEAD).partition(":")
        if not name.strip() or any(one.id == name.strip() for one in found):
            raise BadData(f"expected {_HEAD}ID: TITLE with an id of its own, found {line[:60]!r}")
        found.append(Scenario(name.strip(), title.strip(), number))
        return
    if not line or line.startswith("#"):
        return
    if not found:
        raise BadData(f"expected {_HEAD}ID: TITLE, found {line[:60]!r}")
    scenario = found[-1]
    if line.startswith(_COVERS):
        scenario.covers += line.removeprefix(_COVERS).split()
    elif line.startswith(_PUZZLE):
        scenario.theme, scenario.level = _read_theme(line)
    elif line[:2] in _WAYS:
        scenario.ways.append(_read_way(line, number))
    elif line.startswith(_GIVEN):
        key, colon, value = line.removeprefix(_GIVEN).strip().partition(":")
        if not colon or key in scenario.given or scenario.course:
            raise BadData(f"expected > KEY: VALUE, each key once, before the first action: {line}")
        scenario.given[key], scenario.given_lines[key] = value.strip(), number
    elif line.startswith(_CHECK):
        text = " ".join(line.removeprefix(_CHECK).split())
        scenario.course.append(Line(number, None, rest=text))
    else:
        action, mark, reasons = line.partition(_REFUSED)
        step = record.read_step(record.Record({}, []), action.strip(), number)
        if step.seat < 0:
            raise BadData(f"expected a seat and its action, found {line[:60]!r}")
        scenario.course.append(Line(number, step, bool(mark), reasons))


def _read_theme(line: str) -> tuple[str, int]:
    theme, *level = line.removeprefix(_PUZZLE).split() or [""]
    if not theme or level not in ([str(n)] for n in LEVELS):
        levels = f"{LEVELS[0]} to {LEVELS[-1]}"
        raise BadData(f"expected puzzle: THEME LEVEL, a level from {levels}, found {line[:60]!r}")
    return theme, int(level[0])


def _read_way(line: str, number: int) -> Way:
    text, told, wins = line[2:].partition(_WINS)
    wins = wins.strip()
    if told and not (wins.isdecimal() and len(wins) <= 3 and int(wins) <= 100):
        raise BadData(f"expected a chance to win in percent, found {wins[:20]!r}")
    step = record.parse_step(text.strip())
    if step.seat < 0:
        raise BadData(f"expected a seat and its action, found {line[:60]!r}")
    step.line = number
    return Way(number, step, _WAYS[line[:2]], int(wins) if told else None)


def _check_puzzle(scenario: Scenario, source: str) -> None:
    """Raise `BadData` for half a puzzle."""
    answers = [way for way in scenario.ways if way.is_answer]
    what = ""
    if scenario.theme and not answers:
        what = "expected an answer, ? SEAT ACTION, found none"
    elif scenario.ways and not scenario.theme:
        what = "expected puzzle: THEME LEVEL before the ways out of it"
    elif len({way.seat for way in scenario.ways}) > 1:
        what = "expected one seat that is to find the answer"
    elif scenario.ways and scenario.course:
        what = "expected actions and checks or a puzzle, found both"
    if what:
        raise BadData(f"{scenario.id}: {what}", source=source, line=scenario.line)


def _case(scenario: Scenario, source: str) -> Case:
    try:
        kit = kit_for(scenario.given.get("game", ""))
    except BadData as error:
        what = f"expected > game: NAME; {error.what}"
        raise BadData(what, source=source, line=scenario.line) from None
    codec = kit.codec()
    game = scenario.position(codec, source)
    course: list[Line | Way] = [*scenario.course, *scenario.ways]
    return Case(
        id=scenario.id,
        title=scenario.title,
        covers=tuple(scenario.covers),
        source=source,
        line=scenario.line,
        run=lambda: _Run(kit, codec, game, source).differences(course),
    )


class _Run:
    """One case while it is played."""

    def __init__(self, kit: Kit, codec: Codec, beginning: Game, source: str) -> None:
        self.kit, self.codec, self.source = kit, codec, source
        self.timeline = Timeline(codec, codec.header(beginning), beginning)
        self.timeline.add(self.timeline.try_setup(Tape()))

    @property
    def game(self) -> Game:
        return self.timeline.game

    def differences(self, course: Sequence[Line | Way]) -> list[str]:
        """Play it through; return every difference between what is expected and found."""
        return play_course(self, map(self._part, course))

    def _part(self, line: Line | Way) -> "CaseStep[_Run] | Check[_Run]":
        if isinstance(line, Way):
            return self._way(line)
        return self._move(line) if line.action else self._check(line)

    @contextmanager
    def _at(self, line: int) -> Iterator[None]:
        try:
            yield
        except BadData as error:
            raise BadData(error.what, source=self.source, line=line) from None

    # --- actions -----------------------------------------------------------------------------

    def _move(self, line: Line) -> CaseStep["_Run"]:
        step = line.action
        assert step is not None

        def obstacles(run: _Run) -> list[str]:
            with self._at(line.number):
                self.codec.parse_draws(self.timeline.header, self.game, step.draws)
                action = self.codec.parse_action(self.game, step.action)
            return refusals(self, step.seat, action)

        def carry_out(run: _Run) -> None:
            try:
                self.timeline.again(
                    Moment(step.seat, step.action, list(step.dice), list(step.draws))
                )
            except BadData as error:
                raise Stopped(error.what) from None

        said = f"line {line.number}, {seat_name(step.seat)} {step.action}"
        return CaseStep(said, obstacles, carry_out, line.is_refused, tuple(line.rest.split()))

    # --- checks ------------------------------------------------------------------------------

    def _way(self, way: Way) -> Check["_Run"]:
        """Ways out of a puzzle are asked for, not gone: each must be legal."""

        def obstacles(run: _Run) -> str:
            with self._at(way.line):
                action = self.codec.parse_action(self.game, way.action)
            return ", ".join(refusals(self, way.seat, action)) or "legal"

        said = f"line {way.line}, {seat_name(way.seat)} {way.action}"
        return Check(said, "legal", obstacles)

    def _check(self, line: Line) -> Check["_Run"]:
        with self._at(line.number):
            what, wanted, found = self._asked(line.rest)
        return Check(f"line {line.number}, {what}", wanted, found)

    def _asked(self, text: str) -> tuple[str, str, Callable[["_Run"], str]]:
        """Return what a check is about, what is wanted, and how it is found."""
        key, colon, value = text.partition(":")
        wanted = value.strip()
        if not colon:
            word, _, gone = text.partition(" ")
            if word != "no":
                raise BadData(f"expected = KEY: WORDS, or = no KEY, found {text!r}")
            absent = "no such line"
            return gone, absent, lambda run: run._position().get(gone, absent)
        if key == "to act":
            return key, wanted, lambda run: seat_names(run.game.to_act())
        if key == "result":
            return key, wanted, lambda run: run._result()
        if key == "events":
            kinds = wanted.split()
            if unknown := [kind for kind in kinds if kind not in self.kit.event_keys]:
                raise BadData(f"no event is called {unknown[0]!r}")
            return key, wanted, lambda run: run._happened(kinds)
        return key, wanted, lambda run: run._line(key, wanted)

    def _result(self) -> str:
        return record.result_text(self.game) if self.game.is_over() else ""

    def _position(self) -> dict[str, str]:
        lines = self.codec.position_text(self.game).splitlines()[1:]
        parts = (line.partition(":") for line in lines)
        return {key: value.strip() for key, _, value in parts}

    def _line(self, key: str, wanted: str) -> str:
        """Return the words that are wanted if a line of the position holds them, or the line."""
        line = self._position().get(key)
        if line is None:
            return "no such line"
        return wanted if all(_has(line, word) for word in wanted.split()) else line

    def _happened(self, kinds: Sequence[str]) -> str:
        """Return the kinds of events in the last step that somebody asks for, in order."""
        first = self.timeline.events_before(len(self.timeline.steps) - 1)
        happened = (self.kit.event_keys[event.kind] for event in self.timeline.events[first:])
        return " ".join(kind for kind in happened if kind in kinds)


def _has(line: str, word: str) -> bool:
    """Whether a line of a position holds a word, or a trait with whichever card; a number that is 0
    is not written there."""
    words = line.split()
    if word.endswith("=0"):
        return not any(one.startswith(word[:-1]) for one in words)
    return any(one == word or one.startswith(f"{word}:") for one in words)
