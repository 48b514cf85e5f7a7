"""A game that is played, with its past: what programs hold in their hands.

Its positions are never changed: a move is played on a copy, so that moves and games that were
handed out stay what they were. Only the moves are kept, and now and then a position to go back
from; events and records are made of them when somebody asks."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from galapagos.art.picture import Picture
from galapagos.bots.base import Bot
from galapagos.games import kit_for, kit_of
from galapagos.games.kit import Kit
from galapagos.games.points import points_over_time
from galapagos.games.show import Show, named, reasons_view
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData, Misuse
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE, SPECTATOR
from galapagos.library.chart import chart
from galapagos.library.checks import instance, language_named, number, seat_of
from galapagos.library.moves import IllegalMove, LegalMoves, Move, Sentence
from galapagos.library.record_text import RecordText
from galapagos.records.codec import Codec
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import ENGLISH

if TYPE_CHECKING:
    from rich.text import Text

_KEPT_EVERY = 16
_WIDTH = 80
_NARROWEST = 20
_NUMBERS = 1 << 63
_TALL = 1000


class Match:
    """A game in progress; made by `galapagos.new` and `galapagos.load`."""

    def __init__(self, before: Timeline, *, draft: bool = True) -> None:
        """``before``: what was played elsewhere, the setup at least; not to be changed."""
        self._draft = draft
        self._legal = Moves()
        self.codec: Codec = before.codec
        self._begin(before)

    def _begin(self, before: Timeline) -> None:
        self._before = before
        self._past: Timeline | None = None
        """All that was played, if somebody has asked for it since the last move."""
        self._played: list[tuple[int, int]] = []
        """Seat and action of every move that was made here."""
        start = before.game if self._draft else before.game.without_drafts()
        self._kept: dict[int, Game] = {0: start}
        """Positions after so many of these moves."""
        self.game: Game = start
        """The position as the rules know it, for the fast lane; not to be changed: `clone` it."""

    @classmethod
    def of_game(cls, game: Game, codec: Codec | None = None, *, draft: bool = True) -> "Match":
        """Return a match that begins from a complete game, which is not changed.

        ``draft`` as in `galapagos.new`."""
        game = instance(game, Game, "a match begins from a game of the rules")
        if game.viewer() != COMPLETE:
            raise Misuse("a view is not played: `determinise` it, which fills in what is hidden")
        codec = kit_of(game).codec() if codec is None else codec
        before = Timeline(codec, codec.header(game), game.clone())
        before.add(before.try_setup(Tape()))
        return cls(before, draft=draft)

    # --- asking ------------------------------------------------------------------------------

    @property
    def kit(self) -> Kit:
        """What the house knows of this kind of game."""
        return kit_for(self.codec.key)

    @property
    def players(self) -> int:
        """How many play."""
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
        """Whether nobody has anything to decide any more."""
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
        text = instance(text, str, "a move is written as text")
        action = self.codec.parse_action(self.game, text)
        action = self.kit.canonical(self.game, seat, action)
        return Move.of(self.game, self.codec, seat, action)

    def why(
        self, move: Move | str | int, seat: int | None = None, *, language: str = ENGLISH
    ) -> list[Sentence]:
        """Return everything that stands in the way of a move, in sentences; none if it is legal."""
        language = language_named(language)
        seat, action = self._meant(move, seat)
        return self._sentences(seat, action, self.game.why(seat, action), language)

    def view(self, seat: int = SPECTATOR) -> Game:
        """Return what a seat may know, by default what everybody may."""
        return self.game.view(self._viewer(seat))

    def ask(self, bot: Bot, seat: int | None = None) -> Move:
        """Return what a bot would do, of which it is shown the view of its seat only.

        The same position gets the same answer, unless the bot thinks by the clock."""
        instance(bot, Bot, "a bot is asked, such as galapagos.bot('hunter')")
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
        seat, action = self._meant(move, seat)
        if reasons := self.game.why(seat, action):
            raise self._illegal(seat, action, reasons)
        game = self.game.clone()
        game.apply(seat, action)
        self._played.append((seat, action))
        if len(self._played) % _KEPT_EVERY == 0:
            self._kept[len(self._played)] = game
        self.game = game

    def pop(self) -> Move:
        """Take the last move back and return it; dice and draws will be the same again.

        Only in moves that were loaded from a record they will be others."""
        if not self._played:
            return self._pop_before()
        seat, action = self._played.pop()
        self._kept.pop(len(self._played) + 1, None)
        self._past = None
        self.game = self._position(len(self._played))
        return Move.of(self.game, self.codec, seat, action)

    def _meant(self, move: Move | str | int, seat: int | None) -> tuple[int, int]:
        """Return the seat and the action that a move stands for."""
        if isinstance(move, str):
            move = self.move(move, seat)
        if isinstance(move, Move):
            if move.game != self.codec.key:
                raise Misuse(f"this is a move of {move.game}, and {self.codec.key} is played here")
            seat, move = move.seat if seat is None else seat, move.number
        if type(seat) is not int or not 0 <= seat < self.game.seats():
            if self.game.is_over():
                raise Misuse("the game is over: nothing can be done any more")
            seat = self._seat(seat)
        if type(move) is not int or not -_NUMBERS <= move < _NUMBERS:
            number(move, "a move is one of `moves()`, its text or its number, which")
        return seat, move

    def _seat(self, seat: int | None) -> int:
        """Return a seat of this table, by default the one whose turn it is."""
        return int(self.game.actor()) if seat is None else seat_of(seat, self.players)

    def _viewer(self, seat: object) -> int:
        """Return a seat of this table, or the one of spectators."""
        is_spectator = isinstance(seat, int) and seat == SPECTATOR
        return SPECTATOR if is_spectator else seat_of(seat, self.players)

    def _position(self, played: int) -> Game:
        """Return the position after so many of the moves that were made here."""
        start = played - played % _KEPT_EVERY
        game = self._kept[start]
        if start == played:
            return game
        game = game.clone()
        for seat, action in self._played[start:played]:
            game.apply(seat, action)
        return game

    def _pop_before(self) -> Move:
        last = len(self._before.steps) - 1
        if last == 0:
            raise Misuse("no move was made that could be taken back")
        step = self._before.steps[last]
        before = self._before.copy()
        before.cut(last - 1)
        self._begin(before)
        return Move(self.codec.key, step.seat, step.code, step.action)

    # --- looking back ------------------------------------------------------------------------

    def past(self) -> Timeline:
        """Return all that was played, for whoever explains or draws it; not to be changed."""
        if self._past is None:
            self._past = self._before.copy()
        done = len(self._past.steps) - len(self._before.steps)
        for seat, action in self._played[done:]:
            self._past.play(seat, action)
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
        language, seat = language_named(language), self._viewer(seat)
        events, show = self.events, self._show()
        people = show.people(seat, self._names(), language)
        seen = [self.game.event_for(seat, event) for event in events]
        return [Sentence(line.text, rule=line.rule) for line in show.lines(events, seen, people)]

    def record(self) -> RecordText:
        """Return the game so far as the text of a record, which `galapagos.load` takes up again.

        A notebook shows the points over time."""
        return RecordText(self.past().text())

    def chart(self) -> Picture:
        """Return a picture of the points over time, as they would have been counted."""
        return Picture(chart(points_over_time(self.past())))

    def position(self) -> str:
        """Return the position as text."""
        return self.codec.position_text(self.game)

    # --- as a value --------------------------------------------------------------------------

    def copy(self) -> "Match":
        """Return the same match, to go on in another way."""
        other = Match(self._before, draft=self._draft)
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
        language, width = language_named(language), number(width, "the width of a board")
        if width < _NARROWEST:
            raise Misuse(f"a board is at least {_NARROWEST} columns wide, not {width}")
        lines = self._drawn(seat, language, width)
        return "\n".join(line.plain.rstrip() for line in lines)

    def __str__(self) -> str:
        """The board; where what draws it is not installed, the position."""
        return self.board() if find_spec("rich") else self.position()

    def __repr__(self) -> str:
        return f"<Match: {self.game!r} after {self.ply} moves>"

    def _repr_html_(self) -> str:
        """Show the table in a notebook."""
        from galapagos.library.html import page, text_page

        show = self._show()
        people = show.people(self.turn, self._names(), ENGLISH)
        sheet = self.kit.sheet(self.view(self.turn), show, people)
        return text_page(str(self)) if sheet is None else page(sheet)

    def _drawn(self, seat: int | None, language: str, width: int) -> "list[Text]":
        if not find_spec("rich"):
            raise Misuse("a board is drawn with the package rich: pip install 'galapagos[lab]'")
        from rich.text import Text

        viewer = self.turn if seat is None else self._viewer(seat)
        view, show = self.view(viewer), self._show()
        board = self.kit.board(self.codec, show, show.people(viewer, self._names(), language))
        outcome = self.result
        told = [] if outcome is None else board.verdict(view, outcome)
        return board.lines(view, width, _TALL) + [Text(line) for line in told]

    def _show(self) -> Show:
        return self.kit.show(self.codec, self._before.beginning)

    def _names(self) -> list[str]:
        return named([""] * self.players)

    def _illegal(self, seat: int, action: int, reasons: list[Refusal]) -> IllegalMove:
        try:
            text = self.codec.action_text(self.game, action)
        except BadData:
            text = str(action)
        sentences = self._sentences(seat, action, reasons, ENGLISH)
        return IllegalMove(seat, action, reasons, text, sentences)

    def _sentences(
        self, seat: int, action: int, reasons: Sequence[Refusal], language: str
    ) -> list[Sentence]:
        show = self._show()
        people = show.people(seat, self._names(), language)
        told = reasons_view(show, self.game, people, action, reasons)
        return [Sentence(reason.text, reason.code, reason.rule) for reason in told]
