"""Wings, one row each."""

from collections.abc import Callable
from typing import Final

from galapagos.art.marks import blob, line, patch
from galapagos.art.shapes import Texture
from galapagos.games.darwin.art.plans.wings import (
    FLAPPING,
    FLAT,
    GLIDING,
    HANGING,
    HOVERING,
    INSECT,
    SKIN,
    SOARING,
    STOOPING,
    Build,
    Wing,
    bat_wing,
    bird_wing,
    free_wing,
    glass_wing,
    limb,
    ray_wing,
)


def emperor_dragonfly() -> Wing:
    fore = glass_wing(-128, 196, 42, "#d9f0f2", "azure", "ultra")
    return Wing((fore, glass_wing(-158, 180, 50, "#d9f0f2", "azure", "ultra", z=0.1)), INSECT)


def monarch_butterfly() -> Wing:
    upper = [
        patch(cell, "tangerine")
        for cell in (
            "6,-20 20,-70 4,-96 -14,-50",
            "-2,-104 12,-132 -8,-150 -20,-116",
            "-22,-56 -22,-108 -50,-120 -46,-80",
        )
    ]
    lower = [
        patch(cell, "amber")
        for cell in ("-20,-4 -44,-40 -64,-40 -50,-2", "-58,-2 -72,-42 -98,-44 -92,-10")
    ]
    rim = [
        blob(x, y, 4, fill="white")
        for x, y in ((-18, -168), (-36, -166), (-52, -154), (-64, -136), (-66, -116), (-66, -100))
    ]
    hem = [
        blob(x, y, 4, fill="white")
        for x, y in ((-84, -66), (-100, -62), (-112, -48), (-114, -32), (-106, -14), (-94, 0))
    ]
    return Wing(
        (
            free_wing(
                "2,12! -40,-60 -100,-76 -124,-36 -96,10 -40,20!", "soot", [lower, hem], z=-0.1
            ),
            free_wing(
                "12,10! 30,-70 16,-150 -30,-182 -74,-150 -70,-90 -30,-10!", "soot", [upper, rim]
            ),
        ),
        INSECT,
    )


def reef_manta_ray() -> Wing:
    inside = [
        patch("-120,-210 -96,-150 -60,-96 -62,-36 -80,40 -160,40", "silver"),
        patch("66,-10 54,-56 30,-70 8,-50 24,-34 34,-8", "silver"),
        line("58,-24 38,-90 -20,-150 -96,-196", 5, "slate", 0.8),
    ]
    border = "66,22! 64,-40 36,-104 -24,-160 -120,-204! -88,-150 -74,-96 -74,-40 -88,2 -44,32!"
    return Wing((free_wing(border, "graphite", inside),), FLAT)


def king_penguin() -> Wing:
    inside = [
        Texture("scale", 0.8, "slate", 0.5),
        patch("-18,-20 -24,60 -44,118 -76,176 -110,150 -90,0", "white"),
        line("14,-4 8,60 -30,128 -62,158", 4, "slate", 0.9),
    ]
    border = "16,-22 32,6 28,62 2,116 -40,158 -72,172! -70,140 -52,84 -36,20 -14,-20"
    return Wing((free_wing(border, "graphite", inside),), HANGING)


def northern_flying_squirrel() -> Wing:
    """Skin that is stretched from the hand of a raised arm to the heel."""
    skin = free_wing(
        "14,14! 44,-60 48,-140! 6,-112 -44,-80 -90,-36 -120,20! -60,26 -20,26!",
        "wheat",
        [
            patch("8,6 30,-50 32,-104 0,-86 -40,-58 -74,-20 -92,10 -50,12", "cream"),
            line("6,0 -6,-64", 2.4, "caramel", 0.8),
            line("-2,4 -46,-40", 2.4, "caramel", 0.8),
            line("-8,10 -72,-4", 2.4, "caramel", 0.8),
        ],
    )
    arm = limb("4,6,20 34,-60,12 46,-134,9", "caramel", z=0.1)
    hand = limb("47,-140,9 50,-156,7", "rose", z=0.12)
    return Wing((skin, arm, hand), SKIN)


WINGS: Final[dict[str, Callable[[], Wing]]] = {
    # soaring
    "golden-eagle": lambda: bird_wing(
        "finger",
        "cocoa",
        "bark",
        "caramel",
        "ochre",
        build=Build(1.08, 1.05),
        count=10,
        pose=SOARING,
    ),
    "andean-condor": lambda: bird_wing(
        "finger",
        "graphite",
        "soot",
        "white",
        "soot",
        build=Build(1.16, 1.2, arm=1.05),
        count=10,
        shafts="slate",
        pose=SOARING,
    ),
    "griffon-vulture": lambda: bird_wing(
        "finger",
        "bark",
        "soot",
        "wheat",
        "sand",
        build=Build(1.2, 1.5, arm=1.1, hand=1.15),
        count=11,
        pose=SOARING,
    ),
    "egyptian-vulture": lambda: bird_wing(
        "finger",
        "soot",
        "graphite",
        "cream",
        "sand",
        build=Build(1, 1.15, hand=1.1),
        count=9,
        shafts="silver",
        pose=SOARING,
    ),
    "white-stork": lambda: bird_wing(
        "finger",
        "soot",
        "soot",
        "white",
        "white",
        build=Build(1.1, 0.85, arm=1.2),
        count=10,
        shafts="slate",
        pose=SOARING,
    ),
    "wandering-albatross": lambda: bird_wing(
        "blade",
        "white",
        "soot",
        "white",
        "white",
        build=Build(1.4, 0.42, arm=1.5, hand=0.9, sweep=4),
        count=10,
        pose=GLIDING,
    ),
    "northern-gannet": lambda: bird_wing(
        "blade",
        "white",
        "soot",
        "white",
        "white",
        build=Build(1.2, 0.55, arm=1.1, hand=1.1, sweep=10),
        count=9,
        dipped=(0.5, 0.3),
        pose=SOARING,
    ),
    # flapping
    "peregrine-falcon": lambda: bird_wing(
        "blade",
        "silver",
        "graphite",
        "slate",
        "graphite",
        build=Build(0.91, 0.7, arm=0.74, hand=1.5, sweep=20),
        count=9,
        bars="graphite",
        dipped=(0.5, 0.8),
        pose=STOOPING,
    ),
    "barn-swallow": lambda: bird_wing(
        "blade",
        "indigo",
        "soot",
        "ultra",
        "azure",
        build=Build(1, 0.5, arm=0.62, hand=1.6, sweep=28),
        count=8,
        pose=FLAPPING,
    ),
    "arctic-tern": lambda: bird_wing(
        "blade",
        "white",
        "soot",
        "silver",
        "fog",
        build=Build(1.1, 0.34, arm=1, hand=1.6, sweep=16),
        count=8,
        dipped=(0.4, 0.8),
        pose=FLAPPING,
    ),
    "bee-hummingbird": lambda: bird_wing(
        "blade",
        "slate",
        "graphite",
        "teal",
        "lagoon",
        build=Build(0.66, 0.6, arm=0.8, hand=1.2),
        count=8,
        pose=HOVERING,
    ),
    "snow-goose": lambda: bird_wing(
        "round",
        "white",
        "soot",
        "white",
        "silver",
        build=Build(1.1, 0.95, hand=1.35),
        count=10,
        dipped=(0.45, 0.45),
        pose=FLAPPING,
    ),
    "scarlet-macaw": lambda: bird_wing(
        "round", "azure", "ultra", "lemon", "crimson", build=Build(0.95, 1.05), pose=FLAPPING
    ),
    # insects
    "emperor-dragonfly": emperor_dragonfly,
    "monarch-butterfly": monarch_butterfly,
    # skin: sheets, fins and flippers
    "indian-flying-fox": lambda: bat_wing(
        "chestnut", "cocoa", (34, -44), (26, -130), "-46,-214 -104,-176 -140,-112 -128,-46"
    ),
    "flying-fish": lambda: ray_wing(
        "-40,-190 -84,-170 -118,-136 -138,-96 -142,-54", "sky", "ultra", "azure"
    ),
    "reef-manta-ray": reef_manta_ray,
    "king-penguin": king_penguin,
    "northern-flying-squirrel": northern_flying_squirrel,
}
