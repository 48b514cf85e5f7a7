"""Reports as tables of text: for the terminal, for Markdown and for other programs."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass, field

from galapagos.lab.ratings import Estimate


@dataclass(frozen=True)
class Sheet:
    """One table; the first column is text, all the others are numbers."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""
    left: frozenset[int] = field(default_factory=lambda: frozenset({0}))
    """Columns that are text."""


def as_markdown(title: str, sheets: Sequence[Sheet]) -> str:
    """Return a whole report as Markdown."""
    parts = [f"{title}."]
    for sheet in sheets:
        parts.append(f"**{sheet.title}.**{' ' + sheet.note if sheet.note else ''}")
        rules = ["---" if n in sheet.left else "---:" for n in range(len(sheet.columns))]
        lines = [_line(sheet.columns), _line(rules), *map(_line, sheet.rows)]
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def as_csv(sheets: Sequence[Sheet]) -> str:
    """Return tables one under the other, each row after the title of its table."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for sheet in sheets:
        writer.writerow(["table", *sheet.columns])
        writer.writerows([sheet.title, *row] for row in sheet.rows)
    return out.getvalue()


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def percent(share: float) -> str:
    """Return a share as people read it."""
    return f"{100 * share:.1f}%"


def interval(estimate: Estimate) -> str:
    """Return an estimated share with the interval it lies in."""
    return f"{percent(estimate.value)} ({100 * estimate.low:.1f} … {100 * estimate.high:.1f})"


def factor(estimate: Estimate | None) -> str:
    """Return an estimated factor with its interval; a dash where there is none."""
    if estimate is None:
        return "–"
    return f"{estimate.value:.2f} ({estimate.low:.2f} … {estimate.high:.2f})"
