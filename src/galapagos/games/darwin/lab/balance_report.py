"""What a tally says about the balance of the cards: figures, with intervals and with targets."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import NormalDist, fmean
from typing import Final

from galapagos.games.darwin.lab.balance import Plan
from galapagos.games.darwin.lab.balance_hands import HANDS
from galapagos.games.darwin.lab.balance_tally import VICTORY, Tally
from galapagos.games.darwin.rules.terms import DEATH_KEYS, HARD_REWARD
from galapagos.lab.ratings import CONFIDENCE, Estimate, share_estimate

_Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
KINDS: Final = tuple(f"{small}+{large}" for small, large in HANDS)
_FEWEST_SEATS: Final = 30
"""Seats that must have used a card before its success says anything."""


@dataclass(frozen=True)
class Hands:
    """What random hands can do."""

    kind: str
    founders: float
    """Share that can create a species on a random table of four biomes."""
    reached: float
    """Biomes of that table that such a hand can settle."""
    pairs: dict[int, float]
    """Share of hands by heads with a body of their own."""


@dataclass(frozen=True)
class EraFigures:
    """What one Era was like, on average over all games."""

    era: int
    created: float
    mutations: float
    migrated: float
    traded: float
    standing: float
    demand: float
    """Hearts of all species that satisfy their biome ÷ food on the table."""
    plant_demand: float
    """Hearts of herbivores ÷ plants."""
    meat_demand: float
    """Hearts of carnivores ÷ meat."""
    deaths: dict[str, float]
    """By cause: share of the species standing when all have passed."""
    starved: dict[str, float]
    """By diet: share of those standing that starve."""
    carnivores: float
    hunters: float
    """Share of the carnivores that ate other species."""

    def died(self) -> float:
        """Share of species that died in the evaluation; events strike after it."""
        return sum(share for cause, share in self.deaths.items() if cause != "event")


@dataclass(frozen=True)
class Success:
    """How a card or a biome was used, and how those who used it ended."""

    id: str
    use: float
    """Card: played ÷ drawn. Biome: species living there when all have passed."""
    victory: Estimate | None
    """Victories of the seats that used it ÷ those of an average seat; None if too few."""


@dataclass(frozen=True)
class BiomeFigures:
    """What a biome was like."""

    id: str
    reward: int
    reach: dict[str, float]
    """By kind of hand: share that can settle it."""
    median: int
    high: int
    """Median and 90th percentile of the best adaptation of hands that can settle it."""
    dwellers: float
    empty: float
    deaths: float
    """Species that died there ÷ species that lived there."""
    led: Estimate | None
    """Victories of seats that took its reward ÷ those of an average seat."""


@dataclass(frozen=True)
class Seat:
    seat: int
    victory: Estimate
    points: float


@dataclass(frozen=True)
class Player:
    """A bot at a mixed table."""

    bot: str
    victory: Estimate
    points: float


@dataclass(frozen=True)
class Spread:
    """How a number is spread over species."""

    what: str
    lowest: int
    median: int
    high: int
    """90th percentile."""
    top: int
    """99.9th percentile: what is seen once in many games says nothing."""
    none: float
    """Share with 0."""


@dataclass(frozen=True)
class Target:
    """Something that was to be reached, and whether it was."""

    what: str
    wanted: str
    found: str
    met: bool


@dataclass(frozen=True)
class Report:
    """Everything that is reported; the same plan always gives the same report."""

    game: str
    cards: str
    digest: str
    players: int
    switches: dict[str, str]
    bots: list[str]
    games: int
    seed: int
    decisions: float
    decisions_high: int
    targets: list[Target]
    hands: list[Hands]
    eras: list[EraFigures]
    spreads: list[Spread]
    points: dict[str, float]
    """By source: points for each player and game; paid and lost ones are negative."""
    redraws: dict[str, float]
    """For each player and game."""
    seats: list[Seat]
    table: list[Player]
    biomes: list[BiomeFigures]
    used: list[Success]
    """All cards, those played most often for each time they were drawn first."""

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def report_of(plan: Plan, tally: Tally, targets: list[Target]) -> Report:
    """Turn counts into figures."""
    catalog = plan.catalog()
    decisions = Counter(game.decisions for game in tally.games)
    return Report(
        game="darwin",
        cards=f"{catalog.info.name} {catalog.info.version}",
        digest=catalog.digest[:12],
        players=plan.players,
        switches=dict(sorted(plan.switches.items())),
        bots=[bot.text for bot in plan.bots],
        games=len(tally.games),
        seed=plan.seed,
        decisions=fmean(game.decisions for game in tally.games),
        decisions_high=percentile(decisions, 0.9),
        targets=targets,
        hands=[hands_of(tally, kind) for kind in KINDS],
        eras=eras_of(tally),
        spreads=[spread_of(tally, what) for what in SPREADS],
        points=_points(tally, plan.players),
        redraws=_redraws(tally, plan.players),
        seats=seats_of(tally, plan.players),
        table=_table(plan, tally),
        biomes=biomes_of(plan, tally),
        used=cards_of(plan, tally),
    )


SPREADS: Final = ("hearts", "competition", "adaptation", "cards", "held")


def percentile(counts: Counter[int], share: float) -> int:
    """Return the lowest number that at least this share of all do not exceed; 0 of none."""
    seen = 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= share * counts.total():
            return number
    return 0


def column(counts: Counter[tuple[str, int]], what: str) -> Counter[int]:
    """Return the counts of one thing, by number."""
    return Counter({number: count for (key, number), count in counts.items() if key == what})


def ratio(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def hands_of(tally: Tally, kind: str) -> Hands:
    reached = column(tally.hands, f"{kind} reached")
    pairs = column(tally.hands, f"{kind} pairs")
    total = reached.total()
    return Hands(
        kind=kind,
        founders=1 - ratio(reached[0], total),
        reached=ratio(sum(number * count for number, count in reached.items()), total),
        pairs={number: ratio(pairs[number], total) for number in sorted(pairs)},
    )


def eras_of(tally: Tally) -> list[EraFigures]:
    return [_era(tally, era) for era in sorted(column(tally.eras, "eras"))]


def _era(tally: Tally, era: int) -> EraFigures:
    def of(what: str) -> int:
        return tally.eras[what, era]

    games = len(tally.games)
    hearts = {diet: of(f"{diet} hearts") for diet in ("herbivore", "carnivore", "omnivore")}
    return EraFigures(
        era=era,
        created=of("created") / games,
        mutations=of("mutations") / games,
        migrated=of("migrated") / games,
        traded=of("traded") / games,
        standing=of("standing") / games,
        demand=ratio(sum(hearts.values()), of("plants") + of("meat")),
        plant_demand=ratio(hearts["herbivore"], of("plants")),
        meat_demand=ratio(hearts["carnivore"], of("meat")),
        deaths={cause: ratio(of(f"died {cause}"), of("standing")) for cause in DEATH_KEYS},
        starved={diet: ratio(of(f"{diet} starved"), of(diet)) for diet in hearts},
        carnivores=ratio(of("carnivore"), of("standing")),
        hunters=ratio(of("hunters"), of("carnivore")),
    )


def spread_of(tally: Tally, what: str) -> Spread:
    counts = column(tally.spread, what)
    return Spread(
        what=what,
        lowest=min(counts, default=0),
        median=percentile(counts, 0.5),
        high=percentile(counts, 0.9),
        top=percentile(counts, 0.999),
        none=ratio(counts[0], counts.total()),
    )


def _points(tally: Tally, players: int) -> dict[str, float]:
    seats = players * len(tally.games)
    found = {key: tally.points[key] / seats for key in ("survival", "adaptation", "competition")}
    found |= {key: -tally.points[key] / seats for key in ("paid", "lost")}
    found["total"] = sum(sum(game.scores) for game in tally.games) / seats
    return found


def _redraws(tally: Tally, players: int) -> dict[str, float]:
    seats = players * len(tally.games)
    keys = ("redrawn", "fully redrawn", "traded")
    return {key: column(tally.eras, key).total() / seats for key in keys}


def seats_of(tally: Tally, players: int) -> list[Seat]:
    return [
        Seat(
            seat=seat + 1,
            victory=share_estimate([game.victories[seat] / VICTORY for game in tally.games]),
            points=fmean(game.scores[seat] for game in tally.games),
        )
        for seat in range(players)
    ]


def _table(plan: Plan, tally: Tally) -> list[Player]:
    """Return how each bot did, as its share of a game's victory for each seat it had."""
    if len(plan.bots) == 1:
        return []
    return [_player(plan, tally, number) for number in range(len(plan.bots))]


def _player(plan: Plan, tally: Tally, number: int) -> Player:
    shares = []
    scores = []
    for game in tally.games:
        seats = [seat for seat in range(plan.players) if game.bots[seat] == number]
        scores += [game.scores[seat] for seat in seats]
        if seats:
            shares.append(fmean(game.victories[seat] for seat in seats) / VICTORY)
    return Player(plan.bots[number].text, share_estimate(shares), fmean(scores))


def _success(
    counts: Counter[tuple[str, int]], key: str, number: int, players: int
) -> Estimate | None:
    """Estimate how often a seat that used something won, against an average seat."""
    seats = counts[f"{key} seats", number]
    if seats < _FEWEST_SEATS:
        return None
    mean = counts[f"{key} victory", number] / seats
    variance = counts[f"{key} squares", number] / seats - mean * mean
    scale = players / VICTORY
    radius = _Z * math.sqrt(variance / seats) * scale
    return Estimate(mean * scale, max(0.0, mean * scale - radius), mean * scale + radius)


def biomes_of(plan: Plan, tally: Tally) -> list[BiomeFigures]:
    return [_biome(plan, tally, number) for number in range(len(plan.catalog().biomes))]


def _biome(plan: Plan, tally: Tally, number: int) -> BiomeFigures:
    biome = plan.catalog().biomes[number]
    best = Counter({level: n for (one, level), n in tally.best.items() if one == number and n})
    laid = tally.biomes["laid", number]
    return BiomeFigures(
        id=biome.id,
        reward=biome.reward,
        reach={kind: _reach(tally, kind, number) for kind in KINDS},
        median=percentile(best, 0.5),
        high=percentile(best, 0.9),
        dwellers=ratio(tally.biomes["dwellers", number], laid),
        empty=ratio(tally.biomes["empty", number], laid),
        deaths=ratio(tally.biomes["died", number], tally.biomes["dwellers", number]),
        led=_success(tally.biomes, "led", number, plan.players),
    )


def _reach(tally: Tally, kind: str, number: int) -> float:
    total = column(tally.hands, f"{kind} reached").total()
    return ratio(tally.hands[f"{kind} reach", number], total)


def cards_of(plan: Plan, tally: Tally) -> list[Success]:
    found = [
        Success(
            card.id,
            ratio(tally.cards["played", number], tally.cards["drawn", number]),
            _success(tally.cards, "played", number, plan.players),
        )
        for number, card in enumerate(plan.catalog().cards, start=1)
    ]
    return sorted(found, key=lambda one: (-one.use, one.id))


def is_hard(biome: BiomeFigures) -> bool:
    return biome.reward == HARD_REWARD


def extremes(values: Iterable[float]) -> tuple[float, float]:
    found = list(values)
    return min(found), max(found)
