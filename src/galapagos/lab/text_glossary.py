"""The glossary: for everything the games speak of the word of a language, and words that are wrong.

Each language has its own, ``<language>/glossary.csv`` beside the catalogues of the house and of
each game; docs/text.md says how it is written.
Where English names a thing, a translation must name it too, by its own word.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from galapagos.lab.text_exceptions import allowed_in
from galapagos.lab.text_scripts import CODE, is_spaced
from galapagos.text.catalogue import ENGLISH, beside_catalogues
from galapagos.text.fluent import Entry


@dataclass(frozen=True)
class Term:
    """What a language calls a thing."""

    game: str
    """Empty if all games, and everything around them, call it so."""
    concept: str
    word: str
    """As the rulebook prints it; empty if only wrong words are known."""
    forms: tuple[str, ...]
    """Beginnings of words that count as well."""
    wrong: tuple[str, ...]
    """Whole words; one that ends in ``*`` stands for all that begin like it."""

    def is_in(self, text: str, language: str) -> bool:
        return any(_begins(form, text, language) for form in (self.word, *self.forms))

    def wrong_in(self, text: str, language: str) -> list[str]:
        return [word for word in self.wrong if _stands(word, text, language)]


@cache
def glossary(language: str) -> dict[tuple[str, str], Term]:
    """Return the terms of a language by game and concept."""
    terms = [
        Term(game, row["concept"], row["word"], _list(row["forms"]), _list(row["wrong"]))
        for game, rows in beside_catalogues(f"{language}/glossary.csv").items()
        for row in rows
    ]
    return {(term.game, term.concept): term for term in terms}


def term_problems(language: str, area: str, entry: Entry, english: Entry | None) -> Iterator[str]:
    """Yield printed terms that a text does without, and words that are wrong in it."""
    text = CODE.sub(" ", entry.literals())
    original = CODE.sub(" ", english.literals()) if english else ""
    games, unsaid = {"", game_of(area)}, allowed_in(area).unsaid
    for (game, concept), term in glossary(language).items():
        if game not in games:
            continue
        for word in term.wrong_in(text, language):
            yield f"says {word!r}; {concept}: {term.word or 'say it otherwise'}"
        if english is None or language == ENGLISH or not term.word or concept in unsaid:
            continue
        theirs = glossary(ENGLISH).get((game, concept))
        named = theirs is not None and theirs.is_in(original, ENGLISH)
        # What is typed stays English.
        if theirs and named and not (term.is_in(text, language) or theirs.is_in(text, ENGLISH)):
            yield f"does not say {term.word!r}, its word for {concept}"


def game_of(area: str) -> str:
    """Return the game whose words an area holds; empty if it is the house's."""
    return area.rpartition("/")[0]


def _begins(form: str, text: str, language: str) -> bool:
    """Whether a word of the text, or several, begin like this; a capital letter is meant."""
    return bool(form) and _beginning(form, language).search(text) is not None


@cache
def _beginning(form: str, language: str) -> re.Pattern[str]:
    start = r"(?<!\w)" if is_spaced(language) else ""
    return re.compile(start + re.escape(form), _case_of(form))


def _stands(word: str, text: str, language: str) -> bool:
    if not is_spaced(language):
        return word in text
    return _whole(word).search(text) is not None


@cache
def _whole(word: str) -> re.Pattern[str]:
    end = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<!\w){re.escape(word.removesuffix('*'))}{end}(?!\w)", _case_of(word))


def _case_of(word: str) -> re.RegexFlag:
    return re.IGNORECASE if word.islower() else re.NOFLAG


def _list(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split(";") if part.strip())
