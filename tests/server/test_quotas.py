"""Shares of addresses and networks: people, tables, lists, guesses, and how a host changes them."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from galapagos.games.drawings import every_icon
from galapagos.kernel.errors import BadData
from galapagos.server.people.quotas import (
    Heads,
    Limits,
    Networks,
    Place,
    Quotas,
    Share,
    changed,
    is_this_machine,
    place_of,
)
from galapagos.server.store.sqlite_session import FILE
from tests.served import Server, free_port
from tests.server.apps import Browser, visiting
from tests.server.clients import Client, send_home

OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("address", "network", "around"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("unix", "unix", ""),
        ("", "", ""),
    ],
)
def test_an_address_counts_by_its_network(address: str, network: str, around: str) -> None:
    assert place_of(address) == Place(network, around)


def test_a_neighbourhood_has_a_few_shares() -> None:
    share = Share(3, 0)
    taken = [share.take(place_of(f"2001:db8:1:{n:x}::1"), 0.0) for n in range(64) for _ in "xx"]
    assert sum(taken) == 3 * 8
    assert share.take(place_of("2001:db8:2::1"), 0.0)


def test_what_one_network_is_refused_costs_its_neighbours_nothing() -> None:
    share = Share(3, 0)
    assert sum(share.take(place_of("203.0.113.7"), 0.0) for _ in range(100)) == 3
    assert share.take(place_of("203.0.113.8"), 0.0)


def test_heads_are_counted_as_they_come_and_go() -> None:
    heads, here = Heads(2), place_of("203.0.113.7")
    assert [heads.come(here), heads.come(here), heads.come(here)] == [True, True, False]
    heads.go(here)
    assert heads.come(here)
    heads.go(here)
    heads.go(here)
    assert (heads._near, heads._wide) == ({}, {}), "nothing is remembered of who has gone"


def test_a_host_changes_limits_by_name() -> None:
    limits = changed(Limits(), ["connections=7", "people=1000"])
    assert (limits.connections, limits.people) == (7, 1000)
    for wrong in ("", "connections", "connections=", "connections=-1", "connections=²", "no=1"):
        with pytest.raises(BadData):
            changed(Limits(), [wrong])


def test_networks_of_proxies() -> None:
    proxies = Networks(["10.0.0.0/8", "::1", "192.0.2.7"])
    held = ["10.1.2.3", "::1", "192.0.2.7", "192.0.2.8", "unix"]
    assert [proxies.holds(one) for one in held] == [True, True, True, False, False]
    assert not Networks()
    with pytest.raises(BadData):
        Networks(["everywhere"])
    assert [is_this_machine(one) for one in ("127.0.0.1", "::1", "localhost", "0.0.0.0")] == [
        True,
        True,
        True,
        False,
    ]


def test_every_limit_is_in_the_security_page() -> None:
    page = Path(__file__).parents[2].joinpath("SECURITY.md").read_text()
    usual = Limits()
    for field in fields(Limits):
        assert f"| `{field.name}` | {getattr(usual, field.name):,} |" in page, field.name


# --- a server that counts by network ---------------------------------------------------------


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    limits = Limits(people=5, people_per_hour=0, tables=6, tables_per_hour=0, public_tables=2)
    with visiting(tmp_path, quotas=Quotas(limits, by_network=True)) as browser:
        yield browser


def opened(browser: Browser, *, public: bool = False, newcomer: bool = True) -> httpx.Response:
    if newcomer:
        browser.client.cookies.clear()
    body = {"game": "origin", "seats": OPEN, "public": public}
    return browser.post("/api/tables", json=body)


def test_pictures_are_not_drawn_without_end(browser: Browser) -> None:
    browser.house.quotas.drawings = Share(3, 0)
    known = list(every_icon())[:5]
    first = [browser.get(f"/art/icon/{name}.svg").status_code for name in known]
    assert first == [200, 200, 200, 429, 429]
    again = [browser.get(f"/art/icon/{name}.svg").status_code for name in known]
    assert again == first, "what was drawn is there for everybody"


def test_new_cookies_bring_no_new_people_without_end(browser: Browser) -> None:
    answers = []
    for _ in range(8):
        browser.client.cookies.clear()
        answers.append(browser.get("/api/me"))
    assert [one.status_code for one in answers] == [200] * 5 + [429] * 3
    assert answers[-1].json()["error"] == "limit"
    assert "set-cookie" not in answers[-1].headers
    assert browser.get("/").status_code == 200, "the page itself is there"


def test_new_cookies_bring_no_new_tables_without_end(browser: Browser) -> None:
    browser.house.quotas.people = Share(1000, 0)
    codes = [opened(browser).status_code for _ in range(9)]
    assert codes == [200] * 6 + [429] * 3


def test_the_public_list_is_not_filled_by_one_network(browser: Browser) -> None:
    browser.house.quotas.tables = browser.house.quotas.people = Share(1000, 0)
    answers = [opened(browser, public=True) for _ in range(4)]
    assert [one.status_code for one in answers] == [200, 200, 429, 429]
    assert opened(browser).status_code == 200, "private ones can be had"
    browser.client.cookies.clear()
    assert len(browser.get("/api/lobby").json()["tables"]) == 2
    host = browser.house.host
    for answer in answers[:2]:
        host.tables.pop(answer.json()["code"])
    assert opened(browser, public=True).status_code == 429, "also when they are not in memory"


def test_in_the_public_list_nobody_has_more_than_a_few_places(tmp_path: Path) -> None:
    with visiting(tmp_path) as browser:
        first = opened(browser, public=True).json()["code"]
        browser.client.cookies.clear()
        for _ in range(8):
            assert opened(browser, public=True, newcomer=False).status_code == 200
        listed = [table["code"] for table in browser.get("/api/lobby").json()["tables"]]
        assert len(listed) == 4
        assert first in listed


# --- an attack -------------------------------------------------------------------------------


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    options = ("--pace", "0.1", "--count", "network", "--bots", "1", "--proxied")
    server = Server(tmp_path, free_port(), options)
    server.start()
    yield server
    send_home()
    server.stop()


def flood(server: Server, address: str, cookies: int, each: int) -> int:
    """Begin games of the strongest bots, under ever new cookies; return how many."""
    seats = [{"kind": "bot", "level": "apex"}] * 8
    headers = {"x-forwarded-for": address}
    found = 0
    for _ in range(cookies):
        with httpx.Client(base_url=server.url, headers=headers, timeout=20, verify=False) as line:
            line.get("/api/me")
            cookie = {"cookie": f"galapagos={line.cookies['galapagos']}"}
            for _ in range(each):
                answer = line.post("/api/tables", json={"game": "origin", "seats": seats})
                if answer.status_code == 200:
                    url = f"ws://127.0.0.1:{server.port}/ws/{answer.json()['code']}"
                    with connect(url, additional_headers=headers | cookie, max_size=None) as table:
                        table.send('{"type":"hello"}')
                        table.send('{"type":"start","id":"start"}')
                        while '"accepted"' not in str(table.recv()):
                            pass
                    found += 1
    return found


def test_who_is_no_proxy_is_not_believed(tmp_path: Path) -> None:
    """Else everybody could come from a new address each time."""
    options = ("--pace", "0", "--count", "network", "--limit", "people=3", "--limit")
    server = Server(tmp_path, free_port(), (*options, "people_per_hour=0"), tmp_path / "log")
    server.start()
    try:
        url = f"{server.url}/api/me"
        codes = [
            httpx.get(url, headers={"x-forwarded-for": f"203.0.113.{n}"}, timeout=20).status_code
            for n in range(6)
        ]
        assert codes == [200] * 3 + [429] * 3
        assert "--proxied" in (tmp_path / "log").read_text(), "the host is told, once"
        assert (tmp_path / "log").read_text().count("--proxied") == 1
    finally:
        server.stop()


def moves_elsewhere(server: Server, code: str) -> int:
    """Return how many entries all tables but one have."""
    with closing(sqlite3.connect(server.data / FILE)) as found:
        row = found.execute("SELECT sum(count) FROM tables WHERE code != ?", (code,)).fetchone()
    return int(row[0])


def test_an_honest_players_bot_moves_though_somebody_floods(server: Server) -> None:
    """Twelve cookies of one address opened 120 tables of Apex; another's bot stood for 40 s, until
    each of theirs had moved. Whoever has one table waits for one or two, however many there are."""
    assert flood(server, "203.0.113.7", 12, 10) == Limits().tables
    ana = Client(server)
    code = ana.post("/api/play", {"game": "origin", "bots": 1, "level": "hatchling"})["code"]
    ana.open(code)
    ana.until("welcome")
    for _ in range(6):
        ana.catch_up()
        before = moves_elsewhere(server, code)
        while not ana.owes():
            ana.hear()
        assert moves_elsewhere(server, code) - before < Limits().tables / 2
        if ana.is_over():
            break
        ana.act(ana.choices()[0])
    assert moves_elsewhere(server, code) > 2 * Limits().tables, "they do play"


def test_messages_are_counted_by_network_whatever_cookies_they_come_with(tmp_path: Path) -> None:
    """Each cookie could have ten greetings a second, every one answered with a whole table."""
    limits = ("messages=50", "messages_per_hour=0")
    options = [word for limit in limits for word in ("--limit", limit)]
    server = Server(tmp_path, free_port(), ("--count", "network", *options), tmp_path / "log")
    server.start()
    try:
        refused = []
        for _ in range(4):
            guest = Client(server)
            guest.open(guest.post("/api/play", {"game": "origin"})["code"])
            guest.until("welcome")
            for number in range(5):
                guest.send({"type": "legal", "id": f"wish-{number}", "seat": 0})
                refused.append(guest.answer_to(f"wish-{number}").get("code", "") == "rate")
        assert refused == [False] * 15 + [True] * 5, "ten for a greeting, one for each other"
        assert '"messages"' in (tmp_path / "log").read_text()
    finally:
        send_home()
        server.stop()
