"""Actions of Darwin as text: every legal one comes back, every wrong one is refused in words."""

import re
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from galapagos.games.darwin.notation.actions import VERBS, format_action, parse_action
from galapagos.games.darwin.notation.words import is_species, parse_species, species_name
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    ACTION_KINDS,
    MAX_UID,
    kind_of,
    pack,
    pack_cards,
    pack_create,
)
from galapagos.games.darwin.rules.game import new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import KIDS, LARGE
from galapagos.kernel.errors import BadData
from tests.records.darwin_games import TABLES, WORDS, decisions, table_name

STATE = new_darwin(Options(5), WORDS.cards, 1).state
BONGO, TUNA = WORDS.parse_card("bongo-head"), WORDS.parse_card("atlantic-bluefin-tuna-body")
WOLF, LEGS = WORDS.parse_card("grey-wolf-head"), WORDS.parse_card("bengal-tiger-legs2")
SWAN, MUSKRAT = WORDS.parse_card("mute-swan-legs1"), WORDS.parse_card("muskrat-legs1")
TAIL = WORDS.parse_card("red-kangaroo-tail")
WINGS = WORDS.parse_card("flying-fish-wings")
LOW_LEGS, HIGH_LEGS = sorted((SWAN, MUSKRAT))
LOW_NAME, HIGH_NAME = WORDS.card(LOW_LEGS), WORDS.card(HIGH_LEGS)
WHOLE = pack_cards(BONGO, TUNA, LOW_LEGS, HIGH_LEGS, WINGS, TAIL)

EXAMPLES = {
    "confirm": pack(act.CONFIRM),
    "pass": pack(act.PASS),
    "take back": pack(act.TAKE_BACK),
    "cancel trade": pack(act.UNTRADE),
    "trade bongo-head for grey-wolf-head": pack(act.TRADE, 0, BONGO, WOLF),
    "redraw keep grey-wolf-head": pack(act.REDRAW, 0, WOLF),
    "redraw all": pack(act.FULL_REDRAW),
    "draw small": pack(act.DRAW),
    "draw large": pack(act.DRAW, 0, LARGE),
    "create bongo-head atlantic-bluefin-tuna-body in africa": pack_create(
        0, pack_cards(BONGO, TUNA, 0, 0, 0, 0)
    ),
    f"create bongo-head atlantic-bluefin-tuna-body {LOW_NAME} {HIGH_NAME} flying-fish-wings "
    "red-kangaroo-tail in oceania": pack_create(4, WHOLE),
    "mutate S1 remove red-kangaroo-tail": pack(act.MUTATE, 0, TAIL),
    "mutate S12 add flying-fish-wings": pack(act.MUTATE, 11, 0, 0, WINGS),
    "mutate S12 remove bongo-head add grey-wolf-head": pack(act.MUTATE, 11, BONGO, 0, WOLF),
    "mutate S12 twice remove red-kangaroo-tail add red-kangaroo-tail": pack(
        act.MUTATE_TWICE, 11, TAIL, 0, TAIL
    ),
    f"mutate S12 twice remove {LOW_NAME} {HIGH_NAME} add bengal-tiger-legs2": pack(
        act.MUTATE_TWICE, 11, LOW_LEGS, HIGH_LEGS, LEGS
    ),
    f"mutate S4096 twice add {LOW_NAME} {HIGH_NAME}": pack(
        act.MUTATE_TWICE, MAX_UID, 0, 0, LOW_LEGS, HIGH_LEGS
    ),
    "migrate S3 to asia": pack(act.MIGRATE, 2, 2),
    "show nothing": pack(act.SHOW),
    f"show {WORDS.card(1)} {WORDS.card(2)} {WORDS.card(3)} {WORDS.card(237)}": pack(
        act.SHOW, 0, 1, 2, 3, 237
    ),
    "open grey-wolf-head": pack(act.OPEN, 0, WOLF),
    "ask": pack(act.ASK),
    "give grey-wolf-head": pack(act.GIVE, 0, WOLF),
    "decline": pack(act.DECLINE),
    "pay grey-wolf-head": pack(act.PAY_CARD, 0, WOLF),
    "pay draws": pack(act.PAY_DRAW),
    "take over S2 for draws": pack(act.TAKE_OVER, 1),
    f"take over S2 for {LOW_NAME} {HIGH_NAME}": pack(act.TAKE_OVER, 1, LOW_LEGS, HIGH_LEGS),
    "hunt first S2": pack(act.HUNT_FIRST, 1),
    "eat S2": pack(act.EAT, 1),
    "degenerate S2 remove red-kangaroo-tail": pack(act.DEGENERATE, 1, TAIL),
    "lose S2": pack(act.LOSE, 1),
    "bequeath S2 0": pack(act.BEQUEATH, 1),
    "bequeath S2 255": pack(act.BEQUEATH, 1, 255),
    "pick savanna": pack(act.PICK_BIOME, WORDS.parse_biome("savanna")),
    "discard grey-wolf-head": pack(act.DISCARD, 0, WOLF),
    "refill": pack(act.REFILL),
}


def read(text: str) -> int:
    return parse_action(text, WORDS, STATE)


@pytest.mark.parametrize(("text", "action"), EXAMPLES.items(), ids=EXAMPLES.keys())
def test_one_of_each(text: str, action: int) -> None:
    assert format_action(action, WORDS, STATE) == text
    assert read(text) == action
    assert read("  " + text.replace(" ", "   ") + " ") == action


def test_the_examples_have_every_kind_and_every_verb() -> None:
    assert {kind_of(action) for action in EXAMPLES.values()} == set(range(1, ACTION_KINDS))
    assert {text.split()[0] for text in EXAMPLES} == set(VERBS)


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_every_legal_action_comes_back(options: Options) -> None:
    """DC-TURN-02: no two actions of a decision look the same, and none changes."""
    kinds: set[int] = set()
    for number, game in enumerate(decisions(options, 4)):
        for seat in game.seats_to_act():
            legal = game.legal_list(seat)
            if number % 3:
                # Many turns offer nearly the same long list: a sample of it is enough.
                legal = legal[:: max(1, len(legal) // 20)]
            texts = [format_action(action, WORDS, game.state) for action in legal]
            assert [parse_action(text, WORDS, game.state) for text in texts] == legal
            assert len(set(texts)) == len(texts)
            assert all(len(text.splitlines()) == 1 for text in texts)
            kinds.update(int(kind_of(action)) for action in legal)
    assert kinds >= {act.CONFIRM, act.PASS, act.TRADE, act.REDRAW, act.DRAW, act.CREATE}
    assert (act.SHOW in kinds) == options.is_team()
    assert (act.REFILL in kinds) == options.is_kids()


def test_the_table_of_the_notation_page_has_one_of_each_kind() -> None:
    page = (Path(__file__).parents[4] / "docs" / "notation-darwin.md").read_text(encoding="utf-8")
    table = page.split("\n## Actions\n")[1].split("\n## ")[0]
    texts = re.findall(r"^\| `([^`]+)` \|", table, re.MULTILINE)
    actions = [read(text) for text in texts]
    assert [format_action(action, WORDS, STATE) for action in actions] == texts
    assert {kind_of(action) for action in actions} == set(range(1, ACTION_KINDS))


# --- names -----------------------------------------------------------------------------------


def test_every_species_has_a_name_of_its_own() -> None:
    names = [species_name(uid) for uid in range(MAX_UID + 1)]
    assert len(set(names)) == len(names)
    assert [parse_species(name) for name in names] == list(range(MAX_UID + 1))
    assert all(is_species(name) for name in names)


def test_the_places_of_the_kids_game_go_by_what_lies_there() -> None:
    """DC-KIDS-04: there are no continents, and a token is the fourth place."""
    state = new_darwin(Options(3, mode=KIDS), WORDS.cards, 1).state
    names = [WORDS.slot(state, slot) for slot in range(4)]
    assert names[:3] == [WORDS.biome(biome.card) for biome in state.biomes[:3]]
    assert names[3] == "token"
    for slot, name in enumerate(names):
        text = f"create bongo-head atlantic-bluefin-tuna-body in {name}"
        action = pack_create(slot, pack_cards(BONGO, TUNA, 0, 0, 0, 0))
        assert parse_action(text, WORDS, state) == action
        assert format_action(action, WORDS, state) == text


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected an action: one of ask, bequeath, "),
        (" \t ", "expected an action"),
        ("hug S1", "no action begins with 'hug'; there are ask, "),
        ("Pass", "no action begins with 'Pass'"),
        ("pass now", "expected `pass`, found 'pass now'"),
        ("take", "expected `take back` or `take over SPECIES for draws` or "),
        ("take S1", "expected `take back` or `take over SPECIES for draws` or "),
        ("take over S1", "expected `take over SPECIES for draws` or `take over SPECIES for CARD"),
        ("take over S1 for bongo-head", "expected `take over SPECIES for CARD CARD`, found"),
        ("take over S1 for bongo-head bongo-head", "expected every card once, found"),
        ("cancel", "expected `cancel trade`, found 'cancel'"),
        ("trade bongo-head grey-wolf-head", "expected `trade CARD for CARD`"),
        ("trade unicorn-head for grey-wolf-head", "the set 'records' has no card 'unicorn-head'"),
        ("redraw", "expected `redraw keep CARD` or `redraw all`"),
        ("redraw keep", "expected `redraw keep CARD`, found 'redraw keep'"),
        ("redraw keep bongo-head grey-wolf-head", "expected `redraw keep CARD`, found"),
        ("draw", "expected `draw small|large`, found 'draw'"),
        ("draw medium", "expected a deck, found 'medium'; there are small, large"),
        ("create", "expected `create CARD … in PLACE`"),
        ("create in africa", "expected `create CARD … in PLACE`"),
        ("create bongo-head to africa", "expected `create CARD … in PLACE`"),
        (
            "create bongo-head grey-wolf-head in africa",
            "a species has no second place for grey-wolf-head",
        ),
        ("create bongo-head bongo-head in africa", "expected every card once, found"),
        ("create bongo-head in atlantis", "expected a place on the table (africa, america, asia"),
        ("mutate", "expected `mutate SPECIES remove CARD` or `mutate SPECIES add CARD` or "),
        ("mutate S1", "expected `mutate SPECIES remove CARD` or "),
        ("mutate S1 twice", "expected `mutate SPECIES"),
        (
            "mutate S1 remove",
            "expected `mutate SPECIES remove CARD` or `mutate SPECIES remove CARD add",
        ),
        ("mutate S1 add", "expected `mutate SPECIES"),
        ("mutate S1 bongo-head", "expected `mutate SPECIES"),
        ("mutate S1 remove bongo-head add", "expected `mutate SPECIES"),
        ("mutate S1 remove bongo-head grey-wolf-head", "expected `mutate SPECIES"),
        ("mutate S1 remove add bongo-head", "expected `mutate SPECIES"),
        ("mutate S1 add bongo-head remove grey-wolf-head", "expected `mutate SPECIES"),
        ("mutate S1 twice add bongo-head bongo-head", "expected every card once, found"),
        ("mutate 1 add bongo-head", "expected a species such as S3, found '1'"),
        ("migrate S1 asia", "expected `migrate SPECIES to PLACE`"),
        ("migrate S0 to asia", "expected a species such as S3, found 'S0'"),
        ("migrate S4097 to asia", "expected a species such as S3, found 'S4097'"),
        ("migrate S٣ to asia", "expected a species such as S3, found"),
        ("show", "expected `show nothing` or `show CARD …`, found 'show'"),
        ("show nothing bongo-head", "the set 'records' has no card 'nothing'"),
        ("eat", "expected `eat SPECIES`"),
        ("hunt S1", "expected `hunt first SPECIES`"),
        ("degenerate S1", "expected `degenerate SPECIES remove CARD`"),
        ("bequeath S1", "expected `bequeath SPECIES NUMBER`"),
        ("bequeath S1 256", "expected a number from 0 to 255, found '256'"),
        ("bequeath S1 -1", "expected a number from 0 to 255, found '-1'"),
        ("pick", "expected `pick BIOME`"),
        ("pick moon", "the set 'records' has no biome 'moon'"),
        ("pay", "expected `pay draws` or `pay CARD`"),
    ],
)
def test_what_is_wrong_with_a_text_is_told(text: str, message: str) -> None:
    with pytest.raises(BadData) as caught:
        read(text)
    assert caught.value.what.startswith(message)


def test_cards_may_be_typed_in_any_order() -> None:
    """DC-ANAT-03: where a card lies follows from its part."""
    mixed = f"create red-kangaroo-tail {HIGH_NAME} atlantic-bluefin-tuna-body {LOW_NAME} "
    assert read(mixed + "flying-fish-wings bongo-head in oceania") == pack_create(4, WHOLE)
    assert read(f"show {HIGH_NAME} {LOW_NAME}") == read(f"show {LOW_NAME} {HIGH_NAME}")
    one, other = f"{LOW_NAME} {HIGH_NAME}", f"{HIGH_NAME} {LOW_NAME}"
    assert read(f"mutate S1 twice add {one}") == read(f"mutate S1 twice add {other}")
    assert read(f"take over S1 for {one}") == read(f"take over S1 for {other}")


@pytest.mark.parametrize(
    "action",
    [
        0,
        -1,
        pack(ACTION_KINDS),
        pack(act.PASS, 1),
        pack(act.DRAW, 0, 2),
        pack(act.GIVE, 0, 0),
        pack(act.GIVE, 0, 238),
        pack(act.PICK_BIOME, 22),
        pack(act.MIGRATE, 0, 5),
        pack(act.MUTATE, 0),
        pack(act.MUTATE, 0, LOW_LEGS, HIGH_LEGS),
        pack(act.MUTATE_TWICE, 0, HIGH_LEGS, LOW_LEGS),
        pack(act.TAKE_OVER, 0, HIGH_LEGS, LOW_LEGS),
        pack(act.TAKE_OVER, 0, LOW_LEGS),
        pack(act.SHOW, 0, 0, WOLF),
        pack_create(0, 0),
        pack_create(5, WHOLE),
        pack_create(0, pack_cards(TUNA, BONGO, 0, 0, 0, 0)),
        pack_create(0, pack_cards(BONGO, TUNA, HIGH_LEGS, LOW_LEGS, 0, 0)),
        1 << 60,
    ],
)
def test_an_integer_that_is_no_action_has_no_text(action: int) -> None:
    with pytest.raises(BadData):
        format_action(action, WORDS, STATE)


SOME = sorted({word for text in EXAMPLES for word in text.split()} | {"S9", "256", "P1", "|"})


@given(st.text() | st.lists(st.sampled_from(SOME), max_size=8).map(" ".join))
@example("bequeath S1 " + "1" * 4301)
def test_any_text_is_an_action_or_bad_data(text: str) -> None:
    try:
        action = read(text)
    except BadData:
        return
    assert read(format_action(action, WORDS, STATE)) == action
