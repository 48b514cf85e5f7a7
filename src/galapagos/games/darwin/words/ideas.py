"""The changes that are tried on a fate in Darwin, the most telling first, and how they are told.

The one list of what-ifs of this game; `what_if` runs the rules with them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from galapagos.games.darwin.rules.cards import ability_in, competition_in
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import (
    ABILITY_COUNT,
    CLIMB,
    FLY,
    HERBIVORE,
    NO_EVENT,
    SWIM,
)
from galapagos.games.darwin.words import what_if as change
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.stats import ability_name
from galapagos.text.explain import Told, WhatIf

_MOST_ABILITY = 4
_MOST_RANK = 12
_MOST_FOOD = 9


@dataclass(frozen=True)
class Ideas:
    """What could have been otherwise for one species, for one reader."""

    state: State
    """The view of the moment that decides, before anything of it has happened."""
    species: Species
    fate: change.Fate
    key: str
    """How its fate is called: lives, fed, leads or place."""
    names: Names
    fauna: Fauna

    # --- lists -------------------------------------------------------------------------------

    def against_hunger(self, rivals: Sequence[int], old: int) -> list[WhatIf]:
        """For a plant eater that gets too little; the rivals eat before it."""
        plants = self._least("plants", partial(change.plants, self._place), _MOST_FOOD)
        meat = [] if self.species.diet == HERBIVORE else [self._meat()]
        ideas = [plants, *meat, *self._without(rivals), *self._grounds(old)]
        return self._checked([*ideas, *self._ranks(), self._hearts()])

    def against_bad_hunt(
        self, rivals: Sequence[int], guarded: Sequence[int], old: int
    ) -> list[WhatIf]:
        """For a carnivore without enough prey; the rivals hunt before it."""
        exposed = [self._one("exposed", change.exposed(uid), uid, rival=uid) for uid in guarded]
        ideas = [*self._grounds(old), self._meat(), *self._without(rivals), *exposed]
        return self._checked([*ideas, *self._ranks(), self._hearts()])

    def against_hunter(self, hunter: int) -> list[WhatIf]:
        """For prey."""
        guarded = self._one("guarded", change.guarded(self._uid))
        return self._checked([guarded, *self._ranks(), *self._without([hunter]), self._meat()])

    def against_misfit(self, old: int) -> list[WhatIf]:
        """For a species that does not satisfy its biome; it may forbid an ability (DC-TERM-07)."""
        able = partial(self._able, range(ABILITY_COUNT))
        has = {one: int(ability_in(self.species.stats, one)) for one in range(ABILITY_COUNT)}
        unable = [
            self._one(
                "unable",
                change.able(self._uid, one, -has[one]),
                one,
                ability=ability_name(self.names.words, one),
            )
            for one in has
            if has[one]
        ]
        return self._checked([*self._grounds(old), able, *unable])

    def against_flood(self) -> list[WhatIf]:
        """DC-EVT-FLOOD-01: one of three abilities saves."""
        return self._checked([partial(self._able, (SWIM, CLIMB, FLY))])

    def for_rank(self, rivals: Sequence[int] = ()) -> list[WhatIf]:
        """For a species that others have overtaken."""
        return self._checked([*self._ranks(), *self._without(rivals)])

    def against_intruders(self) -> list[WhatIf]:
        poorer = partial(change.poorer, self._uid)
        return self._checked([self._least("poorer", poorer, int(self.species.points))])

    def _checked(self, ideas: list[WhatIf]) -> list[WhatIf]:
        """Return nothing where the unchanged rules do not bring the fate that is explained."""
        return [] if self._try(change.nothing) else ideas

    # --- single ideas ------------------------------------------------------------------------

    def _meat(self) -> WhatIf:
        return self._least("meat", partial(change.meat, self._place), _MOST_FOOD)

    def _hearts(self) -> WhatIf:
        return self._least("hearts", partial(change.smaller, self._uid), int(self.species.hearts()))

    def _ranks(self) -> list[WhatIf]:
        room = min(_MOST_RANK, 127 - int(competition_in(self.species.stats)))
        return [
            self._least("adaptation", partial(change.adapted, self._uid), _MOST_RANK),
            self._least("competition", partial(change.stronger, self._uid), room),
        ]

    def _without(self, rivals: Sequence[int]) -> list[WhatIf]:
        return [self._one("without", change.without(uid), uid, rival=uid) for uid in rivals]

    def _grounds(self, old: int) -> list[WhatIf]:
        """What the biome would have been without the event, or before another card came; -1."""
        ideas: list[WhatIf] = []
        if self.state.event != NO_EVENT:
            event = self.names.event(int(self.state.event))
            ideas.append(self._one("uneventful", change.uneventful(self._place), event=event))
        if old >= 0:
            biome = self.names.words.say("name-ground", biome=self.names.biome(old))
            unreplaced = change.unreplaced(self._place, old)
            ideas.append(self._one("unreplaced", unreplaced, old, biome=biome))
        return ideas

    def _able(self, abilities: Sequence[int]) -> Told | None:
        """The abilities of which the least was missing, any of them."""
        words = self.names.words
        for n in range(1, _MOST_ABILITY + 1):
            saving = [one for one in abilities if self._try(change.able(self._uid, one, n))]
            if saving:
                names = words.either(ability_name(words, one) for one in saving)
                return self._tell("ability", n, *saving, ability=names, n=n)
        return None

    # --- trying and telling ------------------------------------------------------------------

    def _one(self, key: str, one: change.Change, *about: int, **values: object) -> WhatIf:
        """Try one change."""
        return lambda: self._tell(key, *about, **values) if self._try(one) else None

    def _least(self, key: str, make: Callable[[int], change.Change], most: int) -> WhatIf:
        """Look for the smallest number that changes the fate."""

        def tried() -> Told | None:
            n = next((n for n in range(1, most + 1) if self._try(make(n))), 0)
            return self._tell(key, n, n=n) if n else None

        return tried

    def _try(self, one: change.Change) -> bool:
        return change.holds(self.state, self._place, one, self.fate)

    @property
    def _uid(self) -> int:
        return int(self.species.uid)

    @property
    def _place(self) -> int:
        return int(self.species.slot)

    def _tell(self, key: str, *about: int, **values: object) -> Told:
        """Tell a change; a rival is given by its number."""
        names, fauna = self.names, self.fauna
        if isinstance(rival := values.get("rival"), int):
            values["rival"] = names.species(fauna, rival)
        slot, species = names.slot(fauna, self._place), names.species(fauna, self._uid)
        then = names.words.say(f"fate-{self.key}", species=species, slot=slot)
        text = names.words.tell(f"what_if-{key}", then=then, slot=slot, **values)
        return Told(f"what_if-{key}", text, about)
