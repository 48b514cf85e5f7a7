"""What a table says about a game besides the view: log, question, choices, reasons, forecasts."""

from msgspec import Struct

from galapagos.games.darwin.show.species import PlacedCardView, SitesView, StatsView
from galapagos.games.darwin.show.view import DarwinView, FateView
from galapagos.games.origin.show.view import OriginView
from galapagos.wire.actions import DarwinParts, OriginParts

GameView = OriginView | DarwinView
"""A game as a viewer may see it."""
ActionParts = OriginParts | DarwinParts
"""An action taken apart."""


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


class BuilderView(Struct, frozen=True):
    """Darwin: actions that are possible but not listed, because they are too many; ask `preview`.

    A flag says that the moment allows it; which cards and biomes go together `preview` says."""

    create: bool
    mutate: bool
    migrate: bool
    species: list[int]
    """Own species that may still act in this Era."""
    show: bool
    """Team: cards may be shown to the partner; only showing none is listed."""
    take_over: list[int]
    """Team: species that may be taken over for two hand cards; only paying by draws is listed."""


class LegalView(Struct, frozen=True):
    """What a seat may do."""

    seat: int
    complete: bool
    """Whether every legal action is listed."""
    actions: list[ActionView]
    auto: str
    """The text of the only answer, where that it is the only one is public; else empty."""
    builder: BuilderView | None


# --- previews --------------------------------------------------------------------------------


class DraftQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """Darwin: a species as far as it is put together, to be judged.

    Without ``species`` a new one; with it, the species as it would be after the change. Only cards,
    in any order; the cards of an own species and of the hand (a drafted trade included)."""

    cards: list[str]
    species: int = -1


class DefenceView(Struct, frozen=True):
    """Origin: one way in which prey could answer a hunt."""

    trait: str
    odds: float
    """Chance that it saves this animal."""
    choices: int
    """In how many ways: cards to shed, animals to point at."""


class HuntForecast(Struct, frozen=True):
    """Origin: what a hunt would meet."""

    hunter: str
    prey: str
    defences: list[DefenceView]
    catch: float
    """Chance that this animal is eaten, its owner defending it as well as can be."""
    poison: bool
    food: int
    """Tokens the hunter could take in."""


class StandingView(Struct, frozen=True):
    """Darwin: how the species would stand in a slot."""

    rank: int
    of: int
    tied: bool
    adaptation: int
    competition: int
    plants: int
    meat: int
    hearts: int
    fed: bool
    hunts: list[int]
    """Species it would eat if the evaluation came now."""
    dies: FateView | None
    leads: bool
    shares_lead: bool
    reward: int
    cost: int
    """Points a mutation costs."""
    points: int
    """The viewer's points if the evaluation came now."""
    gain: int
    """The same compared with not acting."""
    certain: bool
    """Whether no decision and no die could change that."""
    hungry: list[int]
    """Species that are fed now and would no longer be."""
    deaths: list[FateView]
    """Species that would die then and would not without this action."""
    heirs: list[int]
    """Migration: who would lead the biome that it leaves; empty if that does not change."""
    text: str
    """All of that in one sentence."""


class VerdictView(Struct, frozen=True):
    """Darwin: what one slot says to a species."""

    slot: int
    action: str
    """The text to send; empty while the cards are no species yet."""
    legal: bool
    reasons: list[ReasonView]
    """What the biome and the moment have against it; what is wrong with its body says `build`."""
    standing: StandingView | None


class FitView(Struct, frozen=True):
    """A card in reach and where it could go on the species in the builder."""

    card: str
    places: list[str]
    """Where anatomy lets it lie: free places, and places where it would replace a card."""
    replaces: list[str]
    """For each of these places the card it would replace; empty where the place is free."""
    reasons: list[ReasonView]
    """Why it fits nowhere; empty if it does."""


class BuildView(Struct, frozen=True):
    """Darwin: the species in the builder."""

    species: int
    cards: list[PlacedCardView]
    name: str
    stats: StatsView
    before: StatsView | None
    """The species as it is now, if it is changed."""
    diet: str
    sites: SitesView
    """All docking sites of the body."""
    free: SitesView
    reasons: list[ReasonView]
    """Why the cards are no species (yet)."""
    steps: int
    """Mutations needed from the species as it is: 0, 1 or 2; 3 stands for too many; 0 for a new
    species."""
    price: int
    """Points these mutations cost."""
    fits: list[FitView]
    """The other cards in reach."""
    verdicts: list[VerdictView]
    """A new species: what each slot says. A changed one: what its own slot says. One that is as it
    was: what each slot says to its migration."""
