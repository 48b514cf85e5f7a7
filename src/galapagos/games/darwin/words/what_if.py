"""Darwin again with one thing changed: would it still have happened?

Everything that decides over food, hunts, leaders and points lies open, so each trial runs the
rules on the view that the reader had then. Where the changed game asks for a choice that was never
made, all answers are tried; a species counts as saved only if it lives whatever is chosen.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import EAT
from galapagos.games.darwin.rules.cards import PROTECTION, pack_abilities, pack_stats
from galapagos.games.darwin.rules.evaluation import (
    begin_evaluation,
    eat,
    go_on_hunting,
    hunt_choice_kind,
    hunt_choices,
    reward,
)
from galapagos.games.darwin.rules.food import feed, is_trial_era, leaders_of, supply
from galapagos.games.darwin.rules.rules import DC_FOOD_02
from galapagos.games.darwin.rules.scoring import outcome_of
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import settle_in
from galapagos.games.darwin.rules.terms import ABILITY_KEYS, BIOME, FED, NO_EVENT
from galapagos.games.darwin.rules.transition import lay_biome
from galapagos.games.darwin.rules.world_events import begin_event, richest
from galapagos.kernel.chance import Chance, OutOfChance, Tape
from galapagos.kernel.events import Event, EventLog

Change = Callable[[State], None]
Fate = Callable[[State], bool]
"""Whether what is asked about holds in a state that has been changed."""
_MOST_BRANCHES = 100
_MOST_POINTS = 500


def holds(state: State, slot: int, change: Change, fate: Fate) -> bool:
    """Whether a fate holds once a copy is changed and the food of the slot handed out anew."""
    copy = _copied(state)
    change(copy)
    if not is_trial_era(copy):
        # DC-BEG-04: else it is handed out when all have passed.
        feed(copy, slot, DC_FOOD_02)
    try:
        return fate(copy)
    except OutOfChance:
        # Ruling Q45, option: a die would decide.
        return False


def _copied(state: State) -> State:
    copy = state.clone()
    copy.own_all()
    copy.chance = Chance(0, Tape(closed_dice=True, closed_draws=True))
    return copy


# --- fates -----------------------------------------------------------------------------------


def living(slot: int, uid: int) -> Fate:
    """A species survives steps 1 and 2 of the evaluation, whatever anybody chooses."""

    def fate(state: State) -> bool:
        for number, biome in enumerate(state.biomes):
            if number != slot:
                # DC-EVAL-FOOD-05: each biome is judged for itself.
                biome.species = []
        begin_evaluation(state)
        return _survives(state, uid, [_MOST_BRANCHES])

    return fate


def _survives(state: State, uid: int, left: list[int]) -> bool:
    while not go_on_hunting(state):
        choices = hunt_choices(state)
        left[0] -= len(choices)
        if left[0] < 0:
            return False
        return all(_survives(_chosen(state, int(one)), uid, left) for one in choices)
    return state.find(uid) is not None


def _chosen(state: State, uid: int) -> State:
    copy = _copied(state)
    _choose(copy, uid)
    return copy


def _choose(state: State, uid: int) -> None:
    if hunt_choice_kind(state) == EAT:
        eat(state, uid)
    else:
        state.hunter = uid


def being_fed(uid: int) -> Fate:
    """DC-TERM-14: a species has enough food as it stands."""
    return lambda state: state.species(uid).feeding() == FED


def leading(slot: int, uid: int) -> Fate:
    """DC-LEAD-01: a species leads its biome."""
    return lambda state: any(leader.uid == uid for leader in leaders_of(state, state.biomes[slot]))


def outliving_event(event: int, uid: int) -> Fate:
    """A species survives an event that is revealed now."""

    def fate(state: State) -> bool:
        state.event = event
        begin_event(state)
        return state.find(uid) is not None

    return fate


def not_richest(seat: int, uid: int) -> Fate:
    """DC-EVT-INTRUDERS-01: a species is not among those its owner may have to give up."""
    return lambda state: all(species.uid != uid for species in richest(state, seat))


def earning(uid: int, step: int, place: int) -> Fate:
    """A species earns points in a step of the evaluation, at this place or a better one."""

    def fate(state: State) -> bool:
        state.log = EventLog()
        reward(state)
        return any(
            event.kind == ev.POINTS_EARNED
            and (event.a, event.c) == (uid, step)
            and event.d <= place
            for event in state.log.events
        )

    return fate


# --- the real evaluation ---------------------------------------------------------------------


def judged(
    state: State, events: Sequence[Event], dice: Iterable[int], *, rewarded: bool
) -> State | None:
    """Return the table after the hunts of a recorded evaluation, its choices made again.

    None if they cannot be: then nothing is tried on it."""
    copy = state.clone()
    copy.own_all()
    copy.chance = Chance(0, Tape(list(dice), closed_dice=True, closed_draws=True))
    eaten = [(int(event.a), int(event.b)) for event in events if event.kind == ev.EATEN]
    first = [int(event.a) for event in events if event.kind == ev.HUNTS_FIRST]
    try:
        if not copy.options.is_kids():
            begin_evaluation(copy)
            while not go_on_hunting(copy):
                choice = _recorded(copy, eaten, first)
                if choice < 0:
                    return None
                _choose(copy, choice)
    except OutOfChance:
        return None
    if rewarded:
        reward(copy)
    return copy


def _recorded(state: State, eaten: list[tuple[int, int]], first: list[int]) -> int:
    choices = [int(uid) for uid in hunt_choices(state)]
    if hunt_choice_kind(state) == EAT:
        return next((uid for uid in choices if (int(state.hunter), uid) in eaten), -1)
    return first.pop(0) if first and first[0] in choices else -1


def winners(state: State, seat: int) -> Iterator[int]:
    """DC-END-03: yield who would win if a seat had no point more, one more, two …"""
    copy = state.clone()
    copy.own_all()
    for _ in range(_MOST_POINTS):
        yield int(outcome_of(copy).winners)
        copy.players[seat].bank += 1


# --- changes ---------------------------------------------------------------------------------


def nothing(state: State) -> None:
    """Change nothing."""


def plants(slot: int, n: int) -> Change:
    def change(state: State) -> None:
        state.biomes[slot].plants += n

    return change


def meat(slot: int, n: int) -> Change:
    def change(state: State) -> None:
        state.biomes[slot].meat += n

    return change


def without(uid: int) -> Change:
    """A species is not there."""

    def change(state: State) -> None:
        species = state.species(uid)
        state.biomes[species.slot].species.remove(species)

    return change


def adapted(uid: int, n: int) -> Change:
    def change(state: State) -> None:
        state.species(uid).adaptation += n

    return change


def stronger(uid: int, n: int) -> Change:
    """A species has more competition."""

    def change(state: State) -> None:
        state.species(uid).stats += pack_stats(0, competition=n)

    return change


def smaller(uid: int, n: int) -> Change:
    """A species has fewer hearts, and needs as much less food."""

    def change(state: State) -> None:
        state.species(uid).stats -= pack_stats(0, hearts=n)

    return change


def guarded(uid: int) -> Change:
    """DC-TERM-08: a species digs or is poisonous."""

    def change(state: State) -> None:
        state.species(uid).stats |= pack_stats(0, dig=1)

    return change


def exposed(uid: int) -> Change:
    def change(state: State) -> None:
        state.species(uid).stats &= ~PROTECTION

    return change


def able(uid: int, ability: int, n: int) -> Change:
    """A species has so much more, or less, of an ability; its adaptation follows."""

    def change(state: State) -> None:
        species = state.species(uid)
        species.stats += n * pack_abilities(**{ABILITY_KEYS[ability]: 1})
        settle_in(state, species)

    return change


def poorer(uid: int, n: int) -> Change:
    def change(state: State) -> None:
        state.species(uid).points -= n

    return change


def uneventful(slot: int) -> Change:
    """The lasting event is not there, nor the food it brings or takes."""

    def change(state: State) -> None:
        state.event = NO_EVENT
        supply(state, slot)

    return change


def unreplaced(slot: int, card: int) -> Change:
    """A slot still holds the biome that lay there before."""

    def change(state: State) -> None:
        biome = state.biomes[slot]
        lay_biome(state, biome, card, BIOME)
        supply(state, slot)
        for species in biome.species:
            settle_in(state, species)

    return change
