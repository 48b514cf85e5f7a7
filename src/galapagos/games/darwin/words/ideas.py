"""The changes that are tried on a fate in Darwin, the most telling first, and how they are told.

The one list of what-ifs of this game; `darwin_what_if` runs the rules with them.
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
from galapagos.games.darwin.words.names import DarwinNames, Fauna
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
    names: DarwinNames
    fauna: Fauna

    # --- lists -------------------------------------------------------------------------------

    def against_hunger(self, rivals: Sequence[int], old: int) -> list[WhatIf]:
        """For a plant eater that gets too little; the rivals eat before it."""
        ideas: list[WhatIf] = [self._plants]
        if self.species.diet != HERBIVORE:
            ideas.append(self._meat)
        ideas += [partial(self._without, uid) for uid in rivals]
        return self._checked([*ideas, *self._grounds(old), *self._ranks(), self._hearts])

    def against_bad_hunt(
        self, rivals: Sequence[int], guarded: Sequence[int], old: int
    ) -> list[WhatIf]:
        """For a carnivore without enough prey; the rivals hunt before it."""
        ideas: list[WhatIf] = [self._meat]
        ideas += [partial(self._without, uid) for uid in rivals]
        ideas += [partial(self._exposed, uid) for uid in guarded]
        return self._checked([*self._grounds(old), *ideas, *self._ranks(), self._hearts])

    def against_hunter(self, hunter: int) -> list[WhatIf]:
        """For prey."""
        ideas: list[WhatIf] = [self._guarded, *self._ranks(), partial(self._without, hunter)]
        return self._checked([*ideas, self._meat])

    def against_misfit(self, old: int) -> list[WhatIf]:
        """For a species that does not satisfy its biome."""
        ideas = self._grounds(old)
        ideas.append(partial(self._able, range(ABILITY_COUNT)))
        ideas += [partial(self._unable, ability) for ability in range(ABILITY_COUNT)]
        return self._checked(ideas)

    def against_flood(self) -> list[WhatIf]:
        """DC-EVT-FLOOD-01: one of three abilities saves."""
        return self._checked([partial(self._able, (SWIM, CLIMB, FLY))])

    def for_rank(self, rivals: Sequence[int] = ()) -> list[WhatIf]:
        """For a species that others have overtaken."""
        return self._checked([*self._ranks(), *(partial(self._without, uid) for uid in rivals)])

    def against_intruders(self) -> list[WhatIf]:
        return self._checked([self._poorer])

    def _grounds(self, old: int) -> list[WhatIf]:
        return [self._uneventful, partial(self._unreplaced, old)]

    def _ranks(self) -> list[WhatIf]:
        return [self._adapted, self._stronger]

    def _checked(self, ideas: list[WhatIf]) -> list[WhatIf]:
        """Return nothing where the unchanged rules do not bring the fate that is explained."""
        return [] if self._try(change.nothing) else ideas

    # --- single ideas ------------------------------------------------------------------------

    def _plants(self) -> Told | None:
        n = self._least(partial(change.plants, self._place()), _MOST_FOOD)
        return self._tell("what_if-plants", n, n=n, slot=self._slot()) if n else None

    def _meat(self) -> Told | None:
        n = self._least(partial(change.meat, self._place()), _MOST_FOOD)
        return self._tell("what_if-meat", n, n=n, slot=self._slot()) if n else None

    def _without(self, uid: int) -> Told | None:
        if not self._try(change.without(uid)):
            return None
        return self._tell("what_if-without", uid, rival=self.names.species(self.fauna, uid))

    def _exposed(self, uid: int) -> Told | None:
        if not self._try(change.exposed(uid)):
            return None
        return self._tell("what_if-exposed", uid, rival=self.names.species(self.fauna, uid))

    def _guarded(self) -> Told | None:
        is_safe = self._try(change.guarded(int(self.species.uid)))
        return self._tell("what_if-guarded") if is_safe else None

    def _adapted(self) -> Told | None:
        n = self._least(partial(change.adapted, int(self.species.uid)), _MOST_RANK)
        return self._tell("what_if-adaptation", n, n=n) if n else None

    def _stronger(self) -> Told | None:
        room = 127 - int(competition_in(self.species.stats))
        most = min(_MOST_RANK, room)
        n = self._least(partial(change.stronger, int(self.species.uid)), most)
        return self._tell("what_if-competition", n, n=n) if n else None

    def _hearts(self) -> Told | None:
        most = int(self.species.hearts())
        n = self._least(partial(change.smaller, int(self.species.uid)), most)
        return self._tell("what_if-hearts", n, n=n) if n else None

    def _able(self, abilities: Sequence[int]) -> Told | None:
        """The abilities of which the least was missing, any of them."""
        uid, words = int(self.species.uid), self.names.words
        for n in range(1, _MOST_ABILITY + 1):
            saving = [one for one in abilities if self._try(change.able(uid, one, n))]
            if saving:
                names = words.either(ability_name(words, one) for one in saving)
                return self._tell("what_if-ability", n, *saving, ability=names, n=n)
        return None

    def _unable(self, ability: int) -> Told | None:
        """DC-TERM-07: a biome may forbid an ability."""
        has = int(ability_in(self.species.stats, ability))
        if not has or not self._try(change.able(int(self.species.uid), ability, -has)):
            return None
        return self._tell(
            "what_if-unable", ability, ability=ability_name(self.names.words, ability)
        )

    def _uneventful(self) -> Told | None:
        if self.state.event == NO_EVENT or not self._try(change.uneventful(self._place())):
            return None
        return self._tell("what_if-uneventful", event=self.names.event(int(self.state.event)))

    def _unreplaced(self, old: int) -> Told | None:
        if old < 0 or not self._try(change.unreplaced(self._place(), old)):
            return None
        words, biome = self.names.words, self.names.biome(old)
        return self._tell("what_if-unreplaced", old, biome=words.say("name-ground", biome=biome))

    def _poorer(self) -> Told | None:
        n = self._least(partial(change.poorer, int(self.species.uid)), int(self.species.points))
        return self._tell("what_if-poorer", n, n=n) if n else None

    # --- trying and telling ------------------------------------------------------------------

    def _try(self, one: change.Change) -> bool:
        return change.holds(self.state, self._place(), one, self.fate)

    def _least(self, make: Callable[[int], change.Change], most: int) -> int:
        """Return the smallest number that changes the fate, 0 if none does."""
        return next((n for n in range(1, most + 1) if self._try(make(n))), 0)

    def _place(self) -> int:
        return int(self.species.slot)

    def _slot(self) -> str:
        return self.names.slot(self.fauna, self._place())

    def _tell(self, key: str, *about: int, **values: object) -> Told:
        say = self.names.words.say
        species = self.names.species(self.fauna, int(self.species.uid))
        then = say(f"fate-{self.key}", species=species, slot=self._slot())
        return Told(key, self.names.words.tell(key, then=then, **values), about)
