"""What keeps strangers out of a page: headers on every answer, and whose requests are heard."""

from collections.abc import Iterable
from urllib.parse import urlsplit

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        # Svelte sets single properties of elements; no style element or sheet comes from elsewhere.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        # A moment that is saved as a picture passes through an image of the page's own making.
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""On every answer of the server."""


TLS_HEADERS = {"strict-transport-security": "max-age=31536000"}
"""On every answer over https besides: the browser comes by https from now on."""
_SCHEMES = {"http": ("http", "https"), "ws": ("http", "https")}
"""Where a page may come from, by how it speaks to us: over http also from https, because there may
be a proxy of which the server was not told; over https from nowhere else."""


def is_same_origin(
    origin: str | None, host: str | None, allowed: Iterable[str] = (), scheme: str = "http"
) -> bool:
    """Whether a request that changes something, or a socket, comes from this server's own page.

    Browsers always say where such a request comes from; one that says nothing is no browser's, and
    carries no cookie that a page could have borrowed."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    schemes = _SCHEMES.get(scheme, ("https",))
    return bool(host) and found.netloc == host and found.scheme in schemes
