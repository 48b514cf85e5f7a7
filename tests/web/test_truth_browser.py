"""What stands on the screen in a whole game is what the last message said: points, food, hunger,
turn, who lives and where. The thin end of the truth test; the thick one is `test_truth.py`."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.amounts import PATIENCE
from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.darwin_player import Newcomer
from tests.web.origin_player import Tapper
from tests.web.tables import BOT, ME, begin, open_table

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

_LISTEN = """(() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.play) window.__view = message.play.view;
      });
    }
  };
})()"""

_ORIGIN = """() => {
  const number = (node) => Number(node?.textContent.trim() ?? NaN);
  // Tokens are drawn; many of them are one with a number: how many there are, or also of how many.
  const tokens = (tile, number, filled) => {
    if (!tile.querySelector(".bowl") && tile.querySelector(".outlook")) return null;
    const counted = tile.querySelector(`.bowl ${number}`);
    return counted ? parseInt(counted.textContent) : tile.querySelectorAll(filled).length;
  };
  const seats = [...document.querySelectorAll("main section[data-seat]")].map((band) => ({
    seat: Number(band.dataset.seat),
    points: band.querySelector(".points") ? number(band.querySelector(".points")) : null,
    turn: band.querySelector(".plate").classList.contains("turn"),
    animals: [...band.querySelectorAll(".tile[data-tag]")].map((tile) => [
      tile.dataset.tag,
      tokens(tile, ".eaten", ".bowl i.full"),
      tokens(tile, ".kept", ".bowl b.full, .bowl b.stored"),
      tile.classList.contains("hungry"),
    ]).sort(),
  })).sort((a, b) => a.seat - b.seat);
  const centre = document.querySelector(".centre strong");
  return { dom: { seats, centre: centre ? number(centre) : null }, view: window.__view };
}"""

_DARWIN = """() => {
  const number = (node) => Number(node?.textContent.trim() || 0);
  const main = document.querySelector("main");
  const seats = [...document.querySelectorAll("ul[aria-label=Players] button")].map((one) => ({
    points: number(one.querySelector("b")),
    turn: one.classList.contains("turn"),
    passed: one.classList.contains("passed"),
  }));
  const species = [...main.querySelectorAll("[data-species]")].map((tile) => [
    Number(tile.dataset.species),
    tile.closest("[data-tag^='slot:']")?.dataset.tag ?? "",
    number(tile.querySelector(".points")),
    tile.querySelectorAll(".place.plant, .place.meat").length,
    tile.querySelectorAll(".place").length,
  ]).sort((a, b) => a[0] - b[0]);
  return { dom: { seats, species }, view: window.__view };
}"""


def _origin_truth(view: dict[str, Any]) -> dict[str, Any]:
    """What the screen must show of a view, in the words of `_ORIGIN`."""
    turn = view["turn"]
    if view["phase"] == "extinction":
        turn = view["actor"] if view["decision"] == "declaration" else -1
    eats = view["phase"] == "feeding"
    seats = [
        {
            "seat": seat["seat"],
            "points": seat["score"]["total"],
            "turn": view["phase"] != "over" and seat["seat"] == turn,
            "animals": sorted(
                [
                    one["tag"],
                    one["food"],
                    one["fat"] + one["stored"],
                    eats and not one["fed"] and "asleep" not in one["marks"],
                ]
                for one in seat["animals"]
            ),
        }
        for seat in view["seats"]
    ]
    has_centre = eats or bool(view["rolled"])
    return {"seats": seats, "centre": view["centre"] if has_centre else None}


def _darwin_truth(view: dict[str, Any]) -> dict[str, Any]:
    """What the screen must show of a view, in the words of `_DARWIN`."""
    seats = [
        {
            "points": seat["score"]["total"],
            "turn": seat["seat"] in view["owing"],
            "passed": seat["passed"],
        }
        for seat in view["seats"]
    ]
    species = [
        [one["uid"], f"slot:{slot['slot']}", one["points"], *_food(view, one)]
        for slot in view["slots"]
        for one in slot["species"]
    ]
    return {"seats": seats, "species": sorted(species)}


def _food(view: dict[str, Any], one: dict[str, Any]) -> list[int]:
    """How many places on its ground are filled, and how many there are."""
    if view["mode"] == "kids":
        return [0, 0]
    return [one["plants"] + one["meat"], one["stats"]["hearts"]]


def _leave_out(shown: dict[str, Any], true: dict[str, Any]) -> None:
    """What has no room on the screen now: points on a small plate, which its seat's sheet has; food
    on a small tile, where the chances of a picked hunter stand in its place."""
    if shown["points"] is None:
        true["points"] = None
    for animal, real in zip(shown.get("animals", ()), true.get("animals", ()), strict=False):
        if animal[1] is None:
            real[1:3] = animal[1:3]


def _agree(page: Page, look: str, truth: Callable[..., dict[str, Any]]) -> bool:
    """Whether the board is on the screen; then it must show what is true, soon."""
    end = time.monotonic() + PATIENCE
    while True:
        found = page.evaluate(look)
        dom, view = found["dom"], found["view"]
        if not dom["seats"] or view is None:
            return False
        wanted = truth(view)
        for shown, true in zip(dom["seats"], wanted["seats"], strict=True):
            _leave_out(shown, true)
        if dom == wanted:
            return True
        assert time.monotonic() < end, f"shown: {dom}\ntrue: {wanted}"
        page.wait_for_timeout(100)


def _sit(visit: Visit, game: str, viewport: object, players: int, **settings: object) -> Page:
    page = visit("/", viewport=viewport).page
    page.evaluate(
        """localStorage.setItem("galapagos.prefs",
        JSON.stringify({ seal: "once", speed: "off", tips: false, holdLosses: false }))"""
    )
    page.add_init_script(_LISTEN)
    begin(page, open_table(page, game, [ME, *[BOT] * (players - 1)], **settings))
    return page


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_game_of_origin_stands_on_the_screen_as_it_is(visit: Visit, viewport: object) -> None:
    page = _sit(visit, "origin", viewport, 2)
    player, seen = Tapper(page), 0
    for _ in range(900):
        if page.get_by_role("button", name="Rematch").is_visible():
            break
        seen += _agree(page, _ORIGIN, _origin_truth)
        player.tap()
    assert seen > 30


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_game_of_darwin_stands_on_the_screen_as_it_is(visit: Visit, viewport: object) -> None:
    seen = 0
    for _ in range(3):  # one game may be short: its length hangs on the deal
        page = _sit(visit, "darwin", viewport, 2, mode="two")
        player = Newcomer(page)
        for _ in range(400):
            if player.is_over():
                break
            seen += _agree(page, _DARWIN, _darwin_truth)
            player.play(1)
        if seen > 20:
            return
    raise AssertionError(f"only {seen} moments were looked at")
