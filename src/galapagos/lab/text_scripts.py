"""Letters and punctuation: what does not belong into a Chinese or Japanese text.

Simplified characters are told from traditional ones by the two old national sets, GB 2312 and
Big5: what is in one of them only belongs to one side. A character that both sides write, but in
different words (后, 里, 台), cannot be told apart that way; a reader has to.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from galapagos.lab.text_exceptions import NAMES, RARE, allowed_in
from galapagos.text.fluent import PLACE, Entry

_HAN: Final = "\u3040-\u30ff\u3400-\u9fff"
_CJK: Final = rf"{_HAN}\uff66-\uff9f"
_SETS: Final[Mapping[str, tuple[str, str]]] = {
    "zh-Hans": ("gb2312", "simplified Chinese"),
    "zh-Hant": ("big5", "traditional Chinese"),
    "ja": ("shift_jis", "Japanese"),
}
_BESIDE: Final = rf"[{_CJK}{PLACE}（）「」『』“”‘’，。：；、？]"
_HALF_WIDTH: Final = re.compile(rf"(?<={_BESIDE})[,;:!?()](?!\d)|[,;:!?()](?={_BESIDE})")
_FULL_STOP: Final = re.compile(rf"(?<={_BESIDE})\.(?= |$|\n|{_BESIDE})")
_KANA: Final = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
# Rule ids, options of a command, names of switches.
CODE: Final = re.compile(
    r"(?<![A-Za-z])(?:EV|DC)-[A-Z0-9_]+(?:-[A-Z0-9_]+)*|--[a-z-]+|[a-z]+(?:_[a-z]+)+"
)
_WORD: Final = re.compile(r"[A-Za-z][A-Za-z]+")
# What no line begins with, and what none ends with.
_NO_BEGINNING: Final = "、。，．：；？！）」』”’】〉》ーゝ々・"
_NO_END: Final = "（「『“‘【〈《"
# Quotation marks that another script uses.
_QUOTES: Final[Mapping[str, str]] = {"zh-Hans": "「」『』", "zh-Hant": "“”‘’", "ja": "“”‘’"}
_WIDE: Final = re.compile("[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]")
_NARROW: Final = re.compile("[\uff61-\uff9f]")
_APART: Final = re.compile(rf"(?<=[{_HAN}]) (?=[\d{PLACE}])|(?<={PLACE}) (?=[{_HAN}])")


def is_spaced(language: str) -> bool:
    """Whether a language leaves spaces between words."""
    return language not in _SETS


def script_problems(language: str, area: str, entry: Entry) -> Iterator[str]:
    """Yield what is of the wrong script in a text."""
    if language not in _SETS:
        return
    text, allowed = entry.literals(), allowed_in(area)
    found = [*_HALF_WIDTH.findall(text), *_FULL_STOP.findall(text)]
    if found:
        yield f"has half-width punctuation: {' '.join(found)}"
    if found := _NARROW.findall(text):
        yield f"has half-width kana: {''.join(found)}"
    if found := _WIDE.findall(text):
        yield f"has full-width letters or digits: {''.join(found)}"
    if _APART.search(text) and entry.key not in allowed.columns:
        yield "has a space beside a number or a value"
    if found := [mark for mark in text if mark in _QUOTES[language]]:
        yield f"has quotation marks of another script: {''.join(found)}"
    if not entry.choices:
        yield from _line_problems(text)
    known = allowed.typed | NAMES | allowed.latin.get(language, frozenset())
    words = [word for word in _WORD.findall(CODE.sub(" ", text)) if word not in known]
    if words:
        yield f"has Latin words: {' '.join(words)}"
    encoding, name = _SETS[language]
    wrong = [c for c in text if c.isalpha() and not c.isascii() and not _is_in(c, encoding)]
    wrong += _KANA.findall(text) if language != "ja" else []
    wrong = [character for character in wrong if character not in RARE[language]]
    if wrong:
        yield f"has characters that are not {name}: {''.join(dict.fromkeys(wrong))}"


def _line_problems(text: str) -> Iterator[str]:
    for line in (line.strip() for line in text.split("\n")):
        if line[:1] in tuple(_NO_BEGINNING):
            yield f"has a line that begins with {line[0]}"
        if line[-1:] in tuple(_NO_END):
            yield f"has a line that ends with {line[-1]}"


def _is_in(character: str, encoding: str) -> bool:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
