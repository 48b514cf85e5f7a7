"""How a finished game ended: points and winners, by seat and by side."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.kernel.bits import bit_numbers


@final
class Outcome:
    """Final result. A *side* is a set of seats that win together; without teams, one seat."""

    def __init__(
        self, scores: list[int], sides: list[int], side_scores: list[int], winners: i64
    ) -> None:
        self.scores: Final = scores
        """Points of each seat."""
        self.sides: Final = sides
        """Seat mask of each side, in the order of their first seats."""
        self.side_scores: Final = side_scores
        """Points of each side, same order."""
        self.winners: Final = winners
        """Mask of all winning seats; several sides may share a victory."""

    def __repr__(self) -> str:
        return f"Outcome({self.scores}, {self.sides}, {self.side_scores}, {int(self.winners)})"

    def _fields(self) -> tuple[list[int], list[int], list[int], int]:
        return self.scores, self.sides, self.side_scores, int(self.winners)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.sides), int(self.winners)))

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, self._fields()

    def winning_seats(self) -> list[int]:
        """Return the seats that have won, ascending."""
        return bit_numbers(self.winners)

    def value(self, seat: i64) -> float:
        """Return this seat's share of the victory, 0 … 1; winning sides share it equally."""
        winning = [side for side in self.sides if self.winners & side]
        if self.winners & (1 << seat) == 0:
            return 0.0
        return 1.0 / len(winning)
