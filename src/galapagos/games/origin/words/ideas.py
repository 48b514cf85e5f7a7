"""The changes that are tried on a fate in Origin, the most telling first, and how they are told.

The one list of what-ifs of this game; `what_if` runs the rules with them.
"""

from collections.abc import Iterator, Mapping
from functools import partial

from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules.actions import ref_seat
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import (
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    FAT_TISSUE,
    HIGH_BODY_WEIGHT,
    PARASITE,
    POISONOUS,
    RUNNING,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
)
from galapagos.games.origin.words import what_if as change
from galapagos.games.origin.words.names import Names
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Told, WhatIf

_PROTECTION = (CAMOUFLAGE, SWIMMING, HIGH_BODY_WEIGHT, BURROWING)
"""EV-ATK-04: traits of prey that make some hunts illegal."""
_SENSES = (SHARP_VISION, HIGH_BODY_WEIGHT, SWIMMING)
"""EV-ATK-04: traits of hunters that make some hunts legal."""
_HUNGRY_TRAITS = (PARASITE, HIGH_BODY_WEIGHT, CARNIVOROUS)
"""EV-FEED-07: traits that ask for more food."""


class Ideas:
    """What could have been otherwise in one game of Origin, for one reader."""

    def __init__(self, history: Timeline, names: Names) -> None:
        self._history = history
        self._names = names
        self._trials = change.Trials(history, names.viewer)

    # --- hunger ------------------------------------------------------------------------------

    def against_hunger(self, ref: int, first: int, passed: int, last: int) -> list[WhatIf]:
        """What would have fed an animal: from the first step of the feeding phase, from that of
        its owner's pass, or at the last one."""
        return [
            partial(self._fed, ref, passed, last),
            partial(self._cared, "what_if-burn", ref, passed, last, change.burning(ref)),
            partial(self._cared, "what_if-sleep", ref, passed, last, change.sleeping(ref)),
            *(partial(self._without_trait, ref, first, last, one) for one in _HUNGRY_TRAITS),
            partial(self._fat_left, ref, passed, last),
        ]

    def against_hits(self, ref: int, hits: Mapping[int, int], last: int) -> list[WhatIf]:
        """What robbers took and prey denied it, by step and event of each."""
        events = self._history.events
        robbed = [n for n in hits.values() if events[n].kind == ev.ROBBED]
        ideas: list[WhatIf] = [partial(self._not_robbed, ref, len(robbed), last)] if robbed else []
        for step, number in hits.items():
            if events[number].kind == ev.RAN:
                prey = int(events[number].a)
                ideas.append(partial(self._caught, ref, prey, step, last))
        return ideas

    def _cared(self, key: str, ref: int, passed: int, last: int, care: change.Care) -> Told | None:
        if not self._trials.saved(passed, last, ref, change.nothing, care):
            return None
        return self._tell(key, ref)

    def _fed(self, ref: int, passed: int, last: int) -> Told | None:
        """How the owner could have fed it: as things were, with more food, or on its own."""
        return (
            self._cared("what_if-take", ref, passed, last, change.feeding(ref))
            or self._more_food(ref, passed, last)
            or self._unjoined(ref, passed, last)
        )

    def _more_food(self, ref: int, passed: int, last: int) -> Told | None:
        hunger = int(self._trials.game(passed).state.animal(ref).hunger())
        for food in range(1, hunger + 1):
            supply = change.supplied(food)
            if self._trials.saved(passed, last, ref, supply, change.feeding(ref)):
                return self._tell("what_if-more_food", ref, food, n=food)
        return None

    def _fat_left(self, ref: int, passed: int, last: int) -> Told | None:
        animal = self._trials.game(passed).state.animal(ref)
        for fat in range(1, int(animal.fat_room()) + 1):
            fatten = change.fattened(ref, fat)
            if self._trials.saved(passed, last, ref, fatten, change.burning(ref)):
                return self._tell("what_if-fat_left", ref, fat, n=fat)
        return None

    def _without_trait(self, ref: int, first: int, last: int, trait: int) -> Told | None:
        if not self._has(ref, trait, last):
            return None
        # A Parasite does nothing but eat; the others may have been of use in this phase.
        start = last if trait == PARASITE else first
        if not self._trials.saved(start, last, ref, change.lacking(ref, trait), None):
            return None
        return self._tell("what_if-without_trait", ref, trait, trait=self._names.trait(trait))

    def _unjoined(self, ref: int, passed: int, last: int) -> Told | None:
        pairs = self._trials.game(passed).state.players[ref_seat(ref)].pairs
        if not any(pair.trait == SYMBIOSIS and pair.second == ref & 255 for pair in pairs):
            return None
        free = change.unjoined(ref, SYMBIOSIS)
        if not self._trials.saved(passed, last, ref, free, change.feeding(ref)):
            return None
        return self._tell("what_if-unjoined", ref)

    def _not_robbed(self, ref: int, times: int, last: int) -> Told | None:
        if not self._trials.saved(last, last, ref, change.given(ref, times), None):
            return None
        return self._tell("what_if-not_robbed", ref, times, n=times)

    def _caught(self, ref: int, prey: int, step: int, last: int) -> Told | None:
        """EV-TRAIT-RUNNING-02: the prey that escaped could have rolled a 1."""
        events = self._trials.events(step, last, change.nothing, [0])
        deaths = (ev.STARVED, ev.DIED_OF_POISON)
        died = any(event.kind in deaths and event.a == ref for event in events)
        if died or not any(event.kind == ev.EATEN and event.b == ref for event in events):
            return None
        return self._tell("what_if-caught", ref, prey, prey=self._names.animal(prey))

    # --- hunts -------------------------------------------------------------------------------

    def against_hunt(
        self, ref: int, hunter: int, start: int, run: int, *, is_dead: bool
    ) -> list[WhatIf]:
        """What would have kept an animal from its hunter; ``start`` is the step that made it the
        prey, ``run`` the one in which it ran (-1: it did not)."""
        ideas: list[WhatIf] = [
            partial(self._protected, ref, hunter, start),
            partial(self._ran_faster, ref, run),
            *(partial(self._senseless, ref, hunter, start, trait) for trait in _SENSES),
        ]
        if is_dead:
            ideas.append(partial(self._running, ref, start))
            ideas.append(partial(self._tail_loss, ref, start))
        return ideas

    def _protected(self, ref: int, hunter: int, start: int) -> Told | None:
        """EV-ATK-04: the traits that would have made the hunt illegal."""
        saving = [
            trait
            for trait in _PROTECTION
            if not self._has(ref, trait, start)
            and self._trials.is_refused(start, change.laid(ref, trait))
        ]
        if not saving:
            return None
        traits = self._names.words.either(self._names.trait(trait) for trait in saving)
        by = self._names.animal(hunter)
        return self._tell("what_if-illegal", ref, *saving, traits=traits, hunter=by)

    def _senseless(self, ref: int, hunter: int, start: int, trait: int) -> Told | None:
        if not self._has(hunter, trait, start):
            return None
        if not self._trials.is_refused(start, change.lacking(hunter, trait)):
            return None
        return self._tell(
            "what_if-senseless",
            ref,
            trait,
            trait=self._names.trait(trait),
            hunter=self._names.animal(hunter),
        )

    def _ran_faster(self, ref: int, run: int) -> Told | None:
        die = self._trials.escapes(run, ref, -1) if run >= 0 else 0
        return self._tell("what_if-ran_faster", ref, die, die=die) if die else None

    def _running(self, ref: int, start: int) -> Told | None:
        if self._has(ref, RUNNING, start):
            return None
        die = self._trials.escapes(start, ref, RUNNING)
        return self._tell("what_if-running", ref, die, die=die) if die else None

    def _tail_loss(self, ref: int, start: int) -> Told | None:
        has = self._has(ref, TAIL_LOSS, start)
        if has or not self._trials.sheds(start, ref, TAIL_LOSS):
            return None
        return self._tell("what_if-tail_loss", ref)

    def unpoisoned(self, ref: int, prey: int, first: int, last: int) -> Told | None:
        """EV-TRAIT-POISONOUS-01: the prey could have been harmless."""
        events = self._trials.events(first, last, change.lacking(prey, POISONOUS))
        deaths = (ev.POISONED, ev.DIED_OF_POISON, ev.STARVED)
        if not events or any(event.kind in deaths and event.a == ref for event in events):
            return None
        return self._tell("what_if-unpoisoned", ref, prey, prey=self._names.animal(prey))

    # --- food and points ---------------------------------------------------------------------

    def with_room(self, ref: int, food: int, step: int) -> Told | None:
        """EV-FEED-18: with free fat tissue nothing would have been lost."""
        if self._trials.game(step).state.find(ref) is None:
            return None

        def room(state: State) -> None:
            for _ in range(food):
                change.laid(ref, FAT_TISSUE)(state)

        events = self._trials.events(step, step, room)
        if not events or any(event.kind == ev.FOOD_LOST and event.a == ref for event in events):
            return None
        return self._tell("what_if-room", ref, food, n=food)

    def fed_victim(self, victim: int, hunger: int, step: int) -> Told | None:
        """EV-TRAIT-PIRACY-02: who is fed cannot be robbed."""
        if not self._trials.is_refused(step, change.given(victim, hunger)):
            return None
        return self._tell("what_if-fed_victim", victim, hunger, n=hunger)

    def winners(self, seat: int) -> Iterator[int]:
        """EV-SCORE-04: yield who would win if a player had no point more, one more, two …"""
        return self._trials.winners(seat)

    # --- asking and telling ------------------------------------------------------------------

    def _has(self, ref: int, trait: int, step: int) -> bool:
        return bool(self._trials.game(step).state.animal(ref).traits >> trait & 1)

    def _tell(self, key: str, ref: int, *about: int, **values: object) -> Told:
        """Tell of an animal and its owner."""
        names = self._names
        owner = names.who(int(ref_seat(ref)))
        text = names.words.tell(key, animal=names.animal(ref), **owner, **values)
        return Told(key, text, about)
