"""The rules behind an action: they exist, and are those by which it does what it does."""

from functools import cache

import pytest

from galapagos.analysis.analysis import Analysis, analyse
from galapagos.analysis.words import told
from galapagos.games import kit_for, kit_of
from galapagos.games.behind import rules_behind
from galapagos.games.show import show_for
from galapagos.records.timeline import Timeline
from galapagos.text.languages import LANGUAGES
from galapagos.wire.analysis import DecisionView
from tests.analysis.scenes import played, scene
from tests.every_game import every_game


@cache
def analysed(game: str) -> tuple[Timeline, Analysis]:
    past = played(game)
    return past, analyse(past, depth=4)


def remarks(game: str, language: str = "en") -> list[DecisionView]:
    past, found = analysed(game)
    people = show_for(past.codec, past.beginning).people(0, ["Ana", "Bo"], language).aloud()
    return told(past, found, people).decisions


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_every_remark_names_rules_that_exist(game: str) -> None:
    book = kit_for(game).rulebook()
    found = [rule for one in remarks(game) for rule in one.rules]
    known = {*book.rule_ids, *book.sections()}
    assert all(one.rule in known and one.title for one in found)
    assert all(one.rules for one in remarks(game))
    # They speak of what was done, not all of the same.
    assert len({one.title for one in found}) > 5


@every_game
def test_no_game_is_stopped_by_what_is_behind_an_action(name: str) -> None:
    past = played(name)
    for place in range(len(past.steps)):
        seat, code = past.steps[place].seat, past.steps[place].code
        if seat >= 0 and code is not None:
            view = past.before(place).view(seat)
            same = view.clone()
            assert len(rules_behind(view, seat, code)) <= 3
            assert view == same


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_those_of_the_rule_book_in_the_readers_language(language: str) -> None:
    here, english = (
        {rule.rule: rule.title for one in remarks("origin", spoken) for rule in one.rules}
        for spoken in (language, "en")
    )
    assert list(here) == list(english)
    assert (here == english) == (language == "en")


@pytest.mark.parametrize(
    ("given", "action", "rules"),
    [
        ({"P1a": "", "P1 hand": "running"}, "play running as running on P1a", ["EV-TRAIT-RUNNING"]),
        (
            {"P1a": "", "P1b": "", "P1 hand": "cooperation/carnivorous"},
            "play cooperation/carnivorous as cooperation on P1a and P1b",
            ["EV-TRAIT-COOPERATION"],
        ),
        ({"P1a": "", "P1 hand": "running"}, "play running as animal", ["EV-EVO-03"]),
        (
            {"P1a": "carnivorous", "P2a": "poisonous", "phase": "feeding"},
            "hunt P1a P2a",
            ["EV-ATK-01", "EV-TRAIT-POISONOUS-01"],
        ),
    ],
)
def test_rules_of_origin(given: dict[str, str], action: str, rules: list[str]) -> None:
    codec, game = scene({"game": "origin", **given})
    view = game.view(0)
    found = list(rules_behind(view, 0, codec.parse_action(view, action)).values())
    assert found[: len(rules)] == rules


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("create", "DC-ACT-CREATE-01"),
        ("trade", "DC-ACT-TRADE-01"),
        ("pass", "DC-TURN-03"),
    ],
)
def test_rules_of_darwin(kind: str, rule: str) -> None:
    """What is only drafted is told by the rules by which it will happen."""
    past = played("darwin")
    place = next(n for n, step in enumerate(past.steps) if step.action.startswith(kind))
    seat, code = past.steps[place].seat, past.steps[place].code
    view = past.before(place).view(seat)
    assert code is not None
    assert kit_of(view).key == "darwin"
    assert rule in rules_behind(view, seat, code).values()
