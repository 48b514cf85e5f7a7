"""The end of a game, whichever it is: who stands where, and who has won."""

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from galapagos.games import paint
from galapagos.kernel.outcome import Outcome
from galapagos.text.people import People


def score_table(
    outcome: Outcome,
    people: People,
    sources: Mapping[str, Sequence[int]],
    others: Mapping[str, Sequence[int]],
) -> Table:
    """Return every seat's points by source, and what else is worth a column; winners in bold."""
    say = people.words.say
    columns = {key: points for key, points in sources.items() if f"end-{key}" in people.words}
    columns["total"] = [int(score) for score in outcome.scores]
    if len(outcome.sides) < len(outcome.scores):
        seats = range(len(outcome.scores))
        columns["team"] = [int(outcome.side_scores[_side(outcome, seat)]) for seat in seats]
    columns |= others
    table = Table(title=say("end-title"), box=None, pad_edge=True, header_style=paint.DIM)
    table.add_column(say("end-seat"))
    for key in columns:
        table.add_column(say(f"end-{key}"), justify="right")
    for seat in _ranking(outcome):
        style = paint.STRONG if outcome.winners >> seat & 1 else ""
        name = Text(people.full(seat), paint.seat_style(seat))
        table.add_row(name, *(str(points[seat]) for points in columns.values()), style=style)
    return table


def winner_line(outcome: Outcome, people: People) -> str:
    """Say who has won, and with how many points."""
    winning = [index for index, side in enumerate(outcome.sides) if outcome.winners & side]
    seats = outcome.winning_seats()
    n = int(outcome.side_scores[winning[0]])
    tell, who = people.words.tell, people.seats(seats)
    if len(winning) > 1:
        return tell("end-share", seats=who, n=n)
    if len(seats) > 1:
        return tell("end-team_wins", seats=who, n=n)
    return tell("end-wins", you=people.is_you(seats[0]), seat=who, n=n)


def _ranking(outcome: Outcome) -> list[int]:
    """Seats by their side's points, winners first, partners together."""

    def rank(seat: int) -> tuple[int, int, int, int]:
        side = _side(outcome, seat)
        has_won = 1 if outcome.winners >> seat & 1 else 0
        return -has_won, -outcome.side_scores[side], side, seat

    return sorted(range(len(outcome.scores)), key=rank)


def _side(outcome: Outcome, seat: int) -> int:
    return next(index for index, side in enumerate(outcome.sides) if side >> seat & 1)
