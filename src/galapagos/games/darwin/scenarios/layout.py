"""A table for Darwin's scenario lines: a state built from stat blocks, with made-up cards."""

from collections.abc import Iterable

from galapagos.games.darwin.rules.actions import CONFIRM, pack_cards
from galapagos.games.darwin.rules.cards import AnimalCard, CardSet
from galapagos.games.darwin.rules.food import feed, leaders_of, supply
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.rules import DC_TRANS_3_01
from galapagos.games.darwin.rules.state import Biome, Species, State, empty_state
from galapagos.games.darwin.rules.table import lay_species, put_in_hand, settle_in
from galapagos.games.darwin.rules.terms import (
    ACTION,
    ALL_EVENTS,
    BIOME,
    BODY,
    FEEDING_KEYS,
    HEAD,
    LEGS1,
    TAIL,
    VOLCANO,
    VOLCANO_ACTIVE,
    WINGS,
)
from galapagos.games.darwin.scenarios.blocks import (
    BiomeBlock,
    Json,
    SpeciesBlock,
    event_in,
    objects_in,
    read_biome,
    read_species,
    seat_in,
    text_in,
)
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog

_FILLERS = (TAIL, WINGS, LEGS1, LEGS1)
"""Parts that bring a species to its number of cards and add nothing."""


class Layout:
    """A state with named biomes and species; every species is a head with all its values, a body
    that has all sites, and as many empty parts as it needs."""

    def __init__(self, block: Json, extra: Iterable[SpeciesBlock] = ()) -> None:
        """``extra`` species exist as cards only, in nobody's hand yet."""
        biomes = [read_biome(entry) for entry in objects_in(block, "biomes")]
        if not biomes:
            raise BadData("a scenario needs at least one biome")
        self.biome_names = _distinct([biome.name for biome in biomes])
        blocks = [read_species(entry, biomes[0].name) for entry in objects_in(block, "species")]
        self.extra = list(extra)
        self.animals: list[AnimalCard] = []
        cards = [self._new_cards(entry) for entry in blocks]
        self.extra_cards = [self._new_cards(entry) for entry in self.extra]
        self.spare_tail = self._new_card(AnimalCard(TAIL, 0))
        self.state = self._new_state(block, biomes)
        self.names: dict[int, str] = {}
        self.numbers: dict[str, int] = {}
        for entry, packed in zip(blocks, cards, strict=True):
            self._lay(entry, packed)
        self.log = EventLog()
        self.state.log = self.log

    def _new_card(self, card: AnimalCard) -> int:
        self.animals.append(card)
        return len(self.animals)

    def _new_cards(self, block: SpeciesBlock) -> int:
        head = self._new_card(AnimalCard(HEAD, block.stats, block.diet))
        body = self._new_card(AnimalCard(BODY, 0, leg_sites=2, wing_sites=1, tail_sites=1))
        places = [0, 0, 0, 0]
        for index in range(block.cards - 2):
            places[index] = self._new_card(AnimalCard(_FILLERS[index], 0))
        tail, wings, legs, more = places
        return int(pack_cards(head, body, legs, more, wings, tail))

    def _new_state(self, block: Json, biomes: list[BiomeBlock]) -> State:
        card_set = CardSet("scenario", self.animals, [biome.card for biome in biomes], ALL_EVENTS)
        card_set.rainforest = 0
        state = empty_state(Options(6), card_set, Chance(1))
        for number, biome in enumerate(biomes):
            ground = VOLCANO_ACTIVE if biome.is_volcano else BIOME
            reward = 0 if biome.is_volcano else int(biome.card.reward)
            state.biomes.append(Biome(ground, number, number, biome.side, 0, 0, reward, []))
        state.event = event_in(block)
        if any(biome.is_volcano for biome in biomes):
            state.event = VOLCANO
        state.event_deck &= ~(1 << int(state.event)) if state.event >= 0 else -1
        state.first = seat_in(text_in(block, "first", "P1"))
        state.phase = ACTION
        state.era = 2
        for slot in range(len(biomes)):
            supply(state, slot)
        return state

    def _lay(self, block: SpeciesBlock, cards: int) -> None:
        if block.name in self.numbers:
            raise BadData(f"two species are called {block.name!r}")
        species = lay_species(self.state, block.owner, self.slot_of(block.biome), cards)
        species.points = block.points
        species.acted = block.acted
        self.name(species, block.name)

    def name(self, species: Species, name: str) -> None:
        self.names[int(species.uid)] = name
        self.numbers[name] = int(species.uid)

    def slot_of(self, name: str) -> int:
        if name not in self.biome_names:
            raise BadData(f"no biome is called {name!r}")
        return self.biome_names.index(name)

    def species(self, name: str) -> Species:
        if name not in self.numbers:
            raise BadData(f"no species is called {name!r}")
        return self.state.species(self.numbers[name])

    def living(self) -> dict[str, Species]:
        """Return the species on the table by name."""
        return {
            self.names[int(species.uid)]: species
            for biome in self.state.biomes
            for species in biome.species
        }

    def distribute(self) -> None:
        for slot in range(len(self.state.biomes)):
            for species in self.state.biomes[slot].species:
                settle_in(self.state, species)
            feed(self.state, slot, DC_TRANS_3_01)

    def deal(self, seat: int, packed: int) -> None:
        """Put packed cards into a hand."""
        while packed:
            if packed & 255:
                put_in_hand(self.state, self.state.players[seat], packed & 255, 0)
            packed >>= 8

    def confirm(self, seat: int) -> None:
        Darwin(self.state).play(seat, CONFIRM)

    # --- what is found on the table ----------------------------------------------------------

    def allocation(self) -> dict[str, list[object]]:
        return {
            name: [int(species.plants), int(species.meat), FEEDING_KEYS[species.feeding()]]
            for name, species in self.living().items()
        }

    def leaders(self, biome: str) -> list[str]:
        found = leaders_of(self.state, self.state.biomes[self.slot_of(biome)])
        return sorted(self.names[int(species.uid)] for species in found)

    def points(self) -> dict[str, int]:
        return {name: int(species.points) for name, species in self.living().items()}


def _distinct(names: list[str]) -> list[str]:
    if len(set(names)) < len(names):
        raise BadData(f"two biomes have the same name: {', '.join(names)}")
    return names
