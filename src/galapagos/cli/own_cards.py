"""``--deck FILE`` and ``--cards DIR``: cards of one's own, for every command with a game."""

import argparse
from pathlib import Path

from galapagos.games.own_cards import OwnCards, own_cards_options


def add_own_cards(parser: argparse.ArgumentParser) -> None:
    for own in own_cards_options().values():
        parser.add_argument(own.option, type=Path, metavar=own.metavar, help=own.help)


def own_cards(args: argparse.Namespace) -> OwnCards:
    named = {game: getattr(args, own.name) for game, own in own_cards_options().items()}
    return OwnCards({game: path for game, path in named.items() if path is not None})
