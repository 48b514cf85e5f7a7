"""A table: what its journal makes of it. Pure: no clock, no I/O, nothing asynchronous.

`fold` takes the entries in one by one; everything else asks. What may happen next is decided in
`decide`, which folds new entries into a copy. The same entries always make the same table.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from galapagos.games import kit_for, kit_of
from galapagos.games.show import Show, show_for
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.beginning import begin_with
from galapagos.records.codec import Codec
from galapagos.records.record import format_record
from galapagos.records.timeline import SETUP, Attempt, Moment, Timeline
from galapagos.records.undo import Horizon, horizon
from galapagos.records.versions import known_version, todays_header, todays_position
from galapagos.server.table import journal as j
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.clocks import Clocks
from galapagos.server.table.journal import AnyEntry, Seat, Settings
from galapagos.server.table.renumber import Numbers
from galapagos.server.table.secret import BY_PLACE, BY_SEEDS, Draw, Seed, mix_of, seeds_text
from galapagos.server.table.undo import TakenBack, remembered, taken_back
from galapagos.wire.standing import StandingAnswers

LOBBY, PLAYING, PAUSED, OVER = "lobby", "playing", "paused", "over"
SUBSTITUTE = "forager"
"""The bot that plays for people who are away, and answers when their time is over."""
MISSES = 2
"""Time-outs in a row after which a bot takes the seat over."""


@dataclass(eq=False)
class Table:
    """One table as it stands after its last entry."""

    code: str
    _codecs: Codecs
    secret: bytes
    serial: int = 0
    """The place of the last entry in the journal."""
    moved: int = 0
    """The place of the last entry that changed the game."""
    undone: int = 0
    """The place of the last undo of which everybody knows: what was shown before it may not
    hold any more."""
    told: int = 0
    """The place of the last change of the game that was not a step of somebody's draft."""
    at: int = 0
    """The time of the last entry."""
    told_at: int = 0
    """The time of the last entry that was not a step of somebody's draft."""
    status: str = ""
    trouble: str = ""
    """Why the table can only be looked at; empty if it can be used."""
    maker: str = ""
    opened_at: int = 0
    commitment: str = ""
    game_key: str = ""
    rules: int = 0
    """The version of the rules that the table is played by."""
    cards: str = ""
    """The key of the server's own card set; empty for the usual cards."""
    header: dict[str, str] = field(default_factory=dict)
    """What the game is set up from, by today's rules also where it was opened by earlier
    ones: `records.versions` says how they are carried over."""
    agreed: dict[str, str] = field(default_factory=dict)
    """The same in the words of the version that the table was opened by; a rematch goes by
    them, so that it is played by today's rulings."""
    position: str = ""
    """The text of the position that this table begins from, as it was given."""
    beginning: Game | None = None
    """The game of the position that this table begins from, if it does; never changed."""
    arranged: list[j.Opened | j.Configured] = field(default_factory=list)
    """How the table was opened, and last arranged since."""
    seats: list[Seat] = field(default_factory=list)
    settings: Settings = field(default_factory=Settings)
    taken: dict[int, j.Absence] = field(default_factory=dict)
    """Seats of people for whom a bot plays now."""
    misses: dict[int, int] = field(default_factory=dict)
    """How often in a row a seat has let its time run out."""
    standing: dict[int, StandingAnswers] = field(default_factory=dict)
    """Standing answers, by seat; secrets of their owners."""
    taken_back: list[TakenBack] = field(default_factory=list)
    """What was taken back of which others knew, in its order."""
    fair: int = BY_PLACE
    """What the chance of this table hangs on."""
    bound: dict[str, str] = field(default_factory=dict)
    """Hashes of seeds, by the person whose page has bound itself to one."""
    opened: dict[str, str] = field(default_factory=dict)
    """Seeds that were opened, by person."""
    is_sealed: bool = False
    """Whether the game is about to begin: the pages open their seeds."""
    seeds: tuple[Seed, ...] = ()
    """What the pages have added to the chance of the game that has begun."""
    draws: int = 0
    """How many entries have met chance, those that were taken back too."""
    previous: str = ""
    next: str = ""
    result: str = ""
    clocks: Clocks = field(default_factory=lambda: Clocks(Settings().clock, 0))
    _codec: Codec | None = None
    _show: Show | None = None
    _play: Timeline | None = None
    _granted: dict[tuple[str, str], int] = field(default_factory=dict)
    _private: list[tuple[int, int]] = field(default_factory=list)
    """Places and seats of entries of which only that seat knows."""
    _drafts_undone: dict[int, int] = field(default_factory=dict)
    """The place of the last undo, by seat, of which only that seat knows."""
    _numbers: dict[int, Numbers] = field(default_factory=dict)
    """How viewers count the entries, as far as somebody has asked since the last one."""
    _took_back: set[int] = field(default_factory=set)
    """Seats that have taken something back and not acted since: they want to be asked."""

    @classmethod
    def load(cls, code: str, codecs: Codecs, secret: bytes, entries: Sequence[AnyEntry]) -> "Table":
        """Fold a whole journal. A table that this program cannot go on with is read-only."""
        table = cls(code, codecs, secret)
        for entry in entries:
            table.fold(entry)
        return table

    def copy(self) -> "Table":
        """Return the same table, to go on from without changing this one."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.seats, other.clocks = self.seats.copy(), self.clocks.copy()
        other.taken, other.misses = self.taken.copy(), self.misses.copy()
        other.standing = self.standing.copy()
        other.bound, other.opened = self.bound.copy(), self.opened.copy()
        other._granted, other._private = self._granted.copy(), self._private.copy()
        other._drafts_undone = self._drafts_undone.copy()
        other._took_back = self._took_back.copy()
        other._play = None if self._play is None else self._play.copy()
        return other

    # --- asking ------------------------------------------------------------------------------

    @property
    def codec(self) -> Codec:
        assert self._codec is not None, "the table is not open"
        return self._codec

    @property
    def show(self) -> Show:
        """How the game of this table is shown."""
        if self._show is None:
            self._show = show_for(self.codec, self.beginning)
        return self._show

    @property
    def play(self) -> Timeline:
        assert self._play is not None, "the game has not begun"
        return self._play

    @property
    def has_begun(self) -> bool:
        return self._play is not None

    @property
    def is_playing(self) -> bool:
        return self.status == PLAYING and not self.trouble

    def names(self) -> list[str]:
        """Return what each seat is called; empty where it is open."""
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        """Return the seats a person plays, with those of others on the same screen."""
        return [
            number for number, seat in enumerate(self.seats) if person and seat.person == person
        ]

    def people(self) -> list[str]:
        """Return everybody who plays here, each once, by seat."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def host(self) -> str:
        """Return who may arrange the table: who opened it, or the first who sits there."""
        people = self.people()
        if self.maker in people or not people:
            return self.maker
        return people[0]

    def viewer(self, person: str, as_seat: int | None = None) -> int:
        """Return whose view a person gets: one of their own seats, or a spectator's."""
        own = self.seats_of(person)
        if as_seat in own:
            return as_seat
        return own[0] if own else SPECTATOR

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays a seat now, be it for somebody else; empty for a person."""
        if self.seats[seat].kind == "bot":
            return self.seats[seat].bot
        return SUBSTITUTE if seat in self.taken else ""

    def waiting_for(self) -> list[int]:
        """Return the seats without whose decision nothing goes on; none while it is paused."""
        return kit_of(self.play.game).owing(self.play.game) if self.is_playing else []

    def as_wished(self, seat: int) -> int | None:
        """Return what the standing answers of a seat choose now; None if it is to be asked."""
        answers = self.standing.get(seat)
        if answers is None or seat in self._took_back or seat not in self.waiting_for():
            return None
        view = self.play.game.view(seat)
        return kit_of(view).chosen(view, seat, answers)

    def seats_as_wished(self) -> list[int]:
        """Return the seats that are waited for and whose standing answers say what they do."""
        return [seat for seat in sorted(self.standing) if self.as_wished(seat) is not None]

    def bots_to_move(self) -> list[int]:
        """Return the seats that bots decide for now; what a person has wished comes first."""
        return [
            seat
            for seat in self.waiting_for()
            if self.bot_of(seat) and self.as_wished(seat) is None
        ]

    def remaining(self) -> int | None:
        """Return how many milliseconds after its last entry something happens here without
        anybody's doing; 0: at once, None: never."""
        if self.is_sealed and not self.trouble:
            return 0
        if not self.is_playing:
            return None
        if self.bots_to_move() or self.seats_as_wished():
            return 0
        lefts = [left for s in self.clocks.running() if (left := self.clocks.left(s)) is not None]
        return min(lefts, default=None)

    def next_draw(self, seeds: Sequence[Seed] | None = None) -> Draw:
        """Return the draw that the next action meets, if it meets one.

        ``seeds``: those that the game is begun with, if they are not in the journal yet."""
        if self.fair == BY_PLACE:
            return Draw()
        mix = mix_of(self.seeds if seeds is None else seeds) if self.fair == BY_SEEDS else b""
        return Draw(self.draws + 1, mix)

    def seeds_with(self, opened: Mapping[str, str]) -> tuple[Seed, ...]:
        """Return what the pages add to the chance if these people have opened their seeds, in the
        order of the seats."""
        return tuple(
            Seed(self.seats_of(person)[0], self.bound[person], opened.get(person, ""))
            for person in self.people()
            if person in self.bound
        )

    def horizon(self, seat: int) -> Horizon:
        """Return how far a seat may take back on its own."""
        return horizon(self.play, seat, kit_of(self.play.game).tells)

    def granted(self, person: str, wish: str) -> int | None:
        """Return the place of the entry that a person's wish led to, if it was granted before."""
        return self._granted.get((person, wish)) if wish else None

    def new_play(self) -> Timeline:
        """Return the game of this table before it begins."""
        return Timeline(self.codec, self.header, self.beginning, kit_for(self.codec.key))

    def numbers(self, viewer: int) -> Numbers:
        """Return how a viewer counts the entries of the journal."""
        found = self._numbers.get(viewer)
        if found is None:
            found = Numbers([place for place, seat in self._private if seat != viewer])
            self._numbers[viewer] = found
        return found

    def is_told(self, serial: int, viewer: int) -> bool:
        """Whether a viewer may know that there was an entry at this place of the journal."""
        at = bisect_left(self._private, (serial, SPECTATOR))
        if at == len(self._private) or self._private[at][0] != serial:
            return True
        return self._private[at][1] == viewer

    def is_private_undo(self, entry: j.Undone) -> bool:
        """Whether what an entry is going to take back is a draft of which only its seat knows."""
        own = [step for step in self.play.steps_after(entry.to) if step.seat == entry.seat]
        return not entry.agreed and all(step.is_private for step in own)

    def undone_for(self, viewer: int) -> int:
        """Return the place of the last undo of which a viewer knows."""
        return max(self.undone, self._drafts_undone.get(viewer, 0))

    def record_text(self) -> str:
        """Return the finished game as a record, with the secret that its chance came from."""
        notes = {
            "table": self.code,
            "names": ", ".join(self.names()),
            "commitment": self.commitment,
            "secret": self.secret.hex(),
        }
        by_draw = self.fair != BY_PLACE
        if by_draw:
            standing = {step.draw for step in self.play.steps}
            gone = [n for n in range(1, self.draws + 1) if n not in standing]
            notes |= {"fair": str(self.fair), "taken_back": " ".join(map(str, gone))}
        if self.fair == BY_SEEDS:
            notes["seeds"] = seeds_text(self.seeds)
        return format_record(self.play.record(notes, by_draw=by_draw))

    # --- folding -----------------------------------------------------------------------------

    def fold(self, entry: AnyEntry, attempt: Attempt | None = None) -> None:
        """Take the next entry in. After one that cannot be followed only the counting goes on.

        ``attempt``: the step of the game that it tells of, if it was just played."""
        assert entry.serial == self.serial + 1, f"entry {entry.serial} after {self.serial}"
        self._numbers = {}
        self.serial = entry.serial
        if not self.trouble:
            try:
                self._take_in(entry, attempt)
            except Exception as error:  # also a bug of ours: better read-only than lost
                self.trouble = f"entry {entry.serial} of this table cannot be followed: {error}"
        self.at = entry.at
        if self.is_told(entry.serial, SPECTATOR):
            self.told_at = entry.at
        if entry.id:
            self._granted[entry.person, entry.id] = entry.serial

    def be_read_only(self, why: str) -> None:
        """Let the table only be looked at: its journal goes on in a way not known here."""
        self.trouble = why

    def _take_in(self, entry: AnyEntry, attempt: Attempt | None) -> None:
        self._pass_time(entry)
        match entry:
            case j.Opened() | j.Configured():
                self.arrange(entry)
            case j.Seated() | j.Stood() | j.Kicked() | j.Renamed():
                self._seat(entry)
            case j.Bound():
                self.bound[entry.person] = entry.hash
            case j.Sealed():
                self.is_sealed = True
            case j.Revealed():
                self.opened[entry.person] = entry.seed
            case j.Started() | j.Acted():
                self._go_on(entry, attempt)
            case j.Undone():
                self._take_back(entry)
            case j.StandingSet():
                self.standing[entry.seat] = entry.answers
                self._private.append((entry.serial, entry.seat))
            case j.BotTook():
                self.taken[entry.seat] = entry.why
            case j.GaveBack():
                self.taken.pop(entry.seat, None)
                self.misses.pop(entry.seat, None)
            case j.Paused():
                self.status = PAUSED
                self.clocks.stop()
            case j.Resumed():
                self.status = PLAYING
                self.clocks.go_on()
            case j.Woke():
                pass
            case j.Ended():
                self.status = OVER
                self.result = entry.result
                self.clocks.stop()
            case j.Rematched():
                self.next = entry.table
            case _:
                assert_never(entry)
        if self.has_begun:
            self.clocks.wait_for(self._thinkers())

    def _seat(self, entry: j.Seated | j.Stood | j.Kicked | j.Renamed) -> None:
        old = self.seats[entry.seat]
        if isinstance(entry, j.Renamed):
            self.seats[entry.seat] = Seat(old.kind, old.person, entry.name, old.bot)
            return
        if isinstance(entry, j.Seated):
            self.maker = j.maker_after(self.maker, old, entry)
            self._hand_over(old.person, entry)
        self.seats[entry.seat] = entry.who if isinstance(entry, j.Seated) else Seat()
        self._forget_gone()

    def _hand_over(self, before: str, entry: j.Seated) -> None:
        """Let somebody who goes on under another identity stay bound to the same seed."""
        if before and entry.person == before != entry.who.person:
            for known in (self.bound, self.opened):
                if before in known:
                    known[entry.who.person] = known[before]

    def _forget_gone(self) -> None:
        """Forget the seeds of those who have no seat any more."""
        self.bound = {p: seed_hash for p, seed_hash in self.bound.items() if self.seats_of(p)}
        self.opened = {p: seed for p, seed in self.opened.items() if self.seats_of(p)}

    def _pass_time(self, entry: AnyEntry) -> None:
        if isinstance(entry, j.Woke):
            self.clocks.forgive(entry.at)
        else:
            self.clocks.pass_time(entry.at)

    def _thinkers(self) -> dict[int, bool]:
        """Return the people who are waited for, and whether outside their own turn."""
        game = self.play.game
        kit = kit_of(game)
        owing = [seat for seat in kit.owing(game) if not self.bot_of(seat)]
        return {seat: kit.is_reaction(game, seat) for seat in owing}

    def arrange(self, entry: j.Opened | j.Configured) -> None:
        """Set the table up as an entry says; raise `BadData` if this program cannot."""
        self.arranged = [*self.arranged[:1], entry]
        if isinstance(entry, j.Opened):
            self.maker = entry.person
            self.opened_at = entry.at
            self.commitment = entry.commitment
            self.previous = entry.previous
            self.fair = entry.fair
        self.status = LOBBY
        self.game_key, self.cards = entry.game, entry.cards
        self.agreed = entry.header
        self.seats = list(entry.seats)
        self.settings = entry.settings
        self.clocks = Clocks(self.settings.clock, len(self.seats))
        self._forget_gone()
        self._codec, self._show = self._codecs.get(entry.game, entry.cards), None
        self.rules = self._codec.rules_version
        rules = known_version(self._codec, str(entry.rules))
        self.header = todays_header(self._codec, entry.header, rules)
        self._codec.check_header(self.header)
        if isinstance(entry, j.Opened) and entry.position:
            self.position = entry.position
            position = todays_position(self._codec, entry.position, rules)
            source = f"the position of table {self.code}"
            self.beginning = begin_with(self._codec, self.header, position, source)

    def _go_on(self, entry: j.Started | j.Acted, attempt: Attempt | None) -> None:
        if isinstance(entry, j.Started):
            self._play = self.new_play()
            self.seeds, self.is_sealed = self.seeds_with(self.opened), False
            self.status = PLAYING
            self.clocks.go_on()
        if attempt is not None:
            self.play.add(attempt)
        else:
            self.play.again(_moment(entry))
        step = self.play.steps[-1]
        if step.dice or step.draws:
            self.draws += 1
            step.draw = self.draws
        self._note_move(entry.serial, step.seat if step.is_private else SPECTATOR)
        if isinstance(entry, j.Acted):
            self._note_answer(entry, is_private=step.is_private)

    def _note_answer(self, entry: j.Acted, *, is_private: bool) -> None:
        """Note what an action means for the clocks of its seat.

        A draft is no decision yet: it neither earns time nor counts as a time-out."""
        self._took_back.discard(entry.seat)
        if is_private:
            return
        self.clocks.acted(entry.seat, in_time=entry.by != "clock")
        if entry.by == "clock":
            self.misses[entry.seat] = self.misses.get(entry.seat, 0) + 1
        elif entry.by != "standing":  # that one says nothing about whether anybody is there
            self.misses.pop(entry.seat, None)

    def _take_back(self, entry: j.Undone) -> None:
        """Return to an earlier step. What others have drafted since stays, so that no undo tells
        of it or spoils it, unless everybody has agreed to go back. A draft of a turn that is not
        theirs any more, because it was ended for them by what is taken back, goes with it."""
        is_private = self.is_private_undo(entry)
        if not is_private:
            took = taken_back(self.play, entry.to, entry.seat, agreed=entry.agreed)
            self.taken_back = remembered([*self.taken_back, took])
        self._took_back.add(entry.seat)
        drafts = [
            step
            for step in self.play.steps_after(entry.to)
            if step.is_private and step.seat != entry.seat and not entry.agreed
        ]
        self.play.cut(self.play.at(entry.to))
        for step in drafts:
            action = self.codec.parse_action(self.play.game, step.action)
            if not self.play.game.why(step.seat, action):
                self.play.again(step)
        if is_private:
            self._drafts_undone[entry.seat] = entry.serial
        else:
            self.undone = entry.serial
        self._note_move(entry.serial, entry.seat if is_private else SPECTATOR)

    def _note_move(self, serial: int, only_for: int) -> None:
        """Note that the game has changed; ``only_for``: the one seat that can tell."""
        self.moved = serial
        if only_for == SPECTATOR:
            self.told = serial
        else:
            self._private.append((serial, only_for))


def _moment(entry: j.Started | j.Acted) -> Moment:
    """Return a step of the game as the journal has it."""
    if isinstance(entry, j.Started):
        return Moment(SETUP, "", entry.dice, entry.draws, serial=entry.serial)
    return Moment(
        entry.seat, entry.action, entry.dice, entry.draws, serial=entry.serial, by=entry.by
    )
