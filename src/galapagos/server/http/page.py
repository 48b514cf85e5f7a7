"""The built page: its files in memory, each with its kind and how long it keeps."""

import gzip
import os
import re
from dataclasses import dataclass, replace
from pathlib import Path

from galapagos.build_info import PACKAGE, PAGE_FOLDER

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
FIRST_FILE = "index.html"
_HEAD_END = b"</head>"


@dataclass(frozen=True)
class PageFile:
    """One file of the page."""

    body: bytes
    zipped: bytes
    kind: str
    cache: str

    def saying(self, tags: str) -> "PageFile":
        """Return the first file with more in its head."""
        body = self.body.replace(_HEAD_END, tags.encode() + _HEAD_END, 1)
        return replace(self, body=body, zipped=gzip.compress(body, 6, mtime=0))


def page_folder() -> Path | None:
    """Return where the built page lies: in the package, or in the source tree's build folder.

    ``GALAPAGOS_PAGE_DIR`` names another one, for people who work on the page."""
    named = os.environ.get("GALAPAGOS_PAGE_DIR")
    built = (PACKAGE / PAGE_FOLDER, PACKAGE.parents[1] / "build" / "web")
    candidates = (Path(named),) if named else built
    return next((folder for folder in candidates if (folder / FIRST_FILE).is_file()), None)


_ROOTS = "api|art|ws|assets|front|favicon\\.svg|t|review|learn|puzzles|rules|cards|mine|keep"
_ADDRESS = re.compile(
    rf"""(["'`]|location\.(?:host|origin)\}})/((?:{_ROOTS})(?=[/"'`?#])|(?<=href="/)(?="))""".encode()
)
"""An address of the server in a file of the page, after a quote or the name of the host."""


def moved(body: bytes, prefix: str) -> bytes:
    """Return a file of the page for a server that is found under a path."""
    return _ADDRESS.sub(rb"\1" + prefix.encode() + rb"/\2", body)


def _first(body: bytes, prefix: str) -> bytes:
    """Return the first file of the page, which tells the others where they are."""
    meta = f'<meta name="prefix" content="{prefix}" />'
    body = moved(body.replace(b'="./', b'="/'), prefix)
    return body.replace(b"<title>", f"{meta}\n    <title>".encode(), 1)


def load_page(folder: Path | None, prefix: str = "") -> dict[str, PageFile]:
    """Return the files of the page by their address; empty where it was not built."""
    if folder is None:
        return {}
    found = {}
    for path in sorted(folder.rglob("*")):
        kind = _KINDS.get(path.suffix)
        if kind is not None and path.is_file():
            name = path.relative_to(folder).as_posix()
            # Names under assets/ hold a hash of their contents.
            cache = _FOR_EVER if name.startswith("assets/") else _ASK_AGAIN
            body = path.read_bytes()
            if name == FIRST_FILE:
                body = _first(body, prefix)
            elif prefix and path.suffix == ".js":
                body = moved(body, prefix)
            found[name] = PageFile(body, gzip.compress(body, 9, mtime=0), kind, cache)
    return found
