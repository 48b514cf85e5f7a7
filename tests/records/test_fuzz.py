"""Every parser of every game meets nonsense: it understands it or raises `BadData`.

What it understands must be as good as the real thing: a position that is accepted can be played on
to the end by the rules, and every position on the way is accepted too.
"""

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from galapagos.lab.walk import walk
from galapagos.records.codec import Codec
from galapagos.records.record import format_record, parse_record
from galapagos.records.timeline import Timeline, replay
from tests.every_game import DEPTH, every_game, every_setting, examples, few_settings, new_game
from tests.records.fuzz_corpus import corpus, scenario_texts
from tests.records.mutations import ANY_TEXT, change_number, mutated

_LEAST_CHANGES = 300
"""Where there are few texts, each is changed more often."""

# --- positions -------------------------------------------------------------------------------


def assert_comes_back(codec: Codec, game: Game) -> None:
    text = codec.position_text(game)
    assert codec.position_text(codec.parse_position(text, "again")) == text


def assert_playable(name: str, codec: Codec, game: Game, seed: int) -> None:
    """Play a position on at random; on the way all must be as in a game of our own."""
    assert_comes_back(codec, game)
    complete = game.determinise(1) if codec.is_view(game) else game
    for number, _ in enumerate(walk(complete, seed, game_kind(name).longest, eager=True)):
        assert complete.problems() == []
        if number % 25 == 0:
            assert_comes_back(codec, complete)
            for seat in complete.seats_to_act():
                legal = complete.legal_list(seat)
                assert legal
                assert not any(complete.why(seat, action) for action in legal[:20])
    assert complete.is_over()
    assert_comes_back(codec, complete)


@every_game
def test_a_changed_position_is_refused_or_can_be_played_on(name: str) -> None:
    fuzzed = corpus(name)
    codec = fuzzed.codec
    accepted = 0
    each = DEPTH * (2 + _LEAST_CHANGES // len(fuzzed.positions))
    for number, text in enumerate(fuzzed.positions):
        for seed in range(each * number, each * (number + 1)):
            changed = mutated(text, seed, fuzzed.mutations if seed % 4 else ANY_TEXT)
            try:
                game = codec.parse_position(changed, "changed")
            except BadData:
                continue
            if codec.position_text(game) != text:
                accepted += 1
                if accepted % 3 == 1:
                    assert_playable(name, codec, game, seed)
    assert accepted >= fuzzed.least


def lines_of(name: str) -> st.SearchStrategy[str]:
    """Lines of the words of a position, in any order."""
    values = st.lists(st.sampled_from(corpus(name).words()), max_size=4).map(" ".join)
    return st.tuples(st.sampled_from(corpus(name).keys()), values).map(": ".join)


def texts_of(line: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.text() | st.lists(line | st.text(max_size=20), max_size=12).map("\n".join)


@every_game
@examples(50)
@given(st.data())
def test_any_position_text_is_a_position_or_bad_data(name: str, data: st.DataObject) -> None:
    text = data.draw(texts_of(lines_of(name)))
    fuzzed = corpus(name)
    for whole in (text, f"galapagos position 1\n{text}", f"{fuzzed.sample}{text}"):
        with suppress(BadData):
            assert_comes_back(fuzzed.codec, fuzzed.codec.parse_position(whole, "any"))


@every_game
@examples(100)
@given(st.data())
def test_other_lines_in_a_position_are_refused_or_can_be_played_on(
    name: str, data: st.DataObject
) -> None:
    changes = st.lists(st.tuples(st.integers(0, 40), lines_of(name)), min_size=1, max_size=3)
    fuzzed = corpus(name)
    lines = fuzzed.sample.splitlines()
    for number, line in data.draw(changes):
        lines[1 + number % (len(lines) - 1)] = line
    try:
        game = fuzzed.codec.parse_position("\n".join(lines), "other")
    except BadData:
        return
    assert_playable(name, fuzzed.codec, game, 1)


# --- records ---------------------------------------------------------------------------------


def recorded(name: str, setting: Setting, most: int) -> str:
    codec = game_kind(name).codec
    game = new_game(name, setting, 6)
    recording = Timeline.begin(codec, codec.header(game), 6)
    for seat, action in walk(game, 6, most, eager=True):
        recording.play(seat, action)
    return recording.text()


def read_record(name: str, text: str) -> int:
    """Read and replay a record; return the line it is refused for, 0 if it is accepted."""
    codec = game_kind(name).codec
    try:
        record = parse_record(text)
        assert parse_record(format_record(record)) == record
        for game in replay(record, codec):
            pass
        assert game.problems() == []
    except BadData as error:
        return error.line or -1
    return 0


@every_setting(quick=2)
def test_a_changed_record_is_refused_or_is_a_game(name: str, setting: Setting) -> None:
    for most in (0, 12, 300):
        text = recorded(name, setting, most)
        assert read_record(name, text) == 0
        for seed in range(25):
            assert read_record(name, mutated(text, seed, ANY_TEXT)) >= 0


@every_game
@examples(60)
@given(st.data())
def test_any_record_text_is_a_record_or_bad_data(name: str, data: st.DataObject) -> None:
    start = recorded(name, few_settings(name)[0], 3)
    known = [*start.split(), "setup", "P1", "P2", "P9", "|", "dice", "draw", "6", "7"]
    words = st.lists(st.sampled_from(sorted(set(known))), max_size=8).map(" ".join)
    text, line = data.draw(texts_of(words)), data.draw(words)
    head, setup = start.split("setup")
    assert read_record(name, text) > 0
    assert read_record(name, f"galapagos record 1\n{text}") > 0
    assert read_record(name, f"{head}{text}") > 0
    assert read_record(name, f"{head}setup | draw {line}") > 0
    assert read_record(name, f"{head}setup{setup.split('chance')[0]}{text}") > 0
    assert read_record(name, f"{start}{text}") >= 0


# --- actions ---------------------------------------------------------------------------------


@every_setting(quick=2)
def test_a_changed_action_is_refused_in_words_or_by_the_rules(name: str, setting: Setting) -> None:
    """Whatever parses can be asked about: the rules say no, or list it as legal."""
    codec = game_kind(name).codec
    game = new_game(name, setting, 2)
    understood = 0
    for number, (seat, _) in enumerate(walk(game, 2, game_kind(name).longest, eager=True)):
        if number % 5 and number > 20:
            continue
        legal = game.legal_list(seat)
        for index, action in enumerate(legal[:: max(1, len(legal) // 8)]):
            text = codec.action_text(game, action)
            try:
                other = codec.parse_action(game, mutated(text, 100 * number + index, ANY_TEXT))
            except BadData:
                continue
            understood += 1
            assert (game.why(seat, other) == []) == (other in legal)
    assert understood


@every_game
@examples(60)
@given(st.data(), st.text(max_size=40))
def test_any_action_text_is_an_action_or_bad_data(
    name: str, data: st.DataObject, text: str
) -> None:
    codec = game_kind(name).codec
    game = new_game(name, few_settings(name)[0], 3)
    seat = game.seats_to_act()[0]
    known = {word for one in game.legal_list(seat) for word in codec.action_text(game, one).split()}
    words = data.draw(st.lists(st.sampled_from([*sorted(known), text]), max_size=6))
    for line in (text, " ".join(words)):
        with suppress(BadData):
            game.why(seat, codec.parse_action(game, line))


# --- scenarios -------------------------------------------------------------------------------

_SCENARIO_CHANGES = [change_number] * 8 + ANY_TEXT
"""A number can be another one without breaking the form, which stops all else in JSON."""
_SCENARIOS_EACH = 15


@every_game
@examples(60)
@given(st.text(max_size=60))
def test_any_scenario_text_is_cases_or_bad_data(name: str, text: str) -> None:
    with suppress(BadData):
        game_kind(name).scenarios(text, "fuzz")


@every_game
def test_a_changed_scenario_is_refused_or_runs(name: str) -> None:
    """With any differences, but without breaking; what is wrong with a case of Darwin may come out
    only when it is run."""
    read = game_kind(name).scenarios
    ran = 0
    for source, text in scenario_texts(name):
        for seed in range(_SCENARIOS_EACH * DEPTH):
            with suppress(BadData):
                changed = mutated(some_cases(text, seed), seed, _SCENARIO_CHANGES)
                for case in read(changed, source):
                    assert all(isinstance(difference, str) for difference in case.run())
                    ran += 1
    assert ran or not scenario_texts(name)


def some_cases(text: str, seed: int) -> str:
    """Return two cases that follow each other; a case begins where nothing is indented."""
    lines = text.split("\n")
    starts = [number for number, line in enumerate(lines) if line and line[0] in "-{"]
    if not starts:
        return text
    first = (seed * 7) % len(starts)
    ends = [*starts[first + 2 :], len(lines)]
    return "\n".join(lines[starts[first] : ends[0]])
