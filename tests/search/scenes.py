"""Small feeding positions of Origin in which one thing is clearly right."""

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.cards import all_cards, total
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import Animal, State, empty_state
from galapagos.games.origin.rules.table import lay_animal, lay_trait
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    FAT_TISSUE,
    FEEDING,
    HIBERNATION,
    POISONOUS,
    TURN,
)
from galapagos.kernel.chance import Chance

_FACES = {
    CARNIVOROUS: "poisonous/carnivorous",
    FAT_TISSUE: "burrowing/fat_tissue",
    HIBERNATION: "hibernation/carnivorous",
    POISONOUS: "poisonous/carnivorous",
}


def feeding_scene(name: str) -> Origin:
    """Return the position of this name; P1 is to move and has one animal, the last round is not
    reached and the pile holds whatever the table does not."""
    state = empty_state(Options(2), base_deck(), Chance(1))
    state.pile = all_cards(state.deck, 1)
    state.phase = FEEDING
    state.decision = TURN
    own = _animal(state, 0)
    if name == "hungry and food":
        state.centre = 1
    elif name == "hungry carnivore, no food, prey":
        _trait(state, own, CARNIVOROUS)
        _fed(_animal(state, 1))
    elif name == "hungry and fat, no food":
        _trait(state, own, FAT_TISSUE)
        own.fat = 1
    elif name == "hungry sleeper, no food":
        _trait(state, own, HIBERNATION)
    elif name == "poisonous prey only, no food":
        _trait(state, own, CARNIVOROUS)
        own.food = own.appetite()
        _trait(state, own, FAT_TISSUE)
        prey = _animal(state, 1)
        _trait(state, prey, POISONOUS)
    else:
        raise KeyError(name)
    for player in state.players:
        # A card in hand: losing everything must not be worth six new cards (EV-EXT-08).
        face = state.deck.face("running")
        state.pile[face] -= 1
        player.hand[face] += 1
        player.hand_size += 1
    state.pile_size = total(state.pile)
    return Origin(state)


def _animal(state: State, seat: int) -> Animal:
    face = state.deck.face("swimming")
    state.pile[face] -= 1
    return lay_animal(state, seat, face)


def _trait(state: State, animal: Animal, trait: int) -> None:
    face = state.deck.face(_FACES[trait])
    state.pile[face] -= 1
    lay_trait(animal, trait, face)


def _fed(animal: Animal) -> None:
    animal.food = animal.appetite()
