"""Lessons over HTTP: where a learner stands in one, and what they may ask there."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from galapagos.wire.messages import (
    Actions,
    ActionText,
    Explained,
    Language,
    Legal,
    Play,
    Preview,
    Previewed,
    Refused,
    Why,
)
from galapagos.wire.play import ReasonView

StepNumber = Annotated[int, Meta(ge=0, le=99)]
Taken = Annotated[list[ActionText], Meta(max_length=40)]


class LessonInfo(Struct, frozen=True):
    """A lesson in a list. Its title and a line about it are in the catalogues, under
    `lesson-title-GAME-KEY` and `lesson-line-GAME-KEY`."""

    key: str
    steps: int
    """How many steps it has."""


class Lessons(Struct, frozen=True):
    """The lessons of a game, in the order in which they are taught."""

    game: str
    lessons: list[LessonInfo]


class LessonSpot(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a lesson: nothing is kept on the server, so every request says it."""

    step: StepNumber
    """From 0."""
    actions: Taken = []
    """What the learner has done in this step; the last one is new."""
    language: Language = "en"
    whole: bool = False
    """Send every event of the game, not only those since the last action."""


class LessonQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A question at a place in a lesson, as at a table. It changes nothing."""

    spot: LessonSpot
    wish: Preview | Legal | Why


class LessonState(Struct, frozen=True):
    """Where a learner stands. Texts are in the catalogues, under `lesson-GAME-KEY-…`."""

    game: str
    lesson: str
    """Its name; empty for a puzzle outside of lessons."""
    next: str
    """The name of the lesson after this one; empty if there is none."""
    step: int
    of: int
    """How many steps the lesson has."""
    scene: int
    """The step whose game goes on here."""
    key: str
    """The name of the step."""
    rule: str
    """The rule to read about it."""
    puzzle: bool
    """Nothing is to be pointed at until the learner wants to be shown."""
    ask: int
    """How many of the things asked in this step are done."""
    asks: int
    goal: Literal["do", "try", "build", "why", ""]
    """What is asked: to act, to be refused, to put a species together, to look at causes; empty if
    the step is done."""
    light: list[str]
    """The pieces to point at, one after the other: a kind and a name."""
    done: bool
    verdict: Literal["", "refused", "not_asked"]
    """Of the last action: refused by the rules (`reasons`), or legal but not what is asked. It is
    not done then, and `play` is the game as it was."""
    reasons: list[ReasonView]
    message: str
    """Why the last action is none at all."""
    worse: int
    """The last action is legal, and there is a text why it is worse, `…-ASK-worse-N`; else 0."""
    players: list[str]
    """Names by seat."""
    seat: int
    """That of the learner; in a lesson always the first."""
    play: Play


class LessonAnswer(Struct, frozen=True):
    """The answer to a question, and whether the question was what is asked."""

    answer: Previewed | Actions | Explained | Refused
    reached: str
    """What to add to the actions, because the step asked for this question; else empty."""


LessonMessage = LessonInfo | Lessons | LessonSpot | LessonQuestion | LessonState | LessonAnswer
