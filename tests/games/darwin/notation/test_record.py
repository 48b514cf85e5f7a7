"""Records of Darwin: written, read, replayed, resumed, seen; and the golden games."""

import re
from pathlib import Path
from shutil import copytree

import pytest

from galapagos.cli import main
from galapagos.games import kit_for
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.cards.rows import NOTATION_WORDS
from galapagos.games.darwin.notation.actions import VERBS
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.words import HIDDEN_KEYS, TOKEN_WORD
from galapagos.games.darwin.rules.actions import (
    CONFIRM,
    CREATE,
    NO_ACTION,
    PASS,
    create_slot,
    kind_of,
)
from galapagos.games.darwin.rules.events import (
    BIOME_FETCHED,
    BIOME_LAID,
    BIOME_REPLACED,
    CARD_DRAWN,
)
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import ACTION, BIOME, KIDS, MODE_KEYS
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.records.codec import HIDDEN_WORD
from galapagos.records.files import read_text
from galapagos.records.record import format_record, parse_record, result_text
from galapagos.records.timeline import Timeline, replay, replayed
from tests.records.darwin_games import (
    CARD_SET,
    CODEC,
    FOLDER,
    GOLDENS,
    TABLES,
    WORDS,
    Golden,
    choice,
    recorded,
)


def game_of(recording: Timeline) -> Darwin:
    assert isinstance(recording.game, Darwin)
    return recording.game


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        list(replay(parse_record(text, source="game.txt"), CODEC))
    assert caught.value.source == "game.txt"
    return caught.value


# --- writing and reading back ----------------------------------------------------------------


def test_a_refused_action_is_not_written_and_the_rule_is_named() -> None:
    recording = recorded(Options(3), 4, 2)
    before = recording.text()
    with pytest.raises(IllegalAction):
        recording.play(0, CODEC.parse_action(recording.game, "confirm"))
    assert recording.text() == before
    text = before.replace("chance:", "P1 confirm\nchance:")
    error = refusal(text)
    assert "P1 cannot 'confirm' here: wrong_phase (DC-" in error.what
    assert error.line == text.splitlines().index("P1 confirm") + 1


# --- chance ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(2), ["biome"] * 9 + ["continent"] * 2 + ["biome"] * 3 + ["card"] * 4),
        (Options(3), ["continent"] + ["biome"] * 4 + ["card"] * 5),
        (Options(6), ["biome"] * 5 + ["card"] * 8),
        (Options(4, mode=KIDS), ["biome"] * 12 + ["token"] + ["card"] * 6),
        (Options(5, mode=MODE_KEYS.index("beginner")), ["continent"] + ["card"] * 57),
    ],
)
def test_the_setup_tells_what_was_drawn(options: Options, expected: list[str]) -> None:
    """DC-SET-03 … 09, DC-2P-01, -03, DC-KIDS-04, DC-BEG-01, -02."""
    setup = recorded(options, 4, 0).steps[0]
    assert [kind_of_word(word) for word in setup.draws] == expected
    # DC-SET-01: the first player is drawn by lot.
    assert len(setup.dice) == 1


def kind_of_word(word: str) -> str:
    for kind, keys in (
        ("continent", ["africa", "america", "asia", "europe", "oceania"]),
        ("token", ["gold1", "gold2", "silver1", "silver2", "bronze1", "bronze2"]),
        ("event", list(WORDS.catalog.events)),
        ("biome", [biome.id for biome in WORDS.catalog.biomes]),
        ("card", [card.id for card in WORDS.catalog.cards]),
    ):
        if word in keys:
            return kind
    raise AssertionError(word)


@pytest.mark.parametrize("table", [0, 3, 4, 5, 6, 8])
def test_the_words_of_a_step_are_those_of_its_events(table: int) -> None:
    """DC-TRANS-2-01, DC-EVT-SPECIAL-02: biomes, slots and cards are told apart."""
    for seed in range(3):
        text = recorded(TABLES[table], seed).text()
        record = parse_record(text)
        told = 0
        for step, past in zip(record.steps, replayed(record, CODEC), strict=True):
            game = past.game
            assert isinstance(game, Darwin)
            words = set(step.draws)
            for event in past.events[told:]:
                if event.kind == CARD_DRAWN:
                    assert WORDS.card(event.b) in words
                elif event.kind in (BIOME_REPLACED, BIOME_LAID) and event.c == BIOME:
                    assert WORDS.biome(event.b) in words or _was_fetched(past, told, event.b)
                if event.kind == BIOME_REPLACED:
                    assert WORDS.slot(game.state, event.a) in words
            told = len(past.events)


def _was_fetched(past: Timeline, since: int, biome: int) -> bool:
    """Whether an event fetched the biome, in this step or by a pick in an earlier one."""
    return any(event.kind == BIOME_FETCHED and event.a == biome for event in past.events[since:])


def test_a_wrong_card_is_refused_where_it_stands() -> None:
    text = recorded(Options(3), 4, 3).text()
    line = next(line for line in text.splitlines() if line.startswith("P") and "| draw" in line)
    drawn = line.split()[-1]
    error = refusal(text.replace(f"draw {drawn}", "draw unicorn-head"))
    assert error.what == "expected a card that can be drawn, found 'unicorn-head'"
    assert error.line == text.splitlines().index(line) + 1
    zone = next(line for line in text.splitlines() if line.startswith("setup")).split()[-1]
    error = refusal(text.replace(f"draw {drawn}", f"draw {zone}"))
    assert error.what == "a card was laid down for a draw that is not in the pile"


# --- headers and card sets -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "other", "message"),
    [
        ("players: 4", "players: 5", "mode: mode team is for 4 to 4 players, not 5"),
        ("players: 4", "players: four", "players: expected a number from 0 to 9999"),
        ("mode: team", "mode: solo", "mode: no mode is called 'solo'"),
        ("eras: 4", "eras: 2", "eras: a game has 4 or 3 Eras, not 2"),
        (
            "options:",
            "options: magic=on",
            "options: no switch is called 'magic'; there",
        ),
        ("options:", "options: loose_prey=maybe", "options: loose_prey must be on or off"),
        (f"cards: {WORDS.title}", "cards: mine 00", f"cards: expected {WORDS.title}, found 'mine"),
        ("mode: team\n", "", "mode: is missing"),
    ],
)
def test_a_header_no_game_can_be_set_up_from_is_refused(
    line: str, other: str, message: str
) -> None:
    text = recorded(TABLES[5], 1, 1).text()
    assert text.count(line) == 1
    error = refusal(text.replace(line, other))
    assert error.what.startswith(message)
    # The line of the field at fault; the first one if it is missing.
    keys = [found.split(":")[0] for found in text.replace(line, other).splitlines()]
    key = message.split(":")[0]
    assert error.line == (keys.index(key) + 1 if key in keys else 1)


def test_games_are_played_with_the_cards_of_galapagos_unless_told_otherwise() -> None:
    codec = kit_for("darwin").codec()
    assert isinstance(codec, DarwinCodec)
    game = new_darwin(Options(4), codec.words.cards, 1)
    recording = Timeline.begin(codec, codec.header(game), 1)
    chooser = Chance(1)
    for _ in range(120):
        recording.play(*choice(game_of(recording), chooser))
    record = parse_record(recording.text())
    assert record.header["cards"].startswith("Galapagos ")
    *_, last = replay(record, codec)
    text = codec.position_text(last)
    assert text == codec.position_text(recording.game)
    assert codec.position_text(codec.parse_position(text, "game.txt")) == text


def with_other_id(folder: Path, card_id: str) -> None:
    """Make a card set in which a card is called otherwise."""
    copytree(CARD_SET, folder)
    cards = folder / "cards.csv"
    text = cards.read_text(encoding="utf-8")
    assert text.count("\nbongo-head,bongo,") == 1
    text = text.replace("\nbongo-head,bongo,", f"\n{card_id},bongo,")
    cards.write_text(text, encoding="utf-8")


def test_a_game_with_other_cards_needs_them(tmp_path: Path) -> None:
    with_other_id(tmp_path / "mine", "my-head")
    codec = kit_for("darwin").codec(tmp_path / "mine")
    assert isinstance(codec, DarwinCodec)
    game = new_darwin(Options(2), codec.words.cards, 1)
    recording = Timeline.begin(codec, codec.header(game), 1)
    record = parse_record(recording.text(), source="game.txt")
    assert len(list(replay(record, codec))) == 1
    error = refusal(recording.text())
    assert error.what.startswith(f"cards: expected {WORDS.title}, found 'records ")
    assert codec.parse_action(game, "give my-head") == CODEC.parse_action(game, "give bongo-head")


def test_no_set_can_use_the_words_of_the_notation() -> None:
    """`load_catalog` refuses such ids; here the words of the texts are checked against its list."""
    assert {TOKEN_WORD, HIDDEN_WORD, *HIDDEN_KEYS} <= set(NOTATION_WORDS)


# --- dice with many sides --------------------------------------------------------------------


def all_hunters(folder: Path) -> DarwinCodec:
    """Make a card set in which all species are carnivores alike that need no food."""
    copytree(CARD_SET, folder)
    for file, columns in {
        "cards.csv": ["hearts", "run", "climb", "fly", "swim", "cold", "heat", "competition"],
        "biomes.csv": ["requires", "forbids"],
    }.items():
        lines = (folder / file).read_text(encoding="utf-8").split("\n")
        header = next(line for line in lines if not line.startswith("#")).split(",")
        for number, line in enumerate(lines):
            cells = line.split(",")
            if line.startswith("#") or len(cells) != len(header) or cells == header:
                continue
            for column in columns:
                cells[header.index(column)] = ""
            if "diet" in header and cells[header.index("diet")]:
                cells[header.index("diet")] = "carnivore"
            lines[number] = ",".join(cells)
        (folder / file).write_text("\n".join(lines), encoding="utf-8")
    return DarwinCodec(load_catalog(folder))


def first_creation(game: Darwin, seat: int) -> int | None:
    """Return a creation of two cards in the first slot."""
    for action in game.legal_list(seat):
        if kind_of(action) == CREATE and create_slot(action) == 0:
            return action
    return None


def test_tied_hunters_roll_dice_with_a_side_for_each(tmp_path: Path) -> None:
    """Ruling Q45, option: more than six tied carnivores; the record keeps what was rolled."""
    codec = all_hunters(tmp_path / "mine")
    options = Options(6, random_hunt_order=True)
    game = new_darwin(options, codec.words.cards, 1)
    recording = Timeline.begin(codec, codec.header(game), 1)
    while game_of(recording).state.era < 2:
        seat = recording.game.actor()
        state = game_of(recording).state
        legal = recording.game.legal_list(seat)
        action = legal[len(recording.steps) % len(legal)]
        if state.phase == ACTION:
            action = CONFIRM
        if state.phase == ACTION and state.main == NO_ACTION:
            found = first_creation(game_of(recording), seat)
            action = PASS if found is None else found
        recording.play(seat, action)
    text = recording.text()
    rolled = [die + 1 for step in recording.steps for die in step.dice]
    assert max(rolled) > 6
    record = parse_record(text)
    assert format_record(record) == text
    assert record.steps == recording.record().steps
    *_, again = replay(record, codec)
    assert codec.position_text(again) == codec.position_text(recording.game)
    step = next(step for step in record.steps if len(step.dice) > 2)
    step.dice[0] = 126
    with pytest.raises(BadData, match="a die was laid down with a side it does not have"):
        list(replay(record, codec))


@pytest.mark.parametrize("die", ["0", "128", "-1", "+3", "03", "x", "³", "1.0", "9" * 5000])
def test_what_no_die_can_show_is_refused(die: str) -> None:
    text = recorded(TABLES[0], 5, 3).text()
    number = 1 + text.split("\n").index(next(x for x in text.split("\n") if "| dice" in x))
    error = refusal(re.sub(r"dice \d", f"dice {die}", text, count=1))
    assert error.what.startswith("expected `dice SIDE …`")
    assert error.line == number


# --- as others see it ------------------------------------------------------------------------


def seen(text: str, viewer: int) -> str:
    """What `galapagos replay --view` would print of the actions."""
    record = parse_record(text)
    lines: list[str] = []
    told = 0
    for step, past in zip(record.steps, replayed(record, CODEC), strict=True):
        game, action = past.game, step.action
        if step.seat not in (-1, viewer):
            code = CODEC.parse_action(game, step.action)
            action = CODEC.action_text_seen(game, code)
        draws = CODEC.draws_seen(game, viewer, past.events[told:])
        told = len(past.events)
        lines.append(f"{step.seat} {action} | {' '.join(draws)}")
    return "\n".join(lines)


@pytest.mark.parametrize("table", [2, 5, 8])
def test_a_replay_for_a_viewer_is_silent_about_secrets(table: int) -> None:
    """DC-INFO-01, -02, rulings Q82, Q88: drafts, drawn, kept, shown and discarded cards."""
    text = recorded(TABLES[table], 2).text()
    lines = seen(text, -1).splitlines()[1:]
    for line in lines:
        verb = line.split()[1]
        assert verb not in ("create", "mutate", "migrate", "trade", "cancel")
        assert not line.split(maxsplit=1)[1].startswith("take back")
        if verb == "draw":
            assert line.endswith("| hidden")
        if line.split()[1:3] == ["redraw", "keep"] or verb in ("show", "discard", "give"):
            assert " hidden |" in line
    own = seen(text, 0).splitlines()[1:]
    assert any(line.startswith("0 create") for line in own)
    assert any(line.startswith("0 draw") and "hidden" not in line for line in own)


def test_beginners_see_every_card() -> None:
    """DC-BEG-02: all hands lie open; only a draft is still secret."""
    lines = seen(recorded(TABLES[9], 2).text(), -1).splitlines()
    assert all("| hidden" not in line for line in lines)


def test_the_replay_command_knows_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    recording = recorded(TABLES[5], 3, 60)
    path.write_text(recording.text(), encoding="utf-8")
    words = ["replay", str(path), "--cards", str(CARD_SET)]
    assert main([*words, "--view", "P2", "--position", "--quiet"]) == 0
    assert capsys.readouterr().out == CODEC.position_text(recording.game.view(1))


# --- golden games ----------------------------------------------------------------------------


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_golden_game_replays_exactly(golden: Golden) -> None:
    text = read_text(golden.path())
    record = parse_record(text, source=golden.path().name)
    assert format_record(record) == text
    for game in replay(record, CODEC):
        assert game.problems() == []
    assert result_text(game) == record.result


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_golden_game_is_played_the_same_way_again(golden: Golden) -> None:
    """If this fails, play has changed. If that was meant, give the rules a new version and run
    ``python -m tests.records.darwin_games``."""
    assert golden.play().text() == read_text(golden.path())


def test_the_folder_holds_these_games_and_no_others() -> None:
    assert {golden.path() for golden in GOLDENS} == set(FOLDER.glob("darwin-*"))


def test_the_golden_games_show_every_mode_and_action() -> None:
    modes: set[str] = set()
    verbs: set[str] = set()
    for golden in GOLDENS:
        record = parse_record(read_text(golden.path()))
        modes.add(record.header["mode"])
        verbs.update(step.action.split()[0] for step in record.steps[1:])
    assert modes == set(MODE_KEYS)
    # Exact ties in a hunt are too rare to be found again whenever the cards change.
    assert verbs >= set(VERBS) - {"hunt", "eat"}
