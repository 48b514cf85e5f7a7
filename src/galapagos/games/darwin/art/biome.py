"""The 22 landscapes of Darwin, 600 × 360, by day and by night. The lowest third stays calm.

The subject stands in the middle: whoever shows a strip or a column of a picture without knowing its
focus keeps it all the same.
"""

from typing import Final

from galapagos.art.scene import Scene, cropped
from galapagos.games.darwin.art.scenes import dry, green, high, wet

BIOMES: Final[dict[str, Scene]] = {
    "savanna": Scene(dry.savanna, (292, 196)),
    "steppe": Scene(dry.steppe, (306, 200)),
    "high-mountains": Scene(high.high_mountains, (298, 180)),
    "highlands": Scene(high.highlands, (310, 222)),
    "wetlands": Scene(wet.wetlands, (316, 216)),
    "swamp": Scene(wet.swamp, (298, 204)),
    "coast": Scene(wet.coast, (356, 200)),
    "islands": Scene(wet.islands, (300, 216)),
    "ocean": Scene(wet.ocean, (304, 200)),
    "coral-reef": Scene(wet.coral_reef, (296, 220)),
    "desert": Scene(dry.desert, (318, 226)),
    "stone-desert": Scene(dry.stone_desert, (306, 206)),
    "taiga": Scene(green.taiga, (292, 212)),
    "tundra": Scene(wet.tundra, (306, 240)),
    "polar-desert": Scene(wet.polar_desert, (300, 206)),
    "cold-desert": Scene(dry.cold_desert, (300, 232)),
    "tropical-rainforest": Scene(green.tropical_rainforest, (296, 200)),
    "cloud-forest": Scene(green.cloud_forest, (300, 208)),
    "mountains": Scene(high.mountains, (306, 192)),
    "hill-country": Scene(high.hill_country, (276, 226)),
    "semidesert": Scene(dry.semidesert, (316, 204)),
    "subtropical-dry-forest": Scene(green.subtropical_dry_forest, (302, 210)),
}


def scene_of(biome: str) -> Scene:
    """The landscape of a biome; one that nobody has drawn looks like hill country."""
    return BIOMES.get(biome, BIOMES["hill-country"])


def biome_svg(biome: str, title: str = "", night: bool = False, shape: str = "") -> str:
    """Draw a landscape as a document of its own."""
    return cropped(scene_of(biome), title or biome.replace("-", " "), shape, night)
