"""What a puzzle of Origin is about, by the action that solves it."""

from typing import Final

from galapagos.games.origin.rules import actions
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import ANY_PROTECTIVE, MIMICRY, RUNNING, TAIL_LOSS
from galapagos.kernel.bits import bit

THEMES: Final = ("hunt", "save", "feed", "grow", "last_round")
_DEFENCES: Final = (actions.RUN, actions.MIMIC, actions.SHED)
_LAID: Final = (actions.PLAY_TRAIT, actions.PLAY_PAIR)
_PLAYED: Final = (*_LAID, actions.PLAY_ANIMAL, actions.PASS)
_SAVING: Final = int(ANY_PROTECTIVE | bit(RUNNING) | bit(MIMICRY) | bit(TAIL_LOSS))


def theme_of(state: State, action: int) -> str:
    """Return the key of a theme."""
    kind = int(actions.kind_of(action))
    if state.last:
        return "last_round"
    if kind == actions.HUNT:
        return "hunt"
    if kind in _DEFENCES or (kind in _LAID and bit(actions.trait_of(action)) & _SAVING):
        return "save"
    return "grow" if kind in _PLAYED else "feed"
