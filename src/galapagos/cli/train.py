"""``galapagos train``: games of a bot against itself, and nets that learn from them."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.cli.crew import add_crew, crew_at_work, ending_of, say_how_to_go_on, shown
from galapagos.cli.games import add_game
from galapagos.cli.numbers import count, count_or_none, seed_number
from galapagos.cli.output import Output, output_of
from galapagos.games.weights import FILE
from galapagos.lab.arena_store import make_folder
from galapagos.lab.sheets import percent

if TYPE_CHECKING:
    from galapagos.learn.wallace.fitting import Fitted
    from galapagos.learn.wallace.selfplay import Source


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", type=count, default=2, metavar="N", help="help-train-players")
    parser.add_argument(
        "--games", type=count_or_none, default=200, metavar="N", help="help-train-games"
    )
    parser.add_argument(
        "--bot", default="wallace", choices=("apex", "wallace"), help="help-train-bot"
    )
    parser.add_argument(
        "--iterations", type=count, default=100, metavar="N", help="help-train-iterations"
    )
    parser.add_argument("--newest", type=count, default=4000, metavar="N", help="help-train-newest")
    parser.add_argument(
        "--decisions", type=count, default=25, metavar="N", help="help-train-decisions"
    )
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-train-seed")
    parser.add_argument("--on", action="store_true", help="help-train-on")
    parser.add_argument(
        "--keep", type=Path, default=Path("train"), metavar="DIR", help="help-train-keep"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-train-out")
    parser.add_argument("--curves", type=Path, metavar="FILE", help="help-train-curves")
    add_crew(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when the weights are written, 130 on Ctrl-C, 1 if a game could not be played or a
    file not be written."""
    from galapagos.learn.wallace.selfplay import Source

    source = Source(args.game, args.players, args.bot, args.iterations)
    source.check()
    for file in (args.out, args.curves):
        if file:
            make_folder(file.absolute().parent)  # or say before hours of play that it cannot be
    return _play(args, source) or _learn(args)


def _play(args: argparse.Namespace, source: "Source") -> int:
    from galapagos.learn.wallace.selfplay import grow, missing

    left = len(missing(source, args.keep, args.games))
    if not left:
        return 0
    done = 0
    output = output_of(args, args.game)
    with (
        ending_of("train", output) as ending,
        crew_at_work(args) as crew,
        shown(left, 0, output) as ticker,
    ):
        for played in grow(source, args.keep, args.games, crew, ticker.note):
            done += played
            ticker.advance(played)
    if ending.code:
        say_how_to_go_on("train", output, done, left, option="--keep", kept=True)
    return ending.code


def _learn(args: argparse.Namespace) -> int:
    from galapagos.learn.wallace.curves import write_curves
    from galapagos.learn.wallace.training import Course, layers_in, write_nets

    output = output_of(args, args.game)
    course = Course(args.game, args.players, args.keep, args.newest, args.decisions, args.seed)
    material = course.material()
    told = output.say(
        "out-train-from",
        positions=f"{len(material.positions.seeds):,}",
        decisions=f"{len(material.decisions.seeds):,}",
        sources=", ".join(f"{games} × {bot}" for bot, games in material.games.items()),
    )
    print(told, flush=True)
    file = args.out or args.keep / args.game / FILE
    fitted = course.fitted(material, layers_in(file, args.players) if args.on else {})
    _tell(output, fitted)
    has_written = output.has_written(
        "train",
        (file, lambda to: write_nets(to, course, material.games, fitted)),
        (args.curves, lambda to: write_curves(to, f"{args.game}, {args.players}", fitted)),
    )
    if has_written:
        print(output.say("out-train-written", file=str(file)))
    return int(not has_written)


def _tell(output: Output, fitted: "dict[str, Fitted]") -> None:
    """Say what both nets know of games that were held back."""
    value, policy = fitted["value"], fitted["policy"]
    surprise = {name: f"{number:.3f}" for name, number in value.said.items()}
    share = {name: percent(number) for name, number in policy.said.items()}
    print(output.say("out-train-value", **surprise))
    print(output.say("out-train-policy", **share))
