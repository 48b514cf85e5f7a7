"""Why a species of Darwin died, went hungry, lost its lead or earned its points."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION, STEP_COMPETITION, STEP_SURVIVAL
from galapagos.games.darwin.rules.food import leaders_of
from galapagos.games.darwin.rules.state import Species
from galapagos.games.darwin.rules.terms import (
    BIOME,
    BY_EVENT,
    BY_HUNGER,
    BY_LOWER_CARNIVORE,
    BY_REQUIREMENT,
    CARNIVORE,
    FED,
    FLOOD,
    HUNGRY,
    INTRUDERS,
    VOLCANO_RAINFOREST,
)
from galapagos.games.darwin.words import what_if as change
from galapagos.games.darwin.words.causes import Causes
from galapagos.games.darwin.words.forecast import eaters_before
from galapagos.games.darwin.words.ideas import Ideas
from galapagos.games.darwin.words.scene import Past, SpeciesScene
from galapagos.games.darwin.words.story import tell
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Chain, WhatIf, back_from, causes, in_order, points_missing
from galapagos.text.people import People
from galapagos.text.story import Line

_ARRIVALS = (ev.CREATED, ev.MIGRATED)
_CHANGES = (ev.CREATED, ev.MIGRATED, ev.MUTATED, ev.CARD_LOST)
_MOST_RIVALS = 3


class DarwinAccount(Past):
    """The causes of events in one game of Darwin, for one reader."""

    def __init__(self, history: Timeline, names: People) -> None:
        super().__init__(history, names)
        self._causes = Causes(self.names)

    def worth_explaining(self) -> list[Line]:
        """Return what the log tells of deaths, hunger, lost leads and points."""
        lines = tell(self.events, self.names, self.first_fauna())
        lost = self.lost_leads()
        scores = [n for n, event in enumerate(self.events) if event.kind == ev.SCORED]
        return [
            *(line for line in lines if line.event in lost or self._is_worth(line.event)),
            *self.lines(scores),
        ]

    def _is_worth(self, number: int) -> bool:
        event = self.events[number]
        if event.kind == ev.FOOD_SERVED:
            return bool(event.d != FED)
        if event.kind == ev.POINTS_EARNED:
            return bool(event.c != STEP_SURVIVAL)
        return event.kind in (ev.DIED, ev.EATEN)

    # --- deaths ------------------------------------------------------------------------------

    def _died(self, event: int) -> Chain:
        death = int(self.events[event].b)
        if death == BY_EVENT:
            return self._struck(event)
        scene = self.judgement(event, int(self.events[event].a))
        if death == BY_REQUIREMENT:
            return self._misfit(scene)
        if death == BY_HUNGER and scene.species.diet != CARNIVORE:
            return self._starved(scene)
        if death == BY_HUNGER:
            return self._bad_hunter(scene)
        if death == BY_LOWER_CARNIVORE:
            return self._below_failed(scene)
        return self._prey(scene, int(self.events[event].d))

    def _eats(self, event: int) -> Chain:
        """DC-EVAL-PRED-07: the meal of one is the death of the other."""
        return self._prey(
            self.judgement(event, int(self.events[event].b)), int(self.events[event].a)
        )

    def _misfit(self, scene: SpeciesScene) -> Chain:
        """DC-EVAL-REQ-01, -02: the biome, or the species, has changed."""
        lines = self.lines(in_order([*self._changes(scene), *self._grounds(scene)]))
        return lines, self._ideas(scene).against_misfit(self._old_biome(scene))

    def _starved(self, scene: SpeciesScene) -> Chain:
        """DC-EVAL-FOOD-03, -04: who ate before it, and what there was to eat."""
        rivals = eaters_before(scene.state, scene.species)[-_MOST_RIVALS:]
        lines = [*self._pantry(scene), *self._above(scene, rivals)]
        uids = [int(rival.uid) for rival in reversed(rivals)]
        return lines, self._ideas(scene).against_hunger(uids, self._old_biome(scene))

    def _bad_hunter(self, scene: SpeciesScene) -> Chain:
        """DC-EVAL-PRED-10: it did not find enough prey that it could catch."""
        others = scene.state.biomes[scene.slot].species
        rivals = [
            int(other.uid)
            for other in others
            if other.diet == CARNIVORE and other.satisfied and other.uid != scene.uid
        ]
        meals = [
            number
            for number, past in back_from(self.events, scene.event, ev.STEP_BEGAN)
            if past.kind == ev.EATEN and int(past.a) in [scene.uid, *rivals]
        ]
        eaten = {int(self.events[number].b) for number in meals}
        left = [other for other in others if int(other.uid) not in eaten]
        safe = self._causes.safe_prey(scene.state, scene.species, left, scene.fauna)
        guarded = [int(other.uid) for other in left if other.is_protected()]
        lines = [
            *self._pantry(scene),
            *self.lines(in_order(meals)),
            *self._placed(scene.event, safe[:_MOST_RIVALS]),
        ]
        old = self._old_biome(scene)
        return lines, self._ideas(scene).against_bad_hunt(rivals, guarded, old)

    def _below_failed(self, scene: SpeciesScene) -> Chain:
        """DC-EVAL-PRED-11: a better adapted carnivore has failed before it."""
        failed = [
            number
            for number, past in back_from(self.events, scene.event, ev.STEP_BEGAN)
            if past.kind == ev.DIED
            and (past.b, past.c) == (BY_HUNGER, scene.slot)
            and past.rule == rules.DC_EVAL_PRED_10
        ]
        rivals = [int(self.events[number].a) for number in failed]
        lines = [*self._pantry(scene), *self.lines(in_order(failed))]
        return lines, self._ideas(scene).against_bad_hunt(rivals, [], self._old_biome(scene))

    def _prey(self, scene: SpeciesScene, hunter: int) -> Chain:
        """DC-EVAL-PRED-02 … 08: who hunted, why it had to, and why this one."""
        killer = scene.state.species(hunter)
        meals = [
            number
            for number, past in back_from(self.events, scene.event, ev.STEP_BEGAN)
            if past.kind == ev.EATEN and past.a == hunter and past.b != scene.uid
        ]
        texts = [
            self._causes.hungry_hunter(killer, scene.fauna),
            self._causes.chosen(scene.state, killer, scene.species, scene.fauna),
        ]
        arrivals = [self.last(scene.event, _ARRIVALS, uid) for uid in (scene.uid, hunter)]
        lines = [
            *self.lines(in_order([*arrivals, *meals])),
            *self._placed(scene.event, texts),
        ]
        return lines, self._ideas(scene).against_hunter(hunter)

    def _struck(self, event: int) -> Chain:
        """DC-TRANS-1-02: an instant event kills."""
        died = self.events[event]
        revealed = self.last(event, (ev.EVENT_REVEALED,))
        lines = self.lines([revealed])
        scene = self.aftermath(event, int(died.a))
        if scene is None:
            return lines, []
        card = int(self.events[revealed].a)
        if card == INTRUDERS:
            lines += self._placed(event, [self._causes.richest(scene.species, scene.fauna)])
            fate = change.not_richest(int(died.seat), scene.uid)
            return lines, self._ideas(scene, fate).against_intruders()
        ideas = self._ideas(scene, change.outliving_event(card, scene.uid))
        if card == FLOOD:
            return lines, ideas.against_flood()
        others = [one for one in scene.state.biomes[scene.slot].species if one.uid != scene.uid]
        return [*lines, *self._above(scene, others[:_MOST_RIVALS])], ideas.for_rank()

    # --- food, leads, points -----------------------------------------------------------------

    def _served(self, event: int) -> Chain:
        """DC-FOOD-02: a main action or a transition has changed who gets what."""
        served = self.events[event]
        scene = self.table_after(event, int(served.a))
        if served.d == FED or scene is None:
            return self.plain(event)
        if served.d == HUNGRY:
            rivals = eaters_before(scene.state, scene.species)[-_MOST_RIVALS:]
            lines = [*self._pantry(scene, served=False), *self._above(scene, rivals)]
            uids = [int(rival.uid) for rival in reversed(rivals)]
            ideas = self._ideas(scene, change.being_fed(scene.uid), "fed")
            return lines, ideas.against_hunger(uids, self._old_biome(scene))
        lines = self.lines(in_order([*self._changes(scene), *self._grounds(scene)]))
        ideas = self._ideas(scene, change.being_fed(scene.uid), "fed")
        return lines, ideas.against_misfit(self._old_biome(scene))

    def _leads(self, event: int) -> Chain:
        """DC-LEAD-01: who has lost the lead of a biome, and by what."""
        slot, leader = int(self.events[event].a), int(self.events[event].b)
        former = sorted(self.fauna_at(event).leaders.get(slot, frozenset()))
        gone = [self.last(event, (ev.DIED, ev.MIGRATED), uid) for uid in former]
        lines = self.lines(in_order([*self._triggers(event, slot), *gone]))
        scene = self.table_after(event, leader)
        if scene is None:
            return lines, []
        now = [int(one.uid) for one in leaders_of(scene.state, scene.state.biomes[slot])]
        ideas: list[WhatIf] = []
        for uid in former:
            lost = scene.state.find(uid)
            if uid in now or lost is None or lost.slot != slot:
                continue
            beaten = SpeciesScene(event, scene.state, lost, scene.fauna)
            lines += self._above(beaten, [scene.state.species(number) for number in now])
            ideas += self._ideas(beaten, change.leading(slot, uid), "leads").for_rank(now)
        return lines, ideas

    def _earned(self, event: int) -> Chain:
        """DC-EVAL-ADAPT-01, DC-EVAL-COMP-01: rank in the biome, or among all."""
        earned = self.events[event]
        scene = self.aftermath(event, int(earned.a), rewarded=False)
        if scene is None:
            return self.plain(event)
        if earned.c == STEP_ADAPTATION:
            others = scene.state.biomes[scene.slot].species
            below = [
                SpeciesScene(event, scene.state, other, scene.fauna)
                for other in others
                if other.uid != scene.uid and other.satisfied
            ]
            found = [self._above(one, [scene.species]) for one in below[:_MOST_RIVALS]]
            return [line for lines in found for line in lines], []
        if earned.c != STEP_COMPETITION:
            return self.plain(event)
        lines = self._placed(event, [self._causes.medal(scene.state, scene.species, scene.fauna)])
        if earned.d == 1:
            return lines, []
        better = [
            number
            for number, past in back_from(self.events, event, ev.STEP_BEGAN)
            if past.kind == ev.POINTS_EARNED and past.d < earned.d
        ]
        fate = change.earning(scene.uid, STEP_COMPETITION, int(earned.d) - 1)
        ideas = self._ideas(scene, fate, "place").for_rank()
        return [*self.lines(in_order(better)), *lines], ideas

    def _banked(self, event: int) -> Chain:
        """DC-DEATH-02: one point stays of a species that dies; else the points go by rule."""
        died = self.last(event, (ev.DIED,), int(self.events[event].b))
        if self.events[event].rule != rules.DC_DEATH_02 or died < 0:
            return self.plain(event)
        lines, ideas = self._died(died)
        return [*lines, *self.lines([died])], ideas

    def _scored(self, event: int) -> Chain:
        """DC-END-02: where the points come from, and how many were missing."""
        seat = int(self.events[event].seat)
        own = [past for past in self.events[:event] if past.seat == seat]
        state = self.now()
        lines = self._placed(event, self._causes.score(seat, own))
        missing = partial(points_missing, self.names, seat, change.winners(state, seat))
        return lines, [missing]

    def _ideas(
        self, scene: SpeciesScene, fate: change.Fate | None = None, key: str = "lives"
    ) -> Ideas:
        fate = change.living(scene.slot, scene.uid) if fate is None else fate
        return Ideas(scene.state, scene.species, fate, key, self.names, scene.fauna)

    # --- single causes -----------------------------------------------------------------------

    def _changes(self, scene: SpeciesScene) -> list[int]:
        """Return how the species came to be what and where it is."""
        arrival = self.last(scene.event, _ARRIVALS, scene.uid)
        return [arrival, self.last(scene.event, _CHANGES, scene.uid)]

    def _grounds(self, scene: SpeciesScene) -> list[int]:
        """Return the last change of the biome under a species, and the event that brought it."""
        replaced = self._replaced(scene)
        if replaced < 0:
            return []
        if self.events[replaced].rule == rules.DC_TRANS_2_01:
            return [replaced]
        return [self.last(replaced, (ev.EVENT_REVEALED,)), replaced]

    def _replaced(self, scene: SpeciesScene) -> int:
        arrival = self.last(scene.event, _ARRIVALS, scene.uid)
        replaced = self.last(scene.event, (ev.BIOME_REPLACED,), scene.slot)
        return replaced if replaced > arrival else -1

    def _old_biome(self, scene: SpeciesScene) -> int:
        """Return the biome card that lay there before, -1 if it is still the same."""
        replaced = self._replaced(scene)
        if replaced < 0:
            return -1
        old = self.fauna_at(replaced).grounds[scene.slot]
        return old.card if old.ground in (BIOME, VOLCANO_RAINFOREST) else -1

    def _pantry(self, scene: SpeciesScene, *, served: bool = True) -> list[Line]:
        """Return what there was to eat, what changed it, and when the species became hungry."""
        supplied = self.last(scene.event, (ev.FOOD_SUPPLIED,), scene.slot)
        numbers = [*self._changes(scene), *self._grounds(scene), supplied]
        if self._causes.is_food_changed(scene.state, scene.slot):
            numbers.append(self.last(scene.event, (ev.EVENT_REVEALED,)))
        if served:
            numbers.append(self.last(scene.event, (ev.FOOD_SERVED,), scene.uid))
        else:
            numbers += self._triggers(scene.event, scene.slot)
        return self.lines(in_order(numbers))

    def _triggers(self, event: int, slot: int) -> list[int]:
        """Return what in the same action or transition has changed who lives in a slot."""
        return [
            number
            for number in range(causes(self.events, event)[0], event)
            if self.events[number].kind in _CHANGES
            or (self.events[number].kind == ev.BIOME_REPLACED and self.events[number].a == slot)
        ]

    def _above(self, scene: SpeciesScene, rivals: Iterable[Species]) -> list[Line]:
        """Return by what others rank above a species, each where it last changed."""
        found: list[Line] = []
        for rival in rivals:
            text = self._causes.above(scene.state, scene.species, rival, scene.fauna)
            place = self.last(scene.event, _CHANGES, int(rival.uid))
            if text:
                rule = self.rule_ids[rules.DC_TERM_09]
                found.append(Line(text, rule, int(rival.owner), event=max(place, 0)))
        return found

    def _placed(self, event: int, texts: Sequence[tuple[str, int]]) -> list[Line]:
        """Return sentences with their rules as lines that stand right before an event."""
        seat = int(self.events[event].seat)
        return [Line(text, self.rule_ids[rule], seat, event=event) for text, rule in texts]

    chains: ClassVar = {
        ev.DIED: _died,
        ev.EATEN: _eats,
        ev.FOOD_SERVED: _served,
        ev.LEADER: _leads,
        ev.POINTS_EARNED: _earned,
        ev.BANKED: _banked,
        ev.SCORED: _scored,
    }
