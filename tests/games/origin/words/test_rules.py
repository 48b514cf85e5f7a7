"""Rules in words, by id and by trait."""

import pytest

from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.words.rules import RULEBOOK
from galapagos.text.catalogue import area_text
from galapagos.text.fluent import split_messages


def test_the_catalogue_words_exactly_the_rules_there_are() -> None:
    assert list(split_messages(area_text("en", "origin/rules"))) == RULE_IDS


@pytest.mark.parametrize(
    ("words", "first", "count"),
    [
        ("EV-ATK-04", "EV-ATK-04", 1),
        ("ev-atk", "EV-ATK-01", 12),
        ("swimming", "EV-TRAIT-SWIMMING-01", 2),
        ("Sharp vision", "EV-TRAIT-SHARP_VISION-01", 2),
        ("fat tissue", "EV-TRAIT-FAT-01", 9),
        ("feeding", "EV-FEED-01", 19),
        ("evolution", "EV-EVO-01", 15),
    ],
)
def test_rules_are_found_by_id_and_by_word(words: str, first: str, count: int) -> None:
    found = RULEBOOK.find(words)
    assert found[0] == first
    assert len(found) == count


@pytest.mark.parametrize("words", ["", "  ", "EV-NONE-01", "xyz", "[", "EV-ATK-04*"])
def test_what_is_no_rule_finds_nothing(words: str) -> None:
    assert RULEBOOK.find(words) == []


def test_the_sections_lead_to_all_rules() -> None:
    assert sum(len(RULEBOOK.find(f"{section}-")) for section in RULEBOOK.sections()) == len(
        RULE_IDS
    )
