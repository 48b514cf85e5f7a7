"""English sentences told again in the language of the reader.

What is read by programs and kept in files is English: what `BadData` says, and the reports of the
lab. A catalogue has these sentences with gaps; what fits an English one is said by its translation,
and so is what fills the gaps. What fits none stays as it is."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from galapagos.text.catalogue import ENGLISH, Words, areas_words_for

_GAP: Final = re.compile(r"\{ \$(\w+) \}")


class Retelling:
    """Tells sentences again in another language; ``frames`` are keys that are no sentences."""

    def __init__(self, language: str, areas: Sequence[str], frames: Sequence[str] = ()) -> None:
        self.words: Words = areas_words_for(language, tuple(areas))
        is_english = language == ENGLISH
        self._forms = () if is_english else _forms(tuple(areas), tuple(frames))

    def retold(self, text: str) -> str:
        for form, key in self._forms:
            if found := form.fullmatch(text):
                values = {gap: self.retold(value) for gap, value in found.groupdict().items()}
                return self.words.say(key, **values)
        return text

    def fits(self, text: str) -> bool:
        """Whether a sentence is one that the catalogue has."""
        return any(form.fullmatch(text) for form, _ in self._forms)


@cache
def _forms(
    areas: tuple[str, ...], frames: tuple[str, ...]
) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return what English sentences look like, with their keys; those with most words first, as a
    sentence may fit several."""
    english = areas_words_for(ENGLISH, areas)
    found = []
    for key in english.all_keys():
        if key not in frames:
            parts = _GAP.split(english.source(key))
            sizes = sum(map(len, parts[::2]))
            gaps = [
                f"(?P<{part}>.+?)" if n % 2 else re.escape(part) for n, part in enumerate(parts)
            ]
            found.append((sizes, re.compile("".join(gaps), re.DOTALL), key))
    return tuple((form, key) for _, form, key in sorted(found, key=lambda one: -one[0]))
