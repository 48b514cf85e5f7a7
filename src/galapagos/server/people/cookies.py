"""Our own cookie among all that a browser brings.

Other programs on the same host put what they like into the same header. The standard library's
parser gives up at the first thing it does not know, and takes quadratic time for some; this one
looks at each part once, and skips what is not ours.
"""

import re
from dataclasses import dataclass

COOKIE = "galapagos"
SAFE_COOKIE = f"__Host-{COOKIE}"
"""Its name over https: a browser takes it from this very host only, not from a neighbour of it."""
_BETWEEN = re.compile("[;,]")
"""A comma is not between cookies, but some proxies put one between two headers of them; in our own
there is none."""


@dataclass(frozen=True)
class Brought:
    """A cookie that bears one of our names."""

    name: str
    value: str

    @property
    def is_safe(self) -> bool:
        return self.name.startswith(SAFE_COOKIE)


def ours(header: str) -> list[Brought]:
    """Return the cookies that may be ours, those that only this host can have set first."""
    found = []
    for part in _BETWEEN.split(header):
        name, _, value = part.partition("=")
        name = name.strip()
        if name.removeprefix("__Host-").partition("-")[0] == COOKIE:
            found.append(Brought(name, value.strip().strip('"')))
    return sorted(found, key=lambda one: not one.is_safe)
