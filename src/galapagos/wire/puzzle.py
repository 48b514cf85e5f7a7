"""Puzzles over HTTP: which there are, and one as it is solved. The table is that of a lesson."""

from msgspec import Struct

from galapagos.wire.lesson import LessonState, Taken
from galapagos.wire.messages import Language


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list."""

    key: str
    theme: str
    """Its name is in the catalogues, under `puzzle-GAME-THEME`."""
    level: int
    """From 1, the easiest, to 3."""
    solved: bool


class Puzzles(Struct, frozen=True):
    """The puzzles of a game, as somebody finds them."""

    game: str
    today: str
    """The puzzle of the day, the same for everybody; days change at midnight, UTC."""
    streak: int
    """On how many days in a row this person has solved it, up to today or yesterday."""
    puzzles: list[PuzzleInfo]


class PuzzleSpot(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody does in a puzzle: nothing is kept on the server but that it was solved."""

    actions: Taken = []
    """What was done; the last one is new."""
    language: Language = "en"
    whole: bool = False
    """Send every event, not only those since the last action."""
    shown: bool = False
    """Show the answer: the puzzle does not count as solved."""


class PuzzleState(Struct, frozen=True):
    """Where somebody stands in a puzzle."""

    key: str
    theme: str
    level: int
    table: LessonState
    """The table, as in a lesson: `done` once the answer was found or shown, `verdict` of what is
    legal and not the answer is `not_asked`."""
    answer: str
    """Once it is done: the best action."""
    told: list[str]
    """Once it is done: why the answer is the best action. After a try that is legal and not the
    answer: what is wrong with it."""
    streak: int
    """As in `Puzzles`."""
    next: str
    """A puzzle that is not solved yet; empty if there is none."""


PuzzleMessage = Puzzles | PuzzleInfo | PuzzleSpot | PuzzleState
