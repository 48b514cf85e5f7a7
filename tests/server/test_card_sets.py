"""Card sets of the server's own: offered, chosen, played with, and missed when they are gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos import cli
from galapagos.games import kit_for
from galapagos.kernel.errors import BadData
from galapagos.server.http.wishes import changed_opening
from galapagos.server.table import decide
from galapagos.server.table.card_sets import Codecs, own_sets
from galapagos.server.table.table import OVER
from galapagos.wire.messages import Configure
from tests.records.darwin_games import CARD_SET
from tests.records.goldens import SMALL_DECK
from tests.server.apps import Browser, visiting
from tests.server.hosts import until

SET = CARD_SET.name.lower()


@pytest.fixture(scope="module")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    rows = [f"{SMALL_DECK.key(face)},{SMALL_DECK.copies[face]}" for face in range(SMALL_DECK.faces)]
    file = tmp_path_factory.mktemp("decks") / "Small.csv"
    file.write_text("\n".join(["face,copies", *rows]), encoding="utf-8")
    return file


@pytest.fixture
def codecs(deck: Path) -> Codecs:
    return Codecs(own_sets({"origin": [deck], "darwin": [CARD_SET]}))


@pytest.fixture
def browser(tmp_path: Path, codecs: Codecs) -> Iterator[Browser]:
    with visiting(tmp_path, codecs=codecs) as found:
        yield found


def opened(browser: Browser, game: str, cards: str) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "forager"}]
    answer = browser.post("/api/tables", json={"game": game, "seats": seats, "cards": cards})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


@pytest.mark.parametrize(("game", "key"), [("origin", "small"), ("darwin", SET)])
def test_own_sets_are_offered_shown_and_drawn(browser: Browser, game: str, key: str) -> None:
    [offered] = browser.get(f"/api/options/{game}").json()["sets"]
    assert offered["key"] == key
    usual = browser.get(f"/api/cards/{game}").json()
    own = browser.get(f"/api/cards/{game}?set={key}").json()
    assert own != usual
    assert browser.get(f"/api/cards/{game}?set=nowhere").status_code == 404


def test_cards_are_drawn_as_their_own_set_has_them(browser: Browser) -> None:
    usual = {card["id"]: card for card in browser.get("/api/cards/darwin").json()["cards"]}
    own = browser.get(f"/api/cards/darwin?set={SET}").json()["cards"]
    other = next(card["id"] for card in own if card["stats"] != usual[card["id"]]["stats"])
    drawn = browser.get(f"/art/card/{other}.svg?set={SET}")
    assert drawn.status_code == 200
    assert drawn.text != browser.get(f"/art/card/{other}.svg").text
    assert browser.get(f"/art/card/{other}.svg?set=nowhere").status_code == 404
    icon = browser.get(f"/art/icon/heart.svg?set={SET}")
    assert icon.text == browser.get("/art/icon/heart.svg").text, "icons are those of every set"


@pytest.mark.parametrize(("game", "key"), [("origin", "small"), ("darwin", SET)])
def test_a_table_is_played_with_its_own_cards_and_read_only_without_them(
    tmp_path: Path, codecs: Codecs, game: str, key: str
) -> None:
    with visiting(tmp_path, codecs=codecs) as browser:
        code = opened(browser, game, key)
        person = browser.house.visitors.known(f"galapagos={browser.client.cookies['galapagos']}")
        assert person is not None
        host = browser.house.host
        browser.run(host.wish(code, person, "start", decide.start))
        live = browser.run(host.live(code))
        place = live.table.serial
        browser.run(host.wish(code, person, "leave", decide.leave))
        browser.run(until(lambda: live.table.serial > place + 5))
        assert (
            live.table.codec.cards_title()
            == kit_for(game).codec(codecs.path(game, key)).cards_title()
        )
    with visiting(tmp_path) as browser:
        shown = browser.get(f"/api/tables/{code}").json()
        assert (shown["game"], shown["status"]) == (game, "read_only")
        table = browser.run(browser.house.host.look(code))
        assert f"no card set {key!r}" in table.trouble
        [mine] = [one for one in browser.run(browser.house.host.mine(person)) if one.code == code]
        assert mine.listing.game == game
    with visiting(tmp_path, codecs=codecs) as browser:
        assert browser.get(f"/api/tables/{code}").json()["status"] != "read_only"


def test_changed_cards_of_the_same_name_are_told_apart(tmp_path: Path, deck: Path) -> None:
    """The table keeps what the cards come to, not only what they are called."""
    with visiting(tmp_path, codecs=Codecs(own_sets({"origin": [deck]}))) as browser:
        code = opened(browser, "origin", "small")
    first, second, *rest = deck.read_text(encoding="utf-8").splitlines()
    changed = tmp_path / "small.csv"
    face, _, copies = second.rpartition(",")
    changed.write_text("\n".join([first, f"{face},{int(copies) + 1}", *rest]), encoding="utf-8")
    with visiting(tmp_path, codecs=Codecs(own_sets({"origin": [changed]}))) as browser:
        assert browser.get(f"/api/tables/{code}").json()["status"] == "read_only"


def test_a_set_that_is_not_there_is_refused(browser: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "darwin", "seats": seats, "cards": "small"}
    answer = browser.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_settings")


def test_names_of_sets_are_plain_and_stand_for_one(tmp_path: Path, deck: Path) -> None:
    other = tmp_path / "SMALL.csv"
    with pytest.raises(BadData, match="already"):
        own_sets({"origin": [deck, other]})
    with pytest.raises(BadData, match="expected a name"):
        own_sets({"darwin": [tmp_path / "my set!"]})


@pytest.mark.parametrize("option", ["--deck", "--cards"])
def test_a_server_with_cards_that_cannot_be_read_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    nowhere = tmp_path / "nowhere"
    words = ["serve", "--port", "0", "--data", str(tmp_path / "data"), option, str(nowhere)]
    assert cli.main(words) == 1
    assert str(nowhere) in capsys.readouterr().err
    assert not (tmp_path / "data").exists(), "nothing was made"


def test_a_table_changes_its_cards_before_the_game(browser: Browser) -> None:
    code = opened(browser, "origin", "")
    host = browser.house.host
    for cards, expected in (("small", "small"), (None, "small"), ("", "")):
        table = browser.run(host.look(code))
        change = Configure("wish", cards=cards)
        opening = changed_opening(table, change)
        browser.run(host.configure(code, table.host(), f"w{cards}", opening))
        table = browser.run(host.look(code))
        assert table.cards == expected
        assert table.codec is host.codecs.get("origin", expected)


def test_a_finished_game_is_exported_with_its_cards(
    tmp_path: Path, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    codecs = Codecs(own_sets({"origin": [deck]}))
    with visiting(tmp_path, codecs=codecs) as browser:
        bots = [{"kind": "bot", "level": "forager"}] * 2
        wish = {"game": "origin", "seats": bots, "cards": "small"}
        code = browser.post("/api/tables", json=wish).json()["code"]
        host = browser.house.host
        live = browser.run(host.live(code))
        browser.run(host.wish(code, live.table.host(), "start", decide.start))
        browser.run(until(lambda: live.table.status == OVER))
    words = ["admin", "--data", str(tmp_path), "export", code]
    assert cli.main(words) == 2
    assert "no card set 'small'" in capsys.readouterr().err
    assert cli.main([*words, "--deck", str(deck)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert sorted(told) == sorted(live.table.record_text().splitlines())
