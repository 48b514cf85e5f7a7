"""What a link to the server shows where it is shared, in a chat or on a network: title, words and
picture. Who asks for it runs no scripts, and knows nothing but the address."""

from dataclasses import dataclass
from html import escape

from galapagos.text.catalogue import Words, areas_words_for
from galapagos.wire.http import LobbyTable

PICTURES = "front"
"""Where the page keeps the pictures of links: one of the house, and of each game that has one."""
_HOUSE = "home"


@dataclass(frozen=True)
class Link:
    """What is shown of an address."""

    title: str
    line: str
    picture: str = _HOUSE


def link_home(language: str) -> Link:
    """Return what stands for the server as a whole."""
    words = _words(language)
    return Link(words.tell("app-title"), words.tell("link-home"))


def link_table(language: str, table: LobbyTable) -> Link:
    """Return what stands for a table: an invitation while there is a seat."""
    words = _words(language, table.game)
    game = _name(words, table.game)
    if table.status == "lobby":
        seats = words.tell("table-open-seats", n=table.open)
        key = "link-invited" if table.host and table.open else "link-table"
        title = words.tell(key, host=table.host, game=game)
        line = words.tell("link-lobby", seats=seats)
        return Link(title, _with_game(words, line, table.game), table.game)
    key = "link-over" if table.status == "over" else "link-players"
    line = words.tell(key, names=words.items(filter(None, table.players)))
    return Link(words.tell("link-table", game=game), line, table.game)


def link_puzzle(language: str, game: str) -> Link:
    """Return what stands for a puzzle."""
    words = _words(language, game)
    title = words.tell("link-puzzle", game=_name(words, game))
    return Link(title, words.tell("puzzles-line"), game)


def tags(link: Link, base: str, pictures: frozenset[str]) -> str:
    """Return what a page says of itself in its head; ``base``: where the server is found."""
    picture = link.picture if link.picture in pictures else _HOUSE
    said = {
        "og:site_name": "galapagos",
        "og:type": "website",
        "og:title": link.title,
        "og:description": link.line,
        "og:image": f"{base}/{PICTURES}/{picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    named = {"description": link.line, "twitter:card": "summary_large_image"}
    return "".join(
        f'<meta {attribute}="{name}" content="{escape(value)}" />\n    '
        for attribute, some in (("property", said), ("name", named))
        for name, value in some.items()
    )


def _words(language: str, game: str = "") -> Words:
    own = (f"{game}/web_house",) if game else ()
    return areas_words_for(language, ("common", "web", "web_learn", "link", *own))


def _name(words: Words, game: str) -> str:
    key = f"game-{game}"
    return words.say(key) if key in words else game.capitalize()


def _with_game(words: Words, line: str, game: str) -> str:
    """Return a line, and what the game is about."""
    key = f"game-{game}-line"
    return words.sentences([words.tell(key), line]) if key in words else line
