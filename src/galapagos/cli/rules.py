"""``galapagos rules``: the rule book of a game, whole or what somebody looks for."""

import argparse
from pathlib import Path

from galapagos.kernel.errors import BadData


def configure(parser: argparse.ArgumentParser) -> None:
    from galapagos.cli.games import add_game
    from galapagos.cli.lang import add_language
    from galapagos.games import GAMES

    add_game(parser)
    parser.add_argument("words", nargs="*", help="help-rules-words")
    parser.add_argument("--out", type=Path, metavar="FILE", help="help-rules-out")
    parser.add_argument("--html", type=Path, metavar="FILE", help="help-rules-html")
    add_language(parser)
    parser.epilog = "; ".join(f"galapagos rules {game} --lang ja" for game in GAMES)


def run(args: argparse.Namespace) -> int:
    from galapagos.cli.lang import chosen_language
    from galapagos.games.book import book, markdown, search, section_lines

    found = book(args.game, chosen_language(args))
    if args.html is not None:
        from galapagos.games.book_page import page

        _write(args.html, page(found))
        print(args.html)
        return 0
    text = markdown(found)
    if args.words:
        sections = search(found, " ".join(args.words))
        if not sections:
            raise BadData(f"no rule of {args.game} mentions {' '.join(args.words)!r}")
        text = "\n".join(section_lines(sections, found.heads))
    if args.out is not None:
        _write(args.out, text)
        print(args.out)
        return 0
    _show(text)
    return 0


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadData(f"cannot be written: {error.strerror}", source=str(file)) from None


def _show(text: str) -> None:
    import re

    from rich.console import Console
    from rich.markdown import Markdown

    Console(highlight=False).print(Markdown(re.sub(r"<a id=[^>]*></a>", "", text)))
