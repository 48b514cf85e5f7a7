"""Results of a match on disk: appended as they come, found again after any kind of end.

``results.jsonl`` begins with the match and what it was begun with; every further line is the result
of one game. A line that was cut off by a crash is the last one, and is dropped.
"""

import json
import os
from dataclasses import asdict
from pathlib import Path

from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Fixture, Match, Result
from galapagos.lab.machine import made_by

RESULTS = "results.jsonl"
_FIELDS = {
    "deal": int,
    "seating": int,
    "bots": list,
    "scores": list,
    "shares": list,
    "decisions": int,
    "faults": list,
    "troubles": list,
}


def make_folder(folder: Path) -> None:
    """Make a folder that may be there already; raise `BadData` if that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadData(f"cannot be made: {error.strerror}", source=str(folder)) from None


class Store:
    """The results file of one match in a folder of its own."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.path = folder / RESULTS
        self.match = match
        make_folder(folder)

    def load(self) -> list[Result]:
        """Return the results that are already there; make the file if there is none."""
        if not self.path.exists():
            begun = {"match": self.match.as_json(), "made_by": made_by()}
            self._write(json.dumps(begun) + "\n")
            return []
        text = self.path.read_text(encoding="utf-8")
        whole, newline, rest = text.rpartition("\n")
        if rest or not newline:
            self.path.write_text(whole + newline, encoding="utf-8")
        lines = whole.split("\n") if whole else []
        if not lines:
            self.path.unlink()
            return self.load()
        self._check_match(lines[0])
        fixtures = {(fixture.deal, fixture.seating): fixture for fixture in self.match.fixtures()}
        found: dict[tuple[int, int], Result] = {}
        for number, line in enumerate(lines[1:], start=2):
            result = self._parse(line, number)
            # More games than asked for this time are no harm; they stay in the file.
            if result.key() in fixtures:
                found[result.key()] = result
        return list(found.values())

    def append(self, result: Result) -> None:
        """Write one result so that it survives whatever happens next."""
        self._write(json.dumps(asdict(result), ensure_ascii=False) + "\n")

    def missing(self, results: list[Result]) -> list[Fixture]:
        """Return the games that are still to be played."""
        played = {result.key() for result in results}
        return [
            fixture
            for fixture in self.match.fixtures()
            if (fixture.deal, fixture.seating) not in played
        ]

    def _write(self, line: str) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())

    def _error(self, what: str, line: int) -> BadData:
        return BadData(what, source=str(self.path), line=line)

    def _check_match(self, line: str) -> None:
        try:
            stored = json.loads(line)["match"]
        except (ValueError, KeyError, TypeError):
            raise self._error("expected the match, found something else", 1) from None
        if stored != self.match.as_json():
            what = f"holds another match: {json.dumps(stored)}; choose another folder"
            raise self._error(what, 1)

    def _parse(self, line: str, number: int) -> Result:
        try:
            fields = json.loads(line)
            for key, kind in _FIELDS.items():
                if not isinstance(fields[key], kind):
                    raise TypeError(key)
            return Result(**fields)
        except (ValueError, KeyError, TypeError) as error:
            what = f"expected the result of a game, found {line[:60]!r} ({error})"
            raise self._error(what, number) from None
