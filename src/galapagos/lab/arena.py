"""The arena: bots play the same deals from every seat, and every number can be run again.

A *deal* is one seed of the game. It is played once for every *seating*: the bots shifted by one
seat each time, so that luck of the cards and of the seat cancels out. A game's result depends on
the match, the deal and the seating only (as long as the bots think in iterations), never on how
many processes play or in which order they finish.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil

from galapagos.bots.guard import Guarded
from galapagos.bots.specs import BotSpec
from galapagos.games import kit_for
from galapagos.games.own_cards import USUAL_CARDS, OwnCards
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData, BrokenInvariant
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind

_SEAT_SEEDS = 16
_SEATING_SEEDS = 4096


@dataclass(frozen=True)
class Match:
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
            raise BadData(f"a match needs at least 2 bots, not {len(self.bots)}")
        if self.games < 1:
            raise BadData(f"a match needs at least 1 game, not {self.games}")
        self.table()

    def table(self) -> Callable[[int], Game]:
        """Return what deals the games of this match from seeds."""
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
        return ceil(self.games / len(self.seatings()))

    def fixtures(self) -> list["Fixture"]:
        """Return all games of the match, deal by deal."""
        seatings = self.seatings()
        return [
            Fixture(deal, number, seating)
            for deal in range(self.deals())
            for number, seating in enumerate(seatings)
        ]

    def is_repeatable(self) -> bool:
        return all(bot.is_repeatable() for bot in self.bots)

    def as_json(self) -> dict[str, object]:
        """Return what tells this match from others, for comparing and storing."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(sorted(self.options.items())),
            "bots": [bot.text for bot in self.bots],
            "budgets": [bot.budget.text() if bot.budget else "" for bot in self.bots],
            "seed": self.seed,
            **self._own_cards(),
        }

    def _own_cards(self) -> dict[str, object]:
        own = self.cards.of(self.game)
        return {} if own is None else {"cards": kit_for(self.game).codec(own).cards_title()}


@dataclass(frozen=True)
class Fixture:
    """One game of a match."""

    deal: int
    seating: int
    bots: list[int]
    """The number of the bot in each seat."""


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
    troubles: list[str] = field(default_factory=list)
    """Decisions that a bot could not take itself."""

    def key(self) -> tuple[int, int]:
        return self.deal, self.seating


def play_fixture(match: Match, fixture: Fixture) -> Result:
    """Play one game from its deal to its end."""
    kind = game_kind(match.game)
    game = match.table()(match.seed + fixture.deal)
    bots = [Guarded(match.bots[number].make(match.cards.codec)) for number in fixture.bots]
    try:
        decisions = _play(game, bots, list(_generators(match, fixture)), kind.longest)
    finally:
        for bot in bots:
            bot.close()
    troubles = [
        f"{trouble.bot} in seat {trouble.seat + 1} {trouble.what}"
        for bot in bots
        for trouble in bot.troubles
    ]
    scores, shares = _result_of(game)
    return Result(fixture.deal, fixture.seating, fixture.bots, scores, shares, decisions, troubles)


def _generators(match: Match, fixture: Fixture) -> Iterator[Chance]:
    """Yield a generator for each seat that no other game or seat of the match has."""
    number = (match.seed + fixture.deal) * _SEATING_SEEDS + fixture.seating
    for seat in range(match.players):
        yield Chance(mix(mix(number * _SEAT_SEEDS + seat)))


def _play(game: Game, bots: list[Guarded], chances: list[Chance], longest: int) -> int:
    decisions = 0
    while (seat := game.actor()) >= 0:
        if decisions == longest:
            raise BrokenInvariant([f"a game did not end after {longest} decisions"])
        choice = bots[seat].choose(game.view(seat), seat, chances[seat])
        game.apply(seat, choice.action)
        decisions += 1
    return decisions


def _result_of(game: Game) -> tuple[list[int], list[float]]:
    outcome = game.outcome()
    assert outcome is not None
    shares = []
    for seat in range(game.seats()):
        partners = sum(side.bit_count() for side in outcome.sides if side >> seat & 1)
        shares.append(outcome.value(seat) / partners)
    return list(outcome.scores), shares
