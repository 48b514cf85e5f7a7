"""The rule book of a game as data: what is printed, saved and shown in browsers."""

from msgspec import Struct


class BookRule(Struct, frozen=True):
    """One rule; its id is its anchor."""

    id: str
    text: str


class BookSection(Struct, frozen=True):
    """Rules that belong together."""

    id: str
    title: str
    rules: list[BookRule]


class BookTable(Struct, frozen=True):
    """A list drawn from the card data."""

    key: str
    title: str
    head: list[str]
    rows: list[list[str]]


class BookExample(Struct, frozen=True):
    """A position, what is done there, and what follows by the rules."""

    key: str
    title: str
    question: str
    position: str
    actions: list[str]
    lines: list[str]
    """What happens, in sentences."""


class Book(Struct, frozen=True):
    """Everything a player can look up about a game, in one language."""

    game: str
    language: str
    title: str
    minute: str
    """The game in one minute."""
    quick: list[str]
    """Quick start: one page of steps."""
    walk: list[str]
    """A first game, told step by step."""
    sections: list[BookSection]
    tables: list[BookTable]
    examples: list[BookExample]
    heads: dict[str, str]
    """Titles of the parts: quick, walk, rules, lists, examples."""
