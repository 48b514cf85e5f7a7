"""The standing of a tournament with all scores against each other, as a page and a picture."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape

from galapagos.lab.arena_plot import sheet
from galapagos.lab.ratings import Estimate, interval_text

_CELL, _ROW, _NAME, _TOP = 52, 26, 230, 92
_STYLE = (
    "body{font:15px sans-serif;color:#222;margin:2rem}table{border-collapse:collapse}"
    "th,td{padding:.3rem .55rem;text-align:right;border:1px solid #ddd}"
    "th:nth-child(2),td:nth-child(2){text-align:left}.self{background:#eee}"
    "caption{caption-side:bottom;text-align:left;padding-top:.6rem;color:#555}"
)
_NOTE = (
    "Points: 1 for a meeting won, half for one drawn, 1 for a bye. Cells: victories of the row"
    " against the column, of so many games; green above half, red below. Elo: Bradley–Terry over"
    " all games, 95% intervals from resampled deals."
)


@dataclass(frozen=True)
class Place:
    """How one bot did."""

    bot: str
    number: int
    """Its place among the bots of the contest."""
    points: float
    """1 for a meeting won, half for one drawn, 1 for a bye."""
    victories: float
    """In all of its games."""
    games: int
    elo: Estimate
    forfeits: int


@dataclass(frozen=True)
class Crosstable:
    """The standing after some rounds, the best first."""

    title: str
    places: list[Place]
    cells: list[list[str]]
    """Row against column, in the order of the places: victories and games; empty if not met."""
    shares: list[list[float | None]]
    """The same as shares of the victory."""


def crosstable_html(
    table: Crosstable, language: str = "en", retold: Callable[[str], str] = str
) -> str:
    """Return a page that needs nothing else; ``retold`` says its sentences in another language."""
    title, note = escape(retold(table.title)), escape(retold(_NOTE))
    heads = ["", *map(retold, ["bot", "points", "Elo", "95%", "forfeits"])]
    heads += [str(number) for number, _ in enumerate(table.places, 1)]
    rows = "\n".join(_html_row(table, row) for row in range(len(table.places)))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body>\n"
        f"<h1>{title}</h1>\n<table><caption>{note}</caption>\n<thead><tr>"
        + "".join(f'<th scope="col">{head}</th>' for head in heads)
        + f"</tr></thead>\n<tbody>\n{rows}\n</tbody></table>\n</body></html>\n"
    )


def _html_row(table: Crosstable, row: int) -> str:
    place = table.places[row]
    told = [str(row + 1), escape(place.bot), f"{place.points:g}", f"{place.elo.value:+.0f}"]
    told += [escape(interval_text(place.elo)), str(place.forfeits or "–")]
    cells = "".join(f"<td>{text}</td>" for text in told)
    for column, text in enumerate(table.cells[row]):
        kind = ' class="self"' if column == row else ""
        colour = f' style="background:{_colour(table.shares[row][column])}"' if text else ""
        cells += f"<td{kind}{colour}>{text}</td>"
    return f"<tr>{cells}</tr>"


def _colour(share: float | None) -> str:
    """Return green for much, red for little, white for half."""
    if share is None:
        return "#fff"
    strength = round(200 - 120 * abs(share - 0.5)) + 55
    pale = min(255, strength)
    return f"rgb({pale},255,{pale})" if share >= 0.5 else f"rgb(255,{pale},{pale})"


def crosstable_svg(table: Crosstable, retold: Callable[[str], str] = str) -> str:
    """Return the table as a picture."""
    count = len(table.places)
    width = _NAME + 150 + _CELL * count + 20
    drawn = list(_svg_heads(count, retold))
    for row in range(count):
        drawn += _svg_row(table, row)
    about = retold("points, Elo; victories of the row against the column")
    return sheet(retold(table.title), about, width, _TOP + _ROW * count + 20, drawn)


def _svg_heads(count: int, retold: Callable[[str], str]) -> Iterator[str]:
    for x, head in ((_NAME + 50, "points"), (_NAME + 120, "Elo")):
        told = escape(retold(head))
        yield f'<text class="small" x="{x}" y="{_TOP - 10}" text-anchor="end">{told}</text>'
    for column in range(count):
        x, y = _NAME + 150 + _CELL * column + _CELL // 2, _TOP - 10
        yield f'<text class="small" x="{x}" y="{y}" text-anchor="middle">{column + 1}</text>'


def _svg_row(table: Crosstable, row: int) -> Iterator[str]:
    place, y = table.places[row], _TOP + _ROW * row
    name = place.bot if len(place.bot) <= 22 else place.bot[:21] + "…"
    base = y + 18
    yield f'<text x="12" y="{base}">{row + 1}  {escape(name)}</text>'
    yield f'<text x="{_NAME + 50}" y="{base}" text-anchor="end">{place.points:g}</text>'
    yield f'<text x="{_NAME + 120}" y="{base}" text-anchor="end">{place.elo.value:+.0f}</text>'
    for column, text in enumerate(table.cells[row]):
        x = _NAME + 150 + _CELL * column
        colour = "#eee" if column == row else _colour(table.shares[row][column])
        yield (
            f'<rect x="{x}" y="{y}" width="{_CELL}" height="{_ROW}" fill="{colour}" stroke="#ddd"/>'
        )
        yield (
            f'<text class="small" x="{x + _CELL // 2}" y="{base - 1}" text-anchor="middle">'
            f"{text}</text>"
        )
