"""Fair deals: the stream is HMAC-SHA256, bound by its commitment, one for each place."""

import hmac

import pytest

from galapagos.kernel.chance import OutOfChance, Tape
from galapagos.kernel.errors import BadData
from galapagos.server.table.secret import (
    SECRET_BYTES,
    commitment_of,
    dealt,
    keeps_commitment,
    new_secret,
    parse_secret,
    words,
)
from tests.server.tables import SECRET


def test_the_words_are_those_of_the_documented_stream() -> None:
    message = b"galapagos:" + (7).to_bytes(8, "big")
    blocks = [
        hmac.digest(SECRET, message + block.to_bytes(4, "big"), "sha256") for block in range(3)
    ]
    stream = b"".join(blocks)
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    assert words(SECRET, 7, 3) == expected


def test_every_place_has_a_stream_of_its_own() -> None:
    streams = {tuple(words(SECRET, serial, 1)) for serial in range(1, 200)}
    assert len(streams) == 199


def test_words_are_spread_evenly() -> None:
    sides = [(word * 6) >> 32 for serial in range(300) for word in words(SECRET, serial, 4)]
    counts = [sides.count(side) for side in range(6)]
    assert all(abs(count - 1600) < 200 for count in counts), counts


def test_a_secret_keeps_only_its_own_commitment() -> None:
    one, other = new_secret(), new_secret()
    assert len(one) == SECRET_BYTES
    assert keeps_commitment(one, commitment_of(one))
    assert not keeps_commitment(other, commitment_of(one))
    assert not keeps_commitment(one, "é")


def test_a_secret_comes_back_from_its_text() -> None:
    assert parse_secret(SECRET.hex()) == SECRET
    for wrong in ("", "zz", SECRET.hex()[:-2], SECRET.hex() + "00"):
        with pytest.raises(BadData, match="expected a secret of 64 digits"):
            parse_secret(wrong)


def test_an_action_that_needs_many_words_gets_them_all_from_the_stream() -> None:
    def attempt(tape: Tape) -> list[int]:
        drawn = [tape.next_word() for _ in range(200)]
        if drawn[-1] < 0:
            raise OutOfChance("empty")
        return drawn

    assert dealt(SECRET, 3, attempt) == words(SECRET, 3, 25)


def test_the_generator_never_steps_in() -> None:
    def attempt(tape: Tape) -> None:
        assert tape.closed_dice
        assert tape.closed_draws
        raise OutOfChance("empty")

    with pytest.raises(OutOfChance):
        dealt(SECRET, 3, attempt)
