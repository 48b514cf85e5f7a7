"""``--data DIR``: where a table server keeps its games, the same for all commands about it."""

import argparse
import os
from pathlib import Path

_VARIABLE, _KEY_VARIABLE = "GALAPAGOS_DATA", "GALAPAGOS_KEY_FILE"


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="help-data",
    )
    parser.add_argument(
        "--key-file",
        type=Path,
        metavar="FILE",
        help="help-key_file",
    )


def key_file_of(args: argparse.Namespace) -> Path | None:
    """Return the key file that was named; None: the one beside the games."""
    named = args.key_file or os.environ.get(_KEY_VARIABLE)
    return Path(named) if named else None


def data_of(args: argparse.Namespace) -> Path:
    """Return the directory that was named, or the one that is used unless somebody names one."""
    if args.data is not None:
        return Path(args.data)
    found = os.environ.get(_VARIABLE)
    if found:
        return Path(found)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "galapagos"
