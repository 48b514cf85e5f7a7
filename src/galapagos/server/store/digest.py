"""What a journal should be: a digest that grows with every entry and is kept beside the table.

An entry that is missing, added or changed, by a bad disk or by hand, makes another digest: the
table is then not served, rather than served wrong."""

from collections.abc import Iterable
from hashlib import sha256

_LABEL = b"galapagos table\0"


def first_digest(code: str, link: str) -> bytes:
    """Return the digest of a table without entries."""
    return sha256(_LABEL + code.encode() + b"\0" + link.encode()).digest()


def grown(digest: bytes, bodies: Iterable[bytes]) -> bytes:
    """Return the digest after further entries."""
    for body in bodies:
        digest = sha256(digest + len(body).to_bytes(8, "big") + body).digest()
    return digest
