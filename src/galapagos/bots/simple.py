"""Bots that do not search: random, Hatchling, Forager, and Wallace without a search."""

from galapagos.bots.base import Bot, Choice, Line
from galapagos.bots.temper import SHOWN, TEMPERS, Temper, leaning
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.sense import EVEN, Scores

INSTINCT = "wallace@0"


class RandomBot(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        return Choice(int(view.random_action(seat, chance, Moves())))


class Hatchling(Bot):
    """Random but sane: never does what hurts, or nothing, while something useful can be done.

    With a temper it thinks of two things, and does what it likes better."""

    name = "hatchling"

    def __init__(self, temper: Temper = "") -> None:
        self._temper = TEMPERS[temper] if temper else EVEN
        if temper:
            self.name = f"{self.name}+{temper}"

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
        thought = moves[useful[chance.below(len(useful))]]
        if self._temper == EVEN:
            return Choice(thought)
        other = moves[useful[chance.below(len(useful))]]
        likes = [leaning(view, seat, action, self._temper) for action in (thought, other)]
        return Choice(other if likes[1] > likes[0] else thought)


class Forager(Bot):
    """Does what looks best now, one step ahead."""

    name = "forager"

    def __init__(self, shown: int = SHOWN) -> None:
        self._shown = shown

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        moves, scores = weighed(view, seat)
        order = sorted(range(len(moves)), key=lambda index: -scores.at(index))
        lines = [Line([(seat, moves[index])], scores.at(index)) for index in order[: self._shown]]
        return Choice(moves[order[0]], lines)


class Instinct(Bot):
    """Does what Wallace would look at first: one answer of its net for each action, no search.

    Where nothing was learned, or of such tables not, it is Forager."""

    name = INSTINCT

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        sense = kit_of(view).sense("wallace")
        moves = Moves()
        scores = Scores()
        sense.candidates(view, seat, moves)
        if not sense.rate(view, seat, moves, scores):
            sense.weigh(view, seat, moves, scores)
        order = sorted(range(len(moves)), key=lambda index: -scores.at(index))
        lines = [Line([(seat, moves[index])], scores.at(index)) for index in order[:SHOWN]]
        return Choice(moves[order[0]], lines)


def weighed(view: Game, seat: int) -> tuple[Moves, Scores]:
    """Return the actions worth a thought and how good each looks."""
    sense = kit_of(view).sense()
    moves = Moves()
    scores = Scores()
    sense.candidates(view, seat, moves)
    sense.weigh(view, seat, moves, scores)
    return moves, scores
