"""``galapagos engine``: serves a bot to other programs over standard input and output."""

import argparse
import sys

from galapagos.bots.engine import serve
from galapagos.bots.specs import parse_bot
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.kernel.errors import BadData


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot",
        default="apex",
        metavar="BOT",
        help="help-engine-bot",
    )
    add_own_cards(parser)


def run(args: argparse.Namespace) -> int:
    """Answer line by line until the input ends; `BadData` on a bot that is none."""
    spec = parse_bot(args.bot)
    if spec.is_guest:
        raise BadData("an engine can serve only bots of the ladder")
    try:
        for answer in serve(sys.stdin, spec, own_cards(args)):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        # The other side has gone.
        return 0
    return 0
