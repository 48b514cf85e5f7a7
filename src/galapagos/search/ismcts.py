"""Information-set Monte Carlo tree search over any `Game`.

Every iteration guesses anew what the viewer cannot see, walks down the one tree of actions that
this guess allows, plays on for a while and appraises. Actions are chosen by what they brought and
by curiosity (PUCT) with availability counts; each seat wants the best for its own side. There is
no clock here: the caller asks for some iterations at a time and stops whenever it likes.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.sense import QUICK, THOROUGH, USUAL, Scores, Sense, chance_of
from galapagos.search.tree import Node, edge_key, key_seat

_LONGEST: Final = 2_000
"""Actions of one iteration; a game that goes on for longer is appraised where it stands."""
_FINE: Final = 1 << 20
"""Steps of a random number between 0 and 1."""
_MARGIN_SCALE: Final = 8.0
"""Points of lead at the end that are worth three quarters of a clear victory's margin."""


@final
class Style:
    """How a search thinks."""

    def __init__(
        self,
        *,
        explore: float = 0.7,
        prior_scale: float = 0.0,
        noise: float = -1.0,
        stages: i64 = 1,
        margin: float = 0.2,
        gists: bool = False,
        foresight: bool = False,
        thorough: bool = False,
    ) -> None:
        self.explore = explore
        """Weight of curiosity against experience."""
        self.prior_scale = prior_scale
        """Points an action must look worse to be an eighth as interesting; 0: all are equal."""
        self.noise = noise
        """Plays on by the best score with up to so many points of noise; below 0: at random."""
        self.stages = stages
        """Stages played on before a running game is appraised."""
        self.margin = margin
        """Share of a finished game's value that is decided by the lead, not by the victory."""
        self.gists = gists
        """Whether others' actions count as one if only hidden cards tell them apart."""
        self.foresight = foresight
        """Whether positions are appraised with more care; see `Sense.appraise`."""
        self.thorough = thorough
        """Whether it looks longer for what may be done now; later steps get the usual look."""


@final
class Search:
    """A search from a seat's view, in which that seat may act."""

    def __init__(self, view: Game, seat: i64, sense: Sense, style: Style, seed: i64) -> None:
        self.view = view
        self.seat = seat
        self.sense = sense
        self.style = style
        self.root = Node()
        self.iterations: i64 = 0
        self._seed = mix(seed)
        self._choices = Chance(mix(self._seed))
        self._moves = Moves()
        self._first = Moves()
        """What may be done at the root: the same in every guess, for it follows from the view."""
        width: i64 = USUAL
        if style.thorough:
            width = THOROUGH
        sense.candidates(view, seat, self._first, width)
        self._scores = Scores()
        self._edges: vec[i64] = vec[i64]([0] * 64)
        self._values: vec[float] = vec[float]([0.0] * view.seats())
        self._nodes: list[Node] = []
        self._path: vec[i64] = vec[i64]()
        self._end: i64 = sense.stage(view) + style.stages
        self.squares = 0.0
        """Sum of the squares of what came of all iterations, for the seat that searches."""

    def narrow(self, action: i64) -> None:
        """Look at one legal action only; to be said before the first iteration."""
        self._first.clear()
        self._first.add(action)

    def expected(self, world: Game) -> float:
        """Play a guess on, which changes it, and return how well the seat that searches then
        stands: one iteration without the tree. The seat need not be one that may act."""
        self._play_on(world, 1)
        self._appraise(world)
        return self._values[self.seat]

    def __repr__(self) -> str:
        return f"<Search for seat {self.seat} after {self.iterations} iterations: {self.root}>"

    def run(self, iterations: i64) -> None:
        """Grow the tree by so many iterations."""
        for number in range(iterations):
            self._iterate()

    def _iterate(self) -> None:
        self.iterations += 1
        world = self.view.determinise(self._seed + self.iterations)
        self._nodes = []
        self._path = vec[i64]()
        played = self._descend(world)
        self._play_on(world, played)
        self._appraise(world)
        self._learn()
        value = self._values[self.seat]
        self.squares += value * value

    def _has_ended(self, world: Game, seat: i64, played: i64) -> bool:
        """Whether an iteration stops here: nobody is to act, or the horizon is reached."""
        if seat < 0 or played >= _LONGEST:
            return True
        return played > 0 and self.sense.stage(world) >= self._end

    # --- down the tree -----------------------------------------------------------------------

    def _descend(self, world: Game) -> i64:
        """Walk down to a point that is new; return how many actions that took."""
        node = self.root
        played: i64 = 0
        while True:
            seat = world.actor()
            if played == 0:
                # Who was asked may be another than who decides first.
                seat = self.seat
            if self._has_ended(world, seat, played):
                return played
            self._look(world, seat, node)
            chosen = self._select(node)
            edge = self._edges[chosen]
            self._nodes.append(node)
            self._path = append(self._path, edge)
            world.apply(seat, self._moves.at(chosen))
            played += 1
            child = node.children[edge]
            if child is None:
                node.children[edge] = Node()
                return played
            node = child

    def _look(self, world: Game, seat: i64, node: Node) -> None:
        """Find the edge of every action that this guess allows; new ones are added."""
        moves = self._moves
        if node is self.root:
            moves.clear()
            for index in range(self._first.count):
                moves.add(self._first.at(index))
        elif self.style.gists and seat != self.seat:
            self.sense.candidates(world, seat, moves, QUICK)
            self._drop_alike(moves)
        else:
            self.sense.candidates(world, seat, moves)
        while len(self._edges) < moves.count:
            self._edges = append(self._edges, 0)
        # How good a gist looks depends on the cards behind it, which every guess deals anew.
        missing = self.style.gists and seat != self.seat
        edge: i64 = -1
        for index in range(moves.count):
            edge = node.find(edge_key(seat, self._gist(seat, moves.at(index))), edge + 1)
            self._edges[index] = edge
            if edge < 0:
                missing = True
        if missing:
            self._add_missing(world, seat, node)

    def _gist(self, seat: i64, action: i64) -> i64:
        """Return what an action is remembered by.

        Every guess gives others other cards: what they do with them would be new each time, and
        nothing could be learned about it."""
        if self.style.gists and seat != self.seat:
            return self.sense.gist(action)
        return action

    def _drop_alike(self, moves: Moves) -> None:
        """Of actions with the same gist keep the first: candidates stand with the best first."""
        kept: i64 = 0
        for index in range(moves.count):
            action = moves.at(index)
            gist = self.sense.gist(action)
            is_new = True
            for earlier in range(kept):
                if self.sense.gist(moves.at(earlier)) == gist:
                    is_new = False
                    break
            if is_new:
                moves.codes[kept] = action
                kept += 1
        moves.count = kept

    def _add_missing(self, world: Game, seat: i64, node: Node) -> None:
        """Add edges that are not there yet, and note how good all look in this guess."""
        moves = self._moves
        scale = self.style.prior_scale
        top = 0.0
        if scale > 0.0:
            self.sense.weigh(world, seat, moves, self._scores)
            top = self._scores.at(self._scores.best(moves.count))
        for index in range(moves.count):
            prior = 1.0
            if scale > 0.0:
                behind = 1.0 + (top - self._scores.at(index)) / scale
                prior = 1.0 / (behind * behind * behind)
            edge = self._edges[index]
            if edge < 0:
                key = edge_key(seat, self._gist(seat, moves.at(index)))
                self._edges[index] = node.add(key, moves.at(index), prior)
            elif self.style.gists:
                node.priors[edge] = prior

    def _select(self, node: Node) -> i64:
        """Return the index of the most promising action among those possible now."""
        count = self._moves.count
        edges = self._edges
        priors = node.priors
        seen = node.seen
        visits = node.visits
        totals = node.totals
        weight = 0.0
        tried: i64 = 0
        brought = 0.0
        for index in range(count):
            edge = edges[index]
            weight += priors[edge]
            seen[edge] += 1
            tried += visits[edge]
            brought += totals[edge]
        # An untried action is expected to bring what the tried ones brought.
        untried = 0.5
        if tried > 0:
            untried = brought / float(tried)
        explore = self.style.explore
        best: i64 = 0
        best_promise = -1.0
        for index in range(count):
            edge = edges[index]
            times = float(visits[edge])
            curiosity = explore * priors[edge] / weight
            curiosity *= sqrt(float(seen[edge])) / (1.0 + times)
            promise = untried + curiosity
            if times > 0.0:
                promise = totals[edge] / times + curiosity
            if promise > best_promise:
                best_promise = promise
                best = index
        return best

    # --- playing on --------------------------------------------------------------------------

    def _play_on(self, world: Game, played: i64) -> None:
        while True:
            seat = world.actor()
            if self._has_ended(world, seat, played):
                return
            world.apply(seat, self._quick_choice(world, seat))
            played += 1

    def _quick_choice(self, world: Game, seat: i64) -> i64:
        moves = self._moves
        self.sense.candidates(world, seat, moves, QUICK)
        noise = self.style.noise
        if noise < 0.0 or moves.count == 1:
            return moves.at(self._choices.below(moves.count))
        scores = self._scores
        self.sense.weigh(world, seat, moves, scores)
        best: i64 = 0
        best_score = 0.0
        for index in range(moves.count):
            score = scores.at(index) + noise * float(self._choices.below(_FINE)) / _FINE
            if index == 0 or score > best_score:
                best_score = score
                best = index
        return moves.at(best)

    # --- what came of it ---------------------------------------------------------------------

    def _appraise(self, world: Game) -> None:
        outcome = world.outcome()
        if outcome is None:
            self.sense.appraise(world, self._values, self.style.foresight)
            return
        margin = self.style.margin
        for seat in range(world.seats()):
            own = 0
            other = 0
            for index in range(len(outcome.sides)):
                if outcome.sides[index] >> seat & 1:
                    own = outcome.side_scores[index]
                else:
                    other = max(other, outcome.side_scores[index])
            lead = chance_of(float(own - other), _MARGIN_SCALE)
            self._values[seat] = (1.0 - margin) * outcome.value(seat) + margin * lead

    def _learn(self) -> None:
        for depth in range(len(self._nodes)):
            node = self._nodes[depth]
            edge = self._path[depth]
            node.visits[edge] += 1
            node.totals[edge] += self._values[key_seat(node.keys[edge])]
