"""`galapagos verify`: every die and card of a served game follows from its secret."""

from pathlib import Path

import pytest

from galapagos.cli import main
from galapagos.kernel.errors import BadData
from galapagos.records.record import format_record, parse_record
from galapagos.records.timeline import replay
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.secret import BY_DRAW
from galapagos.server.table.verify import verify
from tests.server.tables import ANA, BO, CODECS, Journal, bot, person, written


def served(game: str = "origin") -> str:
    """Return the record of a served game in which something was taken back and a bot stepped in."""
    table = Journal([person(ANA), person(BO), bot()], game=game)
    table.start()
    table.act_until(lambda t: len(t.play.steps) == 12)
    table.act_until(lambda t: t.play.last_of(1) > 0)
    table.keep(written(Desk(table.table, 0, ANA), decide.come_back))
    to = decide.undo_point(table.table, BO, 1)
    table.keep(written(Desk(table.table, 0, BO), decide.undo_agreed, 1, to))
    table.keep(written(Desk(table.table, 0), decide.bot_takes, 0, "left"))
    table.act_until(lambda t: t.status == "over")
    return table.table.record_text()


@pytest.fixture(scope="module")
def text() -> str:
    return served()


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_served_game_is_verified(game: str) -> None:
    record = parse_record(served(game))
    found = verify(record, CODECS.get(game))
    assert found.actions == len(record.steps) - 1
    assert found.dice > 0
    assert found.cards > 30


def test_places_are_written_only_where_they_do_not_follow(text: str) -> None:
    record = parse_record(text)
    serials = [step.serial for step in record.steps]
    assert serials[0] == 2
    assert 2 <= len([serial for serial in serials if serial]) <= 5
    assert format_record(record) == text
    for _ in replay(record, CODECS.get("origin")):
        pass


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start))


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_another_die_is_found(text: str) -> None:
    lines = text.split("\n")
    number, line = next(
        (n, x) for n, x in enumerate(lines) if "run | dice" in x or "pass | dice" in x
    )
    head, _, rest = line.partition("| dice ")
    wrong = "1" if rest[0] != "1" else "2"
    lines[number] = f"{head}| dice {wrong}{rest[1:]}"
    with pytest.raises(BadData) as error:
        verify(parse_record("\n".join(lines)), CODECS.get("origin"))
    assert error.value.line > 1


def test_swapped_cards_are_found(text: str) -> None:
    lines = text.split("\n")
    number = line_of(text, "setup") - 1
    head, _, rest = lines[number].partition("| draw ")
    cards, _, serial = rest.partition(" | serial")
    words = cards.split()
    # Two players get each other's first card: still a game that could have been dealt.
    at = next(n for n in range(len(words)) if words[n] != words[0])
    words[0], words[at] = words[at], words[0]
    lines[number] = f"{head}| draw {' '.join(words)} | serial{serial}"
    with pytest.raises(BadData):
        verify(parse_record("\n".join(lines)), CODECS.get("origin"))


def test_the_line_that_differs_is_named() -> None:
    table = Journal([bot(), bot()])
    table.start()
    table.act_until(lambda t: t.status == "over")
    record = parse_record(table.table.record_text())
    record.steps[0].serial += 1  # every word of the stream is another one
    with pytest.raises(BadData) as error:
        verify(record, CODECS.get("origin"))
    assert error.value.line == record.steps[0].line
    assert "the secret gives" in error.value.what


@pytest.mark.parametrize(
    ("pattern", "replacement", "why"),
    [
        ("secret: 00", "secret: 01", "the commitment is not that of the secret"),
        ("secret: 00", "secret: zz", "expected a secret of 64 digits"),
        ("secret: ", "note: ", "no secret: it is shown only when the game is over"),
        ("commitment: ", "note: ", "no commitment: the game was not dealt by a table server"),
        (" | serial 2", "", "lacks its place"),
        ("serial 2", "serial 0", "places in a journal count from 1"),
        ("serial 2", "serial two", "expected a number"),
    ],
)
def test_records_that_cannot_be_verified_say_why(
    text: str, pattern: str, replacement: str, why: str
) -> None:
    with pytest.raises(BadData, match=why):
        verify(parse_record(changed(text, pattern, replacement)), CODECS.get("origin"))


def test_places_go_up(text: str) -> None:
    head, mark, tail = text.rpartition("| serial ")
    wrong = f"{head}{mark}1{tail[tail.index(chr(10)) :]}"
    with pytest.raises(BadData, match=r"expected a serial above \d+, found 1"):
        verify(parse_record(wrong), CODECS.get("origin"))


def test_the_command_says_ok_or_the_line(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    commitment = parse_record(text).header["commitment"]
    assert main(["verify", str(file), "--commitment", commitment]) == 0
    assert "come from the secret" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "00"]) == 2
    assert "not the one that was shown before the game" in capsys.readouterr().err
    file.write_text(changed(text, "secret: 00", "secret: 01"))
    assert main(["verify", str(file)]) == 2
    line = line_of(text, "commitment")
    assert f"game.txt, line {line}: the commitment is not" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none.txt")]) == 2


# --- draws are counted apart from places -----------------------------------------------------


def by_draws(wishes: int = 0, game: str = "origin") -> Journal:
    """Play a game whose chance hangs on the number of the draw; so many private entries before
    anybody acts, and a draw that was taken back."""
    table = Journal([person(ANA), person(BO)], game=game, fair=BY_DRAW)
    table.start()
    for number in range(wishes):
        answers = {"game": "origin", "scavenger": "ask" if number % 2 else "hungriest"}
        table.keep(
            written(Desk(table.table, 0, ANA, table.wish()), decide.set_standing, 0, answers)
        )
    table.keep(
        written(Desk(table.table, 0, ANA, table.wish()), decide.set_standing, 0, {"game": "origin"})
    )
    table.act_until(lambda t: t.draws > 2 and bool(t.play.steps[-1].draw))
    seat = table.table.play.steps[-1].seat
    who = table.table.seats[seat].person
    to = decide.undo_point(table.table, who, seat)
    table.keep(written(Desk(table.table, 0, who), decide.undo_agreed, seat, to))
    table.act_until(lambda t: t.status == "over")
    return table


def test_private_entries_choose_no_draw() -> None:
    plain, wished = by_draws().table, by_draws(wishes=6).table
    assert wished.serial == plain.serial + 6
    kept = [(step.action, step.dice, step.draws) for step in plain.play.steps]
    assert [(step.action, step.dice, step.draws) for step in wished.play.steps] == kept


def test_a_draw_that_was_taken_back_is_named_and_met_no_more() -> None:
    table = by_draws().table
    text = table.record_text()
    found = verify(parse_record(text), CODECS.get("origin"))
    assert found.taken_back == (3,)
    assert "\nfair: 2\n" in text
    assert "\ntaken_back: 3\n" in text


def test_draws_that_were_left_out_are_found() -> None:
    text = by_draws().table.record_text()
    for old, new, what in (
        ("taken_back: 3\n", "taken_back:\n", "draw 3 is missing, and nobody took it back"),
        ("taken_back: 3\n", "taken_back: 3 4\n", "must list the missing draws"),
        ("taken_back: 3\n", "taken_back: x\n", ""),
        ("fair: 2\n", "fair: 4\n", "expected fair"),
        ("fair: 2\n", "fair: 3\n", "does not say which seeds"),
        ("fair: 2\n", "fair: 1\n", ""),
        (" | serial 4", " | serial 3", ""),
    ):
        with pytest.raises(BadData, match=what or "."):
            verify(parse_record(changed(text, old, new)), CODECS.get("origin"))


def test_a_server_that_skips_a_draw_is_found() -> None:
    """Who knows the secret could look for better cards: the gap shows it."""
    table = Journal([bot(), bot()], fair=BY_DRAW)
    table.table.draws = 1  # the first was not to its liking
    table.start()
    table.act_until(lambda t: t.status == "over")
    text = table.table.record_text()
    hidden = changed(text, "taken_back: 1\n", "taken_back:\n")
    with pytest.raises(BadData, match="draw 1 is missing"):
        verify(parse_record(hidden), CODECS.get("origin"))
