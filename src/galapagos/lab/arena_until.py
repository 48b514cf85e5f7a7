"""Ends a contest of two bots as soon as it is known which is stronger."""

from collections.abc import Iterable
from statistics import fmean

from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Contest, Result
from galapagos.lab.arena_report import held
from galapagos.lab.ratings import Sequential


class Until:
    """Takes results in as they come. Deals are weighed in their order, however they were played, so
    that a contest ends at the same one whatever the number of processes."""

    def __init__(self, contest: Contest, risk: float) -> None:
        if len(contest.bots) != 2:
            raise BadData(f"only a contest of 2 bots can end early, not one of {len(contest.bots)}")
        if not 0 < risk < 0.5:
            raise BadData(f"expected a risk between 0 and 0.5, found {risk:g}")
        self.contest = contest
        self.risk = risk
        self.deals = 0
        """How many were weighed."""
        self._test = Sequential(risk)
        self._known = 0
        self._seatings = len(contest.seatings())
        self._waiting: dict[int, list[Result]] = {}

    def add(self, result: Result) -> None:
        self._waiting.setdefault(result.deal, []).append(result)
        while not self._known and len(self._waiting.get(self.deals, [])) == self._seatings:
            deal = self._waiting.pop(self.deals)
            self._known = self._test.add(fmean(held(one.shares, one, 0) for one in deal))
            self.deals += 1

    def is_known_from(self, results: Iterable[Result]) -> bool:
        """Take results in and return whether it is known now."""
        for result in results:
            self.add(result)
        return bool(self._known)

    def verdict(self) -> str:
        """Return what is known; nothing as long as it is not."""
        if not self._known:
            return ""
        stronger = self.contest.names()[0 if self._known > 0 else 1]
        return f"{stronger} is stronger (sequential test, risk {self.risk:g})"
