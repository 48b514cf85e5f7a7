"""The scenes of Darwin's sixteen events, and of the places that are no biome."""

from typing import Final

from galapagos.art.scene import Scene, cropped
from galapagos.games.darwin.art.scenes import earth, life

EVENTS: Final[dict[str, Scene]] = {
    "degeneration": Scene(life.degeneration, (296, 216)),
    "desertification": Scene(earth.desertification, (300, 226)),
    "flood": Scene(earth.flood, (292, 216)),
    "hurricane": Scene(earth.hurricane, (306, 178)),
    "ice_age": Scene(earth.ice_age, (306, 226)),
    "intruders": Scene(life.intruders, (310, 200)),
    "mountain_formation": Scene(earth.mountain_formation, (300, 180)),
    "axis_shift": Scene(earth.axis_shift, (300, 186)),
    "continental_drift": Scene(earth.continental_drift, (302, 206)),
    "epidemic": Scene(life.epidemic, (300, 216)),
    "low_mutation": Scene(life.low_mutation, (312, 214)),
    "meat_boom": Scene(life.meat_boom, (302, 170)),
    "meteor": Scene(earth.meteor, (306, 188)),
    "optimal": Scene(life.optimal, (300, 206)),
    "plant_boom": Scene(life.plant_boom, (300, 196)),
    "volcano": Scene(earth.volcano, (300, 196)),
}

GROUNDS: Final[dict[str, Scene]] = {
    "volcano_active": EVENTS["volcano"],
    "token": Scene(life.token, (302, 230)),
}
"""Places of the table that are no biome: the erupting volcano, and the children's contest."""


def event_svg(event: str, title: str = "", shape: str = "") -> str:
    """Draw the scene of an event, in the light in which it happens."""
    return cropped(EVENTS[event], title or event.replace("_", " "), shape)
