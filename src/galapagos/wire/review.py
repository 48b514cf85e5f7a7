"""A game looked back at, step by step: what can be seen of it, and going on from there."""

from typing import Annotated

from msgspec import Meta, Struct

from galapagos.wire.http import AskStruct, Level
from galapagos.wire.messages import TableInfo
from galapagos.wire.play import LineView
from galapagos.wire.summary import PointsView


class ReviewStep(Struct, frozen=True):
    """One step of a game: the setup, or an action."""

    serial: int
    """Its place in the table's journal; while the game runs, as the viewer counts the entries."""
    seat: int
    """Who acted; -1 for the setup."""
    kind: str
    """The first word of its notation: ``play``, ``hunt``, ``create`` …; ``setup``, ``position``; or
    ``act`` where the viewer may not know more."""
    turn: int
    """Round or Era after it."""
    phase: str
    events: int
    """How many events there were after it, as the viewer counts them."""


class ReviewDeath(Struct, frozen=True):
    """An animal or a species died."""

    event: int
    """Ask why with this number."""
    step: int
    seat: int
    """Whose it was."""
    tag: str
    """Its name in action texts: ``P2c``, ``S3``."""
    text: str
    """How the log tells it."""


class Review(Struct, frozen=True):
    """A game to look back at, as one viewer may see it: all of it, or as far as it has come."""

    table: TableInfo
    seen: str
    """Through whose eyes: ``open``, ``spectator``, or the number of a seat."""
    choices: list[str]
    """Through whose eyes this visitor may look."""
    over: bool
    steps: list[ReviewStep]
    lines: list[LineView]
    deaths: list[ReviewDeath]
    points: list[PointsView]
    """Whenever they or the round or Era change."""


class GoOn(AskStruct, frozen=True):
    """Play on from a step of a finished game, against bots."""

    step: Annotated[int, Meta(ge=0)]
    seen: Annotated[str, Meta(max_length=16)] = "open"
    """Through whose eyes the steps were counted."""
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Whose part the visitor takes."""
    level: Level = "forager"


ReviewMessage = Review | ReviewStep | ReviewDeath | GoOn
