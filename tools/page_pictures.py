"""The page's pictures in pixels: what a shared link shows, and the mark on a phone's first screen.

    python tools/page_pictures.py

draws them into web/public/front. Programs that show links, and phones, take no SVG."""

from pathlib import Path
from typing import Final

from galapagos.art.raster import png
from galapagos.art.svg import document, number
from galapagos.games.darwin.art.biome import biome_svg
from galapagos.games.darwin.art.creature import creature_of, creature_svg
from galapagos.games.origin.art.animal import Animal, animal_svg

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
FRONT: Final = PUBLIC / "front"
WIDTH, HEIGHT = 1200, 630
"""What chats and networks expect of a link's picture."""
PAPER: Final = "#F4EFE2"
_GAP = 10
_ICONS: Final = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
_MARGIN: Final = 0.12
"""Of a mark that phones cut into the shape of their own."""

_CREATURES: Final[dict[str, list[str]]] = {
    "origin": [
        animal_svg(Animal(frozenset(traits), colour), food=False)
        for traits, colour in (
            (("carnivorous", "sharp_vision", "running"), "red"),
            (("swimming", "fat_tissue"), "blue"),
            (("camouflage", "burrowing", "poisonous"), "green"),
        )
    ],
    "darwin": [
        creature_svg(creature_of(parts))
        for parts in (
            [
                ("head", "american-bison"),
                ("body", "atlantic-bluefin-tuna"),
                ("wings", "scarlet-macaw"),
            ],
            [
                ("head", "ring-tailed-lemur"),
                ("body", "snow-leopard"),
                ("legs1", "chilean-flamingo"),
            ],
            [("head", "giraffe"), ("body", "meerkat"), ("legs1", "emu")],
        )
    ],
}
"""Who stands in front, as on the first page."""
_PLACES: Final = {"origin": "islands", "darwin": "savanna"}


def page_pictures() -> dict[str, bytes]:
    """Return the pictures by their file names."""
    links = {game: _scene(game, WIDTH) for game in _PLACES}
    half = (WIDTH - _GAP) / 2
    links["home"] = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>' + "".join(
        _placed(
            document(_scene(game, half), half, HEIGHT, ""), number_ * (half + _GAP), 0, half, HEIGHT
        )
        for number_, game in enumerate(_PLACES)
    )
    found = {
        f"{name}.png": png(document(inner, WIDTH, HEIGHT, name), WIDTH)
        for name, inner in links.items()
    }
    mark = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    for name, pixels in _ICONS.items():
        side, room = 48 / (1 - 2 * _MARGIN), 48 / (1 - 2 * _MARGIN) * _MARGIN
        ground = f'<rect width="{number(side)}" height="{number(side)}" fill="{PAPER}"/>'
        found[name] = png(
            document(ground + _placed(mark, room, room, 48, 48), side, side, ""), pixels
        )
    return found


def _scene(game: str, width: float) -> str:
    """A place of a game with its creatures in front, as high as a link's picture."""
    landscape = biome_svg(_PLACES[game])
    creatures = _CREATURES[game]
    if width < WIDTH:
        creatures = creatures[:2]
    size = width / len(creatures)
    standing = "".join(
        _placed(svg, index * size + size * 0.04, HEIGHT - size * 0.98, size * 0.92, size * 0.92)
        for index, svg in enumerate(creatures)
    )
    return _placed(landscape, 0, 0, width, HEIGHT) + standing


def _placed(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A document inside another one."""
    numbers = zip(("x", "y", "width", "height"), (x, y, width, height), strict=True)
    room = " ".join(f'{name}="{number(value)}"' for name, value in numbers)
    return svg.replace("<svg ", f"<svg {room} ", 1)


def main() -> None:
    for name, picture in page_pictures().items():
        path = FRONT / name
        path.write_bytes(picture)
        print(f"{path}: {len(picture) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
