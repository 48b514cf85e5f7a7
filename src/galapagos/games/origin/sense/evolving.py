"""Scores of the actions of Origin's evolution phase: what a card is best played as, and where."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import face_of, kind_of, trait_of, x_of, y_of
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import (
    CAMOUFLAGE,
    CARNIVOROUS,
    FAT_TISSUE,
    HAS_CARNIVOROUS,
    HIBERNATION,
    HIGH_BODY_WEIGHT,
    NO_TRAIT,
    PARASITE,
    POISONOUS,
    SCAVENGER,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
)
from galapagos.games.origin.sense.worth import (
    income,
    is_friend,
    needs,
    prey_value,
    threat,
    worth,
)

_HOLD: Final = 0.35
"""What keeping the cards for the next round is worth; nothing in the last one."""

# What a trait is good for besides its point, to an animal that lives on, by trait number.
_USE: Final[list[float]] = [
    0.0,  # carnivorous: by prey
    0.8,  # fat tissue
    0.0,  # high body weight: by threat
    0.0,  # parasite
    0.3,  # swimming
    0.2,  # running
    0.1,  # mimicry
    0.2,  # tail loss
    0.2,  # burrowing
    0.3,  # camouflage
    0.0,  # sharp vision
    0.4,  # scavenger
    0.9,  # hibernation
    0.2,  # poisonous
    0.5,  # piracy
    0.1,  # grazing
    0.9,  # communication
    1.3,  # cooperation
    0.1,  # symbiosis
]


@final
class Plan:
    """What a seat knows of its needs while it weighs the cards of its hand."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.spare = income(state, seat) - float(needs(state, state.players[seat]))
        """Tokens it can hope for beyond what its animals need."""
        self.animals: i64 = len(state.players[seat].animals)

    def score(self, action: i64) -> float:
        kind = kind_of(action)
        if kind == act.PLAY_ANIMAL:
            return self._animal() - 0.15 * self._best_use(face_of(action))
        if kind == act.PLAY_TRAIT:
            return self._trait(trait_of(action), self.state.animal(x_of(action)))
        if kind == act.PLAY_PAIR:
            first = self.state.animal(x_of(action))
            return self._pair(trait_of(action), first, self.state.animal(y_of(action)))
        if self.state.last:
            return 0.0
        return _HOLD

    def _animal(self) -> float:
        """A new animal: two points and a card a round, if it can be fed."""
        value = 3.2
        if self.state.last:
            value = 2.0
        return value * self._fed(1)

    def _fed(self, more: i64) -> float:
        """Return the chance that so many more tokens can be found."""
        left = self.spare - float(more)
        if left >= 1.0:
            return 1.0
        chance = 0.65 + 0.35 * left
        if chance < 0.05:
            return 0.05
        return chance

    def _best_use(self, face: i64) -> float:
        """Return what a face would be good for as a trait: cheap ones become animals."""
        deck = self.state.deck
        best = _USE[deck.first[face]]
        if deck.second[face] != NO_TRAIT and _USE[deck.second[face]] > best:
            best = _USE[deck.second[face]]
        if deck.offers(face, CARNIVOROUS) and best < 1.0:
            best = 1.0
        return best

    def _trait(self, trait: i64, animal: Animal) -> float:
        if trait == PARASITE:
            return self._parasite(animal)
        state = self.state
        lives = 1.0 - threat(state, animal)
        # Every trait card on a survivor is a point (EV-SCORE-02); before the last round it may
        # still die.
        value = 0.8 * lives
        if state.last:
            value = lives
        if trait == CARNIVOROUS:
            return value + self._carnivore(animal)
        if trait == HIGH_BODY_WEIGHT:
            value = 2.0 * value * self._fed(1) - (1.0 - self._fed(1)) * worth(state, animal)
            return value + self._shelter(animal, trait)
        if trait == FAT_TISSUE:
            if state.last:
                return value
            return value + _USE[trait] / (1.0 + float(animal.fat_cards))
        if trait == SHARP_VISION and animal.traits & HAS_CARNIVOROUS:
            value += 0.4
        if trait == SCAVENGER:
            return value + 0.3 * float(self._hunters())
        if trait == HIBERNATION and state.last:
            return value
        if (trait >= SWIMMING and trait <= CAMOUFLAGE) or trait == POISONOUS:
            value += self._shelter(animal, trait)
        if trait == SWIMMING and animal.traits & HAS_CARNIVOROUS:
            return value - 0.8
        if state.last:
            return value
        return value + _USE[trait]

    def _carnivore(self, animal: Animal) -> float:
        """A carnivore is worth its prey, and costs a token more."""
        animal.traits |= HAS_CARNIVOROUS
        prey = prey_value(self.state, animal)
        animal.traits &= ~HAS_CARNIVOROUS
        value = 1.0 * self._fed(1)
        if prey > 0.0:
            return value + 0.55 * prey
        return value - (1.0 - self._fed(1)) * worth(self.state, animal)

    def _shelter(self, animal: Animal, trait: i64) -> float:
        """Return what a trait saves an animal from the carnivores on the table."""
        before = threat(self.state, animal)
        if before == 0.0:
            return 0.0
        bit: i64 = 1 << trait
        animal.traits |= bit
        after = threat(self.state, animal)
        animal.traits &= ~bit
        return (before - after) * worth(self.state, animal)

    def _hunters(self) -> i64:
        found: i64 = 0
        for player in self.state.players:
            for animal in player.animals:
                if animal.traits & HAS_CARNIVOROUS:
                    found += 1
        return found

    def _parasite(self, animal: Animal) -> float:
        """Two tokens more for a foe's animal; if it lives all the same, three points for him."""
        if is_friend(self.state, self.seat, animal.seat):
            return -3.0
        state = self.state
        owner = state.players[animal.seat]
        left = income(state, animal.seat) - float(needs(state, owner)) - 2.0
        dies = 0.6 - 0.2 * left
        if dies > 0.95:
            dies = 0.95
        if dies < 0.1:
            dies = 0.1
        value = dies * worth(state, animal)
        if state.last:
            return value - (1.0 - dies) * 3.0
        return value - (1.0 - dies) * 1.0

    def _pair(self, trait: i64, first: Animal, second: Animal) -> float:
        state = self.state
        lives = (1.0 - threat(state, first)) * (1.0 - threat(state, second))
        value = lives
        if trait == SYMBIOSIS:
            saved = threat(state, second) * worth(state, second)
            return value + saved - 0.4
        hunger = first.plus + second.plus
        return value + lives * _USE[trait] * (1.0 + 0.2 * float(hunger))
