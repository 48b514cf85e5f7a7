"""Scenarios in the notation people type: a position in short form, actions, and what must be true.

The same language for every game; docs/notation.md describes it. Everything about the form of a file
and the position of a case is checked before any case runs.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from galapagos.games import kit_for
from galapagos.games.kit import Kit
from galapagos.kernel.chance import OutOfChance, Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.lines import seat_name
from galapagos.records.position import FIRST_LINE
from galapagos.records.record import Record, Step, read_step, result_text
from galapagos.records.scenarios import Case, scenario_text

SUFFIXES = (".scenario",)
FENCES = ("scenario",)

_HEAD, _COVERS, _GIVEN, _CHECK, _REFUSED = "scenario ", "covers:", ">", "=", "!"


@dataclass(frozen=True)
class Move:
    """An action, and whether it must be refused."""

    step: Step
    is_refused: bool
    reasons: list[str]
    """Keys of refusals, or rules, that must be among those named."""


@dataclass(frozen=True)
class Check:
    """What must be true at this place."""

    text: str
    line: int


@dataclass
class Scenario:
    """A case as it stands in a file."""

    id: str
    title: str
    line: int
    covers: list[str] = field(default_factory=list)
    given: dict[str, str] = field(default_factory=dict)
    given_lines: dict[str, int] = field(default_factory=dict)
    course: list[Move | Check] = field(default_factory=list)
    """Actions and checks, in the order in which they stand."""


def is_begun(text: str) -> bool:
    """Whether a text begins with a case, comments aside."""
    lines = (line.strip() for line in text.splitlines())
    return next((one for one in lines if one and one[0] != "#"), "").startswith(_HEAD)


def read_scenarios(text: str, source: str) -> list[Case]:
    """Read a file; raise `BadData` with the line of the first fault."""
    lines = scenario_text(text, source, SUFFIXES, FENCES).split("\n")
    found: list[Scenario] = []
    for number, line in enumerate(lines, start=1):
        try:
            _read_line(found, line.strip(), number)
        except BadData as error:
            raise BadData(error.what, source=source, line=number) from None
    return [_case(scenario, source) for scenario in found]


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
    elif line.startswith(_GIVEN):
        key, colon, value = line.removeprefix(_GIVEN).strip().partition(":")
        if not colon or key in scenario.given or scenario.course:
            raise BadData(f"expected > KEY: VALUE, each key once, before the first action: {line}")
        scenario.given[key], scenario.given_lines[key] = value.strip(), number
    elif line.startswith(_CHECK):
        scenario.course.append(Check(" ".join(line.removeprefix(_CHECK).split()), number))
    else:
        action, mark, reasons = line.partition(_REFUSED)
        step = read_step(Record({}, []), action.strip(), number)
        if step.seat < 0:
            raise BadData(f"expected a seat and its action, found {line[:60]!r}")
        scenario.course.append(Move(step, bool(mark), reasons.split()))


def _case(scenario: Scenario, source: str) -> Case:
    try:
        kit = kit_for(scenario.given.get("game", ""))
    except BadData as error:
        what = f"expected > game: NAME; {error.what}"
        raise BadData(what, source=source, line=scenario.line) from None
    codec = kit.codec()
    game = _position(scenario, kit, codec, source)
    return Case(
        id=scenario.id,
        title=scenario.title,
        covers=tuple(scenario.covers),
        source=source,
        line=scenario.line,
        run=lambda: Run(kit, codec, game.clone(), source).differences(scenario.course),
    )


def _position(scenario: Scenario, kit: Kit, codec: Codec, source: str) -> Game:
    """Return the game of the position, with what it does not say filled in."""
    filled: dict[str, str] = {}
    try:
        filled = kit.scene(codec, dict(scenario.given))
        lines = [FIRST_LINE, *(f"{key}: {value}" for key, value in filled.items())]
        return codec.parse_position("\n".join(lines) + "\n", "")
    except BadData as error:
        key = dict(enumerate(filled, start=2)).get(error.line, "")
        line = scenario.given_lines.get(key, scenario.line)
        raise BadData(error.what, source=source, line=line) from None


class Run:
    """One case while it is played."""

    def __init__(self, kit: Kit, codec: Codec, game: Game, source: str) -> None:
        self.kit, self.codec, self.game, self.source = kit, codec, game, source
        self.log = EventLog()
        game.attach(self.log)
        self.since = 0
        """How many events there were before the last action."""

    def differences(self, course: Sequence[Move | Check]) -> list[str]:
        """Play it through; return every difference between what is expected and found."""
        found: list[str] = []
        for part in course:
            line = part.step.line if isinstance(part, Move) else part.line
            try:
                told = self._moved(part) if isinstance(part, Move) else self._checked(part.text)
            except BadData as error:
                raise BadData(error.what, source=self.source, line=line) from None
            found += [f"line {line}, {one}" for one in told]
        return found

    def _moved(self, move: Move) -> list[str]:
        step = move.step
        said = f"{seat_name(step.seat)} {step.action}"
        action = self.codec.parse_action(self.game, step.action)
        refusals = self.game.why(step.seat, action)
        if move.is_refused:
            told = self.codec.refusal_text(refusals)
            known = told.replace(",", "").replace("(", "").replace(")", "").split()
            missing = [reason for reason in move.reasons if reason not in known]
            if refusals and not missing:
                return []
            wanted = f"a refusal ({' '.join(move.reasons)})" if move.reasons else "a refusal"
            return [f"{said}: expected {wanted}, found {told or 'it accepted'}"]
        if refusals:
            told = self.codec.refusal_text(refusals)
            return [f"{said}: expected it accepted, found it refused: {told}"]
        return [f"{said}: {what}" for what in self._played(step, action)]

    def _played(self, step: Step, action: int) -> Iterator[str]:
        draws = self.codec.parse_draws(self.codec.header(self.game), self.game, step.draws)
        tape = Tape(list(step.dice), draws, closed_dice=True, closed_draws=True)
        self.game.chance().tape = tape
        self.since = len(self.log.events)
        try:
            self.game.apply(step.seat, action)
        except OutOfChance:
            yield "expected no more chance than is written, found a die or a card that is not"
        if tape.dice or tape.draws:
            yield "expected all dice and cards to be needed, found some left over"

    # --- checks ------------------------------------------------------------------------------

    def _checked(self, text: str) -> list[str]:
        key, colon, value = text.partition(":")
        if not colon:
            word, _, gone = text.partition(" ")
            if word != "no":
                raise BadData(f"expected = KEY: WORDS, or = no KEY, found {text!r}")
            found = self._position().get(gone)
            return [] if found is None else [f"{gone}: expected no such line, found {found}"]
        about: dict[str, Callable[[], str]] = {
            "to act": lambda: " ".join(seat_name(seat) for seat in self.game.seats_to_act()),
            "result": lambda: result_text(self.game) if self.game.is_over() else "",
            "events": lambda: " ".join(self._events(value.split())),
        }
        if key in about:
            seen, wanted = about[key](), " ".join(value.split())
            return [] if seen == wanted else [f"{key}: expected {wanted}, found {seen or 'none'}"]
        seen_line = self._position().get(key)
        if seen_line is None:
            return [f"{key}: expected {value.strip()}, found no such line"]
        missing = [word for word in value.split() if not _has(seen_line, word)]
        return [f"{key}: expected {' '.join(missing)}, found {seen_line}"] if missing else []

    def _position(self) -> dict[str, str]:
        lines = self.codec.position_text(self.game).splitlines()[1:]
        parts = (line.partition(":") for line in lines)
        return {key: value.strip() for key, _, value in parts}

    def _events(self, wanted: Sequence[str]) -> list[str]:
        """Return the kinds of events since the last action that somebody asks for, in order."""
        keys = self.kit.event_keys
        unknown = [key for key in wanted if key not in keys]
        if unknown:
            raise BadData(f"no event is called {unknown[0]!r}")
        happened = [keys[event.kind] for event in self.log.events[self.since :]]
        return [key for key in happened if key in wanted]


def _has(line: str, word: str) -> bool:
    """Whether a line of a position holds a word, or a trait with whichever card; a number that is 0
    is not written there."""
    words = line.split()
    if word.endswith("=0"):
        return not any(one.startswith(word[:-1]) for one in words)
    return any(one == word or one.startswith(f"{word}:") for one in words)
