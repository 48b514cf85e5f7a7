"""Results of a contest on disk: ``results.jsonl`` in a folder of its own, one line a game."""

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Fixture, Result
from galapagos.lab.lines import LineFile

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
    """The results file of one contest, or of a tournament, in a folder of its own."""

    def __init__(self, folder: Path, about: dict[str, object]) -> None:
        make_folder(folder)
        self.path = folder / RESULTS
        self._file = LineFile(self.path, "match", about)

    def load(self) -> dict[tuple[int, int], Result]:
        """Return the results that are already there; make the file if there is none."""
        found = {}
        for number, line in self._file.load():
            result = self._result(line, number)
            found[result.key()] = result
        return found

    def append(self, results: Iterable[Result]) -> None:
        """Write results so that they survive whatever happens next."""
        self._file.append(map(asdict, results))

    def settle(self) -> None:
        """Put the lines in the order of the games, so that equal matches leave equal files."""
        ordered = sorted(self.load().values(), key=Result.key)
        self._file.replace(map(asdict, ordered))

    def _result(self, fields: object, number: int) -> Result:
        try:
            if not isinstance(fields, dict):
                raise TypeError("no object")
            for key, kind in _FIELDS.items():
                if not isinstance(fields[key], kind):
                    raise TypeError(key)
            return Result(**fields)
        except (KeyError, TypeError) as error:
            what = f"expected the result of a game, found {json.dumps(fields)[:60]} ({error})"
            raise self._file.error(what, number) from None


def of_contest(found: dict[tuple[int, int], Result], fixtures: Iterable[Fixture]) -> list[Result]:
    """Return the results of these games; more in a file than asked for this time are no harm."""
    keys = [fixture.key() for fixture in fixtures]
    return [found[key] for key in keys if key in found]


def missing(results: Iterable[Result], fixtures: Iterable[Fixture]) -> list[Fixture]:
    """Return the games that are still to be played."""
    played = {result.key() for result in results}
    return [fixture for fixture in fixtures if fixture.key() not in played]
