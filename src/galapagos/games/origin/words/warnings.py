"""What the table asks about once before it is done: choices that harm the one who makes them."""

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import kind_of, trait_of, x_of, y_of
from galapagos.games.origin.rules.state import IS_POISONED, Animal, Player, State
from galapagos.games.origin.rules.terms import FEEDING, HAS_POISONOUS, SYMBIOSIS
from galapagos.games.origin.words.names import Names
from galapagos.text.story import Risk


def risks(state: State, action: int, legal: list[int], names: Names) -> list[Risk]:
    """Return what the player should know before this legal action; mostly nothing."""
    kind = kind_of(action)
    if kind == act.PASS and state.phase == FEEDING:
        return _pass_risks(state, legal, names)
    if kind == act.PASS:
        return _no_animals(state, legal, names)
    if kind == act.HUNT:
        return _hunt_risks(state, action, names)
    if kind == act.PLAY_PAIR and trait_of(action) == SYMBIOSIS:
        player = state.players[x_of(action) >> 8]
        if closes_ring(player, x_of(action) & 255, y_of(action) & 255):
            # B-32
            return [_risk(names, "ring")]
    return []


def _pass_risks(state: State, legal: list[int], names: Names) -> list[Risk]:
    found = []
    hungry = [animal for animal in state.players[state.viewer].animals if animal.hunger() > 0]
    # B-04
    takers = [animal for animal in hungry if _can(act.TAKE, animal, legal)]
    if takers:
        found.append(_risk(names, "hungry_take", animals=_list(takers, names)))
    # EV-TRAIT-POISONOUS-01: neither fat nor sleep saves what is poisoned.
    hungry = [animal for animal in hungry if not animal.marks & IS_POISONED]
    # B-43
    fat = [animal for animal in hungry if animal.fat >= animal.hunger()]
    if fat:
        found.append(_risk(names, "fat_saves", animals=_list(fat, names)))
    sleepers = [animal for animal in hungry if _can(act.HIBERNATE, animal, legal)]
    if sleepers:
        found.append(_risk(names, "sleep_saves", animals=_list(sleepers, names)))
    return found


def _no_animals(state: State, legal: list[int], names: Names) -> list[Risk]:
    # EV-EVO-08: the pass is allowed, and nearly always a slip of the finger.
    has_animals = len(state.players[state.viewer].animals) > 0
    return [] if has_animals or len(legal) == 1 else [_risk(names, "no_animals")]


def _hunt_risks(state: State, action: int, names: Names) -> list[Risk]:
    found = []
    prey = state.animal(y_of(action))
    if prey.seat == state.viewer:
        found.append(_risk(names, "own_prey", prey=names.tag(y_of(action))))
    if prey.traits & HAS_POISONOUS:
        # EV-TRAIT-POISONOUS-01
        name, hunter = names.animal(y_of(action)), names.tag(x_of(action))
        found.append(_risk(names, "poison", prey=name, hunter=hunter))
    return found


def closes_ring(player: Player, representative: int, dependent: int) -> bool:
    """Whether the dependent already shields the representative, through however many others."""
    reached = {dependent}
    grows = True
    while grows:
        grows = False
        for pair in player.pairs:
            if pair.trait == SYMBIOSIS and pair.first in reached and pair.second not in reached:
                reached.add(int(pair.second))
                grows = True
    return representative in reached


def _can(kind: int, animal: Animal, legal: list[int]) -> bool:
    return act.pack(kind, animal.ref()) in legal


def _list(animals: list[Animal], names: Names) -> str:
    return names.words.items(names.tag(animal.ref()) for animal in animals)


def _risk(names: Names, key: str, **values: object) -> Risk:
    return Risk(key, names.words.tell(f"warning-{key}", **values))
