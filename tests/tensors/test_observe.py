"""Observations: what a view shows and nothing else, whatever lay in their rows before."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting, mixed_setting
from galapagos.lab.walk import walk
from galapagos.tensors.history import EVENT_CELLS, told
from tests.every_game import every_setting
from tests.properties.worlds import Worlds
from tests.tensors.rows import LEARNT, cells, encoder_of, new_game, observed

_STEPS = 60
every_game = pytest.mark.parametrize("name", LEARNT)


@every_game
def test_a_game_and_its_view_are_written_alike(name: str) -> None:
    """The encoder reads the whole game, and must not read what the view blanks."""
    kind = game_kind(name)
    for number in range(2 * len(kind.players)):
        setting = mixed_setting(kind, number)
        game = new_game(name, setting, number)
        encoder = encoder_of(game)
        for ply, _ in enumerate(walk(game, number, 400, eager=True)):
            if ply % 9 == 0:
                for viewer in range(setting.players):
                    whole = observed(encoder, game, viewer)
                    assert whole == observed(encoder, game.view(viewer), viewer), str(setting)


@every_game
def test_what_lay_in_a_row_before_leaves_nothing(name: str) -> None:
    """Rows are written over former ones, of any seat, and only what changed length is cleared."""
    kind = game_kind(name)
    for number in range(2 * len(kind.players)):
        setting = mixed_setting(kind, number)
        game = new_game(name, setting, number)
        encoder = encoder_of(game)
        row = cells(encoder)
        chance = Chance(mix(number))
        for _ in walk(game, number, 600, eager=number % 2 == 0):
            viewer = int(chance.below(setting.players))
            encoder.observe(game, viewer, row, 0)
            assert list(row) == observed(encoder, game, viewer)


@every_game
def test_a_row_is_written_at_its_place(name: str) -> None:
    game = new_game(name, Setting(game_kind(name).players[0]), 1)
    encoder = encoder_of(game)
    size = int(encoder.layout.size)
    block = vec[i16]([7] * (3 * size))
    for cell in range(size, 2 * size):
        block[cell] = 0
    encoder.observe(game, 0, block, size)
    assert list(block[size : 2 * size]) == observed(encoder, game, 0)
    assert set(block[:size]) == set(block[2 * size :]) == {7}


class Tensors(Worlds):
    """Worlds in which the viewer is told of events by the rows of his history."""

    def told(self, game: Game, event: Event) -> Event:
        return Event(*told(game, [event], self.viewer))


@every_setting(quick=2)
def test_worlds_that_look_alike_have_the_same_tensors(name: str, setting: Setting) -> None:
    """Byte for byte: the observation, and the history of what the viewer was told."""
    viewer = setting.players - 1
    worlds = Tensors(name, new_game(name, setting, 5), viewer, 1)
    encoder = encoder_of(worlds.a)
    chance = Chance(mix(setting.players))
    unlike = steps = 0
    while steps < _STEPS and worlds.step(int(chance.below(1 << 20))):
        assert observed(encoder, worlds.a, viewer) == observed(encoder, worlds.b, viewer)
        unlike += game_kind(name).numbers(worlds.a) != game_kind(name).numbers(worlds.b)
        steps += 1
    assert unlike > steps // 2, "worlds that are the same prove nothing"


@every_game
def test_a_history_has_all_that_a_seat_was_told_and_no_more(name: str) -> None:
    game = new_game(name, Setting(3), 2)
    log = EventLog()
    game.attach(log)
    for _ in walk(game, 2, 120):
        pass
    for viewer in range(3):
        rows = list(told(game, log.events, viewer))
        assert len(rows) == EVENT_CELLS * len(log.events)
        for number, event in enumerate(log.events):
            seen = game.event_for(viewer, event).fields()
            row = rows[EVENT_CELLS * number : EVENT_CELLS * (number + 1)]
            seat = -1 if seen[3] < 0 else (seen[3] - viewer) % 3
            assert row == [*seen[:3], seat, *seen[4:]]
