"""What the table asks about once before it is done: choices that harm the one who makes them."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import NO_ACTION, kind_of
from galapagos.games.darwin.rules.creation import can_create
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import NO_CARD
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.games.darwin.words.forecast import Forecast, death_words, foresee
from galapagos.games.darwin.words.names import DarwinNames
from galapagos.text.story import Risk


def warnings(state: State, action: int, names: DarwinNames) -> list[str]:
    """Return what the player should know before this legal action; mostly nothing."""
    return [risk.text for risk in risks(state, action, names)]


def risks(state: State, action: int, names: DarwinNames) -> list[Risk]:
    """Return the same, each with its key."""
    kind = kind_of(action)
    if kind == act.PASS:
        return _pass_risks(state, names)
    if kind == act.CONFIRM:
        return _confirm_risks(state, names)
    if kind in (act.REDRAW, act.FULL_REDRAW):
        return [_risk(names, "redraw")]
    return []


def _pass_risks(state: State, names: DarwinNames) -> list[Risk]:
    """DC-TURN-04, -05: a pass is final, and drops a trade."""
    copy = state.clone()
    copy.give = copy.take = NO_CARD
    forecast = foresee(copy)
    doomed = [uid for uid in _own_dead(forecast, state) if not state.species(uid).acted]
    found = [Risk("death", death_words(forecast, uid, names)) for uid in doomed]
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


def _confirm_risks(state: State, names: DarwinNames) -> list[Risk]:
    """DC-ACT-MAIN-06: the action may doom other species of one's own."""
    if state.main == NO_ACTION:
        return []
    bare = state.clone()
    bare.main, bare.give, bare.take = NO_ACTION, NO_CARD, NO_CARD
    before, now = foresee(bare), foresee(state)
    new = [uid for uid in _own_dead(now, state) if uid not in before.deaths]
    return [Risk("death", death_words(now, uid, names)) for uid in new]


def _own_dead(forecast: Forecast, state: State) -> list[int]:
    own = [int(s.uid) for s in forecast.state.species_of(int(state.viewer))]
    return [uid for uid in own if uid in forecast.deaths]


def _risk(names: DarwinNames, key: str) -> Risk:
    return Risk(key, names.words.tell(f"warning-{key}"))
