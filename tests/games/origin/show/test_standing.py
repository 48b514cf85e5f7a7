"""Standing answers of Origin: which legal answer a wish chooses, and when it chooses none."""

import random

import pytest

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.show.standing import Defence, OriginStanding, chosen, offered
from tests.records.games import decisions
from tests.web.origin_positions import ATTACK, HUNTED, position
from tests.wire.tables import ORIGIN

ALL = OriginStanding(["running", "tail_loss", "mimicry"], "hungriest", "hungriest")
SCAVENGERS = """
    P1 hand: swimming
    P1 laid: 4
    P1a: card=swimming scavenger:scavenger food=1
    P1b: card=swimming scavenger:scavenger high_body_weight:high_body_weight/fat_tissue
    P1c: card=swimming scavenger:scavenger
    P1d: card=swimming
    P2 hand: tail_loss*2
    P2 laid: 1
    P2a: card=piracy carnivorous:parasite/carnivorous hunted food=2
"""
PARTNERS = """
    P1 hand: swimming
    P1 laid: 3
    P1a: card=swimming scavenger:scavenger food=1
    P1b: card=swimming
    P1c: card=swimming high_body_weight:high_body_weight/fat_tissue
    P1a+P1b cooperation: cooperation/carnivorous first_fed
    P1a+P1c cooperation: cooperation/fat_tissue first_fed
    P2 hand: tail_loss*2
    P2 laid: 1
    P2a: card=piracy carnivorous:parasite/carnivorous hunted food=2
"""


def answer(text: str, standing: OriginStanding, **values: str) -> str:
    """Return what the standing answers of P1 choose in a position; empty if P1 is asked."""
    game = ORIGIN.parse_position(position(text, 2, **values), "test")
    view = game.view(0)
    assert isinstance(view, Origin)
    action = chosen(view, 0, standing)
    return "" if action is None else ORIGIN.action_text(view, action)


@pytest.mark.parametrize(
    ("order", "wanted"),
    [
        ([], ""),
        (["running", "tail_loss"], "run"),
        (["tail_loss", "running"], "shed tail_loss"),
        # P1b is worth less than P1c, which shares a pair card.
        (["mimicry"], "mimic P1b"),
        (["running", "mimicry", "tail_loss"], "run"),
    ],
)
def test_ev_atk_06_defences_are_used_in_the_order_wished(order: list[Defence], wanted: str) -> None:
    assert answer(HUNTED, OriginStanding(order), **ATTACK) == wanted


def test_ev_atk_07_a_defence_that_is_used_up_leaves_the_next_one() -> None:
    text = HUNTED.replace("tail_loss:tail_loss", "ran tail_loss:tail_loss")
    assert answer(text, OriginStanding(["running", "tail_loss"]), **ATTACK) == "shed tail_loss"
    assert answer(text, OriginStanding(["running"]), **ATTACK) == "", "the rest is asked"


def test_ev_trait_mimicry_03_without_a_substitute_mimicry_does_not_apply() -> None:
    alone = """
        P1 hand: swimming
        P1 laid: 1
        P1a: card=swimming mimicry:mimicry tail_loss:tail_loss
        P2 laid: 1
        P2a: card=piracy carnivorous:parasite/carnivorous hunted
    """
    assert answer(alone, OriginStanding(["mimicry"]), **ATTACK) == ""
    assert answer(alone, OriginStanding(["mimicry", "tail_loss"]), **ATTACK) == "shed tail_loss"


def test_of_substitutes_worth_the_same_the_youngest_takes_the_blow() -> None:
    text = HUNTED.replace("P1a+P1c cooperation: cooperation/carnivorous", "")
    assert answer(text, OriginStanding(["mimicry"]), **ATTACK) == "mimic P1c"


def test_in_the_own_turn_the_player_is_asked() -> None:
    own = HUNTED.replace(
        "P1b: card=swimming", "P1b: card=swimming carnivorous:parasite/carnivorous hunted"
    )
    values = ATTACK | {"turn": "P1", "attack": "P1b P1a"}
    assert answer(own, ALL, **values) == ""


def test_ev_trait_scavenger_04_the_hungriest_eats() -> None:
    values = {"turn": "P2", "decision": "scavenge P1", "done": "acted main"}
    assert answer(SCAVENGERS, ALL, **values) == "scavenge P1b"
    assert answer(SCAVENGERS, OriginStanding(["running"]), **values) == ""
    same = SCAVENGERS.replace(" high_body_weight:high_body_weight/fat_tissue", "")
    assert answer(same, ALL, **values) == "scavenge P1b", "of several the oldest"


def test_ruling_b_10_partner_food_goes_to_the_hungriest() -> None:
    values = {"turn": "P2", "done": "acted main", "options": "out_of_turn_pairs=on"}
    assert answer(PARTNERS, ALL, **values) == "cooperate P1a P1c"
    assert answer(PARTNERS, OriginStanding(scavenger="hungriest"), **values) == ""


def test_partner_food_is_offered_where_it_can_come_up() -> None:
    assert offered(Options(4)) == ["defence", "scavenger"]
    assert offered(Options(4, out_of_turn_pairs=True)) == ["defence", "scavenger", "partner_food"]


def test_whatever_is_wished_only_legal_answers_to_others_are_chosen() -> None:
    rng = random.Random(1)
    kinds: set[str] = set()
    for options in (Options(4, out_of_turn_pairs=True), Options(6)):
        for seed in range(8):
            for game in decisions(options, seed):
                for seat in game.seats_to_act():
                    order = rng.sample(ALL.defence, rng.randrange(4))
                    kinds |= answered(game, seat, OriginStanding(order, "hungriest", "hungriest"))
    assert {"run", "shed", "scavenge"} <= kinds


def answered(game: Origin, seat: int, standing: OriginStanding) -> set[str]:
    """Return the word of what is chosen for a seat, and see that it may be."""
    view = game.view(seat)
    action = chosen(view, seat, standing)
    if action is None:
        return set()
    assert action in view.legal_list(seat)
    assert seat != game.state.turn
    return {ORIGIN.action_text(view, action).split()[0]}
