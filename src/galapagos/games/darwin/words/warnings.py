"""What the table asks about once before it is done: choices that harm the one who makes them."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import NO_ACTION, kind_of
from galapagos.games.darwin.rules.creation import can_create
from galapagos.games.darwin.rules.forecast import Fate, foresee
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import NO_CARD
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.games.darwin.words.forecast import after, death_words, doomed
from galapagos.games.darwin.words.names import Names
from galapagos.text.story import Risk


def risks(state: State, action: int, names: Names) -> list[Risk]:
    """Return what the player should know before this legal action; mostly nothing."""
    kind = kind_of(action)
    if kind == act.PASS:
        return _pass_risks(state, names)
    if kind == act.CONFIRM:
        return _confirm_risks(state, names)
    if kind in (act.REDRAW, act.FULL_REDRAW):
        return [_risk(names, "redraw")]
    return []


def _pass_risks(state: State, names: Names) -> list[Risk]:
    """DC-TURN-04, -05: a pass is final, and drops a trade."""
    copy = state.clone()
    copy.give = copy.take = NO_CARD
    found = [
        _death(copy, fate, names)
        for fate in doomed(foresee(copy), state.viewer)
        if not state.species(fate.uid).acted
    ]
    keeps_trade = state.options.is_team() or state.options.trade_stands_on_pass
    if state.give != NO_CARD and not keeps_trade:
        found.append(_risk(names, "trade_lost"))
    if _can_act(state):
        has_acted = any(species.acted for species in state.species_of(state.viewer))
        key = "could_act" if has_acted else "idle"
        n = int(state.players[state.viewer].hand_size())
        found.append(Risk(key, names.words.tell(f"warning-{key}", n=n)))
    return found


def _can_act(state: State) -> bool:
    """Whether the viewer could take a main action: a species of one's own could, or one can be
    created."""
    seat = state.viewer
    if main_moment_obstacles(state, seat):
        return False
    if any(main_obstacles_for(state, seat, species) == 0 for species in state.species_of(seat)):
        return True
    return bool(can_create(state, seat))


def _confirm_risks(state: State, names: Names) -> list[Risk]:
    """DC-ACT-MAIN-06: the action may doom other species of one's own."""
    if state.main == NO_ACTION:
        return []
    bare = state.clone()
    bare.main, bare.give, bare.take = NO_ACTION, NO_CARD, NO_CARD
    before = [int(fate.uid) for fate in doomed(foresee(bare))]
    now = doomed(foresee(state), state.viewer)
    return [_death(state, fate, names) for fate in now if fate.uid not in before]


def _death(state: State, fate: Fate, names: Names) -> Risk:
    done = after(state, int(state.turn), int(state.main))
    return Risk("death", death_words(done, fate, names))


def _risk(names: Names, key: str) -> Risk:
    return Risk(key, names.words.tell(f"warning-{key}"))
