"""Darwin's cards and creatures for `galapagos draw` and the gallery."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Final

from galapagos.art.paint import SMALL
from galapagos.art.scene import SHAPES, cropped
from galapagos.games.darwin.art.biome import BIOMES, biome_svg
from galapagos.games.darwin.art.card import card_svg
from galapagos.games.darwin.art.creature import Creature, creature_of, creature_svg, random_creature
from galapagos.games.darwin.art.deck import biome_faces, card_faces, event_faces
from galapagos.games.darwin.art.event import EVENTS, GROUNDS, event_svg
from galapagos.games.darwin.art.pictures import pictures
from galapagos.games.darwin.art.places import biome_card_svg, event_card_svg
from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.drawings import Drawings, Item, Section

SEED: Final = 1859
CREATURES: Final = 60


class DarwinDrawings(Drawings):
    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def find(self, what: str, language: str, theme: str) -> str | None:
        kind, colon, name = what.partition(":")
        drawn, wishes = pictures(self._catalog), {"lang": language, "theme": theme}
        if colon:
            return drawn[kind](name, wishes) if kind in ("landscape", "scene") else None
        if "+" in what:
            return self._creature(what.split("+"))
        found = (drawn[kind](what, wishes) for kind in ("card", "biome", "event"))
        return next((svg for svg in found if svg is not None), None)

    def kinds(self) -> str:
        catalog = self._catalog
        cards, biomes = [card.id for card in catalog.cards], [one.id for one in catalog.biomes]
        return (
            f"{len(cards)} cards ({', '.join(cards[:3])}, …), several as one creature"
            f" (CARD+CARD), biomes ({', '.join(biomes)}), their landscapes"
            f" (landscape:{biomes[0]}), events ({', '.join(catalog.events)}) and their scenes"
            f" (scene:{catalog.events[0]})"
        )

    def _creature(self, ids: list[str]) -> str | None:
        cards = {card.id: card for card in self._catalog.cards}
        if not all(card_id in cards for card_id in ids):
            return None
        parts = [(cards[card_id].part, cards[card_id].animal) for card_id in ids]
        return creature_svg(creature_of(parts))

    def everything(self, language: str, theme: str) -> Iterator[tuple[str, str]]:
        for card in card_faces(self._catalog, language):
            yield card.id, card_svg(card, theme)
        for biome in biome_faces(self._catalog, language):
            yield f"biome-{biome.id}", biome_card_svg(biome, theme)
            yield f"landscape-{biome.id}", biome_svg(biome.id, biome.name)
        for event in event_faces(self._catalog, language):
            yield f"event-{event.id}", event_card_svg(event, theme)
            yield f"scene-{event.id}", event_svg(event.id, event.name)

    def gallery(self, language: str) -> Iterator[Section]:
        catalog = self._catalog
        yield Section(
            "creatures", "Creatures of Darwin, made up at random", 210, tuple(_creatures())
        )
        small = tuple(_small_creatures())
        yield Section("small", "At 64 pixels", 64, small)
        yield Section("small-dark", "At 64 pixels on dark", 64, small, is_dark=True)
        yield Section("cards", "All animal cards of Darwin", 180, tuple(_cards(catalog, language)))
        dark = tuple(_cards(catalog, language, theme="dark", step=12))
        yield Section("cards-dark", "Cards on dark", 180, dark, is_dark=True)
        for other in ("ja", "sv", "zh-Hant", "pt"):
            some = tuple(_cards(catalog, other, step=20))
            yield Section(f"cards-{other}", f"Cards in {other}", 180, some)
        yield Section("biomes", "Biomes", 300, tuple(_biomes(catalog, language)))
        nights = (Item(key, key, biome_svg(key, night=True)) for key in BIOMES)
        yield Section("nights", "Landscapes by night", 220, tuple(nights))
        events = (Item(f.id, f.name, event_card_svg(f)) for f in event_faces(catalog, language))
        yield Section("events", "Events", 150, tuple(events))
        for shape in SHAPES:
            cut = tuple(_scenes(shape))
            width = {"wide": 300, "square": 90, "tall": 110}.get(shape, 240)
            yield Section(f"scenes{shape}", f"Scenes {shape}".strip(), width, cut)

    def strip(self) -> list[tuple[str, float]]:
        faces = {face.id: face for face in card_faces(self._catalog)}
        meteor = next(face for face in event_faces(self._catalog) if face.id == "meteor")
        bongo = Creature("bongo", "bongo", ("great-white-pelican",) * 2, wings="andean-condor")
        tuna = Creature(
            "atlantic-bluefin-tuna", "atlantic-puffin", wings="arctic-tern", tail="humpback-whale"
        )
        tortoise = Creature("aldabra-giant-tortoise", "orca", (), "snow-leopard", "white-stork")
        return [
            (card_svg(faces["bongo-head"]), 170),
            (creature_svg(bongo), 240),
            (creature_svg(tuna), 240),
            (card_svg(faces["aldabra-giant-tortoise-body"]), 170),
            (creature_svg(tortoise), 240),
            (event_card_svg(meteor), 170),
        ]


def _scenes(shape: str) -> Iterator[Item]:
    for name, scene in {**EVENTS, **GROUNDS, **BIOMES}.items():
        yield Item(name, name, cropped(scene, name, shape))


def _creatures() -> Iterator[Item]:
    rng = random.Random(SEED)
    for i in range(CREATURES):
        creature = random_creature(rng)
        caption = f"{creature.head or 'no head'} · {creature.body}"
        yield Item(f"creature-{i + 1}", caption, creature_svg(creature))


def _small_creatures() -> Iterator[Item]:
    rng = random.Random(SEED)
    for i in range(20):
        yield Item(f"creature-{i + 1}", "", creature_svg(random_creature(rng), style=SMALL))


def _cards(catalog: Catalog, language: str, theme: str = "light", step: int = 1) -> Iterator[Item]:
    for face in islice(card_faces(catalog, language), 0, None, step):
        yield Item(face.id, face.id, card_svg(face, theme))


def _biomes(catalog: Catalog, language: str) -> Iterator[Item]:
    for face in biome_faces(catalog, language):
        yield Item(face.id, face.id, biome_card_svg(face))
