"""What the builder of Darwin says, for the wire."""

from msgspec import Struct

from galapagos.games.darwin.show.species import PlacedCardView, SitesView, StatsView
from galapagos.games.darwin.show.view import FateView
from galapagos.wire.own import Build, Builder, Standing
from galapagos.wire.play import ReasonView


class BuilderView(Builder, frozen=True):
    """Actions that are possible but not listed, because they are too many; ask `preview`.

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


class StandingView(Standing, frozen=True):
    """How the species would stand in a slot."""

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
    """What one slot says to a species."""

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


class BuildView(Build, frozen=True):
    """The species in the builder."""

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
