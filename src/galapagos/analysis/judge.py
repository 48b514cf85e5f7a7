"""What a decision was worth, from what the seat that took it could know.

First one search looks for the best actions. Then each of them, and the one that was taken, is
searched alone, with guesses of its own and equally long: what looked best by good fortune in the
first search has no advantage in the second, and an action that nobody would think of is looked at
as carefully as the others.
"""

from dataclasses import dataclass
from math import sqrt

from galapagos.bots.searching import lines_of
from galapagos.games import kit_of
from galapagos.kernel.chance import mix
from galapagos.kernel.game import Game
from galapagos.search.ismcts import Search

_COMPARED = 3
"""How many of the best are looked at alone."""
_ROUNDS = 2
"""The first search is so many times as long as each of the others."""
_THINKER = "apex"
"""Whose way of thinking is used."""


@dataclass(frozen=True)
class Option:
    """One action that was looked at."""

    action: int
    chance: float
    """To win by it, 0 … 1."""
    doubt: float
    """Standard error of that."""
    value: float
    """What the search itself made of it, before it was laid beside the games that were played."""
    line: list[tuple[int, int]]
    """Seat and action: this one, and what is expected to follow."""
    is_pass: bool = False
    """Whether it gives up the rest of a phase, round or Era."""


@dataclass(frozen=True)
class Judgement:
    """A decision beside its alternatives."""

    taken: Option
    best: Option
    """The same one, if nothing better was found."""
    others: list[Option]
    """Whatever else was looked at alone, the best first."""

    @property
    def is_best(self) -> bool:
        """Whether nothing better was found than what was done."""
        return self.best.action == self.taken.action

    @property
    def options(self) -> list[Option]:
        """Everything that was looked at alone, the best first."""
        found = {one.action: one for one in (self.best, self.taken, *self.others)}
        return sorted(found.values(), key=lambda one: -one.chance)

    @property
    def loss(self) -> float:
        """How much of the chance to win was given away."""
        return self.best.chance - self.taken.chance

    @property
    def doubt(self) -> float:
        """Standard error of the loss."""
        both = self.best.doubt**2 + self.taken.doubt**2
        return 0.0 if self.is_best else sqrt(both)

    @property
    def sure_loss(self) -> float:
        """The loss as far as it is beyond doubt, 0 or more: in doubt for the player."""
        return max(0.0, self.loss - self.doubt)

    @property
    def lead(self) -> float:
        """How far the best is ahead of everything else that was looked at; 0 if that is nothing."""
        return self.best.chance - max(
            (one.chance for one in self._rest()), default=self.best.chance
        )

    @property
    def is_obvious(self) -> bool:
        """Whether passing is all that one could have done instead of the best."""
        return all(one.is_pass for one in self._rest())

    def _rest(self) -> list[Option]:
        return [one for one in self.options if one.action != self.best.action]


@dataclass(frozen=True)
class Judge:
    """Judges decisions of one game; the same question gets the same answer."""

    sides: int
    """How many sides play against each other."""
    depth: int
    """Iterations of the first search."""
    seed: int

    def judge(self, view: Game, seat: int, action: int, number: int) -> Judgement | None:
        """Judge what a seat does in its own view; None if there was nothing else worth a thought.

        ``number`` tells decisions of a game apart, so that each has guesses of its own."""
        taken = kit_of(view).canonical(view, seat, action)
        found = self.best(view, seat, number)
        if not [one for one in found if one != taken]:
            return None
        if taken not in found:
            found.append(taken)
        options = {one: self.option(view, seat, one, number) for one in found}
        order = sorted(options.values(), key=lambda one: -one.chance)
        # Of equals the one that was taken: who could not do better has done well.
        best = max(options.values(), key=lambda one: (one.chance, one.action == taken))
        chosen = options[taken]
        return Judgement(chosen, best, [one for one in order if one not in (chosen, best)])

    def best(self, view: Game, seat: int, number: int) -> list[int]:
        """Return the actions that a search looked at most, the best first."""
        kit = kit_of(view)
        search = self.search(view, seat, self._seed(number, 0))
        search.run(1)
        if len(search.root.keys) > 1:
            search.run(self.depth - 1)
        lines = lines_of(search.root)[:_COMPARED]
        return list(dict.fromkeys(kit.canonical(view, seat, line.actions[0][1]) for line in lines))

    def option(self, view: Game, seat: int, action: int, number: int) -> Option:
        """Look at one legal action alone."""
        # The same guesses for all: what is hidden has no favourites.
        search = self.search(view, seat, self._seed(number, 1))
        search.narrow(action)
        search.run(max(1, self.depth // _ROUNDS))
        mean = float(search.root.mean(0))
        tried = int(search.iterations)
        error = sqrt(max(0.0, search.squares / tried - mean * mean) / tried)
        low, chance, high = (self.chance(view, mean + step) for step in (-error, 0.0, error))
        line = lines_of(search.root)[0].actions
        is_pass = kit_of(view).is_pass(action)
        return Option(action, chance, (high - low) / 2, mean, line, is_pass)

    def chance(self, view: Game, value: float) -> float:
        """Return the chance to win that a search's value of a view stands for."""
        kit = kit_of(view)
        return kit.calibration().chance(value, self.sides, kit.ahead(view))

    def search(self, view: Game, seat: int, seed: int) -> Search:
        """Return a search that has not begun."""
        kit = kit_of(view)
        return Search(view, seat, kit.sense(), kit.style(_THINKER), seed)

    def _seed(self, number: int, part: int) -> int:
        return int(mix(mix(self.seed) + 2 * number + part))
