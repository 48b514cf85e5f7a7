"""``galapagos dataset``: games of bots as arrays, to learn from."""

import argparse
from pathlib import Path

from galapagos.cli.crew import add_crew, crew_at_work, ending_of, say_how_to_go_on, shown
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.output import output_of
from galapagos.kernel.errors import BadData, Misuse


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", help="help-dataset-table")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="help-dataset-out")
    parser.add_argument("--bots", default="forager", metavar="A,B,…", help="help-dataset-bots")
    parser.add_argument("--games", type=count, default=1000, metavar="N", help="help-dataset-games")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-first_seed")
    parser.add_argument(
        "--form", choices=("numpy", "parquet"), default="numpy", help="help-dataset-form"
    )
    add_crew(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when all games are written, 130 on Ctrl-C, 1 if they cannot be."""
    from galapagos.learn.dataset import Plan, missing, write_dataset
    from galapagos.learn.tables import table

    try:
        table(args.table)
    except Misuse as error:
        raise BadData(str(error)) from None
    plan = Plan(args.table, tuple(args.bots.split(",")), args.seed, args.form)
    left = len(missing(args.out, args.games))
    done = args.games - left
    output = output_of(args)
    with (
        ending_of("dataset", output) as ending,
        crew_at_work(args) as crew,
        shown(args.games, done, output) as ticker,
    ):
        for written in write_dataset(plan, args.games, args.out, crew, ticker.note):
            done += written
            ticker.advance(written)
    if ending.code:
        say_how_to_go_on("dataset", output, done, args.games, option="--out", kept=True)
    return ending.code
