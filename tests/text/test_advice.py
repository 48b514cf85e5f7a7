"""Why a bot prefers its way, in words."""

import pytest

from galapagos.text.advice import compared_text, is_better
from galapagos.text.catalogue import words_for
from galapagos.text.languages import LANGUAGES

OTHER = "Feed the otter"
HARM = "Rex would starve."


@pytest.mark.parametrize(
    ("values", "harm", "said"),
    [
        ([0.6, 0.4], "", f"Clearly better than the next best: {OTHER}."),
        ([0.6, 0.55], "", f"Better than the next best: {OTHER}."),
        ([0.6, 0.59], "", f"About as good as: {OTHER}."),
        ([0.5, 0.6], "", f"About as good as: {OTHER}."),
        ([0.6, 0.5], HARM, f"Better than {OTHER}, because it avoids this: {HARM}"),
        ([0.6, 0.59], HARM, f"About as good as: {OTHER}."),
    ],
)
def test_it_is_compared_with_the_next_best_by_how_much_better_it_looks(
    values: list[float], harm: str, said: str
) -> None:
    assert compared_text(words_for("en", "origin"), values, OTHER, harm) == said


def test_without_another_way_there_is_nothing_to_compare() -> None:
    words = words_for("en", "origin")
    assert compared_text(words, [0.6], "", "") == "Nothing else looked worth trying."
    assert compared_text(words, [0.6, 0.1], "", "") == "Nothing else looked worth trying."


def test_what_is_about_as_good_is_not_better() -> None:
    assert is_better([0.6, 0.5])
    assert not any(is_better(values) for values in ([0.6, 0.59], [0.5, 0.6], [0.6], []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_says_a_number(language: str) -> None:
    words = words_for(language, "origin")
    for values in ([0.61, 0.42], [0.61, 0.57], [0.61, 0.6]):
        for harm in ("", HARM):
            said = compared_text(words, values, OTHER, harm)
            assert OTHER in said
            assert not any(letter.isdigit() for letter in said)
