"""Numbers about matches: intervals of shares, and Bradley–Terry strengths as Elo."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, variance

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
_ELO_SCALE = 400 / math.log(10)
_VIRTUAL_DRAWS = 1.0
"""Between each two players, so that nobody who only won is infinitely strong."""
_RESAMPLES = 200
_STEPS = 2000
_WEAKER, _STRONGER = 0.45, 0.55
_CLOSE = 1e-9


@dataclass(frozen=True)
class Estimate:
    """A number and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    high: float


def share_estimate(shares: Sequence[float]) -> Estimate:
    """Estimate a mean share, 0 … 1, from independent ones; here one for each deal.

    A Wilson interval with as many trials as would scatter like these: unlike the usual normal
    interval it stays inside 0 … 1 and says something even if all shares are equal."""
    count = len(shares)
    mean = fmean(shares)
    trials = float(count)
    spread = variance(shares) / count if count > 1 else 0.0
    if spread > 0 and 0 < mean < 1:
        trials = min(mean * (1 - mean) / spread, 1e9)
    z = _student(count - 1)
    centre = (mean + z * z / (2 * trials)) / (1 + z * z / trials)
    radius = z / (1 + z * z / trials)
    radius *= math.sqrt(mean * (1 - mean) / trials + z * z / (4 * trials * trials))
    # Rounding must not put the mean outside its own interval.
    return Estimate(
        mean, min(mean, max(0.0, centre - radius)), max(mean, min(1.0, centre + radius))
    )


def _student(freedom: int) -> float:
    """Return Student's quantile for the confidence, by its expansion around the normal one."""
    if freedom < 1:
        return 12.7
    z3 = (_Z**3 + _Z) / 4
    z5 = (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    return _Z + z3 / freedom + z5 / freedom**2


class Sequential:
    """A sequential test (SPRT) of two bots: is the first weaker or stronger than the second?

    It weighs a share of the victory of 45 % against one of 55 %, from one share a deal, taken as
    normal with the scatter seen so far. It may be asked after every deal, and errs with at most the
    given risk if one of the two is true."""

    def __init__(self, risk: float) -> None:
        self._bound = math.log((1 - risk) / risk)
        self._shares: list[float] = []

    def add(self, share: float) -> int:
        """Take another deal's share in; return 1 if the first is stronger, -1 if the second is, 0
        if that is not known yet."""
        self._shares.append(share)
        mean = fmean(self._shares)
        # As if one more deal had scattered as far as it can: the first few say little of scatter.
        spread = sum((one - mean) ** 2 for one in self._shares) + 0.25
        weight = len(self._shares) * (len(self._shares) + 1) * (_STRONGER - _WEAKER) / spread
        evidence = weight * (mean - (_STRONGER + _WEAKER) / 2)
        return 0 if abs(evidence) < self._bound else int(math.copysign(1, evidence))


Wins = list[list[float]]
"""How often the row's player finished ahead of the column's; a tie is half each."""


def elo(wins: Wins) -> list[float]:
    """Return Bradley–Terry strengths as Elo with mean 0, by Hunter's iteration."""
    count = len(wins)
    strengths = [1.0] * count
    won = [
        sum(row) + _VIRTUAL_DRAWS / 2 * (count - 1) - row[index] for index, row in enumerate(wins)
    ]
    for _ in range(_STEPS):
        before = strengths
        strengths = [won[i] / _meetings(wins, before, i) for i in range(count)]
        mean = math.exp(fmean(math.log(strength) for strength in strengths))
        strengths = [strength / mean for strength in strengths]
        if max(abs(a - b) / b for a, b in zip(strengths, before, strict=True)) < _CLOSE:
            break
    return [_ELO_SCALE * math.log(strength) for strength in strengths]


def _meetings(wins: Wins, strengths: list[float], i: int) -> float:
    return sum(
        (wins[i][j] + wins[j][i] + _VIRTUAL_DRAWS) / (strengths[i] + strengths[j])
        for j in range(len(wins))
        if j != i
    )


def elo_estimates(deals: Sequence[Wins]) -> list[Estimate]:
    """Estimate Elo from the wins of each deal; intervals by drawing deals again and again."""
    count = len(deals[0])
    told = [_told(deal) for deal in deals]
    middle = elo(_sum(told, count))
    chance = random.Random(len(deals))
    drawn = [elo(_sum(chance.choices(told, k=len(told)), count)) for _ in range(_RESAMPLES)]
    tail = int(_RESAMPLES * (1 - CONFIDENCE) / 2)
    found = []
    for index, value in enumerate(middle):
        column = sorted(row[index] for row in drawn)
        found.append(Estimate(value, column[tail], column[-1 - tail]))
    return found


def _told(wins: Wins) -> list[tuple[int, int, float]]:
    """Return row, column and amount of what is not 0: of many players few meet in one deal."""
    return [(i, j, won) for i, row in enumerate(wins) for j, won in enumerate(row) if won]


def _sum(deals: Sequence[list[tuple[int, int, float]]], count: int) -> Wins:
    wins = [[0.0] * count for _ in range(count)]
    for deal in deals:
        for i, j, won in deal:
            wins[i][j] += won
    return wins
