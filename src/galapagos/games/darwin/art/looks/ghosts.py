"""What a part is imagined with: parts that are drawn, its own or a relative's, and free outlines.

Cards show them as a faint silhouette behind the part, so that it is the part of something.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Ghost:
    """Animals whose parts stand in for the missing ones; legs are two pairs unless single."""

    head: str = ""
    legs: str = ""
    tail: str = ""
    single: bool = False
    wings: str = ""
    more: tuple[str, ...] = ()
    """Outlines of what no animal lends, in the coordinates of the body."""


def _own(animal: str, tail: str = "", legs: str = "") -> Ghost:
    """An animal whose head is drawn, and with it its legs unless others are named."""
    return Ghost(animal, legs or animal, tail)


GHOSTS: Final[dict[str, Ghost]] = {
    # hoofed
    "bongo": _own("bongo", legs="pronghorn"),
    "plains-zebra": _own("plains-zebra"),
    "reindeer": _own("reindeer"),
    "blue-wildebeest": _own("blue-wildebeest", legs="pronghorn"),
    "addax": _own("addax"),
    "arabian-oryx": _own("addax"),
    "himalayan-tahr": Ghost(
        legs="mountain-goat",
        more=(
            "96,-104 120,-126 150,-128 190,-104 224,-82 228,-64 206,-56 168,-56 136,-44 100,-44",
            "100,-112 78,-122 70,-112 98,-94",
            "132,-118! 126,-156 94,-186! 104,-156 104,-110!",
        ),
    ),
    "giraffe": _own("giraffe", legs="moose"),
    "dromedary": _own("vicuna", legs="dromedary"),
    "yak": _own("american-bison", legs="yak"),
    "african-elephant": _own("african-elephant"),
    "white-rhinoceros": _own("white-rhinoceros"),
    "hippopotamus": _own("hippopotamus"),
    # hunters
    "lion": Ghost("bengal-tiger", "leopard", "cheetah"),
    "snow-leopard": Ghost("bengal-tiger", "snow-leopard", "snow-leopard"),
    "jaguar": Ghost("bengal-tiger", "leopard", "cheetah"),
    "cheetah": Ghost("bengal-tiger", "cheetah", "cheetah"),
    "grey-wolf": _own("grey-wolf", "arctic-fox"),
    "arctic-fox": Ghost("red-fox", "fennec-fox", "arctic-fox"),
    "fennec-fox": Ghost(
        legs="fennec-fox",
        tail="arctic-fox",
        more=(
            "90,-76 104,-104 132,-112 160,-104 176,-76 156,-52 132,-34! 110,-52",
            "98,-88! 72,-150 76,-206! 120,-170 132,-104!",
            "134,-104! 148,-170 190,-206! 196,-150 170,-88!",
        ),
    ),
    "red-panda": Ghost("raccoon", "european-badger", "south-american-coati"),
    "polar-bear": _own("polar-bear"),
    "brown-bear": _own("brown-bear"),
    "giant-panda": _own("giant-panda", legs="brown-bear"),
    # swimmers
    "weddell-seal": Ghost("west-indian-manatee", "california-sea-lion", "", single=True),
    "narwhal": Ghost("orca", tail="humpback-whale", more=("236,-30! 430,-72! 244,-2!",)),
    "bottlenose-dolphin": Ghost("orca", tail="humpback-whale"),
    "blue-whale": Ghost(
        tail="humpback-whale",
        more=(
            "120,-66! 200,-64 280,-40 326,-4 320,24 270,70 200,88 120,78!",
            "180,-60! 176,-108 152,-142 118,-152 92,-132 108,-120 128,-126 150,-108 160,-60!",
            "164,-60! 168,-108 192,-142 226,-152 252,-132 236,-120 216,-126 194,-108 184,-60!",
        ),
    ),
    "atlantic-bluefin-tuna": Ghost("common-carp", tail="sailfish"),
    "ocellaris-clownfish": Ghost("common-carp", tail="sailfish"),
    "red-lionfish": Ghost(
        "red-bellied-piranha",
        more=("-94,-10! -140,-48 -184,-40 -200,2 -184,44 -140,52 -94,16!",),
    ),
    "great-white-shark": Ghost("great-hammerhead", tail="great-white-shark"),
    # climbers, diggers and hoppers
    "golden-lion-tamarin": Ghost("ring-tailed-lemur", "chimpanzee", "geoffroys-spider-monkey"),
    "chimpanzee": Ghost(
        legs="chimpanzee",
        more=(
            "50,-104 66,-150 104,-168 142,-150 158,-108 148,-74 128,-52 104,-46 80,-52 60,-74",
            "66,-92 40,-92 26,-114 34,-138 54,-144 74,-126",
            "142,-92 168,-92 182,-114 174,-138 154,-144 134,-126",
        ),
    ),
    "mountain-gorilla": Ghost("mountain-gorilla", "chimpanzee"),
    "geoffroys-spider-monkey": Ghost(
        legs="lar-gibbon",
        single=True,
        more=(
            "44,-80 50,-114 82,-132 116,-120 128,-96 134,-72 112,-54 76,-46",
            "24,-40! 14,-120 34,-190 30,-226! 44,-232 52,-206 70,-222! 66,-190 46,-120 66,-56!",
            "-84,50! -140,10 -164,-70 -146,-150 -100,-180 -62,-156 -72,-126 -92,-122 -84,-144 "
            "-106,-154 -128,-124 -138,-70 -114,-6 -64,16!",
        ),
    ),
    "brown-throated-sloth": Ghost(
        "brown-throated-sloth",
        more=(
            "-240,-140! -60,-152 120,-178 250,-188! 250,-160 120,-150 -60,-124 -240,-112!",
            "-104,16! -124,-60 -112,-150! -104,-176 -84,-176 -78,-150! -80,-60 -46,-10!",
            "30,-74! 22,-130 30,-180! 38,-202 56,-202 62,-176! 62,-130 88,-90!",
        ),
    ),
    "alpine-marmot": Ghost(
        "eurasian-beaver",
        "european-badger",
        more=("-90,40! -140,52 -190,78 -196,100 -170,108 -120,96 -84,84!",),
    ),
    "european-mole": Ghost(
        more=(
            "66,-48 110,-42 150,-26 184,-10 206,-12 214,2 206,16 180,22 140,36 100,44 70,48",
            "44,50! 74,44 106,56 122,72! 158,70! 128,84! 160,92! 126,98! 150,114! 114,108! "
            "124,128! 96,112! 66,106 48,84",
            "-84,72! -60,98 -26,104! -60,110! -100,104!",
            "-88,14! -130,-6 -150,-4 -148,8 -92,48!",
        ),
    ),
    "platypus": Ghost("mallard", "nile-crocodile", "fat-tailed-gerbil"),
    "sugar-glider": Ghost(
        "brown-rat",
        tail="arctic-fox",
        more=(
            "84,-88! 96,-136 116,-142 124,-124 116,-90!",
            "84,60! 100,100 118,106 124,90 112,56!",
            "-96,66! -112,108 -132,112 -138,94 -124,60!",
        ),
    ),
    "red-kangaroo": Ghost("red-kangaroo", "red-kangaroo", "red-kangaroo", single=True),
    "meerkat": Ghost("raccoon", "meerkat", "cheetah"),
    "nine-banded-armadillo": Ghost("giant-anteater", "european-badger", "red-kangaroo"),
    "indian-flying-fox": Ghost(
        "indian-flying-fox", "harpy-eagle", single=True, wings="indian-flying-fox"
    ),
    # reptiles and frogs
    "aldabra-giant-tortoise": Ghost("komodo-dragon", "african-elephant"),
    "desert-tortoise": Ghost("komodo-dragon", "african-elephant"),
    "green-sea-turtle": Ghost("komodo-dragon", "green-sea-turtle"),
    "nile-crocodile": _own("nile-crocodile", "saltwater-crocodile"),
    "green-iguana": Ghost("green-iguana", "nile-crocodile", "egyptian-spiny-tailed-lizard"),
    "panther-chameleon": Ghost("veiled-chameleon", "nile-crocodile", "seahorse"),
    "thorny-devil": Ghost("komodo-dragon", "nile-crocodile", "egyptian-spiny-tailed-lizard"),
    "fire-salamander": Ghost("komodo-dragon", "nile-crocodile", "red-kangaroo"),
    "common-frog": Ghost(
        legs="common-frog",
        single=True,
        more=("58,-52 80,-62 92,-88 116,-90 128,-68 152,-50 172,-22 160,6 120,20 70,20",),
    ),
    "golden-poison-frog": Ghost(
        legs="red-eyed-tree-frog",
        single=True,
        more=("54,-24 78,-36 90,-62 114,-64 126,-42 150,-24 168,2 156,30 116,46 66,50",),
    ),
    "green-anaconda": Ghost("komodo-dragon"),
    "sidewinder": Ghost(
        tail="western-diamondback-rattlesnake",
        more=(
            "58,-100 80,-116 86,-142! 106,-120 140,-112 160,-94 140,-76 100,-64 66,-66",
            "154,-92! 190,-92! 210,-106! 196,-88! 212,-76! 190,-84! 152,-86!",
        ),
    ),
    "king-cobra": Ghost("king-cobra"),
    # birds and insects
    "golden-eagle": Ghost(
        legs="harpy-eagle",
        single=True,
        wings="golden-eagle",
        more=(
            "48,-50 56,-96 84,-114 116,-108 138,-94 160,-84 164,-58! 150,-66 136,-62 112,-48",
            "-76,10! -150,30 -178,60! -166,76 -150,92! -64,62!",
        ),
    ),
    "wandering-albatross": Ghost(
        legs="blue-footed-booby",
        single=True,
        more=(
            "52,-54 58,-100 86,-120 118,-114 136,-98 184,-90 206,-82 204,-58! 188,-72 134,-70 "
            "112,-50 88,-38",
            "-80,10! -146,40! -138,64! -66,60!",
            "24,-40! -50,-120 -170,-164 -300,-150 -350,-116! -300,-120 -180,-122 -70,-70 -20,-10!",
            "20,-50! 70,-150 190,-214 310,-210 360,-184! 310,-184 204,-174 116,-112 66,-40!",
        ),
    ),
    "snowy-owl": Ghost("snowy-owl", "burrowing-owl", single=True),
    "scarlet-macaw": Ghost(
        "green-winged-macaw", "green-woodpecker", "magnificent-frigatebird", single=True
    ),
    "emperor-penguin": Ghost("emperor-penguin", "adelie-penguin", single=True),
    "ostrich": Ghost("ostrich", "ostrich", single=True),
    "emu": Ghost("ostrich", "emu", single=True),
    "greater-flamingo": Ghost("ostrich", "chilean-flamingo", single=True),
    "western-honey-bee": Ghost("praying-mantis", "saharan-silver-ant"),
    "desert-locust": Ghost(
        "praying-mantis",
        "saharan-silver-ant",
        more=(
            "0,24! -60,-34 -104,-72! -118,-66! -96,20 -110,104! -92,106! -72,24 -84,-34 -30,36!",
        ),
    ),
}
"""One row per body; a body without a row is shown alone."""


# Wings lie on the back of the outline, tails grow to the left from its origin.
TAIL_GHOSTS: Final[dict[str, tuple[str, ...]]] = {
    "humpback-whale": (
        "-6,-22 60,-46! 70,-64! 96,-56 180,-66 250,-40 276,-4 250,34 170,56 140,54 80,112! 96,50 "
        "40,40 -6,24",
    ),
    "deathstalker": (
        "0,-18 50,-32 110,-30 130,-8 126,16 60,24 0,18",
        "120,-20! 160,-44 190,-34! 214,-56! 206,-22! 226,-14! 190,-4 160,-16 124,2!",
        "40,14! 20,44 6,66! 34,48 56,18!",
        "70,16! 66,46 58,70! 80,48 86,16!",
        "98,14! 108,44 112,68! 126,44 114,10!",
    ),
    "geoffroys-spider-monkey": (
        "0,-14 40,-48 80,-72 90,-106 118,-118 144,-100 152,-74 130,-60 120,-30 150,20 160,84! "
        "136,84! 122,26 90,6 60,20 66,84! 36,84! 30,30 0,14",
    ),
    "saltwater-crocodile": (
        "0,-28 80,-46 150,-38 180,-46 200,-26 300,-10! 300,8! 190,22 160,30 166,62! 130,62! "
        "126,40 60,42 56,66! 20,66! 0,32",
    ),
    "red-kangaroo": (
        "0,-28 40,-70 84,-120 96,-160 94,-206! 114,-178 146,-164 162,-146 140,-132 122,-128 "
        "114,-80 138,-50 130,-40! 100,-56 80,-16 100,30 84,70 130,84! 130,96! 50,96! 50,50 0,28",
    ),
    "seahorse": (
        "-14,-4 -10,-43 -22,-79 -7,-112 -7,-141 3,-154 24,-158 36,-141 75,-131! 75,-120! "
        "36,-118 29,-101 39,-65 29,-29 14,0",
    ),
    "western-diamondback-rattlesnake": (
        "0,-18 60,-14 120,-2 180,2 200,-20 170,-40 110,-44 90,-66 110,-92 160,-96 196,-112 "
        "230,-98! 200,-78 150,-70 116,-68 180,-64 226,-30 220,14 170,32 80,22 0,20",
    ),
    "arctic-fox": (
        "0,-16 50,-42 110,-44 136,-50 142,-86! 160,-72 178,-86! 186,-56 216,-28! 180,-14 152,8 "
        "152,78! 130,78! 122,30 60,34 52,78! 28,78! 24,34 0,16",
    ),
    "snow-leopard": (
        "0,-16 50,-42 120,-44 146,-66 166,-66 186,-60 204,-36 194,-16 160,-4 156,76! 128,76! "
        "120,32 60,34 54,76! 26,76! 22,34 0,16",
    ),
    "cheetah": (
        "0,-13 50,-36 130,-42 154,-70 170,-74 188,-66 200,-46 188,-30 160,-14 152,30 158,98! "
        "136,98! 124,24 64,16 54,98! 32,98! 28,26 0,13",
    ),
    "magnificent-frigatebird": (
        "0,-14 60,-30 100,-38 124,-54 148,-46 156,-30 216,-18 214,-2! 196,-10 150,-12 124,20 "
        "60,34 0,18",
        "80,-30! 40,-90 -30,-130 -110,-120! -30,-94 20,-44 40,-10!",
    ),
    "egyptian-spiny-tailed-lizard": (
        "0,-26 60,-44 120,-38 150,-44 186,-34 204,-14 186,2 150,8 136,20 150,56! 116,56! 100,26 "
        "60,28 60,58! 24,58! 0,28",
    ),
    "fat-tailed-gerbil": (
        "0,-16 30,-46 70,-54 102,-48 106,-80 124,-92 142,-78 138,-52 164,-32 178,-14 160,0 "
        "130,12 128,40! 100,42! 96,28 56,32! 70,46! 20,44 4,16",
    ),
    "stingray": ("-14,-12 20,-50 74,-112! 136,-66 168,0! 136,66 74,112! 20,50 -14,12",),
    "south-american-coati": (
        "0,-16 40,-40 90,-42 124,-38 134,-62 152,-58 160,-42 186,-26 240,4! 190,6 156,14 146,34 "
        "150,84! 124,84! 114,38 56,40 52,84! 26,84! 20,38 0,16",
    ),
    "asian-giant-hornet": (
        "6,-14 34,-38 74,-36 90,-8 84,20 52,32 18,20",
        "84,-30 116,-40 142,-16 138,24 112,38 86,22",
        "64,-28! 30,-84 -36,-112 -76,-100 -48,-58 30,-22!",
        "50,24! 30,60 46,96! 56,62 74,28!",
        "78,24! 92,60 120,92! 112,56 100,20!",
        "122,-34! 136,-66 160,-82! 148,-60 136,-30!",
    ),
    "red-squirrel": (
        "0,26 -2,-24 22,-66 52,-84 58,-108 60,-146! 84,-118 114,-106 134,-82 116,-64 94,-56 "
        "108,-34 120,-38 114,-18 90,-14 96,8 120,18 118,30 50,34",
    ),
    "sailfish": (
        "-6,-12! 20,-22! 6,-74 24,-116 62,-134 96,-120 128,-116 152,-88 166,-30! 200,-10 320,-2! "
        "200,12 160,30 110,42 100,76! 90,42 30,28 -6,14",
    ),
    "great-white-shark": (
        "-6,-18 60,-44! 70,-108! 90,-100 116,-52! 180,-42 240,-2! 206,18! 216,30! 160,42! "
        "96,98! 116,46 50,38 -6,18",
    ),
    "ground-pangolin": (
        "0,-34 40,-64 96,-66 136,-44 160,-12 204,24 198,34 152,24 134,34 136,66! 104,66! 96,42 "
        "58,42 54,68! 22,68! 0,36",
    ),
}
"""What a tail belongs to, one row per tail."""
