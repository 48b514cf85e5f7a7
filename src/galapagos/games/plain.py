"""A game shown by words alone: what a game is on every screen that brings no board of its own.

Its catalogue says the rest: ``event-…``, ``choice-…``, ``refusal-…`` and ``question-turn``."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import defstruct

from galapagos.games.kit import Kit
from galapagos.games.show import Show
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Account, Chain
from galapagos.text.people import People
from galapagos.text.story import Line, Question
from galapagos.wire.events import EventView, event_view
from galapagos.wire.outcome import OutcomeView, outcome_view
from galapagos.wire.own import ActionParts, GameView
from galapagos.wire.play import ActionView, LegalView, ReasonView, RowView

_FIELDS = ("a", "b", "c", "d")


class PlainView(GameView, frozen=True):
    """A game of which only the outcome is told by its view; the rest is in words."""

    outcome: OutcomeView | None


@cache
def _view_type(game: str) -> type[PlainView]:
    made = defstruct("PlainGameView", [], bases=(PlainView,), frozen=True, tag=game)
    assert issubclass(made, PlainView)
    return made


class PlainAccount(Account):
    """The causes of events as the events name them; nothing else is known of the game."""

    chapter = scored = -1
    chains: ClassVar[Mapping[int, Callable[[Any, int], Chain]]] = {}

    def __init__(self, history: Timeline, names: People, show: "PlainShow") -> None:
        super().__init__(history, names)
        self._show = show

    def lines(self, numbers: Iterable[int]) -> list[Line]:
        return [self._show.line(self.events[n], n, self.names) for n in numbers]

    def worth_explaining(self) -> list[Line]:
        return self.lines(range(len(self.events)))


class PlainShow(Show):
    """Shows a game that every player's list of actions is short in, by its texts."""

    def __init__(self, codec: Codec, kit: Kit) -> None:
        self.codec, self.event_keys, self.refusal_keys = codec, kit.event_keys, kit.refusal_keys

    def people(self, viewer: int, players: Sequence[str], language: str) -> People:
        return People(viewer, list(players), language, game=self.codec.key)

    def view(self, view: Game, events: Sequence[Event]) -> GameView:
        outcome = view.outcome()
        told = None if outcome is None else outcome_view(outcome)
        return _view_type(self.codec.key)(int(view.viewer()), told)

    def event(self, number: int, event: Event) -> EventView:
        names = [_FIELDS] * len(self.event_keys)
        return event_view(number, event, self.event_keys, names, [""], lambda name, value: value)

    def rows(self, view: Game, people: People) -> list[RowView]:
        """Return the lines of the position's text; better words are a game's to find."""
        lines = (line.partition(": ") for line in self.codec.position_text(view).splitlines())
        return [RowView(title, text) for title, _, text in lines]

    def lines(
        self, events: Sequence[Event], seen: list[Event], people: People, *, details: bool = False
    ) -> list[Line]:
        first = len(events) - len(seen)
        return [self.line(event, n, people) for n, event in enumerate(seen, first)]

    def line(self, event: Event, number: int, people: People) -> Line:
        """Return the sentence of one event; -1 stands for what the reader may not know."""
        seat = int(event.seat)
        values = {name: int(getattr(event, name)) for name in _FIELDS}
        text = people.words.tell(
            f"event-{self.event_keys[event.kind]}",
            seat=people.seat(seat),
            you="yes" if people.is_you(seat) else "no",
            **values,
        )
        return Line(text, "", seat, event=number, last=number)

    def question(self, view: Game, people: People, *, is_typed: bool = False) -> Question:
        return Question("turn", people.words.tell("question-turn"))

    def legal(self, view: Game, people: People) -> LegalView:
        actions = [self.action(view, action, people) for action in view.legal_list(people.viewer)]
        return LegalView(people.viewer, True, actions, "", None)

    def actions(self, view: Game, people: People, kinds: Collection[str]) -> list[int]:
        legal = view.legal_list(people.viewer)
        return [one for one in legal if not kinds or self._parts(view, one)["kind"] in kinds]

    def action(self, view: Game, action: int, people: People) -> ActionView:
        text = self.codec.action_text(view, action)
        return ActionView(text, self._parts(view, action), self.phrase(view, action, people))

    def phrase(self, view: Game, action: int, people: People) -> str:
        """An action is called by the first word of its text, with the others as ``what``."""
        kind, _, what = self.codec.action_text(view, action).partition(" ")
        return people.words.tell(f"choice-{kind}", what=what)

    def _parts(self, view: Game, action: int) -> ActionParts:
        text = self.codec.action_text(view, action)
        return {"game": self.codec.key, "kind": text.partition(" ")[0]}

    def action_of(self, parts: ActionParts) -> int:
        raise BadData(f"an action of {self.codec.key} is asked about by its text")

    def reason(self, view: Game, refusal: Refusal, action: int, people: People) -> ReasonView:
        key = self.refusal_keys[refusal.code]
        numbers = [int(refusal.a), int(refusal.b)]
        return ReasonView(key, "", people.words.tell(f"refusal-{key}"), numbers)
