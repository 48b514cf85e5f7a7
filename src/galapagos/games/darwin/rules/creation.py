"""Creating a species: what can be assembled from cards, and what stands in the way (6.6).

`Parts` sorts the cards in reach by part. The ways to assemble a species from them are numbered:
head, body, legs, wings, tail, slot, the last counting fastest. So they can be listed, and one can
be picked at random without listing them.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.games.darwin.rules.actions import create_cards, create_slot, pack_cards, pack_create
from galapagos.games.darwin.rules.anatomy import are_card_numbers, body_obstacles, is_in_order
from galapagos.games.darwin.rules.cards import AnimalCard
from galapagos.games.darwin.rules.crowd import Crowd
from galapagos.games.darwin.rules.food import others_in
from galapagos.games.darwin.rules.reach import (
    are_all_among,
    are_first_twins,
    is_first_twin,
    reach_of,
)
from galapagos.games.darwin.rules.refusals import (
    CARD_NOT_IN_HAND,
    MALFORMED,
    MODE_FORBIDS,
    NO_MARKER,
    NO_SUCH_BIOME,
    TWIN_COMES_FIRST,
)
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import (
    BODY,
    HEAD,
    LEGS1,
    LEGS2,
    MARKERS,
    NO_CARD,
    NO_SPECIES,
    TAIL,
    WINGS,
)
from galapagos.games.darwin.rules.viability import living_obstacles
from galapagos.kernel.moves import Moves


@final
@mypyc_attr(acyclic=True)
class Parts:
    """The cards in reach by part, without twins. The legs a body can carry come last to first:
    ``legs[:1]`` fit without a site, ``legs[:one_site]`` on one, all of them on two."""

    def __init__(self, state: State, reach: vec[i64]) -> None:
        self.slots: i64 = len(state.biomes)
        room: i64 = len(reach) + 1
        self.heads: vec[i64] = vec[i64](capacity=room)
        self.bodies: vec[i64] = vec[i64](capacity=room)
        self.wings: vec[i64] = vec[i64]([0], capacity=room)
        self.tails: vec[i64] = vec[i64]([0], capacity=room)
        self.legs: vec[i64] = vec[i64]([0], capacity=room)
        """Leg cards, or two of them packed legs | more << 8."""
        self.one_site: i64 = 1
        large = vec[i64]()
        single = vec[i64]()
        for index in range(len(reach)):
            card = reach[index]
            part = state.cards.part[card]
            if part == LEGS1:
                single = append(single, card)
            if not is_first_twin(state, reach, card):
                continue
            if part == HEAD:
                self.heads = append(self.heads, card)
            elif part == BODY:
                self.bodies = append(self.bodies, card)
            elif part == WINGS:
                self.wings = append(self.wings, card)
            elif part == TAIL:
                self.tails = append(self.tails, card)
            elif part == LEGS2:
                large = append(large, card)
            else:
                self.legs = append(self.legs, card)
        self.one_site = len(self.legs)
        for index in range(len(large)):
            self.legs = append(self.legs, large[index])
        self._pair_legs(state, single)
        self.per_head: i64 = 0
        """In how many ways each head can be completed and placed, viable or not."""
        for index in range(len(self.bodies)):
            self.per_head += self.ways_with(state.cards.animals[self.bodies[index]])

    def _pair_legs(self, state: State, single: vec[i64]) -> None:
        for low in range(len(single)):
            if is_first_twin(state, single, single[low]):
                for high in range(low + 1, len(single)):
                    if is_first_twin(state, single, single[high], single[low]):
                        self.legs = append(self.legs, single[low] | single[high] << 8)

    def leg_choices(self, body: AnimalCard) -> i64:
        """DC-ANAT-04: how many of the leg choices a body can carry."""
        if body.leg_sites == 0:
            return 1
        if body.leg_sites == 1:
            return self.one_site
        return len(self.legs)

    def ways_with(self, body: AnimalCard) -> i64:
        """Return how many species can be assembled on a body with each head, times slots."""
        ways = self.leg_choices(body) * self.slots
        if body.wing_sites > 0:
            ways *= len(self.wings)
        if body.tail_sites > 0:
            ways *= len(self.tails)
        return ways

    def ways(self) -> i64:
        """Return in how many ways a species can be assembled and placed, viable or not."""
        return self.per_head * len(self.heads)

    def way(self, state: State, number: i64) -> i64:
        """Return the numbered way as a CREATE action."""
        head = self.heads[number // self.per_head]
        number %= self.per_head
        for index in range(len(self.bodies)):
            card = state.cards.animals[self.bodies[index]]
            ways = self.ways_with(card)
            if number < ways:
                return self.way_with(head, self.bodies[index], card, number)
            number -= ways
        return 0

    def way_with(self, head: i64, body: i64, card: AnimalCard, number: i64) -> i64:
        """Return the numbered way of those with a head on a body."""
        slot = number % self.slots
        number //= self.slots
        tail: i64 = NO_CARD
        if card.tail_sites > 0:
            tail = self.tails[number % len(self.tails)]
            number //= len(self.tails)
        wings: i64 = NO_CARD
        if card.wing_sites > 0:
            wings = self.wings[number % len(self.wings)]
            number //= len(self.wings)
        legs = self.legs[number]
        cards = pack_cards(head, body, legs & 255, legs >> 8, wings, tail)
        return pack_create(slot, cards)


# --- obstacles -------------------------------------------------------------------------------


def can_create_now(state: State, seat: i64) -> i64:
    """What forbids any creation to a player, whatever its cards."""
    found: i64 = 0
    # DC-BEG-06
    if state.options.is_beginner() and state.era > 1:
        found |= MODE_FORBIDS
    # DC-ACT-CREATE-08, ruling Q15
    if not state.options.unlimited_markers and state.count_species(seat) >= MARKERS:
        found |= NO_MARKER
    return found


def creation_obstacles(state: State, seat: i64, action: i64) -> i64:
    """DC-ACT-CREATE-01 … 08: everything in the way of a creation; 0 if it is possible."""
    cards = create_cards(action)
    slot = create_slot(action)
    if not are_card_numbers(state.cards, cards):
        return CARD_NOT_IN_HAND
    found = can_create_now(state, seat) | body_obstacles(state.cards, cards)
    if not is_in_order(cards):
        found |= MALFORMED
    reach = reach_of(state, seat)
    if not are_all_among(reach, cards):
        found |= CARD_NOT_IN_HAND
    elif not are_first_twins(state, reach, cards):
        found |= TWIN_COMES_FIRST
    if _names_a_card_twice(cards):
        found |= CARD_NOT_IN_HAND
    if slot >= len(state.biomes):
        return found | NO_SUCH_BIOME
    return found | placing_obstacles(state, seat, slot, cards)


def placing_obstacles(state: State, seat: i64, slot: i64, cards: i64) -> i64:
    """DC-ACT-CREATE-02: the viability test of a new species."""
    stats = stats_of(state.cards, cards)
    diet = state.cards.diet[cards & 255]
    return living_obstacles(state, seat, slot, stats, diet)


def _names_a_card_twice(packed: i64) -> bool:
    while packed:
        card = packed & 255
        packed >>= 8
        rest = packed
        while card != NO_CARD and rest:
            if rest & 255 == card:
                return True
            rest >>= 8
    return False


# --- listing ---------------------------------------------------------------------------------


def add_creations(state: State, seat: i64, moves: Moves, limit: i64 = 0) -> None:
    """Add the legal creations, in their numbering; with a limit, stop at that many moves."""
    if can_create_now(state, seat) != 0:
        return
    parts = Parts(state, reach_of(state, seat))
    if parts.ways() == 0:
        return
    others = [others_in(state, slot) for slot in range(parts.slots)]
    for head in parts.heads:
        for body in parts.bodies:
            _add_creations_with(state, seat, parts, head, body, others, moves, limit)
            if limit > 0 and moves.count >= limit:
                return


def _add_creations_with(
    state: State,
    seat: i64,
    parts: Parts,
    head: i64,
    body: i64,
    others: list[Crowd],
    moves: Moves,
    limit: i64,
) -> None:
    card = state.cards.animals[body]
    diet = state.cards.diet[head]
    ways = parts.ways_with(card)
    number: i64 = 0
    while number < ways:
        # The slot counts fastest: from here on the same cards, in each of them.
        cards = create_cards(parts.way_with(head, body, card, number))
        stats = stats_of(state.cards, cards)
        for slot in range(parts.slots):
            crowd = others[slot]
            if living_obstacles(state, seat, slot, stats, diet, NO_SPECIES, crowd) == 0:
                moves.add(pack_create(slot, cards))
                if moves.count == limit:
                    return
        number += parts.slots


def can_create(state: State, seat: i64) -> bool:
    """Ruling Q10: whether any species built from the hand would be viable in any biome."""
    moves = Moves()
    add_creations(state, seat, moves, 1)
    return moves.count > 0
