"""Mutants: the changes of the planned files, each with a name that survives edits elsewhere."""

import difflib
from collections import Counter
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.mutations.changes import MODULE, Change, changes_of
from tests.mutations.plan import Group


@dataclass(frozen=True)
class Mutant:
    """One change of one file.

    The key is made of what is written, not of where: file, function, the text before and after, and
    which of several equal changes in that function it is."""

    file: str
    change: Change
    before: str
    after: str
    turn: int

    @property
    def key(self) -> str:
        parts = [self.file, self.change.function, self.before, self.after, str(self.turn)]
        return sha256("\0".join(parts).encode()).hexdigest()[:16]

    def source(self, root: Path) -> bytes:
        return self.change.applied((root / self.file).read_bytes())

    def diff(self, root: Path) -> str:
        before = (root / self.file).read_text(encoding="utf-8").splitlines()
        after = self.source(root).decode().splitlines()
        lines = list(difflib.unified_diff(before, after, self.file, self.file, "", "", 2, ""))
        return "\n".join(lines[2:])


def mutants_of(file: str, source: bytes, *, functions_only: bool = False) -> list[Mutant]:
    found: list[Mutant] = []
    seen: Counter[tuple[str, str, str]] = Counter()
    for change in changes_of(source):
        if functions_only and change.function == MODULE:
            continue
        before, after = _lines_around(source, change)
        same = (change.function, before, after)
        found.append(Mutant(file, change, before, after, seen[same]))
        seen[same] += 1
    return found


def mutants_in(group: Group, root: Path) -> list[Mutant]:
    found = []
    for file in group.files:
        source = (root / file).read_bytes()
        found += mutants_of(file, source, functions_only=file in group.vocabulary)
    return found


def drawn(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """Draw a sample: the same seed draws the same mutants, also after edits elsewhere."""
    return sorted(mutants, key=lambda one: sha256(f"{seed} {one.key}".encode()).digest())[:count]


def _lines_around(source: bytes, change: Change) -> tuple[str, str]:
    """The whole lines of a change before and after it, without their outer blanks."""
    start = source.rfind(b"\n", 0, change.start) + 1
    end = source.find(b"\n", change.end)
    if end < 0:
        end = len(source)
    before = source[start:end]
    after = source[start : change.start] + change.text.encode() + source[change.end : end]
    return _plain(before), _plain(after)


def _plain(text: bytes) -> str:
    return " ".join(text.decode().split())
