"""Why an animal of Origin died, went without food or lost something."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules import rules
from galapagos.games.origin.rules.actions import ref_seat
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.state import Animal, State, card_trait
from galapagos.games.origin.rules.terms import (
    FEEDING,
    HAS_MIMICRY,
    HAS_RUNNING,
    HAS_TAIL_LOSS,
    POISONOUS,
    PRINTED_PLUS,
    SYMBIOSIS,
)
from galapagos.games.origin.words.ideas import Ideas
from galapagos.games.origin.words.log import story
from galapagos.games.origin.words.names import Names
from galapagos.kernel.events import Event
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Account, Chain, back_from, causes, in_order, points_missing
from galapagos.text.people import People
from galapagos.text.story import Line

_WORTH = {
    ev.STARVED,
    ev.EATEN,
    ev.POISONED,
    ev.DIED_OF_POISON,
    ev.FOOD_LOST,
    ev.ROBBED,
    ev.CARD_SHED,
    ev.SCORED,
}
_DEFENCES = HAS_RUNNING | HAS_MIMICRY | HAS_TAIL_LOSS
_TO_CENTRE = {ev.FOOD_TAKEN: "explain-last_food", ev.GRAZED: "explain-last_grazed"}


class OriginAccount(Account):
    """The causes of events in one game of Origin, for one reader."""

    chapter = ev.ROUND_BEGAN
    scored = ev.SCORED
    rule_ids = RULE_IDS

    def __init__(self, history: Timeline, names: People) -> None:
        super().__init__(history, names)
        assert isinstance(names, Names)
        self.names: Names = names
        self._ideas = Ideas(history, names)

    def worth_explaining(self) -> list[Line]:
        return self.lines(n for n, event in enumerate(self.events) if event.kind in _WORTH)

    def lines(self, numbers: Iterable[int]) -> list[Line]:
        found: list[Line] = []
        for number in numbers:
            found += story([self.events[number]], self.names, details=True, first=number)
        return found

    def told_with(self, event: int) -> list[int]:
        """EV-EXT-12: an animal may die for two reasons at once."""
        both = {ev.STARVED, ev.DIED_OF_POISON}
        near = range(max(event - 1, 0), min(event + 2, len(self.events)))
        died = self.events[event]
        return [
            number
            for number in near
            if number == event
            or ({self.events[number].kind, died.kind} == both and self.events[number].a == died.a)
        ]

    # --- chains ------------------------------------------------------------------------------

    def _starved(self, event: int) -> Chain:
        """EV-EXT-01: it did not get what it needs; who took it, and what raised its appetite."""
        ref = int(self.events[event].a)
        last = self.history.step_of(event)
        round_ = dict(back_from(self.events, event, ev.ROUND_BEGAN))
        passed = self.last(event, [ev.PASSED], seat=int(ref_seat(ref)))
        animal = _animal(self.history.before(last).view(self.names.viewer), ref)
        hits = [
            number
            for number, past in round_.items()
            if (past.kind == ev.ROBBED and past.b == ref)
            or (past.kind in (ev.RAN, ev.CARD_SHED) and self._hunter(number) == ref)
        ]
        lines = [
            *self._appetite(event, animal),
            *self._food_roll(event, round_),
            *self._got(round_, ref, passed),
            *self.lines(in_order([*hits, passed])),
            *self._end_of_food(round_),
            *self._at_pass(self.history.step_of(passed), ref, passed),
        ]
        starts = {self.history.step_of(number): number for number in sorted(hits)}
        first = self.history.step_of(self.last(event, [ev.FOOD_SUPPLIED])) + 1
        ideas = self._ideas.against_hunger(ref, first, self.history.step_of(passed), last)
        ideas += self._ideas.against_hits(ref, starts, last)
        return lines, ideas

    def _eaten(self, event: int) -> Chain:
        """EV-ATK-01 … 08: the hunt, the defences that were tried, and what was missing."""
        ref = int(self.events[event].a)
        hunt, steps = self._attack(event)
        aimed = max(
            number
            for number in [hunt, *steps]
            if self.events[number].kind in (ev.HUNT_ANNOUNCED, ev.REDIRECTED)
        )
        lines = self.lines([hunt, *steps])
        start = self.history.step_of(aimed)
        animal = _animal(self.history.before(start).view(self.names.viewer), ref)
        if self.events[event].kind == ev.EATEN and not animal.traits & _DEFENCES:
            name, rule = self.names.animal(ref), rules.EV_ATK_06
            lines.append(
                self.said("explain-undefended", rule, int(ref_seat(ref)), aimed, animal=name)
            )
        ran = [n for n in steps if self.events[n].kind == ev.RAN and self.events[n].a == ref]
        run_step = self.history.step_of(ran[-1]) if ran else -1
        hunter = int(self.events[hunt].a)
        is_dead = self.events[event].kind == ev.EATEN
        return lines, self._ideas.against_hunt(ref, hunter, start, run_step, is_dead=is_dead)

    def _poisoned(self, event: int) -> Chain:
        """EV-TRAIT-POISONOUS-01: it ate a poisonous animal."""
        ref = int(self.events[event].a)
        meal = event
        if self.events[event].kind == ev.DIED_OF_POISON:
            meal = self.last(event, [ev.POISONED], ref)
        prey = int(self.events[meal].b)
        eaten = self.last(meal, [ev.EATEN], prey)
        hunt, steps = self._attack(eaten)
        poison = [
            number
            for number in range(hunt)
            if self.events[number].kind == ev.TRAIT_LAID
            and (self.events[number].a, self.events[number].b) == (prey, POISONOUS)
        ]
        lines = self.lines(in_order([*poison[-1:], hunt, *steps, eaten, meal, event])[:-1])
        first = self.history.step_of(hunt)
        idea = partial(self._ideas.unpoisoned, ref, prey, first, self.history.step_of(event))
        return lines, [idea]

    def _lost(self, event: int) -> Chain:
        """EV-FEED-18: it had neither hunger nor room for what it got."""
        ref, food = int(self.events[event].a), int(self.events[event].b)
        opening = causes(self.events, event)[0]
        meals = (ev.EATEN, ev.SCAVENGED, ev.CARD_SHED, ev.FOOD_RECEIVED)
        before = [n for n in range(opening + 1, event) if self.events[n].kind in meals]
        step = self.history.step_of(event)
        return self.lines([opening, *before]), [partial(self._ideas.with_room, ref, food, step)]

    def _robbed(self, event: int) -> Chain:
        """EV-TRAIT-PIRACY-02: only who is hungry and has food can be robbed."""
        victim = int(self.events[event].b)
        step = self.history.step_of(event)
        animal = _animal(self.history.before(step).view(self.names.viewer), victim)
        line = self.said(
            "explain-victim",
            rules.EV_TRAIT_PIRACY_02,
            int(ref_seat(victim)),
            event,
            animal=self.names.animal(victim),
            food=int(animal.food),
            appetite=int(animal.appetite()),
        )
        return [line], [partial(self._ideas.fed_victim, victim, int(animal.hunger()), step)]

    def _scored(self, event: int) -> Chain:
        """EV-SCORE-01 … 04: what the points are, and what was missing."""
        seat = int(self.events[event].seat)
        lost = [
            past
            for past in self.events[:event]
            if past.kind == ev.BURIED and ref_seat(past.a) == seat
        ]
        who = self.names.who(seat)
        line = self.said("explain-animals_lost", rules.EV_EXT_02, seat, event, **who, n=len(lost))
        missing = partial(points_missing, self.names, seat, self._ideas.winners(seat))
        return [line] if lost else [], [missing]

    # --- single causes -----------------------------------------------------------------------

    def _appetite(self, event: int, animal: Animal) -> Iterator[Line]:
        """EV-FEED-07: traits that lie on it and ask for more food."""
        traits = {int(card_trait(card)) for card in animal.cards}
        for number, past in enumerate(self.events[:event]):
            is_on = past.kind == ev.TRAIT_LAID and past.a == animal.ref()
            if is_on and past.b in traits and PRINTED_PLUS[past.b]:
                yield self.said(
                    "explain-appetite",
                    rules.EV_FEED_07,
                    int(past.seat),
                    number,
                    trait=self.names.trait(int(past.b)),
                    animal=self.names.animal(int(past.a)),
                    n=int(PRINTED_PLUS[past.b]),
                )

    def _food_roll(self, event: int, round_: dict[int, Event]) -> list[Line]:
        rolls = [n for n, past in round_.items() if past.kind == ev.ROLLED_FOR_FOOD]
        supply = self.last(event, [ev.FOOD_SUPPLIED])
        first = min([*rolls, supply])
        return story(self.events[first : supply + 1], self.names, first=first)

    def _got(self, round_: dict[int, Event], ref: int, passed: int) -> list[Line]:
        """EV-FEED-06: how much it got in this round."""
        meals = [n for n, past in round_.items() if past.kind == ev.FOOD_RECEIVED and past.a == ref]
        burned = [n for n, past in round_.items() if past.kind == ev.FAT_BURNED and past.a == ref]
        food = sum(int(round_[number].b) for number in [*meals, *burned])
        name, seat = self.names.animal(ref), int(ref_seat(ref))
        place = max([*meals, *burned], default=passed)
        return [self.said("explain-got", rules.EV_FEED_06, seat, place, animal=name, n=food)]

    def _end_of_food(self, round_: dict[int, Event]) -> list[Line]:
        """EV-FEED-04: who got the last food of the centre, or how much was left over."""
        centre = 0
        for number in sorted(round_):
            past = round_[number]
            if past.kind == ev.FOOD_SUPPLIED:
                centre = int(past.a)
            elif past.kind in _TO_CENTRE:
                centre -= 1
                if centre == 0:
                    key, name = _TO_CENTRE[int(past.kind)], self.names.animal(int(past.a))
                    return [self.said(key, rules.EV_FEED_04, int(past.seat), number, animal=name)]
        return self.lines(n for n, past in round_.items() if past.kind == ev.CENTRE_CLEARED)

    def _at_pass(self, step: int, ref: int, passed: int) -> list[Line]:
        """EV-FEED-12, EV-TRAIT-SYMBIOSIS-03: the owner passed beside food, or for a reason."""
        state = _state(self.history.before(step).view(self.names.viewer))
        found = self._waiting(state, ref, passed)
        if not found and state.centre:
            seat, left = int(ref_seat(ref)), int(state.centre)
            found.append(self.said("explain-food_left", rules.EV_FEED_12, seat, passed, n=left))
        return found

    def _waiting(self, state: State, ref: int, passed: int) -> list[Line]:
        """EV-TRAIT-SYMBIOSIS-03: a dependent does not eat before its representative."""
        player = state.players[ref_seat(ref)]
        for pair in player.pairs:
            if pair.trait == SYMBIOSIS and pair.second == ref & 255:
                shield = player.find(pair.first)
                if shield is not None and not shield.is_fed():
                    line = self.said(
                        "explain-waits",
                        rules.EV_TRAIT_SYMBIOSIS_03,
                        int(ref_seat(ref)),
                        passed,
                        animal=self.names.animal(ref),
                        partner=self.names.animal(int(shield.ref())),
                    )
                    return [line]
        return []

    def _attack(self, event: int) -> tuple[int, list[int]]:
        """Return the hunt that an event belongs to, and the answers to it before the event."""
        answers: list[int] = []
        for number, past in back_from(self.events, event, ev.HUNT_ANNOUNCED):
            if past.kind in (ev.RAN, ev.REDIRECTED):
                answers.append(number)
            elif past.kind == ev.HUNT_ANNOUNCED:
                return number, answers[::-1]
        return event, answers[::-1]

    def _hunter(self, event: int) -> int:
        """Return who hunted the animal that an event speaks of, and went without."""
        if self.events[event].kind == ev.RAN and not self.events[event].c:
            return -1
        return int(self.events[self._attack(event)[0]].a)

    chains: ClassVar = {
        ev.STARVED: _starved,
        ev.EATEN: _eaten,
        ev.CARD_SHED: _eaten,
        ev.POISONED: _poisoned,
        ev.DIED_OF_POISON: _poisoned,
        ev.FOOD_LOST: _lost,
        ev.ROBBED: _robbed,
        ev.SCORED: _scored,
    }


def _state(view: object) -> State:
    assert isinstance(view, Origin)
    assert view.state.phase == FEEDING
    return view.state


def _animal(view: object, ref: int) -> Animal:
    return _state(view).animal(ref)
