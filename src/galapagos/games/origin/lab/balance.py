"""Plays games of Origin to measure how its traits and rounds go.

A game depends on the plan and its number only, never on how many processes play; all counts are
whole numbers that add up, so the report is the same for any number of jobs. Everything is read off
the events of a game, but for who is there and how hungry when a feeding phase begins.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options, options_from_text
from galapagos.games.origin.rules.state import Animal, Player, State
from galapagos.games.origin.rules.terms import FEEDING, TRAIT_COUNT
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.events import Event, EventLog
from galapagos.lab.batches import BatchPlan, decided
from galapagos.lab.tallies import Counting, GameTally
from galapagos.records.codec import Codec

_LONGEST = 20_000
VICTORY = 840
"""One victory; up to eight winners share it in whole parts."""
DEATHS = {ev.EATEN: "eaten", ev.STARVED: "starved", ev.DIED_OF_POISON: "poisoned"}


@dataclass(frozen=True)
class Plan(BatchPlan):
    """Games of Origin with the usual cards."""

    def options(self) -> Options:
        return options_from_text(self.players, self.switches)

    def codec(self) -> Codec:
        return USUAL_CARDS.codec("origin")


@dataclass
class Tally(GameTally):
    """Counts over any number of games. Keys are what was counted, and of which round or trait."""

    games: int = 0
    decisions: int = 0
    rounds: Counter[tuple[str, int]] = field(default_factory=Counter)
    traits: Counter[tuple[str, int]] = field(default_factory=Counter)
    places: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By place in the order of play, the starting player of the first round first."""


def counting(plan: Plan, path: Path | None = None) -> Counting[Plan, Tally]:
    """Return the games of a plan, those in a file counted already."""
    return Counting(plan, play_batch, Tally, path)


def play_batch(plan: Plan, numbers: Sequence[int]) -> Tally:
    """Play a few games in a row."""
    tally = Tally()
    for number in numbers:
        _play(plan, number, tally)
    return tally


def _play(plan: Plan, number: int, tally: Tally) -> None:
    log = EventLog()
    seed = plan.seed + number
    game = new_origin(plan.options(), base_deck(), seed, log=log)
    bots = [plan.bots[bot].make() for bot in plan.seating(number)]
    reader = _Reader(tally)
    for _decided in decided(game, bots, seed, _LONGEST):
        tally.decisions += 1
        reader.look(game.state)
        reader.read(log.events)
    tally.games += 1
    reader.end(game)


class _Reader:
    """Follows one game: what its animals carry, and what becomes of them."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._read = 0
        self._round = 0
        self._looked_at = 0
        self._start = -1
        self._traits: dict[int, int] = {}
        """What each animal carried when the feeding phase began, as a mask."""
        self._laid: Counter[tuple[int, int]] = Counter()
        """Seat and trait: how often it laid one."""

    def look(self, state: State) -> None:
        """Count, once a round, who is there when animals begin to feed."""
        if state.phase != FEEDING or self._looked_at == state.round:
            return
        self._looked_at = int(state.round)
        animals = [animal for player in state.players for animal in player.animals]
        rounds = self._tally.rounds
        rounds["games", self._looked_at] += 1
        rounds["animals", self._looked_at] += len(animals)
        rounds["appetite", self._looked_at] += sum(int(one.appetite()) for one in animals)
        self._traits = {
            int(animal.ref()): _carried(player, animal)
            for player in state.players
            for animal in player.animals
        }
        for carried in self._traits.values():
            for trait in _numbers(carried):
                self._tally.traits["there", trait] += 1

    def read(self, events: list[Event]) -> None:
        """Follow what has happened since."""
        for event in events[self._read :]:
            self._follow(event)
        self._read = len(events)

    def _follow(self, event: Event) -> None:
        kind, animal = int(event.kind), int(event.a)
        if kind == ev.STARTING_PLAYER and self._start < 0:
            self._start = int(event.seat)
        elif kind == ev.ROUND_BEGAN:
            self._round = animal
        elif kind == ev.FOOD_SUPPLIED:
            self._tally.rounds["food", self._round] += int(event.a)
        elif kind == ev.TRAIT_LAID:
            self._note_laid(int(event.seat), int(event.b))
        elif kind == ev.PAIR_LAID:
            self._note_laid(int(event.seat), int(event.c))
        elif kind in DEATHS:
            self._die(animal, DEATHS[kind])

    def _note_laid(self, seat: int, trait: int) -> None:
        self._laid[seat, trait] += 1
        self._tally.traits["laid", trait] += 1

    def _die(self, animal: int, cause: str) -> None:
        self._tally.rounds[cause, self._round] += 1
        for trait in _numbers(self._traits.pop(animal, 0)):
            self._tally.traits[cause, trait] += 1

    def end(self, game: Origin) -> None:
        """Count who has won, by place and by what they laid."""
        outcome = game.outcome()
        assert outcome is not None
        players = int(game.seats())
        for seat in range(players):
            victory = round(VICTORY * outcome.value(seat))
            place = (seat - self._start) % players
            _note(self._tally.places, place, victory)
            self._tally.places["points", place] += outcome.scores[seat]
            for trait in range(TRAIT_COUNT):
                if self._laid[seat, trait]:
                    _note(self._tally.traits, trait, victory)


def _carried(player: Player, animal: Animal) -> int:
    """Return the traits of an animal as a mask, those of its pairs included."""
    pairs = sum({1 << int(pair.trait) for pair in player.pairs if pair.joins(animal.serial)})
    return int(animal.traits) | pairs


def _note(counts: Counter[tuple[str, int]], number: int, victory: int) -> None:
    counts["seats", number] += 1
    counts["victory", number] += victory
    counts["squares", number] += victory * victory


def _numbers(mask: int) -> list[int]:
    return [trait for trait in range(TRAIT_COUNT) if mask >> trait & 1]
