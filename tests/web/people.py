"""People who come back: pages that are opened with a cookie of the server's."""

from collections.abc import Callable
from typing import Any

from galapagos.server.people.cookies import COOKIE
from tests.web.conftest import Visitor

Visit = Callable[..., Visitor]


def as_owner(visit: Visit, token: str) -> Visit:
    """Open pages as the person whom a token belongs to."""
    cookie: dict[str, Any] = {
        "name": COOKIE,
        "value": token,
        "domain": "127.0.0.1",
        "path": "/",
        "expires": -1,
        "httpOnly": True,
        "secure": False,
        "sameSite": "Lax",
    }
    state = {"cookies": [cookie], "origins": []}
    return lambda path, **options: visit(path, storage_state=state, **options)
