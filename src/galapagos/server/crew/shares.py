"""What people and networks use of all workers together.

Each worker counts what passes there, and tells the others twice a second; they take it off as if
it had passed with them. So a rate holds for all together in the long run, and what may come at once
can be exceeded by what comes to several workers within that half second."""

from time import monotonic
from typing import TYPE_CHECKING

from galapagos.server.crew.line import Used
from galapagos.server.people.limits import Buckets

if TYPE_CHECKING:
    from galapagos.server.http.parts import House


class Shares:
    """The counts of one worker, and those of the others as far as they were told."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._buckets: dict[str, Buckets] = {
            **{f"person {name}": found for name, found in vars(house.host.rates).items()},
            **{f"route {name}": found for name, found in house.rates.items()},
        }
        for name, share in house.quotas.shares().items():
            near, wide = share.buckets()
            self._buckets |= {f"near {name}": near, f"wide {name}": wide}
        self._heads = {
            "sockets": house.quotas.sockets,
            "person_sockets": house.quotas.person_sockets,
        }
        self._gone: set[int] = set()
        """Workers that are not there any more; no number is given twice."""
        for found in self._buckets.values():
            found.taken = {}

    def used(self, number: int) -> Used:
        """Return what was used here since the last time, to be told to the others."""
        taken = {}
        for name, buckets in self._buckets.items():
            if buckets.taken:
                taken[name], buckets.taken = buckets.taken, {}
        house = self._house
        return Used(
            number,
            taken,
            {name: heads.count() for name, heads in self._heads.items()},
            house.keeper.count(),
            house.host.public.count(monotonic()),
            house.host.attended(),
        )

    def note(self, used: Used) -> None:
        """Note what was used elsewhere. One that only stood still, and was put out, may still tell
        of itself when it wakes up: nobody would ever forget that again."""
        now, number = monotonic(), used.number
        if number in self._gone:
            return
        for name, amounts in used.taken.items():
            if name in self._buckets:
                for key, much in amounts.items():
                    self._buckets[name].spend(key, now, much)
        for name, count in used.heads.items():
            if name in self._heads:
                self._heads[name].elsewhere[number] = count
        self._house.keeper.elsewhere[number] = used.connections
        self._house.host.public.elsewhere[number] = used.public
        self._house.host.attended_elsewhere[number] = frozenset(used.attended)

    def forget(self, number: int) -> None:
        """Forget a worker that is gone: nobody is there any more."""
        self._gone.add(number)
        for heads in self._heads.values():
            heads.elsewhere.pop(number, None)
        self._house.keeper.elsewhere.pop(number, None)
        self._house.host.public.elsewhere.pop(number, None)
        self._house.host.attended_elsewhere.pop(number, None)
