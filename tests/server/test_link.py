"""What a link shows where it is shared: an invitation by name, in the reader's language, and
nothing that its address does not give away."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from struct import unpack

import pytest

from galapagos.server.show.link import PICTURES
from galapagos.text.languages import LANGUAGES
from tests.server.apps import Browser, visiting
from tools.page_pictures import FRONT, HEIGHT, WIDTH, page_pictures

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "forager"}, {"kind": "open"}]


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as browser:
        yield browser


class _Head(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.said: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert tag in ("head", "meta"), f"a <{tag}> of somebody's making"
        if tag == "meta":
            self.said[found.get("property") or found.get("name") or ""] = found["content"] or ""


def said(browser: Browser, path: str, language: str = "en") -> dict[str, str]:
    """Return what the head of a page says to somebody without a cookie."""
    browser.client.cookies.clear()
    answer = browser.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers, "who only shows a link is nobody"
    assert "accept-language" in answer.headers["vary"]
    return _Head(answer.text).said


def opened(browser: Browser, name: str = "Ana", game: str = "origin", **wish: object) -> str:
    browser.post("/api/me", json={"name": name})
    found = browser.post("/api/tables", json={"game": game, "seats": SEATS, **wish})
    return str(found.json()["code"])


def test_an_open_table_invites_by_name(browser: Browser) -> None:
    code = opened(browser)
    head = said(browser, f"/t/{code}")
    assert head["og:title"] == "Ana invites you to play Origin"
    assert "1 open seat." in head["og:description"] == head["description"]
    assert head["og:image"] == f"http://galapagos/{PICTURES}/origin.png"
    assert head["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(browser: Browser, language: str) -> None:
    code = opened(browser)
    for path in ("/", f"/t/{code}", "/puzzles/origin/origin-1"):
        told, english = said(browser, path, language), said(browser, path)
        for key in ("og:title", "og:description"):
            assert (told[key] == english[key]) == (language == "en")


def test_a_name_is_a_name_and_no_markup(browser: Browser) -> None:
    code = opened(browser, '"><script>')
    assert '"><script>' in said(browser, f"/t/{code}")["og:title"]
    strange = browser.get("/", headers={"host": 'a"><script>'}).text
    assert "<script>" not in strange


def test_a_game_that_runs_is_told_with_its_players(browser: Browser) -> None:
    browser.post("/api/me", json={"name": "Ana"})
    code = browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"]
    for path in (f"/t/{code}", f"/review/{code}"):
        head = said(browser, path)
        assert head["og:title"] == "A game of Origin"
        assert head["og:description"].startswith("Ana and ")


def test_what_there_is_not_looks_as_the_house_does(browser: Browser) -> None:
    home = said(browser, "/")
    assert home["og:image"].endswith("/home.png")
    for path in ("/t/ZZZZZZ", "/review/ZZZZZZ", "/puzzles/chess/1", "/learn", "/t/a/b"):
        assert said(browser, path) == home


def test_guessing_codes_by_links_is_slowed_down_as_it_is_elsewhere(browser: Browser) -> None:
    code = opened(browser)
    for number in range(300):
        browser.get(f"/t/ZZZ{number:03}")
    assert browser.get("/api/tables/ZZZZZZ").status_code == 429
    assert said(browser, f"/t/{code}")["og:title"].startswith("Ana"), "who has a code is not"


def test_a_game_without_a_picture_has_that_of_the_house(browser: Browser) -> None:
    code = opened(browser, game="darwin")
    assert said(browser, f"/t/{code}")["og:image"].endswith(f"/{PICTURES}/home.png")


def test_the_packed_page_says_the_same(browser: Browser) -> None:
    answer = browser.get("/", headers={"accept-encoding": "gzip"})
    plain = browser.get("/", headers={"accept-encoding": "identity"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == plain.text


def test_the_pictures_are_as_they_are_drawn() -> None:
    drawn = page_pictures()
    for name, picture in drawn.items():
        assert (FRONT / name).read_bytes() == picture, "python tools/page_pictures.py"
        size = unpack(">II", picture[16:24])
        assert size == (WIDTH, HEIGHT) if not name.startswith("icon") else size[0] == size[1]
    kept = {path.name for path in FRONT.glob("*.png")}
    assert kept == set(drawn)
