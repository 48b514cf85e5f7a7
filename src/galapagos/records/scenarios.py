"""Scenario files, whatever the game: cases, their results, and where in a file they stand.

A *reader* turns the text of a file into cases and refuses a malformed file before anything runs; a
case knows how to run itself and returns every difference between what it expected and found.
"""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from galapagos.kernel.errors import BadData

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
    run: Callable[[], list[str]]
    """Plays the case and returns all differences; an empty list means that it passes."""
    in_words: bool = False
    """A procedure for people: it is counted as skipped."""

    def place(self) -> str:
        return f"{self.source}:{self.line}"


@dataclass(frozen=True)
class Result:
    """What became of a case."""

    case: Case
    differences: tuple[str, ...] = ()
    skipped: bool = False

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
