"""The analysis of a game in a browser: begun, watched, read, shown on the board, learned from."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from galapagos.analysis.analysis import Work
from galapagos.analysis.verdicts import ERRORS
from galapagos.server.people.identity import Passports
from galapagos.server.show.analyses import kept_body
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table.table import OVER
from tests.amounts import PATIENCE, few
from tests.served import Server, free_port
from tests.server.worlds import keep
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.people import as_owner
from tests.web.test_review import ANA, fits, journal

Visit = Callable[..., Visitor]
JUDGED = {"origin": "AAAAAA", "darwin": "BBBBBB"}
FRESH = "CCCCCC"
_SHALLOW = 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a finished game of each kind that is analysed, and one that is not."""
    directory = tmp_path_factory.mktemp("analysed")
    store = SqliteStore(directory)
    for game, code in [*JUDGED.items(), ("origin", FRESH)]:
        made = journal(code, game, 2)
        made.act_until(lambda table: table.status == OVER)
        keep(store, code, made)
        if code != FRESH:
            work = Work(made.table.play, depth=_SHALLOW)
            findings = [work.look(place) for place in work.places]
            mine = [one.decision for one in findings if one.decision.seat == 0]
            assert sum(one.verdict in ERRORS for one in mine) > 1
            store.keep_analysis(code, kept_body(made.table.play, findings)).result()
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


def opened(ana: Visit, code: str, viewport: dict[str, int] = LAPTOP) -> Page:
    """Look at the analysis of a game."""
    page = ana(f"/review/{code}?seat=0", viewport=viewport).page
    page.get_by_role("button", name="Analysis", exact=True).first.click()
    return page


@pytest.mark.parametrize("game", list(JUDGED))
def test_an_analysis_is_read_shown_and_learned_from(ana: Visit, game: str) -> None:
    page = opened(ana, JUDGED[game])
    panel = page.get_by_role("group", name="Analysis")
    expect(panel.get_by_label("Player")).to_have_value("0")
    expect(panel.get_by_role("img", name="Chance to win, in percent", exact=False)).to_be_visible()
    # A remark leads to its step, where the verdict stands beside what happened.
    remark = panel.get_by_role("listitem").filter(has_text="Better:").first
    remark.get_by_role("button").first.click()
    expect(page.locator(".verdict")).to_have_text(re.compile(r"\w+ · \d+% → \d+%"))
    line = page.get_by_role("slider", name="Steps of the game")
    assert "→" in str(line.get_attribute("aria-valuetext"))
    # The better line is played on the board, and the game comes back as it was.
    remark.get_by_role("button", name="Better:").click()
    shown = page.locator(".headline.better")
    expect(shown).to_contain_text("1 of")
    expect(shown).to_contain_text("Hidden cards are guessed.")
    shown.get_by_role("button", name="One step back").click()
    expect(shown).to_contain_text("The position before")
    shown.get_by_role("button", name="As played").click()
    expect(shown).to_have_count(0)
    expect(page.locator(".verdict")).to_be_visible()
    _learn(page)


@pytest.mark.parametrize("viewport", few([PHONE, LAPTOP], 1), ids=["phone", "laptop"])
@pytest.mark.parametrize("game", list(JUDGED))
def test_a_remark_leads_to_the_rules_it_speaks_of(
    ana: Visit, game: str, viewport: dict[str, int]
) -> None:
    page = opened(ana, JUDGED[game], viewport)
    remark = page.get_by_role("listitem").filter(has_text="Better:").first
    links = remark.get_by_role("list", name="Rules").get_by_role("link")
    link = links.first
    title, rule = link.inner_text(), str(link.get_attribute("href")).partition("#")[2]
    link.scroll_into_view_if_needed()
    fits(page)
    shoot(page, f"remark-rules-{game}")
    with page.context.expect_page() as opens:
        link.click()
    book = opens.value
    book.wait_for_load_state()
    meant = book.locator(f'[id="{rule}"]')
    expect(meant).to_be_in_viewport(timeout=1000 * PATIENCE)
    expect(meant.locator("xpath=ancestor-or-self::details").first).to_contain_text(title)


def _learn(page: Page) -> None:
    panel = page.get_by_role("group", name="Analysis")
    panel.get_by_role("button", name="Learn from the mistakes").click()
    expect(panel).to_contain_text("What would have been better for Ana here?")
    # Nothing on the page gives the answer away.
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator(".marks .error")).to_have_count(0)
    choices = panel.locator(".choices button")
    answers = set()
    for number in range(choices.count()):
        choices.nth(number).click()
        answers.add(panel.get_by_role("status").inner_text())
    assert answers == {"Right, that is better.", "Not quite. Try another one."}
    asked = panel.locator(".choices").inner_text()
    panel.get_by_role("button", name="Next").click()
    expect(panel.locator(".choices")).not_to_have_text(asked)
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Learn from the mistakes")).to_be_visible()


@pytest.mark.parametrize("viewport", few([PHONE, LAPTOP], 1), ids=["phone", "laptop"])
def test_an_analysis_fits_the_screen(ana: Visit, viewport: dict[str, int]) -> None:
    page = opened(ana, JUDGED["origin"], viewport)
    panel = page.get_by_role("group", name="Analysis")
    panel.get_by_role("button", name="Learn from the mistakes").wait_for()
    fits(page)
    panel.get_by_role("button", name="Better:").first.click()
    page.locator(".headline.better").wait_for()
    fits(page)


@pytest.mark.parametrize("viewport", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("game", list(JUDGED))
def test_what_may_follow_each_action_is_laid_side_by_side(
    ana: Visit, game: str, viewport: dict[str, int]
) -> None:
    page = opened(ana, JUDGED[game], viewport)
    panel = page.get_by_role("group", name="Analysis")
    remark = panel.get_by_role("listitem").filter(has_text="Better:").first
    remark.get_by_role("button").first.click()
    if viewport == PHONE:  # whoever goes to a step sees the board
        page.get_by_role("button", name="Analysis", exact=True).last.click()
    panel.get_by_role("button", name="What if?").click()
    ways = panel.locator("section li")
    expect(ways.filter(has_text="played")).to_have_count(1)
    expect(ways.first).to_contain_text(re.compile(r"ahead in \d+ of 24"))
    # What an analysis knows of an action stands beside it.
    expect(ways.filter(has_text=re.compile(r"wins \d+%")).first).to_be_visible()
    fits(page)
    shoot(page, f"what-if-{game}")
    # Another step asks anew.
    page.keyboard.press("Escape")
    page.locator(".transport button").first.click()
    expect(ways).to_have_count(0)


def test_it_is_done_by_keyboard(ana: Visit) -> None:
    page = opened(ana, JUDGED["origin"])
    learn = page.get_by_role("button", name="Learn from the mistakes")
    learn.focus()
    page.keyboard.press("Enter")
    choice = page.locator(".choices button").first
    choice.focus()
    page.keyboard.press("Enter")
    expect(choice).to_have_attribute("aria-pressed", "true")


@pytest.mark.slow
def test_a_game_is_analysed_while_one_looks_on(ana: Visit) -> None:
    page = opened(ana, FRESH)
    panel = page.get_by_role("group", name="Analysis")
    panel.get_by_role("button", name="Analyse this game").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_label("Player")).to_be_visible(timeout=1000 * PATIENCE)
