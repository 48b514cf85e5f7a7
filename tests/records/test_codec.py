"""What both codecs answer to a header without a game, and to a game of the other kind."""

import pytest

from galapagos.games import kit_for
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.records.codec import BadHeader, Codec
from galapagos.records.timeline import Timeline
from tests.records.darwin_games import CARD_SET
from tests.records.darwin_games import CODEC as DARWIN
from tests.records.goldens import SMALL_DECK

HEADERS = {
    "origin": {"players": "2", "options": ""},
    "darwin": {"players": "2", "mode": "two", "eras": "4", "options": ""},
}
CARDS = {"origin": "deck", "darwin": "cards"}
OTHER = {"origin": "darwin", "darwin": "origin"}


def whole_header(codec: Codec) -> dict[str, str]:
    return HEADERS[codec.key] | {CARDS[codec.key]: codec.cards_title()}


def new_game(codec: Codec) -> Game:
    return codec.new_game(whole_header(codec), 1, Tape(), None)


@pytest.mark.parametrize("key", HEADERS)
def test_a_header_that_is_at_fault_is_bad_data_and_names_the_field(key: str) -> None:
    codec = kit_for(key).codec()
    for field in whole_header(codec):
        header = whole_header(codec)
        del header[field]
        with pytest.raises(BadData, match=f"{field}: is missing") as caught:
            codec.new_game(header, 1, Tape(), None)
        assert isinstance(caught.value, BadHeader)
        assert caught.value.key == field
        with pytest.raises(BadData, match=f"{field}: is missing"):
            Timeline.begin(codec, header, 1)


@pytest.mark.parametrize("key", HEADERS)
def test_a_game_of_the_other_kind_is_a_type_error(key: str) -> None:
    other = kit_for(OTHER[key]).codec()
    game = new_game(kit_for(key).codec())
    with pytest.raises(TypeError, match="expected a game of"):
        other.position_text(game)


def test_origin_asks_the_game_for_its_deck() -> None:
    """A game with a deck of its own, and a codec of the usual one: no wrong cards are named."""
    usual = kit_for("origin").codec()
    own = OriginCodec(SMALL_DECK)
    game = own.new_game(whole_header(own), 1, Tape(), None)
    seat = int(game.actor())
    actions = game.legal_list(seat)
    texts = [own.action_text(game, action) for action in actions]
    assert [usual.action_text(game, action) for action in actions] == texts
    assert [usual.parse_action(game, text) for text in texts] == actions
    assert [usual.action_text_seen(game, action) for action in actions] == [
        own.action_text_seen(game, action) for action in actions
    ]
    faces = range(len(SMALL_DECK.keys()))
    assert [usual.draw_text(game, face) for face in faces] == SMALL_DECK.keys()
    assert usual.parse_draws({}, game, SMALL_DECK.keys()) == list(faces)
    assert usual.header(game) == own.header(game)
    assert usual.position_text(game) == own.position_text(game)
    with pytest.raises(BadData, match="deck"):
        usual.parse_position(usual.position_text(game), "test")


def test_origin_tells_drawn_cards_by_the_game_s_own_deck() -> None:
    own = OriginCodec(SMALL_DECK)
    log = EventLog()
    game = own.new_game(whole_header(own), 1, Tape(), log)
    seen = own.draws_seen(game, 0, log.events)
    assert kit_for("origin").codec().draws_seen(game, 0, log.events) == seen
    assert set(seen) <= {"hidden", *SMALL_DECK.keys()}


def test_darwin_has_no_words_for_the_cards_of_another_set() -> None:
    """The rules know cards by numbers: with the words of another set they would be wrong ones."""
    usual = kit_for("darwin").codec()
    game = DARWIN.new_game(whole_header(DARWIN), 1, Tape(), None)
    seat = int(game.actor())
    action = game.legal_list(seat)[0]
    why = "the game is played with the card set records, these words are those of Galapagos"
    for ask in (
        lambda: usual.action_text(game, action),
        lambda: usual.action_text_seen(game, action),
        lambda: usual.parse_action(game, "draw small"),
        lambda: usual.draw_texts(game, action, []),
        lambda: usual.parse_draws({}, game, []),
        lambda: usual.draws_seen(game, 0, []),
        lambda: usual.position_text(game),
        lambda: usual.header(game),
    ):
        with pytest.raises(BadData, match=why):
            ask()


def test_darwin_knows_its_set_again_when_it_was_loaded_elsewhere() -> None:
    game = DARWIN.new_game(whole_header(DARWIN), 1, Tape(), None)
    again = DarwinCodec(load_catalog(CARD_SET))
    assert again.position_text(game) == DARWIN.position_text(game)
