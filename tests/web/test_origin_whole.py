"""Nothing on the table of Origin is cut or covered: names, odds, dice, phases, losses."""

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.boxes import box_of, overlap
from tests.web.conftest import Visitor
from tests.web.origin_positions import position, take_position
from tests.web.people import speak
from tests.web.tables import BOT, ME, begin, open_table

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

LOW = {"width": 1366, "height": 650}
SHORT = {"width": 390, "height": 664}
PHONE = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}

CROWD = """
    P1 hand: swimming
    P1 laid: 3
    P1a: card=swimming
    P1b: card=swimming
    P1c: card=scavenger
    P2 hand: tail_loss*2
    P2 laid: 4
    P2a: card=piracy carnivorous:parasite/carnivorous fat_tissue:grazing/fat_tissue
    P2b: card=running tail_loss:tail_loss carnivorous:parasite/carnivorous
    P2c: card=running
    P2d: card=tail_loss
    P3 hand: running
    P3 laid: 1
    P3a: card=piracy carnivorous:parasite/carnivorous
    P4 hand: running
    P4 laid: 1
    P4a: card=piracy carnivorous:hibernation/carnivorous
"""
FULL = """
    P1 hand: swimming
    P1 laid: 1
    P1a: card=piracy carnivorous:parasite/carnivorous
""" + "".join(
    f"""
    P{seat} hand: swimming
    P{seat} laid: 2
    P{seat}a: card=running
    P{seat}b: card=mimicry
"""
    for seat in range(2, 9)
)
STARVING = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming
    P1b: card=scavenger food=1
    P2 hand: tail_loss*2
    P2 laid: 1
    P2a: card=piracy food=1
"""
NIGHT = """
    P1 hand: swimming
    P1 laid: 6
    P1a: card=swimming
    P1b: card=swimming
    P1c: card=scavenger food=1
    P1d: card=scavenger food=1
    P1e: card=mimicry food=1
    P1f: card=mimicry food=1
    P2 hand: tail_loss*2
    P2 laid: 1
    P2a: card=piracy carnivorous:parasite/carnivorous food=2
"""
HERD = re.sub(r" food=\d", "", NIGHT)
CUT = """one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const [wanted, room] = [words, one].map((each) => each.getBoundingClientRect());
  return wanted.width > room.width + 0.1 || one.scrollHeight > one.clientHeight + 1;
}"""
"""Whether words are wider or higher than their place: the fraction of a pixel costs letters."""

LINE = """one => {
  const { lineHeight, fontSize } = getComputedStyle(one);
  return parseFloat(lineHeight) / parseFloat(fontSize);
}"""
"""How high a line is for its letters."""


def _sit(visit: Visit, text: str, viewport: object, players: int = 2, **values: str) -> Page:
    return _sit_at(visit, position(text, players, **values), viewport, players)


def _sit_at(visit: Visit, text: str, viewport: object, players: int = 2) -> Page:
    page = visit("/", viewport=viewport).page
    page.evaluate(
        """localStorage.setItem("galapagos.prefs",
            JSON.stringify({ seal: "hand", tips: false, speed: "off" }))"""
    )
    take_position(page, text, *[BOT] * (players - 1))
    page.locator(".prompt.yours").wait_for()
    return page


def _cut(words: Locator) -> list[str]:
    words.first.wait_for()
    return [one.inner_text() for one in words.all() if one.evaluate(CUT)]


@pytest.mark.parametrize("viewport", [LOW, SHORT])
def test_names_and_odds_are_whole_where_animals_stand_close(visit: Visit, viewport: object) -> None:
    """It said "Cind…" and "1…", and cut what hangs below the line of a letter."""
    page = _sit(visit, CROWD, viewport, 4, phase="evolution", centre="0")
    assert _cut(page.locator("main .callsign")) == []
    assert _cut(page.locator(".mine .threat .cut")) == []
    expect(page.locator(".mine .threat").first).to_contain_text("100%")
    assert page.locator("main .callsign").first.evaluate(LINE) >= 1.3


def test_the_name_of_who_died_is_whole_at_a_full_table(visit: Visit) -> None:
    """It said "Lem…" and "Sto…"."""
    page = _sit(visit, FULL, PHONE, 8)
    prey = page.locator("[data-seat='3'] .tile").last
    name = prey.locator(".callsign").inner_text()
    page.locator(".prompt .verb", has_text="Hunt").click()
    prey.click()
    expect(page.locator("[data-seat='3'] [data-grave]")).to_have_text(name)
    assert _cut(page.locator("[data-grave] .cut")) == []


@pytest.mark.parametrize("viewport", [LOW, {"width": 1100, "height": 700}])
def test_the_own_plate_does_not_lie_on_the_dice(visit: Visit, viewport: object) -> None:
    page = _sit(visit, CROWD, viewport, 4, phase="evolution", centre="0", passed="P2 P3 P4")
    page.locator("[data-seal]:not([aria-disabled=true])").click()
    page.get_by_role("button", name="Do it anyway").click()
    dice = page.locator(".centre .dice")
    dice.wait_for()
    expect(page.locator(".mine h2")).to_contain_text("Your turn")
    assert not overlap(box_of(dice), box_of(page.locator(".mine h2")))
    assert box_of(dice)["x"] >= 0


@pytest.mark.parametrize("language", ["en", "pt", "sv"])
def test_in_the_last_round_phases_and_pile_stand_apart(visit: Visit, language: str) -> None:
    """On a phone on its side the longest phase was written over the pile."""
    text = position(STARVING, last="yes")
    drawn = re.search(r"^pile: (.*)$", text, re.MULTILINE)
    assert drawn
    text = text.replace(drawn[0], "pile:") + f"\nP1 discard: {drawn[1]}"
    page = _sit_at(visit, text, SIDEWAYS)
    speak(page, language)
    parts = page.locator("header :is(.round, .phases li, .pile, button)").all()
    boxes = [box_of(one) for one in parts if one.is_visible()]
    assert len(boxes) >= 6
    for one, two in combinations(boxes, 2):
        assert not overlap(one, two)


@pytest.mark.parametrize("viewport", [SHORT, SIDEWAYS])
def test_losses_do_not_hide_own_animals_at_dawn(visit: Visit, viewport: object) -> None:
    """On a low phone they lay over the signs of who could hunt them."""
    page = _sit(visit, NIGHT, viewport, centre="0", passed="P2")
    page.locator("[data-seal]:not([aria-disabled=true])").click()
    expect(page.locator(".phases .now")).to_contain_text("Evolution")
    losses = page.locator(".blows")
    losses.wait_for()
    for part in page.locator(".mine :is(.above, .figure, .tag, .label)").all():
        assert not overlap(box_of(losses), box_of(part))


def test_whoever_has_no_card_left_is_not_asked_to_play_one(visit: Visit) -> None:
    """Turns handed over by hand were asked "Play one card, or pass." before an empty hand."""
    text = CROWD.replace("    P1 hand: swimming\n", "")
    page = _sit(visit, text, LOW, 4, phase="evolution", centre="0")
    expect(page.locator(".prompt")).to_contain_text("You have no cards left to play, so you pass.")
    expect(page.locator("[data-seal]")).to_have_text("Pass")


def test_losses_are_told_in_the_language_that_is_chosen(visit: Visit) -> None:
    """They stayed in the language in which they had come."""
    page = _sit(visit, NIGHT, LOW, centre="0", passed="P2")
    page.locator("[data-seal]:not([aria-disabled=true])").click()
    losses = page.locator(".blows")
    expect(losses).to_contain_text("starves")
    speak(page, "pt")
    expect(losses).to_contain_text("morre de fome")
    expect(losses).not_to_contain_text("starves")


def test_who_has_read_a_loss_and_acts_has_seen_it(visit: Visit) -> None:
    """A parasite of the first turn lay over the water until a tick was found, and a phone showed no
    tip meanwhile."""
    page = _sit(visit, NIGHT, PHONE, centre="0", passed="P2")
    page.locator("[data-seal]:not([aria-disabled=true])").click()
    expect(page.locator(".blows")).to_contain_text("starves")
    expect(page.locator(".prompt.yours")).to_be_visible()
    page.wait_for_timeout(2_600)  # time to read it
    page.locator(".hand .card").first.press("Enter")
    page.locator(".new.lit").click()
    page.locator("[data-seal]:not([aria-disabled=true])").click()
    expect(page.locator(".mine .tile")).to_have_count(5)
    expect(page.locator(".blows")).to_have_count(0)


def test_an_empty_hand_leaves_its_room_to_the_island(visit: Visit) -> None:
    """A band of 72 pixels said "Your hand is empty." in every Feeding."""
    text = CROWD.replace("    P1 hand: swimming\n", "")
    page = _sit(visit, text, LOW, 4)
    expect(page.locator(".phases .now")).to_contain_text("Feeding")
    prompt = box_of(page.locator(".prompt"))
    assert prompt["y"] + prompt["height"] >= LOW["height"] - 2


def test_an_empty_hand_of_a_phone_tells_what_happened_last(visit: Visit) -> None:
    text = CROWD.replace("    P1 hand: swimming\n", "")
    page = _sit(visit, text, PHONE, 4)
    page.locator(".mine .tile.lit").first.click()
    expect(page.locator("[data-seal]")).to_contain_text("End turn")
    expect(page.locator(".hand .lately li").first).to_contain_text("You feed your")


def test_a_tip_cuts_no_line_of_the_log(visit: Visit) -> None:
    """It lay on the log, of which half a line was seen below it, or an empty box."""
    for viewport in (LOW, {"width": 1440, "height": 900}):
        page = visit("/", viewport=viewport).page
        begin(page, open_table(page, "origin", [ME, BOT, BOT]))
        tip = page.locator(".tip")
        expect(tip).to_be_visible()
        log = page.locator("aside ol")
        if log.is_visible():
            assert not overlap(box_of(tip), box_of(log))
            assert box_of(log)["height"] >= 40
        tip.get_by_role("button", name="Got it").click()
        expect(log).to_be_visible()
        assert log.evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight") <= 1


def test_a_tip_hides_no_own_animal_beside_a_large_herd(visit: Visit) -> None:
    """From the fifth animal on there is no log: it hid the last one, and who could hunt it."""
    page = visit("/", viewport=LOW).page
    take_position(page, position(HERD, 2, phase="evolution", centre="0"), BOT)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    for part in page.locator(".mine :is(h2, .above, .figure, .tag)").all():
        assert not overlap(box_of(tip), box_of(part))


@pytest.mark.parametrize("rivals", [2, 5])
def test_a_tip_covers_no_animal_of_a_phone_on_its_side(visit: Visit, rivals: int) -> None:
    """The opponents were under it until it was put away."""
    page = visit("/", viewport=SIDEWAYS).page
    text = "\n".join(
        f"P{seat} hand: swimming\nP{seat} laid: 2\nP{seat}a: card=running\nP{seat}b: card=piracy"
        for seat in range(1, rivals + 2)
    )
    seats = [BOT] * rivals
    take_position(page, position(text, rivals + 1, phase="evolution", centre="0"), *seats)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    expect(page.locator(".others .figure")).to_have_count(2 * rivals)
    for part in page.locator(".others :is(.figure, .tag), .mine :is(.figure, .tag)").all():
        assert not overlap(box_of(tip), box_of(part))
    for button in page.locator("header button").all():
        assert not overlap(box_of(tip), box_of(button)), "the menu stays in reach"


def test_a_loss_that_was_not_ticked_is_told_again_after_a_reload(visit: Visit) -> None:
    """What one's own pass brought with it counted as seen."""
    page = _sit(visit, NIGHT, PHONE, centre="0", passed="P2")
    page.locator("[data-seal]:not([aria-disabled=true])").click()
    losses = page.locator(".blows")
    expect(losses.get_by_role("listitem")).to_have_count(2)
    page.reload()
    expect(losses).to_contain_text("While you were away")
    expect(losses.get_by_role("listitem")).to_have_count(2)


EIGHT = """
    P1 hand: swimming
    P1 laid: 4
    P1a: card=piracy carnivorous:parasite/carnivorous
    P1b: card=running
    P1c: card=running carnivorous:parasite/carnivorous
    P1d: card=running
""" + "".join(
    f"""
    P{seat} hand: swimming
    P{seat} laid: 2
    P{seat}a: card=tail_loss
    P{seat}b: card=symbiosis
"""
    for seat in range(2, 9)
)


def test_no_name_is_cut_at_eight_seats_of_a_phone(visit: Visit) -> None:
    """ "Bru…", "Cind…": their letters were smaller, and a pixel wider than their place."""
    text = position(EIGHT, 8, phase="evolution", centre="0")
    page = _sit_at(visit, text, PHONE, 8)
    assert _cut(page.locator(".callsign")) == []


def test_no_player_is_cut_where_eight_play_in_teams_on_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    begin(page, open_table(page, "origin", [ME, *[BOT] * 7], options={"teams": "on"}))
    assert _cut(page.locator(".others .name")) == []


def test_the_end_of_a_turn_stands_in_the_middle_of_a_phone(visit: Visit) -> None:
    page = _sit(visit, CROWD, PHONE, 4)
    page.locator(".mine .tile.lit").first.click()
    seal = page.get_by_role("button", name="End turn")
    box = box_of(seal)
    assert abs(box["x"] + box["width"] / 2 - PHONE["width"] / 2) <= 4
