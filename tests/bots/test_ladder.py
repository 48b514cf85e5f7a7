"""The ladder: legal answers at every table, honest choices, bounded and interruptible thinking."""

import pytest

from galapagos.bots.base import Bot, Budget
from galapagos.bots.ladder import LADDER, SEARCHING, make_bot, search_bot
from galapagos.bots.parallel import ParallelBot
from galapagos.bots.searching import lead_of, think
from galapagos.bots.simple import weighed
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.search.ismcts import Search, Style
from tests.bots.tables import every_table, new_game, positions

FEW = Budget(iterations=4)


def play_out(game: Game, bots: list[Bot], longest: int) -> int:
    chances = [Chance(mix(seat)) for seat in range(len(bots))]
    decisions = 0
    while (seat := int(game.actor())) >= 0:
        choice = bots[seat].choose(game.view(seat), seat, chances[seat])
        assert not game.why(seat, choice.action)
        game.apply(seat, choice.action)
        decisions += 1
        assert decisions < longest
    return decisions


@every_table
def test_bots_play_every_table_to_its_end(kind: str, players: int, options: dict[str, str]) -> None:
    """Hatchlings and foragers play; a searcher is asked now and then, so that this stays quick."""
    game = new_game(kind, players, options)
    names = ["forager", "hatchling"]
    bots = [make_bot(names[seat % 2]) for seat in range(players)]
    play_out(game, bots, game_kind(kind).longest)
    game = new_game(kind, players, options, seed=2)
    for here, seat in positions(game, seed=4, every=31, most=3):
        for name in SEARCHING:
            choice = make_bot(name, FEW).choose(here.view(seat), seat, Chance(1))
            assert not here.why(seat, choice.action)


@pytest.mark.parametrize("kind", ["origin", "darwin"])
@pytest.mark.parametrize("name", LADDER)
def test_a_choice_does_not_depend_on_what_the_bot_may_not_see(kind: str, name: str) -> None:
    """Two worlds that look alike to a seat, different in all that is hidden: one choice."""
    differing = 0
    team = {"teams": "on"} if kind == "origin" else {"mode": "team"}
    for players, options in ((2, {}), (4, {}), (4, team)):
        for game, seat in positions(new_game(kind, players, options), seed=9, every=17, most=6):
            other = game.view(seat).determinise(77)
            numbers = game_kind(kind).numbers
            differing += numbers(game) != numbers(other)
            choices = [
                make_bot(name, Budget(iterations=5)).choose(world.view(seat), seat, Chance(5))
                for world in (game, other)
            ]
            assert choices[0] == choices[1]
    assert differing > 9


@pytest.mark.parametrize("name", ["forager", "hunter", "apex"])
def test_a_bot_says_what_it_expected(name: str) -> None:
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    choice = make_bot(name, Budget(iterations=80)).choose(game.view(seat), seat, Chance(1))
    assert choice.lines[0].actions[0] == (seat, choice.action)
    assert len(choice.lines) > 1
    if name in SEARCHING:
        assert len(choice.lines[0].actions) > 1
        visits = [line.visits for line in choice.lines]
        assert visits == sorted(visits, reverse=True)
        assert choice.iterations >= sum(visits)


def test_one_possible_action_needs_no_thought() -> None:
    for game, seat in positions(new_game("origin", 2, {}), seed=2, every=1, most=300):
        if len(game.legal_list(seat)) == 1:
            choice = search_bot("apex", Budget(iterations=10_000)).choose(
                game.view(seat), seat, Chance(1)
            )
            assert choice.iterations == 1
            return
    pytest.fail("no forced action in 300 positions")


def test_thinking_stops_when_nothing_can_change_the_choice() -> None:
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    view = game.view(seat)
    search = Search(view, seat, kit_of(view).sense(), Style(prior_scale=0.01, explore=0.05), 1)
    search.run(1)
    think(search, Budget(iterations=600))
    left = 600 - int(search.iterations)
    assert 0 < left < lead_of(search.root)


def test_thinking_by_the_clock_ends() -> None:
    game, seat = list(positions(new_game("darwin", 2, {}), seed=1, every=1, most=60))[-1]
    choice = search_bot("hunter", Budget(seconds=0.05)).choose(game.view(seat), seat, Chance(1))
    assert not game.why(seat, choice.action)


def test_several_processes_give_one_answer_every_time() -> None:
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    bot = ParallelBot("hunter", Budget(iterations=40), 2)
    try:
        choices = [bot.choose(game.view(seat), seat, Chance(3)) for _ in range(2)]
    finally:
        bot.close()
    assert choices[0] == choices[1]
    assert not game.why(seat, choices[0].action)
    assert 20 <= choices[0].iterations <= 40


@pytest.mark.parametrize(("name", "processes"), [("forager", 2), ("apex", 1)])
def test_processes_only_where_they_help(name: str, processes: int) -> None:
    with pytest.raises(BadData):
        ParallelBot(name, None, processes)


@pytest.mark.parametrize(
    ("stronger", "weaker", "kind"),
    [
        ("hatchling", "random", "origin"),
        ("forager", "random", "origin"),
        ("forager", "random", "darwin"),
    ],
)
def test_the_lower_rungs_are_in_order(stronger: str, weaker: str, kind: str) -> None:
    """A handful of games from both seats; docs/bots.md has the real measurements."""
    won = 0.0
    for seed in range(6):
        for seat in range(2):
            game = new_game(kind, 2, {}, seed)
            bots = [make_bot(weaker), make_bot(weaker)]
            bots[seat] = make_bot(stronger)
            play_out(game, bots, game_kind(kind).longest)
            outcome = game.outcome()
            assert outcome is not None
            won += outcome.value(seat)
    assert won >= 10


@pytest.mark.parametrize(
    "budget", [{}, {"iterations": 5, "seconds": 1.0}, {"iterations": 0}, {"seconds": 0.0}]
)
def test_a_budget_is_one_sensible_number(budget: dict[str, float]) -> None:
    with pytest.raises(BadData):
        Budget(**budget)  # type: ignore[arg-type]


def test_there_is_no_such_bot() -> None:
    with pytest.raises(BadData, match="hatchling"):
        make_bot("dodo")
    with pytest.raises(BadData, match="hunter"):
        search_bot("forager")


@pytest.mark.parametrize("kind", ["origin", "darwin"])
def test_a_hatchling_does_not_pass_while_something_useful_can_be_done(kind: str) -> None:
    hatchling = make_bot("hatchling")
    passes = 0
    for seed in range(4):
        game = new_game(kind, 3, {}, seed=seed)
        chance = Chance(mix(seed))
        while not game.is_over():
            seat = game.actor()
            view = game.view(seat)
            action = hatchling.choose(view, seat, chance).action
            if kit_of(view).is_pass(action):
                passes += 1
                moves, scores = weighed(view, seat)
                others = [n for n in range(len(moves)) if not kit_of(view).is_pass(moves[n])]
                assert all(scores.at(n) <= 0.0 for n in others)
            game.play(seat, action)
    assert passes > 0
