"""``galapagos lab balance``: the games of a plan, counted; what both games' commands share."""

import argparse
from pathlib import Path
from typing import TypeVar

from galapagos.cli.crew import add_crew, ending_of, say_how_to_go_on, shown
from galapagos.cli.output import Output
from galapagos.lab.arena_store import make_folder
from galapagos.lab.batches import BatchPlan
from galapagos.lab.crews import Crew
from galapagos.lab.tallies import Counting, GameTally

P = TypeVar("P", bound=BatchPlan)
T = TypeVar("T", bound=GameTally)


def add_counting(parser: argparse.ArgumentParser) -> None:
    add_crew(parser)
    parser.add_argument("--keep", type=Path, metavar="DIR", help="help-balance-keep")


def counts_file(args: argparse.Namespace, players: int) -> Path | None:
    """Return where the counts of a plan are kept, if they are."""
    if args.keep is None:
        return None
    make_folder(args.keep)
    return Path(args.keep) / f"counts-{players}.jsonl"


def count_all(counting: Counting[P, T], crew: Crew, output: Output, *, kept: bool) -> int:
    """Play what is missing, with its progress. Return 0, or 130 after Ctrl-C, 1 if something could
    not be played; how to go on is then told."""
    total = counting.plan.games
    with (
        ending_of("lab", output) as ending,
        shown(total, counting.played(), output) as told,
    ):
        for games in counting.play(crew, told.note):
            told.advance(games)
    if ending.code:
        done = counting.played()
        say_how_to_go_on("lab", output, done, total, option="--keep DIR", kept=kept)
    return ending.code
