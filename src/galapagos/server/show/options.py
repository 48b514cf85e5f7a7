"""What can be chosen for a new table."""

from galapagos.bots.characters import CHARACTERS
from galapagos.bots.ladder import LADDER
from galapagos.games import kit_for
from galapagos.server.table.card_sets import Codecs
from galapagos.wire.http import CardSetInfo, CharacterInfo, GameInfo, GameKey


def game_info(game: GameKey, codecs: Codecs) -> GameInfo:
    """Return everything that can be chosen for a table of this game."""
    found = kit_for(game)
    sets = [
        # What has no other name goes by its key.
        CardSetInfo(key, codecs.get(game, key).cards_name() or key)
        for key in codecs.keys(game)
    ]
    least, most = found.players[0], found.players[-1]
    return GameInfo(game, least, most, found.modes(), found.switches(), list(LADDER), sets)


def characters() -> list[CharacterInfo]:
    """Return everybody whom a bot can be."""
    return [CharacterInfo(one.key, one.face, one.temper) for one in CHARACTERS]
