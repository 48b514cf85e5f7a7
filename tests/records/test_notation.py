"""docs/notation.md: every example on the page is what the page says it is."""

import re
from pathlib import Path

from galapagos.games.origin.cards.deck import base_deck, parse_deck
from galapagos.games.origin.notation.actions import VERBS, format_action, parse_action
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.notation.position import format_position, parse_position
from galapagos.games.origin.rules.actions import ACTION_KINDS, kind_of
from galapagos.games.origin.rules.state import MARK_KEYS, PAIR_MARK_KEYS
from galapagos.games.origin.rules.terms import DECISION_KEYS, HOLDING_KEYS, PHASE_KEYS
from galapagos.records import position, record
from galapagos.records.record import format_record, parse_record
from galapagos.records.timeline import replay
from tests.records.games import UNDER_ATTACK

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def section(heading: str) -> str:
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def test_the_table_of_actions_has_one_of_each_kind() -> None:
    deck = base_deck()
    texts = re.findall(r"^\| `([^`]+)` \|", section("Actions"), re.MULTILINE)
    actions = [parse_action(text, deck) for text in texts]
    assert [format_action(action, deck) for action in actions] == texts
    assert {kind_of(action) for action in actions} == set(range(1, ACTION_KINDS))


def test_the_grammar_of_actions_has_every_verb() -> None:
    grammar = blocks("ebnf")[0]
    choices = grammar.split(";")[0].splitlines()
    assert {line.split('"')[1] for line in choices} == set(VERBS)
    assert set(re.findall(r'"(empty|stored|fat)"', grammar)) == set(HOLDING_KEYS)


def test_the_positions_are_one_and_its_view() -> None:
    deck = base_deck()
    whole, seen = (text for text in blocks("text") if text.startswith("galapagos position"))
    assert whole == UNDER_ATTACK
    game = parse_position(whole, deck)
    assert format_position(game) == whole
    assert format_position(game.view(1)) == seen
    assert format_position(parse_position(seen, deck)) == seen


def test_the_tables_of_positions_have_every_word() -> None:
    text = section("Positions")
    keys = set(re.findall(r"^\| `([a-z]+)` \|", text, re.MULTILINE))
    written = {line.split(":")[0] for line in blocks("text")[0].splitlines()[1:]}
    assert {key for key in written if key.islower()} <= keys
    for word in [*PHASE_KEYS, *DECISION_KEYS, *MARK_KEYS, *PAIR_MARK_KEYS]:
        assert f"`{word}`" in text


def test_the_record_is_a_whole_game_with_its_deck() -> None:
    (rows,) = blocks("csv")
    codec = OriginCodec(parse_deck(rows, name="tiny", source="tiny.csv"))
    (text,) = (text for text in blocks("text") if text.startswith("galapagos record"))
    game_record = parse_record(text)
    assert format_record(game_record) == text
    *_, game = replay(game_record, codec)
    assert game.outcome() is not None


def test_the_versions_are_those_of_the_program() -> None:
    assert f"{record.FIRST_LINE}\n" in PAGE
    assert f"{position.FIRST_LINE}\n" in PAGE
