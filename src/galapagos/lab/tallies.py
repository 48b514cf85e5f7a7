"""What is counted over many games: in one file as they are played, and added up in their order.

A file of counts begins with the plan; every further line is what a few games in a row have counted.
A line that was cut off by a crash is the last one, and is dropped.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from msgspec import ValidationError, convert, to_builtins

from galapagos.kernel.errors import BadData
from galapagos.lab.batches import BatchPlan
from galapagos.lab.crews import Crew
from galapagos.lab.lines import LineFile
from galapagos.lab.seam import carried


@dataclass
class GameTally:
    """Counts over any number of games: its fields are numbers, counters, and lists of values whose
    type is said as ``of``."""

    def add(self, other: Self) -> None:
        """Add what another tally has counted."""
        for field in fields(self):
            own, more = getattr(self, field.name), getattr(other, field.name)
            if isinstance(own, Counter):
                own.update(more)
            else:
                setattr(self, field.name, own + more)

    def as_json(self) -> dict[str, object]:
        """Return all counts; of a counter each key with its count in a row."""
        return {field.name: _written(getattr(self, field.name)) for field in fields(self)}

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> Self:
        """Return the counts that were written so; raise an error of Python if they were not."""
        tally = cls()
        for field in fields(tally):
            value = found[field.name]
            if isinstance(getattr(tally, field.name), Counter):
                value = Counter({_key(parts): int(count) for *parts, count in value})
            elif "of" in field.metadata:
                value = [convert(one, field.metadata["of"]) for one in value]
            setattr(tally, field.name, value)
        return tally


def _written(value: object) -> object:
    if not isinstance(value, Counter):
        return to_builtins(value)
    return [[*(key if isinstance(key, tuple) else (key,)), value[key]] for key in value]


def _key(parts: Sequence[object]) -> object:
    return tuple(parts) if len(parts) > 1 else parts[0]


P = TypeVar("P", bound=BatchPlan)
T = TypeVar("T", bound=GameTally)


class Counting(Generic[P, T]):
    """The games of a plan, those in a file and those still to be played; `total` at any time."""

    def __init__(
        self,
        plan: P,
        play: Callable[[P, Sequence[int]], T],
        kind: type[T],
        path: Path | None = None,
    ) -> None:
        self.plan = plan
        self._play, self._kind = play, kind
        self._pieces: dict[range, T] = {}
        self._source = str(path)
        self._file = LineFile(path, "plan", plan.as_json()) if path else None
        for number, line in self._file.load() if self._file else []:
            self._read(line, number)

    def played(self) -> int:
        """Return how many games are counted."""
        return sum(map(len, self._pieces))

    def total(self) -> T:
        """Return the counts of all games so far, added up in the order of the games."""
        total = self._kind()
        for games in sorted(self._pieces, key=lambda one: one.start):
            total.add(self._pieces[games])
        return total

    def play(self, crew: Crew, tell: Callable[[str], None] = lambda told: None) -> Iterator[int]:
        """Play what is missing; yield how many games were counted, a few at once."""
        for gap in self._gaps():
            for piece in carried(self._play, self.plan, gap, crew, tell):
                games = range(gap.start + piece.first, gap.start + piece.first + len(piece.keys))
                if self._file:
                    counts = piece.result.as_json()
                    line = {"first": games.start, "games": len(games), "counts": counts}
                    self._file.append([line])
                self._pieces[games] = piece.result
                yield len(games)

    def _gaps(self) -> list[range]:
        gaps, first = [], 0
        for games in sorted(self._pieces, key=lambda one: one.start):
            gaps.append(range(first, games.start))
            first = games.stop
        return [gap for gap in (*gaps, range(first, self.plan.games)) if gap]

    def _read(self, found: Any, line: int) -> None:
        try:
            games = range(found["first"], found["first"] + found["games"])
            tally = self._kind.from_json(found["counts"])
        except (KeyError, TypeError, ValueError, ValidationError) as error:
            what = f"expected the counts of a few games, found something else ({error!r})"
            raise BadData(what, source=self._source, line=line) from None
        # More games than asked for this time are no harm; they stay in the file.
        if games.stop <= self.plan.games:
            self._pieces[games] = tally
