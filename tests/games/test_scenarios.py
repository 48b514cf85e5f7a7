"""Scenarios in the notation people type: differences are told in full, faults name their line."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.cli import main
from galapagos.games import GAMES
from galapagos.games.scenarios import read_scenarios
from galapagos.kernel.errors import BadData
from tests.every_game import DEPTH
from tests.records.mutations import ANY_TEXT, mutated

SOUND = """\
# A hunt.
scenario T-1: a hunt
covers: EV-ATK-01
> game: origin
> centre: 2
> P1a: carnivorous card=piracy
> P1b: carnivorous:hibernation/carnivorous
> P1a+P1b cooperation:
> P1 hand: swimming*2
> P2a: running
P1 hunt P1a P2a
= to act: P2
P2 run | dice 4
P1 take P1b ! main_action_done
P1 end
= turn: P2
= P1a: food=0
= no P2b
"""


def run(text: str) -> list[str]:
    (case,) = read_scenarios(text, "t.scenario")
    return case.run()


def test_a_sound_scenario_passes_however_often_it_runs() -> None:
    (case,) = read_scenarios(SOUND, "t.scenario")
    assert case.run() == case.run() == []
    assert (case.id, case.title, case.covers) == ("T-1", "a hunt", ("EV-ATK-01",))
    assert case.place() == "t.scenario:2"


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        (
            "P1 hunt P1a P2a",
            "P1 hunt P1a P2a ! no_such_animal",
            "line 11, P1 hunt P1a P2a: expected a refusal (no_such_animal), found it accepted",
        ),
        (
            "P1 take P1b ! main_action_done",
            "P1 take P1b",
            "line 14, P1 take P1b: expected it accepted, found it refused: "
            "main_action_done (EV-FEED-02)",
        ),
        (
            "P1 take P1b ! main_action_done",
            "P1 take P1b ! not_your_turn",
            "line 14, P1 take P1b: expected a refusal (not_your_turn), found "
            "main_action_done (EV-FEED-02)",
        ),
        ("= to act: P2", "= to act: P1", "line 12, to act: expected P1, found P2"),
        ("= to act: P2", "= events: eaten", "line 12, events: expected eaten, found none"),
        ("= turn: P2", "= turn: P1", "line 16, turn: expected P1, found P2"),
        ("= no P2b", "= no P1a+P1b cooperation", "expected no such line, found"),
        ("= no P2b", "= P2b: food=1", "line 18, P2b: expected food=1, found no such line"),
        ("= no P2b", "= P2a: food=1", "line 18, P2a: expected food=1, found card="),
        (
            "P2 run | dice 4",
            "P2 run",
            "line 13, P2 run: a die was rolled that nobody laid down",
        ),
        (
            "P1 end",
            "P1 end | dice 1",
            "line 15, P1 end: this line has more dice or cards than were",
        ),
    ],
)
def test_a_difference_says_where_what_was_expected_and_what_came(
    old: str, new: str, difference: str
) -> None:
    assert any(difference in found for found in run(SOUND.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("scenario T-1: a hunt", "", 3, "expected scenario ID: TITLE"),
        ("scenario T-1: a hunt", "scenario : a hunt", 2, "with an id of its own"),
        ("> game: origin", "> game: chess", 2, "expected > game: NAME; no game is called 'chess'"),
        ("> game: origin", "> origin", 4, "expected > KEY: VALUE"),
        ("> centre: 2", "> centre: many", 5, "expected a number"),
        ("> P2a: running", "> P2a: running running", 10, "an animal can have running only once"),
        ("> P2a: running", "> P3a: running", 10, "there is no seat"),
        ("P1 end", "end", 15, "expected a seat and its action"),
        ("P1 end", "setup", 15, "expected a seat and its action"),
        ("P2 run | dice 4", "P2 run | dice x", 13, "dice"),
    ],
)
def test_a_fault_of_form_names_its_line(old: str, new: str, line: int, what: str) -> None:
    with pytest.raises(BadData, match=what) as caught:
        read_scenarios(SOUND.replace(old, new), "t.scenario")
    assert (caught.value.source, caught.value.line) == ("t.scenario", line)


@pytest.mark.parametrize("new", ["P1 dance", "= nonsense", "= events: dancing"])
def test_what_only_play_can_show_to_be_nonsense_names_its_line_too(new: str) -> None:
    with pytest.raises(BadData) as caught:
        run(SOUND.replace("P1 end", new))
    assert (caught.value.source, caught.value.line) == ("t.scenario", 15)


@pytest.mark.parametrize("name", ["puzzle.scenario", "puzzle.txt", "puzzle.yaml", "puzzle.md"])
def test_a_file_is_known_by_what_it_holds(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    text = f"Try this:\n\n```scenario\n{SOUND}```\n" if name.endswith(".md") else SOUND
    file.write_text(text, encoding="utf-8")
    assert main(["check", str(file)]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed, 0 skipped\n"


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_scene_needs_no_more_than_the_game(game: str) -> None:
    assert game in GAMES
    assert run(f"scenario T: nothing\n> game: {game}\n= to act: P1\n") == []


# --- any text is read or refused with a line -------------------------------------------------

SCENARIOS = Path(__file__).parent.parent / "scenarios"
_CHANGES = 100


def read_or_refused(text: str) -> None:
    """Read and run a text; what is refused names the line, and nothing else is raised."""
    fault: BadData | None = None
    try:
        for case in read_scenarios(text, "fuzz.scenario"):
            assert all(isinstance(difference, str) for difference in case.run())
    except BadData as error:
        fault = error
    if fault is not None:
        assert fault.source == "fuzz.scenario"
        assert 1 <= fault.line <= text.count("\n") + 1


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refused(text)
    read_or_refused(f"scenario T: nothing\n> game: origin\n{text}")


@pytest.mark.parametrize("name", ["origin", "darwin"])
def test_a_changed_scenario_is_read_or_refused(name: str) -> None:
    text = (SCENARIOS / f"{name}.scenario").read_text(encoding="utf-8")
    for seed in range(_CHANGES * DEPTH):
        read_or_refused(mutated(text, seed, ANY_TEXT))
