"""Every decision of Origin, made through the page: each test begins one tap before it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.origin_positions import ATTACK, HUNTED, called, position, take_position

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

RIVAL = """
    P2 hand: tail_loss*2
    P2 laid: 4
    P2a: card=piracy food=1
    P2b: card=running swimming:swimming
    P2c: card=mimicry poisonous:poisonous/carnivorous
    P2d: card=mimicry high_body_weight:high_body_weight/fat_tissue food=1
"""


def _sit(visit: Visit, text: str, viewport: object = LAPTOP, **values: str) -> Page:
    """Sit down at a table where P1 is to decide; nothing is sealed or tipped by itself."""
    page = visit("/", viewport=viewport).page
    page.evaluate(
        """localStorage.setItem("galapagos.prefs", JSON.stringify({ seal: "hand", tips: false }))"""
    )
    take_position(page, position(text, 2, **values))
    page.get_by_role("group", name="What to do").wait_for()
    return page


def _animal(page: Page, tag: str) -> Locator:
    return page.locator(f"main [data-tag={tag}]")


def _tap(page: Page, tag: str) -> None:
    """Tap an animal, lit or dimmed: a dimmed one is marked as disabled, but answers."""
    _animal(page, tag).click(force=True)


def _told(page: Page, text: str) -> None:
    """Wait until the log has told something."""
    expect(
        page.locator("aside ol li", has_text=re.compile(called(text), re.IGNORECASE)).first
    ).to_be_attached()


def _seal(page: Page) -> None:
    page.locator("[data-seal]").click()


def _card(page: Page, face: str) -> Locator:
    return page.locator(f'.hand [data-face="{face}"]')


# --- Evolution: O1 to O4 ---------------------------------------------------------------------

EVOLUTION = """
    P1 hand: swimming parasite/carnivorous symbiosis cooperation/fat_tissue scavenger
    P1 laid: 3
    P1a: card=swimming carnivorous:communication/carnivorous
    P1b: card=swimming swimming:swimming
    P1c: card=scavenger
    P2 hand: tail_loss*3
    P2 laid: 2
    P2a: card=piracy
    P2b: card=running
"""


def _evolve(visit: Visit, viewport: object = LAPTOP) -> Page:
    return _sit(visit, EVOLUTION, viewport, phase="evolution", centre="0")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_card_becomes_an_animal(visit: Visit, viewport: object) -> None:
    page = _evolve(visit, viewport)
    _card(page, "swimming").press("Enter")
    _tap(page, "new")
    expect(page.locator(".prompt")).to_contain_text("new animal")
    _seal(page)
    _told(page, "You play Swimming as a new animal, P1d")
    expect(_animal(page, "P1d")).to_be_visible()


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_trait_is_laid_taken_back_and_laid_again(visit: Visit, viewport: object) -> None:
    page = _evolve(visit, viewport)
    _card(page, "swimming").press("Enter")
    _tap(page, "P1c")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".drafted")).to_have_count(0)
    _card(page, "swimming").press("Enter")
    _tap(page, "P1c")
    _seal(page)
    _told(page, "You play Swimming on your P1c")


def test_a_parasite_goes_on_a_rival_and_not_on_an_own_animal(visit: Visit) -> None:
    page = _evolve(visit)
    _card(page, "parasite/carnivorous").press("Enter")
    _tap(page, "P1a")
    refusal = page.get_by_role("group", name="Not possible")
    expect(refusal).to_contain_text("EV-EVO-10")
    expect(refusal).to_contain_text("EV-TRAIT-PARASITE-01")
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    expect(_animal(page, "P2a")).to_have_class(re.compile(r"\blit\b"))
    _tap(page, "P2a")
    _seal(page)
    _told(page, "You play Parasite on Fern's P2a")


def test_a_card_with_two_traits_asks_which(visit: Visit) -> None:
    page = _evolve(visit)
    _card(page, "cooperation/fat_tissue").press("Enter")
    _tap(page, "P1c")
    page.get_by_role("dialog").get_by_role("button", name="Fat Tissue").click()
    expect(page.locator(".prompt")).to_contain_text(called("Fat Tissue on P1c"))
    _seal(page)
    _told(page, "You play Fat Tissue on your P1c")


def test_a_symbiosis_asks_who_shields_whom(visit: Visit) -> None:
    page = _evolve(visit)
    _card(page, "symbiosis").press("Enter")
    _tap(page, "P1b")
    expect(page.locator(".prompt")).to_contain_text(called("partner for P1b"))
    _tap(page, "P1c")
    sheet = page.get_by_role("dialog", name="Who shields whom?")
    sheet.get_by_role("button", name=called("P1c shields P1b")).click()
    _seal(page)
    _told(page, "You lay Symbiosis: your P1c shields your P1b")


def test_a_pass_ends_evolution_for_me_and_food_is_rolled(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0", passed="P2")
    _seal(page)
    page.get_by_role("button", name="Do it anyway").click()
    _told(page, "makes . food for all")
    expect(page.locator("[data-place=centre] .dice b")).to_have_count(1)
    page.get_by_role("button", name="A die has been rolled").click(force=True)
    expect(page.get_by_role("group", name="Not possible")).to_contain_text("A die has been rolled")


# --- Feeding: O5 to O12 ----------------------------------------------------------------------

FEEDING = f"""
    P1 hand: swimming
    P1 laid: 4
    P1a: card=swimming carnivorous:parasite/carnivorous
    P1b: card=swimming fat=2 fat_tissue:grazing/fat_tissue fat_tissue:burrowing/fat_tissue \
parasite:parasite/fat_tissue
    P1c: card=scavenger hibernation:hibernation/carnivorous grazing:grazing/fat_tissue
    P1d: card=scavenger piracy:piracy
    P1c+P1d cooperation: cooperation/carnivorous
    {RIVAL}
"""


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_an_animal_is_fed_and_its_partner_too(visit: Visit, viewport: object) -> None:
    page = _sit(visit, FEEDING, viewport)
    page.keyboard.press("f")
    _tap(page, "P1c")
    _told(page, "You feed your P1c")
    expect(_animal(page, "P1d")).to_have_class(re.compile(r"\blit\b"))
    _tap(page, "P1d")
    _choose_verb(page, "Partner food")
    _told(page, "Cooperation")
    expect(_animal(page, "P1d")).to_have_class(re.compile(r"\bfed\b"))


def _choose_verb(page: Page, name: str) -> None:
    """Choose what an animal shall do, where it could do several things."""
    page.get_by_role("menuitem", name=name).click()


def test_a_step_that_reveals_nothing_is_undone(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    page.keyboard.press("f")
    _tap(page, "P1c")
    _told(page, "You feed your P1c")
    undo = page.get_by_role("button", name=re.compile("^Undo: "))
    undo.click()
    expect(undo).to_have_count(0)
    expect(_animal(page, "P1c")).to_have_class(re.compile(r"\bhungry\b"))


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_hunt_says_what_protects_and_asks_before_poison(visit: Visit, viewport: object) -> None:
    page = _sit(visit, FEEDING, viewport)
    _tap(page, "P1a")
    _choose_verb(page, "Hunt")
    expect(page.locator(".prompt")).to_contain_text(called("Hunt with P1a"))
    expect(_animal(page, "P2b").locator(".outlook.barred")).to_be_visible()
    _tap(page, "P2b")
    expect(page.get_by_role("group", name="Not possible")).to_contain_text("EV-TRAIT-SWIMMING-01")
    _tap(page, "P2c")
    sheet = page.get_by_role("dialog", name=re.compile(called("P2c")))
    expect(sheet).to_contain_text("poisonous")
    sheet.get_by_role("button", name="Cancel").click()
    _tap(page, "P2a")
    _told(page, "Fern's P2a is eaten by your P1a")


def test_a_tip_steps_aside_while_prey_is_chosen_on_a_phone(visit: Visit) -> None:
    """It lay over the far shore, and the prey under it could not be tapped."""
    page = _sit(visit, FEEDING, PHONE)
    page.evaluate("""localStorage.setItem("galapagos.prefs", JSON.stringify({ seal: "hand" }))""")
    page.reload()
    tip = page.get_by_role("note", name="Tip")
    expect(tip).to_be_visible()
    _tap(page, "P1a")
    _choose_verb(page, "Hunt")
    expect(tip).to_be_hidden()
    _animal(page, "P2a").click()
    _told(page, "Fern's P2a is eaten by your P1a")
    expect(tip).to_be_visible()


def test_fat_is_burned_by_amount(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    page.keyboard.press("b")
    sheet = page.get_by_role("dialog", name="Burn how much fat?")
    sheet.get_by_role("button", name="More").click()
    sheet.get_by_role("button", name="Burn fat").click()
    _told(page, "2 fat")
    expect(_animal(page, "P1b")).to_have_accessible_name(re.compile("Food 2 of 3"))


def test_an_animal_goes_to_sleep_and_another_grazes(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    page.get_by_role("button", name="Hibernate").click()
    _tap(page, "P1c")
    _told(page, "your P1c hibernates")
    page.get_by_role("button", name="Graze").click()
    _tap(page, "P1c")
    _told(page, "your P1c .*(graz|tramples|destroys)")
    expect(page.locator("[data-place=centre] strong")).to_have_text("5")


def test_a_pirate_robs_who_has_begun_to_eat(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    page.get_by_role("button", name="Rob").click()
    expect(page.locator(".prompt")).to_contain_text(called("Rob with P1d"))
    _tap(page, "P2a")
    expect(page.get_by_role("group", name="Not possible")).to_be_visible()
    _tap(page, "P2d")
    _told(page, "Piracy: your P1d takes 1 food from Fern's P2d")


def test_passing_while_food_is_left_is_warned_of(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    seal = page.locator("[data-seal]")
    expect(seal).to_have_attribute("title", re.compile("food in the centre"))
    seal.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("hibernating would save it")
    sheet.get_by_role("button", name="Do it anyway").click()
    _told(page, "You pass for the rest of this phase")


def test_with_must_feed_there_is_no_pass(visit: Visit) -> None:
    page = _sit(visit, FEEDING, options="must_feed=on")
    expect(page.locator("[data-seal]")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator(".said")).to_contain_text("cannot pass")


def test_a_dimmed_animal_says_why_it_waits(visit: Visit) -> None:
    page = _sit(
        visit,
        f"""
        P1 hand: swimming
        P1 laid: 2
        P1a: card=swimming
        P1b: card=swimming
        P1a+P1b symbiosis: symbiosis
        {RIVAL}
        """,
    )
    _tap(page, "P1b")
    expect(page.get_by_role("group", name="Not possible")).to_contain_text("EV-")


# --- Answers out of turn: O13 to O18 ---------------------------------------------------------


def _defend(visit: Visit, viewport: object = LAPTOP) -> tuple[Page, Locator]:
    page = _sit(visit, HUNTED, viewport, **ATTACK)
    return page, page.get_by_role("dialog")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_a_defence_is_one_row_each_and_running_rolls(visit: Visit, viewport: object) -> None:
    page, sheet = _defend(visit, viewport)
    expect(sheet.locator(".row")).to_have_count(3)
    sheet.get_by_role("button", name=re.compile("run: roll a die")).click()
    _told(page, "rolls|runs|escapes")


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_hunter_and_prey_look_at_each_other(visit: Visit, viewport: object) -> None:
    """Animals are drawn looking to the right; the hunter, on the left, once looked away."""
    page, sheet = _defend(visit, viewport)
    hunter, prey = sheet.locator("figure").all()
    for figure, tag in ((hunter, "P2a"), (prey, "P1a")):
        expect(figure).to_have_text(called(tag))
    left_of = (
        "([one, two]) => one.getBoundingClientRect().right <= two.getBoundingClientRect().left"
    )
    assert page.evaluate(left_of, [hunter.element_handle(), prey.element_handle()])
    mirrored = "one => new DOMMatrix(getComputedStyle(one).transform).a < 0"
    assert [one.locator("img").evaluate(mirrored) for one in (hunter, prey)] == [False, True]


def test_mimicry_asks_who_takes_the_blow(visit: Visit) -> None:
    page, sheet = _defend(visit)
    sheet.get_by_role("button", name=re.compile("^. ?Mimic|Mimic")).first.click()
    expect(sheet).to_contain_text("is attacked instead")
    sheet.get_by_role("button", name=re.compile(called("P1b"))).click()
    _told(page, "Mimicry: your P1a sends the hunter to your P1b")


def test_tail_loss_asks_which_card_is_dropped(visit: Visit) -> None:
    page, sheet = _defend(visit)
    sheet.get_by_role("button", name=re.compile("Discard a trait card")).click()
    expect(sheet.locator(".row")).to_have_count(5)
    sheet.get_by_role("button", name="Another defence").click()
    expect(sheet.locator(".row")).to_have_count(3)
    expect(sheet.locator(".row").first).to_be_enabled()
    page.keyboard.press("3")
    sheet.get_by_role("button", name=re.compile(called("Cooperation with P1c"))).click()
    _told(page, "gives up Cooperation|Cooperation .*P1c")
    expect(_animal(page, "P1a")).to_be_visible()


def test_of_several_scavengers_one_is_chosen(visit: Visit) -> None:
    page = _sit(
        visit,
        f"""
        P1 hand: swimming
        P1 laid: 3
        P1a: card=swimming carnivorous:parasite/carnivorous
        P1b: card=swimming scavenger:scavenger
        P1c: card=swimming scavenger:scavenger
        {RIVAL}
        """,
    )
    page.keyboard.press("h")
    _tap(page, "P2a")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=re.compile(called("P1c"))).click()
    _told(page, "your P1c scavenges")


def test_partner_food_out_of_turn_is_offered_and_may_be_skipped(visit: Visit) -> None:
    page = _sit(
        visit,
        """
        P1 hand: swimming
        P1 laid: 2
        P1a: card=swimming food=1 scavenger:scavenger
        P1b: card=swimming
        P1a+P1b cooperation: cooperation/carnivorous first_fed
        P2 hand: tail_loss*2
        P2 laid: 2
        P2a: card=piracy carnivorous:parasite/carnivorous food=2 hunted
        P2b: card=running
        """,
        turn="P2",
        done="acted main",
        options="out_of_turn_pairs=on",
    )
    expect(page.locator("[data-seal]")).to_have_text("Skip")
    expect(page.locator(".bridge.glow")).to_be_visible()
    _tap(page, "P1b")
    _told(page, "Cooperation")
    expect(_animal(page, "P1b")).to_have_class(re.compile(r"\bfed\b"))


def test_cards_or_points_are_declared_by_amount(visit: Visit) -> None:
    page = _sit(
        visit,
        """
        P1 laid: 3
        P1a: card=swimming
        P1b: card=swimming
        P1c: card=scavenger
        P2 laid: 1
        P2a: card=piracy
        """,
        phase="extinction",
        centre="0",
        options="variant=on",
        decision="declaration P1",
    )
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Less").click()
    expect(sheet).to_contain_text("2 cards, 1 point")
    sheet.locator(".button.primary").click()
    _told(page, "2 (extra )?cards?")


# --- every decision by the list, and by keys -------------------------------------------------


def test_the_list_of_all_actions_finds_and_takes_one(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    page.keyboard.press("a")
    sheet = page.get_by_role("dialog", name="All actions")
    sheet.get_by_role("searchbox").fill("graze")
    sheet.locator("li button").first.click()
    _told(page, "P1c .*(graz|tramples|destroys)")


def test_a_hint_is_given_and_not_taken_by_itself(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    page.get_by_role("button", name="Ask Apex for a hint").click()
    card = page.get_by_role("group", name="Apex would do this")
    card.get_by_role("button", name="Do it").wait_for()
    expect(page.locator("[data-coach]")).to_have_count(1)  # what it is about is ringed
    expect(card.locator("ol")).to_have_count(0)
    page.get_by_role("button", name="Ask Apex for a hint").click()
    expect(card.locator("ol li").first).to_contain_text("You:")  # a second tap shows the line
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".prompt.yours")).to_be_visible()


def test_a_card_and_a_token_are_dragged(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    token, animal = page.locator(".token").first, _animal(page, "P1c")
    token.drag_to(animal)
    _told(page, "You feed your P1c")
    page = _evolve(visit)
    _card(page, "swimming").drag_to(_animal(page, "P1b"), force=True)
    expect(page.get_by_role("group", name="Not possible")).to_contain_text("EV-EVO-10")
    _card(page, "swimming").drag_to(_animal(page, "P1c"))
    expect(page.locator(".prompt")).to_contain_text(called("Swimming on P1c"))


def test_keys_that_ask_are_answered(visit: Visit) -> None:
    page = _sit(visit, FEEDING)
    said = page.locator(".said")
    for keys, answer in {
        "x": "You: animals 4, cards 1",
        "o2": "Fern: animals 4, cards 2",
        "o7": "no seat 7",
        "q": "Feed",
        "l": "story starts",
        "k": "story starts",
    }.items():
        for key in keys:
            page.keyboard.press(key)
        expect(said).to_contain_text(answer)
    page.keyboard.press("v")
    expect(page.get_by_role("dialog", name="If the round ended now")).to_contain_text(called("P1a"))
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    expect(page.locator(".tile:focus")).to_have_count(1)
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("Food")
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    _told(page, "You feed")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Since your last turn")).to_contain_text("You feed")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.get_by_role("dialog", name="Why did this happen?")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.get_by_role("button", name=re.compile("^Undo: "))).to_have_count(0)
