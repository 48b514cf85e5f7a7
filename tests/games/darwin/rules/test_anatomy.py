"""Anatomy and mutations (6.5, 6.7): every case of a small card set, against the rules in words."""

from itertools import permutations, product

import pytest

from galapagos.games.darwin.rules import refusals as no
from galapagos.games.darwin.rules.actions import card_at, pack_cards
from galapagos.games.darwin.rules.anatomy import (
    are_card_numbers,
    body_obstacles,
    in_order,
    is_in_order,
    mutated,
    mutated_twice,
    mutation_path,
    place_of,
)
from galapagos.games.darwin.rules.cards import AnimalCard, CardSet
from galapagos.games.darwin.rules.mutation import mutated_by, step_by
from galapagos.games.darwin.rules.terms import (
    BODY,
    HEAD,
    HERBIVORE,
    LEGS1,
    LEGS2,
    MAX_CARDS,
    NO_CARD,
    TAIL,
    WINGS,
)

CARDS = CardSet(
    "small",
    [
        AnimalCard(HEAD, 0, HERBIVORE),
        AnimalCard(HEAD, 1, HERBIVORE),
        AnimalCard(BODY, 0, leg_sites=2, wing_sites=1, tail_sites=1),
        AnimalCard(BODY, 0, leg_sites=1, wing_sites=1),
        AnimalCard(BODY, 0, tail_sites=1),
        AnimalCard(BODY, 1),
        AnimalCard(LEGS1, 0),
        AnimalCard(LEGS1, 1),
        AnimalCard(LEGS1, 2),
        AnimalCard(LEGS2, 0),
        AnimalCard(LEGS2, 1),
        AnimalCard(WINGS, 0),
        AnimalCard(WINGS, 1),
        AnimalCard(TAIL, 0),
        AnimalCard(TAIL, 1),
    ],
    [],
)
HEADS, BODIES, SINGLE, DOUBLE, WING, TAILS = (
    (1, 2),
    (3, 4, 5, 6),
    (7, 8, 9),
    (10, 11),
    (12, 13),
    (14, 15),
)
ALL = range(1, 16)
SITES = {3: (2, 1, 1), 4: (1, 1, 0), 5: (0, 0, 1), 6: (0, 0, 0)}
PART = {
    card: part
    for part, found in enumerate((HEADS, BODIES, SINGLE + DOUBLE, WING, TAILS))
    for card in found
}


def is_species(cards: frozenset[int]) -> bool:
    """DC-ANAT-01 … 04 in their own words: one head, one body, parts only where it has sites."""
    counts = [sum(PART[card] == part for card in cards) for part in range(5)]
    if counts[:2] != [1, 1]:
        return False
    legs, wings, tails = SITES[next(card for card in cards if card in BODIES)]
    pairs = sum(2 if card in DOUBLE else 1 for card in cards if PART[card] == 2)
    return pairs <= legs and counts[3] <= wings and counts[4] <= tails


def packed(cards: frozenset[int]) -> int:
    legs = [*sorted(card for card in cards if PART[card] == 2), 0, 0]
    other = {PART[card]: card for card in cards}
    return int(pack_cards(other[0], other[1], legs[0], legs[1], other.get(3, 0), other.get(4, 0)))


def cards_in(species: int) -> frozenset[int]:
    return frozenset(int(card_at(species, place)) for place in range(6)) - {NO_CARD}


LEG_CHOICES = [(), *[(one,) for one in SINGLE + DOUBLE], (7, 8), (7, 9), (8, 9)]
SPECIES = [
    cards
    for head, body, legs, wings, tail in product(
        HEADS, BODIES, LEG_CHOICES, (0, *WING), (0, *TAILS)
    )
    if is_species(cards := frozenset({head, body, *legs, wings, tail}) - {NO_CARD})
]


def after(cards: frozenset[int], out: int, into: int) -> frozenset[int] | None:
    """DC-ACT-MUTATE-02 … 06: add, remove or replace one card; None if that cannot be."""
    if (out and out not in cards) or (into and into in cards - {out}):
        return None
    if out and into and PART[out] != PART[into]:
        return None
    changed = (cards - {out}) | ({into} if into else frozenset())
    return changed if is_species(changed) else None


def test_there_are_species_of_all_sorts() -> None:
    assert {len(cards) for cards in SPECIES} == {2, 3, 4, 5, 6}
    for cards in SPECIES:
        species = packed(cards)
        assert body_obstacles(CARDS, species) == 0
        assert is_in_order(species)
        assert cards_in(species) == cards


def test_dc_act_mutate_02_to_06_every_single_mutation() -> None:
    """DC-ACT-MUTATE-02, DC-ACT-MUTATE-03, DC-ACT-MUTATE-04, DC-ACT-MUTATE-05, DC-ACT-MUTATE-06."""
    possible = 0
    for cards in SPECIES[::5]:
        species = packed(cards)
        for out, into in product((NO_CARD, *ALL), repeat=2):
            if out + into == 0 or (into and into in cards):
                continue  # no mutation; and a card cannot be in the hand and on the table
            expected = after(cards, out, into)
            found = int(mutated(CARDS, species, out, into))
            assert found == (packed(expected) if expected else 0), (cards, out, into)
            possible += found != 0
    assert possible > 300


def test_a_way_leads_where_the_mutation_that_it_is_leads() -> None:
    led = 0
    for cards in SPECIES[::5]:
        species = packed(cards)
        ways = [place << 8 for place in range(2, MAX_CARDS)]
        for card in ALL:
            place = int(place_of(CARDS, card))
            if card not in cards:
                ways.append(place << 8 | card)
                ways += [beside << 8 | card for beside in (3, MAX_CARDS) if place == 2]
        for way in ways:
            step = int(step_by(species, way))
            expected = int(mutated(CARDS, species, step >> 8, step & 255)) if step else 0
            assert int(mutated_by(CARDS, species, way)) == expected, (cards, way)
            led += expected != 0
    assert led > 300


def test_dc_act_mutate_08_a_double_mutation_has_a_path_if_any_order_works() -> None:
    """DC-ACT-MUTATE-08, ruling Q25: what is between the two is a species too."""
    seen = set()
    for cards in SPECIES[::31]:
        species = packed(cards)
        free = [card for card in ALL if card not in cards][::2]
        outs = [NO_CARD, *sorted(cards), *free[:2]]
        for out1, out2 in product(outs, repeat=2):
            for in1, in2 in product([NO_CARD, *free], repeat=2):
                if (out1 and out1 == out2) or (in1 and in1 == in2):
                    continue
                ends = _ends(cards, (out1, out2), (in1, in2))
                path = int(mutation_path(CARDS, species, out1, out2, in1, in2))
                seen.add((bool(ends), path >= 0))
                assert (path >= 0) == bool(ends), (cards, out1, out2, in1, in2)
                if path >= 0:
                    first, second = path >> 16, path & 65535
                    assert sorted([first >> 8, second >> 8]) == sorted([out1, out2])
                    assert sorted([first & 255, second & 255]) == sorted([in1, in2])
                    end = int(mutated_twice(CARDS, species, first, second))
                    assert cards_in(end) in ends
    assert seen == {(True, True), (False, False)}


def _ends(
    cards: frozenset[int], outs: tuple[int, int], ins: tuple[int, int]
) -> set[frozenset[int]]:
    found = set()
    for (out1, out2), (in1, in2) in product(permutations(outs), permutations(ins)):
        if out1 + in1 == 0 or out2 + in2 == 0:
            continue
        between = after(cards, out1, in1)
        end = after(between, out2, in2) if between else None
        if end:
            found.add(end)
    return found


WHOLE = {"head": 1, "body": 3, "legs": 7, "more": 8, "wings": 12, "tail": 14}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({}, 0),
        ({"head": 0}, no.NO_HEAD),
        ({"head": 7}, no.WRONG_PART),
        ({"body": 0}, no.NO_BODY),
        ({"body": 1}, no.WRONG_PART),
        ({"body": 0, "head": 0}, no.NO_HEAD | no.NO_BODY),
        ({"body": 0, "wings": 14}, no.NO_BODY | no.WRONG_PART),
        ({"body": 12, "head": 0}, no.NO_HEAD | no.WRONG_PART),
        ({"wings": 14}, no.WRONG_PART),
        ({"tail": 12}, no.WRONG_PART),
        ({"legs": 12, "more": 0}, no.WRONG_PART),
        ({"more": 12}, no.WRONG_PART),
        ({"legs": 10, "more": 0}, 0),
        ({"legs": 0, "more": 10}, no.WRONG_PART),
        ({"legs": 10}, no.NO_LEG_SITE),
        ({"legs": 7, "more": 10}, no.NO_LEG_SITE | no.WRONG_PART),
        ({"body": 4, "more": 0, "tail": 0}, 0),
        ({"body": 4, "tail": 0}, no.NO_LEG_SITE),
        ({"body": 4, "more": 0}, no.NO_TAIL_SITE),
        ({"body": 5, "legs": 0, "more": 0}, no.NO_WING_SITE),
        ({"body": 6, "legs": 0, "more": 0, "wings": 0}, no.NO_TAIL_SITE),
        ({"body": 6}, no.NO_LEG_SITE | no.NO_WING_SITE | no.NO_TAIL_SITE),
        ({"body": 6, "legs": 0, "more": 0, "wings": 0, "tail": 0}, 0),
    ],
)
def test_dc_anat_01_to_04_each_obstacle_of_a_body(change: dict[str, int], expected: int) -> None:
    """DC-ANAT-01, DC-ANAT-02, DC-ANAT-03, DC-ANAT-04."""
    one = {**WHOLE, **change}
    species = pack_cards(
        one["head"], one["body"], one["legs"], one["more"], one["wings"], one["tail"]
    )
    assert body_obstacles(CARDS, species) == expected


@pytest.mark.parametrize(
    ("legs", "expected"), [((0, 0), (0, 0)), ((7, 0), (7, 0)), ((0, 7), (7, 0)), ((8, 7), (7, 8))]
)
def test_a_single_leg_card_lies_first_and_two_ascend(
    legs: tuple[int, int], expected: tuple[int, int]
) -> None:
    species = pack_cards(1, 3, *legs, 12, 14)
    ordered = pack_cards(1, 3, *expected, 12, 14)
    assert in_order(species) == ordered
    assert is_in_order(species) == (legs == expected)


def test_numbers_beyond_the_set_are_no_cards() -> None:
    assert are_card_numbers(CARDS, pack_cards(1, 3, 15, 0, 0, 15))
    assert not are_card_numbers(CARDS, pack_cards(1, 3, 0, 0, 0, 16))
    assert not are_card_numbers(CARDS, 16)
