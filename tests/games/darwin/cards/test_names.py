"""Names in six languages: complete, distinct, and none left untranslated by accident."""

import re
import unicodedata

import pytest

from galapagos.games.darwin.cards.catalog import BASE_SET, Catalog, load_catalog
from galapagos.games.darwin.cards.names import as_title
from galapagos.games.darwin.cards.rows import NAME_KINDS
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    CONTINENT_KEYS,
    EVENT_CARD_KEYS,
    PART_KEYS,
)
from galapagos.kernel.errors import BadData
from galapagos.records.tables import Problems, read_table
from galapagos.text.languages import LANGUAGES

SAME_WORD = {
    "pt": {"bongo", "emu", "orca", "taiga", "tundra", "Oceania"},
    "sv": {
        *("bongo", "emu", "jaguar", "koala", "leopard", "mandrill", "taiga", "tundra"),
        "degeneration",
    },
}
"""Names that are the same word in English and in the other language."""

BEYOND_GB2312 = set("羱鸮獴鲉魟")
BEYOND_BIG5 = set("鴯鶓獴鮋")
"""Rare characters of animal names that the small character sets of their script lack."""


SHORT = "short"


def whole_keys(base: Catalog) -> list[tuple[str, str]]:
    """All that has a name, but for the short names of animals, of which any may be missing."""
    return [place for place in base.words["en"] if place[0] != SHORT]


@pytest.fixture(scope="module")
def rows() -> dict[tuple[str, str], dict[str, str]]:
    """The cells of the base set's names.csv as they are written."""
    table = read_table(BASE_SET / "names.csv", ("kind", "key", *LANGUAGES), Problems())
    return {
        (row.text("kind"), row.text("key")): {word: row.cells[word] for word in LANGUAGES}
        for row in table
    }


def test_every_thing_has_a_name(base: Catalog) -> None:
    names = base.names("en")
    for card in base.cards:
        assert names.animal(card.animal)
    for biome in base.biomes:
        assert names.biome(biome.id)
    assert all(names.event(key) for key in EVENT_CARD_KEYS)
    assert all(names.continent(key) for key in CONTINENT_KEYS)
    assert all(names.part(key) for key in PART_KEYS)
    assert all(names.symbol(key) for key in (*ABILITY_KEYS, "dig", "poison"))
    assert names.diet("omnivore") == "omnivore"


def test_the_file_holds_exactly_what_is_needed(
    base: Catalog, rows: dict[tuple[str, str], dict[str, str]]
) -> None:
    assert {place for place in rows if place[0] != SHORT} == set(whole_keys(base))
    assert {kind for kind, _ in rows} == set(NAME_KINDS)
    animals = [key for kind, key in rows if kind == "animal"]
    assert animals == sorted(animals), "animals in alphabetical order, so that one is found"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_missing_or_badly_written(
    rows: dict[tuple[str, str], dict[str, str]], language: str
) -> None:
    for place, words in rows.items():
        word = words[language]
        assert word or place[0] == SHORT, (place, language)
        assert word == word.strip(), place
        assert "  " not in word, place
        assert word == unicodedata.normalize("NFC", word), place


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [kind for kind in NAME_KINDS if kind != SHORT])
def test_names_of_a_kind_are_distinct(base: Catalog, language: str, kind: str) -> None:
    words = [word for (its, _), word in base.words[language].items() if its == kind]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "ja"])
def test_no_latin_letters_in_chinese_and_japanese(base: Catalog, language: str) -> None:
    assert not [word for word in base.words[language].values() if re.search("[A-Za-z]", word)]


@pytest.mark.parametrize("language", ["pt", "sv"])
def test_nothing_is_left_in_english_by_accident(base: Catalog, language: str) -> None:
    english = base.words["en"]
    words = base.words[language]
    same = {words[key] for key in whole_keys(base) if words[key] == english[key]}
    assert same == SAME_WORD[language]


def test_japanese_animals_are_written_in_katakana(base: Catalog) -> None:
    names = base.names("ja")
    for card in base.cards:
        assert re.fullmatch("[ァ-ヺー]+", names.animal(card.animal)), card.animal


@pytest.mark.parametrize(
    ("language", "encoding", "extra"),
    [("zh-Hans", "gb2312", BEYOND_GB2312), ("zh-Hant", "big5", BEYOND_BIG5)],
)
def test_chinese_keeps_to_its_script(
    base: Catalog, language: str, encoding: str, extra: set[str]
) -> None:
    """Simplified characters are not in Big5, traditional ones not in GB 2312."""
    letters = {letter for word in base.words[language].values() for letter in word}
    for letter in letters - extra:
        letter.encode(encoding)


def test_simplified_and_traditional_differ_in_words(base: Catalog) -> None:
    for key, simplified, traditional in [
        ("koala", "考拉", "無尾熊"),
        ("giant-panda", "大熊猫", "大貓熊"),
        ("bottlenose-dolphin", "宽吻海豚", "瓶鼻海豚"),
        ("chilean-flamingo", "智利火烈鸟", "智利紅鶴"),
    ]:
        assert base.names("zh-Hans").animal(key) == simplified
        assert base.names("zh-Hant").animal(key) == traditional


@pytest.mark.parametrize("language", ["pt", "sv"])
def test_names_are_lower_case_but_for_proper_nouns(base: Catalog, language: str) -> None:
    upper = {
        word
        for (kind, _), word in base.words[language].items()
        if kind != "continent" and word != word.lower()
    }
    assert upper == ({"Hoffmanns sengångare"} if language == "sv" else set())


@pytest.mark.parametrize(
    ("kind", "key", "words"),
    [
        ("animal", "bongo", ("bongo", "斑哥羚羊", "bongo", "ボンゴ", "bongo")),
        (
            "animal",
            "chimpanzee",
            ("chimpanzee", "黑猩猩", "chimpanzé", "チンパンジー", "schimpans"),
        ),
        (
            *("animal", "blue-footed-booby"),
            (
                *("blue-footed booby", "蓝脚鲣鸟", "patola-de-pés-azuis"),
                *("アオアシカツオドリ", "blåfotad sula"),
            ),
        ),
        ("biome", "savanna", ("savanna", "稀树草原", "savana", "サバンナ", "savann")),
        ("biome", "hill-country", ("hill country", "丘陵", "serra", "丘陵地", "kullandskap")),
        ("event", "epidemic", ("epidemic", "瘟疫", "epidemia", "伝染病", "epidemi")),
        ("continent", "africa", ("Africa", "非洲", "África", "アフリカ", "Afrika")),
    ],
)
def test_names_of_the_rulebooks(base: Catalog, kind: str, key: str, words: tuple[str, ...]) -> None:
    languages = ("en", "zh-Hans", "pt", "ja", "sv")
    assert tuple(base.names(language).of(kind, key) for language in languages) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_name_is_shorter_and_of_an_animal_there_is(
    base: Catalog, rows: dict[tuple[str, str], dict[str, str]], language: str
) -> None:
    names = base.names(language)
    for kind, key in rows:
        if kind == SHORT and rows[kind, key][language]:
            assert len(names.short_animal(key)) < len(names.animal(key)), key


def test_a_sea_lion_is_no_lion(base: Catalog) -> None:
    names = base.names("en")
    assert names.short_animal("california-sea-lion") == "sea lion"
    assert names.short_animal("lion") == "lion"  # it has no other
    assert names.card(base.cards[base.card_number("california-sea-lion-legs1") - 1]).startswith(
        "California sea lion"
    )


def test_a_card_has_a_name_line(base: Catalog) -> None:
    card = base.cards[base.card_number("american-bison-head") - 1]
    assert base.names("en").card(card) == "American bison · head"
    assert base.names("sv").card(card) == "amerikansk bison · huvud"
    assert as_title(base.names("pt").animal("orca")) == "Orca"
    assert as_title("") == ""


def test_an_unknown_language_or_card() -> None:
    catalog = load_catalog()
    with pytest.raises(BadData, match="unknown language 'de', expected en, zh-Hans"):
        catalog.names("de")
    with pytest.raises(BadData, match="has no card 'unicorn-head'"):
        catalog.card_number("unicorn-head")
    with pytest.raises(BadData, match="has no biome 'atlantis'"):
        catalog.biome_number("atlantis")
