"""Games of Darwin for tests of their words: in every mode, played at random to some point."""

from collections.abc import Iterator

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import BASE, BEGINNER, KIDS, TEAM, TWO
from galapagos.games.darwin.words.names import Names
from galapagos.kernel.chance import Chance
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves

CATALOG = load_catalog()
CARDS = CATALOG.card_set
TABLES = [
    Options(3),
    Options(6, eras=3),
    Options(2, mode=TWO),
    Options(4, mode=TEAM),
    Options(4, mode=TEAM, many_takeovers=True, secret_choices=True),
    Options(3, mode=KIDS),
    Options(4, mode=BEGINNER),
    Options(5, mode=BASE, secret_choices=True, first_player_picks_biome=True),
    Options(4, main_action_final=True, zero_hearts_are_prey=True, food_is_redistributed=True),
]


def names_for(viewer: int, players: int) -> Names:
    return Names(viewer, ["Ana", "Bo", "P3", "P4", "P5", "P6"][:players], "en", CATALOG)


def played(options: Options, seed: int) -> Iterator[tuple[Darwin, EventLog]]:
    """Yield the same game before every random action, and once more at its end."""
    log = EventLog()
    game = new_darwin(options, CARDS, seed, log=log)
    chance = Chance(seed + 1)
    moves = Moves()
    while not game.is_over():
        yield game, log
        seat = game.actor()
        game.apply(seat, game.random_action(seat, chance, moves))
    yield game, log
