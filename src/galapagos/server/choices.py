"""What can be chosen for a new table, read off the rules' own options."""

from galapagos.bots.ladder import LADDER
from galapagos.darwin import options as darwin
from galapagos.darwin.terms import BEGINNER, MODE_KEYS
from galapagos.darwin.terms import MAX_PLAYERS as DARWIN_MOST
from galapagos.darwin.terms import MIN_PLAYERS as DARWIN_LEAST
from galapagos.kernel.errors import BadData
from galapagos.origin import options as origin
from galapagos.origin.terms import MAX_PLAYERS as ORIGIN_MOST
from galapagos.origin.terms import MIN_PLAYERS as ORIGIN_LEAST
from galapagos.records.codec import Codec
from galapagos.records.darwin_codec import DarwinCodec
from galapagos.server.codecs import Codecs
from galapagos.wire.http import CardSetInfo, GameInfo, GameKey, ModeInfo, SwitchInfo

_VALUES = {"mimicry_limit": ["attack", "round"]}
_FIXED = ("decks",)
"""Switches with one value only (ruling B-02)."""


def game_info(game: GameKey, codecs: Codecs) -> GameInfo:
    """Return everything that can be chosen for a table of this game."""
    levels = list(LADDER)
    sets = [_card_set(key, codecs.get(game, key)) for key in codecs.keys(game)]
    if game == "origin":
        modes = [ModeInfo("base", ORIGIN_LEAST, ORIGIN_MOST)]
        return GameInfo(game, ORIGIN_LEAST, ORIGIN_MOST, modes, _origin_switches(), levels, sets)
    modes = [_darwin_mode(number) for number in range(len(MODE_KEYS))]
    switches = [SwitchInfo(key, ["off", "on"]) for key in darwin.SWITCH_KEYS]
    return GameInfo(game, DARWIN_LEAST, DARWIN_MOST, modes, switches, levels, sets)


def _card_set(key: str, codec: Codec) -> CardSetInfo:
    """Return a card set by what it calls itself; a deck file has no other name than its key."""
    name = codec.words.set_name if isinstance(codec, DarwinCodec) else key
    return CardSetInfo(key, name)


def _origin_switches() -> list[SwitchInfo]:
    usual = origin.Options()
    found = []
    for key in origin.SWITCH_KEYS:
        if key not in _FIXED:
            values = _VALUES.get(key, ["off", "on"])
            first = usual.value(key)
            found.append(SwitchInfo(key, [first, *(value for value in values if value != first)]))
    return found


def _darwin_mode(number: int) -> ModeInfo:
    """Return a mode with the numbers of players that the rules accept for it."""
    players = [n for n in range(DARWIN_LEAST, DARWIN_MOST + 1) if _is_possible(n, number)]
    eras = [darwin.BEGINNER_ERAS] if number == BEGINNER else [darwin.FULL_ERAS, darwin.SHORT_ERAS]
    return ModeInfo(MODE_KEYS[number], players[0], players[-1], eras=eras)


def _is_possible(players: int, mode: int) -> bool:
    try:
        darwin.Options(players, mode=mode)
    except BadData:
        return False
    return True
