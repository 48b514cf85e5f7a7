"""All languages: complete, and right as far as a program can tell."""

import pytest
from rich.cells import cell_len

from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.kernel.errors import BadData
from galapagos.lab.text_check import check, code_problems
from galapagos.text.catalogue import area_names, words_for
from galapagos.text.languages import (
    ABOUT,
    LANGUAGES,
    find_language,
    language_of_locale,
    parse_language,
)
from galapagos.text.plurals import forms_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_complete_and_right(language: str) -> None:
    reports = check([language])
    assert [report.area for report in reports] == area_names()
    assert [str(problem) for report in reports for problem in report.problems] == []


def test_the_code_says_nothing_that_has_no_text() -> None:
    assert code_problems() == []


def test_a_language_is_a_folder_that_says_its_name_and_its_plural_forms() -> None:
    assert LANGUAGES[0] == "en"
    assert {one.name for one in ABOUT.values()} >= {"English", "日本語", "Svenska"}
    assert {language: list(forms_of(language)) for language in ("sv", "pt", "ja")} == {
        "sv": ["one"],
        "pt": ["one", "many"],
        "ja": [],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_trait_does_fits_on_a_line_of_a_narrow_terminal(language: str) -> None:
    words = words_for(language, "origin")
    for key in TRAIT_KEYS:
        name, text = words.say(f"trait-{key}"), words.say(f"trait_help-{key}")
        line = words.say("line-named", name=name, what=text)
        assert cell_len(f"     {line}") <= 80, line


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_a_terminal(language: str, game: str) -> None:
    lines = words_for(language, game).say("help-text").split("\n")
    assert max(map(cell_len, lines)) <= 80


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en_GB.UTF-8", "en"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("ZH-HANT", "zh-Hant"),
        ("pt_BR.UTF-8", "pt"),
        ("pt", "pt"),
        ("ja_JP.eucJP", "ja"),
        ("sv_SE@euro", "sv"),
        ("C.UTF-8", ""),
        ("POSIX", ""),
        ("de_DE", ""),
        ("", ""),
    ],
)
def test_a_tag_names_a_language(tag: str, language: str) -> None:
    assert find_language(tag) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "sv_SE.UTF-8"}, "sv"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "sv_SE.UTF-8", "LC_MESSAGES": "pt_PT", "LC_ALL": ""}, "pt"),
        ({"LANG": "sv_SE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_decides_if_nobody_does(environment: dict[str, str], language: str) -> None:
    assert language_of_locale(environment) == language


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadData, match=r"expected one of en, zh-Hans.*found 'klingon'"):
        parse_language("klingon")
