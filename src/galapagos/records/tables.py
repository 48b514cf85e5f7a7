"""Reading of data files: CSV tables and TOML, with every problem named by file and line.

A reader never stops at the first problem: it notes it in a `Problems` and goes on with a harmless
value, so that a person who types in a table sees all slips at once.
"""

import csv
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from galapagos.kernel.errors import BadData

SLUG = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
"""What no cell and no text may hold: names reach terminals, and must not command them."""
_DIGITS = 9
"""No number in a table has more."""


class DataWarning(BadData):
    """Something worth a look in a file that can be used nevertheless."""


class BadDataFound(BadData):
    """Raised for a whole set of files: all its errors, the first as the message's first line."""

    def __init__(self, source: str, problems: Sequence[BadData]) -> None:
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__("\n  ".join([count, *map(str, problems)]), source=source)
        self.problems = list(problems)

    def __reduce__(self) -> tuple[object, ...]:
        return BadDataFound, (self.source, self.problems)


class Problems:
    """The problems noted so far, errors and warnings, in the order they were met."""

    def __init__(self) -> None:
        self.found: list[BadData] = []

    def error(self, what: str, source: str, line: int = 0) -> None:
        self.found.append(BadData(what, source=source, line=line))

    def warn(self, what: str, source: str, line: int = 0) -> None:
        self.found.append(DataWarning(what, source=source, line=line))

    def errors(self) -> list[BadData]:
        return [problem for problem in self.found if not isinstance(problem, DataWarning)]

    def raise_errors(self, source: str) -> None:
        """Raise all errors together, if there are any; warnings are no reason to raise."""
        errors = self.errors()
        if errors:
            raise BadDataFound(source, errors)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table. Its readers strip blanks, note what is wrong and give a usable value."""

    source: str
    line: int
    cells: dict[str, str]
    problems: Problems
    label: str = ""
    """What the line is about, for messages: ``card bongo-head``."""

    def error(self, what: str) -> None:
        self.problems.error(self._labelled(what), self.source, self.line)

    def warn(self, what: str) -> None:
        self.problems.warn(self._labelled(what), self.source, self.line)

    def _labelled(self, what: str) -> str:
        return f"{self.label}: {what}" if self.label else what

    def text(self, column: str) -> str:
        return self.cells.get(column, "").strip()

    def slug(self, column: str) -> str:
        """Read an id: small letters, digits and single hyphens or underscores."""
        value = self.text(column)
        if not value:
            self.error(f"{column} is empty")
        elif not SLUG.fullmatch(value):
            self.error(
                f"{column} '{value}' is not an id: small letters a-z, digits and single hyphens,"
                " like bongo-head"
            )
        return value

    def number(self, column: str, low: int, high: int, *, empty: int | None = 0) -> int:
        """Read a whole number of the range; an empty cell gives ``empty``, or is an error."""
        value = self.text(column)
        if not value and empty is not None:
            return empty
        if not value.isascii() or not value.isdecimal() or len(value) > _DIGITS:
            self.error(f"{column} is '{value}', expected a whole number {low} to {high}")
            return low
        if not low <= int(value) <= high:
            self.error(f"{column} is {int(value)}, expected {low} to {high}")
            return low
        return int(value)

    def one_of(self, column: str, options: Sequence[str], *, empty: bool = False) -> str:
        """Read one word out of ``options``; where ``empty`` is allowed the cell may be blank."""
        value = self.text(column)
        if value in options or (empty and not value):
            return value
        wanted = ", ".join(options) + (", or nothing" if empty else "")
        self.error(f"{column} is '{value}', expected one of {wanted}")
        return options[0]

    def list_of(self, column: str, options: Sequence[str]) -> tuple[str, ...]:
        """Read words joined by ``+``, each out of ``options``; unknown ones are left out."""
        value = self.text(column)
        words = [word.strip() for word in value.split("+")] if value else []
        for word in words:
            if word not in options:
                self.error(
                    f"unknown symbol '{word}' in {column}, expected {', '.join(options)},"
                    " joined by +"
                )
        return tuple(word for word in words if word in options)


def read_text(path: Path, problems: Problems) -> str | None:
    """Read a UTF-8 file with any line endings, a byte order mark included; None if impossible."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        problems.error("the file is missing", str(path))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.error("not UTF-8; save the file with the encoding UTF-8", str(path), line)
    except OSError as error:
        problems.error(f"cannot be read: {error.strerror}", str(path))
    return None


def read_table(
    path: Path,
    columns: Sequence[str],
    problems: Problems,
    *,
    optional: Sequence[str] = (),
    may_be_empty: bool = False,
) -> list[Row]:
    """Read a CSV table whose first line names its columns, in any order.

    Lines that are empty or begin with ``#``, in quotes or not, are skipped. A cell never contains
    a line break, so that the line of a message is the line in any editor.
    """
    text = read_text(path, problems)
    if text is None:
        return []
    rows: list[Row] = []
    header: list[str] | None = None
    for line, cells in _lines_of_cells(text, path, problems):
        if header is None:
            header = cells
            if not _is_header(header, columns, optional, path, line, problems):
                return []
        elif len(cells) > len(header) and any(cell.strip() for cell in cells[len(header) :]):
            problems.error(
                f"{len(cells)} cells, but the table has {len(header)} columns", str(path), line
            )
        else:
            rows.append(Row(str(path), line, dict(zip(header, cells, strict=False)), problems))
    if header is None:
        problems.error(f"empty; the first line must be {','.join(columns)}", str(path))
    elif not rows and not may_be_empty:
        problems.error("the table has no rows", str(path))
    return rows


def _lines_of_cells(text: str, path: Path, problems: Problems) -> Iterator[tuple[int, list[str]]]:
    """Return the lines that can be read, each with its number."""
    for line, raw in enumerate(text.split("\n"), start=1):
        if raw.lstrip(' "').startswith("#") or not raw.strip(" ,\t"):
            continue
        cells = _split(raw, path, line, problems)
        if cells is None:
            continue
        if control := _CONTROL.search("".join(cells)):
            problems.error(f"the character {control[0]!r} is not allowed here", str(path), line)
        else:
            yield line, cells


def _split(raw: str, path: Path, line: int, problems: Problems) -> list[str] | None:
    try:
        return next(csv.reader([raw], strict=True))
    except csv.Error as error:
        problems.error(f"not a line of a CSV table: {error}", str(path), line)
        return None


def _is_header(
    header: list[str],
    columns: Sequence[str],
    optional: Sequence[str],
    path: Path,
    line: int,
    problems: Problems,
) -> bool:
    """Check the names of the columns; the rest of the table makes sense only if they are right."""
    header[:] = [name.strip() for name in header]
    while header and not header[-1]:
        header.pop()
    if len(header) == 1 and len(columns) > 1 and re.search(r"[;\t]", header[0]):
        problems.error("cells must be separated by commas, not ; or tabs", str(path), line)
        return False
    known = [*columns, *optional]
    before = len(problems.found)
    for name in header:
        if name not in known:
            problems.error(f"unknown column '{name}', expected {', '.join(known)}", str(path), line)
    for name in _repeated(header):
        problems.error(f"column '{name}' appears twice", str(path), line)
    for name in columns:
        if name not in header:
            problems.error(f"missing column '{name}'", str(path), line)
    return len(problems.found) == before


def _repeated(names: Iterable[str]) -> list[str]:
    seen: set[str] = set()
    again: list[str] = []
    for name in names:
        if name in seen and name not in again:
            again.append(name)
        seen.add(name)
    return again


def check_unique(rows: Iterable[Row], column: str) -> None:
    """Note every row whose cell repeats that of an earlier row, naming the earlier line."""
    first: dict[str, int] = {}
    for row in rows:
        value = row.text(column)
        if value in first:
            row.error(f"duplicate {column} '{value}', first used in line {first[value]}")
        elif value:
            first[value] = row.line


@dataclass(frozen=True, slots=True)
class Toml:
    """A TOML file read as a tree of tables, for typed access with messages."""

    source: str
    text: str
    values: dict[str, object]
    problems: Problems

    def line_of(self, key: str) -> int:
        """Return the line where ``key`` is set, 0 if nowhere."""
        pattern = re.compile(rf"\s*\[?\s*{re.escape(key.rpartition('.')[2])}\s*[=\]]")
        for line, raw in enumerate(self.text.split("\n"), start=1):
            if pattern.match(raw):
                return line
        return 0

    def error(self, key: str, what: str) -> None:
        self.problems.error(what, self.source, self.line_of(key))

    def warn(self, key: str, what: str) -> None:
        self.problems.warn(what, self.source, self.line_of(key))

    def check_keys(self, known: Sequence[str], table: str = "") -> None:
        """Note keys that mean nothing, most likely misspelt ones."""
        if table and not isinstance(self.values.get(table, {}), dict):
            self.error(table, f"'{table}' must be a table: a line [{table}], then KEY = NUMBER")
        for key in self._table(table):
            if key not in known:
                self.error(key, f"unknown key '{key}', expected {', '.join(known)}")

    def text_at(self, key: str) -> str:
        """Read a text that must not be empty."""
        value = self.values.get(key)
        if isinstance(value, str) and (control := _CONTROL.search(value)):
            self.error(key, f"the character {control[0]!r} is not allowed in '{key}'")
            return ""
        if isinstance(value, str) and value.strip():
            return value.strip()
        self.error(key, f"'{key}' must be a text in quotes, not empty")
        return ""

    def number_at(self, key: str, table: str) -> int | None:
        """Read a whole number of a table, None if it is not given."""
        value = self._table(table).get(key)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            self.error(key, f"'{key}' must be a whole number")
            return None
        return value

    def list_at(self, key: str, options: Sequence[str]) -> tuple[str, ...]:
        """Read a list of words, each out of ``options``."""
        value = self.values.get(key)
        if not isinstance(value, list) or not all(word in options for word in value):
            self.error(key, f"'{key}' must be a list out of {', '.join(options)}")
            return ()
        return tuple(str(word) for word in value)

    def _table(self, table: str) -> dict[str, object]:
        if not table:
            return self.values
        value = self.values.get(table)
        return value if isinstance(value, dict) else {}


def read_toml(path: Path, problems: Problems) -> Toml:
    """Read a TOML file; what cannot be read is empty and noted."""
    text = read_text(path, problems)
    if text is None:
        return Toml(str(path), "", {}, Problems())
    try:
        return Toml(str(path), text, tomllib.loads(text), problems)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"\(at line (\d+)", str(error))
        what = re.sub(r" \(at .*\)$", "", str(error))
        problems.error(f"not TOML: {what}", str(path), int(place[1]) if place else 0)
        return Toml(str(path), text, {}, Problems())
