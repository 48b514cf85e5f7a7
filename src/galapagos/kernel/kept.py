"""Games as bytes: what pickling and comparing stand on.

A game writes its whole state as integers in an order of its own and reads them back. The order
belongs to a version of the rules; texts that outlive one are positions and records.
"""

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from galapagos.kernel.errors import BadData

_LEAST: Final = -2
_LARGE: Final = 255
"""A byte from 0 on stands for the numbers from -2 on; after this one a number stands in full."""


def packed(numbers: list[int]) -> bytes:
    """Return integers as bytes: one for a small number, nine for any other."""
    writer = BytesWriter()
    for number in numbers:
        value: i64 = number
        if value >= _LEAST and value < _LARGE + _LEAST:
            writer.append(u8(value - _LEAST))
        else:
            writer.append(_LARGE)
            write_i64_le(writer, value)
    return writer.getvalue()


@final
class Numbers:
    """Reads integers that were `packed`, in their order."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place: i64 = 0

    def next(self) -> i64:
        place = self.place
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


def add_row(numbers: list[int], row: vec[i64]) -> None:
    """Write the length of a row, then the row."""
    numbers.append(len(row))
    for place in range(len(row)):
        numbers.append(int(row[place]))


def check_version(game: str, kept: i64, now: i64) -> None:
    """Raise `BadData` if a game was kept by other rules than these."""
    if kept != now:
        raise BadData(
            f"a game of {game} that version {kept} of the rules has kept cannot be taken up by "
            f"version {now}: keep its record, which can be replayed"
        )
