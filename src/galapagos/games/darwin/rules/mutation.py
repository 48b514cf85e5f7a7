"""Mutating a species: single and double mutations, their price, and their obstacles (6.7).

A mutation action names the cards that leave and the cards that come. A card may come and leave in
the same double mutation. Exchanges that end alike appear once, whatever their order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import (
    MUTATE,
    MUTATE_TWICE,
    c1_of,
    c2_of,
    c3_of,
    c4_of,
    card_at,
    kind_of,
    pack,
    x_of,
)
from galapagos.games.darwin.rules.anatomy import (
    are_card_numbers,
    body_obstacles,
    exchanged,
    in_order,
    mutated,
    mutated_twice,
    mutation_path,
    place_of,
    place_on,
    put_at,
)
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.crowd import Crowd
from galapagos.games.darwin.rules.food import others_in
from galapagos.games.darwin.rules.reach import are_all_among, are_first_twins, first_twins, reach_of
from galapagos.games.darwin.rules.refusals import (
    ACTED,
    CARD_NOT_IN_HAND,
    CARD_NOT_ON_SPECIES,
    HEAD_OR_BODY,
    MALFORMED,
    MODE_FORBIDS,
    NO_SUCH_MUTATION,
    NO_SUCH_SPECIES,
    NOT_YOUR_SPECIES,
    TWIN_COMES_FIRST,
    WRONG_PART,
)
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import LOW_MUTATION, MAX_CARDS, NO_CARD
from galapagos.games.darwin.rules.viability import living_obstacles
from galapagos.kernel.moves import Moves

# Places of leg cards, and one where nothing ever lies.
_LEGS: Final = 2
_MORE_LEGS: Final = 3
_BESIDE: Final = MAX_CARDS


def mutation_price(state: State, steps: i64) -> i64:
    """DC-ACT-MUTATE-09, DC-EVT-LOWMUT-01, DC-BEG-06: the price before what the species has."""
    if state.options.is_beginner():
        return 0
    if state.event == LOW_MUTATION:
        if steps == 1:
            return 1
        return 5
    if steps == 1:
        return 0
    return 3


def mutation_cost(state: State, points: i64, steps: i64) -> i64:
    """DC-ACT-MUTATE-09, ruling Q70: a species that holds less pays all it has."""
    price = mutation_price(state, steps)
    if points < price:
        return points
    return price


def main_obstacles_for(state: State, seat: i64, species: Species) -> i64:
    """DC-ACT-MAIN-01, -03, DC-KIDS-06: why a player cannot act with a species at all."""
    found: i64 = 0
    if species.owner != seat:
        found |= NOT_YOUR_SPECIES
    if species.acted:
        found |= ACTED
    if state.options.is_kids():
        found |= MODE_FORBIDS
    return found


def mutation_obstacles(state: State, seat: i64, action: i64) -> i64:
    """DC-ACT-MUTATE-01 … 11: everything in the way of a mutation; 0 if it is possible."""
    species = state.find(x_of(action))
    if species is None:
        return NO_SUCH_SPECIES
    found = main_obstacles_for(state, seat, species)
    outs = c1_of(action) | c2_of(action) << 8
    ins = c3_of(action) | c4_of(action) << 8
    found |= _order_obstacles(action) | _out_obstacles(species, outs, ins)
    if not are_card_numbers(state.cards, ins):
        return found | CARD_NOT_IN_HAND
    reach = reach_of(state, seat)
    if not are_all_among(reach, ins):
        found |= CARD_NOT_IN_HAND
    elif not are_first_twins(state, reach, ins):
        found |= TWIN_COMES_FIRST
    if not _are_first_out(state, species, outs):
        found |= TWIN_COMES_FIRST
    cards = cards_after(state, species, action)
    if cards == 0:
        return found | _why_no_path(state, species, action)
    return found | mutant_obstacles(state, seat, species, cards)


def _order_obstacles(action: i64) -> i64:
    """The action's own form: ascending, nothing named twice, at least one card per mutation."""
    out1 = c1_of(action)
    out2 = c2_of(action)
    in1 = c3_of(action)
    in2 = c4_of(action)
    if out2 != NO_CARD and (out1 == NO_CARD or out1 >= out2):
        return MALFORMED
    if in2 != NO_CARD and (in1 == NO_CARD or in1 >= in2):
        return MALFORMED
    if kind_of(action) == MUTATE and out2 + in2 > 0:
        return MALFORMED
    return 0


def _out_obstacles(species: Species, outs: i64, ins: i64) -> i64:
    """DC-ACT-MUTATE-02, -06: what leaves must lie there, or come in the same double mutation."""
    found: i64 = 0
    while outs:
        card = outs & 255
        outs >>= 8
        came = card == ins & 255 or card == ins >> 8
        if card != NO_CARD and place_on(species.cards, card) < 0 and not came:
            found |= CARD_NOT_ON_SPECIES
    return found


def _are_first_out(state: State, species: Species, outs: i64) -> bool:
    """Of two leg twins on a species the lower one leaves first."""
    low = card_at(species.cards, 2)
    high = card_at(species.cards, 3)
    if high == NO_CARD or state.cards.twin[low] != state.cards.twin[high]:
        return True
    leaves_high = outs & 255 == high or outs >> 8 == high
    leaves_low = outs & 255 == low or outs >> 8 == low
    return leaves_low or not leaves_high


def cards_after(state: State, species: Species, action: i64) -> i64:
    """Return the packed cards after a mutation action, 0 if no order of mutations leads there."""
    out1 = c1_of(action)
    in1 = c3_of(action)
    if kind_of(action) == MUTATE:
        if out1 + in1 == 0:
            return 0
        return mutated(state.cards, species.cards, out1, in1)
    path = path_of(state, species, action)
    if path < 0:
        return 0
    return mutated_twice(state.cards, species.cards, path >> 16, path & 65535)


def path_of(state: State, species: Species, action: i64, known: i64 = -1) -> i64:
    """DC-ACT-MUTATE-08: the two mutations of a double mutation, first << 16 | second; or -1."""
    return mutation_path(
        state.cards,
        species.cards,
        c1_of(action),
        c2_of(action),
        c3_of(action),
        c4_of(action),
        known,
    )


def _why_no_path(state: State, species: Species, action: i64) -> i64:
    """Say what is wrong with the species a mutation would make, as far as that can be told."""
    found: i64 = NO_SUCH_MUTATION
    cards = species.cards
    outs = c1_of(action) | c2_of(action) << 8
    ins = c3_of(action) | c4_of(action) << 8
    while outs:
        place = place_on(cards, outs & 255)
        if place >= 0:
            cards = put_at(cards, place, NO_CARD)
        outs >>= 8
    while ins:
        into = ins & 255
        place = place_of(state.cards, into)
        if place == 2 and card_at(cards, 2) != NO_CARD:
            place = 3
        if card_at(cards, place) != NO_CARD:
            found |= WRONG_PART
        cards = put_at(cards, place, into)
        ins >>= 8
    if cards & 255 == NO_CARD or (cards >> 8) & 255 == NO_CARD:
        # DC-ACT-MUTATE-06, ruling Q23
        return found | HEAD_OR_BODY
    return found | body_obstacles(state.cards, in_order(cards))


def mutant_obstacles(
    state: State, seat: i64, species: Species, cards: i64, others: Crowd | None = None
) -> i64:
    """DC-ACT-MUTATE-10: the viability test, once, on the final state."""
    return _mutant_obstacles(state, seat, species, cards, stats_of(state.cards, cards), others)


def _mutant_obstacles(
    state: State, seat: i64, species: Species, cards: i64, stats: i64, others: Crowd | None
) -> i64:
    diet = state.cards.diet[cards & 255]
    return living_obstacles(state, seat, species.slot, stats, diet, species.uid, others)


# --- listing ---------------------------------------------------------------------------------


def single_action(uid: i64, step: i64) -> i64:
    """Return the action of one mutation out << 8 | into."""
    return pack(MUTATE, uid, step >> 8, 0, step & 255)


def double_action(uid: i64, first: i64, second: i64) -> i64:
    """Return the action of two mutations, whatever their order."""
    out1 = first >> 8
    out2 = second >> 8
    in1 = first & 255
    in2 = second & 255
    if out1 == NO_CARD or (out2 != NO_CARD and out2 < out1):
        out1 = out2
        out2 = first >> 8
    if in1 == NO_CARD or (in2 != NO_CARD and in2 < in1):
        in1 = in2
        in2 = first & 255
    return pack(MUTATE_TWICE, uid, out1, out2, in1, in2)


def ways_of(state: State, reach: vec[i64]) -> vec[i64]:
    """Return the ways in which cards in reach can come to any species, or some of its leave.

    Each is a place << 8 | the card that comes there. First the removals by place; then each card:
    a leg card can come in place of either one that is there, or beside it."""
    ways = vec[i64](capacity=MAX_CARDS + 3 * len(reach))
    for place in range(2, MAX_CARDS):
        ways = append(ways, place << 8)
    for card in reach:
        place = place_of(state.cards, card)
        ways = append(ways, place << 8 | card)
        if place == _LEGS:
            ways = append(ways, _MORE_LEGS << 8 | card)
            ways = append(ways, _BESIDE << 8 | card)
    return ways


def step_by(packed: i64, way: i64) -> i64:
    """Return the mutation out << 8 | into that a way is for packed cards; 0 if it is none."""
    place = way >> 8
    out = card_at(packed, place)
    if out == NO_CARD and _LEGS <= place <= _MORE_LEGS:
        return 0
    return out << 8 | way & 255


def mutated_by(cards: CardSet, packed: i64, way: i64) -> i64:
    """Return the cards after the mutation that a way is, as `mutated` does; 0 if it is none."""
    place = way >> 8
    into = way & 255
    if place == _BESIDE:
        place = _LEGS
        if card_at(packed, _LEGS) != NO_CARD:
            place = _MORE_LEGS
        if card_at(packed, place) != NO_CARD:
            return 0
    elif card_at(packed, place) == NO_CARD:
        if into == NO_CARD or _LEGS <= place <= _MORE_LEGS:
            return 0
    return exchanged(cards, packed, place, into)


def steps_of(state: State, packed: i64, reach: vec[i64], used: i64) -> vec[i64]:
    """Return every single mutation of packed cards with the cards in reach but one."""
    ways = ways_of(state, reach)
    steps = vec[i64](capacity=len(ways))
    for way in ways:
        into = way & 255
        if (into == NO_CARD or into != used) and mutated_by(state.cards, packed, way) != 0:
            steps = append(steps, step_by(packed, way))
    return steps


def add_mutations(state: State, seat: i64, kind: i64, moves: Moves) -> None:
    """Add the legal mutations of one kind: by species, then first and second mutation."""
    reach = reach_of(state, seat)
    singles = first_twins(state, reach)
    for biome in state.biomes:
        for species in biome.species:
            if main_obstacles_for(state, seat, species) == 0:
                if kind == MUTATE:
                    add_single_mutations(state, seat, species, singles, moves)
                else:
                    _add_double_mutations(state, seat, species, reach, moves)


def add_single_mutations(
    state: State, seat: i64, species: Species, reach: vec[i64], moves: Moves
) -> None:
    others = others_in(state, species.slot, species.uid)
    for way in ways_of(state, reach):
        cards = mutated_by(state.cards, species.cards, way)
        if cards != 0:
            step = step_by(species.cards, way)
            if _are_first_out(state, species, step >> 8):
                if mutant_obstacles(state, seat, species, cards, others) == 0:
                    moves.add(single_action(species.uid, step))


def _add_double_mutations(
    state: State, seat: i64, species: Species, reach: vec[i64], moves: Moves
) -> None:
    ways = ways_of(state, reach)
    others = others_in(state, species.slot, species.uid)
    for way in ways:
        between = mutated_by(state.cards, species.cards, way)
        if between != 0:
            first = step_by(species.cards, way)
            _add_doubles_from(state, seat, species, reach, ways, first, between, others, moves)


def _add_doubles_from(
    state: State,
    seat: i64,
    species: Species,
    reach: vec[i64],
    ways: vec[i64],
    first: i64,
    between: i64,
    others: Crowd,
    moves: Moves,
) -> None:
    """Add the legal double mutations that begin with one mutation, which leaves ``between``."""
    stats = state.cards.stats
    stats_between = stats_of(state.cards, between)
    for way in ways:
        cards = mutated_by(state.cards, between, way)
        if cards == 0:
            continue
        second = step_by(between, way)
        if is_reused(first, second):
            continue
        # Sums of packed counters: what leaves and what comes makes the difference.
        after = stats_between - stats[second >> 8] + stats[second & 255]
        if _mutant_obstacles(state, seat, species, cards, after, others) == 0:
            action = listed_double(state, species, reach, first, second)
            if action != 0:
                moves.add(action)


def is_reused(first: i64, second: i64) -> bool:
    """Whether the same card would come by both of two mutations."""
    return second & 255 != NO_CARD and second & 255 == first & 255


def is_listed_single(state: State, species: Species, reach: vec[i64], step: i64) -> bool:
    """Whether a mutation that can be made stands for all that end alike."""
    if not are_first_twins(state, reach, step & 255):
        return False
    return _are_first_out(state, species, step >> 8)


def listed_double(state: State, species: Species, reach: vec[i64], first: i64, second: i64) -> i64:
    """Return the action of two mutations, which can be made in this order, if they stand for all
    that end alike; else 0."""
    action = double_action(species.uid, first, second)
    outs = c1_of(action) | c2_of(action) << 8
    ins = c3_of(action) | c4_of(action) << 8
    if not are_first_twins(state, reach, ins) or not _are_first_out(state, species, outs):
        return 0
    path = first << 16 | second
    if path_of(state, species, action, path) != path:
        return 0
    return action
