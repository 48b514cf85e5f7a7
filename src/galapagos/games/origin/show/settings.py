"""What can be chosen for a table of Origin, read off the rules' own options."""

from galapagos.games.origin.rules.options import SWITCH_KEYS, Options
from galapagos.games.origin.rules.terms import MAX_PLAYERS, MIN_PLAYERS
from galapagos.wire.http import ModeInfo, SwitchInfo

_VALUES = {"mimicry_limit": ["attack", "round"]}
FIXED = ("decks",)
"""Switches with one value only (ruling B-02)."""


def modes() -> list[ModeInfo]:
    return [ModeInfo("base", MIN_PLAYERS, MAX_PLAYERS)]


def switches() -> list[SwitchInfo]:
    usual = Options()
    found = []
    for key in SWITCH_KEYS:
        if key not in FIXED:
            values = _VALUES.get(key, ["off", "on"])
            first = usual.value(key)
            found.append(SwitchInfo(key, [first, *(value for value in values if value != first)]))
    return found
