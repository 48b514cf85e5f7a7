"""Which keys of the catalogues the program uses, found in its own source.

A key is used if it stands in the source as it is; if it belongs to a family that follows a list
of the rules; or if a file puts it together (``f"question-{key}"``) and what it is put together
from stands in a file of the same room or game. What is put together otherwise is listed here.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from galapagos.games import GAMES, kit_for
from galapagos.games.book_guide import text_keys

_PACKAGE = Path(__file__).parents[1]
_WEB = _PACKAGE.parents[1] / "web" / "src"
_SPEAKING_ROOMS: Final = ("text", "bots", "analysis", "server", "cli")
_SAYING: Final = {"say", "tell", "_say", "fold", "uses"}
_KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*-[A-Za-z0-9_-]+")
_WEB_WORD: Final = re.compile(r"""["'`]([A-Za-z][A-Za-z0-9_-]*)(\$\{)?""")

_SHARED: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    # Questions that a browser asks in other words than the terminal.
    "server": {"prompt": ["evolution"]},
    "book": {
        "head": ["quick", "example", "mistake", "try", "print", "exact", "switch"]
        + ["rules", "lists"]
    },
}


@cache
def _families() -> dict[str, dict[str, Sequence[str]]]:
    """By area and section: the keys that follow a list of the rules, the data or another room."""
    found = {area: dict(sections) for area, sections in _SHARED.items()}
    for game in GAMES:
        for area, sections in kit_for(game).text_families().items():
            found.setdefault(area, {}).update(sections)
    return found


def used_keys(area: str, keys: Sequence[str]) -> set[str]:
    """Return those keys of an area that the program uses."""
    if area.endswith("/rules"):
        game = area.partition("/")[0]
        return {*kit_for(game).rulebook().rule_ids} & set(keys)
    if area.endswith("/rulings"):
        rules = kit_for(area.partition("/")[0]).rulebook()
        numbers = [one for rule in rules.rule_ids for one in rules.rulings_of(rule)]
        return {f"{section}-{one}" for section in ("asked", "ruling") for one in numbers}
    if area.rpartition("/")[2] in ("faults", "reports"):
        # Looked up by what they say in English.
        return set(keys)
    if area.endswith("/guide"):
        spoken = set(text_keys(area.partition("/")[0]))
        # Paragraphs of a chapter are as many as there are.
        return {key for key in keys if key in spoken or key.rpartition("-")[0] in spoken}
    source = _sources()
    if area.rpartition("/")[2].startswith("web"):
        return {key for key in keys if source.uses_in_browser(key)}
    family = _families().get(area, {})
    listed = {f"{section}-{key}" for section in family for key in family[section]}
    return {key for key in keys if key in listed or source.uses(key)}


def missing_keys(keys: frozenset[str]) -> list[tuple[str, int, str]]:
    """Return file, line and key of everything the source says that has no text."""
    return [place for place in _sources().said if place[2] not in keys]


class _Sources:
    """What the source of the speaking rooms, and of the browser table, holds of keys."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        """Every string of the Python source."""
        self.made: dict[str, set[str]] = {}
        """By the beginning of a key that is put together: the strings of the rooms that do so."""
        self.browser: set[str] = set()
        """Every string of the browser table's source that could be a key."""
        self.begun: set[str] = set()
        """Beginnings of keys that it puts together."""
        self.said: list[tuple[str, int, str]] = []
        for files in _speaking():
            self._read(files)
        for path in sorted([*_WEB.rglob("*.svelte"), *_WEB.rglob("*.ts")]):
            self._read_web(path)

    def uses(self, key: str) -> bool:
        section, _, rest = key.partition("-")
        made = self.made.get(section, set())
        return key in self.words or rest in made or made.issuperset(rest.split("-"))

    def uses_in_browser(self, key: str) -> bool:
        """An installed package does not hold that source; then every key is taken as used. What a
        game words itself, ``turn-heading-GAME``, is used as the text of all games is."""
        begun = any(key.startswith(start) for start in self.begun)
        general = (
            key.rpartition("-")[0] if key.endswith(tuple(f"-{game}" for game in GAMES)) else key
        )
        return begun or key in self.browser or general in self.browser or not _WEB.exists()

    def _read(self, files: Iterable[Path]) -> None:
        strings: set[str] = set()
        made: set[str] = set()
        for path in files:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                strings.update(_strings([node]))
                if isinstance(node, ast.JoinedStr):
                    starts = _strings(node.values[:1])
                    made |= {start[:-1] for start in starts if start.endswith("-")}
                elif isinstance(node, ast.Call):
                    self.said += [(path.name, node.lineno, key) for key in _said(node)]
        self.words |= strings
        for section in made:
            self.made.setdefault(section, set()).update(strings)

    def _read_web(self, path: Path) -> None:
        for word, is_begun in _WEB_WORD.findall(path.read_text(encoding="utf-8")):
            if not is_begun:
                self.browser.add(word)
            elif word.endswith("-"):
                self.begun.add(word)


def _speaking() -> Iterator[list[Path]]:
    """Yield the files that speak, of each room and of each game together."""
    for room in _SPEAKING_ROOMS:
        yield sorted((_PACKAGE / room).rglob("*.py"))
    games = _PACKAGE / "games"
    for game in sorted(path for path in games.iterdir() if path.is_dir()):
        yield [*sorted(games.glob("*.py")), *sorted(game.rglob("*.py"))]


def _strings(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _said(call: ast.Call) -> Iterator[str]:
    """Yield the key that a call says, if it stands there as it is."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name in _SAYING:
        yield from (word for word in _strings(call.args[:2]) if _KEY.fullmatch(word))


@cache
def _sources() -> _Sources:
    return _Sources()
