"""Lessons as files: what is understood, and what is refused with its line."""

import pytest

from galapagos.games.lessons import parse_lesson
from galapagos.kernel.errors import BadData

GOOD = """\
lesson: origin
players: 2
steps:
  - step: first
    rule: EV-EVO-03
    deal: setup | dice 6 1 | draw swimming running
    script:
      - do: play swimming as animal | dice 3
        like: play * as animal
        light: [face swimming, animal new]
      - P2 pass | draw running
  - step: second
    rule: EV-ATK-04
    script:
      - try: hunt P1a P2a
      - why: starved
      - build: bongo-head bongo-body
  - puzzle: third
    rule: EV-FEED-03
    position: {centre: 1, P1a: swimming}
    script:
      - do: take P1a
        worse: [pass, hunt *]
"""


def test_a_lesson_is_read() -> None:
    lesson = parse_lesson(GOOD, source="good.yaml")
    first, second, third = lesson.steps
    assert (lesson.game, lesson.players) == ("origin", 2)
    assert first.deal is not None
    assert first.deal.dice == [5, 0]
    assert first.deal.draws == ["swimming", "running"]
    (ask,) = first.asks
    assert (ask.kind, ask.step.action, ask.step.dice) == ("do", "play swimming as animal", [2])
    assert (ask.like, ask.light) == ("play * as animal", ("face swimming", "animal new"))
    assert [ask.kind for ask in second.asks] == ["try", "why", "build"]
    assert second.asks[2].step.action == "bongo-head bongo-body"
    assert first.is_beginning
    assert not second.is_beginning
    assert [step.is_puzzle for step in lesson.steps] == [False, False, True]
    assert third.position == {"centre": "1", "P1a": "swimming"}
    (ask,) = third.asks
    tried = [ask.worse_than(text) for text in ("pass", "hunt P1a P2a", "end")]
    assert tried == [1, 2, 0]


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("lesson: origin", "lesson: chess", 1, "the game of the lesson"),
        ("players: 2", "players: 1", 2, "from 2 to 6"),
        ("rule: EV-EVO-03", "rules: EV-EVO-03", 5, "unknown field 'rules'"),
        ("deal: setup", "deal: P1 pass", 6, "expected `setup`"),
        ("    deal: setup | dice 6 1 | draw swimming running\n", "", 4, "a position or a deal"),
        ("dice 3", "dice none", 8, "`dice SIDE"),
        ("- P2 pass", "- P9 pass", 11, "a seat and its action"),
        ("- P2 pass", "- setup", 11, "found a setup"),
        ("step: second", "step: first", 12, "two steps are called 'first'"),
        ("puzzle: third", "puzzle: second", 18, "two steps are called 'second'"),
        ("puzzle: third", "puzzle: third\n    step: third", 18, "by step or by puzzle"),
        ("{centre: 1, P1a: swimming}", "{}", 20, "the lines of a position, found none"),
        ("- why: starved", "- why: starved\n        worse: [x]", 17, "worse goes with do"),
        ("- try: hunt P1a P2a", "- hunt: P1a", 15, "unknown field 'hunt'"),
        ("- why: starved", "- why: starved\n        like: x", 17, "like goes with do"),
        ("- why: starved", "- why: starved\n        do: pass", 16, "expected one of do, try"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, line: int, what: str) -> None:
    assert old in GOOD
    with pytest.raises(BadData) as caught:
        parse_lesson(GOOD.replace(old, new, 1), source="bad.yaml")
    assert (caught.value.source, caught.value.line) == ("bad.yaml", line)
    assert what in caught.value.what


def test_a_step_asks_something() -> None:
    text = GOOD.partition("      - do:")[0] + "      - P2 pass\n"
    with pytest.raises(BadData, match="asked nothing") as caught:
        parse_lesson(text, source="bad.yaml")
    assert caught.value.line == 8
