"""Origin's animals for `galapagos draw` and the gallery."""

import random
from collections.abc import Iterator
from typing import Final

from galapagos.games.drawings import Drawings, Item, Section
from galapagos.games.origin.art.animal import Animal, Link, animal_svg, row_svg
from galapagos.games.origin.art.body import COLOURS
from galapagos.games.origin.art.mood import MOODS
from galapagos.games.origin.rules.terms import TRAIT_KEYS

SEED: Final = 1859
ANIMALS: Final = 24


class OriginDrawings(Drawings):
    def find(self, what: str, language: str, theme: str) -> str | None:
        kind, colon, name = what.partition(":")
        traits = frozenset(filter(None, name.split("+")))
        if kind != "animal" or not colon or not traits <= set(TRAIT_KEYS):
            return None
        return animal_svg(Animal(traits))

    def kinds(self) -> str:
        return f"animal:TRAIT+TRAIT with any traits of {', '.join(TRAIT_KEYS)}"

    def gallery(self, language: str) -> Iterator[Section]:
        yield Section("animals", "Animals of Origin", 240, tuple(_animals()))
        yield Section("states", "How they feel", 200, tuple(_states()))
        yield Section("pairs", "Partners", 700, tuple(_rows()))

    def strip(self) -> list[tuple[str, float]]:
        pirate = Animal(frozenset(("swimming", "piracy", "poisonous")), "blue")
        return [(animal_svg(pirate, food=False), 276)]


def _animals() -> Iterator[Item]:
    for i, trait in enumerate(TRAIT_KEYS):
        slots = 3 if trait == "fat_tissue" else 0
        animal = Animal(
            frozenset((trait,)), COLOURS[i % len(COLOURS)], fat_slots=slots, fat=slots // 2
        )
        yield Item(trait, trait.replace("_", " "), animal_svg(animal))
    rng = random.Random(SEED)
    for i in range(ANIMALS):
        animal = random_animal(rng)
        yield Item(f"animal-{i + 1}", f"{len(animal.traits)} traits", animal_svg(animal))
    every = Animal(frozenset(TRAIT_KEYS), "teal", 5, 2, 1, 4, 2)
    yield Item("all-nineteen", "all nineteen", animal_svg(every))


def _states() -> Iterator[Item]:
    for coat, traits in (("green", ()), ("red", ("carnivorous",)), ("blue", ("sharp_vision",))):
        for state in MOODS:
            animal = Animal(frozenset(traits), coat, state=state)
            name = f"{coat}-{state or 'plain'}"
            yield Item(name, state or "as in the book", animal_svg(animal, food=False))


def random_animal(rng: random.Random) -> Animal:
    """Draw an animal with some traits, food and fat."""
    traits = frozenset(rng.sample(TRAIT_KEYS, rng.randint(1, 6)))
    needs = rng.randint(1, 4)
    food = rng.randint(0, needs)
    slots = rng.randint(1, 4) if "fat_tissue" in traits else 0
    extra = rng.randint(0, needs - food)
    state = "asleep" if "hibernation" in traits and rng.random() < 0.5 else ""
    fat = rng.randint(0, slots)
    return Animal(traits, rng.choice(COLOURS), needs, food, extra, slots, fat, state)


def _rows() -> Iterator[Item]:
    chain = [
        Animal(frozenset(("communication", "cooperation")), "red", 2, 1, 1),
        Animal(frozenset(("communication", "cooperation", "symbiosis")), "red", 1, 1),
        Animal(frozenset(("symbiosis", "swimming")), "red", 2, 1),
    ]
    links = [Link("communication", 0, 1), Link("cooperation", 0, 1), Link("symbiosis", 1, 2)]
    yield Item("chain", "a chain of partners", row_svg(chain, links))
