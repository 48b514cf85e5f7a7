"""The points of a game over time, as a picture."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from galapagos.games.sheet import SEAT_COLOURS
from galapagos.kernel.names import seat_name
from galapagos.wire.summary import PointsView

_WIDTH, _HEIGHT = 640, 260
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 64, 18, 34
_STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_MOST_LINES = 6
_STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#1c2a2e}.grid{stroke:#e4dbc9}"
    ".turn{stroke:#cbbfa6;stroke-dasharray:3 4}.line{fill:none;stroke-width:2.5;"
    "stroke-linejoin:round}"
)


def chart(points: Sequence[PointsView], names: Sequence[str] = ()) -> str:
    """Return the points of every seat at every moment that is told, as SVG."""
    seats = range(len(points[0].points))
    last = max(1, points[-1].step)
    top = max(1, *(value for moment in points for value in moment.points))
    gap = next((step for step in _STEPS if top / step <= _MOST_LINES), _STEPS[-1])
    out = [_grid(value, top) for value in range(0, top + 1, gap)]
    out += [_turn(now, last) for before, now in pairwise(points) if now.turn != before.turn]
    out += [_line(points, seat, last, top) for seat in seats]
    out += _labels(points[-1], names or [seat_name(seat) for seat in seats], top)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        f' width="{_WIDTH}" height="{_HEIGHT}" role="img"><title>{escape(_told(points))}</title>'
        f'<style>{_STYLE}</style><rect width="100%" height="100%" rx="10" fill="#fbf7ee"/>'
        f"{''.join(out)}</svg>"
    )


def _told(points: Sequence[PointsView]) -> str:
    """The end of it, for whoever cannot see it."""
    ends = enumerate(points[-1].points)
    return ", ".join(f"{seat_name(seat)} {value}" for seat, value in ends)


def _grid(value: int, top: int) -> str:
    y = _y(value, top)
    line = f'<path class="grid" d="M{_LEFT} {y}H{_WIDTH - _RIGHT}"/>'
    return f'{line}<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{value}</text>'


def _turn(moment: PointsView, last: int) -> str:
    """Where a round or Era begins."""
    x = _x(moment.step, last)
    line = f'<path class="turn" d="M{x} {_TOP}V{_HEIGHT - _BOTTOM}"/>'
    return f'{line}<text x="{x}" y="{_HEIGHT - 12}" text-anchor="middle">{moment.turn}</text>'


def _line(points: Sequence[PointsView], seat: int, last: int, top: int) -> str:
    path = f"M{_x(points[0].step, last)} {_y(points[0].points[seat], top)}"
    for moment in points[1:]:
        path += f"H{_x(moment.step, last)}V{_y(moment.points[seat], top)}"
    return f'<path class="line" stroke="{SEAT_COLOURS[seat]}" d="{path}"/>'


def _labels(end: PointsView, names: Sequence[str], top: int) -> list[str]:
    """Who each line is, beside its end and none over another."""
    free, out = float(_HEIGHT), []
    for seat, value in sorted(enumerate(end.points), key=lambda one: one[1]):
        free = min(float(_y(value, top)) + 4, free - 14)
        x = _WIDTH - _RIGHT + 8
        mark = f'<circle cx="{x + 3}" cy="{free - 4:g}" r="4" fill="{SEAT_COLOURS[seat]}"/>'
        out.append(f'{mark}<text x="{x + 11}" y="{free:g}">{escape(names[seat])} {value}</text>')
    return out


def _x(step: int, last: int) -> float:
    return round(_LEFT + (_WIDTH - _LEFT - _RIGHT) * step / last, 1)


def _y(value: int, top: int) -> float:
    return round(_HEIGHT - _BOTTOM - (_HEIGHT - _TOP - _BOTTOM) * max(0, value) / top, 1)
