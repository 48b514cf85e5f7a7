"""The rule book: every rule once in every language, lists from the data, examples by the rules."""

import re
from collections import deque
from itertools import chain

import pytest

from galapagos.cli import main
from galapagos.games import GAMES, kit_for
from galapagos.games.book import book, markdown, search
from galapagos.games.book_examples import example
from galapagos.games.book_guide import parse_guide
from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.rules.rules import RULE_IDS as DARWIN_IDS
from galapagos.games.darwin.rules.terms import EVENT_CARD_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS as ORIGIN_IDS
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.kernel.errors import BadData
from galapagos.text.languages import LANGUAGES
from tests.amounts import few

IDS = {"origin": list(ORIGIN_IDS), "darwin": list(DARWIN_IDS)}


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_an_anchor_once(game: str, language: str) -> None:
    page = markdown(book(game, language))
    assert re.findall(r'<a id="([^"]+)">', page) == IDS[game]


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_all_its_parts_in_its_own_language(game: str, language: str) -> None:
    found, english = book(game, language), book(game, "en")
    assert len(found.quick) == len(english.quick) == 6
    assert found.cover
    assert [chapter.key for chapter in found.chapters] == [one.key for one in english.chapters]
    for ours, theirs in zip(found.chapters, english.chapters, strict=True):
        assert len(ours.paragraphs) == len(theirs.paragraphs)
        assert len(ours.entries) == len(theirs.entries)
        texts = [step.text for one in ours.examples for step in one.steps]
        others = [step.text for one in theirs.examples for step in one.steps]
        assert len(texts) == len(others)
        assert language == "en" or not set(texts) & set(others)


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_picture_an_example_and_the_usual_mistake(game: str) -> None:
    of_kind = {chapter.key: chapter.entries for chapter in book(game, "en").chapters}
    drawn = {name for kit in map(kit_for, GAMES) for name in kit.pictures(kit.codec())} | {"icon"}
    for entry in chain.from_iterable(of_kind.values()):
        assert entry.picture.partition("/")[0] in drawn
        assert entry.mistake, entry.key
        assert entry.example is None or any(step.told for step in entry.example.steps), entry.key
    keys = {kind: [entry.key for entry in entries] for kind, entries in of_kind.items() if entries}
    catalog = load_catalog()
    wanted = {"biomes": [one.id for one in catalog.biomes], "events": list(EVENT_CARD_KEYS)}
    assert keys == ({"traits": list(TRAIT_KEYS)} if game == "origin" else wanted)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_can_be_played_on(game: str) -> None:
    """The position is whole, not over, and waits for the first seat or a bot."""
    codec = kit_for(game).codec()
    for chapter in book(game, "en").chapters:
        shown = [entry.example for entry in chapter.entries if entry.example is not None]
        for one in [*chapter.examples, *shown]:
            played = codec.parse_position(one.position, one.key)
            assert not played.is_over()
            assert int(played.seats()) == one.players


def test_a_guide_that_promises_what_is_not_so_is_refused_with_its_line() -> None:
    text = (kit_for("origin").folder / "book" / "guide.yaml").read_text(encoding="utf-8")
    faults = {
        "facts: {centre: 3}": ("facts: {centre: 4}", "centre is 3, not 4"),
        "gone: [P1c, P2a]": ("gone: [P1a]", "P1a is still there"),
        "try: P1 hunt P1a P2b": ("try: P1 hunt P1a P2a", "is not refused"),
        "do: [P1 take P1b]": ("do: [P1 take P2a]", "is refused: not_your_animal"),
    }
    for right, (wrong, why) in faults.items():
        guide = parse_guide(text.replace(right, wrong, 1), "origin", "guide")
        examples = chain.from_iterable(chapter.examples for chapter in guide.chapters)
        with pytest.raises(BadData, match=why) as raised:
            deque((example(guide, plan, "en") for plan in examples), maxlen=0)
        assert raised.value.line > 0


def test_a_rule_names_the_switch_that_changes_it_in_the_words_of_a_table() -> None:
    for game in GAMES:
        keys = {switch.key for switch in kit_for(game).switches()}
        for language in ("en", "ja"):
            sections = book(game, language).sections
            rules = list(chain.from_iterable(section.rules for section in sections))
            assert {one.switch for rule in rules for one in rule.switches} == keys
            for rule in rules:
                assert not re.search(r"\bQ\d\d\b", rule.text)
                assert not any(key in rule.text for key in keys if "_" in key)


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_questions_with_answers_in_words_of_players(game: str, language: str) -> None:
    """A number, an id or the key of a switch is nothing that a player says."""
    found = book(game, language)
    rules = list(chain.from_iterable(section.rules for section in found.sections))
    keys = {switch.key for switch in kit_for(game).switches() if "_" in switch.key}
    for ruling in chain.from_iterable(rule.rulings for rule in rules):
        assert ruling.question.endswith(("?", "？")), ruling.number
        said = f"{ruling.question} {ruling.answer}"
        assert not re.search(r"\b([BQ]-?\d\d|EV-|DC-)", said), ruling.number
        assert not any(key in said for key in keys), ruling.number
    # Whatever a table can switch is a question that somebody has asked, but for two whole variants.
    unasked = {one.switch for rule in rules if not rule.rulings for one in rule.switches}
    assert not unasked
    first, rule = next((one, rule) for rule in rules for one in rule.rulings)
    sought = chain.from_iterable(section.rules for section in search(found, first.question))
    assert rule.id in {one.id for one in sought}
    assert f"*{first.question}* {first.answer}" in markdown(found)


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
def test_a_guide_calls_animals_by_name_in_words_pictures_and_logs(language: str) -> None:
    """Tags such as P1a are for records and for what is typed."""
    for chapter in book("origin", language).chapters:
        shown = [entry.example for entry in chapter.entries if entry.example is not None]
        for step in chain.from_iterable(one.steps for one in [*chapter.examples, *shown]):
            labels = [piece.label for group in step.groups for piece in group.pieces]
            said = " ".join([step.text, *step.told, *labels])
            assert not re.search(r"P[1-4][a-z]", said), said


def test_lists_are_drawn_from_the_data() -> None:
    origin = {table.key: table for table in book("origin", "en").tables}
    darwin = {table.key: table for table in book("darwin", "en").tables}
    assert len(origin["traits"].rows) == len(TRAIT_KEYS)
    assert sum(int(row[1]) for row in origin["cards"].rows) == 84
    assert len(darwin["biomes"].rows) == len(load_catalog().biomes)
    assert len(darwin["events"].rows) == 16


def test_examples_tell_what_the_rules_do() -> None:
    """EV-FEED-06: a carnivore needs 2; DC-EVAL-COMP-02: equal competition, better adapted."""
    examples = {
        (game, one.key): one.steps
        for game in GAMES
        for chapter in book(game, "en").chapters
        for one in chapter.examples
    }
    last = examples["origin", "feeding"][-1]
    assert last.text.startswith("Both pass. Nila has 1 of 2 food and dies.")
    states = {piece.key: piece.state for group in last.groups for piece in group.pieces}
    assert states["P1a"] == "gone"
    assert "Ana has 14 points" in examples["darwin", "points"][-1].text
    assert {"create", "mutate", "plants", "points"} <= {key for _, key in examples}


def test_a_rule_is_found_by_id_by_section_and_by_word() -> None:
    origin = book("origin", "en")
    assert [rule.id for rule in search(origin, "EV-FEED-04")[0].rules] == ["EV-FEED-04"]
    assert search(origin, "scavenger")
    assert search(origin, "xyzzy") == []
    assert search(book("origin", "ja"), "擬態")


def test_the_command_prints_a_book_or_what_is_looked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "origin", "EV-FEED-04", "--lang", "ja"]) == 0
    assert "EV-FEED-04" in capsys.readouterr().out
    assert main(["rules", "darwin", "nothing", "like", "this", "--lang", "en"]) == 2
    assert "no rule of darwin" in capsys.readouterr().err
