"""``galapagos train``: games of a bot against itself, and nets that learn from them."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from galapagos.cli.crew import add_crew, crew_at_work, ending_of, say_how_to_go_on, shown
from galapagos.cli.numbers import count, count_or_none, seed_number
from galapagos.cli.output import Output, output_of
from galapagos.games import GAMES
from galapagos.games.weights import FILE
from galapagos.lab.sheets import percent

if TYPE_CHECKING:
    from galapagos.learn.wallace.fitting import Fitted


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=sorted(GAMES))
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
        "--kept", type=Path, default=Path("train"), metavar="DIR", help="help-train-kept"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-train-out")
    parser.add_argument("--curves", type=Path, metavar="FILE", help="help-train-curves")
    add_crew(parser)


def run(args: argparse.Namespace) -> int:
    """Return 0 when the weights are written, 130 on Ctrl-C, 1 if a game could not be played."""
    code = _play(args)
    if not code:
        _learn(args)
    return code


def _play(args: argparse.Namespace) -> int:
    from galapagos.learn.wallace.selfplay import Source, grow, missing

    source = Source(args.game, args.players, args.bot, args.iterations)
    left = len(missing(source, args.kept, args.games))
    if not left:
        return 0
    done = 0
    output = output_of(args, args.game)
    with (
        ending_of("train", output) as ending,
        crew_at_work(args) as crew,
        shown(left, 0, output) as ticker,
    ):
        for played in grow(source, args.kept, args.games, crew, ticker.note):
            done += played
            ticker.advance(played)
    if ending.code:
        say_how_to_go_on("train", output, done, left, option="--kept", kept=True)
    return ending.code


def _learn(args: argparse.Namespace) -> None:
    from galapagos.learn.wallace.curves import write_curves
    from galapagos.learn.wallace.training import Course, layers_in, write_nets

    output = output_of(args, args.game)
    course = Course(args.game, args.players, args.kept, args.newest, args.decisions, args.seed)
    material = course.material()
    told = output.say(
        "out-train-from",
        positions=f"{len(material.positions.seeds):,}",
        decisions=f"{len(material.decisions.seeds):,}",
        sources=", ".join(f"{games} × {bot}" for bot, games in material.games.items()),
    )
    print(told, flush=True)
    file = args.out or args.kept / args.game / FILE
    fitted = course.fitted(material, layers_in(file, args.players) if args.on else {})
    _tell(output, fitted)
    write_nets(file, course, material.games, fitted)
    if args.curves:
        write_curves(args.curves, f"{args.game}, {args.players}", fitted)
    print(output.say("out-train-written", file=str(file)))


def _tell(output: Output, fitted: "dict[str, Fitted]") -> None:
    """Say what both nets know of games that were held back."""
    value, policy = fitted["value"], fitted["policy"]
    surprise = {name: f"{number:.3f}" for name, number in value.said.items()}
    share = {name: percent(number) for name, number in policy.said.items()}
    print(output.say("out-train-value", **surprise))
    print(output.say("out-train-policy", **share))
