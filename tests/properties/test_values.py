"""Games and views are values: pickled, copied and compared, in any position of any game."""

import copy
import pickle
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData, Misuse
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.kept import Numbers, Packer, Shared, check_version, packed
from galapagos.kernel.moves import Moves
from galapagos.lab.games import game_kind
from galapagos.lab.walk import walk_on
from tests.every_game import every_game, examples
from tests.properties.strategies import starts, viewer_of, viewers

_SCRATCH = ("crowd", "crowds", "log", "tape", "changes", "listed", "unseen", "unseen_since")
_SHARED = (
    *("shared", "shares_cards", "shares_pile"),
    *("shared_players", "shared_biomes", "shares_piles"),
)
"""What means nothing between actions, what a clone leaves behind, and which rows it shares."""


def facts(value: object) -> object:
    """Return everything that an object of the rules holds, whatever its fields are called."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if not type(value).__module__.startswith(("galapagos", "tests")):
        assert hasattr(value, "__iter__"), value
        return [facts(one) for one in value]
    names = [
        name for name in dir(value) if not name.startswith("_") and name not in _SCRATCH + _SHARED
    ]
    fields = {name: getattr(value, name) for name in names}
    return {name: facts(field) for name, field in fields.items() if not callable(field)}


def kept(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


@every_game
@given(data=st.data())
@examples(60)
def test_games_and_views_come_back_as_they_were(name: str, data: st.DataObject) -> None:
    codec = game_kind(name).codec
    game = data.draw(starts(name)).reach()
    view = game.view(viewer_of(game, data.draw(viewers())))
    for one in (game, view):
        was = facts(one), codec.position_text(one), repr(one)
        for other in (kept(one), copy.copy(one), copy.deepcopy(one), one.clone()):
            assert other is not one
            assert other == one
            assert (facts(other), codec.position_text(other), repr(other)) == was
    assert game != view


@every_game
@given(data=st.data())
@examples(20)
def test_a_game_that_came_back_goes_on_as_it_would_have(name: str, data: st.DataObject) -> None:
    game = data.draw(starts(name)).reach()
    other = kept(game)
    if not game.is_over():
        walk_on(game, 3, 1)
        assert game != other
        walk_on(other, 3, 1)
        assert game == other
    walk_on(game, 5, 40)
    walk_on(other, 5, 40)
    assert game == other
    assert game.outcome() == other.outcome()


@every_game
def test_chance_is_part_of_a_game_and_its_log_is_not(name: str) -> None:
    game = game_kind(name).table(2, {})(1)
    other = game.clone()
    other.attach(EventLog())
    assert other == game
    assert kept(other).log() is None
    other.chance().rng += 1
    assert other != game


@every_game
def test_games_have_no_hash_and_say_what_they_are(name: str) -> None:
    game = game_kind(name).table(2, {})(1)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert repr(game) == f"<{type(game).__name__} of 2 players: seat {game.actor()} to act>"
    assert repr(game.view(-1)).startswith(f"<{type(game).__name__} of 2 players, seen by a spect")
    assert ", seen by seat 1: " in repr(game.view(1))
    assert game != 1


@every_game
def test_a_game_of_other_rules_is_not_taken_up(name: str) -> None:
    game = game_kind(name).table(2, {})(1)
    version = int(game.rules_version())
    assert version == game_kind(name).codec.rules_version
    make, parts = game.__reduce__()[:2]
    assert callable(make)
    assert isinstance(parts, tuple)
    assert make(*parts) == game
    later = [part + 1 if part == version and isinstance(part, int) else part for part in parts]
    with pytest.raises(BadData, match=f"version {version + 1} of the rules has kept"):
        make(*later)


def _parts(game: Game) -> tuple[Any, Any]:
    make, parts = game.__reduce__()[:2]
    return make, parts


@pytest.mark.parametrize("name", ["origin", "darwin"])
@given(data=st.data())
@examples(60)
def test_a_game_that_lost_or_changed_a_byte_on_its_way_is_refused(
    name: str, data: st.DataObject
) -> None:
    make, parts = _parts(data.draw(starts(name)).reach())
    which = data.draw(
        st.sampled_from([place for place, part in enumerate(parts) if isinstance(part, bytes)])
    )
    sent = parts[which]
    place = data.draw(st.integers(0, len(sent) - 1))
    other = bytes([sent[place] ^ data.draw(st.integers(1, 255))])
    for came in (sent[:place], sent[:place] + other + sent[place + 1 :], sent + b"\0"):
        with pytest.raises(BadData, match="lost bytes"):
            make(*parts[:which], came, *parts[which + 1 :])


@pytest.mark.parametrize("name", ["origin", "darwin"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_state_that_came_with_the_options_of_another_is_refused(name: str, players: int) -> None:
    make, (version, form, _options, cards, state) = _parts(game_kind(name).table(3, {})(1))
    others = _parts(game_kind(name).table(players, {})(1))[1][2]
    with pytest.raises(BadData, match="lost bytes"):
        make(version, form, others, cards, state)


@pytest.mark.parametrize("name", ["origin", "darwin"])
def test_a_game_that_was_kept_in_another_form_is_refused_in_words(name: str) -> None:
    game = game_kind(name).table(2, {})(1)
    make, (version, form, *parts) = _parts(game)
    # As it was kept before: with objects, with one more, without a form, and in the last one.
    objects = [game, *parts[1:]]
    for older in ([form, *objects], [form, *parts, True], objects, parts, [form - 1, *parts], []):
        with pytest.raises(BadData, match=f"a game of {name} that another version of this prog"):
            make(version, *older)


@pytest.mark.parametrize("name", ["origin", "darwin"])
def test_games_that_came_back_share_what_never_changes(name: str) -> None:
    games = [kept(game_kind(name).table(2, {})(seed)) for seed in range(2)]
    assert games[0].state.options is games[1].state.options


def test_no_more_than_some_things_are_remembered_to_be_shared() -> None:
    made: Shared[int] = Shared()
    contents = [packed([number]) for number in range(1000)]
    for number, content in enumerate(contents):
        assert made.remember(content, number) == number
        assert made.find(content) == number
    known = [content for content in contents if made.find(content) is not None]
    assert 0 < len(known) <= 64


def test_things_with_the_same_seal_are_not_mistaken_for_each_other() -> None:
    made: Shared[int] = Shared()
    content = packed([1, 2, 3])
    made.remember(content, 1)
    assert made.find(packed([1, 2, 4])) is None
    assert made.find(b"?" + content[1:]) is None


def test_the_same_version_is_taken_up() -> None:
    check_version("origin", 2, 2)


def _play_on(game: Game) -> Game:
    walk_on(game, 7, 30)
    return game


@every_game
def test_games_travel_to_other_processes_and_back(name: str) -> None:
    table = game_kind(name).table(3, {})
    games = [table(seed) for seed in range(4)]
    with get_context("spawn").Pool(1) as pool:
        played = pool.map(_play_on, games)
    assert played == [_play_on(game) for game in games]


@every_game
def test_kept_games_are_small_and_share_their_cards(name: str) -> None:
    games = [game_kind(name).table(2, {})(seed) for seed in range(20)]
    alone = len(pickle.dumps(games[0]))
    assert alone < 16_000
    assert len(pickle.dumps(games)) < alone + 19 * 2_500


def test_generators_are_values() -> None:
    chance = Chance(7)
    assert kept(chance) == chance != Chance(8)
    assert repr(chance) == "Chance(7)"
    assert (chance == 7) is False


@every_game
def test_a_seat_that_has_nothing_to_decide_has_no_random_action(name: str) -> None:
    game = game_kind(name).table(3, {})(1)
    walk_on(game, 1, 20)
    idle = [seat for seat in range(3) if seat not in game.seats_to_act()]
    assert idle
    for seat in idle:
        with pytest.raises(Misuse, match="nothing to decide"):
            game.random_action(seat, Chance(1), Moves())


@given(st.lists(st.integers(-(1 << 63), (1 << 63) - 1) | st.integers(-4, 260)))
def test_integers_are_packed_and_read_again(numbers: list[int]) -> None:
    reader = Numbers(packed(numbers))
    assert [reader.next() for _number in numbers] == numbers


@given(st.lists(st.integers(0, 1), max_size=150))
def test_zeros_and_ones_are_packed_and_read_again(row: list[int]) -> None:
    packer = Packer()
    packer.add_marks(vec[i64](row))
    packer.add(7)
    reader = Numbers(packer.sealed())
    assert list(reader.marks()) == row
    assert reader.next() == 7
