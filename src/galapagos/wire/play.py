"""What a table says about a game besides the view: log, question, choices, reasons, forecasts."""

from msgspec import Struct

from galapagos.wire.own import ActionParts, Builder


class LineView(Struct, frozen=True):
    """A sentence of the log."""

    n: int
    """The first event it tells of."""
    text: str
    rule: str
    seat: int
    blow: bool
    """It struck the viewer's own pieces."""
    step: bool
    """It opens a round, an Era or a phase."""
    wished: bool = False
    """It tells what the viewer's standing answers did."""
    last: int = -1
    """The last event it tells of: the first again, unless several are told together."""
    for_seat: int = -1
    """The seat in whose place a bot did this, its player being away or out of time; else -1."""


class RowView(Struct, frozen=True):
    """Something that lies on the table, in words."""

    title: str
    text: str


class PromptView(Struct, frozen=True):
    """The one sentence that says what is wanted, or whom we wait for."""

    key: str
    """turn, defence, draw …: which question it is, for icons and sounds; ``wait``, ``wished`` (the
    viewer's standing answers decide), ``over``."""
    text: str
    yours: bool
    """The viewer must decide something now."""
    right: bool
    """The viewer may decide something now, but nobody waits for it."""
    waiting_for: list[int]
    """Seats whose decision the game waits for."""


class ReasonView(Struct, frozen=True):
    """One thing that stands in the way of an action."""

    code: str
    rule: str
    text: str
    numbers: list[int]
    """The numbers the sentence speaks of, as the rules gave them; -1 where there is none."""


class RiskView(Struct, frozen=True):
    """How an action could harm the one who takes it; a table may ask to confirm it."""

    key: str
    """own_prey, poison, hungry_take, fat_saves, sleep_saves, ring; death, redraw, trade_lost."""
    text: str


class ActionView(Struct, frozen=True, omit_defaults=True):
    """An action a player may take: send ``text`` to take it."""

    text: str
    parts: ActionParts
    label: str
    heading: str = ""
    """What it stands under in a list."""
    remark: str = ""
    """What is worth knowing before choosing it."""
    risks: list[RiskView] = []
    chance: bool = False
    """It rolls a die or draws a card, so it cannot be taken back."""


class LegalView(Struct, frozen=True):
    """What a seat may do."""

    seat: int
    complete: bool
    """Whether every legal action is listed."""
    actions: list[ActionView]
    auto: str
    """The text of the only answer, where that it is the only one is public; else empty."""
    builder: Builder | None


# --- previews --------------------------------------------------------------------------------


class DraftQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """A species as far as it is put together, to be judged.

    Without ``species`` a new one; with it, the species as it would be after the change. Only cards,
    in any order; the cards of an own species and of the hand (a drafted trade included)."""

    cards: list[str]
    species: int = -1
