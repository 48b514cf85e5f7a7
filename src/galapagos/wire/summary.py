"""What a finished game was like: points over time and by source, best creatures, awards.

Nothing here is in a language: a reader names creatures and awards by their keys."""

from collections.abc import Sequence

from msgspec import Struct

from galapagos.wire.own import PlacedCard


class PointsView(Struct, frozen=True):
    """The points of all seats at one moment."""

    step: int
    """So many actions after the beginning."""
    turn: int
    """Round or Era; 0 for the beginning."""
    points: list[int]


class SourceView(Struct, frozen=True):
    """What one source brought each seat in the final account."""

    key: str
    """A key of the game's own."""
    points: list[int]


class CreatureView(Struct, frozen=True):
    """A creature of the game, dead or alive, as it last was."""

    tag: str
    """Its name in action texts: ``P2c``, ``S3``."""
    seat: int
    """Its owner."""
    number: int
    """Counts its owner's creatures from 1, where they are told apart so; else 0."""
    traits: list[str]
    """What it carries, by key, where creatures carry something."""
    cards: Sequence[PlacedCard]
    """What it is made of, where creatures are made of cards."""
    born: int
    """The round or Era in which it came."""
    died: int
    """The round or Era in which it died; 0 if it lives."""
    points: int
    """What it has earned, where creatures earn points; else 0."""


class AwardView(Struct, frozen=True):
    """Something that one creature did most of; several share it."""

    key: str
    n: int
    holders: list[CreatureView]


class Summary(Struct, frozen=True):
    """A finished game looked back at."""

    game: str
    points: list[PointsView]
    """At the beginning and at the end of each round or Era."""
    sources: list[SourceView]
    """Their sums are the final points."""
    earned: list[SourceView]
    """Points earned on the way, also those lost again, where they are earned so."""
    best: list[CreatureView | None]
    """The most remarkable creature of each seat; null if it never had one."""
    awards: list[AwardView]
    """Only those that somebody has earned."""
