"""Refusals and events of Origin name the rule behind them, and say nothing that is not so."""

import pytest

from galapagos.games.origin.notation.actions import parse_action, parse_animal
from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.actions import DECLARE, pack
from galapagos.games.origin.rules.options import Options, options_from_text
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.terms import COMMUNICATION, COOPERATION, SYMBIOSIS, TRAIT_KEYS
from galapagos.games.origin.scenarios.layout import Layout
from galapagos.games.origin.scenarios.words import scenario_deck
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.reasons import reason
from galapagos.games.origin.words.warnings import risks
from galapagos.kernel.events import Event
from galapagos.records.yaml_nodes import read_yaml
from galapagos.server.show.options import game_info
from galapagos.server.table.card_sets import Codecs
from galapagos.text.catalogue import words_for
from galapagos.text.languages import LANGUAGES


def table(
    animals: str, more: str = "pool: 2", *, phase: str = "feeding", players: int = 2
) -> Layout:
    """A table with these animals: the first one of P1 is P1a, and so on."""
    given = f"{{players: {players}, phase: {phase}, animals: {{{animals}}}, {more}}}"
    return Layout(read_yaml(given, "test"), [1] * 4)


def do(laid: Layout, *actions: str) -> None:
    for words in actions:
        seat, _, text = words.partition(" ")
        laid.game.play(int(seat[1]) - 1, parse_action(text, scenario_deck()))


def why(laid: Layout, words: str) -> dict[str, str]:
    """The keys of all obstacles with the rule each one names."""
    seat, _, text = words.partition(" ")
    refusals = laid.game.why(int(seat[1]) - 1, parse_action(text, scenario_deck()))
    return {REFUSAL_KEYS[refusal.code]: RULE_IDS[refusal.rule] for refusal in refusals}


def animal_meant(laid: Layout, words: str) -> int:
    """The animal of the only obstacle."""
    seat, _, text = words.partition(" ")
    (refusal,) = laid.game.why(int(seat[1]) - 1, parse_action(text, scenario_deck()))
    return int(refusal.a)


def told(laid: Layout, words: str) -> list[str]:
    """What the player who tries an action is told."""
    seat, _, text = words.partition(" ")
    names = Names(int(seat[1]) - 1, ["Ana", "Bo", "Cy"], "en", scenario_deck())
    action = parse_action(text, scenario_deck())
    return [reason(refusal, action, names) for refusal in laid.game.why(names.viewer, action)]


def last(laid: Layout, kind: int) -> Event:
    log = laid.game.log()
    assert log is not None
    return [event for event in log.events if event.kind == kind][-1]


def rule_of(laid: Layout, kind: int) -> str:
    return RULE_IDS[last(laid, kind).rule]


# --- the animals an action names ---------------------------------------------------------------

PLAIN = "A: {of: P1}, B: {of: P1}, X: {of: P2, food: 0}, U: {of: P2}"


@pytest.mark.parametrize(
    ("tried", "rule"),
    [
        ("hunt P1a P2a", "EV-ATK-01"),
        ("burn P1a 1", "EV-TRAIT-FAT-06"),
        ("hibernate P1a", "EV-TRAIT-HIBERNATION-01"),
        ("graze P1a", "EV-TRAIT-GRAZING-01"),
        ("pirate P1a P2a", "EV-TRAIT-PIRACY-01"),
    ],
)
def test_an_animal_without_the_trait_is_told_the_rule_of_the_trait(tried: str, rule: str) -> None:
    """EV-ATK-01, EV-TRAIT-FAT-06, EV-TRAIT-HIBERNATION-01, EV-TRAIT-GRAZING-01,
    EV-TRAIT-PIRACY-01"""
    assert why(table(PLAIN), f"P1 {tried}")["lacks_trait"] == rule
    assert why(table(PLAIN), f"P1 {tried.replace('P1a', 'P2b')}")["not_your_animal"] == rule


@pytest.mark.parametrize(
    ("tried", "rule"),
    [
        ("take P1z", "EV-FEED-03"),
        ("hunt P1a P2z", "EV-ATK-03"),
        ("pirate P1a P2z", "EV-TRAIT-PIRACY-01"),
        ("graze P1z", "EV-TRAIT-GRAZING-01"),
        ("cooperate P1z P1a", "EV-PAIR-01"),
        ("play symbiosis as symbiosis on P1a shielding P1z", "EV-PAIR-01"),
        ("play swimming as swimming on P1z", "EV-EVO-04"),
    ],
)
def test_an_animal_that_is_not_there(tried: str, rule: str) -> None:
    """EV-FEED-03, EV-ATK-03, EV-TRAIT-PIRACY-01, EV-PAIR-01, EV-EVO-04"""
    assert why(table(PLAIN), f"P1 {tried}")["no_such_animal"] == rule


def test_ev_trait_fat_08_nothing_cannot_be_burned() -> None:
    fat = table("A: {of: P1, traits: [fat_tissue], fat: 1}, X: {of: P2}")
    assert why(fat, "P1 burn P1a 0") == {"malformed": "EV-TRAIT-FAT-08"}


def test_ev_trait_carnivorous_03_and_ev_trait_piracy_04_a_full_animal() -> None:
    full = table("A: {of: P1, traits: [carnivorous, piracy], food: 2}, X: {of: P2}")
    assert why(full, "P1 hunt P1a P2a") == {"full": "EV-TRAIT-CARNIVOROUS-03"}
    assert why(full, "P1 pirate P1a P2a")["full"] == "EV-TRAIT-PIRACY-04"
    assert why(full, "P1 take P1a") == {"full": "EV-FEED-17"}


@pytest.mark.parametrize(
    ("trait", "key", "rule"),
    [
        ("camouflage", "prey_camouflaged", "EV-TRAIT-CAMOUFLAGE-01"),
        ("high_body_weight", "prey_too_big", "EV-TRAIT-HIGH_BODY_WEIGHT-02"),
        ("swimming", "prey_swims", "EV-TRAIT-SWIMMING-01"),
        ("burrowing", "prey_in_burrow", "EV-TRAIT-BURROWING-01"),
    ],
)
def test_what_protects_a_prey_is_the_only_reason(trait: str, key: str, rule: str) -> None:
    """EV-TRAIT-CAMOUFLAGE-01, EV-TRAIT-HIGH_BODY_WEIGHT-02, EV-TRAIT-SWIMMING-01,
    EV-TRAIT-BURROWING-01"""
    prey = f"X: {{of: P2, traits: [{trait}], food: 1}}"
    laid = table(f"A: {{of: P1, traits: [carnivorous]}}, {prey}")
    assert why(laid, "P1 hunt P1a P2a") == {key: rule}
    assert animal_meant(laid, "P1 hunt P1a P2a") == parse_animal("P2a")


def test_ev_trait_symbiosis_02_a_shielded_prey_is_the_one_that_is_spoken_of() -> None:
    laid = table(
        "A: {of: P1, traits: [carnivorous]}, X: {of: P2}, U: {of: P2}",
        "pairs: {k1: {trait: symbiosis, at: [X, U]}}",
    )
    assert why(laid, "P1 hunt P1a P2b") == {"prey_shielded": "EV-TRAIT-SYMBIOSIS-02"}
    assert animal_meant(laid, "P1 hunt P1a P2b") == parse_animal("P2b")


# --- whose moment it is ------------------------------------------------------------------------

HUNTED = "A: {of: P1, traits: [carnivorous]}, X: {of: P2, traits: [running]}, C: {of: P3}"


def test_ev_atk_06_who_owes_a_defence_is_not_told_that_somebody_else_decides() -> None:
    """EV-ATK-06, EV-FEED-13: the defence is owed first; others wait for it by the same rule."""
    laid = table(HUNTED, players=3)
    do(laid, "P1 hunt P1a P2a")
    assert why(laid, "P2 take P2a") == {"decision_open": "EV-FEED-13"}
    assert told(laid, "P2 take P2a") == ["First you must decide: a defence."]
    assert why(laid, "P3 run") == {"not_your_turn": "EV-ATK-06"}
    assert why(laid, "P3 take P3a")["not_your_turn"] == "EV-ATK-06"
    assert "It is not your turn: Bo decides now." in told(laid, "P3 take P3a")
    assert why(laid, "P1 end") == {"decision_open": "EV-FEED-13"}


def test_ev_round_05_who_passed_and_owes_a_defence_has_still_passed() -> None:
    laid = table(HUNTED, "pool: 2, passed: [P2]", players=3)
    do(laid, "P1 hunt P1a P2a")
    assert why(laid, "P2 take P2a") == {
        "decision_open": "EV-FEED-13",
        "already_passed": "EV-ROUND-05",
    }


def test_ev_trait_scavenger_04_only_the_owner_chooses_among_scavengers() -> None:
    scavenger = "{of: P2, traits: [scavenger]}"
    laid = table(
        f"A: {{of: P1, traits: [carnivorous]}}, S: {scavenger}, T: {scavenger}, V: {{of: P2}}"
    )
    do(laid, "P1 hunt P1a P2c")
    assert why(laid, "P1 scavenge P2a") == {"not_your_turn": "EV-TRAIT-SCAVENGER-04"}


def test_ev_var_04_declarations_go_round_from_the_starting_player() -> None:
    laid = table("A: {of: P1, food: 1}, X: {of: P2, food: 1}", "options: {variant: true}")
    do(laid, "P1 pass", "P2 pass")
    refusals = laid.game.why(1, pack(DECLARE, n=0))
    assert [RULE_IDS[refusal.rule] for refusal in refusals] == ["EV-VAR-04"]
    assert why(laid, "P1 pass")["decision_open"] == "EV-VAR-04"


def test_ev_var_03_nobody_declares_more_cards_than_survivors() -> None:
    laid = table("A: {of: P1, food: 1}, X: {of: P2, food: 1}", "options: {variant: true}")
    do(laid, "P1 pass", "P2 pass")
    assert laid.game.why(0, pack(DECLARE, n=1)) == []
    refusals = laid.game.why(0, pack(DECLARE, n=2))
    told_keys = {REFUSAL_KEYS[one.code]: RULE_IDS[one.rule] for one in refusals}
    assert told_keys == {"too_many_cards": "EV-VAR-03"}


def test_ev_round_02_out_of_turn() -> None:
    assert why(table(PLAIN), "P2 take P2a") == {"not_your_turn": "EV-ROUND-02"}


# --- partners ----------------------------------------------------------------------------------

JOINED = "pairs: {k1: {trait: communication, at: [A, B]}, k2: {trait: cooperation, at: [A, B]}}"


def test_a_pair_trait_that_nothing_has_set_off_names_what_would() -> None:
    """EV-TRAIT-COMMUNICATION-01, EV-TRAIT-COOPERATION-01, EV-CHAIN-07"""
    laid = table(PLAIN, f"pool: 2, {JOINED}")
    assert why(laid, "P1 communicate P1a P1b") == {"no_trigger": "EV-TRAIT-COMMUNICATION-01"}
    assert why(laid, "P1 cooperate P1a P1b") == {"no_trigger": "EV-TRAIT-COOPERATION-01"}
    do(laid, "P1 take P1a", "P1 end")
    assert why(laid, "P1 cooperate P1a P1b")["not_your_turn"] == "EV-CHAIN-07"


def test_ev_pair_01_animals_that_no_card_joins() -> None:
    """EV-PAIR-01: the partner is there and one's own, but joined to another."""
    laid = table("A: {of: P1}, B: {of: P1}, C: {of: P1}, X: {of: P2}", f"pool: 2, {JOINED}")
    assert why(laid, "P1 cooperate P1a P1c") == {"no_such_pair": "EV-PAIR-01"}


def scavenged(switch: str = "true") -> Layout:
    """P1a has hunted; P3a has scavenged and could cooperate with P3b."""
    laid = table(
        "A: {of: P1, traits: [carnivorous]}, G: {of: P1, traits: [grazing]}, X: {of: P2}, "
        "Y: {of: P2}, S: {of: P3, traits: [scavenger]}, T: {of: P3}",
        f"pool: 2, options: {{out_of_turn_pairs: {switch}}}, "
        "pairs: {k1: {trait: cooperation, at: [S, T]}}",
        players=3,
    )
    do(laid, "P1 hunt P1a P2a")
    return laid


def test_ev_chain_07_while_a_trigger_is_open_its_owner_alone_decides() -> None:
    """EV-CHAIN-07, EV-FEED-13, ruling B-10"""
    laid = scavenged()
    game = laid.game
    assert (game.seats_to_act(), int(game.actor())) == ([2], 2)
    assert [game.legal_list(seat) == [] for seat in range(3)] == [True, True, False]
    for viewer in range(-1, 3):
        assert game.view(viewer).seats_to_act() == [2]
    for words in ("P1 graze P1b", "P1 end"):
        assert why(laid, words) == {"others_may_answer": "EV-CHAIN-07"}
        assert told(laid, words) == ["Cy may use a pair trait; your turn is on hold until then."]
    assert told(laid, "P2 take P2b") == ["It is not your turn: Cy decides now."]
    assert told(laid, "P3 take P3b") == ["It is not your turn: Ana decides now."]
    do(laid, "P3 waive")
    assert (game.seats_to_act(), int(game.actor())) == ([0], 0)
    assert rule_of(laid, events.WAIVED) == "EV-CHAIN-07"
    do(laid, "P1 graze P1b", "P1 end")


def test_ev_chain_07_a_trigger_that_is_used_lets_the_turn_go_on() -> None:
    laid = scavenged()
    do(laid, "P3 cooperate P3a P3b")
    assert laid.game.seats_to_act() == [0]
    do(laid, "P1 graze P1b", "P1 end")


def test_b_10_games_of_version_1_go_on_beside_an_open_trigger() -> None:
    """EV-CHAIN-07 as version 1 had it: only the end of the turn waited."""
    laid = scavenged()
    laid.state.options = Options(3, pairs_beside_turn=True)
    assert laid.game.seats_to_act() == [0, 2]
    assert why(laid, "P1 end") == {"others_may_answer": "EV-CHAIN-07"}
    do(laid, "P1 graze P1b", "P3 cooperate P3a P3b", "P1 end")


def test_b_10_whoever_is_on_turn_goes_on_beside_an_open_trigger() -> None:
    """EV-CHAIN-07 as version 1 had it, in the turn of the second player."""
    laid = table(
        "X: {of: P1}, A: {of: P2, traits: [carnivorous]}, G: {of: P2, traits: [grazing]}, "
        "S: {of: P3, traits: [scavenger]}, T: {of: P3}",
        "pool: 2, turn: P2, options: {out_of_turn_pairs: true}, "
        "pairs: {k1: {trait: cooperation, at: [S, T]}}",
        players=3,
    )
    do(laid, "P2 hunt P2a P1a")
    laid.state.options = Options(3, pairs_beside_turn=True)
    assert laid.game.seats_to_act() == [1, 2]


def test_b_10_the_reading_of_version_1_is_a_value_of_its_switch_and_not_offered() -> None:
    former = options_from_text(3, {"out_of_turn_pairs": "beside"})
    assert former.changed() == {"out_of_turn_pairs": "beside"}
    assert former.out_of_turn_pairs
    (switch,) = (
        one for one in game_info("origin", Codecs()).switches if one.key == "out_of_turn_pairs"
    )
    assert switch.values == ["off", "on"]


@pytest.mark.parametrize("trait", [COMMUNICATION, COOPERATION, SYMBIOSIS])
def test_ev_trait_tail_loss_02_a_pair_card_that_is_not_there_cannot_be_shed(trait: int) -> None:
    laid = table(
        "A: {of: P1, traits: [carnivorous]}, X: {of: P2, traits: [tail_loss]}, U: {of: P2}"
    )
    do(laid, "P1 hunt P1a P2a")
    shed = f"P2 shed {TRAIT_KEYS[trait]} P2b"
    assert why(laid, shed) == {"no_such_pair": "EV-TRAIT-TAIL_LOSS-02"}


# --- mimicry -----------------------------------------------------------------------------------


def test_ev_trait_mimicry_03_the_hunter_is_no_substitute() -> None:
    laid = table("A: {of: P1, traits: [carnivorous]}, B: {of: P1, traits: [mimicry]}, C: {of: P1}")
    do(laid, "P1 hunt P1a P1b")
    assert why(laid, "P1 mimic P1a") == {"prey_is_hunter": "EV-TRAIT-MIMICRY-03"}


def test_ev_trait_mimicry_05_once_a_round_is_not_called_once_an_attack() -> None:
    """The sentence must be true of a card that was used in an attack before this one."""
    hunters = "A: {of: P1, traits: [carnivorous]}, B: {of: P1, traits: [carnivorous]}"
    mimics = "X: {of: P2, traits: [mimicry, running]}, U: {of: P2}, V: {of: P2}"
    laid = table(f"{hunters}, {mimics}", "options: {mimicry_limit: round}")
    do(laid, "P1 hunt P1a P2a", "P2 mimic P2b", "P1 end", "P2 pass", "P1 hunt P1b P2a")
    assert why(laid, "P2 mimic P2c") == {"defence_used": "EV-TRAIT-MIMICRY-05"}
    assert told(laid, "P2 mimic P2c") == ["Your P2a has used up this defence."]


# --- sleepers ----------------------------------------------------------------------------------

SLEEPER = "A: {of: P1, traits: [hibernation, piracy]}, X: {of: P2, traits: [parasite], food: 1}"


@pytest.mark.parametrize("switch", ["", "sleepers_store_fat: true", "pirate_into_fat: false"])
def test_ev_trait_hibernation_06_a_sleeper_is_not_said_to_have_eaten(switch: str) -> None:
    """It counts as fed with nothing on it, so neither "full" nor "not hungry" would be true."""
    laid = table(SLEEPER, f"pool: 2, options: {{{switch}}}")
    do(laid, "P1 hibernate P1a")
    assert why(laid, "P1 take P1a") == {"asleep": "EV-TRAIT-HIBERNATION-06"}
    assert why(laid, "P1 pirate P1a P2a") == {"asleep": "EV-TRAIT-HIBERNATION-06"}


def test_ev_trait_hibernation_04_the_round_before_is_not_called_the_last() -> None:
    slept = "A: {of: P1, traits: [hibernation], hibernated_last: true}, X: {of: P2}"
    (sentence,) = told(table(slept), "P1 hibernate P1a")
    assert sentence == "Your P1a slept last round, and no animal may sleep two rounds in a row."


def test_ev_trait_symbiosis_03_food_that_a_waiting_hunter_cannot_take_is_lost_by_that_rule() -> (
    None
):
    """EV-FEED-18 would say that it has no room, and it has."""
    animals = "R: {of: P1, traits: [hibernation, tail_loss]}, A: {of: P1, traits: [carnivorous]}"
    laid = table(f"{animals}, X: {{of: P2}}", "pairs: {k1: {trait: symbiosis, at: [R, A]}}")
    do(laid, "P1 hibernate P1a", "P1 hunt P1b P1a", "P1 shed hibernation")
    assert rule_of(laid, events.FOOD_LOST) == "EV-TRAIT-SYMBIOSIS-03"
    full = table("A: {of: P1, traits: [carnivorous], food: 1}, X: {of: P2}")
    do(full, "P1 hunt P1a P2a")
    assert rule_of(full, events.FOOD_LOST) == "EV-FEED-18"


def test_ev_trait_poisonous_01_nothing_is_said_to_save_a_poisoned_animal() -> None:
    hunter = (
        "{of: P1, traits: [carnivorous, parasite, hibernation, fat_tissue, fat_tissue], fat: 2}"
    )
    keys = []
    for prey in ("[poisonous]", "[sharp_vision]"):
        laid = table(f"A: {hunter}, X: {{of: P2, traits: {prey}}}", "pool: 0")
        do(laid, "P1 hunt P1a P2a", "P1 end", "P2 pass")
        view = laid.game.view(0)
        names = Names(0, ["Ana", "Bo"], "en", scenario_deck())
        pass_ = parse_action("pass", scenario_deck())
        keys.append([risk.key for risk in risks(view.state, pass_, view.legal_list(0), names)])
    assert keys == [[], ["fat_saves", "sleep_saves"]]


# --- deals, food and the end -------------------------------------------------------------------


def deal_rules(laid: Layout) -> dict[int, set[str]]:
    """By seat: the rules by which its cards were dealt."""
    log = laid.game.log()
    assert log is not None
    found: dict[int, set[str]] = {}
    for event in log.events:
        if event.kind == events.CARD_DEALT:
            found.setdefault(int(event.seat), set()).add(RULE_IDS[event.rule])
    return found


def test_ev_ext_08_and_ev_ext_09_a_deal_names_the_rule_of_each_share() -> None:
    laid = table("A: {of: P1, food: 1}", "hands: {P3: [running]}", players=3)
    do(laid, "P1 pass", "P2 pass", "P3 pass")
    assert deal_rules(laid) == {0: {"EV-EXT-06"}, 1: {"EV-EXT-08"}, 2: {"EV-EXT-09"}}


def test_ev_var_02_ev_var_03_and_ev_var_05_in_the_variant_too() -> None:
    more = "options: {variant: true}, hands: {P2: [running]}"
    laid = table("A: {of: P1, food: 1}", more)
    do(laid, "P1 pass", "P2 pass", "P1 extra 1")
    assert deal_rules(laid) == {0: {"EV-VAR-02", "EV-VAR-03"}, 1: {"EV-VAR-05"}}


@pytest.mark.parametrize(
    ("players", "rule"),
    [
        (2, "EV-FOOD-02"),
        (3, "EV-FOOD-02"),
        (4, "EV-FOOD-02"),
        (5, "EV-2DECK-03"),
        (6, "EV-2DECK-04"),
        (7, "EV-2DECK-05"),
        (8, "EV-2DECK-06"),
    ],
)
def test_the_food_of_a_round_names_the_rule_of_this_many_players(players: int, rule: str) -> None:
    """EV-FOOD-02, EV-2DECK-03, EV-2DECK-04, EV-2DECK-05, EV-2DECK-06"""
    laid = table("A: {of: P1}", "pile: 40", phase="evolution", players=players)
    do(laid, *(f"P{seat + 1} pass" for seat in range(players)))
    assert rule_of(laid, events.FOOD_SUPPLIED) == rule


@pytest.mark.parametrize(
    ("discard", "options", "rule"),
    [
        ("{}", "{}", "EV-SCORE-06"),
        ("{P1: 1}", "{}", "EV-SCORE-05"),
        ("{P1: 1}", "{teams: true}", "EV-TEAM-05"),
    ],
)
def test_the_end_names_the_rule_that_broke_the_tie(discard: str, options: str, rule: str) -> None:
    """EV-SCORE-05, EV-SCORE-06, EV-TEAM-05"""
    more = f"pile: 0, last: true, discard: {discard}, options: {options}"
    laid = table("A: {of: P1, food: 1}, X: {of: P2, food: 1}", more, players=4)
    do(laid, "P1 pass", "P2 pass", "P3 pass", "P4 pass")
    assert rule_of(laid, events.GAME_ENDED) == rule


@pytest.mark.parametrize(
    ("options", "rule"), [("{}", "EV-SCORE-04"), ("{teams: true}", "EV-TEAM-03")]
)
def test_without_a_tie_the_points_decide(options: str, rule: str) -> None:
    """EV-SCORE-04, EV-TEAM-03"""
    more = f"pile: 0, last: true, discard: {{P2: 9}}, options: {options}"
    laid = table("A: {of: P1, food: 1}", more, players=4)
    do(laid, "P1 pass", "P2 pass", "P3 pass", "P4 pass")
    assert rule_of(laid, events.GAME_ENDED) == rule


# --- switches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("switch", "rule"),
    [
        ("must_feed", "EV-FEED-12"),
        ("out_of_turn_pairs", "EV-CHAIN-07"),
        ("mimicry_limit", "EV-TRAIT-MIMICRY-05"),
        ("full_scavenger_blocks", "EV-TRAIT-SCAVENGER-06"),
        ("graze_requires_take", "EV-TRAIT-GRAZING-01"),
        ("pirate_into_fat", "EV-TRAIT-PIRACY-04"),
        ("sleepers_store_fat", "EV-TRAIT-HIBERNATION-06"),
        ("variant", "EV-VAR-01"),
        ("teams", "EV-TEAM-01"),
    ],
)
def test_a_rule_that_a_switch_changes_says_so(switch: str, rule: str, language: str) -> None:
    """A refusal by a switch names this rule, whose text must not speak against the refusal."""
    assert switch in words_for(language, "origin").say(rule)
