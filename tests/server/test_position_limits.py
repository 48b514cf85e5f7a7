"""Positions as bombs: what a table may begin from, and that no message is longer than it may be."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games import kit_for
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import Animal
from galapagos.games.show import named, present, show_for
from galapagos.records.beginning import begin_from
from galapagos.server.http.parts import House
from galapagos.server.http.socket import Seatmate
from galapagos.server.people.quotas import Limits, Quotas
from galapagos.server.table.position_limits import shortened
from galapagos.wire.messages import Play, Update
from tests.server.apps import Browser, visiting

PLAYERS = 8
SEATS = [{"kind": "me"}] + [{"kind": "bot", "level": "hatchling"}] * (PLAYERS - 1)


def crowded(animals: int) -> str:
    """Return a position in which the first to act has so many animals and a hand of pair cards."""
    game = new_origin(Options(players=PLAYERS), base_deck(), seed=1)
    state = game.state
    player = state.players[game.actor()]
    for face in range(len(state.pile)):  # one of each card, pair traits too
        if state.pile[face]:
            state.pile[face] -= 1
            state.pile_size -= 1
            player.hand[face] += 1
            player.hand_size += 1
    for _ in range(animals):
        face = next(face for face in range(len(state.pile)) if state.pile[face])
        state.pile[face] -= 1
        state.pile_size -= 1
        player.add_animal(Animal(game.actor(), player.serials, face, vec[i64]()))
        player.serials += 1
    return kit_for("origin").codec(None).position_text(game)


@pytest.fixture(scope="module")
def bomb() -> str:
    return crowded(95)


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as browser:
        yield browser


def opened(browser: Browser, position: str) -> tuple[int, dict[str, str]]:
    body = {"game": "origin", "position": position, "seats": SEATS}
    answer = browser.post("/api/tables", json=body)
    return answer.status_code, answer.json()


def test_a_position_with_too_many_choices_is_not_admitted(browser: Browser, bomb: str) -> None:
    status, answer = opened(browser, bomb)
    assert (status, answer["error"]) == (400, "bad_position")
    assert "choices" in answer["message"]


def test_a_position_with_too_many_pieces_is_not_even_weighed(tmp_path: Path) -> None:
    with visiting(tmp_path, quotas=Quotas(Limits(position_pieces=20))) as browser:
        status, answer = opened(browser, crowded(21))
        assert (status, answer["error"]) == (400, "bad_position")
        assert "21 pieces" in answer["message"]
        assert opened(browser, crowded(20))[0] == 200


def test_a_usual_position_is_admitted(browser: Browser) -> None:
    assert opened(browser, crowded(12))[0] == 200


def test_a_host_may_admit_more(tmp_path: Path) -> None:
    limits = Limits(position_choices=100_000, message_bytes=100_000_000)
    with visiting(tmp_path, quotas=Quotas(limits)) as browser:
        assert opened(browser, crowded(60))[0] == 200


def test_no_table_is_opened_that_would_have_to_send_too_much(tmp_path: Path) -> None:
    """A position of 130 animals made a welcome of twelve megabytes, at every hello."""
    with visiting(tmp_path, quotas=Quotas(Limits(message_bytes=100_000))) as browser:
        status, answer = opened(browser, crowded(12))
        assert (status, answer["error"]) == (400, "bad_position")
        assert "bytes" in answer["message"]


def shown(animals: int) -> Play:
    """Return what a crowded position shows to the one who is to act."""
    codec = kit_for("origin").codec(None)
    game = begin_from(codec, crowded(animals))
    show = show_for(codec, game)
    return present(show, game, [], show.people(game.actor(), named([""] * PLAYERS), "en"))


def test_a_long_list_says_that_it_is_cut() -> None:
    whole, cut = shown(12).legal, shown(60).legal
    assert whole is not None
    assert cut is not None
    assert whole.complete
    assert not cut.complete
    assert len(cut.actions) == 2000


class Line(Seatmate):
    """Somebody at a table who only keeps what is sent."""

    def __init__(self, house: House) -> None:
        self.house, self.code, self.language = house, "TABLE1", "en"
        self.sent: list[bytes | None] = []
        self.said: list[str] = []

    def _post(self, message: bytes | None) -> None:
        self.sent.append(message)

    def goodbye(self, code: str, number: int) -> None:
        self.said.append(code)


def test_no_message_is_longer_than_it_may_be(tmp_path: Path) -> None:
    play = shown(20)
    update = Update(1, play, None, [])
    size = len(msgspec.json.encode(update))
    for most, count, word in ((size, 1511, ""), (size - 1, 500, ""), (1000, 0, "too_long")):
        with visiting(tmp_path / str(most), quotas=Quotas(Limits(message_bytes=most))) as browser:
            line = Line(browser.house)
            line.send(update)
            for sent in line.sent:
                assert sent is not None
                assert len(sent) <= most
                legal = msgspec.json.decode(sent)["play"]["legal"]
                assert (len(legal["actions"]), legal["complete"]) == (count, count == 1511)
            assert line.said == [word] * bool(word)


def test_a_usual_game_is_not_cut(browser: Browser) -> None:
    code = browser.post("/api/play", json={"game": "origin", "bots": 2}).json()["code"]
    table = browser.run(browser.house.host.look(code))
    play = browser.house.stage.play(table, 0, "en", 0)
    assert play is not None
    assert shortened(play) == play
