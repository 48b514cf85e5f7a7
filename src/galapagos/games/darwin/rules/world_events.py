"""Event cards: what the sixteen do when they are revealed, and the choices they ask for (11)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.actions import (
    BEQUEATH,
    DEGENERATE,
    LOSE,
    NO_ACTION,
    PICK_BIOME,
    c1_of,
    card_at,
    kind_of,
    pack,
    x_of,
)
from galapagos.games.darwin.rules.anatomy import in_order, place_on, put_at
from galapagos.games.darwin.rules.cards import ability_in
from galapagos.games.darwin.rules.food import species_key
from galapagos.games.darwin.rules.state import Biome, Player, Species, State
from galapagos.games.darwin.rules.table import bank, discard, kill_by_event, remove_species, settle
from galapagos.games.darwin.rules.terms import (
    BIOME,
    BY_EVENT,
    CLIMB,
    DEGENERATION,
    DEGENERATION_CARDS,
    DESERTIFICATION,
    FLOOD,
    FLY,
    HOT_DESERT,
    HURRICANE,
    ICE,
    ICE_AGE,
    INTRUDERS,
    MAX_CARDS,
    MOUNTAIN,
    MOUNTAIN_FORMATION,
    NO_CARD,
    NO_ROLE,
    NO_SPECIES,
    NOBODY,
    SAFE_FROM_HURRICANE,
    SWIM,
)
from galapagos.kernel.bits import bit, count_bits, lowest_bit
from galapagos.kernel.moves import Moves


def begin_event(state: State) -> None:
    """DC-TRANS-1-02: carry out an instant event, as far as nobody has to choose."""
    event = state.event
    if event == FLOOD:
        _flood(state)
    elif event == HURRICANE:
        for biome in state.biomes:
            _hurricane(state, biome)
    elif event in (DEGENERATION, INTRUDERS):
        for player in state.players:
            _clear_choices(player)
            player.owes = True
    elif special_role(event) != NO_ROLE:
        _begin_special(state)


def _clear_choices(player: Player) -> None:
    player.lost = NO_SPECIES
    player.legacy = 0
    player.heir = NO_SPECIES
    player.choices = vec[i64]()


# --- Flood and Hurricane ---------------------------------------------------------------------


def _flood(state: State) -> None:
    """DC-EVT-FLOOD-01, ruling Q68: one of swim, climb, fly saves."""
    for biome in state.biomes:
        for species in list(biome.species):
            stats = species.stats
            if ability_in(stats, SWIM) + ability_in(stats, CLIMB) + ability_in(stats, FLY) == 0:
                kill_by_event(state, species, rules.DC_EVT_FLOOD_01)


def _hurricane(state: State, biome: Biome) -> None:
    """DC-EVT-HURRICANE-01, -02, rulings Q64, Q65: the last of the rank order below 4."""
    lowest: i64 = -1
    for species in biome.species:
        if species.adaptation < SAFE_FROM_HURRICANE:
            key = _hurricane_key(state, species)
            if lowest < 0 or key < lowest:
                lowest = key
    for species in list(biome.species):
        if species.adaptation < SAFE_FROM_HURRICANE:
            if _hurricane_key(state, species) == lowest:
                kill_by_event(state, species, rules.DC_EVT_HURRICANE_01)


def _hurricane_key(state: State, species: Species) -> i64:
    if state.options.hurricane_takes_all_tied:
        # Ruling Q64, option
        return species.adaptation
    return species_key(state, species)


# --- the special biomes ----------------------------------------------------------------------


def special_role(event: i64) -> i64:
    """DC-EVT-SPECIAL-01: the role of the biomes an event looks for, or NO_ROLE."""
    if event == DESERTIFICATION:
        return HOT_DESERT
    if event == ICE_AGE:
        return ICE
    if event == MOUNTAIN_FORMATION:
        return MOUNTAIN
    return NO_ROLE


def special_candidates(state: State) -> i64:
    """DC-EVT-SPECIAL-02, -05, -06, ruling Q63: mask of the pair's biomes that can be fetched."""
    role = special_role(state.event)
    mask: i64 = 0
    if role == NO_ROLE:
        return mask
    for number in range(len(state.cards.biomes)):
        card: i64 = number
        available = state.biome_deck | state.biome_discard
        if state.cards.biomes[card].role == role and available & bit(card):
            mask |= bit(card)
    return mask


def _begin_special(state: State) -> None:
    """DC-EVT-SPECIAL-02, ruling Q60: which biome is fetched, at random or by choice."""
    mask = special_candidates(state)
    state.fetched = -1
    if mask == 0:
        return
    if count_bits(mask) == 1:
        fetch(state, lowest_bit(mask))
    elif state.options.first_player_picks_biome:
        state.picks = mask
    else:
        fetch(state, draw_from(state, mask))


def draw_from(state: State, mask: i64) -> i64:
    """Draw one number from a mask by chance."""
    weights = vec[i64]()
    total: i64 = 0
    rest = mask
    while rest:
        weights = append(weights, rest & 1)
        total += rest & 1
        rest >>= 1
    return state.chance.pick(weights, total)


def fetch(state: State, card: i64) -> None:
    """Take a special biome out of the deck or the discard pile."""
    state.picks = 0
    state.fetched = card
    state.biome_deck &= ~bit(card)
    state.biome_discard &= ~bit(card)
    log = state.log
    if log is not None:
        log.emit(events.BIOME_FETCHED, rules.DC_EVT_SPECIAL_02, NOBODY, card)


def is_protected(state: State, biome: Biome) -> bool:
    """DC-EVT-SPECIAL-04: a biome of the pair stays through this one biome change."""
    role = special_role(state.event)
    if role == NO_ROLE or biome.ground != BIOME:
        return False
    return state.cards.biomes[biome.card].role == role


# --- Degeneration and Intruders: who has to choose what --------------------------------------


def choosers(state: State) -> i64:
    """DC-TRANS-1-04, ruling Q59: mask of the seats that must choose now, in play order."""
    if state.picks:
        return bit(state.first)
    mask: i64 = 0
    for place in range(state.options.players):
        seat = state.seat_at(place)
        if state.players[seat].owes and choice_kind(state, seat) != NO_ACTION:
            mask |= bit(seat)
            if not state.options.secret_choices:
                return mask
    return mask


def choice_kind(state: State, seat: i64) -> i64:
    """Return the kind of action a seat must decide about the event now, NO_ACTION if none."""
    if state.picks:
        if seat == state.first:
            return PICK_BIOME
        return NO_ACTION
    player = state.players[seat]
    if not player.owes:
        return NO_ACTION
    if state.event == DEGENERATION:
        if degenerating(state, seat) is None:
            return NO_ACTION
        return DEGENERATE
    if player.lost == NO_SPECIES:
        if len(richest(state, seat)) > 1:
            return LOSE
        return NO_ACTION
    if len(_heirs_left(state, seat)) > 1 and player.legacy > 0:
        return BEQUEATH
    return NO_ACTION


def degenerating(state: State, seat: i64) -> Species | None:
    """DC-EVT-DEGEN-01: the seat's next species of four or more cards."""
    player = state.players[seat]
    for species in state.species_of(seat):
        if species.count >= DEGENERATION_CARDS:
            decided = False
            for index in range(len(player.choices)):
                if x_of(player.choices[index]) == species.uid:
                    decided = True
            if not decided:
                return species
    return None


def can_lose_card(state: State, species: Species, card: i64) -> bool:
    """DC-EVT-DEGEN-02: any card but head and body; of two leg twins the lower one."""
    place = place_on(species.cards, card)
    if card == NO_CARD or place < 2:
        return False
    if place == 3:
        return state.cards.twin[card] != state.cards.twin[card_at(species.cards, 2)]
    return True


def richest(state: State, seat: i64) -> list[Species]:
    """DC-EVT-INTRUDERS-01: the seat's species with the most points."""
    best: i64 = -1
    found: list[Species] = []
    for species in state.species_of(seat):
        if species.points > best:
            best = species.points
            found = [species]
        elif species.points == best:
            found.append(species)
    return found


def _heirs_left(state: State, seat: i64) -> list[Species]:
    """DC-EVT-INTRUDERS-02: remaining species that have not been given their share yet."""
    player = state.players[seat]
    served = player.heir == NO_SPECIES
    found: list[Species] = []
    for species in state.species_of(seat):
        if species.uid == player.lost:
            continue
        if served:
            found.append(species)
        if species.uid == player.heir:
            served = True
    return found


def next_heir(state: State, seat: i64) -> i64:
    """Return the species whose share is decided next."""
    return _heirs_left(state, seat)[0].uid


def add_choices(state: State, seat: i64, moves: Moves) -> None:
    """Add what a seat may choose about the event: by card, by species, or by points."""
    kind = choice_kind(state, seat)
    if kind == PICK_BIOME:
        for number in range(len(state.cards.biomes)):
            card: i64 = number
            if state.picks & bit(card):
                moves.add(pack(PICK_BIOME, card))
    elif kind == DEGENERATE:
        species = degenerating(state, seat)
        assert species is not None
        for place in range(MAX_CARDS):
            if can_lose_card(state, species, card_at(species.cards, place)):
                moves.add(pack(DEGENERATE, species.uid, card_at(species.cards, place)))
    elif kind == LOSE:
        for species in richest(state, seat):
            moves.add(pack(LOSE, species.uid))
    elif kind == BEQUEATH:
        uid = next_heir(state, seat)
        for points in range(state.players[seat].legacy + 1):
            moves.add(pack(BEQUEATH, uid, points))


# --- Degeneration and Intruders: carrying out ------------------------------------------------


def choose(state: State, seat: i64, action: i64) -> None:
    """Note a choice; `go_on_with_event` carries it out when its time has come."""
    kind = kind_of(action)
    player = state.players[seat]
    if kind == PICK_BIOME:
        fetch(state, x_of(action))
        return
    if kind == LOSE:
        player.lost = x_of(action)
        player.legacy = state.species(player.lost).points
    else:
        player.add_choice(action)
        if kind == BEQUEATH:
            player.heir = x_of(action)
            player.legacy -= c1_of(action)
    log = state.log
    if log is not None:
        log.emit(events.CHOSEN_IN_SECRET, rules.DC_TRANS_1_04, seat, action)


def go_on_with_event(state: State) -> bool:
    """Carry out the event for every seat that has chosen all; return whether all have."""
    if state.picks:
        return False
    for place in range(state.options.players):
        seat = state.seat_at(place)
        if state.players[seat].owes:
            _lose_by_itself(state, seat)
            if choice_kind(state, seat) != NO_ACTION:
                if not state.options.secret_choices:
                    return False
            elif not state.options.secret_choices:
                _carry_out(state, seat)
    if choosers(state):
        return False
    # Ruling Q59, option: everything becomes known together.
    for place in range(state.options.players):
        seat = state.seat_at(place)
        if state.players[seat].owes:
            _carry_out(state, seat)
    return True


def _lose_by_itself(state: State, seat: i64) -> None:
    """DC-EVT-INTRUDERS-01: a single richest species is lost without a choice."""
    player = state.players[seat]
    if state.event == INTRUDERS and player.lost == NO_SPECIES:
        found = richest(state, seat)
        if len(found) == 1:
            player.lost = found[0].uid
            player.legacy = found[0].points


def reset_choices(state: State, seat: i64) -> None:
    """Forget a seat's secret choices, down to what everybody can work out."""
    _clear_choices(state.players[seat])
    _lose_by_itself(state, seat)


def hide_choices(state: State, seat: i64) -> None:
    """Ruling Q59, option: in a view of others a seat that has decided all owes nothing more, so
    that everybody sees who is waited for (DC-INFO-03), and not what was decided."""
    if choice_kind(state, seat) != NO_ACTION:
        reset_choices(state, seat)
    else:
        state.players[seat].owes = False
        _clear_choices(state.players[seat])


def guess_choices(state: State) -> None:
    """Let every seat that a view shows to have decided in secret have decided at random."""
    moves = Moves()
    for number in range(state.options.players):
        seat: i64 = number
        if state.players[seat].owes:
            continue
        state.players[seat].owes = True
        reset_choices(state, seat)
        while choice_kind(state, seat) != NO_ACTION:
            moves.clear()
            add_choices(state, seat, moves)
            choose(state, seat, moves.at(state.chance.below(moves.count)))


def _carry_out(state: State, seat: i64) -> None:
    player = state.players[seat]
    player.owes = False
    if state.event == DEGENERATION:
        for index in range(len(player.choices)):
            _degenerate(state, seat, player.choices[index])
    elif player.lost != NO_SPECIES:
        _intrude(state, seat, player)
    _clear_choices(player)


def _degenerate(state: State, seat: i64, action: i64) -> None:
    """DC-EVT-DEGEN-01, ruling Q67: the card is discarded; nothing else is asked."""
    species = state.species(x_of(action))
    card = c1_of(action)
    species.cards = in_order(put_at(species.cards, place_on(species.cards, card), NO_CARD))
    discard(state, card)
    settle(state, species)
    log = state.log
    if log is not None:
        log.emit(events.CARD_LOST, rules.DC_EVT_DEGEN_01, seat, species.uid, card)


def _intrude(state: State, seat: i64, player: Player) -> None:
    """DC-EVT-INTRUDERS-01 … 03: the species goes, its points stay with the player (Q58)."""
    lost = state.species(player.lost)
    log = state.log
    if log is not None:
        rule = rules.DC_EVT_INTRUDERS_01
        log.emit(events.DIED, rule, seat, lost.uid, BY_EVENT, lost.slot, NO_SPECIES)
    heirs = _heirs_left(state, seat)
    remove_species(state, lost)
    for index in range(len(player.choices)):
        action = player.choices[index]
        _inherit(state, state.species(x_of(action)), c1_of(action))
    if player.legacy > 0:
        if heirs:
            # What nobody was given goes to the last species in line.
            _inherit(state, heirs[len(heirs) - 1], player.legacy)
        else:
            bank(state, seat, player.legacy, lost.uid, rules.DC_EVT_INTRUDERS_03)


def _inherit(state: State, species: Species, points: i64) -> None:
    species.points += points
    log = state.log
    if log is not None and points > 0:
        rule = rules.DC_EVT_INTRUDERS_02
        log.emit(events.POINTS_INHERITED, rule, species.owner, species.uid, points)
