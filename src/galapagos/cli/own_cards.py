"""``--deck FILE`` and ``--cards DIR``: cards of one's own, for every command with a game."""

import argparse
from pathlib import Path

from galapagos.records.codec import OwnCards


def add_own_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deck", type=Path, metavar="FILE", help="origin: a deck file in place of the usual cards"
    )
    parser.add_argument(
        "--cards", type=Path, metavar="DIR", help="darwin: the folder of a card set of your own"
    )


def own_cards(args: argparse.Namespace) -> OwnCards:
    return OwnCards(args.deck, args.cards)
