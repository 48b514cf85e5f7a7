"""Every decision of Darwin, taken by taps in a browser on a phone and on a laptop."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_tables import card, prompt, rest, sheet, sit_down, take_position, verb
from tests.web.tables import BOT, ME, OPEN, begin_together, open_table

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
pytestmark = pytest.mark.slow


def _at(visit: Visit, viewport: object, name: str) -> Page:
    page = visit("/", viewport=viewport).page
    take_position(page, name)
    return page


def _log(page: Page) -> str:
    """What the table has told so far; where the log is folded it is opened for it, unless the next
    question lies over the table already."""
    button = page.get_by_role("button", name="Log and chat")
    if page.locator("dialog[open]").count():
        return " ".join(page.locator("aside ol li").all_text_contents())
    if button.is_visible():
        button.click()
    text = page.locator("aside").first.inner_text()
    if button.is_visible():
        page.keyboard.press("Escape")
    return text


def _log_until(page: Page, words: str) -> str:
    """The log once it tells something."""
    for _ in range(50):
        text = " ".join(_log(page).split())
        if words in text:
            return text
        page.wait_for_timeout(200)
    raise AssertionError(f"the log does not tell: {words}")


def _trade(page: Page, given: str, taken: str) -> None:
    """Tap a card of the zone, then the one that is given for it."""
    if _is_narrow(page):
        page.get_by_role("button", name="Trade zone").click()
    page.locator(f'.zone [data-card="{taken}"]').click()
    page.locator(f'.hand [data-card="{given}"]').click()


def _is_narrow(page: Page) -> bool:
    assert page.viewport_size is not None
    return page.viewport_size["width"] < 700


# --- drawing ---------------------------------------------------------------------------------


@SIZES
def test_the_first_hand_is_drawn_card_by_card(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, "base", 3)
    expect(prompt(page)).to_contain_text("Draw 10 more cards: small or large?")
    expect(prompt(page)).to_contain_text("0 heads, 0 bodies: a species needs both.")
    shoot(page, "darwin-draw")
    page.get_by_role("button", name=re.compile("^Draw small")).click()
    expect(prompt(page)).to_contain_text("Draw 9 more cards")
    page.get_by_role("button", name=re.compile("^Draw large")).click()
    expect(prompt(page)).to_contain_text("Draw 8 more cards")
    page.get_by_role("button", name="Alternate the rest").click()
    expect(page.get_by_role("group", name="Your hand: 10 cards")).to_be_visible()


@SIZES
def test_a_hand_is_drawn_anew_but_for_one_card(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")
    page.get_by_role("button", name="New hand?").click()
    done = sheet(page).get_by_role("button", name="Keep it and draw")
    expect(done).to_have_attribute("aria-disabled", "true")
    sheet(page).locator('[data-card="lion-body"]').click()
    shoot(page, "darwin-redraw")
    done.click()
    sheet(page).get_by_role("button", name="Do it").click()
    expect(prompt(page)).to_contain_text("Draw 9 more cards")


@SIZES
def test_a_hand_that_can_create_nothing_is_drawn_anew(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "full_redraw")
    page.get_by_role("button", name="No species possible: redraw your hand").click()
    sheet(page).get_by_role("button", name="Do it").click()
    expect(prompt(page)).to_contain_text(re.compile(r"Draw \d+ more cards|Discard"))


@SIZES
def test_kids_discard_before_they_draw(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "refill")
    expect(sheet(page)).to_contain_text("Discard the cards you do not want.")
    sheet(page).locator(".card").first.click()
    shoot(page, "darwin-discard")
    sheet(page).get_by_role("button", name="Discard 1 card and draw").click()
    expect(prompt(page)).to_contain_text("more card")


# --- the turn --------------------------------------------------------------------------------


@SIZES
def test_a_trade_is_made_revised_and_cancelled(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")

    _trade(page, "yak-body", "arctic-fox-tail")
    expect(prompt(page)).to_contain_text("trade Yak body for Arctic fox tail")
    shoot(page, "darwin-trade")
    # The yak lies in the zone now: another card is given in its place.
    _trade(page, "lion-body", "yak-body")
    expect(prompt(page)).to_contain_text("trade Lion body for Arctic fox tail")
    # On a phone it was pushed out at the right.
    expect(verb(page, "Cancel the trade")).to_be_in_viewport(ratio=1)
    verb(page, "Cancel the trade").click()
    expect(prompt(page)).not_to_contain_text("trade")


@SIZES
def test_dc_act_trade_05_a_traded_card_is_a_part_at_once(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")
    _trade(page, "yak-body", "arctic-fox-tail")
    expect(prompt(page)).to_contain_text("trade Yak body for Arctic fox tail")
    expect(page.locator('.hand [data-card="arctic-fox-tail"]')).to_be_visible()
    expect(page.locator('.hand [data-card="yak-body"]')).to_have_count(0)
    verb(page, "Create").click()
    parts = ("lion-body", "bongo-head", "emu-legs1", "bornean-orangutan-legs1", "arctic-fox-tail")
    for one in parts:
        card(page, one).click()
        rest(page)
    expect(page.locator(".builder")).to_contain_text("Arctic fox")
    shoot(page, "darwin-traded-part")
    verb(page, "Place here: Highlands").click()
    expect(prompt(page)).to_contain_text("trade Yak body for Arctic fox tail")
    verb(page, "Finish turn").click()
    log = _log_until(page, "You create Bongo lion")
    assert "You trade yak body for Arctic fox tail" in log


@SIZES
def test_what_is_being_built_is_gone_on_with_after_a_trade(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")
    verb(page, "Create").click()
    for one in ("lion-body", "bongo-head"):
        card(page, one).click()
        rest(page)
    _trade(page, "yak-body", "arctic-fox-tail")
    expect(page.locator(".builder h2")).to_have_text("Bongo lion")
    card(page, "arctic-fox-tail").click()
    rest(page)
    expect(page.locator(".builder .sites")).to_contain_text("Arctic fox")


@SIZES
def test_escape_puts_a_hint_away_before_what_is_being_built(visit: Visit, viewport: object) -> None:
    """On a phone the hint lay over the hand, and Escape closed the builder instead."""
    page = _at(visit, viewport, "turn")
    verb(page, "Create").click()
    rest(page)
    page.get_by_role("button", name="Ask Apex for a hint").click()
    hint = page.get_by_role("group", name="Apex would do this")
    expect(hint).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(page.locator(".builder")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".builder")).to_have_count(0)


@SIZES
def test_a_half_built_creature_survives_a_reload(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")
    verb(page, "Create").click()
    for one in ("lion-body", "bongo-head"):
        card(page, one).click()
        rest(page)
    page.reload()
    expect(page.locator(".builder h2")).to_have_text("Bongo lion")
    expect(page.locator(".builder .sites")).to_contain_text("lion")
    verb(page, "Cancel").click()
    page.reload()
    expect(verb(page, "Create")).to_be_visible()
    expect(page.locator(".builder")).to_have_count(0)


@SIZES
def test_the_builder_always_shows_a_species_its_places_and_a_verdict(
    visit: Visit, viewport: object
) -> None:
    """A trade was planned, its card tapped while a species was changed: a creature with two bodies
    and no name came of it, and an empty refusal."""
    page = _at(visit, viewport, "turn")
    _trade(page, "yak-body", "arctic-fox-tail")
    expect(prompt(page)).to_contain_text("trade")
    verb(page, "Mutate").click()
    rest(page)
    for one in ("lion-body", "weddell-seal-body", "emu-legs1", "king-cobra-head"):
        card(page, one).click()
        page.wait_for_timeout(300)
        rest(page)
        expect(page.locator(".builder h2")).not_to_have_text("New species")
        bodies = page.locator(".builder .sites .body .filled, .builder .sites .head .filled")
        expect(bodies).to_have_count(2)
        refusal = page.locator(".refusal")
        if refusal.count():
            assert refusal.inner_text().strip(), "a refusal without words"


@SIZES
def test_a_second_change_has_its_price(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")
    verb(page, "Mutate").click()
    rest(page)
    for one in ("emu-legs1", "bornean-orangutan-legs1"):
        card(page, one).click()
        rest(page)
    expect(page.locator(".builder")).to_contain_text("This mutation costs 3 points.")
    shoot(page, "darwin-change")
    verb(page, "Mutate it").click()
    expect(sheet(page)).to_contain_text("This mutation costs 3 points.")
    sheet(page).get_by_role("button", name="Do it").click()
    expect(prompt(page)).to_contain_text("Not final: mutate Hippopotamus wildebeest")
    verb(page, "Finish turn").click()
    expect(verb(page, "Finish turn")).to_have_count(0)
    assert "Hippopotamus wildebeest" in _log(page)


@SIZES
def test_a_change_that_is_not_possible_says_why_at_its_place(
    visit: Visit, viewport: object
) -> None:
    page = _at(visit, viewport, "turn")
    verb(page, "Create").click()
    rest(page)
    card(page, "weddell-seal-body").click()
    rest(page)
    card(page, "king-cobra-head").click()
    rest(page)
    spare = card(page, "bongo-head")
    spare.click()
    rest(page)
    expect(page.locator(".sites")).to_contain_text("bongo")
    card(page, "weddell-seal-body").click()
    rest(page)
    verb(page, "Place it").click(force=True)
    expect(page.locator(".refusal")).to_contain_text("It has no body.")


@SIZES
def test_a_species_moves_to_a_green_biome(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")
    verb(page, "Migrate").click()
    rest(page)
    if not _is_narrow(page):
        expect(page.get_by_role("region", name="Swamp")).to_contain_text("Place here")
        expect(page.get_by_role("region", name="Highlands").locator(".verdict")).to_be_visible()
    shoot(page, "darwin-move")
    verb(page, "Migrate to: Swamp").click()
    expect(prompt(page)).to_contain_text("migrate Hippopotamus wildebeest to: Swamp")
    verb(page, "Take back the action").click()
    expect(verb(page, "Create")).to_be_visible()


@SIZES
def test_what_is_not_possible_is_not_offered(visit: Visit, viewport: object) -> None:
    """Create was offered, and asked for, with an empty hand."""
    page = _at(visit, viewport, "six")
    expect(prompt(page)).to_contain_text("Mutate or migrate one species.")
    expect(verb(page, "Create")).to_have_count(0)
    expect(prompt(page).locator(".verbs .primary")).to_have_text("Mutate")


@SIZES
def test_undo_has_its_place_beside_the_help_while_cards_are_drawn(
    visit: Visit, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, "base", 3)
    page.locator(".dock button", has_text="Draw small").click()
    page.locator(".prompt .undo").wait_for()
    undo = page.locator(".prompt .undo").bounding_box()
    assert undo is not None
    for tool in page.locator(".prompt .tools button").all():
        box = tool.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= undo["x"] or undo["x"] + undo["width"] <= box["x"]


@SIZES
def test_passing_lists_who_would_die(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "pass")
    verb(page, "Pass").click()
    expect(sheet(page)).to_contain_text("You take no more actions this Era.")
    assert sheet(page).locator("li").count() > 0
    shoot(page, "darwin-pass")
    expect(sheet(page).locator("footer .primary")).to_have_text("Keep playing")
    sheet(page).get_by_role("button", name="Keep playing").click()
    verb(page, "Pass").click()
    sheet(page).get_by_role("button", name="Pass").click()
    expect(verb(page, "Pass")).to_have_count(0)


@SIZES
def test_a_species_is_built_by_dragging(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "turn")

    def pull(name: str, onto: str) -> None:
        card(page, name).scroll_into_view_if_needed()
        start, end = card(page, name).bounding_box(), page.locator(onto).first.bounding_box()
        assert start is not None
        assert end is not None
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] - 30, steps=3)
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
        page.mouse.up()

    pull("lion-body", '[data-biome="savanna"] .land')
    rest(page)
    pull("bongo-head", ".canvas")
    rest(page)
    expect(page.locator(".builder h2")).to_have_text("Bongo lion")
    expect(page.locator(".sites .filled")).to_have_count(2)


@SIZES
def test_the_forecast_says_who_would_die_now(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "pass")
    page.keyboard.press("v")
    expect(sheet(page)).to_contain_text("If the evaluation came now")
    shoot(page, "darwin-forecast")


# --- evaluation and events -------------------------------------------------------------------


@SIZES
def test_exactly_tied_prey_is_chosen(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "eat")
    expect(sheet(page)).to_contain_text("All values are equal, so you decide.")
    assert sheet(page).locator("ol button").count() == 2
    shoot(page, "darwin-prey")
    # The mark of its owner stands before the name.
    chosen = sheet(page).locator("ol strong").first.inner_text().splitlines()[-1].strip()
    sheet(page).locator("ol button").first.click()
    expect(sheet(page).get_by_text("All values are equal")).to_have_count(0)
    # The log goes no further than the story.
    page.locator(".story").get_by_role("button", name="Back to the table").click()
    _log_until(page, chosen)


@SIZES
def test_the_order_of_own_tied_hunters_is_chosen(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "hunt_first")
    expect(sheet(page)).to_contain_text("Your hunters are tied: which one hunts first?")
    shoot(page, "darwin-hunters")
    sheet(page).locator("button[aria-disabled=false]").nth(1).wait_for()  # no slip answers it
    page.keyboard.press("2")
    expect(page.get_by_text("Your hunters are tied")).to_have_count(0)


@SIZES
def test_degeneration_shows_what_each_loss_changes(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "degenerate")
    rows = sheet(page).locator("ol button")
    assert rows.count() >= 3
    for row in rows.all():
        expect(row).to_contain_text(re.compile("→|No value changes"))
    shoot(page, "darwin-degeneration")
    first = rows.first.locator(".sr-only").inner_text()
    rows.first.click()
    expect(sheet(page).get_by_role("button", name=first, exact=True)).to_have_count(0)


@SIZES
def test_the_tied_species_that_intruders_drive_out_is_chosen(
    visit: Visit, viewport: object
) -> None:
    page = _at(visit, viewport, "lose")
    expect(sheet(page)).to_contain_text("Intruders")
    assert sheet(page).locator("ol button").count() >= 2
    shoot(page, "darwin-intruders")
    sheet(page).locator("ol button").nth(1).click()
    expect(page.get_by_text("Intruders: your choice.")).to_have_count(0)


@SIZES
def test_the_points_of_a_driven_out_species_are_spread(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "bequeath")
    expect(sheet(page)).to_contain_text("6 points left to give")
    done = sheet(page).get_by_role("button", name="Give these points")
    expect(done).to_have_attribute("aria-disabled", "true")
    more = sheet(page).get_by_role("button", name=re.compile("^One more for"))
    more.nth(0).click()
    more.nth(1).click()
    expect(sheet(page)).to_contain_text("4 points left to give")
    sheet(page).get_by_role("button", name=re.compile("^One less for")).nth(1).click()
    sheet(page).get_by_role("button", name="Spread evenly").click()
    expect(sheet(page)).to_contain_text("0 points left to give")
    shoot(page, "darwin-spread")
    done.click()
    expect(done).to_have_count(0)
    # The log goes no further than the story.
    page.locator(".story").get_by_role("button", name="Back to the table").click()
    assert "3 points" in _log_until(page, "3 points")


@SIZES
def test_the_first_player_picks_the_biome(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "pick_biome")
    expect(sheet(page)).to_contain_text("Which biome comes into play?")
    assert sheet(page).locator("ol button").count() == 2
    shoot(page, "darwin-pick-biome")
    name = sheet(page).locator("ol strong").first.inner_text().strip()
    sheet(page).locator("ol button").first.click()
    expect(page.get_by_text("Which biome comes into play?")).to_have_count(0)
    assert name.lower() in page.locator("body").inner_text().lower()


# --- two against two -------------------------------------------------------------------------


@SIZES
def test_cards_are_shown_to_the_partner(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, "team", 4)
    page.get_by_role("button", name="Alternate the rest").click()
    sheet(page).get_by_role("button", name="Show nothing").wait_for()
    sheet(page).locator(".card").nth(0).click()
    sheet(page).locator(".card").nth(1).click()
    shoot(page, "darwin-show")
    sheet(page).get_by_role("button", name="Show 2 cards").click()
    expect(page.get_by_role("button", name="Show 2 cards")).to_have_count(0)


def test_what_the_partner_shows_is_looked_at(visit: Visit) -> None:
    """It was told in the log alone, and lay behind the partner's seat."""
    ana, bo = visit("/", viewport=PHONE).page, visit("/").page
    begin_together(ana, bo, open_table(ana, "darwin", [ME, BOT, OPEN, BOT], mode="team"))
    for page in (ana, bo):
        page.get_by_role("button", name="Alternate the rest").click()
    for page in (ana, bo):
        sheet(page).get_by_role("button", name="Show nothing").wait_for()
        sheet(page).locator(".card").nth(0).click()
        sheet(page).locator(".card").nth(1).click()
        sheet(page).get_by_role("button", name="Show 2 cards").click()
    for page in (ana, bo):
        expect(sheet(page)).to_contain_text("shows you")
        expect(sheet(page).locator(".card")).to_have_count(2)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


@SIZES
def test_the_partner_is_asked_for_a_card(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "ask")
    page.get_by_role("button", name=re.compile("^Ask .* for a card$")).click()
    expect(page.locator("body")).to_contain_text(
        re.compile("Pay for the card you got|gives? (you )?(nothing|no card)|ask")
    )


@SIZES
def test_a_partner_who_asks_is_given_a_card(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "give")
    expect(sheet(page)).to_contain_text("asks you for a card")
    expect(sheet(page).get_by_role("button", name="Give nothing")).to_be_visible()
    sheet(page).locator(".card").first.click()
    shoot(page, "darwin-give")
    sheet(page).get_by_role("button", name="Give this card").click()
    expect(page.get_by_text("asks you for a card. Which one")).to_have_count(0)


@SIZES
def test_a_card_that_was_received_is_paid_for(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "pay_card")
    expect(sheet(page)).to_contain_text("Pay for the card you received.")
    shoot(page, "darwin-pay")
    sheet(page).locator(".card").first.click()
    sheet(page).get_by_role("button", name="Pay with this card").click()
    expect(page.get_by_text("Pay for the card you received.")).to_have_count(0)


@SIZES
def test_a_species_of_the_partner_is_taken_over(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "take_over")
    species = page.locator('[data-tag="S1"]')
    species.click()
    sheet(page).get_by_role("button", name="Take over").click()
    sheet(page).locator('[data-card="dromedary-body"]').click()
    sheet(page).locator('[data-card="reindeer-body"]').click()
    shoot(page, "darwin-take-over")
    sheet(page).get_by_role("button", name="Pay with two cards").click()
    expect(species).to_have_accessible_name(re.compile("your "))


@SIZES
def test_a_card_is_shown_to_everybody(visit: Visit, viewport: object) -> None:
    page = _at(visit, viewport, "take_over")
    card(page, "dromedary-body").focus()
    page.keyboard.press("i")
    sheet(page).get_by_role("button", name="Show it to everybody").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert "dromedary" in _log(page).lower()


def test_on_a_phone_the_builder_says_what_every_biome_asks_for(visit: Visit) -> None:
    """It lies over the biomes: they said "✕ 1" there, and nothing before the first card."""
    page = _at(visit, PHONE, "turn")
    verb(page, "Create").click()
    chips = page.locator(".builder .chips button")
    expect(chips).to_have_count(4)
    swamp = chips.filter(has_text="Swamp")
    for symbol in ("swim", "climb", "cold"):
        expect(swamp.locator(f'[data-thing="{symbol}"]')).to_be_visible()
    expect(swamp.locator("svg")).to_have_count(0)
    card(page, "lion-body").click()
    rest(page)
    expect(swamp.locator("svg")).to_have_count(1)  # the cross
    expect(swamp.locator('[data-thing="swim"]')).to_be_visible()
    for chip in chips.all():
        assert chip.evaluate("node => node.scrollWidth <= node.clientWidth + 1")


def test_the_biome_where_a_species_lives_is_not_crossed_out_in_a_phones_builder(
    visit: Visit,
) -> None:
    """It can migrate anywhere but there; it looked as if it did not fit its own savanna."""
    page = _at(visit, PHONE, "turn")
    verb(page, "Migrate").click()
    rest(page)
    chips = page.locator(".builder .chips button")
    own, other = chips.filter(has_text="Savanna"), chips.filter(has_text="Highlands")
    expect(other.locator("svg")).to_have_count(1)  # the cross
    expect(own.locator("svg")).to_have_count(0)
    expect(own.locator('[data-thing="run"]')).to_be_visible()
