"""What a viewer is shown of a game: view, events, log, question and choices, in one language.

The only place that turns a game into messages. Everything is read off `game.view(viewer)` and the
events as `game.event_for` lets the viewer see them, so nothing else can reach a socket."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from galapagos.games import kit_for, kit_of
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import Codec
from galapagos.records.lines import seat_name
from galapagos.text.people import People
from galapagos.text.story import Line, Question, Summary
from galapagos.wire.events import EventView
from galapagos.wire.messages import Play
from galapagos.wire.own import ActionParts, Build, GameView, Hunt, Standing
from galapagos.wire.play import (
    ActionView,
    DraftQuestion,
    LegalView,
    LineView,
    PromptView,
    ReasonView,
    RowView,
)

_MOST_SPOKEN_TO = 64
"""Viewers and languages of one table that are remembered; somebody may change names for ever."""


@dataclass(frozen=True)
class Forecast:
    """What can be told of an action beforehand."""

    hunt: Hunt | None = None
    standing: Standing | None = None


class Show(ABC):
    """One game for the eyes of its viewers. Kept as long as the table: it remembers a little."""

    @abstractmethod
    def people(self, viewer: int, players: Sequence[str], language: str) -> People:
        """Return what people and pieces are called for one viewer."""

    @cached_property
    def _spoken_to(self) -> dict[tuple[int, tuple[str, ...], str], People]:
        return {}

    def people_aloud(self, viewer: int, players: tuple[str, ...], language: str) -> People:
        """Return the same by the names that are spoken at a table; remembered, since every move is
        told to the same people."""
        key = (viewer, players, language)
        found = self._spoken_to.get(key)
        if found is None:
            if len(self._spoken_to) >= _MOST_SPOKEN_TO:
                self._spoken_to.clear()
            found = self._spoken_to[key] = self.people(viewer, players, language).aloud()
        return found

    @abstractmethod
    def view(self, view: Game, events: Sequence[Event]) -> GameView:
        """Return a view for the wire; the events are public ones to look up."""

    def view_beside(self, view: Game, events: Sequence[Event], open_view: GameView) -> GameView:
        """Return the same, given what a spectator is shown at the same moment: what a game knows to
        be no different may be taken from there."""
        return self.view(view, events)

    def rows(self, view: Game, people: People) -> list[RowView]:
        """Return what lies on the table in words, for a game that has no board of its own."""
        return []

    @abstractmethod
    def event(self, number: int, event: Event) -> EventView | None:
        """Return an event, filtered for its viewer, for the wire; None if it tells nothing."""

    @abstractmethod
    def lines(
        self, events: Sequence[Event], seen: list[Event], people: People, *, details: bool = False
    ) -> list[Line]:
        """Return the last events, as the viewer has seen them, as lines of a log.

        ``details``: with what goes without saying."""

    def summaries(self, seen: list[Event], people: People) -> list[Summary]:
        """Return what each round or Era brought; all events are as the viewer has seen them."""
        return []

    @abstractmethod
    def question(self, view: Game, people: People, *, is_typed: bool = False) -> Question:
        """Return what the viewer, who may decide something, is asked: in words for somebody who
        taps, or who types."""

    @abstractmethod
    def legal(self, view: Game, people: People) -> LegalView:
        """Return what the viewer may do."""

    @abstractmethod
    def actions(self, view: Game, people: People, kinds: Collection[str]) -> list[int]:
        """Return all legal actions of the viewer of these kinds; of all, if none are named."""

    @abstractmethod
    def action(self, view: Game, action: int, people: People) -> ActionView:
        """Return one of the viewer's legal actions with its words."""

    @abstractmethod
    def phrase(self, view: Game, action: int, people: People) -> str:
        """Return one of the viewer's legal actions in words that stand alone."""

    @abstractmethod
    def action_of(self, parts: ActionParts) -> int:
        """Return the action that parts make up; raise `BadData` if they are not of this game."""

    def build(
        self, view: Game, people: People, draft: DraftQuestion
    ) -> tuple[Build, list[ReasonView]]:
        """Return what would become of a draft that is put together piece by piece, and why it is
        nothing yet."""
        raise BadData("there is nothing to build")

    def forecast(self, view: Game, action: int, people: People) -> "Forecast":
        """Return what a legal action would meet or bring, as far as that can be told."""
        return Forecast()

    @abstractmethod
    def reason(self, view: Game, refusal: Refusal, action: int, people: People) -> ReasonView:
        """Return one obstacle in words."""


def show_for(codec: Codec, beginning: Game | None = None) -> Show:
    """Return how the game of a codec is shown, and the position that it began from, if it did."""
    return kit_for(codec.key).show(codec, beginning)


def named(players: Sequence[str]) -> list[str]:
    """Return the players' names, with the tag of the seat for those who have none."""
    return [name or seat_name(seat) for seat, name in enumerate(players)]


def present(
    show: Show,
    game: Game,
    events: Sequence[Event],
    people: People,
    since: int = 0,
) -> Play:
    """Return everything a screen shows of a game to the one of these people who looks.

    ``events`` are all events of the game, ``since`` how many of them the viewer knows already."""
    return Scene(show, game, events, since).play(people)


class Scene:
    """A moment of a game that several viewers are shown: what they share is worked out once.

    That is taken from what a spectator may know, and from sentences in which nobody asked whether
    somebody is the reader of them; so nobody gets anything that he would not get alone."""

    def __init__(self, show: Show, game: Game, events: Sequence[Event], since: int) -> None:
        self._show, self._game, self._events, self._since = show, game, events, since
        self._open_view: GameView | None = None
        self._open = [game.event_for(SPECTATOR, event) for event in events[since:]]
        self._open_events = [show.event(n, event) for n, event in enumerate(self._open, since)]
        self._lines: dict[str, tuple[set[int], list[LineView]]] = {}
        """By language: lines of what everybody has seen, and of whom they say something else."""
        self._waits: dict[tuple[str, tuple[int, ...]], PromptView] = {}
        """What those are told who wait, by language and by the seats that they wait for."""

    def play(self, people: People) -> Play:
        """Return everything a screen shows to the one of these people who looks."""
        show, viewer = self._show, people.viewer
        view = self._game.view(viewer)
        seen, events = self._seen(viewer)
        return Play(
            self._view(view),
            [event for event in events if event is not None],
            self._told(seen, people),
            self._prompt(view, people),
            show.legal(view, people) if viewer in view.seats_to_act() else None,
            show.rows(view, people),
        )

    def _prompt(self, view: Game, people: People) -> PromptView:
        """Return what is wanted of the viewer; all who wait for the same people are told so in the
        same words."""
        owed = [] if view.is_over() else kit_of(view).owing(view)
        if not owed or people.viewer in owed:
            return prompt(self._show, view, people)
        key = (people.language, tuple(owed))
        found = self._waits.get(key)
        if found is None:
            found = self._waits[key] = prompt(self._show, view, people)
        is_right = people.viewer in view.seats_to_act()
        return found if found.right == is_right else replace(found, right=is_right)

    def _view(self, view: Game) -> GameView:
        if self._open_view is None:
            self._open_view = self._show.view(self._game.view(SPECTATOR), self._events)
        return self._show.view_beside(view, self._events, self._open_view)

    def _seen(self, viewer: int) -> tuple[list[Event], list[EventView | None]]:
        """Return the events as a viewer has seen them, and for the wire: the very same objects
        where they are what everybody has seen."""
        seen, told = list[Event](), list[EventView | None]()
        for place, known in enumerate(self._open):
            event = self._game.event_for(viewer, self._events[self._since + place])
            if event == known:
                seen.append(known)
                told.append(self._open_events[place])
            else:
                seen.append(event)
                told.append(self._show.event(self._since + place, event))
        return seen, told

    def _told(self, seen: list[Event], people: People) -> list[LineView]:
        """Return the lines of the log for a viewer who has seen this."""
        is_open = all(event is known for event, known in zip(seen, self._open, strict=True))
        if is_open and people.language in self._lines:
            spoken_of, lines = self._lines[people.language]
            if people.viewer not in spoken_of:
                return lines
        people.asked.clear()
        lines = [line_view(line) for line in self._show.lines(self._events, seen, people)]
        if is_open and people.viewer not in people.asked:
            self._lines[people.language] = set(people.asked), lines
        return lines


def prompt(show: Show, view: Game, people: People) -> PromptView:
    """Return the one sentence that says what is wanted of the viewer, or whom the table awaits."""
    if view.is_over():
        return PromptView("over", people.words.tell("wait-over"), False, False, [])
    viewer, owed = people.viewer, kit_of(view).owing(view)
    if viewer in owed:
        question = show.question(view, people)
        return PromptView(question.key, question.text, True, False, owed)
    text = people.words.tell("wait-seats", seats=people.seats(owed))
    return PromptView("wait", text, False, viewer in view.seats_to_act(), owed)


def listed(
    show: Show, game: Game, people: People, kinds: Collection[str], limit: int
) -> tuple[list[ActionView], bool]:
    """Return legal actions of the viewer in words, and whether these are all of those kinds."""
    view = game.view(people.viewer)
    found = show.actions(view, people, kinds)
    return [show.action(view, action, people) for action in found[:limit]], len(found) <= limit


def reasons_view(
    show: Show, game: Game, people: People, action: int, reasons: Sequence[Refusal]
) -> list[ReasonView]:
    """Return why an action of the viewer was refused, in words."""
    view = game.view(people.viewer)
    return [show.reason(view, reason, action, people) for reason in reasons]


def said(action: ActionView) -> str:
    """Return an action of a list in one line."""
    return f"{action.heading}: {action.label}" if action.heading else action.label


def line_view(line: Line) -> LineView:
    return LineView(
        line.event,
        line.text,
        line.rule,
        line.seat,
        line.is_blow,
        line.is_step,
        last=max(line.event, line.last),
    )
