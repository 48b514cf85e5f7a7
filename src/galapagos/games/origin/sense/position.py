"""How well a seat stands in Origin when a round begins, in points at the end of the game."""

from mypy_extensions import i64

from galapagos.games.origin.rules.state import State
from galapagos.games.origin.sense.worth import income, needs, threat, worth


def strength(state: State, seat: i64) -> float:
    """Return the points a seat can expect in the end, roughly."""
    player = state.players[seat]
    value = float(player.points)
    for animal in player.animals:
        value += worth(state, animal) * (1.0 - 0.6 * threat(state, animal))
    lack = float(needs(state, player)) - income(state, seat)
    if lack > 0.0:
        value -= 1.5 * lack
    card = 1.3
    if state.last:
        card = 0.9
    value += card * float(player.hand_size)
    return value
