"""The games and card sets that this server offers, by name."""

from collections.abc import Mapping
from pathlib import Path

from galapagos.darwin.options import options_from_text as darwin_options
from galapagos.darwin.terms import MODE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.origin.options import options_from_text as origin_options
from galapagos.records.codec import Codec, codec_for
from galapagos.records.darwin_codec import DarwinCodec
from galapagos.records.darwin_printing import format_options as darwin_text
from galapagos.records.origin_codec import OriginCodec
from galapagos.records.origin_position import format_deck
from galapagos.records.origin_position import format_options as origin_text

GAMES = ("origin", "darwin")


class Codecs:
    """Codecs by game and name of the card set; each is made once.

    ``sets`` holds the server's own card sets: (game, name) -> deck file or directory."""

    def __init__(self, sets: Mapping[tuple[str, str], Path] | None = None) -> None:
        self.sets = dict(sets or {})
        self._made: dict[tuple[str, str], Codec] = {}

    def path(self, game: str, cards: str) -> Path | None:
        """Return where a card set lies, None for the program's own; raise `BadData` if nowhere."""
        if not cards:
            return None
        if (game, cards) not in self.sets:
            raise BadData(f"this server has no card set {cards[:40]!r} for {game[:40]}")
        return self.sets[game, cards]

    def get(self, game: str, cards: str = "") -> Codec:
        """Return the codec of a game; raise `BadData` if there is none."""
        key = (game, cards)
        if key not in self._made:
            self._made[key] = codec_for(game, self.path(game, cards))
        return self._made[key]


def header_of(
    codec: Codec, players: int, switches: Mapping[str, str], mode: str = "", eras: int = 0
) -> dict[str, str]:
    """Return the header a game is set up from; raise `BadData` if these do not go together."""
    if isinstance(codec, DarwinCodec):
        darwin = darwin_options(players, dict(switches), mode, eras)
        return {
            "players": str(players),
            "mode": MODE_KEYS[darwin.mode],
            "eras": str(int(darwin.eras)),
            "options": darwin_text(darwin),
            "cards": codec.words.title,
        }
    assert isinstance(codec, OriginCodec)
    if mode or eras:
        raise BadData(f"{codec.key} has no modes and no Eras")
    origin = origin_options(players, dict(switches))
    return {
        "players": str(players),
        "options": origin_text(origin),
        "deck": format_deck(codec.deck),
    }
