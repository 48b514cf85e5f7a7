"""The end of a game, whichever it is: who stands where, and who has won."""

from galapagos.kernel.outcome import Outcome
from galapagos.text.people import People


def winner_line(outcome: Outcome, names: People) -> str:
    """Say who has won, and with how many points."""
    winning = [index for index, side in enumerate(outcome.sides) if outcome.winners & side]
    seats = outcome.winning_seats()
    n = int(outcome.side_scores[winning[0]])
    tell, who = names.words.tell, names.seats(seats)
    if len(winning) > 1:
        return tell("end-share", seats=who, n=n)
    if len(seats) > 1:
        return tell("end-team_wins", seats=who, n=n)
    return tell("end-wins", you=names.is_you(seats[0]), seat=who, n=n)


def ranking(outcome: Outcome) -> list[int]:
    """Seats by their side's points, winners first, partners together."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        side = side_of(outcome, seat)
        has_won = 1 if outcome.winners >> seat & 1 else 0
        return -has_won, -outcome.side_scores[side], side, seat

    return sorted(range(len(outcome.scores)), key=rank)


def side_of(outcome: Outcome, seat: int) -> int:
    return next(index for index, side in enumerate(outcome.sides) if side >> seat & 1)
