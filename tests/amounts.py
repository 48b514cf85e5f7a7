"""How much is tried: enough in every run, and far more where somebody takes the time.

``make test`` leaves out what is marked ``slow`` and tries the first of two amounts;
``make test-all`` sets GALAPAGOS_ALL, leaves out nothing and tries the second.
"""

import os
from typing import Final

ALL: Final = os.environ.get("GALAPAGOS_ALL", "") not in ("", "0")


def amount(usual: int, most: int) -> int:
    """Return how many of something a test tries in this run."""
    return most if ALL else usual
