"""What a player of Darwin is asked, in one sentence."""

from galapagos.games.darwin.rules.state import DEAL_DRAW, DEAL_GIVE, DEAL_PAY, State
from galapagos.games.darwin.rules.terms import ACTION, EVALUATION, SHOWING
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.text.story import Question


def question(state: State, names: Names) -> Question:
    """Return what the player whose view this is has to decide now."""
    seat = names.viewer
    player = state.players[seat]
    if player.discarding:
        return _asked(names, "discard")
    if state.phase == SHOWING:
        return _asked(names, "show")
    if state.deal != 0:
        return _deal_question(state, names)
    if player.draws > 0:
        return _asked(names, "draw", n=int(player.draws))
    if state.phase == EVALUATION:
        return _hunt_question(state, names)
    if state.phase != ACTION:
        return _event_question(state, names)
    if seat != state.turn:
        return _asked(names, "moment", seat=names.seat(int(state.turn)))
    if player.passed:
        return _asked(names, "passed")
    if main_moment_obstacles(state, seat):
        return _asked(names, "confirm_turn")
    if state.options.is_kids():
        return _asked(names, "kids")
    if state.options.is_beginner():
        return _asked(names, _beginners_key(state, seat))
    return _asked(names, "turn")


def _beginners_key(state: State, seat: int) -> str:
    """DC-BEG-06: the first Era is for creating, the second for changing what there is."""
    if state.era == 1:
        return "beginner_1"
    return "beginner_2" if state.species_of(seat) else "beginner_none"


def _deal_question(state: State, names: Names) -> Question:
    turn = names.seat(int(state.turn))
    if state.deal == DEAL_GIVE:
        return _asked(names, "give", seat=turn)
    if state.deal == DEAL_PAY:
        return _asked(names, "pay")
    assert state.deal == DEAL_DRAW
    return _asked(names, "deal_draw", seat=turn, n=int(state.deal_draws))


def _hunt_question(state: State, names: Names) -> Question:
    if state.hunter < 0:
        return _asked(names, "hunt_first")
    hunter = names.species(Fauna.of(state), int(state.hunter))
    return _asked(names, "eat", hunter=hunter)


def _event_question(state: State, names: Names) -> Question:
    player = state.players[names.viewer]
    if state.picks:
        return _asked(names, "pick")
    if player.legacy:
        return _asked(names, "bequeath", n=int(player.legacy))
    return _asked(names, "event", event=names.event(int(state.event)))


def _asked(names: Names, key: str, **values: object) -> Question:
    return Question(key, names.words.tell(f"question-{key}", **values))
