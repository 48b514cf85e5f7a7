"""What was predicted beside what came of it, by tenths of the prediction: a table and a plot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

from galapagos.games.calibration import Calibration
from galapagos.lab.arena_plot import sheet
from galapagos.lab.calibration import Sample
from galapagos.lab.ratings import Estimate, share_estimate
from galapagos.lab.sheets import Sheet, interval, percent

_TENTHS = 10
_BAND = 0.03
"""How far a prediction may be off."""
_LEFT, _TOP, _SIDE = 70, 64, 400
_STYLE = (
    ".band{fill:#2b6a4d;opacity:.12}.axis{font-size:12px;fill:#555}"
    ".even{stroke:#888;stroke-dasharray:4 4}"
)


@dataclass(frozen=True)
class Tenth:
    """All decisions whose chance was predicted between two tenths."""

    number: int
    decisions: int
    predicted: float
    observed: Estimate

    @property
    def miss(self) -> float:
        """How much more was predicted than came true."""
        return self.predicted - self.observed.value


def tenths(samples: Sequence[Sample], calibration: Calibration) -> list[Tenth]:
    """Return what was predicted and what came of it; tenths without a decision are left out."""
    groups: list[list[tuple[float, float]]] = [[] for _ in range(_TENTHS)]
    for one in samples:
        chance = calibration.chance(one.value, one.sides, one.ahead)
        groups[min(int(chance * _TENTHS), _TENTHS - 1)].append((chance, one.share))
    return [
        Tenth(
            number,
            len(group),
            fmean(chance for chance, _ in group),
            share_estimate([share for _, share in group]),
        )
        for number, group in enumerate(groups)
        if group
    ]


def worst(found: Sequence[Tenth]) -> float:
    """Return by how much the worst tenth is off."""
    return max((abs(one.miss) for one in found), default=0.0)


def sheet_of(title: str, found: Sequence[Tenth]) -> Sheet:
    """Return a table of tenths."""
    rows = [
        [
            f"{_TENTHS * one.number} … {_TENTHS * (one.number + 1)}%",
            f"{one.decisions:,}",
            percent(one.predicted),
            interval(one.observed),
            f"{100 * one.miss:+.1f}",
        ]
        for one in found
    ]
    columns = ("predicted", "decisions", "mean", "won (95%)", "off by")
    note = f"The worst tenth is off by {100 * worst(found):.1f} percentage points."
    return Sheet(title, columns, rows, note)


def plot(
    title: str, subtitle: str, found: Sequence[Tenth], retold: Callable[[str], str] = str
) -> str:
    """Return a picture: what was predicted to the right, what came of it upward."""
    low, high = f"{_x(0)},{_y(_BAND)} {_x(1 - _BAND)},{_y(1)}", f"{_x(1)},{_y(1 - _BAND)}"
    drawn = [
        f'<polygon class="band" points="{_x(0)},{_y(0)} {low} {_x(1)},{_y(1)} {high}'
        f' {_x(_BAND)},{_y(0)}"/>',
        f'<path class="even" d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}"/>',
    ]
    for step in range(0, _TENTHS + 1, 2):
        share, told = step / _TENTHS, f"{10 * step}%"
        drawn += [
            f'<path class="grid" d="M{_x(share)} {_y(0)}V{_y(1)}M{_x(0)} {_y(share)}H{_x(1)}"/>',
            f'<text class="axis" x="{_x(share)}" y="{_TOP + _SIDE + 18}"'
            f' text-anchor="middle">{told}</text>',
            f'<text class="axis" x="{_LEFT - 8}" y="{float(_y(share)) + 4:g}"'
            f' text-anchor="end">{told}</text>',
        ]
    for one in found:
        x = _x(one.predicted)
        drawn += [
            f'<path class="bar" d="M{x} {_y(one.observed.low)}V{_y(one.observed.high)}"/>',
            f'<circle class="dot" cx="{x}" cy="{_y(one.observed.value)}" r="5"/>',
        ]
    drawn.append(
        f'<text class="axis" x="{_LEFT + _SIDE / 2:g}" y="{_TOP + _SIDE + 38}"'
        f' text-anchor="middle">{retold("predicted → won ↑")}</text>'
    )
    return sheet(title, subtitle, _LEFT + _SIDE + 30, _TOP + _SIDE + 52, drawn, _STYLE)


def _x(share: float) -> str:
    return f"{_LEFT + _SIDE * share:.1f}"


def _y(share: float) -> str:
    return f"{_TOP + _SIDE * (1 - share):.1f}"
