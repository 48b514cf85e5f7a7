"""Search on an environment: every number is tried in guesses of what is hidden, then random play.

python examples/learn_search.py
"""

import sys

import numpy as np

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.moves import Moves
from galapagos.learn.play import Play
from galapagos.learn.tables import table
from galapagos.search.playout import play_out


def best_number(play: Play, guesses: int, seed: int) -> int:
    """Return the number after which random play earned most, in games the seat holds possible."""
    seat = play.actor
    view = play.game.view(seat)
    values = {}
    for number in np.flatnonzero(play.mask(seat)):
        earned = 0.0
        for guess in range(guesses):
            game = view.determinise(seed + guess)
            game.apply(seat, play.table.codec.parse_action(game, play.text([number])))
            play_out(game, Chance(mix(seed + guess)), Moves(), 10_000)
            outcome = game.outcome()
            earned += outcome.value(seat) if outcome else 0.0
        values[int(number)] = earned
    return max(values, key=lambda number: values[number])


def main(games: int = 4, guesses: int = 8) -> float:
    play = Play(table("Origin-2p-v1"))
    rng = np.random.default_rng(1)
    earned = 0.0
    for seed in range(games):
        play.begin(seed)
        while not play.ended:
            if play.actor == seed % 2:
                number = best_number(play, guesses, seed)
            else:
                number = int(rng.choice(np.flatnonzero(play.mask(play.actor))))
            play.take(number)
        earned += play.rewards[seed % 2]
    print(f"search against random players: {earned / games:+.2f} a game")
    return earned / games


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
