"""The flow of a game: Eras, turns, and what follows by itself until somebody must decide (5, 6)."""

from mypy_extensions import i64

from galapagos.games.darwin.rules import events, rules
from galapagos.games.darwin.rules.evaluation import (
    begin_evaluation,
    clear_table,
    go_on_hunting,
    reward,
)
from galapagos.games.darwin.rules.scoring import outcome_of, score
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import clear_zone, fill_zone
from galapagos.games.darwin.rules.terms import (
    ACTION,
    DRAWING,
    EVALUATION,
    EVENT,
    HAND_SIZE,
    NO_SPECIES,
    NOBODY,
    OVER,
    SHOWING,
)
from galapagos.games.darwin.rules.transition import (
    begin_drawing,
    begin_phase,
    begin_transition,
    finish_transition,
    lay_kids_table,
)
from galapagos.games.darwin.rules.turn import clear_turn, end_hopeless_draws, end_redraw_if_done
from galapagos.games.darwin.rules.world_events import go_on_with_event


def go_on(state: State) -> None:
    """Carry out everything that follows by itself, until somebody must decide."""
    while _take_step(state):
        pass


def _take_step(state: State) -> bool:
    """Leave the present phase if nobody in it has to decide; return whether it was left."""
    phase = state.phase
    if phase == DRAWING:
        if _is_drawing(state):
            return False
        _begin_era(state)
    elif phase == SHOWING:
        if not _have_all_shown(state):
            return False
        _begin_actions(state)
    elif phase == ACTION:
        end_redraw_if_done(state)
        if not _have_all_passed(state):
            return False
        _begin_evaluation_phase(state)
    elif phase == EVALUATION:
        if not go_on_hunting(state):
            return False
        _end_evaluation(state)
    elif phase == EVENT:
        if not go_on_with_event(state):
            return False
        finish_transition(state)
    else:
        return False
    return True


# --- drawing and the beginning of an Era -----------------------------------------------------


def _is_drawing(state: State) -> bool:
    return any(player.draws > 0 or player.discarding for player in state.players)


def _begin_era(state: State) -> None:
    """DC-ERA-01, -02: the first player changes between Eras; hands are as they should be."""
    log = state.log
    if state.era > 0:
        # DC-TRANS-7-01
        state.first = state.next_seat(state.first)
        if log is not None:
            log.begin()
            log.emit(events.FIRST_PLAYER, rules.DC_TRANS_7_01, state.first)
    state.era += 1
    for player in state.players:
        player.passed = False
        player.redrawn = False
        player.touched = False
        player.shown = False
        player.full_redraws = 0
    if log is not None:
        log.begin()
        log.emit(events.ERA_BEGAN, rules.DC_ERA_01, state.first, state.era)
    if state.options.is_team():
        # DC-TEAM-05
        begin_phase(state, SHOWING)
    else:
        _begin_actions(state)


def _have_all_shown(state: State) -> bool:
    return all(player.shown for player in state.players)


# --- turns -----------------------------------------------------------------------------------


def _begin_actions(state: State) -> None:
    """DC-TURN-01: the first player begins."""
    begin_phase(state, ACTION)
    clear_turn(state)
    _begin_turn(state, state.first)


def _begin_turn(state: State, seat: i64) -> None:
    state.turn = seat
    log = state.log
    if log is not None:
        log.emit(events.TURN_BEGAN, rules.DC_TURN_01, seat)


def _have_all_passed(state: State) -> bool:
    return all(player.passed for player in state.players)


def end_turn(state: State) -> None:
    """DC-TURN-01: on to the next player who has not passed; DC-TEAM-04: or may still trade."""
    clear_turn(state)
    seat = state.turn
    for step in range(state.options.players):
        seat = state.next_seat(seat)
        if not state.players[seat].passed or _may_still_trade(state, seat):
            _begin_turn(state, seat)
            return


def _may_still_trade(state: State, seat: i64) -> bool:
    """DC-TEAM-04, ruling Q81: the turn of a player who has passed comes round for a trade."""
    if not state.options.is_team() or _have_all_passed(state):
        return False
    return state.players[seat].hand_size() > 0 and len(state.zone) > 0


# --- evaluation and transition ---------------------------------------------------------------


def _begin_evaluation_phase(state: State) -> None:
    """DC-TURN-06: the action phase ends when all have passed."""
    state.turn = NOBODY
    log = state.log
    if log is not None:
        log.begin()
    begin_phase(state, EVALUATION)
    if not state.options.is_kids():
        begin_evaluation(state)
    else:
        # DC-KIDS-07: nobody starves and nobody hunts.
        state.slot = len(state.biomes)


def _end_evaluation(state: State) -> None:
    """DC-ERA-02, DC-END-01: the last Era has no transition."""
    state.hunter = NO_SPECIES
    state.slot = 0
    reward(state)
    if state.options.is_kids():
        clear_table(state)
    if state.is_last_era():
        _end_game(state)
    elif state.options.is_kids():
        _renew_kids_table(state)
    else:
        begin_transition(state)


def _renew_kids_table(state: State) -> None:
    """DC-KIDS-04, -08, -09, ruling Q85: new biomes, a new trade zone, then the hands."""
    lay_kids_table(state)
    clear_zone(state, rules.DC_TRANS_5_01)
    fill_zone(state, rules.DC_TRANS_5_01)
    begin_drawing(state)
    for player in state.players:
        player.discarding = player.hand_size() > 0


def refill(state: State, seat: i64) -> None:
    """DC-KIDS-09: the player has discarded enough; the hand is filled up to ten."""
    player = state.players[seat]
    player.discarding = False
    player.draws = HAND_SIZE - player.hand_size()
    if player.draws < 0:
        player.draws = 0
    log = state.log
    if log is not None:
        log.emit(events.REFILLING, rules.DC_KIDS_09, seat, player.draws)
    end_hopeless_draws(state)


def _end_game(state: State) -> None:
    """DC-END-01 … 03."""
    log = state.log
    if log is not None:
        log.begin()
    begin_phase(state, OVER)
    if log is None:
        return
    for seat in range(state.options.players):
        points = score(state, seat)
        rule = rules.DC_END_02
        log.emit(events.SCORED, rule, seat, points.total(), points.species, points.bank)
    log.emit(events.GAME_ENDED, rules.DC_END_03, NOBODY, outcome_of(state).winners)
