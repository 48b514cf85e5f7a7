"""``--deck FILE`` and ``--cards DIR``: cards of one's own, for every command with a game."""

import argparse
from pathlib import Path

from galapagos.games import GAMES, kit_for
from galapagos.games.own_cards import OwnCards


def add_own_cards(parser: argparse.ArgumentParser) -> None:
    for game in GAMES:
        own = kit_for(game).own_cards
        told = f"{game}: {own.help}"
        parser.add_argument(own.option, type=Path, metavar=own.metavar, help=told)


def own_cards(args: argparse.Namespace) -> OwnCards:
    named = {game: getattr(args, kit_for(game).own_cards.name) for game in GAMES}
    return OwnCards({game: path for game, path in named.items() if path is not None})
