"""What was learned of a game: for each number of players a net that appraises a seat, and one that
weighs actions."""

from typing import final

from mypy_extensions import i64

from galapagos.search.net import Net


@final
class Lesson:
    """What was learned where so many play."""

    def __init__(self, players: int, value: Net | None, policy: Net | None) -> None:
        self.players: i64 = players
        self.value = value
        """Says of a seat how strong it is; `share_out` makes chances of it."""
        self.policy = policy
        """Says of an action how good it is."""

    def __repr__(self) -> str:
        return f"<Lesson for {self.players} players: value {self.value}, policy {self.policy}>"


@final
class Learned:
    """Lessons, those of fewer players first."""

    def __init__(self, lessons: list[Lesson]) -> None:
        self.lessons = lessons

    def __repr__(self) -> str:
        return f"<Learned: {len(self.lessons)} lessons>"

    def lesson(self, players: i64) -> Lesson | None:
        """Return what was learned with so many players or the next larger number; for still more
        what was learned with most. With one rival and with several are different games: what was
        learned of the one is not used for the other."""
        found: Lesson | None = None
        for lesson in self.lessons:
            if (lesson.players > 2) == (players > 2):
                found = lesson
                if lesson.players >= players:
                    return found
        return found
