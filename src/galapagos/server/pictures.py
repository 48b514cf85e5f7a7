"""The pictures of the browser table by their addresses: drawn once, then kept."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from galapagos import art
from galapagos.art.biome import BIOMES, biome_svg
from galapagos.art.card import THEMES, card_svg
from galapagos.art.creature import creature_of, creature_svg
from galapagos.art.deck import biome_faces, card_faces, event_faces
from galapagos.art.icons import ICONS, icon_svg
from galapagos.art.origin_animal import Animal, animal_svg
from galapagos.art.paint import NORMAL, SMALL
from galapagos.art.places import biome_card_svg, event_card_svg
from galapagos.content.darwin_cards import Catalog
from galapagos.content.darwin_rows import LANGUAGES
from galapagos.origin.terms import TRAIT_KEYS

_KEPT = 4096
_MOST_PARTS = 6
_Address = tuple[str, str, tuple[tuple[str, str], ...]]


class Pictures:
    """Everything that can be drawn for a card set. What does not exist is None."""

    def __init__(self, catalog: Catalog, own: Mapping[str, Catalog] | None = None) -> None:
        """``own``: further card sets by their keys, drawn at addresses that name the set."""
        self._catalog = catalog
        self._own = {key: Pictures(one) for key, one in (own or {}).items()}
        self._cards = {card.id: card for card in catalog.cards}
        self._kinds: dict[str, Callable[[str, Mapping[str, str]], str | None]] = {
            "card": self._card,
            "creature": self._creature,
            "biome": self._biome,
            "landscape": self._landscape,
            "event": self._event,
            "icon": self._icon,
            "origin": self._animal,
        }
        self._kept: dict[_Address, str | None] = {}
        """What was drawn, the longest unasked-for first."""
        self.version = _version([catalog, *(own or {}).values()])
        """Changes whenever a picture may look different; part of the addresses."""

    def find(self, kind: str, name: str, query: Mapping[str, str]) -> str | None:
        """Return the picture at an address as SVG."""
        pictures, address = self._address(kind, name, query)
        if pictures is None:
            return None
        kept = pictures._kept
        svg = kept.pop(address) if address in kept else pictures._drawn(*address)
        kept[address] = svg
        if len(kept) > _KEPT:
            del kept[next(iter(kept))]
        return svg

    def is_drawn(self, kind: str, name: str, query: Mapping[str, str]) -> bool:
        """Whether the picture at an address costs nothing any more."""
        pictures, address = self._address(kind, name, query)
        return pictures is None or address in pictures._kept

    def _address(
        self, kind: str, name: str, query: Mapping[str, str]
    ) -> tuple["Pictures | None", _Address]:
        """Return whose picture it is, and by what it is kept."""
        known = {
            key: query[key]
            for key in ("theme", "lang", "traits", "asleep", "size", "colour")
            if key in query
        }
        pictures = self._own.get(query["set"]) if "set" in query else self
        return pictures, (kind, name, tuple(sorted(known.items())))

    def _drawn(self, kind: str, name: str, query: tuple[tuple[str, str], ...]) -> str | None:
        draw = self._kinds.get(kind)
        return None if draw is None else draw(name, dict(query))

    def _card(self, name: str, query: Mapping[str, str]) -> str | None:
        if name not in self._cards:
            return None
        faces = card_faces(self._catalog, _language(query))
        return next(card_svg(face, _theme(query)) for face in faces if face.id == name)

    def _creature(self, name: str, query: Mapping[str, str]) -> str | None:
        ids = name.split("+")
        if len(ids) > _MOST_PARTS or not all(card_id in self._cards for card_id in ids):
            return None
        parts = [(self._cards[card_id].part, self._cards[card_id].animal) for card_id in ids]
        try:
            creature = creature_of(parts)
        except ValueError:
            return None
        return creature_svg(creature, style=SMALL if query.get("size") == "small" else NORMAL)

    def _biome(self, name: str, query: Mapping[str, str]) -> str | None:
        for face in biome_faces(self._catalog, _language(query)):
            if face.id == name:
                return biome_card_svg(face, _theme(query))
        return None

    def _landscape(self, name: str, query: Mapping[str, str]) -> str | None:
        return biome_svg(name, night=_theme(query) == "dark") if name in BIOMES else None

    def _event(self, name: str, query: Mapping[str, str]) -> str | None:
        for face in event_faces(self._catalog, _language(query)):
            if face.id == name:
                return event_card_svg(face, _theme(query))
        return None

    def _icon(self, name: str, query: Mapping[str, str]) -> str | None:
        return icon_svg(name) if name in ICONS else None

    def _animal(self, name: str, query: Mapping[str, str]) -> str | None:
        traits = frozenset(filter(None, query.get("traits", "").split("+")))
        if name != "animal" or not traits <= set(TRAIT_KEYS):
            return None
        animal = Animal(traits, asleep=query.get("asleep") == "1")
        return animal_svg(
            animal, style=SMALL if query.get("size") == "small" else NORMAL, food=False
        )


def _theme(query: Mapping[str, str]) -> str:
    theme = query.get("theme", "light")
    return theme if theme in THEMES else "light"


def _language(query: Mapping[str, str]) -> str:
    language = query.get("lang", "en")
    return language if language in LANGUAGES else "en"


def _version(catalogs: Sequence[Catalog]) -> str:
    """Return a fingerprint of all that decides how pictures look: drawings and card sets."""
    digest = sha256("".join(catalog.digest for catalog in catalogs).encode())
    folder = Path(art.__file__).parent
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
