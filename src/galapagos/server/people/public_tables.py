"""The list of public tables, which nobody can fill for the others."""

from collections.abc import Callable, Sequence

from galapagos.server.errors import LIMIT, Refused
from galapagos.server.people.quotas import Place, Quotas
from galapagos.server.store.store import Found

SHOWN = 50
LOOKED_AT = 400
_DAY = 86_400.0
_OF_ONE_PERSON = 3
_NETWORKS = 10_000
"""Networks after which those are forgotten from where nothing was opened for a day."""


class PublicTables:
    """Knows from where the public tables of the last day were opened."""

    def __init__(self, quotas: Quotas, is_open: Callable[[str], bool]) -> None:
        """``is_open``: whether a table is still public and not over, as far as is known."""
        self._quotas = quotas
        self._is_open = is_open
        self._opened: dict[str, dict[str, float]] = {}
        self.elsewhere: dict[int, dict[str, list[str]]] = {}
        """Public tables that other workers have, by their numbers and by network."""

    def count(self, now: float) -> dict[str, list[str]]:
        """Return the public tables that this server knows of, by network."""
        found = {network: list(self._still_public(network, now)) for network in self._opened}
        return {network: codes for network, codes in found.items() if codes}

    def check(self, place: Place, now: float, code: str = "") -> None:
        """Raise `Refused` if a network may not have one more; ``code`` is one it has already."""
        opened = self._opened[place.network] = self._still_public(place.network, now)
        if not opened:
            del self._opened[place.network]
        others = {
            *opened,
            *(c for at in self.elsewhere.values() for c in at.get(place.network, ())),
        }
        others.discard(code)
        if self._quotas.by_network and len(others) >= self._quotas.limits.public_tables:
            raise Refused(LIMIT, "too many public tables from this network")

    def _still_public(self, network: str, now: float) -> dict[str, float]:
        """Return the tables of a network that are still public, with the times of their opening."""
        opened = self._opened.get(network, {}).items()
        return {code: at for code, at in opened if at > now - _DAY and self._is_open(code)}

    def add(self, place: Place, code: str, now: float) -> None:
        """Note that a table is public now."""
        if len(self._opened) >= _NETWORKS:
            old = now - _DAY
            self._opened = {key: o for key, o in self._opened.items() if max(o.values()) > old}
        self._opened.setdefault(place.network, {})[code] = now


def listed(tables: Sequence[Found], is_attended: Callable[[str], bool]) -> list[Found]:
    """Return the tables to show: those where somebody is first, and only a few of one person."""
    count: dict[str, int] = {}
    shown = []
    for table in sorted(tables, key=lambda one: (not is_attended(one.code), -one.listing.updated)):
        people = table.listing.people or ("",)
        if any(count.get(person, 0) < _OF_ONE_PERSON for person in people):
            shown.append(table)
            count |= {person: count.get(person, 0) + 1 for person in people}
    return shown[:SHOWN]
