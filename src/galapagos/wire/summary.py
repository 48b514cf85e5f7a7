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
    """Origin: animals, traits, bonus, variant. Darwin: species, bank."""
    points: list[int]


class CreatureView(Struct, frozen=True):
    """An animal or a species of the game, dead or alive, as it last was."""

    tag: str
    """Its name in action texts: ``P2c``, ``S3``."""
    seat: int
    """Its owner."""
    number: int
    """Origin: counts its owner's animals from 1. Darwin: 0."""
    traits: list[str]
    """Origin: its traits, pair traits included."""
    cards: Sequence[PlacedCard]
    """Darwin: its cards."""
    born: int
    """The round or Era in which it came."""
    died: int
    """The round or Era in which it died; 0 if it lives."""
    points: int
    """Darwin: the points it has earned."""


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
    """Darwin: points earned in the evaluations, also those lost again: survival, adaptation,
    competition."""
    best: list[CreatureView | None]
    """The most remarkable creature of each seat; null if it never had one."""
    awards: list[AwardView]
    """Only those that somebody has earned."""
