"""Positions of Origin as text: exact both ways, silent about secrets, and refused if impossible."""

import pytest

from galapagos.games.origin.cards.deck import parse_deck
from galapagos.games.origin.notation.actions import format_action
from galapagos.games.origin.notation.position import format_deck, format_position, parse_position
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import DECISION_KEYS, FEEDING, PHASE_KEYS, TURN
from galapagos.kernel.errors import BadData
from tests.amounts import amount, few
from tests.records.games import (
    DECK,
    TABLES,
    UNDER_ATTACK,
    complete,
    decisions,
    fingerprint,
    played_on,
    viewers,
)


def parsed(text: str) -> Origin:
    return parse_position(text, DECK, source="pasted")


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        parsed(text)
    assert caught.value.source == "pasted"
    return caught.value


def changed(old: str, new: str) -> str:
    assert UNDER_ATTACK.count(old) == 1
    return UNDER_ATTACK.replace(old, new)


# --- round trips -----------------------------------------------------------------------------


def assert_comes_back(game: Origin) -> None:
    text = format_position(game)
    again = parsed(text)
    assert format_position(again) == text
    assert fingerprint(again.state) == fingerprint(game.state)


def situation(game: Origin) -> str:
    state = game.state
    if state.decision == TURN and state.phase == FEEDING and game.actor() != state.turn:
        return "out of turn"
    return f"{PHASE_KEYS[state.phase]} {DECISION_KEYS[state.decision]}"


RARE = {"feeding defence", "feeding scavenge", "out of turn", "over nothing"}
SEEDS = range(4)


@pytest.mark.parametrize("table", few(range(len(TABLES)), 4))
def test_every_state_and_every_view_comes_back(table: int) -> None:
    """Also in the middle of any decision: what is rare always, what is common now and then."""
    for seed in SEEDS:
        for number, game in enumerate(decisions(TABLES[table], seed)):
            if number % amount(150, 25) == 0 or situation(game) in RARE:
                assert_comes_back(game)
                for viewer in viewers(game):
                    assert_comes_back(game.view(viewer))


def test_the_games_above_reach_every_situation() -> None:
    games = (game for table in TABLES for seed in SEEDS for game in decisions(table, seed))
    common = {"evolution turn", "feeding turn", "extinction declaration"}
    assert {situation(game) for game in games} == RARE | common


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_no_state_that_play_leads_to_is_refused(table: int) -> None:
    for seed in range(100, 108):
        for game in decisions(TABLES[table], seed):
            assert game.problems() == [], format_position(game)


def test_a_position_written_by_hand_comes_back_and_goes_on() -> None:
    game = parsed(UNDER_ATTACK)
    assert format_position(game) == UNDER_ATTACK
    assert [format_action(action, DECK) for action in game.legal_list(1)] == [
        "shed running",
        "shed tail_loss",
        "shed symbiosis P2a",
        "shed cooperation P2a",
    ]
    for last in played_on(game, 1):
        assert last.problems() == []
    assert game.is_over()


def test_lines_may_come_in_any_order_with_comments_and_other_line_ends() -> None:
    first, *others = UNDER_ATTACK.splitlines()
    # Animals stand in the order of their age, and pair cards in the order they were laid.
    cards = [line for line in others if line.startswith("P")]
    table = [line for line in others if not line.startswith("P")]
    lines = [first, "# why did it not escape?", "", *reversed(table), *cards]
    assert format_position(parsed("\r\n".join(lines))) == UNDER_ATTACK


def test_cards_may_be_counted_or_repeated() -> None:
    assert (
        format_position(parsed(changed("swimming*4 ", "swimming swimming*2 swimming ")))
        == UNDER_ATTACK
    )


# --- secrets ---------------------------------------------------------------------------------


def test_a_redacted_text_is_the_same_for_every_world_the_viewer_cannot_tell_apart() -> None:
    """EV-INFO-01, EV-INFO-03, EV-INFO-04: no hidden face, and nothing that depends on one."""
    for options in TABLES:
        for number, game in enumerate(decisions(options, 3)):
            if number % 40 == 0:
                for viewer in viewers(game):
                    text = format_position(game.view(viewer))
                    other_world = game.view(viewer).determinise(number)
                    assert format_position(other_world.view(viewer)) == text
                    assert "chance:" not in text


def test_a_redacted_text_names_no_card_of_others() -> None:
    """EV-INFO-01, EV-INFO-03, EV-INFO-04"""
    text = format_position(parsed(UNDER_ATTACK).view(1))
    assert "pile: hidden*58\n" in text
    assert "P1 hand: hidden*7\n" in text
    assert "P1 discard: hidden*2\n" in text
    assert "P1a: card=hidden carnivorous:parasite/carnivorous hunted\n" in text
    assert "P1c: card=hidden food=1\n" in text
    assert "P2 hand: parasite/carnivorous*3 cooperation/carnivorous*3\n" in text
    assert "P2b: card=piracy " in text
    assert "viewer: P2\n" in text
    assert "swimming" in text.split("P2a: ")[1]
    assert "swimming" not in text.split("P2a: ")[0]
    for_all = format_position(parsed(UNDER_ATTACK).view(-1))
    assert "viewer: spectator\n" in for_all
    assert "swimming" not in for_all
    assert "parasite/carnivorous*3" not in for_all


def test_a_parsed_view_can_be_guessed_at_and_played_on() -> None:
    for viewer in (-1, 0, 1):
        view = parsed(format_position(parsed(UNDER_ATTACK).view(viewer)))
        game = complete(view)
        assert format_position(game.view(viewer)) == format_position(view)
        for last in played_on(game, viewer):
            assert last.problems() == []


# --- texts that are not understood -----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "expected 'galapagos position 1', found 'nothing'"),
        ("galapagos position 2\n", 1, "expected 'galapagos position 1', found"),
        (UNDER_ATTACK.replace("game: origin\n", ""), 0, "game: expected game: origin, found ''"),
        (changed("game: origin", "game: darwin"), 2, "expected game: origin, found 'darwin'"),
        (changed("4f5e3c84befb8c95", "0123456789abcdef"), 3, "expected deck: base 4f5e"),
        (changed("players: 2", "players: two"), 4, "expected a number from 0 to 9999, found 'two'"),
        (changed("players: 2", "players: 9"), 4, "Origin is for 2 to 8 players, not 9"),
        (
            changed("players: 2", "players: 2\noptions: winter=on"),
            5,
            "no switch is called 'winter'; there are ",
        ),
        (
            changed("players: 2", "players: 2\noptions: must_feed"),
            5,
            "expected SWITCH=VALUE with each switch once, found 'must_feed'",
        ),
        (
            changed("players: 2", "players: 2\noptions: must_feed=on must_feed=on"),
            5,
            "expected SWITCH=VALUE with each switch once",
        ),
        (
            changed("players: 2", "players: 2\noptions: must_feed=yes"),
            5,
            "must_feed must be on or off, not 'yes'",
        ),
        (
            changed("players: 2", "players: 2\noptions: teams=on"),
            5,
            "teams need 4, 6 or 8 players, not 2",
        ),
        (changed("00000000000000ff", "ff"), 5, "expected the state of the chance, 16 digits"),
        (changed("00000000000000ff", "f" * 16), 5, "expected the state of the chance"),
        (changed("round: 3", "round 3"), 6, "expected KEY: VALUE, found 'round 3'"),
        (changed("round: 3", "round: 3\nround: 4"), 7, "'round' appears here twice"),
        (changed("round: 3", "round: -3"), 6, "expected a number from 0 to 9999, found '-3'"),
        (changed("round: 3", "round: " + "9" * 5000), 6, "expected a number from 0 to 9999"),
        (changed("round: 3", "round: 3\x1b[2J"), 6, "the character '\\x1b' is not allowed"),
        (changed("round: 3", "winter: 3"), 6, "unknown key 'winter'"),
        (changed("round: 3", "P1 winter: 3"), 6, "unknown key 'P1 winter'"),
        (changed("round: 3", "P1a winter: 3"), 6, "unknown key 'P1a winter'"),
        (changed("round: 3", "P1a+P1c: symbiosis"), 6, "unknown key 'P1a+P1c'"),
        (changed("round: 3", "last: maybe"), 6, "expected last to be no or yes, found 'maybe'"),
        (
            changed("phase: feeding", "phase: winter"),
            7,
            "expected phase to be evolution or feeding or extinction or over, found 'winter'",
        ),
        (changed("start: P2", "start: P3"), 8, "expected a seat P1 to P2, found 'P3'"),
        (changed("turn: P1", "turn: me"), 9, "expected a seat P1 to P2, found 'me'"),
        (changed("passed: P2", "passed: P2 P2"), 10, "P2 appears here twice"),
        (changed("centre: 4", "centre: four"), 11, "expected a number"),
        (
            changed("done: acted main", "done: acted rested"),
            12,
            "expected some of acted, main, took, found 'rested'",
        ),
        (changed("done: acted main", "done: acted acted"), 12, "acted appears here twice"),
        (
            changed("decision: defence P2", "decision: sleep"),
            13,
            "expected turn or defence or scavenge or declaration or nothing and a seat",
        ),
        (
            UNDER_ATTACK.replace("decision: defence P2\n", ""),
            0,
            "decision: expected turn or defence or scavenge or declaration or nothing and a seat",
        ),
        (changed("attack: P1a P2b", "attack: P1a"), 14, "expected a hunter and its prey"),
        (changed("attack: P1a P2b", "attack: P1a you"), 14, "expected an animal such as P2c"),
        (changed("pile: mimicry*3", "pile: mimikry*3"), 15, "the deck base has no card 'mimikry'"),
        (changed("pile: mimicry*3", "pile: mimicry*0"), 15, "expected at least one card"),
        (changed("pile: mimicry*3", "pile: mimicry*x"), 15, "expected a number"),
        (changed("running*3", "running*"), 16, "expected a number"),
        (
            changed("card=scavenger food=1", "card=scavenger food=1 food=1"),
            20,
            "expected TRAIT:CARD, one each of card, food, fat, stored with =, or a mark (ran,",
        ),
        (changed("food=1", "food=one"), 20, "expected a number from 0 to 9999, found 'one'"),
        (changed("card=scavenger", "card=lizard"), 20, "the deck base has no card 'lizard'"),
        (changed("P1c:", "P1c: hungry"), 20, "expected TRAIT:CARD, "),
        (changed(" hunted", " hunted hunted"), 19, "hunted appears here twice"),
        (
            changed("P1c: card=scavenger", "P1c: swimming:mimicry card=scavenger"),
            20,
            "the card mimicry does not offer swimming",
        ),
        (
            changed("P1c: card=scavenger", "P1c: wings:mimicry card=scavenger"),
            20,
            "expected a trait, found 'wings'",
        ),
        (
            changed("P1c: card=scavenger", "P1c: symbiosis:symbiosis card=scavenger"),
            20,
            "symbiosis goes between two animals, not under one",
        ),
        (
            changed("P1c: card=scavenger", "P1c: running:running running:running card=scavenger"),
            20,
            "an animal can have running only once",
        ),
        (changed("P1c:", "P3c:"), 20, "there is no seat for 'P3c' at this table"),
        (
            changed("P1c: card", "P1b: card=swimming\nP1a\x20: card"),
            21,
            "'P1a' appears here twice",
        ),
        (
            changed("P1a: card=swimming", "P1d: card=swimming"),
            20,
            "a player's animals must be listed from oldest to youngest",
        ),
        (
            changed("P2b+P2a symbiosis", "P2b+P1a symbiosis"),
            25,
            "a pair trait joins two animals of",
        ),
        (changed("P2b+P2a symbiosis", "P2b+me symbiosis"), 25, "expected an animal such as P2c"),
        (changed("P2b+P2a symbiosis", "P2b+P2a love"), 25, "expected a trait, found 'love'"),
        (changed("symbiosis: symbiosis", "symbiosis:"), 25, "expected the card of the pair trait"),
        (
            changed("P2b+P2a symbiosis: symbiosis", "P2b+P2a mimicry: mimicry"),
            25,
            "mimicry is not a pair trait",
        ),
        (
            changed("symbiosis: symbiosis", "symbiosis: symbiosis fed"),
            25,
            "expected some of used, first_fed, second_fed, found 'fed'",
        ),
    ],
)
def test_the_line_and_the_mistake_are_named(text: str, line: int, message: str) -> None:
    error = refusal(text)
    assert error.what.startswith(message)
    assert error.line == line


def test_another_deck_is_refused() -> None:
    other = parse_deck("face,copies\nswimming,20\n", name="ponds", source="ponds.csv")
    text = format_position(new_origin(Options(2), other, 1))
    assert "expected deck: base " in str(refusal(text))
    assert format_position(parse_position(text, other)) == text


@pytest.mark.parametrize("name", ["two words", " edges ", "", "line\nbreak", "para\u2029graph"])
def test_any_name_of_a_deck_can_stand_in_a_text(name: str) -> None:
    deck = parse_deck("face,copies\nswimming,20\n", name=name, source="x.csv")
    assert len(format_deck(deck).split()) == 2
    text = format_position(new_origin(Options(2), deck, 1))
    assert format_position(parse_position(text, deck)) == text
