"""The balance of a Darwin card set as one picture: food and deaths by Era, points by source."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from galapagos.games.darwin.lab.balance_report import EraFigures, Report
from galapagos.games.darwin.lab.balance_targets import DEATHS, DEMAND
from galapagos.lab.arena_plot import sheet

_LEFT: Final = 46
_PANEL: Final = 250
_GAP: Final = 84
_TOP: Final = 92
_TALL: Final = 190
_BAR: Final = 22
_STEPS: Final = 6
"""At least so many lines of the grid; more where the values go higher."""
_COLOURS: Final = ("#8aa4b8", "#6a9a3b", "#2b6a4d", "#b3722e", "#8c3b3b")
"""Of the tables, from few players to many."""
_SOURCES: Final = {"survival": "#2b6a4d", "adaptation": "#b3722e", "competition": "#54708a"}
_STYLE: Final = (
    ".band{fill:#e9f0ea}.line{fill:none;stroke-width:2}.inside{font-size:11px;fill:#fff}"
)


def plot_of(reports: Sequence[Report], retold: Callable[[str], str] = str) -> str:
    """Return the picture of reports on the same cards, one for each number of players."""
    first = reports[0]
    title = retold(f"Balance of the cards {first.cards}")
    games = ", ".join(sorted({str(report.games) for report in reports}))
    bots = ", ".join(first.bots)
    subtitle = retold(f"{games} games of {bots} for each number of players")
    width = 2 * (_LEFT + _PANEL) + _GAP
    height = _TOP + _TALL + 84 + (_BAR + 8) * len(reports)
    food, deaths = _LEFT, _LEFT + _PANEL + _GAP
    labels = retold("hearts ÷ food, by era"), retold("species that die, by era")
    drawn = [
        *_panel(food, labels[0], retold, reports, DEMAND, _demand, 0.2, _plain),
        *_panel(deaths, labels[1], retold, reports, DEATHS, _died, 0.05, _percent),
        *_points(reports, _TOP + _TALL + 68, width - _LEFT - 24, retold),
    ]
    return sheet(title, subtitle, width, height, drawn, _STYLE)


def _demand(era: EraFigures) -> float:
    return era.demand


def _died(era: EraFigures) -> float:
    return era.died()


def _plain(value: float) -> str:
    return f"{value:.1f}"


def _percent(value: float) -> str:
    return f"{100 * value:.0f}%"


def _panel(
    left: int,
    title: str,
    retold: Callable[[str], str],
    reports: Sequence[Report],
    band: tuple[float, float],
    value: Callable[[EraFigures], float],
    step: float,
    label: Callable[[float], str],
) -> list[str]:
    """Draw lines over the Eras, one for each number of players, and the band that was wanted."""
    most = max(value(era) for report in reports for era in report.eras)
    steps = max(_STEPS, ceil(most / step))
    top = steps * step
    eras = max(len(report.eras) for report in reports)

    def x(era: int) -> float:
        return left + _PANEL * (era - 0.5) / eras

    def y(share: float) -> float:
        return _TOP + _TALL * (1 - share / top)

    low, high = band
    out = [
        f'<text class="small" x="{left - 34}" y="{_TOP - 16}">{title}</text>',
        f'<path class="band" d="M{left} {y(high):.1f}h{_PANEL}V{y(low):.1f}h{-_PANEL}z"/>',
    ]
    for number in range(steps + 1):
        share = number * step
        out.append(f'<path class="grid" d="M{left} {y(share):.1f}h{_PANEL}"/>')
        place = f'x="{left - 6}" y="{y(share) + 4:.1f}" text-anchor="end"'
        out.append(f'<text class="small" {place}>{label(share)}</text>')
    for era in range(1, eras + 1):
        place = f'x="{x(era):.1f}" y="{_TOP + _TALL + 18}" text-anchor="middle"'
        out.append(f'<text class="small" {place}>{era}</text>')
    for number, report in enumerate(reports):
        colour = _COLOURS[number % len(_COLOURS)]
        points = " ".join(f"{x(era.era):.1f},{y(value(era)):.1f}" for era in report.eras)
        out.append(f'<polyline class="line" stroke="{colour}" points="{points}"/>')
    return out + _ends(reports, left, y, value, retold)


def _ends(
    reports: Sequence[Report],
    left: int,
    y: Callable[[float], float],
    value: Callable[[EraFigures], float],
    retold: Callable[[str], str],
) -> list[str]:
    """Name each line at its end; names that would lie on each other are moved apart."""
    ends = sorted(
        (y(value(report.eras[-1])), number) for number, report in enumerate(reports) if report.eras
    )
    out: list[str] = []
    lowest = 0.0
    for height, number in ends:
        lowest = max(height, lowest + 13)
        place = f'x="{left + _PANEL - 24}" y="{lowest + 4:.1f}"'
        colour = _COLOURS[number % len(_COLOURS)]
        text = retold(f"{reports[number].players} players")
        out.append(f'<text class="small" {place} style="fill:{colour}">{text}</text>')
    return out


def _points(
    reports: Sequence[Report], top: int, wide: int, retold: Callable[[str], str]
) -> list[str]:
    """Draw the points of an average player as bars, by the step of the evaluation."""
    most = max(sum(report.points[source] for source in _SOURCES) for report in reports) or 1.0
    heading = retold("points of a player by source:")
    out = [f'<text class="small" x="12" y="{top - 16}">{heading}</text>']
    for number, (source, colour) in enumerate(_SOURCES.items()):
        at = 200 + 110 * number
        out.append(f'<rect x="{at}" y="{top - 26}" width="12" height="12" fill="{colour}"/>')
        out.append(f'<text class="small" x="{at + 18}" y="{top - 16}">{retold(source)}</text>')
    for number, report in enumerate(reports):
        y = top + (_BAR + 8) * number
        x = float(_LEFT + 24)
        told = retold(f"{report.players} players")
        out.append(f'<text class="small" x="12" y="{y + 15}">{told}</text>')
        for source, colour in _SOURCES.items():
            size = (wide - 24) * report.points[source] / most
            out.append(
                f'<rect x="{x:.1f}" y="{y}" width="{size:.1f}" height="{_BAR}" fill="{colour}"/>'
            )
            place = f'x="{x + 6:.1f}" y="{y + 15}"'
            out.append(f'<text class="inside" {place}>{report.points[source]:.1f}</text>')
            x += size
    return out
