"""Every refusal of Darwin has its sentence, with its numbers."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack, pack_cards, pack_create
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS, REFUSAL_RULES
from galapagos.games.darwin.rules.table import lay_species
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.words.reasons import reason
from galapagos.kernel.refusals import Refusal
from galapagos.text.catalogue import words_for
from tests.text.darwin_tables import CATALOG, names_for, played

NAMES = names_for(0, 3)


def card(name: str) -> int:
    return CATALOG.card_number(name)


def table() -> Darwin:
    """Three players in their action phase; P1 is on turn and P2 has a species in slot 0."""
    for game, _ in played(Options(3), 1):
        if game.state.phase == ACTION:
            break
    state = game.state
    state.turn = 0
    for biome in state.biomes:
        biome.species = []
    packed = pack_cards(card("bengal-tiger-head"), card("bongo-body"), 0, 0, 0, 0)
    lay_species(state, 1, 0, packed)
    state.biomes[0].card = CATALOG.biome_number("high-mountains")
    state.biomes[1].card = CATALOG.biome_number("savanna")
    state.biomes[1].plants = state.biomes[1].meat = 1
    return game


def creation(slot: int, *cards: str) -> int:
    head, body = (card(name) for name in cards)
    return int(pack_create(slot, pack_cards(head, body, 0, 0, 0, 0)))


ACTIONS = [
    creation(0, "bongo-head", "bongo-body"),
    int(pack(act.MIGRATE, 0, 1)),
    int(pack(act.MIGRATE, 999, 7)),
    int(pack(act.MUTATE, 0, 0, 0, card("bongo-head"))),
    int(pack(act.TRADE, 0, 1, 2)),
    int(pack(act.PASS)),
    int(pack(act.BEQUEATH, 0, 3)),
    int(pack(act.DRAW)),
]


def test_the_catalogue_words_exactly_the_refusals_there_are() -> None:
    others = {"unfed_hunter", "your_decision_open"}
    words = [key for key in words_for("en", "darwin").keys("refusal") if key not in others]
    assert words == REFUSAL_KEYS


def test_a_reader_who_has_to_decide_is_not_called_by_name() -> None:
    number = REFUSAL_KEYS.index("not_your_turn")
    refusal = Refusal(number, REFUSAL_RULES[number], int(NAMES.viewer), 0)
    text = reason(refusal, ACTIONS[0], table().state, NAMES)
    assert text == "You have something else to decide first."


@pytest.mark.parametrize("key", REFUSAL_KEYS)
def test_every_refusal_is_a_sentence_whatever_was_tried(key: str) -> None:
    number = REFUSAL_KEYS.index(key)
    state = table().state
    for action in ACTIONS:
        refusal = Refusal(number, REFUSAL_RULES[number], 0, 2)
        text = reason(refusal, action, state, NAMES)
        assert text.endswith(".")
        assert text[0].isupper()
        assert "-1" not in text


def why(game: Darwin, action: int) -> list[str]:
    return [reason(refusal, action, game.state, NAMES) for refusal in game.why(0, action)]


def test_a_requirement_says_what_is_missing_and_what_must_not_be() -> None:
    game = table()
    action = creation(0, "bongo-head", "dromedary-body")
    found = [text for text in why(game, action) if "fit" in text]
    assert found == [
        "It does not fit the high mountains. It needs climb 2 (it has 0) + cold (it has 0) or "
        "fly 2 (it has 0) + cold (it has 0). Forbidden there: heat."
    ]


def test_hunger_says_what_is_needed_and_what_there_is() -> None:
    game = table()
    assert "It needs 2 food in the savanna and would get 1." in why(
        game, creation(1, "bongo-head", "bongo-body")
    )
    hunter = creation(1, "bengal-tiger-head", "bongo-body")
    assert any("finds too little prey it can catch" in text for text in why(game, hunter))


def test_whose_it_is_and_whose_turn() -> None:
    game = table()
    assert "Bo's Tiger bongo (S1) is not yours." in why(game, int(pack(act.MIGRATE, 0, 1)))
    game.state.turn = 1
    assert "It is not your turn: Bo decides now." in why(game, int(pack(act.PASS)))


def test_reasons_in_random_games_are_sentences() -> None:
    """Whatever is tried at whatever moment, every reason is a sentence without holes."""
    for number, (game, _) in enumerate(played(Options(3), 4)):
        if number % 9 == 0:
            for action in ACTIONS:
                for refusal in game.why(0, action):
                    text = reason(refusal, action, game.state, NAMES)
                    assert text.endswith(".")
                    assert "{" not in text
