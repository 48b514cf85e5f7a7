"""The check of the catalogues finds what it is for."""

import pytest

from galapagos.lab.text_check import compare
from galapagos.lab.text_glossary import game_of, glossary
from galapagos.lab.text_used import used_keys
from galapagos.text.languages import LANGUAGES

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


HELP = "\n    Show:\n      hand    show it\n      quit    go"


def problems(language: str, text: str, english: str = ENGLISH, area: str = "area") -> list[str]:
    found = compare(language, area, text, english).problems
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
    many = "deal = { $n ->\n    [one] { $n }张\n   *[other] { $n }张\n}\n"
    assert problems("zh-Hans", many, english) == ["1 deal zh-Hans has no plural form [one]"]


def test_functions_are_not_used() -> None:
    text = "mark = { NUMBER($n) }/{ $m }\n"
    assert problems("sv", text, "mark = { $n }/{ $m }\n") == [
        "1 mark calls a function, which these catalogues do without"
    ]


def test_what_is_left_in_english() -> None:
    english = "help = Ask for help.\nmark = { $n }/{ $m }\nmetal = silver\n"
    left = "1 help is left in English: 'Ask for help.'"
    assert problems("sv", english, english, "darwin/table") == [left]  # as its words allow
    assert problems("sv", english, english)[1:] == ["3 metal is left in English: 'silver'"]


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
        ("zh-Hans", "点“下一步”", ""),
        ("zh-Hans", "点「下一步」", "has quotation marks of another script: 「」"),
        ("zh-Hant", "點“下一步”", "has quotation marks of another script: “”"),
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
    found = problems(language, f"turn = {text}\n", english, "origin/table")
    found = [problem for problem in found if "does not say" not in problem]
    assert bool(found) == bool(what)
    assert not what or what in found[0]


PLANTED = [
    # A printed term is not used; what is typed may stay English.
    ("sv", "darwin/web", "Mutate the species.", "Ändra arten.", "does not say 'mutera'"),
    ("sv", "darwin/web", "Mutate the species.", "Mutera arten.", ""),
    ("sv", "darwin/table", "Type mutate S1.", "Skriv mutate S1.", ""),
    ("zh-Hant", "origin/rules", "The draw pile.", "牌堆。", "does not say '抽牌堆'"),
    # Another word for the same thing is wrong, in the game where it is.
    ("pt", "darwin/rules", "The step is over.", "O passo acabou.", "says 'passo'; step of a phase"),
    ("pt", "origin/rules", "The step is over.", "O passo acabou.", ""),
    ("pt", "book", "Step by step", "Passo a passo", ""),
    ("ja", "origin/web", "Food", "食糧", "says '食糧'; food: 食料"),
    (
        "en",
        "darwin/rules",
        "It satisfies the biome.",
        "It satisfies the biome.",
        "says 'satisfies'",
    ),
    # Lines of a list of commands.
    ("sv", "area", HELP, HELP.replace("show it", "visa").replace("go", "gå"), ""),
    (
        "sv",
        "area",
        HELP,
        HELP.replace("show it", "visa") + "\n      hand    gå",
        "has 2 lines for 'hand'",
    ),
    ("sv", "area", HELP, "\n    Visa:\n      hand    visa", "has no line for 'quit'"),
    ("sv", "area", "One thing. Another.", "Samma sak. Samma sak.", "says twice: 'Samma sak.'"),
    # Width and lines in Chinese and Japanese.
    ("ja", "area", "Food", "ﾀﾍﾞﾓﾉ", "has half-width kana"),
    ("zh-Hans", "area", "Round 3", "第３回合", "has full-width letters or digits: ３"),
    ("ja", "area", "{ $n } cards", "{ $n } 枚", "has a space beside a number or a value"),
    (
        "ja",
        "area",
        "So it is, and so on",
        "\n    そうです\n    、など",
        "has a line that begins with 、",
    ),
    (
        "zh-Hans",
        "area",
        "So it is (and so on)",
        "\n    就是这样（\n    等等）",
        "a line that ends with （",
    ),
    # Another full stop is no translation.
    ("pt", "area", "Ask for help.", "Ask for help", "is left in English"),
]


@pytest.mark.parametrize(("language", "area", "english", "text", "what"), PLANTED)
def test_a_planted_fault_is_found(
    language: str, area: str, english: str, text: str, what: str
) -> None:
    report = compare(language, area, f"text = {text}\n", f"text = {english}\n")
    found = [problem.what for problem in report.problems if "Latin" not in problem.what]
    assert any(what in problem for problem in found) if what else found == []


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("1 Requisitos", []),
        ("1 Requerimentos", ["takes 15 columns, and its place holds 14"]),
        ("1 必要な条件だ", []),
        ("1 必要な条件です", ["takes 16 columns, and its place holds 14"]),
    ],
)
def test_a_text_too_long_for_its_place(text: str, what: list[str]) -> None:
    english = "story-step-1 = 1 Food\n"
    report = compare(
        "ja" if "必" in text else "pt", "darwin/web", f"story-step-1 = {text}\n", english
    )
    assert [problem.what for problem in report.problems] == what


def test_every_language_has_a_glossary_of_its_own() -> None:
    for language in LANGUAGES:
        terms = glossary(language)
        assert {game for game, _ in terms} == {"", "origin", "darwin"}
        assert all(term.word or term.wrong for term in terms.values())


def test_a_term_of_one_game_is_not_asked_of_the_other() -> None:
    assert game_of("darwin/web") == "darwin"
    assert game_of("web") == ""


def test_what_no_code_says_is_unused() -> None:
    keys = ["trait-swimming", "trait-flying", "refusal-full", "question-x", "with_rule"]
    assert used_keys("origin/pieces", keys) == {"trait-swimming", "refusal-full", "with_rule"}
    assert used_keys("origin/rules", ["EV-FEED-04", "EV-NONE-01"]) == {"EV-FEED-04"}
    assert used_keys("table", ["question-confirm", "note-undone", "note-nonsense"]) == {
        "question-confirm",
        "note-undone",
    }
