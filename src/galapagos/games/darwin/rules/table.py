"""Cards on the move: hands, piles, the trade zone, and what a species is made of."""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.cards import CardSet, competition_in, no_cards
from galapagos.games.darwin.rules.state import Biome, Pile, Player, Species, State, place_in
from galapagos.games.darwin.rules.terms import (
    BIOME,
    BY_EVENT,
    MAX_CARDS,
    NO_CARD,
    NO_SPECIES,
    NOBODY,
    SMALL,
    TOKEN,
    VOLCANO_ACTIVE,
)
from galapagos.kernel.bits import bit

# --- hands -----------------------------------------------------------------------------------


def put_in_hand(state: State, player: Player, card: i64, seen: i64) -> None:
    """Add a card to a hand; ``seen`` is the mask of other seats that know it. 0 = unknown card."""
    if state.cards.size[card] == SMALL:
        player.small += 1
    else:
        player.large += 1
    place: i64 = 0
    while place < len(player.hand) and player.hand[place] < card:
        place += 1
    player.hand = inserted(player.hand, place, card)
    player.seen = inserted(player.seen, place, seen)


def take_from_hand(state: State, player: Player, card: i64) -> None:
    """Take a card out of a hand."""
    if state.cards.size[card] == SMALL:
        player.small -= 1
    else:
        player.large -= 1
    place = place_in(player.hand, card)
    player.hand = without(player.hand, place)
    player.seen = without(player.seen, place)


def forget_seen(state: State, player: Player, size: i64, witnesses: i64) -> None:
    """A card of this size has left a hand face down: who did not witness which one can no longer
    tell of the others that they are still there."""
    seen = player.seen[:]
    for place in range(len(player.hand)):
        if state.cards.size[player.hand[place]] == size:
            seen[place] &= witnesses
    player.seen = seen


def inserted(cards: vec[i64], place: i64, card: i64) -> vec[i64]:
    """Return the cards with one more at a place."""
    count: i64 = len(cards)
    more = vec[i64]([0] * (count + 1))
    for index in range(place):
        more[index] = cards[index]
    more[place] = card
    for index in range(place, count):
        more[index + 1] = cards[index]
    return more


def without(cards: vec[i64], place: i64) -> vec[i64]:
    """Return the cards but for the one at a place."""
    last: i64 = len(cards) - 1
    rest = cards[:last]
    for index in range(place, last):
        rest[index] = cards[index + 1]
    return rest


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """Return ascending cards with one more in its place."""
    place: i64 = 0
    while place < len(cards) and cards[place] < card:
        place += 1
    return inserted(cards, place, card)


def put_in_zone(state: State, card: i64) -> None:
    """Lay a card into the trade zone."""
    state.zone = with_card(state.zone, card)


# --- piles -----------------------------------------------------------------------------------


def discard(state: State, card: i64) -> None:
    """DC-ACT-REDRAW-07, DC-DEATH-01, DC-ACT-MUTATE-07: to the discard pile of its size."""
    state.own_piles()
    pile = state.discards[state.cards.size[card]]
    pile.own_cards()
    pile.cards[card] = 1
    pile.size += 1


def discard_from_hand(state: State, seat: i64, card: i64, rule: i64) -> None:
    """Discard a hand card face down (ruling Q88)."""
    take_from_hand(state, state.players[seat], card)
    discard(state, card)
    log = state.log
    if log is not None:
        log.emit(events.CARD_DISCARDED, rule, seat, state.cards.size[card], card)


def can_draw(state: State, size: i64) -> bool:
    """DC-TRANS-6-02, ruling Q14: an empty deck may be chosen while its discards hold cards."""
    return state.decks[size].size + state.discards[size].size > 0


def draw(state: State, size: i64) -> i64:
    """Draw from a deck that `can_draw`; DC-TRANS-6-02: an empty deck is renewed first."""
    state.own_piles()
    deck = state.decks[size]
    if deck.size == 0:
        _renew(state, size, deck)
    card = state.chance.pick(deck.cards, deck.size)
    deck.own_cards()
    deck.cards[card] = 0
    deck.size -= 1
    return card


def _renew(state: State, size: i64, deck: Pile) -> None:
    pile = state.discards[size]
    deck.lay(pile.cards[:])
    deck.size = pile.size
    pile.lay(no_cards(state.cards))
    pile.size = 0
    log = state.log
    if log is not None:
        log.emit(events.DECK_RENEWED, rules.DC_TRANS_6_02, NOBODY, size, deck.size)


def draw_to_hand(state: State, seat: i64, size: i64, rule: i64) -> None:
    """DC-SET-09, DC-INFO-06: one card from a deck; its owner alone sees it."""
    card = draw(state, size)
    put_in_hand(state, state.players[seat], card, 0)
    log = state.log
    if log is not None:
        log.emit(events.CARD_DRAWN, rule, seat, size, card)


# --- the trade zone --------------------------------------------------------------------------


def fill_zone(state: State, rule: i64) -> None:
    """DC-SET-08, DC-TRANS-5-01: half small, half large, small ones first."""
    _fill_zone_with(state, 0, state.options.zone_small(), rule)
    _fill_zone_with(state, 1, state.options.zone_large(), rule)


def _fill_zone_with(state: State, size: i64, count: i64, rule: i64) -> None:
    log = state.log
    for number in range(count):
        source = size
        # Ruling Q14: with deck and discards empty the other deck serves, or nothing.
        if not can_draw(state, source):
            source = 1 - size
        if can_draw(state, source):
            card = draw(state, source)
            put_in_zone(state, card)
            if log is not None:
                log.emit(events.ZONE_FILLED, rule, NOBODY, card)


def clear_zone(state: State, rule: i64) -> None:
    """DC-TRANS-5-01: all cards of the trade zone are discarded."""
    log = state.log
    if log is not None:
        log.emit(events.ZONE_CLEARED, rule, NOBODY, len(state.zone))
    for index in range(len(state.zone)):
        discard(state, state.zone[index])
    state.zone = vec[i64]()


# --- species ---------------------------------------------------------------------------------


def stats_of(cards: CardSet, packed: i64) -> i64:
    """DC-TERM-03: the sums over all cards of a species, packed."""
    total: i64 = 0
    while packed:
        total += cards.stats[packed & 255]
        packed >>= 8
    return total


def count_cards(packed: i64) -> i64:
    count: i64 = 0
    while packed:
        if packed & 255:
            count += 1
        packed >>= 8
    return count


def adaptation_in(state: State, biome: Biome, stats: i64) -> i64:
    """DC-TERM-06; DC-KIDS-05: to a competition token adaptation is competition."""
    if biome.ground == TOKEN:
        return competition_in(stats)
    if biome.ground == VOLCANO_ACTIVE:
        return 0
    return state.cards.biomes[biome.card].adaptation_of(stats)


def is_satisfied(state: State, biome: Biome, stats: i64) -> bool:
    """DC-TERM-07, DC-EVAL-REQ-02, DC-KIDS-05: whether these stats satisfy what lies there."""
    if biome.ground == VOLCANO_ACTIVE:
        return False
    if biome.ground == TOKEN:
        return True
    return state.cards.biomes[biome.card].is_satisfied_by(stats)


def settle(state: State, species: Species) -> None:
    """Work out again what depends on a species' cards and its biome."""
    species.stats = stats_of(state.cards, species.cards)
    species.diet = state.cards.animals[species.cards & 255].diet
    species.count = count_cards(species.cards)
    settle_in(state, species)


def settle_in(state: State, species: Species) -> None:
    """Work out again what depends on the biome a species lives in."""
    biome = state.biomes[species.slot]
    species.adaptation = adaptation_in(state, biome, species.stats)
    species.satisfied = is_satisfied(state, biome, species.stats)


def lay_species(state: State, seat: i64, slot: i64, cards: i64) -> Species:
    """DC-ACT-CREATE-05, -06: a new species with a ticked marker and no points."""
    species = Species(state.next_uid, seat, slot, cards, 0, 0, acted=True)
    state.next_uid += 1
    state.biomes[slot].species.append(species)
    settle(state, species)
    return species


def discard_cards_of(state: State, species: Species) -> None:
    for place in range(MAX_CARDS):
        card = card_at(species.cards, place)
        if card != NO_CARD:
            discard(state, card)


def remove_species(state: State, species: Species) -> None:
    """DC-DEATH-01: its cards go to the discard piles, its marker back to its owner."""
    discard_cards_of(state, species)
    state.biomes[species.slot].species.remove(species)


def kill(state: State, species: Species, death: i64, rule: i64, by: i64 = NO_SPECIES) -> None:
    """DC-DEATH-01 … 03: a species dies; if it had points its owner banks exactly one."""
    log = state.log
    if log is not None:
        log.emit(events.DIED, rule, species.owner, species.uid, death, species.slot, by)
    remove_species(state, species)
    if species.points > 0:
        bank(state, species.owner, 1, species.uid, rules.DC_DEATH_02)


def kill_by_event(state: State, species: Species, rule: i64) -> None:
    kill(state, species, BY_EVENT, rule)


def bank(state: State, seat: i64, points: i64, uid: i64, rule: i64) -> None:
    """DC-TERM-10: points in front of a player are never lost."""
    state.players[seat].bank += points
    log = state.log
    if log is not None:
        log.emit(events.BANKED, rule, seat, points, uid)


def earn(state: State, species: Species, points: i64, step: i64, place: i64, rule: i64) -> None:
    """DC-EVAL-SURV-02: points lie on the species that earned them."""
    species.points += points
    log = state.log
    if log is not None:
        log.emit(events.POINTS_EARNED, rule, species.owner, species.uid, points, step, place)


def biomes_on_table(state: State) -> i64:
    """Return the mask of the biome cards that lie in a slot; a volcano only counts as one."""
    mask: i64 = 0
    for biome in state.biomes:
        if biome.ground == BIOME:
            mask |= bit(biome.card)
    return mask
