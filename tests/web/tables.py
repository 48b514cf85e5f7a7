"""Opening tables for a test of the page: who sits there, from which position, and the start."""

from typing import TYPE_CHECKING

from galapagos.bots.characters import CHARACTERS

if TYPE_CHECKING:
    from playwright.sync_api import Page

Seat = dict[str, str]
ME: Seat = {"kind": "me"}
OPEN: Seat = {"kind": "open"}
BOT: Seat = {"kind": "bot", "level": "hatchling"}

PRESS_BOTH = """async (button) => {
  button.click();
  await new Promise(requestAnimationFrame);
  document.querySelector("dialog [data-seal]").click();
}"""
"""Press a button, and at once the seal of the question that it opens."""


def here(name: str) -> Seat:
    """Somebody else at the same screen."""
    return {"kind": "here", "name": name}


def open_table(page: "Page", game: str, seats: list[Seat], **settings: object) -> str:
    """Open a table, from a position or with other settings; return its code.

    Its bots are always the same characters: Fern, Pebble and so on."""
    folk = (one.key for one in CHARACTERS)
    seats = [seat | {"character": next(folk)} if seat["kind"] == "bot" else seat for seat in seats]
    answer = page.request.post("/api/tables", data={"game": game, "seats": seats} | settings)
    assert answer.ok, answer.text()
    return str(answer.json()["code"])


def begin(page: "Page", code: str) -> None:
    """Go to a table whose seats are taken, and start its game; in any language."""
    page.goto(f"/t/{code}")
    page.locator(".start .button.primary").click()
    page.locator(".prompt").first.wait_for()


def begin_together(host: "Page", guest: "Page", code: str) -> None:
    """Let a guest sit down on the open seat of a table, and the host start its game."""
    host.goto(f"/t/{code}")
    guest.goto(f"/t/{code}")
    guest.get_by_role("button", name="Sit here").click()
    start = host.locator(".start .button.primary:not([aria-disabled=true])")
    start.click()
    for page in (host, guest):
        page.locator(".prompt").first.wait_for()
