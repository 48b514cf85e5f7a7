"""Fluent, the format of the catalogues: finds the messages of a file and makes them fill in values.

This is the only place that knows the library which reads the format. Messages are read one by
one, when they are first needed: a file has hundreds, a screen needs a few dozen.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from fluent.syntax import FluentParser, ast

from galapagos.kernel.errors import BadData
from galapagos.text.plurals import plural_category

Values = Mapping[str, object]
Part = str | Callable[[Values], str]

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*)[ ]*=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#", re.MULTILINE)


def split_messages(source: str) -> dict[str, str]:
    """Return the text of each message of a file by its id; only ids begin in the first column."""
    found: dict[str, str] = {}
    entries = list(_ENTRY.finditer(source))
    ends = [entry.start() for entry in entries] + [len(source)]
    for entry, end in zip(entries, ends[1:], strict=True):
        comment = _COMMENT.search(source, entry.end(), end)
        found.setdefault(entry[1], source[entry.start() : comment.start() if comment else end])
    return found


def read_pattern(key: str, source: str) -> ast.Pattern:
    """Return the parsed text of one message."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term) or entry.value is None:
        raise BadData(f"the text of {key} is not Fluent: {source.strip()[:60]!r}")
    return entry.value


class Message:
    """One text of a language, ready to be filled in."""

    def __init__(self, key: str, source: str, language: str, other: Callable[[str], "Message"]):
        self._language = language
        self._other = other
        """Returns the message that a message refers to."""
        pattern = read_pattern(key, source)
        self._text = self._compiled(pattern)
        self.variables = frozenset(variables_of(pattern))

    def text(self, values: Values) -> str:
        """Return the text with its values; more values than it names do no harm."""
        text = self._text
        return text if isinstance(text, str) else text(values)

    def _compiled(self, pattern: ast.Pattern) -> Part:
        """Return a text that needs no values as it is, and one that only names them as a template
        that is filled in at one go: a move says dozens of these."""
        templates = [self._template(element) for element in pattern.elements]
        if all(template is not None for template in templates):
            template = "".join(filter(None, templates))
            if "%(" in template:
                return lambda values: template % values
            return template.replace("%%", "%")
        parts = [
            element.value
            if isinstance(element, ast.TextElement)
            else self._expression(element.expression)
            for element in pattern.elements
        ]
        return lambda values: "".join([p if isinstance(p, str) else p(values) for p in parts])

    def _template(self, element: ast.TextElement | ast.Placeable) -> str | None:
        """Return an element as a part of a template; None if it takes more than that."""
        if isinstance(element, ast.TextElement):
            return str(element.value).replace("%", "%%")
        if isinstance(element.expression, ast.VariableReference):
            return f"%({element.expression.id.name})s"
        part = self._expression(element.expression)
        return part.replace("%", "%%") if isinstance(part, str) else None

    def _expression(self, expression: object) -> Part:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return str(expression.value)
        if isinstance(expression, ast.VariableReference):
            name = expression.id.name
            return lambda values: str(values[name])
        if isinstance(expression, ast.MessageReference):
            key = expression.id.name
            return lambda values: self._other(key).text(values)
        if isinstance(expression, ast.TermReference):
            key = f"-{expression.id.name}"
            return lambda values: self._other(key).text(values)
        if isinstance(expression, ast.Placeable):
            return self._expression(expression.expression)
        if isinstance(expression, ast.SelectExpression):
            return self._selection(expression)
        raise BadData(f"{type(expression).__name__} is not used in these catalogues")

    def _selection(self, expression: ast.SelectExpression) -> Part:
        """A choice between texts by a value: a word, a number, or the plural form it asks for."""
        selector = expression.selector
        if not isinstance(selector, ast.VariableReference):
            raise BadData("expected a variable such as $n before ->")
        name, language = selector.id.name, self._language
        variants = {_key_of(one): self._compiled(one.value) for one in expression.variants}
        default = next(_key_of(one) for one in expression.variants if one.default)

        def choose(values: Values) -> str:
            for key in _keys_for(values[name], language):
                if key in variants:
                    break
            else:
                key = default
            chosen = variants[key]
            return chosen if isinstance(chosen, str) else chosen(values)

        return choose


def _key_of(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def _keys_for(value: object, language: str) -> tuple[str, ...]:
    """Return the variants that fit a value, the most exact one first."""
    if isinstance(value, bool):
        return ("yes" if value else "no",)
    if isinstance(value, int):
        return str(value), plural_category(language, value)
    return (str(value),)


# --- whole files, for those who check them -----------------------------------------------------

PLACE: Final = "\ufffc"
"""Stands for a value where the words of a text are looked at."""


@dataclass(frozen=True)
class Entry:
    """A message of a file, with what can be said about it; without a key it is no message."""

    key: str
    line: int
    text: str
    """As it is written, without its key."""
    pattern: ast.Pattern | None

    @cached_property
    def variables(self) -> frozenset[str]:
        return frozenset(variables_of(self.pattern)) if self.pattern else frozenset()

    @cached_property
    def shown(self) -> frozenset[str]:
        """The variables that are said, not only looked at to choose between wordings."""
        return frozenset(_shown_in(self.pattern)) if self.pattern else frozenset()

    @cached_property
    def choices(self) -> list[tuple[str, list[str]]]:
        """For each choice between wordings the variable it depends on, and what it may be."""
        return list(_choices_in(self.pattern)) if self.pattern else []

    @cached_property
    def references(self) -> list[str]:
        """The other texts and terms that stand inside this one."""
        return list(_references_in(self.pattern)) if self.pattern else []

    @cached_property
    def calls_functions(self) -> bool:
        """Whether it uses what `Message` does not know."""
        nodes = _nodes_in(self.pattern) if self.pattern else iter(())
        return any(isinstance(node, ast.FunctionReference) for node in nodes)

    def literals(self) -> str:
        """Return all words of a text, in every variant of it, with marks in place of values."""
        return self._literals

    @cached_property
    def _literals(self) -> str:
        return "".join(_literals_of(self.pattern)) if self.pattern else ""

    def has_words(self) -> bool:
        return re.search(r"[^\W\d_]{2}", self.literals()) is not None


def read_entries(source: str) -> list[Entry]:
    """Return everything in a file but comments."""
    entries: list[Entry] = []
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            span = entry.value.span
            text = source[span.start : span.end] if span else ""
            comment = entry.comment.span if entry.comment else None
            if comment:
                line = source.count("\n", 0, comment.end) + 2
            entries.append(Entry(key, line, text, entry.value))
        elif not isinstance(entry, ast.BaseComment):
            span = entry.span
            entries.append(Entry("", line, source[span.start : span.end] if span else "", None))
    return entries


def _parts_of(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    for field in vars(node).values():
        for child in field if isinstance(field, list) else [field]:
            if isinstance(child, ast.BaseNode):
                yield child


def _nodes_in(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node and everything below it, in the order of the text."""
    yield node
    for part in _parts_of(node):
        yield from _nodes_in(part)


def _shown_in(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _shown_in(variant.value)
    else:
        for part in _parts_of(node):
            yield from _shown_in(part)


def _choices_in(pattern: ast.Pattern) -> Iterator[tuple[str, list[str]]]:
    for node in _nodes_in(pattern):
        if isinstance(node, ast.SelectExpression):
            if isinstance(node.selector, ast.VariableReference):
                yield node.selector.id.name, [_key_of(variant) for variant in node.variants]


def _references_in(pattern: ast.Pattern) -> Iterator[str]:
    for node in _nodes_in(pattern):
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        elif isinstance(node, ast.TermReference):
            yield f"-{node.id.name}"


def _literals_of(node: ast.BaseNode) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.StringLiteral):
        yield str(node.parse()["value"])
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from _literals_of(variant.value)
            yield "\n"
    elif isinstance(node, ast.Placeable) and not isinstance(
        node.expression, ast.SelectExpression | ast.StringLiteral
    ):
        yield PLACE
    else:
        for part in _parts_of(node):
            yield from _literals_of(part)


def variables_of(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the names of all variables in a text, in every variant of it."""
    for node in _nodes_in(pattern):
        if isinstance(node, ast.VariableReference):
            yield node.id.name
