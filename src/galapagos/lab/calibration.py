"""Is the chance to win that an analysis tells the share of games that are won?

Equal bots play many games. Of each a few decisions are taken at random and judged as an analysis
judges them; then it is counted how often those who took them won. A game depends on the plan and
its number only, never on how many processes play.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from galapagos.analysis.judge import Judge
from galapagos.bots.base import Bot, Choice
from galapagos.games import kit_for
from galapagos.games.calibration import Calibration, Curve, TableCurves, odds_of
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab.batches import decided
from galapagos.lab.games import game_kind
from galapagos.lab.judged import JudgedPlan
from galapagos.lab.tallies import Counting, GameTally

_FURTHEST = 8
"""Rounds or Eras still to come that have a curve of their own; more are taken together."""
_STEPS = 60
_STRIDE = 1.0
"""By how much odds may change in one of them."""
_FAR = 30.0
"""Odds beyond which a chance is as good as sure."""
_WEIGHT = 2.0
"""How much is made of what is believed beforehand: that a search is right, and rivals are equal."""


class Sample(NamedTuple):
    """One decision, and what came of it in the end."""

    value: float
    """What the search made of it."""
    sides: int
    ahead: int
    share: float
    """Of the victory."""


@dataclass(frozen=True, kw_only=True)
class Plan(JudgedPlan):
    """Games of equal bots, a few of whose decisions are judged."""

    samples: int
    """Decisions of each game that are judged."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.samples < 1:
            raise BadData(f"a report needs at least 1 decision of a game, not {self.samples}")

    def as_json(self) -> dict[str, object]:
        return super().as_json() | {"samples": self.samples}


@dataclass
class Tally(GameTally):
    """The decisions that were judged."""

    games: int = 0
    samples: list[Sample] = field(default_factory=list, metadata={"of": Sample})


def counting(plan: Plan, path: Path | None = None) -> Counting[Plan, Tally]:
    """Return the games of a plan, those in a file counted already."""
    return Counting(plan, play_batch, Tally, path)


def play_batch(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Play a few games in a row."""
    tally = Tally()
    for number in numbers:
        tally.games += 1
        tally.samples += _play(plan, number)
    return tally


class _Watched(Bot):
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, seen: list[tuple[Game, int, int]]) -> None:
        self.name, self._bot, self._seen = bot.name, bot, seen

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        choice = self._bot.choose(view, seat, chance)
        self._seen.append((view, seat, choice.action))
        return choice


def _play(plan: Plan, number: int) -> list[Sample]:
    seed = plan.seed + number
    kind = game_kind(plan.game)
    game = kind.table(plan.players, plan.switches)(seed)
    seen: list[tuple[Game, int, int]] = []
    bots: list[Bot] = [_Watched(plan.bots[bot].make(), seen) for bot in plan.seating(number)]
    for _decided in decided(game, bots, seed, kind.longest):
        pass
    outcome = game.outcome()
    assert outcome is not None
    judge = Judge(len(outcome.sides), plan.depth, seed)
    kit = kit_for(plan.game)
    found = []
    for place in _chosen(plan, seen, Chance(mix(mix(seed)))):
        view, seat, action = seen[place]
        value = judge.option(view, seat, action, place).value
        found.append(Sample(value, judge.sides, kit.ahead(view), float(outcome.value(seat))))
    return found


def _chosen(plan: Plan, seen: Sequence[tuple[Game, int, int]], chance: Chance) -> list[int]:
    """Return the places of a few decisions that left a choice."""
    sense, moves = kit_for(plan.game).sense(), Moves()
    places = []
    for place, (view, seat, _) in enumerate(seen):
        sense.candidates(view, seat, moves)
        if len(moves) > 1:
            places.append(place)
    return [places.pop(chance.below(len(places))) for _ in range(min(plan.samples, len(places)))]


# --- what follows from it --------------------------------------------------------------------


def fit(samples: Sequence[Sample], command: str) -> Calibration:
    """Return the curves that say best what came of the decisions: for each number of sides, by
    rounds or Eras to come."""
    tables = []
    for sides in sorted({one.sides for one in samples}):
        groups: list[list[Sample]] = [[] for _ in range(_FURTHEST + 1)]
        for one in samples:
            if one.sides == sides:
                groups[min(one.ahead, _FURTHEST)].append(one)
        while not groups[-1]:
            groups.pop()
        believed = Curve(1.0, -log(max(1, sides - 1)))
        tables.append(TableCurves(sides, tuple(_fitted(group, believed) for group in groups)))
    return Calibration(tuple(tables), command)


def _fitted(samples: Sequence[Sample], believed: Curve) -> Curve:
    """Return the best curve that only rises."""
    bent = _newton(samples, (believed.slope, believed.base, 0.0))
    return bent if bent.only_rises() else _newton(samples, (believed.slope, believed.base))


def _newton(samples: Sequence[Sample], believed: tuple[float, ...]) -> Curve:
    """Fit slope, base and perhaps bend by Newton's method. What is believed beforehand weighs as
    much as a few games, so that rare positions have no wild curves."""
    size = range(len(believed))
    rows = []
    for one in samples:
        x = odds_of(one.value)
        rows.append(((x, 1.0, x**3)[: len(believed)], one.share))
    found = list(believed)
    edge = (odds_of(1.0), 1.0, odds_of(1.0) ** 3)[: len(believed)]
    for _ in range(_STEPS):
        up = [_WEIGHT * (believed[n] - found[n]) for n in size]
        bends = [[_WEIGHT if n == m else 0.0 for m in size] for n in size]
        for parts, share in rows:
            odds = sum(part * weight for part, weight in zip(parts, found, strict=True))
            chance = 1.0 / (1.0 + exp(-max(-_FAR, min(_FAR, odds))))
            for n in size:
                up[n] += (share - chance) * parts[n]
                for m in size:
                    bends[n][m] += chance * (1.0 - chance) * parts[n] * parts[m]
        steps = solved(bends, up)
        # Never far at once: odd games would throw the curve away.
        furthest = sum(abs(step) * part for step, part in zip(steps, edge, strict=True))
        found = [
            weight + step * min(1.0, _STRIDE / max(furthest, _STRIDE))
            for weight, step in zip(found, steps, strict=True)
        ]
    return Curve(*(round(weight, 4) for weight in found))


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Return the solution of a few equations that have one, by elimination; the matrix is that of a
    sum of squares, so that no row need be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for n, pivot in enumerate(rows):
        for m, row in enumerate(rows):
            if m != n:
                factor = row[n] / pivot[n]
                rows[m] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] / row[n] for n, row in enumerate(rows)]
