"""Looking back at games in a browser: every way through a game, its deaths, and playing on."""

import base64
import re
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from galapagos.server.people.identity import Passports
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import Seat, Settings
from galapagos.server.table.table import OVER
from tests.served import Server, free_port
from tests.server.tables import Journal, written
from tests.server.worlds import keep
from tests.web.boxes import box_of, overlap
from tests.web.conftest import LAPTOP, PHONE, SCREENS, Visitor, shoot
from tests.web.people import as_owner

Visit = Callable[..., Visitor]
ORIGIN, DARWIN, RUNNING = "AAAAAA", "BBBBBB", "CCCCCC"
SIZES = [LAPTOP, PHONE]
ANA = f"{1:032x}"


def journal(code: str, game: str, seats: int) -> Journal:
    """Return a game of Ana with bots that has begun; its cards come from a known secret."""
    bots = [Seat("bot", "", f"Bot {n}", "forager") for n in range(1, seats)]
    made = Journal([Seat("person", ANA, "Ana"), *bots], game=game, settings=Settings())
    made.table.code = code
    made.keep(written(Desk(made.table, 0, made.table.host(), "start"), decide.start))
    return made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has two finished games and a running one."""
    directory = tmp_path_factory.mktemp("reviewed")
    store = SqliteStore(directory)
    for code, game, seats in ((ORIGIN, "origin", 3), (DARWIN, "darwin", 3)):
        made = journal(code, game, seats)
        made.act_until(lambda table: table.status == OVER)
        keep(store, code, made)
    made = journal(RUNNING, "origin", 2)
    made.act_until(lambda table: len(table.play.steps) > 50 and table.waiting_for() == [0])
    keep(store, RUNNING, made)
    token = Passports.of(store).token(ANA)
    store.close()
    server = Server(directory, free_port())
    server.start()
    (directory / "token").write_text(token)
    yield server
    server.stop()


@pytest.fixture
def ana(visit: Visit, server: Server) -> Visit:
    """Open a page as Ana, who played all these games."""
    return as_owner(visit, (server.data / "token").read_text())


def at(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def fits(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    for side, most in (("Width", size["width"]), ("Height", size["height"])):
        assert page.evaluate(f"document.documentElement.scroll{side}") <= most


@pytest.mark.parametrize("code", [ORIGIN, DARWIN])
def test_on_a_phone_on_its_side_the_board_has_half_of_the_screen(ana: Visit, code: str) -> None:
    """Of 390 pixels it had 85: plates, food and animals were written over each other."""
    page = ana(f"/review/{code}?step=8", viewport={"width": 844, "height": 390}).page
    board = page.locator("main > .headline + *")
    assert box_of(board)["height"] >= 190
    hand = page.locator("main > .hands")
    hand.wait_for()
    for part in (board, hand, page.locator(".bottom")):
        box = box_of(part)
        assert box["x"] + box["width"] <= 844
        assert box["y"] + box["height"] <= 390
    assert not overlap(box_of(board), box_of(hand))
    if code == ORIGIN:
        plates = page.locator("[data-island] :is(h2, .count)").all()
        for one, two in combinations([box_of(plate) for plate in plates], 2):
            assert not overlap(one, two)
    fits(page)


_COMPARE = """async (files) => {
  const [saved, seen] = await Promise.all(files.map(async (one) => {
    const image = new Image();
    image.src = `data:image/png;base64,${one}`;
    await image.decode();
    return image;
  }));
  const high = Math.round((saved.width * seen.height) / seen.width);
  const pixels = (image, height) => {
    const pen = new OffscreenCanvas(96, 64).getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, image.width, height, 0, 0, 96, 64);
    return pen.getImageData(0, 0, 96, 64).data;
  };
  const [one, two] = [pixels(saved, high), pixels(seen, seen.height)];
  const apart = one.reduce((sum, value, n) => sum + Math.abs(value - two[n]), 0) / one.length;
  const colours = new Set();
  for (let n = 0; n < one.length; n += 4) colours.add(one.slice(n, n + 3).join());
  return { width: saved.width, below: saved.height - high, colours: colours.size, apart };
}"""
"""How a saved picture looks, beside the board that stood on the screen."""


@pytest.mark.parametrize(("code", "viewport"), [(ORIGIN, LAPTOP), (DARWIN, PHONE)])
def test_a_moment_is_saved_as_the_picture_it_is(
    ana: Visit, code: str, viewport: dict[str, int]
) -> None:
    page = ana(f"/review/{code}?step=90", viewport=viewport).page
    board = page.locator("main > .headline + *")
    board.wait_for()
    page.wait_for_load_state("networkidle")
    box = board.bounding_box()
    assert box is not None
    seen = page.screenshot(clip=box)
    if viewport is PHONE:
        page.get_by_role("button", name="More").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as picture").click()
    assert re.fullmatch(rf"\w+-{code}-90\.png", saving.value.suggested_filename)
    saved = saving.value.path().read_bytes()
    found = page.evaluate(_COMPARE, [base64.b64encode(one).decode() for one in (saved, seen)])
    scale = min(3, 1600 / box["width"])
    assert found["width"] == pytest.approx(box["width"] * scale, abs=1)
    assert found["below"] > 40 * scale, "the words are missing"
    assert found["colours"] > 300
    assert found["apart"] < 12, f"it is {found['apart']} from what stood on the screen"


_FRAMES = """async ([file, type]) => {
  const data = Uint8Array.from(atob(file), (one) => one.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount, animated, repetitionCount } = decoder.tracks.selectedTrack;
  const found = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, canvas.width, canvas.height).data;
    let sum = 0;
    for (let n = 0; n < pixels.length; n++) sum = (sum * 31 + pixels[n]) | 0;
    found.push([canvas.width, canvas.height, image.duration / 1000, sum]);
    image.close();
  }
  return { animated, forever: repetitionCount === Infinity, found };
}"""
"""What a browser finds in a file: size, milliseconds and a sum over the pixels of every frame."""
_NO_WEBP = """() => {
  const plain = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (done) { plain.call(this, done, "image/png"); };
}"""
"""A browser whose canvases make no WebP, such as Safari."""


@pytest.mark.parametrize(
    ("code", "viewport", "kind"), [(ORIGIN, LAPTOP, "webp"), (DARWIN, PHONE, "png")]
)
def test_the_last_steps_are_saved_as_an_animation(
    ana: Visit, code: str, viewport: dict[str, int], kind: str
) -> None:
    page = ana(f"/review/{code}?step=90", viewport=viewport).page
    page.locator("main > .headline + *").wait_for()
    if kind == "png":
        page.evaluate(_NO_WEBP)
    if viewport is PHONE:
        page.get_by_role("button", name="More").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the last steps as animation").click()
    assert re.fullmatch(rf"\w+-{code}-90\.{kind}", saving.value.suggested_filename)
    saved = saving.value.path().read_bytes()
    told = page.evaluate(_FRAMES, [base64.b64encode(saved).decode(), f"image/{kind}"])
    frames = told["found"]
    assert told["animated"]
    assert told["forever"]
    assert [lasts for _, _, lasts, _ in frames] == [900] * 9 + [2500]
    assert len({(width, high) for width, high, _, _ in frames}) == 1
    assert len({pixels for *_, pixels in frames}) > 5, "the frames do not differ"
    assert len(saved) < (1_000_000 if kind == "webp" else 6_000_000)
    SCREENS.mkdir(parents=True, exist_ok=True)
    (SCREENS / f"animation-{code}.{kind}").write_bytes(saved)
    expect(page.locator("input[type=range]")).to_have_value("90")


@pytest.mark.slow
@pytest.mark.parametrize("viewport", SIZES, ids=["laptop", "phone"])
def test_no_line_of_the_headline_is_cut(ana: Visit, viewport: dict[str, int]) -> None:
    """A long step was cut through its third line, and what was below it was not to be reached."""
    page = ana(f"/review/{ORIGIN}?step=90", viewport=viewport).page
    headline = page.locator("main .headline p")
    expect(headline).not_to_be_empty()
    told = headline.evaluate(
        """one => {
          one.textContent = `${one.textContent} `.repeat(40);
          const line = parseFloat(getComputedStyle(one).lineHeight);
          one.scrollTop = one.scrollHeight;
          return { lines: one.clientHeight / line, to: one.scrollTop };
        }"""
    )
    assert told["lines"] >= 3
    assert told["lines"] == int(told["lines"])
    assert told["to"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("viewport", SIZES, ids=["laptop", "phone"])
@pytest.mark.parametrize("code", [ORIGIN, DARWIN])
def test_a_finished_game_is_looked_through(ana: Visit, code: str, viewport: dict[str, int]) -> None:
    page = ana(f"/review/{code}", viewport=viewport).page
    expect(page.locator("main .headline")).to_be_visible()
    assert at(page) == 0
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 100

    page.get_by_role("button", name="One step forward").click()
    expect(page.locator("input[type=range]")).to_have_value("1")
    page.get_by_role("button", name="One turn forward").click()
    turned = at(page)
    assert turned > 1
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert at(page) == turned + 1
    page.keyboard.press("Shift+ArrowLeft")
    assert at(page) == turned
    page.keyboard.press("End")
    assert at(page) == last
    expect(page.get_by_role("button", name="Continue from here")).to_have_attribute(
        "aria-disabled", "true"
    )
    page.get_by_role("button", name="Continue from here").click(force=True)
    expect(page.get_by_text("Go back to an earlier step").first).to_be_attached()
    page.keyboard.press("Home")
    assert at(page) == 0
    page.locator("input[type=range]").fill(str(last // 2))
    assert at(page) == last // 2
    fits(page)
    shoot(page, f"review-{code[0].lower()}")


@pytest.mark.slow
def test_it_plays_by_itself_until_it_is_paused(ana: Visit) -> None:
    page = ana(f"/review/{ORIGIN}").page
    page.get_by_label("Speed").select_option(label="× 4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("input[type=range]")).to_have_value(re.compile(r"[4-9]|\d\d+"))
    page.get_by_role("button", name="Pause").click()
    stopped = at(page)
    page.wait_for_timeout(900)
    assert at(page) == stopped


@pytest.mark.slow
@pytest.mark.parametrize("viewport", SIZES, ids=["laptop", "phone"])
def test_log_points_and_deaths_lead_to_their_steps(ana: Visit, viewport: dict[str, int]) -> None:
    page = ana(f"/review/{ORIGIN}?seat=open", viewport=viewport).page
    page.get_by_role("button", name="Deaths", exact=True).click()
    deaths = page.get_by_role("list", name="Deaths").last
    deaths.get_by_role("button", name="Why").first.click()
    expect(
        page.get_by_role("dialog", name="Why did this happen?").locator("li").first
    ).to_be_visible()
    page.keyboard.press("Escape")
    deaths.locator(".text").nth(2).click()
    dead = at(page)
    assert dead > 0
    shoot(page, "review-deaths")

    page.get_by_role("button", name="Log", exact=True).click()
    log = page.get_by_role("list", name="Log").last
    log.locator(".text", has_text="Round 2 begins").click()
    assert at(page) != dead
    expect(page.locator("main .headline")).to_contain_text("Round 2 begins")

    page.get_by_role("button", name="Points", exact=True).click()
    chart = page.get_by_role("img", name="Ana").last
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2)
    assert at(page) > dead
    page.get_by_text("As a table").last.click()
    expect(page.get_by_role("columnheader", name="Ana").last).to_be_visible()
    shoot(page, "review-points")


@pytest.mark.slow
def test_hands_are_seen_through_the_chosen_eyes(ana: Visit) -> None:
    page = ana(f"/review/{ORIGIN}?step=6").page
    eyes = page.get_by_label("Seen by").first
    assert eyes.input_value() == "0"
    expect(page.get_by_text("Ana: ").first).to_be_visible()
    eyes.select_option("spectator")
    expect(page.locator(".hands")).to_have_count(0)
    eyes.select_option("open")
    expect(page.locator(".hands .whose button")).to_have_count(3)
    assert at(page) == 6
    assert "seat=open&step=6" in page.url


@pytest.mark.slow
def test_position_and_record_are_taken_away(ana: Visit) -> None:
    visitor = ana(f"/review/{ORIGIN}?step=20")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.get_by_role("button", name="Copy position").click()
    expect(page.get_by_text("Position copied.").first).to_be_attached()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("galapagos position 1\n")
    assert "viewer:" not in text
    page.get_by_role("button", name="Copy record").click()
    expect(page.get_by_text("Record copied.").first).to_be_attached()
    assert page.evaluate("navigator.clipboard.readText()").startswith("galapagos record 1\n")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save record").click()
    assert download.value.suggested_filename == f"galapagos-{ORIGIN}.txt"


@pytest.mark.slow
@pytest.mark.parametrize("viewport", SIZES, ids=["laptop", "phone"])
@pytest.mark.parametrize("code", [ORIGIN, DARWIN])
def test_a_game_goes_on_from_a_step(ana: Visit, code: str, viewport: dict[str, int]) -> None:
    page = ana(f"/review/{code}?seat=open&step=80", viewport=viewport).page
    turn = int(page.locator(".where:visible").inner_text().split(" · ")[0].split()[-1])
    page.get_by_role("button", name="Continue from here").click()
    sheet = page.get_by_role("dialog", name="Continue from here")
    sheet.get_by_role("radio").nth(1).check()
    sheet.get_by_label("Level").select_option("hatchling")
    shoot(page, "review-go-on")
    sheet.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt").first).to_be_visible()
    # The bots do not wait: it may be the next round or Era by now.
    shown = page.locator("header").first.inner_text()
    assert str(turn) in shown or str(turn + 1) in shown
    _act(page)
    shoot(page, "review-gone-on")


def _act(page: Page) -> None:
    """Do something, whatever is asked first, until the log tells of it."""
    before = page.locator("aside li:not(.hint)").count()
    while page.locator("aside li:not(.hint)").count() <= before:
        for name in ("dialog .row", "dialog .button.primary", ".deck", "[data-seal]"):
            found = page.locator(name).first
            if found.count() and found.is_visible():
                found.click()
                break
        else:
            passing = page.get_by_role("button", name="Pass", exact=True)
            if passing.count() and passing.first.is_visible():
                passing.first.click()
        page.wait_for_timeout(200)  # look again soon


@pytest.mark.slow
def test_a_running_game_is_seen_through_the_own_eyes_only(ana: Visit, visit: Visit) -> None:
    page = ana(f"/review/{RUNNING}?step=-1").page
    eyes = page.get_by_label("Seen by").first
    expect(eyes.locator("option")).to_have_count(2)
    assert at(page) == int(page.locator("input[type=range]").get_attribute("max") or 0)
    page.get_by_role("button", name="Continue from here").click(force=True)
    expect(page.get_by_text("The game is not over yet").first).to_be_attached()
    stranger = visit(f"/review/{RUNNING}").page
    expect(stranger.get_by_label("Seen by").first.locator("option")).to_have_count(1)
    expect(stranger.locator(".hands")).to_have_count(0)


@pytest.mark.slow
def test_ways_to_a_review(ana: Visit) -> None:
    page = ana("/mine").page
    page.get_by_role("link", name="Review of").first.click()
    page.wait_for_url("**/review/*")
    expect(page.locator("main .headline")).to_be_visible()
    page.goto(f"/t/{RUNNING}")
    page.get_by_role("button", name="Seen").click()  # what a bot has played meanwhile
    page.get_by_role("button", name="Log and chat").click()
    link = page.get_by_role("link", name="Look back at this game")
    assert f"/review/{RUNNING}?seat=0" in (link.get_attribute("href") or "")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "ja", "pt", "sv"])
def test_every_language_has_all_words(ana: Visit, language: str) -> None:
    tag = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}.get(language, language)
    page = ana(f"/review/{DARWIN}?step=120", locale=tag, viewport=PHONE).page
    expect(page.locator("main .headline")).to_be_visible()
    for button in page.locator(".acts .narrow .button").all():
        button.click()
        page.keyboard.press("Escape")
    fits(page)


@pytest.mark.slow
def test_what_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit("/review/NOSUCH")
    expect(visitor.page.locator("main [role=alert]")).to_have_text("Table not found.")
    visitor.errors.clear()  # the browser itself reports the 404
