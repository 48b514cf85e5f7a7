"""What a body is imagined with: its own parts where they are drawn, else those of a relative.

Cards show them as a faint silhouette behind the body, so that it is the body of something.
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
    "himalayan-tahr": _own("alpine-ibex", legs="mountain-goat"),
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
    "fennec-fox": Ghost("red-fox", "fennec-fox", "arctic-fox"),
    "red-panda": Ghost("raccoon", "european-badger", "south-american-coati"),
    "polar-bear": _own("polar-bear"),
    "brown-bear": _own("brown-bear"),
    "giant-panda": _own("giant-panda", legs="brown-bear"),
    # swimmers
    "weddell-seal": Ghost("west-indian-manatee", "california-sea-lion", "", single=True),
    "narwhal": Ghost("orca", tail="humpback-whale"),
    "bottlenose-dolphin": Ghost("orca", tail="humpback-whale"),
    "blue-whale": Ghost("orca", tail="humpback-whale"),
    "atlantic-bluefin-tuna": Ghost("common-carp", tail="sailfish"),
    "ocellaris-clownfish": Ghost("common-carp", tail="sailfish"),
    "red-lionfish": Ghost("red-bellied-piranha", tail="sailfish"),
    "great-white-shark": Ghost("great-hammerhead", tail="great-white-shark"),
    # climbers, diggers and hoppers
    "golden-lion-tamarin": Ghost("ring-tailed-lemur", "chimpanzee", "geoffroys-spider-monkey"),
    "chimpanzee": Ghost("mountain-gorilla", "chimpanzee"),
    "mountain-gorilla": Ghost("mountain-gorilla", "chimpanzee"),
    "geoffroys-spider-monkey": Ghost("mandrill", "chimpanzee", "geoffroys-spider-monkey"),
    "brown-throated-sloth": Ghost("brown-throated-sloth", "chimpanzee"),
    "alpine-marmot": Ghost("eurasian-beaver", "european-badger"),
    "european-mole": Ghost("naked-mole-rat", "european-mole", single=True),
    "platypus": Ghost("mallard", "nile-crocodile", "fat-tailed-gerbil"),
    "sugar-glider": Ghost("brown-rat", "meerkat", "red-squirrel"),
    "red-kangaroo": Ghost("red-kangaroo", "red-kangaroo", "red-kangaroo", single=True),
    "meerkat": Ghost("raccoon", "meerkat", "cheetah"),
    "nine-banded-armadillo": Ghost("giant-anteater", "european-badger", "red-kangaroo"),
    "indian-flying-fox": Ghost("indian-flying-fox", "harpy-eagle", single=True),
    # reptiles and frogs
    "aldabra-giant-tortoise": Ghost("komodo-dragon", "african-elephant"),
    "desert-tortoise": Ghost("komodo-dragon", "african-elephant"),
    "green-sea-turtle": Ghost("komodo-dragon", "green-sea-turtle"),
    "nile-crocodile": _own("nile-crocodile", "saltwater-crocodile"),
    "green-iguana": Ghost("green-iguana", "nile-crocodile", "egyptian-spiny-tailed-lizard"),
    "panther-chameleon": Ghost("veiled-chameleon", "nile-crocodile", "seahorse"),
    "thorny-devil": Ghost("komodo-dragon", "nile-crocodile", "egyptian-spiny-tailed-lizard"),
    "fire-salamander": Ghost("komodo-dragon", "nile-crocodile", "red-kangaroo"),
    "common-frog": Ghost("komodo-dragon", "common-frog", single=True),
    "golden-poison-frog": Ghost("komodo-dragon", "red-eyed-tree-frog", single=True),
    "green-anaconda": Ghost("komodo-dragon"),
    "sidewinder": Ghost("komodo-dragon", tail="western-diamondback-rattlesnake"),
    "king-cobra": Ghost("king-cobra"),
    # birds and insects
    "golden-eagle": Ghost("harpy-eagle", "harpy-eagle", "magnificent-frigatebird", single=True),
    "wandering-albatross": Ghost(
        "atlantic-puffin", "blue-footed-booby", "magnificent-frigatebird", single=True
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
    "desert-locust": Ghost("praying-mantis", "saharan-silver-ant"),
}
"""One row per body; a body without a row is shown alone."""
