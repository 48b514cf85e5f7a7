"""The past of a game: its steps, what happened in them, and the game as it stood after each.

Whoever plays a game step by step stands on this: a table of the server, the terminal, a lesson, a
record that is replayed, an explanation that looks back. Trying an action changes nothing: it is
played on a copy, which becomes the game when it is added.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from galapagos.kernel.chance import DIE, OutOfChance, Tape
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.records.beginning import POSITION, QUOTE, begin_with
from galapagos.records.codec import BadHeader, Codec
from galapagos.records.lines import format_chance, parse_chance, seat_name
from galapagos.records.record import (
    SETUP_WORD,
    Record,
    Step,
    format_record,
    result_text,
    todays_record,
)

SETUP = -1
"""In place of a seat: the setup."""
_KEPT_EVERY = 16
_KEPT_RECENT = 16
"""Games that are kept: of every so many steps, and those that were last played or asked for. All
others are played again when somebody looks back, so that a long game does not fill the memory."""


class Drafts(Protocol):
    """What a game says of turns that are planned in secret; its kit does."""

    def owing(self, game: Game) -> list[int]:
        """Return the seats without whose decision the game cannot go on."""

    def hidden_events(self, game: Game, events: Sequence[Event]) -> list[int]:
        """Return the places of events that nobody knows of but their own seat."""


@dataclass
class Moment(Step):
    """A step as it was played: the setup or an action, with the chance it met."""

    code: int = 0
    """The action as the rules know it."""
    events: int = 0
    """How many events the game has had after it."""
    by: str = ""
    """At a served table: who decided it, a person or who stood in for one."""
    is_private: bool = False
    """Whether nobody but the seat itself can tell that it was made: a step of a draft."""
    draw: int = 0
    """Which draw of a served table it was; 0 if it met no chance."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A step that has been tried and may be added."""

    step: Moment
    game: Game
    events: list[Event]
    hidden: list[int] = field(default_factory=list)
    """Places among its events that nobody knows of but their own seat."""


class Timeline:
    """A game from its setup to where it stands now."""

    def __init__(
        self,
        codec: Codec,
        header: Mapping[str, str],
        beginning: Game | None = None,
        drafts: Drafts | None = None,
    ) -> None:
        """``beginning``: the game of the position that it begins from, never to be changed."""
        self.codec = codec
        self.header = dict(header)
        self.beginning = beginning
        self.steps: list[Moment] = []
        self.hidden: list[int] = []
        """Places of the events that nobody knows of but their own seat."""
        self.comments: list[str] = []
        """Comment lines of a record after the last step, and after its end."""
        self.closing: list[str] = []
        self._drafts = drafts
        self._game: Game | None = None
        self._log = EventLog()
        self._kept: dict[int, Game] = {}
        self._recent: dict[int, Game] = {}

    def __repr__(self) -> str:
        return f"<Timeline of {self.codec.key}: {len(self.steps)} steps>"

    @classmethod
    def begin(
        cls, codec: Codec, header: Mapping[str, str], seed: int, tape: Tape | None = None
    ) -> "Timeline":
        """Set up a game whose chance comes from a seed; ``header`` is what `Codec.new_game` needs,
        plus names and notes. Raises `BadData` for a header that could not be written down."""
        timeline = cls(codec, header)
        format_record(Record(timeline._header(), []))
        timeline.add(timeline.try_setup(Tape() if tape is None else tape, seed=seed))
        return timeline

    @classmethod
    def of_record(cls, record: Record, codec: Codec) -> "Timeline":
        """Replay a record, to look back or to play on by today's rules; raise `BadData` where it is
        not sound."""
        *_, timeline = replayed(record, codec)
        timeline.comments, timeline.closing = list(record.comments), list(record.closing)
        return timeline

    def copy(self) -> "Timeline":
        """Return the same past, to go on from in another way or to look at in another thread."""
        other = Timeline.__new__(Timeline)
        other.__dict__.update(self.__dict__)
        other.steps, other.hidden = self.steps.copy(), self.hidden.copy()
        other._log = EventLog()
        other._log.events = self._log.events.copy()
        other._kept, other._recent = self._kept.copy(), self._recent.copy()
        return other

    def restore(
        self,
        steps: Sequence[Moment],
        events: Sequence[Event],
        games: Mapping[int, Game],
        hidden: Sequence[int] = (),
    ) -> None:
        """Begin with a past that was kept elsewhere; ``games`` are those after some of its steps,
        the first and the last among them."""
        self.steps, self.hidden = list(steps), list(hidden)
        self._log.events = list(events)
        self._kept = dict(games)
        self._game = games[len(steps) - 1]

    # --- asking ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as it stands now; not to be changed by whoever looks at it."""
        assert self._game is not None, "the game has not begun"
        return self._game

    @property
    def events(self) -> list[Event]:
        """Everything that has happened; each viewer may see it only through `Game.event_for`."""
        return self._log.events

    def last_of(self, seat: int) -> int:
        """Return the number of a seat's last step, -1 if it has none."""
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat == seat:
                return number
        return -1

    def at(self, serial: int) -> int:
        """Return the last step up to an entry of the journal, the setup at the earliest."""
        return max(0, bisect_right(self.steps, serial, key=lambda step: step.serial) - 1)

    def steps_after(self, serial: int) -> list[Moment]:
        """Return what was done after an entry of the journal."""
        return self.steps[bisect_right(self.steps, serial, key=lambda step: step.serial) :]

    def events_before(self, number: int) -> int:
        """Return how many events there were before a step."""
        return self.steps[number - 1].events if number > 0 else 0

    def step_of(self, event: int) -> int:
        """Return the step in which an event happened."""
        return bisect_right(self.steps, event, key=lambda step: step.events)

    def tells_since(self, event: int, opening: int) -> bool:
        """Whether what came before an event is told, back to the one that opened its chapter."""
        if self.beginning is None:
            return True
        return any(past.kind == opening for past in self.events[:event])

    def before(self, number: int) -> Game:
        """Return the game before a step, which is not the setup; never to be changed."""
        return self.after(number - 1)

    def after(self, number: int) -> Game:
        """Return the game after a step; never to be changed."""
        if number == len(self.steps) - 1:
            return self.game
        found = self._kept_after(number)
        if found is None:
            found = self._played_to(number)
            self._keep(number, found)
        return found

    def games(self, first: int = 0) -> Iterator[Game]:
        """Walk through the game: yield one game object after each step, never to be changed.

        ``first``: from this step on. Nothing of it is kept, however long the game was."""
        if first >= len(self.steps):
            return
        game = self.after(first).clone()
        yield game
        for step in self.steps[first + 1 :]:
            self._apply(game, step)
            yield game

    def _played_to(self, number: int) -> Game:
        """Play again what came after the last game that is kept."""
        start = number
        while (kept := self._kept_after(start)) is None:
            start -= 1
        game = kept.clone()
        for step in self.steps[start + 1 : number + 1]:
            self._apply(game, step)
        return game

    def _apply(self, game: Game, step: Moment) -> None:
        game.chance().tape = self._tape(game, step)
        game.apply(step.seat, step.code)
        game.chance().tape = None

    def _tape(self, game: Game | None, step: Step) -> Tape:
        """Return the chance that a step met, and no other."""
        draws = self.codec.parse_draws(self.header, game, step.draws)
        return Tape(step.dice, draws, closed_dice=True, closed_draws=True)

    def _kept_after(self, number: int) -> Game | None:
        return self._kept.get(number) or self._recent.get(number)

    def _keep(self, number: int, game: Game) -> None:
        """Keep a game, which is not changed from now on."""
        if number % _KEPT_EVERY == 0:
            self._kept[number] = game
            return
        self._recent[number] = game
        if len(self._recent) > _KEPT_RECENT:
            del self._recent[next(iter(self._recent))]

    # --- going on ----------------------------------------------------------------------------

    def try_setup(self, tape: Tape, *, serial: int = 0, seed: int | None = None) -> Attempt:
        """Set the game up; raise `BadData` if its header does not allow it.

        Without a seed every outcome comes from the tape. For a game that begins from a position
        nothing is drawn."""
        step = Moment(SETUP, "", serial=serial)
        return self._written(self._set_up(step, tape, seed), tape)

    def try_action(
        self,
        seat: int,
        action: int,
        tape: Tape,
        *,
        serial: int = 0,
        by: str = "",
        is_legal: bool = False,
    ) -> Attempt:
        """Play an action on a copy; raise `IllegalAction` if it is refused.

        ``is_legal``: the rules were asked before."""
        text = self.codec.action_text(self.game, action)
        step = Moment(seat, text, serial=serial, code=action, by=by)
        attempt = self._tried(step, tape, self.game.clone(), is_legal=is_legal)
        return self._written(attempt, tape)

    def add(self, attempt: Attempt) -> None:
        """Take an attempt over; it must be the next step."""
        self._add(attempt)
        self._keep(len(self.steps) - 1, attempt.game)

    def play(self, seat: int, action: int) -> None:
        """Play an action with the chance of the game's own generator; raise `IllegalAction` if it
        is refused."""
        attempt = self.try_action(seat, action, Tape())
        attempt.step.comments = self.comments + self.closing
        self.comments, self.closing = [], []
        self.add(attempt)

    def again(self, step: Moment, *, seed: int | None = None, is_strict: bool = True) -> None:
        """Play a step that is written down, with the chance it met; raise `BadData` if that cannot
        be. Like any error in the middle of an action, that leaves a game to be thrown away.

        ``is_strict``: all the chance that is written there must have been needed."""
        tape = self._tape(self._game, step)
        try:
            if step.seat == SETUP:
                if self.steps:
                    raise BadData("a game can be set up only once")
                attempt = self._set_up(step, tape, seed)
            else:
                if step.seat >= self.game.seats():
                    raise BadData(f"there is no seat {seat_name(step.seat)} at this table")
                step.code = self.codec.parse_action(self.game, step.action)
                attempt = self._tried(step, tape, self._to_change())
        except OutOfChance as error:
            raise BadData(str(error)) from None
        if is_strict and (tape.dice or tape.draws):
            raise BadData("this line has more dice or cards than were rolled or drawn")
        self._add(attempt)
        if (len(self.steps) - 1) % _KEPT_EVERY == 0:
            self._keep(len(self.steps) - 1, self.game)

    def _to_change(self) -> Game:
        """Return the game to go on with in place; a copy if it is kept."""
        is_kept = self._kept_after(len(self.steps) - 1) is not None
        return self.game.clone() if is_kept else self.game

    def _set_up(self, step: Moment, tape: Tape, seed: int | None) -> Attempt:
        if self.beginning is not None:
            step.action = POSITION
            return Attempt(step, self.beginning.clone(), [])
        log = EventLog()
        game = self.codec.new_game(self.header, seed or 0, tape, log)
        if seed is None:
            game.chance().rng = 0  # never used: every outcome comes from a tape
        game.attach(None)
        game.chance().tape = None
        step.events = len(log.events)
        return Attempt(step, game, log.events)

    def _tried(self, step: Moment, tape: Tape, game: Game, *, is_legal: bool = False) -> Attempt:
        log, drafts = self._log, self._drafts
        first, owed = len(log.events), drafts.owing(self.game) if drafts else []
        log.cause = self._open_cause()
        game.attach(log)
        game.chance().tape = tape
        try:
            if is_legal:
                game.apply(step.seat, step.code)
            else:
                game.play(step.seat, step.code)
        finally:
            game.attach(None)
            game.chance().tape = None
            events = log.events[first:]
            del log.events[first:]
        step.events = first + len(events)
        hidden = drafts.hidden_events(game, events) if drafts else []
        if drafts and hidden and len(hidden) == len(events):
            step.is_private = drafts.owing(game) == owed
        return Attempt(step, game, events, hidden)

    def _open_cause(self) -> int:
        """Return the event that opened what is still going on, such as an attack that somebody
        answers: that of the last event, or the last event itself."""
        if not self.events:
            return -1
        cause = int(self.events[-1].cause)
        return cause if cause >= 0 else len(self.events) - 1

    def _written(self, attempt: Attempt, tape: Tape) -> Attempt:
        """Write down what the step took from chance."""
        step, trace = attempt.step, tape.take_trace()
        step.dice = [outcome for kind, outcome in trace if kind == DIE]
        outcomes = [outcome for kind, outcome in trace if kind != DIE]
        if outcomes:
            step.draws = self.codec.draw_texts(attempt.game, step.code, outcomes)
        return attempt

    def _add(self, attempt: Attempt) -> None:
        first = len(self.events)
        assert attempt.step.events == first + len(attempt.events)
        self.hidden += [first + place for place in attempt.hidden]
        self._log.events += attempt.events
        self._game = attempt.game
        self.steps.append(attempt.step)

    # --- going back --------------------------------------------------------------------------

    def cut(self, number: int) -> None:
        """Return to how things stood after a step. The generator goes on where it is: what was
        rolled once is not rolled again."""
        game = self.after(number).clone()
        game.chance().rng = self.game.chance().rng
        self._game = game
        del self.steps[number + 1 :]
        del self._log.events[self.steps[number].events :]
        self.hidden = [place for place in self.hidden if place < len(self.events)]
        for kept in (self._kept, self._recent):
            for later in [one for one in kept if one > number]:
                del kept[later]
        self._keep(number, game)

    # --- writing -----------------------------------------------------------------------------

    def record(self, notes: Mapping[str, str] | None = None, *, by_draw: bool = False) -> Record:
        """Return the game as a record whose steps tell their places in a journal, if it has one;
        or, where chance hangs on them, the numbers of their draws."""
        steps: list[Step] = []
        before = 0
        for step in self.steps:
            place = step.draw if by_draw else step.serial
            serial = 0 if place in (0, before + 1) else place
            steps.append(
                Step(
                    step.seat, step.action, step.dice, step.draws, step.comments, serial, step.line
                )
            )
            before = place or before
        return Record(
            self._header() | dict(notes or {}),
            steps,
            result=result_text(self.game),
            comments=self.comments,
            closing=self.closing,
            position="" if self.beginning is None else self.codec.position_text(self.beginning),
        )

    def text(self) -> str:
        """Return the record so far: finished with its result, or resumable with its chance."""
        record = self.record()
        chance = "" if record.result else format_chance(int(self.game.chance().rng))
        return format_record(replace(record, chance=chance))

    def _header(self) -> dict[str, str]:
        named = {"game": self.codec.key, "rules": str(self.codec.rules_version)}
        return self.header if "game" in self.header else named | self.header


# --- replaying records -----------------------------------------------------------------------


def replay(record: Record, codec: Codec) -> Iterator[Game]:
    """Play a record step by step, yielding the game after each, and verify it; see `replayed`."""
    for timeline in replayed(record, codec):
        yield timeline.game


def replayed(record: Record, codec: Codec) -> Iterator[Timeline]:
    """Play a record step by step, yielding the same timeline after each, and verify it.

    Raises `BadData` with the line where the record and the rules part ways. What follows the
    last step, result or chance, is verified when the iteration ends. A game of an earlier version
    of the rules is played as that version played it."""
    record = todays_record(record, codec)
    try:
        codec.check_header(record.header)
    except BadHeader as error:
        raise record.error(error.what, record.header_lines.get(error.key, 1)) from None
    timeline = Timeline(codec, record.header, _beginning(record, codec))
    for step in record.steps:
        try:
            timeline.again(Moment(**vars(step)), seed=0)
        except BadHeader as error:
            raise record.error(error.what, record.header_lines.get(error.key, 1)) from None
        except IllegalAction as error:
            why = codec.refusal_text(error.reasons)
            what = f"{seat_name(step.seat)} cannot {step.action!r} here: {why}"
            raise record.error(what, step.line) from error
        except BadData as error:
            raise record.error(error.what, error.line or step.line) from None
        yield timeline
    _check_end(record, timeline.game)


def _beginning(record: Record, codec: Codec) -> Game | None:
    """Return the game of the position in a record; None if it was dealt."""
    if not record.steps or record.steps[0].seat != SETUP:
        line = record.steps[0].line if record.steps else record.end_line
        raise record.error(f"a game begins with {SETUP_WORD} or {POSITION}", line)
    first = record.steps[0]
    if first.action != POSITION:
        if record.position:
            what = f"the record has a position, so the game must begin with {POSITION}"
            raise record.error(f"{what}, found {SETUP_WORD}", first.line)
        return None
    if not record.position:
        what = f"expected the position that the game began from, in lines with {QUOTE}"
        raise record.error(what, first.line)
    try:
        return begin_with(codec, record.header, record.position, record.source)
    except BadData as error:
        line = record.position_line + max(0, error.line - 1)
        raise record.error(error.what, line) from None


def _check_end(record: Record, game: Game) -> None:
    """Verify the result, or that there is none; take over the chance of an unfinished game."""
    if not record.result and not record.chance:
        raise record.error(
            "the file is cut: expected further actions, a result or a chance", record.end_line
        )
    result = result_text(game)
    if record.result != result:
        found = record.result or "an unfinished game"
        what = f"expected {result or 'an unfinished game'}, found {found}"
        raise record.error(what, record.end_line)
    if record.chance:
        try:
            game.chance().rng = parse_chance(record.chance)
        except BadData as error:
            raise record.error(error.what, record.end_line) from None
