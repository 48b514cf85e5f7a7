"""The buffer that legal actions are written into; reused, so asking allocates nothing."""

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import Misuse

_SHOWN: Final = 8


@final
class Moves:
    """A growing list of action codes, in the order the game documents."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget all codes; the room for them is kept."""
        self.count = 0

    def add(self, code: i64) -> None:
        """Append a code."""
        if self.count == len(self.codes):
            self._grow()
        self.codes[self.count] = code
        self.count += 1

    def add_all(self, other: "Moves") -> None:
        """Append the codes of another buffer."""
        for index in range(other.count):
            self.add(other.codes[index])

    def _grow(self) -> None:
        """Make room for twice as many."""
        for number in range(self.count):
            self.codes = append(self.codes, 0)

    def at(self, index: i64) -> i64:
        """Return the code at an index below ``count`` (not checked against it)."""
        return self.codes[index]

    def any(self, chance: Chance) -> i64:
        """Return one of the codes at random; raise `Misuse` if there is none."""
        if self.count == 0:
            raise Misuse("this seat has nothing to decide: ask one of `seats_to_act`")
        return self.codes[chance.below(self.count)]

    def to_list(self) -> list[int]:
        """Return the codes as a new list."""
        return [int(self.codes[index]) for index in range(self.count)]

    def __len__(self) -> int:
        return int(self.count)

    def __getitem__(self, index: int) -> int:
        if index < 0 or index >= self.count:
            raise IndexError("no such move")
        return int(self.codes[index])

    def __iter__(self) -> Iterator[int]:
        return iter(self.to_list())

    def __repr__(self) -> str:
        if self.count > _SHOWN:
            return f"<{self.count} moves>"
        return f"Moves({self.to_list()})"
