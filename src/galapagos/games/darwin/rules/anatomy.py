"""Anatomy: which cards make a species (section 6.5) and which mutations lead to which."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.cards import TAIL_SITE, WING_SITE, CardSet
from galapagos.games.darwin.rules.refusals import (
    NO_BODY,
    NO_HEAD,
    NO_LEG_SITE,
    NO_TAIL_SITE,
    NO_WING_SITE,
    WRONG_PART,
)
from galapagos.games.darwin.rules.terms import (
    BODY,
    HEAD,
    LEGS1,
    LEGS2,
    MAX_CARDS,
    NO_CARD,
    TAIL,
    WINGS,
)
from galapagos.kernel.bits import shifted

# The bits above the numbers of sites, of which there are at most two of each (four are taken).
_ABOVE_LEGS: Final = 8
_ABOVE_WINGS: Final = _ABOVE_LEGS << WING_SITE
_ABOVE_TAIL: Final = _ABOVE_LEGS << TAIL_SITE
_ABOVE_SITES: Final = _ABOVE_LEGS | _ABOVE_WINGS | _ABOVE_TAIL


def body_obstacles(cards: CardSet, packed: i64) -> i64:
    """DC-ANAT-01 … 04: why packed cards are no species; 0 if they are one."""
    found: i64 = 0
    head = packed & 255
    body = (packed >> 8) & 255
    if head == NO_CARD:
        found |= NO_HEAD
    elif cards.part[head] != HEAD:
        found |= WRONG_PART
    wings = (packed >> 32) & 255
    if wings != NO_CARD and cards.part[wings] != WINGS:
        found |= WRONG_PART
    tail = (packed >> 40) & 255
    if tail != NO_CARD and cards.part[tail] != TAIL:
        found |= WRONG_PART
    legs = (packed >> 16) & 255
    more_legs = (packed >> 24) & 255
    pairs = leg_pairs(cards, legs) + leg_pairs(cards, more_legs)
    taken: i64 = 0
    if pairs > 0:
        taken = pairs
    if wings != NO_CARD:
        taken += 1 << WING_SITE
    if tail != NO_CARD:
        taken += 1 << TAIL_SITE
    if pairs < 0 or (more_legs != NO_CARD and cards.part[more_legs] == LEGS2):
        found |= WRONG_PART
    if body == NO_CARD:
        return found | NO_BODY
    if cards.part[body] != BODY:
        return found | WRONG_PART
    return found | _site_obstacles(cards, body, taken)


def _site_obstacles(cards: CardSet, body: i64, taken: i64) -> i64:
    """DC-ANAT-03, -06: every part needs a site of the body; sites may stay empty."""
    # The bit above a number of sites goes when more are taken than there are.
    lacking = ~((cards.sites[body] | _ABOVE_SITES) - taken) & _ABOVE_SITES
    if lacking == 0:
        return 0
    found: i64 = 0
    if lacking & _ABOVE_LEGS:
        found |= NO_LEG_SITE
    if lacking & _ABOVE_WINGS:
        found |= NO_WING_SITE
    if lacking & _ABOVE_TAIL:
        found |= NO_TAIL_SITE
    return found


def _has_sites(cards: CardSet, packed: i64) -> bool:
    """Whether a body has sites for what lies with it, every card at a place of its part."""
    each = cards.sites_taken
    taken = each[(packed >> 16) & 255] + each[(packed >> 24) & 255]
    taken += each[(packed >> 32) & 255] + each[(packed >> 40) & 255]
    return _site_obstacles(cards, (packed >> 8) & 255, taken) == 0


def are_card_numbers(cards: CardSet, packed: i64) -> bool:
    """Whether every packed byte is a card of the set, or none."""
    while packed:
        if packed & 255 >= len(cards.animals):
            return False
        packed >>= 8
    return True


def leg_pairs(cards: CardSet, card: i64) -> i64:
    """DC-ANAT-04: leg sites a card fills; 0 for no card, far below zero for any other part."""
    if card == NO_CARD:
        return 0
    part = cards.part[card]
    if part == LEGS1:
        return 1
    if part == LEGS2:
        return 2
    return -9


def place_of(cards: CardSet, card: i64) -> i64:
    """Return the first place at which a card of this part lies."""
    return cards.place[card]


def place_on(packed: i64, card: i64) -> i64:
    """Return the place of a card on a species, -1 if it is not there."""
    for place in range(MAX_CARDS):
        if card_at(packed, place) == card:
            return place
    return -1


def put_at(packed: i64, place: i64, card: i64) -> i64:
    """Return the packed cards with another card at a place."""
    shift: i64 = place << 3
    bits = shifted(255, shift)
    return (packed & ~bits) | card << shift


def in_order(packed: i64) -> i64:
    """Return the packed cards with two leg cards in ascending order, a single one first."""
    legs = (packed >> 16) & 255
    more_legs = (packed >> 24) & 255
    if more_legs != NO_CARD and (legs == NO_CARD or more_legs < legs):
        return put_at(put_at(packed, 2, more_legs), 3, legs)
    return packed


def is_in_order(packed: i64) -> bool:
    return in_order(packed) == packed


def mutated(cards: CardSet, packed: i64, out: i64, into: i64) -> i64:
    """Return the cards of a species after one mutation, 0 if it cannot be done (DC-ACT-MUTATE-02
    … 06)."""
    place: i64
    if out == NO_CARD:
        # Add: a card on a free site. DC-ANAT-02: there is one head and one body already.
        place = place_of(cards, into)
        if place == 2 and card_at(packed, 2) != NO_CARD:
            place = 3
        if card_at(packed, place) != NO_CARD:
            return 0
    else:
        place = place_on(packed, out)
        if place < 0:
            return 0
        if into == NO_CARD:
            # Remove: never the head or the body (ruling Q23).
            if place < 2:
                return 0
        elif place_of(cards, into) != place_of(cards, out):
            # Replace: the same part; leg cards of both sizes are legs (ruling Q22).
            return 0
    return exchanged(cards, packed, place, into)


def exchanged(cards: CardSet, packed: i64, place: i64, into: i64) -> i64:
    """Return the cards of a species with another at a place, 0 if its body lacks the sites."""
    changed = in_order(put_at(packed, place, into))
    taken = cards.sites_taken
    # Sites can only lack on another body, or for a part that takes others than the one it replaces.
    if place == BODY or (into != NO_CARD and taken[into] != taken[card_at(packed, place)]):
        if not _has_sites(cards, changed):
            return 0
    return changed


def mutated_twice(cards: CardSet, packed: i64, first: i64, second: i64) -> i64:
    """Return the cards after two mutations, each out << 8 | into, in this order; 0 if impossible.

    Ruling Q25: the state between them must be a species too."""
    between = mutated(cards, packed, first >> 8, first & 255)
    if between == 0:
        return 0
    return mutated(cards, between, second >> 8, second & 255)


def mutation_path(
    cards: CardSet, packed: i64, out1: i64, out2: i64, in1: i64, in2: i64, known: i64 = -1
) -> i64:
    """Return two mutations (first << 16 | second) by which these cards leave and these come.

    The same exchange can often be made in several ways and orders; the first that works, in the
    order tried here, stands for all of them. -1 if none does. That a ``known`` one works need not
    be tried."""
    for turn in range(4):
        out_first = out1
        out_second = out2
        if turn & 1:
            out_first = out2
            out_second = out1
        in_first = in1
        in_second = in2
        if turn & 2:
            in_first = in2
            in_second = in1
        first = out_first << 8 | in_first
        second = out_second << 8 | in_second
        if first != 0 and second != 0:
            path = first << 16 | second
            if path == known or mutated_twice(cards, packed, first, second) != 0:
                return path
    return -1
