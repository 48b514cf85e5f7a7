"""The switches of a game on the command line: ``--option KEY=VALUE``."""

import argparse

from galapagos.kernel.errors import BadData


def add_switches(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="help-option",
    )


def switches(args: argparse.Namespace) -> dict[str, str]:
    """Return the switches that were named."""
    found: dict[str, str] = {}
    for text in args.option:
        key, equals, value = text.partition("=")
        if not equals or key in found:
            raise BadData(f"expected KEY=VALUE with each key once, found {text!r}")
        found[key] = value
    return found
