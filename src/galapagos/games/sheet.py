"""A table on one sheet, drawn: what a notebook shows of a game, without a server or a browser."""

from dataclasses import dataclass

SEAT_COLOURS = (
    *("#436ed1", "#a7463c", "#8eb07e", "#f5e648"),
    *("#4c087d", "#87f2fc", "#c48aa7", "#3b3643"),
)
"""The colour of each seat, as on the page."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with the words below it; without one, a card that is only named."""

    caption: str
    svg: str = ""
    seat: int = -1
    """Whose it is; -1 for nobody's."""
    hint: str = ""
    """What is told of it when somebody points at it."""
    is_wide: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """What lies in one place: before a player, or in a biome."""

    title: str
    facts: str
    figures: tuple[Figure, ...]
    seat: int = -1
    is_turn: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole table."""

    title: str
    rows: tuple[Row, ...]
