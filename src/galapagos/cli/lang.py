"""``--lang``: in which language a command speaks of the game."""

import argparse

from galapagos.cli.help import Told

_OPTION = "--lang"


def add_language(parser: argparse.ArgumentParser) -> None:
    # Without a default of its own a command leaves alone what was said before its name.
    parser.add_argument(
        _OPTION,
        default=argparse.SUPPRESS,
        metavar="LANGUAGE",
        help=Told("help-lang", languages=_languages),
    )


def _languages() -> str:
    from galapagos.text.languages import LANGUAGES

    return ", ".join(LANGUAGES)


def chosen_language(args: argparse.Namespace) -> str:
    """Return the language asked for, or that of the locale; raise `BadData` if there is none."""
    import os

    from galapagos.kernel.errors import BadData
    from galapagos.text.languages import language_of_locale, parse_language

    named = getattr(args, "lang", "")
    if not named:
        return language_of_locale(os.environ)
    try:
        return parse_language(named)
    except BadData as error:
        raise BadData(error.what, source=_OPTION) from None
