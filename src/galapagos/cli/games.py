"""``GAME``: which game a command is about, named in the same way everywhere."""

import argparse
from typing import Any

from galapagos.games import GAMES


def add_game(parser: argparse.ArgumentParser, **settings: Any) -> None:
    parser.add_argument("game", choices=list(GAMES), help="help-game", **settings)
