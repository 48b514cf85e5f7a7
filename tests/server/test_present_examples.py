"""docs/protocol.md shows messages as they are."""

import re

import msgspec

from galapagos.wire.messages import ClientMessage, ServerMessage
from tests.server.protocol_examples import BEGIN, END, PAGE, examples, page_with_examples

_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def test_every_example_is_a_message_with_all_its_fields() -> None:
    """Words may change without the page; what a message is made of may not."""
    blocks = re.findall(r"```json\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == len(examples()) > 5
    for block, (_, message) in zip(blocks, examples(), strict=True):
        is_client = type(message).__struct_config__.forbid_unknown_fields
        shown = (_CLIENT if is_client else _SERVER).decode(block.encode())
        assert type(shown) is type(message)
        again = msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()
        assert again == block, "run python -m tests.server.protocol_examples"


def test_writing_the_examples_leaves_the_rest_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    again = page_with_examples(page)
    assert again.partition(BEGIN)[0] == page.partition(BEGIN)[0]
    assert again.partition(END)[2] == page.partition(END)[2]
