"""Games as integers: what pickling and comparing stand on.

A game writes its whole state into one list of integers and reads it back. The order belongs to a
version of the rules; texts that outlive one are positions and records.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.kernel.errors import BadData


@final
class Numbers:
    """Reads integers in the order in which they were written."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.place = 0

    def next(self) -> i64:
        number: i64 = self.numbers[self.place]
        self.place += 1
        return number

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
