"""Tail Loss (persistent, compulsory defence): gives up one trait card, and the animal lives."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules import events, rules
from galapagos.games.origin.rules.actions import (
    SHED,
    n_of,
    pack,
    ref_seat,
    ref_serial,
    trait_of,
    y_of,
)
from galapagos.games.origin.rules.feeding import receive
from galapagos.games.origin.rules.refusals import LACKS_TRAIT, MALFORMED, NO_SUCH_CARD, NO_SUCH_PAIR
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.table import remove_pair, remove_trait
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    FAT,
    FAT_TISSUE,
    HIBERNATION,
    STORED,
    TAIL_LOSS,
    TRAIT_COUNT,
)
from galapagos.games.origin.rules.traits.base import ESCAPED, Trait
from galapagos.games.origin.rules.traits.fat_tissue import cards_holding
from galapagos.games.origin.rules.traits.hibernation import lose_hibernation
from galapagos.kernel.moves import Moves

_TAIL_TOKENS: Final = 1


@final
class TailLoss(Trait):
    def __init__(self) -> None:
        super().__init__(TAIL_LOSS)

    def is_usable_defence(self, state: State, prey: Animal) -> bool:
        # There is always a card to give up: tail loss itself.
        return True

    def add_defences(self, state: State, prey: Animal, moves: Moves) -> None:
        # EV-TRAIT-TAIL_LOSS-02: any trait card, a parasite and shared pair traits included.
        for trait in range(COMMUNICATION):
            if prey.traits & (1 << trait) and trait != FAT_TISSUE:
                moves.add(pack(SHED, trait=trait))
        # EV-TRAIT-TAIL_LOSS-04: of several fat cards the owner picks one by what it holds.
        for holding in range(FAT + 1):
            if cards_holding(prey, holding) > 0:
                moves.add(pack(SHED, trait=FAT_TISSUE, n=holding))
        for pair in state.players[prey.seat].pairs:
            if pair.joins(prey.serial):
                partner = prey.seat << 8 | pair.partner(prey.serial)
                moves.add(pack(SHED, y=partner, trait=pair.trait))

    def defence_obstacles(self, state: State, prey: Animal, action: i64) -> i64:
        obstacles: i64 = 0
        if prey.traits & self.bit == 0:
            obstacles |= LACKS_TRAIT
        trait = trait_of(action)
        if trait >= TRAIT_COUNT:
            obstacles |= MALFORMED
        elif trait >= COMMUNICATION:
            partner = y_of(action)
            player = state.players[prey.seat]
            pair = player.find_pair(trait, prey.serial, ref_serial(partner))
            if pair is None or ref_seat(partner) != prey.seat:
                obstacles |= NO_SUCH_PAIR
        elif prey.traits & (1 << trait) == 0:
            obstacles |= NO_SUCH_CARD
        elif trait == FAT_TISSUE and cards_holding(prey, n_of(action)) == 0:
            obstacles |= NO_SUCH_CARD
        return obstacles

    def defend(self, state: State, prey: Animal, action: i64) -> i64:
        trait = trait_of(action)
        player = state.players[prey.seat]
        log = state.log
        if log is not None:
            partner: i64 = -1
            if trait >= COMMUNICATION:
                partner = y_of(action)
            rule = rules.EV_TRAIT_TAIL_LOSS_01
            log.emit(events.CARD_SHED, rule, prey.seat, prey.ref(), trait, partner, n_of(action))
        if trait >= COMMUNICATION:
            pair = player.find_pair(trait, prey.serial, ref_serial(y_of(action)))
            assert pair is not None
            remove_pair(state, player, pair, prey.seat, rules.EV_PAIR_05)
        else:
            self._shed(state, prey, trait, n_of(action))
        # EV-TRAIT-TAIL_LOSS-01, -05: no kill, but one token that counts as received food.
        receive(state, state.animal(state.hunter), _TAIL_TOKENS, rules.EV_TRAIT_TAIL_LOSS_01)
        return ESCAPED

    def _shed(self, state: State, prey: Animal, trait: i64, holding: i64) -> None:
        remove_trait(state.players[prey.seat], prey, trait)
        if trait == FAT_TISSUE and holding == STORED:
            prey.stored -= 1
        elif trait == FAT_TISSUE and holding == FAT:
            prey.fat -= 1
        elif trait == HIBERNATION:
            lose_hibernation(state, prey)
        # EV-TRAIT-TAIL_LOSS-03: food above the smaller appetite is removed.
        surplus = prey.food - prey.appetite()
        if surplus > 0:
            prey.food -= surplus
            log = state.log
            if log is not None:
                rule = rules.EV_TRAIT_TAIL_LOSS_03
                log.emit(events.FOOD_REMOVED, rule, prey.seat, prey.ref(), surplus)
