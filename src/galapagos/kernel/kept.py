"""Games as bytes: what pickling and comparing stand on.

A game writes its whole state as integers in an order of its own and reads them back. The order
belongs to a version of the rules; texts that outlive one are positions and records. What games
share, their options and cards, is kept as bytes too and made once from the same bytes.
"""

from typing import Final, Generic, TypeVar, final
from zlib import crc32

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from galapagos.kernel.errors import BadData

FORM: Final = 3
"""To be counted up whenever the bytes of any game come to mean something else."""
_LEAST: Final = -2
_LARGE: Final = 255
"""A byte from 0 on stands for the numbers from -2 on; after this one a number stands in full."""
_SEAL: Final = 8
"""Bytes at the end, by which one sees that the others came as they were sent."""
_MARKS: Final[i64] = 48
"""Zeros and ones that are written as one number."""
_MOST_SHARED: Final = 64

_Thing = TypeVar("_Thing")


@final
class Packer:
    """Writes integers as bytes for `Numbers`: one for a small number, nine for any other."""

    def __init__(self) -> None:
        self.writer = BytesWriter()

    def add(self, number: i64) -> None:
        if number >= _LEAST and number < _LARGE + _LEAST:
            self.writer.append(u8(number - _LEAST))
        else:
            self.writer.append(_LARGE)
            write_i64_le(self.writer, number)

    def add_flag(self, flag: bool) -> None:
        self.add(1 if flag else 0)

    def add_row(self, row: vec[i64]) -> None:
        """Write the length of a row, then the row."""
        self.add(len(row))
        for place in range(len(row)):
            self.add(row[place])

    def add_marks(self, row: vec[i64]) -> None:
        """Write a row of zeros and ones: its length, then a bit for each."""
        self.add(len(row))
        for start in range(0, len(row), _MARKS):
            marks: i64 = 0
            for place in range(start, min(start + _MARKS, len(row))):
                marks |= row[place] << (place - start)
            self.add(marks)

    def add_text(self, text: str) -> None:
        data = text.encode()
        self.add(len(data))
        for byte in data:
            self.add(byte)

    def sealed(self) -> bytes:
        """Return all that was written, and a seal."""
        write_i64_le(self.writer, crc32(self.writer.getvalue()))
        return self.writer.getvalue()


def packed(numbers: list[int]) -> bytes:
    """Return integers as `Numbers` reads them."""
    packer = Packer()
    for number in numbers:
        packer.add(number)
    return packer.sealed()


@final
class Numbers:
    """Reads what a `Packer` wrote, in its order; raises `BadData` if it is not whole."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place: i64 = 0
        self.end: i64 = len(data) - _SEAL
        if self.end < 0 or crc32(data[: self.end]) != read_i64_le(data, self.end):
            raise _not_whole()

    def next(self) -> i64:
        place = self.place
        if place >= self.end:
            raise _not_whole()
        value: i64 = self.data[place]
        if value != _LARGE:
            self.place = place + 1
            return value + _LEAST
        self.place = place + 9
        return read_i64_le(self.data, place + 1)

    def flag(self) -> bool:
        return self.next() != 0

    def row(self) -> vec[i64]:
        """Return what `Packer.add_row` has written."""
        row = self._blank_row()
        for place in range(len(row)):
            row[place] = self.next()
        return row

    def marks(self) -> vec[i64]:
        """Return what `Packer.add_marks` has written."""
        row = self._blank_row()
        for start in range(0, len(row), _MARKS):
            marks = self.next()
            for place in range(start, min(start + _MARKS, len(row))):
                row[place] = marks & 1
                marks >>= 1
        return row

    def _blank_row(self) -> vec[i64]:
        count = self.next()
        return vec[i64]([0] * count)

    def text(self) -> str:
        """Return what `Packer.add_text` has written."""
        return bytes([int(number) for number in self.row()]).decode()

    def check_company(self, options: bytes, cards: bytes) -> None:
        """Raise `BadData` unless the next number is the `company` of these."""
        if self.next() != company(options, cards):
            raise _not_whole()

    def finish(self) -> None:
        """Raise `BadData` unless all was read."""
        if self.place != self.end:
            raise _not_whole()


def _not_whole() -> BadData:
    return BadData("a kept game has lost bytes, or others came into it: keep it again")


def company(options: bytes, cards: bytes) -> i64:
    """Return a number by which a kept state knows the options and cards it was kept with."""
    return read_i64_le(options, len(options) - _SEAL) ^ (
        read_i64_le(cards, len(cards) - _SEAL) << 30
    )


@final
class Shared(Generic[_Thing]):
    """Things that games with the same bytes share. Not too many, and found by the seal of their
    bytes: to hash all of a card set takes longer than to read a state."""

    def __init__(self) -> None:
        self._known: dict[bytes, tuple[bytes, _Thing]] = {}

    def find(self, content: bytes) -> _Thing | None:
        """Return what was remembered with exactly these bytes."""
        known = self._known.get(content[-_SEAL:])
        if known is None or known[0] != content:
            return None
        return known[1]

    def remember(self, content: bytes, thing: _Thing) -> _Thing:
        """Remember what these bytes are, for other games that come with the same; return it."""
        if len(self._known) == _MOST_SHARED:
            self._known.clear()
        self._known[content[-_SEAL:]] = content, thing
        return thing


def kept_parts(game: str, parts: tuple[object, ...]) -> tuple[bytes, bytes, bytes]:
    """Return options, cards and state of a kept game; raise `BadData` if its form is another."""
    if len(parts) == 4:
        form, options, cards, state = parts
        if (
            form == FORM
            and isinstance(options, bytes)
            and isinstance(cards, bytes)
            and isinstance(state, bytes)
        ):
            return options, cards, state
    raise BadData(
        f"a game of {game} that another version of this program has kept cannot be taken up by "
        "this one: keep its record, which can be replayed"
    )


def check_version(game: str, kept: i64, now: i64) -> None:
    """Raise `BadData` if a game was kept by other rules than these."""
    if kept != now:
        raise BadData(
            f"a game of {game} that version {kept} of the rules has kept cannot be taken up by "
            f"version {now}: keep its record, which can be replayed"
        )
