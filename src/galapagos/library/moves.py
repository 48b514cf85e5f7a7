"""Moves as values with a text form, the list of those that are legal, and why others are not."""

from collections.abc import Iterator, Sequence
from functools import total_ordering
from typing import overload

from galapagos.kernel.errors import IllegalAction
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec
from galapagos.records.lines import seat_name


@total_ordering
class Move:
    """What a seat does in a game: an action of the rules, ``number``, and its text.

    Moves are equal if the same seat does the same, and are ordered by game, seat and number."""

    __slots__ = ("_codec", "_game", "_number", "_position", "_seat", "_text")
    _codec: Codec
    _position: Game | None

    def __init__(self, game: str, seat: int, number: int, text: str) -> None:
        self._game = game
        self._seat = seat
        self._number = number
        self._position = None
        self._text = text

    @classmethod
    def of(cls, position: Game, codec: Codec, seat: int, number: int) -> "Move":
        """Return a move whose text is made when it is asked for; the position it is made in is not
        changed any more."""
        move = cls(codec.key, seat, number, "")
        move._codec = codec
        move._position = position
        return move

    @property
    def game(self) -> str:
        """The name of the game it is a move of."""
        return self._game

    @property
    def seat(self) -> int:
        """Who makes it."""
        return self._seat

    @property
    def number(self) -> int:
        """The action as the rules know it."""
        return self._number

    @property
    def text(self) -> str:
        """The line that people type and records hold."""
        if self._position is not None:
            self._text = self._codec.action_text(self._position, self._number)
            self._position = None
        return self._text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.game!r}, {self.seat}, {self.number}, {self.text!r})"

    def _key(self) -> tuple[str, int, int]:
        return self._game, self._seat, self._number

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Move) else NotImplemented

    def __lt__(self, other: object) -> bool:
        return self._key() < other._key() if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.game, self.seat, self.number, self.text)


class LegalMoves(Sequence[Move]):
    """The legal moves of a seat, in the documented order of the rules."""

    __slots__ = ("_codec", "_numbers", "_position", "seat")

    def __init__(self, position: Game, codec: Codec, seat: int, numbers: list[int]) -> None:
        self.seat = seat
        self._numbers = numbers
        self._codec = codec
        self._position = position

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._move(number) for number in self._numbers[index]]
        return self._move(self._numbers[index])

    def __iter__(self) -> Iterator[Move]:
        return map(self._move, self._numbers)

    def _move(self, number: int) -> Move:
        return Move.of(self._position, self._codec, self.seat, number)

    def __contains__(self, move: object) -> bool:
        """Whether a move, its text or its number is among them."""
        if isinstance(move, Move):
            return move.seat == self.seat and move.number in self._numbers
        if isinstance(move, str):
            return any(move == one.text for one in self)
        return move in self._numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # a list has none either

    def __repr__(self) -> str:
        return f"<LegalMoves of {seat_name(self.seat)}: {', '.join(map(str, self))}>"


class Sentence(str):
    """A sentence for people, with the ``code`` of what it says and the id of its ``rule``."""

    __slots__ = ("code", "rule")
    code: str
    rule: str

    def __new__(cls, text: str, code: str = "", rule: str = "") -> "Sentence":
        sentence = super().__new__(cls, text)
        sentence.code, sentence.rule = code, rule
        return sentence

    def __reduce__(self) -> tuple[object, ...]:
        return Sentence, (str(self), self.code, self.rule)


class IllegalMove(IllegalAction):
    """Raised when a move is refused: ``sentences`` say why. Nothing has changed."""

    def __init__(
        self,
        seat: int,
        action: int,
        reasons: list[Refusal],
        text: str,
        sentences: Sequence[Sentence],
    ) -> None:
        super().__init__(seat, action, reasons)
        self.text = text
        self.sentences = list(sentences)

    def __str__(self) -> str:
        ruled = [f"{one} ({one.rule})" if one.rule else one for one in self.sentences]
        return f"{seat_name(self.seat)} cannot {self.text!r}: {' '.join(ruled)}"

    def __repr__(self) -> str:
        return f"IllegalMove({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.seat, self.action, self.reasons, self.text, self.sentences)
        return IllegalMove, parts
