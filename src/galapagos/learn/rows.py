"""What a net sees of the actions of a decision, for those who train one."""

import numpy as np
from mypy_extensions import i64

from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.learn.layers import Rows
from galapagos.search.learned import LearnedSense
from galapagos.search.sense import Scores


def action_rows(sense: LearnedSense, view: Game, seat: int, moves: Moves, scores: Scores) -> Rows:
    """Return a row for each action, as `LearnedSense.rate` reads it; ``scores`` is written."""
    actions = sense.actions
    sense.weigh(view, i64(seat), moves, scores)
    top = scores.at(scores.best(moves.count))
    actions.survey(view, i64(seat))
    seen = np.frombuffer(memoryview(actions.rows))
    rows = np.empty((len(moves), len(seen)), np.float32)
    for index in range(len(moves)):
        actions.read(view, i64(seat), moves.at(index), scores.at(index), top)
        rows[index] = seen
    return rows
