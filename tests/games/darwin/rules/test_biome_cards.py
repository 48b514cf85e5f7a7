"""Biome cards: packed counters are compared and added all at once, as if one by one."""

from galapagos.games.darwin.rules.cards import BiomeCard, pack_abilities, pack_stats
from galapagos.kernel.chance import Chance, mix

EDGES = [0, 0, 1, 2, 3, 62, 63, 64, 65, 126, 127]


def test_needs_and_adaptation_are_those_of_each_counter() -> None:
    """DC-TERM-06, DC-TERM-07"""
    chance = Chance(mix(1))

    def six() -> list[int]:
        return [EDGES[chance.below(len(EDGES))] for _ in range(6)]

    answers = set()
    for _ in range(3_000):
        own, need = six(), [one * int(chance.below(3) == 0) for one in six()]
        weights = [int(chance.below(3)) for _ in range(6)]
        rest = [int(chance.below(128)), int(chance.below(128)), 6, 6]
        stats = pack_stats(pack_abilities(*own), *rest)
        biome = BiomeCard(1, 1, 2, pack_abilities(*weights), [pack_abilities(*need)])
        reaches = all(one >= least for one, least in zip(own, need, strict=True))
        answers.add(reaches)
        assert biome.is_satisfied_by(stats) == reaches
        counted = sum(one * weight for one, weight in zip(own, weights, strict=True))
        assert biome.adaptation_of(stats) == counted
    assert answers == {True, False}
