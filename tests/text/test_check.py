"""The check of the catalogues finds what it is for."""

import pytest

from galapagos.lab.text_check import compare
from galapagos.lab.text_used import used_keys

ENGLISH = """deal = { $you ->
    [yes] You get { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
   *[no] { $seat } gets { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
}
eats = { $species } { $count ->
        [one] eats
       *[other] eat
    } first (EV-FEED-04).
mark = { $n }/{ $m }
"""
SWEDISH = """deal = { $you ->
    [yes] Du får { $n } kort.
   *[no] { $seat } får { $n } kort.
}
eats = { $species } äter först (EV-FEED-04).
mark = { $n }/{ $m }
"""


def problems(language: str, text: str, english: str = ENGLISH) -> list[str]:
    found = compare(language, "area", text, english).problems
    return [f"{problem.line} {problem.key} {problem.what}" for problem in found]


def test_a_good_translation_has_no_problem() -> None:
    assert problems("en", ENGLISH) == []
    assert problems("sv", SWEDISH) == []


def test_a_language_that_speaks_to_all_alike_needs_no_choice() -> None:
    english = "deal = { $you ->\n    [yes] You pass.\n   *[no] { $seat } passes.\n}\n"
    assert problems("ja", "deal = { $seat }はパスします。\n", english) == []


def test_missing_unknown_and_broken_entries() -> None:
    text = "deal = { $you ->\nmark = { $n }/{ $m }\nmark = { $n }/{ $m }\nmore = Mer.\n"
    found = problems("sv", text)
    assert "0 deal is missing" in found
    assert "0 eats is missing" in found
    assert "4 more is unknown: English has no such key" in found
    assert any(what.startswith("1  is not Fluent") for what in found)
    assert "3  mark stands there twice" in found


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("mark = { $n }", "1 mark does not say $m"),
        ("mark = { $n }/{ $k }/{ $m }", "1 mark uses $k, which is not given; there is $m, $n"),
        (
            "mark = { $n ->\n    [few] x\n   *[other] y\n} { $m }",
            "1 mark sv has no plural form [few]",
        ),
        ("mark = { $you ->\n    [du] x\n   *[no] y\n} { $n }{ $m }", "$you is yes or no"),
    ],
)
def test_variables_and_forms(text: str, what: str) -> None:
    assert any(what in problem for problem in problems("sv", text, "mark = { $n }/{ $m }\n"))


def test_a_counted_word_needs_the_form_for_one_where_there_is_one() -> None:
    english = "deal = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n"
    text = "deal = { $n ->\n    [0] inga\n   *[other] { $n } kort\n}\n"
    assert problems("sv", text, english) == ["1 deal $n has no form [one]"]
    assert problems("pt", english.replace("card", "carta"), english) == []
    many = "deal = { $n ->\n    [one] { $n } 张\n   *[other] { $n } 张\n}\n"
    assert problems("zh-Hans", many, english) == ["1 deal zh-Hans has no plural form [one]"]


def test_functions_are_not_used() -> None:
    text = "mark = { NUMBER($n) }/{ $m }\n"
    assert problems("sv", text, "mark = { $n }/{ $m }\n") == [
        "1 mark calls a function, which these catalogues do without"
    ]


def test_what_is_left_in_english() -> None:
    english = "help = Ask for help.\nmark = { $n }/{ $m }\nmetal = silver\n"
    assert problems("sv", english, english) == ["1 help is left in English: 'Ask for help.'"]


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("zh-Hans", "轮到你了。", ""),
        ("zh-Hans", "轮到你了.", "has half-width punctuation: ."),
        ("zh-Hans", "{ $who }, 轮到你了", "has half-width punctuation: ,"),
        ("zh-Hans", "見（EV-FEED-04）", "has characters that are not simplified Chinese: 見"),
        ("zh-Hans", "见（EV-FEED-04）", ""),
        ("zh-Hans", "见taka", "has Latin words: taka"),
        ("zh-Hans", "输入 take P1a, hunt P1b P2a，或 pass", ""),
        ("zh-Hant", "輪到你了。", ""),
        ("zh-Hant", "轮到你了。", "has characters that are not traditional Chinese: 轮"),
        ("zh-Hant", "ひとつ", "not traditional Chinese"),
        ("ja", "あなたの番です。", ""),
        ("ja", "你们的番です", "has characters that are not Japanese: 你们"),
        ("ja", "{ $seat }の番です(次)", "has half-width punctuation: ( )"),
    ],
)
def test_scripts(language: str, text: str, what: str) -> None:
    english = "turn = { $who } { $seat } is next.\n"
    found = problems(language, f"turn = {text}\n", english)
    found = [problem for problem in found if "does not say" not in problem]
    assert bool(found) == bool(what)
    assert not what or what in found[0]


def test_what_no_code_says_is_unused() -> None:
    keys = ["trait-swimming", "trait-flying", "refusal-full", "question-x", "with_rule"]
    assert used_keys("origin/pieces", keys) == {"trait-swimming", "refusal-full", "with_rule"}
    assert used_keys("origin/rules", ["EV-FEED-04", "EV-NONE-01"]) == {"EV-FEED-04"}
    assert used_keys("table", ["question-confirm", "note-undone", "note-nonsense"]) == {
        "question-confirm",
        "note-undone",
    }
