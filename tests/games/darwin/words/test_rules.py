"""Rules of Darwin in words, by id and by what they are about."""

import pytest

from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.words.rules import RULEBOOK
from galapagos.text.catalogue import area_text
from galapagos.text.fluent import split_messages


def test_the_catalogue_words_exactly_the_rules_there_are() -> None:
    assert list(split_messages(area_text("en", "darwin/rules"))) == RULE_IDS


@pytest.mark.parametrize(
    ("words", "first", "count"),
    [
        ("DC-FOOD-05", "DC-FOOD-05", 1),
        ("dc-food", "DC-FOOD-01", 14),
        ("mutation", "DC-ACT-MUTATE-01", 11),
        ("hunt", "DC-EVAL-PRED-01", 12),
        ("volcano", "DC-EVT-VOLCANO-01", 7),
        ("ice age", "DC-EVT-SPECIAL-01", 6),
        ("teams", "DC-TEAM-01", 10),
        ("two", "DC-2P-01", 7),
        ("pass", "DC-TURN-01", 7),
    ],
)
def test_rules_are_found_by_id_and_by_word(words: str, first: str, count: int) -> None:
    found = RULEBOOK.find(words)
    assert found[0] == first
    assert len(found) == count


@pytest.mark.parametrize("words", ["", "  ", "DC-NONE-01", "xyz", "["])
def test_what_is_no_rule_finds_nothing(words: str) -> None:
    assert RULEBOOK.find(words) == []


def test_the_sections_lead_to_all_rules() -> None:
    sections = RULEBOOK.sections()
    assert sum(len(RULEBOOK.find(f"{section}-")) for section in sections) == len(RULE_IDS)
