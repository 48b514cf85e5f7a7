"""What cards, biomes and species of Darwin are called in sentences, for one reader."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.words import species_name
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.anatomy import place_of, place_on, put_at
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION, STEP_COMPETITION, STEP_SURVIVAL
from galapagos.games.darwin.rules.food import is_trial_era, leaders_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import (
    ACTION,
    CONTINENT_KEYS,
    EVENT_CARD_KEYS,
    FED,
    MAX_CARDS,
    NO_CARD,
    TOKEN,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.text.catalogue import capital, words_for
from galapagos.text.people import People

SOURCES = {
    STEP_SURVIVAL: "survival",
    STEP_ADAPTATION: "adaptation",
    STEP_COMPETITION: "competition",
}
"""Where points come from, by the step of the evaluation that gives them."""


def cards_in(packed: int) -> list[int]:
    """Return the cards of a species that are packed by place, the empty places left out."""
    return [card for card in packed.to_bytes(MAX_CARDS, "little") if card != NO_CARD]


@dataclass(frozen=True)
class Ground:
    """What lies in a slot of the table."""

    ground: int
    card: int
    """The biome card, or the one a volcano counts as; under a token its reward."""
    continent: int


@dataclass
class Fauna:
    """What the sentences of a log need to know of the table: who is who, and what lies where.

    It is read off a state, or follows the events, since a log also speaks of the dead."""

    cards: CardSet
    owners: dict[int, int] = field(default_factory=dict)
    bodies: dict[int, int] = field(default_factory=dict)
    """By species: its cards, packed by place."""
    homes: dict[int, int] = field(default_factory=dict)
    food: dict[int, int] = field(default_factory=dict)
    feeding: dict[int, int] = field(default_factory=dict)
    grounds: dict[int, Ground] = field(default_factory=dict)
    leaders: dict[int, frozenset[int]] = field(default_factory=dict)
    dead: set[int] = field(default_factory=set)
    event: int = -1

    @classmethod
    def of(cls, state: State) -> "Fauna":
        """Return the fauna of a state or view, the living only."""
        fauna = cls(state.cards, event=int(state.event))
        # DC-BEG-04: in the trial Era nobody is hungry before all are done.
        is_served = not (is_trial_era(state) and state.phase == ACTION)
        for slot, biome in enumerate(state.biomes):
            card = int(biome.reward if biome.ground == TOKEN else biome.card)
            fauna.grounds[slot] = Ground(int(biome.ground), card, int(biome.continent))
            fauna.leaders[slot] = frozenset(int(one.uid) for one in leaders_of(state, biome))
            for species in biome.species:
                uid = int(species.uid)
                fauna.owners[uid] = int(species.owner)
                fauna.bodies[uid] = int(species.cards)
                fauna.homes[uid] = slot
                fauna.food[uid] = int(species.plants + species.meat)
                fauna.feeding[uid] = int(species.feeding()) if is_served else FED
        return fauna

    @classmethod
    def first(cls, cards: CardSet, beginning: Game | None) -> "Fauna":
        """Return the fauna before the first event: none, or what everybody sees of the position
        that the game began from."""
        if beginning is None:
            return cls(cards)
        view = beginning.view(SPECTATOR)
        assert isinstance(view, Darwin)
        return cls.of(view.state)

    def follow(self, event: Event) -> None:
        """Take over what an event changes."""
        kind, a, b, c = event.kind, int(event.a), int(event.b), int(event.c)
        if kind == ev.CREATED:
            self.owners[a], self.homes[a], self.bodies[a] = int(event.seat), b, c
            self.food[a] = 0
        elif kind == ev.MUTATED:
            self._exchange(a, b, c)
        elif kind == ev.CARD_LOST:
            self._exchange(a, b, NO_CARD)
        elif kind == ev.MIGRATED:
            self.homes[a] = c
        elif kind == ev.TAKEN_OVER:
            self.owners[a] = int(event.seat)
        elif kind == ev.FOOD_SERVED:
            self.food[a] = b + c
            self.feeding[a] = int(event.d)
        elif kind == ev.EATEN:
            self.food[a] = self.food.get(a, 0) + c
        elif kind == ev.DIED:
            self.dead.add(a)
        elif kind == ev.EVENT_REVEALED:
            self.event = a
        elif kind == ev.LEADERLESS:
            self.leaders[a] = frozenset()
        else:
            self._follow_ground(event)

    def _follow_ground(self, event: Event) -> None:
        kind, slot = event.kind, int(event.a)
        if kind == ev.BIOME_LAID:
            self.grounds[slot] = Ground(int(event.c), int(event.b), int(event.d))
        elif kind == ev.BIOME_REPLACED:
            continent = self.grounds[slot].continent
            self.grounds[slot] = Ground(int(event.c), int(event.b), continent)
        elif kind == ev.VOLCANO_COOLED:
            old = self.grounds[slot]
            self.grounds[slot] = Ground(VOLCANO_RAINFOREST, old.card, old.continent)

    def _exchange(self, uid: int, out: int, into: int) -> None:
        packed = self.bodies[uid]
        if out != NO_CARD:
            place = int(place_on(packed, out))
        else:
            place = int(place_of(self.cards, into))
            if place == 2 and card_at(packed, 2) != NO_CARD:
                place = 3
        self.bodies[uid] = int(put_at(packed, place, into))


@dataclass(frozen=True)
class Names(People):
    """The people and pieces of a table as one of them, or a spectator, speaks of them."""

    catalog: Catalog

    game: str = field(default="darwin", kw_only=True)
    is_aloud: bool = field(default=False, kw_only=True)
    """Species go by their kinds alone where that is clear, without the tags that are typed and
    recorded."""

    def aloud(self) -> "Names":
        return replace(self, is_aloud=True)

    # --- cards -------------------------------------------------------------------------------

    def animal(self, card: int) -> str:
        """Return the animal of a card in as few words as are clear: ``tortoise``."""
        return _animals(self.catalog, self.language)[card - 1]

    def whole_animal(self, card: int) -> str:
        return self.catalog.names(self.language).animal(self.catalog.cards[card - 1].animal)

    def card(self, card: int) -> str:
        """Return a card with its animal's whole name: ``Aldabra giant tortoise body``."""
        if not self._is_card(card):
            return self.words.say("name-unknown_card")
        return self.words.say("name-card", animal=self.whole_animal(card), part=self.part(card))

    def short_card(self, card: int) -> str:
        """Return a card in as few letters as can be: ``tortoise body``."""
        if not self._is_card(card):
            return self.words.say("name-unknown_card")
        return _short_cards(self.catalog, self.language)[card - 1]

    def part(self, card: int) -> str:
        return self.words.say(f"part-{self.catalog.cards[card - 1].part}")

    def _is_card(self, card: int) -> bool:
        return 1 <= card <= len(self.catalog.cards)

    # --- species -----------------------------------------------------------------------------

    def kind(self, packed: int) -> str:
        """Return what a species is called, after its head and body: ``Bongo lynx``."""
        head, body = int(card_at(packed, 0)), int(card_at(packed, 1))
        if not self._is_card(head) or not self._is_card(body):
            return self.words.say("name-no_species")
        first, last = self.animal(head), self.animal(body)
        if first == last:
            # An owl with the body of an owl is an owl.
            return capital(first)
        return capital(self.words.say("name-kind", head=first, body=last))

    def species(self, fauna: Fauna, uid: int) -> str:
        """Return a species with its owner: ``your Bongo lynx (S3)``, aloud ``your Bongo lynx``."""
        if uid not in fauna.owners:
            return self.words.say("name-no_species")
        return self.owned(fauna.owners[uid], self.tagged(fauna, uid))

    def tagged(self, fauna: Fauna, uid: int) -> str:
        """Return a species without its owner: ``Bongo lynx (S3)``, aloud ``Bongo lynx``."""
        return self.called(fauna, uid, fauna.bodies[uid])

    def called(self, fauna: Fauna, uid: int, packed: int) -> str:
        """Return a species with these cards: by its kind and tag; aloud by its kind alone, unless
        another one that lives is of the same."""
        kind = self.kind(packed)
        if self.is_aloud and not self._has_double(fauna, uid, packed):
            return kind
        return self.words.say("name-species", kind=kind, tag=species_name(uid))

    def short(self, fauna: Fauna, uid: int) -> str:
        """Return a species in as few letters as can be: ``S3``, aloud ``Bongo lynx``."""
        return self.tagged(fauna, uid) if self.is_aloud else species_name(uid)

    def _has_double(self, fauna: Fauna, uid: int, packed: int) -> bool:
        mine = self._animals_of(packed)
        return any(
            other != uid and other not in fauna.dead and self._animals_of(body) == mine
            for other, body in fauna.bodies.items()
        )

    def _animals_of(self, packed: int) -> tuple[str, ...]:
        """Return the animals after which a species is called."""
        cards = (int(card_at(packed, 0)), int(card_at(packed, 1)))
        return tuple(self.animal(card) for card in cards if self._is_card(card))

    # --- biomes and events -------------------------------------------------------------------

    def biome(self, card: int) -> str:
        return self.catalog.names(self.language).biome(self.catalog.biomes[card].id)

    def label(self, ground: Ground) -> str:
        """Return what lies in a slot, as it stands alone: ``savanna``."""
        if ground.ground == VOLCANO_ACTIVE:
            return self.words.say("name-volcano_label")
        if ground.ground == VOLCANO_RAINFOREST:
            return self.words.say("name-rainforest_label", biome=self.biome(ground.card))
        if ground.ground == TOKEN:
            return self.words.say("name-token_label", metal=self.words.say(f"metal-{ground.card}"))
        return self.biome(ground.card)

    def slot(self, fauna: Fauna, slot: int) -> str:
        """Return what lies in a slot, as it stands in a sentence: ``the savanna``."""
        ground = fauna.grounds.get(slot)
        if ground is None:
            return self.words.say("name-no_ground")
        if ground.ground == VOLCANO_ACTIVE:
            return self.words.say("name-volcano")
        if ground.ground == VOLCANO_RAINFOREST:
            return self.words.say("name-rainforest")
        if ground.ground == TOKEN:
            return self.words.say("name-token", metal=self.words.say(f"metal-{ground.card}"))
        return self.words.say("name-ground", biome=self.biome(ground.card))

    def continent(self, continent: int) -> str:
        if not 0 <= continent < len(CONTINENT_KEYS):
            return self.words.say("name-no_continent")
        return self.catalog.names(self.language).continent(CONTINENT_KEYS[continent])

    def event(self, event: int) -> str:
        return self.catalog.names(self.language).event(EVENT_CARD_KEYS[event])


# A screen says these hundreds of times: they are put into words once for each language.


@lru_cache(maxsize=64)
def _animals(catalog: Catalog, language: str) -> tuple[str, ...]:
    """Return the animal of every card in as few words as are clear."""
    names = catalog.names(language)
    return tuple(names.short_animal(card.animal) for card in catalog.cards)


@lru_cache(maxsize=64)
def _short_cards(catalog: Catalog, language: str) -> tuple[str, ...]:
    words = words_for(language, Names.game)
    return tuple(
        words.say("name-card", animal=animal, part=words.say(f"part-{card.part}"))
        for card, animal in zip(catalog.cards, _animals(catalog, language), strict=True)
    )
