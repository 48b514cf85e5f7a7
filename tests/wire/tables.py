"""Games of both kinds for the tests of what travels: every mode, number of players and switch."""

from collections.abc import Iterator
from dataclasses import dataclass

from galapagos.games import kit_for
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.actions import PASS, kind_of
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options as OriginOptions
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab.walk import walk
from galapagos.records.codec import Codec
from tests.records.darwin_games import TABLES as DARWIN_TABLES
from tests.records.games import TABLES as ORIGIN_TABLES

ORIGIN = kit_for("origin").codec()
DARWIN = kit_for("darwin").codec()
NAMES = ["Ana", "Bo", "Chen", "Dora", "Emil", "Fumi", "Gus", "Hedda"]
_LONGEST = 5_000


@dataclass(frozen=True)
class Seating:
    """A game to be played at random, and the events that come of it."""

    codec: Codec
    options: OriginOptions | DarwinOptions
    name: str

    def new(self, seed: int, log: EventLog | None = None) -> Game:
        if isinstance(self.options, OriginOptions):
            assert isinstance(self.codec, OriginCodec)
            return new_origin(self.options, self.codec.deck, seed, log=log)
        assert isinstance(self.codec, DarwinCodec)
        return new_darwin(self.options, self.codec.words.cards, seed, log=log)

    @property
    def players(self) -> list[str]:
        return NAMES[: int(self.options.players)]

    def viewers(self) -> range:
        return range(-1, int(self.options.players))


SEATINGS = [
    *(
        Seating(ORIGIN, options, f"origin-{number}-{int(options.players)}")
        for number, options in enumerate(ORIGIN_TABLES)
    ),
    *(
        Seating(DARWIN, options, f"darwin-{number}-{int(options.players)}")
        for number, options in enumerate(DARWIN_TABLES)
    ),
]
"""Together: every mode, every number of players, and every switch both ways."""


def moves_of(game: Game, seed: int) -> Iterator[tuple[int, int]]:
    """Play to the end at random; yield seat and action before each one is applied."""
    if isinstance(game, Darwin):
        yield from _darwin_moves(game, seed)
    else:
        yield from walk(game, seed, _LONGEST, eager=True)
    assert game.is_over()


def _darwin_moves(game: Darwin, seed: int) -> Iterator[tuple[int, int]]:
    """Random players pass too soon to see much of a game: these think twice about it."""
    choices, moves = Chance(mix(seed)), Moves()
    for _ in range(_LONGEST):
        seat = int(game.actor())
        if seat < 0:
            return
        action = int(game.random_action(seat, choices, moves))
        if kind_of(action) == PASS:
            action = int(game.random_action(seat, choices, moves))
        yield seat, action
        game.apply(seat, action)
