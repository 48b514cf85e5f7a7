"""A table as a notebook shows it: with the pictures of the page, and without a network."""

from base64 import b64encode
from html import escape

from galapagos.games.sheet import SEAT_COLOURS, Figure, Row, Sheet

_BOX = (
    "font:14px/1.4 system-ui,sans-serif;color:#1c2a2e;background:#fbf7ee;border:1px solid #ddd2bd;"
    "border-radius:10px;padding:10px 14px;max-width:980px"
)
_ROW = "margin-top:8px;padding:2px 10px 4px;border-left:5px solid {colour};background:{ground}"
_FIGURES = "display:flex;flex-wrap:wrap;gap:4px 10px;align-items:flex-end"
_FIGURE = "margin:2px 0;text-align:center;font-size:12px;line-height:1.2"
_CHIP = "border:1px solid #cbbfa6;border-radius:6px;background:#fff;padding:3px 8px;font-size:12px"
_NOBODY, _GROUND, _TURN_GROUND = "#cbbfa6", "transparent", "#f1e7cf"


def page(sheet: Sheet) -> str:
    """Return a sheet as HTML that stands alone."""
    title = f'<div style="font-weight:600">{escape(sheet.title)}</div>'
    return f'<div style="{_BOX}">{title}{"".join(map(_row, sheet.rows))}</div>'


def text_page(text: str) -> str:
    """Return a board that is drawn in letters as HTML."""
    return f'<pre style="font-family:monospace;line-height:1.2">{escape(text)}</pre>'


def _row(row: Row) -> str:
    ground = _TURN_GROUND if row.is_turn else _GROUND
    style = _ROW.format(colour=_colour(row.seat), ground=ground)
    head = f"<b>{escape(row.title)}</b> · {escape(row.facts)}"
    figures = "".join(map(_figure, row.figures))
    return f'<div style="{style}">{head}<div style="{_FIGURES}">{figures}</div></div>'


def _figure(figure: Figure) -> str:
    if not figure.svg:
        return f'<span style="{_CHIP}">{escape(figure.caption)}</span>'
    height = 84 if figure.is_wide or figure.seat >= 0 else 118
    link = f"data:image/svg+xml;base64,{b64encode(figure.svg.encode()).decode()}"
    words = escape(figure.hint or figure.caption)
    image = f'<img src="{link}" alt="{words}" title="{words}" style="height:{height}px"/>'
    mark = f"border-bottom:3px solid {_colour(figure.seat)}" if figure.seat >= 0 else ""
    caption = f'<div style="{mark}">{escape(figure.caption)}</div>' if figure.caption else ""
    caption = "" if figure.is_wide else caption
    return f'<div style="{_FIGURE}">{image}{caption}</div>'


def _colour(seat: int) -> str:
    return SEAT_COLOURS[seat] if seat >= 0 else _NOBODY
