"""Wings, one row each."""

from collections.abc import Callable
from typing import Final

from galapagos.art.marks import blob, line, patch
from galapagos.art.plans.wings import Wing, bat_wing, bird_wing, free_wing, glass_wing, ray_wing
from galapagos.art.shapes import Texture


def emperor_dragonfly() -> Wing:
    fore = glass_wing(-128, 196, 42, "#d9f0f2", "azure", "ultra")
    return Wing((fore, glass_wing(-158, 180, 50, "#d9f0f2", "azure", "ultra", z=0.1)))


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
        )
    )


def bee_hummingbird() -> Wing:
    return bird_wing("point", "slate", "graphite", "teal", "lagoon", span=0.66, width=0.6, count=8)


def reef_manta_ray() -> Wing:
    inside = [
        patch("-110,-190 -66,-140 -52,-90 -62,-40 -66,30 -120,30", "graphite"),
        patch("50,-46 26,-86 -6,-70 -2,-34 26,-14", "silver"),
        line("60,-6 44,-62 0,-124 -58,-162", 4, "slate", 0.8),
        [line(f"{x},-6 {x - 4},8 {x - 2},20", 3, "graphite") for x in (-34, -22, -10, 2)],
    ]
    border = "68,16! 62,-40 26,-106 -34,-152 -106,-170! -78,-134 -66,-92 -74,-44 -78,8 -56,24!"
    return Wing((free_wing(border, "soot", inside),))


def king_penguin() -> Wing:
    inside = [
        Texture("scale", 0.8, "slate", 0.5),
        patch("-18,-20 -24,60 -44,118 -76,176 -110,150 -90,0", "white"),
        line("14,-4 8,60 -30,128 -62,158", 4, "slate", 0.9),
    ]
    border = "16,-22 32,6 28,62 2,116 -40,158 -72,172! -70,140 -52,84 -36,20 -14,-20"
    return Wing((free_wing(border, "graphite", inside),), hangs=True)


def northern_flying_squirrel() -> Wing:
    sheet = free_wing(
        "22,8! 40,-40 34,-104 22,-132! -20,-118 -64,-84 -96,-30 -104,4! -60,20 -16,22!",
        "caramel",
        [
            patch("10,0 22,-50 18,-100 -16,-92 -52,-62 -76,-16 -40,8", "cream", 0.8),
            line("8,4 26,-56 22,-124", 8, "cocoa"),
            line("0,10 -50,2 -100,2", 6, "cocoa"),
            line("-2,-20 -40,-60", 2.4, "caramel"),
            line("-10,-4 -64,-36", 2.4, "caramel"),
        ],
    )
    paw_tip = free_wing("14,-128 22,-144 34,-140 32,-124", "rose", z=0.1)
    return Wing((sheet, paw_tip))


WINGS: Final[dict[str, Callable[[], Wing]]] = {
    "golden-eagle": lambda: bird_wing(
        "finger", "cocoa", "bark", "caramel", "ochre", span=1.05, width=1.1, count=10
    ),
    "andean-condor": lambda: bird_wing(
        "finger",
        "graphite",
        "soot",
        "white",
        "soot",
        span=1.12,
        width=1.15,
        count=10,
        shafts="slate",
    ),
    "griffon-vulture": lambda: bird_wing(
        "finger", "cocoa", "soot", "sand", "wheat", span=1.06, width=1.2, count=10
    ),
    "egyptian-vulture": lambda: bird_wing(
        "finger", "white", "soot", "white", "cream", span=0.98, width=1.05, count=9
    ),
    "white-stork": lambda: bird_wing(
        "finger", "soot", "soot", "white", "white", span=1.1, width=1.0, count=10, shafts="slate"
    ),
    "wandering-albatross": lambda: bird_wing(
        "point", "white", "soot", "white", "white", span=1.35, width=0.62, count=10
    ),
    "northern-gannet": lambda: bird_wing(
        "point", "white", "soot", "white", "lemon", span=1.15, width=0.75, count=10
    ),
    "peregrine-falcon": lambda: bird_wing(
        "point",
        "slate",
        "graphite",
        "slate",
        "graphite",
        span=1.1,
        width=0.9,
        count=9,
        bar="silver",
    ),
    "barn-swallow": lambda: bird_wing(
        "point", "indigo", "soot", "ultra", "azure", span=1.0, width=0.7, count=9
    ),
    "arctic-tern": lambda: bird_wing(
        "point", "silver", "graphite", "silver", "white", span=1.2, width=0.6, count=9
    ),
    "bee-hummingbird": bee_hummingbird,
    "snow-goose": lambda: bird_wing(
        "round", "white", "soot", "white", "cream", span=1.0, width=1.0, count=9
    ),
    "scarlet-macaw": lambda: bird_wing(
        "round", "azure", "ultra", "lemon", "crimson", span=0.95, width=1.05, count=9
    ),
    "indian-flying-fox": lambda: bat_wing(
        "chestnut", "cocoa", (34, -44), (26, -130), "-46,-214 -104,-176 -140,-112 -128,-46"
    ),
    "flying-fish": lambda: ray_wing(
        "-40,-190 -84,-170 -118,-136 -138,-96 -142,-54", "sky", "ultra", "azure"
    ),
    "emperor-dragonfly": emperor_dragonfly,
    "monarch-butterfly": monarch_butterfly,
    "reef-manta-ray": reef_manta_ray,
    "king-penguin": king_penguin,
    "northern-flying-squirrel": northern_flying_squirrel,
}
