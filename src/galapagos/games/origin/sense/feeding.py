"""Scores of the actions of Origin's feeding phase, and of the answers it asks for."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import kind_of, n_of, trait_of, x_of, y_of
from galapagos.games.origin.rules.state import (
    HAS_HUNTED,
    IS_ASLEEP,
    IS_POISONED,
    PAIR_WAS_USED,
    Animal,
    Player,
    State,
)
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    FAT_TISSUE,
    HAS_BURROWING,
    HAS_CARNIVOROUS,
    HAS_POISONOUS,
    HIBERNATION,
    PRINTED_PLUS,
    SYMBIOSIS,
)
from galapagos.games.origin.sense.worth import (
    can_sleep,
    escape_chance,
    is_friend,
    prey_value,
    worth,
)

_STORE: Final = 0.7
"""A token laid up as fat."""
_DENY: Final = 0.25
"""A token that a foe does not get."""
_FOE: Final = 0.8
"""What a foe's loss is worth against an own gain of the same size, with two sides."""
_EXTRA_CARD: Final = 1.6
"""An extra card in the variant, against the point it costs, while the pile is full."""


@final
class Hunger:
    """What a seat knows of everybody's hunger while it weighs its feeding actions."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.own_need: i64 = 0
        self.foe_need: i64 = 0
        rivals: i64 = 0
        for player in state.players:
            if len(player.animals) == 0:
                continue
            owner = player.animals[0].seat
            if is_friend(state, seat, owner):
                if owner == seat:
                    self.own_need = _hunger_of(player)
            else:
                rivals += 1
                self.foe_need += _hunger_of(player)
        self.foe_loss = _FOE
        if rivals > 1:
            self.foe_loss = _FOE / float(rivals) + 0.1
        self.is_scarce = state.centre < self.own_need + self.foe_need

    def score(self, action: i64) -> float:
        state = self.state
        kind = kind_of(action)
        if kind == act.TAKE:
            return self._take(state.animal(x_of(action)))
        if kind == act.HUNT:
            return self._hunt(state.animal(x_of(action)), state.animal(y_of(action)))
        if kind == act.BURN:
            return self._burn(state.animal(x_of(action)), n_of(action))
        if kind == act.HIBERNATE:
            return self._sleep(state.animal(x_of(action)))
        if kind == act.GRAZE:
            return self._graze()
        if kind == act.PIRATE:
            return self._rob(state.animal(x_of(action)), state.animal(y_of(action)))
        if kind == act.USE_PAIR:
            return 1.0 + self._token(state.animal(y_of(action)))
        if kind == act.SCAVENGE_WITH:
            return self._token(state.animal(x_of(action)))
        if kind == act.RUN:
            return 5.0
        if kind == act.MIMIC:
            return self._mimic(state.animal(y_of(action)))
        if kind == act.SHED:
            return self._shed(action)
        if kind == act.DECLARE:
            return self._declare(n_of(action))
        return 0.0

    # --- food --------------------------------------------------------------------------------

    def _token(self, animal: Animal) -> float:
        """Return what one token more is worth on an animal."""
        hunger = animal.hunger()
        if hunger == 0:
            if self.state.last:
                return 0.02
            return _STORE
        value = worth(self.state, animal) / float(hunger)
        if animal.marks & IS_POISONED:
            return 0.05
        if animal.traits & HAS_BURROWING and hunger == 1:
            value += 0.5
        return value

    def _take(self, animal: Animal) -> float:
        state = self.state
        value = self._token(animal)
        hunger = animal.hunger()
        if hunger > 0:
            if hunger > (state.centre + 1) // 2 + animal.fat and not self._may_hunt(animal):
                # It will hardly be fed any more.
                value *= 0.35
            if can_sleep(state, animal):
                value *= 0.35
            elif animal.fat >= hunger:
                value *= 0.5
            elif self._may_hunt(animal):
                value *= 0.6
        if self.is_scarce:
            value += _DENY
        return value + self._pairs_of(animal)

    def _pairs_of(self, animal: Animal) -> float:
        """Return what the pair cards of an animal would pass on to its partners."""
        value = 0.0
        player = self.state.players[animal.seat]
        for pair in player.pairs:
            if pair.joins(animal.serial) and pair.marks & PAIR_WAS_USED == 0:
                partner = player.find(pair.partner(animal.serial))
                if partner is not None and partner.hunger() + partner.fat_room() > 0:
                    if pair.trait != SYMBIOSIS:
                        value += 0.7 * self._token(partner)
                    elif pair.first == animal.serial:
                        value += 0.3
        return value

    def _may_hunt(self, animal: Animal) -> bool:
        if animal.traits & HAS_CARNIVOROUS == 0 or animal.marks & HAS_HUNTED:
            return False
        return prey_value(self.state, animal) > 0.0

    def _burn(self, animal: Animal, n: i64) -> float:
        """Fat is for when nothing else is left; all that is needed at once."""
        hunger = animal.hunger()
        value = worth(self.state, animal) * float(n) / float(hunger)
        if n < hunger and self.state.centre == 0:
            value *= 0.3
        if self.state.centre > 0:
            value *= 0.3
        return value - 0.3

    def _sleep(self, animal: Animal) -> float:
        """Sleep is free but cannot be repeated in the next round: when food will not do."""
        value = worth(self.state, animal)
        if self.state.centre == 0 or self.own_need > (self.state.centre + 1) // 2:
            return value
        return 0.1

    def _graze(self) -> float:
        if self.own_need == 0 and self.foe_need > 0:
            return 1.5
        if self.foe_need > self.own_need and self.state.centre > 2 * self.own_need:
            return 0.8
        return -0.5

    def _rob(self, pirate: Animal, victim: Animal) -> float:
        value = 0.5 + self._token(pirate)
        loss = worth(self.state, victim) / float(victim.appetite())
        if is_friend(self.state, self.seat, victim.seat):
            return value - loss - 1.0
        return value + self.foe_loss * loss

    # --- hunting -----------------------------------------------------------------------------

    def _hunt(self, hunter: Animal, prey: Animal) -> float:
        state = self.state
        falls = 1.0 - escape_chance(state, prey)
        food = hunter.hunger()
        if food > 2:
            food = 2
        gain = 0.3
        if food > 0:
            gain = worth(state, hunter) * float(food) / float(hunter.hunger())
        elif not state.last:
            gain = _STORE
        value = gain * falls
        if prey.traits & HAS_POISONOUS:
            value -= falls * worth(state, hunter) * 1.2
        if is_friend(state, self.seat, prey.seat):
            value -= falls * worth(state, prey) * 1.1
            if prey.hunger() > state.centre + prey.fat and not can_sleep(state, prey):
                # It would starve anyway.
                value += falls * worth(state, prey) * 0.8
        else:
            value += self.foe_loss * falls * worth(state, prey)
            if prey.is_fed():
                value += 0.4
        return value

    def _mimic(self, substitute: Animal) -> float:
        """Send the attack to what is worth least, or to what the hunter will regret."""
        value = 4.0 - 0.6 * worth(self.state, substitute) * (
            1.0 - escape_chance(self.state, substitute)
        )
        if substitute.traits & HAS_POISONOUS:
            value += 1.5
        return value

    def _shed(self, action: i64) -> float:
        """Give up what is worth least; a parasite gladly, but not for its points at the end."""
        trait = trait_of(action)
        prey = self.state.animal(self.state.prey)
        plus: i64 = PRINTED_PLUS[trait]
        value = 2.5 - 0.3 * float(plus)
        if prey.hunger() > 0:
            value += 1.0 * float(plus)
        if trait == FAT_TISSUE and n_of(action) != 0:
            value -= 0.6
        if trait >= COMMUNICATION:
            value -= 0.8
        if trait == HIBERNATION and prey.marks & IS_ASLEEP:
            value -= 2.0
        return value

    # --- the variant -------------------------------------------------------------------------

    def _declare(self, n: i64) -> float:
        """Cards while there are rounds left to use them, points later."""
        state = self.state
        full = float(state.deck.size * state.options.decks())
        card = _EXTRA_CARD * float(state.pile_size) / full + 0.4
        return float(n) * (card - 1.0)


def _hunger_of(player: Player) -> i64:
    missing: i64 = 0
    for animal in player.animals:
        missing += animal.hunger()
    return missing
