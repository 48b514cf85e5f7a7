"""What a puzzle of Darwin is about, by the action that solves it."""

from typing import Final

from galapagos.games.darwin.rules import actions
from galapagos.games.darwin.rules.state import State

THEMES: Final = ("build", "mutate", "migrate", "cards", "choose", "last_era")
_KINDS: Final = {
    actions.CREATE: "build",
    actions.MUTATE: "mutate",
    actions.MUTATE_TWICE: "mutate",
    actions.MIGRATE: "migrate",
    actions.TRADE: "cards",
    actions.REDRAW: "cards",
    actions.FULL_REDRAW: "cards",
    actions.DRAW: "cards",
    actions.DISCARD: "cards",
    actions.REFILL: "cards",
}


def theme_of(state: State, action: int) -> str:
    """Return the key of a theme; what nobody planned, such as what an event asks, is a choice."""
    # Only in the last Era of the beginner game species change, and points count.
    if state.era == state.options.eras and not state.options.is_beginner():
        return "last_era"
    return _KINDS.get(int(actions.kind_of(action)), "choose")
