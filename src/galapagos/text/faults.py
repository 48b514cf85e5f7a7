"""What is wrong with a file or with the words of a command, in the language of the reader.

`BadData` and argparse speak English, for programs and logs. The catalogue ``faults`` has these
sentences with gaps; what fits an English one is said by its translation, and so is what fills the
gaps: the names of things that were expected. What fits none stays as it is."""

import re
from functools import cache
from typing import Final

from galapagos.kernel.errors import BadData
from galapagos.text.catalogue import ENGLISH, Words, area_words_for

_AREA: Final = "faults"
_GAP: Final = re.compile(r"\{ \$(\w+) \}")
_FRAMES: Final = ("fault-place", "fault-file")
"""How the place of a fault and the fault are put together: never what is said of it."""


class Faults:
    """Tells faults again in another language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._forms = () if words.language == ENGLISH else _forms()

    def told(self, error: BadData) -> str:
        """Return a fault with its place. One without a source is about the words of a command."""
        what = self.retold(error.what)
        if not error.source:
            return what
        key = "fault-place" if error.line else "fault-file"
        return self._words.say(key, source=error.source, line=error.line, what=what)

    def retold(self, text: str) -> str:
        for form, key in self._forms:
            if found := form.fullmatch(text):
                values = {gap: self.retold(value) for gap, value in found.groupdict().items()}
                return self._words.say(key, **values)
        return text

    def fits(self, text: str) -> bool:
        """Whether a sentence is one that the catalogue has."""
        return any(form.fullmatch(text) for form, _ in self._forms)


@cache
def faults_in(language: str) -> Faults:
    """Return how faults are told in a language."""
    return Faults(area_words_for(language, _AREA))


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return what English sentences look like, with their keys; those with most words first, as a
    sentence may fit several."""
    english = area_words_for(ENGLISH, _AREA)
    found = []
    for key in (f"fault-{rest}" for rest in english.keys("fault")):
        if key not in _FRAMES:
            parts = _GAP.split(english.source(key))
            sizes = sum(map(len, parts[::2]))
            gaps = [
                f"(?P<{part}>.+?)" if n % 2 else re.escape(part) for n, part in enumerate(parts)
            ]
            found.append((sizes, re.compile("".join(gaps), re.DOTALL), key))
    return tuple((form, key) for _, form, key in sorted(found, key=lambda one: -one[0]))
