"""The scenes of Darwin's sixteen events, and of the places that are no biome."""

from typing import Final

from galapagos.art import events_earth, events_life
from galapagos.art.scene import Scene, cropped

EVENTS: Final[dict[str, Scene]] = {
    "degeneration": Scene(events_life.degeneration, (296, 216)),
    "desertification": Scene(events_earth.desertification, (300, 226)),
    "flood": Scene(events_earth.flood, (292, 216)),
    "hurricane": Scene(events_earth.hurricane, (306, 178)),
    "ice_age": Scene(events_earth.ice_age, (306, 226)),
    "intruders": Scene(events_life.intruders, (310, 200)),
    "mountain_formation": Scene(events_earth.mountain_formation, (300, 180)),
    "axis_shift": Scene(events_earth.axis_shift, (300, 186)),
    "continental_drift": Scene(events_earth.continental_drift, (302, 206)),
    "epidemic": Scene(events_life.epidemic, (300, 216)),
    "low_mutation": Scene(events_life.low_mutation, (312, 214)),
    "meat_boom": Scene(events_life.meat_boom, (302, 170)),
    "meteor": Scene(events_earth.meteor, (306, 188)),
    "optimal": Scene(events_life.optimal, (300, 206)),
    "plant_boom": Scene(events_life.plant_boom, (300, 196)),
    "volcano": Scene(events_earth.volcano, (300, 196)),
}

GROUNDS: Final[dict[str, Scene]] = {
    "volcano_active": EVENTS["volcano"],
    "token": Scene(events_life.token, (302, 230)),
}
"""Places of the table that are no biome: the erupting volcano, and the children's contest."""


def event_svg(event: str, title: str = "", shape: str = "") -> str:
    """Draw the scene of an event, in the light in which it happens."""
    return cropped(EVENTS[event], title or event.replace("_", " "), shape)
