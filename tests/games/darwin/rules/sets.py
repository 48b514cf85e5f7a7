"""A made-up card set that never changes, so that what is counted with it stays the same."""

from functools import cache

from galapagos.games.darwin.rules.cards import (
    AnimalCard,
    BiomeCard,
    CardSet,
    pack_abilities,
    pack_stats,
)
from galapagos.games.darwin.rules.terms import (
    BODY,
    CARNIVORE,
    HEAD,
    HERBIVORE,
    HOT_DESERT,
    ICE,
    LEGS1,
    LEGS2,
    MOUNTAIN,
    NO_DIET,
    OMNIVORE,
    RAINFOREST,
    TAIL,
    WINGS,
)

_COUNTS = ((HEAD, 60), (WINGS, 20), (LEGS1, 35), (TAIL, 20), (BODY, 68), (LEGS2, 34))
_ROLES = {2: MOUNTAIN, 3: MOUNTAIN, 10: HOT_DESERT, 11: HOT_DESERT, 14: ICE, 15: ICE}
_RAINFOREST = 16
_BEGINNER = (0, 2, 8, _RAINFOREST)


@cache
def plain_set() -> CardSet:
    """237 cards and 22 biomes with values from a small arithmetic."""
    animals = [_animal(part, number) for part, count in _COUNTS for number in range(count)]
    return CardSet("plain", animals, [_biome(number) for number in range(22)])


def _animal(part: int, number: int) -> AnimalCard:
    spread = (number * 7 + part * 5) % 12
    abilities = [0] * 6
    abilities[number % 6] = 1 + spread % 3
    if part != HEAD:
        abilities[(number // 6 + part) % 6] += 1
    if abilities[4] and abilities[5]:
        abilities[5] = 0
    stats = pack_stats(
        pack_abilities(*abilities),
        hearts=(number * 5 + part) % 3 if part != TAIL else 0,
        competition=spread % 4,
        dig=int(number % 11 == 0),
        poison=int(number % 13 == 0),
    )
    diet = (HERBIVORE, CARNIVORE, OMNIVORE, HERBIVORE)[number % 4] if part == HEAD else NO_DIET
    if part != BODY:
        return AnimalCard(part, stats, diet)
    return AnimalCard(part, stats, diet, (2, 2, 1, 0)[number % 4], 1, int(number % 7 != 0))


def _biome(number: int) -> BiomeCard:
    weights = [0] * 6
    weights[number % 6] += 1
    weights[(number * 5 + 1) % 6] += 1
    need = [0] * 6
    need[number % 6] = 1 + int(number % 5 == 0)
    other = [0] * 6
    other[(number + 2) % 6] = 1
    needs = [int(pack_abilities(*need)), int(pack_abilities(*other))] if number % 4 else []
    role = RAINFOREST if number == _RAINFOREST else _ROLES.get(number, 0)
    return BiomeCard(
        8 - number % 7,
        2 + number % 5,
        3 if role in (HOT_DESERT, ICE, MOUNTAIN) else 2,
        int(pack_abilities(*weights)),
        needs,
        (1 << 5 if number % 6 == 4 else 0) | (1 << 4 if number % 6 == 5 else 0),
        number // 2 + 1 if number < 18 else 0,
        role,
        number in _BEGINNER,
    )
