"""The creatures of a game with what they did, followed through its events, and their awards."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from typing import ClassVar

from galapagos.kernel.events import Event
from galapagos.wire.summary import AwardView, CreatureView, SourceView

CROWD = 3
"""What more creatures than these did equally well is nothing to award."""
LIVED = "longest_lived"
"""Rounds or Eras to whose end it lived."""


class Lives(ABC):
    """Every creature of a game, by its number in the rules, and how often it did what."""

    awards: ClassVar[Mapping[str, int]]
    """What is awarded, in the order of showing, and how much of it is worth a word."""

    def __init__(self) -> None:
        self.turn = 0
        """The round or Era that runs."""
        self.owners: dict[int, int] = {}
        self.born: dict[int, int] = {}
        self.died: dict[int, int] = {}
        self.gone: set[int] = set()
        """Those who left the table without dying."""
        self.counts: dict[str, Counter[int]] = {key: Counter() for key in self.awards}

    @abstractmethod
    def follow(self, event: Event) -> None:
        """Take over what an event tells of creatures."""

    @abstractmethod
    def creature(self, number: int) -> CreatureView:
        """Return a creature as it last was."""

    @abstractmethod
    def merit(self, number: int) -> tuple[int, ...]:
        """Return by what the most remarkable creature of a seat is chosen."""

    def earned(self, seats: int) -> list[SourceView]:
        """Return what each seat earned in the course of the game, where points are earned."""
        return []

    def is_alive(self, number: int) -> bool:
        return number not in self.died and number not in self.gone

    def add(self, key: str, number: int, n: int = 1) -> None:
        self.counts[key][number] += n

    def be_born(self, number: int, owner: int) -> None:
        self.owners[number] = owner
        self.born[number] = self.turn

    def die(self, number: int) -> None:
        self.died.setdefault(number, self.turn)

    def live_on(self) -> None:
        """A round or Era is over for those who live."""
        for number in self.owners:
            if self.is_alive(number):
                self.add(LIVED, number)


class NoLives(Lives):
    """A game without creatures."""

    awards: ClassVar[Mapping[str, int]] = {}

    def follow(self, event: Event) -> None:
        pass

    def creature(self, number: int) -> CreatureView:
        raise AssertionError("there are none")

    def merit(self, number: int) -> tuple[int, ...]:
        raise AssertionError("there are none")


def awards(lives: Lives) -> list[AwardView]:
    """Return the awards that somebody has earned; who did as much as the first shares it."""
    found = []
    for key, least in lives.awards.items():
        counts = lives.counts[key]
        most = max(counts.values(), default=0)
        holders = sorted(number for number, n in counts.items() if n == most)
        if most >= least and len(holders) <= CROWD:
            found.append(AwardView(key, most, [lives.creature(number) for number in holders]))
    return found


def best_of(lives: Lives, seat: int) -> CreatureView | None:
    """Return the most remarkable creature of a seat, the older of equals."""
    own = sorted(number for number, owner in lives.owners.items() if owner == seat)
    return lives.creature(max(own, key=lives.merit)) if own else None
