"""Observations and spelled actions as plain lists, for comparing."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import i16, u8

from galapagos.games import GAMES, kit_for, kit_of
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from galapagos.tensors.choice import FACTORED, FLAT, POINTER, Choice, numbers_of
from galapagos.tensors.encoder import Encoder

LEARNT = [name for name in GAMES if kit_for(name).edition]
"""The games that have tensors. One that is added needs none."""


def encoder_of(game: Game) -> Encoder:
    return kit_of(game).encoder(game)


@cache
def encoder_for(name: str, players: int) -> Encoder:
    return kit_for(name).encoder(game_kind(name).table(players, {})(0))


def new_game(name: str, setting: Setting, seed: int) -> Game:
    return game_kind(name).table(setting.players, setting.switches)(seed)


def cells(encoder: Encoder) -> vec[i16]:
    return vec[i16]([0] * int(encoder.layout.size))


def observed(encoder: Encoder, game: Game, viewer: int) -> list[int]:
    row = cells(encoder)
    encoder.observe(game, viewer, row, 0)
    return list(row)


def forms_of(encoder: Encoder) -> list[int]:
    return [form for form in (FLAT, FACTORED, POINTER) if numbers_of(encoder, form)]


def offered(choice: Choice, encoder: Encoder) -> list[int]:
    """The numbers at which a choice's mask is 1."""
    mask = vec[u8]([0] * int(numbers_of(encoder, choice.form)))
    choice.write_mask(mask, 0, 1)
    return [number for number, value in enumerate(mask) if value]


def reachable(encoder: Encoder, form: int, game: Game, seat: int) -> dict[tuple[int, ...], int]:
    """Every way through the masks of a form, each with the action it leads to."""
    found: dict[tuple[int, ...], int] = {}
    todo: list[tuple[int, ...]] = [()]
    while todo:
        prefix = todo.pop()
        choice = Choice(encoder, form)
        choice.ask(game, seat)
        for number in prefix:
            choice.take(number)
        for number in offered(choice, encoder):
            copy = Choice(encoder, form)
            copy.ask(game, seat)
            for earlier in prefix:
                copy.take(earlier)
            action = int(copy.take(number))
            if action:
                found[(*prefix, number)] = action
            else:
                todo.append((*prefix, number))
    return found


def row_of(encoder: Encoder, game: Game, seat: int, action: int) -> tuple[int, ...]:
    """The words of one action, by column."""
    row = vec[i16]([0] * int(encoder.width()))
    encoder.prepare(game, seat)
    encoder.spell(action, row, 0)
    return tuple(row)
