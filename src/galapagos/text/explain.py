"""Why did it happen? The causes of an event in sentences, and what would have changed it.

An explanation is made for one reader: everything is read off events as `Game.event_for` lets the
reader see them, and off `Game.view` of the game as it stood then. A "what if" is told only where
the rules, run again with that one thing changed, bring another fate.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from galapagos.kernel.events import Event
from galapagos.records.timeline import Timeline
from galapagos.text.people import People
from galapagos.text.story import Line

MOST_WHAT_IFS = 3


@dataclass(frozen=True)
class Told:
    """One change that would have brought another fate."""

    key: str
    """Which change: the key of its text."""
    text: str
    about: tuple[int, ...]
    """The numbers, traits, species … that it speaks of, as the rules have them."""


WhatIf = Callable[[], Told | None]
"""Tries one change; None where the fate stays as it is."""


@dataclass(frozen=True)
class Explanation:
    """Why an event happened, for one reader."""

    event: int
    lines: list[Line]
    """The chain of causes, first cause first, down to the event itself."""
    what_if: list[Told]
    """What would have changed it, the most telling first."""
    was_tried: bool
    """Whether anything was tried; of most events there is nothing to try."""
    rules: dict[str, str]
    """By id: the wording of the rules behind the lines."""


Chain = tuple[list[Line], list[WhatIf]]
"""The causes of an event, without itself, and what to try on it."""


class Account(ABC):
    """What happened in a game, for one reader: the causes of its events."""

    chapter: ClassVar[int]
    """The kind of event that opens a round or an Era."""
    scored: ClassVar[int]
    """The kind that tells a player's points at the end."""
    rule_ids: ClassVar[Sequence[str]]
    """The rules of the game, each by its number."""
    chains: ClassVar[Mapping[int, Callable[[Any, int], Chain]]]
    """By kind of event: what finds its causes; those of all others are told as they are."""

    def __init__(self, history: Timeline, names: People) -> None:
        self.history = history
        self.names = names
        self.events = [history.game.event_for(names.viewer, event) for event in history.events]

    @abstractmethod
    def lines(self, numbers: Iterable[int]) -> list[Line]:
        """Return events as they are told in the log, each at its place."""

    @abstractmethod
    def worth_explaining(self) -> list[Line]:
        """Return the deaths, hunger, losses and points, each as the log tells it."""

    def told_with(self, event: int) -> list[int]:
        """Return an event with those that cannot be told apart from it."""
        return [event]

    def explain(self, event: int) -> Explanation:
        """Explain any event, with the changes that matter and the wording of its rules."""
        chain = self.chains.get(int(self.events[event].kind)) if self._is_told(event) else None
        found, ideas = self.plain(event) if chain is None else chain(self, event)
        whole = [*found, *self.lines(self.told_with(event))]
        lines = sorted(whole, key=lambda line: line.event)
        words = self.names.words
        rules = {line.rule: words.say(line.rule) for line in lines if line.rule in words}
        return Explanation(event, lines, told(ideas), bool(ideas), rules)

    def said(self, key: str, rule: int, seat: int, event: int, /, **values: object) -> Line:
        """Return a sentence about a seat, with the rule behind it, at the place of an event."""
        text = self.names.words.tell(key, **values)
        return Line(text, self.rule_ids[rule], seat, event=event)

    def last(self, event: int, kinds: Collection[int], subject: int = -1, *, seat: int = -1) -> int:
        """Return the last event of these kinds before another, about a piece or a place, of a
        seat; -1 if there is none."""
        for number in range(event - 1, -1, -1):
            past = self.events[number]
            if past.kind in kinds and subject in (-1, past.a) and seat in (-1, past.seat):
                return number
        return -1

    def plain(self, event: int) -> Chain:
        """Return what led to an event by its causes alone."""
        return self.lines(causes(self.events, event)[:-1]), []

    def _is_told(self, event: int) -> bool:
        """Whether the events tell what led here: not in the first chapter of a game that began from
        a position, and never of all that the points come from."""
        if self.events[event].kind == self.scored:
            return self.history.beginning is None
        return self.history.tells_since(event, self.chapter)


def causes(events: Sequence[Event], event: int) -> list[int]:
    """Return what led to an event by its causes alone, the event last."""
    chain = [event]
    while 0 <= (cause := int(events[chain[-1]].cause)) < chain[-1]:
        chain.append(cause)
    return chain[::-1]


def in_order(numbers: Iterable[int]) -> list[int]:
    """Return places of events, each once, first cause first; without those that are none."""
    return sorted({number for number in numbers if number >= 0})


def back_from(events: Sequence[Event], event: int, opening: int) -> Iterator[tuple[int, Event]]:
    """Yield place and event of what came before, backwards to the one that opened the chapter."""
    for number in range(event - 1, -1, -1):
        yield number, events[number]
        if events[number].kind == opening:
            return


def points_missing(people: People, seat: int, winners: Iterable[int]) -> Told | None:
    """Tell how far a player was from winning; nothing if it has won, or never would.

    ``winners``: those who would win if it had no point more, one more, two …"""
    points = next((n for n, mask in enumerate(winners) if mask >> seat & 1), 0)
    if not points:
        return None
    key = "what_if-points"
    return Told(key, people.words.tell(key, **people.who(seat), n=points), (points,))


def told(ideas: Iterable[WhatIf]) -> list[Told]:
    """Try changes one by one until enough of them have been found to matter."""
    found: list[Told] = []
    for idea in ideas:
        what_if = idea()
        if what_if is not None and what_if not in found:
            found.append(what_if)
        if len(found) == MOST_WHAT_IFS:
            break
    return found
