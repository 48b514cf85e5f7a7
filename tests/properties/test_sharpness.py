"""The two worlds would notice an event that gives away what it hides, of whatever kind it is.

Games are watched until every kind of event that hides something from a viewer has done so: it was
told alike in both worlds and was not alike. Then each kind is told as it is, one at a time, in the
game where it was met, and that must be noticed.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from tests.amounts import amount
from tests.every_game import all_settings, every_game, few_settings, new_game
from tests.properties.worlds import Worlds, viewers_of, watch_a_game

_MOST_SEEDS = amount(40, 200)
"""After so many games at each of its tables a kind of event counts as never met."""

spectators_and_seats = pytest.mark.parametrize(
    "is_spectator", [True, False], ids=["spectators", "seats"]
)


@dataclass
class Leaky(Worlds):
    """Worlds in which the viewer is told the events of one kind as they are."""

    leak: int = -1

    def told(self, game: Game, event: Event) -> Event:
        return event if event.kind == self.leak else super().told(game, event)

    def draws_seen(self, game: Game, events: list[Event]) -> list[str]:
        return [
            word
            for event in events
            for word in self.codec.draws_seen(
                game, event.seat if event.kind == self.leak else self.viewer, [event]
            )
        ]


@dataclass(frozen=True)
class Watched:
    """A game and who watches it."""

    name: str
    setting: Setting
    viewer: int
    seed: int

    def worlds(self, leak: int = -1) -> Worlds:
        game = new_game(self.name, self.setting, self.seed)
        return Leaky(self.name, game, self.viewer, self.seed, leak=leak)


def tables(name: str, key: str) -> list[Setting]:
    """Where a kind of event that hides something is met: where every run watches whole games, or
    if it needs switches, among as many players as can be with them."""
    kind = game_kind(name)
    needed = kind.secrets[key]
    if not needed:
        return few_settings(name)[:3]
    most = max(count for count in kind.players if kind.fit(count, dict(needed)) == needed)
    return [Setting(most, dict(needed))]


def games(name: str, key: str, is_spectator: bool) -> Iterator[Watched]:
    for seed in range(_MOST_SEEDS):
        for setting in tables(name, key):
            for viewer in viewers_of(setting):
                if (viewer == SPECTATOR) == is_spectator:
                    yield Watched(name, setting, viewer, seed)


def meetings(name: str, is_spectator: bool) -> dict[str, Watched | None]:
    """By kind of event that hides something, a game in which it did; None: in none."""
    kind = game_kind(name)
    hidden: dict[str, set[str]] = {}
    met: dict[str, Watched | None] = dict.fromkeys(kind.secrets)
    for key in met:
        for game in games(name, key, is_spectator):
            if str(game) not in hidden:
                worlds = game.worlds()
                watch_a_game(worlds, game.seed)
                hidden[str(game)] = {kind.events[number] for number in worlds.tally.hidden}
            if key in hidden[str(game)]:
                met[key] = game
                break
    return met


@every_game
@spectators_and_seats
def test_whatever_an_event_gives_away_is_noticed(name: str, is_spectator: bool) -> None:
    met = meetings(name, is_spectator)
    assert [key for key, game in met.items() if game is None] == [], "never met"
    assert [key for key, game in met.items() if game and not is_noticed(game, key)] == []


def is_noticed(game: Watched, key: str) -> bool:
    """Whether the viewer of a game can tell the worlds apart if he is told this kind of event."""
    worlds = game.worlds(leak=game_kind(game.name).events.index(key))
    try:
        watch_a_game(worlds, game.seed)
    except AssertionError as error:
        return "can tell the worlds apart" in str(error)
    return False


@every_game
def test_the_events_that_hide_something_are_those_that_are_known_to(name: str) -> None:
    kind = game_kind(name)
    hiding: set[str] = set()
    for setting in all_settings(name):
        game = new_game(name, setting, 1)
        hiding |= {key for key in kind.events if hides(game, kind.events.index(key))}
    assert hiding == set(kind.secrets)


def hides(game: Game, number: int) -> bool:
    """Whether a spectator is not told all of somebody's event."""
    event = Event(number, 0, -1, 0, 99, 99, 99, 99)
    return bool(game.event_for(SPECTATOR, event).fields() != event.fields())
