"""A file of JSON lines that grows while something long runs, and is found again after any end.

The first line says what runs, and what it was begun with. A line that was cut off by a crash is the
last one, and is dropped.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from galapagos.kernel.errors import BadData
from galapagos.lab.machine import made_by


class LineFile:
    """One file; ``title`` names what its first line tells."""

    def __init__(self, path: Path, title: str, about: dict[str, object]) -> None:
        self.path = path
        self._title = title
        self._about = about

    def load(self) -> list[tuple[int, object]]:
        """Return the numbers and contents of all lines but the first; make the file if there is
        none. Raise `BadData` if it holds something else."""
        lines = self._whole_lines()
        if not lines:
            self._write(json.dumps({self._title: self._about, "made_by": made_by()}) + "\n")
            return []
        self._check(lines[0])
        return [(number, self._parsed(line, number)) for number, line in enumerate(lines[1:], 2)]

    def append(self, values: Iterable[object]) -> None:
        """Write lines so that they survive whatever happens next."""
        self._write("".join(json.dumps(one, ensure_ascii=False) + "\n" for one in values))

    def replace(self, values: Iterable[object]) -> None:
        """Write all lines but the first anew, at once."""
        first = self._whole_lines()[0]
        other = self.path.with_name(self.path.name + ".new")
        lines = [first, *(json.dumps(one, ensure_ascii=False) for one in values)]
        other.write_text("\n".join(lines) + "\n", encoding="utf-8")
        other.replace(self.path)

    def error(self, what: str, line: int) -> BadData:
        """Return what to raise about a line."""
        return BadData(what, source=str(self.path), line=line)

    def _whole_lines(self) -> list[str]:
        if not self.path.exists():
            return []
        text = self.path.read_text(encoding="utf-8")
        whole, newline, rest = text.rpartition("\n")
        if rest:
            self.path.write_text(whole + newline, encoding="utf-8")
        return whole.split("\n") if whole else []

    def _parsed(self, line: str, number: int) -> object:
        try:
            return json.loads(line)
        except ValueError:
            raise self.error(f"expected JSON, found {line[:60]!r}", number) from None

    def _check(self, line: str) -> None:
        try:
            stored = json.loads(line)[self._title]
        except (ValueError, KeyError, TypeError):
            raise self.error(f"expected the {self._title}, found something else", 1) from None
        if stored != self._about:
            what = f"holds another {self._title}: {json.dumps(stored)}; choose another place"
            raise self.error(what, 1)

    def _write(self, text: str) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadData(f"cannot be written: {error.strerror}", source=str(self.path)) from None
