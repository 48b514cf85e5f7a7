"""How fast the environments are, and those of others that are installed here, in one run.

A step is one decision (in the factored form one word) with its observation and mask, by players
who choose at random. Times are CPU times of all threads, so that other work on the machine counts
little."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from itertools import count
from time import process_time
from typing import Any

import numpy as np

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.moves import Moves
from galapagos.learn import zoo
from galapagos.learn.many import VecEnv
from galapagos.learn.tables import Table, games, table
from galapagos.search.playout import play_out
from galapagos.tensors.choice import FORM_KEYS, numbers_of

_GAMES = 64
"""As many as `VecEnv` has unless told otherwise."""
_LARGE_BATCH = 2048
_PIECE = 64
_LONGEST = 10**6
"""More actions than any game has."""
Steps = Callable[[], int]
"""Plays on for a while and returns how many steps that were."""


@dataclass(frozen=True)
class Rate:
    """What was measured of one environment."""

    name: str
    steps_per_cpu_s: float | None
    """None where it is not installed."""


def rate(name: str, begin: Callable[[], Steps], seconds: float) -> Rate:
    """Measure an environment for so many seconds of CPU time, once it has warmed up."""
    try:
        play = begin()
    except ImportError:
        return Rate(name, None)
    play()
    began, steps, spent = process_time(), 0, 0.0
    while spent < seconds:
        steps += play()
        spent = process_time() - began
    return Rate(name, steps / spent)


def own_rates(seconds: float) -> Iterator[Rate]:
    """Measure the environments of every game for two, in all their forms."""
    tables = [(key, table(key, 2)) for key in games()]
    for key, usual in tables:
        yield rate(f"{key}, 2 players, rules alone", partial(_alone, usual), seconds)
    for key, usual in tables:
        for form, form_key in enumerate(FORM_KEYS):
            if numbers_of(usual.encoder, form):
                name = f"{key}, 2 players, {form_key}, {_GAMES} games at once"
                yield rate(name, partial(_many, usual, form_key), seconds)
    for key, usual in tables:
        begin = partial(_in_turns, zoo.env(usual))
        yield rate(f"{key}, 2 players, PettingZoo in turns", begin, seconds)


def peer_rates(seconds: float) -> Iterator[Rate]:
    """Measure what others offer, as far as it is installed."""
    for name, begin in PEERS.items():
        yield rate(name, begin, seconds)


def _alone(at: Table) -> Steps:
    """Whole games inside the core, without numbers: what an environment adds to is this."""
    choices, moves, seeds = Chance(mix(1)), Moves(), count()

    def play() -> int:
        return int(play_out(at.encoder.begin(next(seeds)), choices, moves, _LONGEST))

    return play


def _many(at: Table, form: str) -> Steps:
    env = VecEnv(at, _GAMES, form)

    def play() -> int:
        env.step(env.sample())
        return _GAMES

    return play


def _in_turns(env: Any) -> Steps:
    rng = random.Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
        return steps

    return play


# --- others ----------------------------------------------------------------------------------


def _gin_rummy() -> Steps:
    game = import_module("pyspiel").load_game("gin_rummy")
    rng = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def _uno() -> Steps:
    env = import_module("rlcard").make("uno")
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def _pettingzoo_connect_four() -> Steps:
    return _in_turns(import_module("pettingzoo.classic.connect_four_v3").env())


def _pgx_connect_four() -> Steps:
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("connect_four")
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, drawn, begun = jax.random.split(key, 3)
        scores = jax.numpy.log(state.legal_action_mask.astype("float32"))
        actions = jax.random.categorical(drawn, scores, axis=-1)
        keys = jax.random.split(begun, _LARGE_BATCH)
        return (jax.vmap(step)(state, actions, keys), key), None

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=_PIECE)[0])
    keys = jax.random.split(jax.random.PRNGKey(0), _LARGE_BATCH)
    carry = [(jax.jit(jax.vmap(env.init))(keys), jax.random.PRNGKey(1))]

    def play() -> int:
        carry[0] = run(carry[0])
        jax.block_until_ready(carry[0])
        return _PIECE * _LARGE_BATCH

    return play


PEERS: dict[str, Callable[[], Steps]] = {
    "OpenSpiel gin_rummy, with tensor and mask": _gin_rummy,
    "RLCard uno": _uno,
    "PettingZoo connect_four_v3": _pettingzoo_connect_four,
    f"PGX connect_four, {_LARGE_BATCH} games at once": _pgx_connect_four,
}
