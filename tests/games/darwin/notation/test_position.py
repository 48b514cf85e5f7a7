"""Positions of Darwin as text: exact both ways, silent about secrets, and refused if impossible."""

import re
from pathlib import Path

import pytest

from galapagos.games.darwin.notation.position import parse_position
from galapagos.games.darwin.notation.printing import PLAYER_MARKS, SPECIES_MARKS, format_position
from galapagos.games.darwin.rules.actions import EAT, HUNT_FIRST, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import DEAL_KEYS
from galapagos.games.darwin.rules.terms import MODE_KEYS, PHASE_KEYS
from galapagos.kernel.errors import BadData
from tests.amounts import amount, few
from tests.records.darwin_games import (
    HUNT,
    TABLES,
    WORDS,
    complete,
    data_of,
    decisions,
    is_common,
    played_on,
    positions,
    table_name,
)

HUNTING_GONE = ("hunting: africa\n", "")
_PREFIX = "this position is impossible: "


def text_of(game: Darwin) -> str:
    return format_position(game, WORDS)


def read(text: str) -> Darwin:
    return parse_position(text, WORDS, source="puzzle.txt")


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read(text)
    assert caught.value.source == "puzzle.txt"
    return caught.value


def edited(text: str, *edits: tuple[str, str]) -> str:
    for old, new in edits:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


# --- exact both ways -------------------------------------------------------------------------


@pytest.mark.parametrize("options", few(TABLES, 5), ids=table_name)
def test_every_state_and_view_comes_back(options: Options) -> None:
    for number, game in enumerate(decisions(options, 7)):
        if number % (amount(24, 8) if is_common(game) else amount(3, 1)):
            continue
        viewer = number % (int(options.players) + 1) - 1
        for seen in (game, game.view(viewer)):
            text = text_of(seen)
            again = read(text)
            assert data_of(again) == data_of(seen)
            assert text_of(again) == text


def test_the_positions_of_play_show_every_phase_deal_and_draft() -> None:
    """Otherwise the tests of this file and of the fuzzing would leave something out."""
    texts = positions()
    for key in PHASE_KEYS:
        assert any(f"\nphase: {key}\n" in text for text in texts), key
    for key in DEAL_KEYS[1:]:
        assert any(f"\ndeal: {key}\n" in text for text in texts), key
    for key in ("drafted trade", "drafted main", "redrawing", "declined", "picks"):
        assert any(f"\n{key}: " in text for text in texts), key
    for key in ("showing", "lost", "legacy", "heir", "choices", "draws"):
        assert any(f" {key}: " in text for text in texts), key


# --- written by hand -------------------------------------------------------------------------


def test_a_position_written_by_hand_can_be_played() -> None:
    """DC-EVAL-PRED-06, ruling Q45: the owner orders tied hunters, then chooses tied prey."""
    game = read(HUNT)
    assert text_of(game) == HUNT
    assert [int(kind_of(action)) for action in game.legal_list(2)] == [HUNT_FIRST] * 2
    game.apply(2, game.legal_list(2)[1])
    second = text_of(game)
    assert "hunter: S4\n" in second
    assert data_of(read(second)) == data_of(game)
    assert [int(kind_of(action)) for action in game.legal_list(2)] == [EAT] * 2
    for last in played_on(game, 1):
        assert last.problems() == []
    assert last.is_over()


def test_what_is_not_written_is_worked_out() -> None:
    """DC-TERM-03: a species is the sum of its cards; the decks are all other cards."""
    state = read(HUNT).state
    hyena = state.species(2)
    assert (hyena.hearts(), hyena.adaptation, hyena.satisfied, hyena.count) == (3, 2, True, 2)
    assert state.decks[0].size + state.decks[1].size == 237 - 5 - 2 - 4 - 10
    assert state.event_deck == WORDS.cards.events
    assert state.continents == 0b1111
    assert [int(biome.side) for biome in state.biomes] == [0, 0, 1, 1]


def test_comments_and_empty_lines_are_skipped() -> None:
    assert text_of(read("galapagos position 1\n# what now?\n\n" + HUNT.split("\n", 1)[1])) == HUNT


# --- the page about it ------------------------------------------------------------------------


def test_the_notation_page_shows_this_position_and_a_view_of_it() -> None:
    page = (Path(__file__).parents[4] / "docs" / "notation-darwin.md").read_text(encoding="utf-8")
    whole, view = re.findall(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert whole == HUNT
    assert view == text_of(read(HUNT).view(0))
    assert text_of(read(view)) == view


def test_the_notation_page_explains_every_key() -> None:
    page = (Path(__file__).parents[4] / "docs" / "notation-darwin.md").read_text(encoding="utf-8")
    keys = {line.split(":")[0] for text in positions() for line in text.splitlines()[2:]}
    for key in keys:
        example = re.sub(r"^(P|S|slot )\d+", r"\g<1>1", key)
        assert f"`{example}`" in page, key
    for word in [*PHASE_KEYS, *DEAL_KEYS[1:], *MODE_KEYS, *PLAYER_MARKS, *SPECIES_MARKS]:
        assert f"`{word}`" in page, word


# --- what a viewer may know ------------------------------------------------------------------


def test_a_view_is_silent_about_secrets() -> None:
    """DC-INFO-02: another world with the same open cards gives the same text."""
    game = read(HUNT)
    for viewer in (-1, 0, 1, 2):
        view = game.view(viewer)
        text = text_of(view)
        assert "chance" not in text
        for seed in range(3):
            assert text_of(view.determinise(seed).view(viewer)) == text
    assert "P2 hand: koala-head:all hidden-small*1\n" in text_of(game.view(0))
    assert "discard: hidden-small*2\n" in text_of(game.view(0))


@pytest.mark.parametrize("options", [TABLES[0], TABLES[7]], ids=table_name)
def test_a_view_does_not_tell_which_biomes_are_out(options: Options) -> None:
    """DC-INFO-02, ruling Q79: of a pair that was never seen."""
    for number, game in enumerate(decisions(options, 3)):
        if number % 40 == 0:
            view = game.view(0)
            again = read(text_of(view))
            assert data_of(again) == data_of(view)
            assert view.state.biome_out != game.state.biome_out or game.state.era > 2
            assert again.determinise(4).problems() == []


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (("hidden-small*1", "vicuna-head"), "the viewer knows more or less than this: P2 hand"),
        (("addax-head cheetah-body", "hidden-small*1 hidden-large*1"), "the viewer knows more"),
        (("hidden-small*2", "red-fox-head hidden-small*1"), "the viewer knows more or less"),
        (("hidden-small*2", "hidden-small*150"), "more small cards are hidden than there are"),
    ],
)
def test_a_view_that_knows_too_much_or_too_little_is_refused(
    edit: tuple[str, str], message: str
) -> None:
    text = text_of(read(HUNT).view(0))
    assert refusal(edited(text, edit)).what.startswith(_PREFIX + message)


# --- what is wrong, and where ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("edit", "line", "message"),
    [
        (("game: darwin", "game: origin"), 2, "expected game: darwin, found 'origin'"),
        (("cards: rec", "cards: my"), 3, f"expected cards: {WORDS.title}, found 'my"),
        (("players: 3", "players: 7"), 5, "mode base is for 3 to 6 players, not 7"),
        (("mode: base", "mode: solo"), 5, "no mode is called 'solo'; there are base, two, "),
        (("eras: 4", "eras: 5"), 6, "a game has 4 or 3 Eras, not 5"),
        (("eras: 4", "eras: 4\noptions: magic=on"), 7, "no switch is called 'magic'; there are "),
        (("eras: 4", "eras: 4\noptions: loose_prey=no"), 7, "loose_prey must be on or off"),
        (("00000000000000ff", "ff"), 7, "expected the state of the chance, 16 digits"),
        (("era: 1", "era: one"), 8, "expected a number from 0 to 9999, found 'one'"),
        (("phase: evaluation", "phase: lunch"), 9, "expected a phase, found 'lunch'"),
        (("first: P2", "first: P4"), 10, "expected a seat P1 to P3, found 'P4'"),
        (("moose-head", "moose"), 12, "the set 'records' has no card 'moose'"),
        (("phase: evaluation", "phase: action"), 14, "a place must be named during the evaluation"),
        (("hunting: africa", "hunting: oceania"), 14, "expected a place on the table (africa, "),
        (("africa savanna", "africa moon"), 15, "the set 'records' has no biome 'moon'"),
        (("meat=5\nslot 2", "fish=5\nslot 2"), 15, "expected one each of plants, meat with ="),
        (("america steppe", "africa steppe"), 16, "expected different continents in the order"),
        (("asia wetlands", "asia savanna"), 17, "savanna is laid here twice"),
        (("addax-head", "addax-head addax-head"), 19, "addax-head appears here twice"),
        (("P1 marks: passed", "P1 marks: slept"), 20, "expected some of passed, redrawn, "),
        (("koala-head:all", "koala-head:P9"), 21, "expected a seat P1 to P3, found 'P9'"),
        (("S1: P1 africa", "S1: P1"), 24, "expected a place on the table"),
        (("bongo-head bongo-body", "bongo-head addax-body bongo-body"), 24, "a species has no"),
        (
            ("S5: P1 america giraffe-head red-kangaroo-body plants=2 acted", "S5: P1 asia"),
            28,
            "expected a seat, a",
        ),
        (("S5:", "X5:"), 28, "unknown key 'X5'"),
        (("S5:", "S4:"), 28, "'S4' appears here twice"),
        (("slot 4:", "slot 5:"), 18, "unknown key 'slot 5'"),
    ],
)
def test_a_mistake_is_told_with_its_line(edit: tuple[str, str], line: int, message: str) -> None:
    error = refusal(edited(HUNT, edit))
    assert error.what.startswith(message)
    assert error.line == line


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        ([("moose-head", "bongo-head")], "bongo-head cannot lie in several places"),
        ([("red-fox-head", "hidden-small*2")], "2 cards are hidden, but only a view may hide any"),
        ([("era: 1", "era: 5")], "the Era does not fit the phase"),
        (
            [("phase: evaluation", "phase: showing"), HUNTING_GONE],
            "only in the team game cards are shown",
        ),
        ([("first: P2", "first: P2\nturn: P1")], "it is somebody's turn in the action phase"),
        ([("created: 5", "created: 4")], "S5 has not been created yet"),
        ([("created: 5", "created: 4000")], "more species than cards were created"),
        ([("first: P2", "first: P2\nevent: flood")], "each transition reveals one event"),
        ([("europe swamp", "europe volcano_active")], "each transition reveals one event"),
        ([("first: P2", "first: P2\nbiomes out: taiga")], "all biomes are in this game"),
        (
            [("first: P2", "first: P2\nbiome discard: swamp")],
            "a biome is missing or lies in several places",
        ),
        ([("plants=8", "plants=7")], "africa offers plants=8 meat=5"),
        ([("marks: passed redrawn", "marks: redrawn")], "P2 must have passed"),
        ([("P1 marks: passed", "P1 full redraws: 51\nP1 marks: passed")], "P1 has redrawn too"),
        ([("P3 marks", "P3 bank: 1\nP3 marks")], "P3 cannot have points yet"),
        ([("P3 marks", "P3 draws: 1\nP3 marks")], "P3 cannot have 1 cards to draw"),
        ([("bongo-body plants=2", "bongo-body plants=1")], "S1 has starved"),
        ([("bongo-body plants=2", "bongo-body plants=3")], "S1 holds more than it needs"),
        ([("bongo-body plants=2", "bongo-body meat=2")], "S1 eats no meat"),
        ([("bongo-body plants=2", "bongo-body plants=2 points=1")], "S1 cannot have 1 points"),
        ([("bongo-body plants=2", "bongo-body plants=2 judged")], "S1 has not hunted"),
        ([("bongo-head bongo-body", "bongo-body")], "the cards of S1 do not make a species"),
        ([("lion-body meat=2", "lion-body meat=4")], "S3 holds more than it needs"),
        ([("lion-body meat=2", "lion-body meat=3")], "the evaluation goes on by itself here"),
        ([("hunting: africa", "hunting: america")], "S3 has been judged"),
        ([("hunting: africa", "hunting: africa\nhunter: S1")], "the hunter is no carnivore"),
        ([("hunting: africa", "hunting: africa\nhunter: S9")], "the hunter is not hunting here"),
        ([("hunting: africa", "hunting: africa\nfailed: 9")], "nobody has to choose in this"),
        ([("hunting: africa", "hunting: africa\ndeal: give")], "a deal belongs to a turn"),
        ([("hunting: africa", "hunting: africa\npicks: taiga")], "a biome is picked in the event"),
        ([("hunting: africa", "hunting: africa\ntakeovers: 1")], "a turn has begun outside"),
        ([("eras: 4", "eras: 4\noptions: random_hunt_order=on")], "the order of hunters is drawn"),
        ([("phase: evaluation", "phase: over"), HUNTING_GONE], "the Era does not fit the phase"),
        ([("P3 marks: passed touched", "P3 marks: passed owes")], "an event is decided in its own"),
        ([("P3 marks", "P3 lost: S1\nP3 marks")], "an event is decided in its own phase"),
    ],
)
def test_a_position_that_cannot_be_is_refused(edits: list[tuple[str, str]], message: str) -> None:
    error = refusal(edited(HUNT, *edits))
    assert error.line == 0
    assert message in error.what.removeprefix(_PREFIX)


def test_choices_about_a_species_of_another_player_are_refused() -> None:
    """DC-EVT-INTRUDERS-01: nobody is left who could choose anything."""
    tried = 0
    for text in positions():
        lost = re.search(r"^(P\d) heir: (S\d+)$", text, re.MULTILINE)
        if lost is not None:
            other = "P1" if lost[1] != "P1" else "P2"
            changed = text.replace(f"\n{lost[2]}: {lost[1]} ", f"\n{lost[2]}: {other} ")
            assert refusal(changed).what.startswith(_PREFIX)
            tried += 1
    assert tried > 2


def test_everything_that_is_wrong_is_told_at_once() -> None:
    error = refusal(edited(HUNT, ("plants=8", "plants=7"), ("P3 marks", "P3 bank: 1\nP3 marks")))
    assert "P3 cannot have points yet; africa offers plants=8 meat=5" in error.what


@pytest.mark.parametrize("text", ["", "galapagos position 2\n", "galapagos record 1\n"])
def test_a_text_of_another_kind_is_no_position(text: str) -> None:
    assert refusal(text).line == 1


def test_a_complete_game_needs_no_guess() -> None:
    game = read(HUNT)
    assert complete(game) is game
