"""Everything that is drawn of Darwin for a page, by its address."""

from collections.abc import Mapping

from galapagos.art.address import is_alive, language_of, shape_of, style_of, theme_of
from galapagos.art.expression import STATES
from galapagos.art.scene import cropped
from galapagos.games.darwin.art.biome import BIOMES
from galapagos.games.darwin.art.card import card_svg
from galapagos.games.darwin.art.creature import creature_of, creature_svg
from galapagos.games.darwin.art.deck import biome_faces, card_faces, event_faces
from galapagos.games.darwin.art.event import EVENTS, GROUNDS, event_svg
from galapagos.games.darwin.art.places import biome_card_svg, event_card_svg
from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.kit import Draw

_MOST_PARTS = 6


def pictures(catalog: Catalog) -> dict[str, Draw]:
    """Return what can be drawn of a card set, by kind."""
    drawn = _Pictures(catalog)
    return {
        "card": drawn.card,
        "creature": drawn.creature,
        "biome": drawn.biome,
        "landscape": drawn.landscape,
        "event": drawn.event,
        "scene": drawn.scene,
    }


class _Pictures:
    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._cards = {card.id: card for card in catalog.cards}

    def card(self, name: str, query: Mapping[str, str]) -> str | None:
        if name not in self._cards:
            return None
        faces = card_faces(self._catalog, language_of(query))
        return next(card_svg(face, theme_of(query)) for face in faces if face.id == name)

    def creature(self, name: str, query: Mapping[str, str]) -> str | None:
        ids = name.split("+")
        if len(ids) > _MOST_PARTS or not all(card_id in self._cards for card_id in ids):
            return None
        parts = [(self._cards[card_id].part, self._cards[card_id].animal) for card_id in ids]
        try:
            creature = creature_of(parts)
        except ValueError:
            return None
        state = query.get("state", "")
        if state not in STATES:
            return None
        return creature_svg(creature, style=style_of(query), life=is_alive(query), state=state)

    def biome(self, name: str, query: Mapping[str, str]) -> str | None:
        for face in biome_faces(self._catalog, language_of(query)):
            if face.id == name:
                return biome_card_svg(face, theme_of(query))
        return None

    def landscape(self, name: str, query: Mapping[str, str]) -> str | None:
        scene = BIOMES.get(name) or GROUNDS.get(name)
        if scene is None:
            return None
        words = name.replace("-", " ").replace("_", " ")
        return cropped(scene, words, shape_of(query), night=theme_of(query) == "dark")

    def scene(self, name: str, query: Mapping[str, str]) -> str | None:
        return event_svg(name, shape=shape_of(query)) if name in EVENTS else None

    def event(self, name: str, query: Mapping[str, str]) -> str | None:
        for face in event_faces(self._catalog, language_of(query)):
            if face.id == name:
                return event_card_svg(face, theme_of(query))
        return None
