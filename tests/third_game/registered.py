"""How a program of one's own is told of the tiny game: nothing but its environment is touched."""

import os
from pathlib import Path

_ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {
    "GALAPAGOS_GAMES": "tiny=tests.third_game.kit",
    "PYTHONPATH": os.pathsep.join([str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]),
}
