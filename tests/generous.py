"""`galapagos serve` where everybody may do as much at once as they like: programs that play for a
test would wait for most of it until the server, which has an eye on them, lets them go on.

    python tests/generous.py serve …
"""

import sys

from galapagos.cli import main
from galapagos.server.people import limits

_BOUNDLESS = limits.Rate(1_000_000, 1_000_000)
_RATES = ("INTENTS", "PREVIEWS", "PINGS", "HELLOS", "REQUESTS")

for _rate in _RATES:  # also in the processes that it makes, which import this anew
    assert hasattr(limits, _rate)
    setattr(limits, _rate, _BOUNDLESS)

if __name__ == "__main__":
    sys.exit(main())
