"""A first game has a coach: the goal, a ring on things, warnings, and what a round has brought."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotThere

from tests.web.boxes import box_of, overlap
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_player import Newcomer
from tests.web.darwin_tables import card, rest, take_position, verb
from tests.web.origin_player import MOST_TAPS, SOON, Tapper

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
GAMES = ("origin", "darwin")
POINTLESS = {"goal", "recap", "last"}
"""Cards that speak of no single thing on the table."""


_SHOWN = """() => new Promise((done) => {
  const look = () => {
    const card = document.querySelector("[data-card-of]");
    const isSeen = card?.checkVisibility() && !document.querySelector("dialog[open]");
    const floats = document.querySelector(".floats");
    done([
      isSeen ? card.dataset.cardOf : "",
      document.querySelector("[data-coach]") !== null,
      floats && floats.scrollWidth > floats.clientWidth + 1 ? floats.innerText : "",
    ]);
  };
  // The ring follows with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
"""The card on the screen, whether something is ringed, and what is cut of tips and losses."""

_IS_RINGED = """(name) => document.querySelector("[data-card-of]")?.dataset.cardOf === name
  && document.querySelector("[data-coach]") !== null"""


class Pupil:
    """Reads every card and loss that comes and taps it away, between the moves of a player."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.read: list[str] = []
        """The cards, in the order they came."""
        self.pointed: set[str] = set()
        """Those of them whose thing was ringed."""

    def card(self) -> Locator:
        return self.page.get_by_role("note", name="Tip")

    def look(self) -> str:
        """Read the card that is on the screen; return its name, or nothing."""
        name, ringed = self._shown()
        losses = self.page.locator(".blows > button")
        if losses.count():  # a phone has no room for them and a card
            with suppress(NotThere):
                losses.click(timeout=SOON)
            name, ringed = self._shown()
        if not name:
            return ""
        card = self.page.locator(f"[data-card-of='{name}']")
        if ringed or (name not in POINTLESS and self._is_ringed_soon(name)):
            self.pointed.add(name)
        elif not card.count():
            return ""  # its moment has passed before anybody could read it
        if name not in self.read:
            self.read.append(name)
            shoot(self.page, f"coach-{self.game}-{name.replace(' ', '-')}")
        # It may go by itself meanwhile: its moment has passed, or losses have come over it.
        with suppress(NotThere):
            card.get_by_role("button", name="Got it").click(timeout=SOON)
            expect(card).to_have_count(0)
        return name

    def _shown(self) -> tuple[str, bool]:
        """Return which card is seen and whether anything is ringed."""
        name, ringed, cut = self.page.evaluate(_SHOWN)
        assert not cut, f"what floats is cut at the side: {cut}"
        return name, ringed

    def _is_ringed_soon(self, name: str) -> bool:
        """Whether the thing of a card is ringed while it is there: a button may come after a story,
        and between two moments of the game the ring is drawn anew."""
        with suppress(NotThere):
            self.page.wait_for_function(_IS_RINGED, arg=name, timeout=2 * SOON)
        return bool(self.page.evaluate(_IS_RINGED, name))

    def look_at_all(self) -> None:
        """Read one card after the other, before anything is done."""
        seen: set[str] = set()
        while (name := self.look()) and name not in seen:
            seen.add(name)


def begin(visit: Visit, game: str, viewport: object) -> Page:
    """Open the first page as somebody new, and play now."""
    page = visit("/", viewport=viewport).page
    chosen = "prefs => localStorage.setItem('galapagos.prefs', JSON.stringify(prefs))"
    page.evaluate(chosen, {"seal": "once", "speed": "off"})
    page.reload()
    article = page.locator("article").nth(GAMES.index(game))
    expect(article.get_by_label("Explain the game while I play")).to_be_checked()
    article.get_by_label("Bots").select_option("1")
    article.get_by_role("button", name="Play now").click()
    page.get_by_role("group", name="What to do").wait_for()
    return page


@SIZES
def test_a_first_game_of_origin_begins_with_the_goal_and_points_at_a_card(
    visit: Visit, viewport: object
) -> None:
    page = begin(visit, "origin", viewport)
    pupil = Pupil(page, "origin")
    expect(pupil.card()).to_contain_text("Your goal")
    expect(pupil.card()).to_contain_text("each living animal is worth 2 points")
    assert pupil.look() == "goal"
    expect(pupil.card()).to_contain_text("Tap a card, then the dashed place")
    ringed = page.locator("[data-coach]")
    expect(ringed).to_have_attribute("data-face", re.compile(".+"))
    ringed.press("Enter")
    expect(ringed).to_have_attribute("data-tag", "new")  # where that card goes
    ringed.click()
    expect(page.locator(".mine .tile[data-tag]").first).to_be_visible()


@SIZES
def test_a_first_game_of_darwin_leads_to_a_body_a_head_and_a_green_biome(
    visit: Visit, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    take_position(page, "beginner")
    pupil = Pupil(page, "darwin")
    expect(pupil.card()).to_contain_text("Your goal")
    assert pupil.look() == "goal"
    expect(pupil.card()).to_contain_text("Tap Create, then a body")
    page.locator("[data-coach]").click()  # Create
    expect(page.locator("[data-coach][data-card$=body]")).to_have_count(1)
    expect(pupil.card()).to_contain_text("Begin with a body")
    _can_be_read(pupil.card())
    page.locator("[data-coach]").click()
    expect(pupil.card()).to_contain_text("Now a head")
    expect(page.locator("[data-coach][data-card$=head]")).to_have_count(1)
    _can_be_read(pupil.card())
    shoot(page, "coach-darwin-builder")


def _can_be_read(card: Locator) -> None:
    """A card lies on the screen with all its words, and nothing lies over its button."""
    expect(card.locator("p").first).to_be_in_viewport(ratio=1)
    read = card.get_by_role("button", name="Got it")
    expect(read).to_be_in_viewport(ratio=1)
    read.click(trial=True)


def test_the_coach_goes_with_one_tap_and_comes_back_in_the_preferences(visit: Visit) -> None:
    page = begin(visit, "origin", LAPTOP)
    pupil = Pupil(page, "origin")
    assert pupil.look() == "goal"
    pupil.card().get_by_role("button", name="Turn tips off").click()
    expect(pupil.card()).to_have_count(0)
    page.reload()
    page.get_by_role("group", name="What to do").wait_for()
    expect(pupil.card()).to_have_count(0)
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Tips for new players").check()
    page.keyboard.press("Escape")
    expect(pupil.card()).to_contain_text("Your goal")


@pytest.mark.slow
@pytest.mark.long
@SIZES
def test_a_first_game_of_origin_is_coached_to_its_end(visit: Visit, viewport: object) -> None:
    page = begin(visit, "origin", viewport)
    pupil, player = Pupil(page, "origin"), Tapper(page)
    expect(pupil.card()).to_contain_text("Your goal")
    over = page.get_by_role("button", name="Rematch")
    taps = 0
    while not over.is_visible():
        pupil.look_at_all()
        taps += player.tap()
        assert taps < MOST_TAPS, "the game did not end"
    assert {"goal", "start", "ring", "choose", "feed", "recap"} <= set(pupil.read)
    assert set(pupil.read) - POINTLESS <= pupil.pointed
    _nobody_is_asked_again(page, "origin")


@pytest.mark.slow
@pytest.mark.long
@SIZES
def test_a_first_game_of_darwin_is_coached_to_its_end(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    take_position(page, "beginner")
    pupil, player = Pupil(page, "darwin"), Newcomer(page)
    expect(pupil.card()).to_contain_text("Your goal")
    while not player.is_over():
        pupil.look_at_all()
        player.tap()
    assert {"goal", "finish", "recap"} <= set(pupil.read)
    assert set(pupil.read) - POINTLESS <= pupil.pointed | {"event", "trade"}
    _nobody_is_asked_again(page, "darwin")


def _nobody_is_asked_again(page: Page, game: str) -> None:
    """The first page offers the coach to newcomers only."""
    page.goto("/")
    article = page.locator("article").nth(GAMES.index(game))
    expect(article.get_by_role("button", name="Play now")).to_be_visible()
    expect(article.get_by_label("Explain the game while I play")).to_have_count(0)


_LOW = {"width": 1366, "height": 650}


@pytest.mark.slow
def test_while_something_is_built_no_tip_lies_on_what_a_biome_says(visit: Visit) -> None:
    """ "Green: it can live there" lay on the green biome, and on the creature in it."""
    page = visit("/", viewport=_LOW).page
    take_position(page, "beginner")
    verb(page, "Create").click()
    for name in ("addax-body", "brown-rat-head"):
        card(page, name).click()
        rest(page)
    expect(page.locator(".ghost")).to_be_visible()
    tip = page.get_by_role("note", name="Tip")
    expect(tip).to_contain_text("Green")
    for words in page.locator(".ghost, .verdict, .plate").all():
        assert not overlap(box_of(tip), box_of(words)), words


@pytest.mark.slow
def test_where_there_is_little_room_a_tip_makes_room_for_a_loss(visit: Visit) -> None:
    """On a low laptop its end, and what puts it away, lay below the edge of the board."""
    page = visit("/", viewport=_LOW).page
    take_position(page, "six")
    tip = page.get_by_role("note", name="Tip")
    expect(tip).to_be_visible()
    page.evaluate(
        """() => {
          const strip = document.createElement("div");
          strip.className = "blows strip";
          document.querySelector(".floats").prepend(strip);
        }"""
    )
    expect(tip).to_be_hidden()
