"""What the table of Origin tells: own losses, links, teams, drafts, waiting, names, food."""

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from galapagos.bots.characters import CHARACTERS
from galapagos.server.people.bot_names import bot_name_in, kept_name
from tests.web.boxes import box_of, overlap
from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.finished import play_out
from tests.web.origin_positions import called, position, take_position
from tests.web.people import speak
from tests.web.tables import BOT, ME, OPEN, begin, begin_together, open_table

Visit = Callable[..., Visitor]
pytestmark = pytest.mark.slow

STARVING = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P2 hand: tail_loss*2
    P2 laid: 1
    P2a: card=piracy food=1
"""
EVOLUTION = """
    P1 hand: swimming*2 symbiosis
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P2 hand: tail_loss*3
    P2 laid: 1
    P2a: card=piracy
"""
LINKED = """
    P1 hand: swimming
    P1 laid: 2
    P1a: card=swimming
    P1b: card=swimming swimming:swimming
    P1a+P1b communication: communication/carnivorous
    P2 hand: tail_loss*3
    P2 laid: 2
    P2a: card=piracy
    P2b: card=running
    P2a+P2b communication: communication/carnivorous
"""
THREATENED = """
    P1 hand: swimming
    P1 laid: 5
    P1a: card=swimming
    P1b: card=swimming
    P1c: card=swimming
    P1d: card=swimming running:running
    P1e: card=swimming tail_loss:tail_loss
    P2 hand: tail_loss*2
    P2 laid: 3
    P2a: card=piracy carnivorous:parasite/carnivorous
    P2b: card=running carnivorous:parasite/carnivorous
    P2c: card=running carnivorous:hibernation/carnivorous
"""
HUNTERS = """
    P1 hand: swimming
    P1 laid: 1
    P1a: card=piracy carnivorous:parasite/carnivorous
    P2 hand: tail_loss*2
    P2 laid: 3
    P2a: card=scavenger
    P2b: card=swimming running:running
    P2c: card=swimming
"""
ANSWERS = """
    P1 hand: swimming
    P1 laid: 1
    P1a: card=piracy carnivorous:parasite/carnivorous
    P2 hand: tail_loss*2
    P2 laid: 3
    P2a: card=running
    P2b: card=swimming scavenger:scavenger
    P2c: card=swimming
    P2b+P2c cooperation: cooperation/carnivorous
"""
SIDEWAYS = {"width": 844, "height": 390}
WIDE = {"width": 1440, "height": 900}


def _sit(
    visit: Visit, text: str, viewport: object = LAPTOP, speed: str = "normal", **values: str
) -> Page:
    page = visit("/", viewport=viewport).page
    page.evaluate(
        """speed => localStorage.setItem("galapagos.prefs",
            JSON.stringify({ seal: "hand", tips: false, speed }))""",
        speed,
    )
    take_position(page, position(text, 2, **values))
    return page


def _is_whole(page: Page, what: Locator) -> bool:
    """Whether all of something is on the screen, not cut by what it scrolls in."""
    what.wait_for()
    return bool(
        what.evaluate(
            """one => {
              const box = one.getBoundingClientRect();
              const isIn = (outer) => {
                const room = outer.getBoundingClientRect();
                return box.left >= room.left - 1 && box.right <= room.right + 1
                  && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
              };
              for (let up = one.parentElement; up; up = up.parentElement) {
                const { overflow, position } = getComputedStyle(up);
                if (overflow !== "visible" && !isIn(up)) return false;
                // What lies on the screen itself is not cut by what it stands in.
                if (position === "fixed") return isIn(document.documentElement);
              }
              return true;
            }"""
        )
    )


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE, SIDEWAYS])
def test_the_story_waits_where_own_animals_have_starved(visit: Visit, viewport: object) -> None:
    page = _sit(visit, STARVING, viewport, centre="0", passed="P2")
    page.get_by_role("button", name="Confirm").or_(page.locator("[data-seal]")).first.click()
    expect(page.locator(".prompt")).to_contain_text("You have lost 2 animals.")
    expect(page.locator(".mine [data-grave]")).to_have_count(2)
    # All losses and the rival are to be seen, and the next round has not begun.
    told = page.get_by_role("group", name="What others did to you").get_by_role("listitem")
    for line in told.all():
        assert _is_whole(page, line)
    rival = page.locator(".others [data-seat]").first
    assert _is_whole(page, rival)
    losses = box_of(page.locator(".blows"))
    for animal in page.locator(".others .tile, .mine [data-grave]").all():
        assert not overlap(losses, box_of(animal)), "what was lost hides an animal"
    # What the night has cost is read to both its ends.
    assert not overlap(box_of(page.locator(".centre .count")), box_of(page.locator(".mine h2")))
    expect(page.locator(".phases .now")).to_contain_text("Extinction")
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.locator(".phases .now")).to_contain_text("Evolution")
    expect(page.locator(".mine [data-grave]")).to_have_count(0)
    expect(page.locator(".prompt.yours")).to_be_visible()
    assert _is_whole(page, rival.locator("h2"))


@pytest.mark.parametrize("viewport", [PHONE, SIDEWAYS, LAPTOP])
def test_who_can_hunt_an_animal_is_read_to_its_end_and_is_no_alarm_where_it_escapes(
    visit: Visit, viewport: object
) -> None:
    """It said "2 can h…" on phones, and "0%" in the colour of danger."""
    page = _sit(visit, THREATENED, viewport)
    threats = page.locator(".mine .threat")
    expect(threats).to_have_count(5)
    cut = "one => one.scrollWidth > one.clientWidth"
    words = threats.locator(".cut")
    assert [one.inner_text() for one in words.all() if one.evaluate(cut)] == []
    alarming = page.locator(".mine .tile", has=page.locator(".threat:not(.safe)"))
    expect(alarming).to_have_count(4)
    never = page.locator("main [data-tag=P1e] .threat")
    expect(never).to_contain_text("0%")
    assert page.locator("main [data-tag=P1e] .threat.safe").count() == 1
    plate = box_of(page.locator(".mine h2"))
    for one in page.locator(".mine .tile").all():
        assert not overlap(plate, box_of(one)), "the own plate lies on an animal"


def test_who_has_died_lies_where_it_stood(visit: Visit) -> None:
    """The grave stood lower than the animals beside it."""
    page = _sit(visit, HUNTERS)
    page.locator(".prompt .verb", has_text="Hunt").click()
    prey = page.locator("main [data-tag=P2a]")
    expect(prey).to_have_class(re.compile(r"\blit\b"))
    stood = box_of(prey.locator(".figure"))
    prey.click()
    grave = page.locator("[data-grave=P2a] .figure")
    grave.wait_for()
    assert abs(box_of(grave)["y"] - stood["y"]) <= 1


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_what_is_picked_survives_a_reload(visit: Visit, viewport: object) -> None:
    page = _sit(visit, EVOLUTION, viewport, phase="evolution", centre="0")
    page.locator('.hand [data-face="swimming"]').first.press("Enter")
    page.locator("main [data-tag=P1a]").click()
    expect(page.locator(".prompt")).to_contain_text(called("Ready: Swimming on P1a"))
    page.reload()
    expect(page.locator(".prompt")).to_contain_text(called("Ready: Swimming on P1a"))
    page.locator("[data-sealing]").click()
    expect(page.locator("main [data-tag=P1a]")).to_contain_text("Swimming")


def test_symbiosis_is_chosen_by_its_consequence_and_seen_on_the_link(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    page.locator(".hand [data-face=symbiosis]").press("Enter")
    page.locator("main [data-tag=P1a]").click()
    page.locator("main [data-tag=P1b]").click()
    sheet = page.get_by_role("dialog", name="Who shields whom?")
    expect(sheet).to_contain_text(called("P1b cannot be hunted as long as P1a lives"))
    expect(sheet.locator("figure img")).to_have_count(4)
    sheet.get_by_role("button", name=called("P1a shields P1b")).click()
    page.locator("[data-sealing]").click()
    expect(page.locator(".mine .bridge")).to_contain_text("▸")


def test_a_seat_opens_by_its_name_and_the_focus_comes_back(visit: Visit) -> None:
    page = _sit(visit, EVOLUTION, phase="evolution", centre="0")
    name = page.locator(".others .open")
    name.click()
    sheet = page.get_by_role("dialog", name="Fern")
    expect(sheet).to_contain_text(called("P2a"))
    expect(sheet).to_contain_text("Hatchling")
    page.keyboard.press("Escape")
    expect(name).to_be_focused()


def test_teams_are_seen_in_the_lobby_and_at_the_table(visit: Visit) -> None:
    page = visit("/").page
    code = open_table(page, "origin", [ME, BOT, BOT, BOT], options={"teams": "on"})
    page.goto(f"/t/{code}")
    expect(page.locator("li.you")).to_contain_text("Team A · with Pebble")
    begin(page, code)
    page.set_viewport_size({"width": 1050, "height": 768})
    for name in page.locator(".others .name").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth"), "names are not cut"
    expect(page.locator(".mine .side")).to_contain_text("Team A")
    expect(page.locator(".mine .side")).to_contain_text("with Pebble")
    expect(page.locator(".others .side", has_text="with you")).to_have_count(1)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    for plate in page.locator("main h2").all():
        box, side = box_of(plate), plate.locator(".side")
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert side.evaluate("one => one.scrollWidth <= one.clientWidth"), (
            "the team's points are cut"
        )


def test_without_motion_nothing_is_held_and_the_loss_is_told(visit: Visit) -> None:
    page = _sit(visit, STARVING, speed="off", centre="0", passed="P2")
    page.get_by_role("button", name="Confirm").or_(page.locator("[data-seal]")).first.click()
    told = page.get_by_role("group", name="What others did to you")
    expect(told.get_by_role("listitem")).to_have_count(2)
    expect(page.locator(".phases .now")).to_contain_text("Evolution")
    expect(page.get_by_role("button", name="Continue", exact=True)).to_have_count(0)
    expect(page.locator("aside ol li.blow")).to_have_count(2)


def test_only_an_own_link_lights_up(visit: Visit) -> None:
    page = _sit(visit, LINKED)
    page.locator("main [data-tag=P1a]").click()
    expect(page.locator(".mine .glow")).not_to_have_count(0)
    expect(page.locator(".others .bridge")).not_to_have_count(0)
    expect(page.locator(".others .glow")).to_have_count(0)


def test_while_somebody_answers_the_turn_waits_and_says_for_whom(visit: Visit) -> None:
    """B-10: whoever the food came to decides; whose turn it is has nothing to press meanwhile."""
    ana, bo = visit("/").page, visit("/").page
    assert bo.request.post("/api/me", data={"name": "Bo"}).ok
    text = position(ANSWERS, 2, options="out_of_turn_pairs=on")
    begin_together(ana, bo, open_table(ana, "origin", [ME, OPEN], position=text))
    ana.locator(".prompt .verb", has_text="Hunt").click()
    prey = ana.locator("main [data-tag=P2a]")
    expect(prey).to_have_class(re.compile(r"\blit\b"))
    prey.click()
    bo.get_by_role("button", name="Continue", exact=True).click()  # an own animal was eaten
    expect(bo.locator("[data-seal]")).to_have_text("Skip")
    expect(bo.locator(".mine .glow")).not_to_have_count(0)
    expect(bo.locator(".prompt")).to_contain_text("Cooperation")
    prompt = ana.locator(".prompt")
    expect(prompt).to_contain_text("Waiting for Bo")
    expect(ana.locator(".mine .now")).to_have_text("Your turn is on hold")
    expect(prompt).not_to_have_class(re.compile(r"\byours\b"))
    expect(ana.locator("main [data-piece].lit")).to_have_count(0)
    expect(ana.locator("[data-seal], [data-sealing], .prompt .verb")).to_have_count(0)
    bo.locator("[data-seal]").click()
    expect(prompt).to_have_class(re.compile(r"\byours\b"))


def test_what_was_taken_back_stays_in_the_log(visit: Visit) -> None:
    ana, bo = visit("/").page, visit("/").page
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        assert page.request.post("/api/me", data={"name": name}).ok
    text = position(LINKED, 2)
    begin_together(ana, bo, open_table(ana, "origin", [ME, OPEN], position=text))
    ana.locator("main [data-tag=P1a]").click()
    for page in (ana, bo):
        expect(page.locator("aside ol li", has_text=called("P1a")).first).to_be_visible()
    ana.get_by_role("button", name="Undo").click()
    for page, who in ((ana, "You"), (bo, "Ana")):
        taken = page.locator("aside ol li.taken")
        expect(taken).to_contain_text(f"{who} took back 1 action.")
        expect(taken.locator("s").first).to_contain_text(called("P1a"))
        expect(page.locator("aside ol li:not(.taken)", has_text=called("P1a"))).to_have_count(0)


def test_whoever_is_asked_to_take_back_is_told_what_and_whose(visit: Visit) -> None:
    ana, bo = visit("/").page, visit("/").page
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        assert page.request.post("/api/me", data={"name": name}).ok
    text = position(EVOLUTION, 2, phase="evolution", centre="0")
    begin_together(ana, bo, open_table(ana, "origin", [ME, OPEN], position=text))
    for page in (ana, bo):
        expect(page.locator(".prompt.yours")).to_be_visible()
        page.locator(".hand .card").first.press("Enter")
        page.locator(".new").click()
        page.locator("[data-sealing]").click()
    ana.wait_for_timeout(700)  # the slot has just changed its meaning
    ana.locator(".undo").press("Enter")
    ana.locator(".prompt .ask").click()
    sheet = bo.get_by_role("dialog")
    expect(sheet).to_contain_text("take back 2 actions (Ana 1 and Bo 1)")
    # Who asks is not spoken of as of somebody else.
    expect(ana.get_by_role("status").filter(has_text="You have asked")).to_be_visible()
    sheet.get_by_role("button", name="Agree").click()
    expect(ana.locator("aside ol li.taken")).to_contain_text("2 actions (Ana 1 and Bo 1)")
    expect(ana.locator("main [data-tag=P1c]")).to_have_count(0)


def test_who_is_looked_at_does_not_hide_the_food_count(visit: Visit) -> None:
    page = _sit(visit, LINKED, WIDE)
    count = page.locator(".centre strong")
    for tag in ("P1a", "P1b", "P2a", "P2b"):
        page.mouse.move(5, 300)
        page.locator(f"main [data-tag={tag}]").hover()
        peek = page.get_by_role("tooltip")
        peek.wait_for()
        assert not overlap(box_of(peek), box_of(count)), tag
        assert not overlap(box_of(peek), box_of(page.locator(f"main [data-tag={tag}]"))), tag


def test_the_starting_player_is_marked_and_the_undo_is_whole(visit: Visit) -> None:
    page = _sit(visit, LINKED, PHONE, start="P2")
    expect(page.locator(".others .starts")).to_be_visible()
    expect(page.locator(".mine .starts")).to_have_count(0)
    page.locator("main [data-tag=P1a]").click()
    undo = page.locator(".undo")
    outer, icon = box_of(undo), box_of(undo.locator("svg"))
    assert outer["x"] <= icon["x"]
    assert icon["x"] + icon["width"] <= outer["x"] + outer["width"]
    assert icon["width"] >= 16


@pytest.mark.parametrize("language", ["ja", "pt", "zh-Hans"])
def test_the_header_of_a_phone_has_room_in_every_language(visit: Visit, language: str) -> None:
    page = _sit(visit, EVOLUTION, PHONE, phase="evolution", centre="0")
    speak(page, language)
    parts = page.locator("header > *, header .middle > *").all()
    boxes = [box_of(part) for part in parts if part.evaluate("one => !one.matches('.middle')")]
    assert len(boxes) > 3
    for one, two in combinations(boxes, 2):
        assert not overlap(one, two), (one, two)
    assert max(box["x"] + box["width"] for box in boxes) <= PHONE["width"]


@pytest.mark.parametrize("language", ["en", "pt", "sv"])
def test_the_words_on_a_card_of_a_phone_are_read_to_their_end(visit: Visit, language: str) -> None:
    """It said "or an ani…" on every card, and "High Body We"."""
    hand = (
        "high_body_weight/carnivorous high_body_weight/fat_tissue swimming cooperation/carnivorous"
    )
    text = EVOLUTION.replace("swimming*2 symbiosis", hand)
    page = _sit(visit, text, PHONE, phase="evolution", centre="0")
    speak(page, language)
    names = page.locator(".hand .name")
    expect(names).to_have_count(8)
    cut = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1"
    assert [one.inner_text() for one in names.all() if one.evaluate(cut)] == []


def test_the_recap_follows_the_language(visit: Visit) -> None:
    page = _sit(visit, LINKED)
    page.locator("main [data-tag=P1a]").click()
    expect(page.locator("aside ol li", has_text=called("P1a")).first).to_be_visible()
    speak(page, "ja")
    expect(page.locator("aside ol li", has_text=called("P1a", "ja")).first).to_contain_text(
        "あなた"
    )
    page.keyboard.press("r")
    recap = page.get_by_role("dialog").get_by_role("listitem", name=re.compile("")).first
    expect(recap).to_contain_text("あなた")


def test_survivors_are_not_hungry_and_nobody_else_plays_while_they_are_declared(
    visit: Visit,
) -> None:
    page = _sit(
        visit,
        STARVING.replace(" food=1", ""),
        phase="extinction",
        centre="0",
        options="variant=on",
        decision="declaration P1",
    )
    page.get_by_role("dialog").wait_for()
    expect(page.locator("main .tile")).to_have_count(3)
    expect(page.locator("main .tile.hungry")).to_have_count(0)
    expect(page.locator(".others .now")).to_have_count(0)
    expect(page.locator(".mine .now")).to_have_count(1)


def test_the_only_step_left_is_told_in_a_sentence(visit: Visit) -> None:
    page = visit("/").page
    text = position(STARVING, 2, centre="0", passed="P2")
    take_position(page, text)
    expect(page.locator(".prompt")).to_contain_text(
        "None of your animals can do anything more, so you pass for this phase."
    )


def test_the_only_way_out_of_a_hunt_is_told_in_a_sentence(visit: Visit) -> None:
    """It said "Nothing else is possible: run: roll a die, 4, 5 or 6 escapes"."""
    text = THREATENED.replace("parasite/carnivorous\n", "parasite/carnivorous hunted\n", 1)
    attack = {"decision": "defence P1", "attack": "P2a P1d"}
    page = _sit(visit, text, turn="P2", done="acted main", **attack)
    expect(page.locator(".prompt")).to_contain_text(called("P1d can only run: roll a die"))


def test_food_through_traits_is_blue(visit: Visit) -> None:
    text = LINKED.replace(
        "communication: communication/carnivorous", "cooperation: cooperation/carnivorous", 1
    )
    page = _sit(visit, text, centre="1")
    page.locator("main [data-tag=P1a]").click()
    page.locator("main [data-tag=P1b]").click()
    expect(page.locator("main [data-tag=P1b] .bowl i.blue")).to_have_count(1)
    expect(page.locator("main [data-tag=P1a] .bowl i.full")).to_have_count(1)
    expect(page.locator("main [data-tag=P1a] .bowl i.blue")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text(re.compile(": .*: "))


def test_my_games_call_bots_by_the_names_of_the_page(visit: Visit) -> None:
    page = visit("/").page
    play_out(page, "origin", 2)
    page.goto("/mine")
    who = page.locator(".who").first
    names = [name for one in CHARACTERS if (name := kept_name(one)) in who.inner_text()]
    assert len(names) == 2
    speak(page, "ja")
    for name in names:
        expect(who).to_contain_text(bot_name_in(name, "ja"))
        expect(who).not_to_contain_text(name)
    expect(page.locator(".state").first).not_to_contain_text(re.compile("|".join(names)))


def test_the_chat_of_a_phone_counts_what_was_not_read(visit: Visit) -> None:
    ana, bo = visit("/", viewport=PHONE).page, visit("/").page
    begin_together(ana, bo, open_table(ana, "origin", [ME, OPEN]))
    expect(ana.locator(".unread")).to_have_count(0)
    for words in ("Hello", "Are you there?"):
        bo.get_by_role("textbox", name="Write a message").fill(words)
        bo.keyboard.press("Enter")
        expect(bo.locator(".chat li", has_text=words)).to_be_visible()
    expect(ana.locator(".unread")).to_have_text("2")
    ana.get_by_role("button", name="2 new").click()
    expect(ana.locator(".chat li", has_text="Hello")).to_be_visible()
    ana.locator("aside .close").click()
    expect(ana.locator(".unread")).to_have_count(0)


def test_what_the_others_are_asked_is_read_to_its_end_on_a_phone(visit: Visit) -> None:
    """It said "Ask the oth"."""
    ana, bo = visit("/", viewport=PHONE).page, visit("/").page
    for page, name in ((ana, "Ana"), (bo, "Bo")):
        assert page.request.post("/api/me", data={"name": name}).ok
    text = position(EVOLUTION, 2, phase="evolution", centre="0")
    begin_together(ana, bo, open_table(ana, "origin", [ME, OPEN], position=text))
    for page in (ana, bo):
        expect(page.locator(".prompt.yours")).to_be_visible()
        page.locator(".hand .card").first.press("Enter")
        page.locator(".new").click()
        page.locator("[data-sealing]").click()
    ana.wait_for_timeout(700)  # the slot has just changed its meaning
    ana.locator(".undo").press("Enter")
    ask = ana.locator(".prompt .ask")
    expect(ask).to_have_text("Ask the others to take back 2 actions (Ana 1 and Bo 1)")
    assert _is_whole(ana, ask)
    assert not ask.evaluate("one => one.scrollWidth > one.clientWidth + 1")
    ask.click()
    expect(bo.get_by_role("dialog")).to_contain_text("take back 2 actions")


def test_there_is_room_to_write_on_a_low_laptop(visit: Visit) -> None:
    """After two messages the field was cut off below the log."""
    ana, bo = visit("/", viewport={"width": 1366, "height": 650}).page, visit("/").page
    begin_together(ana, bo, open_table(ana, "origin", [ME, OPEN]))
    for words in ("Hello", "Are you there? I have to go at nine.", "Well?"):
        bo.get_by_role("textbox", name="Write a message").fill(words)
        bo.keyboard.press("Enter")
        expect(ana.locator(".chat li", has_text=words)).to_be_attached()
    assert _is_whole(ana, ana.get_by_role("textbox", name="Write a message"))
    assert _is_whole(ana, ana.locator(".chat").get_by_role("button", name="Send"))
    assert box_of(ana.locator("aside ol"))["height"] >= 30


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE])
def test_nobody_is_told_to_play_a_card_while_others_feed(visit: Visit, viewport: object) -> None:
    """Whoever had no animals left read "No animals yet: play a card as an animal.", also when the
    game was over."""
    ana, bo = visit("/", viewport=viewport).page, visit("/").page
    text = """
        P1 hand: swimming
        P2 hand: tail_loss*2
        P2 laid: 1
        P2a: card=piracy
    """
    code = open_table(ana, "origin", [ME, OPEN], position=position(text, 2, turn="P2", passed="P1"))
    begin_together(ana, bo, code)
    expect(ana.locator("main .herd .animals")).to_have_text("No animals.")
