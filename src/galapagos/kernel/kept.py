"""Games as bytes: what pickling and comparing stand on.

A game writes its whole state as integers in an order of its own and reads them back. The order
belongs to a version of the rules; texts that outlive one are positions and records. What games
share, their options and cards, is kept as bytes too and made once from the same bytes.
"""

from typing import Final, TypeVar, final
from zlib import crc32

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from galapagos.kernel.errors import BadData

_LEAST: Final = -2
_LARGE: Final = 255
"""A byte from 0 on stands for the numbers from -2 on; after this one a number stands in full."""
_SEAL: Final = 8
"""Bytes at the end, by which one sees that the others came as they were sent."""
_MOST_SHARED: Final = 64

_Shared = TypeVar("_Shared")


def packed(numbers: list[int]) -> bytes:
    """Return integers as bytes: one for a small number, nine for any other; and a seal."""
    writer = BytesWriter()
    for number in numbers:
        value: i64 = number
        if value >= _LEAST and value < _LARGE + _LEAST:
            writer.append(u8(value - _LEAST))
        else:
            writer.append(_LARGE)
            write_i64_le(writer, value)
    write_i64_le(writer, crc32(writer.getvalue()))
    return writer.getvalue()


@final
class Numbers:
    """Reads integers that were `packed`, in their order; raises `BadData` if they are not whole."""

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
        """Return what `add_row` has written."""
        row = vec[i64]()
        for _place in range(self.next()):
            row = append(row, self.next())
        return row

    def text(self) -> str:
        """Return what `add_text` has written."""
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


def add_row(numbers: list[int], row: vec[i64]) -> None:
    """Write the length of a row, then the row."""
    numbers.append(len(row))
    for place in range(len(row)):
        numbers.append(int(row[place]))


def add_text(numbers: list[int], text: str) -> None:
    """Write a text that `Numbers.text` reads."""
    data = text.encode()
    numbers.append(len(data))
    numbers += list(data)


def company(options: bytes, cards: bytes) -> i64:
    """Return a number by which a kept state knows the options and cards it was kept with."""
    return read_i64_le(options, len(options) - _SEAL) ^ (
        read_i64_le(cards, len(cards) - _SEAL) << 30
    )


def shared(made: dict[bytes, _Shared], content: bytes, thing: _Shared) -> _Shared:
    """Remember what these bytes are, for other games that come with the same; return it."""
    if len(made) == _MOST_SHARED:
        made.clear()
    made[content] = thing
    return thing


def three_parts(game: str, parts: tuple[object, ...]) -> tuple[bytes, bytes, bytes]:
    """Return options, cards and state of a kept game; raise `BadData` if it has other parts."""
    if len(parts) == 3:
        options, cards, state = parts
        if isinstance(options, bytes) and isinstance(cards, bytes) and isinstance(state, bytes):
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
