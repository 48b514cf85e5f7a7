"""How a tie at the end of a game of Origin was broken."""

from galapagos.games.origin.rules.state import State
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.outcome import Outcome
from galapagos.text.people import People


def tie_lines(state: State, outcome: Outcome, people: People) -> list[str]:
    """Say why those who won did, if the points alone did not decide."""
    winning = [index for index, side in enumerate(outcome.sides) if outcome.winners & side]
    points = outcome.side_scores[winning[0]]
    lines: list[str] = []
    tied = [index for index, score in enumerate(outcome.side_scores) if score == points]
    if len(tied) > 1:
        own = _discards(state, outcome.sides[winning[0]])
        others = [_discards(state, outcome.sides[index]) for index in tied if index not in winning]
        if others:
            rule = _tie_rule(state, "EV-SCORE-05")
            told = people.words.tell(
                "end-broken_tie", n=int(points), own=own, other=max(others), rule=rule
            )
            lines.append(told)
        if len(winning) > 1:
            rule = _tie_rule(state, "EV-SCORE-06")
            lines.append(people.words.tell("end-full_tie", own=own, rule=rule))
    return lines


def _tie_rule(state: State, alone: str) -> str:
    """Teams have a rule of their own for ties."""
    return "EV-TEAM-05" if state.options.teams else alone


def _discards(state: State, side: int) -> int:
    return sum(int(state.players[seat].discard_size) for seat in bit_numbers(side))
