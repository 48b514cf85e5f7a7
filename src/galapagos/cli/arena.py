"""``galapagos arena``: bots play the same deals from every seat; who is stronger, and how sure."""

import argparse
from pathlib import Path

from rich.console import Console

from galapagos.bots.base import Budget
from galapagos.bots.specs import parse_bots
from galapagos.cli.arena_table import show
from galapagos.cli.crew import (
    add_crew,
    crew_at_work,
    ending_of,
    say_how_to_go_on,
    shown,
)
from galapagos.cli.games import add_game
from galapagos.cli.numbers import seed_number
from galapagos.cli.output import output_of
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.cli.switches import add_switches, switches
from galapagos.lab.arena import Contest, Result
from galapagos.lab.arena_plot import check_plot_file, write_plot
from galapagos.lab.arena_report import SoFar, as_svg, report_of, write_report
from galapagos.lab.arena_run import play_all, try_bots
from galapagos.lab.arena_store import Store, make_folder, missing, of_contest
from galapagos.lab.arena_until import Until


def configure(parser: argparse.ArgumentParser) -> None:
    add_bots(parser, games=100, told="help-arena-games")
    parser.add_argument(
        "--until",
        type=float,
        metavar="RISK",
        help="help-arena-until",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="help-arena-out")
    parser.add_argument("--records", type=Path, metavar="DIR", help="help-arena-records")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="help-arena-plot")
    add_crew(parser)


def add_bots(parser: argparse.ArgumentParser, games: int, told: str) -> None:
    """Add who plays which game: all that `match_from` reads."""
    add_game(parser)
    parser.add_argument(
        "--bots",
        default="",
        metavar="A,B,…",
        help="help-arena-bots",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="A",
        help="help-arena-bot",
    )
    parser.add_argument("--players", type=int, default=2, metavar="N", help="help-arena-players")
    parser.add_argument("--games", type=int, default=games, metavar="N", help=told)
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-arena-seed")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--iterations", type=int, metavar="N", help="help-arena-iterations")
    budget.add_argument("--time", type=float, metavar="S", help="help-arena-time")
    add_switches(parser)
    add_own_cards(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C.

    1 if the games are played and told, but a bot failed to decide, or the plot could not be
    written."""
    contest = contest_from(args)
    if args.plot:
        check_plot_file(args.plot)
    try_bots(contest)
    if args.records:
        make_folder(args.records)
    return _play(contest, args)


def contest_from(args: argparse.Namespace) -> Contest:
    """Return the contest that `add_bots` asked for."""
    budget = None
    if args.iterations is not None or args.time is not None:
        budget = Budget(iterations=args.iterations, seconds=args.time)
    named = [text for text in args.bots.split(",") if text.strip()]
    bots = parse_bots(named + args.bot, budget)
    options = switches(args)
    own = own_cards(args)
    return Contest(args.game, args.players, options, bots, args.games, args.seed, own)


def _play(contest: Contest, args: argparse.Namespace) -> int:
    until = Until(contest, args.until) if args.until is not None else None
    store = Store(args.out, contest.as_json()) if args.out else None
    results = of_contest(store.load(), contest.fixtures()) if store else []
    ended = _play_missing(contest, args, results, store, until)
    if store:
        store.settle()
    verdict = until.verdict() if until else ""
    if until and verdict:
        results = [result for result in results if result.deal < until.deals]
    report = report_of(contest, results, verdict)
    if store:
        write_report(args.out, report)
    output = output_of(args)
    show(report, Console(), output)
    plotted = args.plot if report.standings else None
    has_plotted = output.has_written(
        "arena", (plotted, lambda file: write_plot(file, as_svg(report, output.retold)))
    )
    if ended:
        total = len(contest.fixtures())
        kept = store is not None
        say_how_to_go_on("arena", output, len(results), total, option="--out DIR", kept=kept)
    return ended or int(not has_plotted or bool(report.troubles))


def _play_missing(
    contest: Contest,
    args: argparse.Namespace,
    results: list[Result],
    store: Store | None,
    until: Until | None,
) -> int:
    """Play what is not there yet. Return 0, or 130 after Ctrl-C, 1 if a game could not be played,
    which is told."""
    left = missing(results, contest.fixtures())
    so_far = SoFar(contest.names())
    so_far.add(results)
    if until and until.is_known_from(results):
        return 0
    output = output_of(args)
    with (
        ending_of("arena", output) as ending,
        crew_at_work(args) as crew,
        shown(len(left) + len(results), len(results), output) as told,
    ):
        for some in play_all(contest, left, crew, args.records, told.note):
            results += some
            if store:
                store.append(some)
            so_far.add(some)
            told.advance(len(some), so_far.text())
            if until and until.is_known_from(some):
                break
    return ending.code
