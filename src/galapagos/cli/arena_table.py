"""What an arena found, on a terminal: standings, what to know of them, and what went wrong."""

from rich.console import Console
from rich.text import Text

from galapagos.cli.output import Output
from galapagos.cli.standings import print_standings
from galapagos.lab.arena_report import Report
from galapagos.lab.ratings import Estimate, rating_text

_HEADS = (
    *("out-head-bot", "out-head-victory", "out-head-points"),
    *("out-head-mean", "out-head-elo", "out-head-forfeits"),
)
"""Keys of the columns."""
_TROUBLES_SHOWN = 5


def show(report: Report, console: Console, output: Output) -> None:
    """Print how strong the bots are, what a reader has to know of that, and what went wrong."""
    contest = report.contest
    title = output.say(
        "out-arena-title",
        game=contest.game,
        players=contest.players,
        games=report.games,
        deals=report.deals,
        seed=contest.seed,
    )
    console.print(Text(title, style="italic"))
    heads = [output.say(key) for key in _HEADS]
    print_standings(console, heads, _rows(report, output))
    console.print(Text("\n".join(map(output.retold, report.notes())), style="dim"))
    for text in report.troubles[:_TROUBLES_SHOWN]:
        told = output.say("out-forfeited", what=output.retold(text))
        console.print(Text(told, style="yellow"))
    if len(report.troubles) > _TROUBLES_SHOWN:
        told = output.say("out-forfeited-all", n=len(report.troubles))
        console.print(Text(told, style="yellow"))


def _rows(report: Report, output: Output) -> list[list[str]]:
    found = []
    for spec, row in zip(report.contest.bots, report.standings, strict=False):
        named = spec.budget is None or "@" in spec.text
        bot = row.bot if named or not spec.budget else f"{row.bot} ({spec.budget.text()})"
        win = f"{_percent(row.win)} ({100 * row.win.low:.1f}–{100 * row.win.high:.1f})"
        numbers = [
            win,
            _percent(row.score),
            f"{row.mean_score:.1f}",
            output.retold(rating_text(row.elo)),
        ]
        found.append([bot, *numbers, str(row.forfeits or "–")])
    return found


def _percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f}%"
