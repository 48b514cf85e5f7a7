"""What is printed on cards, in words and in marks."""

import pytest

from galapagos.games.darwin.rules.cards import BiomeCard, pack_abilities, pack_stats
from galapagos.games.darwin.rules.terms import CARNIVORE, COLD, HEAT
from galapagos.games.darwin.words.stats import (
    card_marks,
    card_words,
    demand_marks,
    demand_words,
    misfit_words,
    stat_marks,
    stat_words,
)
from galapagos.kernel.bits import bit
from galapagos.text.catalogue import words_for
from tests.text.darwin_tables import CARDS, CATALOG

WORDS = words_for("en", "darwin")
STATS = int(pack_stats(pack_abilities(run=2, cold=1), hearts=3, competition=4, dig=1))
MOUNTAINS = BiomeCard(
    3,
    3,
    3,
    pack_abilities(climb=1, cold=2),
    [int(pack_abilities(climb=2, cold=1)), int(pack_abilities(fly=2))],
    forbidden=bit(HEAT),
)


def test_numbers_in_words_and_marks() -> None:
    assert stat_words(WORDS, STATS, CARNIVORE) == (
        "carnivore, 3 hearts, run 2, cold 1, competition 4, digs"
    )
    assert stat_marks(WORDS, STATS, CARNIVORE) == "C ♥3 run2 cold1 co4 digs"
    assert stat_words(WORDS, 0) == "0 hearts, competition 0"
    assert stat_marks(WORDS, 0) == ""


def test_a_body_says_what_it_has_room_for() -> None:
    body = CARDS.animals[CATALOG.card_number("platypus-body")]
    assert card_words(WORDS, body).endswith("; room for 2 leg pairs, wings and a tail")
    assert card_marks(WORDS, body) == "swim2 digs [LLWT]"


def test_what_a_biome_asks_for() -> None:
    assert demand_words(WORDS, MOUNTAINS) == [
        "requires climb 2 + cold or fly 2",
        "never heat",
        "adaptation counts climb, cold x2",
    ]
    assert demand_marks(WORDS, MOUNTAINS) == [
        "requires climb 2 + cold or fly 2, no heat",
        "ad climb+cold x2",
    ]
    assert demand_words(WORDS, BiomeCard(1, 1, 2, 0, []))[0] == "no requirements"
    assert demand_words(WORDS, None) == ["no requirements", "ad competition"]


@pytest.mark.parametrize(
    ("abilities", "text"),
    [
        (pack_abilities(fly=2), ""),
        (pack_abilities(climb=1), "It needs climb 2 (it has 1) + cold (it has 0) or fly 2 (it has"),
        (pack_abilities(fly=3, heat=1), "Forbidden there: heat."),
    ],
)
def test_why_numbers_do_not_fit(abilities: int, text: str) -> None:
    assert misfit_words(WORDS, MOUNTAINS, int(abilities)).startswith(text)
    assert bool(misfit_words(WORDS, MOUNTAINS, int(abilities))) == bool(text)


@pytest.mark.parametrize("biome", CARDS.biomes)
def test_a_biome_that_is_satisfied_has_no_complaint_and_only_then(biome: BiomeCard) -> None:
    for cold in range(3):
        for others in range(3):
            stats = int(
                pack_abilities(others, others, others, others, 2 - cold, cold) << 0 | (1 << COLD)
            )
            assert bool(misfit_words(WORDS, biome, stats)) != biome.is_satisfied_by(stats)


def test_every_term_has_its_word() -> None:
    from galapagos.games.darwin.rules import terms

    for section, keys in (
        ("ability", terms.ABILITY_KEYS),
        ("ability_mark", terms.ABILITY_KEYS),
        ("diet", terms.DIET_KEYS),
        ("diet_mark", terms.DIET_KEYS),
        ("part", terms.PART_KEYS),
        ("size", terms.SIZE_KEYS),
        ("phase", terms.PHASE_KEYS),
        ("feeding", terms.FEEDING_KEYS),
        ("event_help", terms.EVENT_CARD_KEYS),
    ):
        assert WORDS.keys(section) == keys
