"""A crowd: the species of one biome in rank order, with what they hold and what became of them.

The real distribution, every viability test and every hunt are worked out on one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.games.darwin.rules.cards import PROTECTION, competition_in, hearts_in
from galapagos.games.darwin.rules.terms import EPIDEMIC, HERBIVORE, NO_SPECIES

# Twenty bits each: the sums of the largest card set stay far below.
_AD_AT: Final = 40
_COMPETITION_AT: Final = 20
_LOW: Final = (1 << 20) - 1

# Flags of a member of a crowd.
IS_DEAD: Final = 1
IS_JUDGED: Final = 2
IS_GUARDED: Final = 4

# What a crowd remembers of a question.
NOT_ASKED: Final = 0
ANSWERED_NO: Final = 1
ANSWERED_YES: Final = 2
_PLACES: Final = 128


def rank_key(adaptation: i64, competition: i64, hearts: i64) -> i64:
    """DC-TERM-09: adaptation, then competition, then hearts; equal keys are exactly tied."""
    return adaptation << _AD_AT | competition << _COMPETITION_AT | hearts


def key_adaptation(key: i64) -> i64:
    return key >> _AD_AT


def key_competition(key: i64) -> i64:
    return (key >> _COMPETITION_AT) & _LOW


def effective_competition(event: i64, diet: i64, stats: i64) -> i64:
    """DC-TERM-13: 0 for carnivores and omnivores while Epidemic is active (Q53)."""
    if event == EPIDEMIC and diet != HERBIVORE:
        return 0
    return competition_in(stats)


@final
@mypyc_attr(acyclic=True)
class Memory:
    """What was asked about some crowds: the newest questions, whichever crowd they were about, so
    that what is asked in a row lies close together."""

    def __init__(self) -> None:
        self.asked: vec[i64] = vec[i64]([0] * (2 * _PLACES))
        """Question after question, each with its answer beside the age of the crowd."""
        self.age: i64 = 0
        """How often a crowd has become another one."""

    def __repr__(self) -> str:
        return f"<Memory of {self.age} crowds>"


def _place_of(question: i64) -> i64:
    # Diet and hearts, competition, adaptation: the factors are those by which few questions of
    # played games share a place.
    return ((question + (question >> 22) * 27 + (question >> 42) * 19) & (_PLACES - 1)) << 1


@final
@mypyc_attr(acyclic=True)
class Crowd:
    """Species of one biome, best rank first. Reused, so that asking allocates nothing."""

    def __init__(self, memory: Memory | None = None) -> None:
        self.count: i64 = 0
        self.key: vec[i64] = vec[i64]([0] * 16)
        self.hearts: vec[i64] = vec[i64]([0] * 16)
        self.diet: vec[i64] = vec[i64]([0] * 16)
        self.owner: vec[i64] = vec[i64]([0] * 16)
        self.uid: vec[i64] = vec[i64]([0] * 16)
        self.plants: vec[i64] = vec[i64]([0] * 16)
        self.meat: vec[i64] = vec[i64]([0] * 16)
        self.flags: vec[i64] = vec[i64]([0] * 16)
        self.but: i64 = NO_SPECIES
        """The species that was left out; and of which state and slot it is the crowd, by"""
        self.since: i64 = -1
        """the state's ``changes``."""
        self.age: i64 = 0
        """Since when it is this crowd; older answers do not count."""
        self.memory = memory
        """Which it may have in common with others; none until it has something to `forget`."""

    def __repr__(self) -> str:
        return f"<Crowd of {self.count} species>"

    def clear(self) -> None:
        self.count = 0

    def forget(self) -> None:
        """Forget all answers, which were about another crowd, and remember from now on."""
        memory = self.memory
        if memory is None:
            memory = Memory()
            self.memory = memory
        memory.age += 1
        self.age = memory.age

    def recall(self, question: i64) -> i64:
        """Return NOT_ASKED, ANSWERED_NO or ANSWERED_YES."""
        memory = self.memory
        if memory is None:
            return NOT_ASKED
        asked = memory.asked
        place = _place_of(question)
        answer = asked[place + 1]
        if asked[place] != question or answer >> 2 != self.age:
            return NOT_ASKED
        return answer & 3

    def remember(self, question: i64, answer: bool) -> None:
        memory = self.memory
        if memory is None:
            return
        asked = memory.asked
        place = _place_of(question)
        asked[place] = question
        if answer:
            asked[place + 1] = self.age << 2 | ANSWERED_YES
        else:
            asked[place + 1] = self.age << 2 | ANSWERED_NO

    def add(self, event: i64, uid: i64, owner: i64, adaptation: i64, diet: i64, stats: i64) -> i64:
        """Insert a species by rank, after those tied with it; return its place."""
        hearts = hearts_in(stats)
        key = rank_key(adaptation, effective_competition(event, diet, stats), hearts)
        place = self.count
        if place == len(self.key):
            self._grow()
        # Nobody has been served yet, so that food need not move with its holder.
        self.plants[place] = 0
        self.meat[place] = 0
        while place > 0 and self.key[place - 1] < key:
            self._move(place - 1, place)
            place -= 1
        self.key[place] = key
        self.hearts[place] = hearts
        self.diet[place] = diet
        self.owner[place] = owner
        self.uid[place] = uid
        flags: i64 = 0
        if stats & PROTECTION:
            flags = IS_GUARDED
        self.flags[place] = flags
        self.count += 1
        return place

    def _move(self, source: i64, target: i64) -> None:
        self.key[target] = self.key[source]
        self.hearts[target] = self.hearts[source]
        self.diet[target] = self.diet[source]
        self.owner[target] = self.owner[source]
        self.uid[target] = self.uid[source]
        self.flags[target] = self.flags[source]

    def leave(self, place: i64) -> None:
        """Take a species out again, and with it all that became of the others since it came."""
        self.count -= 1
        for index in range(place, self.count):
            self._move(index + 1, index)
        for index in range(self.count):
            self.flags[index] &= IS_GUARDED

    def _grow(self) -> None:
        self.key = append(self.key, 0)
        self.hearts = append(self.hearts, 0)
        self.diet = append(self.diet, 0)
        self.owner = append(self.owner, 0)
        self.uid = append(self.uid, 0)
        self.plants = append(self.plants, 0)
        self.meat = append(self.meat, 0)
        self.flags = append(self.flags, 0)

    def place_of(self, uid: i64) -> i64:
        """Return the place of a species, -1 if it is not in the crowd."""
        for place in range(self.count):
            if self.uid[place] == uid:
                return place
        return -1

    def group_end(self, place: i64) -> i64:
        """Return the first place after the group of exactly tied species at a place."""
        key = self.key[place]
        place += 1
        while place < self.count and self.key[place] == key:
            place += 1
        return place

    def missing(self, place: i64) -> i64:
        """Return the food units a species still needs."""
        return self.hearts[place] - self.plants[place] - self.meat[place]

    def is_alive(self, place: i64) -> bool:
        return self.flags[place] & IS_DEAD == 0
