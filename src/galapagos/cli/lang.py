"""``--lang``: in which language a command speaks of the game."""

import argparse

_OPTION = "--lang"


def add_language(parser: argparse.ArgumentParser) -> None:
    from galapagos.text.languages import LANGUAGES

    parser.add_argument(
        _OPTION,
        default="",
        metavar="LANGUAGE",
        help=f"{', '.join(LANGUAGES)} (default: that of your locale, or English)",
    )


def chosen_language(args: argparse.Namespace) -> str:
    """Return the language asked for, or that of the locale; raise `BadData` if there is none."""
    import os

    from galapagos.kernel.errors import BadData
    from galapagos.text.languages import language_of_locale, parse_language

    if not args.lang:
        return language_of_locale(os.environ)
    try:
        return parse_language(args.lang)
    except BadData as error:
        raise BadData(error.what, source=_OPTION) from None
