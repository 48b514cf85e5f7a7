"""Gymnasium's own kit, on the real package."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from galapagos.kernel.errors import BadData, Misuse
from galapagos.learn.gym import SeatEnv, register
from galapagos.learn.tables import names

TABLES = [("Origin-2p-v1", "flat"), ("Origin-4p-v1", "pointer"), ("Darwin-2p-v1", "factored")]


def play_a_game(env: SeatEnv, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    paid, over = 0.0, False
    rng = np.random.default_rng(seed)
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, cut, _ = env.step(action)
        paid, over = paid + reward, ended or cut
    return paid


@pytest.mark.parametrize(("name", "form"), TABLES)
def test_an_environment_passes_the_check(name: str, form: str) -> None:
    check_env(gymnasium.make(f"galapagos/{name}", form=form).unwrapped)


def test_every_usual_table_is_registered() -> None:
    register()
    assert {f"galapagos/{name}" for name in names()} <= set(gymnasium.registry)
    env = gymnasium.make("galapagos/Origin-3p-v1", opponents=["random", "forager"])
    seen, info = env.reset(seed=4)
    assert seen in env.observation_space
    assert set(info["opponents"]) <= {"random", "forager"}
    env.close()


def test_several_environments_run_side_by_side() -> None:
    envs = gymnasium.make_vec("galapagos/Origin-2p-v1", 3, vectorization_mode="sync")
    seen, _ = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(100):
        masks = seen["action_mask"]
        # Of a game that is over nothing is on offer: its next step begins another.
        actions = [rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
        seen, rewards, ended, cut, _ = envs.step(np.array(actions))
        assert seen in envs.observation_space
        assert rewards.shape == ended.shape == cut.shape == (3,)
    envs.close()


@pytest.mark.parametrize("shaped", [False, True])
def test_the_same_seed_gives_the_same_game(shaped: bool) -> None:
    paid = [play_a_game(SeatEnv("Origin-2p-v1", seat=1, shaped=shaped), 7) for _ in range(2)]
    assert paid[0] == paid[1]
    assert -1 <= round(paid[0], 9) <= 1


def test_you_sit_where_you_asked_or_anywhere() -> None:
    env = SeatEnv("Origin-4p-v1", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    env = SeatEnv("Origin-4p-v1")
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4
    assert env.play.actor == env.seat


def test_better_opponents_win_more() -> None:
    def mean(opponent: str) -> float:
        env = SeatEnv("Origin-2p-v1", opponents=opponent)
        return float(np.mean([play_a_game(env, seed) for seed in range(12)]))

    assert mean("forager") < mean("random") - 0.3


def test_what_is_not_on_offer_loses() -> None:
    env = SeatEnv("Origin-2p-v1")
    seen, _ = env.reset(seed=1)
    wrong = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(Misuse, match="the game is over"):
        env.step(wrong)


def test_a_limit_cuts_a_game_short() -> None:
    env = SeatEnv("Origin-2p-v1", limit=6)
    seen, _ = env.reset(seed=1)
    for _ in range(6):
        seen, _, ended, cut, _ = env.step(np.flatnonzero(seen["action_mask"])[0])
        assert not ended
        if cut:
            return
    pytest.fail("it was not cut")


def test_wrong_wishes_are_refused_in_words() -> None:
    with pytest.raises(Misuse, match="there is no seat 2: they count from 0 to 1"):
        SeatEnv("Origin-2p-v1", seat=2)
    with pytest.raises(Misuse, match="name an opponent"):
        SeatEnv("Origin-2p-v1", opponents=[])
    with pytest.raises(BadData, match="no bot is called 'nobody'"):
        SeatEnv("Origin-2p-v1", opponents="nobody")
