"""The cookie that people are known by: found among all others, never overwritten, never slow."""

import http.cookies
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.games import GAMES
from galapagos.server.people.cookies import ours
from tests.server.apps import Browser, visiting

NAME = "galapagos"
SAFE = "__Host-galapagos"


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as browser:
        yield browser


def token_of(browser: Browser, name: str = "Ana") -> str:
    """Return the token of somebody new with a name."""
    browser.client.cookies.clear()
    browser.post("/api/me", json={"name": name})
    token = browser.client.cookies[NAME]
    browser.client.cookies.clear()
    return token


def name_by(browser: Browser, cookies: str, scheme: str = "http") -> str:
    """Return who somebody is who brings these cookies; none of them is answered with another."""
    browser.client.cookies.clear()
    answer = browser.get(f"{scheme}://galapagos/api/me", headers={"cookie": cookies.encode()})
    browser.client.cookies.clear()
    set_names = [one.partition("=")[0] for one in answer.headers.get_list("set-cookie")]
    brought = [one.name for one in ours(cookies)]
    assert not set(set_names) & set(brought), "what was brought stays as it is"
    return str(answer.json()["name"])


@pytest.mark.parametrize(
    "foreign",
    [
        'prefs={"theme":"dark"}; {}',
        "weird[0]=1; {}",
        "k=v, w; {}",
        "k=v, {}",
        "={}; =; ;;; {}",
        'open="never closed; {}',
        "ünïcode=ü; {}",
        "galapagos_other=1; galapagos2=x; {}",
        "{}; $Path=/; prefs=[1,2]",
        "galapagos=forged.token; {}",
        "{}; galapagos=",
        'galapagos=""; {}',
        "galapagos=" + "x" * 5000 + "; {}",
        "GALAPAGOS=no; {}",
    ],
)
def test_a_foreign_cookie_costs_nobody_their_seats(browser: Browser, foreign: str) -> None:
    token = token_of(browser)
    before, _, after = foreign.rpartition("{}")
    for own in (f"galapagos={token}", f'galapagos="{token}"', f" galapagos = {token} "):
        assert name_by(browser, before + own + after) == "Ana"


def test_cookies_in_several_headers_are_all_read(browser: Browser) -> None:
    token = token_of(browser)
    headers = [("cookie", "prefs=1"), ("cookie", f"galapagos={token}")]
    answer = browser.get("/api/me", headers=headers)
    assert answer.json()["name"] == "Ana"
    assert "set-cookie" not in answer.headers


def test_an_identity_that_cannot_be_read_is_not_overwritten(browser: Browser) -> None:
    """Its server may be another one on this host, or come back with the key that made it."""
    answer = browser.get("/api/me", headers={"cookie": "galapagos=of.another-server"})
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name.startswith(f"{NAME}-")
    token = rest.partition(";")[0]
    both = f"galapagos=of.another-server; {name}={token}"
    assert name_by(browser, both) == answer.json()["name"]


def test_over_https_only_this_host_can_say_who_one_is(browser: Browser) -> None:
    ana, bo = token_of(browser, "Ana"), token_of(browser, "Bo")
    for cookies in (f"{NAME}={bo}; {SAFE}={ana}", f"{SAFE}={ana}; {NAME}={bo}"):
        assert name_by(browser, cookies, "https") == "Ana"
    answer = browser.get("https://galapagos/api/me", headers={"cookie": f"{NAME}={ana}"})
    assert answer.json()["name"] == "Ana", "who came without https is known"
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{SAFE}={ana};"), "and safe from now on"
    assert "Path=/;" in cookie
    assert cookie.endswith("; Secure")
    assert "Domain" not in cookie


def test_a_name_goes_with_its_person(browser: Browser) -> None:
    first = browser.get("/api/me").json()["name"]
    browser.house.visitors._known.clear()
    assert browser.get("/api/me").json()["name"] == first, "also without having been kept"


def test_no_cookie_comes_to_the_parser_that_takes_long(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The standard library's took quadratic time for quotes full of backslashes."""

    def slow(*_: object) -> str:
        raise AssertionError("this one is quadratic")

    monkeypatch.setattr(http.cookies, "_unquote", slow)
    monkeypatch.setattr(http.cookies.BaseCookie, "load", slow)
    token = token_of(browser)
    for foreign in ('x="' + "\\\\" * 6000, ";" * 12_000, "galapagos=" * 1200):
        assert name_by(browser, f'{foreign}"; {NAME}={token}') == "Ana"
        body = {"game": "origin", "seats": [{"kind": "me"}, {"kind": "open"}]}
        headers = {"cookie": f'{foreign}"; {NAME}={token}'}
        assert browser.post("/api/tables", json=body, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/openapi.json",
        *(f"/api/{what}/{game}" for what in ("options", "cards", "rules") for game in GAMES),
    ],
)
def test_what_everybody_may_read_makes_nobody_new(browser: Browser, path: str) -> None:
    """A page asks for it at the same time as who it is: two cookies at once would be two people."""
    answer = browser.get(path)
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
