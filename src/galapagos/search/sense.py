"""What a search knows of a game beyond its rules: which actions look good, who stands well.

One subclass for each game, in this room, so that hot loops call it without leaving compiled code.
A sense is asked about views and about guesses made from them; it never sees the real game.
"""

from abc import abstractmethod
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves

# How many actions deserve a thought.
QUICK: Final = 0
"""Where speed counts more than care."""
USUAL: Final = 1
THOROUGH: Final = 2
"""Also what takes long to find: for one decision, not for every step of a search."""

# What a player likes, beside winning: see `Sense.leaning`.
EVEN: Final = 0
"""Nothing in particular."""
CAREFUL: Final = 1
GREEDY: Final = 2
FIERCE: Final = 3


@final
class Scores:
    """A growing row of numbers, one for each action in a `Moves` buffer; reused like it."""

    def __init__(self) -> None:
        self.values: vec[float] = vec[float]([0.0] * 64)

    def reset(self, count: i64) -> None:
        """Make room for so many numbers and set them to 0."""
        while len(self.values) < count:
            self.values = append(self.values, 0.0)
        for index in range(count):
            self.values[index] = 0.0

    def at(self, index: i64) -> float:
        return self.values[index]

    def put(self, index: i64, value: float) -> None:
        self.values[index] = value

    def best(self, count: i64) -> i64:
        """Return the index of the highest of the first numbers; of equals the first."""
        found: i64 = 0
        for index in range(count):
            if self.values[index] > self.values[found]:
                found = index
        return found

    def to_list(self, count: i64) -> list[float]:
        return [self.values[index] for index in range(count)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """Judgement about one game. Scores of actions and values of positions are rough."""

    @abstractmethod
    def candidates(self, game: Game, seat: i64, moves: Moves, width: i64 = USUAL) -> None:
        """Write the actions worth a thought, at least one if the seat may act; all are legal.

        ``width`` says how many: QUICK, USUAL or THOROUGH."""

    def gist(self, action: i64) -> i64:
        """Return an action without the hidden cards it uses: what others learn from seeing it."""
        return action

    @abstractmethod
    def weigh(self, game: Game, seat: i64, moves: Moves, scores: Scores) -> None:
        """Score each action in points it seems to gain its seat; 0 is as good as doing nothing."""

    def leaning(self, game: Game, seat: i64, action: i64, temper: i64) -> float:
        """Return how much an action is to the taste of a temper, 0 … 1.

        Asked only where actions are about as good as one another."""
        return 0.0

    def rate(self, game: Game, seat: i64, moves: Moves, scores: Scores) -> bool:
        """Score each action by what was learned, on the scale of `share_out`; False, and nothing
        is written, if nothing was. For a choice without a search."""
        return False

    @abstractmethod
    def stage(self, game: Game) -> i64:
        """Return how far a game has come, in steps after which it can be appraised."""

    @abstractmethod
    def appraise(self, game: Game, values: vec[float], foresight: bool = False) -> None:
        """Write each seat's chance of victory, 0 … 1, as the position of a running game looks.

        ``foresight`` weighs what is to come with more care, where a game has a way to."""


@final
class NoSense(Sense):
    """What can be said of any game: every action is worth a thought, and who wins shows at the
    end."""

    def candidates(self, game: Game, seat: i64, moves: Moves, width: i64 = USUAL) -> None:
        game.legal(seat, moves)

    def weigh(self, game: Game, seat: i64, moves: Moves, scores: Scores) -> None:
        scores.reset(moves.count)

    def stage(self, game: Game) -> i64:
        return 0

    def appraise(self, game: Game, values: vec[float], foresight: bool = False) -> None:
        seats: i64 = game.seats()
        for seat in range(seats):
            values[seat] = 1.0 / float(seats)


def chance_of(lead: float, scale: float) -> float:
    """Turn a lead in points into a chance of victory: one half at 0, three quarters at scale."""
    if lead < 0.0:
        return 0.5 + 0.5 * lead / (scale - lead)
    return 0.5 + 0.5 * lead / (scale + lead)
