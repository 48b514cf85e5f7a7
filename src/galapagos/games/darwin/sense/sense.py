"""Judgement about Darwin: which actions deserve a thought, how good they look, who stands well."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    c1_of,
    c2_of,
    create_slot,
    is_main,
    kind_of,
    pack,
    pack_create,
    x_of,
)
from galapagos.games.darwin.rules.anatomy import place_on, put_at
from galapagos.games.darwin.rules.cards import competition_in
from galapagos.games.darwin.rules.crowd import Crowd
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.legal import add_legal
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.reach import is_first_twin, reach_of
from galapagos.games.darwin.rules.state import NO_DEAL, State
from galapagos.games.darwin.rules.table import adaptation_in, is_satisfied, stats_of
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BASE,
    BODY,
    DRAWING,
    EVENT,
    HEAD,
    LARGE,
    NO_CARD,
    SHOWING,
    SMALL,
    TWO,
)
from galapagos.games.darwin.rules.turn import (
    confirm_obstacles,
    full_redraw_obstacles,
    has_redraw,
    main_moment_obstacles,
    pass_obstacles,
    redraw_moment_obstacles,
    trading_obstacles,
)
from galapagos.games.darwin.sense.builds import Builder, count_parts, is_core
from galapagos.games.darwin.sense.deeds import Deeds
from galapagos.games.darwin.sense.features import Features
from galapagos.games.darwin.sense.outlook import Outlook, is_doomed, lead_of, sides_of, spread_of
from galapagos.games.darwin.sense.team import Partners
from galapagos.games.darwin.sense.temper import leaning
from galapagos.games.darwin.sense.trades import Trader
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.search.learned import Learned, LearnedSense, Lesson
from galapagos.search.sense import QUICK, THOROUGH, USUAL, Scores, chance_of

_LEAD_SCALE: Final = 6.0
_FOE: Final = 0.35
"""What a foe's loss is worth against an own gain, beside the lead over the best of them."""
_POOR_HAND: Final = 1
"""Species a hand must promise not to be exchanged."""


@final
class DarwinSense(LearnedSense):
    def __init__(self, learned: Learned | None = None) -> None:
        self.outlook = Outlook()
        super().__init__(learned, Features(self.outlook), Deeds(self.outlook))
        self.builder = Builder()
        self.partners = Partners(self.builder)
        self.trader = Trader(self.builder)
        self._moves = Moves()
        self._crowd = Crowd()

    def lesson(self, game: Game) -> Lesson | None:
        """Nothing was learned of teams, children and beginners."""
        assert isinstance(game, Darwin)
        if self.learned is None or game.state.options.mode not in (BASE, TWO):
            return None
        return self.learned.lesson(len(game.state.players))

    def stage(self, game: Game) -> i64:
        """The action phase of an Era, and the time after its evaluation, are two stages."""
        assert isinstance(game, Darwin)
        state = game.state
        if state.era > 0 and (state.phase == EVENT or state.phase == DRAWING):
            return 2 * state.era + 1
        return 2 * state.era

    def appraise(self, game: Game, values: vec[float], foresight: bool = False) -> None:
        assert isinstance(game, Darwin)
        state = game.state
        if self.appraise_by_net(game, values):
            return
        self.outlook.read(state, foresight)
        scale = _LEAD_SCALE
        if foresight:
            scale = spread_of(state)
        players: i64 = len(state.players)
        sides = sides_of(state)
        for seat in range(players):
            lead = lead_of(self.outlook.totals, seat, players, sides)
            values[seat] = chance_of(lead, scale)

    def leaning(self, game: Game, seat: i64, action: i64, temper: i64) -> float:
        assert isinstance(game, Darwin)
        return leaning(game.state, seat, action, temper, self.outlook)

    # --- what deserves a thought -------------------------------------------------------------

    def candidates(self, game: Game, seat: i64, moves: Moves, width: i64 = USUAL) -> None:
        assert isinstance(game, Darwin)
        self._collect(game.state, seat, width, moves)

    def gist(self, action: i64) -> i64:
        kind = kind_of(action)
        if kind == act.CREATE:
            return pack_create(create_slot(action), 0)
        if kind == act.MUTATE or kind == act.MUTATE_TWICE:
            return pack(act.MUTATE, x_of(action))
        if kind == act.TRADE or kind == act.REDRAW or kind == act.GIVE or kind == act.PAY_CARD:
            return kind
        return action

    def _collect(self, state: State, seat: i64, width: i64, moves: Moves) -> None:
        moves.clear()
        if state.phase == DRAWING or state.players[seat].draws > 0:
            self._add_draw(state, seat, moves)
        elif state.phase == SHOWING:
            self.partners.add_show(state, seat, moves)
        elif state.phase == ACTION and seat == state.turn and state.deal == NO_DEAL:
            self._add_turn(state, seat, width, moves)
        if moves.count == 0:
            add_legal(state, seat, moves)
            self._drop_gestures(moves)

    def _drop_gestures(self, moves: Moves) -> None:
        """Leave out what only shows cards, while there is anything else."""
        kept: i64 = 0
        for index in range(moves.count):
            kind = kind_of(moves.at(index))
            if kind != act.OPEN and kind != act.TAKE_BACK and kind != act.UNTRADE:
                moves.codes[kept] = moves.at(index)
                kept += 1
        if kept > 0:
            moves.count = kept

    def _add_draw(self, state: State, seat: i64, moves: Moves) -> None:
        """Bodies and heads in balance; the deck is chosen card by card (DC-SET-09)."""
        add_legal(state, seat, moves)
        if moves.count != 2 or kind_of(moves.at(0)) != act.DRAW:
            return
        heads = count_parts(state, seat, HEAD)
        bodies = count_parts(state, seat, BODY)
        size: i64 = SMALL
        if bodies < 3 and bodies <= heads:
            size = LARGE
        moves.clear()
        moves.add(pack(act.DRAW, 0, size))

    def _add_turn(self, state: State, seat: i64, width: i64, moves: Moves) -> None:
        if main_moment_obstacles(state, seat) != 0:
            # The draft holds a main action, or only a trade is left after a pass.
            if confirm_obstacles(state, seat) == 0:
                moves.add(act.CONFIRM)
            return
        builder = self.builder
        builder.survey(state)
        reach = reach_of(state, seat)
        builder.add_creations(state, seat, reach, moves)
        best = builder.best
        can_create = moves.count > 0
        builder.add_changes(state, seat, reach, width > QUICK, moves)
        if pass_obstacles(state, seat) == 0:
            moves.add(act.PASS)
        if not can_create and full_redraw_obstacles(state, seat) == 0:
            moves.add(act.FULL_REDRAW)
        elif redraw_moment_obstacles(state, seat) == 0 and has_redraw(state, state.players[seat]):
            self._add_redraw(state, seat, moves)
        if width > QUICK and trading_obstacles(state, seat) == 0:
            if width == THOROUGH:
                self.trader.add_best(state, seat, moves)
            else:
                self.trader.add_likely(state, seat, best, moves)
        if width > QUICK and state.options.is_team():
            if not can_create:
                self.partners.add_asking(state, seat, moves)
            self.partners.add_takeovers(state, seat, moves)

    def _add_redraw(self, state: State, seat: i64, moves: Moves) -> None:
        """A hand that promises little is exchanged but for its best head or body."""
        heads = count_parts(state, seat, HEAD)
        bodies = count_parts(state, seat, BODY)
        if heads > _POOR_HAND and bodies > _POOR_HAND:
            return
        hand = state.players[seat].hand
        keep: i64 = NO_CARD
        value: i64 = -1
        for index in range(len(hand)):
            card = hand[index]
            part = state.cards.part[card]
            if not is_first_twin(state, hand, card):
                continue
            worth: i64 = competition_in(state.cards.stats[card])
            if is_core(part):
                worth += 3
            if worth > value:
                value = worth
                keep = card
        if keep != NO_CARD:
            moves.add(pack(act.REDRAW, 0, keep))

    # --- how good it looks -------------------------------------------------------------------

    def weigh(self, game: Game, seat: i64, moves: Moves, scores: Scores) -> None:
        assert isinstance(game, Darwin)
        state = game.state
        scores.reset(moves.count)
        if moves.count == 1:
            return
        before = self._standing(state, seat)
        for index in range(moves.count):
            scores.put(index, self._score(state, seat, moves.at(index), before))

    def _standing(self, state: State, seat: i64) -> float:
        """Return a seat's expected points, less a share of what all foes expect."""
        self.outlook.read(state)
        totals = self.outlook.totals
        players: i64 = len(state.players)
        sides = sides_of(state)
        own = 0.0
        foes = 0.0
        for other in range(players):
            if other % sides == seat % sides:
                own += totals[other]
            else:
                foes += totals[other]
        return own - foes * _FOE * 2.0 / float(sides)

    def _copied(self, state: State) -> State:
        """Return a copy that works in the same space as all others, as they come one by one."""
        copy = state.clone()
        copy.crowd = self._crowd
        return copy

    def _score(self, state: State, seat: i64, action: i64, before: float) -> float:
        kind = kind_of(action)
        if is_main(kind):
            after = self._copied(state)
            after.main = action
            settle_draft(after, seat)
            # A card in hand may still become a species.
            spent = len(reach_of(state, seat)) - len(after.players[seat].hand)
            return self._standing(after, seat) - before - 0.05 * float(spent)
        if kind == act.TRADE:
            return self._trade_score(state, seat, action, before)
        if kind == act.REDRAW or kind == act.FULL_REDRAW:
            return 0.8
        if kind == act.EAT:
            return self._prey_score(state, seat, x_of(action))
        if kind == act.DEGENERATE:
            return self._degeneration_score(state, x_of(action), c1_of(action))
        if kind == act.BEQUEATH:
            return self._bequest_score(state, x_of(action), c1_of(action))
        if kind == act.CONFIRM:
            return 1.0
        if kind == act.DRAW:
            return 0.5
        if kind == act.DISCARD:
            return -0.2 - 0.1 * float(competition_in(state.cards.stats[c1_of(action)]))
        return self._team_score(state, seat, action)

    def _team_score(self, state: State, seat: i64, action: i64) -> float:
        kind = kind_of(action)
        if kind == act.ASK:
            return self.partners.asking_score(state, seat)
        if kind == act.GIVE:
            return self.partners.giving_score(state, seat, c1_of(action))
        if kind == act.PAY_CARD:
            return self.partners.paying_score(state, seat, c1_of(action))
        if kind == act.PAY_DRAW:
            return -self.partners.draw_price()
        if kind == act.TAKE_OVER:
            return self.partners.takeover_score()
        if kind == act.OPEN:
            return self.partners.opening_score(state, seat, c1_of(action))
        return 0.0

    def _trade_score(self, state: State, seat: i64, action: i64, before: float) -> float:
        """An exchange is worth the best creation it makes possible."""
        drafted = state.clone()
        drafted.give = c1_of(action)
        drafted.take = c2_of(action)
        self._moves.clear()
        self.builder.survey(drafted)
        reach = reach_of(drafted, seat)
        self.builder.add_creations(drafted, seat, reach, self._moves)
        best = 0.0
        for index in range(self._moves.count):
            after = self._copied(drafted)
            after.main = self._moves.at(index)
            settle_draft(after, seat)
            gain = (
                self._standing(after, seat)
                - before
                - 0.05 * float(len(reach) - len(after.players[seat].hand))
            )
            if gain > best:
                best = gain
        return best - 0.05

    def _prey_score(self, state: State, seat: i64, uid: i64) -> float:
        prey = state.species(uid)
        value = 1.0 + 0.5 * float(prey.points)
        if prey.owner % sides_of(state) == seat % sides_of(state):
            return -value
        return value

    def _degeneration_score(self, state: State, uid: i64, card: i64) -> float:
        species = state.species(uid)
        cards = put_at(species.cards, place_on(species.cards, card), NO_CARD)
        stats = stats_of(state.cards, cards)
        biome = state.biomes[species.slot]
        value = 0.3 * float(competition_in(stats)) + 0.3 * float(adaptation_in(state, biome, stats))
        if is_satisfied(state, biome, stats):
            value += 2.0
        return value

    def _bequest_score(self, state: State, uid: i64, points: i64) -> float:
        species = state.species(uid)
        value = float(points)
        if is_doomed(state, species):
            return -value
        return value * (0.5 + 0.1 * float(species.adaptation))
