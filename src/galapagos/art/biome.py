"""The 22 landscapes of Darwin, 600 × 360, by day and by night. The lowest third stays calm."""

from collections.abc import Callable
from typing import Final

from galapagos.art import scenes_dry, scenes_wet
from galapagos.art.landscape import HEIGHT, WIDTH, Light
from galapagos.art.svg import document

Scene = Callable[[Light], str]

BIOMES: Final[dict[str, Scene]] = {
    "savanna": scenes_dry.savanna,
    "steppe": scenes_dry.steppe,
    "high-mountains": scenes_dry.high_mountains,
    "highlands": scenes_dry.highlands,
    "wetlands": scenes_wet.wetlands,
    "swamp": scenes_wet.swamp,
    "coast": scenes_wet.coast,
    "islands": scenes_wet.islands,
    "ocean": scenes_wet.ocean,
    "coral-reef": scenes_wet.coral_reef,
    "desert": scenes_dry.desert,
    "stone-desert": scenes_dry.stone_desert,
    "taiga": scenes_wet.taiga,
    "tundra": scenes_wet.tundra,
    "polar-desert": scenes_wet.polar_desert,
    "cold-desert": scenes_wet.cold_desert,
    "tropical-rainforest": scenes_dry.tropical_rainforest,
    "cloud-forest": scenes_dry.cloud_forest,
    "mountains": scenes_dry.mountains,
    "hill-country": scenes_dry.hill_country,
    "semidesert": scenes_dry.semidesert,
    "subtropical-dry-forest": scenes_dry.subtropical_dry_forest,
}


def landscape(biome: str, night: bool = False) -> str:
    """The inner SVG of a landscape; a biome nobody has drawn looks like hill country."""
    return BIOMES.get(biome, scenes_dry.hill_country)(Light(night))


def biome_svg(biome: str, title: str = "", night: bool = False) -> str:
    """Draw a landscape as a document of its own."""
    words = title or biome.replace("-", " ")
    return document(landscape(biome, night), WIDTH, HEIGHT, words)
