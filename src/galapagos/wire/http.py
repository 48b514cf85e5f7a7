"""What is asked and answered over HTTP, outside of a table's socket: people, lobby, new tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from galapagos.wire.book import Book
from galapagos.wire.messages import ClockSetting, Digits, Name, RefusalCode
from galapagos.wire.summary import Summary

GameKey = str
Level = Annotated[str, Meta(max_length=40)]


class AskStruct(Struct, frozen=True, forbid_unknown_fields=True):
    """What all requests share: nothing unknown is in them."""


# --- people ----------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The visitor, as the server knows them by their cookie."""

    name: str
    language: str
    art: str
    """Version of the pictures; part of their addresses."""
    version: str


class ChangeMe(AskStruct, frozen=True):
    name: Name | None = None
    language: Annotated[str, Meta(max_length=16)] | None = None


class KeepLink(Struct, frozen=True):
    """A key that stands for the visitor in another browser, once and soon."""

    key: str
    """Behind the `#` of the address `/keep`."""
    seconds: int


class KeepCode(Struct, frozen=True):
    """The visitor's recovery code; shown once, and void when another one is made."""

    code: str


class Become(AskStruct, frozen=True):
    """Be the person whom a key or a recovery code stands for."""

    key: Annotated[str, Meta(max_length=80)]
    how: Literal["look", "leave", "bring"] = "look"
    """See who that is; leave the tables of the present identity behind; or bring them along."""


class Became(Struct, frozen=True):
    """Who a key stands for."""

    name: str
    tables: int
    """At how many tables they play that are not over."""
    mine: int
    """At how many such tables the visitor plays under another identity now."""
    done: bool
    """The visitor is that person from now on, or was before."""
    left: str = ""
    """The recovery code of the identity that was left, if it still has tables."""


# --- tables ----------------------------------------------------------------------------------


class LobbyTable(Struct, frozen=True):
    """A public table, or one of the visitor's own."""

    code: str
    game: GameKey
    mode: str
    host: str
    """Name of the person who made it."""
    players: list[str]
    """Names by seat; empty where a seat is open."""
    open: int
    status: Literal["lobby", "playing", "paused", "over", "read_only"]
    spectators: bool
    your_turn: bool
    """The visitor owes a decision."""
    mine: bool
    turn: int
    """Round or Era."""
    scores: list[int]
    winners: list[int]
    places: list[int]
    """Of a finished game, by seat; equal sides share a place."""
    yours: list[int]
    """The visitor's seats in a finished game."""
    updated: float
    """Seconds since 1970."""


class Lobby(Struct, frozen=True):
    """Public tables that can be joined or watched."""

    tables: list[LobbyTable]


class MyTables(Struct, frozen=True):
    """The visitor's own tables: those that wait for them first, then running, then finished."""

    tables: list[LobbyTable]


class SeatWish(AskStruct, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot", "here"] = "open"
    level: Level = ""
    name: Name = ""
    character: Name = ""
    """Who a bot shall be; empty: it is dealt a character."""


class NewTable(AskStruct, frozen=True):
    """Open a table. The game begins when its host starts it."""

    game: GameKey
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    mode: Name = ""
    """Empty: the usual one for so many players."""
    options: dict[Name, Name] = {}
    """Switches, and what the mode lets one choose, by their keys."""
    cards: Name = ""
    """One of the server's own card sets; empty: the usual cards."""
    public: bool = False
    spectators: bool = True
    hints: bool = True
    clock: ClockSetting = ClockSetting()
    position: Annotated[str, Meta(max_length=200_000)] = ""
    """A position text to begin from, instead of a deal. It must be complete and not over. Mode
    and options come with it and are left empty; it needs as many seats as it has players."""


class PlayNow(AskStruct, frozen=True):
    """Play against bots at once."""

    game: GameKey
    bots: Annotated[int, Meta(ge=1, le=7)] = 2
    level: Level = "hatchling"
    mode: Name = ""
    hash: Digits | None = None
    """What the page binds itself to for the chance of the game; it opens the seed at the table."""
    position: Annotated[str, Meta(max_length=200_000)] = ""
    """A position text to begin from, as in `NewTable`; whoever asks sits on the first seat."""


class Opened(Struct, frozen=True):
    """A table is there."""

    code: str


# --- what can be chosen ----------------------------------------------------------------------


class SwitchInfo(Struct, frozen=True):
    """A ruling that a table may decide otherwise."""

    key: str
    values: list[str]
    """The usual one first."""


class ModeInfo(Struct, frozen=True):
    """A way to play a game, and for how many."""

    key: str
    low: int
    high: int
    even: bool = False
    """Only an even number of players."""
    choices: list[SwitchInfo] = []
    """What can be chosen in this mode besides the switches, such as the length of a game."""


class CardSetInfo(Struct, frozen=True):
    """A card set of the server's own."""

    key: str
    name: str
    """What it calls itself."""


class GameInfo(Struct, frozen=True):
    """Everything that can be chosen for a new table of a game."""

    game: GameKey
    low: int
    high: int
    modes: list[ModeInfo]
    switches: list[SwitchInfo]
    levels: list[str]
    """Bots, from weakest to strongest."""
    sets: list[CardSetInfo]
    """Card sets of the server's own, besides the usual cards."""


class CharacterInfo(Struct, frozen=True):
    """Somebody whom a bot can be, at any table."""

    key: str
    face: str
    """The portrait, drawn at ``/art/face/….svg``."""
    temper: str
    """What a bot likes as this character, unless it does everything at random."""


class Games(Struct, frozen=True):
    """All games of the house, in its order, and whom one can meet there."""

    games: list[GameInfo]
    characters: list[CharacterInfo]


class Trouble(Struct, frozen=True):
    """Why a request was not carried out."""

    error: RefusalCode
    message: str


HttpRequest = ChangeMe | Become | NewTable | PlayNow
HttpAnswer = (
    Me
    | KeepLink
    | KeepCode
    | Became
    | Lobby
    | MyTables
    | Opened
    | GameInfo
    | Games
    | Book
    | Summary
    | Trouble
)
