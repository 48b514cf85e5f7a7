"""Malformed scenario files: each fault is named with its line, and no text does worse."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.origin.scenarios.scenarios import read_origin_scenarios
from galapagos.kernel.errors import BadData
from tests.records.scenario_texts import SOUND

# --- malformed files -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("title: a hunt", "name: a hunt", 2, "unknown field 'name' in a case"),
        ("  title: a hunt\n", "", 1, "a case has no title"),
        ("id: T-1", "id:", 1, "expected an id, found nothing"),
        ("covers: [EV-ATK-01]", "covers: EV-ATK-01", 3, "expected rule ids, found 'EV-ATK-01'"),
        ("  title: a hunt\n", "  title: a\n  title: b\n", 3, "'title' appears twice in a case"),
        ("players: 2", "players: 9", 5, "expected a number of players from 2 to 8, found '9'"),
        ("players: 2", "players: two", 5, "expected a number of players from 2 to 8, found 'two'"),
        ("    players: 2\n", "", 5, "given has no players"),
        ("phase: feeding", "phase: supper", 6, "expected a phase (setup, evolution, food, "),
        ("pool: 2", "pool: -1", 7, "expected pool from 0 to 255, found '-1'"),
        ("pool: 2", "pool: 2.5", 7, "expected pool from 0 to 255, found '2.5'"),
        ("pool: 2", "pool: 0x10", 7, "expected pool from 0 to 255, found '0x10'"),
        ("pool: 2", "pond: 2", 7, "unknown field 'pond' in given"),
        ("pool: 2", "turn: P3", 7, "expected a seat (P1, P2), found 'P3'"),
        ("pool: 2", "last: maybe", 7, "expected last (true or false), found 'maybe'"),
        ("pool: 2", "last: true", 7, "the last round has an empty pile, found pile: 40"),
        ("pool: 2", "hands: {P1: [wings]}", 7, "expected a card face (swimming, running,"),
        ("pool: 2", "hands: {P1: running}", 7, "expected a list of card faces, found 'running'"),
        ("pool: 2", "hands: {P3: []}", 7, "unknown field 'P3' in hands; there are P1, P2"),
        ("pool: 2", "options: {weather: true}", 7, "unknown field 'weather' in options"),
        ("pool: 2", "options: {variant: 1}", 7, "expected variant (true or false), found '1'"),
        ("pool: 2", "options: {mimicry_limit: true}", 7, "expected mimicry_limit (attack, round)"),
        ("pool: 2", "options: {teams: true}", 7, "teams need 4, 6 or 8 players, not 2"),
        ("of: P1, ", "", 9, "animal A has no of"),
        ("of: P1, ", "of: P1, legs: 4, ", 9, "unknown field 'legs' in animal A"),
        ("of: P1, ", "of: P1, food: 3, ", 9, "animal A has 3 food and an appetite of 2"),
        ("of: P1, ", "of: P1, fat: 1, ", 9, "more fat and stored food than fat tissue cards"),
        ("of: P1, ", "of: P1, card: a/b, ", 9, "expected a card face"),
        ("of: P1, ", "of: P1, hibernated_last: true, ", 9, "but has no hibernation"),
        ("[carnivorous]", "[wings]", 9, "expected a trait (carnivorous, fat_tissue, "),
        ("[carnivorous]", "[symbiosis]", 9, "expected a trait (carnivorous, fat_tissue, "),
        ("[carnivorous]", "[running, running]", 9, "animal A has running twice"),
        ("[carnivorous]", "[carnivorous, scavenger]", 9, "both carnivorous and a scavenger"),
        ("dice: [4]", "dice: [7]", 11, "expected a die from 1 to 6, found '7'"),
        ("dice: [4]", "dice: 4", 11, "expected a list of dice, found '4'"),
        ("do: hunt", "do: chase", 13, "expected a kind of step (setup, roll_food, "),
        ("do: hunt, ", "", 13, "a step has no do"),
        (", target: X", "", 13, "the step hunt has no target"),
        ("target: X", "target: [X]", 13, "expected a name, found a list"),
        ("target: X", "target: X, by: A", 13, "unknown field 'by' in the step hunt"),
        ("target: X", "target: X, illegal: 1", 13, "expected illegal (true or false), found '1'"),
        ("p: P1, ", "p: 1, ", 13, "expected a seat (P1, P2), found '1'"),
        ("use: running", "use: mimicry", 14, "a defence by mimicry has no to"),
        ("use: running", "use: tail_loss", 14, "a defence by tail_loss has no drop"),
        (
            "use: running",
            "use: tail_loss, drop: fat_tissue, holds: meat",
            14,
            "expected what a fat card holds (empty, stored, fat), found 'meat'",
        ),
        ("do: defend, use: running", "do: burn, animal: X, n: all", 14, "expected a number, found"),
        (
            "do: defend, use: running",
            "do: play_pair, card: symbiosis, side: symbiosis, at: [A]",
            14,
            "expected a list of two animals, found 1",
        ),
        (
            "do: defend, use: running",
            "do: play_animal, card: running, as: A",
            14,
            "the name A is taken",
        ),
        (
            "p: P2, do: defend, use: running",
            "p: P2, do: setup",
            14,
            "unknown field 'p' in the step",
        ),
        ("food: {A: 0}", "smell: {A: 0}", 16, "unknown field 'smell' in expect"),
        ("food: {A: 0}", "food: [A]", 16, "expected food, found a list"),
        ("food: {A: 0}", "food: {A: none}", 16, "expected food from 0 to 255, found 'none'"),
        ("food: {A: 0}", "hand: {P3: 0}", 16, "unknown field 'P3' in hand"),
        ("food: {A: 0}", "phase: food", 16, "expected a phase (evolution, feeding, extinction,"),
        ("  expect:\n    food: {A: 0}\n    alive: [A, X]\n", "", 1, "exactly one of expect, view"),
        (
            "  expect:",
            "  view: {}\n  expect:",
            1,
            "exactly one of expect, view, deck, found expect",
        ),
        (
            "expect:\n    food: {A: 0}\n    alive: [A, X]",
            "view:\n    spectator: {own_hand: []}",
            16,
            "unknown field 'own_hand' in the view of spectator",
        ),
        (
            "expect:\n    food: {A: 0}\n    alive: [A, X]",
            "view:\n    P1: {faces: {A: dog}}",
            16,
            "expected a card face or hidden",
        ),
        (
            "expect:\n    food: {A: 0}\n    alive: [A, X]",
            "deck: {jokers: 2}",
            15,
            "unknown field 'jokers' in deck",
        ),
        ("[carnivorous]}", "[carnivorous}", 9, "not YAML: expected ',' or ']', but got '}'"),
    ],
)
def test_a_malformed_file_is_refused_with_its_line(
    old: str, new: str, line: int, what: str
) -> None:
    assert SOUND.count(old) == 1
    with pytest.raises(BadData) as refused:
        read_origin_scenarios(SOUND.replace(old, new), "test.yaml")
    assert what in refused.value.what
    assert (refused.value.source, refused.value.line) == ("test.yaml", line)


@pytest.mark.parametrize(
    ("pairs", "what"),
    [
        ("k: {trait: running, at: [A, B]}", "expected a trait (communication, cooperation, "),
        ("k: {trait: symbiosis, at: [A, A]}", "at two different animals that are given"),
        ("k: {trait: symbiosis, at: [A, Q]}", "at two different animals that are given"),
        ("k: {trait: symbiosis, at: [A, X]}", "belong to different players"),
        ("k: {trait: symbiosis}", "pair k has no at"),
        (
            "k: {trait: symbiosis, at: [A, B]}, m: {trait: symbiosis, at: [B, A]}",
            "B and A have symbiosis twice",
        ),
    ],
)
def test_a_pair_that_cannot_lie_there_is_refused(pairs: str, what: str) -> None:
    position = f"      B: {{of: P1}}\n    pairs: {{{pairs}}}\n  dice:"
    with pytest.raises(BadData) as refused:
        read_origin_scenarios(SOUND.replace("  dice:", position), "test.yaml")
    assert what in refused.value.what
    assert refused.value.line == 12


def test_a_discard_pile_is_given_by_its_size_or_its_cards() -> None:
    both = "discard: {P1: 1}\n    discard_cards: {P1: [running]}"
    with pytest.raises(BadData, match="line 8: P1 has both discard and discard_cards"):
        read_origin_scenarios(SOUND.replace("pool: 2", both), "test.yaml")


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "expected a YAML document, found nothing"),
        ("id: T-1", 1, "expected a list of cases, found a mapping"),
        ("- T-1", 1, "expected a case, found 'T-1'"),
        ("- [T-1]", 1, "expected a case, found a list"),
        ("- {}\n--- \n- {}", 2, "not YAML: but found another document"),
        ("- a\n- \x07", 2, "not YAML: special characters are not allowed"),
        ('- "\\U00110000"', 0, "not YAML: "),
        ("[" * 3000, 0, "not YAML: nested too deeply"),
        ("- ? [a]\n  : b", 1, "expected a name in a case, found a list"),
    ],
)
def test_what_is_no_list_of_cases_is_refused(text: str, line: int, what: str) -> None:
    with pytest.raises(BadData) as refused:
        read_origin_scenarios(text, "test.yaml")
    assert what in refused.value.what
    assert refused.value.line == line


# --- fuzzing ---------------------------------------------------------------------------------

SNIPPETS = (
    "",
    "{",
    "}",
    "[",
    ", ",
    ": ",
    "- ",
    "\n",
    " ",
    "0",
    "-1",
    "P2",
    "X",
    "~",
    "!!int ",
    "&a *a",
)


@given(st.text(max_size=60))
def test_no_text_raises_anything_but_bad_data(text: str) -> None:
    with suppress(BadData):
        read_origin_scenarios(text, "fuzz")


@given(
    st.lists(
        st.tuples(st.integers(0, len(SOUND)), st.integers(0, 9), st.sampled_from(SNIPPETS)),
        min_size=1,
        max_size=3,
    )
)
def test_a_mangled_case_is_refused_or_runs(changes: list[tuple[int, int, str]]) -> None:
    text = SOUND
    for at, length, snippet in changes:
        text = text[:at] + snippet + text[at + length :]
    try:
        cases = read_origin_scenarios(text, "fuzz.yaml")
    except BadData:
        return
    for case in cases:
        assert all(isinstance(difference, str) for difference in case.run())
