"""Actions told to programs: in their parts, and parts as an action again.

Both follow the table of fields that the rules of a game keep. A game adds what that which a field
holds is called. Whether an action is legal, or its pieces exist, is not asked here."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from galapagos.kernel.errors import BadData
from galapagos.kernel.fields import Field, kind_of, numbers_in, packed
from galapagos.records.grammar import Numbers, Spelling

C = TypeVar("C")
"""What names depend on: a deck, a card set."""
Parts = dict[str, Any]
_SHOWN = 40


@dataclass(frozen=True)
class Word(Generic[C]):
    """What that which a field holds is called."""

    note: str
    """What it stands for, for people who write programs."""
    told: Callable[[int, C], str | int]
    read: Callable[[Any, C], int]
    """Raises `BadData` if nothing is called so."""
    kind: Literal["string", "number"] = "string"
    is_list: bool = False
    """Several words, or none at all: a 0 is nothing."""

    @property
    def type(self) -> str:
        """What it is in TypeScript."""
        return self.kind + ("[]" if self.is_list else "")


def spelt_word(note: str, spelling: Spelling[C]) -> Word[C]:
    """Return the word that lines of text have, too."""
    return Word(
        note,
        spelling.write,
        lambda word, context: spelling.read(str(word)[:_SHOWN], context),
    )


def key_word(note: str, keys: Sequence[str], what: str) -> Word[Any]:
    """Return the word for one of some keys: the key itself."""
    return Word(
        note,
        lambda number, context: keys[number],
        lambda word, context: _read_key(word, keys, what),
    )


def _read_key(word: object, keys: Sequence[str], what: str) -> int:
    if word not in keys:
        found = str(word)[:_SHOWN]
        raise BadData(f"expected {what}, found {found!r}; there are {', '.join(keys)}")
    return keys.index(str(word))


def number_word(note: str, most: int, what: str) -> Word[Any]:
    """Return the word for a number: the number itself."""

    def read(number: object, context: object) -> int:
        if not isinstance(number, int) or not 0 <= number <= most:
            raise BadData(f"expected {what} from 0 to {most}, found {str(number)[:_SHOWN]}")
        return number

    return Word(note, lambda number, context: number, read, "number")


class Forms(Generic[C]):
    """The actions of one game in their parts: its name, the kind, and what that kind is about."""

    def __init__(
        self,
        game: str,
        keys: Sequence[str],
        fields: Sequence[list[Field]],
        words: Mapping[str, Word[C]],
        sometimes: Mapping[tuple[str, str], Callable[[Numbers], bool]] | None = None,
    ) -> None:
        self.game, self.keys, self.fields, self.words = game, keys, fields, words
        self._sometimes = sometimes or {}
        """Kinds and fields of theirs that not every action of the kind is about."""

    def parts(self, action: int, context: C) -> Parts:
        """Return an action in its parts; only those are there that it is about."""
        kind = kind_of(action)
        numbers = numbers_in(action, self.fields[kind])
        found: Parts = {"game": self.game, "kind": self.keys[kind]}
        for name, held in numbers.items():
            word = self.words[name]
            if word.is_list:
                found[name] = [word.told(number, context) for number in held if number]
            elif self._is_about(kind, name, numbers):
                found[name] = word.told(held[0], context)
        return found

    def _is_about(self, kind: int, name: str, numbers: Numbers) -> bool:
        condition = self._sometimes.get((self.keys[kind], name))
        return condition is None or condition(numbers)

    def read(self, parts: Parts, context: C) -> tuple[int, Numbers]:
        """Return the kind that parts name and what its fields hold; raise `BadData` if one is
        missing, or not what it should be."""
        if parts.get("game") != self.game:
            raise BadData(f"{self.game} has no action with these parts")
        kind = 1 + _read_key(parts.get("kind"), self.keys[1:], "a kind of action")
        numbers: Numbers = {name: [0] for name, *_ in self.fields[kind]}
        for name, _, _, most in self.fields[kind]:
            if self._is_about(kind, name, numbers):
                numbers[name] = _read_field(self.words[name], parts.get(name), most, context)
        return kind, numbers

    def packed(self, kind: int, numbers: Numbers) -> int:
        """Return the action of a kind whose fields hold this."""
        return packed(kind, numbers, self.fields[kind])

    def types(self) -> dict[str, dict[str, str]]:
        """Return by kind of action what each part is in TypeScript; ``name?`` may be left out."""
        return {
            key: dict(self._type(key, name) for name, *_ in fields)
            for key, fields in list(zip(self.keys, self.fields, strict=True))[1:]
        }

    def _type(self, key: str, name: str) -> tuple[str, str]:
        return name + ("?" if (key, name) in self._sometimes else ""), self.words[name].type


def _read_field(word: Word[C], given: object, most: int, context: C) -> list[int]:
    if not word.is_list:
        return [word.read(given, context)]
    listed = given if isinstance(given, list) else []
    if len(listed) > most:
        raise BadData(f"expected at most {most} cards, found {len(listed)}")
    return [word.read(one, context) for one in listed]
