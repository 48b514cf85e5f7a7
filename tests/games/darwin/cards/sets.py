"""Card sets to break: a copy of the base set and short verbs that change it."""

import os
import re
from pathlib import Path

from galapagos.games.darwin.cards.catalog import check_set, new_set
from galapagos.records.tables import DataWarning


class OwnSet:
    """A person's own set in a directory, made from the template."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        new_set(directory)

    def path(self, file: str) -> Path:
        return self.directory / file

    def read(self, file: str) -> str:
        return self.path(file).read_text(encoding="utf-8-sig")

    def write(self, file: str, text: str) -> None:
        self.path(file).write_text(text, encoding="utf-8", newline="\n")

    def change(self, file: str, old: str, new: str) -> None:
        """Replace a text that occurs exactly once."""
        text = self.read(file)
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times in {file}"
        self.write(file, text.replace(old, new))

    def set_cell(self, file: str, row: str, column: str, value: str) -> None:
        """Write one cell of the row with the given id."""
        lines = self.read(file).split("\n")
        header = next(line for line in lines if not line.startswith("#")).split(",")
        line = self.line_of(file, row) - 1
        cells = lines[line].split(",")
        cells[header.index(column)] = value
        lines[line] = ",".join(cells)
        self.write(file, "\n".join(lines))

    def drop_rows(self, file: str, *rows: str) -> None:
        """Delete the rows with these ids."""
        lines = self.read(file).split("\n")
        self.write(file, "\n".join(line for line in lines if line.split(",")[0] not in rows))

    def drop_totals(self) -> None:
        """Delete the totals from set.toml, as a person with other numbers may."""
        self.write("set.toml", self.read("set.toml").split("[totals]")[0])

    def line_of(self, file: str, row: str) -> int:
        """Return the line, from 1, of the row that begins with these cells."""
        lines = self.read(file).split("\n")
        return 1 + next(n for n, line in enumerate(lines) if f"{line},".startswith(f"{row},"))

    def with_lines(self, message: str) -> str:
        """Put the line of a row in the place of ``@row``: ``cards.csv, line @bongo-head: …``."""
        file = message.split(",")[0]
        return re.sub(r"(?<=line )@(.+?)(?=:)", lambda m: str(self.line_of(file, m[1])), message)

    def errors(self) -> list[str]:
        """Return the error messages, the directory left out."""
        return [self._short(e) for e in check_set(self.directory) if not isinstance(e, DataWarning)]

    def warnings(self) -> list[str]:
        return [self._short(e) for e in check_set(self.directory) if isinstance(e, DataWarning)]

    def _short(self, error: Exception) -> str:
        return (
            str(error).replace(f"{self.directory}{os.sep}", "").replace(str(self.directory), "set")
        )
