"""Catalogues: values, plural forms, forms for the reader, lists, and what a language lacks."""

from collections.abc import Callable

import pytest

from galapagos.games.origin.rules.terms import DECISION_KEYS, HOLDING_KEYS, PHASE_KEYS, TRAIT_KEYS
from galapagos.kernel.errors import BadData
from galapagos.text.catalogue import Words, area_text, book_areas, table_areas, words_for
from galapagos.text.fluent import split_messages
from galapagos.text.plurals import OTHER, forms_of, parse_rule, plural_category
from tests.every_game import every_game

SOURCE = """### A file.

-card = card
deal = You get { $n ->
        [0] nothing
        [one] { $n } { -card }
       *[other] { $n } { -card }s
    }, { $n } in all.
# About the next one.
pass = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
dies = { $animal } dies{"."}
help =
    First line.
      deeper

    last line
again = { deal } { dies }
list-comma = { $start }, { $last }
list-and = { $start } and { $last }
list-or = { $start } or { $last }
list-facts = { $start }; { $last }
"""


def words(language: str = "en") -> Words:
    return Words(language, split_messages(SOURCE))


def test_a_number_brings_the_right_form() -> None:
    assert words().say("deal", n=1) == "You get 1 card, 1 in all."
    assert words().say("deal", n=2) == "You get 2 cards, 2 in all."
    assert words().say("deal", n=0) == "You get nothing, 0 in all."
    assert words("ja").say("deal", n=1) == "You get 1 cards, 1 in all."


def test_the_form_follows_the_reader() -> None:
    assert words().say("pass", you=True, seat="you") == "You pass."
    assert words().say("pass", you=False, seat="Bo") == "Bo passes."
    assert words().uses("pass", "seat")
    assert not words().uses("deal", "seat")


def test_a_sentence_begins_with_a_capital_letter_and_a_text_as_it_is() -> None:
    assert words().tell("dies", animal="your P1a") == "Your P1a dies."
    assert words().say("dies", animal="your P1a") == "your P1a dies."
    assert words().tell("dies", animal="你的 P1a") == "你的 P1a dies."


def test_a_text_of_several_lines_keeps_them() -> None:
    assert words().say("help") == "First line.\n  deeper\n\nlast line"


def test_a_text_may_stand_inside_another() -> None:
    assert words().say("again", n=1, animal="P1a") == "You get 1 card, 1 in all. P1a dies."


def test_lists() -> None:
    assert words().items([]) == ""
    assert words().items(["a"]) == "a"
    assert words().items(["a", "b"]) == "a and b"
    assert words().items(["a", "b", "c"]) == "a, b and c"
    assert words().either(iter(["a", "b"])) == "a or b"
    assert words().facts(["a", "b", "c"]) == "a; b; c"


def test_what_a_language_lacks_is_said_in_english() -> None:
    swedish = Words("sv", {"dies": "dies = { $animal } dör."}, words())
    assert swedish.say("dies", animal="P1a") == "P1a dör."
    assert swedish.say("deal", n=1) == "You get 1 card, 1 in all."
    assert "deal" in swedish
    assert "none" not in swedish


def test_a_language_may_have_nothing_at_all() -> None:
    assert split_messages("") == {}
    swedish = Words("sv", split_messages("# Nothing yet.\n"), words())
    assert swedish.say("deal", n=2) == "You get 2 cards, 2 in all."


def test_a_text_that_is_not_fluent_is_named() -> None:
    broken = Words("en", {"deal": "deal = You get { $n"})
    with pytest.raises(BadData, match="text of deal is not Fluent"):
        broken.say("deal", n=1)


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other", 1_000_000: "other"}),
        ("sv", {0: "other", 1: "one", 2: "other"}),
        ("pt", {0: "one", 1: "one", 2: "other", 11: "other", 2_000_000: "many"}),
        ("zh-Hans", {0: "other", 1: "other"}),
        ("zh-Hant", {0: "other", 1: "other"}),
        ("ja", {0: "other", 1: "other", 2: "other"}),
    ],
)
def test_plural_forms(language: str, forms: dict[int, str]) -> None:
    assert {number: plural_category(language, number) for number in forms} == forms
    assert set(forms.values()) <= {*forms_of(language), OTHER}


def test_plural_rules_are_those_of_cldr() -> None:
    """Russian: 1, 21 and 31; 2 to 4, but not 12 to 14."""
    one = parse_rule("n % 10 = 1 and n % 100 != 11")
    few = parse_rule("n % 10 = 2..4 and n % 100 != 12..14")
    assert [n for n in range(35) if one(n)] == [1, 21, 31]
    assert [n for n in range(35) if few(n)] == [2, 3, 4, 22, 23, 24, 32, 33, 34]
    assert [n for n in range(9) if parse_rule("n = 0,3..4 or n = 7")(n)] == [0, 3, 4, 7]
    with pytest.raises(BadData, match="plural rule"):
        parse_rule("n is 1")


@pytest.mark.parametrize("areas", [table_areas, book_areas])
@every_game
def test_no_two_areas_of_a_game_share_a_key(name: str, areas: Callable[[str], list[str]]) -> None:
    keys = [key for area in areas(name) for key in split_messages(area_text("en", area))]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("section", "keys"),
    [
        ("trait", TRAIT_KEYS),
        ("trait_help", TRAIT_KEYS),
        ("phase", PHASE_KEYS),
        ("decision", DECISION_KEYS),
        ("holding", HOLDING_KEYS),
    ],
)
def test_every_term_of_the_rules_has_its_word(section: str, keys: list[str]) -> None:
    assert words_for("en", "origin").keys(section) == keys
