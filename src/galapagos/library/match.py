"""A game that is played, with its past: what programs hold in their hands.

Its positions are never changed: a move is played on a copy, so that moves and games that were
handed out stay what they were. Only the moves are kept, and now and then a position to go back
from; events and records are made of them when somebody asks."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from galapagos.bots.base import Bot
from galapagos.games import kit_for, kit_of
from galapagos.games.kit import Kit
from galapagos.games.show import Show, named, reasons_view
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData, Misuse
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import SPECTATOR
from galapagos.library.moves import IllegalMove, LegalMoves, Move, Sentence
from galapagos.records.codec import Codec
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import ENGLISH

if TYPE_CHECKING:
    from rich.text import Text

_KEPT_EVERY = 16
_NUMBERS = 1 << 63
"""Actions are numbers of 64 bits."""
_WIDTH = 80
_TALL = 1000


class Match:
    """A game in progress; made by `galapagos.new` and `galapagos.load`."""

    def __init__(self, before: Timeline) -> None:
        """``before``: what was played elsewhere, the setup at least; not to be changed."""
        self._before = before
        self._past: Timeline | None = None
        """All that was played, if somebody has asked for it since the last move."""
        self._played: list[tuple[int, int]] = []
        """Seat and action of every move that was made here."""
        self._kept: dict[int, Game] = {}
        """Positions after so many of these moves."""
        self._legal = Moves()
        self.codec: Codec = before.codec
        self.game: Game = before.game
        """The position as the rules know it, for the fast lane; not to be changed: `clone` it."""

    @classmethod
    def of_game(cls, game: Game, codec: Codec | None = None) -> "Match":
        """Return a match that begins from a complete game, which is not changed."""
        codec = kit_of(game).codec() if codec is None else codec
        before = Timeline(codec, codec.header(game), game.clone())
        before.add(before.try_setup(Tape()))
        return cls(before)

    # --- asking ------------------------------------------------------------------------------

    @property
    def kit(self) -> Kit:
        """What the house knows of this kind of game."""
        return kit_for(self.codec.key)

    @property
    def players(self) -> int:
        return int(self.game.seats())

    @property
    def turn(self) -> int:
        """The seat whose decision comes first; -1 when the game is over."""
        return int(self.game.actor())

    @property
    def to_act(self) -> list[int]:
        """All seats that may decide something now."""
        return self.game.seats_to_act()

    @property
    def ply(self) -> int:
        """How many moves were made since the game began."""
        return len(self._before.steps) - 1 + len(self._played)

    def is_over(self) -> bool:
        return self.game.is_over()

    @property
    def result(self) -> Outcome | None:
        """Points and winners; None while the game runs."""
        return self.game.outcome()

    def moves(self, seat: int | None = None) -> LegalMoves:
        """Return the legal moves of a seat, by default of the one whose turn it is."""
        seat = self._seat(seat)
        self.game.legal(seat, self._legal)
        return LegalMoves(self.game, self.codec, seat, self._legal.to_list())

    def move(self, text: str, seat: int | None = None) -> Move:
        """Return the move that a text stands for, legal or not; raise `BadData` if for none."""
        seat = self._seat(seat)
        number = self.codec.parse_action(self.game, text)
        number = self.kit.canonical(self.game, seat, number)
        return Move.of(self.game, self.codec, seat, number)

    def why(
        self, move: Move | str | int, seat: int | None = None, *, language: str = ENGLISH
    ) -> list[Sentence]:
        """Return everything that stands in the way of a move, in sentences; none if it is legal."""
        seat, number = self._meant(move, seat)
        return self._sentences(seat, number, self.game.why(seat, number), language)

    def view(self, seat: int = SPECTATOR) -> Game:
        """Return what a seat may know, by default what everybody may."""
        return self.game.view(seat if seat == SPECTATOR else self._seat(seat))

    def ask(self, bot: Bot, seat: int | None = None) -> Move:
        """Return what a bot would do, of which it is shown the view of its seat only.

        The same position gets the same answer, unless the bot thinks by the clock."""
        seat = self._seat(seat)
        if seat not in self.to_act:
            raise Misuse(f"seat {seat} has nothing to decide now; these have: {self.to_act}")
        chance = Chance(mix(self.ply))
        choice = bot.choose(self.game.view(seat), seat, chance)
        return Move.of(self.game, self.codec, seat, choice.action)

    # --- doing -------------------------------------------------------------------------------

    def push(self, move: Move | str | int, seat: int | None = None) -> None:
        """Make a move: a `Move`, its text or its number; raise `IllegalMove` if it is refused.

        Without a seat it is the one of the `Move`, or whose turn it is."""
        seat, number = self._meant(move, seat)
        if reasons := self.game.why(seat, number):
            raise self._illegal(seat, number, reasons)
        game = self.game.clone()
        game.apply(seat, number)
        self._played.append((seat, number))
        if len(self._played) % _KEPT_EVERY == 0:
            self._kept[len(self._played)] = game
        self.game = game

    def pop(self) -> Move:
        """Take the last move back and return it; dice and draws will be the same again.

        Only in moves that were loaded from a record they will be others."""
        if not self._played:
            return self._pop_before()
        seat, number = self._played.pop()
        self._kept.pop(len(self._played) + 1, None)
        self._past = None
        self.game = self._position(len(self._played))
        return Move.of(self.game, self.codec, seat, number)

    def _meant(self, move: Move | str | int, seat: int | None) -> tuple[int, int]:
        """Return the seat and the action that a move stands for."""
        if isinstance(move, str):
            move = self.move(move, seat)
        if isinstance(move, Move):
            seat, move = move.seat if seat is None else seat, move.number
        seat = self._seat(seat)
        if seat < 0:
            raise Misuse("the game is over: nothing can be done any more")
        if not -_NUMBERS <= move < _NUMBERS:
            raise BadData(f"{move} is no move of any game")
        return seat, move

    def _seat(self, seat: int | None) -> int:
        """Return a seat of this table, by default the one whose turn it is."""
        if seat is None:
            return int(self.game.actor())
        if not 0 <= seat < self.game.seats():
            raise Misuse(f"there is no seat {seat}: they count from 0 to {self.players - 1}")
        return seat

    def _position(self, played: int) -> Game:
        """Return the position after so many of the moves that were made here."""
        start = played - played % _KEPT_EVERY
        game = self._kept[start] if start else self._before.game
        if start == played:
            return game
        game = game.clone()
        for seat, number in self._played[start:played]:
            game.apply(seat, number)
        return game

    def _pop_before(self) -> Move:
        last = len(self._before.steps) - 1
        if last == 0:
            raise Misuse("no move was made that could be taken back")
        step = self._before.steps[last]
        self._before, self._past = self._before.copy(), None
        self._before.cut(last - 1)
        self.game = self._before.game
        return Move(self.codec.key, step.seat, step.code, step.action)

    # --- looking back ------------------------------------------------------------------------

    def past(self) -> Timeline:
        """Return all that was played, for whoever explains or draws it; not to be changed."""
        if self._past is None:
            self._past = self._before.copy()
        done = len(self._past.steps) - len(self._before.steps)
        for seat, number in self._played[done:]:
            self._past.play(seat, number)
        return self._past

    @property
    def stack(self) -> list[Move]:
        """The moves since the game began."""
        steps = self.past().steps[1:]
        return [Move(self.codec.key, step.seat, step.code, step.action) for step in steps]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, secrets included."""
        return self.past().events

    def story(self, seat: int = SPECTATOR, *, language: str = ENGLISH) -> list[Sentence]:
        """Return what has happened, as a seat has seen it, by default as everybody has."""
        events, show = self.events, self._show()
        people = show.people(seat, self._names(), language)
        seat = seat if seat == SPECTATOR else self._seat(seat)
        seen = [self.game.event_for(seat, event) for event in events]
        return [Sentence(line.text, rule=line.rule) for line in show.lines(events, seen, people)]

    def record(self) -> str:
        """Return the game so far as the text of a record, which `galapagos.load` takes up again."""
        return self.past().text()

    def position(self) -> str:
        """Return the position as text."""
        return self.codec.position_text(self.game)

    # --- as a value --------------------------------------------------------------------------

    def copy(self) -> "Match":
        """Return the same match, to go on in another way."""
        other = Match(self._before)
        other._played, other._kept = self._played.copy(), self._kept.copy()
        other.game = self.game
        return other

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both stand at the same position, its chance included, however they came there."""
        return self.game == other.game if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __getstate__(self) -> dict[str, object]:
        """What can be made again is left out."""
        return self.__dict__ | {"_past": None, "_legal": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._legal = Moves()

    # --- for people --------------------------------------------------------------------------

    def board(
        self, seat: int | None = None, *, language: str = ENGLISH, width: int = _WIDTH
    ) -> str:
        """Return the table as a seat sees it, drawn in text; by default the one whose turn it is,
        or a spectator once the game is over."""
        lines = self._drawn(seat, language, width)
        return "\n".join(line.plain.rstrip() for line in lines)

    def __str__(self) -> str:
        """The board; where what draws it is not installed, the position."""
        return self.board() if find_spec("rich") else self.position()

    def __repr__(self) -> str:
        return f"<Match: {self.game!r} after {self.ply} moves>"

    def _repr_html_(self) -> str | None:
        """Show the table in a notebook."""
        if not find_spec("rich"):
            return None
        from galapagos.library.html import page

        return page(self._drawn(None, ENGLISH, _WIDTH))

    def _drawn(self, seat: int | None, language: str, width: int) -> "list[Text]":
        if not find_spec("rich"):
            raise Misuse("a board is drawn with the package rich: pip install 'galapagos[lab]'")
        from rich.text import Text

        viewer = self.turn if seat is None else seat
        view, show = self.view(viewer), self._show()
        board = self.kit.board(self.codec, show, show.people(viewer, self._names(), language))
        outcome = self.result
        told = [] if outcome is None else board.verdict(view, outcome)
        return board.lines(view, width, _TALL) + [Text(line) for line in told]

    def _show(self) -> Show:
        return self.kit.show(self.codec, self._before.beginning)

    def _names(self) -> list[str]:
        return named([""] * self.players)

    def _illegal(self, seat: int, number: int, reasons: list[Refusal]) -> IllegalMove:
        try:
            text = self.codec.action_text(self.game, number)
        except BadData:
            text = str(number)
        sentences = self._sentences(seat, number, reasons, ENGLISH)
        return IllegalMove(seat, number, reasons, text, sentences)

    def _sentences(
        self, seat: int, number: int, reasons: Sequence[Refusal], language: str
    ) -> list[Sentence]:
        show = self._show()
        people = show.people(seat, self._names(), language)
        told = reasons_view(show, self.game, people, number, reasons)
        return [Sentence(reason.text, reason.code, reason.rule) for reason in told]
