"""``galapagos draw``: pictures of cards, creatures, animals, biomes, events and icons."""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from galapagos.art.biome import BIOMES, biome_svg
from galapagos.art.card import THEMES, card_svg
from galapagos.art.creature import creature_of, creature_svg
from galapagos.art.deck import biome_faces, card_faces, event_faces
from galapagos.art.gallery import strip_svg, write_gallery
from galapagos.art.icons import ICONS, icon_svg
from galapagos.art.origin_animal import Animal, animal_svg
from galapagos.art.picture import Picture
from galapagos.art.places import biome_card_svg, event_card_svg
from galapagos.art.raster import unwritable
from galapagos.cli.numbers import count
from galapagos.content.darwin_cards import Catalog, load_catalog
from galapagos.content.darwin_rows import LANGUAGES
from galapagos.kernel.errors import BadData
from galapagos.origin.terms import TRAIT_KEYS

DETAILS = """
what to draw, by its id:
  bongo-head                 a card; bongo-head+lion-body+… a creature of several cards
  savanna, landscape:savanna a biome's card, its landscape alone
  flood                      an event card
  icon:run                   an icon: abilities, diets, parts, traits, events, continents
  animal:swimming+running    an animal of Origin with traits; animal: alone has none
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.epilog = DETAILS
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("what", nargs="?", help="id of what to draw, see below")
    parser.add_argument("--all", action="store_true", help="every card, biome, event and icon")
    parser.add_argument("--gallery", action="store_true", help="an HTML page with every picture")
    parser.add_argument("--strip", action="store_true", help="a few pictures side by side")
    parser.add_argument("--out", metavar="PATH", help="file, or directory for more than one")
    parser.add_argument("--png", action="store_true", help="PNG instead of SVG")
    parser.add_argument("--width", type=count, default=600, help="of a PNG in pixels (600)")
    parser.add_argument("--theme", choices=sorted(THEMES), default="light")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the cards")
    parser.add_argument("--cards", metavar="DIR", help="a card set of your own")


def run(args: argparse.Namespace) -> int:
    try:
        catalog = load_catalog(args.cards)
        if args.gallery:
            print(write_gallery(catalog, Path(args.out or "build/gallery"), args.lang))
            return 0
        if args.all:
            return _draw_all(args, catalog)
        if args.strip:
            return _write(args, Picture(strip_svg(catalog)), "strip")
        if not args.what:
            return _fail("say what to draw, or --all")
        picture = find(args.what, catalog, args.lang, args.theme)
        if picture is None:
            return _fail(f"nothing is called '{args.what}'; galapagos draw --help lists the kinds")
        return _write(args, picture, args.what.replace(":", "-").replace("+", "_"))
    except (BadData, OSError, ValueError) as error:
        return _fail(str(error))


def _fail(message: str) -> int:
    print(f"galapagos draw: {message}", file=sys.stderr)
    return 1


def _write(args: argparse.Namespace, picture: Picture, name: str) -> int:
    if args.out is None and not args.png:
        print(picture)
        return 0
    target = Path(args.out or f"{name}.png")
    if args.png and target.suffix != ".png":
        target = target.with_suffix(".png")
    picture.save(target, args.width)
    if args.png:
        _warn_of_missing_letters(picture.svg)
    return 0


def _warn_of_missing_letters(svg: str) -> None:
    if letter := unwritable(svg):
        told = f"no font of this machine has the letter {letter}: it is a box in the picture"
        print(f"galapagos draw: {told}", file=sys.stderr)


def _draw_all(args: argparse.Namespace, catalog: Catalog) -> int:
    if not args.out:
        return _fail("--all needs --out DIR")
    directory = Path(args.out)
    directory.mkdir(parents=True, exist_ok=True)
    ending = "png" if args.png else "svg"
    drawn = 0
    for name, svg in everything(catalog, args.lang, args.theme):
        Picture(svg).save(directory / f"{name}.{ending}", args.width)
        if args.png and not drawn:  # the first stands for all: they are in one language
            _warn_of_missing_letters(svg)
        drawn += 1
    print(f"{drawn} pictures in {directory}")
    return 0


def everything(catalog: Catalog, language: str, theme: str) -> Iterator[tuple[str, str]]:
    """File name and SVG of every card, biome, event and icon."""
    for card in card_faces(catalog, language):
        yield card.id, card_svg(card, theme)
    for biome in biome_faces(catalog, language):
        yield f"biome-{biome.id}", biome_card_svg(biome, theme)
        yield f"landscape-{biome.id}", biome_svg(biome.id, biome.name)
    for event in event_faces(catalog, language):
        yield f"event-{event.id}", event_card_svg(event, theme)
    for name in ICONS:
        yield f"icon-{name}", icon_svg(name)


def find(what: str, catalog: Catalog, language: str, theme: str) -> Picture | None:
    """Return the picture of the thing with an id, or None."""
    kind, colon, name = what.partition(":")
    if colon:
        return _FINDERS[kind](name) if kind in _FINDERS else None
    if "+" in what:
        return _creature(what.split("+"), catalog)
    for card in card_faces(catalog, language):
        if card.id == what:
            return Picture(card_svg(card, theme))
    for biome in biome_faces(catalog, language):
        if biome.id == what:
            return Picture(biome_card_svg(biome, theme))
    for event in event_faces(catalog, language):
        if event.id == what:
            return Picture(event_card_svg(event, theme))
    return None


def _creature(ids: list[str], catalog: Catalog) -> Picture | None:
    cards = {card.id: card for card in catalog.cards}
    if not all(card_id in cards for card_id in ids):
        return None
    parts = [(cards[card_id].part, cards[card_id].animal) for card_id in ids]
    return Picture(creature_svg(creature_of(parts)))


def _landscape(name: str) -> Picture | None:
    return Picture(biome_svg(name)) if name in BIOMES else None


def _icon(name: str) -> Picture | None:
    return Picture(icon_svg(name)) if name in ICONS else None


def _animal(name: str) -> Picture | None:
    traits = frozenset(filter(None, name.split("+")))
    return Picture(animal_svg(Animal(traits))) if traits <= set(TRAIT_KEYS) else None


_FINDERS: dict[str, Callable[[str], Picture | None]] = {
    "landscape": _landscape,
    "icon": _icon,
    "animal": _animal,
}
