"""``galapagos arena``: bots play the same deals from every seat; who is stronger, and how sure."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from galapagos.bots.base import Budget
from galapagos.bots.specs import parse_bots
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.games import GAMES
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Fixture, Match, Result
from galapagos.lab.arena_plot import check_plot_file, write_plot
from galapagos.lab.arena_report import Report, as_svg, report_of, write_report
from galapagos.lab.arena_run import play_all
from galapagos.lab.arena_store import Store
from galapagos.lab.ratings import Estimate

_TROUBLES_SHOWN = 5


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help="random, hatchling, forager, hunter, apex; apex@5000 iterations, hunter@0.2s;"
        " cmd:PROGRAM for one that speaks the line protocol",
    )
    parser.add_argument("--players", type=int, default=2, metavar="N", help="at the table (2)")
    parser.add_argument(
        "--games", type=int, default=100, metavar="N", help="rounded up to whole deals (100)"
    )
    parser.add_argument(
        "--seed", type=seed_number, default=1, metavar="N", help="of the first deal (1)"
    )
    parser.add_argument("--jobs", type=count, default=1, metavar="N", help="processes (1)")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="keep results there; an unfinished match goes on"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a picture, FILE.svg or FILE.png")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--iterations", type=int, metavar="N", help="a decision, for searching bots that name none"
    )
    budget.add_argument("--time", type=float, metavar="S", help="seconds a decision, likewise")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="a switch of the game, such as must_feed=on; may be repeated",
    )
    add_own_cards(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C.

    1 if the games are played and told, but the plot could not be written."""
    match = _match(args)
    if args.plot:
        check_plot_file(args.plot)
    return _play(match, args)


def _match(args: argparse.Namespace) -> Match:
    budget = None
    if args.iterations is not None or args.time is not None:
        budget = Budget(iterations=args.iterations, seconds=args.time)
    bots = parse_bots(args.bots.split(","), budget)
    options = _options(args.option)
    own = own_cards(args)
    return Match(args.game, args.players, options, bots, args.games, args.seed, own)


def _options(texts: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals or key in found:
            raise BadData(f"expected KEY=VALUE with each key once, found {text!r}")
        found[key] = value
    return found


def _play(match: Match, args: argparse.Namespace) -> int:
    store = Store(args.out, match) if args.out else None
    results = store.load() if store else []
    fixtures = store.missing(results) if store else match.fixtures()
    stopped = False
    try:
        _play_missing(match, fixtures, args.jobs, results, store)
    except KeyboardInterrupt:
        stopped = True
    report = report_of(match, results)
    if store:
        write_report(args.out, report)
    _print(report)
    if args.plot and report.standings and not _has_plotted(report, args.plot):
        return 1
    return 130 if stopped else 0


def _has_plotted(report: Report, file: Path) -> bool:
    try:
        write_plot(file, as_svg(report))
    except OSError as error:
        print(f"galapagos arena: {file} was not written: {error}", file=sys.stderr)
        return False
    return True


def _play_missing(
    match: Match, fixtures: list[Fixture], jobs: int, results: list[Result], store: Store | None
) -> None:
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    with progress:
        total = len(fixtures) + len(results)
        task = progress.add_task("games", total=total, completed=len(results))
        for result in play_all(match, fixtures, jobs):
            results.append(result)
            if store:
                store.append(result)
            progress.advance(task)


def _print(report: Report) -> None:
    match = report.match
    console = Console()
    table = Table(
        title=f"{match.game}, {match.players} players, {report.games} games"
        f" ({report.deals} deals), seed {match.seed}",
        caption="\n".join(report.notes()),
        title_justify="left",
        caption_justify="left",
    )
    table.add_column("bot")
    table.add_column("budget")
    for heading in ("victory", "points", "mean", "Elo"):
        table.add_column(heading, justify="right")
    for spec, row in zip(match.bots, report.standings, strict=False):
        budget = spec.budget.text() if spec.budget else "–"
        shares = [_percent(row.win), _percent(row.score)]
        rating = f"{row.elo.value:+.0f} ({row.elo.low:+.0f} … {row.elo.high:+.0f})"
        table.add_row(row.bot, budget, *shares, f"{row.mean_score:.1f}", rating)
    console.print(table)
    for text in report.troubles[:_TROUBLES_SHOWN]:
        console.print(f"default played: {text}", style="yellow", markup=False)
    if len(report.troubles) > _TROUBLES_SHOWN:
        console.print(f"… {len(report.troubles)} defaults in all", style="yellow")


def _percent(estimate: Estimate) -> str:
    low, high = 100 * estimate.low, 100 * estimate.high
    return f"{100 * estimate.value:.1f} % ({low:.1f} … {high:.1f})"
