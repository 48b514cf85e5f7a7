"""The routes around the tables: headers, cookies, other pages, limits, failing stores, numbers."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from galapagos.server.errors import StoreError
from galapagos.server.http import routes
from galapagos.server.http.security import HEADERS
from galapagos.server.people import limits
from galapagos.server.people.quotas import Limits
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.store.store import Found, Query
from galapagos.text.catalogue import words_for
from tests.amounts import PATIENCE
from tests.served import Server, free_port
from tests.server.apps import Browser, visiting
from tests.server.clients import Client, send_home

SEATS = [{"kind": "me"}, {"kind": "open"}]
SHOUT = "<script>alert('the sabre-toothed whisper')</script>"


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as browser:
        yield browser


# --- who may ask -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/ABCDEF",
        "/nothing.js",
        "/healthz",
        "/api/me",
        "/api/openapi.json",
        "/api/options/chess",
        "/api/tables/ZZZZZZ",
        "/art/icon/heart.svg",
        "/art/card/nothing.svg",
    ],
)
def test_every_answer_has_the_headers(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code in (200, 404)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in HEADERS["content-security-policy"].replace(
        "style-src-attr 'unsafe-inline'", ""
    )


def test_a_cookie_is_for_the_server_alone(browser: Browser) -> None:
    cookie = browser.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    assert "set-cookie" not in browser.get("/api/me").headers, "known again"
    browser.client.cookies.clear()
    safe = browser.get("https://galapagos/api/me").headers["set-cookie"]
    assert safe.endswith("Secure")


def test_a_forged_cookie_is_nobodys(browser: Browser) -> None:
    name = browser.post("/api/me", json={"name": "Ana"}).json()["name"]
    token = browser.client.cookies["galapagos"]
    person, _, _ = token.partition(".")
    for forged in (person, f"{person}.x", token[:-1], "x" * 500, '"'):
        browser.client.cookies.clear()
        answer = browser.get("/api/me", headers={"cookie": f"galapagos={forged}"})
        assert answer.status_code == 200
        assert answer.json()["name"] != name


@pytest.mark.parametrize(
    ("origin", "scheme", "is_heard"),
    [
        ("http://galapagos", "http", True),
        ("https://galapagos", "http", True),
        ("https://galapagos", "https", True),
        ("http://galapagos", "https", False),
        ("ftp://galapagos", "http", False),
        ("https://galapagos.evil.example", "https", False),
        ("null", "http", False),
        ("http://[", "http", False),
        ("", "http", False),
    ],
)
def test_a_page_is_heard_by_its_whole_origin(
    browser: Browser, origin: str, scheme: str, is_heard: bool
) -> None:
    """A page that came without https could be anybody's."""
    url = f"{scheme}://galapagos/api/me"
    answer = browser.post(url, json={"name": "Ana"}, headers={"origin": origin})
    assert answer.status_code == (200 if is_heard else 403)


def test_over_https_the_browser_is_told_to_stay_there(browser: Browser) -> None:
    assert "strict-transport-security" not in browser.get("/").headers
    assert "max-age=" in browser.get("https://galapagos/").headers["strict-transport-security"]


def test_a_path_before_all_addresses_is_taken_off(browser: Browser) -> None:
    browser.house.prefix = "/games"
    for path in ("/games/api/me", "/api/me", "/games/", "/games", "/games/t/ABCDEF"):
        assert browser.get(path).status_code == 200, path
    assert browser.get("/games.txt").status_code == 404


def test_other_pages_change_nothing(browser: Browser) -> None:
    wrong = {"origin": "https://evil.example"}
    for path, body in (("/api/me", {"name": "Eve"}), ("/api/tables", {})):
        answer = browser.post(path, json=body, headers=wrong)
        assert answer.status_code == 403
        assert answer.json()["error"] == "wrong_origin"
    right = {"origin": "http://galapagos"}
    assert browser.post("/api/me", json={"name": "Ana"}, headers=right).status_code == 200
    assert browser.get("/api/me").json()["name"] == "Ana"


def test_too_many_requests_are_refused(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    browser.get("/api/me")
    monkeypatch.setattr(routes, "monotonic", lambda: 0.0)  # however slow the machine is
    codes = {browser.get("/api/me").status_code for _ in range(int(limits.REQUESTS.burst) + 40)}
    assert codes == {200, 429}


def test_codes_cannot_be_guessed_fast(browser: Browser) -> None:
    answers = [browser.get(f"/api/tables/ZZZZ{n:02}").status_code for n in range(30)]
    assert answers.count(404) <= Limits().guesses + 1
    assert answers[-1] == 429


_CHINESE = {
    "zh-TW,zh;q=0.9,en;q=0.8": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-CN,zh;q=0.9": "zh-Hans",
    "zh": "zh-Hans",
}
"""What browsers of China, Hong Kong and Taiwan send, and how it is read."""


def test_troubles_are_told_in_the_language_of_the_browser(browser: Browser) -> None:
    texts = {
        wish: browser.get("/api/tables/ZZZZZZ", headers={"accept-language": wish}).json()["message"]
        for wish in ("en", "sv-SE,sv;q=0.9", "xx,sv;q=0.5", "xx", *_CHINESE)
    }
    assert texts["en"] == texts["xx"] == "Table not found."
    assert texts["sv-SE,sv;q=0.9"] == texts["xx,sv;q=0.5"] != texts["en"]
    for wish, language in _CHINESE.items():
        assert texts[wish] == words_for(language).tell("refused-no_table"), wish


def test_names_are_data(browser: Browser) -> None:
    browser.post("/api/me", json={"name": "<b>Ana</b>"})
    answer = browser.get("/api/me")
    assert answer.json()["name"] == "<b>Ana</b>"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("what", ["record", "summary"])
def test_a_running_game_has_no_record_and_no_summary_yet(browser: Browser, what: str) -> None:
    code = browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"]
    answer = browser.get(f"/api/tables/{code}/{what}")
    assert answer.status_code == 400
    assert answer.json()["error"] == "running"


# --- the store fails -------------------------------------------------------------------------


class FailingStore(SqliteStore):
    """A store that cannot be read any more once it is told so."""

    fails = False

    def tables(self, query: Query) -> list[Found]:
        if self.fails:
            raise StoreError("/somewhere/galapagos.db: the disk does not work")
        return super().tables(query)

    def find(self, name: str) -> str | None:
        if self.fails:
            raise StoreError("/somewhere/galapagos.db: the disk does not work")
        return super().find(name)


def test_a_store_that_cannot_be_read_is_said_without_its_path(tmp_path: Path) -> None:
    store = FailingStore(tmp_path)
    with visiting(tmp_path, store) as browser:
        browser.get("/api/me")
        store.fails = True
        for path in ("/api/lobby", "/api/mine", "/api/tables/ABCDEF"):
            answer = browser.get(path)
            assert answer.status_code == 503
            assert answer.json()["error"] == "not_saved"
            assert "somewhere" not in answer.text
        assert browser.post("/api/tables", json={"game": "origin", "seats": SEATS}).is_error
        store.fails = False
        assert browser.get("/api/lobby").status_code == 200


# --- numbers and logs ------------------------------------------------------------------------


def test_logs_and_numbers_tell_no_secrets(tmp_path: Path) -> None:
    port = free_port()
    options = ("--pace", "0", "--log", "debug", "--metrics", str(port))
    server = Server(tmp_path, free_port(), options, tmp_path / "log")
    server.start()
    try:
        guest = Client(server, "Zaphod")
        code = guest.post("/api/play", {"game": "origin", "bots": 1})["code"]
        guest.open(code)
        welcome = guest.until("welcome")
        assert guest.ask("chat", text=SHOUT)["type"] == "accepted"
        [said] = [message["line"] for message in guest.told if message["type"] == "chatted"]
        assert said["text"] == SHOUT, "as it was said: the page shows it as text"
        assert guest.act("dance")["code"] == "unknown_action"
        numbers = guest.http.get(f"http://127.0.0.1:{port}/metrics").text
        assert "galapagos_answer_seconds" not in guest.http.get("/metrics").text
        cookie = guest.http.cookies["galapagos"]
    finally:
        send_home()
        server.stop()
    told = _count(numbers, "galapagos_answer_seconds_count")
    assert told >= 3
    assert _count(numbers, 'galapagos_refusals_total{code="unknown_action"}') == 1
    assert _count(numbers, "galapagos_sockets") == 1
    assert _count(numbers, "galapagos_kept_seconds_count") >= 1
    assert server.log is not None
    logs = server.log.read_text(encoding="utf-8")
    hand = welcome["play"]["view"]["seats"][0]["cards"]
    for text in (numbers, logs):
        for secret in (cookie, cookie.partition(".")[0], "Zaphod", "whisper", "dance", *hand):
            assert secret not in text
    for line in logs.splitlines():
        assert {"at", "level", "from", "message"} <= set(json.loads(line))


def _count(numbers: str, name: str) -> float:
    return next(
        float(line.rpartition(" ")[2]) for line in numbers.splitlines() if line.startswith(name)
    )


def test_who_is_at_a_table_is_told_goodbye_and_comes_back(tmp_path: Path) -> None:
    server = Server(tmp_path, free_port())
    server.start()
    guest = Client(server, "Ana")
    code = guest.post("/api/play", {"game": "origin", "bots": 1})["code"]
    guest.open(code)
    guest.until("welcome")
    assert server.process is not None
    server.process.terminate()
    assert guest.until("bye")["code"] == "restarting"
    assert server.process.wait(PATIENCE) == 0
    server.start()
    try:
        guest.open(code)
        assert guest.until("welcome")["serial"] >= guest.serial
    finally:
        send_home()
        server.stop()


# --- the numbers of the server ---------------------------------------------------------------


def listening(pid: int) -> list[str]:
    """Return at which addresses a process listens, as the system writes them."""
    links = set()
    for path in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed meanwhile
            links.add(os.readlink(path))
    found = []
    for name in ("tcp", "tcp6"):
        for row in Path(f"/proc/{pid}/net/{name}").read_text().splitlines()[1:]:
            words = row.split()
            if words[3] == "0A" and f"socket:[{words[9]}]" in links:
                found.append(words[1])
    return found


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells who listens where")
@pytest.mark.parametrize("is_told", [False, True])
def test_numbers_are_told_to_this_machine_alone_and_only_if_wanted(
    tmp_path: Path, is_told: bool
) -> None:
    """How often somebody drafts a turn can be counted in them."""
    port = free_port()
    options = ("--host", "0.0.0.0", *(("--metrics", str(port)) if is_told else ()))
    server = Server(tmp_path, free_port(), options)
    server.start()
    try:
        assert server.process is not None
        everywhere = f"00000000:{server.port:04X}"
        here = [f"0100007F:{port:04X}"] if is_told else []
        assert sorted(listening(server.process.pid)) == sorted([everywhere, *here])
        assert "galapagos_" not in httpx.get(f"{server.url}/metrics").text
        if is_told:
            assert "galapagos_messages" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
    finally:
        server.stop()
