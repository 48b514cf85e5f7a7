"""The switches of a game on the command line: ``--option SWITCH=VALUE``."""

import argparse

from galapagos.records.lines import split_switches


def add_switches(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="SWITCH=VALUE",
        help="help-option",
    )


def switches(args: argparse.Namespace) -> dict[str, str]:
    """Return the switches that were named."""
    return split_switches(args.option)
