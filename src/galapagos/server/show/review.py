"""Looking back at a game: every step of it as a viewer may see it, without playing it again each
time.

Whose eyes somebody may look through: a finished game through any, or with all hands open. A running
one through the own seat or as a spectator, as far as it has come; what others draft is not even
counted. A film is made on the event loop and may then be watched in any thread."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

from galapagos.analysis.analysis import sides_of
from galapagos.analysis.follows import ways
from galapagos.analysis.lines import along
from galapagos.analysis.words import what_if_told
from galapagos.games import kit_of
from galapagos.games.explain import explain
from galapagos.games.points import points_of
from galapagos.games.show import line_view, named, prompt
from galapagos.kernel.chance import mix
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.timeline import SETUP, Moment
from galapagos.server.errors import Refused
from galapagos.server.people.bot_names import names_in
from galapagos.server.show.shown import explained_view, numbered, numbered_line
from galapagos.server.table.renumber import Numbers, event_numbers
from galapagos.server.table.table import OVER, Table
from galapagos.text.people import People
from galapagos.wire.analysis import WhatIf
from galapagos.wire.messages import Explained, Play, TableInfo
from galapagos.wire.own import GameView
from galapagos.wire.play import LineView
from galapagos.wire.review import Review, ReviewDeath, ReviewStep
from galapagos.wire.summary import PointsView

OPEN, WATCHING = "open", "spectator"
_MOST_FILMS = 24


@dataclass(frozen=True)
class Eyes:
    """Whose eyes a game is seen through, and how they count steps and events."""

    seen: str
    viewer: int
    is_open: bool
    """All hands lie open."""
    is_over: bool
    steps: tuple[int, ...]
    """The steps they know of, by their place in the game."""
    events: Numbers
    entries: Numbers

    def step(self, number: int) -> int:
        """Return the place in the game of a step; raise `Refused` if there is none such."""
        if not 0 <= number < len(self.steps):
            raise Refused("no_step")
        return self.steps[number]


def choices(table: Table, person: str) -> list[str]:
    """Return through whose eyes a person may look back, the usual ones first."""
    own = table.seats_of(person)
    if table.status == OVER:
        every = [*own, *(seat for seat in range(len(table.seats)) if seat not in own)]
        seats = [str(seat) for seat in every]
        return [*seats[: len(own)], OPEN, *seats[len(own) :], WATCHING]
    if len(own) == 1:
        return [str(own[0]), WATCHING]
    # Those who share a screen must not see each other's hands while they play.
    return [WATCHING] if own or table.settings.spectators else []


def eyes(table: Table, person: str, wanted: str) -> Eyes:
    """Return the eyes that a person looks through; raise `Refused` if they may not."""
    if not table.has_begun:
        raise Refused("not_playing")
    allowed = choices(table, person)
    if not allowed:
        raise Refused("no_spectators")
    seen = wanted or allowed[0]
    if seen not in allowed:
        raise Refused("not_your_seat")
    is_open = seen == OPEN
    viewer = int(seen) if seen.isdigit() else SPECTATOR
    steps = table.play.steps
    known = [
        place
        for place, step in enumerate(steps)
        if is_open or not step.is_private or step.seat == viewer
    ]
    everything = Numbers([])
    return Eyes(
        seen,
        viewer,
        is_open,
        table.status == OVER,
        tuple(known),
        everything if is_open else event_numbers(table.play, viewer),
        # Of a finished game everybody may know the journal: so steps are found again by others.
        everything if table.status == OVER else table.numbers(viewer),
    )


@dataclass(frozen=True)
class _Mark:
    """How things stood after a step; all of it lies open on the table."""

    serial: int
    turn: int
    phase: str
    points: tuple[int, ...]


class Film:
    """A game as it stood when it was filmed."""

    def __init__(self, table: Table, before: "Film | None" = None) -> None:
        self.moved = table.moved
        self.table = table
        self.past = table.play.copy()
        self._seats = tuple(table.seats)
        self._show = table.show
        self._marks: list[_Mark] = before._marks_before(self.past.steps) if before else []
        self._lock = Lock()

    def _marks_before(self, steps: Sequence[Moment]) -> list[_Mark]:
        """Return what is known of the steps that another film begins with."""
        kept: list[_Mark] = []
        for mark, step in zip(self._marks, steps, strict=False):
            if mark.serial != step.serial:
                break
            kept.append(mark)
        return kept

    # --- all of it ---------------------------------------------------------------------------

    def review(self, eyes: Eyes, allowed: list[str], table: TableInfo, language: str) -> Review:
        """Return the steps, the log, the deaths and the points."""
        with self._lock:
            self._walk()
            people = self.people(eyes, language)
            lines = self._lines(eyes, people, 0, len(self.past.events))
            return Review(
                table,
                eyes.seen,
                allowed,
                eyes.is_over,
                [self._step(eyes, place) for place in eyes.steps],
                lines,
                self._deaths(eyes, lines),
                self._points(eyes),
            )

    def _walk(self) -> None:
        """Go once through the steps of which nothing is known yet."""
        first = len(self._marks)
        for place, game in enumerate(self.past.games(first)):
            self._marks.append(
                _Mark(
                    self.past.steps[first + place].serial,
                    kit_of(game).turn(game),
                    kit_of(game).phase(game),
                    tuple(points_of(game)),
                )
            )

    def _step(self, eyes: Eyes, place: int) -> ReviewStep:
        step, mark = self.past.steps[place], self._marks[place]
        kind = step.action.partition(" ")[0] or "setup"
        if not eyes.is_over and step.seat not in (eyes.viewer, SETUP):
            kind = "act"
        events = eyes.events.shown(step.events - 1) + 1
        serial = eyes.entries.shown(step.serial)
        return ReviewStep(serial, step.seat, kind, mark.turn, mark.phase, events)

    def _points(self, eyes: Eyes) -> list[PointsView]:
        found: list[PointsView] = []
        last = len(eyes.steps) - 1
        for number, place in enumerate(eyes.steps):
            turn, points = self._marks[place].turn, list(self._marks[place].points)
            if number in (0, last) or (found[-1].turn, found[-1].points) != (turn, points):
                found.append(PointsView(number, turn, points))
        return found

    def _deaths(self, eyes: Eyes, lines: Sequence[LineView]) -> list[ReviewDeath]:
        found: list[ReviewDeath] = []
        told = iter([*lines, None])
        line, following = None, next(told)
        kit = kit_of(self.past.game)
        for number, place in enumerate(eyes.steps):
            first = self.past.steps[eyes.steps[number - 1]].events if number else 0
            for event in range(first, self.past.steps[place].events):
                shown = eyes.events.shown(event)
                while following is not None and following.n <= shown:
                    line, following = following, next(told)
                death = kit.death(self.past.events[event])
                if death is not None:
                    text = line.text if line is not None else ""
                    found.append(ReviewDeath(shown, number, *death, text))
        return found

    # --- one moment --------------------------------------------------------------------------

    def play(self, eyes: Eyes, number: int, language: str) -> Play:
        """Return the table after a step, with what happened in it."""
        place = eyes.step(number)
        with self._lock:
            game = self.past.after(place)
            end = self.past.steps[place].events
            first = self.past.steps[eyes.steps[number - 1]].events if number else 0
            people = self.people(eyes, language)
            before = self.past.events[:end]
            told = [
                self._show.event(n, self._seen(eyes, self.past.events[n]))
                for n in range(first, end)
            ]
            if eyes.is_open:
                view = self._open_view(game, before)
            else:
                view = self._show.view(game.view(eyes.viewer), before)
            play = Play(
                view,
                [event for event in told if event is not None],
                self._told(eyes, people, first, end),
                prompt(self._show, game.view(eyes.viewer), people),
                None,
            )
        return numbered(play, eyes.events)

    def better(
        self, seat: int, number: int, line: Sequence[tuple[int, int]], language: str
    ) -> Play:
        """Return the table as a seat would see it along a line from before a step, by its place in
        the game, in a guess of what that seat could not see."""
        with self._lock:
            events = self.past.events[: self.past.events_before(number)]
            *_, world = along(self.past.before(number).view(seat), line)
            view = world.view(seat)
            people = self._show.people(seat, self._named(language), language).aloud()
            return Play(
                self._show.view(view, events), [], [], prompt(self._show, view, people), None
            )

    def what_if(self, eyes: Eyes, number: int, language: str) -> WhatIf:
        """Return what may follow each action of the decision of a step, from the view of its seat;
        the step after the last is the decision that is owed now.

        Raises `Refused` where nothing was decided, or by somebody else in a running game."""
        with self._lock:
            seat, taken, place = self._decision(eyes, number)
            if seat < 0 or (not eyes.is_over and seat != eyes.viewer):
                raise Refused("no_step")
            view = self.past.before(place).view(seat)
            # The same guesses whenever it is asked; by the number of the step as the viewer counts
            # it, for its place in the game tells of others' drafts.
            sides = sides_of(view.determinise(mix(number)))
            found = ways(view, seat, taken, sides, seed=int(mix(number)) >> 1)
            people = self.people(eyes, language)
            return what_if_told(self.past, people, view, (seat, taken), found)

    def _decision(self, eyes: Eyes, number: int) -> tuple[int, int | None, int]:
        """Return who decided a step, what, and its place in the game."""
        if number != len(eyes.steps):
            place = eyes.step(number)
            step = self.past.steps[place]
            return step.seat, step.code, place
        is_owed = eyes.viewer in self.past.game.seats_to_act()
        return (eyes.viewer if is_owed else SETUP), None, len(self.past.steps)

    def people(self, eyes: Eyes, language: str) -> People:
        """Return what people and pieces are called for who looks."""
        return self._show.people(eyes.viewer, self._named(language), language).aloud()

    def _named(self, language: str) -> list[str]:
        return named(names_in(self._seats, language))

    def _open_view(self, game: Game, events: Sequence[Event]) -> GameView:
        """Return the table with every hand, and with the turn that is being drafted."""
        views = [self._show.view(game.view(seat), events) for seat in range(game.seats())]
        return kit_of(game).open_view(views, self._show.view(game.view(SPECTATOR), events))

    def position(self, eyes: Eyes, number: int) -> str:
        """Return the table after a step as position text, as far as the viewer knows it."""
        place = eyes.step(number)
        with self._lock:
            game = self.past.after(place)
            return self.past.codec.position_text(game if eyes.is_open else game.view(eyes.viewer))

    def whole_position(self, eyes: Eyes, number: int) -> str:
        """Return all of the table after a step, hidden hands too: only of a finished game."""
        place = eyes.step(number)
        with self._lock:
            return self.past.codec.position_text(self.past.after(place))

    def why(self, eyes: Eyes, event: int, language: str) -> Explained:
        """Return why an event happened, for a viewer who knows it by this number."""
        place = eyes.events.place(event)
        if not 0 <= place < len(self.past.events):
            raise Refused("no_event")
        with self._lock:
            explanation = explain(self.past, place, self.people(eyes, language))
        return explained_view("", event, explanation, eyes.events)

    # --- words -------------------------------------------------------------------------------

    def _seen(self, eyes: Eyes, event: Event) -> Event:
        return event if eyes.is_open else self.past.game.event_for(eyes.viewer, event)

    def _told(self, eyes: Eyes, people: People, first: int, end: int) -> list[LineView]:
        events = self.past.events[:end]
        seen = [self._seen(eyes, event) for event in events[first:]]
        return [line_view(line) for line in self._show.lines(events, seen, people)]

    def _lines(self, eyes: Eyes, people: People, first: int, end: int) -> list[LineView]:
        """Return lines with the numbers by which the viewer knows their events."""
        return [numbered_line(line, eyes.events) for line in self._told(eyes, people, first, end)]


class Films:
    """The films that are watched now; those not asked for longest are forgotten."""

    def __init__(self) -> None:
        self._films: OrderedDict[str, Film] = OrderedDict()

    def of(self, table: Table) -> Film:
        """Return the film of a table as it is now; called on the event loop."""
        found = self._films.pop(table.code, None)
        if found is None or found.moved != table.moved or found.table is not table:
            found = Film(table, found)
        self._films[table.code] = found
        while len(self._films) > _MOST_FILMS:
            self._films.popitem(last=False)
        return found
