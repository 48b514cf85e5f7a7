"""Communication, Cooperation and Symbiosis: cards between two animals of one player."""

from typing import final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import USE_PAIR, pack, ref_seat, ref_serial, x_of, y_of
from galapagos.games.origin.rules.feeding import receive, receive_obstacles, take_from_centre
from galapagos.games.origin.rules.refusals import (
    CENTRE_EMPTY,
    DUPLICATE_PAIR,
    NO_SUCH_PAIR,
    NO_TRIGGER,
    NOT_YOUR_ANIMAL,
    PAIR_NEEDS_TWO,
    PAIR_SPENT,
)
from galapagos.games.origin.rules.state import (
    FIRST_WAS_FED,
    PAIR_WAS_USED,
    SECOND_WAS_FED,
    Animal,
    Pair,
    State,
)
from galapagos.games.origin.rules.terms import COMMUNICATION, COOPERATION, SYMBIOSIS
from galapagos.games.origin.rules.traits.base import Trait
from galapagos.kernel.moves import Moves


class PairTrait(Trait):
    """What all three pair traits have in common."""

    def pair_obstacles(self, state: State, seat: i64, first: Animal, second: Animal) -> i64:
        """Why the card cannot be laid between these two animals."""
        obstacles: i64 = 0
        # EV-PAIR-01
        if first.seat != seat or second.seat != seat:
            obstacles |= NOT_YOUR_ANIMAL
        elif first is second:
            obstacles |= PAIR_NEEDS_TWO
        elif state.players[seat].find_pair(self.number, first.serial, second.serial) is not None:
            # EV-PAIR-02: for symbiosis irrespective of the roles.
            obstacles |= DUPLICATE_PAIR
        return obstacles

    def add_pair_uses(self, state: State, seat: i64, pair: Pair, moves: Moves) -> None:
        """Add the legal uses of a pair card of this trait, in its owner's moment."""
        if pair.marks & PAIR_WAS_USED:
            return
        if pair.marks & FIRST_WAS_FED:
            self._add_pair_use(state, seat, pair.first, pair.second, moves)
        if pair.marks & SECOND_WAS_FED:
            self._add_pair_use(state, seat, pair.second, pair.first, moves)

    def _add_pair_use(self, state: State, seat: i64, fed: i64, other: i64, moves: Moves) -> None:
        partner = state.players[seat].find(other)
        if partner is not None and self.gift_obstacles(state, partner) == 0:
            trait = self.number
            moves.add(pack(USE_PAIR, seat << 8 | fed, seat << 8 | other, trait=trait))

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        """Why the partner ``y`` of the fed animal ``x`` cannot be given a token now."""
        other = y_of(action)
        player = state.players[animal.seat]
        pair = player.find_pair(self.number, animal.serial, ref_serial(other))
        partner = player.find(ref_serial(other))
        if pair is None or partner is None or ref_seat(other) != animal.seat:
            return NO_SUCH_PAIR
        obstacles = self.gift_obstacles(state, partner)
        # EV-PAIR-03
        if pair.marks & PAIR_WAS_USED:
            obstacles |= PAIR_SPENT
        fed: i64 = SECOND_WAS_FED
        if pair.first == animal.serial:
            fed = FIRST_WAS_FED
        # EV-CHAIN-03
        if pair.marks & fed == 0:
            obstacles |= NO_TRIGGER
        return obstacles

    def use(self, state: State, animal: Animal, action: i64) -> None:
        player = state.players[animal.seat]
        pair = player.find_pair(self.number, animal.serial, ref_serial(y_of(action)))
        assert pair is not None
        pair.marks |= PAIR_WAS_USED
        log = state.log
        if log is not None:
            rule = rules.EV_PAIR_03
            log.emit(events.PAIR_USED, rule, animal.seat, x_of(action), y_of(action), self.number)
        self.give(state, state.animal(y_of(action)))

    def gift_obstacles(self, state: State, partner: Animal) -> i64:
        """Why the partner cannot get what the card gives; EV-CHAIN-04: nothing is spent then."""
        return NO_TRIGGER

    def give(self, state: State, partner: Animal) -> None:
        """Give the partner what the card gives."""


@final
class Communication(PairTrait):
    """Once per turn: when one takes a red token, the other may take one too."""

    def __init__(self) -> None:
        super().__init__(COMMUNICATION)

    def gift_obstacles(self, state: State, partner: Animal) -> i64:
        # EV-TRAIT-COMMUNICATION-02
        obstacles = receive_obstacles(state, partner)
        if state.centre == 0:
            obstacles |= CENTRE_EMPTY
        return obstacles

    def give(self, state: State, partner: Animal) -> None:
        # EV-TRAIT-COMMUNICATION-01; B-68: it is again a red token taken.
        take_from_centre(state, partner, rules.EV_TRAIT_COMMUNICATION_01)


@final
class Cooperation(PairTrait):
    """Once per turn: when one receives food, the other may receive a blue token."""

    def __init__(self) -> None:
        super().__init__(COOPERATION)

    def gift_obstacles(self, state: State, partner: Animal) -> i64:
        return receive_obstacles(state, partner)

    def give(self, state: State, partner: Animal) -> None:
        # EV-TRAIT-COOPERATION-01, -02: one token per use, however many arrived.
        receive(state, partner, 1, rules.EV_TRAIT_COOPERATION_01)


@final
class Symbiosis(PairTrait):
    """The representative shields the dependent, which waits until the representative is fed.

    EV-TRAIT-SYMBIOSIS-02 stands in ``protection``, -03 in ``feeding``; there is nothing to use,
    so no trigger ever opens."""

    def __init__(self) -> None:
        super().__init__(SYMBIOSIS)
