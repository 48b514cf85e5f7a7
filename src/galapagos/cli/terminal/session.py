"""A game at the table: recorded and saved after every action, seen only through one seat's view."""

from dataclasses import dataclass, replace
from pathlib import Path

from galapagos.cli.terminal import saves
from galapagos.cli.terminal.guide import Guide
from galapagos.cli.terminal.opponents import RANDOM, Opponents, Thought, parse_opponents
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import Codec
from galapagos.records.lines import parse_seat, seat_name
from galapagos.records.record import Record, parse_record
from galapagos.records.timeline import Timeline
from galapagos.records.undo import horizon
from galapagos.text.people import People
from galapagos.text.story import Line, Summary

MAX_NAME = 16
# Headers of a record that only the table reads.
NAMES_HEADER = "names"
_YOU, _BOTS, _OPPONENTS = "you", "bots", "opponents"
_BOT_STRIDE = 1_000_003


@dataclass(frozen=True)
class Seating:
    """Who plays: the person's seat (or a spectator), everybody's name, and the opponents."""

    seat: int
    names: list[str]
    bots: int
    """The opponents' seed."""
    opponents: str = RANDOM
    """Which bots they are; see `parse_opponents`."""

    def header(self) -> dict[str, str]:
        you = "nobody" if self.seat == SPECTATOR else seat_name(self.seat)
        header = {NAMES_HEADER: ", ".join(self.names), _YOU: you, _BOTS: str(self.bots)}
        return header | ({} if self.opponents == RANDOM else {_OPPONENTS: self.opponents})

    def others(self) -> list[int]:
        """Return the seats that bots play."""
        return [seat for seat in range(len(self.names)) if seat != self.seat]


class Session:
    """Everything that happens in one game; knows nothing of the screen."""

    def __init__(
        self,
        past: Timeline,
        seating: Seating,
        file: Path | None,
        language: str,
    ) -> None:
        self.past = past
        self.seat = seating.seat
        self.bots = seating.bots
        self.file = file
        self.save_error = ""
        """Why the game could not be saved the last time; empty if it was."""
        self.guide = Guide(self.codec, seating.seat, seating.names, language)
        self.opponents = Opponents(seating.opponents, seating.others(), lambda _: self.codec)
        self.thoughts: list[Thought] = []
        """What the opponents thought in this sitting, where there was something to think about."""
        self._choices: list[int] = []
        """The steps that the person can take back: own choices of this sitting."""
        self._told = 0

    @classmethod
    def begin(
        cls,
        codec: Codec,
        header: dict[str, str],
        seed: int,
        seating: Seating,
        file: Path | None,
        language: str,
    ) -> "Session":
        """Set up a new game and save it at once."""
        past = Timeline.begin(codec, header | seating.header(), seed)
        session = cls(past, seating, file, language)
        session.save()
        return session

    @classmethod
    def resume(cls, codec: Codec, file: Path, text: str, language: str) -> "Session":
        """Go on with a saved game; raise `BadData` if it cannot be."""
        record = parse_record(text, source=str(file))
        past = Timeline.of_record(record, codec)
        seating = _seating(record, int(past.game.seats()))
        session = cls(past, seating, file, language)
        session._told = len(past.events)
        return session

    # --- asking ------------------------------------------------------------------------------

    @property
    def codec(self) -> Codec:
        return self.past.codec

    @property
    def names(self) -> People:
        return self.guide.names

    @property
    def _game(self) -> Game:
        return self.past.game

    def view(self) -> Game:
        """Return what the person at this table may know; all the screen is drawn from it."""
        return self._game.view(self.seat)

    def may_act(self) -> bool:
        """Whether the person may decide something now, in turn or out of turn."""
        return bool(self._game.to_act() >> self.seat & 1)

    def actor(self) -> int:
        return int(self._game.actor())

    def is_over(self) -> bool:
        return self._game.is_over()

    def new_lines(self) -> list[Line]:
        """Return what has happened since this was last asked, in sentences."""
        since = self._told
        self._told = len(self.past.events)
        return self._story(self.past.events, since)

    def whole_story(self) -> list[Line]:
        return self._story(self.past.events, 0, details=True)

    def summaries(self) -> list[Summary]:
        return self.guide.show.summaries(self._seen(self.past.events), self.names)

    def _story(self, events: list[Event], since: int, *, details: bool = False) -> list[Line]:
        """Return the events from a place on as lines of a log."""
        seen = self._seen(events[since:])
        return self.guide.show.lines(events, seen, self.names, details=details)

    def _seen(self, events: list[Event]) -> list[Event]:
        return [self._game.event_for(self.seat, event) for event in events]

    # --- acting ------------------------------------------------------------------------------

    def choose(self, action: int, *, is_free: bool = True) -> None:
        """Play the person's action; a free choice, not a forced one, can be taken back."""
        if is_free:
            self._choices.append(len(self.past.steps))
        self.past.play(self.seat, action)
        self.save()

    def let_opponent_play(self) -> None:
        """Let the seat that is to act play, from its own view.

        Its generator starts anew for every move, so that a resumed game goes on the same way."""
        seat = self.actor()
        step = len(self.past.steps)
        chance = Chance(mix(self.bots + step * _BOT_STRIDE))
        choice = self.opponents.choose(self._game.view(seat), seat, chance)
        since = len(self.past.events)
        self.past.play(seat, choice.action)
        if len(choice.lines) != 1:
            bot = self.opponents.names[seat]
            self.thoughts.append(Thought(seat, bot, choice, since, len(self.past.events)))
        self.save()

    def hint_chance(self) -> Chance:
        """Return the generator of a hint: the same question gets the same answer."""
        return Chance(mix(self.bots - len(self.past.steps) * _BOT_STRIDE))

    def story_of(self, thought: Thought) -> list[Line]:
        """Return what a decision of an opponent brought, as the person saw it."""
        return self._story(self.past.events[: thought.until], thought.since)

    def close(self) -> None:
        """Let go of opponents that are programs of their own."""
        self.opponents.close()

    def undo_obstacle(self) -> tuple[str, int]:
        """Return why the last choice stands, as a key of the ``undo`` texts and a seat."""
        if not self._choices:
            return "nothing", self.seat
        found = horizon(self.past, self.seat, kit_of(self._game).tells)
        if self._choices[-1] in found.steps:
            return "", self.seat
        return found.stop, found.stop_seat

    def undo(self) -> str:
        """Take back the last choice, which must be allowed; return the action's text."""
        first = self._choices.pop()
        undone = self.past.steps[first].action
        self.past.cut(first - 1)
        self._told = len(self.past.events)
        self.save()
        return undone

    # --- saving ------------------------------------------------------------------------------

    def save(self) -> None:
        """Save the game in its file, if it has one; a failure is remembered, not raised."""
        if self.file is None:
            return
        try:
            saves.write(self.file, self.past.text())
        except OSError as error:
            self.save_error = error.strerror or str(error)
        else:
            self.save_error = ""

    def save_copy(self, path: Path) -> None:
        saves.write(path, self.past.text())


def default_names(players: int) -> list[str]:
    return [seat_name(seat) for seat in range(players)]


def parse_names(text: str, players: int) -> list[str]:
    """Return the name of each seat from ``Ana, Bo``; seats without one keep their tag."""
    names = [" ".join(name.split()) for name in text.split(",")] if text.strip() else []
    if len(names) > players:
        raise BadData(f"there are {len(names)} names for {players} players")
    for seat, name in enumerate(default_names(players)):
        if seat >= len(names):
            names.append(name)
        elif not names[seat]:
            names[seat] = name
    for name in names:
        if len(name) > MAX_NAME or not name.isprintable():
            raise BadData(f"a name has at most {MAX_NAME} printable characters, not {name!r}")
    if len({name.casefold() for name in names}) < players:
        raise BadData(f"every player needs a name of their own, found {', '.join(names)}")
    return names


def _seating(record: Record, players: int) -> Seating:
    """Read who plays from a record's header; a record from elsewhere seats the person first."""
    header = record.header
    try:
        names = parse_names(header.get(NAMES_HEADER, ""), players)
        you = header.get(_YOU, "P1")
        seat = SPECTATOR if you == "nobody" else parse_seat(you, players)
        opponents = header.get(_OPPONENTS, RANDOM)
        found = Seating(seat, names, 0, opponents)
        parse_opponents(opponents, len(found.others()))
    except BadData as error:
        raise BadData(error.what, source=record.source, line=1) from None
    bots = header.get(_BOTS, "0")
    if not (bots.isascii() and bots.isdigit() and len(bots) < 20):
        raise BadData(f"expected {_BOTS}: NUMBER, found {bots[:40]!r}", source=record.source)
    return replace(found, bots=int(bots))
