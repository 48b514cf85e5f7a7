"""Biomes and the species in them, for the wire."""

from msgspec import Struct

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.rules.actions import card_at, pack_cards
from galapagos.games.darwin.rules.anatomy import leg_pairs
from galapagos.games.darwin.rules.cards import (
    ability_in,
    competition_in,
    digs,
    hearts_in,
    is_poisonous,
)
from galapagos.games.darwin.rules.crowd import effective_competition
from galapagos.games.darwin.rules.food import leaders_of, species_key
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.terms import (
    CLIMB,
    COLD,
    CONTINENT_KEYS,
    DIET_KEYS,
    FEEDING_KEYS,
    FLY,
    GROUND_KEYS,
    HEAT,
    NO_CARD,
    RUN,
    SWIM,
    TOKEN,
)
from galapagos.kernel.names import species_name
from galapagos.wire.own import PlacedCard

PLACES = ("head", "body", "legs", "more_legs", "wings", "tail")
"""Where a card can lie on a species, in the order of an action's cards."""


class StatsView(Struct, frozen=True):
    """What the cards of a species add up to."""

    run: int
    climb: int
    fly: int
    swim: int
    heat: int
    cold: int
    hearts: int
    competition: int
    dig: bool
    poison: bool


class PlacedCardView(PlacedCard, frozen=True):
    """A card of a species and where it lies."""

    place: str
    """head, body, legs, more_legs, wings, tail."""
    card: str


class SitesView(Struct, frozen=True):
    """Docking sites of a body: leg pairs, wings, tail."""

    legs: int
    wings: int
    tail: int


class SpeciesView(Struct, frozen=True):
    """One species on the table."""

    uid: int
    tag: str
    """Its name in action texts: ``S3``."""
    owner: int
    slot: int
    cards: list[PlacedCardView]
    free: SitesView
    """Docking sites that are still empty."""
    stats: StatsView
    competition: int
    """What counts now: 0 for meat eaters in an Epidemic (DC-TERM-13)."""
    diet: str
    adaptation: int
    rank: int
    """1 is best; 0 if it does not satisfy its biome."""
    tied: bool
    satisfied: bool
    feeding: str
    """fed, hungry, excluded; look at ``food_counts`` first."""
    plants: int
    meat: int
    hunted: int
    judged: bool
    points: int
    acted: bool
    leads: bool
    """Has the continent token, or shares it."""
    protected: bool


class SlotView(Struct, frozen=True):
    """One slot of the table and who lives there, best rank first."""

    slot: int
    ground: str
    """biome, volcano_active, volcano_rainforest, token."""
    biome: str
    """The biome card, or the one a volcano counts as; empty under a competition token."""
    continent: str
    side: str
    """left or right of the table (ruling Q74)."""
    reward: int
    plants: int
    meat: int
    plants_left: int
    meat_left: int
    leaders: list[int]
    species: list[SpeciesView]


def stats_view(stats: int) -> StatsView:
    return StatsView(
        int(ability_in(stats, RUN)),
        int(ability_in(stats, CLIMB)),
        int(ability_in(stats, FLY)),
        int(ability_in(stats, SWIM)),
        int(ability_in(stats, HEAT)),
        int(ability_in(stats, COLD)),
        int(hearts_in(stats)),
        int(competition_in(stats)),
        digs(stats),
        is_poisonous(stats),
    )


def placed_cards(packed: int, catalog: Catalog) -> list[PlacedCardView]:
    """Return packed cards by place, the empty places left out."""
    found = []
    for place in PLACES:
        card = packed & 255
        if card:
            found.append(PlacedCardView(place, catalog.cards[card - 1].id))
        packed >>= 8
    return found


def packed_cards(cards: list[PlacedCardView], catalog: Catalog) -> int:
    """Return cards by place as the rules pack them."""
    numbers = {one.place: catalog.card_number(one.card) for one in cards}
    return int(pack_cards(*(numbers.get(place, NO_CARD) for place in PLACES)))


def free_sites(state: State, packed: int) -> SitesView:
    """DC-ANAT-03, -04: the docking sites that no card fills; none without a body."""
    body = card_at(packed, 1)
    if body == NO_CARD:
        return SitesView(0, 0, 0)
    card = state.cards.animals[body]
    legs = leg_pairs(state.cards, card_at(packed, 2)) + leg_pairs(state.cards, card_at(packed, 3))
    wings = 1 if card_at(packed, 4) else 0
    tail = 1 if card_at(packed, 5) else 0
    return SitesView(
        max(int(card.leg_sites) - int(legs), 0),
        max(int(card.wing_sites) - wings, 0),
        max(int(card.tail_sites) - tail, 0),
    )


def slot_view(state: State, slot: int, catalog: Catalog) -> SlotView:
    biome = state.biomes[slot]
    leaders = [int(one.uid) for one in leaders_of(state, biome)]
    ranked = [(int(species_key(state, one)), one) for one in biome.species]
    ranked.sort(key=lambda entry: (not entry[1].satisfied, -entry[0], entry[1].uid))
    keys = [key for key, one in ranked if one.satisfied]
    plants, meat = food_left(biome)
    return SlotView(
        slot,
        GROUND_KEYS[biome.ground],
        "" if biome.ground == TOKEN else catalog.biomes[biome.card].id,
        "" if biome.continent < 0 else CONTINENT_KEYS[biome.continent],
        "right" if biome.side else "left",
        int(biome.reward),
        int(biome.plants),
        int(biome.meat),
        plants,
        meat,
        leaders,
        [species_view(state, one, key, keys, leaders, catalog) for key, one in ranked],
    )


def food_left(biome: Biome) -> tuple[int, int]:
    """Return the plants and the meat that nobody holds."""
    plants, meat = int(biome.plants), int(biome.meat)
    for one in biome.species:
        plants -= int(one.plants)
        meat -= int(one.meat)
    return plants, meat


def species_view(
    state: State,
    species: Species,
    key: int,
    keys: list[int],
    leaders: list[int],
    catalog: Catalog,
) -> SpeciesView:
    """``key`` is its rank as a number, ``keys`` those of all that satisfy the biome, best first."""
    uid, stats = int(species.uid), int(species.stats)
    return SpeciesView(
        uid,
        species_name(uid),
        int(species.owner),
        int(species.slot),
        placed_cards(int(species.cards), catalog),
        free_sites(state, int(species.cards)),
        stats_view(stats),
        int(effective_competition(state.event, species.diet, stats)),
        DIET_KEYS[species.diet],
        int(species.adaptation),
        keys.index(key) + 1 if species.satisfied else 0,
        species.satisfied and keys.count(key) > 1,
        species.satisfied,
        FEEDING_KEYS[species.feeding()],
        int(species.plants),
        int(species.meat),
        int(species.hunted),
        species.judged,
        int(species.points),
        species.acted,
        uid in leaders,
        species.is_protected(),
    )
