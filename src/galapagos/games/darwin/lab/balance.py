"""Plays games of Darwin to measure the balance of its cards.

A game depends on the plan and its number only, never on how many processes play; all counts are
whole numbers that add up, so the report is the same for any number of jobs.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.lab.balance_hands import examine_hands
from galapagos.games.darwin.lab.balance_reading import Reader
from galapagos.games.darwin.lab.balance_tally import GameResult, Tally
from galapagos.games.darwin.lab.table import table_options
from galapagos.games.darwin.rules.game import new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.own_cards import OwnCards
from galapagos.kernel.events import EventLog
from galapagos.lab.batches import BatchPlan, decided
from galapagos.lab.tallies import Counting
from galapagos.records.codec import Codec

_LONGEST = 20_000


@dataclass(frozen=True)
class Plan(BatchPlan):
    """Games of Darwin; ``mode`` and ``eras`` are among the switches."""

    cards: str | None = None
    """Directory of a card set; without one, Galapagos' own."""

    def options(self) -> Options:
        return table_options(self.players, self.switches)

    def own(self) -> OwnCards:
        return OwnCards({} if self.cards is None else {"darwin": Path(self.cards)})

    def codec(self) -> Codec:
        return self.own().codec("darwin")

    def catalog(self) -> Catalog:
        return _catalog(self.cards)


@cache
def _catalog(path: str | None) -> Catalog:
    return load_catalog(path)


def play_game(plan: Plan, number: int, tally: Tally) -> None:
    """Play a numbered game of a plan and count it."""
    cards = plan.catalog().card_set
    log = EventLog()
    seed = plan.seed + number
    game = new_darwin(plan.options(), cards, seed, log=log)
    seating = plan.seating(number)
    bots = [plan.bots[bot].make(plan.own().codec) for bot in seating]
    decisions = sum(1 for _game in decided(game, bots, seed, _LONGEST))
    reader = Reader(cards, plan.players, tally)
    reader.read(log.events)
    result = GameResult(tuple(reader.scores), tuple(reader.victories), seating, decisions)
    tally.games.append(result)
    examine_hands(cards, seed, tally)


def play_batch(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Play a few games in a row."""
    tally = Tally()
    for number in numbers:
        play_game(plan, number, tally)
    return tally


def counting(plan: Plan, path: Path | None = None) -> Counting[Plan, Tally]:
    """Return the games of a plan, those in a file counted already."""
    return Counting(plan, play_batch, Tally, path)
