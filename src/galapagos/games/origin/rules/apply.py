"""Doing: carries out an action that is known to be legal, and all that follows by itself."""

from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import (
    face_of,
    kind_of,
    n_of,
    ref_seat,
    ref_serial,
    trait_of,
    x_of,
    y_of,
)
from galapagos.games.origin.rules.feeding import take_from_centre
from galapagos.games.origin.rules.hunt import defend, go_on, scavenge
from galapagos.games.origin.rules.legal import used_trait
from galapagos.games.origin.rules.phases import declare, end_turn
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.table import lay_animal, lay_pair, lay_trait
from galapagos.games.origin.rules.terms import TURN
from galapagos.games.origin.rules.traits import TRAITS


def apply_action(state: State, seat: i64, action: i64) -> None:
    kind = kind_of(action)
    log = state.log
    if log is not None and state.decision == TURN:
        log.begin()
    if kind <= act.PLAY_PAIR:
        _play_card(state, seat, action)
        end_turn(state)
        return
    # Food, hunts and the end of a phase may touch any animal.
    state.own_all()
    if kind == act.PASS:
        _pass(state, seat)
    elif kind == act.TAKE:
        _take(state, action)
    elif kind <= act.USE_PAIR:
        _use(state, seat, action)
    elif kind == act.END:
        _end(state, seat)
    elif kind <= act.SHED:
        defend(state, action)
    elif kind == act.SCAVENGE_WITH:
        scavenge(state, state.animal(x_of(action)))
    elif kind == act.WAIVE:
        _waive(state, seat)
    else:
        declare(state, seat, n_of(action))


def _play_card(state: State, seat: i64, action: i64) -> None:
    """EV-EVO-01: exactly one card from hand, as an animal, a trait or a pair trait."""
    player = state.own(seat)
    face = face_of(action)
    player.own_cards()
    player.hand[face] -= 1
    player.hand_size -= 1
    kind = kind_of(action)
    trait = trait_of(action)
    x = x_of(action)
    y = y_of(action)
    log = state.log
    if kind == act.PLAY_ANIMAL:
        animal = lay_animal(state, seat, face)
        if log is not None:
            log.emit(events.ANIMAL_LAID, rules.EV_EVO_03, seat, animal.ref(), face)
    elif kind == act.PLAY_TRAIT:
        state.own(ref_seat(x))
        lay_trait(state.animal(x), trait, face)
        if log is not None:
            log.emit(events.TRAIT_LAID, rules.EV_EVO_04, seat, x, trait, face)
    else:
        lay_pair(player, trait, face, ref_serial(x), ref_serial(y))
        if log is not None:
            log.emit(events.PAIR_LAID, rules.EV_EVO_07, seat, x, y, trait, face)


def _pass(state: State, seat: i64) -> None:
    """EV-ROUND-05: out for the rest of the phase."""
    state.passed |= 1 << seat
    log = state.log
    if log is not None:
        log.emit(events.PASSED, rules.EV_ROUND_04, seat)
    end_turn(state)


def _take(state: State, action: i64) -> None:
    state.acted = True
    state.main_done = True
    state.took = True
    take_from_centre(state, state.animal(x_of(action)), rules.EV_FEED_03)


def _use(state: State, seat: i64, action: i64) -> None:
    if seat == state.turn:
        state.acted = True
    TRAITS[used_trait(action)].use(state, state.animal(x_of(action)), action)
    if kind_of(action) == act.HUNT:
        go_on(state)


def _end(state: State, seat: i64) -> None:
    log = state.log
    if log is not None:
        log.emit(events.TURN_ENDED, rules.EV_FEED_01, seat)
    end_turn(state)


def _waive(state: State, seat: i64) -> None:
    """B-10: a seat lets its out-of-turn pair traits go for the rest of this turn."""
    state.waived |= 1 << seat
    log = state.log
    if log is not None:
        log.emit(events.WAIVED, rules.EV_CHAIN_07, seat)
