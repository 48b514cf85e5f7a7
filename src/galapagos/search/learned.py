"""What was learned of a game: for each number of players a net that appraises a seat, and one that
weighs actions; and a sense that asks them."""

from abc import abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.net import Net, share_out
from galapagos.search.sense import Scores, Sense


@final
class Lesson:
    """What was learned where so many play."""

    def __init__(self, players: int, value: Net | None, policy: Net | None) -> None:
        self.players: i64 = players
        self.value = value
        """Says of a seat how strong it is; `share_out` makes chances of it."""
        self.policy = policy
        """Says of an action how good it is."""

    def __repr__(self) -> str:
        return f"<Lesson for {self.players} players: value {self.value}, policy {self.policy}>"


@final
class Learned:
    """Lessons, those of fewer players first."""

    def __init__(self, lessons: list[Lesson]) -> None:
        self.lessons = lessons

    def __repr__(self) -> str:
        return f"<Learned: {len(self.lessons)} lessons>"

    def lesson(self, players: i64) -> Lesson | None:
        """Return what was learned with so many players or the next larger number; for still more
        what was learned with most. With one rival and with several are different games: what was
        learned of the one is not used for the other."""
        found: Lesson | None = None
        for lesson in self.lessons:
            if (lesson.players > 2) == (players > 2):
                found = lesson
                if lesson.players >= players:
                    return found
        return found


class SeatReader:
    """Reads what a net that appraises looks at: ``rows`` holds a row a seat."""

    def __init__(self, seats: i64, width: i64) -> None:
        self.rows: vec[float] = vec[float]([0.0] * (seats * width))
        self.width = width

    @abstractmethod
    def read(self, game: Game) -> None:
        """Write the rows of all seats."""


class ActionReader:
    """Reads what a net that weighs actions looks at: ``rows`` holds the row of one."""

    def __init__(self, width: i64) -> None:
        self.rows: vec[float] = vec[float]([0.0] * width)

    @abstractmethod
    def survey(self, game: Game, seat: i64) -> None:
        """Read what all actions of a decision have in common."""

    @abstractmethod
    def read(self, game: Game, seat: i64, action: i64, score: float, top: float) -> None:
        """Write the row of one action, and how good it looks beside the best one."""


class LearnedSense(Sense):
    """A sense that knows nets: of two kinds, each of which may be missing."""

    def __init__(self, learned: Learned | None, seats: SeatReader, actions: ActionReader) -> None:
        self.learned = learned
        self.seats = seats
        self.actions = actions
        self._strengths: vec[float] = vec[float]([0.0] * 8)

    @abstractmethod
    def lesson(self, game: Game) -> Lesson | None:
        """Return what was learned of such tables."""

    def rate(self, game: Game, seat: i64, moves: Moves, scores: Scores) -> bool:
        lesson = self.lesson(game)
        net = None if lesson is None else lesson.policy
        if net is None:
            return False
        self.weigh(game, seat, moves, scores)
        actions = self.actions
        top = scores.at(scores.best(moves.count))
        actions.survey(game, seat)
        for index in range(moves.count):
            actions.read(game, seat, moves.at(index), scores.at(index), top)
            scores.put(index, net.answer(actions.rows, 0))
        return True

    def appraise_by_net(self, game: Game, values: vec[float]) -> bool:
        """Write each seat's chance of victory; False, and nothing, if that was not learned."""
        lesson = self.lesson(game)
        net = None if lesson is None else lesson.value
        if net is None:
            return False
        players: i64 = game.seats()
        self.seats.read(game)
        for seat in range(players):
            self._strengths[seat] = net.answer(self.seats.rows, seat * self.seats.width)
        share_out(self._strengths, players, values, players)
        return True
