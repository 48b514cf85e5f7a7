"""The registry of games: one line a game, and games of one's own from the environment."""

import os
import subprocess
import sys

import pytest

from galapagos.games import GAMES, kit_for, kit_of
from galapagos.kernel.errors import BadData
from tests.every_game import every_game


@every_game
def test_a_game_in_progress_leads_to_its_kit(name: str) -> None:
    kit = kit_for(name)
    assert kit.key == name
    assert kit_of(kit.proofs().table(kit.players[0], {})(1)) is kit


def test_a_game_that_is_not_there_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadData, match="no game is called 'chess'; there are origin, darwin"):
        kit_for("chess")


def test_the_environment_adds_games_for_this_program_and_those_it_starts() -> None:
    asked = "from galapagos.games import GAMES, kit_for; print(list(GAMES), kit_for('mine').key)"
    told = subprocess.run(
        [sys.executable, "-P", "-c", asked],
        env=os.environ | {"GALAPAGOS_GAMES": "mine=galapagos.games.origin.kit"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"{[*GAMES, 'mine']} origin\n"
