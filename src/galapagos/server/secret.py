"""Fair deals: a table's chance comes from a secret that was committed to before the first card.

The secret is 256 random bits. Its SHA-256 is shown when the table is opened, the secret itself
after the end. The words for one action are HMAC-SHA256 of the secret over the number of the draw:
how many actions of the table met chance before, taken back or not. So nobody can foresee a draw
from those before it, an action that was taken back meets another chance, and nothing else that
somebody does, seen or unseen, can choose among the draws. Older tables go by the place of the
action in the journal instead.
"""

from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from secrets import token_bytes
from typing import TypeVar

from galapagos.kernel.chance import OutOfChance, Tape
from galapagos.kernel.errors import BadData

SECRET_BYTES = 32
BY_PLACE, BY_DRAW = 1, 2
"""What chance hangs on: the place of an action in the journal, or the number of the draw."""
_LABEL, _DRAW_LABEL = b"galapagos:", b"galapagos draw:"
_WORD_BYTES = 4
_WORDS_A_BLOCK = sha256().digest_size // _WORD_BYTES
_BLOCK_SIZE = sha256().block_size
_FEW, _MANY = 4, 128
"""Blocks laid on a tape: 32 words are enough for nearly every action, 1,024 for any: a game has
fewer than 400 cards, and rolls one die a seat."""

T = TypeVar("T")


def new_secret() -> bytes:
    return token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """Return what is shown before the game: it binds the secret and does not tell it."""
    return sha256(secret).hexdigest()


def parse_secret(text: str) -> bytes:
    """Return the secret that a record shows after the end."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise BadData(f"expected a secret of {2 * SECRET_BYTES} digits 0 to f, found {text[:80]!r}")
    return secret


def keeps_commitment(secret: bytes, commitment: str) -> bool:
    return compare_digest(commitment_of(secret).encode(), commitment.encode())


def words(secret: bytes, serial: int, blocks: int, draw: int = 0) -> list[int]:
    """Return the first 32-bit words of the stream that belongs to a draw, or, without a number of
    a draw, to a place in the journal."""
    padded = secret.ljust(_BLOCK_SIZE, b"\0")
    # HMAC (RFC 2104) by hand: its two keyed states are made once, not for each block.
    inner = sha256(bytes(byte ^ 0x36 for byte in padded))
    outer = sha256(bytes(byte ^ 0x5C for byte in padded))
    message = _DRAW_LABEL + draw.to_bytes(8, "big") if draw else _LABEL + serial.to_bytes(8, "big")
    found: list[int] = []
    for block in range(blocks):
        inside = inner.copy()
        inside.update(message + block.to_bytes(4, "big"))
        outside = outer.copy()
        outside.update(inside.digest())
        found += _split(outside.digest())
    return found


def _split(digest: bytes) -> list[int]:
    starts = range(0, _WORDS_A_BLOCK * _WORD_BYTES, _WORD_BYTES)
    return [int.from_bytes(digest[start : start + _WORD_BYTES], "big") for start in starts]


def dealt(secret: bytes, serial: int, attempt: Callable[[Tape], T], draw: int = 0) -> T:
    """Return what an attempt makes of the tape for a draw, or for a place in the journal.

    The attempt must leave nothing behind when it fails: the few words that mostly suffice are
    laid down first, and if they do not it is made again with many. The generator never steps in."""
    try:
        return attempt(_tape(secret, serial, _FEW, draw))
    except OutOfChance:
        return attempt(_tape(secret, serial, _MANY, draw))


def _tape(secret: bytes, serial: int, blocks: int, draw: int) -> Tape:
    return Tape(words=words(secret, serial, blocks, draw), closed_dice=True, closed_draws=True)
