"""The story of an Era in a browser: what is told waits for nobody to look ahead."""

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_player import Newcomer
from tests.web.darwin_tables import card, prompt, rest, sheet, sit_down, take_position, verb

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
pytestmark = pytest.mark.slow


_BOTH_SCORES = """() => new Promise((done) => {
  const numbers = (where) =>
    [...document.querySelectorAll(where)].map((one) => one.textContent.replace(/\\D/g, "")).join();
  const seen = new Set();
  const differing = [];
  const look = () => {
    const [story, header] = [numbers(".scores li b"), numbers("ul[aria-label=Players] li b")];
    if (!story) return done([[...seen], differing]);
    seen.add(story);
    if (story !== header) differing.push(`${story} in the story, ${header} in the header`);
    setTimeout(look, 30);
  };
  look();
})"""
"""The points that were shown while a story was told, and where those of the header were others."""


def _pass_with_nothing(page: Page) -> None:
    """Draw, and pass at once."""
    page.get_by_role("button", name="Alternate the rest").click()
    expect(verb(page, "Pass")).to_be_visible()
    verb(page, "Pass").click()
    page.wait_for_timeout(300)
    if page.locator("dialog[open]").count():
        sheet(page).get_by_role("button", name="Pass", exact=True).click()


def _to_the_story(page: Page) -> None:
    """Draw, pass, and wait until all others have passed too; the story stands still then."""
    _pass_with_nothing(page)
    page.get_by_role("button", name="Pause").click()


def _points(page: Page, place: str) -> list[str]:
    """The points of all seats as they stand in the story or in the header."""
    found = page.locator(f"{place} li b").all_inner_texts()
    return [re.sub(r"\D", "", text) for text in found]


@SIZES
def test_the_table_waits_for_the_story_and_has_its_points_at_the_end(
    visit: Visit, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, "base", 3)
    _to_the_story(page)
    story = page.get_by_role("region", name="The evaluation")
    expect(prompt(page)).to_contain_text("Evaluating this Era.")
    expect(prompt(page)).not_to_contain_text("Draw")
    expect(page.locator(".phase-name")).to_have_text("Evaluation")
    expect(page.locator(".blows")).to_have_count(0)
    shoot(page, "darwin-story")
    told = page.locator(".story .words p").inner_text()
    if page.locator("aside").first.is_visible():
        lines = page.locator("aside ol li").all_inner_texts()
        assert told in lines[-1], "the log has gone ahead of the story"
    points: list[str] = []
    while story.is_visible():
        points = _points(page, ".scores")
        page.locator(".story .controls button").nth(2).click()
        page.wait_for_timeout(60)
    expect(prompt(page)).to_contain_text(re.compile("Draw|Create|Discard|choose|Waiting"))
    if viewport == LAPTOP:
        header = page.locator("ul[aria-label=Players] li b").all_inner_texts()
        assert [re.sub(r"\D", "", text) for text in header] == points


def test_the_header_has_the_points_of_the_scene_at_every_moment(visit: Visit) -> None:
    """It had them when a scene began, and told how it would end."""
    page = visit("/", viewport=LAPTOP, reduced_motion="no-preference").page
    page.evaluate("localStorage.setItem('galapagos.prefs', JSON.stringify({ speed: 'fast' }))")
    sit_down(page, "base", 3)
    _pass_with_nothing(page)
    page.locator(".scores li b").first.wait_for()
    points, differing = page.evaluate(_BOTH_SCORES)
    assert len(points) > 1, "nobody has got a point"
    assert differing == []


@SIZES
def test_no_question_covers_the_scoring_of_kids(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, "kids", 3)
    _to_the_story(page)
    while page.locator(".story").count():
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.locator(".story .controls button").nth(2).click()
        page.wait_for_timeout(60)
    expect(sheet(page)).to_contain_text("Discard")


@SIZES
def test_a_beginner_sees_food_and_tips_and_is_told_what_a_species_needs_only_to_create(
    visit: Visit, viewport: object
) -> None:
    """DC-BEG-06: in the second Era nothing is created. It said "0 heads, 3 bodies: a species needs
    both." there too, the plates of the first Era had no food, and no tip ever came."""
    page = visit("/", viewport=viewport).page
    take_position(page, "beginner")  # whoever creates in the first Era draws in the second
    expect(page.get_by_role("note", name="Tip")).to_contain_text("Your goal")
    for plate in page.locator("[data-biome] .plate .food").all():
        numbers = plate.inner_text().split()
        assert len(numbers) == 3  # plants, meat, reward
        assert all(int(one) >= 0 for one in numbers)
    shoot(page, "darwin-beginner")
    newcomer = Newcomer(page, draws=False)
    while not page.locator(".deck").count():
        assert not newcomer.is_over()
        newcomer.play(1)
    expect(prompt(page)).to_contain_text("Draw")
    expect(prompt(page)).not_to_contain_text("needs both")


@SIZES
def test_the_story_can_be_skipped(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, "two", 2)
    _to_the_story(page)
    page.locator(".story").get_by_role("button", name="Back to the table").click()
    expect(page.locator(".story")).to_have_count(0)
    expect(prompt(page)).not_to_contain_text("Evaluating this Era.")


_DRAWN = """() => new Promise((done) => {
  const watch = new ResizeObserver(() => (watch.disconnect(), done()));
  watch.observe(document.body);
})"""
"""Wait for the browser's next frame, whatever its clock says."""


def test_the_world_of_a_story_comes_a_few_at_a_time(visit: Visit) -> None:
    """All of it was put on the stage at once, and the page stood still for that."""
    page = visit("/", viewport=LAPTOP).page
    take_position(page, "last")
    verb(page, "Pass").click()
    page.wait_for_timeout(900)  # a sheet takes no press at once
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
    sheet(page).get_by_role("button", name="Pass", exact=True).click()
    page.locator(".story .words p").wait_for()
    came = [0]
    for _ in range(40):
        page.evaluate(_DRAWN)  # the clock stands still; what is measured is told by real frames
        came.append(page.locator(".story [data-species]").count())
        page.clock.run_for(16)  # one frame
    assert came[-1] > 15
    assert max(after - before for before, after in pairwise(came)) <= 4


@SIZES
def test_the_world_below_a_story_is_not_drawn_until_it_is_seen(
    visit: Visit, viewport: object
) -> None:
    """It was laid out and painted with every beat, although the story lies over all of it."""
    page = visit("/", viewport=viewport).page
    take_position(page, "last")
    below = page.locator(".board > [data-zone=world] [data-species]")
    drawn = "all => all.map(one => one.checkVisibility())"
    assert below.count() > 0
    assert all(below.evaluate_all(drawn))
    verb(page, "Pass").click()
    sheet(page).get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.locator(".story .play").wait_for()
    assert not any(below.evaluate_all(drawn))
    page.locator(".story").get_by_role("button", name="Back to the table").click()
    expect(page.locator(".story")).to_have_count(0)
    assert below.count() > 0
    assert all(below.evaluate_all(drawn))


@SIZES
def test_a_loss_that_the_story_has_shown_is_not_told_again(visit: Visit, viewport: object) -> None:
    """On a phone it lay over the players and the first biome of the next Era; whoever skips the
    story is still told."""
    page = visit("/", viewport=viewport).page
    for skips in (False, True):
        take_position(page, "last")
        verb(page, "Pass").click()
        sheet(page).get_by_role("button", name="Pass", exact=True).click()
        page.get_by_role("button", name="Pause").click()
        story = page.locator(".story")
        if skips:
            story.get_by_role("button", name="Back to the table").click()
        lost: list[str] = []
        while story.count():
            lost += story.locator(".blow p").all_inner_texts()
            story.locator(".controls button").nth(2).click()
            page.wait_for_timeout(60)
        blows = page.locator(".blows li")
        if skips:
            expect(blows).not_to_have_count(0)
            continue
        assert lost, "nothing was lost"
        # That somebody will not fit a biome that has just changed is told by no scene.
        for text in lost:
            expect(blows.filter(has_text=text)).to_have_count(0)


@SIZES
def test_every_verb_and_right_of_a_turn_is_on_the_screen(visit: Visit, viewport: object) -> None:
    """On a phone "New hand?" was pushed out at the right, and "Replay the evaluation" was cut."""
    page = visit("/", viewport=viewport).page
    take_position(page, "turn")
    for name in ("Create", "Mutate", "Migrate", "New hand?", "Pass"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


@SIZES
def test_passing_with_a_full_hand_and_nothing_done_asks(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    take_position(page, "turn")
    verb(page, "Pass").click()
    expect(sheet(page)).to_contain_text("You have done nothing in this Era yet")
    sheet(page).get_by_role("button", name="Keep playing").click()
    expect(verb(page, "Pass")).to_be_visible()


def test_focus_returns_where_a_sheet_was_opened(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP).page
    take_position(page, "turn")
    tile = page.locator("[data-species]").first
    tile.focus()
    page.keyboard.press("?")
    expect(sheet(page)).to_contain_text("Keys")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(tile).to_be_focused()


@SIZES
def test_a_verdict_says_first_which_own_species_it_starves(visit: Visit, viewport: object) -> None:
    """It was cut before it said so, and that biome was offered first."""
    page = visit("/", viewport=viewport).page
    take_position(page, "starve")
    verb(page, "Create").click()
    for one in ("lion-body", "bongo-head", "emu-legs1", "bornean-orangutan-legs1"):
        card(page, one).click()
        rest(page)
    shoot(page, "darwin-verdicts")
    expect(verb(page, "Place here: Swamp")).to_have_class(re.compile("primary"))
    page.keyboard.press("1")
    place = verb(page, "Place here: Savanna")
    expect(place).not_to_have_class(re.compile("primary"))
    expect(prompt(page)).to_contain_text("Starves your Wildebeest tamarin.")
    shoot(page, "darwin-starves")
    harm = prompt(page).locator(".harm")
    expect(harm).to_be_in_viewport(ratio=1)
    assert not harm.evaluate("one => one.scrollWidth > one.clientWidth + 1"), "whom is cut off"
    if viewport == LAPTOP:
        expect(page.get_by_role("region", name="Savanna").locator(".verdict")).to_have_text(
            re.compile(r"^\s*Starves your Wildebeest tamarin\. rank 1 of 3")
        )
    else:
        savanna = page.get_by_role("list", name="Biomes").locator('[data-biome="savanna"]')
        expect(savanna).to_have_class(re.compile("harmful"))
    for verdict in page.locator(".verdict span, .builder .say").all():
        assert verdict.evaluate("node => node.scrollHeight <= node.clientHeight + 1"), "cut"


@pytest.mark.parametrize("game", ["darwin", "origin"])
def test_the_lessons_why_opens_its_rule(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}").page
    page.locator(".coach").get_by_role("button", name="Why?").click()
    expect(sheet(page).locator("li.wanted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
