"""The reference algorithms of the specification (section 14) written a second time, as plainly as
they stand there: food, viability and evaluation of tables made of stat blocks.

Nothing of `galapagos.games.darwin.rules` is used but the names of its switches, so that a slip of
the rules core is not repeated here. Choices fall on the species that came first.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from galapagos.games.darwin.rules.options import Options

EPIDEMIC = "EPIDEMIC"
SUPPLIES = {"MEAT_BOOM": (2, 6), "PLANT_BOOM": (6, 2), "METEOR": (4, 3)}
"""Plants and meat of biomes that are not hard (ruling Q69)."""
SEATS = 6


@dataclass
class Place:
    """A biome."""

    name: str
    plants: int
    meat: int
    reward: int
    symbols: list[str]
    alternatives: list[dict[str, int]]
    forbidden: list[str]


@dataclass
class Beast:
    """A species; ``arrival`` tells who came first."""

    name: str
    owner: int
    place: Place
    diet: str
    hearts: int
    competition: int
    abilities: dict[str, int]
    protected: bool
    points: int
    arrival: int
    plants: int = 0
    meat: int = 0

    def missing(self) -> int:
        return self.hearts - self.plants - self.meat


@dataclass
class World:
    """A table, and what becomes of it."""

    places: list[Place]
    beasts: list[Beast]
    event: str
    first: int
    options: Options
    dead: dict[str, str] = field(default_factory=dict)
    eaten: dict[str, str] = field(default_factory=dict)

    # --- terms ---

    def adaptation(self, one: Beast) -> int:
        return sum(one.abilities.get(symbol, 0) for symbol in one.place.symbols)

    def competition(self, one: Beast) -> int:
        return 0 if self.event == EPIDEMIC and one.diet != "H" else one.competition

    def rank(self, one: Beast) -> tuple[int, int, int]:
        """The better the higher."""
        return (self.adaptation(one), self.competition(one), one.hearts)

    def satisfies(self, one: Beast) -> bool:
        if any(one.abilities.get(symbol, 0) for symbol in one.place.forbidden):
            return False
        holds = [
            all(one.abilities.get(symbol, 0) >= count for symbol, count in alternative.items())
            for alternative in one.place.alternatives
        ]
        return not holds or any(holds)

    def living(self, place: Place) -> list[Beast]:
        return [one for one in self.beasts if one.place is place and one.name not in self.dead]

    def leaders(self, place: Place) -> list[str]:
        able = [
            one for one in self.living(place) if self.satisfies(one) and self.adaptation(one) > 0
        ]
        best = max(map(self.rank, able), default=None)
        return sorted(one.name for one in able if self.rank(one) == best)

    # --- food ---

    def distribute(self, place: Place) -> None:
        plants, meat = place.plants, place.meat
        if place.reward < 3:
            plants, meat = SUPPLIES.get(self.event, (plants, meat))
        for one in self.living(place):
            one.plants = one.meat = 0
        eaters = [one for one in self.living(place) if self.satisfies(one)]
        self._serve([one for one in eaters if one.diet in "HO"], "plants", plants)
        self._serve([one for one in eaters if one.diet in "CO"], "meat", meat)

    def _serve(self, eaters: list[Beast], kind: str, pool: int) -> None:
        for rank in sorted(set(map(self.rank, eaters)), reverse=True):
            group = [one for one in eaters if self.rank(one) == rank]
            while hungry := [one for one in group if one.missing() > 0]:
                if pool < len(hungry):
                    if not self.options.remainder_goes_on:
                        return
                    break
                for one in hungry:
                    setattr(one, kind, getattr(one, kind) + 1)
                pool -= len(hungry)

    # --- evaluation ---

    def judge_food(self, place: Place, favoured: str = "") -> None:
        """Step 2 in one place; the favoured one goes before tied carnivores of its owner."""
        self._starve(place)
        failed = -1
        hunters = [one for one in self.living(place) if one.diet == "C"]
        for hunter in sorted(hunters, key=lambda one: self._hunting_order(one, favoured)):
            if hunter.hearts == 0 and not self.options.zero_hearts_are_prey:
                continue
            if self.adaptation(hunter) < failed:
                self.dead[hunter.name] = "lower_carnivore"
            elif not self._feeds(hunter, place):
                self.dead[hunter.name] = "hunger"
                failed = max(failed, self.adaptation(hunter))

    def _starve(self, place: Place) -> None:
        while hungry := [
            one for one in self.living(place) if one.diet != "C" and one.missing() > 0
        ]:
            if not self.options.food_is_redistributed:
                self.dead |= dict.fromkeys([one.name for one in hungry], "hunger")
                return
            best = max(map(self.rank, hungry))
            self.dead |= {one.name: "hunger" for one in hungry if self.rank(one) == best}
            self.distribute(place)

    def _hunting_order(self, one: Beast, favoured: str) -> tuple[object, ...]:
        worse = tuple(-value for value in self.rank(one))
        return (*worse, (one.owner - self.first) % SEATS, one.name != favoured, one.arrival)

    def _feeds(self, hunter: Beast, place: Place) -> bool:
        deficit = hunter.missing()
        while deficit > 0:
            prey = self.edible(hunter, place)
            if not prey:
                return False
            victim = min(prey, key=lambda one: (self.rank(one), one.arrival))
            self.dead[victim.name] = "eaten"
            self.eaten[victim.name] = hunter.name
            deficit -= victim.hearts
        return True

    def edible(self, hunter: Beast, place: Place) -> list[Beast]:
        if self.event == EPIDEMIC:
            return []
        return [
            one
            for one in self.living(place)
            if one.diet != "C"
            and not one.protected
            and (one.hearts > 0 or self.options.zero_hearts_are_prey)
            and self.adaptation(one) <= self.adaptation(hunter)
            and self.competition(one) <= self.competition(hunter)
        ]

    def judge_requirements(self, beasts: Iterable[Beast]) -> None:
        for one in beasts:
            if not self.satisfies(one):
                self.dead[one.name] = "requirement"

    def evaluate(self) -> dict[str, int]:
        """All five steps; return the points of the living."""
        self.judge_requirements(self.beasts)
        for place in self.places:
            self.judge_food(place)
        alive = [one for one in self.beasts if one.name not in self.dead]
        points = {one.name: one.points + 1 for one in alive}
        for place in self.places:
            for name in self.leaders(place):
                points[name] += place.reward
        keys = {
            one.name: (self.competition(one), self.adaptation(one), one.hearts)
            for one in alive
            if self.competition(one) > 0
        }
        for prize, key in zip((3, 2, 1), sorted(set(keys.values()), reverse=True), strict=False):
            for name in [name for name in keys if keys[name] == key]:
                points[name] += prize
        return points

    def is_viable(self, one: Beast) -> bool:
        """The viability test of a species as an action leaves it. Uses the world up."""
        if not self.satisfies(one):
            return False
        self.distribute(one.place)
        if one.diet != "C":
            return one.missing() <= 0
        self.judge_requirements(self.living(one.place))
        if self.options.loose_prey:
            prey = self.edible(one, one.place)
            return sum(other.hearts for other in prey) >= one.missing()
        self.judge_food(one.place, one.name)
        return one.name not in self.dead
