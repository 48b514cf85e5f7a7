"""A small game in plain Python says its rules here and nothing else: the rest of the contract.

Its state is numbers by name, and lists of numbers, or of such lists, that keep their lengths: so it
can be copied, compared and written down without another word."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import ClassVar, Self

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.fields import KIND_BITS, Field, bits_of
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.viewers import COMPLETE, check_viewer

Value = int | list["Value"]
"""What the state has under one name."""


class PlainGame(Game, ABC):
    """A game in progress, or a view of one, in which one seat decides at a time."""

    action_keys: ClassVar[Sequence[str]]
    """What the kinds of actions are called, by number."""
    action_fields: ClassVar[Sequence[list[Field]]]
    """What an action of each kind is about; all there are must be few enough to be tried."""
    state: ClassVar[Sequence[str]]
    """The attributes that the state consists of."""
    draw_events: ClassVar[Collection[int]] = ()
    """The kinds of events that tell a drawn card, ``a``."""
    secret_events: ClassVar[Collection[int]] = ()
    """The kinds of events whose numbers only their own seat may know."""
    secret_actions: ClassVar[Collection[int]] = ()
    """The kinds of actions of which others see no more than the kind."""

    def __init__(self, players: int, switches: Mapping[str, int], chance: Chance) -> None:
        """Lay the table for a game that has not begun; a switch is 0 if it is as usual."""
        self.players, self.switches, self.source = players, switches, chance
        self.whose: int = COMPLETE
        self.book: EventLog | None = None

    # --- what a game says --------------------------------------------------------------------

    @abstractmethod
    def begin(self) -> None:
        """Deal, and whatever else is done before the first decision."""

    @abstractmethod
    def act(self, seat: int, action: int) -> None:
        """Carry out an action that is known to be legal."""

    @abstractmethod
    def points(self) -> list[int]:
        """Return the points of each seat, if they were counted now."""

    @abstractmethod
    def hide(self) -> None:
        """Blank what `whose` may not know."""

    @abstractmethod
    def guess(self, chance: Chance) -> None:
        """Fill what is blank at random with what could be there."""

    # --- the rest of the contract ------------------------------------------------------------

    def viewer(self) -> int:
        return self.whose

    def seats(self) -> int:
        return self.players

    def log(self) -> EventLog | None:
        return self.book

    def attach(self, log: EventLog | None) -> None:
        self.book = log

    def chance(self) -> Chance:
        return self.source

    def to_act(self) -> int:
        actor = self.actor()
        return 1 << actor if actor >= 0 else 0

    def legal(self, seat: int, moves: Moves) -> None:
        """By kind, then by what the fields hold."""
        moves.clear()
        for action in all_actions(type(self)):
            if not self.why(seat, action):
                moves.add(action)

    def apply(self, seat: int, action: int) -> None:
        if self.book is not None:
            self.book.begin()
        self.act(seat, action)

    def emit(self, kind: int, seat: int, a: int = -1) -> None:
        """Tell an event to the log, if there is one."""
        if self.book is not None:
            self.book.emit(kind, 0, seat, a)

    def outcome(self) -> Outcome | None:
        """The most points win, each seat for itself."""
        if not self.is_over():
            return None
        points = self.points()
        winners = sum(1 << seat for seat, n in enumerate(points) if n == max(points))
        return Outcome(points, [1 << seat for seat in range(self.players)], points, winners)

    def clone(self) -> Self:
        copy = type(self)(self.players, self.switches, self.source.clone())
        copy.whose = self.whose
        for name in self.state:
            setattr(copy, name, _copied(getattr(self, name)))
        return copy

    def view(self, viewer: int) -> Self:
        check_viewer(viewer, self.players, self.whose)
        view = self.clone()
        view.whose, view.source = viewer, Chance(0)
        view.hide()
        return view

    def determinise(self, rng: int) -> Self:
        game, chance = self.clone(), Chance(mix(rng))
        game.whose, game.source = COMPLETE, chance
        game.guess(chance)
        return game

    def event_for(self, viewer: int, event: Event) -> Event:
        if event.kind not in self.secret_events or event.seat == viewer:
            return event
        return Event(event.kind, event.rule, event.cause, event.seat, -1, -1, -1, -1)

    def numbers(self) -> list[int]:
        """Return everything that the game is; equal exactly if two games are."""
        head = [self.players, *self.switches.values(), self.whose, int(self.source.rng)]
        return head + [number for name in self.state for number in flat(getattr(self, name))]


@cache
def all_actions(game: type[PlainGame]) -> list[int]:
    """Return all actions that a game has, by kind and then by what the fields hold."""
    found = []
    for kind, fields in enumerate(game.action_fields):
        mask = bits_of(fields)
        found += [bits | kind for bits in range(0, mask + 1, 1 << KIND_BITS) if not bits & ~mask]
    return found


def flat(value: Value) -> list[int]:
    """Return the numbers of a value in their order."""
    if isinstance(value, int):
        return [value]
    return [number for part in value for number in flat(part)]


def _copied(value: Value) -> Value:
    return value if isinstance(value, int) else [_copied(part) for part in value]
