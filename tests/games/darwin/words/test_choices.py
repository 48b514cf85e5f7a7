"""Every action of Darwin can be said in words."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack, pack_cards, pack_create
from galapagos.games.darwin.words.choices import label
from galapagos.games.darwin.words.names import Fauna, Ground
from galapagos.text.catalogue import words_for
from tests.text.darwin_tables import CARDS, CATALOG, TABLES, names_for, played

ANA = names_for(0, 2)
HEAD = CATALOG.card_number("bongo-head")
BODY = CATALOG.card_number("lion-body")
TAIL = CATALOG.card_number("cheetah-tail")
SAVANNA = CATALOG.biome_number("savanna")


def fauna() -> Fauna:
    packed = int(pack_cards(HEAD, BODY, 0, 0, 0, 0))
    return Fauna(CARDS, {0: 0, 1: 1}, {0: packed, 1: packed}, grounds={0: Ground(0, SAVANNA, 0)})


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (pack_create(0, pack_cards(HEAD, BODY, 0, 0, 0, 0)), "create Bongo lion in the savanna"),
        (
            pack_create(0, pack_cards(HEAD, BODY, 0, 0, 0, TAIL)),
            "create Bongo lion with cheetah tail in the savanna",
        ),
        (pack(act.MUTATE, 0, HEAD, 0, TAIL), "give your Bongo lion (S1) cheetah tail instead of "),
        (pack(act.MUTATE, 0, 0, 0, TAIL), "give your Bongo lion (S1) cheetah tail"),
        (pack(act.MUTATE, 0, TAIL), "remove cheetah tail from your Bongo lion (S1)"),
        (
            pack(act.MUTATE_TWICE, 0, BODY, 0, HEAD, TAIL),
            "mutate your Bongo lion (S1) twice: with bongo head and cheetah tail, without lion",
        ),
        (pack(act.MIGRATE, 1, 0), "migrate Bo's Bongo lion (S2) to the savanna"),
        (pack(act.TRADE, 0, HEAD, BODY), "trade bongo head for lion body"),
        (pack(act.SHOW), "show nothing"),
        (pack(act.SHOW, 0, HEAD, BODY), "show bongo head and lion body"),
        (pack(act.TAKE_OVER, 1), "take over Bo's Bongo lion (S2); the opponents draw 2 cards"),
        (pack(act.TAKE_OVER, 1, HEAD, BODY), "take over Bo's Bongo lion (S2); pay with bongo head"),
        (pack(act.BEQUEATH, 0, 1), "give your Bongo lion (S1) 1 point"),
        (pack(act.PICK_BIOME, SAVANNA), "savanna"),
    ],
)
def test_labels_read_well(action: int, text: str) -> None:
    assert label(action, ANA, fauna()).startswith(text)


def test_refusing_says_what_is_refused() -> None:
    decline = int(pack(act.DECLINE))
    assert label(decline, ANA, fauna()) == "give no card"
    assert label(decline, ANA, fauna(), is_deal=True) == "draw no card"


def test_every_kind_of_action_is_met_and_said() -> None:
    met: set[int] = set()
    for options in TABLES:
        names = names_for(0, int(options.players))
        for game, _ in played(options, 2):
            if game.is_over():
                break
            seat = int(game.actor())
            table = Fauna.of(game.state)
            legal = game.view(seat).legal_list(seat)
            for action in legal[:20] + legal[20::9]:
                text = label(action, names, table)
                assert text
                assert "a species" not in text
                met.add(int(act.kind_of(action)))
    # Hunts between exact ties and hunters' orders are rare; their words are tried above or here.
    rare = {act.HUNT_FIRST, act.EAT, act.PICK_BIOME, act.FULL_REDRAW, act.LOSE}
    assert set(range(1, act.ACTION_KINDS)) - rare - met == set()
    for kind in rare - {act.PICK_BIOME}:
        assert label(int(pack(kind)), ANA, fauna())


def test_every_wording_belongs_to_an_action() -> None:
    variants = {
        *("confirm_wait", "create_with", "show_nothing", "decline_give", "decline_draw"),
        *("mutate_replace", "mutate_add", "mutate_remove", "take_over_paid"),
    }
    keys = set(words_for("en", "darwin").keys("choice"))
    assert keys - variants == set(act.ACTION_KEYS) - {"mutate", "decline"}
