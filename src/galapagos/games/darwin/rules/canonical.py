"""The one spelling of an action: twins replaced by the lowest that can be used, fields in order.

A person may point at any of several cards that differ only in the animal; the rules list and accept
the lowest. What is no action stays as it is.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    c1_of,
    c2_of,
    c3_of,
    c4_of,
    create_cards,
    create_slot,
    kind_of,
    pack,
    pack_create,
    x_of,
)
from galapagos.games.darwin.rules.anatomy import in_order
from galapagos.games.darwin.rules.reach import is_among, reach_of
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import NO_CARD
from galapagos.games.darwin.rules.turn import free_cards


def canonical(state: State, seat: i64, action: i64) -> i64:
    """Return an action as `legal` would list it, if it does."""
    if not state.is_seat(seat):
        return action
    kind = kind_of(action)
    reach = reach_of(state, seat)
    hand = state.players[seat].hand
    if kind == act.CREATE:
        cards = in_order(lowest_twins(state, reach, create_cards(action)))
        return pack_create(create_slot(action), cards)
    if kind == act.TRADE:
        given = lowest_twins(state, free_cards(state, seat, hand), c1_of(action))
        return pack(kind, 0, given, lowest_twins(state, state.zone, c2_of(action)))
    if kind == act.MUTATE or kind == act.MUTATE_TWICE:
        return _mutation(state, reach, action)
    if kind == act.TAKE_OVER:
        free = free_cards(state, seat, reach)
        price = ascending(lowest_twins(state, free, c1_of(action) | c2_of(action) << 8))
        return pack(kind, x_of(action), price & 255, price >> 8)
    if kind == act.SHOW:
        shown = c1_of(action) | c2_of(action) << 8 | c3_of(action) << 16 | c4_of(action) << 24
        return act.SHOW | ascending(lowest_twins(state, hand, shown)) << 17
    if kind in (act.REDRAW, act.GIVE, act.PAY_CARD, act.DISCARD):
        return pack(kind, 0, lowest_twins(state, hand, c1_of(action)))
    if kind == act.DEGENERATE:
        species = state.find(x_of(action))
        if species is not None:
            lost = _lower_legs_first(state, species, c1_of(action))
            return pack(kind, x_of(action), lost)
    return action


def lowest_twins(state: State, cards: vec[i64], packed: i64) -> i64:
    """Return packed cards, each replaced by its lowest twin among the cards not yet taken."""
    chosen: i64 = 0
    shift: i64 = 0
    while packed:
        card = packed & 255
        if card != NO_CARD and card < len(state.cards.animals):
            card = _lowest_free(state, cards, card, chosen)
        chosen |= card << shift
        shift += 8
        packed >>= 8
    return chosen


def _lowest_free(state: State, cards: vec[i64], card: i64, taken: i64) -> i64:
    for index in range(len(cards)):
        other = cards[index]
        if state.cards.twin[other] == state.cards.twin[card] and not is_among(taken, other):
            return other
    return card


def ascending(packed: i64) -> i64:
    """Return packed cards sorted, empty bytes last."""
    result: i64 = 0
    shift: i64 = 0
    last: i64 = NO_CARD
    while True:
        lowest: i64 = 256
        rest = packed
        while rest:
            card = rest & 255
            if card > last and card < lowest:
                lowest = card
            rest >>= 8
        if lowest == 256:
            return result
        result |= lowest << shift
        shift += 8
        last = lowest


def _mutation(state: State, reach: vec[i64], action: i64) -> i64:
    outs = c1_of(action) | c2_of(action) << 8
    ins = c3_of(action) | c4_of(action) << 8
    lowest = lowest_twins(state, reach, ins)
    outs = _renamed(outs & 255, ins, lowest) | _renamed(outs >> 8, ins, lowest) << 8
    species = state.find(x_of(action))
    if species is not None:
        outs = _lower_legs_first(state, species, outs)
    outs = ascending(outs)
    ins = ascending(lowest)
    return pack(kind_of(action), x_of(action), outs & 255, outs >> 8, ins & 255, ins >> 8)


def _renamed(card: i64, ins: i64, lowest: i64) -> i64:
    """A card that comes and leaves again in a double mutation is the same on both sides."""
    if card != NO_CARD and card == ins & 255:
        return lowest & 255
    if card != NO_CARD and card == ins >> 8:
        return lowest >> 8
    return card


def _lower_legs_first(state: State, species: Species, outs: i64) -> i64:
    """Of two leg twins on a species the lower one leaves."""
    low = act.card_at(species.cards, 2)
    high = act.card_at(species.cards, 3)
    if high == NO_CARD or state.cards.twin[low] != state.cards.twin[high]:
        return outs
    if is_among(outs, high) and not is_among(outs, low):
        if outs & 255 == high:
            return (outs & ~255) | low
        return (outs & 255) | low << 8
    return outs
