"""The shape of a text: lines that stand there twice or got lost, and how much room it takes.

How much room there is stands in ``places.csv`` beside the catalogues of the house and of each
game: an area, keys, and how many columns the place on the page or in the terminal holds. A Chinese
or Japanese character takes two.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Final
from unicodedata import east_asian_width

from galapagos.text.catalogue import beside_catalogues
from galapagos.text.fluent import PLACE, Entry

_COMMAND: Final = re.compile(r"^ +([a-z]+)\b.*?  ", re.MULTILINE)
_SENTENCE: Final = re.compile(r"[^.!?。！？\n]+[.!?。！？]")
_LONG: Final = 8
"""Shorter sentences may well be said twice."""


@dataclass(frozen=True)
class Place:
    area: str
    keys: str
    columns: int

    def holds(self, area: str, key: str) -> bool:
        return fnmatchcase(area, self.area) and fnmatchcase(key, self.keys)


@cache
def places() -> list[Place]:
    return [
        Place(f"{game}/{row['area']}" if game else row["area"], row["keys"], int(row["columns"]))
        for game, rows in beside_catalogues("places.csv").items()
        for row in rows
    ]


def shape_problems(area: str, entry: Entry, english: Entry | None) -> Iterator[str]:
    """Yield what is doubled or missing in a text, and what is too long for its place."""
    yield from _line_problems(entry, english)
    widest = max((width(line) for line in entry.literals().split("\n")), default=0)
    room = [place.columns for place in places() if place.holds(area, entry.key)]
    if room and widest > min(room):
        yield f"takes {widest} columns, and its place holds {min(room)}"


def _line_problems(entry: Entry, english: Entry | None) -> Iterator[str]:
    """A list of commands has every command of English once; nothing is said twice."""
    text = entry.literals()
    own = Counter(_COMMAND.findall(text))
    sentences = [] if entry.choices else [part.strip() for part in _SENTENCE.findall(text)]
    for sentence, times in Counter(sentences).items():
        if times > 1 and len(sentence) >= _LONG:
            yield f"says twice: {sentence!r}"
    if english is None:
        return
    wanted = Counter(_COMMAND.findall(english.literals()))
    for command in wanted:
        if own[command] < wanted[command]:
            yield f"has no line for {command!r}"
    for command in own:
        if own[command] > max(wanted[command], 1):
            yield f"has {own[command]} lines for {command!r}"


def width(line: str) -> int:
    """Return how many columns a line takes; a value counts as one."""
    return sum(2 if c != PLACE and east_asian_width(c) in "WF" else 1 for c in line)
