"""Food: who can receive it, where a token goes, and which pair cards it triggers."""

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.refusals import ASLEEP, FULL, REPRESENTATIVE_HUNGRY
from galapagos.games.origin.rules.state import (
    FIRST_WAS_FED,
    IS_ASLEEP,
    SECOND_WAS_FED,
    Animal,
    State,
)
from galapagos.games.origin.rules.terms import COMMUNICATION, COOPERATION, SYMBIOSIS


def receive_obstacles(state: State, animal: Animal) -> i64:
    """EV-FEED-17: why an animal cannot receive food now; 0 if it can."""
    obstacles: i64 = 0
    if animal.marks & IS_ASLEEP:
        # B-42. A sleeper counts as fed, whatever it has eaten: it is never called full.
        if not state.options.sleepers_store_fat or animal.fat_room() == 0:
            obstacles |= ASLEEP
    elif animal.hunger() == 0 and animal.fat_room() == 0:
        obstacles |= FULL
    if hungry_representative(state, animal) >= 0:
        obstacles |= REPRESENTATIVE_HUNGRY
    return obstacles


def can_receive(state: State, animal: Animal) -> bool:
    return receive_obstacles(state, animal) == 0


def hungry_representative(state: State, animal: Animal) -> i64:
    """EV-TRAIT-SYMBIOSIS-03, -06: serial of a hungry animal this one depends on, -1 if none."""
    if animal.represented == 0:
        return -1
    player = state.players[animal.seat]
    for pair in player.pairs:
        if pair.trait == SYMBIOSIS and pair.second == animal.serial:
            representative = player.find(pair.first)
            if representative is not None and not representative.is_fed():
                return representative.serial
    return -1


def receive(state: State, animal: Animal, tokens: i64, rule: i64) -> None:
    """Give an animal food; EV-FEED-18: hunger first, then free fat cards, the rest is lost."""
    eaten: i64 = 0
    stored: i64 = 0
    left = tokens
    lost_by: i64 = rules.EV_FEED_18
    if hungry_representative(state, animal) >= 0:
        # It is hungry again by now: its owner shed the card it slept by.
        lost_by = rules.EV_TRAIT_SYMBIOSIS_03
    else:
        while left > 0 and animal.hunger() > 0:
            animal.food += 1
            eaten += 1
            left -= 1
        while left > 0 and animal.fat_room() > 0:
            animal.stored += 1
            stored += 1
            left -= 1
    log = state.log
    if log is not None:
        if eaten + stored > 0:
            log.emit(events.FOOD_RECEIVED, rule, animal.seat, animal.ref(), eaten, stored)
        if left > 0:
            log.emit(events.FOOD_LOST, lost_by, animal.seat, animal.ref(), left)
    if eaten + stored > 0:
        trigger(state, animal, COOPERATION)


def take_from_centre(state: State, animal: Animal, rule: i64) -> None:
    """Move one red token from the centre to an animal; by a take or through communication."""
    state.centre -= 1
    log = state.log
    if log is not None:
        log.emit(events.FOOD_TAKEN, rule, animal.seat, animal.ref())
    receive(state, animal, 1, rule)
    trigger(state, animal, COMMUNICATION)


def trigger(state: State, animal: Animal, trait: i64) -> None:
    """EV-CHAIN-03: open the pair cards of this trait that join the animal, until the turn ends.

    EV-CHAIN-07: they answer in their owner's turn only, unless the table plays otherwise."""
    if animal.seat != state.turn and not state.options.out_of_turn_pairs:
        return
    for pair in state.players[animal.seat].pairs:
        if pair.trait == trait:
            if pair.first == animal.serial:
                pair.marks |= FIRST_WAS_FED
            elif pair.second == animal.serial:
                pair.marks |= SECOND_WAS_FED
