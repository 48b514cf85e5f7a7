"""What must hold in every state of a game (section 17 of the specification), all at once.

Invariants 7 to 12 speak of whole games and of views; the tests check those over play."""

from mypy_extensions import i64

from galapagos.games.origin.rules.cards import all_cards, total
from galapagos.games.origin.rules.state import Animal, Player, State, card_face, card_trait
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    FAT_TISSUE,
    FEEDING,
    HAS_CARNIVOROUS,
    HAS_SCAVENGER,
    PRINTED_PLUS,
)


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a complete state; empty if it is sound."""
    problems = _card_problems(state)
    for player in state.players:
        for animal in player.animals:
            problems += _animal_problems(animal)
        problems += _pair_problems(player)
    if state.centre < 0 or (state.phase != FEEDING and state.centre > 0):
        problems.append("6: food in the centre outside Feeding, or less than none")
    return problems


def _card_problems(state: State) -> list[str]:
    """Invariant 1: cards are conserved, face by face."""
    counts = all_cards(state.deck, state.options.decks())
    problems: list[str] = []
    if state.pile_size != total(state.pile):
        problems.append("1: the pile is not as large as it says")
    for face in range(state.deck.faces):
        counts[face] -= state.pile[face]
    for player in state.players:
        for face in range(state.deck.faces):
            counts[face] -= player.hand[face] + player.discard[face]
        sizes_fit = total(player.hand) == player.hand_size
        if not sizes_fit or total(player.discard) != player.discard_size:
            problems.append("1: a hand or discard pile is not as large as it says")
        for pair in player.pairs:
            counts[pair.face] -= 1
        for animal in player.animals:
            counts[animal.card] -= 1
            for index in range(len(animal.cards)):
                counts[card_face(animal.cards[index])] -= 1
    for face in range(state.deck.faces):
        if counts[face] != 0:
            problems.append(f"1: {int(counts[face])} cards of {state.deck.key(face)} missing")
    return problems


def _animal_problems(animal: Animal) -> list[str]:
    problems: list[str] = []
    name = f"animal {int(animal.serial)} of seat {int(animal.seat)}"
    if animal.food < 0 or animal.food > animal.appetite():
        problems.append(f"2: {name} has {int(animal.food)} food, appetite {animal.appetite()}")
    if animal.fat < 0 or animal.stored < 0 or animal.fat_room() < 0:
        problems.append(f"2: {name} has more fat and stored food than fat cards")
    traits: i64 = 0
    fat_cards: i64 = 0
    plus: i64 = 0
    for index in range(len(animal.cards)):
        trait = card_trait(animal.cards[index])
        plus += PRINTED_PLUS[trait]
        if trait == FAT_TISSUE:
            fat_cards += 1
        elif traits & (1 << trait):
            problems.append(f"3: {name} has a trait twice")
        if trait >= COMMUNICATION:
            problems.append(f"3: {name} carries a pair trait alone")
        traits |= 1 << trait
    if traits & HAS_CARNIVOROUS and traits & HAS_SCAVENGER:
        problems.append(f"3: {name} is carnivore and scavenger")
    if traits != animal.traits or fat_cards != animal.fat_cards or plus != animal.plus:
        problems.append(f"3: the trait mask of {name} does not fit its cards")
    return problems


def _pair_problems(player: Player) -> list[str]:
    """Invariants 3 and 4: two different living animals, no pair trait twice on one pair."""
    problems: list[str] = []
    for index, pair in enumerate(player.pairs):
        if pair.first == pair.second:
            problems.append("4: a pair card joins an animal with itself")
        if player.find(pair.first) is None or player.find(pair.second) is None:
            problems.append("4: a pair card joins an animal that is gone")
        for other in player.pairs[index + 1 :]:
            same = other.trait == pair.trait and other.joins(pair.first)
            if same and other.joins(pair.second):
                problems.append("3: a pair trait twice on one pair")
    return problems
