"""Positions that cannot be: each is refused, with everything that is wrong with it."""

import pytest

from galapagos.games.origin.notation.position import format_position, parse_position
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import DECLARATION, OVER
from galapagos.kernel.errors import BadData
from tests.records.games import DECK, TABLES, UNDER_ATTACK, decisions

_PREFIX = "this position is impossible: "


def problems(text: str) -> list[str]:
    with pytest.raises(BadData) as caught:
        parse_position(text, DECK)
    assert caught.value.what.startswith(_PREFIX)
    return caught.value.what.removeprefix(_PREFIX).split("; ")


def edited(text: str, *edits: tuple[str, str]) -> str:
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


OUT_OF_TURN = ("players: 2\n", "players: 2\noptions: out_of_turn_pairs=on\n")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        # cards: invariants 1 to 4
        ("running*3", "running*4", "cards of running: 1 too many"),
        ("running*3", "running*2", "cards of running: 1 missing"),
        ("mimicry*3", "hidden*3", "3 cards are hidden, but only a view may hide any"),
        ("pile: ", "pile: hidden*2 ", "2 cards are hidden, but only a view may hide any"),
        ("card=scavenger", "card=hidden", "1 cards are hidden, but only a view may hide any"),
        ("card=scavenger ", "", "1 cards are hidden, but only a view may hide any"),
        ("food=1", "food=2", "P1c has 2 food and an appetite of 1"),
        ("food=1", "fat=1", "P1c has more fat and stored food than fat cards"),
        ("P2a+P2b coop", "P2a+P2c coop", "P2a+P2c: a pair card joins an animal that is gone"),
        ("P2a+P2b coop", "P2a+P2a coop", "P2a+P2a: a pair card joins an animal with itself"),
        # the table
        ("round: 3", "round: 0", "rounds are counted from 1"),
        ("centre: 4", "centre: 9", "at most 8 food can lie in the centre"),
        (
            "round: 3",
            "round: 3\nlast: yes",
            "a round is the last exactly if it began with an empty pile",
        ),
        ("acted main", "main", "who did the main action has acted"),
        ("passed: P2", "passed: P1 P2", "the player to move has passed"),
        ("turn: P1\n", "", "it is somebody's turn until the end"),
        # players
        ("P1 laid: 3", "P1 laid: 2", "P1 has laid fewer animals than the youngest's name says"),
        (
            "P1 laid: 3",
            "P1 laid: 5",
            "P1 has laid more animals than lie here and are discarded",
        ),
        ("P2 laid: 2", "P2 laid: 2\nP2 points: 1", "only the variant gives P2 points"),
        ("P2 laid: 2", "P2 laid: 2\nP2 extra: 0", "P2 has not declared yet"),
        ("P2 laid: 2", "P2 laid: 2\nP2 extra: 3", "P2 declared more cards than survivors"),
        ("passed: P2", "passed: P2\nwaived: P2", "P2 had nothing to waive"),
        ("passed: P2", "passed: P2\nwaived: P1", "P1 had nothing to waive"),
        # animals
        (" hunted", " hunted ran", "P1a is not under attack, so it has not run"),
        (" hunted", " hunted mimicked", "P1a cannot have mimicked"),
        (" slept_last", " slept_last grazed", "P2a cannot have grazed in this turn"),
        ("food=1", "food=1 asleep", "P1c cannot sleep, or slept two rounds running"),
        ("food=1", "food=1 slept_last", "P1c cannot sleep, or slept two rounds running"),
        (" slept_last", " slept_last asleep", "P2a cannot sleep, or slept two rounds running"),
        ("food=1", "food=1 poisoned", "P1c is poisoned, but has not hunted"),
        # pair cards
        ("P2a+P2b coop", "P2b+P2a coop", "P2b+P2a: the older animal comes first"),
        (
            "symbiosis: symbiosis",
            "symbiosis: symbiosis first_fed",
            "P2b+P2a: nothing fed one of the two",
        ),
        (
            "cooperation: cooperation/carnivorous",
            "cooperation: cooperation/carnivorous first_fed",
            "P2a+P2b: nothing fed one of the two",
        ),
        # what is waited for
        ("decision: defence P2", "decision: declaration P2", "the decision does not fit the phase"),
        ("decision: defence P2", "decision: nothing", "the decision does not fit the phase"),
        ("decision: defence P2", "decision: defence", "a seat is named exactly if it owes an"),
        ("decision: defence P2", "decision: turn P2", "a seat is named exactly if it owes an"),
        ("decision: defence P2", "decision: turn", "an attack and the decision about a defence"),
        ("attack: P1a P2b\n", "", "an attack and the decision about a defence go together"),
        ("done: acted main", "done: acted", "a hunt is the main action of the turn"),
        ("done: acted main", "done: acted main took", "a hunt is the main action of the turn"),
        ("attack: P1a P2b", "attack: P1a P2c", "an attack needs two animals"),
        ("attack: P1a P2b", "attack: P8a P2b", "an attack needs two animals"),
        ("attack: P1a P2b", "attack: P1a P1a", "P1a cannot hunt P1a here"),
        ("attack: P1a P2b", "attack: P1a P2a", "P1a cannot hunt P2a here"),
        ("attack: P1a P2b", "attack: P1c P2b", "P1c cannot hunt P2b here"),
        ("attack: P1a P2b", "attack: P1a P1c", "P1c owes no defence, or another seat owes it"),
        ("decision: defence P2", "decision: defence P1", "P2b owes no defence, or another seat"),
        (" hunted", "", "P1a cannot hunt P2b here"),
        ("turn: P1", "turn: P2", "P1a cannot hunt P2b here"),
    ],
)
def test_what_cannot_be(old: str, new: str, problem: str) -> None:
    assert any(found.startswith(problem) for found in problems(edited(UNDER_ATTACK, (old, new))))


def test_all_problems_are_told_at_once() -> None:
    text = edited(
        UNDER_ATTACK,
        ("round: 3", "round: 0"),
        ("centre: 4", "centre: 9"),
        ("P1 laid: 3", "P1 laid: 2"),
        ("running*3", "running*4"),
        ("food=1", "food=2"),
        ("attack: P1a P2b", "attack: P1a P1c"),
    )
    assert problems(text) == [
        "cards of running: 1 too many",
        "rounds are counted from 1",
        "at most 8 food can lie in the centre",
        "P1 has laid fewer animals than the youngest's name says",
        "P1c has 2 food and an appetite of 1",
        "P1c owes no defence, or another seat owes it",
    ]


def test_food_and_marks_belong_to_feeding() -> None:
    text = edited(UNDER_ATTACK, ("phase: feeding", "phase: evolution"))
    assert problems(text) == [
        "food lies in the centre in Feeding only",
        "something can be done in a turn of Feeding only",
        "P1a has food or marks that last a Feeding only",
        "P1c has food or marks that last a Feeding only",
        "P2b has food or marks that last a Feeding only",
        "the decision does not fit the phase",
    ]


def test_a_mimic_of_this_attack_or_of_this_round_is_possible() -> None:
    """B-20: the mark outlasts the attack only where the table plays so."""
    parse_position(edited(UNDER_ATTACK, (" slept_last", " slept_last mimicked")), DECK)
    once = ("players: 2\n", "players: 2\noptions: mimicry_limit=round\n")
    parse_position(edited(UNDER_ATTACK, once, (" hunted", " mimicked hunted")), DECK)


def test_out_of_turn_answers_need_the_switch_and_a_trigger() -> None:
    """B-10: scavenger food has reached P2a in the turn of P1."""
    fed = ("cooperation: cooperation/carnivorous", "cooperation: cooperation/carnivorous first_fed")
    turn = ("decision: defence P2\nattack: P1a P2b\n", "decision: turn\n")
    calm = (" running:running ran", " running:running")
    answering = edited(UNDER_ATTACK, OUT_OF_TURN, fed, turn, calm)
    game = parse_position(answering, DECK)
    assert game.actor() == 1
    parse_position(edited(answering, ("passed: P2", "passed: P2\nwaived: P2")), DECK)
    used = edited(answering, ("first_fed", "used"))
    assert problems(used) == ["P2a+P2b: used, but neither was fed before"]
    answered = edited(answering, ("first_fed", "used first_fed"))
    assert problems(edited(answered, ("passed: P2", "passed: P2\nwaived: P2"))) == [
        "P2 had nothing to waive"
    ]
    took = edited(answering, ("done: acted main", "done: acted main took"))
    assert problems(took) == ["P2a+P2b: nothing fed one of the two"]


def test_nobody_sleeps_in_the_last_round() -> None:
    """EV-TRAIT-HIBERNATION-05"""
    start = UNDER_ATTACK.index("pile: ")
    end = UNDER_ATTACK.index("\n", start)
    pile = UNDER_ATTACK[start:end].removeprefix("pile: ")
    text = UNDER_ATTACK.replace(f"pile: {pile}\n", "").replace(
        "P1 discard: ", f"P1 discard: {pile} "
    )
    text = edited(text, ("round: 3", "round: 3\nlast: yes"))
    parse_position(text, DECK)
    asleep = edited(text, (" slept_last", " asleep"))
    assert problems(asleep) == ["P2a cannot sleep in the last round"]


# --- scavengers, declarations, the end -------------------------------------------------------


def test_a_scavenger_is_chosen_by_the_first_who_has_a_choice() -> None:
    """EV-TRAIT-SCAVENGER-02, EV-TRAIT-SCAVENGER-04"""
    scavengers = edited(
        UNDER_ATTACK,
        ("decision: defence P2\nattack: P1a P2b\n", "decision: scavenge P2\n"),
        ("scavenger*3", "scavenger"),
        ("P2a: card=swimming ", "P2a: card=swimming scavenger:scavenger "),
        (" running:running ran", " running:running scavenger:scavenger"),
        ("P2b+P2a symbiosis: symbiosis\n", ""),
        ("symbiosis*3", "symbiosis*4"),
    )
    game = parse_position(scavengers, DECK)
    assert len(game.legal_list(1)) == 2
    full = edited(scavengers, ("running:running scavenger", "running:running food=1 scavenger"))
    assert problems(full) == ["no scavenger is to be chosen by this seat"]
    nobody = edited(scavengers, ("decision: scavenge P2", "decision: scavenge P1"))
    assert problems(nobody) == ["no scavenger is to be chosen by this seat"]
    # A scavenger of the hunter's owner would have been fed first.
    hunters = edited(
        scavengers,
        ("P1c: card=scavenger food=1", "P1c: card=scavenger scavenger:scavenger"),
        ("mimicry*3 scavenger ", "mimicry*3 "),
    )
    assert problems(hunters) == ["no scavenger is to be chosen by this seat"]


def declaration() -> Origin:
    """A game of four in which the third to declare is asked, and all have survivors."""
    for seed in range(100):
        for game in decisions(TABLES[2], seed):
            state = game.state
            is_third = (state.decider - state.start) % 4 == 2
            if state.decision == DECLARATION and is_third:
                if all(player.animals for player in state.players):
                    return game.clone()
    raise AssertionError("no such game")


def test_extra_cards_are_declared_in_turn() -> None:
    """EV-VAR-03, EV-VAR-04"""
    game = declaration()
    state = game.state
    seats = [f"P{(state.start + step) % 4 + 1}" for step in range(4)]
    extras = [int(state.players[int(seat[1]) - 1].extra) for seat in seats]
    text = format_position(game)
    laid = {seat: f"{seat} laid: {state.players[int(seat[1]) - 1].serials}\n" for seat in seats}
    assert problems(edited(text, (f"{seats[0]} extra: {extras[0]}\n", ""))) == [
        f"{seats[0]} should have declared before"
    ]
    early = edited(text, (laid[seats[3]], f"{laid[seats[3]]}{seats[3]} extra: 0\n"))
    assert problems(early) == [f"{seats[3]} has not declared yet"]
    many = edited(text, (f"{seats[1]} extra: {extras[1]}\n", f"{seats[1]} extra: 99\n"))
    assert problems(many) == [f"{seats[1]} declared more cards than survivors"]
    moved = edited(text, (f"turn: {seats[0]}\n", f"turn: {seats[1]}\n"))
    assert problems(moved) == ["the starting player has the turn while extra cards are dealt"]
    passed = edited(text, ("centre: 0\n", "centre: 0\npassed: P1\n"))
    assert "nobody passes now" in problems(passed)
    plain = edited(
        text, ("options: mimicry_limit=round variant=on", "options: mimicry_limit=round")
    )
    assert "only the variant has extra cards to declare" in problems(plain)


def test_a_game_that_is_over_waits_for_nobody() -> None:
    *_, game = decisions(TABLES[0], 1)
    assert game.state.phase == OVER
    text = format_position(game)
    assert "it is somebody's turn until the end" in problems(text + "turn: P1\n")
    waits = edited(text, ("decision: nothing", "decision: turn"))
    assert problems(waits) == ["the decision does not fit the phase"]
    assert problems(edited(text, ("last: yes\n", ""))) == [
        "a round is the last exactly if it began with an empty pile"
    ]


# --- views -----------------------------------------------------------------------------------


def test_a_view_hides_exactly_what_its_viewer_may_not_know() -> None:
    """EV-INFO-01, EV-INFO-03, EV-INFO-04"""
    knows = "the viewer knows more or less than this"
    text = format_position(parse_position(UNDER_ATTACK, DECK).view(1))
    shown = edited(text, ("P1 hand: hidden*7", "P1 hand: hidden*6 running"))
    assert problems(shown) == [f"{knows}: P1 hand"]
    shown = edited(text, ("P1 discard: hidden*2", "P1 discard: hidden swimming"))
    assert problems(shown) == [f"{knows}: P1 discard"]
    shown = edited(text, ("P1c: card=hidden", "P1c: card=swimming"))
    assert problems(shown) == [f"{knows}: P1c"]
    shown = edited(text, ("pile: hidden*58", "pile: hidden*57 running"))
    assert problems(shown) == [f"{knows}: pile"]
    hiding = edited(text, ("parasite/carnivorous*3", "parasite/carnivorous*2 hidden"))
    assert problems(hiding) == [f"{knows}: P2 hand"]
    hiding = edited(text, ("P2b: card=piracy", "P2b: card=hidden"))
    assert problems(hiding) == [f"{knows}: P2b"]


def test_the_cards_of_a_view_add_up() -> None:
    text = format_position(parse_position(UNDER_ATTACK, DECK).view(1))
    assert problems(edited(text, ("pile: hidden*58", "pile: hidden*57"))) == [
        "69 cards are not shown, but 68 are hidden"
    ]
    crowded = edited(text, ("parasite/carnivorous*3", "parasite/carnivorous*3 piracy*4"))
    assert problems(crowded) == ["more cards of piracy are shown than there are"]
