"""``galapagos perft``: how many lines of legal actions lead on from a position."""

import argparse
from pathlib import Path

from galapagos.bots.questions import open_game
from galapagos.cli.games import add_game
from galapagos.cli.numbers import count, seed_number
from galapagos.cli.output import Output, output_of
from galapagos.cli.switches import add_switches, switches
from galapagos.games import GAMES, kit_for
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.lab.perft import Position, count_lines, differences, divide, read_file, rewrite
from galapagos.records.codec import Codec
from galapagos.records.files import read_text


def configure(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--depth", type=count, default=3, metavar="N", help="help-perft-depth")
    parser.add_argument("--divide", action="store_true", help="help-perft-divide")
    parser.add_argument("--position", type=Path, metavar="FILE", help="help-perft-position")
    parser.add_argument("--players", type=int, metavar="N", help="help-perft-players")
    parser.add_argument("--seed", type=seed_number, default=1, metavar="N", help="help-perft-seed")
    parser.add_argument("--plies", type=int, default=0, metavar="N", help="help-perft-plies")
    add_switches(parser)
    parser.add_argument("--files", nargs="+", type=Path, metavar="FILE", help="help-perft-files")
    parser.add_argument("--write", action="store_true", help="help-perft-write")


def run(args: argparse.Namespace) -> int:
    """Return 1 if counts in files differ."""
    output = output_of(args)
    if args.files:
        return _check(args.files, args.write, output)
    codec, game = _begun(args)
    for depth in range(1, args.depth + 1):
        found = count_lines(game, depth)
        told = {"depth": depth, "lines": found.lines, "hash": found.hash}
        print(output.say("out-perft", **told), flush=True)
    if args.divide:
        for seat, action, below in divide(game, args.depth):
            print(f"P{seat + 1} {codec.action_text(game, action)}: {below.lines}")
    return 0


def _begun(args: argparse.Namespace) -> tuple[Codec, Game]:
    """Return the game that lines are counted from, and its texts."""
    if args.position:
        source = str(args.position)
        codec, game = open_game(read_text(args.position), source, lambda key: kit_for(key).codec())
        if codec.is_view(game):
            raise BadData("lines can be counted only where nothing is hidden", source=source)
        return codec, game
    if args.game is None:
        raise BadData(f"expected one of {', '.join(GAMES)}, --position or --files")
    kit = kit_for(args.game)
    players = kit.usual_players if args.players is None else args.players
    reached = Position(args.game, players, args.seed, args.plies, switches(args)).reach()
    return kit.codec(), reached


def _check(files: list[Path], write: bool, output: Output) -> int:
    wrong = 0
    for path in files:
        if write:
            rewrite(path)
            continue
        for line, position in read_file(path):
            if found := differences(position):
                wrong += 1
                print(output.say("out-perft-place", file=str(path), line=line, what=str(position)))
                print(output.lines("\n".join(found)))
    return 1 if wrong else 0
