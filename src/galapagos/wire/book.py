"""The rule book of a game as data: what is printed, saved and shown in browsers.

The guide teaches, chapter by chapter, with pictures and worked examples; the reference has every
rule under its id."""

from msgspec import Struct


class BookMark(Struct, frozen=True):
    """A small picture and what stands beside it."""

    icon: str
    """The name of an icon; empty for words alone."""
    text: str
    label: str = ""
    """What the picture says to somebody who does not see it."""


class BookPiece(Struct, frozen=True):
    """An animal, a species or a card in a picture."""

    key: str
    picture: str
    """The address of its drawing below ``/art/``, without the ending: ``card/bongo-head``."""
    label: str
    seat: int = -1
    """Whose it is; -1 for nobody's."""
    marks: list[BookMark] = []
    state: str = ""
    """fed, hungry, gone, or nothing of the kind."""


class BookGroup(Struct, frozen=True):
    """Pieces that lie together: those of a player, or of a biome."""

    label: str
    ground: str
    """The landscape behind them, as the address of its drawing; empty for none."""
    marks: list[BookMark]
    pieces: list[BookPiece]


class BookStep(Struct, frozen=True):
    """One picture of an example and what is to be said of it."""

    text: str
    told: list[str]
    """What the log of a game says of it, or why it was refused."""
    groups: list[BookGroup]


class BookExample(Struct, frozen=True):
    """A position and what follows by the rules, step by step."""

    key: str
    title: str
    steps: list[BookStep]
    position: str
    """Where it begins, to be played; empty if it cannot be."""
    players: int


class BookEntry(Struct, frozen=True):
    """A trait, a biome or an event: what it does, an example, the usual mistake."""

    key: str
    title: str
    picture: str
    text: str
    marks: list[BookMark]
    mistake: str
    example: BookExample | None
    section: str
    """The section of the rules about it; empty for none."""


class BookChapter(Struct, frozen=True):
    """One thing to learn."""

    key: str
    title: str
    paragraphs: list[str]
    examples: list[BookExample]
    entries: list[BookEntry]
    sections: list[str]
    """The sections of the rules that say it exactly."""
    lesson: str = ""
    """The lesson about it; empty for none."""


class BookSwitch(Struct, frozen=True):
    """A switch of a table that changes a rule, by its name in this language."""

    switch: str
    text: str


class BookRuling(Struct, frozen=True):
    """A question that the printed rules leave open, and how it is played here."""

    number: str
    """By which docs/rules tells the reason."""
    question: str
    answer: str


class BookRule(Struct, frozen=True):
    """One rule; its id is its anchor."""

    id: str
    text: str
    rulings: list[BookRuling] = []
    switches: list[BookSwitch] = []


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


class Book(Struct, frozen=True):
    """Everything a player can look up about a game, in one language."""

    game: str
    language: str
    title: str
    minute: str
    """The game in one minute."""
    cover: list[BookGroup]
    """The game in one picture."""
    quick: list[str]
    """Quick start: one page of steps."""
    chapters: list[BookChapter]
    """The guide."""
    sections: list[BookSection]
    """The reference."""
    tables: list[BookTable]
    heads: dict[str, str]
    """Titles of the parts: quick, guide, rules, lists; and what stands at an example."""
