"""People without accounts: a random id in a signed cookie, and what they are called.

Nobody else ever learns a person's id. Where one person must name another, as for muting, a tag
stands for them that means something at one table only.
"""

from hashlib import sha256
from hmac import digest
from secrets import token_bytes, token_hex

from itsdangerous import BadSignature, Signer

from galapagos.server.store.base_store import Store

COOKIE_SECONDS = 400 * 86_400
"""As long as browsers keep a cookie at most."""
_KEY = "person_key"
_ID_LENGTH = 32
_MAX_TOKEN = 200
_TAG_LENGTH = 12


class Passports:
    """Makes and reads the tokens by which people are known again."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = Signer(key, salt="galapagos.person", digest_method=sha256)

    @classmethod
    def of(cls, store: Store) -> "Passports":
        """Use the key of a store, which is made with it. May block."""
        return cls(store.meta(_KEY, token_bytes(32)))

    def new_person(self) -> str:
        """Return the id of somebody who has never been here: 128 random bits."""
        return token_hex(_ID_LENGTH // 2)

    def token(self, person: str) -> str:
        """Return what the person's cookie holds."""
        return self._signer.sign(person).decode()

    def person(self, token: str) -> str | None:
        """Return who a token stands for; None if we did not make it."""
        if len(token) > _MAX_TOKEN or not token.isascii():
            return None
        try:
            person = self._signer.unsign(token).decode()
        except BadSignature:
            return None
        return person if len(person) == _ID_LENGTH else None

    def tag(self, code: str, person: str) -> str:
        """Return what others at a table may call a person by."""
        return digest(self._key, f"{code} {person}".encode(), "sha256").hex()[:_TAG_LENGTH]
