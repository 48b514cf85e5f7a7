"""Game records: written, read, replayed, resumed; and every way in which a file can be wrong."""

from collections.abc import Callable

import pytest

from galapagos.games import kit_for
from galapagos.games.origin.cards.deck import parse_deck
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.notation.position import format_deck
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.records.record import Record, Step, format_record, parse_record
from galapagos.records.timeline import Timeline, replay
from tests.records.games import DECK

CODEC = OriginCodec()


def begin(options: Options, seed: int, codec: OriginCodec = CODEC) -> Timeline:
    return Timeline.begin(codec, codec.header(new_origin(options, codec.deck, seed)), seed)


def play(recording: Timeline, choices: Chance, most: int = 5_000) -> None:
    """Let every seat choose at random, until the game ends or so many actions are played."""
    for number in range(most):
        seat = int(recording.game.actor())
        if seat < 0:
            return
        legal = recording.game.legal_list(seat)
        recording.play(seat, legal[choices.below(len(legal))])


def finished(options: Options, seed: int) -> Timeline:
    recording = begin(options, seed)
    play(recording, Chance(mix(seed)))
    assert recording.game.is_over()
    return recording


def read(text: str, codec: OriginCodec = CODEC) -> list[str]:
    """Replay a text and return the position after each step."""
    record = parse_record(text, source="game.txt")
    return [codec.position_text(game) for game in replay(record, codec)]


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read(text)
    assert caught.value.source == "game.txt"
    return caught.value


# --- writing and reading back ----------------------------------------------------------------


def test_every_chance_result_is_written() -> None:
    """EV-SET-02, EV-SET-05: the setup deals 6 cards each and rolls for the start."""
    recording = begin(Options(3), 4)
    setup = recording.steps[0]
    assert len(setup.draws) == 18
    assert len(setup.dice) >= 3
    assert recording.text().splitlines()[7].startswith("setup | dice ")


def test_a_refused_action_is_not_written() -> None:
    recording = begin(Options(2), 4)
    before = recording.text()
    with pytest.raises(IllegalAction):
        recording.play(int(recording.game.actor()), CODEC.parse_action(recording.game, "end"))
    assert recording.text() == before


def test_comments_stay_where_they_are() -> None:
    lines = begin(Options(2), 4).text().splitlines()
    setup = next(number for number, line in enumerate(lines) if line.startswith("setup"))
    lines[setup:setup] = ["# before the setup", "#"]
    lines[-1:-1] = ["# who begins?"]
    lines += ["# to be continued"]
    text = "\n".join(lines) + "\n"
    assert format_record(parse_record(text)) == text
    assert len(read(text)) == 1


def test_blanks_and_other_line_ends_do_not_matter() -> None:
    text = finished(Options(2), 4).text()
    loose = text.replace("\n", "  \r\n").replace(" | ", "|").replace(" as ", "  as  ")
    loose = loose.replace("\r\nsetup", "\r\n\r\nsetup")
    assert parse_record(loose) == parse_record(text)
    assert format_record(parse_record(loose)) == text


def test_names_and_notes_may_stand_in_the_header() -> None:
    header = CODEC.header(new_origin(Options(2), DECK, 1))
    header |= {"P1": "Åsa 王: #1", "note": ""}
    recording = Timeline.begin(CODEC, header, 1)
    record = parse_record(recording.text())
    assert record.header["P1"] == "Åsa 王: #1"
    assert record.header["note"] == ""
    assert len(read(recording.text())) == 1


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("name", "Ann\n\nP1 pass"),
        ("name", "Ann\rBob"),
        ("name", "Ann\u2028Bob"),
        ("name", "\x1b[31mAnn"),
        ("name", " Ann"),
        ("name", "Ann "),
        ("na:me", "Ann"),
        ("#name", "Ann"),
        (" name", "Ann"),
        ("", "Ann"),
    ],
)
def test_a_header_that_would_not_come_back_is_refused_before_the_game_begins(
    key: str, value: str
) -> None:
    header = CODEC.header(new_origin(Options(2), DECK, 1))
    with pytest.raises(BadData, match="cannot be a line of a header"):
        Timeline.begin(CODEC, header | {key: value}, 1)


# --- resuming --------------------------------------------------------------------------------


def test_comments_at_the_end_of_a_saved_game_stay_between_the_actions() -> None:
    saved = begin(Options(2), 4)
    play(saved, Chance(1), 3)
    head, chance = saved.text().split("chance: ")
    resumed = Timeline.of_record(
        parse_record(f"{head}# saved here\nchance: {chance}# resumed here\n"), CODEC
    )
    play(resumed, Chance(2), 2)
    lines = resumed.text().splitlines()
    place = lines.index("# saved here")
    assert lines[place + 1] == "# resumed here"
    assert len(lines) - place == 5


def test_a_finished_game_can_be_opened_again() -> None:
    text = finished(Options(2), 4).text()
    assert Timeline.of_record(parse_record(text), CODEC).text() == text


def test_laid_down_chance_is_recorded_like_any_other() -> None:
    header = CODEC.header(new_origin(Options(2), DECK, 1))
    recording = Timeline.begin(CODEC, header, 1, tape=Tape(dice=[5, 0]))
    assert recording.steps[0].dice == [5, 0]
    assert "setup | dice 6 1 | draw " in recording.text()


# --- wrong files -----------------------------------------------------------------------------

WHOLE = finished(Options(2), 4).text()
SETUP_LINE = 8
UNFINISHED = begin(Options(2), 4).text()


def line_of(text: str, start: str) -> int:
    return 1 + next(n for n, line in enumerate(text.splitlines()) if line.startswith(start))


def replaced(text: str, number: int, change: Callable[[str], str]) -> str:
    """Change the line with this number."""
    lines = text.splitlines()
    changed = change(lines[number - 1])
    assert changed != lines[number - 1]
    lines[number - 1] = changed
    return "\n".join(lines) + "\n"


TINY = OriginCodec(
    parse_deck("face,copies\nrunning/carnivorous,8\nscavenger,6\n", name="tiny", source="tiny.csv")
)


@pytest.mark.parametrize("most", [0, 9, 5_000])
def test_every_cut_is_noticed(most: int) -> None:
    """Wherever a file ends too soon; only the very last line break may be missing."""
    recording = begin(Options(2), 4, TINY)
    play(recording, Chance(mix(4)), most)
    text = recording.text()
    assert read(text[:-1], TINY) == read(text, TINY)
    for cut in range(len(text) - 1):
        with pytest.raises(BadData) as caught:
            read(text[:cut], TINY)
        assert 1 <= caught.value.line <= text[:cut].count("\n") + 1


def test_a_file_cut_between_two_lines_says_so() -> None:
    lines = WHOLE.splitlines(keepends=True)
    error = refusal("".join(lines[:-1]))
    assert error.what == "the file is cut: expected further actions, a result or a chance"
    assert error.line == len(lines) - 1


@pytest.mark.parametrize(
    "number", [n for n, line in enumerate(WHOLE.splitlines(), start=1) if " | " in line]
)
def test_a_missing_line_with_chance_is_noticed(number: int) -> None:
    lines = WHOLE.splitlines(keepends=True)
    del lines[number - 1]
    refusal("".join(lines))


def test_a_changed_die_is_noticed() -> None:
    """Not every die matters, but a roll for food does as soon as it is eaten or cleared away."""
    number = line_of(WHOLE, "P") + next(
        n for n, line in enumerate(WHOLE.splitlines()[SETUP_LINE:]) if "| dice" in line
    )
    error = refusal(replaced(WHOLE, number, lambda line: line.replace("dice ", "dice 7")))
    assert error.what == "a die was laid down with a side it does not have"
    assert error.line == number
    error = refusal(replaced(WHOLE, number, lambda line: line.replace("dice ", "dice 0")))
    assert error.what.startswith("expected `dice SIDE …`")
    assert error.what.endswith(f", found 'dice 0{_die(number)}'")
    assert error.line == number
    error = refusal(replaced(WHOLE, number, lambda line: line.split(" | dice")[0]))
    assert error.what == "a die was rolled that nobody laid down"
    assert error.line == number
    error = refusal(replaced(WHOLE, number, lambda line: line + " 1"))
    assert error.what == "this line has more dice or cards than were rolled or drawn"
    assert error.line == number


def _die(number: int) -> str:
    return WHOLE.splitlines()[number - 1].split("dice ")[1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda line: line.rsplit(" ", 1)[0], "a card was drawn that nobody laid down"),
        (lambda line: line + " swimming", "this line has more dice or cards than were"),
        (lambda line: line + " wings", "the deck base has no card 'wings'"),
        (lambda line: "setup | draw " + "mimicry " * 12, "a card was laid down for a draw that is"),
        (lambda line: line.replace("dice", "die"), "expected `dice SIDE …`, `draw CARD …` or"),
        (
            lambda line: line.replace("dice ", "dice 128 "),
            "expected `dice SIDE …`, `draw CARD …` or",
        ),
        (lambda line: line + " |", "expected `dice SIDE …`, `draw CARD …` or"),
        (lambda line: line.replace("setup", "set up"), "expected a seat and its action, found"),
        (lambda line: line.replace("setup", "P1 pass"), "a game begins with setup or position"),
    ],
)
def test_a_changed_setup_is_noticed(change: Callable[[str], str], message: str) -> None:
    error = refusal(replaced(WHOLE, SETUP_LINE, change))
    assert error.what.startswith(message)
    assert error.line == SETUP_LINE


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P1 take P1a", "P1 cannot 'take P1a' here: wrong_phase (EV-ROUND-01), no_such_animal"),
        ("P2 end", "P2 cannot 'end' here: "),
        ("P3 pass", "there is no seat P3 at this table"),
        ("P9 pass", "expected a seat and its action, found 'P9 pass'"),
        ("pass", "expected a seat and its action, found 'pass'"),
        ("P1", "expected a seat and its action, found 'P1'"),
        ("P1 fly", "no action begins with 'fly'; there are burn, "),
        ("setup", "a game can be set up only once"),
        ("P1 pass | coin 1", "expected `dice SIDE …`, `draw CARD …` or"),
        ("nonsense", "expected a seat and its action, found 'nonsense'"),
    ],
)
def test_a_changed_action_is_noticed(line: str, message: str) -> None:
    error = refusal(replaced(WHOLE, SETUP_LINE + 1, lambda _: line))
    assert error.what.startswith(message)
    assert error.line == SETUP_LINE + 1


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("galapagos record 1", "galapagos record 2", 1, "expected 'galapagos record 1', found"),
        ("game: origin\n", "", 1, "the header lacks 'game'"),
        ("rules: 2\n", "", 1, "the header lacks 'rules'"),
        ("game: origin", "game: darwin", 2, "expected a game of origin, found 'darwin'"),
        ("rules: 2", "rules: 0", 3, "this game was played by version 0 of the rules of origin; "),
        ("players: 2", "players: 3", SETUP_LINE, "a card was drawn that nobody laid down"),
        ("players: 2", "players: two", 4, "players: expected a number from 0 to 9999, found"),
        ("players: 2", "players: 1", 4, "players: Origin is for 2 to 8 players, not 1"),
        ("players: 2\n", "", 1, "players: is missing"),
        ("options:", "options: teams=on", 5, "options: teams need 4, 6 or 8 players, not 2"),
        ("options:", "options: winter=on", 5, "options: no switch is called 'winter'; there are "),
        ("deck: base", "deck: mine", 6, "deck: expected base 4f5e3c84befb8c95, found 'mine 4f5e"),
        ("deck: base", "# deck\ndeck: base", 6, "comments must come after the header"),
        ("deck: base", "deck base", 6, "expected KEY: VALUE with each key once, found 'deck base"),
        ("deck: base", "rules: 2\ndeck: base", 6, "expected KEY: VALUE with each key once"),
        (
            "deck: base",
            "name: \x07\ndeck: base",
            6,
            "the character '\\x07' is not allowed in a text",
        ),
    ],
)
def test_a_wrong_header_is_noticed(old: str, new: str, line: int, message: str) -> None:
    assert WHOLE.count(old) == 1
    error = refusal(WHOLE.replace(old, new))
    assert error.what.startswith(message)
    assert error.line == line


def test_a_header_without_an_end_is_noticed() -> None:
    error = refusal(WHOLE[: WHOLE.index("\n\n") + 1])
    assert error.what == "the header must end with an empty line"
    assert error.line == 6


def test_what_follows_the_end_is_refused() -> None:
    end = len(WHOLE.splitlines())
    for line in ("P1 pass", "result: 0 0 won by P1", "chance: 0000000000000000", "x"):
        error = refusal(f"{WHOLE}{line}\n")
        assert error.what == "nothing but comments may follow the end of a game"
        assert error.line == end + 1


def test_a_wrong_end_is_noticed() -> None:
    end = len(WHOLE.splitlines())
    result = WHOLE.splitlines()[-1].removeprefix("result: ")
    error = refusal(replaced(WHOLE, end, lambda line: line.replace("won by P", "won by P1 P")))
    assert error.what.startswith(f"expected {result}, found ")
    assert error.line == end
    error = refusal(replaced(WHOLE, end, lambda _: "chance: 0000000000000000"))
    assert error.what == f"expected {result}, found an unfinished game"
    error = refusal(replaced(WHOLE, end, lambda _: "result:"))
    assert error.what == "expected the result of the game, found nothing"
    error = refusal(UNFINISHED.split("chance:")[0] + "result: 0 0 won by P1 P2\n")
    assert error.what == "expected an unfinished game, found 0 0 won by P1 P2"
    error = refusal(UNFINISHED.split("chance:")[0] + "chance: 12\n")
    assert error.what.startswith("expected the state of the chance, 16 digits")
    assert error.line == SETUP_LINE + 1


def test_a_record_without_steps_is_no_game() -> None:
    error = refusal(WHOLE[: WHOLE.index("setup")])
    assert error.what == "a game begins with setup or position"


# --- other decks and games -------------------------------------------------------------------


def test_a_game_with_another_deck_needs_that_deck() -> None:
    recording = begin(Options(2), 1, TINY)
    play(recording, Chance(1))
    assert len(read(recording.text(), TINY)) == len(recording.steps)
    error = refusal(recording.text())
    assert error.what == f"deck: expected {format_deck(DECK)}, found {format_deck(TINY.deck)!r}"
    assert error.line == 6


def test_a_deck_too_small_for_the_table_is_told() -> None:
    header = {"players": "3", "options": "", "deck": format_deck(TINY.deck)}
    with pytest.raises(BadData, match="deck: the deck tiny has too few cards to deal 18"):
        Timeline.begin(TINY, header, 1)


def test_only_known_games_have_texts() -> None:
    assert isinstance(kit_for("origin").codec(), OriginCodec)
    with pytest.raises(BadData, match="no game is called 'chess'; there are origin, darwin"):
        kit_for("chess").codec()


def test_errors_of_a_record_made_by_hand_name_no_line_it_does_not_have() -> None:
    record = Record({"game": "origin", "rules": "7"}, [Step(-1, "")])
    with pytest.raises(BadData, match="played by version 7"):
        list(replay(record, CODEC))
