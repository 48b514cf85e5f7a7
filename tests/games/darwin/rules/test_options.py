"""Every ruling marked [opt]: what is played by default, and what the switch changes."""

from typing import Any

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack, x_of
from galapagos.games.darwin.rules.food import feed
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options
from galapagos.games.darwin.rules.terms import (
    DEGENERATION,
    DESERTIFICATION,
    EVALUATION,
    EVENT,
    HOT_DESERT,
    HURRICANE,
    INTRUDERS,
    LEGS2,
    TEAM,
)
from galapagos.games.darwin.rules.world_events import begin_event
from galapagos.games.darwin.scenarios.layout import Layout
from galapagos.kernel.bits import bit
from galapagos.kernel.chance import mix
from tests.games.darwin.rules.games import (
    cards,
    cards_of,
    create_action,
    create_something,
    creator,
    dump,
    give_hand,
    of_kind,
    pass_all,
    refused,
    started,
    table,
    trade,
)


def biome(**fields: Any) -> dict[str, Any]:
    return {"id": "B", "ad": ["run"], **fields}


def one(name: str, diet: str, hearts: int, run: int, **fields: Any) -> dict[str, Any]:
    return {"id": name, "d": diet, "h": hearts, "ab": {"run": run}, **fields}


def evaluated(laid: Layout) -> list[str]:
    """Evaluate a table with the first answers; return who is alive."""
    state = laid.state
    state.era = state.options.eras
    for player in state.players[1:]:
        player.passed = True
    state.turn = 0
    game = Darwin(state)
    game.play(0, act.PASS)
    while state.phase == EVALUATION:
        game.play(game.actor(), game.legal_list(game.actor())[0])
    return sorted(laid.living())


def test_all_switches_have_a_test_here() -> None:
    assert len(SWITCH_KEYS) == 13


def test_q02_the_trade_stands_on_a_pass() -> None:
    """DC-TURN-05, option."""
    game = started(Options(3, trade_stands_on_pass=True), 4)
    seat = int(game.state.turn)
    give, take = game.state.players[seat].hand[0], game.state.zone[0]
    game.play(seat, trade(give, take))
    game.play(seat, act.PASS)
    assert take in list(game.state.players[seat].hand)


def test_q06_a_main_action_is_final_once_made() -> None:
    """DC-TURN-07, option; the trade can still be revised, also in one step."""
    game = creator(3, options=Options(4, main_action_final=True))
    seat = int(game.state.turn)
    create = of_kind(game, seat, act.CREATE)[0]
    game.play(seat, create)
    assert refused(game, seat, act.TAKE_BACK) == {"main_action_final"}
    first, second = of_kind(game, seat, act.TRADE)[:2]
    game.play(seat, first)
    game.play(seat, second)
    game.play(seat, act.CONFIRM)
    assert act.c2_of(second) in list(game.state.players[seat].hand)


def test_q11_a_full_redraw_keeps_the_right_to_the_normal_one() -> None:
    """DC-ACT-REDRAW-03, option: also in another player's turn, where both stay side by side."""
    for keeps in (False, True):
        game = started(Options(3, full_redraw_keeps_right=keeps), 5)
        seat = (int(game.state.turn) + 1) % 3
        give_hand(game.state, seat, cards_of(LEGS2, 10))
        game.play(seat, act.FULL_REDRAW)
        while game.state.players[seat].draws:
            game.play(seat, of_kind(game, seat, act.DRAW)[0])
        assert bool(of_kind(game, seat, act.REDRAW)) == keeps
        assert (seat in game.seats_to_act()) == keeps


def test_q15_unlimited_markers() -> None:
    """DC-ACT-CREATE-08, option; see test_turns."""
    block = {"biomes": [biome(pl=9)], "species": [one(f"S{n}", "H", 0, 1) for n in range(12)]}
    laid = table(block, one("N", "H", 0, 1))
    laid.state.options = Options(6, unlimited_markers=True)
    assert refused(Darwin(laid.state), 0, create_action(laid, 0)) == set()


def test_q18_loose_prey() -> None:
    """DC-ACT-MAIN-05, option: other hunters are ignored."""
    block = {
        "biomes": [biome(pl=4, me=1)],
        "species": [one("A", "H", 2, 1, o="P2"), one("K", "C", 3, 6, o="P3", c=5)],
    }
    for loose in (False, True):
        laid = table(block, one("N", "C", 2, 4, c=5))
        laid.state.options = Options(6, loose_prey=loose)
        reasons = refused(Darwin(laid.state), 0, create_action(laid, 0))
        assert reasons == (set() if loose else {"unfed"})


def test_q34_the_remainder_goes_on() -> None:
    """DC-FOOD-06, option."""
    block = {
        "biomes": [biome(pl=3)],
        "species": [one("A", "H", 2, 4, c=2), one("C", "H", 2, 4, c=2), one("D", "H", 1, 1)],
    }
    laid = table(block)
    assert laid.allocation()["D"] == [0, 0, "hungry"]
    laid.state.options = Options(6, remainder_goes_on=True)
    feed(laid.state, 0, 0)
    assert laid.allocation()["D"] == [1, 0, "fed"]


def test_q38_zero_hearts_are_prey() -> None:
    """DC-EVAL-PRED-12, option: eaten for nothing, and starving with a failed hunter."""
    block = {
        "biomes": [biome(pl=2)],
        "species": [
            one("Z", "H", 0, 1, o="P2"),
            one("A", "H", 2, 2, o="P3"),
            one("K", "C", 2, 4, c=3),
            one("Y", "C", 0, 3),
        ],
    }
    assert evaluated(table(block)) == ["K", "Y", "Z"]
    laid = table(block)
    laid.state.options = Options(6, zero_hearts_are_prey=True)
    assert evaluated(laid) == ["K", "Y"]
    poor = {"biomes": [biome()], "species": [one("K", "C", 2, 4), one("Y", "C", 0, 3)]}
    assert evaluated(table(poor)) == ["Y"]
    laid = table(poor)
    laid.state.options = Options(6, zero_hearts_are_prey=True)
    assert evaluated(laid) == []


def test_q45_random_hunt_order() -> None:
    """DC-EVAL-PRED-01, option: chance decides; a forecast lets the rivals hunt first."""
    block = {
        "biomes": [biome(pl=2)],
        "species": [
            one("A", "H", 2, 1, o="P3"),
            one("K1", "C", 2, 6, c=2),
            one("K2", "C", 2, 6, o="P2", c=2),
        ],
    }
    assert evaluated(table(block)) == ["K1"]
    winners = set()
    for seed in range(20):
        laid = table(block)
        laid.state.options = Options(6, random_hunt_order=True)
        laid.state.chance.rng = mix(seed)
        winners |= set(evaluated(laid))
    assert winners == {"K1", "K2"}
    rival = {"biomes": [biome(pl=2)], "species": block["species"][:1] + block["species"][1:2]}
    for random in (False, True):
        laid = table(rival, one("N", "C", 2, 6, c=2))
        laid.state.options = Options(6, random_hunt_order=random)
        reasons = refused(Darwin(laid.state), 0, create_action(laid, 0))
        assert reasons == ({"unfed"} if random else set())


def test_q50_food_is_redistributed() -> None:
    """DC-EVAL-FOOD-01, option: the best-ranked hungry one dies, the rest eat anew."""
    block = {
        "biomes": [biome(pl=3)],
        "species": [one("A", "H", 2, 3), one("B", "H", 3, 2), one("C", "H", 1, 1, o="P2")],
    }
    assert evaluated(table(block)) == ["A"]
    laid = table(block)
    laid.state.options = Options(6, food_is_redistributed=True)
    assert evaluated(laid) == ["A", "C"]


def degenerating(secret: bool) -> Darwin:
    block = {
        "biomes": [biome(pl=9)],
        "species": [one(f"S{n}", "H", 0, 1, o=f"P{n}", n=4, dp=1) for n in (1, 2)],
    }
    laid = table(block)
    laid.state.options = Options(6, secret_choices=secret)
    laid.state.event = DEGENERATION
    laid.state.phase = EVENT
    begin_event(laid.state)
    return Darwin(laid.state)


def test_q59_secret_choices() -> None:
    """DC-TRANS-1-04, DC-INFO-03, option: all choose at once; others see who is still waited for,
    and not what was chosen."""
    assert degenerating(False).seats_to_act() == [0]
    game = degenerating(True)
    assert game.seats_to_act() == [0, 1]
    worlds = []
    for action in game.legal_list(0):
        after = game.clone()
        after.play(0, action)
        worlds.append(dump(after.view(1).state))
        for viewer in range(-1, after.seats()):
            view = after.view(viewer)
            assert (view.seats_to_act(), view.actor()) == ([1], 1)
            assert dump(view.view(viewer).state) == dump(view.state)
    assert len(worlds) > 1
    assert all(world == worlds[0] for world in worlds)


def test_q59_a_guess_decides_what_a_view_hides() -> None:
    """DC-TRANS-1-04, option: in every guess the seat has lost one of the cards it may lose."""
    game = degenerating(True)
    game.play(0, game.legal_list(0)[-1])
    view = game.view(1)
    chosen = set()
    for seed in range(20):
        guess = view.determinise(seed)
        assert guess.seats_to_act() == [1]
        chosen |= {int(action) for action in guess.state.players[0].choices}
        assert dump(guess.view(1).state) == dump(view.state)
    assert chosen == set(degenerating(True).legal_list(0))


def test_q59_secret_intruders_are_carried_out_together() -> None:
    asked = 0
    for seed in range(12):
        game = started(Options(3, secret_choices=True), seed)
        game.state.event_deck = bit(INTRUDERS)
        while of_kind(game, int(game.state.turn), act.CREATE) and game.state.next_uid < 9:
            create_something(game).points = 2
        pass_all(game)
        while game.state.phase == EVENT:
            asked += 1
            seat = game.seats_to_act()[-1]
            game.play(seat, game.legal_list(seat)[-1])
            assert game.problems() == []
    assert asked > 0


def test_q60_the_first_player_picks_the_special_biome() -> None:
    """DC-EVT-SPECIAL-02, option."""
    for seed in range(40):
        game = started(Options(3, first_player_picks_biome=True), seed)
        if all(cards().biomes[b.card].role != HOT_DESERT for b in game.state.biomes):
            break
    game.state.event_deck = bit(DESERTIFICATION)
    pass_all(game)
    assert game.state.phase == EVENT
    assert game.seats_to_act() == [game.state.first]
    legal = game.legal_list(game.actor())
    assert len(legal) == 2
    assert refused(game, game.actor(), pack(act.PICK_BIOME, 0)) == {"not_a_choice"}
    game.play(game.actor(), legal[1])
    assert x_of(legal[1]) in [int(b.card) for b in game.state.biomes]


def test_q64_a_hurricane_takes_all_tied() -> None:
    """DC-EVT-HURRICANE-01, option: all with the lowest adaptation die."""
    block = {
        "biomes": [biome()],
        "species": [one("A", "H", 1, 1, c=2), one("C", "H", 3, 1, c=1), one("D", "H", 0, 2)],
    }
    for every, left in ((False, ["A", "D"]), (True, ["D"])):
        laid = table(block)
        laid.state.options = Options(6, hurricane_takes_all_tied=every)
        laid.state.event = HURRICANE
        begin_event(laid.state)
        assert sorted(laid.living()) == left


def test_q80_many_takeovers() -> None:
    """DC-TEAM-08, option: any number a turn, each at its price."""
    for many in (False, True):
        game = creator(3, options=Options(4, mode=TEAM, many_takeovers=many))
        species = create_something(game)
        while game.state.turn != (species.owner + 2) % 4:
            game.play(int(game.state.turn), act.PASS)
        game.state.takeovers = 1
        reasons = refused(game, int(game.state.turn), pack(act.TAKE_OVER, species.uid))
        assert ("takeover_spent" in reasons) is not many
