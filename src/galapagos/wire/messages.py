"""The messages of the table's socket, one JSON object each, tagged by ``type``.

Client messages that want an answer carry an ``id`` chosen by the client (1 … 40 characters); the
answer carries it back. docs/protocol.md explains every message."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from galapagos.wire.analysis import ActionTold
from galapagos.wire.events import EventView
from galapagos.wire.own import ActionParts, Build, GameView, Hunt, Standing
from galapagos.wire.play import (
    ActionView,
    DraftQuestion,
    LegalView,
    LineView,
    PromptView,
    ReasonView,
    RiskView,
    RowView,
)
from galapagos.wire.standing import StandingAnswers, StandingAnswersView

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=-1, le=7)]
Name = Annotated[str, Meta(max_length=40)]
ActionText = Annotated[str, Meta(max_length=400)]
Language = Annotated[str, Meta(max_length=16)]
Digits = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""256 bits."""

# --- client to server ------------------------------------------------------------------------


class ClientStruct(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all client messages share: their type, and that nothing unknown is in them."""


class Hello(
    ClientStruct, frozen=True, tag="hello", forbid_unknown_fields=False, omit_defaults=True
):
    """First message of a socket, and of every reconnection. What it says besides is left aside: a
    page that was open when the server was renewed may still say more."""

    language: Language = "en"
    as_seat: Seat | None = None
    """Which of one's own seats this screen shows."""


class Act(ClientStruct, frozen=True, tag="act"):
    """Take an action."""

    id: Id
    serial: int
    """The serial the client has seen."""
    seat: Seat
    action: ActionText


class Preview(ClientStruct, frozen=True, tag="preview"):
    """Ask about an action without taking it: by its text, its parts, or a species being built."""

    id: Id
    seat: Seat
    action: ActionText = ""
    parts: ActionParts | None = None
    draft: DraftQuestion | None = None


class Legal(ClientStruct, frozen=True, tag="legal"):
    """Ask for legal actions of some kinds, listed in full."""

    id: Id
    seat: Seat
    kinds: list[str] = []
    """Empty: all kinds."""
    limit: Annotated[int, Meta(ge=1, le=2000)] = 500


class Undo(ClientStruct, frozen=True, tag="undo"):
    """Take back the own last action, as the last `undo` state offered."""

    id: Id
    serial: int


class SetStanding(ClientStruct, frozen=True, tag="standing"):
    """Say what the table shall answer for an own seat from now on; in place of what was said
    before."""

    id: Id
    seat: Seat
    answers: StandingAnswers


class Ask(ClientStruct, frozen=True, tag="ask"):
    """Ask the others for something that needs their consent."""

    id: Id
    what: Literal["undo", "pause", "resume"]
    serial: int = -1
    """Undo: the serial to go back to."""


class Answer(ClientStruct, frozen=True, tag="answer"):
    """Answer somebody's request."""

    id: Id
    ask: Id
    yes: bool


class Hint(ClientStruct, frozen=True, tag="hint"):
    """Ask the strongest bot what it would do."""

    id: Id
    seat: Seat


class Why(ClientStruct, frozen=True, tag="why"):
    """Ask for the chain of causes behind an event."""

    id: Id
    event: int


class Sit(ClientStruct, frozen=True, tag="sit"):
    id: Id
    seat: Seat


class Stand(ClientStruct, frozen=True, tag="stand"):
    id: Id
    seat: Seat = -1
    """One of several own seats; -1 for the only one."""


class Kick(ClientStruct, frozen=True, tag="kick"):
    """Of the host: before the game a seat is empty again; in a running one a bot takes the seat of
    a person, who does not get it back."""

    id: Id
    seat: Seat


class SeatBot(ClientStruct, frozen=True, tag="seat_bot"):
    """Seat a bot, or another one in its place."""

    id: Id
    seat: Seat
    level: Name
    character: Name = ""
    """Who it shall be; empty: whoever sits there, or else it is dealt a character."""


class SeatHere(ClientStruct, frozen=True, tag="seat_here"):
    """Seat somebody who plays on this screen too."""

    id: Id
    seat: Seat
    name: Name


class Configure(ClientStruct, frozen=True, tag="configure"):
    """Change the table before it starts; only the host may. What is left out stays."""

    id: Id
    mode: Name | None = None
    players: int | None = None
    options: dict[str, str] | None = None
    cards: Name | None = None
    """One of the server's own card sets; empty: the usual cards."""
    clock: "ClockSetting | None" = None
    public: bool | None = None
    spectators: bool | None = None
    hints: bool | None = None


class Rename(ClientStruct, frozen=True, tag="rename"):
    id: Id
    name: Name
    seat: Seat = -1
    """A hot-seat player's seat; -1 for oneself."""


class Start(ClientStruct, frozen=True, tag="start"):
    id: Id


class Bind(ClientStruct, frozen=True, tag="bind"):
    """Bind this client to a seed of its own for the chance of the game, before the start. A client
    that gives none can play as well."""

    id: Id
    hash: Digits
    """SHA-256 of the 32 random bytes of the seed."""


class Reveal(ClientStruct, frozen=True, tag="reveal"):
    """Open the seed, once `fair.sealed` says that all hashes are fixed."""

    id: Id
    seed: Digits


class Rematch(ClientStruct, frozen=True, tag="rematch"):
    id: Id
    hash: Digits | None = None
    """Alone: what this client binds itself to for the new game, which begins at once."""


class ResumeSeat(ClientStruct, frozen=True, tag="resume_seat"):
    """Take the own seat back from the bot that plays it."""

    id: Id
    seat: Seat = -1


class Leave(ClientStruct, frozen=True, tag="leave"):
    """Let a bot play on the own seats until one is back."""

    id: Id


class Resign(ClientStruct, frozen=True, tag="resign"):
    """Let a bot play on the own seats to the end of the game."""

    id: Id


class Chat(ClientStruct, frozen=True, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    channel: Literal["table", "spectators"] = "table"


class Mute(ClientStruct, frozen=True, tag="mute"):
    id: Id
    person: Name
    """The public id of a person, as in seats and chat."""
    on: bool = True


class SetLanguage(ClientStruct, frozen=True, tag="language"):
    """Answered by a `welcome` in that language."""

    language: Language


class AsSeat(ClientStruct, frozen=True, tag="as_seat"):
    """Show another of one's own seats on this screen; answered by a `welcome`."""

    seat: Seat


class Ping(ClientStruct, frozen=True, tag="ping"):
    at: float = 0.0


ClientMessage = (
    Hello
    | Act
    | Preview
    | Legal
    | Undo
    | SetStanding
    | Ask
    | Answer
    | Hint
    | Why
    | Sit
    | Stand
    | Kick
    | SeatBot
    | SeatHere
    | Configure
    | Rename
    | Start
    | Bind
    | Reveal
    | Rematch
    | ResumeSeat
    | Leave
    | Resign
    | Chat
    | Mute
    | SetLanguage
    | AsSeat
    | Ping
)

# --- parts of server messages ----------------------------------------------------------------


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept at a table. All times in seconds."""

    kind: Literal["none", "decision", "bank", "days"] = "none"
    seconds: int = 0
    """Per decision, the bank of each player, or per turn (days)."""
    increment: int = 0
    reaction: int = 0
    """For decisions outside of one's own turn."""
    grace: int = 60
    """Until a bot plays for somebody who left."""


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: Literal["open", "person", "bot", "here"]
    name: str
    level: str
    """Of a bot."""
    person: str
    """Public id of the person, empty for bots and open seats."""
    you: bool
    present: bool
    bot_plays: bool
    """A bot plays on for somebody."""
    bot_why: Literal["", "left", "time", "kicked", "resigned"] = ""
    """Why it does: left or out of time, until they are back; kicked or resigned, to the end."""
    bot_in: float = -1.0
    """Seconds until a bot plays on for this person, who is away; negative: that is not going on."""
    character: str = ""
    """Who a bot is; empty for people, and for what is no character."""
    face: str = ""
    """Its portrait, drawn at ``/art/face/….svg``."""
    temper: Literal["", "careful", "greedy", "fierce"] = ""
    """What it likes, of what it thinks about as good."""


class SeedInfo(Struct, frozen=True):
    """What a player's client adds to the chance of the game."""

    seat: int
    """The first one of that player."""
    hash: str
    opened: bool
    """False after the start: it was not opened in time, and is not mixed in."""
    seed: str
    """After the start, if it was opened."""


class FairInfo(Struct, frozen=True):
    """How the chance of the game comes about."""

    scheme: int = 1
    """3: from the secret, the seeds and the number of the draw. Older tables: 2, without seeds; 1,
    by the place in the journal."""
    sealed: bool = False
    """The game is about to begin: all hashes are fixed, and clients open their seeds now."""
    seeds: list[SeedInfo] = []
    """By seat; players who are not here have given none."""


class TableInfo(Struct, frozen=True):
    """The table around the game."""

    code: str
    game: str
    mode: str
    options: dict[str, str]
    """Switches that differ from their defaults."""
    cards: str
    """Name and digest of the card set."""
    card_set: str
    """The key of the server's own card set; empty for the usual cards."""
    rules_version: int
    status: Literal["lobby", "playing", "paused", "over", "read_only"]
    reason: str
    """Why it is read-only or paused."""
    host: str
    """Public id of the person who made it."""
    public: bool
    spectators: bool
    watching: int
    hints: bool
    clock: ClockSetting
    seats: list[SeatInfo]
    commitment: str
    """SHA-256 of the table's secret, from the start on."""
    secret: str
    """The secret itself, after the end."""
    rematch: str
    """The code of the table where people play on."""
    from_position: bool = False
    """The game begins from a position, nothing is dealt: who opened the table knows all of it."""
    fair: FairInfo = FairInfo()


class You(Struct, frozen=True):
    """Who the receiver is."""

    person: str
    name: str
    seats: list[int]
    """Own seats, hot-seat players included."""
    viewer: int
    """The seat whose view this is; -1 for a spectator."""
    host: bool
    muted: list[str]
    standing: StandingAnswersView | None = None
    """Null for spectators, where several share a screen, and while no game runs."""


class TakenActions(Struct, frozen=True):
    """How many actions of a seat an undo takes back, as far as the viewer knows of them."""

    seat: int
    actions: int


class TakenBack(Struct, frozen=True):
    """What was taken back; it stays in the log."""

    after: int
    """How many events there were before: it stands before the line of the event with this `n`."""
    seat: int
    """Who wanted it."""
    agreed: bool
    """The others were asked."""
    takes: list[TakenActions]
    text: str
    """It as a sentence."""
    lines: list[str]
    """What the log had told of the actions."""


class UndoView(Struct, frozen=True):
    """How far the viewer may take back."""

    possible: bool
    serial: int
    """Where an `undo` leads to; -1 if it is not possible."""
    label: str
    """What it would take back."""
    reason: str
    """Key: why it goes no further (nothing, others, chance, shown, over, absent)."""
    text: str
    """The same as a sentence."""
    seat: int
    """Who acted since, or is away, where that is the reason; else -1."""
    can_ask: bool
    takes: list[TakenActions] = []
    """What asking the others would take back."""


class SeatClock(Struct, frozen=True):
    """A running or waiting clock."""

    seat: int
    kind: Literal["decision", "bank", "reaction", "days", "grace"]
    left: float
    """Seconds left when this was sent."""
    running: bool


class ChatLine(Struct, frozen=True):
    n: int
    person: str
    name: str
    seat: int
    text: str
    channel: Literal["table", "spectators"]
    at: float


class Play(Struct, frozen=True, omit_defaults=True):
    """The game for one viewer: everything a screen shows of it."""

    view: GameView
    events: list[EventView]
    """Since the serial asked for, as the viewer may see them."""
    lines: list[LineView]
    prompt: PromptView
    legal: LegalView | None
    """Null for spectators and where nothing can be decided."""
    rows: list[RowView] = []
    """What lies on the table in words, where the game has no board of its own."""


# --- server to client ------------------------------------------------------------------------


class ServerStruct(Struct, frozen=True, tag_field="type"):
    """What all server messages share: their type."""


class Welcome(ServerStruct, frozen=True, tag="welcome"):
    """The whole state: after `hello`, a new language, another seat, or when too much was missed."""

    table: TableInfo
    you: You
    serial: int
    play: Play | None
    """Null before the start."""
    undo: UndoView | None
    clocks: list[SeatClock]
    chat: list[ChatLine]
    taken_back: list[TakenBack] = []
    """What was taken back so far, in its order. A new one always comes with a `welcome`."""


class TableChanged(ServerStruct, frozen=True, tag="table"):
    """Seats, presence, settings or status changed."""

    table: TableInfo
    you: You
    clocks: list[SeatClock]


class Update(ServerStruct, frozen=True, tag="update"):
    """The game moved on."""

    serial: int
    play: Play
    undo: UndoView | None
    clocks: list[SeatClock]


class Accepted(ServerStruct, frozen=True, tag="accepted"):
    """An intent was carried out and is durable."""

    id: str
    serial: int


RefusalCode = Literal[
    "bad_key",
    "bad_message",
    "bad_name",
    "bad_position",
    "bad_seed",
    "bad_settings",
    "bad_text",
    "broken",
    "busy",
    "damaged",
    "dealing",
    "illegal",
    "kicked",
    "limit",
    "no_answer",
    "no_ask",
    "no_event",
    "no_hints",
    "no_seat",
    "no_seeds",
    "no_spectators",
    "no_step",
    "no_table",
    "not_found",
    "not_host",
    "not_in_lobby",
    "not_playing",
    "not_saved",
    "not_your_seat",
    "paused",
    "rate",
    "read_only",
    "resigned",
    "running",
    "seat_open",
    "seat_taken",
    "shared_screen",
    "stale",
    "stopping",
    "too_long",
    "undo",
    "unknown_action",
    "wrong_origin",
]


class Refused(ServerStruct, frozen=True, tag="refused"):
    """Nothing happened."""

    id: str
    code: RefusalCode
    """With ``illegal`` come reasons."""
    message: str
    reasons: list[ReasonView]
    serial: int


class Previewed(ServerStruct, frozen=True, tag="previewed"):
    """Answer to `preview`: nothing has changed."""

    id: str
    legal: bool
    action: str
    """The action in its one spelling; empty if there is none."""
    reasons: list[ReasonView]
    risks: list[RiskView] = []
    hunt: Hunt | None = None
    standing: Standing | None = None
    build: Build | None = None


class Actions(ServerStruct, frozen=True, tag="actions"):
    """Answer to `legal`."""

    id: str
    seat: int
    actions: list[ActionView]
    complete: bool
    """False if there are more than were asked for."""


class Hinted(ServerStruct, frozen=True, tag="hinted"):
    """Answer to `hint`."""

    id: str
    action: ActionView
    bot: str
    reasons: list[str]
    """In words: how it compares with the next best."""
    line: list[ActionTold]
    """What the bot expects to follow, its advice first, as far as that can be shown: in one guess
    of what the seat cannot see."""


class Explained(ServerStruct, frozen=True, tag="explained"):
    """Answer to `why`: the causes of an event, first cause first."""

    id: str
    event: int
    lines: list[LineView]
    what_if: list[str]
    """What would have changed it, each found by running the rules again; the most telling first."""
    rules: dict[str, str]
    """By rule id: its wording."""


class Asked(ServerStruct, frozen=True, tag="asked"):
    """Somebody asks for consent, or that question is closed."""

    ask: str
    what: Literal["undo", "pause", "resume"]
    seat: int
    """Who asks."""
    text: str
    waiting_for: list[int]
    yours: bool
    """The receiver has to answer."""
    closed: Literal["", "yes", "no"]
    takes: list[TakenActions] = []
    """Undo: how many actions of whom it takes back."""


class Chatted(ServerStruct, frozen=True, tag="chatted"):
    line: ChatLine


class Pong(ServerStruct, frozen=True, tag="pong"):
    at: float


class Bye(ServerStruct, frozen=True, tag="bye"):
    """The server closes the socket."""

    code: str
    message: str


ServerMessage = (
    Welcome
    | TableChanged
    | Update
    | Accepted
    | Refused
    | Previewed
    | Actions
    | Hinted
    | Explained
    | Asked
    | Chatted
    | Pong
    | Bye
)
