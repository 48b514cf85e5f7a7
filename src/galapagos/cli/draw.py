"""``galapagos draw``: pictures of cards, creatures, animals, biomes, events and icons."""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from galapagos.art.icons import icon_svg
from galapagos.art.picture import Picture
from galapagos.art.themes import THEMES
from galapagos.cli.gallery import strip_svg, write_gallery
from galapagos.cli.help import Told
from galapagos.cli.lang import add_language
from galapagos.cli.numbers import count
from galapagos.cli.output import Output, output_of
from galapagos.cli.own_cards import add_own_cards, own_cards
from galapagos.games import GAMES, kit_for
from galapagos.games.drawings import Drawings, every_icon
from galapagos.kernel.errors import BadData
from galapagos.text.faults import faults_in

_ICON = ("icon:run", "help-draw-icon")


def configure(parser: argparse.ArgumentParser) -> None:
    samples = [sample for game in GAMES for sample in kit_for(game).samples]
    parser.epilog = Told("help-draw-end", [*samples, _ICON])
    parser.add_argument("what", nargs="?", help="help-draw-what")
    parser.add_argument("--all", action="store_true", help="help-draw-all")
    parser.add_argument("--gallery", action="store_true", help="help-draw-gallery")
    parser.add_argument("--strip", action="store_true", help="help-draw-strip")
    parser.add_argument("--out", metavar="PATH", help="help-draw-out")
    parser.add_argument("--png", action="store_true", help="help-draw-png")
    parser.add_argument("--width", type=count, default=600, help="help-draw-width")
    parser.add_argument("--theme", choices=sorted(THEMES), default="light")
    add_language(parser)
    add_own_cards(parser)


def run(args: argparse.Namespace) -> int:
    output = output_of(args)
    language = output.language
    try:
        own = own_cards(args)
        drawn = [kit_for(game).drawings(own.codec(game)) for game in GAMES]
        if args.gallery:
            print(write_gallery(drawn, Path(args.out or "build/gallery"), language))
            return 0
        if args.all:
            return _draw_all(args, drawn, output)
        if args.strip:
            return _write(args, Picture(strip_svg(drawn)), "strip", output)
        if not args.what:
            return _fail(output, output.say("out-draw-what"))
        picture = find(args.what, drawn, language, args.theme)
        if picture is None:
            command = "galapagos draw --help"
            return _fail(output, output.say("out-draw-none", name=args.what, command=command))
        return _write(args, picture, args.what.replace(":", "-").replace("+", "_"), output)
    except BadData as error:
        return _fail(output, faults_in(language).told(error))
    except OSError as error:
        return _fail(output, f"{error.filename}: cannot be written: {error.strerror}")
    except ValueError as error:
        return _fail(output, str(error))


def _fail(output: Output, message: str) -> int:
    output.complain("draw", message)
    return 1


def _write(args: argparse.Namespace, picture: Picture, name: str, output: Output) -> int:
    if args.out is None and not args.png:
        print(picture)
        return 0
    target = Path(args.out or f"{name}.png")
    if args.png and target.suffix != ".png":
        target = target.with_suffix(".png")
    picture.save(target, args.width)
    if args.png:
        _warn_of_missing_letters(picture.svg, output)
    return 0


def _warn_of_missing_letters(svg: str, output: Output) -> None:
    from galapagos.art.raster import unwritable  # needs a package that only a PNG does

    if letter := unwritable(svg):
        output.complain("draw", output.say("out-draw-letter", letter=letter))


def _draw_all(args: argparse.Namespace, drawn: Sequence[Drawings], output: Output) -> int:
    if not args.out:
        return _fail(output, output.say("out-draw-folder", option="--out DIR"))
    directory = Path(args.out)
    directory.mkdir(parents=True, exist_ok=True)
    ending = "png" if args.png else "svg"
    done = 0
    for name, svg in everything(drawn, output.language, args.theme):
        Picture(svg).save(directory / f"{name}.{ending}", args.width)
        if args.png and not done:  # the first stands for all: they are in one language
            _warn_of_missing_letters(svg, output)
        done += 1
    print(output.say("out-draw-done", n=done, folder=str(directory)))
    return 0


def everything(drawn: Iterable[Drawings], language: str, theme: str) -> Iterator[tuple[str, str]]:
    """File name and SVG of every card, biome, event and icon."""
    for one in drawn:
        yield from one.everything(language, theme)
    for name, icon in every_icon().items():
        yield f"icon-{name}", icon_svg(icon)


def find(what: str, drawn: Iterable[Drawings], language: str, theme: str) -> Picture | None:
    """Return the picture of the thing with an id, or None."""
    kind, _, name = what.partition(":")
    if kind == "icon":
        icon = every_icon().get(name)
        return Picture(icon_svg(icon)) if icon else None
    found = (one.find(what, language, theme) for one in drawn)
    return next((Picture(svg) for svg in found if svg is not None), None)
