"""The rule book of a game in one language: quick start, a first game, rules, lists, examples.

Rules are the catalogue's, lists are drawn from the card data, examples are played by the rules
while the book is made: none can go stale. The same book is printed, saved and shown in browsers.
"""

from collections.abc import Iterator

from galapagos.games import kit_for
from galapagos.games.book_examples import examples
from galapagos.text.catalogue import Words, book_words_for
from galapagos.wire.book import Book, BookRule, BookSection


def book(game: str, language: str) -> Book:
    """Return the rule book of a game in a language."""
    words = book_words_for(language, game)
    return Book(
        game=game,
        language=language,
        title=words.say("book-title", game=words.say(f"game-{game}")),
        minute=words.say(f"minute-{game}"),
        quick=[words.say(f"quick-{game}-{key}") for key in words.keys(f"quick-{game}")],
        walk=[words.say(f"walk-{game}-{key}") for key in words.keys(f"walk-{game}")],
        sections=_sections(game, words),
        tables=kit_for(game).book_tables(words),
        examples=examples(game, language),
        heads={key: words.say(f"head-{key}") for key in words.keys("head")},
    )


def _sections(game: str, words: Words) -> list[BookSection]:
    rules = kit_for(game).rulebook()
    found = []
    for section in rules.sections():
        ids = [rule for rule in rules.rule_ids if rule.rpartition("-")[0] == section]
        texts = [BookRule(rule, words.say(rule)) for rule in ids]
        found.append(BookSection(section, words.say(f"section-{section}"), texts))
    return found


def search(found: Book, text: str) -> list[BookSection]:
    """Return the rules that a person looks for: by id, by what they are about, or by a word."""
    ids = set(kit_for(found.game).rulebook().find(text))
    wanted = text.casefold()
    sections = []
    for section in found.sections:
        whole = wanted in section.title.casefold()
        rules = [
            rule
            for rule in section.rules
            if whole or rule.id in ids or wanted in rule.text.casefold()
        ]
        if rules:
            sections.append(BookSection(section.id, section.title, rules))
    return sections


# --- as text ---------------------------------------------------------------------------------


def markdown(found: Book) -> str:
    """Return a book as one page of Markdown; rule ids are anchors."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: Book) -> Iterator[str]:
    yield f"# {found.title}"
    yield from ("", found.minute, "")
    for key, steps in (("quick", found.quick), ("walk", found.walk)):
        yield from (f"## {found.heads[key]}", "")
        for number, step in enumerate(steps, start=1):
            yield f"{number}. {step}"
        yield ""
    yield from (f"## {found.heads['examples']}", "")
    for example in found.examples:
        yield from (f"### {example.title}", "", example.question, "")
        for line in example.lines:
            yield f"- {line}"
        yield ""
    yield from (f"## {found.heads['rules']}", "")
    yield from section_lines(found.sections)
    yield from (f"## {found.heads['lists']}", "")
    for table in found.tables:
        yield from (f"### {table.title}", "")
        yield "| " + " | ".join(table.head) + " |"
        yield "|" + " --- |" * len(table.head)
        for row in table.rows:
            yield "| " + " | ".join(cell.replace("|", "/") for cell in row) + " |"
        yield ""


def section_lines(sections: list[BookSection]) -> Iterator[str]:
    """Yield sections as Markdown."""
    for section in sections:
        yield from (f"### {section.title}", "")
        for rule in section.rules:
            yield f'- <a id="{rule.id}"></a>**{rule.id}** {rule.text}'
        yield ""
