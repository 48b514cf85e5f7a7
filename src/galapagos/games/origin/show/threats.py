"""Who could hunt an animal of Origin now, and what keeps the others off: what a careful player sees
on the open table before anybody announces a hunt."""

from collections.abc import Iterator

from msgspec import Struct

from galapagos.games.origin.rules.feeding import receive_obstacles
from galapagos.games.origin.rules.refusals import (
    PREY_CAMOUFLAGED,
    PREY_IN_BURROW,
    PREY_SHIELDED,
    PREY_SWIMS,
    PREY_TOO_BIG,
)
from galapagos.games.origin.rules.state import (
    HAS_HUNTED,
    HAS_MIMICKED,
    HAS_RUN,
    IS_ASLEEP,
    Animal,
    State,
)
from galapagos.games.origin.rules.terms import (
    DIE_SIDES,
    EVOLUTION,
    FEEDING,
    HAS_CARNIVOROUS,
    HAS_MIMICRY,
    HAS_RUNNING,
    HAS_TAIL_LOSS,
    TRAIT_KEYS,
)
from galapagos.games.origin.rules.traits import DEFENCE_TRAITS
from galapagos.games.origin.rules.traits.protection import prey_obstacles
from galapagos.games.origin.rules.traits.running import ESCAPES_FROM
from galapagos.kernel.names import animal_name

_SHIELDS = {
    PREY_SHIELDED: "symbiosis",
    PREY_SWIMS: "swimming",
    PREY_TOO_BIG: "high_body_weight",
    PREY_CAMOUFLAGED: "camouflage",
    PREY_IN_BURROW: "burrowing",
}


class HunterView(Struct, frozen=True):
    """An animal of somebody else that could hunt this one in this phase."""

    tag: str
    catch: float
    """Chance that it is eaten, its owner defending it as well as can be."""


class Danger(Struct, frozen=True):
    """Who could hunt an animal, and the traits that keep off those who could hunt otherwise."""

    hunters: list[HunterView]
    shields: list[str]


SAFE = Danger([], [])


def hungry_hunters(state: State) -> list[Animal]:
    """Return whoever may still hunt in this round, whosever turn it is."""
    if state.phase not in (EVOLUTION, FEEDING):
        return []
    return list(_hunters(state))


def _hunters(state: State) -> Iterator[Animal]:
    for seat, player in enumerate(state.players):
        if state.phase == FEEDING and state.has_passed(seat):
            continue
        for animal in player.animals:
            is_spent = animal.marks & (HAS_HUNTED | IS_ASLEEP)
            if animal.traits & HAS_CARNIVOROUS and not is_spent:
                if receive_obstacles(state, animal) == 0:
                    yield animal


def danger(state: State, prey: Animal, hunters: list[Animal]) -> Danger:
    """Return what the hunters of others mean for an animal."""
    found: list[HunterView] = []
    in_the_way = 0
    for hunter in hunters:
        if hunter.seat == prey.seat:
            continue
        obstacles = prey_obstacles(state, hunter, prey)
        if obstacles:
            in_the_way |= obstacles
        else:
            found.append(HunterView(animal_name(hunter.ref()), 1.0 - _saves(state, hunter, prey)))
    shields = [key for bit, key in _SHIELDS.items() if in_the_way & bit]
    return Danger(found, shields) if found or shields else SAFE


def _saves(state: State, hunter: Animal, prey: Animal) -> float:
    """Return how sure the best defence of an animal is, before a hunt is announced."""
    # EV-TRAIT-MIMICRY-03: the attack must have somebody to go to.
    mimics = prey.traits & HAS_MIMICRY and not prey.marks & HAS_MIMICKED
    others = [one for one in state.players[prey.seat].animals if one is not prey]
    if mimics and any(prey_obstacles(state, hunter, other) == 0 for other in others):
        return odds_of("mimicry")
    if prey.traits & HAS_TAIL_LOSS:
        return odds_of("tail_loss")
    runs = prey.traits & HAS_RUNNING and not prey.marks & HAS_RUN
    return odds_of("running") if runs else 0.0


def odds_of(defence: str) -> float:
    """EV-TRAIT-RUNNING-01, EV-TRAIT-TAIL_LOSS-01, EV-TRAIT-MIMICRY-01: how sure a defence is."""
    return (DIE_SIDES + 1 - ESCAPES_FROM) / DIE_SIDES if defence == "running" else 1.0


def defences_left(state: State, prey: Animal) -> list[str]:
    """EV-ATK-06: the traits with which an attacked animal would have to defend."""
    return [
        TRAIT_KEYS[trait.number]
        for trait in DEFENCE_TRAITS
        if prey.traits & trait.bit and trait.is_usable_defence(state, prey)
    ]
