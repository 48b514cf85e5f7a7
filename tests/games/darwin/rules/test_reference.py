"""The rules core against the reference algorithms of the specification, on tables made by lot."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import DEATH_KEYS
from galapagos.games.darwin.scenarios.blocks import Json
from galapagos.games.darwin.scenarios.layout import Layout
from tests.games.darwin.rules.games import answer_all, create_action, table
from tests.games.darwin.rules.reference import EPIDEMIC, SUPPLIES, Beast, Place, World

SYMBOLS = ["run", "climb", "swim", "heat"]
SWITCHES = ["remainder_goes_on", "zero_hearts_are_prey", "food_is_redistributed", "loose_prey"]
CASES = {"default": {}, **{key: {key: True} for key in SWITCHES}}
TABLES = 120


def random_block(dice: random.Random) -> dict[str, Any]:
    """A crowded table: small numbers, so that ties and shortages are common."""
    biomes = [_random_biome(dice, f"B{number}") for number in range(dice.choice([1, 1, 2]))]
    species: list[dict[str, Any]] = []
    for number in range(dice.randint(2, 9)):
        one = _random_species(dice, dice.choice(biomes)["id"])
        if species and dice.random() < 0.35:
            one = {**dice.choice(species), "o": one["o"]}
        species.append({**one, "id": f"S{number}"})
    event = dice.choice([None, None, None, EPIDEMIC, *SUPPLIES])
    return {
        "biomes": biomes,
        "species": species,
        "first": f"P{dice.randint(1, 6)}",
        **({"ev": event} if event else {}),
    }


def _random_biome(dice: random.Random, name: str) -> dict[str, Any]:
    need = [
        [dice.choice(SYMBOLS) + dice.choice(["", ">=2"]) for _ in range(dice.randint(1, 2))]
        for _ in range(dice.choice([0, 0, 1, 2]))
    ]
    return {
        "id": name,
        "pl": dice.randint(0, 7),
        "me": dice.randint(0, 4),
        "pt": dice.choice([2, 3]),
        "ad": [dice.choice(SYMBOLS) for _ in range(dice.randint(1, 3))],
        "need": need,
        "ban": dice.choice([[], [], dice.sample(SYMBOLS, 1)]),
    }


def _random_species(dice: random.Random, biome: str) -> dict[str, Any]:
    return {
        "o": f"P{dice.randint(1, 3)}",
        "b": biome,
        "d": dice.choice("HHCCO"),
        "h": dice.randint(0, 4),
        "c": dice.randint(0, 3),
        "ab": {symbol: dice.randint(0, 2) for symbol in SYMBOLS if dice.random() < 0.7},
        "sp": dice.choice([[], [], [], [], ["dig"], ["poison"]]),
        "dp": dice.randint(0, 4),
    }


def world_of(block: dict[str, Any], options: Options) -> World:
    places = {
        one["id"]: Place(
            one["id"],
            one["pl"],
            one["me"],
            one["pt"],
            one["ad"],
            [_alternative(conditions) for conditions in one["need"]],
            one["ban"],
        )
        for one in block["biomes"]
    }
    beasts = [
        Beast(
            one["id"],
            int(one["o"][1]) - 1,
            places[one["b"]],
            one["d"],
            one["h"],
            one["c"],
            one["ab"],
            bool(one["sp"]),
            one["dp"],
            arrival,
        )
        for arrival, one in enumerate(block["species"])
    ]
    first = int(block["first"][1]) - 1
    return World(list(places.values()), beasts, block.get("ev", ""), first, options)


def _alternative(conditions: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for condition in conditions:
        symbol, _, count = condition.partition(">=")
        counts[symbol] = max(counts.get(symbol, 0), int(count or 1))
    return counts


def laid_by(block: Json, options: Options, *hands: Json) -> Layout:
    laid = table(block, *hands)
    laid.state.options = options
    laid.distribute()
    return laid


def dice_of(case: str) -> random.Random:
    return random.Random(list(CASES).index(case))


def tables_of(case: str) -> Iterator[tuple[Json, Layout, World]]:
    """Tables of a case: as a block, laid in the core, and in the reference."""
    dice, options = dice_of(case), Options(6, **CASES[case])
    for _table in range(TABLES):
        block = random_block(dice)
        yield block, laid_by(block, options), world_of(block, options)


@pytest.mark.parametrize("case", CASES)
def test_food_and_leaders(case: str) -> None:
    """DC-FOOD-01 … DC-FOOD-13, DC-LEAD-01 … DC-LEAD-04, rulings Q33 … Q41, Q53, Q69."""
    for block, laid, world in tables_of(case):
        for place in world.places:
            world.distribute(place)
            assert laid.leaders(place.name) == world.leaders(place), block
        food = {name: (one.plants, one.meat) for name, one in laid.living().items()}
        assert food == {one.name: (one.plants, one.meat) for one in world.beasts}, block


@pytest.mark.parametrize("case", CASES)
def test_evaluation(case: str) -> None:
    """DC-EVAL-REQ-01 … DC-EVAL-COMP-05, DC-DEATH-02, rulings Q38, Q43 … Q57."""
    for block, laid, world in tables_of(case):
        for place in world.places:
            world.distribute(place)
        points = world.evaluate()
        dead, eaten = _evaluate(laid)
        assert (dead, eaten) == (world.dead, world.eaten), block
        assert laid.points() == points, block
        banked = [0] * 6
        for one in world.beasts:
            banked[one.owner] += one.name in dead and one.points > 0
        assert [int(player.bank) for player in laid.state.players] == banked, block


def _evaluate(laid: Layout) -> tuple[dict[str, str], dict[str, str]]:
    """Let the last player pass; return who died of what, and who was eaten by whom."""
    state = laid.state
    state.era = state.options.eras
    for player in state.players[1:]:
        player.passed = True
    game = Darwin(state)
    game.play(0, act.PASS)
    answer_all(game)
    dead: dict[str, str] = {}
    eaten: dict[str, str] = {}
    for event in laid.log.events:
        if event.kind == ev.DIED:
            dead[laid.names[int(event.a)]] = DEATH_KEYS[event.b]
        elif event.kind == ev.EATEN:
            eaten[laid.names[int(event.b)]] = laid.names[int(event.a)]
    return dead, eaten


@pytest.mark.parametrize("case", CASES)
def test_viability(case: str) -> None:
    """DC-ACT-MAIN-04 … DC-ACT-MAIN-06, rulings Q17 … Q20: a newcomer, and a migrant."""
    dice, options = dice_of(case), Options(6, **CASES[case])
    found = {True: 0, False: 0}
    for _table in range(TABLES):
        block = random_block(dice)
        target = dice.randrange(len(block["biomes"]))
        name = block["biomes"][target]["id"]
        if dice.random() < 0.5:
            newcomer = {**_random_species(dice, name), "id": "N", "o": "P1"}
            laid = laid_by(block, options, newcomer)
            action, seat = create_action(laid, 0, target), 0
            block["species"].append(newcomer)
        else:
            laid = laid_by(block, options)
            number = dice.randrange(len(block["species"]))
            mover = block["species"].pop(number)
            if mover["b"] == name:
                continue
            seat = laid.state.turn = int(mover["o"][1]) - 1
            action = pack(act.MIGRATE, laid.numbers[mover["id"]], target)
            block["species"].append({**mover, "b": name})
        world = world_of(block, options)
        viable = world.is_viable(world.beasts[-1])
        assert (Darwin(laid.state).why(seat, action) == []) == viable, (block, action)
        found[viable] += 1
    assert min(found.values()) > 10
