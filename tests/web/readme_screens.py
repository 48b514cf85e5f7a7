"""Takes the pictures of the README: ``make screens`` writes them to docs/screens."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.served import Server, free_port
from tests.web.conftest import FLAGS, LAPTOP, PHONE, chromium
from tests.web.darwin_tables import card, rest, take_position, verb
from tests.web.finished import play_out
from tests.web.late_games import open_late
from tests.web.tables import BOT, ME, begin

SCREENS = Path(__file__).parents[2] / "docs" / "screens"
QUALITY = 0.82
_TO_WEBP = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({type: 'image/webp', quality});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''));
}"""


def _origin(page: Page) -> None:
    begin(page, open_late(page, "origin", [ME, BOT, BOT, BOT], 100, seed=20))
    page.locator(".prompt.yours").wait_for()


def _origin_phone(page: Page) -> None:
    """Without tips, which would lie over the rivals."""
    page.evaluate("localStorage.setItem('galapagos.prefs', JSON.stringify({ tips: false }))")
    _origin(page)


def _darwin(page: Page) -> None:
    take_position(page, "turn")
    verb(page, "Mutate").click()
    rest(page)
    for one in ("emu-legs1", "bornean-orangutan-legs1"):
        card(page, one).click()
        rest(page)


def _table(page: Page) -> None:
    take_position(page, "turn")


def _result(page: Page) -> None:
    page.goto(f"/t/{play_out(page, 'darwin')}")
    page.locator(".awards").wait_for()


def _lesson(page: Page) -> None:
    page.goto("/learn/origin")
    page.locator(".coach").wait_for()


SHOTS: list[tuple[str, dict[str, int], str, Callable[[Page], None]]] = [
    ("origin", LAPTOP, "light", _origin),
    ("darwin", LAPTOP, "light", _darwin),
    ("result", LAPTOP, "light", _result),
    ("origin-phone", PHONE, "dark", _origin_phone),
    ("darwin-phone", PHONE, "light", _table),
    ("lesson-phone", PHONE, "light", _lesson),
]


def shoot(browser: Browser, page: Page, path: Path) -> None:
    """Keep a page as WebP; the browser itself packs it."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)
    png = base64.b64encode(page.screenshot()).decode()
    packer = browser.new_page()
    packed = packer.evaluate(_TO_WEBP, [png, QUALITY])
    packer.close()
    path.write_bytes(base64.b64decode(packed))
    print(f"{path.name}: {path.stat().st_size // 1024} KB")


def main() -> int:
    SCREENS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), free_port())
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for name, viewport, theme, go in SHOTS:
                context = browser.new_context(
                    base_url=server.url,
                    viewport=viewport,  # type: ignore[arg-type]
                    color_scheme=theme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                    locale="en-GB",
                )
                page = context.new_page()
                with page.expect_response("**/api/me"):
                    page.goto("/")
                page.request.post("/api/me", data={"name": "Ana"})
                go(page)
                shoot(browser, page, SCREENS / f"{name}.webp")
                context.close()
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
