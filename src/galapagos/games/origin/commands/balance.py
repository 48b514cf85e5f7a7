"""``galapagos lab balance origin``: many games, and what they say about the traits."""

import argparse
import json
import sys
from pathlib import Path

from galapagos.bots.specs import parse_bots
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.sheets import print_sheets, shown
from galapagos.cli.switches import add_switches, switches
from galapagos.games.origin.lab.balance import Plan, Tally, play_all
from galapagos.games.origin.lab.balance_report import as_json, sheets_of, title_of
from galapagos.lab.sheets import as_csv, as_markdown


def configure(balance: argparse.ArgumentParser) -> None:
    balance.add_argument("--games", type=int, default=2000, metavar="N", help="to play (2000)")
    balance.add_argument("--players", type=int, default=4, metavar="N", help="how many play (4)")
    balance.add_argument(
        "--player",
        default="forager",
        metavar="BOT,…",
        help="who plays (forager); several sit down in turn, such as forager,random",
    )
    balance.add_argument(
        "--seed", type=seed_number, default=1, metavar="N", help="of the first game (1)"
    )
    balance.add_argument("--jobs", type=count, default=1, metavar="N", help="processes (1)")
    balance.add_argument("--json", action="store_true", help="print all counts as a JSON object")
    balance.add_argument(
        "--out", type=Path, metavar="FILE", help="also write the report: .json, .csv or Markdown"
    )
    add_switches(balance)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are played, 130 on Ctrl-C, 1 if a file could not be written."""
    plan = Plan(
        args.players, switches(args), parse_bots(args.player.split(",")), args.games, args.seed
    )
    try:
        tally = _measure(plan, args.jobs)
    except KeyboardInterrupt:
        return 130
    if args.json:
        print(_json(plan, tally))
    else:
        print_sheets(title_of(plan), sheets_of(plan, tally))
    return 0 if args.out is None or _is_written(args.out, plan, tally) else 1


def _measure(plan: Plan, jobs: int) -> Tally:
    tally = Tally()
    for batch in shown(play_all(plan, jobs), plan.players, plan.games):
        tally.add(batch)
    return tally


def _is_written(path: Path, plan: Plan, tally: Tally) -> bool:
    sheets = sheets_of(plan, tally)
    if path.suffix == ".json":
        text = _json(plan, tally) + "\n"
    elif path.suffix == ".csv":
        text = as_csv(sheets)
    else:
        text = as_markdown(title_of(plan), sheets)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"galapagos lab: {path} was not written: {error}", file=sys.stderr)
        return False
    return True


def _json(plan: Plan, tally: Tally) -> str:
    return json.dumps(as_json(plan, tally), ensure_ascii=False)
