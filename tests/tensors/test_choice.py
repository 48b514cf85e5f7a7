"""Three forms of the same legal set."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules.actions import TAKE, kind_of, x_of
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import Animal
from galapagos.games.origin.rules.terms import FEEDING
from galapagos.games.origin.tensors.layout import ANIMALS
from galapagos.kernel.errors import Misuse
from galapagos.kernel.game import Game
from galapagos.lab import perft
from galapagos.lab.games import game_kind
from galapagos.lab.perft import Position
from galapagos.lab.settings import mixed_setting
from galapagos.lab.walk import walk
from galapagos.tensors.choice import FACTORED, FLAT, POINTER, Choice, numbers_of
from galapagos.tensors.encoder import Encoder
from tests.every_game import perft_files
from tests.tensors.rows import (
    LEARNT,
    encoder_for,
    encoder_of,
    forms_of,
    new_game,
    observed,
    offered,
    reachable,
    row_of,
)

every_game = pytest.mark.parametrize("name", LEARNT)
POSITIONS = [
    pytest.param(position, id=f"{path.stem}-{line}")
    for name in LEARNT
    for path in perft_files(name)
    for line, position in perft.read_file(path)
]


def check_masks(game: Game, seat: int) -> None:
    """Each form offers every legal action once, and nothing else."""
    encoder = encoder_of(game)
    legal = game.legal_list(seat)
    for form in forms_of(encoder):
        choice = Choice(encoder, form)
        choice.ask(game, seat)
        if form == FACTORED:
            rows = {row_of(encoder, game, seat, action) for action in legal}
            assert len(rows) == len(legal)
            heads = {row[0] for row in rows}
            assert offered(choice, encoder) == sorted(heads)
            continue
        listed = legal[: int(encoder.longest)] if form == POINTER else legal
        numbers = offered(choice, encoder)
        assert len(numbers) == len(listed)
        taken = []
        for number in numbers:
            choice.ask(game, seat)
            taken.append(int(choice.take(number)))
        assert sorted(taken) == sorted(listed)


@pytest.mark.parametrize("position", POSITIONS)
def test_masks_are_what_is_legal_at_counted_positions(position: Position) -> None:
    game = position.reach()
    encoder = encoder_of(game)
    for seat in game.seats_to_act():
        check_masks(game, seat)
        legal = game.legal_list(seat)
        if len(legal) <= 60:
            assert sorted(reachable(encoder, FACTORED, game, seat).values()) == sorted(legal)


@every_game
def test_masks_are_what_is_legal_in_random_play(name: str) -> None:
    kind = game_kind(name)
    for number in range(2 * len(kind.players)):
        setting = mixed_setting(kind, number)
        game = new_game(name, setting, number)
        for ply, (seat, _) in enumerate(walk(game, number, 300, eager=number % 2 == 0)):
            if ply % 7 == 0:
                check_masks(game, seat)


@every_game
def test_every_action_is_reached_word_by_word(name: str) -> None:
    kind = game_kind(name)
    for number in range(len(kind.players)):
        game = new_game(name, mixed_setting(kind, number), number)
        encoder = encoder_of(game)
        choice = Choice(encoder, FACTORED)
        for ply, (seat, _) in enumerate(walk(game, number, 200, eager=True)):
            if ply % 11:
                continue
            for action in game.legal_list(seat)[::7]:
                choice.ask(game, seat)
                words = [word for word in row_of(encoder, game, seat, action) if word >= 0]
                assert [int(choice.take(word)) for word in words[:-1]] == [0] * (len(words) - 1)
                assert choice.take(words[-1]) == action


def test_a_flat_number_means_the_same_in_every_position() -> None:
    """It depends on what is done with which rows, never on what else is legal."""
    encoder = encoder_for("origin", 3)
    seen: dict[int, tuple[int, ...]] = {}
    choice = Choice(encoder, FLAT)
    for seed in range(12):
        game = encoder.begin(seed)
        for seat, _ in walk(game, seed, 250, eager=True):
            choice.ask(game, seat)
            for place in range(int(choice.count)):
                row = row_of(encoder, game, seat, int(choice.moves.at(place)))
                assert seen.setdefault(int(choice.any(place)), row) == row
    assert len(seen) > 250
    assert max(seen) < encoder.flat == numbers_of(encoder, FLAT)


def test_what_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    encoder = encoder_for("origin", 2)
    game = encoder.begin(1)
    choice = Choice(encoder, FLAT)
    choice.ask(game, int(game.actor()))
    before = offered(choice, encoder)
    with pytest.raises(Misuse, match="not on offer"):
        choice.take(next(n for n in range(1000) if n not in before))
    assert offered(choice, encoder) == before
    with pytest.raises(Misuse, match="no such form"):
        Choice(encoder_for("darwin", 2), FLAT)


def test_more_animals_than_rows_share_the_last_word() -> None:
    """Nobody is left without a choice: of those that share a word the oldest is meant."""
    encoder = encoder_for("origin", 2)
    game = encoder.begin(3)
    assert isinstance(game, Origin)
    state = game.state
    state.phase, state.centre = FEEDING, 5
    seat = int(state.turn)
    for serial in range(ANIMALS + 3):
        state.players[seat].add_animal(Animal(seat, serial, 0, vec[i64]()))
    assert len([action for action in game.legal_list(seat) if kind_of(action) == TAKE]) == 15
    choice = Choice(encoder, FLAT)
    choice.ask(game, seat)
    takes = offered(choice, encoder)[-ANIMALS:]
    assert [x_of(choice_of(encoder, game, seat, number)) & 255 for number in takes] == list(
        range(ANIMALS)
    )
    assert len(observed(encoder, game, seat)) == encoder.layout.size


def choice_of(encoder: Encoder, game: Game, seat: int, number: int) -> int:
    choice = Choice(encoder, FLAT)
    choice.ask(game, seat)
    return int(choice.take(number))
