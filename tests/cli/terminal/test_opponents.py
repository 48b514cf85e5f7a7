"""Bots at the terminal table: each in its seat, kept in the record, and their thoughts told."""

import re
import shlex
import sys
from pathlib import Path

import pytest

from galapagos.bots.base import Choice, Line
from galapagos.cli.terminal.advice import Adviser, reason, thought_lines
from galapagos.cli.terminal.opponents import Opponents, parse_opponents
from galapagos.cli.terminal.session import Seating, Session, default_names
from galapagos.games import kit_for
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.origin.notation.position import format_deck
from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.record import parse_record
from tests.cli.typed import kept, play

ORIGIN = kit_for("origin").codec()
MIXED = "apex@6, forager, hunter@6"


def header(game: str, players: int) -> dict[str, str]:
    if game == "darwin":
        codec = kit_for(game).codec()
        assert isinstance(codec, DarwinCodec)
        mode = "two" if players == 2 else "base"
        title = codec.words.title
        return {"players": str(players), "mode": mode, "eras": "4", "options": "", "cards": title}
    return {"players": str(players), "options": "", "deck": format_deck(ORIGIN.deck)}  # type: ignore[attr-defined]


def seated(file: Path | None, bots: str, game: str = "origin", players: int = 4) -> Session:
    seating = Seating(1, default_names(players), 7, bots)
    return Session.begin(kit_for(game).codec(), header(game, players), 3, seating, file, "en")


def until_asked(session: Session, decisions: int) -> None:
    """Let the person choose the first action so often; stop when he is to choose again."""
    while not session.is_over():
        if session.actor() != session.seat:
            session.let_opponent_play()
        elif decisions == 0:
            return
        else:
            decisions -= 1
            session.choose(session.view().legal_list(session.seat)[0])


# --- seats -----------------------------------------------------------------------------------


def test_every_bot_gets_a_seat_and_few_take_turns() -> None:
    assert seated(None, MIXED).opponents.names == {0: "apex@6", 2: "forager", 3: "hunter@6"}
    assert seated(None, "forager").opponents.names == dict.fromkeys((0, 2, 3), "forager")
    assert [spec.text for spec in parse_opponents("apex,random", 3)] == ["apex", "random", "apex"]
    watched = Seating(SPECTATOR, default_names(2), 1, "forager,hatchling")
    assert Opponents(watched.opponents, watched.others()).names == {0: "forager", 1: "hatchling"}


@pytest.mark.parametrize(
    ("text", "what"),
    [("forager,forager,apex,apex", "4 bots for 3 seats"), ("apex,", "no bot is called ''")],
)
def test_bots_that_cannot_be_seated(text: str, what: str) -> None:
    with pytest.raises(BadData, match=what):
        parse_opponents(text, 3)


def test_a_saved_game_goes_on_with_the_same_bots_in_the_same_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    session = seated(file, MIXED)
    until_asked(session, 2)
    again = Session.resume(ORIGIN, file, file.read_text(encoding="utf-8"), "en")
    assert again.opponents.names == session.opponents.names
    for table in (session, again):
        until_asked(table, 2)
    assert again.past.text() == session.past.text()


def test_a_record_that_names_nobody_was_played_against_chance(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    session = seated(file, "random", players=2)
    assert "opponents" not in session.past.header
    again = Session.resume(ORIGIN, file, file.read_text(encoding="utf-8"), "en")
    assert again.opponents.names == {0: "random"}


def test_hatchlings_sit_there_unless_others_are_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path, "quit\n", "--players", "3", "--seed", "1")
    assert "P2 is played by hatchling." in done.stdout
    record = parse_record(kept(tmp_path)[0].read_text(encoding="utf-8"), source="kept")
    assert record.header["opponents"] == "hatchling"


def test_an_opponent_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("import sys\nsys.exit(1)\n", encoding="utf-8")
    bot = f"cmd:{shlex.join([sys.executable, str(file)])}"
    done = play(tmp_path, "1\nquit\n", "--players", "2", "--seed", "1", "--bots", bot)
    assert done.returncode == 0
    told = " ".join(done.stdout.split())  # lines end where the path of the bot lets them
    assert re.search(r"could not answer: .*A safe choice was made", told)


# --- hints -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("bot", ["forager", "apex@8"])
def test_a_hint_names_a_choice_that_can_be_typed(game: str, bot: str) -> None:
    session = seated(None, "hatchling", game, players=2)
    for _ in range(30):
        until_asked(session, 1)
        view = session.view()
        if len(view.legal_list(session.seat)) > 12:
            break
    menu = session.guide.menu(view)
    first, why, *lines = Adviser(session.guide, view, menu).ask(bot, session.hint_chance())
    assert first.plain.startswith(f"{bot} would choose: ")
    typed = first.plain.rpartition(" (")[2].removesuffix(")")
    if typed.isdigit():
        typed = next(one.text for one in menu.choices if one.number == int(typed))
    assert not view.why(session.seat, session.codec.parse_action(view, typed))
    assert why.plain.startswith(("Looks best", "Estimated chance"))
    assert typed in lines[0].plain
    assert len(lines) > 1


def test_a_hint_is_told_in_the_words_of_the_language(tmp_path: Path) -> None:
    done = play(tmp_path, "hint forager\nquit\n", "--players", "2", "--seed", "3", "--lang", "ja")
    assert re.search(r"foragerの選択：[^A-Za-z]*新しい動物[^A-Za-z]*\d", done.stdout)


def test_what_may_follow_a_hint_is_told_in_the_words_of_the_language(tmp_path: Path) -> None:
    done = play(tmp_path, "hint apex@60\nquit\n", "--players", "2", "--seed", "3", "--lang", "ja")
    what = re.search(r"（その後はおそらく(.*?)）", done.stdout.replace("\n", ""))
    assert what, done.stdout
    assert re.search("[ぁ-ん]", what[1])
    assert not re.search("[A-Za-z]{3}", what[1]), "only seats and animals are called by letters"


def test_a_hint_is_given_for_every_decision_of_a_game() -> None:
    """What a bot expects to follow can be told, however much it is a guess."""
    for game in ("origin", "darwin"):
        session = seated(None, "forager", game, players=2)
        for _ in range(25):
            until_asked(session, 3)
            if session.is_over():
                break
            view = session.view()
            adviser = Adviser(session.guide, view, session.guide.menu(view))
            assert len(adviser.ask("apex@12", session.hint_chance())) >= 2


def test_the_same_question_gets_the_same_hint() -> None:
    session = seated(None, "hatchling")
    until_asked(session, 1)
    view = session.view()
    adviser = Adviser(session.guide, view, session.guide.menu(view))
    asked = [adviser.ask("hunter@8", session.hint_chance()) for _ in range(2)]
    assert asked[0] == asked[1]


def test_hints_and_reasons_are_commands_of_the_table(tmp_path: Path) -> None:
    words = ("--players", "3", "--seed", "4", "--bots", "forager,hatchling", "--seat", "2")
    typed = "reason\nhint forager\nhint nobody\n1\nreason\nreason 1\nquit\n"
    done = play(tmp_path, typed, *words)
    assert done.returncode == 0
    told = done.stdout
    assert "No opponent has decided anything" in told
    assert "forager would choose: " in told
    assert "no bot is called 'nobody'" in told
    assert told.count("P1 (forager): ") == 2
    assert told.count("P3 (hatchling): ") == 1
    assert "Looks best one step ahead: " in told


# --- reasons ---------------------------------------------------------------------------------


def lines(*values: float, visits: int = 0) -> list[Line]:
    return [Line([(0, 1)], value, visits) for value in values]


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (Choice(1), "A random pick from what seems useful."),
        (Choice(1, lines(0.5)), "Nothing else is worth considering."),
        (
            Choice(1, lines(2.25, -1.0)),
            "Looks best one step ahead: +2.2 points. Next best: -1.0.",
        ),
        (
            Choice(1, lines(0.611, 0.5, visits=9), 40),
            "Estimated chance to win: 61%. Next best: 50%.",
        ),
        (
            Choice(1, lines(0.611, 0.5), 1),
            "Estimated chance to win: 61%. Nothing else was worth trying.",
        ),
    ],
)
def test_reasons_in_words(choice: Choice, told: str) -> None:
    assert reason(seated(None, "random").guide, choice) == told


def test_reasons_show_no_card_that_the_person_may_not_see() -> None:
    """EV-EVO-03: an animal is a card lizard up. The bot's own words would name it."""
    session = seated(None, "forager", players=3)
    until_asked(session, 1)
    for thought in session.thoughts[:2]:
        story = session.story_of(thought)
        happened, why = thought_lines(session.guide, thought, story)
        assert session.codec.action_text(session.past.game, thought.choice.action).startswith(
            "play "
        )
        assert re.fullmatch(r"  P\d \(forager\): P\d has a new animal, P\da\.", happened.plain)
        numbers = r"[+-]\d\.\d"
        told = rf"    Looks best one step ahead: {numbers} points\. Next best: {numbers}\."
        assert re.fullmatch(told, why.plain)


def test_no_thought_is_kept_where_there_was_nothing_to_think_about() -> None:
    session = seated(None, "forager", "darwin", players=2)
    until_asked(session, 1)
    assert all(len(thought.choice.lines) != 1 for thought in session.thoughts)
