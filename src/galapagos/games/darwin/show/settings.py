"""What can be chosen for a table of Darwin, read off the rules' own options."""

from functools import cache

from galapagos.games.darwin.rules.options import FULL_ERAS, SHORT_ERAS, SWITCH_KEYS, Options
from galapagos.games.darwin.rules.terms import BEGINNER, MAX_PLAYERS, MIN_PLAYERS, MODE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.wire.http import ModeInfo, SwitchInfo


@cache
def modes() -> list[ModeInfo]:
    return [_mode(number) for number in range(len(MODE_KEYS))]


def switches() -> list[SwitchInfo]:
    return [SwitchInfo(key, ["off", "on"]) for key in SWITCH_KEYS]


def _mode(number: int) -> ModeInfo:
    """Return a mode with the numbers of players that the rules accept for it."""
    players = [n for n in range(MIN_PLAYERS, MAX_PLAYERS + 1) if _is_possible(n, number)]
    eras = SwitchInfo("eras", [str(FULL_ERAS), str(SHORT_ERAS)])
    choices = [] if number == BEGINNER else [eras]
    return ModeInfo(MODE_KEYS[number], players[0], players[-1], choices=choices)


def _is_possible(players: int, mode: int) -> bool:
    try:
        Options(players, mode=mode)
    except BadData:
        return False
    return True
