"""Bounds on what people may send and how often. Pure: the time is always told, in seconds."""

import re
import unicodedata
from dataclasses import dataclass

from galapagos.server.errors import LIMIT, Refused
from galapagos.server.table.journal import Clock

MAX_NAME = 16
MAX_CHAT = 300
MAX_WISH = 40
MAX_ACTION = 400
MAX_MESSAGE = 8 * 1024
"""Bytes of one message of a client."""
MAX_WATCHERS = 200
"""Connections to one table."""
_DAY = 86_400
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200d\u200c"
"""Invisible, but needed to write some scripts and emoji."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


INTENTS = Rate(40, 10)
PREVIEWS = Rate(60, 30)
PINGS = Rate(1000, 200)
HELLOS = Rate(60, 10)
CHATS = Rate(5, 0.5)
OPENINGS = Rate(10, 1 / 30)
HINTS = Rate(3, 0.2)
WHAT_IFS = Rate(10, 1)
PUZZLES = Rate(10, 1)
ASKS = Rate(3, 0.1)
REQUESTS = Rate(100, 30)


HELLO_WEIGHS, PING_WEIGHS = 10.0, 0.1
"""What a message counts of a network's share: the answer to a greeting is a whole table."""


class Bucket:
    """Lets through what a rate allows."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = now

    def has(self, now: float, much: float = 1.0) -> bool:
        """Whether one more, or so much more, could pass."""
        self._refill(now)
        return self._left >= min(1.0, much)

    def take(self, now: float, much: float = 1.0) -> bool:
        """Whether one more, or so much more, may pass."""
        if not self.has(now, much):
            return False
        self._left -= much
        return True

    def spend(self, now: float, much: float) -> None:
        """Count what was let through elsewhere; that is owed, but never more than at once."""
        self._refill(now)
        self._left = max(-self.rate.burst, self._left - much)

    def is_full(self, now: float) -> bool:
        self._refill(now)
        return self._left >= self.rate.burst

    def _refill(self, now: float) -> None:
        gained = max(0.0, now - self._at) * self.rate.per_second
        self._left = min(self.rate.burst, self._left + gained)
        self._at = now


class Buckets:
    """One bucket for each key, such as a person or an address; full ones are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._buckets: dict[str, Bucket] = {}
        self.taken: dict[str, float] | None = None
        """What has passed since other workers were told; None: there are none."""

    def has(self, key: str, now: float, much: float = 1.0) -> bool:
        """Whether one more, or so much more, could pass; nothing is counted."""
        bucket = self._buckets.get(key) or Bucket(self.rate, now)
        return bucket.has(now, much)

    def take(self, key: str, now: float, much: float = 1.0) -> bool:
        may_pass = self._bucket(key, now).take(now, much)
        if may_pass and self.taken is not None:
            self.taken[key] = self.taken.get(key, 0.0) + much
        return may_pass

    def spend(self, key: str, now: float, much: float) -> None:
        """Count what another worker has let through."""
        self._bucket(key, now).spend(now, much)

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._tidy(now)
            bucket = self._buckets[key] = Bucket(self.rate, now)
        return bucket

    def check(self, key: str, now: float) -> None:
        """Raise `Refused` if this one may not pass."""
        if not self.take(key, now):
            raise Refused(LIMIT)

    def _tidy(self, now: float) -> None:
        """Forget the buckets that are full again; if that is not enough, the oldest half."""
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)
        }
        if len(self._buckets) >= self.most:
            for key in list(self._buckets)[: self.most // 2]:
                del self._buckets[key]


class Rates:
    """How often each person does what costs the server or the others something, over all tables and
    sockets together."""

    def __init__(self) -> None:
        self.intents = Buckets(INTENTS)
        self.previews = Buckets(PREVIEWS)
        self.pings = Buckets(PINGS)
        self.hellos = Buckets(HELLOS)
        self.chats = Buckets(CHATS)
        self.asks = Buckets(ASKS)
        self.hints = Buckets(HINTS)
        self.what_ifs = Buckets(WHAT_IFS)
        self.puzzles = Buckets(PUZZLES)
        self.openings = Buckets(OPENINGS)


# --- texts of people -------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """Return a name as it is kept; raise `Refused` if it is none. Names are data, never markup."""
    name = " ".join(_visible(text).split())
    if not name or len(name) > MAX_NAME or "," in name or not re.search(r"\w", name):
        what = f"a name has 1 to {MAX_NAME} characters, a letter or digit, and no comma"
        raise Refused("bad_name", what)
    return name


def clean_chat(text: str) -> str:
    """Return a line of chat as it is kept; raise `Refused` if there is nothing to say."""
    line = " ".join(_visible(text).split())
    if not line or len(line) > MAX_CHAT:
        raise Refused("bad_text", f"a message has 1 to {MAX_CHAT} characters")
    return line


def _visible(text: str) -> str:
    """Return a text without characters that command, hide or turn around what is shown."""
    normal = unicodedata.normalize("NFC", text)
    return "".join(
        character
        if character in _JOINERS or unicodedata.category(character) not in _HIDDEN
        else " "
        for character in normal
    )


def is_number(text: str) -> bool:
    """Whether a text is a number of a sensible size; "²" is a digit, but no number."""
    return text.isascii() and text.isdecimal() and len(text) < 16


def check_wish(wish: str) -> None:
    """Raise `Refused` if this cannot be a client's own id of a message."""
    if not 1 <= len(wish) <= MAX_WISH or not wish.isascii() or not wish.isprintable():
        raise Refused("bad_text", f"an id has 1 to {MAX_WISH} plain characters")


# --- clocks ----------------------------------------------------------------------------------

_SECONDS = {"decision": (5, 3600), "bank": (60, _DAY), "days": (_DAY // 24, 30 * _DAY)}
_REACTION = 30


def clean_clock(clock: Clock) -> Clock:
    """Return a clock with its defaults filled in; raise `Refused` if it is out of bounds."""
    if clock.kind == "none":
        return Clock(grace=_bounded("grace", clock.grace, 0, 3600))
    low, high = _SECONDS[clock.kind]
    seconds = _bounded("seconds", clock.seconds, low, high)
    if clock.kind == "days":
        # Nobody sits and waits at such a table: reactions take their time, and nobody "leaves".
        return Clock(
            clock.kind, seconds, 0, _bounded("reaction", clock.reaction or seconds, 5, 30 * _DAY), 0
        )
    increment = _bounded("increment", clock.increment, 0, 300 if clock.kind == "bank" else 0)
    reaction = _bounded("reaction", clock.reaction or _REACTION, 5, 3600)
    grace = _bounded("grace", clock.grace, 0, 3600)
    return Clock(clock.kind, seconds, increment, reaction, grace)


def _bounded(what: str, value: int, low: int, high: int) -> int:
    if not low <= value <= high:
        raise Refused("bad_settings", f"{what}: expected {low} to {high}, found {value}")
    return value
