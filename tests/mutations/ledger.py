"""What is known of each mutant: the results of earlier runs, and which ones change nothing."""

import json
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutations.mutants import Mutant
from tests.mutations.workers import SURVIVED


@dataclass(frozen=True)
class Result:
    """How one mutant fared; ``sources``, ``tests`` and ``finder`` say on what: the changed file,
    all tests, and the file of the test that found it."""

    key: str
    file: str
    status: str
    by: str
    ran: dict[str, int]  # by file, how many of its tests ran
    reaching: int
    seconds: float
    sources: str
    tests: str
    finder: str
    limit: float = 0.0  # the seconds of tests it was given

    def ran_all(self) -> bool:
        return sum(self.ran.values()) == self.reaching


class Ledger:
    """The results of all runs, one JSON line each, so that a run that is cut can be taken up."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._results: dict[str, Result] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                try:
                    result = Result(**json.loads(line))
                except (ValueError, TypeError):
                    continue  # a line that was cut, or is of an older form: run that one again
                self._results[result.key] = result

    def known(
        self,
        mutant: Mutant,
        sources: str,
        tests: str,
        limit: float,
        finder: Callable[[str], str],
    ) -> Result | None:
        """Return what still holds: on the same file a kill by a test whose file is the same, and a
        survival if all tests are the same and have run, or would not be given more time now.
        ``finder`` says what the file of a test is now."""
        result = self._results.get(mutant.key)
        if result is None or result.sources != sources:
            return None
        if result.status == SURVIVED:
            is_final = result.ran_all() or limit <= result.limit
            return result if result.tests == tests and is_final else None
        return result if result.finder == finder(result.by) else None

    def write(self, result: Result) -> None:
        self._results[result.key] = result
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")

    def kills(self) -> Iterable[str]:
        """The tests that found something, once for each find."""
        return [result.by for result in self._results.values() if result.status != SURVIVED]


@dataclass(frozen=True)
class Equivalent:
    """A change that no test can see, and why. Without ``after`` every change of that text is
    meant; ``turn`` says which of several equal changes in a function it is, counted from 0."""

    file: str
    function: str
    before: str
    reason: str
    after: str = ""
    turn: int = -1

    def fits(self, mutant: Mutant) -> bool:
        return (
            mutant.file == self.file
            and mutant.change.function == self.function
            and mutant.before == self.before
            and self.after in ("", mutant.after)
            and self.turn in (-1, mutant.turn)
        )


def load_equivalent(path: Path) -> list[Equivalent]:
    if not path.exists():
        return []
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return [Equivalent(**one) for one in data.get("equivalent", [])]


def reason_for(mutant: Mutant, listed: list[Equivalent]) -> str:
    """Return why a mutant changes nothing; empty if it counts."""
    return next((one.reason for one in listed if one.fits(mutant)), "")
