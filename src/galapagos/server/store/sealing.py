"""The server's key: secrets of tables that are not over are sealed with it before they are kept.

The key lies in a file of its own, never in the database: whoever has a copy of the database, such
as a backup, cannot foresee a draw. A sealed secret is

    nonce (32 random bytes) | secret XOR HMAC(key, pad | table | nonce) | HMAC(key, tag | all of it)

with HMAC-SHA256: a one-time pad for each secret, and a tag that a wrong key or a changed byte does
not fit. Unlike a secret that is derived from the key, it can be sealed anew with another one.

The file has one key a line, 64 digits 0 to f. The first seals; all of them open. So a new key is
put first, and the old one can go as soon as the server has started with both: it seals everything
anew.
"""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hmac import compare_digest, digest
from pathlib import Path
from secrets import token_bytes
from tempfile import mkstemp

from galapagos.server.errors import StoreError

KEY_FILE = "galapagos.key"
_PRIVATE = 0o600
_BYTES = 32
_KEY = re.compile(r"[0-9a-f]{64}")
_HEAD = "# The key of a Galapagos server. Keep a copy, apart from the backups of its database.\n"
_PAD, _TAG, _NAME = b"galapagos pad:", b"galapagos tag:", b"galapagos key name"
_NAME_LENGTH = 16


@dataclass(frozen=True)
class Sealed:
    """A secret as it is kept, and which key opens it."""

    key: str
    body: bytes


class Keyring:
    """The keys of a server; the first one seals."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = {name_of(key): key for key in keys}
        self.name = name_of(keys[0])
        """What the database calls the key that seals."""

    def __contains__(self, name: str) -> bool:
        return name in self._keys

    def seal(self, secret: bytes, code: str) -> Sealed:
        """Seal the secret of a table."""
        nonce, key = token_bytes(_BYTES), self._keys[self.name]
        body = nonce + _padded(key, code, nonce, secret)
        return Sealed(self.name, body + _tag(key, code, body))

    def open(self, sealed: Sealed, code: str) -> bytes | None:
        """Return the secret of a table; None if the key is not here or does not fit."""
        key = self._keys.get(sealed.key)
        body, tag = sealed.body[:-_BYTES], sealed.body[-_BYTES:]
        if key is None or not compare_digest(tag, _tag(key, code, body)):
            return None
        return _padded(key, code, body[:_BYTES], body[_BYTES:])

    @property
    def line_key(self) -> bytes:
        """What workers and bot machines know each other by; it tells nothing about the key."""
        return digest(self._keys[self.name], b"galapagos for: lines between workers", "sha256")


def name_of(key: bytes) -> str:
    """Return what a key is called; that tells nothing about it."""
    return digest(key, _NAME, "sha256").hex()[:_NAME_LENGTH]


def _padded(key: bytes, code: str, nonce: bytes, text: bytes) -> bytes:
    assert len(text) <= _BYTES, "a pad is for one secret"
    pad = digest(key, _PAD + code.encode() + b"\0" + nonce, "sha256")
    return bytes(one ^ other for one, other in zip(text, pad, strict=False))


def _tag(key: bytes, code: str, body: bytes) -> bytes:
    return digest(key, _TAG + code.encode() + b"\0" + body, "sha256")


# --- the file --------------------------------------------------------------------------------


def keyring_at(path: Path) -> Keyring:
    """Return the keys of a server; a new one is made if there is no file yet."""
    keys = read_keys(path)
    while keys is None:
        _write_keys(path, [token_bytes(_BYTES)], is_first=True)
        keys = read_keys(path)  # perhaps those of a server that was started at the same moment
    with suppress(OSError):
        path.chmod(_PRIVATE)
    return Keyring(keys)


def keyring_of(path: Path) -> Keyring:
    """Return the keys of a server that is there; raise `StoreError` if they are not here."""
    keys = read_keys(path)
    if keys is None:
        raise StoreError(f"there is no key file {path}: copy that of the server, or name it")
    return Keyring(keys)


def read_keys(path: Path) -> list[bytes] | None:
    """Return the keys in a file, None if there is none; raise `StoreError` if it cannot be used."""
    try:
        lines = path.read_text(encoding="ascii").split("\n")
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        lines = ["?"]
    except OSError as error:
        raise StoreError(f"the key file {path} cannot be read: {error.strerror}") from error
    words = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    if not words or not all(_KEY.fullmatch(word) for word in words):
        raise StoreError(
            f"{path} is no key file: expected a key of 64 digits 0 to f a line. Put back the "
            "file that was there, or move this one away: then the server makes a new key, and "
            "running games wait for the old one"
        )
    return [bytes.fromhex(word) for word in words]


def add_key(path: Path) -> str:
    """Put a new key before those in a file; return what it is called."""
    keys = [token_bytes(_BYTES), *(read_keys(path) or [])]
    _write_keys(path, keys)
    return name_of(keys[0])


def _write_keys(path: Path, keys: Sequence[bytes], *, is_first: bool = False) -> None:
    """Write a key file, whole or not at all, before anything is sealed with it. The first one never
    takes the place of another that has come meanwhile."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = mkstemp(prefix=f"{path.name}.", dir=path.parent)
        fresh = Path(name)
        try:
            with open(handle, "wb") as file:
                file.write((_HEAD + "".join(f"{key.hex()}\n" for key in keys)).encode())
                file.flush()
                os.fsync(file.fileno())
            if not (is_first and _put_first(fresh, path)):
                fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
        _sync_directory(path.parent)
    except OSError as error:
        what = f"the key file {path} cannot be written: {error.strerror}; give another --key-file"
        raise StoreError(what) from error


def _put_first(fresh: Path, path: Path) -> bool:
    """Put a file where there is none; whether there is one now. False where a file system has no
    links: there the later of two servers that start at the same moment wins."""
    try:
        path.hardlink_to(fresh)
    except FileExistsError:
        return True
    except OSError:
        return False
    return True


def _sync_directory(directory: Path) -> None:
    with suppress(OSError):  # not every system can
        handle = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
