"""The rule book of a game in one language: a guide that teaches, and every rule by its id.

Rules are the catalogue's, lists are drawn from the card data, examples are played by the rules
while the book is made: none can go stale. The same book is printed, saved and shown in browsers.
"""

import re
from collections.abc import Iterator
from typing import Final

from galapagos.games import kit_for
from galapagos.games.book_examples import cover, example, shown_example
from galapagos.games.book_guide import ChapterPlan, GuidePlan, guide_plan
from galapagos.text.catalogue import Words, book_words_for
from galapagos.wire.book import (
    Book,
    BookChapter,
    BookEntry,
    BookExample,
    BookRule,
    BookRuling,
    BookSection,
    BookSwitch,
)

_RULING: Final = re.compile(r" ?[(（]Q\d\d[^)）]*[)）]")
"""The number of a ruling, which docs/rules explains to readers of the repository."""


def book(game: str, language: str) -> Book:
    """Return the rule book of a game in a language; raise `BadData` if the game has none."""
    words = book_words_for(language, game)
    sections = _sections(game, words)
    guide = guide_plan(game)
    return Book(
        game=game,
        language=language,
        title=words.say("book-title", game=words.say(f"game-{game}")),
        minute=words.say(f"minute-{game}"),
        cover=cover(guide, language),
        quick=[words.say(f"quick-{game}-{key}") for key in words.keys(f"quick-{game}")],
        chapters=[_chapter(guide, one, words) for one in guide.chapters],
        sections=sections,
        tables=kit_for(game).book().tables(words),
        heads={key: words.say(f"head-{key}") for key in words.keys("head")},
    )


def _chapter(guide: GuidePlan, plan: ChapterPlan, words: Words) -> BookChapter:
    key = f"guide-{plan.key}"
    return BookChapter(
        plan.key,
        words.say(key),
        [words.say(f"{key}-{n}") for n in words.keys(key)],
        [example(guide, one, words.language) for one in plan.examples],
        list(_entries(guide, plan, words)),
        list(plan.rules),
        plan.lesson,
    )


def _entries(guide: GuidePlan, plan: ChapterPlan, words: Words) -> Iterator[BookEntry]:
    """Yield the pieces of a kind. A mistake that nobody has worded is what the rules refuse."""
    of_game = kit_for(guide.game).book()
    for one in plan.entries:
        piece = of_game.piece(plan.kind, one.key, words)
        shown, refused = shown_example(guide, one, words.language)
        key = f"mistake-{one.key}"
        yield BookEntry(
            one.key,
            piece.title,
            piece.picture,
            piece.text,
            piece.marks,
            words.say(key) if key in words else words.sentences(refused),
            shown,
            piece.section,
        )


def _sections(game: str, words: Words) -> list[BookSection]:
    rules = kit_for(game).rulebook()
    found = []
    for section in rules.sections():
        ids = [rule for rule in rules.rule_ids if rule.rpartition("-")[0] == section]
        texts = [_rule(game, rule, words) for rule in ids]
        found.append(BookSection(section, words.say(f"section-{section}"), texts))
    return found


def _rule(game: str, rule: str, words: Words) -> BookRule:
    """Return a rule as a player reads it: without the numbers of rulings, and with switches by the
    names that a table calls them."""
    rules = kit_for(game).rulebook()
    named = {key: words.say(f"switch-{game}-{key}") for key in rules.switches_of(rule)}
    text = _RULING.sub("", words.say(rule))
    # A key of one word, such as variant, is also a word of the language.
    for key, name in ((key, name) for key, name in named.items() if "_" in key):
        text = re.sub(rf"\b{key}\b", words.say("book-switch", name=name), text, flags=re.ASCII)
    rulings = [
        BookRuling(number, words.say(f"asked-{number}"), words.say(f"ruling-{number}"))
        for number in rules.rulings_of(rule)
    ]
    return BookRule(rule, text, rulings, [BookSwitch(key, name) for key, name in named.items()])


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
            if whole or rule.id in ids or wanted in _all_words(rule).casefold()
        ]
        if rules:
            sections.append(BookSection(section.id, section.title, rules))
    return sections


def _all_words(rule: BookRule) -> str:
    asked = [f"{one.number} {one.question} {one.answer}" for one in rule.rulings]
    return " ".join([rule.text, *asked, *(one.text for one in rule.switches)])


# --- as text ---------------------------------------------------------------------------------


def markdown(found: Book) -> str:
    """Return a book as one page of Markdown; rule ids are anchors."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: Book) -> Iterator[str]:
    heads = found.heads
    yield f"# {found.title}"
    yield from ("", found.minute, "")
    yield from (f"## {heads['quick']}", "")
    for number, step in enumerate(found.quick, start=1):
        yield f"{number}. {step}"
    yield ""
    for chapter in found.chapters:
        yield from (f"## {chapter.title}", "")
        for paragraph in chapter.paragraphs:
            yield from (paragraph, "")
        for one in chapter.examples:
            yield from _example_lines(one)
        for entry in chapter.entries:
            yield from _entry_lines(entry, heads)
    yield from (f"## {heads['rules']}", "")
    yield from section_lines(found.sections, heads)
    yield from (f"## {heads['lists']}", "")
    for table in found.tables:
        yield from (f"### {table.title}", "")
        yield "| " + " | ".join(table.head) + " |"
        yield "|" + " --- |" * len(table.head)
        for row in table.rows:
            yield "| " + " | ".join(cell.replace("|", "/") for cell in row) + " |"
        yield ""


def _example_lines(one: BookExample) -> Iterator[str]:
    yield from (f"### {one.title}", "")
    for number, step in enumerate(one.steps, start=1):
        yield f"{number}. {' '.join([step.text, *step.told])}"
    yield ""


def _entry_lines(entry: BookEntry, heads: dict[str, str]) -> Iterator[str]:
    yield from (f"### {entry.title}", "", entry.text, "")
    if entry.example is not None:
        told = [line for step in entry.example.steps for line in step.told]
        yield from (f"*{heads['example']}* {' '.join(told)}", "")
    if entry.mistake:
        yield from (f"*{heads['mistake']}* {entry.mistake}", "")


def section_lines(sections: list[BookSection], heads: dict[str, str]) -> Iterator[str]:
    """Yield sections as Markdown."""
    for section in sections:
        yield from (f"### {section.title}", "")
        for rule in section.rules:
            yield f'- <a id="{rule.id}"></a>**{rule.id}** {rule.text}'
            yield from (f"  - *{one.question}* {one.answer}" for one in rule.rulings)
            for one in rule.switches:
                yield f"  - {heads['switch']} {one.text} (`{one.switch}`)"
        yield ""
