"""A plot of shares with their intervals, as SVG."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from galapagos.lab.ratings import Estimate

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
    height = _TOP + _ROW * len(rows) + 30
    bottom = height - 30
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_LEFT + _WIDTH + _RIGHT}"'
        f' height="{height}" role="img"><title>{escape(title)}</title><style>{_STYLE}</style>',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
        f'<text class="small" x="12" y="44">{escape(subtitle)}</text>',
    ]
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        out.append(f'<path class="grid" d="M{x} {_TOP - 8}V{bottom}"/>')
        label = f'<text class="small" x="{x}" y="{bottom + 18}" text-anchor="middle">'
        out.append(f"{label}{percent} %</text>")
    out.append(f'<path class="equal" d="M{_x(equal)} {_TOP - 8}V{bottom}"/>')
    for number, (name, share) in enumerate(rows):
        out += _row(name, share, _TOP + _ROW * number + _ROW // 2)
    return "\n".join([*out, "</svg>"]) + "\n"


def _row(name: str, share: Estimate, y: int) -> list[str]:
    shown = name if len(name) <= 18 else name[:17] + "…"
    return [
        f'<text x="12" y="{y + 5}">{escape(shown)}</text>',
        f'<path class="bar" d="M{_x(share.low)} {y}H{_x(share.high)}"/>',
        f'<circle class="dot" cx="{_x(share.value)}" cy="{y}" r="6"/>',
        f'<text class="small" x="{_LEFT + _WIDTH + 14}" y="{y + 4}">'
        f"{100 * share.value:.1f} %</text>",
    ]


def _x(share: float) -> str:
    return f"{_LEFT + _WIDTH * share:.1f}".removesuffix(".0")
