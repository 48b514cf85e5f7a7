"""Watches a game of Origin being played; see `galapagos.games.proofs.Referee`.

Section 17 of the specification, numbers 5 to 11; the game's own `problems` are numbers 1 to 4 and
the rest of 6.
"""

from collections import Counter

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.actions import kind_of, ref_seat
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import HAS_HUNTED, HAS_ROBBED, IS_ASLEEP, State
from galapagos.games.origin.rules.terms import (
    FEEDING,
    HAS_CARNIVOROUS,
    HAS_HIBERNATION,
    HAS_PIRACY,
    PARASITE,
)
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game

MAIN_ACTIONS = (act.TAKE, act.HUNT, act.BURN)
ANSWERS = (act.RUN, act.MIMIC, act.SHED, act.SCAVENGE_WITH, act.DECLARE)
ONCE_A_PHASE = (events.HUNT_ANNOUNCED, events.ROBBED, events.FELL_ASLEEP)
ONCE_A_TURN = (events.GRAZED,)
ONCE_AN_ATTACK = (events.RAN, events.REDIRECTED)


def fuel(state: State) -> int:
    """Invariant 10: what a turn of Feeding must use up some of, and never gets back."""
    left = int(state.centre)
    for player in state.players:
        for animal in player.animals:
            left += int(animal.fat)
            left += bool(animal.traits & HAS_CARNIVOROUS and not animal.marks & HAS_HUNTED)
            left += bool(animal.traits & HAS_PIRACY and not animal.marks & HAS_ROBBED)
            left += bool(animal.traits & HAS_HIBERNATION and not animal.marks & IS_ASLEEP)
    return left


class Referee:
    """Collects everything that is against the rules of play. A game may already be under way; what
    was used up before then is not counted."""

    def __init__(self, game: Game) -> None:
        log = game.log()
        assert isinstance(game, Origin)
        assert isinstance(log, EventLog)
        self.game = game
        self.log = log
        self.read = len(log.events)
        self.problems: list[str] = []
        self.kind = 0
        self.sizes: list[list[int]] = []
        self.centre_before = -1
        """Food in the centre before the action, if that was in Feeding; else -1."""
        self.once: Counter[tuple[str, int, int]] = Counter()
        self.main_actions = int(game.state.main_done)
        self.fuel_at_turn = fuel(game.state) + int(game.state.acted)
        self.pile_at_round = -1
        """Cards in the pile when the round began; -1: the referee was not there."""

    def before(self, seat: int, action: int) -> None:
        state = self.game.state
        self.kind = int(kind_of(action))
        self._check_passed(seat, action)
        self.sizes = self._sizes()
        self.centre_before = int(state.centre) if state.phase == FEEDING else -1
        if self.kind == act.END and fuel(state) >= self.fuel_at_turn:
            self.problems.append("10: a turn of Feeding used nothing up")
        if self.kind in MAIN_ACTIONS:
            self.main_actions += 1
            if self.main_actions > 1:
                self.problems.append("8: a second main action in one turn")

    def after(self) -> list[str]:
        state = self.game.state
        if state.phase == FEEDING and 0 <= self.centre_before < state.centre:
            self.problems.append("6: the centre grew during Feeding")
        self._check_sizes(self.sizes)
        for event in self.log.events[self.read :]:
            self._check_event(event)
        self.read = len(self.log.events)
        if self.kind in (act.PASS, act.END):
            self._begin_turn()
        found, self.problems = self.problems, []
        return found

    def _begin_turn(self) -> None:
        self.main_actions = 0
        self.fuel_at_turn = fuel(self.game.state)
        self._forget("turn")

    def _forget(self, span: str) -> None:
        self.once = Counter({key: n for key, n in self.once.items() if key[0] != span})

    def _check_passed(self, seat: int, action: int) -> None:
        """Invariant 7; B-10 lets a player who has passed answer with a pair trait, or not."""
        state = self.game.state
        if not state.has_passed(seat) or kind_of(action) in ANSWERS:
            return
        answering = kind_of(action) in (act.USE_PAIR, act.WAIVE) and seat != state.turn
        if not (answering and state.options.out_of_turn_pairs):
            self.problems.append(f"7: seat {seat} has passed and acts")

    def _sizes(self) -> list[list[int]]:
        state = self.game.state
        piles = [[-count for count in state.pile], [-int(state.pile_size)]]
        for player in state.players:
            piles += [list(player.discard), [int(player.discard_size)]]
        return piles

    def _check_sizes(self, before: list[list[int]]) -> None:
        """Invariant 9, face by face."""
        for old, new in zip(before, self._sizes(), strict=True):
            if any(later < earlier for earlier, later in zip(old, new, strict=True)):
                self.problems.append("9: a discard pile shrank or the draw pile grew")

    def _check_event(self, event: Event) -> None:
        kind = int(event.kind)
        if kind == events.PHASE_BEGAN:
            self._forget("phase")
        elif kind == events.HUNT_ANNOUNCED:
            self._forget("attack")
        elif kind == events.ROUND_BEGAN:
            self._check_deal()
        elif kind == events.TRAIT_LAID and event.b == PARASITE and ref_seat(event.a) == event.seat:
            self.problems.append("5: a parasite on an animal of the player who laid it")
        if kind in ONCE_A_PHASE:
            self._count("phase", kind, int(event.a))
        elif kind in ONCE_A_TURN:
            self._count("turn", kind, int(event.a))
        elif kind in ONCE_AN_ATTACK:
            limited = self.game.state.options.mimicry_once_a_round and kind == events.REDIRECTED
            self._count("phase" if limited else "attack", kind, int(event.a))
        elif kind == events.PAIR_USED:
            first, second = sorted([int(event.a), int(event.b)])
            self._count("turn", kind, (int(event.c) << 32) | (first << 16) | second)

    def _count(self, span: str, kind: int, who: int) -> None:
        self.once[span, kind, who] += 1
        if self.once[span, kind, who] > 1:
            self.problems.append(f"8: {events.EVENT_KEYS[kind]} twice in one {span}")

    def _check_deal(self) -> None:
        """Invariant 11: a deal takes a card a player, or the last one."""
        pile = int(self.game.state.pile_size)
        dealt = self.pile_at_round - pile
        if self.pile_at_round >= 0 and pile > 0 and dealt < self.game.seats():
            self.problems.append(f"11: only {dealt} cards dealt, {pile} left")
        self.pile_at_round = pile
