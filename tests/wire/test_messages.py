"""Client messages: what is accepted, and that everything else is refused at the door."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.wire.messages import Act, ClientMessage, Hello, Legal, Preview

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def test_messages_are_told_apart_by_their_type() -> None:
    assert _DECODER.decode(b'{"type":"hello"}') == Hello()
    act = b'{"type":"act","id":"a1","serial":7,"seat":0,"action":"take P1a"}'
    assert _DECODER.decode(act) == Act("a1", 7, 0, "take P1a")
    preview = b'{"type":"preview","id":"p","seat":1,"draft":{"cards":["bongo_head"]}}'
    question = _DECODER.decode(preview)
    assert isinstance(question, Preview)
    assert question.draft is not None
    assert question.draft.cards == ["bongo_head"]


def test_a_hello_of_an_older_page_is_understood() -> None:
    hello = b'{"type":"hello","language":"sv","since":-1,"more":{"x":[]}}'
    assert _DECODER.decode(hello) == Hello("sv")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"type":"act"}',
        '{"type":"fly","id":"a"}',
        '{"type":"start","id":""}',
        '{"type":"start","id":"' + "a" * 41 + '"}',
        '{"type":"start","id":"a","more":1}',
        '{"type":"sit","id":"a","seat":8}',
        '{"type":"sit","id":"a","seat":"0"}',
        '{"type":"act","id":"a","serial":1.5,"seat":0,"action":"end"}',
        '{"type":"act","id":"a","serial":1,"seat":0,"action":"' + "x" * 401 + '"}',
        '{"type":"chat","id":"a","text":""}',
        '{"type":"chat","id":"a","text":"hi","channel":"secret"}',
        '{"type":"legal","id":"a","seat":0,"limit":100000}',
        '{"type":"ask","id":"a","what":"gold"}',
    ],
)
def test_bad_messages_are_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        _DECODER.decode(text.encode())


def test_a_request_for_a_list_is_bounded() -> None:
    assert Legal("a", 0).limit == 500


@given(st.binary(max_size=60))
def test_noise_is_refused_and_nothing_worse(noise: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        _DECODER.decode(noise)
