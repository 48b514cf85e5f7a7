"""The ``galapagos`` command.

Each command is a module of this room with two functions::

    def configure(parser: argparse.ArgumentParser) -> None: ...
    def run(args: argparse.Namespace) -> int: ...

What ``run`` raises as `BadData` is told here, and the command ends with 2. Only the module of the
command that was asked for is imported, so that every call starts quickly.
"""

import argparse
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from galapagos import __version__
from galapagos.build_info import is_compiled
from galapagos.cli.help import complaint, language_asked, parser_for, said
from galapagos.cli.lang import add_language
from galapagos.extras import missing_extra
from galapagos.kernel.errors import BadData

COMMANDS: dict[str, str] = {
    name: f"help-{name}"
    for name in (
        *("play", "serve", "replay", "explain", "analyse", "verify", "admin", "rules", "text"),
        *("check", "bench", "perft", "draw", "arena", "tournament", "lab", "hint", "engine"),
        *("dataset", "train", "puzzles", "bots"),
    )
}
"""Command name (= module name in this room) -> the key of what ``galapagos --help`` says of it.
Games add their own (`galapagos.games.kit.GameKit.commands`)."""


def version_line(language: str) -> str:
    build = "help-version-compiled" if is_compiled() else "help-version-plain"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    core = said(language, build, python=python)
    return said(language, "help-version", version=__version__, core=core)


def commands_for(wanted: str | None) -> Iterator[tuple[str, str, str]]:
    """Yield name, summary and module of every command; those of games only where they matter, as
    that loads the games."""
    yield from ((name, summary, f"{__name__}.{name}") for name, summary in COMMANDS.items())
    if wanted in COMMANDS:
        return
    from galapagos.games import GAMES, kit_for

    for game in GAMES:
        for name, (summary, module) in kit_for(game).commands.items():
            yield name, summary, module


class _ShowVersion(argparse.Action):
    """Like argparse's own, but asks how the core was built only when somebody wants to know."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> None:
        print(version_line(language_asked(getattr(parser, "words", ()))))
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    wanted = _wanted(words)
    try:
        parser = _parser(wanted, words)
        args = parser.parse_args(words)
        if "run" in args:
            return int(args.run(args))
        parser.print_help()
        return 2
    except BadData as error:
        sys.stdout.flush()
        print(complaint(words, wanted, error), file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if not missing:
            raise
        lacking = BadData(" ".join(["needs the", missing]))
        print(complaint(words, wanted, lacking), file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read the output has had enough: `galapagos replay … | head`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _wanted(words: Sequence[str]) -> str | None:
    """Return the command that is named: the first word that is no option nor the language."""
    before = ["", *words]
    named = (
        word
        for word, last in zip(words, before, strict=False)
        if not word.startswith("-") and last != "--lang"
    )
    return next(named, None)


def _parser(wanted: str | None, words: Sequence[str]) -> argparse.ArgumentParser:
    """Return what reads the words of the command that is wanted; the others are only listed."""
    parser = parser_for(words)(prog="galapagos", description="help-galapagos")
    add_language(parser)
    parser.add_argument("--version", action=_ShowVersion, nargs=0, help="help-main-version")
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, summary, module in commands_for(wanted):
        command = commands.add_parser(name, help=summary, description=summary)
        if name == wanted:
            asked = import_module(module)
            asked.configure(command)
            command.set_defaults(run=asked.run)
    return parser
