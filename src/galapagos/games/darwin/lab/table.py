"""How the lab sets up games of Darwin: players, mode, Eras and switches as text."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from galapagos.games.darwin.cards.catalog import load_card_set
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.game import new_darwin
from galapagos.games.darwin.rules.options import Options, options_from_text
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game


@cache
def cards_from(own: Path | None = None) -> CardSet:
    """Return a card set, read once; without a folder, Galapagos' own."""
    return load_card_set(own)


def table_options(players: int, switches: dict[str, str]) -> Options:
    """Return options from texts: ``mode`` and ``eras`` beside the switches of the rulings."""
    rest = dict(switches)
    mode = rest.pop("mode", "")
    eras = rest.pop("eras", "0")
    if not (eras.isascii() and eras.isdecimal() and len(eras) < 3):
        raise BadData(f"eras must be a number, not {eras!r}")
    return options_from_text(players, rest, mode, int(eras))


def table_of(
    players: int, switches: dict[str, str], own: Path | None = None
) -> Callable[[int], Game]:
    """Take players, switches and the folder of own cards; return what sets games up from seeds."""
    options = table_options(players, switches)
    cards = cards_from(own)
    return lambda seed: new_darwin(options, cards, seed)
