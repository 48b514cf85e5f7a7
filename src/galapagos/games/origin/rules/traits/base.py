"""What a trait can do: the hooks that the rules call. A trait overrides those it needs.

Obstacles are masks of refusal codes, 0 for allowed; asking never changes anything.
"""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules.refusals import (
    CARNIVORE_OR_SCAVENGER,
    DUPLICATE_TRAIT,
    NOT_YOUR_ANIMAL,
)
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.kernel.moves import Moves

# How a defence ends.
FAILED: Final = 0
ESCAPED: Final = 1
REDIRECTED: Final = 2


class Trait:
    """One of the nineteen traits, named by its number in ``terms``."""

    def __init__(self, number: i64) -> None:
        self.number = number
        self.bit: i64 = 1 << number
        self.barred_by = self.bit
        """Mask of the traits beside which it cannot be laid. EV-EVO-10: no trait twice."""

    def __repr__(self) -> str:
        return f"<Trait {TRAIT_KEYS[self.number]}>"

    # --- laying it ---------------------------------------------------------------------------

    def laying_obstacles(self, state: State, seat: i64, animal: Animal) -> i64:
        """EV-EVO-11: on an own animal, unless a trait beside it bars it."""
        obstacles = self.barring_obstacles(animal)
        if animal.seat != seat:
            obstacles |= NOT_YOUR_ANIMAL
        return obstacles

    def barring_obstacles(self, animal: Animal) -> i64:
        """Which traits of the animal bar this one, whoever lays it."""
        barring = animal.traits & self.barred_by
        obstacles: i64 = 0
        if barring & self.bit:
            obstacles |= DUPLICATE_TRAIT
        if barring & ~self.bit:
            # EV-EVO-12, EV-TRAIT-SCAVENGER-05: the only two that bar each other.
            obstacles |= CARNIVORE_OR_SCAVENGER
        return obstacles

    # --- protecting prey, limiting a hunter --------------------------------------------------

    def prey_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        """Why an animal with this trait is no legal prey for the hunter."""
        return 0

    def hunter_obstacles(self, state: State, hunter: Animal, prey: Animal) -> i64:
        """Why a hunter with this trait cannot hunt the prey."""
        return 0

    # --- using it in one's own feeding turn --------------------------------------------------

    def add_uses(self, state: State, animal: Animal, moves: Moves) -> None:
        """Add every legal use by an animal that carries the trait, in the owner's turn."""

    def use_obstacles(self, state: State, animal: Animal, action: i64) -> i64:
        """Why this use of the trait by one's own animal is not possible."""
        return 0

    def use(self, state: State, animal: Animal, action: i64) -> None:
        """Carry out a legal use."""

    # --- answering an attack -----------------------------------------------------------------

    def is_usable_defence(self, state: State, prey: Animal) -> bool:
        """Whether the prey, which carries the trait, has to answer the attack with it."""
        return False

    def add_defences(self, state: State, prey: Animal, moves: Moves) -> None:
        """Add every way in which the attacked animal can use the trait, if usable."""

    def defence_obstacles(self, state: State, prey: Animal, action: i64) -> i64:
        """Why the attacked animal cannot answer in this way."""
        return 0

    def defend(self, state: State, prey: Animal, action: i64) -> i64:
        """Carry out a defence and return how it ended: FAILED, ESCAPED or REDIRECTED."""
        return FAILED

    # --- after being eaten -------------------------------------------------------------------

    def after_eaten(self, state: State, hunter: Animal, prey: Animal) -> None:
        """What the eaten animal's trait does to the one that ate it."""
