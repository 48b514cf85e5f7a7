"""What a seat is paid: zero-sum, at the end of a game, and if wished for progress on the way.

SHARE    its share of the victory: 1 to a sole winner, the losers pay it in equal parts
MARGIN   its side's points against the mean of all sides, as a part of the most points

Progress is a potential: the points counted now against the mean, as a part of ``SCALE`` points. A
step pays the difference, and the last one gives all of it back, so that nothing but the end counts
in a whole game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.game import Game
from galapagos.kernel.outcome import Outcome
from galapagos.tensors.encoder import Encoder

SHARE: Final = 0
MARGIN: Final = 1
REWARD_KEYS: Final[list[str]] = ["share", "margin"]
SCALE: Final = 50.0


def add_final(outcome: Outcome, kind: i64, out: vec[float], at: i64) -> None:
    """Add what each seat is paid for a result."""
    sides = len(outcome.sides)
    seats: i64 = len(outcome.scores)
    if kind == SHARE:
        for seat in range(seats):
            share = outcome.value(seat)
            out[at + seat] += (share * sides - 1.0) / (sides - 1)
        return
    total = 0.0
    most = 1.0
    for points in outcome.side_scores:
        total += points
        if points > most:
            most = float(points)
    for seat in range(seats):
        for side in range(sides):
            if outcome.sides[side] >> seat & 1:
                out[at + seat] += (outcome.side_scores[side] - total / sides) / most


def write_potential(encoder: Encoder, game: Game, out: vec[float], at: i64) -> None:
    """Write how well each seat stands by points; 0 once a game is over."""
    seats = encoder.players
    total = 0.0
    over = game.to_act() == 0
    for seat in range(seats):
        value = 0.0
        if not over:
            value = float(encoder.points(game, seat))
        out[at + seat] = value
        total += value
    for seat in range(seats):
        out[at + seat] = (out[at + seat] - total / int(seats)) / SCALE
