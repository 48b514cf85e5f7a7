"""The hunting procedure after the announcement: defences, the kill, the scavenger."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import RUN, SHED, kind_of
from galapagos.games.origin.rules.feeding import receive
from galapagos.games.origin.rules.state import HAS_MIMICKED, HAS_RUN, NO_REF, Animal, State
from galapagos.games.origin.rules.table import bury
from galapagos.games.origin.rules.terms import (
    DEFENCE,
    MIMICRY,
    NOBODY,
    RUNNING,
    SCAVENGE,
    TAIL_LOSS,
    TURN,
)
from galapagos.games.origin.rules.traits import DEFENCE_TRAITS, EATEN_TRAITS, TRAITS
from galapagos.games.origin.rules.traits.base import ESCAPED, Trait
from galapagos.games.origin.rules.traits.scavenger import may_scavenge, scavenging_seat

_PREY_TOKENS: Final = 2
_CARCASS_TOKENS: Final = 1


def has_defence(state: State, prey: Animal) -> bool:
    """EV-ATK-06: whether the attacked animal still has a defence that must be used."""
    for trait in DEFENCE_TRAITS:
        if prey.traits & trait.bit and trait.is_usable_defence(state, prey):
            return True
    return False


def defence_trait(action: i64) -> Trait:
    """Return the trait that an answer to an attack uses."""
    kind = kind_of(action)
    if kind == RUN:
        return TRAITS[RUNNING]
    if kind == SHED:
        return TRAITS[TAIL_LOSS]
    return TRAITS[MIMICRY]


def go_on(state: State) -> None:
    """EV-ATK-06: the prey's owner owes a defence as long as one is left; then it is eaten."""
    prey = state.animal(state.prey)
    if has_defence(state, prey):
        state.decision = DEFENCE
        state.decider = prey.seat
    else:
        _devour(state, state.animal(state.hunter), prey)


def defend(state: State, action: i64) -> None:
    """Carry out the answer of the prey's owner and go on with the attack."""
    ended = defence_trait(action).defend(state, state.animal(state.prey), action)
    if ended == ESCAPED:
        # EV-TRAIT-RUNNING-03, EV-TRAIT-TAIL_LOSS-01: the attack is over, the hunt is spent.
        _close(state)
    else:
        go_on(state)


def scavenge(state: State, animal: Animal) -> None:
    """EV-TRAIT-SCAVENGER-01, -04: the chosen scavenger eats."""
    log = state.log
    if log is not None:
        log.emit(events.SCAVENGED, rules.EV_TRAIT_SCAVENGER_01, animal.seat, animal.ref())
    receive(state, animal, _CARCASS_TOKENS, rules.EV_TRAIT_SCAVENGER_01)
    state.decision = TURN
    state.decider = NOBODY


def _devour(state: State, hunter: Animal, prey: Animal) -> None:
    """EV-ATK-10: prey leaves, poison marks the hunter, hunter eats, one scavenger eats."""
    log = state.log
    if log is not None:
        log.emit(events.EATEN, rules.EV_ATK_08, prey.seat, prey.ref(), hunter.ref())
    bury(state, prey, rules.EV_ATK_08)
    for trait in EATEN_TRAITS:
        if prey.traits & trait.bit:
            trait.after_eaten(state, hunter, prey)
    receive(state, hunter, _PREY_TOKENS, rules.EV_ATK_09)
    _close(state)
    _offer_carcass(state, hunter.seat)


def _offer_carcass(state: State, hunters_seat: i64) -> None:
    seat = scavenging_seat(state, hunters_seat)
    if seat == NOBODY:
        return
    hungry = [animal for animal in state.players[seat].animals if may_scavenge(state, animal)]
    if len(hungry) == 1:
        scavenge(state, hungry[0])
    else:
        # EV-TRAIT-SCAVENGER-04: the owner of several chooses.
        state.decision = SCAVENGE
        state.decider = seat


def _close(state: State) -> None:
    """End the attack and forget which defences it used."""
    state.hunter = NO_REF
    state.prey = NO_REF
    state.decision = TURN
    state.decider = NOBODY
    marks: i64 = HAS_RUN
    if not state.options.mimicry_once_a_round:
        # EV-TRAIT-MIMICRY-05, B-20
        marks |= HAS_MIMICKED
    for player in state.players:
        for animal in player.animals:
            animal.marks &= ~marks
