"""The end of a game of Origin: points by source, who has won, and how a tie was broken."""

from rich.table import Table
from rich.text import Text

from galapagos.games import paint
from galapagos.games.ending import ranking, side_of, winner_line
from galapagos.games.origin.rules.scoring import score
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.words.names import Names
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.outcome import Outcome


def score_table(state: State, outcome: Outcome, names: Names) -> Table:
    """Every seat's points by source, the winners first among equals marked by bold."""
    say = names.words.say
    variant, teams = bool(state.options.variant), bool(state.options.teams)
    table = Table(title=say("end-title"), box=None, pad_edge=True, header_style=paint.DIM)
    table.add_column(say("end-seat"))
    columns = ["animals", "traits", "bonus", *(["variant"] if variant else []), "total"]
    for key in [*columns, *(["team"] if teams else []), "discard"]:
        table.add_column(say(f"end-{key}"), justify="right")
    for seat in ranking(outcome):
        points = score(state, seat)
        numbers = [points.animals, points.traits, points.bonus]
        numbers += [points.variant] if variant else []
        numbers.append(points.total())
        if teams:
            numbers.append(outcome.side_scores[side_of(outcome, seat)])
        numbers.append(state.players[seat].discard_size)
        style = paint.STRONG if outcome.winners >> seat & 1 else ""
        name = Text(names.full(seat), paint.seat_style(seat))
        table.add_row(name, *(str(int(number)) for number in numbers), style=style)
    return table


def verdict(state: State, outcome: Outcome, names: Names) -> list[str]:
    """Say who has won, and why if the points alone did not decide."""
    winning = [index for index, side in enumerate(outcome.sides) if outcome.winners & side]
    points = outcome.side_scores[winning[0]]
    lines = [winner_line(outcome, names)]
    tied = [index for index, score in enumerate(outcome.side_scores) if score == points]
    if len(tied) > 1:
        own = _discards(state, outcome.sides[winning[0]])
        others = [_discards(state, outcome.sides[index]) for index in tied if index not in winning]
        if others:
            rule = _tie_rule(state, "EV-SCORE-05")
            told = names.words.tell(
                "end-broken_tie", n=int(points), own=own, other=max(others), rule=rule
            )
            lines.append(told)
        if len(winning) > 1:
            rule = _tie_rule(state, "EV-SCORE-06")
            lines.append(names.words.tell("end-full_tie", own=own, rule=rule))
    return lines


def _tie_rule(state: State, alone: str) -> str:
    """Teams have a rule of their own for ties."""
    return "EV-TEAM-05" if state.options.teams else alone


def _discards(state: State, side: int) -> int:
    return sum(int(state.players[seat].discard_size) for seat in bit_numbers(side))
