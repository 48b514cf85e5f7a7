"""An identity kept and moved: links, recovery codes, tables that come along, what is refused."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from galapagos.server.people import recovery
from galapagos.server.people.quotas import Limits, Quotas, Share
from galapagos.server.store.sqlite_session import FILE
from galapagos.server.table import decide
from tests.server.apps import Browser, visiting

WITH_OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as browser:
        yield browser


def new(browser: Browser, name: str = "") -> None:
    """Be somebody new in another browser."""
    browser.client.cookies.clear()
    if name:
        browser.post("/api/me", json={"name": name})


def me(browser: Browser) -> str:
    return str(browser.get("/api/me").json()["name"])


def opened(browser: Browser) -> str:
    answer = browser.post("/api/tables", json={"game": "origin", "seats": WITH_OPEN})
    return str(answer.json()["code"])


def mine(browser: Browser) -> set[str]:
    return {table["code"] for table in browser.get("/api/mine").json()["tables"]}


def become(browser: Browser, key: str, how: str = "look") -> dict[str, Any]:
    answer = browser.post("/api/me/become", json={"key": key, "how": how})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_recovery_code_brings_everything_back_when_cookies_are_gone(browser: Browser) -> None:
    new(browser, "Ana")
    table = opened(browser)
    code = browser.post("/api/me/code").json()["code"]
    new(browser)
    assert become(browser, code)["name"] == "Ana", "one may look first"
    assert me(browser) != "Ana"
    for typed in (code, code.lower().replace("-", " "), code.replace("0", "o")):
        new(browser)
        found = become(browser, typed, "leave")
        assert found == {"name": "Ana", "tables": 1, "mine": 0, "done": True, "left": ""}
        assert me(browser) == "Ana"
        assert mine(browser) == {table}


def test_a_code_is_not_kept_as_it_is(browser: Browser, tmp_path: Path) -> None:
    code = browser.post("/api/me/code").json()["code"]
    kept = (tmp_path / FILE).read_bytes() + (tmp_path / f"{FILE}-wal").read_bytes()
    for text in (code, code.replace("-", "")):
        assert text.encode() not in kept


def test_a_new_code_makes_the_old_one_void(browser: Browser) -> None:
    new(browser, "Ana")
    old, code = (browser.post("/api/me/code").json()["code"] for _ in range(2))
    new(browser)
    assert browser.post("/api/me/become", json={"key": old}).json()["error"] == "bad_key"
    assert become(browser, code)["name"] == "Ana"


def test_a_link_serves_once_and_soon(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    new(browser, "Ana")
    made = browser.post("/api/me/link").json()
    assert made["seconds"] == recovery.LINK_SECONDS
    new(browser)
    assert become(browser, made["key"])["name"] == "Ana", "to look does not use it up"
    become(browser, made["key"], "leave")
    assert me(browser) == "Ana"
    new(browser)
    refused = browser.post("/api/me/become", json={"key": made["key"], "how": "leave"})
    assert refused.status_code == 404
    monkeypatch.setattr(recovery, "LINK_SECONDS", -1)
    new(browser, "Bo")
    late = browser.post("/api/me/link").json()["key"]
    new(browser)
    assert browser.post("/api/me/become", json={"key": late}).json()["error"] == "bad_key"


def test_of_those_who_use_a_link_in_the_same_instant_one_comes_in(browser: Browser) -> None:
    new(browser, "Ana")
    wish = {"key": browser.post("/api/me/link").json()["key"], "how": "leave"}
    new(browser)

    async def all_at_once() -> list[int]:
        asked = [browser.client.post("/api/me/become", json=wish) for _ in range(5)]
        return sorted([answer.status_code for answer in await asyncio.gather(*asked)])

    assert browser.run(all_at_once()) == [200, 404, 404, 404, 404]


def test_tables_come_along_if_one_wants_that(browser: Browser) -> None:
    """Also a running game, and with it the right to arrange a table."""
    new(browser, "Ana")
    ana = opened(browser)
    key = browser.post("/api/me/link").json()["key"]
    new(browser, "Bo")
    lobby = opened(browser)
    played = browser.post("/api/play", json={"game": "origin", "bots": 1}).json()["code"]
    old = browser.house.visitors.known(f"galapagos={browser.client.cookies['galapagos']}")
    asked = become(browser, key)
    assert (asked["name"], asked["tables"], asked["mine"], asked["done"]) == ("Ana", 1, 2, False)
    done = become(browser, key, "bring")
    assert (done["tables"], done["left"]) == (3, "")
    assert me(browser) == "Ana"
    assert mine(browser) == {ana, lobby, played}
    host = browser.house.host
    person = browser.house.visitors.known(f"galapagos={browser.client.cookies['galapagos']}")
    assert person is not None
    for code in (lobby, played):
        table = browser.run(host.look(code))
        assert table.host() == person
        assert table.people() == [person]
        assert old not in table.people()
        assert table.names()[0] == "Bo", "at the table nobody changes their name"
    table = browser.run(host.look(played))
    host.tables.pop(played)
    again = browser.run(host.look(played))
    assert (again.maker, again.seats, again.serial) == (table.maker, table.seats, table.serial)


def test_what_is_left_behind_can_be_had_again(browser: Browser) -> None:
    new(browser, "Ana")
    code = browser.post("/api/me/code").json()["code"]
    new(browser, "Bo")
    table = opened(browser)
    left = become(browser, code, "leave")["left"]
    assert me(browser) == "Ana"
    assert mine(browser) == set()
    assert become(browser, left, "leave")["name"] == "Bo"
    assert mine(browser) == {table}


def test_two_seats_at_one_table_stay_two_peoples(browser: Browser) -> None:
    new(browser, "Ana")
    table = opened(browser)
    key = browser.post("/api/me/link").json()["key"]
    new(browser, "Bo")
    person = browser.house.visitors.known(f"galapagos={browser.client.cookies['galapagos']}")
    assert person is not None
    browser.run(
        browser.house.host.wish(table, person, "sit", partial(decide.sit, name="Bo", seat=1))
    )
    done = become(browser, key, "bring")
    assert done["left"], "there is a code for the seat that could not come"
    assert len(browser.run(browser.house.host.look(table)).people()) == 2


def test_who_one_is_already_stays_as_it_is(browser: Browser) -> None:
    new(browser, "Ana")
    code = browser.post("/api/me/code").json()["code"]
    assert become(browser, code, "bring")["done"]
    assert become(browser, code, "leave")["left"] == ""
    assert me(browser) == "Ana"


def test_keys_cannot_be_tried_out(tmp_path: Path) -> None:
    limits = Limits(keys=4, keys_per_hour=0)
    with visiting(tmp_path, quotas=Quotas(limits)) as browser:
        codes = []
        for number in range(8):
            new(browser)
            key = f"{number:020d}"
            codes.append(browser.post("/api/me/become", json={"key": key}).status_code)
        assert codes == [404] * 4 + [429] * 4
        browser.house.quotas.keys = Share(100, 0)
        for key in ("", "²" * 20, "x" * 80, "A" * 20 + "é"):
            assert browser.post("/api/me/become", json={"key": key}).status_code == 404


def test_codes_are_not_made_without_end(browser: Browser) -> None:
    answers = [browser.post("/api/me/code").status_code for _ in range(14)]
    assert answers.count(429) >= 3


def test_another_page_cannot_take_an_identity_away(browser: Browser) -> None:
    wrong = {"origin": "https://evil.example"}
    for path in ("/api/me/link", "/api/me/code", "/api/me/become"):
        assert browser.post(path, json={"key": "x"}, headers=wrong).status_code == 403


def test_a_cookie_is_given_out_anew_before_it_runs_out(browser: Browser) -> None:
    new(browser, "Ana")
    assert "set-cookie" not in browser.get("/api/me").headers
    browser.house.visitors._given.clear()  # as after a month
    cookie = browser.get("/api/me").headers["set-cookie"]
    assert cookie.startswith(f"galapagos={browser.client.cookies['galapagos']};")
    assert "set-cookie" not in browser.get("/api/me").headers
