"""Fair deals: a table's chance comes from a secret that was committed to before the first card.

The secret is 256 random bits. Its SHA-256 is shown when the table is opened, the secret itself
after the end. The words for one action are HMAC-SHA256 of the secret over the seeds of the players
and the number of the draw: how many actions of the table met chance before, taken back or not. So
nobody can foresee a draw from those before it, an action that was taken back meets another chance,
and nothing else that somebody does, seen or unseen, can choose among the draws.

The seeds are why not even who knows the secret can choose a deal. Each player's page makes one of
256 random bits and binds itself to it by its SHA-256 before the start; only when all these hashes
are fixed (`journal.Sealed`) the pages open their seeds. So nobody, the server and a player together
included, can choose a seed after seeing the others; what is left to them is not to open one, and
everybody sees that. Older tables have no seeds, and still older ones go by the place of the action
in the journal instead of the number of the draw.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from secrets import token_bytes
from typing import TypeVar

from galapagos.kernel.chance import OutOfChance, Tape
from galapagos.kernel.errors import BadData

SECRET_BYTES = 32
BY_PLACE, BY_DRAW, BY_SEEDS = 1, 2, 3
"""What chance hangs on besides the secret: the place of an action in the journal; the number of the
draw; or that number and the seeds of the players."""
_LABEL, _DRAW_LABEL = b"galapagos:", b"galapagos draw:"
_MIXED_LABEL, _SEEDS_LABEL = b"galapagos mixed draw:", b"galapagos seeds:"
_SEED = re.compile(r"P([1-8])=([0-9a-f]{64}):([0-9a-f]{64}|-)")
_WORD_BYTES = 4
_WORDS_A_BLOCK = sha256().digest_size // _WORD_BYTES
_BLOCK_SIZE = sha256().block_size
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
_FEW, _MANY = 4, 128
"""Blocks laid on a tape: 32 words are enough for nearly every action, 1,024 for any: a game has
fewer than 400 cards, and rolls one die a seat."""

T = TypeVar("T")


@dataclass(frozen=True)
class Draw:
    """What the chance of an action hangs on besides the secret, if not on its place."""

    number: int = 0
    """Counted from 1; 0: chance hangs on the place in the journal."""
    mix: bytes = b""
    """Of the seeds; empty at a table without."""


BY_ITS_PLACE = Draw()


@dataclass(frozen=True)
class Seed:
    """What a player's page has added to the chance of a table."""

    seat: int
    """The first one of that player."""
    hash: str
    """SHA-256 of the seed, bound before any was opened."""
    seed: str
    """In digits 0 to f; empty if it was not opened in time: it is not mixed in, its hash is."""


def mix_of(seeds: Sequence[Seed]) -> bytes:
    """Return what all seeds together add, in the order of the seats."""
    digest = sha256(_SEEDS_LABEL)
    for one in seeds:
        digest.update(bytes([one.seat]) + bytes.fromhex(one.hash))
        digest.update(b"\1" + bytes.fromhex(one.seed) if one.seed else b"\0")
    return digest.digest()


def seeds_text(seeds: Sequence[Seed]) -> str:
    """Return seeds as a record has them: seat, hash, and the seed or - for each."""
    return " ".join(f"P{one.seat + 1}={one.hash}:{one.seed or '-'}" for one in seeds)


def parse_seeds(text: str) -> tuple[Seed, ...]:
    """Return the seeds of a record; raise `BadData` if one is not what its page was bound to."""
    seeds = tuple(_parse_seed(word) for word in text.split())
    if list(seeds) != sorted(seeds, key=lambda one: one.seat) or len(
        {one.seat for one in seeds}
    ) < len(seeds):
        raise BadData("expected one seed a player, in the order of the seats")
    for one in seeds:
        if one.seed and not fits_hash(one.seed, one.hash):
            what = f"the seed of P{one.seat + 1} is not the one its page committed to"
            raise BadData(what)
    return seeds


def _parse_seed(word: str) -> Seed:
    found = _SEED.fullmatch(word)
    if found is None:
        raise BadData(f"expected a seed such as P1=HASH:SEED or P1=HASH:-, found {word[:40]!r}")
    seat, seed_hash, seed = found.groups()
    return Seed(int(seat) - 1, seed_hash, "" if seed == "-" else seed)


def fits_hash(seed: str, seed_hash: str) -> bool:
    """Whether a seed, in digits 0 to f, is the one that a page bound itself to."""
    return compare_digest(sha256(bytes.fromhex(seed)).hexdigest(), seed_hash)


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


def words(secret: bytes, serial: int, blocks: int, draw: Draw = BY_ITS_PLACE) -> list[int]:
    """Return the first 32-bit words of the stream that belongs to a draw, or, without a number of
    a draw, to a place in the journal."""
    padded = secret.ljust(_BLOCK_SIZE, b"\0")
    # HMAC (RFC 2104) by hand: its two keyed states are made once, not for each block.
    inner = sha256(padded.translate(_INNER))
    outer = sha256(padded.translate(_OUTER))
    message = _message(serial, draw)
    found: list[int] = []
    for block in range(blocks):
        inside = inner.copy()
        inside.update(message + block.to_bytes(4, "big"))
        outside = outer.copy()
        outside.update(inside.digest())
        found += _split(outside.digest())
    return found


def _message(serial: int, draw: Draw) -> bytes:
    if not draw.number:
        return _LABEL + serial.to_bytes(8, "big")
    label = _MIXED_LABEL + draw.mix if draw.mix else _DRAW_LABEL
    return label + draw.number.to_bytes(8, "big")


def _split(digest: bytes) -> list[int]:
    starts = range(0, _WORDS_A_BLOCK * _WORD_BYTES, _WORD_BYTES)
    return [int.from_bytes(digest[start : start + _WORD_BYTES], "big") for start in starts]


def dealt(secret: bytes, serial: int, attempt: Callable[[Tape], T], draw: Draw = BY_ITS_PLACE) -> T:
    """Return what an attempt makes of the tape for a draw, or for a place in the journal.

    The attempt must leave nothing behind when it fails: it is made without any chance first, as
    most actions meet none, then with the few words that mostly suffice, then with many. The
    generator never steps in."""
    for blocks in (0, _FEW):
        try:
            return attempt(_tape(secret, serial, blocks, draw))
        except OutOfChance:
            continue
    return attempt(_tape(secret, serial, _MANY, draw))


def _tape(secret: bytes, serial: int, blocks: int, draw: Draw) -> Tape:
    laid = words(secret, serial, blocks, draw) if blocks else []
    return Tape(words=laid, closed_dice=True, closed_draws=True)
