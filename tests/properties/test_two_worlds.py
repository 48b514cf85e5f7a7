"""Two worlds that a viewer cannot tell apart stay so: views, choices, reasons, errors, events."""

from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import EVOLUTION
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.settings import Setting
from tests.every_game import (
    all_settings,
    every_game,
    every_setting,
    examples,
    few_settings,
    new_game,
)
from tests.properties.strategies import choices, starts, viewer_of, viewers
from tests.properties.worlds import Tally, Worlds, viewers_of, watch_a_game

_LEAST_STEPS = 30
"""A viewer sees at least so many, in several games if they are short."""


@every_game
@examples(40)
@given(
    data=st.data(),
    viewer=viewers(),
    seed=st.integers(0, 1_000),
    bits=st.lists(st.integers(0, 47), max_size=3),
    drawn=choices(),
)
def test_worlds_a_viewer_cannot_tell_apart_stay_so(
    name: str, data: st.DataObject, viewer: int, seed: int, bits: list[int], drawn: list[int]
) -> None:
    game = data.draw(starts(name)).reach()
    worlds = Worlds(name, game, viewer_of(game, viewer), seed)
    worlds.check(bits)
    for choice in drawn:
        if not worlds.step(choice):
            break
        worlds.check(bits)


@every_setting(quick=2)
def test_worlds_stay_alike_through_whole_games(name: str, setting: Setting) -> None:
    tally = Tally()
    for viewer in viewers_of(setting):
        steps, seed = 0, viewer + 3
        while steps < _LEAST_STEPS:
            worlds = Worlds(name, new_game(name, setting, seed), viewer, 1, tally)
            watch_a_game(worlds, seed)
            steps += worlds.steps
            seed += 1
    # Worlds that are guessed anew all the time would prove nothing.
    assert tally.alike + tally.covered > tally.parted
    assert tally.drawn > 2
    assert tally.unmatched <= tally.alike // 20


@every_game
def test_the_worlds_do_differ(name: str) -> None:
    """Otherwise the tests above would compare a game with itself; but who sees all, sees all."""
    differing = 0
    for setting in few_settings(name):
        game = new_game(name, setting, 3)
        for viewer in range(SPECTATOR, setting.players):
            a, b = Worlds(name, game, viewer, 1).both()
            b.chance().rng = a.chance().rng
            numbers = Worlds(name, game, viewer, 1).kind.numbers
            differing += numbers(a) != numbers(b)
    assert differing > 1


def test_what_everybody_may_do_outside_evolution_is_public_in_origin() -> None:
    """No hand matters there, so every seat's choices are the same in both worlds."""
    looked_at = 0
    for setting in all_settings("origin")[::4]:
        worlds = Worlds("origin", new_game("origin", setting, 5), 0, 2)
        chance = Chance(mix(setting.players))
        while worlds.step(int(chance.below(1 << 20))):
            a, b = worlds.both()
            assert isinstance(a, Origin)
            if a.state.phase != EVOLUTION:
                looked_at += 1
                for seat in range(a.seats()):
                    assert a.legal_list(seat) == b.legal_list(seat)
    assert looked_at > 200
