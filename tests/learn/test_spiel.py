"""OpenSpiel's own kit, on the real package (``make spiel`` installs it)."""

import doctest
import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.amounts import amount

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make spiel")

from galapagos.learn import spiel  # noqa: E402

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
LOADED = [
    ("galapagos_origin", {}),
    ("galapagos_origin", {"players": 3, "form": "factored"}),
    ("galapagos_darwin", {}),
    ("galapagos_darwin", {"players": 4, "form": "pointer"}),
]


def some_states(game: Any, deal: int, every: int) -> list[Any]:
    """States of one game at random, every so many choices."""
    rng = random.Random(deal)
    state, states, number = game.new_initial_state(), [], 0
    state.apply_action(deal)
    while not state.is_terminal():
        if number % every == 0:
            states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
        number += 1
    return states


@pytest.mark.slow
@pytest.mark.parametrize(("name", "params"), LOADED)
def test_openspiel_finds_nothing_wrong(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, params)
    pyspiel.random_sim_test(game, num_sims=amount(1, 3), serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "params"), LOADED)
def test_a_game_ends_and_pays_nothing_in_sum(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, params)
    state = game.new_initial_state()
    state.apply_action(5)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0 or not any(state.returns())


@pytest.mark.parametrize(("name", "params"), LOADED)
def test_a_clone_goes_its_own_way(name: str, params: dict[str, Any]) -> None:
    for state in some_states(pyspiel.load_game(name, params), deal=2, every=40):
        player = state.current_player()
        before = state.information_state_string(player), state.legal_actions()
        clone = state.clone()
        assert (clone.information_state_string(player), clone.legal_actions()) == before
        clone.apply_action(clone.legal_actions()[-1])
        assert (state.information_state_string(player), state.legal_actions()) == before


@pytest.mark.parametrize(("name", "params"), LOADED)
def test_a_guessed_state_looks_the_same_to_who_guesses(name: str, params: dict[str, Any]) -> None:
    for number, state in enumerate(some_states(pyspiel.load_game(name, params), 3, every=25)):
        player = state.current_player()
        guessed = state.resample_from_infostate(player, random.Random(number).random)
        assert guessed.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(guessed.observation_tensor(player), state.observation_tensor(player))
        assert guessed.legal_actions() == state.legal_actions()
        guessed.apply_action(guessed.legal_actions()[0])


def test_guesses_differ_in_what_is_hidden() -> None:
    game = pyspiel.load_game("galapagos_origin")
    state = some_states(game, deal=3, every=10)[1]
    other = 1 - state.current_player()
    seen = {
        state.resample_from_infostate(
            state.current_player(), random.Random(seed).random
        ).observation_string(other)
        for seed in range(8)
    }
    assert len(seen) > 4


def test_others_remember_nothing_of_the_game_behind_a_guess() -> None:
    """What another seat alone was told is blank in a guess, also for that seat itself."""
    state = some_states(pyspiel.load_game("galapagos_origin"), deal=3, every=30)[-1]
    player = state.current_player()
    game = state.at.play.game
    guess = state.resample_from_infostate(player, random.Random(1).random).at.play.game
    private = 0
    for told, guessed in zip(game.log().events, guess.log().events, strict=True):
        public = game.event_for(player, told)
        private += game.event_for(1 - player, told) != public
        assert guess.event_for(1 - player, guessed) == guess.event_for(1 - player, public)
    assert private


def test_actions_say_what_they_are() -> None:
    flat = some_states(pyspiel.load_game("galapagos_origin"), deal=1, every=10**9)[0]
    said = [flat.action_to_string(number) for number in flat.legal_actions()]
    assert any(text.startswith("play ") for text in said)
    assert "pass" in said
    words = some_states(pyspiel.load_game("galapagos_darwin"), deal=1, every=10**9)[0]
    assert all(words.action_to_string(number) for number in words.legal_actions())
    assert flat.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "deal 7"


def test_the_example_of_the_page_runs() -> None:
    page = Path(__file__).parents[2] / "docs" / "learning.md"
    [program] = re.findall(r"```pycon\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    test = doctest.DocTestParser().get_doctest(program, {"np": np}, page.name, page.name, 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner().run(test).failed == 0


def test_every_game_that_can_be_learnt_is_there() -> None:
    registered = {game.short_name for game in pyspiel.registered_games()}
    assert {f"galapagos_{game.key}" for game in spiel.GAMES} <= registered


def written(name: str) -> str:
    """One game from its deal to its end, as text: who chose what of how many, and the pay."""
    game = pyspiel.load_game(name)
    rng = random.Random(2026)
    state, lines = game.new_initial_state(), [f"game: {game}"]
    state.apply_action(11)
    while not state.is_terminal():
        legal = state.legal_actions()
        action = rng.choice(legal)
        player = state.current_player()
        lines.append(f"{player} {action} of {len(legal)}: {state.action_to_string(action)}")
        state.apply_action(action)
    returns = " ".join(f"{paid:g}" for paid in state.returns())
    return "\n".join([*lines, f"returns: {returns}"]) + "\n"


@pytest.mark.parametrize("name", ["galapagos_origin", "galapagos_darwin"])
def test_the_playthrough_is_the_one_that_was_kept(name: str) -> None:
    assert written(name) == (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8")
