"""Whatever a program hands in: an answer, or a `GalapagosError` that says what to do; nothing else
happens, nothing hangs, and nothing that was there has changed.

``GALAPAGOS_MISUSE_CALLS=1000000`` makes as many calls for each game and
``GALAPAGOS_MISUSE_SEED=2`` others, so that runs add up; a failure tells which one it was."""

import os
from collections.abc import Callable
from os.path import isdir
from pathlib import Path
from random import Random

import pytest

import galapagos
from galapagos.kernel.chance import Chance, OutOfChance
from galapagos.kernel.errors import GalapagosError, Misuse
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.library import Match
from tests.amounts import amount
from tests.every_game import every_game

CALLS = int(os.environ.get("GALAPAGOS_MISUSE_CALLS", amount(4_000, 200_000)))
SEED = int(os.environ.get("GALAPAGOS_MISUSE_SEED", "1"))
Call = tuple[str, Callable[[], object]]


class Unshowable:
    def __repr__(self) -> str:
        raise ValueError("whoever looks at it is sorry")


ODD: list[object] = [
    *(None, True, False, 0, 1, 2, -1, -2, 7, 8, 99, 1 << 31, 1 << 62, 1 << 63, -(1 << 63), 1 << 90),
    *(
        0.0,
        1.0,
        2.5,
        float("nan"),
        float("inf"),
        1j,
        b"pass",
        bytearray(b"x"),
        object(),
        Unshowable(),
    ),
    *([], [0], {}, {"a": 1}, (), (1, 2), set(), range(3), int, str, galapagos, print, Path("/")),
    *("", " ", "pass", "origin", "darwin", "chess", "en", "zz", "hunt P1a P2a", "P1", "\0", "\n"),
    *(
        "x" * 5_000,
        "пас",
        "🦎",
        "play running as animal",
        "create",
        "-1",
        "1e9",
        "../..",
        "/dev/null",
    ),
    *("game: origin", "galapagos position 1\ngame: origin\n", "galapagos record 1\ngame: darwin\n"),
    *("random", "cmd:", "cmd:/nonexistent", "py:x", "py:os:path", "apex@x", "hunter@-1", "animal:"),
]


def odd(chance: Random, match: Match) -> object:
    """Something to hand in: nonsense, or what would be right elsewhere."""
    kind = chance.random()
    if kind < 0.6:
        return chance.choice(ODD)
    if kind < 0.75:
        return chance.randrange(-(1 << 64), 1 << 64) >> chance.randrange(64)
    if kind < 0.9:
        moves = match.moves(chance.randrange(match.players))
        if len(moves):
            move = chance.choice(moves)
            return chance.choice([move, move.text, move.number, move.text + "x", move.text[:-1]])
    return chance.choice([match, match.game, match.view(), match.result, Moves(), Chance(1)])


def front_door(chance: Random, match: Match) -> Call:
    """A call of the friendly surface with odd arguments."""
    one, two, three = (odd(chance, match) for _ in range(3))
    calls: list[Call] = [
        ("new", lambda: galapagos.new(one, two, seed=three)),  # type: ignore[arg-type]
        ("new", lambda: galapagos.new("origin", mode=one, eras=two, must_feed=three)),  # type: ignore[arg-type]
        ("load", lambda: galapagos.load(one)),  # type: ignore[arg-type]
        ("bot", lambda: galapagos.bot(one)),  # type: ignore[arg-type]
        ("draw", lambda: galapagos.draw(one, two, language=three)),  # type: ignore[arg-type]
        ("draw", lambda: galapagos.draw("origin", "animal:", theme=one)),  # type: ignore[arg-type]
        ("arena", lambda: galapagos.arena(one, two, games=three)),  # type: ignore[arg-type]
        ("check", lambda: galapagos.check(0 if _is_folder(one) else one)),  # type: ignore[arg-type]
        ("cards", lambda: galapagos.new(match.codec.key, cards=one)),  # type: ignore[arg-type]
    ]
    return chance.choice(calls)


def _is_folder(value: object) -> bool:
    """Whole folders would be searched for scenarios."""
    return isinstance(value, str | Path) and (str(value) in ("", " ") or isdir(value))


def at_a_match(chance: Random, match: Match) -> Call:
    """A call of a match with odd arguments; it is a copy that is played on."""
    one, two, three = (odd(chance, match) for _ in range(3))
    calls: list[Call] = [
        ("push", lambda: match.copy().push(one)),  # type: ignore[arg-type]
        ("push", lambda: match.copy().push(one, two)),  # type: ignore[arg-type]
        ("why", lambda: match.why(one, two, language=three)),  # type: ignore[arg-type]
        ("why", lambda: match.why(one)),  # type: ignore[arg-type]
        ("move", lambda: match.move(one, two)),  # type: ignore[arg-type]
        ("moves", lambda: match.moves(one)),  # type: ignore[arg-type]
        ("view", lambda: match.view(one)),  # type: ignore[arg-type]
        ("ask", lambda: match.ask(one, two)),  # type: ignore[arg-type]
        ("story", lambda: match.story(one, language=two)),  # type: ignore[arg-type]
        ("board", lambda: match.board(one, language=two, width=three)),  # type: ignore[arg-type]
        ("of_game", lambda: Match.of_game(one)),  # type: ignore[arg-type]
        ("pop", lambda: match.copy().pop()),
        ("in", lambda: one in match.moves()),
        ("==", lambda: (match == one, match.moves() == one, match.game == one)),
    ]
    return chance.choice(calls)


def in_the_fast_lane(chance: Random, match: Match) -> Call:
    """A call of the rules with odd numbers; anything else is no `int` and refused as such."""
    game, seat, action = match.game, _number(chance), _number(chance)
    calls: list[Call] = [
        ("why", lambda: game.why(seat, action)),
        ("play", lambda: game.clone().play(seat, action)),
        ("legal", lambda: game.legal_list(seat)),
        ("view", lambda: game.view(seat)),
        ("view of a view", lambda: game.view(0).view(seat)),
        ("random_action", lambda: game.random_action(seat, Chance(1), Moves())),
        ("determinise", lambda: game.view(0).determinise(action)),
        ("blind", lambda: play_blindly(game.view(seat % match.players), action)),
    ]
    return chance.choice(calls)


def _number(chance: Random) -> int:
    return int(chance.choice([*range(-3, 9), chance.randrange(1 << 63) >> chance.randrange(63)]))


def play_blindly(view: Game, seed: int) -> None:
    """Play on in a view, which does not know what is drawn."""
    choices, moves = Chance(seed & (1 << 62) - 1), Moves()
    for _step in range(30):
        seat = view.actor()
        if seat < 0:
            return
        view.play(seat, view.random_action(seat, choices, moves))


@every_game
def test_odd_calls_are_answered_or_refused(name: str) -> None:
    chance = Random(f"{name} {SEED}")
    match = galapagos.new(name, 3, seed=SEED)
    kept, told = match.copy(), 0
    surfaces = [front_door, at_a_match, at_a_match, in_the_fast_lane, in_the_fast_lane]
    for number in range(CALLS):
        if number % 100 == 0:  # another position, now and then another game
            match = (
                galapagos.new(name, 2 + number % 3, seed=SEED + number)
                if match.is_over()
                else match
            )
            for _move in range(5):
                if not match.is_over():
                    match.push(chance.choice(match.moves()))
            kept = match.copy()
        surface = chance.choice(surfaces)
        what, call = surface(chance, match)
        try:
            call()
        except GalapagosError as refused:
            told += len(str(refused)) > 10
        except Exception as error:
            found = f"seed {SEED}, call {number}, {what} of {surface.__name__}: {error!r}"
            raise AssertionError(found) from error
        assert match.ply == kept.ply, what
        assert match.game == kept.game, what
    assert told > CALLS // 4


def play_first_or_last(match: Match) -> None:
    for place in (0, -1):
        view = match.view(0)
        while not view.is_over():
            view.play(view.actor(), view.legal_list(view.actor())[place])


@every_game
def test_a_view_that_is_played_on_says_that_it_cannot_be(name: str) -> None:
    """Bug: a bare `IndexError`."""
    match = galapagos.new(name, 2, seed=1)
    with pytest.raises(OutOfChance, match="determinise"):
        play_first_or_last(match)
    with pytest.raises(Misuse, match="determinise"):
        Match.of_game(match.view(0))


@pytest.mark.parametrize("games", [0, 1 << 40, 1_000_001])
def test_an_arena_of_no_or_endless_games_is_refused(games: int) -> None:
    """Bug: the memory was filled with the list of them."""
    with pytest.raises(GalapagosError, match=f"games?, not {games}"):
        galapagos.arena("origin", ["random", "forager"], games=games)


@pytest.mark.parametrize("jobs", [0, -1, 513, 1 << 40])
def test_an_arena_without_anybody_to_play_it_is_refused(jobs: int) -> None:
    with pytest.raises(GalapagosError, match=f"number of processes must be .*, not {jobs}"):
        galapagos.arena("origin", ["random", "forager"], games=2, jobs=jobs)


def test_moves_of_another_game_are_not_mistaken_for_ones_of_this() -> None:
    origin, darwin = galapagos.new("origin", 3, seed=1), galapagos.new("darwin", 3, seed=1)
    with pytest.raises(Misuse, match="a move of darwin"):
        origin.push(darwin.moves()[0])


def test_a_move_cannot_be_changed() -> None:
    move = galapagos.new("origin", 3, seed=1).moves()[0]
    for attribute in ("seat", "number", "game", "text"):
        with pytest.raises(AttributeError):
            setattr(move, attribute, 3)
