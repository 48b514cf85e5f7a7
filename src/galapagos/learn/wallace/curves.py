"""Draws what a training came to: the loss after every epoch, as a small SVG."""

from pathlib import Path

from galapagos.learn.wallace.fitting import Fitted

_WIDTH, _HEIGHT, _LEFT, _TOP = 300, 150, 44, 30
_NAMES = {
    "value": "value: surprise at what came of a position",
    "policy": "policy: surprise at what a search chose",
}
_INKS = {"learned": "#7a8a99", "held back": "#b3402a"}


def write_curves(file: Path, title: str, fitted: dict[str, Fitted]) -> None:
    """Write one picture with the curves of all nets, side by side."""
    parts = [_panel(kind, found, number) for number, (kind, found) in enumerate(fitted.items())]
    wide = len(parts) * (_WIDTH + 40) + 20
    tall = _HEIGHT + 80
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" '
        f'font-family="sans-serif" font-size="11"><title>{title} players</title>'
        f'<rect width="{wide}" height="{tall}" fill="#fff"/>'
    )
    file.write_text(head + "".join(parts) + "</svg>\n", encoding="utf-8")


def _panel(kind: str, found: Fitted, number: int) -> str:
    curves = {"learned": found.curve.learned, "held back": found.curve.held}
    low = min(min(row) for row in curves.values())
    high = max(max(row) for row in curves.values())
    high = max(high, low + 1e-6)
    epochs = len(found.curve.held)

    def point(epoch: int, loss: float) -> str:
        x = _LEFT + (_WIDTH - _LEFT) * epoch / max(1, epochs - 1)
        y = _TOP + _HEIGHT * (high - loss) / (high - low)
        return f"{x:.1f},{y:.1f}"

    lines = []
    for place, (name, row) in enumerate(curves.items()):
        points = " ".join(point(epoch, loss) for epoch, loss in enumerate(row))
        ink = _INKS[name]
        lines.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>')
        x = _LEFT + 90 * place
        lines.append(f'<text x="{x}" y="{_TOP + _HEIGHT + 34}" fill="{ink}">{name}</text>')
    bottom = _TOP + _HEIGHT
    axis = (
        f'<path d="M{_LEFT} {_TOP}V{bottom}H{_WIDTH}" fill="none" stroke="#444"/>'
        f'<text x="{_LEFT - 4}" y="{_TOP + 4}" text-anchor="end">{high:.3f}</text>'
        f'<text x="{_LEFT - 4}" y="{bottom}" text-anchor="end">{low:.3f}</text>'
        f'<text x="{_WIDTH}" y="{bottom + 16}" text-anchor="end">{epochs} epochs</text>'
        f'<text x="{_LEFT}" y="18" font-weight="bold">{_NAMES[kind]}</text>'
    )
    return f'<g transform="translate({20 + number * (_WIDTH + 40)},0)">{axis}{"".join(lines)}</g>'
