"""A plot of shares with their intervals, as SVG or PNG."""

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from galapagos.kernel.errors import BadData
from galapagos.lab.ratings import Estimate

_SVG, _PNG = ".svg", ".png"
_SHARPNESS = 2
"""Pixels of a PNG for each unit of the drawing."""

_LEFT = 150
_WIDTH = 480
_TOP = 64
_ROW = 34
_RIGHT = 90
_STYLE = (
    "text{font:14px sans-serif;fill:#222}.title{font-weight:bold}.small{font-size:12px;fill:#555}"
    ".grid{stroke:#ddd}.equal{stroke:#888;stroke-dasharray:4 4}"
    ".bar{stroke:#2b6a4d;stroke-width:3}.dot{fill:#2b6a4d}"
)


def plot(title: str, subtitle: str, rows: Sequence[tuple[str, Estimate]], equal: float) -> str:
    """Return a picture of shares 0 … 1; ``equal`` is what equally strong players would have."""
    width = _LEFT + _WIDTH + _RIGHT
    height = _TOP + _ROW * len(rows) + 30
    bottom = height - 30
    out: list[str] = []
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        out.append(f'<path class="grid" d="M{x} {_TOP - 8}V{bottom}"/>')
        label = f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">'
        out.append(f"{label}{percent}%</text>")
    out.append(f'<path class="equal" d="M{_x(equal)} {_TOP - 8}V{bottom}"/>')
    for number, (name, share) in enumerate(rows):
        out += _row(name, share, _TOP + _ROW * number + _ROW // 2)
    return sheet(title, subtitle, width, height, out)


def sheet(
    title: str, subtitle: str, width: int, height: int, drawn: Sequence[str], style: str = ""
) -> str:
    """Return a whole picture of the lab: its size, its two lines of text, and what is drawn."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img"><title>{escape(title)}</title>',
        f"<style>{_STYLE}{style}</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
        f'<text class="small" x="12" y="44">{escape(subtitle)}</text>',
        *drawn,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _row(name: str, share: Estimate, y: int) -> list[str]:
    shown = name if len(name) <= 18 else name[:17] + "…"
    return [
        f'<text x="12" y="{y + 5}">{escape(shown)}</text>',
        f'<path class="bar" d="M{_x(share.low)} {y}H{_x(share.high)}"/>',
        f'<circle class="dot" cx="{_x(share.value)}" cy="{y}" r="6"/>',
        f'<text class="small" x="{_LEFT + _WIDTH + 14}" y="{y + 4}">'
        f"{100 * share.value:.1f}%</text>",
    ]


def _x(share: float) -> str:
    return f"{_LEFT + _WIDTH * share:.1f}".removesuffix(".0")


# --- files -----------------------------------------------------------------------------------


def check_plot_file(path: Path) -> None:
    """Raise `BadData` if no plot could be written there: better before a contest than after it."""
    if path.suffix not in (_SVG, _PNG):
        raise BadData(f"a plot is written to a file NAME{_SVG} or NAME{_PNG}, not {path.name!r}")
    if not path.absolute().parent.is_dir():
        raise BadData(f"there is no folder {path.parent} for the plot")


def write_plot(path: Path, svg: str) -> None:
    """Write a plot as its file's name says; raises `OSError` where that fails."""
    if path.suffix == _SVG:
        path.write_text(svg, encoding="utf-8")
    else:
        from galapagos.art import raster  # the one thing here that needs a package

        path.write_bytes(raster.png(svg, _SHARPNESS * (_LEFT + _WIDTH + _RIGHT)))
