"""The games, each a package of its own, and what the house may ask of any of them.

`GAMES` is the only place that names them: one line a game. What a game is to the house is its
`galapagos.games.kit.GameKit`; nothing outside a game's own folder imports it.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game

if TYPE_CHECKING:
    from galapagos.games.kit import Kit

GAMES: dict[str, str] = {
    "origin": "galapagos.games.origin.kit",
    "darwin": "galapagos.games.darwin.kit",
}
"""By its name in texts, in addresses and on the command line: the module with a game's `KIT`.

Further ones come from the environment, so that programs started by this one know them too:
``GALAPAGOS_GAMES=name=module,…``"""
GAMES |= {
    name: module
    for name, _, module in (
        one.partition("=") for one in os.environ.get("GALAPAGOS_GAMES", "").split(",") if one
    )
}


_loaded: "dict[str, Kit]" = {}


def kit_for(name: str) -> "Kit":
    """Return all that the house may ask of a game, by its name; raise `BadData` naming those there
    are."""
    if name not in GAMES:
        raise BadData(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    if name not in _loaded:
        add_game(name, import_module(GAMES[name]).KIT)
    return _loaded[name]


def add_game(name: str, added: "Kit") -> None:
    """Add a game for as long as this program runs."""
    from galapagos.text.catalogue import homes

    GAMES[name] = type(added).__module__
    _loaded[name] = added
    homes[name] = added.folder / "words"


def kit_of(game: Game) -> "Kit":
    """Return the kit of the kind of game that this is."""
    return kit_for(game.key())
