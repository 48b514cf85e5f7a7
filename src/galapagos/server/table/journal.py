"""The journal of a table: everything that happened there, in entries that are never changed.

What a table is now follows from its entries alone. Each entry is one JSON object with its place
(``serial``: 1, 2, 3 …), its time (milliseconds since 1970) and, where a person asked for it, who
and under which id of their own, so that a repeated wish is known again after a restart. A newer
program may write entries that this one does not know: such a table is shown read-only.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from galapagos.kernel.errors import BadData
from galapagos.wire.standing import StandingAnswers

SeatKind = Literal["open", "person", "bot", "here"]
ClockKind = Literal["none", "decision", "bank", "days"]
By = Literal["person", "bot", "clock", "standing"]
Absence = Literal["left", "time", "kicked", "resigned"]
FOR_GOOD = ("kicked", "resigned")
"""Whoever is away in these ways does not get the seat back."""


class Seat(Struct, frozen=True, omit_defaults=True):
    """Who sits somewhere: nobody yet, a person, a bot, or somebody else on a person's screen."""

    kind: SeatKind = "open"
    person: str = ""
    name: str = ""
    bot: str = ""


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long players may think; see `clocks`. 0 seconds is no limit."""

    kind: ClockKind = "none"
    seconds: int = 0
    """For one decision; of the bank; or of a turn played by days."""
    increment: int = 0
    """Added to the bank for every action."""
    reaction: int = 0
    """For a decision outside one's own turn."""
    grace: int = 60
    """How long a player may be away from a live table before a bot plays on; 0: for ever."""


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on besides the rules."""

    public: bool = False
    spectators: bool = True
    hints: bool = False
    clock: Clock = Clock()


class Entry(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    kw_only=True,
):
    """What every entry has. ``person`` and ``id`` are empty where the server itself acted."""

    serial: int
    at: int
    person: str = ""
    id: str = ""


# --- before the game -------------------------------------------------------------------------


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    game: str
    rules: int
    header: dict[str, str]
    """What the game is set up from, as in a record: players, options, card set with its hash."""
    cards: str = ""
    """The name of the table's own card set; empty for the program's."""
    seats: list[Seat]
    settings: Settings
    commitment: str
    program: str
    previous: str = ""
    """The table of which this is the rematch."""
    position: str = ""
    """The position that the game begins from; empty where cards are dealt."""
    fair: int = 1
    """What chance hangs on; see `secret`."""


class Configured(Entry, tag="configured", frozen=True, kw_only=True):
    game: str
    rules: int
    header: dict[str, str]
    cards: str = ""
    seats: list[Seat]
    settings: Settings


class Seated(Entry, tag="seated", frozen=True, kw_only=True):
    """Somebody or something takes a seat, or goes on under another name or identity."""

    seat: int
    who: Seat


def maker_after(maker: str, before: Seat, entry: Seated) -> str:
    """Return who has made a table after somebody goes on, perhaps under another identity: then the
    table goes along."""
    is_own = entry.person == maker == before.person
    return entry.who.person if is_own and entry.who.person else maker


class Stood(Entry, tag="stood", frozen=True, kw_only=True):
    seat: int


class Kicked(Entry, tag="kicked", frozen=True, kw_only=True):
    seat: int


class Renamed(Entry, tag="renamed", frozen=True, kw_only=True):
    seat: int
    name: str


class Bound(Entry, tag="bound", frozen=True, kw_only=True):
    """A player's page has chosen a seed for the chance of this table and binds itself to it."""

    hash: str


class Sealed(Entry, tag="sealed", frozen=True, kw_only=True):
    """The game is to begin: who sits where, and who is bound to what, is fixed. Now the pages open
    their seeds."""


class Revealed(Entry, tag="revealed", frozen=True, kw_only=True):
    """A player's page has opened its seed."""

    seed: str


# --- the game --------------------------------------------------------------------------------


class Started(Entry, tag="started", frozen=True, kw_only=True):
    dice: list[int] = []
    draws: list[str] = []


class Acted(Entry, tag="acted", frozen=True, kw_only=True):
    seat: int
    by: By = "person"
    action: str
    dice: list[int] = []
    draws: list[str] = []


class Undone(Entry, tag="undone", frozen=True, kw_only=True):
    """The game is again as it was after an earlier entry."""

    to: int
    seat: int
    agreed: bool = False
    """Whether the others were asked, because it went beyond the information horizon."""


class StandingSet(Entry, tag="standing_set", frozen=True, kw_only=True):
    """What the table shall answer for a seat from now on; nobody else may know of it."""

    seat: int
    answers: StandingAnswers


class BotTook(Entry, tag="bot_took", frozen=True, kw_only=True):
    """A bot plays on for somebody who has left, lets the time run out, or was sent away."""

    seat: int
    why: Absence


class GaveBack(Entry, tag="gave_back", frozen=True, kw_only=True):
    seat: int


class Paused(Entry, tag="paused", frozen=True, kw_only=True):
    pass


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    pass


class Woke(Entry, tag="woke", frozen=True, kw_only=True):
    """The server is back: the time it was away counts against nobody."""


class Ended(Entry, tag="ended", frozen=True, kw_only=True):
    """The game is over and the secret may be shown."""

    result: str


class Rematched(Entry, tag="rematched", frozen=True, kw_only=True):
    table: str


AnyEntry = (
    Opened
    | Configured
    | Seated
    | Stood
    | Kicked
    | Renamed
    | Bound
    | Sealed
    | Revealed
    | Started
    | Acted
    | Undone
    | StandingSet
    | BotTook
    | GaveBack
    | Paused
    | Resumed
    | Woke
    | Ended
    | Rematched
)

_encoder = msgspec.json.Encoder(order="deterministic")
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: Entry) -> bytes:
    """Return an entry as the bytes that are stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """Return the entry that bytes stand for; raise `BadData` if this program knows none such."""
    try:
        return _decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadData(f"an entry of the journal is not understood: {error}") from None


def decode_all(bodies: Sequence[bytes], source: str, first: int = 1) -> list[AnyEntry]:
    """Return a journal from its ``first`` place on; raise `BadData` with the place of the first
    entry that is wrong."""
    entries: list[AnyEntry] = []
    for number, body in enumerate(bodies, start=first):
        try:
            entry = decode(body)
        except BadData as error:
            raise BadData(error.what, source=source, line=number) from None
        if entry.serial != number:
            what = f"expected entry {number} of the journal, found {entry.serial}"
            raise BadData(what, source=source, line=number)
        entries.append(entry)
    return entries
