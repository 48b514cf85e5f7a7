"""Origin again with one thing changed: would it still have happened?

Every trial begins with the game as the reader saw it then, its hidden cards filled in at random:
no fate that is asked about here rests on them. The recorded actions and dice follow; where one of
them is refused in the changed game, the trial proves nothing and is dropped. Only the player whose
animal starved may act otherwise, from the moment of the pass on.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from galapagos.games.origin.rules.actions import (
    BURN,
    END,
    HIBERNATE,
    PASS,
    RUN,
    SHED,
    TAKE,
    pack,
    ref_seat,
)
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.scoring import outcome_of
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.table import lay_trait
from galapagos.games.origin.rules.terms import DEFENCE, DIE_SIDES, FEEDING, PRINTED_PLUS, TURN
from galapagos.kernel.chance import OutOfChance, Tape
from galapagos.kernel.events import Event, EventLog
from galapagos.records.timeline import Moment, Timeline

Change = Callable[[State], None]
Care = Callable[[Origin], int]
"""What the player who passed would do instead, whenever the turn comes round."""
_MOST_POINTS = 200


class Trials:
    """Games of Origin played on from some step of a history with one thing changed."""

    def __init__(self, history: Timeline, viewer: int) -> None:
        self._history = history
        self._viewer = viewer

    def game(self, step: int) -> Origin:
        """Return a game that looks to the reader like the one before a step."""
        game = self._history.before(step).view(self._viewer).determinise(0)
        assert isinstance(game, Origin)
        return game

    def events(
        self, first: int, last: int, change: Change, dice: Sequence[int] = ()
    ) -> list[Event]:
        """Return what happens from a changed game on, both steps included; nothing if the
        recorded actions do not go through. ``dice`` are those of the first step, if others."""
        game = self._changed(first, change)
        moves = self._moves(first, last)
        if dice:
            moves[0] = replace(moves[0], dice=list(dice))
        return _played(game, deque(moves), None, -1)

    def saved(self, first: int, last: int, ref: int, change: Change, care: Care | None) -> bool:
        """Whether an animal lives past the end of a feeding phase that is changed before a step."""
        game = self._changed(first, change)
        moves = deque(self._moves(first, last))
        if care is not None:
            moves.popleft()
        return bool(_played(game, moves, care, int(ref_seat(ref)))) and _is_alive(game, ref)

    def is_refused(self, step: int, change: Change) -> bool:
        """Whether a step's action would be illegal in the changed game."""
        game = self._changed(step, change)
        return bool(game.why(self._history.steps[step].seat, self._history.steps[step].code))

    def escapes(self, step: int, ref: int, trait: int) -> int:
        """Return the lowest die that saves a hunted animal, were it to run; 0 if none does.

        ``step`` is the hunt, or where the animal runs already (``trait`` below 0)."""
        sides = [side for side in range(DIE_SIDES) if self._escapes(step, ref, trait, side)]
        is_from_there_up = sides == list(range(DIE_SIDES - len(sides), DIE_SIDES))
        return sides[0] + 1 if sides and is_from_there_up else 0

    def _escapes(self, step: int, ref: int, trait: int, side: int) -> bool:
        game = self._changed(step, lambda state: _lay(state, ref, trait))
        if trait >= 0:
            _apply(game, self._moves(step, step)[0])
        return self._answers(game, ref, pack(RUN), [side])

    def sheds(self, step: int, ref: int, trait: int) -> bool:
        """Whether an animal with this further trait could give it up and live."""
        game = self._changed(step, lambda state: _lay(state, ref, trait))
        _apply(game, self._moves(step, step)[0])
        return self._answers(game, ref, pack(SHED, trait=trait), [])

    def _answers(self, game: Origin, ref: int, action: int, dice: list[int]) -> bool:
        """Whether this answer to an attack is legal and ends it with the animal alive."""
        seat = int(ref_seat(ref))
        if game.state.decision != DEFENCE or game.state.prey != ref or game.why(seat, action):
            return False
        _apply(game, Moment(seat, "", dice, code=action))
        return game.state.decision == TURN and _is_alive(game, ref)

    def winners(self, seat: int) -> Iterator[int]:
        """Yield who would win if a seat had no point more, one more, two …"""
        game = self._history.game.view(self._viewer).clone()
        assert isinstance(game, Origin)
        game.state.own_all()
        for _ in range(_MOST_POINTS):
            yield int(outcome_of(game.state).winners)
            game.state.players[seat].points += 1

    def _changed(self, step: int, change: Change) -> Origin:
        game = self.game(step)
        game.state.own_all()
        change(game.state)
        return game

    def _moves(self, first: int, last: int) -> list[Moment]:
        return self._history.steps[first : last + 1]


def _played(game: Origin, moves: deque[Moment], care: Care | None, carer: int) -> list[Event]:
    """Play on until the moves or, with a carer, the feeding phase are over; return all events,
    none if a move is refused."""
    log = EventLog()
    game.attach(log)
    try:
        while moves or (care is not None and game.state.phase == FEEDING):
            if game.state.phase != FEEDING:
                return []
            move = _next_move(game, moves, care, carer)
            if move is None or game.why(move.seat, move.code):
                return []
            _apply(game, move)
    except OutOfChance:
        return []
    finally:
        game.attach(None)
    return log.events


def _next_move(game: Origin, moves: deque[Moment], care: Care | None, carer: int) -> Moment | None:
    state = game.state
    if care is not None and state.turn == carer and state.decision == TURN:
        return Moment(carer, "", code=care(game))
    return moves.popleft() if moves else None


def _apply(game: Origin, move: Moment) -> None:
    game.chance().tape = Tape(list(move.dice), closed_dice=True)
    game.apply(move.seat, move.code)
    game.chance().tape = None


def _is_alive(game: Origin, ref: int) -> bool:
    return game.state.find(ref) is not None


# --- changes ---------------------------------------------------------------------------------


def nothing(state: State) -> None:
    """Change nothing."""


def laid(ref: int, trait: int) -> Change:
    """An animal has a further trait card."""
    return lambda state: _lay(state, ref, trait)


def _lay(state: State, ref: int, trait: int) -> None:
    if trait < 0:
        return
    faces = [face for face in range(state.deck.faces) if state.deck.offers(face, trait)]
    lay_trait(state.animal(ref), trait, faces[0] if faces else 0)


def lacking(ref: int, trait: int) -> Change:
    """An animal is without a trait, and does not need the food that it asks for."""

    def change(state: State) -> None:
        animal = state.animal(ref)
        animal.traits &= ~(1 << trait)
        animal.plus -= PRINTED_PLUS[trait]
        animal.food = min(animal.food, animal.appetite())

    return change


def unjoined(ref: int, trait: int) -> Change:
    """An animal depends on nobody by this pair trait."""

    def change(state: State) -> None:
        player = state.players[ref >> 8]
        for pair in list(player.pairs):
            if pair.trait == trait and pair.second == ref & 255:
                player.remove_pair(pair)

    return change


def supplied(food: int) -> Change:
    """More food lies in the centre."""

    def change(state: State) -> None:
        state.centre += food

    return change


def given(ref: int, food: int) -> Change:
    """An animal has more food, as far as it needs it."""

    def change(state: State) -> None:
        animal = state.animal(ref)
        animal.food = min(animal.food + food, animal.appetite())

    return change


def fattened(ref: int, fat: int) -> Change:
    """An animal has more fat from earlier rounds."""

    def change(state: State) -> None:
        state.animal(ref).fat += fat

    return change


# --- what a player could have done -----------------------------------------------------------


def feeding(ref: int) -> Care:
    """Feed an animal from the centre, turn by turn, then pass."""
    return _caring(lambda game: pack(TAKE, ref))


def burning(ref: int) -> Care:
    """Burn as much fat as an animal lacks food, then pass."""
    return _caring(lambda game: pack(BURN, ref, n=game.state.animal(ref).hunger()))


def sleeping(ref: int) -> Care:
    """Let an animal hibernate, then pass."""
    return _caring(lambda game: pack(HIBERNATE, ref))


def _caring(wish: Callable[[Origin], int]) -> Care:
    def care(game: Origin) -> int:
        action = int(wish(game))
        state = game.state
        if not game.why(state.turn, action):
            return action
        return int(pack(END) if state.acted else pack(PASS))

    return care
