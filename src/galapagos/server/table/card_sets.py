"""The games and card sets that this server offers, by name."""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from galapagos.games import kit_for
from galapagos.kernel.errors import BadData
from galapagos.records.codec import Codec

_KEY = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


def own_sets(paths_of: Mapping[str, Iterable[Path]]) -> dict[tuple[str, str], Path]:
    """Return the own card sets of games by game and key, which is the name of the file or folder;
    raise `BadData` if one cannot be a key or stands for two."""
    found: dict[tuple[str, str], Path] = {}
    for game, paths in paths_of.items():
        for path in paths:
            key = path.resolve().stem.lower()
            if not _KEY.fullmatch(key):
                what = "expected a name of at most 40 letters a to z, digits, - and _"
                raise BadData(what, source=str(path))
            if (game, key) in found:
                raise BadData(f"{game} has a card set {key} already", source=str(path))
            found[game, key] = path
    return found


class Codecs:
    """Codecs by game and key of the card set; each is made once.

    ``sets`` holds the server's own card sets: (game, key) -> deck file or directory. All are read
    at once; raises `BadData` if one cannot be used."""

    def __init__(self, sets: Mapping[tuple[str, str], Path] | None = None) -> None:
        self.sets = dict(sets or {})
        self._made: dict[tuple[str, str], Codec] = {}
        for game, key in self.sets:
            self.get(game, key)

    def keys(self, game: str) -> list[str]:
        """Return the keys of a game's own card sets."""
        return sorted(key for one, key in self.sets if one == game)

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
            self._made[key] = kit_for(game).codec(self.path(game, cards))
        return self._made[key]
