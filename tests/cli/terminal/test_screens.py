"""What is drawn: warnings, endings, widths; and no screen tells what its reader may not know."""

import pytest

from galapagos.cli.terminal.guide import Guide
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import animal_ref, pack
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import IS_ASLEEP, SLEPT_LAST
from galapagos.games.origin.rules.table import lay_animal, lay_pair, lay_trait
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    FAT_TISSUE,
    FEEDING,
    HIBERNATION,
    POISONOUS,
    SYMBIOSIS,
)
from galapagos.games.origin.words.warnings import closes_ring
from galapagos.kernel.chance import Chance
from galapagos.kernel.outcome import Outcome

DECK = base_deck()
GUIDE = Guide(OriginCodec(DECK), 0, ["P1", "P2"], "en")


def feeding(centre: int = 3) -> Origin:
    """Two players in Feeding, P1 to move, three animals each, nobody fed."""
    game = new_origin(Options(2), DECK, 1)
    state = game.state
    state.phase, state.centre, state.start, state.turn = FEEDING, centre, 0, 0
    for seat in (0, 0, 0, 1, 1, 1):
        lay_animal(state, seat, 0)
    return game


def asked(game: Origin, action: int) -> list[str]:
    view = game.view(0)
    assert action in view.legal_list(0)
    return GUIDE.warnings(view, action)


# --- warnings --------------------------------------------------------------------------------


def test_passing_while_hungry_animals_could_take_is_asked_about() -> None:
    """B-04"""
    game = feeding()
    game.state.players[0].animals[1].food = 1
    assert asked(game, pack(act.PASS)) == [
        "There is food in the centre, and P1a and P1c could take it. "
        "Passing ends the phase for you."
    ]
    assert asked(feeding(centre=0), pack(act.PASS)) == []


def test_passing_while_fat_would_save_an_animal_is_asked_about() -> None:
    """B-43"""
    game = feeding(centre=0)
    animal = game.state.players[0].animals[0]
    lay_trait(animal, FAT_TISSUE, 0)
    animal.fat = 1
    assert asked(game, pack(act.PASS)) == ["P1a would starve, though burning fat would save it."]
    lay_trait(animal, CARNIVOROUS, 0)
    assert asked(game, pack(act.PASS)) == ["P1a can still hunt. Passing ends the phase for you."]


def test_passing_while_sleep_would_save_an_animal_is_asked_about() -> None:
    game = feeding(centre=0)
    lay_trait(game.state.players[0].animals[2], HIBERNATION, 0)
    assert asked(game, pack(act.PASS)) == ["P1c would starve, though hibernating would save it."]
    game.state.players[0].animals[2].marks = SLEPT_LAST
    assert asked(game, pack(act.PASS)) == []
    game.state.players[0].animals[2].marks = IS_ASLEEP
    assert asked(game, pack(act.PASS)) == []


def test_passing_evolution_without_an_animal_is_asked_about() -> None:
    """EV-EVO-08"""
    game = new_origin(Options(2), DECK, 1)
    game.state.start = game.state.turn = 0
    kept = "You keep 6 cards and play nothing more in this round."
    assert asked(game, pack(act.PASS)) == [
        "You have no animals, so you will have nothing to feed this round.",
        kept,
    ]
    lay_animal(game.state, 0, 0)
    assert asked(game, pack(act.PASS)) == [kept]


def test_hunts_that_harm_the_hunter_are_asked_about() -> None:
    game = feeding()
    lay_trait(game.state.players[0].animals[0], CARNIVOROUS, 0)
    lay_trait(game.state.players[1].animals[1], POISONOUS, 0)
    hunter = animal_ref(0, 0)
    assert asked(game, pack(act.HUNT, hunter, animal_ref(1, 0))) == []
    assert asked(game, pack(act.HUNT, hunter, animal_ref(0, 1))) == ["P1b is your own animal."]
    assert asked(game, pack(act.HUNT, hunter, animal_ref(1, 1))) == [
        "P2b is poisonous: if it is eaten, P1a dies at the end of the round."
    ]


def test_a_ring_of_symbioses_is_asked_about() -> None:
    """B-32"""
    game = new_origin(Options(2), DECK, 1)
    state = game.state
    state.start = state.turn = 0
    player = state.players[0]
    for _ in range(4):
        lay_animal(state, 0, 0)
    face = int(DECK.face("symbiosis"))
    player.hand[face] = 1
    lay_pair(player, SYMBIOSIS, face, 0, 1)
    lay_pair(player, SYMBIOSIS, face, 1, 2)
    assert closes_ring(player, 2, 0)
    assert not closes_ring(player, 0, 2)
    assert not closes_ring(player, 3, 0)

    def laying(x: int, y: int) -> int:
        return int(
            pack(act.PLAY_PAIR, animal_ref(0, x), animal_ref(0, y), face=face, trait=SYMBIOSIS)
        )

    assert asked(game, laying(2, 0))[0].startswith("This closes a ring of symbioses")
    assert asked(game, laying(0, 2)) == []


# --- secrecy and widths ----------------------------------------------------------------------


def screen(game: Origin, viewer: int, width: int, *, is_tight: bool) -> list[str]:
    view = game.view(viewer)
    guide = Guide(OriginCodec(DECK), viewer, ["P1", "Bo", "P3"], "en")
    height = 0 if is_tight else 1000
    lines = guide.board.lines(view, width, height)
    for look in guide.board.lookups().values():
        lines += look(view, "", width)
    if view.legal_list(viewer):
        lines += guide.decision(view, guide.menu(view), width, height, is_new=True)
    return [line.plain for line in lines]


@pytest.mark.parametrize("seed", range(8))
def test_two_worlds_that_look_alike_give_the_same_screen(seed: int) -> None:
    game = new_origin(Options(3, variant=seed % 2 == 1), DECK, seed)
    chance = Chance(seed + 1)
    number = differing = 0
    while not game.is_over():
        if number % 5 == 0:
            viewer = number % 3
            world = game.view(viewer).determinise(number)
            differing += screen(world, 1 - viewer % 2, 80, is_tight=False) != screen(
                game, 1 - viewer % 2, 80, is_tight=False
            )
            one = screen(game, viewer, 80, is_tight=number % 2 == 0)
            assert screen(world, viewer, 80, is_tight=number % 2 == 0) == one
        seat = game.actor()
        legal = game.legal_list(seat)
        game.apply(seat, legal[chance.below(len(legal))])
        number += 1
    # The worlds were different ones: others saw other cards in their hands.
    assert differing > 3


@pytest.mark.parametrize("width", [80, 120])
def test_lists_stay_within_the_screen(width: int) -> None:
    for seed in range(6):
        game = new_origin(Options(3), DECK, seed)
        chance = Chance(seed + 1)
        while not game.is_over():
            seat = int(game.actor())
            view = game.view(seat)
            guide = Guide(OriginCodec(DECK), seat, ["P1", "P2", "P3"], "en")
            lines = guide.menu(view).lines(width, guide.names.words)
            assert max(line.cell_len for line in lines) <= width
            legal = view.legal_list(seat)
            game.apply(seat, legal[chance.below(len(legal))])


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("outcome", "discards", "lines"),
    [
        (Outcome([9, 4], [1, 2], [9, 4], 1), (0, 0), ["You win with 9 points."]),
        (Outcome([1, 4], [1, 2], [1, 4], 2), (0, 0), ["P2 wins with 4 points."]),
        (
            Outcome([4, 4], [1, 2], [4, 4], 2),
            (5, 7),
            [
                "P2 wins with 4 points.",
                "Tied at 4 points: the larger discard pile decides, 7 against 5 cards "
                "(EV-SCORE-05).",
            ],
        ),
        (
            Outcome([4, 4], [1, 2], [4, 4], 3),
            (5, 5),
            [
                "You and P2 share the victory with 4 points.",
                "The discard piles are equal too, 5 cards each (EV-SCORE-06).",
            ],
        ),
        (Outcome([4, 3], [3], [7], 3), (0, 0), ["You and P2 win together with 7 points."]),
    ],
)
def test_the_verdict_explains_ties(
    outcome: Outcome, discards: tuple[int, int], lines: list[str]
) -> None:
    game = new_origin(Options(2), DECK, 1)
    for player, size in zip(game.state.players, discards, strict=True):
        player.discard_size = size
    assert GUIDE.board.verdict(game.view(0), outcome) == lines
