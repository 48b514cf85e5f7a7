"""Scenario files, whatever the game and the form: cases, how they are played, and their results.

A *reader* turns the text of a file into cases and refuses a malformed file before anything runs. A
case is a position and its course, steps and checks; `play_course` plays it and tells every
difference between what is expected and found.
"""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from galapagos.kernel.chance import OutOfChance
from galapagos.kernel.errors import BadData, BrokenInvariant
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec

MARKDOWN_SUFFIXES = (".md", ".markdown")
YAML_SUFFIXES = (".yaml", ".yml")
JSON_SUFFIXES = (".jsonl",)
YAML_FENCES = ("yaml", "yml")
JSON_FENCES = ("json", "jsonl")

_FENCE = re.compile(r" {0,3}(?P<fence>`{3,}|~{3,})\s*(?P<info>[^\s`]*)[^`]*")


@dataclass(frozen=True)
class Case:
    """One case of a scenario file, checked for its form and ready to run."""

    id: str
    title: str
    covers: tuple[str, ...]
    source: str
    line: int
    run: Callable[[], list[str]] = field(repr=False)
    """Plays the case and returns all differences; an empty list means that it passes."""
    in_words: bool = False
    """A procedure for people: it is counted as skipped."""

    def place(self) -> str:
        return f"{self.source}:{self.line}"


# --- playing a case --------------------------------------------------------------------------


class Unfit(Exception):
    """Raised by a step that names something the table does not have: it is refused."""


class Stopped(Exception):
    """Raised by a step that cannot be carried out: the case ends with this difference."""


class Stage(Protocol):
    """A case while it is played: whatever its steps and checks are asked with."""

    @property
    def game(self) -> Game: ...
    @property
    def codec(self) -> Codec: ...


S = TypeVar("S", bound=Stage)


@dataclass(frozen=True)
class CaseStep(Generic[S]):
    """Something that is tried at the table: an action of a seat, or what the table itself does."""

    said: str
    """The step in words, with its place in the file."""
    obstacles: Callable[[S], list[str]]
    """Returns all that stands in its way."""
    carry_out: Callable[[S], None]
    is_refused: bool = False
    """Whether it must be refused."""
    reasons: tuple[str, ...] = ()
    """Words that must stand among the obstacles then."""


@dataclass(frozen=True)
class Check(Generic[S]):
    """What must be true at this place."""

    what: str
    wanted: object
    found: Callable[[S], object]


def play_course(stage: S, course: Iterable[CaseStep[S] | Check[S]]) -> list[str]:
    """Play a case through; return every difference between what is expected and found.

    A position need not be sound, but nothing may get worse than at the start."""
    known = stage.game.problems()
    differences: list[str] = []
    for part in course:
        if isinstance(part, Check):
            differences += difference(part.what, part.wanted, part.found(stage))
            continue
        try:
            differences += [f"{part.said}: {told}" for told in _tried(stage, part)]
        except OutOfChance:
            told = "expected no die, found one rolled too many"
            return [*differences, f"{part.said}: {told}"]
        except Stopped as end:
            return [*differences, f"{part.said}: {end}"]
        if broken := [problem for problem in stage.game.problems() if problem not in known]:
            raise BrokenInvariant(broken)
    return differences


def _tried(stage: S, step: CaseStep[S]) -> list[str]:
    """Carry a step out, or try to in vain if it must be refused; return what went otherwise."""
    before = stage.codec.position_text(stage.game)
    try:
        told = ", ".join(step.obstacles(stage))
    except Unfit as error:
        told = str(error)
    differences: list[str] = []
    if stage.codec.position_text(stage.game) != before:
        differences.append("expected asking to change nothing, found a change")
    if step.is_refused:
        named = re.split(r"[\s,()]+", told)
        if not told or any(reason not in named for reason in step.reasons):
            wanted = f"a refusal ({' '.join(step.reasons)})" if step.reasons else "a refusal"
            differences.append(f"expected {wanted}, found {told or 'it accepted'}")
    elif told:
        differences.append(f"expected it accepted, found it refused: {told}")
    else:
        step.carry_out(stage)
    return differences


def refusals(stage: Stage, seat: int, action: int) -> list[str]:
    """Return why an action is refused, a reason and its rule each; lists and reasons must agree."""
    game, codec = stage.game, stage.codec
    reasons = game.why(seat, action)
    if seat < game.seats() and (action in game.legal_list(seat)) == bool(reasons):
        said = codec.action_text(game, action)
        raise BrokenInvariant([f"{said}: the legal actions and the reasons disagree"])
    return [codec.refusal_text([reason]) for reason in reasons]


def difference(what: str, wanted: object, found: object) -> list[str]:
    """Return the difference between two values in words, if they differ."""
    if wanted == found:
        return []
    return [f"{what}: expected {_words(wanted)}, found {_words(found)}"]


def _words(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_words(item) for item in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) or "none"


# --- results ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """What became of a case."""

    case: Case
    differences: tuple[str, ...] = ()
    skipped: bool = False

    def __repr__(self) -> str:
        became = "skipped" if self.skipped else "failed" if self.differences else "passed"
        return f"<Result: {self.case.place()} {self.case.id} {became}>"

    def failed(self) -> bool:
        return bool(self.differences)

    def report(self) -> str:
        """Return the failing case in words, every difference on a line of its own."""
        head = f"FAILED {self.case.place()}: {self.case.id} {self.case.title}"
        return "\n".join([head, *(f"  {difference}" for difference in self.differences)])


def run_cases(cases: Iterable[Case], only: Collection[str] = ()) -> list[Result]:
    """Run cases in their order; those in words, or that ``only`` does not name, are skipped."""
    results: list[Result] = []
    for case in cases:
        if case.in_words or (only and case.id not in only):
            results.append(Result(case, skipped=True))
        else:
            results.append(Result(case, tuple(case.run())))
    return results


def summary(results: Collection[Result]) -> str:
    """Return the last line of a check."""
    failed = sum(result.failed() for result in results)
    skipped = sum(result.skipped for result in results)
    passed = len(results) - failed - skipped
    return f"{passed} passed, {failed} failed, {skipped} skipped"


# --- reading files ---------------------------------------------------------------------------


def scenario_text(
    text: str, source: str, suffixes: Collection[str], fences: Collection[str]
) -> str:
    """Return the scenarios of a file, bare or fenced inside Markdown, on the lines they stand on.

    ``suffixes`` are those of bare files, ``fences`` the languages of blocks that hold them."""
    suffix = Path(source).suffix.lower()
    if suffix in suffixes:
        return text
    fenced = fenced_text(text, source, fences)
    if fenced is not None:
        return fenced
    if suffix in MARKDOWN_SUFFIXES:
        wanted = " or ".join(fences)
        raise BadData(f"expected a fenced {wanted} block, found none", source=source, line=1)
    return text


def fenced_text(text: str, source: str, fences: Collection[str]) -> str | None:
    """Return the blocks of a Markdown text with every other line blank; None without any."""
    kept: list[str] = []
    fence = ""
    opened = 0
    inside = False
    found = False
    for number, line in enumerate(text.split("\n"), start=1):
        match = _FENCE.fullmatch(line.rstrip())
        if fence:
            if match and not match["info"] and match["fence"].startswith(fence):
                fence = ""
            elif inside:
                kept.append(line)
                continue
        elif match:
            fence = match["fence"]
            opened = number
            inside = match["info"].lower() in fences
            found = found or inside
        kept.append("")
    if fence and inside:
        raise BadData("the block that begins here never ends", source=source, line=opened)
    return "\n".join(kept) if found else None
