"""``--data DIR``: where a table server keeps its games, the same for all commands about it."""

import argparse
import os
from pathlib import Path

_VARIABLE = "GALAPAGOS_DATA"


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help=f"where games are kept (default: {_VARIABLE}, or else the user's data directory)",
    )


def data_of(args: argparse.Namespace) -> Path:
    """Return the directory that was named, or the one that is used unless somebody names one."""
    if args.data is not None:
        return Path(args.data)
    found = os.environ.get(_VARIABLE)
    if found:
        return Path(found)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "galapagos"
