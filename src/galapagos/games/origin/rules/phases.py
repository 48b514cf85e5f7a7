"""The flow of a game: setup, turns, the four phases of a round, the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.cards import all_cards, total
from galapagos.games.origin.rules.scoring import deciding_rule, outcome_of, score
from galapagos.games.origin.rules.state import (
    HAS_GRAZED,
    IS_ASLEEP,
    IS_POISONED,
    SLEPT_LAST,
    Animal,
    State,
)
from galapagos.games.origin.rules.table import bury
from galapagos.games.origin.rules.terms import (
    DECLARATION,
    DIE_SIDES,
    EVOLUTION,
    EXTINCTION,
    FEEDING,
    NOBODY,
    NOTHING,
    OPENING_HAND,
    OVER,
    TURN,
)
from galapagos.kernel.bits import count_bits

_ALL_LOST_HAND: Final = 6
_VARIANT_DEAL: Final = 2

# EV-FOOD-02, EV-2DECK-03 … 06: dice and bonus by number of players.
FOOD_DICE: Final = bytes([0, 0, 1, 2, 2, 3, 3, 4, 4])
FOOD_BONUS: Final = bytes([0, 0, 2, 0, 2, 2, 4, 2, 4])
_FOOD_RULES: Final[list[int]] = [
    *[rules.EV_FOOD_02] * 5,
    rules.EV_2DECK_03,
    rules.EV_2DECK_04,
    rules.EV_2DECK_05,
    rules.EV_2DECK_06,
]


# --- setup -----------------------------------------------------------------------------------


def set_up(state: State) -> None:
    """Section 2 of the rules: deal the opening hands, roll for the starting player, begin."""
    log = state.log
    if log is not None:
        log.begin()
        log.emit(events.SET_UP, rules.EV_SET_01, NOBODY, state.options.players)
    # EV-SET-01, EV-2DECK-01
    state.pile = all_cards(state.deck, state.options.decks())
    state.pile_size = total(state.pile)
    # EV-SET-02
    for lap in range(OPENING_HAND):
        for seat in range(state.options.players):
            draw(state, seat, rules.EV_SET_02)
    state.start = _roll_for_start(state)
    if log is not None:
        log.emit(events.STARTING_PLAYER, rules.EV_SET_05, state.start)
    _begin_round(state)


def draw(state: State, seat: i64, rule: i64) -> None:
    """Move one card from the pile, which must not be empty, to a hand."""
    player = state.players[seat]
    state.own_pile()
    pile = state.pile
    face = state.chance.pick(pile, state.pile_size)
    pile[face] -= 1
    state.pile_size -= 1
    player.own_cards()
    player.hand[face] += 1
    player.hand_size += 1
    log = state.log
    if log is not None:
        log.emit(events.CARD_DEALT, rule, seat, face)
        if state.pile_size == 0:
            log.emit(events.PILE_EMPTY, rules.EV_END_01, NOBODY)


def _roll_for_start(state: State) -> i64:
    """EV-SET-05, -06: highest die begins; the tied roll again among themselves."""
    rolling: i64 = (1 << state.options.players) - 1
    rule: i64 = rules.EV_SET_05
    while True:
        highest: i64 = -1
        leaders: i64 = 0
        first: i64 = NOBODY
        for seat in range(state.options.players):
            if rolling & (1 << seat):
                die = state.chance.roll(DIE_SIDES) + 1
                log = state.log
                if log is not None:
                    log.emit(events.ROLLED_FOR_START, rule, seat, die)
                if die > highest:
                    highest = die
                    leaders = 1 << seat
                    first = seat
                elif die == highest:
                    leaders |= 1 << seat
        if count_bits(leaders) == 1:
            return first
        rolling = leaders
        rule = rules.EV_SET_06


# --- turns -----------------------------------------------------------------------------------


def end_turn(state: State) -> None:
    """EV-ROUND-03: on to the next player who has not passed, or out of the phase."""
    _clear_turn(state)
    seat = state.turn
    for step in range(state.options.players):
        seat = state.next_seat(seat)
        if not state.has_passed(seat):
            state.turn = seat
            return
    if state.phase == EVOLUTION:
        supply_food(state)
    else:
        _end_feeding(state)


def _clear_turn(state: State) -> None:
    """Forget what lasts one turn: EV-ROUND-07, EV-PAIR-03."""
    if not state.acted:
        return  # Nothing was done, so nothing is marked.
    state.acted = False
    state.main_done = False
    state.took = False
    state.waived = 0
    for player in state.players:
        for pair in player.pairs:
            pair.marks = 0
    for animal in state.players[state.turn].animals:
        animal.marks &= ~HAS_GRAZED


def _begin_phase(state: State, phase: i64) -> None:
    """EV-ROUND-02: the starting player is first in every phase."""
    state.phase = phase
    state.turn = state.start
    state.passed = 0
    state.decision = TURN
    log = state.log
    if log is not None:
        log.begin()
        log.emit(events.PHASE_BEGAN, rules.EV_ROUND_01, NOBODY, phase)


def _begin_round(state: State) -> None:
    # EV-END-01, -03: a round that begins with an empty pile is the last.
    state.last = state.pile_size == 0
    log = state.log
    if log is not None:
        log.begin()
        rule: i64 = rules.EV_ROUND_01
        if state.last:
            rule = rules.EV_END_01
        log.emit(events.ROUND_BEGAN, rule, state.start, state.round, int(state.last))
    _begin_phase(state, EVOLUTION)


# --- food supply -----------------------------------------------------------------------------


def supply_food(state: State) -> None:
    """EV-FOOD-01 … 03: the starting player rolls; Feeding begins at once."""
    _begin_phase(state, FEEDING)
    food: i64 = FOOD_BONUS[state.options.players]
    for number in range(FOOD_DICE[state.options.players]):
        die = state.chance.roll(DIE_SIDES) + 1
        food += die
        log = state.log
        if log is not None:
            log.emit(events.ROLLED_FOR_FOOD, rules.EV_FOOD_01, state.start, die)
    state.centre = food
    log = state.log
    if log is not None:
        log.emit(events.FOOD_SUPPLIED, _FOOD_RULES[state.options.players], state.start, food)


# --- the end of feeding, extinction ----------------------------------------------------------


def _end_feeding(state: State) -> None:
    """EV-FEED-16: stored food turns into fat, leftover red food goes; then phase 4."""
    log = state.log
    if log is not None:
        log.begin()
        log.emit(events.PHASE_ENDED, rules.EV_FEED_15, NOBODY, FEEDING)
    for player in state.players:
        for animal in player.animals:
            if animal.stored > 0:
                # EV-TRAIT-FAT-03
                if log is not None:
                    rule = rules.EV_TRAIT_FAT_03
                    log.emit(events.FAT_FORMED, rule, animal.seat, animal.ref(), animal.stored)
                animal.fat += animal.stored
                animal.stored = 0
    if state.centre > 0 and log is not None:
        log.emit(events.CENTRE_CLEARED, rules.EV_FOOD_04, NOBODY, state.centre)
    state.centre = 0
    _begin_phase(state, EXTINCTION)
    _extinction(state)


def _extinction(state: State) -> None:
    # EV-EXT-11: all deaths happen together; who dies is settled before anything leaves.
    dying = [animal for player in state.players for animal in player.animals if _must_die(animal)]
    for animal in dying:
        _die(state, animal)
    for player in state.players:
        for animal in player.animals:
            _clear_animal(state, animal)
    if state.last:
        # EV-END-02
        _end_game(state)
    else:
        _deal(state)


def _must_die(animal: Animal) -> bool:
    """EV-EXT-01, EV-TRAIT-POISONOUS-01, EV-EXT-12: the hungry and the poisoned, fat or not."""
    return not animal.is_fed() or animal.marks & IS_POISONED != 0


def _die(state: State, animal: Animal) -> None:
    log = state.log
    if log is not None:
        ref = animal.ref()
        if animal.marks & IS_POISONED:
            log.emit(events.DIED_OF_POISON, rules.EV_TRAIT_POISONOUS_01, animal.seat, ref)
        if not animal.is_fed():
            food = animal.food
            log.emit(events.STARVED, rules.EV_EXT_01, animal.seat, ref, food, animal.appetite())
    bury(state, animal, rules.EV_EXT_02)


def _clear_animal(state: State, animal: Animal) -> None:
    """EV-EXT-05: food leaves, fat stays. EV-FEED-16: marks go, but last sleep is remembered."""
    log = state.log
    if log is not None:
        ref = animal.ref()
        if animal.food > 0:
            log.emit(events.FOOD_REMOVED, rules.EV_EXT_05, animal.seat, ref, animal.food)
        if animal.marks & IS_ASLEEP:
            log.emit(events.WOKE, rules.EV_TRAIT_HIBERNATION_01, animal.seat, ref)
    animal.food = 0
    if animal.marks & IS_ASLEEP:
        animal.marks = SLEPT_LAST
    else:
        animal.marks = 0


# --- dealing ---------------------------------------------------------------------------------


def _deal(state: State) -> None:
    """EV-EXT-06, or the variant's basic deal and the declarations that follow it."""
    quotas = vec[i64]([0] * state.options.players)
    causes = vec[i64]([0] * state.options.players)
    for seat in range(state.options.players):
        causes[seat] = _quota_rule(state, seat)
        quotas[seat] = _quota(causes[seat], len(state.players[seat].animals))
    _deal_quotas(state, quotas, causes)
    if state.options.variant:
        _next_declaration(state, state.start)
    else:
        _end_round(state)


def _quota_rule(state: State, seat: i64) -> i64:
    """Return the rule that says how many cards a seat is due."""
    player = state.players[seat]
    if state.options.variant:
        if len(player.animals) > 0:
            return rules.EV_VAR_02
        return rules.EV_VAR_05
    if len(player.animals) > 0:
        return rules.EV_EXT_06
    if player.hand_size == 0:
        return rules.EV_EXT_08
    return rules.EV_EXT_09


def _quota(rule: i64, survivors: i64) -> i64:
    if rule == rules.EV_VAR_02:
        return _VARIANT_DEAL
    if rule == rules.EV_VAR_05 or rule == rules.EV_EXT_08:
        return _ALL_LOST_HAND
    return survivors + 1


def _deal_quotas(state: State, quotas: vec[i64], causes: vec[i64]) -> None:
    """B-54: one card per lap from the starting player; EV-EXT-07: until the pile is empty."""
    left = total(quotas)
    while left > 0 and state.pile_size > 0:
        seat = state.start
        for step in range(state.options.players):
            if quotas[seat] > 0 and state.pile_size > 0:
                draw(state, seat, causes[seat])
                quotas[seat] -= 1
                left -= 1
            seat = state.next_seat(seat)


def _end_round(state: State) -> None:
    # EV-EXT-10, EV-ROUND-08
    state.start = state.next_seat(state.start)
    state.round += 1
    _begin_round(state)


# --- the variant -----------------------------------------------------------------------------


def declare(state: State, seat: i64, cards: i64) -> None:
    """EV-VAR-03: some survivors give cards, the others points."""
    player = state.players[seat]
    points = len(player.animals) - cards
    player.extra = cards
    player.points += points
    log = state.log
    if log is not None:
        log.emit(events.DECLARED, rules.EV_VAR_03, seat, cards, points)
    following = state.next_seat(seat)
    if following == state.start:
        _deal_extra(state)
    else:
        _next_declaration(state, following)


def _next_declaration(state: State, seat: i64) -> None:
    """EV-VAR-04, B-61: from the starting player, everybody who has survivors declares."""
    state.decision = NOTHING
    while True:
        if len(state.players[seat].animals) > 0:
            state.decision = DECLARATION
            state.decider = seat
            return
        seat = state.next_seat(seat)
        if seat == state.start:
            _deal_extra(state)
            return


def _deal_extra(state: State) -> None:
    """B-61, EV-VAR-06: declared cards, lap by lap, as far as the pile goes."""
    state.decider = NOBODY
    quotas = vec[i64]([0] * state.options.players)
    causes = vec[i64]([0] * state.options.players)
    for seat in range(state.options.players):
        player = state.players[seat]
        causes[seat] = rules.EV_VAR_03
        if player.extra > 0:
            quotas[seat] = player.extra
        player.extra = -1
    _deal_quotas(state, quotas, causes)
    _end_round(state)


# --- the end ---------------------------------------------------------------------------------


def _end_game(state: State) -> None:
    state.phase = OVER
    state.decision = NOTHING
    state.turn = NOBODY
    log = state.log
    if log is not None:
        log.begin()
        outcome = outcome_of(state)
        log.emit(events.GAME_ENDED, deciding_rule(state, outcome), NOBODY, outcome.winners)
        for seat in range(state.options.players):
            points = score(state, seat)
            rule = rules.EV_SCORE_01
            animals, traits = points.animals, points.traits
            log.emit(events.SCORED, rule, seat, points.total(), animals, traits, points.bonus)
