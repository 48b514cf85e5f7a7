"""Every bot answers every kind of decision of both games, and every switch a table can set."""

from collections.abc import Iterator
from functools import cache

import pytest

from galapagos.bots.base import Budget
from galapagos.bots.ladder import LADDER, make_bot
from galapagos.games.darwin.rules import actions as darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.origin.rules import actions as origin
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab.games import game_kind
from tests.bots.tables import new_game
from tests.records.darwin_games import CODEC, HUNT

FEW = Budget(iterations=3)
KINDS = {
    "origin": range(1, origin.ACTION_KINDS),
    "darwin": range(1, darwin.ACTION_KINDS),
}
# Where what is rare comes up soonest; most kinds do in the first game.
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "origin": [(4, {"out_of_turn_pairs": "on"}), (4, {"variant": "on"})],
    "darwin": [
        (2, {}),
        (2, {"mode": "kids"}),
        (4, {"mode": "team"}),
        (3, {"first_player_picks_biome": "on"}),
    ],
}
MOST_GAMES = 25
FULL_LIST = 400
"""Darwin's lists of main actions are longer; they were met before."""


def kind_of(game: str, action: int) -> int:
    return int(origin.kind_of(action) if game == "origin" else darwin.kind_of(action))


def hatchlings(game: Game, seed: int) -> Iterator[int]:
    """Let hatchlings play, now and then at random; yield who is to decide before each action."""
    bot, chance, moves = make_bot("hatchling"), Chance(mix(seed)), Moves()
    while (seat := int(game.actor())) >= 0:
        yield seat
        action = bot.choose(game.view(seat), seat, chance).action
        if chance.below(8) == 0:
            action = int(game.random_action(seat, chance, moves))
        game.apply(seat, action)


@cache
def positions(name: str) -> dict[int, tuple[Game, int]]:
    """Return a position and a seat for every kind of action: the seat may choose it there."""
    found: dict[int, tuple[Game, int]] = {}
    if name == "darwin":
        # DC-EVAL-PRED-06: exactly tied hunters are too rare to wait for.
        hunt = CODEC.parse_position(HUNT, "hunt")
        note(name, hunt, int(hunt.actor()), found)
        hunt.apply(hunt.actor(), hunt.legal_list(hunt.actor())[0])
        note(name, hunt, int(hunt.actor()), found)
    for seed in range(1, MOST_GAMES):
        for players, options in TABLES[name]:
            game = new_game(name, players, options, seed)
            for seat in hatchlings(game, seed):
                note(name, game, seat, found)
                if len(found) == len(KINDS[name]):
                    return found
    return found


def note(name: str, game: Game, seat: int, found: dict[int, tuple[Game, int]]) -> None:
    moves = Moves()
    game.legal(seat, moves)
    for action in list(moves)[:FULL_LIST]:
        found.setdefault(kind_of(name, action), (game.clone(), seat))


@pytest.mark.parametrize("name", list(KINDS))
def test_every_kind_of_decision_comes_up(name: str) -> None:
    """Otherwise the next test would leave some out."""
    assert set(positions(name)) == set(KINDS[name])


@pytest.mark.parametrize("bot", LADDER)
@pytest.mark.parametrize("name", list(KINDS))
def test_every_bot_answers_every_kind_of_decision(name: str, bot: str) -> None:
    for kind, (game, seat) in sorted(positions(name).items()):
        choice = make_bot(bot, FEW).choose(game.view(seat), seat, Chance(kind))
        assert not game.why(seat, choice.action), kind


@pytest.mark.parametrize("switch", SWITCH_KEYS)
def test_every_switch_of_darwin_is_played_by_every_bot(switch: str) -> None:
    """Origin's are tables of their own in tables.py; these would be too many there."""
    game = new_game("darwin", 2, {switch: "on"})
    bots = [make_bot(name, Budget(iterations=1)) for name in LADDER]
    chance = Chance(mix(len(switch)))
    decisions = 0
    while (seat := int(game.actor())) >= 0:
        bot = bots[decisions % len(bots)]
        action = bot.choose(game.view(seat), seat, chance).action
        assert not game.why(seat, action), bot.name
        game.apply(seat, action)
        decisions += 1
        assert decisions < game_kind("darwin").longest
