"""Card faces: what an animal card and a biome card show, and a whole set of them.

All numbers a species adds up over its cards are packed into one integer, so that adding two such
integers adds every number at once:

    run | climb << 7 | fly << 14 | swim << 21 | heat << 28 | cold << 35
        | hearts << 42 | competition << 49 | dig << 56 | poison << 59

Biome cards pack their adaptation weights and minimum counts the same way, abilities only.

Sites of a body, and what other parts take up of them, are packed too:

    leg pairs | wings << 4 | tails << 8
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    ALL_EVENTS,
    BODY,
    HEAD,
    LARGE,
    LEGS1,
    LEGS2,
    NO_CARD,
    NO_DIET,
    NO_ROLE,
    PART_KEYS,
    RAINFOREST,
    SMALL,
    TAIL,
    WINGS,
)
from galapagos.kernel.bits import bit, shifted
from galapagos.kernel.kept import Numbers, Packer, Shared

MAX_ANIMAL_CARDS: Final = 255
"""A card number must fit into eight bits of an action."""
MAX_BIOME_CARDS: Final = 60
"""Sets of biomes are bit masks."""
MAX_CARD_STAT: Final = 21
"""Largest number on one card: six such cards still add up inside seven bits."""
MAX_STAT: Final = 127

WING_SITE: Final = 4
TAIL_SITE: Final = 8

_FIELD: Final = 7
_HEARTS_AT: Final = 42
_COMPETITION_AT: Final = 49
_DIG_AT: Final = 56
_POISON_AT: Final = 59
_HIGHEST: Final = 1 << 6 | 1 << 13 | 1 << 20 | 1 << 27 | 1 << 34 | 1 << 41
"""The highest bits of the six ability counters."""
PROTECTION: Final = 63 << _DIG_AT
"""The bits of packed stats that are not all zero if any card digs or is poisonous."""


def pack_abilities(
    run: i64 = 0, climb: i64 = 0, fly: i64 = 0, swim: i64 = 0, heat: i64 = 0, cold: i64 = 0
) -> i64:
    """Pack six ability counters, weights or minimum counts, each 0 … 127."""
    return run | climb << 7 | fly << 14 | swim << 21 | heat << 28 | cold << 35


def pack_stats(
    abilities: i64, hearts: i64 = 0, competition: i64 = 0, dig: i64 = 0, poison: i64 = 0
) -> i64:
    """Pack everything an animal card adds to its species; ``dig`` and ``poison`` are 0 or 1."""
    return (
        abilities
        | hearts << _HEARTS_AT
        | competition << _COMPETITION_AT
        | dig << _DIG_AT
        | poison << _POISON_AT
    )


def ability_in(stats: i64, ability: i64) -> i64:
    """Return one ability counter of packed stats."""
    return (stats >> (ability * _FIELD)) & MAX_STAT


def hearts_in(stats: i64) -> i64:
    return (stats >> _HEARTS_AT) & MAX_STAT


def competition_in(stats: i64) -> i64:
    return (stats >> _COMPETITION_AT) & MAX_STAT


def digs(stats: i64) -> bool:
    return (stats >> _DIG_AT) & 7 != 0


def is_poisonous(stats: i64) -> bool:
    return (stats >> _POISON_AT) & 7 != 0


@final
@mypyc_attr(acyclic=True)
class AnimalCard:
    """One animal card: its part, what it adds to a species, and the sites of a body."""

    def __init__(
        self,
        part: i64,
        stats: i64,
        diet: i64 = NO_DIET,
        leg_sites: i64 = 0,
        wing_sites: i64 = 0,
        tail_sites: i64 = 0,
    ) -> None:
        self.part = part
        """HEAD, BODY, LEGS1, LEGS2, WINGS or TAIL."""
        self.stats = stats
        """Abilities, hearts, competition, dig, poison; see `pack_stats`."""
        self.diet = diet
        """HERBIVORE, CARNIVORE or OMNIVORE on a head, else NO_DIET."""
        self.leg_sites = leg_sites
        """Leg pairs a body can carry, 0 … 2; 0 on every other part (DC-ANAT-03)."""
        self.wing_sites = wing_sites
        self.tail_sites = tail_sites

    def __repr__(self) -> str:
        return f"<AnimalCard {PART_KEYS[self.part]}: {hearts_in(self.stats)} hearts>"

    def size(self) -> i64:
        """DC-CMP-01: bodies and double leg pairs are large, everything else is small."""
        if self.part == BODY or self.part == LEGS2:
            return LARGE
        return SMALL

    def sites(self) -> i64:
        """DC-ANAT-03: the sites of a body, packed; none on every other part."""
        return self.leg_sites | self.wing_sites << WING_SITE | self.tail_sites << TAIL_SITE

    def sites_taken(self) -> i64:
        """DC-ANAT-03, -04: the sites that a part takes up, packed; a head and a body none."""
        if self.part == LEGS1:
            return 1
        if self.part == LEGS2:
            return 2
        if self.part == WINGS:
            return 1 << WING_SITE
        if self.part == TAIL:
            return 1 << TAIL_SITE
        return 0

    def place(self) -> i64:
        """Return the first place at which a card of this part lies."""
        if self.part == HEAD:
            return 0
        if self.part == BODY:
            return 1
        if self.part == WINGS:
            return 4
        if self.part == TAIL:
            return 5
        return 2

    def is_twin(self, other: "AnimalCard") -> bool:
        """Whether two cards differ at most in the animal drawn on them."""
        return (
            self.part == other.part
            and self.stats == other.stats
            and self.diet == other.diet
            and self.leg_sites == other.leg_sites
            and self.wing_sites == other.wing_sites
            and self.tail_sites == other.tail_sites
        )


@final
@mypyc_attr(acyclic=True)
class BiomeCard:
    """One biome card (DC-TERM-05)."""

    def __init__(
        self,
        plants: i64,
        meat: i64,
        reward: i64,
        adaptation: i64,
        needs: list[int],
        forbidden: i64 = 0,
        pair: i64 = 0,
        role: i64 = NO_ROLE,
        beginner: bool = False,
    ) -> None:
        self.plants = plants
        self.meat = meat
        self.reward = reward
        """2 = easy to reach, 3 = hard."""
        self.adaptation = adaptation
        """How often each ability symbol stands among the adaptation symbols, packed."""
        self.symbols: vec[i64] = vec[i64]()
        """The same symbols one by one, each as the place of its counter in packed stats."""
        for ability in range(ABILITY_COUNT):
            for copy in range(ability_in(adaptation, ability)):
                self.symbols = append(self.symbols, ability * _FIELD)
        self.needs: vec[i64] = vec[i64]()
        """DC-TERM-07: the alternatives, each the packed minimum counts; empty = no demand."""
        for need in needs:
            self.needs = append(self.needs, need)
        self.forbidden = forbidden
        """Mask of forbidden abilities."""
        self.pair = pair
        """Number of its pair of related biomes, from 1; 0 for a single biome (DC-2P-01)."""
        self.role = role
        """NO_ROLE, HOT_DESERT, ICE, MOUNTAIN or RAINFOREST."""
        self.beginner = beginner
        """One of the four fixed biomes of the beginner game (DC-BEG-01)."""
        self.forbidden_fields: i64 = 0
        for ability in range(ABILITY_COUNT):
            number: i64 = ability
            if forbidden & bit(number):
                self.forbidden_fields |= shifted(MAX_STAT, number * _FIELD)

    def __repr__(self) -> str:
        return f"<BiomeCard: {self.plants} plants, {self.meat} meat, reward {self.reward}>"

    def adaptation_of(self, stats: i64) -> i64:
        """DC-TERM-06: the sum of the counters for every adaptation symbol (ruling Q32)."""
        total: i64 = 0
        for place in self.symbols:
            total += (stats >> place) & MAX_STAT
        return total

    def is_satisfied_by(self, stats: i64) -> bool:
        """DC-TERM-07: no forbidden symbol, and one alternative holds completely (Q31)."""
        if stats & self.forbidden_fields:
            return False
        if len(self.needs) == 0:
            return True
        return any(_reaches(stats, self.needs[index]) for index in range(len(self.needs)))


def _reaches(stats: i64, minimum: i64) -> bool:
    """Whether every packed counter is at least the packed minimum; all are compared at once."""
    # The highest bits of the counters, without those of the minimum, lend to the bits below: what
    # is left of them says which lower bits were enough where the highest are equal.
    enough = (stats | _HIGHEST) - (minimum & ~_HIGHEST)
    reached = (stats & ~minimum) | (~(stats ^ minimum) & enough)
    return reached & _HIGHEST == _HIGHEST


@final
class CardSet:
    """A set of cards to play with. Never changed; every state of a game shares it.

    Animal cards are numbered from 1 in the order given, biome cards from 0. The sixteen events
    are known to the rules; ``events`` says which of them are in the set.
    """

    def __init__(
        self,
        name: str,
        animals: list[AnimalCard],
        biomes: list[BiomeCard],
        events: i64 = ALL_EVENTS,
    ) -> None:
        self.name = name
        self.animals: list[AnimalCard] = [AnimalCard(NO_CARD, 0)] + animals
        """By card number; entry 0 is no card and adds nothing."""
        self.biomes = biomes
        self.events = events
        self.stats: vec[i64] = vec[i64]()
        self.part: vec[i64] = vec[i64]()
        self.place: vec[i64] = vec[i64]()
        self.diet: vec[i64] = vec[i64]()
        self.sites: vec[i64] = vec[i64]()
        self.sites_taken: vec[i64] = vec[i64]()
        self.size: vec[i64] = vec[i64]()
        self.twin: vec[i64] = vec[i64]()
        """The lowest card number with the same face but for the animal."""
        self.whole: list[vec[i64]] = []
        """All small and all large animal cards, as a pile."""
        self.rainforest: i64 = -1
        """The Tropical rainforest, which a volcano turns into (ruling Q91); -1 if missing."""
        for number in range(len(self.animals)):
            card = self.animals[number]
            self.stats = append(self.stats, card.stats)
            self.part = append(self.part, card.part)
            self.place = append(self.place, card.place())
            self.diet = append(self.diet, card.diet)
            self.sites = append(self.sites, card.sites())
            self.sites_taken = append(self.sites_taken, card.sites_taken())
            self.size = append(self.size, card.size())
            self.twin = append(self.twin, self._first_twin(number))
        for size in range(2):
            self.whole.append(self._all_of(size))
        for number in range(len(biomes)):
            if biomes[number].role == RAINFOREST:
                self.rainforest = number
        self._content = b""

    def content(self) -> bytes:
        """Return everything that the rules know of the cards, by which sets are compared and kept;
        made once."""
        if not self._content:
            self._content = self._packed()
        return self._content

    def _packed(self) -> bytes:
        packer = Packer()
        packer.add(self.events)
        packer.add(self.animal_count())
        packer.add(len(self.biomes))
        packer.add_text(self.name)
        for card in self.animals[1:]:
            packer.add(card.part)
            packer.add(card.stats)
            packer.add(card.diet)
            packer.add(card.leg_sites)
            packer.add(card.wing_sites)
            packer.add(card.tail_sites)
        for biome in self.biomes:
            packer.add(biome.plants)
            packer.add(biome.meat)
            packer.add(biome.reward)
            packer.add(biome.adaptation)
            packer.add(biome.forbidden)
            packer.add(biome.pair)
            packer.add(biome.role)
            packer.add_flag(biome.beginner)
            packer.add_row(biome.needs)
        return packer.sealed()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def __reduce__(self) -> tuple[object, ...]:
        return shared_cards, (self.content(),)

    def __repr__(self) -> str:
        return (
            f"<CardSet {self.name}: {self.animal_count()} animal cards, {len(self.biomes)} biomes>"
        )

    def _all_of(self, size: i64) -> vec[i64]:
        pile = no_cards(self)
        for number in range(1, len(self.animals)):
            if self.size[number] == size:
                pile[number] = 1
        return pile

    def _first_twin(self, number: i64) -> i64:
        card = self.animals[number]
        for other in range(1, number):
            if self.animals[other].is_twin(card):
                return other
        return number

    def animal_count(self) -> i64:
        return len(self.animals) - 1

    def all_biomes(self) -> i64:
        """Return the mask of all biome cards."""
        count: i64 = len(self.biomes)
        return bit(count) - 1


def no_cards(cards: CardSet) -> vec[i64]:
    """Return an empty pile: a count of zero for every animal card of the set."""
    size: i64 = len(cards.animals)
    return vec[i64]([0] * size)


_shared: Final[Shared[CardSet]] = Shared()


def shared_cards(content: bytes) -> CardSet:
    """Return the card set with this `CardSet.content`."""
    found = _shared.find(content)
    if found is not None:
        return found
    numbers = Numbers(content)
    cards = _read_set(numbers)
    numbers.finish()
    return _shared.remember(content, cards)


def _read_set(numbers: Numbers) -> CardSet:
    events = numbers.next()
    animal_count = numbers.next()
    biome_count = numbers.next()
    name = numbers.text()
    animals = [_animal(numbers) for _card in range(animal_count)]
    biomes = [_biome(numbers) for _card in range(biome_count)]
    return CardSet(name, animals, biomes, events)


def _animal(numbers: Numbers) -> AnimalCard:
    part = numbers.next()
    stats = numbers.next()
    diet = numbers.next()
    leg_sites = numbers.next()
    wing_sites = numbers.next()
    return AnimalCard(part, stats, diet, leg_sites, wing_sites, numbers.next())


def _biome(numbers: Numbers) -> BiomeCard:
    plants = numbers.next()
    meat = numbers.next()
    reward = numbers.next()
    adaptation = numbers.next()
    forbidden = numbers.next()
    pair = numbers.next()
    role = numbers.next()
    beginner = numbers.flag()
    needs = [int(need) for need in numbers.row()]
    return BiomeCard(plants, meat, reward, adaptation, needs, forbidden, pair, role, beginner)
