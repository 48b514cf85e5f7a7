"""How much of a server one address, one network and one person may use.

Cookies are free: whoever wants more than a person's share takes another one. What costs something
is therefore counted by where it comes from as well. `galapagos serve --limit NAME=NUMBER` changes
each of the numbers. Pure but for the counts: the time is always told, in seconds.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address, ip_network

from galapagos.kernel.errors import BadData
from galapagos.server.errors import LIMIT, Refused
from galapagos.server.people.limits import Buckets, Rate

_HOUR = 3600.0
_WIDE = 8
"""A whole neighbourhood of addresses (/24, of IPv6 /48) may use so many times the share of one."""


@dataclass(frozen=True)
class Limits:
    """The numbers that the host of a server may change. ``x`` is how many may come at once,
    ``x_per_hour`` how many in the long run; 0 shuts a thing off altogether."""

    # of one connection
    header_bytes: int = 16 * 1024
    """Request line and headers."""
    header_count: int = 100
    body_bytes: int = 256 * 1024
    header_seconds: int = 10
    body_seconds: int = 20
    answer_seconds: int = 120
    """For a whole answer to be worked out and taken by who asked for it."""
    hello_seconds: int = 10
    """Until a socket at a table says hello."""
    message_bytes: int = 1024 * 1024
    """The longest message that is sent to a browser."""

    # of one address, counted from the accept
    half_requests: int = 40
    """Connections that have not finished a request's headers."""
    connections: int = 400
    all_connections: int = 0
    """Of all addresses together; 0: as many as the system lets the server have open."""

    # of one network: an address, of IPv6 a /64
    requests: int = 1500
    requests_per_hour: int = 360_000
    messages: int = 1000
    """Messages at tables, over all sockets; a greeting counts for ten, ten pings for one."""
    messages_per_hour: int = 360_000
    drawings: int = 1500
    """Pictures that were not drawn yet."""
    drawings_per_hour: int = 7200
    people: int = 60
    """New identities."""
    people_per_hour: int = 240
    tables: int = 30
    """New tables."""
    tables_per_hour: int = 120
    public_tables: int = 5
    """In the list that everybody sees, and not over."""
    sockets: int = 150
    """Browsers at tables."""
    bot_seconds: int = 600
    """Thinking of bots; beyond that they think when nobody else's bot waits."""
    bot_seconds_per_hour: int = 3600
    guesses: int = 20
    """Codes and links of tables that do not exist."""
    guesses_per_hour: int = 720
    keys: int = 10
    """Recovery codes and links to an identity that do not fit."""
    keys_per_hour: int = 60

    # of one person
    person_sockets: int = 20
    person_tables: int = 20
    """Not over."""

    # of one position that a table begins from
    position_pieces: int = 120
    """What lies on the table of a game, as its kit counts it."""
    position_choices: int = 2000
    """Actions of whoever is to act."""


def changed(limits: Limits, words: Iterable[str]) -> Limits:
    """Return limits with some of them changed by ``name=number``; raise `BadData` otherwise."""
    known = {field.name for field in fields(Limits)}
    found: dict[str, int] = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in known:
            raise BadData(f"no limit is called {name!r}; there are {', '.join(sorted(known))}")
        if not (number.isascii() and number.isdecimal()) or len(number) > 12:
            raise BadData(f"{name}: expected a number, found {number!r}")
        found[name] = int(number)
    return replace(limits, **found)


# --- where somebody comes from ---------------------------------------------------------------


@dataclass(frozen=True)
class Place:
    """Where a request comes from: its network, and the neighbourhood around that."""

    network: str
    around: str


NOWHERE = Place("", "")


def place_of(address: str) -> Place:
    """Return where an address is: IPv4 by the address, IPv6 by its /64, which one line has."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return Place(address[:64], "")
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv6Address):
        return Place(_network(f"{found}/64"), _network(f"{found}/48"))
    return Place(str(found), _network(f"{found}/24"))


def _network(text: str) -> str:
    return str(ip_network(text, strict=False))


class Networks:
    """A few addresses and networks."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """Raise `BadData` for what is neither."""
        self.texts = tuple(texts)
        try:
            self._networks = [ip_network(text, strict=False) for text in self.texts]
        except ValueError as error:
            raise BadData(f"expected an address or a network: {error}") from None

    def __bool__(self) -> bool:
        return bool(self._networks)

    def holds(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def is_this_machine(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Share:
    """A rate for each network, and a wider one for what is around it."""

    def __init__(self, burst: int, per_hour: int) -> None:
        self._near = Buckets(Rate(burst, per_hour / _HOUR))
        self._wide = Buckets(Rate(burst * _WIDE, per_hour * _WIDE / _HOUR))

    def buckets(self) -> tuple[Buckets, Buckets]:
        return self._near, self._wide

    def take(self, place: Place, now: float, much: float = 1.0) -> bool:
        """Whether so much more may pass from there. What one network is refused costs those
        around it nothing, and a neighbourhood that has nothing left is not remembered in parts."""
        if place.around and not self._wide.has(place.around, now, much):
            return False
        if not self._near.take(place.network, now, much):
            return False
        return not place.around or self._wide.take(place.around, now, much)


@dataclass(frozen=True)
class HeadCount:
    """How many are there, by network and by what is around it."""

    near: dict[str, int]
    wide: dict[str, int]


class Heads:
    """How many are there at once from each network, and around it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._near: dict[str, int] = {}
        self._wide: dict[str, int] = {}
        self.elsewhere: dict[int, HeadCount] = {}
        """Who is at other workers, by their numbers."""

    def count(self) -> HeadCount:
        """Return who is here, by network and by what is around it."""
        return HeadCount(dict(self._near), dict(self._wide))

    def come(self, place: Place) -> bool:
        """Count one more; False, and nothing is counted, if that is too many."""
        near, wide = self._near.get(place.network, 0), self._wide.get(place.around, 0)
        near += sum(count.near.get(place.network, 0) for count in self.elsewhere.values())
        wide += sum(count.wide.get(place.around, 0) for count in self.elsewhere.values())
        if near >= self._most or (place.around and wide >= self._most * _WIDE):
            return False
        for counts, key in ((self._near, place.network), (self._wide, place.around)):
            counts[key] = counts.get(key, 0) + 1
        return True

    def go(self, place: Place) -> None:
        for counts, key in ((self._near, place.network), (self._wide, place.around)):
            counts[key] = counts.get(key, 0) - 1
            if counts[key] <= 0:
                del counts[key]


class Quotas:
    """What networks have used of one server."""

    def __init__(self, limits: Limits | None = None, *, by_network: bool = False) -> None:
        """``by_network``: whether networks are counted at all. A server that only its own machine
        can reach has but one."""
        self.limits = limits = limits or Limits()
        self.by_network = by_network
        self.requests = Share(limits.requests, limits.requests_per_hour)
        self.messages = Share(limits.messages, limits.messages_per_hour)
        self.drawings = Share(limits.drawings, limits.drawings_per_hour)
        self.people = Share(limits.people, limits.people_per_hour)
        self.tables = Share(limits.tables, limits.tables_per_hour)
        self.bot_seconds = Share(limits.bot_seconds, limits.bot_seconds_per_hour)
        self.guesses = Share(limits.guesses, limits.guesses_per_hour)
        self.keys = Share(limits.keys, limits.keys_per_hour)
        self.sockets = Heads(limits.sockets)
        self.person_sockets = Heads(limits.person_sockets)

    def shares(self) -> dict[str, Share]:
        """Return all shares by their names."""
        return {name: share for name, share in vars(self).items() if isinstance(share, Share)}

    def has(self, share: Share, place: Place, now: float, much: float = 1.0) -> bool:
        """Whether a network may use so much more of something."""
        return not self.by_network or share.take(place, now, much)

    def come(self, place: Place, person: str) -> str:
        """Count a socket of somebody; return the limit that is in its way, if there is one."""
        if not self.person_sockets.come(Place(person, "")):
            return "person_sockets"
        if self.by_network and not self.sockets.come(place):
            self.person_sockets.go(Place(person, ""))
            return "sockets"
        return ""

    def go(self, place: Place, person: str) -> None:
        """Count a socket no more."""
        self.person_sockets.go(Place(person, ""))
        if self.by_network:
            self.sockets.go(place)

    def check(self, share: Share, place: Place, now: float) -> None:
        """Raise `Refused` if a network has used up its share of something."""
        if not self.has(share, place, now):
            raise Refused(LIMIT, "too much from this network")
