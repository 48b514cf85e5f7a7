"""docs/protocol.md shows messages as they are."""

import re

import msgspec

from galapagos.wire.messages import ClientMessage
from tests.server.protocol_examples import BEGIN, END, PAGE, examples, page_with_examples

_CLIENT: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def test_every_example_is_a_message_with_all_its_fields() -> None:
    """Words may change without the page; what a message is made of may not."""
    blocks = re.findall(r"```json\n(.*?)\n```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == len(examples()) > 5
    for block, (_, message) in zip(blocks, examples(), strict=True):
        if type(message).__struct_config__.forbid_unknown_fields:
            assert type(_CLIENT.decode(block.encode())) is type(message)
        shown, made = msgspec.json.decode(block), msgspec.to_builtins(message)
        assert shape(shown) == shape(made), "run python -m tests.server.protocol_examples"


def shape(node: object) -> object:
    """Return what a message is made of, without what it says."""
    if isinstance(node, dict):
        return {key: shape(one) for key, one in node.items()}
    if isinstance(node, list):
        return [shape(one) for one in node]
    return type(node)


def test_writing_the_examples_leaves_the_rest_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    again = page_with_examples(page)
    assert again.partition(BEGIN)[0] == page.partition(BEGIN)[0]
    assert again.partition(END)[2] == page.partition(END)[2]
