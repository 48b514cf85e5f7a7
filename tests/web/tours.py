"""Every page there is, and how to get there."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, TimeoutError

from tests.web.darwin_tables import take_position
from tests.web.finished import play_out
from tests.web.late_games import open_late
from tests.web.origin_positions import ATTACK, HUNTED, position
from tests.web.origin_positions import take_position as take_origin
from tests.web.tables import BOT, ME, OPEN, begin

_PRESS_AGAIN: Final = 5_000.0
"""Milliseconds after which a key is pressed again: while a scene is told, it may not be heard."""

_PRESSES: Final = 60


@dataclass(frozen=True)
class Place:
    """A page with something on it."""

    name: str
    go: Callable[[Page], None]


def _address(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")

    return go


def _lobby(page: Page) -> None:
    code = open_late(page, "origin", [ME, OPEN, BOT], 40)
    page.goto(f"/t/{code}")
    page.locator(".start .button.primary").wait_for()


def _table(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        begin(page, open_late(page, game, [ME, BOT, BOT], 30))
        page.locator(".prompt.yours").wait_for()

    return go


def _to_act(game: str) -> Callable[[Page], None]:
    """A table whose seat has something to choose from: nothing is listed before."""

    def go(page: Page) -> None:
        _table(game)(page)
        see_losses(page, "[aria-keyshortcuts=a]")

    return go


def _result(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/t/{play_out(page, game)}")
        page.locator("#result-title").wait_for()
        page.locator(".awards").wait_for()

    return go


def _review(game: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(f"/review/{play_out(page, game)}")
        page.get_by_role("slider").first.wait_for()

    return go


def _mine(page: Page) -> None:
    open_late(page, "darwin", [ME, OPEN], 10)
    _address("/mine")(page)


def _key(go: Callable[[Page], None], key: str) -> Callable[[Page], None]:
    """What a key opens over a page."""

    def open_it(page: Page) -> None:
        go(page)
        for _ in range(_PRESSES):
            page.keyboard.press(key)
            with suppress(TimeoutError):
                return page.locator("dialog[open]").wait_for(timeout=_PRESS_AGAIN)
        raise AssertionError(f"the key {key} opens nothing")

    return open_it


def see_losses(page: Page, piece: str) -> None:
    """Go on past own losses, which hold the story, until a piece is there."""
    wanted = page.locator(piece)
    go_on = page.locator("[data-go-on]")
    wanted.or_(go_on).first.wait_for()
    while not wanted.count():
        go_on.click()
        wanted.or_(go_on).first.wait_for()


def _tap(
    go: Callable[[Page], None], piece: str, opened: str = "dialog[open]"
) -> Callable[[Page], None]:
    """What a tap on a piece opens over a page."""

    def open_it(page: Page) -> None:
        go(page)
        see_losses(page, piece)
        page.locator(piece).first.click()
        page.locator(opened).first.wait_for()

    return open_it


def _defence(page: Page) -> None:
    take_origin(page, position(HUNTED, 2, **ATTACK))
    page.locator("dialog[open]").wait_for()


def _darwin(name: str) -> Callable[[Page], None]:
    return lambda page: take_position(page, name)


PLACES = [
    Place("home", _address("/")),
    Place("lobby", _lobby),
    Place("origin", _table("origin")),
    Place("darwin", _table("darwin")),
    Place("origin-result", _result("origin")),
    Place("darwin-result", _result("darwin")),
    Place("origin-review", _review("origin")),
    Place("darwin-review", _review("darwin")),
    Place("mine", _mine),
    Place("learn", _address("/learn")),
    Place("origin-lesson", _address("/learn/origin")),
    Place("darwin-lesson", _address("/learn/darwin")),
    Place("origin-rules", _address("/rules/origin")),
    Place("darwin-rules", _address("/rules/darwin")),
    Place("origin-cards", _address("/cards/origin")),
    Place("darwin-cards", _address("/cards/darwin")),
    Place("nowhere", _address("/nowhere")),
]

# What lies over a page.
SHEETS = [
    Place("preferences", _tap(_address("/"), "header .menu")),
    Place("origin-menu", _tap(_table("origin"), "header .menu")),
    Place("darwin-menu", _tap(_table("darwin"), "header .menu")),
    Place("keys", _key(_table("origin"), "?")),
    Place("origin-actions", _key(_to_act("origin"), "a")),
    Place("origin-card", _tap(_table("origin"), ".hand .card", ".card.picked")),
    Place("origin-defence", _defence),
    Place("darwin-actions", _key(_to_act("darwin"), "a")),
    Place("darwin-forecast", _key(_table("darwin"), "v")),
    Place("darwin-player", _tap(_table("darwin"), "[data-zone=rivals] button")),
    Place("darwin-biome", _tap(_table("darwin"), ".plate")),
    Place("darwin-species", _tap(_table("darwin"), "[data-species]")),
    Place("darwin-builder", _tap(_darwin("turn"), ".hand [data-card]", ".builder")),
    Place("darwin-loss", _darwin("degenerate")),
    Place("darwin-heirs", _darwin("bequeath")),
]
