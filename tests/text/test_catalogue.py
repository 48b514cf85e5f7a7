"""Catalogues: plural forms, forms for the reader, and that no text names a value nobody gives."""

import string

import pytest

from galapagos.origin.terms import DECISION_KEYS, HOLDING_KEYS, PHASE_KEYS, TRAIT_KEYS
from galapagos.text.catalogue import Catalogue, Count, catalogue


def test_a_count_brings_the_right_form() -> None:
    text = Catalogue({"deal": "You get {n:card|cards}, {n} in all."})
    assert text.say("deal", n=Count(1)) == "You get 1 card, 1 in all."
    assert text.say("deal", n=Count(0)) == "You get 0 cards, 0 in all."


def test_the_form_follows_the_reader() -> None:
    texts = Catalogue({"pass.you": "You pass.", "pass.other": "{seat} passes.", "roll": "A die."})
    assert texts.form("pass", you=True) == "pass.you"
    assert texts.form("pass", you=False) == "pass.other"
    assert texts.form("roll", you=True) == "roll"
    assert texts.names("pass.other", "seat")
    assert not texts.names("pass.you", "seat")


@pytest.mark.parametrize(
    "name",
    [
        *("common", "table", "origin", "origin_table", "origin_rules"),
        *("darwin", "darwin_table", "darwin_rules"),
    ],
)
def test_every_text_is_well_formed(name: str) -> None:
    for key, text in catalogue(name).texts.items():
        assert text.strip(), key
        fields = [field for _, field, _, _ in string.Formatter().parse(text) if field is not None]
        assert all(field.isidentifier() for field in fields), key


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
    assert catalogue("origin").keys(section) == keys


def test_what_a_trait_does_fits_on_a_line_of_a_narrow_terminal() -> None:
    words = catalogue("origin")
    for key in TRAIT_KEYS:
        line = f"     {words.say(f'trait.{key}')}: {words.say(f'trait_help.{key}')}"
        assert len(line) <= 80, line
