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
    places: list[int]
    """The place of each seat's side, from 1; equal sides share one."""


def outcome_view(outcome: Outcome) -> OutcomeView:
    sides = [
        SideView(bit_numbers(side), points, bool(outcome.winners & side))
        for side, points in zip(outcome.sides, outcome.side_scores, strict=True)
    ]
    return OutcomeView(list(outcome.scores), sides, outcome.winning_seats(), places_of(outcome))


def places_of(outcome: Outcome) -> list[int]:
    """Return the place of each seat: winners first, then by the points of its side."""
    merits = [
        (bool(outcome.winners & side), points)
        for side, points in zip(outcome.sides, outcome.side_scores, strict=True)
    ]
    places = [0] * len(outcome.scores)
    for side, merit in zip(outcome.sides, merits, strict=True):
        for seat in bit_numbers(side):
            places[seat] = 1 + sum(other > merit for other in merits)
    return places
