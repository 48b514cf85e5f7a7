"""The page under a path of its host: every address in it is moved there."""

import re
from pathlib import Path

from galapagos.server.http.page import FIRST_FILE, load_page, moved

WEB = Path(__file__).parents[2] / "web" / "src"
_LITERAL = re.compile(r"""(?:["'`]|location\.(?:host|origin)\})(/[a-z][a-z.-]*(?=[/"'`?#{]))""")


def test_addresses_are_moved_and_nothing_else() -> None:
    body = (
        b"""f("/api/me");g(`/t/${c}`);h="<a href='/learn'>";"""
        b"""i='<a href="/">';`${location.host}/ws/${x}`"""
    )
    assert moved(body, "/games") == (
        b"""f("/games/api/me");g(`/games/t/${c}`);h="<a href='/games/learn'>";"""
        b"""i='<a href="/games/">';`${location.host}/games/ws/${x}`"""
    )
    for other in (b'a="/"+b', b"/^\\/t\\/$/", b'"./chunk.js"', b'"/tables"', b"a/t/b"):
        assert moved(other, "/games") == other


def test_every_address_in_the_page_is_known_to_be_one() -> None:
    """A new page or route must be named in `page`, else it is lost under a path."""
    found = {}
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte") and path.name != "wire.ts":
            for address in _LITERAL.findall(path.read_text(encoding="utf-8")):
                found[address] = path
    assert len(found) > 5
    del found["/icon"]  # part of a selector
    for address, path in found.items():
        whole = f'"{address}/"'.encode()
        assert moved(whole, "/games") != whole, f"{address} in {path.name}"


def test_the_first_file_finds_the_others(tmp_path: Path) -> None:
    html = b'<head><title>x</title><script src="./assets/a.js"></script></head>'
    (tmp_path / FIRST_FILE).write_bytes(html)
    for prefix in ("", "/games"):
        body = load_page(tmp_path, prefix)[FIRST_FILE].body.decode()
        assert f'src="{prefix}/assets/a.js"' in body
        assert f'<meta name="prefix" content="{prefix}" />' in body
