"""How a game ended, for the wire."""

from msgspec import Struct

from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.outcome import Outcome


class SideView(Struct, frozen=True):
    """Seats that win together, with their points."""

    seats: list[int]
    points: int
    wins: bool


class OutcomeView(Struct, frozen=True):
    """The final result."""

    scores: list[int]
    """Points of each seat."""
    sides: list[SideView]
    winners: list[int]
    """Winning seats; several sides may share a victory."""


def outcome_view(outcome: Outcome) -> OutcomeView:
    sides = [
        SideView(bit_numbers(side), points, bool(outcome.winners & side))
        for side, points in zip(outcome.sides, outcome.side_scores, strict=True)
    ]
    return OutcomeView(list(outcome.scores), sides, outcome.winning_seats())
