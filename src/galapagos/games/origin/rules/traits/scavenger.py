"""Scavenger (persistent): one scavenger on the table eats after a kill."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules.feeding import can_receive
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import HAS_CARNIVOROUS, HAS_SCAVENGER, NOBODY, SCAVENGER
from galapagos.games.origin.rules.traits.base import Trait


@final
class Scavenger(Trait):
    def __init__(self) -> None:
        super().__init__(SCAVENGER)
        # EV-TRAIT-SCAVENGER-05
        self.barred_by |= HAS_CARNIVOROUS


def may_scavenge(state: State, animal: Animal) -> bool:
    """EV-TRAIT-SCAVENGER-06: only a scavenger that can receive food is offered the carcass."""
    return animal.traits & HAS_SCAVENGER != 0 and can_receive(state, animal)


def scavenging_seat(state: State, hunters_seat: i64) -> i64:
    """EV-TRAIT-SCAVENGER-02, -03: the first player in turn order from the hunter's owner on who
    has a scavenger to feed; NOBODY if nobody has."""
    seat = hunters_seat
    while True:
        owns_scavenger = False
        for animal in state.players[seat].animals:
            if may_scavenge(state, animal):
                return seat
            if animal.traits & HAS_SCAVENGER:
                owns_scavenger = True
        # B-28: where full scavengers block, the first player who owns one ends the check.
        if owns_scavenger and state.options.full_scavenger_blocks:
            return NOBODY
        seat = state.next_seat(seat)
        if seat == hunters_seat:
            return NOBODY
