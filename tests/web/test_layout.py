"""Nothing moves unless the game moves it: the zones of a table stay where they are, over a game."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.darwin_player import Newcomer
from tests.web.late_games import open_late
from tests.web.origin_player import Tapper
from tests.web.tables import BOT, ME, begin, open_table
from tests.web.zones import Watch

Visit = Callable[..., Visitor]

SIZES = {
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},
    "low": {"width": 1366, "height": 650},
    "laptop": {"width": 1440, "height": 900},
    "large": {"width": 1920, "height": 1080},
}
MOST_TAPS = 400


@dataclass(frozen=True)
class Played:
    """How a game is played to its end, and the zones that it has beside those of every table."""

    player: Callable[[Page], Tapper | Newcomer]
    zones: frozenset[str]
    before_end: int
    soon: int
    """So many decisions before the end the short test begins."""


GAMES = {
    "origin": Played(Tapper, frozenset({"shore", "pool", "herd"}), 120, 20),
    "darwin": Played(Newcomer, frozenset({"world", "rivals"}), 40, 14),
}
FIXED = {"board", "prompt", "hand", "undo", "confirm", "pass"}
"""Zones of every table, whatever its game."""


def _sit(visit: Visit, size: str, game: str, players: int, before_end: int) -> Page:
    page = visit("/", viewport=SIZES[size]).page
    page.evaluate(
        """localStorage.setItem("galapagos.prefs",
            JSON.stringify({ seal: "hand", speed: "fast", tips: true }))"""
    )
    begin(page, open_late(page, game, [ME, *[BOT] * (players - 1)], before_end))
    return page


def _stays(visit: Visit, game: str, size: str, before_end: int) -> None:
    """Play to the end by taps, and look at the zones before each of them."""
    played = GAMES[game]
    page = _sit(visit, size, game, 3, before_end)
    watch, player = Watch(page), played.player(page)
    taps = 0
    # Nothing is pressed once it is over: the result offers another game.
    while taps < MOST_TAPS and watch.look():
        taps += player.tap()
    assert taps, "nothing was played"
    assert {zone for _, zone in watch.seen} >= FIXED | played.zones
    assert watch.moved == []
    assert watch.cut == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_zones_stay_where_they_are(visit: Visit, game: str, size: str) -> None:
    _stays(visit, game, size, GAMES[game].before_end)


@pytest.mark.parametrize(("game", "size"), [("origin", "phone"), ("darwin", "low")])
def test_the_zones_stay_while_a_game_ends(visit: Visit, game: str, size: str) -> None:
    _stays(visit, game, size, GAMES[game].soon)


@pytest.mark.slow
def test_the_own_zones_are_the_same_at_a_table_of_two_and_of_eight(visit: Visit) -> None:
    found = []
    for players in (2, 8):
        page = visit("/", viewport=SIZES["laptop"]).page
        begin(page, open_table(page, "origin", [ME, *[BOT] * (players - 1)]))
        page.locator("[data-zone=herd]").wait_for()
        watch = Watch(page)
        watch.look()
        found.append({zone: box for (_, zone), box in watch.seen.items()})
    two, eight = found
    for zone in ("prompt", "hand", "undo", "confirm", "pass"):
        assert two[zone] == eight[zone], zone


@pytest.mark.slow
def test_a_tip_and_a_loss_push_nothing(visit: Visit) -> None:
    """What floats comes and goes over the board."""
    page = _sit(visit, "phone", "origin", 2, 60)
    page.locator("[data-zone=herd]").wait_for()
    watch = Watch(page)
    watch.look()
    page.evaluate(
        """() => {
          const strip = document.createElement("p");
          strip.className = "strip";
          strip.textContent = "A tip of several lines. ".repeat(12);
          document.querySelector(".floats").append(strip);
        }"""
    )
    watch.look()
    assert watch.moved == []
