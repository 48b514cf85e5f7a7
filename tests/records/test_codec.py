"""What both codecs answer to a header without a game, and to a game of the other kind."""

import pytest

from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import BadHeader, Codec, codec_for
from galapagos.records.record import Recording

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
    codec = codec_for(key)
    for field in whole_header(codec):
        header = whole_header(codec)
        del header[field]
        with pytest.raises(BadData, match=f"{field}: is missing") as caught:
            codec.new_game(header, 1, Tape(), None)
        assert isinstance(caught.value, BadHeader)
        assert caught.value.key == field
        with pytest.raises(BadData, match=f"{field}: is missing"):
            Recording.begin(codec, header, 1)


@pytest.mark.parametrize("key", HEADERS)
def test_a_game_of_the_other_kind_is_a_type_error(key: str) -> None:
    other = codec_for(OTHER[key])
    game = new_game(codec_for(key))
    with pytest.raises(TypeError, match="expected a game of"):
        other.position_text(game)
