"""The entity tables of an observation of Darwin: slots, species, and the faces of cards."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.cards import (
    CardSet,
    ability_in,
    competition_in,
    digs,
    hearts_in,
    is_poisonous,
)
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    CONTINENT_COUNT,
    HERBIVORE,
    MAX_CARDS,
    PART_COUNT,
)
from galapagos.games.darwin.tensors.layout import (
    CARD_CELLS,
    NEEDS,
    SEAT_CELLS,
    SLOT_CELLS,
    SPECIES,
    SPECIES_CELLS,
    Cells,
)
from galapagos.tensors.encoder import clear, flag, least, put_bits, put_one, relative, small

_SLOTS: Final = 5
_DIETS: Final = 3


def faces_of(cards: CardSet) -> vec[i16]:
    """Return the cells of every animal card, by its number; those of number 0 are empty."""
    count: i64 = len(cards.animals)
    faces = vec[i16]([0] * (count * CARD_CELLS))
    for number in range(1, count):
        card = cards.animals[number]
        cell: i64 = number * CARD_CELLS
        faces[cell] = small(number)
        put_one(faces, cell + 1, PART_COUNT, card.part)
        put_one(faces, cell + 7, _DIETS, card.diet - HERBIVORE)
        _write_stats(card.stats, faces, cell + 10)
        faces[cell + 20] = small(card.leg_sites)
        faces[cell + 21] = small(card.wing_sites)
        faces[cell + 22] = small(card.tail_sites)
    return faces


def _write_stats(stats: i64, out: vec[i16], at: i64) -> None:
    for ability in range(ABILITY_COUNT):
        out[at + ability] = small(ability_in(stats, ability))
    out[at + 6] = small(hearts_in(stats))
    out[at + 7] = small(competition_in(stats))
    out[at + 8] = flag(digs(stats))
    out[at + 9] = flag(is_poisonous(stats))


def write_slots(state: State, cells: Cells, out: vec[i16], at: i64) -> None:
    cell = at + cells.slots
    for biome in state.biomes:
        _write_slot(state, biome, out, cell)
        cell += SLOT_CELLS
    clear(out, cell, at + cells.evaluated)


def _write_slot(state: State, biome: Biome, out: vec[i16], cell: i64) -> None:
    put_one(out, cell, 4, biome.ground)
    put_one(out, cell + 5, CONTINENT_COUNT, biome.continent)
    out[cell + 10] = small(biome.side)
    out[cell + 11] = small(biome.plants)
    out[cell + 12] = small(biome.meat)
    out[cell + 13] = small(biome.reward)
    out[cell + 14] = small(len(biome.species))
    if i64(out[cell + 4]) != biome.card + 1:
        out[cell + 4] = small(biome.card + 1)
        _write_biome(state, biome.card, out, cell)


def _write_biome(state: State, number: i64, out: vec[i16], cell: i64) -> None:
    """Write what is printed on a biome card."""
    if number < 0:
        clear(out, cell + 15, cell + SLOT_CELLS)
        return
    card = state.cards.biomes[number]
    _write_abilities(card.adaptation, out, cell + 15)
    put_bits(out, cell + 21, ABILITY_COUNT, card.forbidden)
    for index in range(NEEDS):
        need: i64 = 0
        if index < len(card.needs):
            need = card.needs[index]
        _write_abilities(need, out, cell + 27 + index * ABILITY_COUNT)


def _write_abilities(packed: i64, out: vec[i16], at: i64) -> None:
    for ability in range(ABILITY_COUNT):
        out[at + ability] = small(ability_in(packed, ability))


def write_species(state: State, viewer: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    """Write everybody's species by slot and age; ``cells.counted`` says how many of each seat."""
    counted = cells.counted
    players = state.options.players
    for seat in range(players):
        counted[seat] = 0
    for biome in state.biomes:
        for species in biome.species:
            row = counted[species.owner]
            if row < SPECIES:
                place = relative(species.owner, viewer, players) * SPECIES + row
                cell = at + cells.species + place * SPECIES_CELLS
                _write_one_species(species, out, cell)
                out[cell + 33] = flag(species.uid == state.hunter)
                counted[species.owner] = row + 1
    for seat in range(players):
        place = relative(seat, viewer, players)
        before = least(i64(out[at + cells.seats + place * SEAT_CELLS + 9]), SPECIES)
        start = at + cells.species + place * (SPECIES * SPECIES_CELLS)
        if counted[seat] < before:
            clear(out, start + counted[seat] * SPECIES_CELLS, start + before * SPECIES_CELLS)


def _write_one_species(species: Species, out: vec[i16], cell: i64) -> None:
    out[cell] = 1
    put_one(out, cell + 1, _SLOTS, species.slot)
    if _write_places(species.cards, out, cell + 6):
        _write_stats(species.stats, out, cell + 12)
        put_one(out, cell + 22, _DIETS, species.diet - HERBIVORE)
    out[cell + 25] = small(species.points)
    out[cell + 26] = flag(species.acted)
    out[cell + 27] = small(species.adaptation)
    out[cell + 28] = flag(species.satisfied)
    out[cell + 29] = small(species.plants)
    out[cell + 30] = small(species.meat)
    out[cell + 31] = small(species.hunted)
    out[cell + 32] = flag(species.judged)


def _write_places(cards: i64, out: vec[i16], at: i64) -> bool:
    """Write the cards of a species by place; return whether any has changed."""
    changed = False
    for place in range(MAX_CARDS):
        card = small(card_at(cards, place))
        if out[at + place] != card:
            out[at + place] = card
            changed = True
    return changed
