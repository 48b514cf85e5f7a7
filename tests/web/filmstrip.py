"""Films scenes of both games: one picture for every so many milliseconds, side by side in a strip.

``python -m tests.web.filmstrip FOLDER [SCENE ...]`` writes a WebP for each scene, on a phone and on
a laptop. The page's clock stands still between two pictures, and its animations are set to the
time, so that a strip is the same each time."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.served import Server, free_port
from tests.web import darwin_tables
from tests.web.conftest import FLAGS, chromium
from tests.web.late_games import open_late
from tests.web.origin_positions import position, take_position
from tests.web.tables import BOT, ME, begin

STEP = 100
SIZES = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1366, "height": 650}}
SHOWN = {"phone": 130, "laptop": 300}
"""How wide a picture is in the strip."""
_SEEK = """(step) => {
  const film = (window.__film ??= new Map());
  for (const one of document.getAnimations()) {
    if (!film.has(one)) film.set(one, 0);
    else film.set(one, film.get(one) + step);
    one.pause();
    const end = one.effect.getComputedTiming().endTime;
    one.currentTime = Math.min(film.get(one), end);
    if (film.get(one) >= end) one.finish();
  }
}"""
_STRIP = """async ([pictures, wide, columns]) => {
  const images = await Promise.all(pictures.map(async (one) => {
    const image = new Image();
    image.src = `data:image/png;base64,${one}`;
    await image.decode();
    return image;
  }));
  const high = Math.round((wide * images[0].height) / images[0].width);
  const rows = Math.ceil(images.length / columns);
  const canvas = new OffscreenCanvas(columns * (wide + 4), rows * (high + 4));
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#111";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const across = (n) => (n % columns) * (wide + 4);
  const down = (n) => Math.floor(n / columns) * (high + 4);
  images.forEach((one, n) => pen.drawImage(one, across(n), down(n), wide, high));
  const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.7 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(""));
}"""
RIVAL = """
    P2 hand: tail_loss*2
    P2 laid: 2
    P2a: card=piracy
    P2b: card=running running:running
"""
HUNTER = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming carnivorous:parasite/carnivorous
    P1b: card=swimming
"""


QUIET_MS = 1_500
"""A message is not on its way any more if nothing came for so long."""
LOOK_MS = 50
SHEDS = RIVAL.replace("card=running running:running", "card=running tail_loss:tail_loss")
POISONS = RIVAL.replace(
    "card=running running:running", "card=running poisonous:poisonous/carnivorous"
)
MIMICS = RIVAL.replace("card=running running:running", "card=running mimicry:mimicry")
GRAZER = HUNTER.replace("P1b: card=swimming", "P1b: card=swimming grazing:grazing/fat_tissue")


def _feed(page: Page) -> None:
    take_position(page, position(HUNTER + RIVAL, 2))
    page.locator(".prompt.yours").wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
    page.locator("main [data-tag=P1b]").click()


def _hunt(prey: str, rival: str = RIVAL) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        take_position(page, position(HUNTER + rival, 2))
        page.locator(".prompt.yours").wait_for()
        page.locator(".prompt .verb", has_text="Hunt").click()
        page.locator(f"main [data-tag={prey}].lit").wait_for()
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
        page.locator(f"main [data-tag={prey}]").click()
        if "poisonous" in rival:  # the page asks first, and takes no press for a moment
            page.clock.run_for(700)
            page.get_by_role("button", name="Do it anyway").click()

    return go


def _graze(page: Page) -> None:
    take_position(page, position(GRAZER + RIVAL, 2))
    verb = page.locator(".prompt .verb", has_text="Graze")
    verb.wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
    verb.click()


def _pass(**values: str) -> Callable[[Page], None]:
    """The viewer passes last: food is rolled, or whoever is hungry dies."""

    def go(page: Page) -> None:
        take_position(page, position(HUNTER + RIVAL, 2, passed="P2", **values))
        _give_away(page)

    return go


def _give_away(page: Page) -> None:
    page.locator("[data-seal]:not([aria-disabled=true])").wait_for()
    page.locator("[data-seal]").click()
    anyway = page.get_by_role("button", name="Do it anyway")
    page.wait_for_timeout(900)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
    if anyway.count():
        anyway.click(force=True)


def _end(page: Page) -> None:
    """The viewer passes, and that was the game."""
    begin(page, open_late(page, "origin", [ME, BOT, BOT], 1))
    _give_away(page)


def _tell(words: str) -> Callable[[Page], None]:
    """Darwin: the viewer passes last, and the story comes to a sentence with these words."""

    def go(page: Page) -> None:
        darwin_tables.take_position(page, "last")
        darwin_tables.verb(page, "Pass").click()
        page.wait_for_timeout(900)
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
        darwin_tables.sheet(page).get_by_role("button", name="Pass", exact=True).click()
        told = page.locator(".story .words p")
        told.wait_for()
        while words not in told.inner_text():
            page.locator(".story .controls button").nth(2).click()
            page.clock.run_for(20)

    return go


SCENES: dict[str, tuple[Callable[[Page], None], int, int]] = {
    "feed": (_feed, 8, STEP),
    "hunt": (_hunt("P2a"), 26, STEP),
    "hunt-runner": (_hunt("P2b"), 32, STEP),
    "hunt-tail": (_hunt("P2b", SHEDS), 32, STEP),
    "hunt-mimic": (_hunt("P2b", MIMICS), 36, STEP),
    "hunt-poison": (_hunt("P2b", POISONS), 32, STEP),
    "graze": (_graze, 12, STEP),
    "food": (_pass(phase="evolution", centre="0"), 28, STEP),
    "night": (_pass(centre="0"), 24, STEP),
    "end": (_end, 44, STEP),
    "darwin-hunt": (_tell("eats your"), 8, 4 * STEP),
    "darwin-starves": (_tell("Warthog"), 8, 4 * STEP),
    "darwin-event": (_tell("Event:"), 8, 2 * STEP),
    "darwin-drift": (_tell("replaces"), 8, 2 * STEP),
}
"""How to begin each scene, how many pictures it has, and how many milliseconds lie between them."""


class Line:
    """Hears what comes to a page: the answers of others take their time, whatever it shows."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = 0
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, _frame: object) -> None:
        self.heard += 1

    def wait(self) -> None:
        """Wait until nothing more comes; whatever begins to move meanwhile stands still."""
        before = -1
        while before != self.heard:
            before = self.heard
            for _ in range(QUIET_MS // LOOK_MS):
                self.page.evaluate(_SEEK, 0)
                self.page.wait_for_timeout(LOOK_MS)


def advance(page: Page, step: int, look: Callable[[], None]) -> None:
    """Look at what runs so many milliseconds on."""
    page.evaluate(_SEEK, step)
    look()
    page.clock.run_for(step)


def film(page: Page, count: int, step: int) -> list[str]:
    """Take so many pictures of what runs now, so many milliseconds apart."""
    pictures: list[str] = []
    for _ in range(count):
        advance(
            page,
            step,
            lambda: pictures.append(base64.b64encode(page.screenshot()).decode()),
        )
    return pictures


def strip(browser: Browser, pictures: list[str], wide: int, columns: int) -> bytes:
    packer = browser.new_page()
    packed = packer.evaluate(_STRIP, [pictures, wide, columns])
    packer.close()
    return base64.b64decode(packed)


def main() -> int:
    folder, *wanted = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), free_port())
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for name in wanted or SCENES:
                go, count, step = SCENES[name]
                for size, viewport in SIZES.items():
                    context = browser.new_context(
                        base_url=server.url,
                        viewport=viewport,  # type: ignore[arg-type]
                        color_scheme="dark",
                        locale="en-GB",
                    )
                    page = context.new_page()
                    line = Line(page)
                    with page.expect_response("**/api/me"):
                        page.goto("/")
                    page.evaluate(
                        """localStorage.setItem("galapagos.prefs",
                            JSON.stringify({ seal: "hand", tips: false, sound: false }))"""
                    )
                    go(page)
                    line.wait()
                    pictures = film(page, count, step)
                    made = strip(browser, pictures, SHOWN[size], 8 if size == "phone" else 4)
                    path = Path(folder) / f"{name}-{size}.webp"
                    path.write_bytes(made)
                    print(f"{path.name}: {len(made) // 1024} KB")
                    context.close()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
