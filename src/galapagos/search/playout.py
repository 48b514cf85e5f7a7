"""Random play to the end of a game, inside the compiled unit."""

from mypy_extensions import i64

from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves


def play_out(game: Game, choices: Chance, moves: Moves, limit: i64) -> i64:
    """Play uniformly random legal actions until the game ends; return how many were played.

    ``choices`` is a generator of its own, so that the game's chance does not depend on who
    plays. Stops at ``limit`` actions: a game that exceeds its bound is a bug for the caller to
    report, never a hang."""
    played: i64 = 0
    while played < limit:
        seat = game.actor()
        if seat < 0:
            break
        game.apply(seat, game.random_action(seat, choices, moves))
        played += 1
    return played
