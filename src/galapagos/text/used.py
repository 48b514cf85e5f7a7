"""Which keys of the catalogues the program uses, found in its own source.

A key is used if it stands in the source as it is; if it belongs to a family that follows a list
of the rules; or if a file puts it together (``f"question-{key}"``) and what it is put together
from stands in a file of the same folder. What is put together otherwise is listed here.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from galapagos.darwin import actions as darwin_actions
from galapagos.darwin import refusals as darwin_refusals
from galapagos.darwin import rules as darwin_rules
from galapagos.darwin import terms as darwin_terms
from galapagos.origin import refusals as origin_refusals
from galapagos.origin import rules as origin_rules
from galapagos.origin import terms as origin_terms
from galapagos.text import darwin_log, origin_log
from galapagos.text.book_examples import example_keys
from galapagos.text.darwin_rules import DARWIN_RULES
from galapagos.text.origin_rules import ORIGIN_RULES

_PACKAGE = Path(__file__).parents[1]
_WEB = _PACKAGE.parents[1] / "web" / "src"
_SPEAKING_ROOMS: Final = ("text", "art", "bots", "server", "cli")
_SAYING: Final = {"say", "tell", "_say", "fold", "uses"}
_KEY: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*-[A-Za-z0-9_-]+")
_WEB_WORD: Final = re.compile(r"""["'`]([A-Za-z][A-Za-z0-9_-]*)(\$\{)?""")

_BENCHES: Final = [
    f"{bench}-{text}"
    for bench in ("build", "mutate", "migrate")
    for text in ("prompt", "title", "usage")
]

_EXAMPLES: Final = {game: example_keys(game) for game in ("origin", "darwin")}

_FAMILIES: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "origin": {
        "trait": origin_terms.TRAIT_KEYS,
        "trait_help": origin_terms.TRAIT_KEYS,
        "phase": origin_terms.PHASE_KEYS,
        "decision": origin_terms.DECISION_KEYS,
        "holding": origin_terms.HOLDING_KEYS,
        "refusal": origin_refusals.REFUSAL_KEYS,
        "event": origin_log.EVENT_TEXTS,
    },
    "darwin": {
        "ability": darwin_terms.ABILITY_KEYS,
        "ability_mark": darwin_terms.ABILITY_KEYS,
        "diet": darwin_terms.DIET_KEYS,
        "diet_mark": darwin_terms.DIET_KEYS,
        "part": darwin_terms.PART_KEYS,
        "size": darwin_terms.SIZE_KEYS,
        "phase": darwin_terms.PHASE_KEYS,
        "feeding": darwin_terms.FEEDING_KEYS,
        "event_help": darwin_terms.EVENT_CARD_KEYS,
        "metal": ["1", "2", "3"],
        "choice": darwin_actions.ACTION_KEYS,
        "refusal": darwin_refusals.REFUSAL_KEYS,
        "event": darwin_log.EVENT_TEXTS,
    },
    "art": {"art": ["instant", "lasting"]},
    # What a book holds is read off its own catalogue, by section.
    "book": {
        "section": [*ORIGIN_RULES.sections(), *DARWIN_RULES.sections()],
        **{
            f"{part}-{game}": [str(number) for number in range(1, 9)]
            for part in ("quick", "walk")
            for game in ("origin", "darwin")
        },
        "head": ["quick", "walk", "examples", "rules", "lists"],
        "example-origin": [f"{k}{a}" for k in _EXAMPLES["origin"] for a in ("", "-asks")],
        "example-darwin": [f"{k}{a}" for k in _EXAMPLES["darwin"] for a in ("", "-asks")],
    },
    # Questions that a browser asks in other words than the terminal.
    "server": {"prompt": ["evolution"]},
}
"""By area and section: the keys that follow a list of the rules, of the data or of another room."""


def used_keys(area: str, keys: Sequence[str]) -> set[str]:
    """Return those keys of an area that the program uses."""
    if area.endswith("_rules"):
        return {*origin_rules.RULE_IDS, *darwin_rules.RULE_IDS} & set(keys)
    source = _sources()
    if area.startswith("web"):
        return {key for key in keys if source.uses_in_browser(key)}
    family = _FAMILIES.get(area, {})
    listed = {f"{section}-{key}" for section in family for key in family[section]}
    return {key for key in keys if key in listed or source.uses(key)}


def missing_keys(keys: set[str]) -> list[tuple[str, int, str]]:
    """Return file, line and key of everything the source says that has no text."""
    return [place for place in _sources().said if place[2] not in keys]


class _Sources:
    """What the source of the speaking rooms, and of the browser table, holds of keys."""

    def __init__(self) -> None:
        self.words: set[str] = set(_BENCHES)
        """Every string of the Python source."""
        self.made: dict[str, set[str]] = {}
        """By the beginning of a key that is put together: the strings of the folders that do so."""
        self.browser: set[str] = set()
        """Every string of the browser table's source that could be a key."""
        self.begun: set[str] = set()
        """Beginnings of keys that it puts together."""
        self.said: list[tuple[str, int, str]] = []
        for room in _SPEAKING_ROOMS:
            for folder in sorted({path.parent for path in (_PACKAGE / room).rglob("*.py")}):
                self._read(folder)
        for path in sorted([*_WEB.rglob("*.svelte"), *_WEB.rglob("*.ts")]):
            self._read_web(path)

    def uses(self, key: str) -> bool:
        section, _, rest = key.partition("-")
        made = self.made.get(section, set())
        return key in self.words or rest in made or made.issuperset(rest.split("-"))

    def uses_in_browser(self, key: str) -> bool:
        """An installed package does not hold that source; then every key is taken as used."""
        begun = any(key.startswith(start) for start in self.begun)
        return begun or key in self.browser or not _WEB.exists()

    def _read(self, folder: Path) -> None:
        strings: set[str] = set()
        made: set[str] = set()
        for path in sorted(folder.glob("*.py")):
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
