"""How long tests wait, and how much they try: enough always, far more where somebody has the time.

``make test`` leaves out what is marked ``slow`` and tries the first of two amounts;
``make test-all`` sets GALAPAGOS_ALL, leaves out nothing and tries the second.
"""

import os
from typing import Final

ALL: Final = os.environ.get("GALAPAGOS_ALL", "") not in ("", "0")


PATIENCE: Final = 300.0
"""Seconds after which something hangs. No test is about how fast the machine is today."""


def amount(usual: int, most: int) -> int:
    """Return how many of something a test tries in this run."""
    return most if ALL else usual
