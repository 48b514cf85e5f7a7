"""A small game's texts as the house makes them: what is wrong is named with its line."""

import pytest

from galapagos.games.game_book import Shown
from galapagos.games.plain_codec import PlainCodec
from galapagos.games.plain_game import all_actions
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import BadHeader
from galapagos.text.catalogue import homes
from tests.third_game.game import Tiny
from tests.third_game.kit import KIT

CODEC = PlainCodec(KIT, Tiny)
POSITION = """\
galapagos position 1
game: tiny
players: 2
fold: off
chance: 0000000000000000
turn: 0
swapped: 0
sizes: 18 0 1 1
cards: 4 4 5 5 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0
"""


def test_a_position_is_the_state_by_name() -> None:
    game = CODEC.parse_position(POSITION, "test")
    assert CODEC.position_text(game) == POSITION
    assert [CODEC.action_text(game, action) for action in game.legal_list(0)] == [
        "play 0",
        "swap 0",
    ]


def test_what_is_not_said_is_as_before_the_game_begins() -> None:
    game = CODEC.parse_position("galapagos position 1\ngame: tiny\n", "test")
    assert game.numbers() == Tiny(2, {"fold": 0}, game.chance()).numbers()


@pytest.mark.parametrize(
    ("line", "wrong", "what"),
    [
        (3, "players: 5", "players"),
        (4, "fold: perhaps", "off or on"),
        (5, "viewer: P3", "P1 to P2"),
        (6, "turn: 0 1", "expected 1 numbers, found 2"),
        (6, "turn: x", "expected a number"),
        (7, "sapped: 1", "no line of tiny is called so"),
        (0, "swapped: -1", "somebody is meant who does not play"),
        (0, "viewer: P1", "more than the viewer may know"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_with_its_line(
    line: int, wrong: str, what: str
) -> None:
    key = "swapped" if line == 7 else wrong.split(":")[0].replace("viewer", "chance")
    lines = [wrong if one.startswith(key) else one for one in POSITION.splitlines()]
    with pytest.raises(BadData, match=what) as caught:
        CODEC.parse_position("\n".join(lines), "test")
    assert caught.value.line == line


def test_a_header_comes_from_players_and_switches() -> None:
    header = CODEC.header_of(3, {"fold": "on"})
    assert header == {"players": "3", "fold": "on"}
    assert CODEC.header(CODEC.new_game(header, 1, Tape(), None)) == header
    with pytest.raises(BadHeader, match="players: expected one of 2, 3, found '4'"):
        CODEC.header_of(4, {})
    with pytest.raises(BadData, match="no switch of tiny is called 'flod'"):
        CODEC.header_of(2, {"flod": "on"})
    with pytest.raises(BadData, match="no modes"):
        CODEC.header_of(2, {}, mode="team")


def test_every_action_has_a_text_and_comes_back() -> None:
    game = CODEC.parse_position(POSITION, "test")
    texts = [CODEC.action_text(game, action) for action in all_actions(Tiny)]
    assert texts == [*(f"{verb} {face}" for verb in ("play", "swap") for face in range(4)), "fold"]
    assert [CODEC.parse_action(game, text) for text in texts] == all_actions(Tiny)
    assert CODEC.action_text_seen(game, CODEC.parse_action(game, "swap 2")) == "swap hidden"


def test_a_small_game_is_drawn_in_its_rule_book_as_on_the_plain_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(homes, "tiny", KIT.folder / "words")
    game = CODEC.parse_position(POSITION, "test")
    show = KIT.show(CODEC)
    people = show.people(SPECTATOR, ["Ana", "Bo"], "en")
    groups = KIT.book().scene(Shown(game, show, people, [], []), people.words)
    rows = show.rows(game.view(SPECTATOR), people)
    assert [(group.label, group.marks[0].text) for group in groups] == [
        (row.title, row.text) for row in rows
    ]
    assert len(groups) == 3  # what each has laid open, and the pile
    with pytest.raises(BadData, match="no trait 'horns'"):
        KIT.book().piece("trait", "horns", people.words)
