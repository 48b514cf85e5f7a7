"""The front door: a match of any game is played, asked, looked at, taken back and kept."""

import copy
import pickle
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import galapagos
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.errors import BadData, GalapagosError, IllegalAction, Misuse
from galapagos.kernel.game import Game
from galapagos.kernel.outcome import Outcome
from galapagos.library import LegalMoves, Match
from galapagos.records.record import result_text
from galapagos.text.languages import LANGUAGES
from tests.every_game import every_game, examples

REPLAYS = Path(__file__).parent.parent / "replays"


def played(name: str, moves: int, seed: int = 1, players: int = 2) -> Match:
    """A match after so many random moves, or at its end."""
    match, chosen = galapagos.new(name, players, seed=seed), Random(seed)
    while match.ply < moves and not match.is_over():
        match.push(chosen.choice(match.moves()))
    return match


@every_game
def test_a_game_is_played_to_its_end(name: str) -> None:
    match = played(name, 10_000)
    assert match.is_over()
    assert match.turn == -1
    assert match.to_act == []
    assert isinstance(match.result, Outcome)
    assert match.record().rstrip().endswith(f"result: {result_text(match.game)}")
    assert len(match.stack) == match.ply


@every_game
def test_every_move_can_be_taken_back_and_made_again(name: str) -> None:
    match, chosen = galapagos.new(name, 2, seed=3), Random(3)
    before: list[Game] = []
    for _move in range(40):
        before.append(match.game.clone())
        match.push(chosen.choice(match.moves()))
    end, record, events = match.game.clone(), match.record(), list(match.events)
    taken = []
    while match.ply:
        taken.append(match.pop())
        assert match.game == before[match.ply]
        assert taken[-1] in match.moves(taken[-1].seat)
    with pytest.raises(Misuse, match="no move was made"):
        match.pop()
    for move in reversed(taken):
        match.push(move)
    assert match.game == end
    assert match.record() == record
    assert match.events == events


@every_game
def test_a_move_is_pushed_as_itself_as_text_or_as_number(name: str) -> None:
    match = played(name, 12)
    for move in match.moves():
        ends = []
        for form in (move, move.text, move.number, match.move(str(move))):
            match.push(form)
            ends.append(match.game)
            assert match.pop() == move
        assert all(end == ends[0] for end in ends)


@every_game
def test_moves_are_values(name: str) -> None:
    moves = played(name, 12).moves()
    assert isinstance(moves, LegalMoves)
    listed = list(moves)
    for at, move in enumerate(listed):
        assert moves[at] == move == pickle.loads(pickle.dumps(move)) == copy.copy(move)
        assert hash(moves[at]) == hash(move)
        assert eval(repr(move), {"Move": galapagos.Move}) == move
        assert move in moves
        assert move.text in moves
        assert move.number in moves
        assert move != move.text
    assert sorted(set(listed)) == sorted(listed, key=lambda move: move.number)
    assert moves[:2] == listed[:2]
    assert moves == listed
    assert "no such move" not in moves
    assert str(listed[0]) in repr(moves)


@every_game
def test_what_was_handed_out_stays_what_it_was(name: str) -> None:
    match = played(name, 12)
    texts = [move.text for move in match.moves()]
    moves, game, clone = match.moves(), match.game, match.game.clone()
    for _move in range(5):
        match.push(match.moves()[-1])
    assert game == clone
    assert [move.text for move in moves] == texts


@every_game
def test_a_refused_move_says_why_in_every_language(name: str) -> None:
    match = played(name, 12)
    idle = next(seat for seat in range(2) if seat not in match.to_act)
    number, before = match.moves()[0].number, match.game.clone()
    with pytest.raises(galapagos.IllegalMove) as caught:
        match.push(number, idle)
    error = caught.value
    assert isinstance(error, IllegalAction)
    assert error.sentences == match.why(number, idle) != []
    assert error.sentences[0] in str(error)
    assert error.sentences[0].rule in str(error)
    assert repr(error) == f"IllegalMove({str(error)!r})"
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.sentences, again.reasons) == (
        str(error),
        error.sentences,
        error.reasons,
    )
    told = {tuple(match.why(number, idle, language=language)) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert match.why(number) == []
    assert match.game == before
    with pytest.raises(BadData):
        match.push("no such move")


@every_game
def test_records_and_positions_are_taken_up_again(name: str, tmp_path: Path) -> None:
    match = played(name, 30)
    (tmp_path / "game").write_text(match.record(), encoding="utf-8")
    for other in (galapagos.load(match.record()), galapagos.load(tmp_path / "game")):
        assert other == match
        assert other.stack == match.stack
        assert other.events == match.events
        assert other.record() == match.record()
        assert other.pop() == match.stack[-1]
        assert other.ply == 29
        other.push(other.moves()[0])
        assert other.record() != match.record()
    begun = galapagos.load(match.position())
    assert begun == match
    assert begun.ply == 0
    begun.push(begun.moves()[0])
    assert galapagos.load(begun.record()) == begun
    with pytest.raises(BadData, match="a view can be looked at"):
        galapagos.load(USUAL_CARDS.codec(name).position_text(match.view(0)))


@every_game
def test_matches_are_values(name: str) -> None:
    match = played(name, 20)
    for other in (match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert other == match
        assert repr(other) == repr(match)
        other.push(other.moves()[0])
        assert other != match
        other.pop()
        other.pop()
        assert other.ply == 19
    assert match.ply == 20
    assert match != match.game
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)


@every_game
def test_a_table_is_shown_as_its_viewers_see_it(name: str) -> None:
    match = played(name, 20)
    assert str(match) == match.board(match.turn)
    assert len({match.board(seat) for seat in (-1, 0, 1)}) == 3
    assert match.board(language="ja") != match.board()
    assert match._repr_html_().startswith("<div")
    assert match.view(1) == match.game.view(1)
    assert match.view().viewer() == -1
    assert match.story(0) != match.story(1)
    assert len(match.story()) <= len(match.events)
    over = played(name, 10_000)
    assert "win" in str(over) or "share" in str(over)


@every_game
def test_bots_are_asked_by_name(name: str) -> None:
    match, bots = (
        galapagos.new(name, 2, seed=5),
        [galapagos.bot("forager"), galapagos.bot("random")],
    )
    for _move in range(20):
        move = match.ask(bots[match.turn])
        assert move == match.ask(bots[match.turn])
        match.push(move)
    while len(match.to_act) == 2:
        match.push(match.moves()[0])
    idle = next(seat for seat in range(2) if seat not in match.to_act)
    with pytest.raises(Misuse, match="nothing to decide"):
        match.ask(bots[idle], idle)


def test_the_same_seed_is_the_same_game_and_no_seed_is_any() -> None:
    new = galapagos.new
    assert new("origin", 3, seed=4) == new("origin", 3, seed=4) != new("origin", 3, seed=5)
    assert new("origin") != new("origin")
    assert new("origin", 4, seed=1, teams=True).record() != new("origin", 4, seed=1).record()
    assert new("darwin", 3, seed=1, eras=3, loose_prey="on").players == 3


def test_golden_games_are_taken_up_and_taken_back() -> None:
    match = galapagos.load(REPLAYS / "three-players.txt")
    assert match.is_over()
    moves = match.stack
    while match.ply:
        assert match.pop() == moves.pop()
    assert moves == []


@pytest.mark.parametrize(
    ("misuse", "what"),
    [
        (lambda: galapagos.new("chess"), "no game is called"),
        (lambda: galapagos.new("origin", 1), "players"),
        (lambda: galapagos.new("origin", 2, no_switch=True), "no switch is called"),
        (lambda: galapagos.load("nonsense\nand more"), "expected a record or a position"),
        (lambda: galapagos.bot("nobody"), "no bot is called"),
        (lambda: galapagos.draw("origin", "nothing"), "no picture of"),
        (lambda: galapagos.draw("origin", "running"), "animal:TRAIT.TRAIT with .* running"),
        (lambda: galapagos.draw("darwin", "running"), "bongo-head, .*landscape:savanna"),
    ],
)
def test_misuse_says_what_is_wrong(misuse: object, what: str) -> None:
    assert callable(misuse)
    with pytest.raises(GalapagosError, match=what):
        misuse()


def test_pictures_are_drawn(tmp_path: Path) -> None:
    picture = galapagos.draw("origin", "animal:swimming+piracy")
    assert picture._repr_svg_().startswith("<svg")
    picture.save(tmp_path / "animal.svg")
    assert (tmp_path / "animal.svg").read_text(encoding="utf-8") == picture.svg
    assert repr(picture).startswith("<Picture of ")


_crowd: dict[str, Match] = {}


@every_game
@given(data=st.data())
@examples(300)
def test_whatever_is_pushed_is_played_or_refused(name: str, data: st.DataObject) -> None:
    """Nothing but a `GalapagosError` comes of misuse, and nothing has changed by it."""
    match = _crowd[name] = _crowd.get(name) or played(name, 25, players=3)
    before = match.game.clone()
    texts = st.text() | st.sampled_from(["pass", "hunt P1a P2b", "create", "P1 pass", ""])
    numbers = st.integers() | st.integers(0, 1 << 40) | st.sampled_from(list(match.moves()))
    move, seat = data.draw(texts | numbers), data.draw(st.none() | st.integers(-3, 5))
    with suppress(GalapagosError):
        reasons = match.why(move, seat)
        match.push(move, seat)
        assert reasons == []
        match.pop()
    assert match.game == before


@every_game
def test_a_game_that_is_over_is_not_played_on(name: str) -> None:
    match = played(name, 10_000)
    assert list(match.moves()) == []
    for ask in (match.push, match.why):
        with pytest.raises(Misuse, match="the game is over"):
            ask(1)
    for look in (match.view, match.board, match.story, match.moves):
        with pytest.raises(Misuse, match="there is no seat 7"):
            look(7)
