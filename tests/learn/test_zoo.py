"""PettingZoo's own kit, on the real package."""

import re
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from galapagos.kernel.errors import Misuse
from galapagos.learn import together, zoo
from galapagos.learn.tables import table

TABLES = [
    ("Origin-2p-v1", "flat"),
    ("Origin-4p-v1", "factored"),
    ("Origin-3p-v1", "pointer"),
    ("Darwin-2p-v1", "factored"),
    ("Darwin-4p-v1", "pointer"),
]
TOGETHER = ["Origin-3p-v1", "Darwin-2p-v1", "Darwin-3p-v1"]
# Said of every environment that has a mask beside its observations, but for those on a list.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]


@pytest.mark.parametrize(("name", "form"), TABLES)
def test_the_api_is_kept(name: str, form: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(name, form), num_cycles=300, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "form"), TABLES[:4:3])
def test_the_same_seed_gives_the_same_game(name: str, form: str) -> None:
    seed_test(lambda: zoo.env(name, form), num_cycles=40)


@pytest.mark.parametrize("name", ["Origin-2p-v1", "Darwin-2p-v1"])
def test_every_way_of_drawing_works(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.env(name, render_mode=render_mode))
    assert "P1" in capsys.readouterr().out


@pytest.mark.parametrize("name", TOGETHER)
def test_the_api_of_all_seats_at_once_is_kept(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(together.parallel_env(name), num_cycles=200)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", TOGETHER[::2])
def test_the_same_seed_gives_the_same_game_to_all_seats(name: str) -> None:
    parallel_seed_test(lambda: together.parallel_env(name), num_cycles=40)


@pytest.mark.parametrize("name", TOGETHER[:2])
def test_a_game_is_cut_where_it_was_asked_to_be(name: str) -> None:
    made = SimpleNamespace(
        env=lambda max_cycles: together.env(name, max_cycles=max_cycles),
        parallel_env=lambda max_cycles: together.parallel_env(name, max_cycles=max_cycles),
    )
    max_cycles_test(made)


def test_seats_that_owe_a_decision_at_once_are_asked_at_once() -> None:
    """In Darwin everybody draws the first cards at the same time."""
    env = together.parallel_env("Darwin-3p-v1")
    seen, _ = env.reset(seed=1)
    assert [int(seen[agent]["action_mask"][-1]) for agent in env.agents] == [0, 0, 0]
    before = [int(player.draws) for player in env.play.game.state.players]  # type: ignore[attr-defined]
    env.step(dict.fromkeys(env.agents, 0))
    after = [int(player.draws) for player in env.play.game.state.players]  # type: ignore[attr-defined]
    assert after == [draws - 1 for draws in before]


def test_whole_games_end_with_nothing_lost_between_the_seats() -> None:
    env = zoo.env("Origin-3p-v1")
    for seed in range(3):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            total[agent] += reward
            assert not cut
            action = None if ended else env.action_space(agent).sample(seen["action_mask"])
            env.step(action)
        assert abs(sum(total.values())) < 1e-9
        assert max(total.values()) <= 1


def test_a_number_that_is_not_on_offer_loses_and_is_refused_without_wrappers() -> None:
    env = zoo.env("Origin-2p-v1")
    env.reset(seed=1)
    seen = env.last()[0]
    wrong = next(n for n, value in enumerate(seen["action_mask"]) if not value)
    loser = env.agent_selection
    env.step(wrong)
    assert env.terminations[loser]
    assert env.rewards[loser] == -1
    paid = {}
    for agent in env.agent_iter():
        seen, paid[agent], ended, cut, _ = env.last()
        assert ended
        assert not cut
        assert not seen["action_mask"].any()
        env.step(None)
    assert paid == {loser: -1, **{agent: 0 for agent in env.possible_agents if agent != loser}}
    raw = zoo.raw_env("Origin-2p-v1")
    raw.reset(seed=1)
    with pytest.raises(Misuse, match="not on offer"):
        raw.step(wrong)


@pytest.mark.parametrize("made", [zoo.env, zoo.raw_env])
def test_nothing_is_played_before_a_game_has_begun_nor_after_it_has_ended(made: Any) -> None:
    env = made("Origin-2p-v1", max_cycles=1)
    with pytest.raises(Misuse, match="reset begins one"):
        env.step(0)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        is_over = ended or cut
        env.step(None if is_over else env.action_space(agent).sample(seen["action_mask"]))
    with pytest.raises(Misuse, match="reset begins one"):
        env.step(0)


def test_wrong_wishes_are_refused_in_words() -> None:
    for wrong, words in (
        (
            lambda: table("Origin-9p-v1"),
            "no table is called 'Origin-9p-v1'; there are Origin-2p-v1",
        ),
        (lambda: zoo.env("Darwin-2p-v1", "flat"), "darwin has no flat actions"),
        (lambda: zoo.env("Darwin-2p-v1", "long"), "actions come flat, factored, pointer"),
        (lambda: zoo.env("Darwin-2p-v1", reward="gold"), "a reward is share or margin"),
    ):
        with pytest.raises(Misuse, match=re.escape(words)):
            wrong()
