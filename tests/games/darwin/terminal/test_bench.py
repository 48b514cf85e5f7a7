"""The workbench: building, changing and moving a species step by step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.actions import (
    CREATE,
    MIGRATE,
    MUTATE,
    MUTATE_TWICE,
    kind_of,
    pack_cards,
)
from galapagos.games.darwin.rules.food import feed
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.table import lay_species, put_in_hand, take_from_hand
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.rules.transition import supply_all
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.terminal.build import CreateBench
from galapagos.games.darwin.terminal.changes import MigrateBench, MutateBench
from galapagos.games.terminal import Reply, guide_for
from tests.text.darwin_tables import CATALOG, names_for, played

CODEC = DarwinCodec(CATALOG)
NAMES = names_for(0, 3)
HAND = [
    *("bongo-head", "bengal-tiger-head", "bongo-body", "european-mole-body"),
    *("red-kangaroo-legs1", "common-moorhen-legs1", "plains-zebra-legs2", "cheetah-tail"),
]
PLACES = ["savanna", "ocean", "taiga", "high-mountains"]


def card(name: str) -> int:
    return CATALOG.card_number(name)


def table(*, with_species: bool = False) -> Darwin:
    """P1 on turn with a known hand; savanna, ocean, taiga and high mountains lie on the table."""
    for game, _ in played(Options(3), 1):
        if game.state.phase == ACTION:
            break
    state = game.state
    player = state.players[0]
    state.turn, state.first = 0, 0
    for old in list(player.hand):
        take_from_hand(state, player, old)
    for name in HAND:
        put_in_hand(state, player, card(name), 0)
    for biome, name in zip(state.biomes, PLACES, strict=True):
        biome.card, biome.species = CATALOG.biome_number(name), []
    supply_all(state, 0)
    if with_species:
        packed = pack_cards(card("bongo-head"), card("plains-zebra-body"), 0, 0, 0, 0)
        species = lay_species(state, 0, 0, packed)
        species.acted, species.points = False, 4
        feed(state, 0, 0)
        take_from_hand(state, player, card("bongo-head"))
    return game.view(0)


def board(view: Darwin) -> DarwinBoard:
    return DarwinBoard(view.state, NAMES, CODEC.words, 80)


def text(reply: Reply) -> str:
    return "\n".join(line.plain for line in reply.lines)


# --- build -----------------------------------------------------------------------------------


def test_a_species_is_built_card_by_card_with_what_each_biome_says() -> None:
    view = table()
    bench = CreateBench(view, board(view))
    assert "It has no head." in text(bench.answer(""))
    half = text(bench.answer("add bongo-head"))
    assert "Together: herbivore, 1 heart, run 1, competition 1" in half
    assert "1 Savanna suits it so far, adaptation 1" in half
    assert "2 Ocean not yet. It needs swim 2 (it has 0)." in half
    whole = text(bench.answer("bongo-body red-kangaroo"))
    assert "Building Bongo ──" in whole
    assert "1 Savanna yes: alone, adaptation 5, eats 3 plants, leads, 2 points" in whole
    assert "3 Taiga no. It needs cold (it has 0)." in whole
    done = bench.answer("done 1")
    assert kind_of(done.action) == CREATE
    assert view.why(0, done.action) == []
    assert done.is_closed


def test_the_only_home_need_not_be_named() -> None:
    view = table()
    bench = CreateBench(view, board(view))
    bench.answer("bongo-head bongo-body")
    assert CODEC.action_text(view, bench.answer("done").action).endswith(
        CODEC.words.slot(view.state, 0)
    )


def test_a_biome_can_be_looked_at_by_number_name_or_continent() -> None:
    view = table()
    bench = CreateBench(view, board(view))
    bench.answer("bongo-head bongo-body")
    for words in ("in 3", "in taiga", "3", f"in {CODEC.words.slot(view.state, 2)}"):
        assert "▸3 Taiga" in text(bench.answer(words))
    assert "no such biome" in text(bench.answer("in atlantis"))
    assert "3 Taiga no." in text(bench.answer("done"))


def test_steps_can_be_taken_back() -> None:
    view = table()
    bench = CreateBench(view, board(view))
    bench.answer("bongo-head bongo-body")
    bench.answer("add cheetah-tail")
    bench.answer("remove tail")
    assert bench.packed == pack_cards(card("bongo-head"), card("bongo-body"), 0, 0, 0, 0)
    bench.answer("undo")
    assert bench.packed >> 40 == card("cheetah-tail")
    bench.answer("clear")
    assert bench.packed == 0
    for _ in range(3):
        bench.answer("undo")
    assert bench.packed == 0
    assert "no step to take back" in text(bench.answer("undo"))


def test_another_card_of_the_same_part_takes_its_place() -> None:
    view = table()
    bench = CreateBench(view, board(view))
    bench.answer("bongo-head bongo-body red-kangaroo common-moorhen")
    assert [bench.packed >> 16 & 255, bench.packed >> 24 & 255] == sorted(
        [card("red-kangaroo-legs1"), card("common-moorhen-legs1")]
    )
    bench.answer("add bengal")
    assert bench.packed & 255 == card("bengal-tiger-head")
    bench.answer("plains-zebra")
    assert bench.packed >> 16 & 0xFFFF == card("plains-zebra-legs2")


def test_every_obstacle_is_named() -> None:
    view = table()
    bench = CreateBench(view, board(view))
    told = text(bench.answer("bengal european-mole cheetah-tail"))
    # A tiger cannot live on what the ocean lacks, and nobody is there to be hunted.
    assert "1 Savanna yes: alone" in told
    assert "4 High mountains no. It needs climb 2 (it has 0) + cold (it has 0) or fly 2" in told
    bench.answer("clear")
    assert "There is nothing to do yet." in text(bench.answer("done 1"))


# --- mutate ----------------------------------------------------------------------------------


def test_a_species_is_changed_in_one_or_two_steps_with_its_price() -> None:
    view = table(with_species=True)
    bench = MutateBench(view, board(view), int(view.state.species_of(0)[0].uid))
    assert "One costs 0, two cost 3 of its points." in "\n".join(ln.plain for ln in bench.lines())
    one = text(bench.answer("add red-kangaroo"))
    assert "1 Savanna yes: alone, adaptation" in one
    assert kind_of(bench.action(0)) == MUTATE
    two = text(bench.answer("add bengal-tiger"))
    assert "costs 3 points of it" in two
    assert kind_of(bench.action(0)) == MUTATE_TWICE
    assert "Two changes are all" in text(bench.answer("add cheetah-tail"))
    bench.answer("undo")
    done = bench.answer("done")
    assert kind_of(done.action) == MUTATE
    assert view.why(0, done.action) == []


def test_what_cannot_be_changed_says_why() -> None:
    view = table(with_species=True)
    bench = MutateBench(view, board(view), int(view.state.species_of(0)[0].uid))
    assert "never removed" in text(bench.answer("remove head"))
    assert "no such card" in text(bench.answer("remove wings"))
    assert "no such card in hand" in text(bench.answer("add unicorn"))
    assert "There is nothing to do yet." in text(bench.answer("done"))


def _two_legs(view: Darwin) -> MutateBench:
    species = view.state.species_of(0)[0]
    legs = sorted([card("red-kangaroo-legs1"), card("common-moorhen-legs1")])
    species.cards = pack_cards(
        card("bongo-head"), card("plains-zebra-body"), legs[0], legs[1], 0, 0
    )
    return MutateBench(view, board(view), int(species.uid))


def test_one_of_two_leg_cards_is_named() -> None:
    view = table(with_species=True)
    bench = _two_legs(view)
    assert "Type which one goes" in text(bench.answer("add plains-zebra"))
    assert "Type replace" in text(bench.answer("replace tail"))
    bench.answer("remove common-moorhen")
    bench.answer("add plains-zebra")
    assert len(bench.steps) == 2
    assert bench._packed() >> 16 & 0xFFFF == card("plains-zebra-legs2")


# --- migrate ---------------------------------------------------------------------------------


def test_a_species_hears_what_the_other_biomes_say() -> None:
    view = table(with_species=True)
    bench = MigrateBench(view, board(view), int(view.state.species_of(0)[0].uid))
    told = "\n".join(line.plain for line in bench.lines())
    assert "Savanna" not in told
    assert "2 Ocean no. It needs swim 2 (it has 0)." in told
    view.state.biomes[1].card = CATALOG.biome_number("hill-country")
    done = bench.answer("done 2")
    assert kind_of(done.action) == MIGRATE
    assert view.why(0, done.action) == []


# --- which words open a bench ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("build", CreateBench),
        ("build bongo-head", CreateBench),
        ("create", CreateBench),
        ("mutate", MutateBench),
        ("mutate S1", MutateBench),
        ("migrate s1", MigrateBench),
        ("migrate S9", Reply),
        ("create bongo-head bongo-body in savanna", type(None)),
        ("mutate S1 add cheetah-tail", type(None)),
        ("migrate S1 to 2", type(None)),
        ("pass", type(None)),
        ("", type(None)),
    ],
)
def test_words_that_open_a_bench(line: str, kind: type) -> None:
    view = table(with_species=True)
    guide = guide_for(CODEC, 0, ["Ana", "Bo", "P3"], "en")
    tag = f"S{int(view.state.species_of(0)[0].uid) + 1}"
    line = line.replace("S1", tag).replace("s1", tag.lower())
    assert isinstance(guide.bench(view, line), kind)


def test_no_bench_opens_while_an_action_is_planned() -> None:
    view = table()
    guide = guide_for(CODEC, 0, ["Ana", "Bo", "P3"], "en")
    bench = CreateBench(view, board(view))
    bench.answer("bongo-head bongo-body")
    view.apply(0, bench.answer("done 1").action)
    reply = guide.bench(view, "build")
    assert isinstance(reply, Reply)
    assert text(reply).startswith("This turn has its action already")


# --- anything may be typed -------------------------------------------------------------------

WORDS = st.sampled_from(
    [
        *(
            "add",
            "remove",
            "in",
            "to",
            "done",
            "undo",
            "clear",
            "replace",
            "a",
            "b",
            "c",
            "h",
            "z1",
        ),
        *("1", "4", "9", "", "tail", "legs", "savanna", "S1", "bongo", "by", "\x00", "é", "{x}"),
    ]
)


@given(st.lists(st.lists(WORDS, max_size=4).map(" ".join), max_size=8))
def test_every_line_gets_an_answer_and_leaves_the_table_alone(lines: list[str]) -> None:
    view = table(with_species=True)
    uid = int(view.state.species_of(0)[0].uid)
    position = CODEC.position_text(view)
    for bench in (
        CreateBench(view, board(view)),
        MutateBench(view, board(view), uid),
        MigrateBench(view, board(view), uid),
    ):
        for line in lines:
            reply = bench.answer(line)
            assert reply.lines or reply.action
            if reply.action:
                assert view.why(0, reply.action) == []
    assert CODEC.position_text(view) == position
