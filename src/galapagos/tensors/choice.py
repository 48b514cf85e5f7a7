"""What a seat may do now, in one of three forms of the same legal set.

FLAT      every action has a number of its own
FACTORED  word by word: a mask of the words that begin, or go on with, a legal action
POINTER   the legal actions side by side; the number is a place in that list
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from galapagos.kernel.errors import Misuse
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.tensors.encoder import Encoder, clear

FLAT: Final = 0
FACTORED: Final = 1
POINTER: Final = 2
FORM_KEYS: Final[list[str]] = ["flat", "factored", "pointer"]


def numbers_of(encoder: Encoder, form: i64) -> i64:
    """Return how many numbers a form has: the size of its masks."""
    if form == FLAT:
        return encoder.flat
    if form == FACTORED:
        return encoder.vocabulary.size
    return encoder.longest


@final
class Choice:
    """The legal actions of one seat in one position, spelled and numbered; reused."""

    def __init__(self, encoder: Encoder, form: i64) -> None:
        if form < FLAT or form > POINTER or numbers_of(encoder, form) == 0:
            raise Misuse("this game has no such form of actions: ask for another")
        self.encoder = encoder
        self.form = form
        self.width: i64 = encoder.width()
        self.moves = Moves()
        self.words: vec[i16] = vec[i16]([0] * (64 * self.width))
        """The words of each action, row by row; in the factored form once its kind is chosen."""
        self.alive: vec[i32] = vec[i32]([0] * 64)
        """Which actions go on from the words chosen so far, by their places in ``moves``."""
        self.numbers: vec[i16] = vec[i16]([0] * 64)
        """The number of each of these, in the form that was asked for."""
        self.count: i64 = 0
        self.column: i64 = 0
        """The column of the word that is asked for."""
        self.game: Game | None = None
        """Who was asked and where; the game stays as it is until a number is taken."""
        self.seat: i64 = -1

    def ask(self, game: Game, seat: i64) -> None:
        """List what a seat may do; nothing else is done with the game until a number is taken."""
        moves = self.moves
        game.legal(seat, moves)
        count = moves.count
        if self.form == POINTER and count > self.encoder.longest:
            count = self.encoder.longest
        self._make_room(count)
        alive = self.alive
        for index in range(count):
            alive[index] = i32(index)
        self.count = count
        self.column = 0
        self.game = game
        self.seat = seat
        if self.form == FACTORED:
            # Many actions are of a kind that is not chosen: their other words are never needed.
            numbers = self.numbers
            codes = moves.codes
            for index in range(count):
                numbers[index] = i16(self.encoder.kind_word(codes[index]))
        else:
            self._spell(game)
            self._number()

    def _spell(self, game: Game) -> None:
        """Write the words of the actions that go on from here, and let go of the others."""
        encoder = self.encoder
        encoder.prepare(game, self.seat)
        codes = self.moves.codes
        alive = self.alive
        words = self.words
        width = self.width
        for index in range(self.count):
            action = codes[i64(alive[index])]
            codes[index] = action
            alive[index] = i32(index)
            encoder.spell(action, words, index * width)

    def forget(self) -> None:
        """Offer nothing."""
        self.count = 0

    def _make_room(self, count: i64) -> None:
        while len(self.alive) < count:
            self.alive = append(self.alive, 0)
            self.numbers = append(self.numbers, 0)
            for column in range(self.width):
                self.words = append(self.words, 0)

    def _number(self) -> None:
        numbers = self.numbers
        alive = self.alive
        words = self.words
        width = self.width
        for index in range(self.count):
            place = i64(alive[index])
            if self.form == FACTORED:
                numbers[index] = words[place * width + self.column]
            elif self.form == FLAT:
                numbers[index] = i16(self.encoder.flat_of(words, place * width))
            else:
                numbers[index] = i16(place)

    def write_mask(self, mask: vec[u8], at: i64, value: u8) -> None:
        """Set the cell of every number that is on offer."""
        numbers = self.numbers
        for index in range(self.count):
            mask[at + i64(numbers[index])] = value

    def write_rows(self, out: vec[i16], at: i64) -> None:
        """Write the words of every action on offer, row by row."""
        words = self.words
        for cell in range(self.count * self.width):
            out[at + cell] = words[cell]

    def write_prefix(self, out: vec[i16], at: i64) -> None:
        """Write the words chosen so far, each plus 1, by column; 0 where none is."""
        clear(out, at, at + self.width)
        if self.column > 0 and self.count > 0:
            words = self.words
            row = i64(self.alive[0]) * self.width
            for column in range(self.column):
                out[at + column] = words[row + column] + 1

    def any(self, place: i64) -> i64:
        """Return the number at a place of those on offer; equal ones may stand there twice."""
        return i64(self.numbers[place])

    def take(self, number: i64) -> i64:
        """Choose a number: return the action it stands for, or 0 if more words are needed.

        Of actions that share a number the first one listed is meant."""
        left: i64 = 0
        numbers = self.numbers
        alive = self.alive
        for index in range(self.count):
            if i64(numbers[index]) == number:
                alive[left] = alive[index]
                left += 1
                if self.form != FACTORED:
                    break
        if left == 0:
            raise Misuse(f"the number {int(number)} is not on offer: choose where the mask is 1")
        self.count = left
        if self.form == FACTORED and self._next_word():
            self._number()
            return 0
        return self.moves.at(i64(self.alive[0]))

    def _next_word(self) -> bool:
        """Go on to the next column in which the actions that are left have a word; return whether
        there is one."""
        game = self.game
        if self.column == 0 and game is not None:
            self._spell(game)
        row = i64(self.alive[0]) * self.width
        column = self.column + 1
        while column < self.width:
            if self.words[row + column] >= 0:
                self.column = column
                return True
            column += 1
        return False
