"""Help and complaints of the command line in the language of the person who reads them.

What a command says about itself is a key of the catalogue ``help`` of the house or of a game:
``help="help-play-seat"``, or `Told` where something has to be filled in. Texts are looked up when
somebody asks for help, not before, so that every other call starts as quickly as without."""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn
from unicodedata import east_asian_width

from galapagos.kernel.errors import BadData

_HEADINGS = {"positional arguments": "help-positional", "options": "help-options"}
"""What argparse calls the two parts of a list of options."""
_CLOSING = "、。，．：；！？）」』”’】〉》ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
_OPENING = "（「『“‘【〈《"


class Told(str):
    """A key with what is to be filled in (what can be called is, once somebody reads it), and lines
    of samples and what they do."""

    values: Mapping[str, object]
    rows: Sequence[tuple[str, str]]

    def __new__(cls, key: str, rows: Sequence[tuple[str, str]] = (), **values: object) -> "Told":
        self = super().__new__(cls, key)
        self.values, self.rows = values, rows
        return self


def language_asked(words: Sequence[str]) -> str:
    """Return the language of help and complaints: that of ``--lang``, or of the locale."""
    from galapagos.text.languages import find_language, language_of_locale

    named = ""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        if word == "--lang":
            named = following
        elif word.startswith("--lang="):
            named = word.partition("=")[2]
    # What is no language is complained about by whoever reads the option.
    return find_language(named) or language_of_locale(os.environ)


def parser_for(words: Sequence[str]) -> "type[Parser]":
    """Return a kind of parser for the words of a command line; those of its commands are of the
    same kind."""
    return type("ParserOfThese", (Parser,), {"words": words})


class Parser(argparse.ArgumentParser):
    """Speaks the language that its words ask for."""

    words: Sequence[str] = ()

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=self._formatter, **settings)

    def _formatter(self, prog: str) -> argparse.HelpFormatter:
        return _Formatter(prog, language_asked(self.words))

    def error(self, message: str) -> NoReturn:
        from galapagos.text.faults import faults_in

        self.print_usage(sys.stderr)
        language = language_asked(self.words)
        told = faults_in(language).retold(message)
        self.exit(2, f"{said(language, 'help-error', command=self.prog, what=told)}\n")


def said(language: str, key: str, /, **values: object) -> str:
    """Return a text of the catalogue ``help``; what is no key of it is said as it is."""
    from galapagos.text.catalogue import help_words_for

    words = help_words_for(language)
    if key not in words:
        return str(key)
    own = key.values if isinstance(key, Told) else {}
    filled = {
        name: said(language, value)
        if isinstance(value, Told)
        else value()
        if callable(value)
        else value
        for name, value in own.items()
    }
    return words.say(key, **values, **filled)


class _Formatter(argparse.HelpFormatter):
    """Looks texts up where argparse would print the key. The methods are those that the formatters
    of the standard library override."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog)
        self._language = language

    def add_usage(
        self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None
    ) -> None:
        prefix = said(self._language, "help-usage") + " " if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        found = _HEADINGS.get(heading or "", heading)
        super().start_section(found and said(self._language, found))

    def add_text(self, text: str | None) -> None:
        if text is None or text == argparse.SUPPRESS:
            return
        told = said(self._language, text)
        if isinstance(text, Told) and text.rows:
            told = "\n".join([told, "", *self._rows(text.rows)])
        # The formatter fills in the name of the program: %(prog)s.
        super().add_text(told.replace("%", "%%"))

    def _rows(self, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
        width = max(len(sample) for sample, _ in rows)
        for sample, key in rows:
            yield f"  {sample:<{width}}  {said(self._language, key)}"

    def _get_help_string(self, action: argparse.Action) -> str | None:
        key = "help-help" if action.dest == "help" else action.help
        if not key:
            return key
        return said(self._language, key, default=action.default).replace("%", "%%")

    def _split_lines(self, text: str, width: int) -> list[str]:
        if any(map(_is_wide, text)):
            return list(_wrapped(" ".join(text.split()), width))
        return super()._split_lines(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if "\n" in text:
            return "".join(f"{indent}{line}\n" for line in text.splitlines()).rstrip("\n")
        return "\n".join(indent + line for line in self._split_lines(text, width))


def complaint(words: Sequence[str], command: str | None, error: BadData) -> str:
    """Return what a command says of words or a file that make no sense."""
    from galapagos.text.faults import faults_in

    language = language_asked(words)
    told = faults_in(language).told(error)
    return said(language, "help-error", command=f"galapagos {command}", what=told)


# --- lines without spaces ------------------------------------------------------------------------


def _is_wide(letter: str) -> bool:
    return east_asian_width(letter) in "WF"


def width_of(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(2 if _is_wide(letter) else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """Return a text that takes so many columns of a terminal at least."""
    return text + " " * (width - width_of(text))


def _wrapped(text: str, width: int) -> Iterator[str]:
    """Yield lines of a text that may be broken between any two wide letters, but not before a mark
    that closes nor after one that opens."""
    line, room = "", width
    for piece in _pieces(text):
        size = width_of(piece)
        if size > room and line.strip():
            yield line.rstrip()
            line, room = "", width
            piece = piece.lstrip()
        line, room = line + piece, room - size
    if line.strip():
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Yield what stays together on a line."""
    piece = ""
    for letter in text:
        together = (
            not piece
            or letter in _CLOSING
            or piece[-1] in _OPENING
            or not (_is_wide(letter) or _is_wide(piece[-1]) or piece[-1] == " ")
        )
        if not together:
            yield piece
            piece = ""
        piece += letter
    yield piece
