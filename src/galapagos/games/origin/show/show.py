"""Origin for the eyes of its viewers."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from galapagos.games.origin.notation.actions import format_action
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.notation.parts import FORMS, action_of
from galapagos.games.origin.rules.actions import ACTION_KEYS, PASS, RUN, kind_of
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.events import (
    FAT_BURNED,
    FOOD_RECEIVED,
    FOOD_REMOVED,
    FOOD_TAKEN,
    ROBBED,
    ROLLED_FOR_FOOD,
    ROUND_BEGAN,
)
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import EVOLUTION
from galapagos.games.origin.show.events import shown_event
from galapagos.games.origin.show.hunts import hunt_forecast
from galapagos.games.origin.show.view import OriginView, own_view, table_view
from galapagos.games.origin.words.choices import heading, label, phrase, remark
from galapagos.games.origin.words.log import story
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.offers import given_up
from galapagos.games.origin.words.questions import question
from galapagos.games.origin.words.reasons import reason
from galapagos.games.origin.words.summary import summaries
from galapagos.games.origin.words.warnings import risks
from galapagos.games.show import Forecast, Show
from galapagos.kernel.bits import count_bits
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.text.people import People
from galapagos.text.story import Line, Question, Summary
from galapagos.wire.events import EventView
from galapagos.wire.own import ActionParts, GameView
from galapagos.wire.play import ActionView, LegalView, ReasonView, RiskView

_MOST_LISTED = 2000
"""Actions in a list; more than that has no game but one from an unusual position."""


class OriginShow(Show):
    """Shows games of Origin that are played with one deck."""

    def __init__(self, codec: OriginCodec) -> None:
        self.deck = codec.deck

    def people(self, viewer: int, players: Sequence[str], language: str) -> Names:
        return Names(viewer, list(players), language, self.deck)

    def view(self, view: Game, events: Sequence[Event]) -> OriginView:
        return table_view(as_origin(view), _rolled(events), _blue(events))

    def view_beside(self, view: Game, events: Sequence[Event], open_view: GameView) -> OriginView:
        assert isinstance(open_view, OriginView)
        return own_view(as_origin(view), open_view)

    def event(self, number: int, event: Event) -> EventView:
        return shown_event(number, event, self.deck)

    def lines(
        self, events: Sequence[Event], seen: list[Event], people: People, *, details: bool = False
    ) -> list[Line]:
        return story(seen, _names(people), details=details, first=len(events) - len(seen))

    def summaries(self, seen: list[Event], people: People) -> list[Summary]:
        return summaries(seen, _names(people))

    def question(self, view: Game, people: People, *, is_typed: bool = False) -> Question:
        asked = question(as_origin(view).state, view.legal_list(people.viewer), _names(people))
        key = f"prompt-{asked.key}"
        is_told = is_typed or key not in people.words
        return asked if is_told else Question(asked.key, people.words.tell(key))

    def legal(self, view: Game, people: People) -> LegalView:
        state, seat = as_origin(view).state, people.viewer
        legal = view.legal_list(seat)
        listed = legal[:_MOST_LISTED]
        actions = [self._action(state, action, legal, _names(people)) for action in listed]
        auto = actions[0].text if len(actions) == 1 and _is_public(state, seat) else ""
        return LegalView(seat, len(listed) == len(legal), actions, auto, None)

    def actions(self, view: Game, people: People, kinds: Collection[str]) -> list[int]:
        legal = view.legal_list(people.viewer)
        return [one for one in legal if not kinds or ACTION_KEYS[kind_of(one)] in kinds]

    def action(self, view: Game, action: int, people: People) -> ActionView:
        legal = view.legal_list(people.viewer)
        return self._action(as_origin(view).state, action, legal, _names(people))

    def phrase(self, view: Game, action: int, people: People) -> str:
        return phrase(as_origin(view).state, action, _names(people))

    def _action(self, state: State, action: int, legal: list[int], names: Names) -> ActionView:
        warned = [*risks(state, action, legal, names), *given_up(state, action, legal, names)]
        return ActionView(
            *_spelt(action, self.deck),
            label(state, action, names),
            heading(action, names),
            remark(state, action, names),
            [RiskView(risk.key, risk.text) for risk in warned],
            _is_chance(state, action),
        )

    def action_of(self, parts: ActionParts) -> int:
        return action_of(parts, self.deck)

    def forecast(self, view: Game, action: int, people: People) -> Forecast:
        return Forecast(hunt=hunt_forecast(as_origin(view), people.viewer, action))

    def reason(self, view: Game, refusal: Refusal, action: int, people: People) -> ReasonView:
        return ReasonView(
            REFUSAL_KEYS[refusal.code],
            RULE_IDS[refusal.rule],
            reason(refusal, action, _names(people)),
            [int(refusal.a), int(refusal.b)],
        )


@lru_cache(maxsize=8192)
def _spelt(action: int, deck: Deck) -> tuple[str, ActionParts]:
    """Return an action as its line of text and in its parts, which nobody changes."""
    return format_action(action, deck), FORMS.parts(action, deck)


def _is_public(state: State, seat: int) -> bool:
    """Whether everybody can tell what a seat may do: always, but for the cards in a hand."""
    return bool(state.phase != EVOLUTION or state.players[seat].hand_size == 0)


def _is_chance(state: State, action: int) -> bool:
    """Whether an action rolls dice; the last pass of Evolution does (EV-FOOD-01)."""
    kind = kind_of(action)
    if kind == PASS and state.phase == EVOLUTION:
        return bool(count_bits(state.passed) == state.options.players - 1)
    return bool(kind == RUN)


def _rolled(events: Sequence[Event]) -> list[int]:
    """Return the dice for this round's food, which everybody has seen."""
    dice: list[int] = []
    for event in reversed(events):
        if event.kind == ROLLED_FOR_FOOD:
            dice.append(int(event.a))
        elif dice or event.kind == ROUND_BEGAN:
            break
    return dice[::-1]


def _blue(events: Sequence[Event]) -> dict[int, int]:
    """Return how much food of this round each animal got through traits: blue tokens (EV-COMP-03).

    A pirate takes a blue token only from one that has no red food (EV-FEED-05 leaves it open)."""
    first = next((n for n in range(len(events) - 1, -1, -1) if events[n].kind == ROUND_BEGAN), 0)
    food: dict[int, int] = {}
    blue: dict[int, int] = {}
    is_red = False
    for event in events[first:]:
        animal = int(event.a)
        if event.kind == FOOD_TAKEN:
            is_red = True
        elif event.kind == FOOD_RECEIVED:
            food[animal] = food.get(animal, 0) + int(event.b)
            if not is_red:
                blue[animal] = blue.get(animal, 0) + int(event.b)
            is_red = False
        elif event.kind == FAT_BURNED:
            # EV-TRAIT-FAT-06: fat becomes blue food.
            food[animal] = food.get(animal, 0) + int(event.b)
            blue[animal] = blue.get(animal, 0) + int(event.b)
        elif event.kind == ROBBED:
            victim = int(event.b)
            food[victim] = food.get(victim, 0) - 1
            is_red = blue.get(victim, 0) <= food[victim]
            blue[victim] = min(blue.get(victim, 0), max(0, food[victim]))
        elif event.kind == FOOD_REMOVED:
            food[animal] = food.get(animal, 0) - int(event.b)
            blue[animal] = min(blue.get(animal, 0), max(0, food[animal]))
    return blue


def as_origin(view: Game) -> Origin:
    """Return a view for what it is."""
    assert isinstance(view, Origin)
    return view


def _names(people: People) -> Names:
    assert isinstance(people, Names)
    return people
