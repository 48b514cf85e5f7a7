"""What things are worth in Origin: animals, cards, food, threats. Rough numbers in points."""

from typing import Final

from mypy_extensions import i64

from galapagos.games.origin.rules.state import (
    IS_ASLEEP,
    IS_POISONED,
    SLEPT_LAST,
    Animal,
    Player,
    State,
)
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    FEEDING,
    HAS_CARNIVOROUS,
    HAS_HIBERNATION,
    HAS_MIMICRY,
    HAS_POISONOUS,
    HAS_RUNNING,
    HAS_TAIL_LOSS,
)
from galapagos.games.origin.rules.traits.protection import prey_obstacles

_SURVIVAL: Final = 1.2
"""A survivor brings a card in the next round."""
_FAT: Final = 0.7
_POISON_DETERS: Final = 0.35

# Food tokens a seat can hope for from the centre in one round, by number of players: the mean of
# the dice and the bonus, shared equally (EV-FOOD-02, EV-2DECK-03 … 06).
_SHARE: Final[list[float]] = [0.0, 0.0, 2.75, 2.33, 2.25, 2.5, 2.42, 2.29, 2.25]


def is_friend(state: State, one: i64, other: i64) -> bool:
    """Whether two seats win together."""
    if one == other:
        return True
    if not state.options.teams:
        return False
    half = state.options.players // 2
    return one % half == other % half


def worth(state: State, animal: Animal) -> float:
    """Return what an animal is worth to its owner if it survives this round."""
    points: i64 = 2 + len(animal.cards) + animal.plus
    value = float(points) + _FAT * float(animal.fat)
    if not state.last:
        value += _SURVIVAL
    return value


def can_sleep(state: State, animal: Animal) -> bool:
    """Whether an animal could still fall asleep in the coming or running feeding phase."""
    if animal.traits & HAS_HIBERNATION == 0 or state.last:
        return False
    return animal.marks & (SLEPT_LAST | IS_ASLEEP) == 0


def need(state: State, animal: Animal) -> i64:
    """Return the tokens an animal has to get from elsewhere to live through this round."""
    if animal.marks & IS_POISONED or can_sleep(state, animal):
        return 0
    missing = animal.hunger() - animal.fat
    if missing < 0:
        return 0
    return missing


def needs(state: State, player: Player) -> i64:
    total: i64 = 0
    for animal in player.animals:
        total += need(state, animal)
    return total


def hunter_threatens(state: State, hunter: Animal, prey: Animal) -> bool:
    """Whether a carnivore could hunt an animal this round as both stand."""
    if hunter.traits & HAS_CARNIVOROUS == 0 or hunter.marks & IS_ASLEEP:
        return False
    return prey_obstacles(state, hunter, prey) == 0


def escape_chance(state: State, prey: Animal) -> float:
    """Return the chance that a hunted animal itself lives on."""
    risk = 1.0
    if prey.traits & HAS_RUNNING:
        risk *= 0.5
    if prey.traits & HAS_TAIL_LOSS:
        risk *= 0.15
    if prey.traits & HAS_MIMICRY and len(state.players[prey.seat].animals) > 1:
        risk *= 0.4
    return 1.0 - risk


def threat(state: State, prey: Animal) -> float:
    """Return the chance, 0 … 1, that somebody's carnivore kills this animal in a round."""
    safe = 1.0
    for player in state.players:
        for hunter in player.animals:
            if hunter.seat != prey.seat and hunter_threatens(state, hunter, prey):
                herd: i64 = 1
                for other in state.players[prey.seat].animals:
                    if prey_obstacles(state, hunter, other) == 0:
                        herd += 1
                safe *= 1.0 - 1.3 / float(herd + 1)
    risk = (1.0 - safe) * (1.0 - escape_chance(state, prey))
    if prey.traits & HAS_POISONOUS:
        risk *= _POISON_DETERS
    return risk


def prey_value(state: State, hunter: Animal) -> float:
    """Return what the best prey of a carnivore is worth to somebody who does not own it."""
    best = 0.0
    for player in state.players:
        for prey in player.animals:
            if is_friend(state, prey.seat, hunter.seat) or prey.traits & HAS_POISONOUS:
                continue
            if prey_obstacles(state, hunter, prey) == 0:
                value = worth(state, prey) * (1.0 - escape_chance(state, prey))
                if value > best:
                    best = value
    return best


def income(state: State, seat: i64) -> float:
    """Return the food tokens a seat can hope for this round, apart from fat."""
    player = state.players[seat]
    food = _SHARE[state.options.players]
    if state.phase == FEEDING:
        food = float(state.centre) / float(state.options.players)
    for animal in player.animals:
        if animal.traits & HAS_CARNIVOROUS and prey_value(state, animal) > 0.0:
            food += 1.5
    for pair in player.pairs:
        if pair.trait == COOPERATION:
            food += 1.2
        elif pair.trait == COMMUNICATION:
            food += 0.6
    return food
