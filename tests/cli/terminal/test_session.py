"""A session: opponents, saving, coming back, and taking back what revealed nothing."""

from pathlib import Path

import pytest

from galapagos.cli.terminal import saves
from galapagos.cli.terminal.session import (
    Seating,
    Session,
    default_names,
    parse_names,
)
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.notation.position import format_deck
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import EVOLUTION, FEEDING
from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import SPECTATOR

CODEC = OriginCodec()


def new_session(file: Path | None, seed: int = 4, players: int = 2, **switches: str) -> Session:
    header = {
        "players": str(players),
        "options": " ".join(f"{key}={value}" for key, value in switches.items()),
        "deck": format_deck(CODEC.deck),
    }
    return Session.begin(CODEC, header, seed, Seating(0, default_names(players), seed), file, "en")


def play_on(session: Session, decisions: int) -> None:
    """Play the person's first legal action so many times."""
    while decisions and not session.is_over():
        if session.actor() == session.seat:
            session.choose(session.view().legal_list(session.seat)[0])
            decisions -= 1
        else:
            session.let_opponent_play()


def until_asked(session: Session) -> list[int]:
    while session.actor() != session.seat:
        session.let_opponent_play()
    return session.view().legal_list(session.seat)


def state_of(session: Session) -> State:
    view = session.view()
    assert isinstance(view, Origin)
    return view.state


def position(session: Session) -> str:
    return CODEC.position_text(session.past.game)


def texts(session: Session, legal: list[int]) -> list[str]:
    return [CODEC.action_text(session.past.game, action) for action in legal]


@pytest.mark.parametrize("decisions", [0, 1, 7, 25])
def test_a_game_goes_on_where_it_was_left_and_in_the_same_way(
    tmp_path: Path, decisions: int
) -> None:
    file = tmp_path / "game.record"
    session = new_session(file, players=3, variant="on")
    play_on(session, decisions)
    again = Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en")
    assert position(again) == position(session)
    assert again.whole_story() == session.whole_story()
    assert again.new_lines() == []
    play_on(session, 1000)
    play_on(again, 1000)
    assert session.is_over()
    assert position(again) == position(session)


def test_who_plays_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    header = {"players": "3", "options": "", "deck": format_deck(CODEC.deck)}
    Session.begin(CODEC, header, 1, Seating(1, ["Ana", "Bo", "P3"], 99), file, "en")
    again = Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en")
    assert (again.seat, again.names.players, again.bots) == (1, ["Ana", "Bo", "P3"], 99)


@pytest.mark.parametrize("opponents", ["random", "hatchling", "forager"])
def test_opponents_are_kept_and_go_on_in_the_same_way(tmp_path: Path, opponents: str) -> None:
    file = tmp_path / "game.record"
    header = {"players": "2", "options": "", "deck": format_deck(CODEC.deck)}
    seating = Seating(0, default_names(2), 7, opponents)
    session = Session.begin(CODEC, header, 1, seating, file, "en")
    play_on(session, 5)
    again = Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en")
    play_on(session, 1000)
    play_on(again, 1000)
    assert session.is_over()
    assert position(again) == position(session)


def test_a_show_can_be_kept_too(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    header = {"players": "2", "options": "", "deck": format_deck(CODEC.deck)}
    Session.begin(CODEC, header, 1, Seating(SPECTATOR, default_names(2), 1), file, "en")
    assert Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en").seat == SPECTATOR


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("you: P9", "expected a seat"),
        ("you: nonsense", "expected a seat"),
        ("names: Ana, Ana", "a name of their own"),
        ("bots: many", "expected bots: NUMBER"),
        ("opponents: nobody", "no bot is called 'nobody'"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused(tmp_path: Path, line: str, what: str) -> None:
    file = tmp_path / "game.record"
    new_session(file)
    key = line.partition(":")[0]
    lines = file.read_text(encoding="utf-8").splitlines()
    if key == "opponents":
        lines.insert(2, "opponents: random")
    changed = [line if old.startswith(f"{key}:") else old for old in lines]
    with pytest.raises(BadData, match=what):
        Session.resume(CODEC, file, "\n".join(changed) + "\n", "en")


# --- undo ------------------------------------------------------------------------------------


def feeding_alone(file: Path | None = None) -> Session:
    """A game in which the opponent has passed Feeding and the person has animals to feed."""
    for seed in range(200):
        session = new_session(file, seed=seed)
        for _ in range(40):
            legal = until_asked(session)
            state = state_of(session)
            is_alone = state.phase == FEEDING and state.has_passed(1) and not state.acted
            if is_alone and texts(session, legal)[0].startswith("take") and len(legal) > 1:
                return session
            session.choose(legal[0])
    raise AssertionError("no such game")


def test_a_choice_that_revealed_nothing_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    session = feeding_alone(file)
    before, story = position(session), session.whole_story()
    legal = session.view().legal_list(0)
    session.new_lines()
    session.choose(legal[0])
    assert position(session) != before
    assert session.undo_obstacle() == ("", 0)
    assert session.undo() == texts(session, legal)[0]
    assert position(session) == before
    assert session.whole_story() == story
    assert session.new_lines() == []
    saved = Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en")
    assert position(saved) == before
    # The game goes on, and is recorded and replayable, as if nothing had been.
    session.choose(legal[0])
    saved = Session.resume(CODEC, file, file.read_text(encoding="utf-8"), "en")
    assert position(saved) == position(session)


def test_a_forced_choice_is_taken_back_with_the_free_ones_before_it() -> None:
    session = feeding_alone()
    before = position(session)
    chosen = 0
    legal = session.view().legal_list(0)
    while texts(session, legal) != ["end"]:
        session.choose(legal[0])
        chosen += 1
        legal = session.view().legal_list(0)
    session.choose(legal[0], is_free=False)
    for _ in range(chosen):
        assert session.undo_obstacle() == ("", 0)
        session.undo()
    assert position(session) == before


def test_nothing_is_taken_back_before_the_first_choice() -> None:
    assert new_session(None).undo_obstacle() == ("nothing", 0)


def test_nothing_is_taken_back_after_somebody_else_has_acted() -> None:
    session = new_session(None)
    session.choose(until_asked(session)[0])
    session.let_opponent_play()
    assert session.undo_obstacle() == ("others", 1)


def test_nothing_is_taken_back_after_dice_or_cards() -> None:
    for seed in range(50):
        session = new_session(None, seed=seed)
        until_asked(session)
        while state_of(session).phase == EVOLUTION:
            legal = until_asked(session)
            if state_of(session).has_passed(1):
                # The last pass of Evolution rolls for the food.
                session.choose(legal[-1])
                assert session.undo_obstacle() == ("chance", 0)
                return
            session.choose(legal[0])
    raise AssertionError("nobody passed before the person")


# --- names and files -------------------------------------------------------------------------


def test_names_fill_up_with_seats() -> None:
    assert parse_names("", 3) == ["P1", "P2", "P3"]
    assert parse_names(" Ana ,,Bo  Li", 4) == ["Ana", "P2", "Bo Li", "P4"]


@pytest.mark.parametrize("names", ["a,b,c", "x" * 17, "a,A", "P2,", "a\x1b[31m"])
def test_names_that_would_confuse_are_refused(names: str) -> None:
    with pytest.raises(BadData):
        parse_names(names, 2)


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    session = new_session(tmp_path / "missing" / "game.record")
    assert session.save_error
    play_on(session, 3)
    assert session.save_error


def test_a_write_leaves_no_draft_behind(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    saves.write(file, "one\n")
    saves.write(file, "two\n")
    assert file.read_text(encoding="utf-8") == "two\n"
    assert list(tmp_path.iterdir()) == [file]


def test_games_are_kept_where_the_person_keeps_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert saves.state_folder() == tmp_path / "state" / "galapagos"
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    assert saves.state_folder() == tmp_path / "home" / ".local" / "state" / "galapagos"
    monkeypatch.delenv("HOME")
    monkeypatch.chdir(tmp_path)
    assert saves.state_folder() == tmp_path


def test_every_game_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    files = [saves.new_file("origin") for _ in range(3)]
    assert [file.name for file in files] == [f"origin-{n}.record" for n in (1, 2, 3)]
    assert saves.unfinished("origin") == []
    new_session(files[1])
    finished = new_session(files[0])
    play_on(finished, 1000)
    assert saves.unfinished("origin") == [files[1]]
