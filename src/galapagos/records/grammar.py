"""Actions told to people: one line of text each, and a line as an action again.

A game tells the forms of its lines, a row each, and how it spells what a field holds. Whether an
action is legal, or its pieces exist, is not asked here."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from galapagos.kernel.errors import BadData
from galapagos.kernel.fields import KIND_BITS, Field, bits_of

C = TypeVar("C")
"""What words depend on: a deck, a table."""
Numbers = dict[str, list[int]]
_KINDS = 1 << KIND_BITS
_FIELD = re.compile(r"\{(?P<name>\w+)(?P<more>…?)\}")


@dataclass(frozen=True)
class Spelling(Generic[C]):
    """How a line spells what a field holds: by a word."""

    shape: str
    """What stands for it where a form is shown, such as ``ANIMAL``."""
    write: Callable[[int, C], str]
    read: Callable[[str, C], int]
    """Raises `BadData` if nothing is spelt so."""
    from_one: bool = False
    """Whether a 0 is nothing at all."""


class Wording:
    """One form of a line: ``hunt {animal} {target}``. Where ``{cards…}`` stands there may be more
    than one. ``only`` says what fields hold wherever this is the form, be they written or not."""

    def __init__(self, kind: int, pattern: str, **only: Sequence[int]) -> None:
        self.kind, self.words, self.only = int(kind), pattern.split(), only


def _several(one: Spelling[C], width: int, most: int) -> Spelling[C]:
    """Return how several things of a field are spelt together: one after the other."""

    def write(bits: int, context: C) -> str:
        words = []
        while bits:
            if number := bits & (1 << width) - 1:
                words.append(one.write(number, context))
            bits >>= width
        return " ".join(words)

    def read(text: str, context: C) -> int:
        words = text.split(" ")
        if len(words) > most:
            raise BadData(f"expected at most {most} times {one.shape}, found {len(words)}")
        bits = 0
        for place, word in enumerate(words):
            bits |= one.read(word, context) << place * width
        return bits

    return Spelling(f"{one.shape} …", write, read, one.from_one)


class _Slot(NamedTuple, Generic[C]):
    """A word of a form that says what a field holds, and the bits of an action for it."""

    place: int
    first: int
    mask: int
    only: Sequence[int]
    spelling: Spelling[C]

    def takes(self, word: str, context: C) -> bool:
        """Whether a word can stand here."""
        try:
            number = self.spelling.read(word, context)
        except BadData:
            return False
        return not self.only or number in self.only

    def shape(self, context: C) -> str:
        is_certain = len(self.only) == 1
        return self.spelling.write(self.only[0], context) if is_certain else self.spelling.shape


class _Form(Generic[C]):
    """A row, and what it means for the bits of an action."""

    def __init__(
        self, row: Wording, fields: Mapping[str, Field], spellings: Mapping[str, Spelling[C]]
    ) -> None:
        self._words = row.words
        self._slots: list[_Slot[C]] = []
        self._lists: list[tuple[int, str]] = []
        """Where several things stand, and the word after them."""
        written = set()
        for place, word in enumerate(row.words):
            if found := _FIELD.fullmatch(word):
                name, first, width, most = fields[found["name"]]
                spelling, only = spellings[name], row.only.get(name, ())
                first += width * row.words[:place].count(word)
                if found["more"]:
                    self._lists.append((place, "".join(row.words[place + 1 : place + 2])))
                    spelling, width = _several(spelling, width, most), width * most
                self._slots.append(_Slot(place, first, (1 << width) - 1, only, spelling))
                written.add(name)
        self._template = " ".join(_FIELD.sub("%s", word) for word in row.words)
        self._fixed = [pair for pair in enumerate(row.words) if not _FIELD.fullmatch(pair[1])]
        self._base = row.kind
        for name in row.only.keys() - written:
            self._base |= row.only[name][0] << fields[name][1]
        self._stray = ~(row.kind | bits_of([fields[name] for name in written | row.only.keys()]))
        self._only = [(fields[name], values) for name, values in row.only.items()]
        self._needed = [slot.mask << slot.first for slot in self._slots if slot.spelling.from_one]

    def text(self, action: int, context: C) -> str | None:
        """Return an action as a line; None if this is not its form."""
        if action & self._stray:
            return None
        for (_, first, width, _), values in self._only:
            if action >> first & (1 << width) - 1 not in values:
                return None
        for bits in self._needed:
            if not action & bits:
                return None
        words = []
        for _, first, mask, _, spelling in self._slots:
            words.append(spelling.write(action >> first & mask, context))
        return self._template % tuple(words)

    def read(self, words: list[str], context: C) -> int | None:
        """Return the action of a line; None if it has another form."""
        if self._lists:
            words = self._folded(words)
        if len(words) != len(self._words):
            return None
        for place, word in self._fixed:
            if words[place] != word:
                return None
        action = self._base
        for place, first, _, only, spelling in self._slots:
            number = spelling.read(words[place], context)
            if only and number not in only:
                return None
            action |= number << first
        return action

    def _folded(self, words: list[str]) -> list[str]:
        """Return a line with what several things stand for in one word each."""
        for place, after in self._lists:
            end = words.index(after) if after in words else len(words)
            if end > place:
                words = [*words[:place], " ".join(words[place:end]), *words[end:]]
        return words

    def agreed(self, words: list[str], context: C) -> int:
        """Return how many words of a line, from the first on, are as in this form."""
        slots = {slot.place: slot for slot in self._slots}
        for place, (own, word) in enumerate(zip(self._words, words, strict=False)):
            if not (slots[place].takes(word, context) if place in slots else own == word):
                return place
        return len(words)

    def shape(self, context: C) -> str:
        """Return the form as people are shown it."""
        return self._template % tuple([slot.shape(context) for slot in self._slots])


class Grammar(Generic[C]):
    """The lines of one game's actions."""

    def __init__(
        self,
        game: str,
        fields: Sequence[list[Field]],
        spellings: Mapping[str, Spelling[C]],
        rows: Sequence[Wording],
    ) -> None:
        self._game = game
        self._by_kind: list[list[_Form[C]]] = [[] for _ in range(_KINDS)]
        self._by_verb: dict[str, list[_Form[C]]] = {}
        for row in rows:
            form = _Form(row, {field[0]: field for field in fields[row.kind]}, spellings)
            self._by_kind[row.kind].append(form)
            self._by_verb.setdefault(row.words[0], []).append(form)
        self.verbs = sorted(self._by_verb)
        """The words that lines begin with."""

    def text(self, action: int, context: C) -> str:
        """Return an action as a line; raise `BadData` if the number is no action."""
        for form in self._by_kind[action % _KINDS]:
            text = form.text(action, context)
            if text is not None:
                return text
        raise BadData(f"{action} is not an action of {self._game}")

    def parse(self, text: str, context: C) -> int:
        """Return the action that a line stands for; raise `BadData` if it stands for none."""
        words = text.split()
        if not words:
            raise BadData(f"expected an action: one of {', '.join(self.verbs)}")
        forms = self._by_verb.get(words[0])
        if forms is None:
            raise BadData(f"no action begins with {words[0]!r}; there are {', '.join(self.verbs)}")
        for form in forms:
            action = form.read(words, context)
            if action is not None:
                return action
        agreed = [form.agreed(words, context) for form in forms]
        nearest = [form for form, n in zip(forms, agreed, strict=True) if n == max(agreed)]
        shapes = " or ".join(f"`{form.shape(context)}`" for form in nearest)
        raise BadData(f"expected {shapes}, found {' '.join(words)!r}")
