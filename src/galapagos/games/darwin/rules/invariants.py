"""What must hold in every complete state: conservation, caches, and the lemmas DC-LEM-01 … 07."""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.anatomy import body_obstacles, is_in_order
from galapagos.games.darwin.rules.cards import no_cards
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.state import Biome, Player, Species, State
from galapagos.games.darwin.rules.table import adaptation_in, count_cards, is_satisfied, stats_of
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BEGINNER,
    BIOME,
    CARNIVORE,
    DRAWING,
    EVENT,
    FIRST_LASTING,
    HERBIVORE,
    KIDS,
    LARGE,
    MARKERS,
    MAX_CARDS,
    NO_EVENT,
    TOKEN,
    VOLCANO,
    VOLCANO_ACTIVE,
)
from galapagos.kernel.bits import bit, count_bits


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a complete state; empty if it is sound."""
    problems = _card_problems(state) + _biome_card_problems(state) + _event_problems(state)
    for seat in range(state.options.players):
        problems += _player_problems(state, seat, state.players[seat])
    for slot in range(len(state.biomes)):
        biome = state.biomes[slot]
        for species in biome.species:
            problems += _species_problems(state, slot, biome, species)
        if state.phase == ACTION:
            problems += _food_problems(state, slot, biome)
    return problems


# --- cards -----------------------------------------------------------------------------------


def _card_problems(state: State) -> list[str]:
    """Every animal card lies in exactly one place."""
    counts = no_cards(state.cards)
    for size in range(2):
        _count_pile(counts, state.decks[size].cards)
        _count_pile(counts, state.discards[size].cards)
    for player in state.players:
        for index in range(len(player.hand)):
            counts[player.hand[index]] += 1
    for index in range(len(state.zone)):
        counts[state.zone[index]] += 1
    for biome in state.biomes:
        for species in biome.species:
            for place in range(MAX_CARDS):
                counts[card_at(species.cards, place)] += 1
    problems: list[str] = []
    for card in range(1, len(counts)):
        if counts[card] != 1:
            problems.append(f"cards: card {card} lies in {int(counts[card])} places")
    for size in range(2):
        problems += _pile_problems(state, size)
    return problems


def _count_pile(counts: vec[i64], pile: vec[i64]) -> None:
    for card in range(len(pile)):
        counts[card] += pile[card]


def _pile_problems(state: State, size: i64) -> list[str]:
    problems: list[str] = []
    for pile in (state.decks[size], state.discards[size]):
        total: i64 = 0
        for card in range(len(pile.cards)):
            total += pile.cards[card]
            if pile.cards[card] and state.cards.size[card] != size:
                problems.append(f"cards: card {card} lies in a pile of the other size")
        if total != pile.size:
            problems.append("cards: a pile is not as large as it says")
    return problems


def _biome_card_problems(state: State) -> list[str]:
    """Every biome card lies in exactly one place; a fetched one waits for its slot."""
    problems: list[str] = []
    table: i64 = 0
    for biome in state.biomes:
        if biome.ground == BIOME:
            table |= bit(biome.card)
    if state.fetched >= 0:
        table |= bit(state.fetched)
    masks = [state.biome_deck, state.biome_discard, state.biome_out, table]
    total: i64 = 0
    union: i64 = 0
    for mask in masks:
        total += count_bits(mask)
        union |= mask
    if union != state.cards.all_biomes() or total != len(state.cards.biomes):
        problems.append("biomes: a biome card is missing or lies in two places")
    return problems


def _event_problems(state: State) -> list[str]:
    """DC-LEM-07, DC-ERA-03: one event at most is in force, and none comes back."""
    problems: list[str] = []
    volcanoes: i64 = 0
    for biome in state.biomes:
        if biome.ground == VOLCANO_ACTIVE:
            volcanoes += 1
            if state.phase == ACTION and state.event != VOLCANO:
                problems.append("DC-LEM-07: an active volcano beside another event")
    if volcanoes > 1:
        problems.append("DC-EVT-VOLCANO-01: more than one active volcano")
    if state.event_deck & state.event_discard:
        problems.append("events: a card is in the deck and discarded")
    if state.event != NO_EVENT and state.event_deck & bit(state.event):
        problems.append("events: the open card is in the deck too")
    if state.phase == ACTION and state.event >= FIRST_LASTING and state.era == 1:
        problems.append("DC-SET-11: an event in the first Era")
    return problems


# --- players and species ---------------------------------------------------------------------


def _player_problems(state: State, seat: i64, player: Player) -> list[str]:
    problems: list[str] = []
    large: i64 = 0
    last: i64 = 0
    for index in range(len(player.hand)):
        if player.hand[index] <= last:
            problems.append(f"hand of seat {int(seat)}: not ascending")
        last = player.hand[index]
        if state.cards.size[last] == LARGE:
            large += 1
    if large != player.large or len(player.hand) != player.hand_size():
        problems.append(f"hand of seat {int(seat)}: not as large as it says")
    if len(player.seen) != len(player.hand):
        problems.append(f"hand of seat {int(seat)}: not every card has its viewers")
    if player.bank < 0 or player.draws < 0:
        problems.append(f"seat {int(seat)}: less than nothing")
    if state.count_species(seat) > MARKERS and not state.options.unlimited_markers:
        problems.append(f"DC-ACT-CREATE-08: seat {int(seat)} has too many species")
    return problems


def _species_problems(state: State, slot: i64, biome: Biome, species: Species) -> list[str]:
    problems: list[str] = []
    name = f"species {int(species.uid)}"
    if body_obstacles(state.cards, species.cards) != 0 or not is_in_order(species.cards):
        problems.append(f"DC-ANAT-02: {name} is no species")
    stats = stats_of(state.cards, species.cards)
    if species.slot != slot or species.stats != stats:
        problems.append(f"{name}: its slot or stats are stale")
    if species.count != count_cards(species.cards):
        problems.append(f"{name}: its number of cards is stale")
    if species.diet != state.cards.animals[species.cards & 255].diet:
        problems.append(f"{name}: its diet is stale")
    if species.adaptation != adaptation_in(state, biome, stats):
        problems.append(f"{name}: its adaptation is stale")
    if species.satisfied != is_satisfied(state, biome, stats):
        problems.append(f"{name}: its requirements are stale")
    if species.points < 0 or species.plants < 0 or species.meat < 0:
        problems.append(f"{name}: less than nothing")
    if species.uid >= state.next_uid or state.species(species.uid) is not species:
        problems.append(f"{name}: its number is not its own")
    # Until step 3 of the transition a species keeps what it held before it degenerated.
    if state.phase != EVENT and not species.satisfied and species.plants + species.meat > 0:
        problems.append(f"DC-LEM-02: {name} fails its biome and holds food")
    earning = state.options.mode != BEGINNER and state.options.mode != KIDS
    if earning and state.phase == DRAWING and species.points < 1:
        problems.append(f"DC-LEM-03: {name} begins an Era without points")
    return problems


# --- food ------------------------------------------------------------------------------------


def _food_problems(state: State, slot: i64, biome: Biome) -> list[str]:
    """DC-LEM-01, -05, and no more food than the biome offers."""
    problems: list[str] = []
    plants: i64 = 0
    meat: i64 = 0
    for species in biome.species:
        plants += species.plants
        meat += species.meat
        if species.plants + species.meat > species.hearts():
            problems.append(f"food: species {int(species.uid)} holds more than it needs")
        if species.plants > 0 and species.diet == CARNIVORE:
            problems.append(f"DC-FOOD-10: species {int(species.uid)} eats plants")
        if species.meat > 0 and species.diet == HERBIVORE:
            problems.append(f"DC-FOOD-10: species {int(species.uid)} eats meat")
    if plants > biome.plants or meat > biome.meat:
        problems.append(f"food: slot {int(slot)} gives more than it has")
    if not state.options.remainder_goes_on and biome.ground != TOKEN:
        problems += _chain_problems(state, biome)
    return problems


def _chain_problems(state: State, biome: Biome) -> list[str]:
    problems: list[str] = []
    for higher in biome.species:
        for lower in biome.species:
            if not higher.satisfied or not lower.satisfied:
                continue
            if species_key(state, higher) <= species_key(state, lower):
                continue
            hungry = higher.plants + higher.meat < higher.hearts()
            if hungry and higher.diet != CARNIVORE and lower.plants > 0:
                problems.append("DC-LEM-01: plants below a hungry species")
            if hungry and higher.diet != HERBIVORE and lower.meat > 0:
                problems.append("DC-LEM-01, DC-LEM-05: meat below a hungry species")
    return problems
