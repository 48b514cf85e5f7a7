"""Checks the catalogues of all languages against English, against each other and against the code.

What is looked for: missing, unknown and unused keys, variables that English does not have or that
got lost, texts left in English, plural forms a language does not have, words that the glossary
does not want, lines that got lost or stand there twice, texts too long for their place, and
letters, words and punctuation of the wrong script. docs/text.md lists all of it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from galapagos.lab.text_exceptions import NAMES, OFFERED, UNNEEDED, allowed_in
from galapagos.lab.text_glossary import term_problems
from galapagos.lab.text_scripts import script_problems
from galapagos.lab.text_shape import shape_problems
from galapagos.lab.text_used import missing_keys, used_keys
from galapagos.text.catalogue import ENGLISH, area_names, area_text
from galapagos.text.fluent import Entry, read_entries, split_messages
from galapagos.text.plurals import OTHER, forms_of

_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True, order=True)
class Problem:
    """Something wrong with a catalogue."""

    language: str
    area: str
    line: int
    key: str
    what: str

    def __str__(self) -> str:
        place = f"{self.language}/{self.area}.ftl"
        return f"{place}, line {self.line}: {self.key}: {self.what}"


@dataclass(frozen=True)
class Report:
    """How the catalogue of a language and area stands."""

    language: str
    area: str
    texts: int
    wanted: int
    """How many texts English has."""
    problems: list[Problem]


def check(languages: Sequence[str], areas: Sequence[str] = ()) -> list[Report]:
    """Check the catalogues of these languages, area by area; of all areas if none is named."""
    wanted = [area for area in area_names() if not areas or area in areas]
    return [_check_area(language, area) for area in wanted for language in languages]


def code_problems() -> list[str]:
    """Return what the code says that no catalogue knows."""
    known = _keys(ENGLISH)
    return [
        f"{file}, line {line}: says {key}, which no English catalogue has"
        for file, line, key in missing_keys(known)
    ]


def _check_area(language: str, area: str) -> Report:
    english = area_text(ENGLISH, area)
    text = english if language == ENGLISH else area_text(language, area)
    report = compare(language, area, text, english)
    report.problems.extend(_dangling(language, area, text))
    if language == ENGLISH:
        report.problems.extend(_unused(area, english))
    return report


def compare(language: str, area: str, text: str, english: str) -> Report:
    """Check the text of one catalogue against the English one."""
    entries, broken = _entries(text)
    wanted, _ = _entries(english)
    found = [Problem(language, area, line, "", what) for line, what in broken]
    for key in wanted:
        if key not in entries and not key.startswith("-"):
            found.append(Problem(language, area, 0, key, "is missing"))
    for key, entry in entries.items():
        whats = _entry_problems(language, area, entry, wanted.get(key))
        found += [Problem(language, area, entry.line, key, what) for what in whats]
    texts = sum(1 for key in wanted if key in entries)
    return Report(language, area, texts, len(wanted), sorted(found))


def _dangling(language: str, area: str, text: str) -> Iterator[Problem]:
    """Yield texts that refer to others which are not there."""
    known = _keys(language)
    for key, entry in _entries(text)[0].items():
        for other in entry.references:
            if other not in known:
                yield Problem(
                    language, area, entry.line, key, f"refers to {other}, which is not there"
                )


def _unused(area: str, text: str) -> Iterator[Problem]:
    entries, _ = _entries(text)
    used = used_keys(area, list(entries))
    for key, entry in entries.items():
        if key not in used and not key.startswith("-"):
            yield Problem(ENGLISH, area, entry.line, key, "nothing says this")


@cache
def _keys(language: str) -> frozenset[str]:
    """Return whatever can be said in a language."""
    areas = (area_text(language, area) for area in area_names())
    return frozenset(key for text in areas for key in split_messages(text))


@lru_cache(maxsize=256)  # each English text is read beside that of every other language
def _entries(text: str) -> tuple[Mapping[str, Entry], list[tuple[int, str]]]:
    """Return the messages of a file, and what is no message in it or stands there twice."""
    entries: dict[str, Entry] = {}
    broken: list[tuple[int, str]] = []
    for entry in read_entries(text):
        if not entry.key:
            broken.append((entry.line, f"is not Fluent: {entry.text.strip()[:60]!r}"))
        elif entry.key in entries:
            broken.append((entry.line, f"{entry.key} stands there twice"))
        else:
            entries[entry.key] = entry
    return entries, broken


def _entry_problems(language: str, area: str, entry: Entry, english: Entry | None) -> Iterator[str]:
    yield from _plural_problems(language, entry, english)
    yield from shape_problems(area, entry, english)
    yield from term_problems(language, area, entry, english)
    if entry.calls_functions:
        yield "calls a function, which these catalogues do without"
    if language == ENGLISH:
        return
    if english is None:
        if not entry.key.startswith("-"):
            yield "is unknown: English has no such key"
        return
    yield from _variable_problems(language, entry, english)
    is_equal = _bare(entry) == _bare(english) and entry.has_words()
    if is_equal and not _may_be_equal(language, area, entry):
        yield f"is left in English: {entry.literals()[:60]!r}"
    yield from script_problems(language, area, entry)


def _bare(entry: Entry) -> str:
    """Return the words of a text alone: another full stop or capital letter is no translation."""
    return re.sub(r"[\W_]", "", entry.literals()).casefold()


def _may_be_equal(language: str, area: str, entry: Entry) -> bool:
    words = entry.literals().strip()
    return words in NAMES or words in allowed_in(area).equal.get(language, ())


def _variable_problems(language: str, entry: Entry, english: Entry) -> Iterator[str]:
    """Variables that English uses only to choose between wordings may be done without."""
    offered = english.variables | OFFERED.get(entry.key, frozenset())
    for name in sorted(entry.variables - offered):
        yield f"uses ${name}, which is not given; there is {_listed(offered)}"
    free = OFFERED.get(entry.key, frozenset()) | UNNEEDED.get((language, entry.key), frozenset())
    for name in sorted(english.shown - entry.variables - free):
        yield f"does not say ${name}"


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"


def _plural_problems(language: str, entry: Entry, english: Entry | None) -> Iterator[str]:
    """Every language has forms of its own; a choice by a number leaves none of them out."""
    forms = {*forms_of(language), OTHER}
    counted = {name for name, keys in english.choices if "one" in keys} if english else set()
    for variable, keys in entry.choices:
        named = {key for key in keys if not key.isdigit()}
        if variable == "you":
            if named != {"yes", "no"}:
                yield f"$you is yes or no, not {', '.join(sorted(named))}"
        elif named <= _PLURALS:
            for form in sorted(named - forms):
                yield f"{language} has no plural form [{form}]"
            if variable in counted and "one" in forms and not {"one", "1"} & set(keys):
                yield f"${variable} has no form [one]"
