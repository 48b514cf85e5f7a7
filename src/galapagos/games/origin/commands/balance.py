"""``galapagos lab balance origin``: many games, and what they say about the traits."""

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
from galapagos.cli.switches import add_switches, switches
from galapagos.games.origin.lab.balance import Plan, Tally, counting
from galapagos.games.origin.lab.balance_report import as_json, sheets_of, title_of
from galapagos.lab.sheets import as_csv, as_markdown


def configure(balance: argparse.ArgumentParser) -> None:
    balance.add_argument("--games", type=int, default=2000, metavar="N", help="help-balance-games")
    balance.add_argument("--players", type=int, default=4, metavar="N", help="help-balance-players")
    balance.add_argument(
        "--player",
        default="forager",
        metavar="BOT,…",
        help="help-balance-player",
    )
    balance.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-first_seed")
    balance.add_argument("--json", action="store_true", help="help-balance-json")
    balance.add_argument("--out", type=Path, metavar="FILE", help="help-balance-out")
    add_switches(balance)
    add_counting(balance)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C, 1 if a game could not be played or a file
    not be written. What was played before is told either way."""
    output = output_of(args, "origin")
    plan = Plan(
        args.players, switches(args), parse_bots(args.player.split(",")), args.games, args.seed
    )
    found = counting(plan, counts_file(args, plan.players))
    with crew_at_work(args) as crew:
        ended = count_all(found, crew, output, kept=args.keep is not None)
    if not found.played():
        return ended
    plan, tally = replace(plan, games=found.played()), found.total()
    if args.json:
        print(_json(plan, tally))
    else:
        print_sheets(output.retold(title_of(plan)), output.sheets(sheets_of(plan, tally)))
    has_written = output.has_written(
        "lab",
        (args.out, lambda file: file.write_text(_text_for(file, plan, tally, output), "utf-8")),
    )
    return ended or int(not has_written)


def _text_for(path: Path, plan: Plan, tally: Tally, output: Output) -> str:
    sheets = sheets_of(plan, tally)
    if path.suffix == ".json":
        return _json(plan, tally) + "\n"
    if path.suffix == ".csv":
        return as_csv(sheets)
    return as_markdown(output.retold(title_of(plan)), output.sheets(sheets))


def _json(plan: Plan, tally: Tally) -> str:
    return json.dumps(as_json(plan, tally), ensure_ascii=False)
