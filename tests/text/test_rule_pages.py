"""docs/rules and the rule book say the same, word for word: the texts stand in two places, for
readers of the repository and for players in six languages."""

import re
from pathlib import Path

import pytest

from galapagos.games.book import book
from galapagos.games.darwin.rules.rules import RULE_IDS as DARWIN_IDS
from galapagos.games.origin.rules.rules import RULE_IDS as ORIGIN_IDS
from galapagos.text.catalogue import book_words_for

PAGES = Path(__file__).parents[2] / "docs" / "rules"
IDS = {"origin": ORIGIN_IDS, "darwin": DARWIN_IDS}
# These are rows of a table on the page.
TABULATED = {"EV-COMP-05", "EV-2DECK-03", "EV-2DECK-04", "EV-2DECK-05", "EV-2DECK-06"}
games = pytest.mark.parametrize("game", IDS)


def paragraphs(game: str) -> list[str]:
    """Return the paragraphs of a page, each as one line."""
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    return [" ".join(block.split()) for block in re.split(r"\n\s*\n", text)]


def plain(text: str) -> str:
    """Return a text without links and emphasis."""
    return re.sub(r"[*`]", "", re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text)).strip()


def rules_of_page(game: str) -> dict[str, str]:
    page = {}
    for paragraph in paragraphs(game):
        parts = re.split(r"`\[([A-Z]{2}-[A-Z0-9_-]+)\]` *", paragraph)
        for rule, text in zip(parts[1::2], parts[2::2], strict=True):
            page[rule] = plain(text)
    return page


@games
def test_a_rule_is_worded_as_on_the_page_of_rules(game: str) -> None:
    page = rules_of_page(game)
    assert set(page) == set(IDS[game])
    words = book_words_for("en", game)
    checked = [rule for rule in IDS[game] if rule not in TABULATED]
    assert [rule for rule in checked if words.say(rule) != page[rule]] == []


@games
def test_the_game_in_one_minute_is_that_of_the_page(game: str) -> None:
    found = paragraphs(game)
    assert book(game, "en").minute == plain(found[found.index("## The game in one minute") + 1])


@games
def test_every_ruling_of_the_page_is_asked_in_the_book_at_a_rule_of_its_own(game: str) -> None:
    """What stands inside a rule, such as (Q20), is said by that rule; the book may ask it too."""
    notes = " ".join(one for one in paragraphs(game) if one.startswith(">"))
    numbers = re.compile(r"\*\*([BQ])-?(\d\d)")
    noted = {"".join(found) for found in numbers.findall(notes)}
    known = {"".join(found) for found in numbers.findall(" ".join(paragraphs(game)))}
    asked = [
        ruling.number
        for section in book(game, "en").sections
        for rule in section.rules
        for ruling in rule.rulings
    ]
    assert len(noted) >= 30
    assert noted <= set(asked) <= known
    assert len(set(asked)) == len(asked)
