"""The candidates of the bots, told once more in plain words and compared over whole games.

For every slot and goal the best creation: on each body the extras that are worth most one by one,
with each head, and the bare species. For every own species and goal the best single mutation, and
the best second one after the best first. Then the migrations.
"""

from collections.abc import Iterable

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack, pack_cards, pack_create
from galapagos.games.darwin.rules.anatomy import mutated
from galapagos.games.darwin.rules.cards import AnimalCard, CardSet, competition_in, hearts_in
from galapagos.games.darwin.rules.creation import Parts
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.mutation import double_action, single_action, steps_of
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.reach import first_twins, reach_of
from galapagos.games.darwin.rules.state import Biome, Species, State
from galapagos.games.darwin.rules.table import adaptation_in, stats_of
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BEGINNER,
    BIOME,
    BODY,
    KIDS,
    NO_CARD,
    TEAM,
    TWO,
)
from galapagos.kernel.moves import Moves
from tests.games.darwin.rules import games
from tests.games.darwin.rules.games import new_game
from tests.games.darwin.rules.games import steps_of as decisions_of

GOALS = ("adaptation", "competition", "cheapness")


def worth(state: State, biome: Biome, cards: int, goal: str) -> int:
    """What packed cards are worth: the goal counts sixteen times, hearts count against them."""
    stats = stats_of(state.cards, cards)
    if biome.ground == BIOME and stats & state.cards.biomes[biome.card].forbidden_fields:
        return -1_000_000
    adaptation, hearts = int(adaptation_in(state, biome, stats)), int(hearts_in(stats))
    return {
        "adaptation": 16 * adaptation - hearts,
        "competition": 16 * int(competition_in(stats)) + adaptation - hearts,
        "cheapness": adaptation - 16 * hearts,
    }[goal]


def first_best(values: Iterable[tuple[int, int]], least: int) -> int:
    """The first of the best (value, thing) above the least value; 0 if there is none."""
    best = 0
    for value, thing in values:
        if value > least:
            best, least = thing, value
    return best


def creation(game: Darwin, seat: int, parts: Parts, slot: int, goal: str) -> int:
    state = game.state
    biome = state.biomes[slot]

    def helpful(choices: Iterable[int]) -> int:
        return first_best(((worth(state, biome, one, goal), one) for one in choices), 0)

    found: list[tuple[int, int]] = []
    for body in parts.bodies:
        card = state.cards.animals[body]
        legs = helpful(list(parts.legs)[: parts.leg_choices(card)])
        wings = helpful(parts.wings) if card.wing_sites else NO_CARD
        tail = helpful(parts.tails) if card.tail_sites else NO_CARD
        for head in parts.heads:
            for cards in (
                pack_cards(head, body, legs & 255, legs >> 8, wings, tail),
                pack_cards(head, body, 0, 0, 0, 0),
            ):
                action = int(pack_create(slot, cards))
                if not game.why(seat, action):
                    found.append((worth(state, biome, cards, goal), action))
    return first_best(found, -1_000_000)


def mutations(game: Darwin, seat: int, species: Species, goal: str) -> list[int]:
    state = game.state
    biome = state.biomes[species.slot]
    reach = first_twins(state, reach_of(state, seat))

    def after(cards: int, step: int) -> int:
        return int(mutated(state.cards, cards, step >> 8, step & 255))

    def value(cards: int) -> int:
        return worth(state, biome, cards, goal)

    firsts = [int(step) for step in steps_of(state, species.cards, reach, NO_CARD)]
    by_action = {
        int(single_action(species.uid, step)): after(species.cards, step) for step in firsts
    }
    legal = [one for one in by_action if not game.why(seat, one)]
    single = first_best(((value(by_action[one]), one) for one in legal), -1_000_000)
    first = first_best(((value(after(species.cards, one)), one) for one in firsts), -1_000_000)
    if first == 0:
        return [single]
    between = after(species.cards, first)
    doubles: dict[int, int] = {}
    for second in steps_of(state, between, reach, first & 255):
        action = int(double_action(species.uid, first, second))
        doubles.setdefault(action, after(between, int(second)))
    legal = [one for one in doubles if not game.why(seat, one)]
    return [single, first_best(((value(doubles[one]), one) for one in legal), -1_000_000)]


def expected(game: Darwin, seat: int) -> list[int]:
    state = game.state
    found: list[int] = []
    if state.main_done or state.main:
        return found
    slots = range(len(state.biomes))
    parts = Parts(state, reach_of(state, seat))
    for slot in slots:
        found += [creation(game, seat, parts, slot, goal) for goal in GOALS]
    if state.options.mode != KIDS:
        for species in state.species_of(seat):
            if not species.acted:
                for goal in GOALS:
                    found += mutations(game, seat, species, goal)
        moves = [pack(act.MIGRATE, one.uid, to) for one in state.species_of(seat) for to in slots]
        found += [int(one) for one in moves if not game.why(seat, one)]
    return [one for one in dict.fromkeys(found) if one]


def wingless_set() -> CardSet:
    """Cards as usual, but half of the bodies carry no wings: sets of one's own may be like that."""
    usual = games.cards()
    animals = [
        AnimalCard(one.part, one.stats, one.diet, one.leg_sites, 0, one.tail_sites)
        if one.part == BODY and number % 2
        else one
        for number, one in enumerate(usual.animals[1:])
    ]
    return CardSet("wingless", animals, usual.biomes)


def compared(game: Darwin, seed: int) -> int:
    """Play on and compare candidates; return how many."""
    moves = Moves()
    count = 0
    for step in decisions_of(game, seed):
        state = game.state
        if state.phase != ACTION or game.is_over() or step % 5:
            continue
        seat = int(state.turn)
        game.candidates(seat, moves)
        assert [int(one) for one in moves] == expected(game, seat)
        count += len(moves)
        if count > 60:
            break
    return count


def test_dc_anat_03_no_wings_are_proposed_for_a_body_without_a_site() -> None:
    assert compared(new_darwin(Options(4), wingless_set(), 3), 3) > 20


@pytest.mark.parametrize(
    ("options", "seed"),
    [
        (Options(4), 3),
        (Options(2, mode=TWO), 5),
        (Options(4, mode=TEAM), 7),
        (Options(3, mode=KIDS), 9),
        (Options(3, mode=BEGINNER), 11),
    ],
)
def test_the_candidates_are_the_best_of_each_goal(options: Options, seed: int) -> None:
    assert compared(new_game(options, seed), seed) > 20
