"""Asking: which actions are legal, and what stands in the way of one that is not.

`obstacles` decides every action by one mask; `add_legal` lists exactly the actions for which
that mask is 0, in this order:

* Evolution: for each face in hand, in deck order: as an animal, as its first trait, as its second
  (targets by seat, then age); then pass.
* Feeding: takes, hunts, burns, hibernations, robberies, grazings, each by age of the animal and
  then of its target; pair cards by age; then pass or end.
* Answers: run, mimic, shed; scavengers by age; extra cards from 0 upward.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules import refusals as no
from galapagos.games.origin.rules.actions import face_of, kind_of, n_of, pack, trait_of, x_of, y_of
from galapagos.games.origin.rules.feeding import can_receive, receive_obstacles
from galapagos.games.origin.rules.hunt import defence_trait
from galapagos.games.origin.rules.state import Animal, Player, State
from galapagos.games.origin.rules.terms import (
    ANY_USABLE,
    CARNIVOROUS,
    COMMUNICATION,
    DECLARATION,
    DEFENCE,
    EVOLUTION,
    EXTINCTION,
    FAT_TISSUE,
    FEEDING,
    GRAZING,
    HIBERNATION,
    NO_TRAIT,
    OVER,
    PARASITE,
    PIRACY,
    SCAVENGE,
    SYMBIOSIS,
    TRAIT_COUNT,
    TURN,
)
from galapagos.games.origin.rules.traits import DEFENCE_TRAITS, PAIR_TRAITS, TRAITS, USABLE_TRAITS
from galapagos.games.origin.rules.traits.scavenger import may_scavenge
from galapagos.kernel.fields import bits_of
from galapagos.kernel.moves import Moves

_FIELDS: Final[list[int]] = [bits_of(fields) for fields in act.ACTION_FIELDS]
"""The bits an action of each kind may use besides its kind."""


# --- who may act -----------------------------------------------------------------------------


def seats_to_act(state: State) -> i64:
    """Return the mask of seats that may decide something now."""
    if state.phase == OVER:
        return 0
    if state.decision != TURN:
        return 1 << state.decider
    answering = seats_to_answer(state)
    if answering == 0:
        return 1 << state.turn
    if is_held_up(state):
        return answering
    moves = Moves()
    add_legal(state, state.turn, moves)
    if moves.count > 0:
        answering |= 1 << state.turn
    return answering


def seats_to_answer(state: State) -> i64:
    """B-10: seats that may use a pair trait in another player's turn, if the table plays so."""
    mask: i64 = 0
    if not state.options.out_of_turn_pairs or state.phase != FEEDING:
        return mask
    moves = Moves()
    for seat in range(state.options.players):
        if seat != state.turn and state.waived & (1 << seat) == 0:
            _add_pair_uses(state, seat, moves)
            if moves.count > 0:
                mask |= 1 << seat
                moves.clear()
    return mask


def is_held_up(state: State) -> bool:
    """B-10, EV-FEED-13: whether the turn waits until another player has used or waived a pair
    trait; its owner alone decides."""
    return not state.options.pairs_beside_turn and seats_to_answer(state) != 0


def first_to_act(state: State) -> i64:
    """Out-of-turn answers come first, from the player to move clockwise; then his turn."""
    if state.phase == OVER:
        return -1
    if state.decision != TURN:
        return state.decider
    if state.options.out_of_turn_pairs:
        answering = seats_to_answer(state)
        seat = state.turn
        for step in range(state.options.players):
            seat = state.next_seat(seat)
            if answering & (1 << seat):
                return seat
    return state.turn


def is_seat(state: State, seat: i64) -> bool:
    return seat >= 0 and seat < state.options.players


# --- listing ---------------------------------------------------------------------------------


def add_legal(state: State, seat: i64, moves: Moves) -> None:
    """Add every legal action of a seat; see the module's head for the order.

    A spectator, or a seat that does not exist, has none."""
    if not is_seat(state, seat):
        return
    if state.decision == TURN:
        if seat != state.turn:
            _add_out_of_turn(state, seat, moves)
        elif state.phase == EVOLUTION:
            _add_evolution(state, seat, moves)
        else:
            _add_feeding(state, seat, moves)
    elif seat == state.decider:
        if state.decision == DEFENCE:
            _add_defences(state, moves)
        elif state.decision == SCAVENGE:
            _add_scavengers(state, seat, moves)
        elif state.decision == DECLARATION:
            _add_declarations(state, seat, moves)


def _add_evolution(state: State, seat: i64, moves: Moves) -> None:
    deck = state.deck
    player = state.players[seat]
    for face, cards in enumerate(player.hand):
        if cards > 0:
            moves.add(pack(act.PLAY_ANIMAL, face=face))
            _add_trait_plays(state, player, seat, face, deck.first[face], moves)
            if deck.second[face] != NO_TRAIT:
                _add_trait_plays(state, player, seat, face, deck.second[face], moves)
    moves.add(pack(act.PASS))


def _add_trait_plays(
    state: State, player: Player, seat: i64, face: i64, trait: i64, moves: Moves
) -> None:
    if trait >= COMMUNICATION:
        _add_pair_plays(state, player, seat, face, trait, moves)
    elif trait == PARASITE:
        for other in state.players:
            if other is not player:
                _add_plays_on(other, face, trait, moves)
    else:
        # EV-EVO-11: no other trait goes on somebody else's animal.
        _add_plays_on(player, face, trait, moves)


def _add_plays_on(player: Player, face: i64, trait: i64, moves: Moves) -> None:
    barred_by = TRAITS[trait].barred_by
    for animal in player.animals:
        if animal.traits & barred_by == 0:
            moves.add(pack(act.PLAY_TRAIT, animal.ref(), face=face, trait=trait))


def _add_pair_plays(
    state: State, player: Player, seat: i64, face: i64, trait: i64, moves: Moves
) -> None:
    laid = PAIR_TRAITS[trait - COMMUNICATION]
    for first in player.animals:
        for second in player.animals:
            if trait != SYMBIOSIS and second.serial < first.serial:
                continue
            if laid.pair_obstacles(state, seat, first, second) == 0:
                x = first.ref()
                moves.add(pack(act.PLAY_PAIR, x, second.ref(), face=face, trait=trait))


def _add_feeding(state: State, seat: i64, moves: Moves) -> None:
    if is_held_up(state):
        return
    player = state.players[seat]
    _add_takes(state, player, moves)
    carried: i64 = 0
    for animal in player.animals:
        carried |= animal.traits
    if carried & ANY_USABLE:
        for trait in USABLE_TRAITS:
            if carried & trait.bit:
                for animal in player.animals:
                    if animal.traits & trait.bit:
                        trait.add_uses(state, animal, moves)
    if len(player.pairs) > 0 and state.acted:
        _add_pair_uses(state, seat, moves)
    if not state.acted:
        if _pass_obstacles(state, seat) == 0:
            moves.add(pack(act.PASS))
    elif seats_to_answer(state) == 0:
        moves.add(pack(act.END))


def _add_takes(state: State, player: Player, moves: Moves) -> None:
    if state.main_done or state.centre == 0:
        return
    for animal in player.animals:
        if can_receive(state, animal):
            moves.add(pack(act.TAKE, animal.ref()))


def _add_pair_uses(state: State, seat: i64, moves: Moves) -> None:
    for pair in state.players[seat].pairs:
        if pair.marks:
            PAIR_TRAITS[pair.trait - COMMUNICATION].add_pair_uses(state, seat, pair, moves)


def _add_out_of_turn(state: State, seat: i64, moves: Moves) -> None:
    if seats_to_answer(state) & (1 << seat):
        _add_pair_uses(state, seat, moves)
        moves.add(pack(act.WAIVE))


def _add_defences(state: State, moves: Moves) -> None:
    prey = state.animal(state.prey)
    for trait in DEFENCE_TRAITS:
        if prey.traits & trait.bit:
            trait.add_defences(state, prey, moves)


def _add_scavengers(state: State, seat: i64, moves: Moves) -> None:
    for animal in state.players[seat].animals:
        if may_scavenge(state, animal):
            moves.add(pack(act.SCAVENGE_WITH, animal.ref()))


def _add_declarations(state: State, seat: i64, moves: Moves) -> None:
    n: i64 = 0
    while n <= len(state.players[seat].animals):
        moves.add(pack(act.DECLARE, n=n))
        n += 1


# --- deciding one action ---------------------------------------------------------------------


def obstacles(state: State, seat: i64, action: i64) -> i64:
    """Return the mask of everything that stands in the way of an action; 0 if it is legal."""
    kind = kind_of(action)
    if action < 0 or kind == 0 or kind >= act.ACTION_KINDS:
        return no.MALFORMED
    fields: i64 = _FIELDS[kind]
    if (action & ~31) & ~fields:
        return no.MALFORMED
    if state.phase == OVER:
        return no.GAME_OVER
    if not is_seat(state, seat):
        return no.NOT_YOUR_TURN
    if kind <= act.PLAY_PAIR:
        return _moment_obstacles(state, seat, EVOLUTION) | _play_obstacles(state, seat, action)
    if kind == act.PASS:
        return _moment_obstacles(state, seat, state.phase) | _pass_obstacles(state, seat)
    if kind == act.END:
        return _moment_obstacles(state, seat, FEEDING) | _end_obstacles(state, seat)
    if kind == act.USE_PAIR:
        return _pair_moment_obstacles(state, seat) | _use_obstacles(state, seat, action)
    if kind <= act.PIRATE:
        return _moment_obstacles(state, seat, FEEDING) | _use_obstacles(state, seat, action)
    if kind == act.WAIVE:
        if seats_to_answer(state) & (1 << seat):
            return 0
        return no.NOTHING_TO_ANSWER
    return _answer_obstacles(state, seat, action)


def _moment_obstacles(state: State, seat: i64, phase: i64) -> i64:
    """EV-ROUND-02 … 05, EV-FEED-13: in one's own turn, with no decision of anybody open."""
    found: i64 = 0
    if state.phase != phase or state.phase == EXTINCTION:
        found |= no.WRONG_PHASE
    if state.decision != TURN:
        found |= no.DECISION_OPEN
    elif seat == state.turn and is_held_up(state):
        found |= no.OTHERS_MAY_ANSWER
    if seat != state.turn:
        if seat != state.decider:
            # To the player who owes the open decision that decision is the whole reason.
            found |= no.NOT_YOUR_TURN
        if state.has_passed(seat):
            found |= no.ALREADY_PASSED
    return found


def _pair_moment_obstacles(state: State, seat: i64) -> i64:
    """EV-CHAIN-07: a pair card works in its owner's turn, or as B-10 allows."""
    if seat == state.turn or not state.options.out_of_turn_pairs:
        return _moment_obstacles(state, seat, FEEDING)
    found: i64 = 0
    if state.phase != FEEDING:
        found |= no.WRONG_PHASE
    if state.decision != TURN:
        found |= no.DECISION_OPEN
    if state.waived & (1 << seat):
        found |= no.NOTHING_TO_ANSWER
    return found


def _play_obstacles(state: State, seat: i64, action: i64) -> i64:
    face = face_of(action)
    if face >= state.deck.faces:
        return no.CARD_NOT_IN_HAND
    found: i64 = 0
    # EV-EVO-01
    if state.players[seat].hand[face] == 0:
        found |= no.CARD_NOT_IN_HAND
    kind = kind_of(action)
    if kind == act.PLAY_ANIMAL:
        return found
    trait = trait_of(action)
    if trait >= TRAIT_COUNT:
        return found | no.MALFORMED
    # EV-EVO-06
    if not state.deck.offers(face, trait):
        found |= no.TRAIT_NOT_ON_CARD
    if kind == act.PLAY_TRAIT:
        return found | _trait_play_obstacles(state, seat, trait, x_of(action))
    return found | _pair_play_obstacles(state, seat, action)


def _trait_play_obstacles(state: State, seat: i64, trait: i64, ref: i64) -> i64:
    if trait >= COMMUNICATION:
        return no.PAIR_TRAIT
    animal = state.find(ref)
    if animal is None:
        return no.NO_SUCH_ANIMAL
    return TRAITS[trait].laying_obstacles(state, seat, animal)


def _pair_play_obstacles(state: State, seat: i64, action: i64) -> i64:
    trait = trait_of(action)
    if trait < COMMUNICATION:
        return no.SINGLE_TRAIT
    first = state.find(x_of(action))
    second = state.find(y_of(action))
    if first is None or second is None:
        return no.NO_SUCH_ANIMAL
    found = PAIR_TRAITS[trait - COMMUNICATION].pair_obstacles(state, seat, first, second)
    if trait != SYMBIOSIS and y_of(action) < x_of(action):
        # Only symbiosis tells its two animals apart; the others are written older one first.
        found |= no.MALFORMED
    return found


def _pass_obstacles(state: State, seat: i64) -> i64:
    found: i64 = 0
    # EV-FEED-14: instead of acting, never after it.
    if state.acted and seat == state.turn:
        found |= no.ALREADY_ACTED
    # B-04
    if state.options.must_feed and state.phase == FEEDING and _could_take(state, seat):
        found |= no.MUST_FEED
    return found


def _could_take(state: State, seat: i64) -> bool:
    if state.main_done or state.centre == 0:
        return False
    return any(can_receive(state, animal) for animal in state.players[seat].animals)


def _end_obstacles(state: State, seat: i64) -> i64:
    found: i64 = 0
    # EV-FEED-14: a turn in which nothing was done is a pass.
    if seat == state.turn and not state.acted:
        found |= no.NOTHING_DONE
    if seat == state.turn and seats_to_answer(state):
        found |= no.OTHERS_MAY_ANSWER
    return found


def _use_obstacles(state: State, seat: i64, action: i64) -> i64:
    """A take, or the use of a trait by one's own animal ``x``."""
    animal = state.find(x_of(action))
    if animal is None:
        return no.NO_SUCH_ANIMAL
    if animal.seat != seat:
        return no.NOT_YOUR_ANIMAL
    if kind_of(action) == act.TAKE:
        return _take_obstacles(state, animal)
    trait = used_trait(action)
    if trait < 0:
        return no.MALFORMED
    return TRAITS[trait].use_obstacles(state, animal, action)


def _take_obstacles(state: State, animal: Animal) -> i64:
    """EV-FEED-03: one red token for one own animal that can receive."""
    found = receive_obstacles(state, animal)
    # EV-FEED-02
    if state.has_done_main(animal.seat):
        found |= no.MAIN_ACTION_DONE
    # EV-FEED-04
    if state.centre == 0:
        found |= no.CENTRE_EMPTY
    return found


def used_trait(action: i64) -> i64:
    """Return the trait that an action of one's own feeding turn uses; -1 if it uses none."""
    kind = kind_of(action)
    if kind == act.HUNT:
        return CARNIVOROUS
    if kind == act.BURN:
        return FAT_TISSUE
    if kind == act.HIBERNATE:
        return HIBERNATION
    if kind == act.PIRATE:
        return PIRACY
    if kind == act.GRAZE:
        return GRAZING
    trait = trait_of(action)
    if kind == act.USE_PAIR and trait >= COMMUNICATION and trait < TRAIT_COUNT:
        return trait
    return -1


def _answer_obstacles(state: State, seat: i64, action: i64) -> i64:
    """EV-ATK-06, EV-TRAIT-SCAVENGER-04, EV-VAR-04: an answer to the decision that is open."""
    kind = kind_of(action)
    awaited: i64 = DEFENCE
    if kind == act.SCAVENGE_WITH:
        awaited = SCAVENGE
    elif kind == act.DECLARE:
        awaited = DECLARATION
    if state.decision != awaited:
        return no.NOTHING_TO_ANSWER
    if seat != state.decider:
        return no.NOT_YOUR_TURN
    if awaited == DEFENCE:
        return _defence_obstacles(state, action)
    if awaited == SCAVENGE:
        return _scavenger_obstacles(state, seat, x_of(action))
    # EV-VAR-03
    if n_of(action) > len(state.players[seat].animals):
        return no.TOO_MANY_CARDS
    return 0


def _defence_obstacles(state: State, action: i64) -> i64:
    found = defence_trait(action).defence_obstacles(state, state.animal(state.prey), action)
    if kind_of(action) == act.SHED:
        # Only a pair trait names a partner, only fat tissue says what it holds.
        trait = trait_of(action)
        if (trait < COMMUNICATION and y_of(action)) or (trait != FAT_TISSUE and n_of(action)):
            found |= no.MALFORMED
    return found


def _scavenger_obstacles(state: State, seat: i64, ref: i64) -> i64:
    animal = state.find(ref)
    if animal is None:
        return no.NO_SUCH_ANIMAL
    found: i64 = 0
    if animal.seat != seat:
        found |= no.NOT_YOUR_ANIMAL
    if not may_scavenge(state, animal):
        found |= no.NOT_OFFERED
    return found
