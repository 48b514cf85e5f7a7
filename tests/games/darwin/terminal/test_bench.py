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
from galapagos.games.darwin.show.show import DarwinShow
from galapagos.games.darwin.terminal.bench import SpeciesBench
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.terminal.picture import Picture
from galapagos.games.terminal import Reply
from tests.text.darwin_tables import CATALOG, names_for, played

CODEC = DarwinCodec(CATALOG)
NAMES = names_for(0, 3)
SHOW = DarwinShow(CODEC)
BOARD = DarwinBoard(CODEC, SHOW, NAMES)
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


def bench_for(view: Darwin, key: str) -> SpeciesBench:
    """Return a workbench to build a species, or to change or move P1's first one."""
    uid = -1 if key == "build" else int(view.state.species_of(0)[0].uid)
    return SpeciesBench(Picture(SHOW, view, NAMES, 80), key, uid)


def action_of(view: Darwin, reply: Reply) -> int:
    return CODEC.parse_action(view, reply.action)


def text(reply: Reply) -> str:
    return "\n".join(line.plain for line in reply.lines)


# --- build -----------------------------------------------------------------------------------


def test_a_species_is_built_card_by_card_with_what_each_biome_says() -> None:
    view = table()
    bench = bench_for(view, "build")
    assert "It has no head." in text(bench.answer(""))
    half = text(bench.answer("add bongo-head"))
    assert "Together: herbivore, 1 heart, run 1, competition 1" in half
    assert "1 Savanna suits it so far" in half
    assert "2 Ocean no. It does not fit the ocean. It needs swim 2 (it has 0)." in half
    whole = text(bench.answer("bongo-body red-kangaroo"))
    assert "Building Bongo ──" in whole
    assert "1 Savanna yes: alone, adaptation 5, eats 3 plants, leads, 2 points" in whole
    assert "3 Taiga no. It does not fit the taiga. It needs cold (it has 0)." in whole
    done = bench.answer("done 1")
    assert kind_of(action_of(view, done)) == CREATE
    assert view.why(0, action_of(view, done)) == []
    assert done.is_closed


def test_a_species_that_is_planned_can_be_looked_at_as_the_table_shows_it() -> None:
    view = table()
    bench = bench_for(view, "build")
    bench.answer("bongo-head bongo-body")
    view.apply(0, action_of(view, bench.answer("done 1")))
    table_lines = "\n".join(line.plain for line in BOARD.lines(view, 80, 40))
    tag = f"S{view.state.next_uid + 1}"
    assert f"{tag} " in table_lines
    looked_at = BOARD.lookups()["species"](view, tag, 80)
    assert looked_at[0].plain.startswith(f"Your Bongo ({tag}) in the savanna")


def test_the_only_home_need_not_be_named() -> None:
    view = table()
    bench = bench_for(view, "build")
    bench.answer("bongo-head bongo-body")
    assert bench.answer("done").action.endswith(CODEC.words.slot(view.state, 0))


def test_a_biome_can_be_looked_at_by_number_name_or_continent() -> None:
    view = table()
    bench = bench_for(view, "build")
    bench.answer("bongo-head bongo-body")
    for words in ("in 3", "in taiga", "3", f"in {CODEC.words.slot(view.state, 2)}"):
        assert "▸3 Taiga" in text(bench.answer(words))
    assert "no such biome" in text(bench.answer("in atlantis"))
    assert "3 Taiga no." in text(bench.answer("done"))


def test_steps_can_be_taken_back() -> None:
    view = table()
    bench = bench_for(view, "build")
    bench.answer("bongo-head bongo-body")
    bench.answer("add cheetah-tail")
    bench.answer("remove tail")
    assert bench.cards == ["bongo-head", "bongo-body"]
    bench.answer("undo")
    assert bench.cards == ["bongo-head", "bongo-body", "cheetah-tail"]
    bench.answer("clear")
    assert bench.cards == []
    for _ in range(3):
        bench.answer("undo")
    assert bench.cards == []
    assert "nothing to take back" in text(bench.answer("undo"))


def test_another_card_of_the_same_part_takes_its_place() -> None:
    view = table()
    bench = bench_for(view, "build")
    bench.answer("bongo-head bongo-body red-kangaroo common-moorhen")
    legs = ["red-kangaroo-legs1", "common-moorhen-legs1"]
    assert bench.cards == ["bongo-head", "bongo-body", *legs]
    bench.answer("add bengal")
    assert bench.cards == ["bongo-body", *legs, "bengal-tiger-head"]
    bench.answer("remove red-kangaroo")
    bench.answer("plains-zebra")
    assert bench.cards == [
        "bongo-body",
        "bengal-tiger-head",
        "plains-zebra-legs2",
    ]


def test_every_obstacle_is_named() -> None:
    view = table()
    bench = bench_for(view, "build")
    told = text(bench.answer("bengal european-mole cheetah-tail"))
    # A tiger cannot live on what the ocean lacks, and nobody is there to be hunted.
    assert "1 Savanna yes: alone" in told
    assert "4 High mountains no. It does not fit the high mountains. It needs climb 2" in told
    bench.answer("clear")
    assert "There is nothing to do yet." in text(bench.answer("done 1"))


# --- mutate ----------------------------------------------------------------------------------


def test_a_species_is_changed_in_one_or_two_steps_with_its_price() -> None:
    view = table(with_species=True)
    bench = bench_for(view, "mutate")
    assert "One costs 0, two cost 3 of its points." in "\n".join(ln.plain for ln in bench.lines())
    one = text(bench.answer("add red-kangaroo"))
    assert "1 Savanna yes: alone, adaptation" in one
    assert kind_of(action_of(view, bench.answer("done"))) == MUTATE
    two = text(bench.answer("add bengal-tiger"))
    assert "costs it 3 points" in two
    assert kind_of(action_of(view, bench.answer("done"))) == MUTATE_TWICE
    assert "1 Savanna no." in text(bench.answer("add cheetah-tail"))
    bench.answer("undo")
    bench.answer("undo")
    done = bench.answer("done")
    assert kind_of(action_of(view, done)) == MUTATE
    assert view.why(0, action_of(view, done)) == []


def test_what_cannot_be_changed_says_why() -> None:
    view = table(with_species=True)
    bench = bench_for(view, "mutate")
    assert "There is nothing to do yet." in text(bench.answer("done"))
    assert "It has no head." in text(bench.answer("remove head"))
    assert "no such card" in text(bench.answer("remove wings"))
    assert "no such card in hand" in text(bench.answer("add unicorn"))
    assert "1 Savanna no." in text(bench.answer("done 1"))


def _two_legs(view: Darwin) -> SpeciesBench:
    species = view.state.species_of(0)[0]
    legs = sorted([card("red-kangaroo-legs1"), card("common-moorhen-legs1")])
    species.cards = pack_cards(
        card("bongo-head"), card("plains-zebra-body"), legs[0], legs[1], 0, 0
    )
    return bench_for(view, "mutate")


def test_one_of_two_leg_cards_is_named() -> None:
    view = table(with_species=True)
    bench = _two_legs(view)
    put_in_hand(view.state, view.state.players[0], card("emu-legs1"), 0)
    bench = _two_legs(view)
    assert "Type which one goes" in text(bench.answer("add emu"))
    assert "Type replace" in text(bench.answer("replace tail"))
    bench.answer("replace common-moorhen emu")
    assert "emu-legs1" in bench.cards
    assert "common-moorhen-legs1" not in bench.cards
    assert bench.build.steps == 1
    bench.answer("undo")
    bench.answer("remove common-moorhen")
    bench.answer("add plains-zebra")
    assert bench.build.steps == 2
    assert "plains-zebra-legs2" in bench.cards


# --- migrate ---------------------------------------------------------------------------------


def test_a_species_hears_what_the_other_biomes_say() -> None:
    view = table(with_species=True)
    bench = bench_for(view, "migrate")
    told = "\n".join(line.plain for line in bench.lines())
    assert "Savanna" not in told
    assert "2 Ocean no. It does not fit the ocean. It needs swim 2 (it has 0)." in told
    view.state.biomes[1].card = CATALOG.biome_number("hill-country")
    bench = bench_for(view, "migrate")
    done = bench.answer("done 2")
    assert kind_of(action_of(view, done)) == MIGRATE
    assert view.why(0, action_of(view, done)) == []


# --- which words open a bench ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("build", SpeciesBench),
        ("build bongo-head", SpeciesBench),
        ("create", SpeciesBench),
        ("mutate", SpeciesBench),
        ("mutate S1", SpeciesBench),
        ("migrate s1", SpeciesBench),
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
    tag = f"S{int(view.state.species_of(0)[0].uid) + 1}"
    line = line.replace("S1", tag).replace("s1", tag.lower())
    assert isinstance(BOARD.bench(view, line), kind)


def test_no_bench_opens_while_an_action_is_planned() -> None:
    view = table()
    bench = bench_for(view, "build")
    bench.answer("bongo-head bongo-body")
    view.apply(0, action_of(view, bench.answer("done 1")))
    reply = BOARD.bench(view, "build")
    assert isinstance(reply, Reply)
    assert text(reply).startswith("You have already taken your action")


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
    position = CODEC.position_text(view)
    for key in ("build", "mutate", "migrate"):
        bench = bench_for(view, key)
        for line in lines:
            reply = bench.answer(line)
            assert reply.lines or reply.action
            if reply.action:
                assert view.why(0, action_of(view, reply)) == []
    assert CODEC.position_text(view) == position
