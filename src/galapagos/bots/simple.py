"""Bots that do not search: random, Hatchling and Forager."""

from galapagos.bots.base import Bot, Choice, Line
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.sense import Scores

_SHOWN = 5


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        return Choice(int(view.random_action(seat, chance, Moves())))


class Hatchling(Bot):
    """Random but sane: never does what hurts, or nothing, while something useful can be done."""

    name = "hatchling"

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        moves, scores = weighed(view, seat)
        is_pass = kit_of(view).is_pass
        # A pass has its worth too, that of the cards kept: it is no use while something else is.
        useful = [
            index
            for index in range(len(moves))
            if scores.at(index) > 0.0 and not is_pass(moves[index])
        ]
        if not useful:
            useful = [int(scores.best(moves.count))]
        return Choice(moves[useful[chance.below(len(useful))]])


class Forager(Bot):
    """Does what looks best now, one step ahead."""

    name = "forager"

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        moves, scores = weighed(view, seat)
        order = sorted(range(len(moves)), key=lambda index: -scores.at(index))
        lines = [Line([(seat, moves[index])], scores.at(index)) for index in order[:_SHOWN]]
        return Choice(moves[order[0]], lines)


def weighed(view: Game, seat: int) -> tuple[Moves, Scores]:
    """Return the actions worth a thought and how good each looks."""
    sense = kit_of(view).sense()
    moves = Moves()
    scores = Scores()
    sense.candidates(view, seat, moves)
    sense.weigh(view, seat, moves, scores)
    return moves, scores
