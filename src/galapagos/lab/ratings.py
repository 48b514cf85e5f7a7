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
_NO_WIDTH = 1e-3
"""An interval of Elo that is less wide than this says nothing of what is not known."""
_FAR = 5000.0
"""Points of Elo between which ratings are looked for."""


@dataclass(frozen=True)
class Estimate:
    """A number and the interval it lies in with 95 % confidence."""

    value: float
    low: float
    """Minus infinity where nothing is known to be too little."""
    high: float
    """Infinity where nothing is known to be too much."""

    def as_json(self) -> dict[str, float | None]:
        """Return it for a file, which has no infinity: a bound that is not there is null."""
        found = {"value": self.value, "low": self.low, "high": self.high}
        return {name: number if math.isfinite(number) else None for name, number in found.items()}


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
    """Estimate Elo from the wins of each deal; intervals by drawing deals again and again.

    Deals that all say the same about a bot do not scatter, however often they are drawn: then its
    interval is that of its share of wins, as Elo, and open above who won all, below who lost all.
    """
    count = len(deals[0])
    told = [_told(deal) for deal in deals]
    middle = elo(_sum(told, count))
    chance = random.Random(len(deals))
    drawn = [elo(_sum(chance.choices(told, k=len(told)), count)) for _ in range(_RESAMPLES)]
    tail = int(_RESAMPLES * (1 - CONFIDENCE) / 2)
    found = []
    for index, value in enumerate(middle):
        column = sorted(row[index] for row in drawn)
        low, high = column[tail], column[-1 - tail]
        won = [_share(deal, index) for deal in deals if _met(deal, index)]
        if len(set(won)) <= 1 or high - low < _NO_WIDTH:
            found.append(_by_share(deals, middle, index, share_estimate(won)))
        else:
            found.append(Estimate(value, low, high))
    return found


def _met(wins: Wins, index: int) -> float:
    return sum(wins[index]) + sum(row[index] for row in wins)


def _share(wins: Wins, index: int) -> float:
    return sum(wins[index]) / _met(wins, index)


def _by_share(deals: Sequence[Wins], elos: list[float], index: int, share: Estimate) -> Estimate:
    """Return what a share of wins says of a bot's Elo, if the others stay as far from each other as
    they were found."""
    others = [number for number in range(len(elos)) if number != index]
    meetings = {one: sum(deal[index][one] + deal[one][index] for deal in deals) for one in others}
    total = sum(meetings.values())
    centre = fmean(elos[one] for one in others)

    def rating(wanted: float) -> float:
        if wanted in (0.0, 1.0):
            return math.inf if wanted else -math.inf
        low, high = -_FAR, _FAR
        while high - low > _NO_WIDTH:
            gap = (low + high) / 2
            expected = sum(
                count / (1 + math.exp((elos[one] - centre - gap) / _ELO_SCALE))
                for one, count in meetings.items()
            )
            low, high = (gap, high) if expected < wanted * total else (low, gap)
        # The mean of all is 0, so that the others move, too.
        return low * len(others) / len(elos)

    value = elos[index]
    return Estimate(value, min(value, rating(share.low)), max(value, rating(share.high)))


def rating_text(elo: Estimate) -> str:
    """Return an estimate of Elo in a cell of a table: ``+31 (-12 … +70)`` or ``+382 (> +131)``."""
    return f"{elo.value:+.0f} ({interval_text(elo)})"


def interval_text(elo: Estimate) -> str:
    """Return the interval alone."""
    if math.isinf(elo.high):
        return f"> {elo.low:+.0f}" if math.isfinite(elo.low) else "unknown"
    if math.isinf(elo.low):
        return f"< {elo.high:+.0f}"
    return f"{elo.low:+.0f} … {elo.high:+.0f}"


def _told(wins: Wins) -> list[tuple[int, int, float]]:
    """Return row, column and amount of what is not 0: of many players few meet in one deal."""
    return [(i, j, won) for i, row in enumerate(wins) for j, won in enumerate(row) if won]


def _sum(deals: Sequence[list[tuple[int, int, float]]], count: int) -> Wins:
    wins = [[0.0] * count for _ in range(count)]
    for deal in deals:
        for i, j, won in deal:
            wins[i][j] += won
    return wins
