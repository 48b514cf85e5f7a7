"""What random hands of a card set can build, and where: the balance that needs no play."""

import random
from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from galapagos.games.darwin.lab.balance_tally import Tally
from galapagos.games.darwin.rules.cards import AnimalCard, BiomeCard, CardSet, hearts_in
from galapagos.games.darwin.rules.terms import (
    BODY,
    CARNIVORE,
    HEAD,
    HERBIVORE,
    LARGE,
    LEGS1,
    LEGS2,
    PART_COUNT,
    SMALL,
    TAIL,
    WINGS,
)

HANDS: Final = ((5, 5), (6, 4))
"""Hands that are looked at: so many small and so many large cards."""
_TABLE: Final = 4


def examine_hands(cards: CardSet, seed: int, tally: Tally) -> None:
    """Draw a random hand of each kind, and a table, and count what it could do in Era 1."""
    chance = random.Random(seed)
    table = chance.sample(range(len(cards.biomes)), _TABLE)
    for small, large in HANDS:
        hand = _draw(cards, chance, SMALL, small) + _draw(cards, chance, LARGE, large)
        _examine(cards, hand, table, f"{small}+{large}", tally)


def _draw(cards: CardSet, chance: random.Random, size: int, count: int) -> list[AnimalCard]:
    deck = [card for card in cards.animals[1:] if card.size() == size]
    return chance.sample(deck, count)


def _examine(
    cards: CardSet, hand: list[AnimalCard], table: list[int], kind: str, tally: Tally
) -> None:
    parts = [card.part for card in hand]
    species = sorted(set(buildable(hand)))
    reached = 0
    for number, biome in enumerate(cards.biomes):
        best = best_adaptation(biome, species)
        if best is None:
            continue
        tally.hands[f"{kind} reach", number] += 1
        tally.best[number, best] += kind == "5+5"
        reached += number in table
    tally.hands[f"{kind} pairs", min(parts.count(HEAD), parts.count(BODY))] += 1
    tally.hands[f"{kind} reached", reached] += 1


def best_adaptation(biome: BiomeCard, species: list[tuple[int, int]]) -> int | None:
    """Return the best adaptation with which one of these species could live in an empty biome."""
    best = None
    for diet, stats in species:
        adaptation = biome.adaptation_of(stats)
        if (best is None or adaptation > best) and biome.is_satisfied_by(stats):
            if hearts_in(stats) <= _food_for(biome, diet):
                best = int(adaptation)
    return best


def _food_for(biome: BiomeCard, diet: int) -> int:
    if diet == HERBIVORE:
        return biome.plants
    if diet == CARNIVORE:
        return biome.meat
    return biome.plants + biome.meat


def buildable(hand: list[AnimalCard]) -> Iterator[tuple[int, int]]:
    """Give diet and packed stats of every species that can be built from a hand (DC-ANAT)."""
    by_part: list[list[int]] = [[] for _ in range(PART_COUNT)]
    for card in hand:
        by_part[card.part].append(card.stats)
    heads = [card for card in hand if card.part == HEAD]
    pairs = [one + two for one, two in combinations(by_part[LEGS1], 2)]
    legs = {0: [0], 1: [0, *by_part[LEGS1]]}
    legs[2] = [*legs[1], *by_part[LEGS2], *pairs]
    for body in hand:
        if body.part != BODY:
            continue
        wings = [0, *by_part[WINGS]][: None if body.wing_sites else 1]
        tails = [0, *by_part[TAIL]][: None if body.tail_sites else 1]
        for extra in product(legs[body.leg_sites], wings, tails):
            for head in heads:
                yield head.diet, head.stats + body.stats + sum(extra)
