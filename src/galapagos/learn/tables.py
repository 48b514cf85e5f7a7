"""A table to learn at: a game with its players and options, by a name that never changes meaning.

``Origin-2p-v1`` is the usual table of a game for so many players. A change of the rules or of a
layout gives new names, and leaves out the old ones rather than let them mean something else.
"""

from functools import cache
from itertools import chain

from galapagos.games import GAMES, kit_for, kit_of
from galapagos.games.kit import Kit
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import Misuse
from galapagos.kernel.game import Game
from galapagos.library.doors import said
from galapagos.records.codec import Codec
from galapagos.tensors.choice import FORM_KEYS, numbers_of
from galapagos.tensors.encoder import Encoder


class Table:
    """One game with its players, options and cards, and how its numbers are read."""

    def __init__(self, name: str, codec: Codec, game: Game) -> None:
        self.name = name
        self.codec = codec
        self.kit: Kit = kit_of(game)
        self.encoder: Encoder = self.kit.encoder(game)
        self.players = int(game.seats())

    def form(self, key: str) -> int:
        """Return a form of actions by its name; without one the first that the game has."""
        if not key:
            return next(form for form in range(len(FORM_KEYS)) if numbers_of(self.encoder, form))
        if key not in FORM_KEYS:
            raise Misuse(f"actions come {', '.join(FORM_KEYS)}, not {key!r:.40}")
        form = FORM_KEYS.index(key)
        if not numbers_of(self.encoder, form):
            raise Misuse(f"{self.kit.key} has no {key} actions: there are too many to number them")
        return form

    def numbers(self, form: int) -> int:
        """Return how many numbers a form has."""
        return int(numbers_of(self.encoder, form))

    def __repr__(self) -> str:
        return f"<Table {self.name}>"


def games() -> list[str]:
    """Return the games that can be learnt."""
    return [key for key in GAMES if kit_for(key).edition]


def names() -> list[str]:
    """Return the names of all usual tables."""
    return list(chain.from_iterable(map(_named, games())))


def _named(key: str) -> dict[str, int]:
    """Return the usual tables of a game, with their numbers of players."""
    kit = kit_for(key)
    return {f"{key.capitalize()}-{players}p-v{kit.edition}": players for players in kit.players}


def table(
    name: str = "", players: int = 0, *, mode: str = "", **switches: bool | int | str
) -> Table:
    """Return a table by its name, ``Origin-2p-v1``, or by its game, with players and options as
    `galapagos.new` takes them. Without a name it is the first there is."""
    if not (players or mode or switches):
        return _usual(name or names()[0])
    players = players or kit_for(name).usual_players
    return _table(name, players, said(switches), mode)


@cache
def _usual(name: str) -> Table:
    for key in games():
        players = _named(key).get(name)
        if players:
            return _table(key, players, {}, "", name)
    raise Misuse(f"no table is called {name!r:.40}; there are {', '.join(names())}")


def _table(key: str, players: int, switches: dict[str, str], mode: str, name: str = "") -> Table:
    codec = kit_for(key).codec()
    game = codec.new_game(codec.header_of(players, switches, mode), 0, Tape(), None)
    chosen = {"players": players, "mode": mode} | switches
    said_so = " ".join([key, *(f"{k}={v}" for k, v in chosen.items() if v)])
    return Table(name or said_so, codec, game)
