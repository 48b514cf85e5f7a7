"""``galapagos lab``: measurements for people who study the games."""

import argparse
from importlib import import_module

from galapagos.cli import calibration, exploit
from galapagos.cli.help import Told
from galapagos.games import GAMES, kit_for


def configure(parser: argparse.ArgumentParser) -> None:
    measurements = parser.add_subparsers(metavar="MEASUREMENT", required=True)
    about = "help-lab-balance"
    balance = measurements.add_parser("balance", help=about, description=about)
    games = balance.add_subparsers(metavar="GAME", required=True)
    for name in GAMES:
        if module := kit_for(name).balance:
            command = games.add_parser(name, help=Told("help-lab-game", game=name))
            measuring = import_module(module)
            measuring.configure(command)
            command.set_defaults(measure=measuring.run)
    about = "help-lab-calibration"
    command = measurements.add_parser("calibration", help=about, description=about)
    calibration.configure(command)
    command.set_defaults(measure=calibration.run)
    about = "help-lab-exploit"
    command = measurements.add_parser("exploit", help=about, description=about)
    exploit.configure(command)
    command.set_defaults(measure=exploit.run)


def run(args: argparse.Namespace) -> int:
    """Return what the measurement of the game returns."""
    return int(args.measure(args))
