"""The base set: totals, the rulebook's worked examples, a sensible spread of numbers."""

from collections import Counter

import pytest

from galapagos.games.darwin.cards.catalog import (
    BASE_SET,
    PRINTED_TOTALS,
    Catalog,
    check_set,
    load_card_set,
)
from galapagos.games.darwin.cards.rows import Card
from galapagos.games.darwin.rules.cards import (
    competition_in,
    digs,
    hearts_in,
    is_poisonous,
    pack_abilities,
)
from galapagos.games.darwin.rules.terms import (
    ABILITY_KEYS,
    ALL_EVENTS,
    CONTINENT_KEYS,
    DIET_KEYS,
    PART_KEYS,
    SIZE_KEYS,
)


def card(base: Catalog, card_id: str) -> Card:
    return base.cards[base.card_number(card_id) - 1]


def test_the_base_set_has_no_problems_at_all() -> None:
    assert check_set(BASE_SET) == []


def test_totals(base: Catalog) -> None:
    decks = Counter(card.deck for card in base.cards)
    assert dict(decks) == {"small": 135, "large": 102}
    assert len(base.biomes) == PRINTED_TOTALS["biomes"] == 22
    assert len(base.events) == PRINTED_TOTALS["events"] == 16
    assert len(CONTINENT_KEYS) == PRINTED_TOTALS["continents"] == 5


def test_parts(base: Catalog) -> None:
    assert Counter(card.part for card in base.cards) == {
        "head": 60,
        "wings": 20,
        "legs1": 35,
        "tail": 20,
        "legs2": 34,
        "body": 68,
    }


def test_ids_are_animal_and_part(base: Catalog) -> None:
    assert [card.id for card in base.cards] == [f"{c.animal}-{c.part}" for c in base.cards]


def test_the_rules_get_what_the_files_say(base: Catalog) -> None:
    cards = load_card_set()
    assert cards.name == base.info.name
    assert cards.animal_count() == len(base.cards)
    assert cards.events == ALL_EVENTS
    assert base.biomes[cards.rainforest].id == "tropical-rainforest"
    for row, native in zip(base.cards, cards.animals[1:], strict=True):
        assert PART_KEYS[native.part] == row.part
        assert SIZE_KEYS[native.size()] == row.deck
        assert DIET_KEYS[native.diet] == (row.diet or "none")
        assert hearts_in(native.stats) == row.hearts
        assert competition_in(native.stats) == row.competition
        assert digs(native.stats) == ("dig" in row.special)
        assert is_poisonous(native.stats) == ("poison" in row.special)
        assert (native.leg_sites, native.wing_sites, native.tail_sites) == (
            row.leg_sites,
            row.wing_sites,
            row.tail_sites,
        )


def test_the_rules_forbid_what_the_files_forbid(base: Catalog) -> None:
    """Every ability, the highest packed ones included: a compiled shift once lost them."""
    for row, native in zip(base.biomes, base.card_set.biomes, strict=True):
        for key in ABILITY_KEYS:
            number = ABILITY_KEYS.index(key)
            can_do_without = not row.needs or any(need[number] == 0 for need in row.needs)
            all_others = pack_abilities(*(9 if one != key else 0 for one in ABILITY_KEYS))
            is_allowed = row.forbids in ((), (key,))
            assert native.is_satisfied_by(all_others) == (is_allowed and can_do_without), row.id


EXAMPLES = {
    "winged Bongo-chimpanzee": (
        ["bongo-head", "bongo-body", "chimpanzee-legs2", "golden-eagle-wings"],
        ("tropical-rainforest", "herbivore", 3, 8, 6, False),
    ),
    "winged Bongo": (
        [
            *("bongo-head", "bongo-body", "blue-footed-booby-legs1"),
            *("great-white-pelican-legs1", "golden-eagle-wings"),
        ],
        ("coast", "herbivore", 2, 6, 4, False),
    ),
    "puffin tuna": (
        [
            *("atlantic-puffin-head", "atlantic-bluefin-tuna-body"),
            *("northern-gannet-wings", "humpback-whale-tail"),
        ],
        ("coast", "carnivore", 2, 9, 1, False),
    ),
    "bison lion tamarin": (
        ["american-bison-head", "golden-lion-tamarin-body", "south-american-coati-tail"],
        ("high-mountains", "herbivore", 2, 4, 2, False),
    ),
    "macaw marmot": (
        ["green-winged-macaw-head", "alpine-marmot-body"],
        ("high-mountains", "herbivore", 1, 3, 0, True),
    ),
    "orca tortoise": (
        [
            *("orca-head", "aldabra-giant-tortoise-body"),
            *("snow-leopard-legs2", "andean-condor-wings"),
        ],
        ("high-mountains", "carnivore", 4, 6, 9, False),
    ),
}


@pytest.mark.parametrize("species", EXAMPLES)
def test_worked_examples_of_the_rulebooks(base: Catalog, species: str) -> None:
    cards, (biome, diet, hearts, adaptation, competition, is_protected) = EXAMPLES[species]
    native = base.card_set
    stats = sum(native.stats[base.card_number(one)] for one in cards)
    place = native.biomes[base.biome_number(biome)]
    assert card(base, cards[0]).diet == diet
    assert place.is_satisfied_by(stats)
    assert place.adaptation_of(stats) == adaptation
    assert hearts_in(stats) == hearts
    assert competition_in(stats) == competition
    assert (digs(stats) or is_poisonous(stats)) == is_protected
    body = card(base, cards[1])
    legs = sum({"legs1": 1, "legs2": 2}.get(card(base, one).part, 0) for one in cards)
    assert legs <= body.leg_sites


def test_ability_numbers_in_the_rainforest_example(base: Catalog) -> None:
    cards, _ = EXAMPLES["winged Bongo-chimpanzee"]
    total = {key: sum(card(base, one).count(key) for one in cards) for key in ABILITY_KEYS}
    assert total == {"climb": 4, "run": 2, "fly": 2, "swim": 0, "heat": 0, "cold": 0}


def test_cards_that_reviews_and_rulebooks_name_exist(base: Catalog) -> None:
    named = [
        *("great-hammerhead-head", "common-warthog-head", "lion-body", "blue-wildebeest-head"),
        *("common-frog-body", "hermit-crab-head", "dromedary-body", "emperor-dragonfly-wings"),
        *("humpback-whale-tail", "chilean-flamingo-legs1"),
    ]
    assert all(base.card_number(one) for one in named)
    assert card(base, "hermit-crab-head").diet == "carnivore"


def test_biomes_known_from_the_sources(base: Catalog) -> None:
    biomes = {biome.id: biome for biome in base.biomes}
    assert biomes["coast"].reward == 2
    assert (biomes["high-mountains"].reward, biomes["high-mountains"].plants) == (3, 3)
    assert biomes["high-mountains"].meat == 3
    savanna = biomes["savanna"]
    assert (savanna.plants, savanna.meat, savanna.adaptation) == (8, 5, ("run",))
    assert savanna.forbids == ("cold",)
    assert biomes["desert"].forbids == ("cold",)
    assert biomes["polar-desert"].plants == 0
    assert {b.id for b in base.biomes if b.beginner} == {
        *("high-mountains", "tropical-rainforest", "ocean", "savanna"),
    }


def test_no_table_needs_more_food_than_the_box_holds(base: Catalog) -> None:
    """DC-CMP-05: chips for 90 units; five or six players lay five biomes."""
    food = sorted(biome.plants + biome.meat for biome in base.biomes)
    assert sum(food[-5:]) <= 90


def test_pairs_of_biomes(base: Catalog) -> None:
    pairs: dict[int, set[str]] = {}
    for biome in base.biomes:
        pairs.setdefault(biome.pair, set()).add(biome.id)
    assert pairs.pop(0) == {"mountains", "hill-country", "semidesert", "subtropical-dry-forest"}
    assert sorted(map(sorted, pairs.values())) == [
        ["cloud-forest", "tropical-rainforest"],
        ["coast", "islands"],
        ["cold-desert", "polar-desert"],
        ["coral-reef", "ocean"],
        ["desert", "stone-desert"],
        ["high-mountains", "highlands"],
        ["savanna", "steppe"],
        ["swamp", "wetlands"],
        ["taiga", "tundra"],
    ]


# Zoology: what would make a naturalist frown.


def test_wings_fly_or_swim(base: Catalog) -> None:
    wings = [card for card in base.cards if card.part == "wings"]
    assert all(card.count("fly") or card.count("swim") for card in wings)


def test_nothing_bears_both_heat_and_cold(base: Catalog) -> None:
    assert not [card.id for card in base.cards if card.count("heat") and card.count("cold")]
    by_animal: dict[str, set[str]] = {}
    for one in base.cards:
        found = by_animal.setdefault(one.animal, set())
        found |= {key for key in ("heat", "cold") if one.count(key)}
    assert not [animal for animal, found in by_animal.items() if len(found) == 2]


def test_legs_and_heads_dig_but_no_tail_or_wing(base: Catalog) -> None:
    digging = {card.part for card in base.cards if "dig" in card.special}
    assert digging <= {"head", "legs1", "legs2", "body"}


def test_tailless_and_legless_animals(base: Catalog) -> None:
    no_tail = [
        *("common-frog", "golden-poison-frog", "chimpanzee", "mountain-gorilla"),
        *("brown-bear", "polar-bear", "brown-throated-sloth", "indian-flying-fox"),
    ]
    assert all(card(base, f"{animal}-body").tail_sites == 0 for animal in no_tail)
    no_legs = [
        *("atlantic-bluefin-tuna", "narwhal", "sidewinder", "green-anaconda", "king-cobra"),
        *("great-white-shark", "bottlenose-dolphin", "blue-whale", "red-lionfish"),
        "ocellaris-clownfish",
    ]
    legless = [c.animal for c in base.cards if c.part == "body" and c.leg_sites == 0]
    assert sorted(legless) == sorted(no_legs)


# Spread of numbers.


def test_spread_of_symbols(base: Catalog) -> None:
    totals = {key: sum(card.count(key) for card in base.cards) for key in ABILITY_KEYS}
    assert all(35 <= total <= 120 for total in totals.values()), totals
    protected = [card for card in base.cards if card.special]
    assert 20 <= len(protected) <= 32


def test_diets(base: Catalog) -> None:
    diets = Counter(card.diet for card in base.cards if card.part == "head")
    assert diets == {"herbivore": 26, "carnivore": 20, "omnivore": 14}


def test_most_animals_lend_few_parts(base: Catalog) -> None:
    parts = Counter(card.animal for card in base.cards)
    assert len(parts) >= 170
    assert max(parts.values()) <= 4


def test_no_card_is_far_too_good_or_too_bad(base: Catalog) -> None:
    def worth(card: Card) -> float:
        special = 1.5 if card.special else 0
        return sum(card.abilities) + 0.75 * card.competition + special - card.hearts

    odd = {card.id: worth(card) for card in base.cards if not 0.5 <= worth(card) <= 4.75}
    assert odd == {}


def test_easy_biomes_feed_more_than_hard_ones(base: Catalog) -> None:
    easy = [biome.plants + biome.meat for biome in base.biomes if biome.reward == 2]
    hard = [biome.plants + biome.meat for biome in base.biomes if biome.reward == 3]
    assert min(easy) >= max(hard)
    assert sum(sorted(easy)[-5:]) <= 90, "the food tokens of the box (DC-CMP-08)"
