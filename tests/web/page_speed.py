"""How fast the page is: ``make bench-page``. Prints one line of JSON.

What the first page loads, how long until a table can be played at, from a tap on a card to lit
targets, from the seal to the line of the log that the server tells; and how smoothly a full table
runs on a slow machine: the last turns of eight, told one after the other."""

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.served import Server, free_port
from tests.web.conftest import FLAGS, LAPTOP, chromium
from tests.web.late_games import open_late
from tests.web.tables import BOT, ME, begin

Found = TypeVar("Found")

ROUNDS = 5
_ECHO = """async () => {
  const prompt = document.querySelector('.prompt');
  const before = prompt.textContent;
  const card = document.querySelector('.hand .card:not(.dimmed)');
  const began = performance.now();
  card.click();
  await new Promise((done) => {
    new MutationObserver(done).observe(document.body, {subtree: true, childList: true,
      attributes: true, characterData: true});
  });
  const lit = performance.now() - began;
  document.querySelector('.new.lit').click();
  while (prompt.textContent === before) await new Promise(requestAnimationFrame);
  const lines = () => document.querySelectorAll('aside li').length;
  const told = lines();
  const sent = performance.now();
  document.querySelector('[data-seal]').click();
  while (lines() === told) await new Promise(requestAnimationFrame);
  return [lit, performance.now() - sent];
}"""

_BY_HAND = """localStorage.setItem("galapagos.prefs", JSON.stringify({ seal: "hand" }))"""
_SLOWED = 4
"""How many times slower the processor is made for the scene."""
_FRAMES = """async (ms) => {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
  document.querySelector("[data-seal]").click();
  const frames = [];
  const began = performance.now();
  for (let last = began; last - began < ms; ) {
    const now = await new Promise(requestAnimationFrame);
    document.querySelector("dialog [data-seal]")?.click(); // whether that is meant
    frames.push(now - last);
    last = now;
  }
  return { frames: frames.slice(1), tasks };
}"""
_SCENE_MS = 4_000


def first_load(browser: Browser, url: str) -> float:
    """Return the kilobytes of script and style that a newcomer's first page takes."""
    page = browser.new_page(base_url=url, viewport=LAPTOP)  # type: ignore[arg-type]
    sizes: list[int] = []

    def came(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes.append(response.request.sizes()["responseBodySize"])

    page.on("response", came)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.close()
    return sum(sizes) / 1024


def table_load(page: Page, game: str) -> float:
    """Return the milliseconds from the address of a running table to its question."""
    begin(page, open_late(page, game, [ME, BOT], 30))
    address = page.url
    page.goto("about:blank")
    began = time.perf_counter()
    page.goto(address)
    page.locator(".prompt").first.wait_for()
    return (time.perf_counter() - began) * 1000


def echo(page: Page) -> tuple[float, float]:
    """Return the milliseconds from a card to lit targets, and from the seal to its echo."""
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".prompt.yours").wait_for()
    page.locator(".hand .card").first.wait_for()
    lit, told = page.evaluate(_ECHO)
    return lit, told


def scene(page: Page) -> dict[str, float]:
    """Return how smoothly the last turns at a table of eight are told, on a slowed processor."""
    page.evaluate(_BY_HAND)
    begin(page, open_late(page, "origin", [ME, *[BOT] * 7], 1))
    page.locator("[data-seal]:not([aria-disabled=true])").wait_for()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWED})
    found = page.evaluate(_FRAMES, _SCENE_MS)
    frames = sorted(found["frames"])
    return {
        "frames_per_second": round(1000 * len(frames) / sum(frames), 1),
        "slow_frame_ms": round(frames[int(len(frames) * 0.95)], 1),
        "long_tasks": len(found["tasks"]),
        "longest_task_ms": round(max(found["tasks"], default=0)),
    }


def _each(browser: Browser, url: str, measure: Callable[[Page], Found]) -> list[Found]:
    """Return what so many newcomers measure, one after the other."""
    found = []
    for _ in range(ROUNDS):
        page = browser.new_page(base_url=url, viewport=LAPTOP)  # type: ignore[arg-type]
        with page.expect_response("**/api/me"):
            page.goto("/")
        found.append(measure(page))
        page.close()
    return found


def main() -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), free_port())
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            kilobytes = first_load(browser, server.url)
            loads = {
                game: statistics.median(_each(browser, server.url, partial(table_load, game=game)))
                for game in ("origin", "darwin")
            }
            echoes = _each(browser, server.url, echo)
            scenes = _each(browser, server.url, scene)
        finally:
            browser.close()
            server.stop()
    found = {
        "first_load_kb": round(kilobytes, 1),
        "table_ms": {game: round(ms) for game, ms in loads.items()},
        "lit_ms": round(statistics.median(lit for lit, _ in echoes), 1),
        "echo_ms": round(statistics.median(told for _, told in echoes), 1),
        "scene": {key: statistics.median(one[key] for one in scenes) for key in scenes[0]},
    }
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
