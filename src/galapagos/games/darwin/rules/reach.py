"""The cards a player can use now: the hand, with the drafted trade already made in thought.

Cards that differ only in the animal drawn on them are *twins*; actions name the lowest one, so
that every possibility appears once.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.state import State, place_in
from galapagos.games.darwin.rules.table import with_card, without
from galapagos.games.darwin.rules.terms import NO_CARD


def reach_of(state: State, seat: i64) -> vec[i64]:
    """DC-ACT-TRADE-05: the hand, ascending, with the traded card instead of the one given."""
    hand = state.players[seat].hand
    if seat != state.turn or state.give == NO_CARD:
        return hand
    place = place_in(hand, state.give)
    if place < 0:
        return hand
    return with_card(without(hand, place), state.take)


def is_first_twin(state: State, cards: vec[i64], card: i64, used: i64 = NO_CARD) -> bool:
    """Whether no lower twin of a card lies among the cards, but for one that is used already."""
    twin = state.cards.twin[card]
    if twin == card:
        return True
    for index in range(len(cards)):
        other = cards[index]
        if other >= card:
            return True
        if other != used and state.cards.twin[other] == twin:
            return False
    return True


def first_twins(state: State, cards: vec[i64]) -> vec[i64]:
    """Return the cards without those that have a lower twin among them."""
    if _are_all_first(state, cards):
        return cards
    firsts = vec[i64]()
    for index in range(len(cards)):
        if is_first_twin(state, cards, cards[index]):
            firsts = append(firsts, cards[index])
    return firsts


def _are_all_first(state: State, cards: vec[i64]) -> bool:
    return all(is_first_twin(state, cards, card) for card in cards)


def are_first_twins(state: State, cards: vec[i64], packed: i64) -> bool:
    """Whether no card of a packed choice has a lower twin among the cards that was left out."""
    rest = packed
    while rest:
        card = rest & 255
        if card != NO_CARD and state.cards.twin[card] != card:
            if _has_lower_twin_left(state, cards, packed, card):
                return False
        rest >>= 8
    return True


def _has_lower_twin_left(state: State, cards: vec[i64], packed: i64, card: i64) -> bool:
    twin = state.cards.twin[card]
    for index in range(len(cards)):
        other = cards[index]
        if other >= card:
            return False
        if state.cards.twin[other] == twin and not is_among(packed, other):
            return True
    return False


def is_among(packed: i64, card: i64) -> bool:
    """Whether a card is one of the packed bytes."""
    while packed:
        if packed & 255 == card:
            return True
        packed >>= 8
    return False


def are_all_among(cards: vec[i64], packed: i64) -> bool:
    """Whether every packed card is among the cards."""
    while packed:
        card = packed & 255
        if card != NO_CARD and place_in(cards, card) < 0:
            return False
        packed >>= 8
    return True
