"""``--data DIR`` and ``--database URL``: where a table server keeps its games, the same for all
commands about it."""

import argparse
import os
from functools import partial
from pathlib import Path

from galapagos.server.store.data import Data, data_at

_DIRECTORY, _DATABASE, _KEY_FILE = "GALAPAGOS_DATA", "GALAPAGOS_DATABASE", "GALAPAGOS_KEY_FILE"


def add_data(
    parser: argparse.ArgumentParser,
    told: tuple[str, str, str] = ("help-data", "help-database", "help-key_file"),
    *,
    default: str | None = None,
) -> None:
    """``told``: the texts that say what each option is for; ``default``: `argparse.SUPPRESS` where
    they may have been said before."""
    data, database, key_file = told
    add = partial(parser.add_argument, default=default)
    add("--data", type=Path, metavar="DIR", help=data)
    add("--database", metavar="URL", help=database)
    add("--key-file", type=Path, metavar="FILE", help=key_file)


def data_of(args: argparse.Namespace) -> Data:
    """Return the data that were named, or those that are used unless somebody names others."""
    database = os.environ.get(_DATABASE, "") if args.database is None else args.database
    return data_at(_directory(args), database, key_file_of(args))


def key_file_of(args: argparse.Namespace) -> Path | None:
    """Return the key file that was named; None: the one beside the games."""
    named = args.key_file or os.environ.get(_KEY_FILE)
    return Path(named) if named else None


def _directory(args: argparse.Namespace) -> Path:
    if args.data is not None:
        return Path(args.data)
    found = os.environ.get(_DIRECTORY)
    if found:
        return Path(found)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "galapagos"
