"""Seeded random play, driven move by move: how every test and count gets to its positions."""

from collections.abc import Iterator

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves

_GIVES_UP = 8
"""An eager walk takes the last listed action only if it is the only one, or once in so often."""


def walk(game: Game, seed: int, limit: int, *, eager: bool = False) -> Iterator[tuple[int, int]]:
    """Play at random until the game ends or ``limit`` actions are played.

    Yields (seat, action) before each one is applied. Games list passing last; random players pass
    far too often to see much of a game, *eager* ones leave it for when little else is left."""
    choices = Chance(mix(seed))
    moves = Moves()
    for _ in range(limit):
        seat = int(game.actor())
        if seat < 0:
            return
        game.legal(seat, moves)
        count = int(moves.count)
        if count == 0:
            return
        if eager and count > 1 and choices.below(_GIVES_UP) > 0:
            count -= 1
        action = int(moves.at(choices.below(count)))
        yield seat, action
        game.apply(seat, action)


def walk_on(game: Game, seed: int, limit: int, *, eager: bool = False) -> int:
    """Play like `walk` and return how many actions were played."""
    return sum(1 for _ in walk(game, seed, limit, eager=eager))
