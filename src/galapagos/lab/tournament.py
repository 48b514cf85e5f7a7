"""Tournaments of many bots: who meets whom in which round, and what came of it.

A *meeting* is two bots that play the same deals from both sides. In a round robin everybody meets
everybody; in a Swiss tournament those meet who stand alike and have not met, so that a few rounds
tell who is best of many. All meetings of a round have the same deals, and every game is a fixture
of one contest of all bots: it depends on that contest, its deal and its seating only.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Literal

from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Contest, Fixture, Result
from galapagos.lab.arena_report import held

Form = Literal["round-robin", "swiss"]
Pair = tuple[int, int]
MOST_BOTS = 45
"""Each pair has two seatings of its own among those that a deal can have."""


@dataclass(frozen=True)
class Tournament:
    """What is played: ``contest`` has all bots, and as many games as a meeting has."""

    contest: Contest
    form: Form = "round-robin"
    rounds: int = 0
    """Of a Swiss tournament; 0 for as many as it takes to have one unbeaten, and one more."""

    def __post_init__(self) -> None:
        bots = len(self.contest.bots)
        if not 3 <= bots <= MOST_BOTS:
            raise BadData(f"a tournament has 3 to {MOST_BOTS} bots, not {bots}")
        if self.form == "round-robin" and self.rounds:
            raise BadData("a round robin has as many rounds as it takes: leave --rounds out")
        # With more, it can happen that everybody left to pair has met.
        if not 0 <= self.rounds <= ceil(bots / 2):
            raise BadData(f"{bots} bots play 1 to {ceil(bots / 2)} Swiss rounds, not {self.rounds}")

    def length(self) -> int:
        """Return how many rounds there are."""
        bots = len(self.contest.bots)
        if self.form == "round-robin":
            return bots - 1 + bots % 2
        return self.rounds or min(ceil(bots / 2), ceil(log2(bots)) + 1)

    def deals(self) -> int:
        """Return how many deals a meeting has: each is played twice."""
        return ceil(self.contest.games / 2)

    def games(self) -> int:
        """Return how many games there are in all."""
        return self.length() * (len(self.contest.bots) // 2) * 2 * self.deals()

    def pairs(self, number: int, results: Sequence[Result]) -> list[Pair]:
        """Return who meets in a round, from the results of those before it."""
        if self.form == "round-robin":
            return _berger(len(self.contest.bots), number)
        before = [self.pairs_of(results, one) for one in range(number)]
        return swiss_pairs(len(self.contest.bots), self.standing(results), before)

    def pairs_of(self, results: Sequence[Result], number: int) -> list[Pair]:
        """Return who has met in a round that was played."""
        deals = range(number * self.deals(), (number + 1) * self.deals())
        found = {_pair(result) for result in results if result.deal in deals}
        return sorted(found)

    def fixtures(self, number: int, pairs: Sequence[Pair]) -> list[Fixture]:
        """Return the games of a round, deal by deal."""
        deals = range(number * self.deals(), (number + 1) * self.deals())
        return [
            Fixture(deal, 2 * self._place(pair) + side, self._seats(pair, side))
            for deal in deals
            for pair in pairs
            for side in (0, 1)
        ]

    def standing(self, results: Sequence[Result]) -> list[float]:
        """Return the points of every bot: 1 for a meeting won, half for one drawn, 1 for a bye."""
        points = [0.0] * len(self.contest.bots)
        shares = self.shares(results)
        rounds = {result.deal // self.deals() for result in results}
        for number in rounds:
            pairs = self.pairs_of(results, number)
            for one, other in pairs:
                won, lost = shares[number, one, other], shares[number, other, one]
                points[one] += (won > lost) + (won == lost) / 2
                points[other] += (lost > won) + (won == lost) / 2
            for bot in set(range(len(points))) - {bot for pair in pairs for bot in pair}:
                points[bot] += 1
        return points

    def shares(self, results: Sequence[Result]) -> dict[tuple[int, int, int], float]:
        """Return round, bot, opponent: the victories of the bot in that meeting."""
        found: dict[tuple[int, int, int], float] = {}
        for result in results:
            number, (one, other) = result.deal // self.deals(), _pair(result)
            for bot, against in ((one, other), (other, one)):
                key = (number, bot, against)
                found[key] = found.get(key, 0.0) + held(result.shares, result, bot)
        return found

    def as_json(self) -> dict[str, object]:
        """Return what tells this tournament from others."""
        rounds = self.length()
        return self.contest.as_json() | {
            "form": self.form,
            "rounds": rounds,
            "games": self.contest.games,
        }

    def _place(self, pair: Pair) -> int:
        """Return the number of a pair among all."""
        one, other = pair
        return one * len(self.contest.bots) + other

    def _seats(self, pair: Pair, side: int) -> list[int]:
        sides = self.contest.sides()
        return [pair[(seat % sides + side) % 2] for seat in range(self.contest.players)]


def _pair(result: Result) -> Pair:
    return min(result.bots), max(result.bots)


def _berger(bots: int, number: int) -> list[Pair]:
    """Return a round of a round robin: one stays, the others move on by a seat each round."""
    seats = bots + bots % 2
    ring = [(number + place) % (seats - 1) for place in range(seats - 1)]
    order = [seats - 1, *ring]
    pairs = [(order[place], order[seats - 1 - place]) for place in range(seats // 2)]
    return sorted((min(pair), max(pair)) for pair in pairs if max(pair) < bots)


def swiss_pairs(bots: int, points: Sequence[float], before: Sequence[Sequence[Pair]]) -> list[Pair]:
    """Return who meets next: those who stand alike and have not met; in the first round the first
    half of the list meets the second. With an odd number the last who may is free, once each."""
    seats = bots + bots % 2
    met = {pair for pairs in before for pair in pairs}
    for pairs in before:
        free = set(range(bots)) - {bot for pair in pairs for bot in pair}
        met |= {(bot, bots) for bot in free}
    if not before:
        half = seats // 2
        found = [(place, place + half) for place in range(half)]
    else:
        standing = [*points, min(points) - 1] if seats > bots else points
        order = sorted(range(seats), key=lambda bot: (-standing[bot], bot))
        found = next(_matchings(order, met))
    return sorted((min(pair), max(pair)) for pair in found if max(pair) < bots)


def _matchings(order: Sequence[int], met: set[Pair]) -> Iterator[list[Pair]]:
    """Yield ways to pair all: the first with the next that it has not met, and so on."""
    if not order:
        yield []
        return
    first, *rest = order
    for place, other in enumerate(rest):
        if (min(first, other), max(first, other)) not in met:
            for others in _matchings(rest[:place] + rest[place + 1 :], met):
                yield [(first, other), *others]
