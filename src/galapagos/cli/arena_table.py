"""What an arena found, on a terminal: standings, what to know of them, and what went wrong."""

from rich.console import Console
from rich.text import Text

from galapagos.cli.standings import print_standings
from galapagos.lab.arena_report import Report
from galapagos.lab.ratings import Estimate, rating_text

_HEADS = ("bot", "victory", "points", "mean", "Elo", "forfeits")
_TROUBLES_SHOWN = 5


def show(report: Report, console: Console) -> None:
    """Print how strong the bots are, what a reader has to know of that, and what went wrong."""
    contest = report.contest
    title = (
        f"{contest.game}, {contest.players} players, {report.games} games"
        f" ({report.deals} deals), seed {contest.seed}"
    )
    console.print(Text(title, style="italic"))
    print_standings(console, _HEADS, _rows(report))
    console.print(Text("\n".join(report.notes()), style="dim"))
    for text in report.troubles[:_TROUBLES_SHOWN]:
        console.print(Text(f"forfeited: {text}", style="yellow"))
    if len(report.troubles) > _TROUBLES_SHOWN:
        console.print(Text(f"… {len(report.troubles)} decisions in all", style="yellow"))


def _rows(report: Report) -> list[list[str]]:
    found = []
    for spec, row in zip(report.contest.bots, report.standings, strict=False):
        named = spec.budget is None or "@" in spec.text
        bot = row.bot if named or not spec.budget else f"{row.bot} ({spec.budget.text()})"
        win = f"{_percent(row.win)} ({100 * row.win.low:.1f}–{100 * row.win.high:.1f})"
        numbers = [win, _percent(row.score), f"{row.mean_score:.1f}", rating_text(row.elo)]
        found.append([bot, *numbers, str(row.forfeits or "–")])
    return found


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} %"
