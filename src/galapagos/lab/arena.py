"""The arena: bots play the same deals from every seat, and every number can be run again.

A *deal* is one seed of the game. It is played once for every *seating*: the bots shifted by one
seat each time, so that luck of the cards and of the seat cancels out. A game's result depends on
the contest, the deal and the seating only (as long as the bots think in iterations), never on how
many processes play or in which order they finish.

A bot that fails, answers too late or illegally has *forfeited*: the game is played to its end, for
the others, and its side has lost it, without points.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil

from galapagos.bots.guard import Fault, Guarded
from galapagos.bots.specs import BotSpec
from galapagos.games.own_cards import USUAL_CARDS, OwnCards
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData, BrokenInvariant
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.records.codec import Codec
from galapagos.records.timeline import Timeline

_SEAT_SEEDS = 16
_SEATING_SEEDS = 4096
_MOST_GAMES = 1_000_000
"""More would fill the memory of a machine before the first one begins."""


@dataclass(frozen=True)
class Contest:
    """What is played. Everything a result depends on is here."""

    game: str
    players: int
    options: dict[str, str]
    bots: list[BotSpec]
    games: int
    """Asked for; rounded up to whole deals."""
    seed: int = 1
    cards: OwnCards = USUAL_CARDS

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadData(f"a contest needs at least 2 bots, not {len(self.bots)}")
        if self.games < 1:
            raise BadData(f"a contest needs at least 1 game, not {self.games}")
        if self.games > _MOST_GAMES:
            raise BadData(f"a contest has at most {_MOST_GAMES} games, not {self.games}")
        self.table()

    def table(self) -> Callable[[int], Game]:
        """Return what deals the games of this contest from seeds."""
        own = self.cards.only_of(self.game)
        return game_kind(self.game).table(self.players, self.options, own)

    def sides(self) -> int:
        """Return how many sides there are: seats, or teams of two that sit opposite."""
        options = self.options
        if options.get("teams") == "on" or options.get("mode") == "team":
            return self.players // 2
        return self.players

    def seatings(self) -> list[list[int]]:
        """Return which bot sits where, for every game of one deal.

        More bots than sides: every selection meets. Fewer: they take turns round the table."""
        sides = self.sides()
        count = len(self.bots)
        chosen = combinations(range(count), min(count, sides))
        return [
            [bots[(seat % sides + shift) % len(bots)] for seat in range(self.players)]
            for bots in chosen
            for shift in range(len(bots))
        ]

    def deals(self) -> int:
        """Return how many deals are played."""
        return ceil(self.games / len(self.seatings()))

    def fixtures(self) -> list["Fixture"]:
        """Return all games of the contest, deal by deal."""
        seatings = self.seatings()
        return [
            Fixture(deal, number, seating)
            for deal in range(self.deals())
            for number, seating in enumerate(seatings)
        ]

    def names(self) -> list[str]:
        """Return what to call the bots: as they were asked for, one that plays twice numbered."""
        texts = [bot.text for bot in self.bots]
        return [
            text if texts.count(text) == 1 else f"{text} #{texts[: place + 1].count(text)}"
            for place, text in enumerate(texts)
        ]

    def is_repeatable(self) -> bool:
        """Whether another run gives the same numbers."""
        return all(bot.is_repeatable() for bot in self.bots)

    def as_json(self) -> dict[str, object]:
        """Return what tells this contest from others, for comparing and storing."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(sorted(self.options.items())),
            "bots": [bot.text for bot in self.bots],
            "budgets": [bot.budget.text() if bot.budget else "" for bot in self.bots],
            "seed": self.seed,
            "rules": self.codec().rules_version,
            "cards": self.codec().cards_title(),
        }

    def codec(self) -> Codec:
        """Return the texts of the game, with the cards of this contest."""
        return self.cards.codec(self.game)


@dataclass(frozen=True)
class Fixture:
    """One game of a contest."""

    deal: int
    seating: int
    bots: list[int]
    """The number of the bot in each seat."""

    def key(self) -> tuple[int, int]:
        """Return what orders the games of a contest."""
        return self.deal, self.seating

    def __str__(self) -> str:
        return f"deal {self.deal}, seating {self.seating}"

    def record_name(self) -> str:
        """Return what the file with its record is called."""
        return f"deal-{self.deal:05}-seating-{self.seating:03}.txt"


@dataclass(frozen=True)
class Result:
    """How a fixture ended, by seat."""

    deal: int
    seating: int
    bots: list[int]
    scores: list[int]
    shares: list[float]
    """Share of the victory; partners hold their side's share together."""
    decisions: int
    faults: list[list[Fault]]
    """What each seat's bot did instead of deciding; a seat with any has forfeited."""
    troubles: list[str] = field(default_factory=list)
    """The same in words."""

    def key(self) -> tuple[int, int]:
        """Return what orders the games of a contest."""
        return self.deal, self.seating


def play_fixture(contest: Contest, fixture: Fixture) -> Result:
    """Play one game from its deal to its end."""
    return play_recorded(contest, fixture, None)


def begun_record(contest: Contest, fixture: Fixture) -> Timeline:
    """Begin the record of the game that a fixture deals."""
    codec, names = contest.codec(), contest.names()
    header = codec.header(contest.table()(contest.seed + fixture.deal))
    header |= {f"P{seat + 1}": names[number] for seat, number in enumerate(fixture.bots)}
    return Timeline.begin(codec, header, contest.seed + fixture.deal)


def play_recorded(contest: Contest, fixture: Fixture, timeline: Timeline | None) -> Result:
    """Play one game from its deal to its end, and tell its record of every decision."""
    kind = game_kind(contest.game)
    game = contest.table()(contest.seed + fixture.deal)
    codec_of = contest.cards.codec
    bots = [Guarded(contest.bots[number].make(codec_of), codec_of) for number in fixture.bots]
    try:
        decisions = _play(game, bots, list(_generators(contest, fixture)), kind.longest, timeline)
    finally:
        for bot in bots:
            bot.close()
    names = contest.names()
    troubles = [
        f"{names[number]} in seat {trouble.seat + 1} {trouble.what}"
        for number, bot in zip(fixture.bots, bots, strict=True)
        for trouble in bot.troubles
    ]
    faults = [[trouble.fault for trouble in bot.troubles] for bot in bots]
    scores, shares = _result_of(game, faults)
    return Result(
        fixture.deal, fixture.seating, fixture.bots, scores, shares, decisions, faults, troubles
    )


def _generators(contest: Contest, fixture: Fixture) -> Iterator[Chance]:
    """Yield a generator for each seat that no other game or seat of the contest has."""
    number = (contest.seed + fixture.deal) * _SEATING_SEEDS + fixture.seating
    for seat in range(contest.players):
        yield Chance(mix(mix(number * _SEAT_SEEDS + seat)))


def _play(
    game: Game,
    bots: list[Guarded],
    chances: list[Chance],
    longest: int,
    timeline: Timeline | None,
) -> int:
    decisions = 0
    while (seat := game.actor()) >= 0:
        if decisions == longest:
            raise BrokenInvariant([f"a game did not end after {longest} decisions"])
        choice = bots[seat].choose(game.view(seat), seat, chances[seat])
        game.apply(seat, choice.action)
        if timeline:
            timeline.play(seat, choice.action)
        decisions += 1
    return decisions


def _result_of(game: Game, faults: Sequence[Sequence[Fault]]) -> tuple[list[int], list[float]]:
    """Return points and shares of the victory by seat. It goes to the best of those whose side did
    not forfeit; where all did, nobody has won."""
    outcome = game.outcome()
    assert outcome is not None
    faulty = sum(1 << seat for seat, found in enumerate(faults) if found)
    left = {
        side: score
        for side, score in zip(outcome.sides, outcome.side_scores, strict=True)
        if not side & faulty
    }
    best = max(left.values(), default=0)
    winners = [side for side in left if side & outcome.winners]
    winners = winners or [side for side, score in left.items() if score == best]
    shares = [
        sum(1 / len(winners) / side.bit_count() for side in winners if side >> seat & 1)
        for seat in range(game.seats())
    ]
    scores = [0 if faulty >> seat & 1 else score for seat, score in enumerate(outcome.scores)]
    return scores, shares
