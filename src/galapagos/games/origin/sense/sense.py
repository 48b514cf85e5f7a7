"""Judgement about Origin: scores of actions for every decision, and who stands well.

The numbers are points at the end of the game, guessed; matches in the arena tuned them (see
docs/bots.md).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import EVOLUTION
from galapagos.games.origin.sense.deeds import Deeds
from galapagos.games.origin.sense.evolving import Plan
from galapagos.games.origin.sense.features import Features
from galapagos.games.origin.sense.feeding import Hunger
from galapagos.games.origin.sense.position import strength
from galapagos.games.origin.sense.temper import leaning
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.learned import Learned, LearnedSense, Lesson
from galapagos.search.sense import USUAL, Scores, chance_of

_LEAD_SCALE: Final = 6.0


@final
class OriginSense(LearnedSense):
    def __init__(self, learned: Learned | None = None) -> None:
        super().__init__(learned, Features(), Deeds())

    def lesson(self, game: Game) -> Lesson | None:
        """Nothing was learned of teams and of the variant."""
        assert isinstance(game, Origin)
        options = game.state.options
        if self.learned is None or options.teams or options.variant:
            return None
        return self.learned.lesson(options.players)

    def candidates(self, game: Game, seat: i64, moves: Moves, width: i64 = USUAL) -> None:
        game.legal(seat, moves)

    def weigh(self, game: Game, seat: i64, moves: Moves, scores: Scores) -> None:
        assert isinstance(game, Origin)
        scores.reset(moves.count)
        if game.state.phase == EVOLUTION:
            plan = Plan(game.state, seat)
            for index in range(moves.count):
                scores.put(index, plan.score(moves.at(index)))
        else:
            hunger = Hunger(game.state, seat)
            for index in range(moves.count):
                scores.put(index, hunger.score(moves.at(index)))

    def leaning(self, game: Game, seat: i64, action: i64, temper: i64) -> float:
        assert isinstance(game, Origin)
        return leaning(game.state, seat, action, temper)

    def stage(self, game: Game) -> i64:
        assert isinstance(game, Origin)
        return game.state.round

    def appraise(self, game: Game, values: vec[float], foresight: bool = False) -> None:
        assert isinstance(game, Origin)
        state = game.state
        players = state.options.players
        if self.appraise_by_net(game, values):
            return
        sides = players
        if state.options.teams:
            # EV-TEAM-02: partners sit opposite.
            sides = players // 2
        for seat in range(players):
            values[seat] = strength(state, seat)
        if sides < players:
            for seat in range(sides):
                values[seat] += values[seat + sides]
        totals = values[:]
        for seat in range(players):
            own = seat % sides
            best = -1_000.0
            for side in range(sides):
                if side != own and totals[side] > best:
                    best = totals[side]
            values[seat] = chance_of(totals[own] - best, _LEAD_SCALE)
