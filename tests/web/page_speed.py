"""How fast the page is: ``make bench-page``. Prints one line of JSON.

What the first page loads, how long until a table can be played at, from a tap on a card to lit
targets, from the seal to the animal that stands on the table; and how smoothly scenes are told: the
last turns of a full table of both games, and dusk that falls. That is measured twice: as it runs on
a processor slowed four times, which says something on a quiet machine only, and as processor
time of what the browser does for it, which a busy machine changes little. ``--rounds`` says how
often; the median is told."""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, CDPSession, Page, Response, WebSocket, sync_playwright

from tests.served import Server, free_port
from tests.web.conftest import FLAGS, LAPTOP, chromium
from tests.web.filmstrip import HUNTER, RIVAL
from tests.web.late_games import open_late
from tests.web.origin_positions import position, take_position
from tests.web.tables import BOT, ME, begin

Found = TypeVar("Found")

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
  const herd = () => document.querySelectorAll('.mine .tile').length;
  const stood = herd();
  const sent = performance.now();
  document.querySelector('[data-seal]').click();
  while (herd() === stood) await new Promise(requestAnimationFrame);
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
_TOLD = """async (ms) => {
  document.querySelector("[data-seal]").click();
  const sure = setInterval(() => document.querySelector("dialog [data-seal]")?.click(), 100);
  await new Promise((done) => setTimeout(done, ms));
  clearInterval(sure);
}"""
"""The same without a look at every frame: only what moves asks for frames."""
_SCENE_MS = 4_000
_SETTLED_MS = 1_000
"""Until pictures and letters of a table that was opened have been drawn."""
_WORK = ("UpdateLayoutTree", "Layout", "Paint")
"""What is counted: styles worked out, boxes laid out, things painted."""
FULL = {"origin": 8, "darwin": 6}
"""So many sit at a full table."""
DUSK = "dusk"
"""Day becomes dusk at a table of Origin, and food is rolled."""


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


def _sit(page: Page, scene: str) -> None:
    """Sit where a scene is one tap away: the viewer gives the turn away, and that is told."""
    page.evaluate(_BY_HAND)
    if scene == DUSK:
        text = position(HUNTER + RIVAL, 2, passed="P2", phase="evolution", centre="0")
        take_position(page, text)
    else:
        begin(page, open_late(page, scene, [ME, *[BOT] * (FULL[scene] - 1)], 1))
    page.locator("[data-seal]:not([aria-disabled=true])").wait_for()
    page.wait_for_timeout(_SETTLED_MS)


def smoothness(page: Page, scene: str) -> dict[str, float]:
    """Return how smoothly a scene is told on a slowed processor."""
    _sit(page, scene)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": _SLOWED})
    found = page.evaluate(_FRAMES, _SCENE_MS)
    frames = sorted(found["frames"])
    return {
        "frames_per_second": round(1000 * len(frames) / sum(frames), 1),
        "slow_frame_ms": round(frames[int(len(frames) * 0.95)], 1),
        "long_tasks": len(found["tasks"]),
        "longest_task_ms": round(max(found["tasks"], default=0)),
    }


def effort(page: Page, scene: str) -> dict[str, float]:
    """Return the processor time of a scene at full speed: of the page's own thread for each event
    that is told, of its longest task, and of the whole browser for a second of it."""
    events = 0

    def came(frame: str | bytes) -> None:
        nonlocal events
        play = json.loads(frame).get("play") or {}
        events += len(play.get("events", ()))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", came)

    page.on("websocket", opened)
    _sit(page, scene)
    events = 0
    browser = page.context.browser
    assert browser is not None
    line = browser.new_browser_cdp_session()
    with _traced(page, line) as traced:
        before = _processor_seconds(line)
        page.evaluate(_TOLD, _SCENE_MS)
        spent = _processor_seconds(line) - before
    tasks = [one["tdur"] / 1000 for one in traced if one["name"].endswith("RunTask")]
    count = {name: sum(one["name"] == name for one in traced) for name in _WORK}
    return {
        "events": events,
        "main_ms": round(sum(tasks)),
        "main_frames": sum(one["name"] == "ProxyMain::BeginMainFrame" for one in traced),
        "main_ms_per_event": round(sum(tasks) / max(1, events), 2),
        "longest_ms": round(max(tasks), 1),
        "browser_share": round(spent / (_SCENE_MS / 1000), 2),
        "nodes": page.evaluate("document.querySelectorAll('*').length"),
        **{name.lower() + "s": times for name, times in count.items()},
    }


def _processor_seconds(line: CDPSession) -> float:
    """Return the processor time that all processes of the browser have used."""
    told = line.send("SystemInfo.getProcessInfo")["processInfo"]
    return float(sum(one["cpuTime"] for one in told))


@contextmanager
def _traced(page: Page, line: CDPSession) -> Iterator[list[dict[str, Any]]]:
    """Fill a list with what the main thread of a page did, each with its processor time."""
    heard: list[dict[str, Any]] = []
    ended: list[object] = []
    found: list[dict[str, Any]] = []
    line.on("Tracing.dataCollected", lambda told: heard.extend(told["value"]))
    line.on("Tracing.tracingComplete", lambda told: ended.append(told))
    config = {"includedCategories": ["toplevel", "devtools.timeline", "cc"]}
    line.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield found
    line.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    main = {
        (one["pid"], one["tid"])
        for one in heard
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    found += [one for one in heard if (one["pid"], one["tid"]) in main and "tdur" in one]


def _each(browser: Browser, url: str, rounds: int, measure: Callable[[Page], Found]) -> list[Found]:
    """Return what so many newcomers measure, one after the other."""
    found = []
    for _ in range(rounds):
        page = browser.new_page(base_url=url, viewport=LAPTOP)  # type: ignore[arg-type]
        with page.expect_response("**/api/me"):
            page.goto("/")
        found.append(measure(page))
        page.close()
    return found


def _medians(found: list[dict[str, float]]) -> dict[str, float]:
    return {key: statistics.median(one[key] for one in found) for key in found[0]}


def main() -> int:
    parser = argparse.ArgumentParser(prog="page_speed", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds: int = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), free_port())
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        each = partial(_each, browser, server.url, rounds)
        try:
            kilobytes = first_load(browser, server.url)
            loads = {game: statistics.median(each(partial(table_load, game=game))) for game in FULL}
            echoes = each(echo)
            scenes = {
                scene: _medians(each(partial(smoothness, scene=scene)))
                | _medians(each(partial(effort, scene=scene)))
                for scene in (*FULL, DUSK)
            }
        finally:
            browser.close()
            server.stop()
    found = {
        "first_load_kb": round(kilobytes, 1),
        "table_ms": {game: round(ms) for game, ms in loads.items()},
        "lit_ms": round(statistics.median(lit for lit, _ in echoes), 1),
        "echo_ms": round(statistics.median(told for _, told in echoes), 1),
        "scene": scenes,
    }
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
