"""The game of a table with its steps and events: played forward, taken back, written as a record.

Trying an action never changes the game: it is played on a copy, which is taken over only when the
journal has kept it. The game that everybody is shown is therefore always the durable one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from galapagos.games import kit_of
from galapagos.kernel.chance import DIE, OutOfChance, Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.records.beginning import POSITION
from galapagos.records.codec import Codec
from galapagos.records.record import Record, Step, result_text
from galapagos.server.table.renumber import Numbers
from galapagos.server.table.secret import BY_ITS_PLACE, Draw, dealt

SETUP = -1
"""In place of a seat: the setup."""
_KEPT_EVERY = 32
_KEPT_LAST = 8


@dataclass(slots=True)
class Played:
    """One step of the game: the setup or an action, and how things stood after it."""

    serial: int
    seat: int
    by: str
    action: str
    dice: list[int]
    draws: list[str]
    events: int
    """How many events the game has had after this step."""
    game: Game | None = None
    """The game after this step, where it is kept for going back quickly."""
    is_private: bool = False
    """Whether nobody but the seat itself can tell that it was made: a step of a draft."""
    draw: int = 0
    """Which draw of the table it was; 0 if it met no chance."""


@dataclass(slots=True)
class Attempt:
    """A step that has been tried and waits to be taken over."""

    step: Played
    game: Game
    events: list[Event]


class Play:
    """A running or finished game at a table."""

    def __init__(
        self, codec: Codec, header: Mapping[str, str], beginning: Game | None = None
    ) -> None:
        """``beginning``: the game of the position that it begins from, never to be changed."""
        self.codec = codec
        self.header = dict(header)
        self.beginning = beginning
        self.steps: list[Played] = []
        self._game: Game | None = None
        self._log = EventLog()
        self._hidden: list[int] = []
        """Places of the events that nobody knows of but their own seat."""

    # --- asking ------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game as the journal has it; not to be changed by whoever looks at it."""
        assert self._game is not None, "the game has not begun"
        return self._game

    @property
    def events(self) -> Sequence[Event]:
        """Everything that has happened; each viewer may see it only through `Game.event_for`."""
        return self._log.events

    def last_step_of(self, seat: int) -> int:
        """Return the index of a seat's last step, -1 if it has none."""
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat == seat:
                return index
        return -1

    def events_by_standing(self, seat: int) -> list[range]:
        """Return the places of the events of each step that a seat's standing answers made."""
        return [
            range(self.events_before(index), step.events)
            for index, step in enumerate(self.steps)
            if step.seat == seat and step.by == "standing"
        ]

    def hidden(self) -> Sequence[int]:
        """Return the places of the events that nobody knows of but their own seat."""
        return self._hidden

    def numbers(self, viewer: int) -> Numbers:
        """Return how a viewer counts the events."""
        return Numbers([n for n in self._hidden if self.events[n].seat != viewer])

    def steps_after(self, serial: int) -> list[Played]:
        """Return what was done after an entry of the journal."""
        return [step for step in self.steps if step.serial > serial]

    def as_of(self, serial: int) -> "Play":
        """Return the same game as it stood after an entry of the journal."""
        past = Play(self.codec, self.header, self.beginning)
        past.steps, past._game = list(self.steps), self._game
        past._log.events += self.events
        past.go_back(serial)
        return past

    def events_before(self, index: int) -> int:
        return self.steps[index - 1].events if index > 0 else 0

    def events_after(self, serial: int) -> int:
        """Return how many events there were after an entry of the journal."""
        for step in reversed(self.steps):
            if step.serial <= serial:
                return step.events
        return 0

    # --- going on ----------------------------------------------------------------------------

    def try_setup(self, secret: bytes, serial: int, draw: Draw = BY_ITS_PLACE) -> Attempt:
        """Set the game up from the secret; raise `BadData` if its header does not allow it.

        For one that begins from a position nothing is drawn."""
        return dealt(secret, serial, lambda tape: self._set_up(tape, serial), draw)

    def try_action(
        self,
        secret: bytes,
        serial: int,
        seat: int,
        by: str,
        action: int,
        draw: Draw = BY_ITS_PLACE,
    ) -> Attempt:
        """Play an action on a copy; raise `IllegalAction` if it is refused."""
        return dealt(secret, serial, lambda tape: self._act(tape, serial, seat, by, action), draw)

    def take_over(self, attempt: Attempt) -> None:
        """Make an attempt the game; it must be the next step."""
        assert attempt.step.events == len(self._log.events) + len(attempt.events)
        attempt.step.game = attempt.game
        self._add(attempt)

    def replay(
        self, serial: int, seat: int, by: str, action: str, dice: list[int], draws: list[str]
    ) -> None:
        """Play a step of the journal again, with the chance it met; raise `BadData` if it differs.

        Like any error in the middle of an action, that leaves a game to be thrown away."""
        words = self.codec.parse_draws(self.header, self._game, draws)
        tape = Tape(dice, words, closed_dice=True, closed_draws=True)
        try:
            if seat == SETUP:
                attempt = self._set_up(tape, serial)
            else:
                code = self.codec.parse_action(self.game, action)
                attempt = self._act(tape, serial, seat, by, code, in_place=True)
        except OutOfChance as error:
            raise BadData(str(error)) from None
        if tape.dice or tape.draws:
            raise BadData("more dice or cards were kept than were rolled or drawn")
        self._add(attempt)

    def _set_up(self, tape: Tape, serial: int) -> Attempt:
        if self.beginning is not None:
            game = self.beginning.clone()
            return Attempt(Played(serial, SETUP, "", POSITION, [], [], 0, game), game, [])
        log = EventLog()
        game = self.codec.new_game(self.header, 0, tape, log)
        game.chance().rng = 0  # never used: every outcome comes from the tape
        game.attach(None)
        step = Played(serial, SETUP, "", "", [], [], len(log.events), game)
        return self._written(Attempt(step, game, log.events), tape, 0)

    def _act(
        self, tape: Tape, serial: int, seat: int, by: str, action: int, *, in_place: bool = False
    ) -> Attempt:
        text = self.codec.action_text(self.game, action)
        is_kept = self.steps[-1].game is self.game
        game = self.game if in_place and not is_kept else self.game.clone()
        game.attach(self._log)
        game.chance().tape = tape
        kit = kit_of(self.game)
        before, owed = len(self._log.events), kit.owing(self.game)
        try:
            game.play(seat, action)
        finally:
            game.attach(None)
            game.chance().tape = None
            events = self._log.events[before:]
            del self._log.events[before:]
        step = Played(serial, seat, by, text, [], [], before + len(events))
        are_hidden = bool(events) and len(kit.hidden_events(game, events)) == len(events)
        step.is_private = are_hidden and kit.owing(game) == owed
        return self._written(Attempt(step, game, events), tape, action)

    def _written(self, attempt: Attempt, tape: Tape, action: int) -> Attempt:
        trace = tape.take_trace()
        attempt.step.dice = [outcome for kind, outcome in trace if kind == DIE]
        outcomes = [outcome for kind, outcome in trace if kind != DIE]
        attempt.step.draws = self.codec.draw_texts(attempt.game, action, outcomes)
        attempt.game.chance().tape = None
        return attempt

    def _add(self, attempt: Attempt) -> None:
        step, first = attempt.step, len(self._log.events)
        hidden = kit_of(attempt.game).hidden_events(attempt.game, attempt.events)
        self._hidden += [first + n for n in hidden]
        self._log.events += attempt.events
        self._game = attempt.game
        self.steps.append(step)
        number = len(self.steps) - 1
        if number % _KEPT_EVERY == 0 and step.game is None:
            step.game = self.game.clone()
        old = number - _KEPT_LAST
        if old > 0 and old % _KEPT_EVERY:
            self.steps[old].game = None

    # --- going back --------------------------------------------------------------------------

    def go_back(self, serial: int) -> None:
        """Return to how things stood after an entry of the journal, at the earliest the setup."""
        while len(self.steps) > 1 and self.steps[-1].serial > serial:
            self.steps.pop()
        again: list[Played] = []
        while self.steps[-1].game is None:
            again.append(self.steps.pop())
        self._game = self.steps[-1].game
        del self._log.events[self.steps[-1].events :]
        self._hidden = [place for place in self._hidden if place < len(self._log.events)]
        for step in reversed(again):
            self.replay(step.serial, step.seat, step.by, step.action, step.dice, step.draws)
            self.steps[-1].draw = step.draw

    # --- writing -----------------------------------------------------------------------------

    def record(self, notes: Mapping[str, str], *, by_draw: bool = False) -> Record:
        """Return the game as a record whose steps tell their places in the journal; or, where
        chance hangs on them, the numbers of their draws."""
        head = {"game": self.codec.key, "rules": str(self.codec.rules_version)}
        steps: list[Step] = []
        before = 0
        for step in self.steps:
            place = step.draw if by_draw else step.serial
            serial = 0 if place in (0, before + 1) else place
            dice, draws = list(step.dice), list(step.draws)
            steps.append(Step(step.seat, step.action, dice, draws, serial=serial))
            before = place or before
        beginning = self.beginning
        position = "" if beginning is None else self.codec.position_text(beginning)
        header = head | self.header | dict(notes)
        return Record(header, steps, result=result_text(self.game), position=position)
