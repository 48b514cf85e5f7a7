"""Tables whose games begin from a position: journal, chance, record, log and explanations."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.kernel.errors import BadData
from galapagos.records.record import format_record, parse_record
from galapagos.records.timeline import replay
from galapagos.server.show.shown import Stage
from galapagos.server.table.table import OVER, Table
from galapagos.server.table.verify import verify
from tests.server.apps import Browser, visiting
from tests.server.tables import ANA, CODECS, Journal, bot, facts_of, person, play_facts

GAMES = ("origin", "darwin")


def played_to(game: str, is_reached: Callable[[Table], bool]) -> Table:
    journal = Journal([person(ANA), bot(), bot("hunter")], game=game, secret=b"p" * 32)
    journal.start()
    journal.act_until(is_reached)
    return journal.table


def steps_beyond(count: int) -> Callable[[Table], bool]:
    return lambda table: len(table.play.steps) > count


def position_of(game: str, steps: int = 40) -> str:
    """Return a position from the middle of a game."""
    table = played_to(game, steps_beyond(steps))
    return table.codec.position_text(table.play.game)


@pytest.fixture(scope="module")
def positions() -> dict[str, str]:
    return {game: position_of(game) for game in GAMES}


def begun(game: str, position: str) -> Journal:
    journal = Journal([person(ANA), bot(), bot("hunter")], game=game, position=position)
    journal.start()
    return journal


@pytest.mark.parametrize("game", GAMES)
def test_the_game_begins_at_the_position_and_nothing_is_dealt(
    game: str, positions: dict[str, str]
) -> None:
    journal = begun(game, positions[game])
    play = journal.table.play
    assert play.codec.position_text(play.game) == positions[game]
    assert not play.events
    assert not play.steps[0].dice
    assert not play.steps[0].draws


@pytest.mark.parametrize("game", GAMES)
def test_it_is_played_to_its_end_and_its_journal_tells_the_same(
    game: str, positions: dict[str, str]
) -> None:
    journal = begun(game, positions[game])
    journal.act_until(lambda t: t.status == OVER)
    assert facts_of(journal.again()) == facts_of(journal.table)


@pytest.mark.parametrize("game", GAMES)
def test_going_back_to_the_first_moment(game: str, positions: dict[str, str]) -> None:
    journal = begun(game, positions[game])
    before = play_facts(journal.table.play)
    first = journal.table.play.steps[0].serial
    journal.act_until(lambda t: len(t.play.steps) > 12)
    journal.table.play.cut(journal.table.play.at(first))
    assert play_facts(journal.table.play) == before


@pytest.mark.parametrize("game", GAMES)
def test_the_record_says_that_it_begins_from_a_position(
    game: str,
    positions: dict[str, str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    journal = begun(game, positions[game])
    journal.act_until(lambda t: t.status == OVER)
    text = journal.table.record_text()
    record = parse_record(text)
    assert format_record(record) == text
    assert record.position == positions[game]
    assert "\nposition | serial 2\n" in text
    assert "\nsetup" not in text
    for _ in replay(record, CODECS.get(game)):
        pass
    found = verify(record, CODECS.get(game))
    assert not found.was_dealt
    assert found.actions == len(record.steps) - 1
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "the setup" not in said
    assert "nothing was dealt for it" in said
    assert main(["replay", str(file), "--story"]) == 0
    assert "verified" in capsys.readouterr().out


def test_a_record_whose_position_was_changed_is_not_verified(positions: dict[str, str]) -> None:
    journal = begun("origin", positions["origin"])
    journal.act_until(lambda t: t.status == OVER)
    text = journal.table.record_text()
    line = next(n for n, x in enumerate(text.split("\n"), 1) if x.startswith("> round"))
    with pytest.raises(BadData) as error:
        verify(parse_record(text.replace("\n> round: ", "\n> round: x")), CODECS.get("origin"))
    assert error.value.line == line
    for old, new, why in (
        ("\nposition |", "\nsetup |", "must begin with position, found setup"),
        ("\n> ", "\n# ", "expected the position"),
        ("\noptions:", "\noptions: must_feed=on", "the header says options"),
    ):
        count = -1 if old == "\n> " else 1
        with pytest.raises(BadData, match=why):
            verify(parse_record(text.replace(old, new, count)), CODECS.get("origin"))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_and_every_explanation_are_told(game: str, positions: dict[str, str]) -> None:
    """From a position nobody has told who lives there; the log knows them nevertheless."""
    journal = begun(game, positions[game])
    journal.act_until(lambda t: t.status == OVER)
    table, stage = journal.table, Stage()
    for viewer in (-1, 0):
        play = stage.play(table, viewer, "en", 0)
        assert play is not None
        assert len(play.lines) > 20
        unknown = "a species that is not there"
        assert not [line.text for line in play.lines if unknown in line.text]
        for line in play.lines:
            assert stage.explained(table, viewer, "en", "w", line.n).lines


@pytest.mark.parametrize(("game", "most"), [("origin", 12), ("darwin", 6)])
def test_explanations_from_any_moment(game: str, most: int) -> None:
    """Also where the game begins in the middle of a hunt, a feeding, a draft, an evaluation."""
    table = played_to(game, lambda t: t.status == OVER)
    for part in range(1, most):
        at = len(table.play.steps) * part // most
        play = played_to(game, steps_beyond(at)).play
        journal = begun(game, play.codec.position_text(play.game))
        journal.act_until(lambda t: t.status == OVER or len(t.play.steps) > 40)
        stage = Stage()
        shown = stage.play(journal.table, -1, "en", 0)
        assert shown is not None
        for line in shown.lines:
            stage.explained(journal.table, -1, "en", "w", line.n)


# --- over HTTP -------------------------------------------------------------------------------


def opening(position: str, **fields: object) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "forager"}, {"kind": "bot"}]
    seats[2]["level"] = "forager"
    return {"game": "origin", "seats": seats, "position": position} | fields


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as found:
        yield found


def test_a_table_is_opened_from_a_position(browser: Browser, positions: dict[str, str]) -> None:
    answer = browser.post("/api/tables", json=opening(positions["origin"]))
    assert answer.status_code == 200
    assert browser.get(f"/api/tables/{answer.json()['code']}").json()["status"] == "lobby"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"position": "nonsense"}, "galapagos position 1"),
        ({"game": "darwin"}, "darwin"),
        ({"options": {"must_feed": "on"}}, "set by the position"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}]}, "3 players, the table 2 seats"),
    ],
)
def test_what_does_not_go_with_the_position_is_refused(
    browser: Browser, positions: dict[str, str], change: dict[str, object], why: str
) -> None:
    answer = browser.post("/api/tables", json=opening(positions["origin"]) | change)
    assert answer.status_code == 400
    assert answer.json()["error"] == "bad_position"
    assert why in answer.json()["message"]


def test_views_and_finished_games_are_refused(browser: Browser) -> None:
    table = played_to("origin", lambda t: len(t.play.steps) > 20)
    view = table.codec.position_text(table.play.game.view(0))
    over = played_to("origin", lambda t: t.status == OVER)
    end = over.codec.position_text(over.play.game)
    for position, why in ((view, "a view"), (end, "is over")):
        answer = browser.post("/api/tables", json=opening(position))
        assert answer.status_code == 400
        assert why in answer.json()["message"]
