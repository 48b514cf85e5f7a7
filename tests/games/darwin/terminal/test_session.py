"""A session of Darwin: coming back, taking back, and what can no longer be taken back."""

from pathlib import Path

import pytest

from galapagos.cli.terminal.session import Seating, Session, default_names
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import ACTION, SHOWING
from tests.text.darwin_tables import CATALOG

CODEC = DarwinCodec(CATALOG)


def new_session(file: Path | None, mode: str = "base", players: int = 3, seed: int = 4) -> Session:
    eras = "2" if mode == "beginner" else "4"
    header = {
        "players": str(players),
        "mode": mode,
        "eras": eras,
        "options": "",
        "cards": CODEC.words.title,
    }
    return Session.begin(CODEC, header, seed, Seating(0, default_names(players), seed), file, "en")


def state_of(session: Session) -> State:
    view = session.view()
    assert isinstance(view, Darwin)
    return view.state


def play_on(session: Session, decisions: int) -> None:
    """Play the person's menu's first action so many times; draw evenly from both decks."""
    while decisions and not session.is_over():
        if session.actor() == session.seat:
            view = session.view()
            draws = session.guide.board.split(view, "rest")
            if draws:
                session.choose(CODEC.parse_action(view, draws[0]))
            else:
                choices = session.guide.menu(view).choices
                first = next(choice for choice in choices if not choice.is_command)
                session.choose(session.guide.action(view, first.text))
            decisions -= 1
        else:
            session.let_opponent_play()


def position(session: Session) -> str:
    return CODEC.position_text(session.past.game)


@pytest.mark.parametrize(
    ("mode", "players"), [("base", 3), ("two", 2), ("team", 4), ("kids", 3), ("beginner", 4)]
)
def test_a_game_goes_on_where_it_was_left_and_in_the_same_way(
    tmp_path: Path, mode: str, players: int
) -> None:
    file = tmp_path / "game.record"
    session = new_session(file, mode, players)
    play_on(session, 15)
    again = Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en")
    assert position(again) == position(session)
    assert again.whole_story() == session.whole_story()
    assert again.new_lines() == []
    play_on(session, 2000)
    play_on(again, 2000)
    assert session.is_over()
    assert position(again) == position(session)


def until_turn(session: Session) -> State:
    while True:
        state = state_of(session)
        if state.phase == ACTION and session.actor() == session.seat == state.turn:
            return state
        if session.actor() == session.seat:
            play_on(session, 1)
        else:
            session.let_opponent_play()


def test_a_draft_is_taken_back_step_by_step() -> None:
    session = new_session(None)
    until_turn(session)
    before = position(session)
    legal = session.view().legal_list(0)
    trade = next(action for action in legal if kind_of(action) == act.TRADE)
    session.choose(trade)
    create = next(a for a in session.view().legal_list(0) if kind_of(a) == act.CREATE)
    session.choose(create)
    assert session.undo_obstacle() == ("", 0)
    assert session.undo().startswith("create ")
    assert session.undo().startswith("trade ")
    assert position(session) == before
    # The draw before it cannot be unseen.
    assert session.undo_obstacle()[0] in ("chance", "others")


def test_a_confirmed_turn_stands() -> None:
    session = new_session(None)
    until_turn(session)
    create = next(a for a in session.view().legal_list(0) if kind_of(a) == act.CREATE)
    session.choose(create)
    session.choose(act.CONFIRM)
    # DC-INFO-01: what was a draft until now has been shown to everybody.
    assert session.undo_obstacle() == ("shown", 0)
    session.let_opponent_play()
    assert session.undo_obstacle()[0] in ("shown", "others")


def test_what_partners_have_shown_cannot_be_unseen() -> None:
    """DC-TEAM-05, ruling Q82: the last to choose sees the partner's cards at once."""
    for seed in range(40):
        session = new_session(None, "team", 4, seed)
        while state_of(session).phase != SHOWING:
            if session.actor() == session.seat:
                play_on(session, 1)
            else:
                session.let_opponent_play()
        while session.actor() != session.seat:
            session.let_opponent_play()
        if all(player.shown for player in state_of(session).players[1:]):
            session.choose(session.view().legal_list(0)[0])
            assert session.undo_obstacle()[0] == "shown"
            return
    raise AssertionError("the person was never the last to show")
