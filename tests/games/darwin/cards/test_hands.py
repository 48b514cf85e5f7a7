"""What random hands of the base set can do: the targets that need no play to be measured.

The full targets, with players that play, are the lab's (`galapagos lab balance darwin`).
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from statistics import mean, median

import pytest

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.cards.rows import Card
from galapagos.games.darwin.rules.cards import competition_in, hearts_in

HANDS = 1000


@dataclass
class Sample:
    """What was found over all hands of five small and five large cards."""

    reach: dict[str, float]
    """By biome: the share of hands that can settle it."""
    best: dict[str, list[int]]
    """By biome: the best adaptation of each hand that can settle it."""
    founders: float
    """Share of hands that can settle at least one of four random biomes."""
    choice: float
    """How many of four random biomes a hand can settle, on average."""
    pairs: list[int]
    """Heads with a body of their own, by hand."""
    species: list[int]
    """Packed stats of one random species by hand."""


def species_of(hand: list[tuple[Card, int]]) -> Iterator[tuple[str, int]]:
    """Give the diet and the packed stats of every species a hand can build."""
    of = {part: [one for one in hand if one[0].part == part] for part in PARTS}
    for (body, stats), (head, more) in product(of["body"], of["head"]):
        legs = [0]
        if body.leg_sites:
            legs += [add for _, add in of["legs1"]]
        if body.leg_sites == 2:
            legs += [one[1] + two[1] for one, two in combinations(of["legs1"], 2)]
            legs += [add for _, add in of["legs2"]]
        wings = [0, *(add for _, add in of["wings"] if body.wing_sites)]
        tails = [0, *(add for _, add in of["tail"] if body.tail_sites)]
        for extra in product(legs, wings, tails):
            yield head.diet, stats + more + sum(extra)


PARTS = ("head", "body", "legs1", "legs2", "wings", "tail")


@pytest.fixture(scope="module")
def sample(base: Catalog) -> Sample:
    chance = random.Random(1859)
    native = base.card_set
    numbered = [(card, native.stats[n]) for n, card in enumerate(base.cards, start=1)]
    decks = {deck: [one for one in numbered if one[0].deck == deck] for deck in ("small", "large")}
    settled: list[set[str]] = []
    best: dict[str, list[int]] = {biome.id: [] for biome in base.biomes}
    pairs: list[int] = []
    species: list[int] = []
    for _ in range(HANDS):
        hand = chance.sample(decks["small"], 5) + chance.sample(decks["large"], 5)
        parts = [card.part for card, _ in hand]
        pairs.append(min(parts.count("head"), parts.count("body")))
        built = sorted(set(species_of(hand)))
        if built:
            species.append(chance.choice(built)[1])
        can: set[str] = set()
        for biome, place in zip(base.biomes, native.biomes, strict=True):
            food = {"herbivore": biome.plants, "carnivore": biome.meat}
            both = biome.plants + biome.meat
            values = [
                place.adaptation_of(stats)
                for diet, stats in built
                if place.is_satisfied_by(stats) and hearts_in(stats) <= food.get(diet, both)
            ]
            if values:
                can.add(biome.id)
                best[biome.id].append(max(values))
        settled.append(can)
    tables = [chance.sample([biome.id for biome in base.biomes], 4) for _ in settled]
    counts = [len(can & set(four)) for can, four in zip(settled, tables, strict=True)]
    return Sample(
        reach={biome.id: mean(biome.id in can for can in settled) for biome in base.biomes},
        best=best,
        founders=mean(count > 0 for count in counts),
        choice=mean(counts),
        pairs=pairs,
        species=species,
    )


def test_nearly_every_hand_can_found_a_species(sample: Sample) -> None:
    assert 0.91 <= sample.founders <= 0.97


def test_a_hand_has_a_real_choice_of_biomes(sample: Sample) -> None:
    assert 2.9 <= sample.choice <= 3.4


def test_a_hand_holds_two_or_three_species(sample: Sample) -> None:
    assert 1.7 <= mean(sample.pairs) <= 2.6
    assert max(sample.pairs) <= 5


def test_easy_biomes_are_easy_and_hard_ones_hard(base: Catalog, sample: Sample) -> None:
    for biome in base.biomes:
        low, high = (0.75, 0.95) if biome.reward == 2 else (0.36, 0.70)
        assert low <= sample.reach[biome.id] <= high, biome.id


def test_best_adaptation_of_a_hand(sample: Sample) -> None:
    for biome, values in sample.best.items():
        assert 3 <= median(values) <= 6, biome
        assert 4 <= sorted(values)[int(0.9 * len(values))] <= 9, biome


def test_species_stay_in_the_range_of_the_rulebook_examples(sample: Sample) -> None:
    hearts = sorted(int(hearts_in(stats)) for stats in sample.species)
    assert median(hearts) in (2, 3)
    assert hearts[int(0.9 * len(hearts))] <= 5
    strength = sorted(int(competition_in(stats)) for stats in sample.species)
    assert 2 <= median(strength) <= 4
    assert strength[-1] <= 12


def test_some_species_need_no_food(base: Catalog) -> None:
    heads = [card.hearts for card in base.cards if card.part == "head"]
    bodies = [card.hearts for card in base.cards if card.part == "body"]
    none = mean(head + body == 0 for head in heads for body in bodies)
    assert 0.05 <= none <= 0.20


def test_most_species_can_be_hunted(base: Catalog) -> None:
    heads = [bool(card.special) for card in base.cards if card.part == "head"]
    bodies = [bool(card.special) for card in base.cards if card.part == "body"]
    safe = mean(head or body for head in heads for body in bodies)
    assert 0.10 <= safe <= 0.20
