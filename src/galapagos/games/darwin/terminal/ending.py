"""The end of a game of Darwin: points by where they lie, and who has won."""

from rich.table import Table
from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.words.names import DarwinNames
from galapagos.games.ending import ranking, side_of
from galapagos.kernel.outcome import Outcome


def score_table(state: State, outcome: Outcome, names: DarwinNames) -> Table:
    """Every seat's points on living species and in the bank; winners in bold."""
    say = names.words.say
    is_team = state.options.is_team()
    table = Table(title=say("end-title"), box=None, pad_edge=True, header_style=paint.DIM)
    table.add_column(say("end-seat"))
    for key in ["living", "species", "bank", "total", *(["team"] if is_team else [])]:
        table.add_column(say(f"end-{key}"), justify="right")
    for seat in ranking(outcome):
        points = score(state, seat)
        numbers = [state.count_species(seat), points.species, points.bank, points.total()]
        if is_team:
            numbers.append(outcome.side_scores[side_of(outcome, seat)])
        style = paint.STRONG if outcome.winners >> seat & 1 else ""
        name = Text(names.full(seat), paint.seat_style(seat))
        table.add_row(name, *(str(int(number)) for number in numbers), style=style)
    return table
