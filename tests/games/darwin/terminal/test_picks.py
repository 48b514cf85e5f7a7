"""Short names for cards, biomes and species, and the actions they spell."""

import pytest

from galapagos.games.darwin.rules.actions import TRADE, pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import PART_KEYS
from galapagos.games.darwin.show.view import table_view
from galapagos.games.darwin.terminal.picks import Picks
from tests.games.darwin.terminal.test_bench import CODEC, HAND, card, table
from tests.text.darwin_tables import CATALOG


def picks_of(view: Darwin) -> Picks:
    return Picks(table_view(view, CATALOG), CATALOG)


@pytest.fixture
def picks() -> Picks:
    return picks_of(table(with_species=True))


def test_cards_go_by_letters_in_the_order_of_parts() -> None:
    picks = picks_of(table())
    assert [picks.card(picks.letter(name), picks.hand) for name in HAND] == [
        [name] for name in HAND
    ]
    assert "".join(picks.letter(name) for name in picks.hand) == "abcdefgh"
    parts = [PART_KEYS.index(picks.part(name)) for name in picks.hand]
    assert parts == sorted(parts)


def test_a_traded_card_lies_in_the_hand_instead_of_the_one_given() -> None:
    view = table()
    taken = next(name for name in picks_of(view).zone if name not in HAND)
    view.apply(0, int(pack(TRADE, 0, card("cheetah-tail"), card(taken))))
    assert sorted(picks_of(view).hand) == sorted({*HAND, taken} - {"cheetah-tail"})


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("bengal-tiger-head", ["bengal-tiger-head"]),
        ("bengal", ["bengal-tiger-head"]),
        ("tiger", ["bengal-tiger-head"]),
        ("legs2", ["plains-zebra-legs2"]),
        ("tail", ["cheetah-tail"]),
        ("body", ["bongo-body", "european-mole-body"]),
        ("unicorn", []),
        ("z99", []),
        ("", ["x"] * 7),
    ],
)
def test_what_a_word_can_mean(picks: Picks, word: str, names: list[str]) -> None:
    found = picks.card(word, picks.hand)
    if names and names[0] == "x":
        assert len(found) == len(names)
    else:
        assert sorted(found) == sorted(names)


@pytest.mark.parametrize(
    ("word", "slot"),
    [
        *(("1", 0), ("4", 3), ("5", -1), ("0", -1), ("99999999999", -1), ("", -1)),
        *(("savanna", 0), ("sav", 0), ("High Mountains", 3), ("mountains", 3), ("x", -1)),
    ],
)
def test_biomes(picks: Picks, word: str, slot: int) -> None:
    assert picks.slot(word) == slot


def test_species(picks: Picks) -> None:
    uid = picks.slots[0].species[0].uid
    assert picks.species(f"s{uid + 1}") == uid
    assert picks.species("S999") == -1
    assert picks.species("3") == -1


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("PASS", "pass"),
        ("trade tail for z1", "trade cheetah-tail for {z1}"),
        (
            "create bengal bongo-body in high mountains",
            "create bengal-tiger-head bongo-body in {4}",
        ),
        ("migrate s3 to 2", "migrate S3 to {2}"),
        ("mutate S3 remove plains-zebra-body", "mutate S3 remove plains-zebra-body"),
        ("redraw keep tiger", "redraw keep bengal-tiger-head"),
        ("take over s2 for tail tiger", "take over S2 for cheetah-tail bengal-tiger-head"),
        ("show nothing", "show nothing"),
        ("draw small", "draw small"),
        ("cancel trade", "cancel trade"),
        ("nonsense a b", "nonsense a b"),
        ("", ""),
    ],
)
def test_actions_are_spelled_out(picks: Picks, typed: str, text: str) -> None:
    state = table().state
    names = {str(slot + 1): CODEC.words.slot(state, slot) for slot in range(4)}
    for key, name in names.items():
        text = text.replace(f"{{{key}}}", name)
    assert picks.spelled(typed) == text.replace("{z1}", picks.zone[0])
