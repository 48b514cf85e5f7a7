"""Two against two: showing cards, receiving cards, changing markers (13.3)."""

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules import refusals as no
from galapagos.games.darwin.rules.actions import SHOW, c1_of, c2_of, c3_of, c4_of, pack
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.reach import are_all_among, are_first_twins, first_twins, reach_of
from galapagos.games.darwin.rules.state import (
    DEAL_DRAW,
    DEAL_GIVE,
    DEAL_PAY,
    NO_DEAL,
    State,
    place_in,
)
from galapagos.games.darwin.rules.table import (
    can_draw,
    forget_seen,
    put_in_hand,
    put_in_zone,
    take_from_hand,
)
from galapagos.games.darwin.rules.terms import (
    ACTION,
    LARGE,
    MARKERS,
    MAX_SHOWN,
    NO_CARD,
    NOBODY,
    SHOWING,
    SMALL,
    TAKEOVER_PRICE,
)
from galapagos.games.darwin.rules.turn import active_obstacles, count_markers, free_cards, uses_card
from galapagos.kernel.bits import bit
from galapagos.kernel.moves import Moves

# --- showing cards ---------------------------------------------------------------------------


def show_obstacles(state: State, seat: i64, action: i64) -> i64:
    """DC-TEAM-05, ruling Q82: up to four hand cards, before anything else of the Era."""
    found: i64 = 0
    if not state.options.is_team():
        found |= no.MODE_FORBIDS
    if state.phase != SHOWING:
        found |= no.WRONG_PHASE
    if state.players[seat].shown:
        found |= no.ALREADY_SHOWN
    shown = c1_of(action) | c2_of(action) << 8 | c3_of(action) << 16 | c4_of(action) << 24
    if not _is_ascending(shown):
        return found | no.MALFORMED
    hand = state.players[seat].hand
    if not are_all_among(hand, shown):
        found |= no.CARD_NOT_IN_HAND
    elif not are_first_twins(state, hand, shown):
        found |= no.TWIN_COMES_FIRST
    return found


def _is_ascending(packed: i64) -> bool:
    """Whether packed cards ascend, empty bytes last."""
    last: i64 = NO_CARD
    while packed:
        if packed & 255 <= last:
            return False
        last = packed & 255
        packed >>= 8
    return True


def add_shows(state: State, seat: i64, moves: Moves) -> None:
    """Add every choice of up to four cards to show, fewest first."""
    hand = state.players[seat].hand
    for count in range(MAX_SHOWN + 1):
        _add_shows_of(state, seat, 0, 0, 0, count, moves)
        if count >= len(hand):
            return


def _add_shows_of(
    state: State, seat: i64, start: i64, packed: i64, taken: i64, left: i64, moves: Moves
) -> None:
    hand = state.players[seat].hand
    if left == 0:
        if are_first_twins(state, hand, packed):
            moves.add(SHOW | packed << 17)
        return
    for index in range(start, len(hand)):
        shift: i64 = taken << 3
        chosen = packed | hand[index] << shift
        _add_shows_of(state, seat, index + 1, chosen, taken + 1, left - 1, moves)


def show(state: State, seat: i64, action: i64) -> None:
    """Ruling Q82: all four choose at the same time, then the cards are seen together."""
    player = state.players[seat]
    player.shown = True
    player.showing = action
    for other in state.players:
        if not other.shown:
            return
    for index in range(state.options.players):
        _reveal_to_partner(state, index)


def _reveal_to_partner(state: State, seat: i64) -> None:
    player = state.players[seat]
    partner = state.partner_of(seat)
    shown = player.showing >> 17
    player.showing = 0
    count: i64 = 0
    log = state.log
    while shown:
        card = shown & 255
        place = place_in(player.hand, card)
        player.know(place, player.seen[place] | bit(partner))
        if log is not None:
            log.emit(events.CARD_SHOWN, rules.DC_TEAM_05, seat, card, partner)
        count += 1
        shown >>= 8
    if log is not None:
        log.emit(events.SHOWED, rules.DC_TEAM_05, seat, count)


def open_obstacles(state: State, seat: i64, card: i64) -> i64:
    """DC-TEAM-02, ruling Q82: a hand card may be shown to everybody, in anybody's turn.

    The rule says at any time. Here it is any time of the action phase, the one in which a seat may
    act although nobody waits for it; in all others whoever is to act holds up the game."""
    found: i64 = 0
    if not state.options.is_team():
        found |= no.MODE_FORBIDS
    if state.phase != ACTION:
        found |= no.WRONG_PHASE
    place = place_in(state.players[seat].hand, card)
    if place < 0:
        return found | no.CARD_NOT_IN_HAND
    if is_open_card(state, seat, place):
        found |= no.ALREADY_SHOWN
    return found


def is_open_card(state: State, seat: i64, place: i64) -> bool:
    """Whether everybody else knows a hand card."""
    everybody: i64 = bit(state.options.players) - 1
    return state.players[seat].seen[place] | bit(seat) == everybody


def open_card(state: State, seat: i64, card: i64) -> None:
    player = state.players[seat]
    player.know(place_in(player.hand, card), bit(state.options.players) - 1)
    log = state.log
    if log is not None:
        log.emit(events.CARD_OPENED, rules.DC_TEAM_02, seat, card)


# --- receiving cards -------------------------------------------------------------------------


def deal_obstacles(state: State, seat: i64) -> i64:
    """DC-TEAM-06, -08, ruling Q81: on one's own turn, before a pass."""
    found = active_obstacles(state, seat)
    if not state.options.is_team():
        return found | no.MODE_FORBIDS
    if state.redrawing != NOBODY:
        found |= no.REDRAW_UNDER_WAY
    return found


def ask_obstacles(state: State, seat: i64) -> i64:
    """DC-TEAM-06: ask the partner for a card; once refused, not again in the same turn."""
    found = deal_obstacles(state, seat)
    if state.options.is_team():
        if state.refused:
            found |= no.PARTNER_REFUSED
        if state.players[state.partner_of(seat)].hand_size() == 0:
            found |= no.PARTNER_HAS_NO_CARD
    return found


def ask(state: State, seat: i64) -> None:
    state.deal = DEAL_GIVE
    log = state.log
    if log is not None:
        log.emit(events.CARD_ASKED, rules.DC_TEAM_06, seat, state.partner_of(seat))


def answer_obstacles(state: State, seat: i64, deal: i64) -> i64:
    """Why a seat is not the one to answer an open deal."""
    if not state.options.is_team():
        return no.MODE_FORBIDS
    if state.phase != ACTION:
        return no.WRONG_PHASE
    if state.deal != deal:
        return no.NO_OPEN_DEAL
    if deal == DEAL_GIVE and seat != state.partner_of(state.turn):
        return no.NOT_YOUR_TURN
    if deal == DEAL_PAY and seat != state.turn:
        return no.NOT_YOUR_TURN
    if deal == DEAL_DRAW and not may_draw_in_deal(state, seat):
        return no.NOT_YOUR_TURN
    return 0


def hand_card_obstacles(state: State, seat: i64, card: i64) -> i64:
    """A card given or paid must be in the hand; of twins the lowest."""
    hand = state.players[seat].hand
    if place_in(hand, card) < 0:
        return no.CARD_NOT_IN_HAND
    if not are_first_twins(state, hand, card):
        return no.TWIN_COMES_FIRST
    return 0


def give(state: State, seat: i64, card: i64) -> None:
    """DC-TEAM-06, rulings Q82, Q83: the partner's card changes hands; the price comes next."""
    # Ruling Q06: what has been seen cannot be unseen, so the draft is settled first.
    settle_draft(state, state.turn)
    giver = state.players[seat]
    receiver = state.players[state.turn]
    size = state.cards.size[card]
    take_from_hand(state, giver, card)
    # Ruling Q83: the opponents see that a card of this size changes hands, not which one.
    forget_seen(state, giver, size, bit(seat) | bit(state.turn))
    put_in_hand(state, receiver, card, bit(seat))
    giver.touched = True
    receiver.touched = True
    state.deal = DEAL_PAY
    log = state.log
    if log is not None:
        log.emit(events.CARD_GIVEN, rules.DC_TEAM_06, seat, card, state.turn, size)


def decline_obstacles(state: State, seat: i64) -> i64:
    """A partner may refuse to give, opponents may decline to draw (Q83, Q84)."""
    if state.deal == DEAL_DRAW:
        return answer_obstacles(state, seat, DEAL_DRAW)
    return answer_obstacles(state, seat, DEAL_GIVE)


def decline(state: State, seat: i64) -> None:
    log = state.log
    if state.deal == DEAL_GIVE:
        state.refused = True
        state.deal = NO_DEAL
        if log is not None:
            log.emit(events.GIVING_DECLINED, rules.DC_TEAM_06, seat)
        return
    state.declined |= bit(seat)
    if log is not None:
        log.emit(events.DRAW_DECLINED, rules.DC_TEAM_07, seat)
    close_deal_if_done(state)


def pay_draw_obstacles(state: State, seat: i64) -> i64:
    """DC-TEAM-06, -09: let the opponents draw, unless both have passed."""
    found = answer_obstacles(state, seat, DEAL_PAY)
    if found == 0 and have_opponents_passed(state, seat):
        found |= no.OPPONENTS_PASSED
    return found


def have_opponents_passed(state: State, seat: i64) -> bool:
    left = state.players[state.next_seat(seat)]
    right = state.players[state.partner_of(state.next_seat(seat))]
    return left.passed and right.passed


def pay_card(state: State, seat: i64, card: i64) -> None:
    """DC-TEAM-06: a hand card into the trade zone, which grows."""
    _card_to_zone(state, seat, card, rules.DC_TEAM_06)
    state.deal = NO_DEAL


def _card_to_zone(state: State, seat: i64, card: i64, rule: i64) -> None:
    take_from_hand(state, state.players[seat], card)
    put_in_zone(state, card)
    log = state.log
    if log is not None:
        log.emit(events.PAID_WITH_CARD, rule, seat, card)


def pay_draws(state: State, seat: i64, count: i64, rule: i64) -> None:
    """DC-TEAM-06 … 08: the opponents may draw."""
    state.deal = DEAL_DRAW
    state.deal_draws = count
    state.declined = 0
    log = state.log
    if log is not None:
        log.emit(events.PAID_WITH_DRAWS, rule, seat, count)
    close_deal_if_done(state)


def may_draw_in_deal(state: State, seat: i64) -> bool:
    """DC-TEAM-07, ruling Q84: either opponent, also one who has passed."""
    if state.deal != DEAL_DRAW or state.declined & bit(seat):
        return False
    return seat != state.turn and seat != state.partner_of(state.turn)


def draw_in_deal(state: State, seat: i64) -> None:
    """Ruling Q82: a card drawn as an opponent changes the hand."""
    state.players[seat].touched = True
    state.deal_draws -= 1
    state.declined = 0
    close_deal_if_done(state)


def close_deal_if_done(state: State) -> None:
    """The price is paid when all cards are drawn, or nobody wants or can draw any more."""
    left = state.next_seat(state.turn)
    opponents: i64 = bit(left) | bit(state.partner_of(left))
    nothing_left = not can_draw(state, SMALL) and not can_draw(state, LARGE)
    if state.deal_draws == 0 or state.declined == opponents or nothing_left:
        state.deal = NO_DEAL
        state.deal_draws = 0
        state.declined = 0


# --- changing markers ------------------------------------------------------------------------


def takeover_obstacles(state: State, seat: i64, uid: i64, c1: i64, c2: i64) -> i64:
    """DC-TEAM-08, -09, rulings Q15, Q80: one species of the partner, at its price."""
    found = deal_obstacles(state, seat)
    if not state.options.is_team() or state.phase != ACTION:
        return found
    if state.takeovers > 0 and not state.options.many_takeovers:
        found |= no.TAKEOVER_SPENT
    if not state.options.unlimited_markers and count_markers(state, seat) >= MARKERS:
        found |= no.NO_MARKER
    species = state.find(uid)
    if species is None:
        found |= no.NO_SUCH_SPECIES
    elif species.owner != state.partner_of(seat):
        found |= no.NOT_PARTNERS_SPECIES
    return found | _price_obstacles(state, seat, c1, c2)


def _price_obstacles(state: State, seat: i64, c1: i64, c2: i64) -> i64:
    if c1 == NO_CARD and c2 == NO_CARD:
        if have_opponents_passed(state, seat):
            return no.OPPONENTS_PASSED | _too_few_cards(state, seat)
        return 0
    if c1 == NO_CARD or c1 >= c2:
        return no.MALFORMED
    reach = reach_of(state, seat)
    found: i64 = 0
    if not are_all_among(reach, c1 | c2 << 8):
        found |= no.CARD_NOT_IN_HAND
    elif not are_first_twins(state, free_cards(state, seat, reach), c1 | c2 << 8):
        found |= no.TWIN_COMES_FIRST
    if seat == state.turn and (uses_card(state.main, c1) or uses_card(state.main, c2)):
        found |= no.TRADED_CARD_IN_USE
    return found


def _too_few_cards(state: State, seat: i64) -> i64:
    if state.players[seat].hand_size() < TAKEOVER_PRICE:
        return no.PRICE_TOO_HIGH
    return 0


def take_over(state: State, seat: i64, uid: i64, c1: i64, c2: i64) -> None:
    """DC-TEAM-08: the markers are exchanged with the same side up."""
    settle_draft(state, seat)
    species = state.species(uid)
    before = species.owner
    species.owner = seat
    state.takeovers += 1
    state.players[seat].touched = True
    log = state.log
    if log is not None:
        log.emit(events.TAKEN_OVER, rules.DC_TEAM_08, seat, uid, before)
    if c1 == NO_CARD:
        pay_draws(state, seat, TAKEOVER_PRICE, rules.DC_TEAM_08)
    else:
        _card_to_zone(state, seat, c1, rules.DC_TEAM_08)
        _card_to_zone(state, seat, c2, rules.DC_TEAM_08)


# --- listing ---------------------------------------------------------------------------------


def add_deal_answers(state: State, seat: i64, kind: i64, moves: Moves) -> None:
    """Add the cards a seat may give or pay, by card."""
    cards = first_twins(state, state.players[seat].hand)
    for index in range(len(cards)):
        moves.add(pack(kind, 0, cards[index]))


def add_takeovers(state: State, seat: i64, kind: i64, moves: Moves) -> None:
    """Add every takeover: by species, first by draws, then by pairs of cards."""
    reach = reach_of(state, seat)
    for species in state.species_of(state.partner_of(seat)):
        uid = species.uid
        if takeover_obstacles(state, seat, uid, NO_CARD, NO_CARD) == 0:
            moves.add(pack(kind, uid))
        for low in range(len(reach)):
            for high in range(low + 1, len(reach)):
                if takeover_obstacles(state, seat, uid, reach[low], reach[high]) == 0:
                    moves.add(pack(kind, uid, reach[low], reach[high]))
