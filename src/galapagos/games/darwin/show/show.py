"""Darwin for the eyes of its viewers."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from galapagos.games.darwin.notation.actions import format_action
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.parts import FORMS, action_of
from galapagos.games.darwin.notation.words import Words
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import ACTION_KEYS, c1_of, kind_of, x_of
from galapagos.games.darwin.rules.creation import can_create_now
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.legal import add_team_moves, add_turn_moves
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.state import DEAL_DRAW, State
from galapagos.games.darwin.rules.terms import ACTION, EVALUATION, EVENT, SHOWING
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.games.darwin.show.builder import build, standing_of
from galapagos.games.darwin.show.building import BuilderView, BuildView
from galapagos.games.darwin.show.events import is_hidden, shown_event
from galapagos.games.darwin.show.view import DarwinView, own_view, table_view
from galapagos.games.darwin.words.choices import label
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.questions import question
from galapagos.games.darwin.words.reasons import reason
from galapagos.games.darwin.words.story import catch_up, tell
from galapagos.games.darwin.words.summary import summaries
from galapagos.games.darwin.words.warnings import risks
from galapagos.games.show import Forecast, Show
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.refusals import Refusal
from galapagos.text.people import People
from galapagos.text.story import Line, Question, Summary
from galapagos.wire.events import EventView
from galapagos.wire.own import ActionParts, GameView
from galapagos.wire.play import (
    ActionView,
    DraftQuestion,
    LegalView,
    ReasonView,
    RiskView,
)

_REDRAWS = {act.REDRAW, act.FULL_REDRAW}
_CHANCE = _REDRAWS | {act.DRAW}
_OF_CARDS = _REDRAWS | {act.TRADE, act.DRAW, act.DISCARD, act.OPEN, act.GIVE, act.PAY_CARD}
_MOST_REMEMBERED = 4096
_card_actions: dict[tuple[int, Words, str], ActionView] = {}
"""Actions that are about cards alone are the same whoever takes them, and when: by action, card set
and language. A turn of Darwin lists fifty exchanges, for everybody and after every move."""
_TAPPED = {
    "turn": "question-turn_pad",
    "draw": "question-draw_pad",
    "discard": "question-discard_pad",
    "bequeath": "question-bequeath_pad",
}
"""Questions that a page answers otherwise than a line of text does, and the words for it."""


class DarwinShow(Show):
    """Shows games of Darwin that are played with one set of cards."""

    def __init__(self, codec: DarwinCodec, beginning: Game | None = None) -> None:
        self.words = codec.words
        self.catalog = codec.words.catalog
        self._beginning = beginning
        self._fauna = Fauna.first(self.catalog.card_set, beginning)
        self._place = 0
        """How many events the fauna has followed, and the last of them: after an undo it is not
        there any more."""
        self._last: Event | None = None

    def people(self, viewer: int, players: Sequence[str], language: str) -> Names:
        return Names(viewer, list(players), language, self.catalog)

    def view(self, view: Game, events: Sequence[Event]) -> DarwinView:
        return table_view(as_darwin(view), self.catalog)

    def view_beside(self, view: Game, events: Sequence[Event], open_view: GameView) -> DarwinView:
        assert isinstance(open_view, DarwinView)
        return own_view(as_darwin(view), self.catalog, open_view)

    def event(self, number: int, event: Event) -> EventView | None:
        return None if is_hidden(event) else shown_event(number, event, self.catalog)

    def lines(
        self, events: Sequence[Event], seen: list[Event], people: People, *, details: bool = False
    ) -> list[Line]:
        first = len(events) - len(seen)
        fauna = self._fauna_at(events, first)
        return tell(seen, _names(people), fauna, details=details, first=first)

    def summaries(self, seen: list[Event], people: People) -> list[Summary]:
        return summaries(seen, _names(people))

    def _fauna_at(self, events: Sequence[Event], place: int) -> Fauna:
        """Return who lived where before an event: what a fauna follows is public, so that the
        same one serves all viewers."""
        if self._place > place or (self._place and events[self._place - 1] is not self._last):
            self._place = 0
            self._fauna = Fauna.first(self.catalog.card_set, self._beginning)
        if self._place < place:
            catch_up(list(events[self._place : place]), self._fauna)
            self._place, self._last = place, events[place - 1]
        return _copied(self._fauna)

    def question(self, view: Game, people: People, *, is_typed: bool = False) -> Question:
        state, names = as_darwin(view).state, _names(people)
        asked = question(state, names)
        if is_typed or asked.key not in _TAPPED:
            return asked
        player = state.players[names.viewer]
        n = int(player.legacy if asked.key == "bequeath" else player.draws)
        return Question(asked.key, names.words.tell(_TAPPED[asked.key], n=n))

    # --- choices -----------------------------------------------------------------------------

    def legal(self, view: Game, people: People) -> LegalView:
        darwin, seat = as_darwin(view), people.viewer
        state = darwin.state
        builder = _builder(state, seat)
        codes = self._short_actions(darwin, seat)
        fauna = Fauna.of(state)
        actions = [self._action(state, code, _names(people), fauna) for code in codes]
        auto = actions[0].text if len(actions) == 1 and _is_public(state, codes[0]) else ""
        return LegalView(seat, builder is None, actions, auto, builder)

    def _short_actions(self, view: Darwin, seat: int) -> list[int]:
        """Everything but creations, mutations, migrations, and cards shown to a partner."""
        if view.state.phase == ACTION:
            moves = Moves()
            add_turn_moves(view.state, seat, moves)
            add_team_moves(view.state, seat, moves)
            # A takeover is listed once, not for every two cards that could pay for it.
            return [one for one in moves.to_list() if not _is_takeover_by_cards(one)]
        if view.state.phase == SHOWING:
            return [act.SHOW]
        return view.legal_list(seat)

    def actions(self, view: Game, people: People, kinds: Collection[str]) -> list[int]:
        legal = view.legal_list(people.viewer)
        return [one for one in legal if not kinds or ACTION_KEYS[kind_of(one)] in kinds]

    def action(self, view: Game, action: int, people: People) -> ActionView:
        state = as_darwin(view).state
        return self._action(state, action, _names(people), Fauna.of(state))

    def phrase(self, view: Game, action: int, people: People) -> str:
        state = as_darwin(view).state
        return _label(state, action, _names(people), Fauna.of(state))

    def _action(self, state: State, action: int, names: Names, fauna: Fauna) -> ActionView:
        key = (action, self.words, names.language)
        found = _card_actions.get(key)
        if found is not None:
            return found
        found = ActionView(
            format_action(action, self.words, state),
            FORMS.parts(action, self.catalog),
            _label(state, action, names, fauna),
            risks=[RiskView(risk.key, risk.text) for risk in risks(state, action, names)],
            chance=int(kind_of(action)) in _CHANCE,
        )
        if kind_of(action) in _OF_CARDS:
            if len(_card_actions) >= _MOST_REMEMBERED:
                _card_actions.clear()
            _card_actions[key] = found
        return found

    def action_of(self, parts: ActionParts) -> int:
        return action_of(parts, self.catalog)

    def build(
        self, view: Game, people: People, draft: DraftQuestion
    ) -> tuple[BuildView, list[ReasonView]]:
        built = build(self, view, people, draft)
        return built, built.reasons

    def forecast(self, view: Game, action: int, people: People) -> Forecast:
        return Forecast(standing=standing_of(self, view, people, action))

    def reason(self, view: Game, refusal: Refusal, action: int, people: People) -> ReasonView:
        return ReasonView(
            REFUSAL_KEYS[refusal.code],
            RULE_IDS[refusal.rule],
            reason(refusal, action, as_darwin(view).state, _names(people)),
            [int(refusal.a), int(refusal.b)],
        )


def _label(state: State, action: int, names: Names, fauna: Fauna) -> str:
    is_wait = bool(state.players[names.viewer].passed and not state.give)
    return label(action, names, fauna, is_deal=state.deal == DEAL_DRAW, is_wait=is_wait)


def _builder(state: State, seat: int) -> BuilderView | None:
    """Return what is possible but not listed; None if everything is."""
    if state.phase == SHOWING:
        return BuilderView(False, False, False, [], True, [])
    if state.phase != ACTION:
        return None
    moves = Moves()
    add_team_moves(state, seat, moves)
    paid = sorted({int(x_of(one)) for one in moves.to_list() if _is_takeover_by_cards(one)})
    if main_moment_obstacles(state, seat):
        return BuilderView(False, False, False, [], False, paid) if paid else None
    actors = [
        int(species.uid)
        for species in state.species_of(seat)
        if main_obstacles_for(state, seat, species) == 0
    ]
    may_create = can_create_now(state, seat) == 0
    return BuilderView(may_create, bool(actors), bool(actors), actors, False, paid)


def _is_takeover_by_cards(action: int) -> bool:
    return bool(kind_of(action) == act.TAKE_OVER and c1_of(action))


def _is_public(state: State, only: int) -> bool:
    """Whether everybody can tell that a seat has but one answer: where it is about species, and
    where one deck is left to draw from. Never in a turn, which a hand decides (DC-INFO-02)."""
    return state.phase in (EVALUATION, EVENT) or kind_of(only) == act.DRAW


def _copied(fauna: Fauna) -> Fauna:
    return replace(
        fauna,
        owners=dict(fauna.owners),
        bodies=dict(fauna.bodies),
        homes=dict(fauna.homes),
        food=dict(fauna.food),
        feeding=dict(fauna.feeding),
        grounds=dict(fauna.grounds),
        leaders=dict(fauna.leaders),
    )


def as_darwin(view: Game) -> Darwin:
    """Return a view for what it is."""
    assert isinstance(view, Darwin)
    return view


def _names(people: People) -> Names:
    assert isinstance(people, Names)
    return people
