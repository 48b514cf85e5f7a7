"""What viewers are shown of whole games: never a failure, never a key, always one question."""

import msgspec
import pytest

from galapagos.games.darwin.rules.actions import ACTION_KEYS, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import ACTION, SHOWING
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import EVOLUTION
from galapagos.games.origin.show.view import OriginView
from galapagos.games.show import listed, named, present, show_for
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.text.languages import LANGUAGES
from galapagos.wire.messages import Play
from galapagos.wire.play import LegalView
from tests.amounts import few
from tests.wire.tables import SEATINGS, Seating, moves_of


@pytest.mark.parametrize("seating", few(SEATINGS, 6), ids=lambda one: one.name)
def test_every_viewer_is_shown_every_moment_of_a_game(seating: Seating) -> None:
    """Each viewer follows by updates, in another language each; lines and events come once."""
    log = EventLog()
    game = seating.new(41, log)
    show = show_for(seating.codec)
    known = dict.fromkeys(seating.viewers(), 0)
    last = dict.fromkeys(seating.viewers(), -1)

    def look(viewer: int) -> None:
        language = LANGUAGES[viewer % len(LANGUAGES)]
        since = known[viewer]
        play = present(
            show, game, log.events, show.people(viewer, seating.players, language), since
        )
        sent = msgspec.json.decode(msgspec.json.encode(play))
        assert msgspec.convert(sent["view"], type(play.view)) == play.view
        assert all(event.n >= since for event in play.events)
        for line in play.lines:
            assert last[viewer] <= line.n
            assert since <= line.n < len(log.events)
            assert line.text
            last[viewer] = line.n
        _check_question(game, viewer, play)
        known[viewer] = len(log.events)

    for count, _ in enumerate(moves_of(game, 42)):
        if count % 2:
            look(int(game.actor()))
        else:
            look(count // 2 % len(seating.viewers()) - 1)
    for viewer in seating.viewers():
        look(viewer)


def _check_question(game: Game, viewer: int, play: Play) -> None:
    prompt = play.prompt
    assert prompt.text
    assert prompt.yours == (viewer in prompt.waiting_for)
    # Where choices are secret (ruling Q59) a viewer cannot tell who has made all of them.
    seats = game.view(viewer).seats_to_act()
    assert set(game.seats_to_act()) <= set(seats)
    assert set(prompt.waiting_for) <= set(seats)
    assert int(game.actor()) in prompt.waiting_for or game.is_over()
    assert (play.legal is None) == (viewer not in game.seats_to_act())
    if play.legal is not None:
        assert prompt.yours or prompt.right
        _check_legal(game, viewer, play.legal)


def _check_legal(game: Game, viewer: int, legal: LegalView) -> None:
    assert legal.seat == viewer
    assert legal.actions or legal.builder
    texts = [action.text for action in legal.actions]
    assert len(set(texts)) == len(texts)
    assert all(action.label for action in legal.actions)
    assert legal.auto in ["", *texts]
    if isinstance(game, Origin):
        assert legal.complete
        assert len(texts) == len(game.legal_list(viewer))


@pytest.mark.parametrize("seating", SEATINGS[8:], ids=lambda one: one.name)
def test_what_darwin_leaves_out_of_a_list_is_flagged(seating: Seating) -> None:
    game = seating.new(43)
    assert isinstance(game, Darwin)
    show = show_for(seating.codec)
    flagged = 0
    for count, (seat, action) in enumerate(moves_of(game, 44)):
        if count % 5 and game.state.phase == ACTION:
            continue
        play = present(show, game, [], show.people(seat, seating.players, "en"))
        assert play.legal is not None
        texts = [one.text for one in play.legal.actions]
        for one in [action] if game.state.phase in (ACTION, SHOWING) else game.legal_list(seat):
            if seating.codec.action_text(game, one) in texts:
                continue
            key = ACTION_KEYS[kind_of(one)].removesuffix("_twice")
            assert play.legal.builder is not None
            assert getattr(play.legal.builder, key)
            flagged += 1
    assert flagged


def test_an_answer_is_automatic_only_where_everybody_sees_that_it_is_the_only_one() -> None:
    """EV-INFO-01: nobody may learn from a quick pass that a hand fits nowhere."""
    automatic = 0
    seating = SEATINGS[2]
    game = seating.new(45)
    assert isinstance(game, Origin)
    show = show_for(seating.codec)
    for seat, _action in moves_of(game, 46):
        legal = present(show, game, [], show.people(seat, seating.players, "en")).legal
        assert legal is not None
        if legal.auto:
            assert len(legal.actions) == 1
            automatic += 1
            if game.state.phase == EVOLUTION:
                assert game.state.players[seat].hand_size == 0
    assert automatic


def test_dc_info_02_a_turn_of_darwin_is_never_passed_automatically() -> None:
    for seating in SEATINGS[8:]:
        game = seating.new(47)
        assert isinstance(game, Darwin)
        show = show_for(seating.codec)
        for count, (seat, _action) in enumerate(moves_of(game, 48)):
            if count % 7 or game.state.phase != ACTION:
                continue
            legal = present(show, game, [], show.people(seat, seating.players, "en")).legal
            assert legal is not None
            assert legal.auto == "" or legal.actions[0].parts["kind"] == "draw"


def test_the_dice_of_a_round_stay_on_the_table_until_the_next() -> None:
    log = EventLog()
    seating = SEATINGS[2]
    game = seating.new(49, log)
    show = show_for(seating.codec)
    seen = 0
    for _ in moves_of(game, 50):
        view = present(
            show, game, log.events, show.people(-1, seating.players, "en"), len(log.events)
        ).view
        assert isinstance(view, OriginView)
        if view.phase == "feeding":
            assert len(view.rolled) == view.dice == 2
            seen += 1
        elif view.phase == "evolution":
            assert view.rolled == []
    assert seen


def test_lines_after_an_undo_speak_of_what_happened_then() -> None:
    """The show remembers what it told; an undo must not leave it with a past that never was."""
    seating = SEATINGS[9]
    one, other = EventLog(), EventLog()
    show, fresh = show_for(seating.codec), show_for(seating.codec)
    people = show.people(0, seating.players, "en")
    first, second = seating.new(51, one), seating.new(52, other)
    for game, log in ((first, one), (second, other)):
        moves = moves_of(game, 53)
        for _ in range(150):
            next(moves)
            present(show, game, log.events, people, len(log.events))
        told = present(show, game, log.events, people, len(log.events) // 2)
        assert told == present(fresh, game, log.events, people, len(log.events) // 2)


def test_legal_actions_are_listed_by_kind_and_up_to_a_limit() -> None:
    seating = SEATINGS[8]
    game = seating.new(54)
    assert isinstance(game, Darwin)
    show = show_for(seating.codec)
    for seat, _action in moves_of(game, 55):
        if game.state.phase == ACTION and seat == game.state.turn:
            all_of_them, is_complete = listed(
                show, game, show.people(seat, seating.players, "en"), [], 99_999
            )
            assert is_complete
            assert [one.text for one in all_of_them] == [
                seating.codec.action_text(game, one) for one in game.legal_list(seat)
            ]
            creations = [one for one in all_of_them if one.parts["kind"] == "create"]
            if len(creations) > 2:
                break
    some, is_complete = listed(show, game, show.people(seat, seating.players, "en"), ["create"], 2)
    assert some == creations[:2]
    assert not is_complete


def test_seats_without_a_name_go_by_their_tag() -> None:
    assert named(["Ana", "", "Bo"]) == ["Ana", "P2", "Bo"]
