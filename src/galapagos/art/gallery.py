"""The gallery: one HTML page with every picture there is, for looking at and for improving."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from galapagos.art.biome import BIOMES, biome_svg
from galapagos.art.card import card_svg
from galapagos.art.creature import Creature, creature_svg, random_creature
from galapagos.art.deck import biome_faces, card_faces, event_faces
from galapagos.art.icons import ICONS, icon_svg
from galapagos.art.origin_animal import Animal, Link, animal_svg, row_svg
from galapagos.art.origin_body import COLOURS
from galapagos.art.paint import SMALL
from galapagos.art.places import biome_card_svg, event_card_svg
from galapagos.art.svg import document, number, text
from galapagos.content.darwin_cards import Catalog
from galapagos.origin.terms import TRAIT_KEYS

SEED: Final = 1859
CREATURES: Final = 60
ANIMALS: Final = 24
_STRIP: Final = 240
"""Height of the strip."""

_STYLE: Final = """
:root { color-scheme: light dark; --page: #f4efe4; --ink: #2b2230; --soft: #7b7f90; }
@media (prefers-color-scheme: dark) { :root { --page: #1c1a22; --ink: #fbf1da; } }
body { margin: 0 auto; max-width: 1500px; padding: 1.5rem; background: var(--page);
  color: var(--ink); font: 16px/1.5 system-ui, 'Noto Sans', sans-serif; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; } nav a { margin-right: 1rem; color: inherit; }
.row { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(var(--w), 1fr)); }
figure { margin: 0; } img { width: 100%; height: auto; display: block; }
figcaption { font-size: 12px; color: var(--soft); text-align: center; overflow-wrap: anywhere; }
.dark { background: #1c1a22; padding: 12px; border-radius: 12px; }
"""


@dataclass(frozen=True, slots=True)
class Item:
    """One picture of the gallery: its file name without ending, its caption and itself."""

    name: str
    caption: str
    svg: str


@dataclass(frozen=True, slots=True)
class Section:
    """Pictures of one kind; width is the least width of a picture on the page."""

    key: str
    heading: str
    width: int
    items: tuple[Item, ...]
    is_dark: bool = False


def write_gallery(catalog: Catalog, directory: Path, language: str = "en") -> Path:
    """Write index.html and all pictures; return the path of the page."""
    sections = list(gallery_sections(catalog, language))
    for section in sections:
        folder = directory / section.key
        folder.mkdir(parents=True, exist_ok=True)
        for item in section.items:
            (folder / f"{item.name}.svg").write_text(item.svg, encoding="utf-8", newline="\n")
    page = directory / "index.html"
    page.write_text(_page(sections, language), encoding="utf-8", newline="\n")
    return page


def gallery_sections(catalog: Catalog, language: str = "en") -> Iterator[Section]:
    yield Section("creatures", "Creatures of Darwin, made up at random", 210, tuple(_creatures()))
    small = tuple(_small_creatures())
    yield Section("small", "At 64 pixels", 64, small)
    yield Section("small-dark", "At 64 pixels on dark", 64, small, is_dark=True)
    yield Section("animals", "Animals of Origin", 240, tuple(_animals()))
    yield Section("pairs", "Partners", 700, tuple(_rows()))
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
    icons = (Item(name, ICONS[name].words, icon_svg(name)) for name in ICONS)
    yield Section("icons", "Icons", 72, tuple(icons))


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


def _animals() -> Iterator[Item]:
    for i, trait in enumerate(TRAIT_KEYS):
        slots = 3 if trait == "fat_tissue" else 0
        animal = Animal(
            frozenset((trait,)), COLOURS[i % len(COLOURS)], fat_slots=slots, fat=slots // 2
        )
        yield Item(trait, trait.replace("_", " "), animal_svg(animal))
    rng = random.Random(SEED)
    for i in range(ANIMALS):
        animal = random_animal(rng)
        yield Item(f"animal-{i + 1}", f"{len(animal.traits)} traits", animal_svg(animal))
    every = Animal(frozenset(TRAIT_KEYS), "teal", 5, 2, 1, 4, 2)
    yield Item("all-nineteen", "all nineteen", animal_svg(every))


def random_animal(rng: random.Random) -> Animal:
    """Draw an animal with some traits, food and fat."""
    traits = frozenset(rng.sample(TRAIT_KEYS, rng.randint(1, 6)))
    needs = rng.randint(1, 4)
    food = rng.randint(0, needs)
    slots = rng.randint(1, 4) if "fat_tissue" in traits else 0
    extra = rng.randint(0, needs - food)
    asleep = "hibernation" in traits and rng.random() < 0.5
    fat = rng.randint(0, slots)
    return Animal(traits, rng.choice(COLOURS), needs, food, extra, slots, fat, asleep)


def _rows() -> Iterator[Item]:
    chain = [
        Animal(frozenset(("communication", "cooperation")), "red", 2, 1, 1),
        Animal(frozenset(("communication", "cooperation", "symbiosis")), "red", 1, 1),
        Animal(frozenset(("symbiosis", "swimming")), "red", 2, 1),
    ]
    links = [Link("communication", 0, 1), Link("cooperation", 0, 1), Link("symbiosis", 1, 2)]
    yield Item("chain", "a chain of partners", row_svg(chain, links))


def _cards(catalog: Catalog, language: str, theme: str = "light", step: int = 1) -> Iterator[Item]:
    for face in islice(card_faces(catalog, language), 0, None, step):
        yield Item(face.id, face.id, card_svg(face, theme))


def _biomes(catalog: Catalog, language: str) -> Iterator[Item]:
    for face in biome_faces(catalog, language):
        yield Item(face.id, face.id, biome_card_svg(face))


def strip_svg(catalog: Catalog) -> str:
    """A strip of the gallery for the top of a page: cards, creatures, animals in one picture."""
    faces = {face.id: face for face in card_faces(catalog)}
    bongo = Creature("bongo", "bongo", ("great-white-pelican",) * 2, wings="andean-condor")
    tuna = Creature(
        "atlantic-bluefin-tuna", "atlantic-puffin", wings="arctic-tern", tail="humpback-whale"
    )
    tortoise = Creature("aldabra-giant-tortoise", "orca", (), "snow-leopard", "white-stork")
    pirate = Animal(frozenset(("swimming", "piracy", "poisonous")), "blue")
    pictures = (
        (card_svg(faces["bongo-head"]), 170),
        (creature_svg(bongo), 240),
        (creature_svg(tuna), 240),
        (card_svg(faces["aldabra-giant-tortoise-body"]), 170),
        (creature_svg(tortoise), 240),
        (animal_svg(pirate, food=False), 276),
        (card_svg(faces["chimpanzee-legs2"]), 170),
    )
    x, out = 0.0, []
    for svg, width in pictures:
        out.append(_nested(svg, x, width))
        x += width + 10
    return document("".join(out), x - 10, _STRIP, "Cards, creatures and an animal of Galapagos")


def _nested(svg: str, x: float, width: float) -> str:
    """A document inside another one, standing on its lower edge."""
    _, _, w, h = svg.partition('viewBox="')[2].partition('"')[0].split()
    height = width * float(h) / float(w)
    place = f'<svg x="{number(x)}" y="{number(_STRIP - height)}" width="{number(width)}"'
    return f'{place} height="{number(height)}" ' + svg.removeprefix("<svg ")


def _page(sections: Iterable[Section], language: str) -> str:
    listed = list(sections)
    links = "".join(f'<a href="#{s.key}">{text(s.heading)}</a>' for s in listed)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>Galapagos: gallery</title><style>{_STYLE}</style></head><body>"
        f"<h1>Galapagos: gallery</h1><nav>{links}</nav>"
        + "".join(map(_section, listed))
        + "</body></html>\n"
    )


def _section(section: Section) -> str:
    dark = " dark" if section.is_dark else ""
    figures = "".join(
        f'<figure><img src="{section.key}/{item.name}.svg" alt="" loading="lazy">'
        f"<figcaption>{text(item.caption)}</figcaption></figure>"
        for item in section.items
    )
    return (
        f'<h2 id="{section.key}">{text(section.heading)}</h2>'
        f'<div class="row{dark}" style="--w:{section.width}px">{figures}</div>'
    )
