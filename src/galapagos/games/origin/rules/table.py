"""Cards on the table: laying animals, traits and pairs, and where cards go when they leave."""

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.state import (
    Animal,
    Pair,
    Player,
    State,
    card_face,
    card_of,
    card_trait,
)
from galapagos.games.origin.rules.terms import FAT_TISSUE, HIDDEN, PRINTED_PLUS


def lay_animal(state: State, seat: i64, face: i64) -> Animal:
    """EV-EVO-03: a card played lizard side up is a new animal."""
    player = state.players[seat]
    animal = Animal(seat, player.serials, face, vec[i64]())
    player.serials += 1
    player.add_animal(animal)
    return animal


def lay_trait(animal: Animal, trait: i64, face: i64) -> None:
    """EV-EVO-04: a card played face up goes under an animal."""
    animal.cards = with_one_more(animal.cards, card_of(trait, face))
    animal.traits |= 1 << trait
    animal.plus += PRINTED_PLUS[trait]
    if trait == FAT_TISSUE:
        animal.fat_cards += 1


def with_one_more(cards: vec[i64], card: i64) -> vec[i64]:
    """Return a row of trait cards with another one laid on it; what clones share stays as it is."""
    longer = vec[i64]([card] * (len(cards) + 1))
    for index in range(len(cards)):
        longer[index] = cards[index]
    return longer


def lay_pair(player: Player, trait: i64, face: i64, first: i64, second: i64) -> None:
    """EV-EVO-07: a pair trait lies between two animals."""
    player.add_pair(Pair(trait, face, first, second))


def discard(player: Player, face: i64) -> None:
    """EV-EXT-03: one card to the player's own discard pile. Its face is unknown in a view."""
    if face != HIDDEN:
        player.own_cards()
        player.discard[face] += 1
    player.discard_size += 1


def remove_trait(player: Player, animal: Animal, trait: i64) -> None:
    """Discard one trait card of an animal; of several fat cards the one laid last."""
    kept = vec[i64]()
    gone: i64 = -1
    for index in range(len(animal.cards)):
        if card_trait(animal.cards[index]) == trait:
            gone = index
    for index in range(len(animal.cards)):
        if index != gone:
            kept = append(kept, animal.cards[index])
    discard(player, card_face(animal.cards[gone]))
    animal.cards = kept
    animal.plus -= PRINTED_PLUS[trait]
    if trait == FAT_TISSUE:
        animal.fat_cards -= 1
    if trait != FAT_TISSUE or animal.fat_cards == 0:
        animal.traits &= ~(1 << trait)


def remove_pair(state: State, player: Player, pair: Pair, seat: i64, rule: i64) -> None:
    """EV-PAIR-04, -05: a pair card leaves the table, once, for both animals."""
    log = state.log
    if log is not None:
        first = seat << 8 | pair.first
        log.emit(events.PAIR_BROKEN, rule, seat, first, seat << 8 | pair.second, pair.trait)
    discard(player, pair.face)
    player.remove_pair(pair)


def bury(state: State, animal: Animal, rule: i64) -> None:
    """EV-ATK-08, EV-EXT-02: an animal goes with all its cards and every pair that touches it."""
    player = state.players[animal.seat]
    log = state.log
    if log is not None:
        log.emit(events.BURIED, rule, animal.seat, animal.ref(), 1 + len(animal.cards))
    if len(player.pairs) > 0:
        for pair in player.pairs[:]:
            if pair.joins(animal.serial):
                remove_pair(state, player, pair, animal.seat, rules.EV_PAIR_04)
    # EV-TRAIT-PARASITE-05: whoever laid a card, it goes to the pile of the animal's owner.
    for index in range(len(animal.cards)):
        discard(player, card_face(animal.cards[index]))
    discard(player, animal.card)
    player.remove_animal(animal)
