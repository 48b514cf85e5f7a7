"""The rule book: every rule once in every language, lists from the data, examples by the rules."""

import re

import pytest

from galapagos.cli import main
from galapagos.games import GAMES
from galapagos.games.book import book, markdown, search
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.rules.rules import RULE_IDS as DARWIN_IDS
from galapagos.games.origin.rules.rules import RULE_IDS as ORIGIN_IDS
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.text.languages import LANGUAGES

IDS = {"origin": list(ORIGIN_IDS), "darwin": list(DARWIN_IDS)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_an_anchor_once(game: str, language: str) -> None:
    page = markdown(book(game, language))
    assert re.findall(r'<a id="([^"]+)">', page) == IDS[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_all_its_parts_in_its_own_language(game: str, language: str) -> None:
    found, english = book(game, language), book(game, "en")
    assert len(found.quick) == len(english.quick) == 6
    assert len(found.walk) == len(english.walk) == 8
    assert [example.key for example in found.examples] == [
        example.key for example in english.examples
    ]
    for ours, theirs in zip(found.examples, english.examples, strict=True):
        assert len(ours.lines) == len(theirs.lines) > 0
        if language != "en":
            assert ours.lines != theirs.lines
            assert ours.question != theirs.question


def test_lists_are_drawn_from_the_data() -> None:
    origin = {table.key: table for table in book("origin", "en").tables}
    darwin = {table.key: table for table in book("darwin", "en").tables}
    assert len(origin["traits"].rows) == len(TRAIT_KEYS)
    assert sum(int(row[1]) for row in origin["cards"].rows) == 84
    assert len(darwin["biomes"].rows) == len(load_catalog().biomes)
    assert len(darwin["events"].rows) == 16


def test_examples_tell_what_the_rules_do() -> None:
    """EV-FEED-06: a carnivore needs 2; EV-TRAIT-RUNNING-01: a 2 is too slow; EV-PAIR-01."""
    feeding, hunt, partners = book("origin", "en").examples
    assert "Ana's P1a starves: it has 1 of 2 food." in feeding.lines
    assert "Bo's P2a runs and rolls 2: too slow." in hunt.lines
    assert "Cooperation: Ana's P1b gets 1 food too." in partners.lines


def test_a_rule_is_found_by_id_by_section_and_by_word() -> None:
    origin = book("origin", "en")
    assert [rule.id for rule in search(origin, "EV-FEED-04")[0].rules] == ["EV-FEED-04"]
    assert search(origin, "scavenger")
    assert search(origin, "xyzzy") == []
    assert search(book("origin", "ja"), "擬態")


def test_the_command_prints_a_book_or_what_is_looked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "origin", "EV-FEED-04", "--lang", "ja"]) == 0
    assert "EV-FEED-04" in capsys.readouterr().out
    assert main(["rules", "darwin", "nothing", "like", "this", "--lang", "en"]) == 2
    assert "no rule of darwin" in capsys.readouterr().err
