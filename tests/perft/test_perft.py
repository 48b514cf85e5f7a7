"""The counts of legal lines in ``*.perft`` still hold; and how the files are read."""

from dataclasses import replace
from pathlib import Path

import pytest

from galapagos.games import GAMES
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import MODE_KEYS as DARWIN_MODES
from galapagos.games.darwin.rules.terms import PHASE_KEYS as DARWIN_PHASES
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import DECISION_KEYS, PHASE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.kernel.moves import Moves
from galapagos.lab import perft
from galapagos.lab.games import game_kind
from galapagos.lab.perft import Count, Position, count_lines, divide, read_position
from tests.every_game import every_game, few_settings, new_game, perft_files

POSITIONS = [
    pytest.param(name, position, id=f"{name}-{path.stem}-{line}")
    for name in GAMES
    for path in perft_files(name)
    for line, position in perft.read_file(path)
]


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_legal_lines_are_as_counted(name: str, position: Position) -> None:
    # A variant of a game is held against what was counted of the game.
    found = perft.differences(replace(position, game=name))
    assert not found, "\n".join([str(position), *found])


@every_game
def test_every_number_of_players_has_counts(name: str) -> None:
    assert perft_files(name), "run python -m tests.record"
    seen = {one.players for path in perft_files(name) for _, one in perft.read_file(path)}
    assert seen >= set(game_kind(name).players)


def test_the_positions_of_origin_see_every_phase_and_decision() -> None:
    phases, decisions = set(), set()
    for path in perft_files("origin"):
        for _, position in perft.read_file(path):
            game = position.reach()
            assert isinstance(game, Origin)
            phases.add(PHASE_KEYS[game.state.phase])
            decisions.add(DECISION_KEYS[game.state.decision])
    assert phases == {"evolution", "feeding", "extinction"}
    assert decisions == {"turn", "defence", "scavenge", "declaration"}


def test_the_positions_of_darwin_see_every_mode_and_the_phases_of_an_era() -> None:
    modes, phases = set(), set()
    for path in perft_files("darwin"):
        for _, position in perft.read_file(path):
            game = position.reach()
            assert isinstance(game, Darwin)
            modes.add(DARWIN_MODES[game.state.options.mode])
            phases.add(DARWIN_PHASES[game.state.phase])
    assert modes == set(DARWIN_MODES)
    assert phases == {"drawing", "action", "event"}


def test_a_difference_is_told_with_the_counts_per_first_action() -> None:
    position = Position("origin", 2, 3, 20)
    game = position.reach()
    wrong = Position("origin", 2, 3, 20, counts=(Count(2, 1, "0" * 12),))
    told = perft.differences(wrong)
    assert told[0].startswith("depth 2: expected 1 lines (000000000000), found ")
    assert len(told) == 1 + sum(len(game.legal_list(seat)) for seat in game.seats_to_act())


@every_game
def test_counts_per_first_action_add_up(name: str) -> None:
    game = new_game(name, few_settings(name)[0], 8)
    whole = count_lines(game, 3)
    assert sum(count.lines for _, _, count in divide(game, 3)) == whole.lines
    listed = [len(game.legal_list(seat)) for seat in game.seats_to_act()]
    assert count_lines(game, 1).lines == sum(listed)
    assert count_lines(game, 0).lines == 1


def test_the_hash_sees_the_order() -> None:
    """Counts alone would miss two actions that changed places."""

    class Swapped:
        def __init__(self, codes: list[int]) -> None:
            self.codes = codes

        def seats_to_act(self) -> list[int]:
            return [0]

        def legal(self, seat: int, moves: Moves) -> None:
            for code in self.codes:
                moves.add(code)

    one, other = Swapped([5, 6]), Swapped([6, 5])
    counts = [count_lines(game, 1) for game in (one, other)]  # type: ignore[arg-type]
    assert counts[0].lines == counts[1].lines
    assert counts[0].hash != counts[1].hash


def test_a_line_reads_back_as_it_was_written() -> None:
    counts = (Count(1, 12, "0123456789ab"), Count(2, 140, "ba9876543210"))
    position = Position("origin", 4, 17, 60, {"must_feed": "on"}, counts)
    assert read_position(str(position)) == position


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("chess players=2 seed=1 plies=0", "expected a game, found 'chess'"),
        ("| 1 2 abc", "expected a game, found ''"),
        ("origin players=2 seed=1", "expected plies=NUMBER"),
        ("origin players=2 seed=1 plies=x", "expected numbers"),
        ("origin players=2 seed=1 plies", "expected KEY=VALUE, found 'plies'"),
        ("origin players=2 seed=1 plies=0 | 1 2", "expected numbers"),
    ],
)
def test_a_bad_line_is_refused_with_its_place(text: str, complaint: str) -> None:
    with pytest.raises(BadData) as caught:
        read_position(text, "some.perft", 7)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("some.perft, line 7: ")


def test_writing_keeps_comments_and_corrects_counts(tmp_path: Path) -> None:
    path = tmp_path / "some.perft"
    path.write_text("# first\n\norigin players=2 seed=3 plies=20 | 1 0 00 | 2 0 00\n# last\n")
    perft.rewrite(path)
    lines = path.read_text().splitlines()
    assert (lines[0], lines[1], lines[3]) == ("# first", "", "# last")
    [(_, position)] = perft.read_file(path)
    assert [count.depth for count in position.counts] == [1, 2]
    assert perft.differences(position) == []
