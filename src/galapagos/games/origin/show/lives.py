"""The animals of a game of Origin and what they did."""

from typing import ClassVar

from galapagos.games.lives import LIVED, Lives
from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules.actions import animal_ref, ref_seat, ref_serial
from galapagos.games.origin.rules.state import State, card_trait
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.kernel.events import Event
from galapagos.kernel.names import animal_name
from galapagos.wire.summary import CreatureView

_DEEDS = {
    ev.HUNT_ANNOUNCED: "boldest_hunter",
    ev.REDIRECTED: "escape_artist",
    ev.CARD_SHED: "escape_artist",
    ev.SCAVENGED: "scavenger",
    ev.ROBBED: "pirate",
    ev.GRAZED: "trampler",
    ev.FELL_ASLEEP: "sleeper",
}
"""What the animal of an event is credited with."""
_DEATHS = (ev.EATEN, ev.STARVED, ev.DIED_OF_POISON)


class OriginLives(Lives):
    """Animals by their references."""

    awards: ClassVar = {
        LIVED: 2,
        "most_eaten": 2,
        "boldest_hunter": 1,
        "deadliest": 1,
        "escape_artist": 1,
        "most_evolved": 2,
        "scavenger": 1,
        "pirate": 1,
        "trampler": 1,
        "larder": 1,
        "sleeper": 1,
    }

    def __init__(self, begun: State) -> None:
        """``begun``: the game as it began; from a position there may be animals already."""
        super().__init__()
        self._traits: dict[int, list[str]] = {}
        self.turn = int(begun.round)
        for seat, player in enumerate(begun.players):
            for animal in player.animals:
                self._lay(int(animal.ref()))
                for card in list(animal.cards):
                    self._grow(int(animal.ref()), int(card_trait(card)))
            for pair in player.pairs:
                for serial in (pair.first, pair.second):
                    self._grow(int(animal_ref(seat, serial)), int(pair.trait))

    def follow(self, event: Event) -> None:
        kind, animal = event.kind, int(event.a)
        if kind == ev.ROUND_BEGAN:
            if event.a > 1:
                self.live_on()
            self.turn = int(event.a)
        elif kind == ev.GAME_ENDED:
            self.live_on()
        elif kind in _DEATHS:
            self.die(animal)
            if kind == ev.EATEN:
                self.add("deadliest", int(event.b))
        elif kind in _DEEDS:
            self.add(_DEEDS[kind], animal)
            if kind == ev.CARD_SHED:
                self._lose(animal, int(event.c), int(event.b))
        elif kind == ev.RAN:
            self.add("escape_artist", animal, int(event.c))
        elif kind == ev.FOOD_RECEIVED:
            self.add("most_eaten", animal, int(event.b) + int(event.c))
        elif kind == ev.FAT_FORMED:
            self.add("larder", animal, int(event.b))
        else:
            self._follow_cards(event)

    def _follow_cards(self, event: Event) -> None:
        kind, animal = event.kind, int(event.a)
        if kind == ev.ANIMAL_LAID:
            self._lay(animal)
        elif kind == ev.TRAIT_LAID:
            self._grow(animal, int(event.b))
        elif kind == ev.PAIR_LAID:
            self._grow(animal, int(event.c))
            self._grow(int(event.b), int(event.c))
        elif kind == ev.PAIR_BROKEN:
            self._lose(animal, int(event.b), int(event.c))

    def _lay(self, animal: int) -> None:
        self.be_born(animal, int(ref_seat(animal)))
        self._traits[animal] = []

    def _grow(self, animal: int, trait: int) -> None:
        traits = self._traits[animal]
        traits.append(TRAIT_KEYS[trait])
        most = self.counts["most_evolved"]
        most[animal] = max(most[animal], len(traits))

    def _lose(self, animal: int, partner: int, trait: int) -> None:
        """A card leaves the living; the dead keep what they died with."""
        for number in (animal, partner):
            if number >= 0 and self.is_alive(number) and TRAIT_KEYS[trait] in self._traits[number]:
                self._traits[number].remove(TRAIT_KEYS[trait])

    def creature(self, number: int) -> CreatureView:
        return CreatureView(
            animal_name(number),
            self.owners[number],
            int(ref_serial(number)) + 1,
            list(self._traits[number]),
            [],
            self.born[number],
            self.died.get(number, 0),
            0,
        )

    def merit(self, number: int) -> tuple[int, ...]:
        """One that lives, with the most traits, that has eaten the most."""
        eaten = self.counts["most_eaten"][number]
        return int(self.is_alive(number)), len(self._traits[number]), eaten, -number
