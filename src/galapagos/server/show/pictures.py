"""The pictures of the browser table by their addresses: drawn once, then kept.

An animal takes 10 to 30 ms to draw, and a page may want dozens at once. They are drawn beside the
event loop, one after the other: tables go on meanwhile."""

from asyncio import Lock, to_thread
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from galapagos import art
from galapagos.art.address import WISHES
from galapagos.art.faces import FACES, face_svg
from galapagos.art.icons import icon_svg
from galapagos.games import GAMES, kit_for
from galapagos.games.drawings import every_icon
from galapagos.games.kit import Draw
from galapagos.server.table.card_sets import Codecs

_KEPT = 4096
_Address = tuple[str, str, str, tuple[tuple[str, str], ...]]
"""Card set, kind, name and wishes."""


class Pictures:
    """Everything that can be drawn for the games and card sets of a server. What does not exist is
    None."""

    def __init__(self, codecs: Codecs) -> None:
        self._kinds: dict[str, dict[str, Draw]] = {}
        """By card set, the program's own first, and by kind."""
        titles = []
        for game in GAMES:
            for key in ("", *codecs.keys(game)):
                codec = codecs.get(game, key)
                titles.append(codec.cards_title())
                self._kinds.setdefault(key, {"icon": _icon, "face": _face}).update(
                    kit_for(game).pictures(codec)
                )
        self._kept: dict[_Address, str | None] = {}
        """What was drawn, the longest unasked-for first."""
        self._turn = Lock()
        self.version = _version(titles)
        """Changes whenever a picture may look different; part of the addresses."""

    async def find(self, kind: str, name: str, query: Mapping[str, str]) -> str | None:
        """Return the picture at an address as SVG."""
        address = _address(kind, name, query)
        kept = self._kept
        draw = self._draw(address)
        if draw is None:
            return None
        if address not in kept:
            async with self._turn:
                if address not in kept:
                    kept[address] = await to_thread(draw, name, dict(address[3]))
        svg = kept[address] = kept.pop(address)
        if len(kept) > _KEPT:
            del kept[next(iter(kept))]
        return svg

    def is_drawn(self, kind: str, name: str, query: Mapping[str, str]) -> bool:
        """Whether the picture at an address costs nothing any more."""
        address = _address(kind, name, query)
        return address in self._kept or self._draw(address) is None

    def _draw(self, address: _Address) -> Draw | None:
        return self._kinds.get(address[0], {}).get(address[1])


def _address(kind: str, name: str, query: Mapping[str, str]) -> _Address:
    wishes = tuple(sorted((key, query[key]) for key in WISHES if key in query))
    return query.get("set", ""), kind, name, wishes


def _icon(name: str, query: Mapping[str, str]) -> str | None:
    icon = every_icon().get(name)
    return icon_svg(icon) if icon else None


def _face(name: str, query: Mapping[str, str]) -> str | None:
    return face_svg(name) if name in FACES else None


def _version(cards: list[str]) -> str:
    """Return a fingerprint of all that decides how pictures look: drawings and card sets."""
    digest = sha256("\n".join(cards).encode())
    folder = Path(art.__file__).parent
    for path in sorted([*folder.rglob("*"), *folder.parent.glob("games/*/art/**/*")]):
        if path.suffix in (".py", ".toml"):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
