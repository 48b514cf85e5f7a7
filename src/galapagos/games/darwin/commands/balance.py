"""``galapagos lab balance darwin``: many games, and what they say about the cards."""

import argparse
import json
from dataclasses import replace
from pathlib import Path

from galapagos.bots.specs import parse_bots
from galapagos.cli.counting import add_counting, count_all, counts_file
from galapagos.cli.crew import crew_at_work
from galapagos.cli.numbers import seed_number
from galapagos.cli.output import Output, output_of
from galapagos.cli.sheets import print_sheets
from galapagos.games.darwin.lab.balance import Plan, counting
from galapagos.games.darwin.lab.balance_plot import plot_of
from galapagos.games.darwin.lab.balance_report import Report, report_of
from galapagos.games.darwin.lab.balance_tally import Tally
from galapagos.games.darwin.lab.balance_targets import targets_of
from galapagos.games.darwin.lab.balance_text import sheets_of, title_of
from galapagos.games.darwin.rules.terms import MODE_KEYS
from galapagos.lab.arena_plot import check_plot_file, write_plot
from galapagos.lab.sheets import as_csv, as_markdown
from galapagos.lab.tallies import Counting


def configure(balance: argparse.ArgumentParser) -> None:
    balance.add_argument("--games", type=int, default=2000, metavar="N", help="help-balance-games")
    balance.add_argument(
        "--players",
        type=_counts,
        default=[4],
        metavar="N,…",
        help="help-darwin-balance-players",
    )
    balance.add_argument("--mode", choices=MODE_KEYS, help="help-darwin-balance-mode")
    balance.add_argument("--eras", type=int, choices=[3, 4], help="help-darwin-balance-eras")
    balance.add_argument(
        "--player",
        default="forager",
        metavar="BOT,…",
        help="help-balance-player",
    )
    balance.add_argument("--cards", metavar="DIR", help="help-darwin-balance-cards")
    balance.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-first_seed")
    balance.add_argument("--json", action="store_true", help="help-darwin-balance-json")
    balance.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="help-balance-out",
    )
    balance.add_argument(
        "--plot",
        type=Path,
        metavar="FILE",
        help="help-darwin-balance-plot",
    )
    add_counting(balance)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C.

    1 if a game could not be played or a file not be written. What was played before is told."""
    if args.plot:
        check_plot_file(args.plot)
    output = output_of(args, "darwin")
    plans = [_plan(args, players) for players in args.players]
    ended, reports = 0, []
    with crew_at_work(args) as crew:
        for plan in plans:
            found = counting(plan, counts_file(args, plan.players))
            ended = ended or count_all(found, crew, output, kept=args.keep is not None)
            if found.played():
                reports.append(_report(found))
            if ended:
                break
    for report in reports:
        if args.json:
            print(_json(report))
        else:
            print_sheets(output.retold(title_of(report)), output.sheets(sheets_of(report)))
    return ended or int(bool(reports) and not _has_written(args, reports, output))


def _has_written(args: argparse.Namespace, reports: list[Report], output: Output) -> bool:
    def write_report(file: Path) -> None:
        text = "\n".join(_text_for(file, report, output) for report in reports)
        file.write_text(text, encoding="utf-8")

    def write_picture(file: Path) -> None:
        write_plot(file, plot_of(reports, output.retold))

    return output.has_written("lab", (args.out, write_report), (args.plot, write_picture))


def _counts(text: str) -> list[int]:
    """Return numbers of players; argparse turns the error into its own message."""
    return sorted({int(word) for word in text.split(",")})


def _plan(args: argparse.Namespace, players: int) -> Plan:
    switches = {}
    if args.mode is not None:
        switches["mode"] = args.mode
    if args.eras is not None:
        switches["eras"] = str(args.eras)
    bots = parse_bots(args.player.split(","))
    plan = Plan(players, switches, bots, args.games, args.seed, args.cards)
    plan.catalog()
    return plan


def _report(found: Counting[Plan, Tally]) -> Report:
    plan, tally = replace(found.plan, games=found.played()), found.total()
    return report_of(plan, tally, targets_of(plan, tally))


def _json(report: Report) -> str:
    return json.dumps(report.as_json(), ensure_ascii=False)


def _text_for(path: Path, report: Report, output: Output) -> str:
    if path.suffix == ".json":
        return _json(report) + "\n"
    sheets = sheets_of(report)
    if path.suffix == ".csv":
        return as_csv(sheets)
    return as_markdown(output.retold(title_of(report)), output.sheets(sheets))
