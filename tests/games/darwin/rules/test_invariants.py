"""Every invariant of section 17 notices when it is broken, and says which one it is."""

from collections.abc import Callable
from functools import cache
from pickle import dumps, loads

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.invariants import event_problems, hand_problems, problems_of
from galapagos.games.darwin.rules.invariants import food_problems as _food_problems
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BASE,
    BEGINNER,
    BIOME,
    CARNIVORE,
    DRAWING,
    EVENT,
    HAND_SIZE,
    HERBIVORE,
    LARGE,
    MARKERS,
    MAX_CARDS,
    NOBODY,
    SMALL,
    TOKEN,
    VOLCANO_ACTIVE,
)
from galapagos.kernel.names import species_name
from tests.games.darwin.rules.games import new_game, steps_of, table

LAST_PLACE = 8 * (MAX_CARDS - 1)


@cache
def _in_play() -> Darwin:
    """A sound game in the action phase of Era 2 or later, with satisfied species and no volcano."""
    for seed in range(1, 40):
        game = new_game(Options(4), seed)
        for _ in steps_of(game, seed):
            state = game.state
            if state.phase == ACTION and state.era > 1 and _is_varied(state):
                return game.clone()
    raise AssertionError("no such game")


def _is_varied(state: State) -> bool:
    """Whether every test here finds what it spoils."""
    piles = all(pile.size > 0 for pile in (*state.decks, *state.discards))
    return (
        {int(biome.ground) for biome in state.biomes} == {BIOME}
        and piles
        and state.biome_discard > 0
        and state.event_discard > 0
        and len(_all(state)) > 3
        and any(species.cards >> LAST_PLACE for species in _all(state))
        and state.players[2].hand_size() < HAND_SIZE
    )


def _all(state: State) -> list[Species]:
    return [species for biome in state.biomes for species in biome.species]


def sound() -> State:
    # No clone: it would share the rows of numbers that these tests spoil.
    state: State = loads(dumps(_in_play())).state
    assert problems_of(state) == []
    return state


def first(state: State) -> Species:
    """A satisfied species that holds food."""
    return next(one for one in _all(state) if one.satisfied and one.plants + one.meat > 0)


# --- cards -------------------------------------------------------------------------------------


def _lowest(cards: vec[i64]) -> int:
    return next(card for card in range(len(cards)) if cards[card])


@pytest.mark.parametrize("where", ["deck", "discard"])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_card_that_is_gone_is_missed(where: str, size: int) -> None:
    state = sound()
    pile = (state.decks if where == "deck" else state.discards)[size]
    card = _lowest(pile.cards)
    pile.cards[card] = 0
    pile.size -= 1
    assert problems_of(state) == [f"card {card} lies in 0 places"]


def test_a_card_in_two_piles_is_noticed_wherever_it_lies() -> None:
    for place in ("hand", "zone", "species"):
        state = sound()
        card = {
            "hand": state.players[0].hand[0],
            "zone": state.zone[0],
            "species": first(state).cards & 255,
        }[place]
        pile = state.decks[state.cards.size[card]]
        pile.cards[card] = 1
        pile.size += 1
        assert problems_of(state) == [f"card {card} lies in 2 places"], place


def test_the_last_card_of_a_species_is_counted_too() -> None:
    state = sound()
    species = next(one for one in _all(state) if one.cards >> LAST_PLACE)
    card = species.cards >> LAST_PLACE
    pile = state.decks[state.cards.size[card]]
    pile.cards[card] = 1
    pile.size += 1
    assert problems_of(state) == [f"card {card} lies in 2 places"]


def test_a_pile_holds_its_own_size_and_as_much_as_it_says() -> None:
    state = sound()
    small, large = state.decks
    card = _lowest(small.cards)
    small.cards[card], large.cards[card] = 0, 1
    small.size -= 1
    large.size += 1
    assert problems_of(state) == [f"card {card} lies in a pile of the other size"]
    state = sound()
    state.discards[LARGE].size += 1
    assert problems_of(state) == ["a pile is not as large as it says"]


# --- biome cards and events --------------------------------------------------------------------

BIOMES = ["a biome is missing or lies in several places"]


def _bit(mask: int) -> int:
    return mask & -mask


def test_a_biome_card_lies_in_exactly_one_place() -> None:
    state = sound()
    state.biome_deck ^= _bit(state.biome_deck)
    assert problems_of(state) == BIOMES
    state = sound()
    state.biome_out |= _bit(state.biome_deck)
    assert problems_of(state) == [*BIOMES, "all biomes are in this game"]
    state = sound()
    state.biome_discard |= 1 << state.biomes[0].card
    assert problems_of(state) == BIOMES


def test_a_fetched_biome_counts_as_being_on_the_table() -> None:
    state = sound()
    card = _bit(state.biome_deck)
    state.fetched = card.bit_length() - 1
    assert problems_of(state) == BIOMES
    state.biome_deck ^= card
    assert problems_of(state) == []


def test_dc_lem_07_a_volcano_is_active_while_its_event_lies_open() -> None:
    """DC-LEM-07, DC-EVT-VOLCANO-01."""
    state = sound()
    state.biomes[0].ground = VOLCANO_ACTIVE
    found = event_problems(state)
    assert "a volcano is active exactly while its event lies open" in found
    assert "there is only one volcano" not in found
    state.biomes[1].ground = VOLCANO_ACTIVE
    assert "there is only one volcano" in event_problems(state)


def test_an_event_is_in_one_place() -> None:
    revealed = ["an event of the deck was revealed already"]
    state = sound()
    state.event_deck |= _bit(state.event_discard)
    assert problems_of(state) == revealed
    state = sound()
    state.event_deck |= 1 << state.event
    assert problems_of(state) == revealed


def test_dc_set_11_the_first_era_has_no_event() -> None:
    state = sound()
    assert event_problems(state) == []
    state.era = 1
    state.event_discard = 0
    assert event_problems(state) == [
        "each transition reveals one event",
        "an event lies open or not",
    ]


# --- players -----------------------------------------------------------------------------------


def test_a_hand_is_ascending_counted_and_watched() -> None:
    state = sound()
    hand = state.players[1].hand
    hand[0], hand[1] = hand[1], hand[0]
    assert problems_of(state) == ["the hand of P2 is not ascending"]
    state = sound()
    state.players[2].large += 1
    state.players[2].small -= 1
    assert problems_of(state) == ["the hand of P3 is not as large as it says"]
    state = sound()
    state.players[2].small += 1
    assert problems_of(state) == ["the hand of P3 is not as large as it says"]
    state = sound()
    state.players[3].seen = append(state.players[3].seen, i64(0))
    assert problems_of(state) == ["a card of P4 lacks its viewers"]


@pytest.mark.parametrize("name", ["bank", "draws"])
def test_nobody_has_less_than_nothing(name: str) -> None:
    state = sound()
    setattr(state.players[0], name, 0)
    assert problems_of(state) == []
    setattr(state.players[0], name, -1)
    assert "P1 has less than nothing" in problems_of(state)


def test_dc_act_create_08_nobody_has_more_species_than_markers() -> None:
    for count, is_told in ((MARKERS, False), (MARKERS + 1, True)):
        state = sound()
        while state.count_species(0) > 0:
            species = state.species_of(0)[0]
            state.biomes[species.slot].species.remove(species)
        for number in range(count):
            state.biomes[0].species.append(Species(number, 0, 0, 0, 0, 0))
        told = "P1 has too many species"
        assert (told in hand_problems(state, 0, state.players[0])) == is_told
        state.options = Options(4, unlimited_markers=True)
        assert told not in hand_problems(state, 0, state.players[0])


# --- species -----------------------------------------------------------------------------------


def _stale_slot(one: Species) -> None:
    one.slot += 1


def _stale_stats(one: Species) -> None:
    one.stats += 1 << 7


def _stale_count(one: Species) -> None:
    one.count += 1


def _stale_adaptation(one: Species) -> None:
    one.adaptation += 1


def _fewer_points(one: Species) -> None:
    one.points = -1


def _not_its_number(one: Species) -> None:
    one.uid = 4_000


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (_stale_slot, "the slot or stats of {} are stale"),
        (_stale_stats, "the slot or stats of {} are stale"),
        (_stale_count, "the number of cards of {} is stale"),
        (_stale_adaptation, "the adaptation of {} is stale"),
        (_fewer_points, "{} has less than nothing"),
        (_not_its_number, "{} has not been created yet"),
    ],
)
def test_what_a_species_says_of_itself_is_checked(
    spoil: Callable[[Species], None], message: str
) -> None:
    state = sound()
    species = first(state)
    spoil(species)
    assert message.format(species_name(species.uid)) in problems_of(state)


def test_a_diet_and_a_place_that_are_stale_are_noticed() -> None:
    state = sound()
    species = first(state)
    species.diet = HERBIVORE if species.diet == CARNIVORE else CARNIVORE
    assert f"the diet of {species_name(species.uid)} is stale" in problems_of(state)
    state = sound()
    species = first(state)
    species.satisfied = False
    found = problems_of(state)
    name = species_name(species.uid)
    assert f"the requirements of {name} are stale" in found
    assert f"{name} gets nothing in its biome" in found
    state.phase = EVENT
    assert f"{name} gets nothing in its biome" not in _food_problems(state)


@pytest.mark.parametrize("name", ["plants", "meat"])
def test_a_species_never_holds_less_than_nothing(name: str) -> None:
    state = sound()
    species = first(state)
    setattr(species, name, -1)
    assert f"{species_name(species.uid)} has less than nothing" in problems_of(state)


def test_dc_anat_02_a_species_has_a_head_and_its_cards_are_in_order() -> None:
    state = sound()
    species = first(state)
    species.cards &= ~255
    name = species_name(species.uid)
    assert problems_of(state) == [f"the cards of {name} do not make a species"]


def test_two_species_never_share_a_number() -> None:
    state = sound()
    one, other = _all(state)[:2]
    other.uid = one.uid
    assert f"the number of {species_name(one.uid)} is not its own" in problems_of(state)


@pytest.mark.parametrize(("mode", "expected"), [(BASE, True), (BEGINNER, False)])
def test_dc_lem_03_a_species_begins_an_era_with_points(mode: int, expected: bool) -> None:
    state = sound()
    state.options = Options(4, mode=mode)
    state.phase, state.turn, state.era = DRAWING, NOBODY, 1
    for species in _all(state):
        species.points = 1
    told = f"{species_name(first(state).uid)} cannot have 0 points"
    assert told not in problems_of(state)
    first(state).points = 0
    assert (told in problems_of(state)) == expected


# --- food --------------------------------------------------------------------------------------


def fed(*species: dict[str, object], plants: int = 9, meat: int = 9) -> State:
    """A biome where the species hold what is written, whatever the rules would give them."""
    block = {
        "biomes": [{"id": "B", "pl": plants, "me": meat, "ad": ["run"]}],
        "species": [{"id": f"S{number}", **one} for number, one in enumerate(species)],
    }
    state = table(block).state
    for one in _all(state):
        one.plants = one.meat = 0
    return state


def food_problems(state: State) -> list[str]:
    """What is wrong whatever the rules would have given."""
    given = (" gets plants=", " offers plants=")
    return [one for one in _food_problems(state) if not any(word in one for word in given)]


def test_a_species_holds_at_most_what_it_needs_of_what_it_eats() -> None:
    """DC-FOOD-10."""
    state = fed({"d": "O", "h": 2, "ab": {"run": 1}})
    one = _all(state)[0]
    one.plants, one.meat = 1, 1
    assert food_problems(state) == []
    one.meat = 2
    assert food_problems(state) == ["S1 holds more than it needs"]
    state = fed({"d": "C", "h": 2, "ab": {"run": 1}})
    _all(state)[0].plants = 1
    assert food_problems(state) == ["S1 eats no plants"]
    state = fed({"d": "H", "h": 2, "ab": {"run": 1}})
    _all(state)[0].meat = 1
    assert food_problems(state) == ["S1 eats no meat"]


@pytest.mark.parametrize(("diet", "name"), [("H", "plants"), ("C", "meat")])
def test_a_biome_gives_at_most_what_it_has(diet: str, name: str) -> None:
    state = fed({"d": diet, "h": 3, "ab": {"run": 1}}, plants=2, meat=2)
    setattr(_all(state)[0], name, 2)
    assert food_problems(state) == []
    setattr(_all(state)[0], name, 3)
    assert food_problems(state) == ["more food is eaten in africa than it offers"]


PLANTS_BELOW = "S2 has plants below a hungry species"
MEAT_BELOW = "S2 has meat below a hungry species"


@pytest.mark.parametrize(
    ("higher", "lower", "name", "expected"),
    [
        ("H", "H", "plants", [PLANTS_BELOW]),
        ("O", "H", "plants", [PLANTS_BELOW]),
        ("C", "H", "plants", []),
        ("C", "C", "meat", [MEAT_BELOW]),
        ("O", "C", "meat", [MEAT_BELOW]),
        ("H", "C", "meat", []),
    ],
)
def test_dc_lem_01_nobody_eats_below_a_hungry_species(
    higher: str, lower: str, name: str, expected: list[str]
) -> None:
    """DC-LEM-01, DC-LEM-05."""
    state = fed({"d": higher, "h": 2, "ab": {"run": 5}}, {"d": lower, "h": 2, "ab": {"run": 1}})
    above, below = _all(state)
    setattr(below, name, 1)
    assert food_problems(state) == expected
    above.plants, above.meat = (0, 2) if higher == "C" else (2, 0)
    assert food_problems(state) == []
    above.plants = above.meat = 0
    state.options = Options(6, remainder_goes_on=True)
    assert food_problems(state) == []


def test_dc_lem_01_speaks_of_satisfied_species_of_different_rank_on_a_biome() -> None:
    same = {"d": "H", "h": 2, "ab": {"run": 1}}
    state = fed(same, same)
    _all(state)[1].plants = 1
    assert food_problems(state) == []
    state = fed({**same, "ab": {"run": 5}}, same)
    _all(state)[1].plants = 1
    _all(state)[0].satisfied = False
    assert food_problems(state) == []
    state = fed({**same, "ab": {"run": 5}}, same)
    _all(state)[1].plants = 1
    state.biomes[0].ground = TOKEN
    assert food_problems(state) == []
