"""Somebody clumsy at a table: taps, double-taps, drags, keys, reloads and turns of the phone, at
random from a seed.

What the page does is watched from inside (`WATCH`): what is sent, what is pressed and how long that
control had meant the same, and every word of refusal. A pass is meant only if a control was pressed
that had meant the same for `GUARD_MS`; E and its like never pass. Now and then somebody sensible
sits down (`Tapper`, `Newcomer`) and must be able to play on from wherever the clumsy one has got
to."""

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Error as Trouble
from playwright.sync_api import Page

from tests.web.conftest import MILLISECONDS
from tests.web.darwin_player import Newcomer
from tests.web.origin_player import Tapper
from tests.web.tables import BOT, ME, begin, open_table

GUARD_MS = 600
KEPT = 30
_BURST = 40
_MOST_TAPS = 150
_SOON = 5_000
"""Milliseconds for one tap of the sensible player."""
_RESCUE = 90.0
"""Seconds in which a sensible player must have got on; the machine may be slow."""
_KEYS = (
    *"eeeuphvmtac123456789?",
    *("Enter", "Space", "Escape", "Tab", "Shift+Tab", "Backspace", "Delete", "F6"),
    *("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"),
    *("Control+Enter", "Control+z"),
)
_PREFS = """localStorage.setItem("galapagos.prefs", JSON.stringify({
    ...JSON.parse(localStorage.getItem("galapagos.prefs") ?? "{}"),
    language: "en", speed: "fast" }))"""

WATCH = """(() => {
  const seen = (window.__seen = { passes: [], mute: [], serial: -1, status: "", auto: "" });
  const since = new Map();          // control -> what it means, and since when
  const CONTROLS = "button, a[href], [role=menuitem]";
  const meaning = (node) => [
    node.textContent.trim(), node.getAttribute("aria-label") ?? "",
    // What waits for its guard means already what it will do then.
    "guarded" in node.dataset ? "false" : node.getAttribute("aria-disabled") ?? "",
    node.disabled ?? "",
  ].join("|");
  const look = () => {
    const now = performance.now();
    for (const node of document.querySelectorAll(CONTROLS)) {
      const means = meaning(node);
      if (since.get(node)?.means !== means) since.set(node, { means, at: now });
    }
    for (const node of since.keys()) if (!node.isConnected) since.delete(node);
    for (const one of document.querySelectorAll(".refusal, [role=alert]:not(.sr-only)"))
      if (one.getClientRects().length && !one.textContent.trim()) seen.mute.push(one.outerHTML);
  };
  const tick = () => { look(); requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  let last = { what: "nothing", at: -1e9, age: 0 };
  const press = (node, how) => {
    const control = node instanceof Element ? node.closest(CONTROLS) : null;
    const kept = control ? since.get(control) : undefined;
    const now = performance.now();
    const same = kept && kept.means === meaning(control);
    last = { what: `${how} ${control ? meaning(control) : "no control"}`, at: now,
             age: same ? now - kept.at : 0, how };
  };
  addEventListener("click", (event) =>
    press(event.target, event.detail ? "click" : "key on"), true);
  addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") last =
      { what: `key ${event.key}`, at: performance.now(), age: 0, how: "key" };
    else if (event.ctrlKey) last =
      { what: "key Control+Enter", at: performance.now(), age: 0, how: "key" };
  }, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    try {
      const message = JSON.parse(data);
      if (message.type === "act" && /^pass\\b/.test(message.action))
        seen.passes.push({
          ...last, ago: performance.now() - last.at, auto: seen.auto === message.action });
    } catch { /* not ours */ }
    return send.call(this, data);
  };
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.table) seen.status = message.table.status;
        if (message.type !== "welcome" && message.type !== "update") return;
        seen.serial = message.serial;
        seen.auto = message.play?.legal?.auto ?? "";
      });
    }
  };
})()"""

_ANYTHING = "button, a[href], input, select, summary, [data-piece], .card, .tile, canvas, svg"
_HANDING_OVER = "[data-seal], .prompt button, .dock button, dialog[open] button"
_TARGETS_IN = """(kinds) => [...document.querySelectorAll(kinds)]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.width > 2 && box.height > 2)
  .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
  .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)"""


@dataclass
class Clumsy:
    """Plays one game, again and again, without looking."""

    page: Page
    game: str
    seed: int
    errors: list[str]
    options: dict[str, object] = field(default_factory=dict)
    players: int = 3

    def __post_init__(self) -> None:
        self.chance = Random(self.seed)
        self.done: deque[str] = deque(maxlen=KEPT)
        self.code = ""
        self.gestures = self.passes = self.games = 0
        size = self.page.viewport_size
        assert size is not None
        self.is_phone = size["width"] < 700
        self.page.add_init_script(WATCH)

    def play(self, seconds: float) -> None:
        """Be clumsy for so long; fail with the seed and the last gestures."""
        try:
            self._sit_down()
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                for _ in range(_BURST):
                    self._gesture()
                    if time.monotonic() > end:
                        break
                self._look()
                self._rescue()
        except AssertionError as error:
            told = "\n  ".join(self.done)
            raise AssertionError(
                f"{error}\nseed {self.seed}, {self.game}; the last gestures:\n  {told}"
            ) from error

    # --- gestures ----------------------------------------------------------------------------

    def _gesture(self) -> None:
        kinds: list[tuple[int, Callable[[], str]]] = [
            (40, self._tap),
            (15, self._double_tap),
            (10, self._hammer),
            (12, self._drag),
            (25, self._key),
            (4, self._hold),
            (3, self._turn if self.is_phone else self._resize),
            (1, self._reload),
        ]
        if f"/t/{self.code}" not in self.page.url:
            self._come_back()
        weights = [weight for weight, _ in kinds]
        gesture = self.chance.choices([one for _, one in kinds], weights)[0]
        try:
            said = gesture()
        except Trouble as trouble:
            # A page that is being left takes no gesture: it is found again at the next look.
            said = f"{gesture.__name__} in vain: {str(trouble).splitlines()[0]}"
        self.done.append(said)
        self.gestures += 1
        self.page.wait_for_timeout(self.chance.choice((0, 20, 60, 120, 250, 400)))

    def _spot(self) -> tuple[float, float]:
        size = self.page.viewport_size
        assert size is not None
        is_aimed = self.chance.random() < 0.8
        targets = self.page.evaluate(_TARGETS_IN, _ANYTHING) if is_aimed else []
        if targets:
            x, y = self.chance.choice(targets)
            return float(x), float(y)
        return self.chance.uniform(1, size["width"] - 1), self.chance.uniform(1, size["height"] - 1)

    def _press(self, x: float, y: float) -> None:
        if self.is_phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _tap(self) -> str:
        x, y = self._spot()
        said = f"tap {x:.0f},{y:.0f} {self._what(x, y)}"
        self._press(x, y)
        return said

    def _double_tap(self) -> str:
        x, y = self._spot()
        said = f"double-tap {x:.0f},{y:.0f} {self._what(x, y)}"
        self._press(x, y)
        self.page.wait_for_timeout(self.chance.choice((40, 120, 250)))
        self._press(x, y)
        return said

    def _hammer(self) -> str:
        """Tap again and again where one confirms, passes or answers: what comes up there is hit."""
        boxes = self.page.evaluate(_TARGETS_IN, _HANDING_OVER)
        if not boxes:
            return "hammer at nothing"
        x, y = self.chance.choice(boxes)
        said = f"hammer {x:.0f},{y:.0f} {self._what(x, y)}"
        for _ in range(self.chance.randint(2, 5)):
            self._press(x, y)
            self.page.wait_for_timeout(self.chance.choice((30, 90, 200)))
        return said

    def _hold(self) -> str:
        x, y = self._spot()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.wait_for_timeout(450)
        self.page.mouse.up()
        return f"hold {x:.0f},{y:.0f}"

    def _drag(self) -> str:
        (x, y), (to_x, to_y) = self._spot(), self._spot()
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=3)
        self.page.mouse.move(to_x, to_y, steps=3)
        self.page.mouse.up()
        return f"drag {x:.0f},{y:.0f} to {to_x:.0f},{to_y:.0f}"

    def _key(self) -> str:
        key = self.chance.choice(_KEYS)
        self.page.keyboard.press(key)
        return f"key {key}"

    def _turn(self) -> str:
        size = self.page.viewport_size
        assert size is not None
        self.page.set_viewport_size({"width": size["height"], "height": size["width"]})
        return "turn the phone"

    def _resize(self) -> str:
        width, height = self.chance.choice(((1366, 768), (1366, 650), (1440, 900), (1024, 700)))
        self.page.set_viewport_size({"width": width, "height": height})
        return f"resize to {width}x{height}"

    def _reload(self) -> str:
        self.page.reload()
        return "reload"

    def _what(self, x: float, y: float) -> str:
        found: Any = self.page.evaluate(
            """([x, y]) => { const one = document.elementFromPoint(x, y);
              const control = one?.closest("button, a, [data-piece], dialog, section") ?? one;
              return control ? `${control.tagName} ${control.textContent.trim()}` : "" }""",
            [x, y],
        )
        return " ".join(str(found).split())[:60]

    # --- what must hold -----------------------------------------------------------------------

    def _look(self) -> None:
        """Nothing was said without words, no error came up, nobody passed by a slip."""
        assert self.errors == [], f"errors in the console: {self.errors}"
        seen = self._seen()
        if seen is None:
            return
        assert not seen["mute"], f"a message without words: {seen['mute'][0]}"
        for one in seen["passes"]:
            self.passes += 1
            told = f"a pass nobody meant: {one}"
            if one["auto"]:
                continue  # the only answer there was
            assert one.get("how") != "key", told
            assert one["age"] >= GUARD_MS - 20, told  # a frame or so
        self.page.evaluate("window.__seen.passes = []")

    def _seen(self) -> dict[str, Any] | None:
        try:
            found: dict[str, Any] | None = self.page.evaluate("window.__seen ?? null")
        except Trouble:
            return None
        return found

    def _rescue(self) -> None:
        """Somebody sensible sits down: the game goes on, whatever is open or half done."""
        self._come_back()
        seen = self._seen()
        if seen is None or seen["status"] != "playing":
            self._sit_down()
            return
        self.page.set_viewport_size(
            {"width": 390, "height": 844} if self.is_phone else {"width": 1366, "height": 768}
        )
        sensible = Tapper(self.page) if self.game == "origin" else Newcomer(self.page)
        end = time.monotonic() + _RESCUE
        taps = 0
        while taps < _MOST_TAPS and time.monotonic() < end:
            now = self._seen()
            if now is None or now["serial"] > seen["serial"] or now["status"] != "playing":
                self.page.evaluate("window.__seen && (window.__seen.passes = [])")
                return
            try:
                taps += sensible.tap()
            except Trouble as trouble:
                self.done.append(f"(in vain: {str(trouble).splitlines()[0]})")
                self.page.keyboard.press("Escape")  # log and chat, say, lie over it
            if taps % 10 == 9:
                self.page.keyboard.press("Escape")
        prompt = self.page.locator(".prompt").all_inner_texts()
        raise AssertionError(f"no way on after {taps} sensible taps; the prompt says {prompt}")

    def _come_back(self) -> None:
        """Whoever has wandered off, or reads another language now, returns to the table."""
        is_here = f"/t/{self.code}" in self.page.url
        is_english = self.page.evaluate("document.documentElement.lang").startswith("en")
        if is_here and is_english:
            return
        self.done.append("(back to the table)")
        self.page.set_default_timeout(MILLISECONDS)
        self.page.evaluate(_PREFS)
        self.page.goto(f"/t/{self.code}")
        self.page.locator(".prompt, .start, .result, h1").first.wait_for()
        self.page.wait_for_function("window.__seen?.status")
        self.page.set_default_timeout(_SOON)

    def _sit_down(self) -> None:
        """Open a new table against easy bots."""
        self.page.set_default_timeout(MILLISECONDS)
        self.page.goto("/")
        self.page.evaluate(_PREFS)
        seats = [ME, *[BOT] * (self.players - 1)]
        self.code = open_table(self.page, self.game, seats, **self.options)
        begin(self.page, self.code)
        # What is covered cannot be tapped: somebody sensible looks for another way soon.
        self.page.set_default_timeout(_SOON)
        self.games += 1
        self.done.append(f"(game {self.games} at {self.code})")
