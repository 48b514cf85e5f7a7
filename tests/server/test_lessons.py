"""The lessons: every step can be done, a wrong try is refused or told why, and the server keeps
nothing."""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from galapagos.build_info import PACKAGE
from galapagos.games import kit_for
from galapagos.games.book_guide import guide_plan
from galapagos.games.darwin.rules.rules import RULE_IDS as DARWIN_RULES
from galapagos.games.darwin.show.view import DarwinView
from galapagos.games.lessons import DO, LEARNER, Lesson, lessons_of, parse_lesson
from galapagos.games.origin.rules.rules import RULE_IDS as ORIGIN_RULES
from galapagos.games.origin.show.view import OriginView
from galapagos.kernel.errors import BadData
from galapagos.records.codec import Codec
from galapagos.server.errors import Refused
from galapagos.server.show.lesson import lesson_answer, lesson_list, lesson_of, lesson_state
from galapagos.server.show.lesson_run import Run, check_lesson, solution
from galapagos.text.catalogue import area_text
from galapagos.text.fluent import split_messages
from galapagos.text.languages import LANGUAGES
from galapagos.wire.http import GameKey
from galapagos.wire.lesson import LessonQuestion, LessonSpot, LessonState
from galapagos.wire.messages import Explained, Legal, Preview, Previewed, Why
from galapagos.wire.play import DraftQuestion
from tests.amounts import few
from tests.server.apps import Browser, visiting

GAMES: list[GameKey] = ["origin", "darwin"]
FIRST = "first"
STEPS: list[tuple[GameKey, str, int]] = [
    (game, key, step)
    for game in GAMES
    for key, lesson in lessons_of(game).items()
    for step in range(len(lesson.steps))
]
PUZZLES = [one for one in STEPS if lessons_of(one[0])[one[1]].steps[one[2]].is_puzzle]
LIGHTS = {"animal", "face", "verb", "seal", "row", "choice", "blow", "card", "lit", "biome", "tab"}
LIGHTS |= {"species", "key"}


@pytest.fixture(scope="module")
def codecs() -> dict[str, Codec]:
    return {game: kit_for(game).codec() for game in GAMES}


def solved(codec: Codec, lesson: Lesson, step: int) -> tuple[Run, list[str]]:
    """Return a step done by its own script, and what the learner did in it."""
    run = Run(lesson, codec, step)
    actions = []
    while run.ask is not None:
        actions.append(solution(run, run.ask))
        assert run.take(actions[-1]).is_done
    return run, actions


def at(
    game: GameKey, step: int, *actions: str, key: str = FIRST, language: str = "en"
) -> LessonState:
    return lesson_state(game, key, LessonSpot(step, list(actions), language), "Me")


# --- the steps -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_one_long_lesson_and_short_ones_that_end_in_a_puzzle(game: GameKey) -> None:
    first, *short = lessons_of(game).values()
    assert (first.key, len(first.steps)) == (FIRST, 12)
    assert not any(step.is_puzzle for step in first.steps)
    assert len(short) == 5
    for lesson in short:
        *steps, last = lesson.steps
        assert 3 <= len(lesson.steps) <= 6
        assert last.is_puzzle
        assert not any(step.is_puzzle for step in steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_listed_and_lead_from_one_to_the_next(game: GameKey) -> None:
    found = lesson_list(game)
    keys = [one.key for one in found.lessons]
    assert keys == list(lessons_of(game))
    assert [one.steps for one in found.lessons] == [
        len(lesson.steps) for lesson in lessons_of(game).values()
    ]
    states = [at(game, 0, key=key) for key in keys]
    assert [state.lesson for state in states] == keys
    assert [state.next for state in states] == [*keys[1:], ""]


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_names_lessons_that_there_are(game: GameKey) -> None:
    named = {chapter.lesson for chapter in guide_plan(game).chapters} - {""}
    assert named
    assert named <= set(lessons_of(game))


@pytest.mark.parametrize(("game", "key", "step"), STEPS)
def test_every_step_can_be_done(
    codecs: dict[str, Codec], game: GameKey, key: str, step: int
) -> None:
    _, actions = solved(codecs[game], lesson_of(game, key), step)
    for n in range(len(actions) + 1):
        state = at(game, step, *actions[:n], key=key)
        assert (state.verdict, state.reasons) == ("", [])
        assert (state.ask, state.done) == (n, n == len(actions))
        assert (state.goal == "") == state.done
        if not state.done and state.goal == "do":
            assert state.play.legal is not None
            assert state.play.legal.auto == ""
            assert state.play.prompt.yours


@pytest.mark.parametrize(("game", "key", "step"), STEPS)
def test_a_step_goes_on_where_the_one_before_ended(
    codecs: dict[str, Codec], game: GameKey, key: str, step: int
) -> None:
    lesson = lesson_of(game, key)
    if lesson.steps[step].is_beginning:
        assert at(game, step, key=key).scene == step
        return
    codec = codecs[game]
    before, _ = solved(codec, lesson, step - 1)
    leading = lesson.steps[step].script
    after = Run(lesson, codec, step)
    assert after.scene < step
    if leading[0] is after.ask:
        assert codec.position_text(after.game) == codec.position_text(before.game)


@pytest.mark.parametrize(("game", "key", "step"), STEPS)
def test_whatever_is_like_the_solution_does_the_step(
    codecs: dict[str, Codec], game: GameKey, key: str, step: int
) -> None:
    codec, lesson = codecs[game], lesson_of(game, key)
    _, actions = solved(codec, lesson, step)
    for n, ask in enumerate(lesson.steps[step].asks):
        if not ask.like:
            continue
        run = Run(lesson, codec, step)
        for text in actions[:n]:
            run.take(text)
        for action in run.game.legal_list(LEARNER):
            text = codec.action_text(run.game, action)
            if fnmatchcase(text, ask.like):
                assert at(game, step, *actions[:n], text, *actions[n + 1 :], key=key).done


@pytest.mark.parametrize(("game", "key", "step"), PUZZLES)
def test_every_legal_action_of_a_puzzle_is_the_answer_or_told_why_not(
    codecs: dict[str, Codec], game: GameKey, key: str, step: int
) -> None:
    """One action is right; what nobody can do is not spoken of."""
    codec, lesson = codecs[game], lesson_of(game, key)
    _, actions = solved(codec, lesson, step)
    run = Run(lesson, codec, step)
    for n, ask in enumerate(lesson.steps[step].asks):
        assert ask.kind == DO
        texts = [codec.action_text(run.view, action) for action in run.view.legal_list(LEARNER)]
        wrong = [text for text in texts if ask.answer(text) is None]
        assert len(wrong) == len(texts) - 1
        told = {}
        for text in wrong:
            state = at(game, step, *actions[:n], text, key=key)
            assert (state.verdict, state.done, state.ask) == ("not_asked", False, n)
            told[text] = state.worse
        assert set(told.values()) == set(range(1, len(ask.worse) + 1))
        run.take(actions[n])


@pytest.mark.parametrize(("game", "key", "step"), STEPS)
def test_a_step_names_a_rule_and_known_lights(game: GameKey, key: str, step: int) -> None:
    found = lesson_of(game, key).steps[step]
    assert at(game, step, key=key).puzzle == found.is_puzzle
    assert found.rule in (ORIGIN_RULES if game == "origin" else DARWIN_RULES)
    for ask in found.asks:
        assert ask.light
        assert {light.partition(" ")[0] for light in ask.light} <= LIGHTS


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
def test_every_step_has_its_texts(language: str) -> None:
    for game in GAMES:
        wanted: list[str] = []
        about: set[str] = set()
        for lesson in lessons_of(game).values():
            about |= {f"lesson-title-{game}-{lesson.key}", f"lesson-line-{game}-{lesson.key}"}
            for step in lesson.steps:
                name = f"lesson-{game}-{step.key}"
                wanted += [name, f"{name}-done"]
                for n, ask in enumerate(step.asks, start=1):
                    wanted += [f"{name}-{n}"]
                    wanted += [f"{name}-{n}-worse-{m + 1}" for m in range(len(ask.worse))]
        assert len(wanted) == len(set(wanted)), "two lessons have steps of the same name"
        texts = split_messages(area_text(language, f"{game}/web_lesson"))
        assert {key for key in texts if key.startswith(f"lesson-{game}-")} == set(wanted)
        assert {key for key in texts if key.startswith(("lesson-title", "lesson-line"))} == about


# --- what is refused -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "step", "wrong", "code"),
    [
        ("origin", 0, "take P1a", "wrong_phase"),
        ("origin", 7, "hunt P1b P2b", "prey_swims"),
        ("darwin", 2, "create bongo-head giraffe-body in america", "requirement"),
        ("darwin", 11, "migrate S1 to africa", "acted"),
    ],
)
def test_a_wrong_try_is_refused_with_its_reasons(
    game: GameKey, step: int, wrong: str, code: str
) -> None:
    state = at(game, step, wrong)
    assert state.verdict == "refused"
    assert code in [reason.code for reason in state.reasons]
    assert all(reason.rule and reason.text for reason in state.reasons)
    assert not state.done
    assert state.play.events == []
    assert state.play.view == at(game, step).play.view


@pytest.mark.parametrize(
    ("game", "step", "other"),
    [
        ("origin", 0, "pass"),
        ("origin", 0, "play running as animal"),
        ("origin", 7, "hunt P1b P2c"),
        ("darwin", 0, "pass"),
        ("darwin", 3, "create west-indian-manatee-head hippopotamus-body lion-body in america"),
    ],
)
def test_what_is_not_asked_is_not_done(game: GameKey, step: int, other: str) -> None:
    state = at(game, step, other)
    assert state.verdict in ("not_asked", "refused")
    assert not state.done
    assert state.play.view == at(game, step).play.view


def test_legal_but_not_asked_is_no_refusal() -> None:
    assert at("origin", 0, "pass").verdict == "not_asked"
    assert at("origin", 7, "hunt P1b P2c").verdict == "not_asked"
    assert at("darwin", 0, "pass").verdict == "not_asked"


def test_no_action_at_all_says_so() -> None:
    state = at("origin", 0, "fly away")
    assert state.verdict == "refused"
    assert "fly" in state.message


def test_a_spot_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused, match="stale"):
        at("origin", 0, "pass", "pass")
    with pytest.raises(Refused, match="not_found"):
        at("origin", 99)
    with pytest.raises(Refused, match="not_found"):
        at("origin", 0, key="nothing")


# --- what is looked at -----------------------------------------------------------------------


def question(step: int, wish: Preview | Why | Legal, *actions: str) -> LessonQuestion:
    return LessonQuestion(LessonSpot(step, list(actions)), wish)


def test_a_species_that_is_asked_for_is_built() -> None:
    def built(*cards: str) -> str:
        wish = Preview("q", 0, draft=DraftQuestion(list(cards)))
        return lesson_answer("darwin", FIRST, question(0, wish), "Me").reached

    assert built("giraffe-body") == ""
    assert built("giraffe-body", "spotted-hyena-head") == ""
    reached = built("bongo-head", "giraffe-body")
    assert at("darwin", 0, reached).done
    assert at("darwin", 0, reached).play.legal is not None  # the builder stays open


def test_a_refusal_that_is_asked_for_is_reached_by_asking_about_it() -> None:
    wish = Preview("q", 0, action="hunt P1b P2b")
    found = lesson_answer("origin", FIRST, question(7, wish), "Me")
    assert isinstance(found.answer, Previewed)
    assert [reason.code for reason in found.answer.reasons] == ["prey_swims"]
    assert at("origin", 7, found.reached).done
    legal = Preview("q", 0, action="hunt P1b P2c")
    assert lesson_answer("origin", FIRST, question(7, legal), "Me").reached == ""


def test_the_death_of_the_lesson_tells_its_causes() -> None:
    state = at("origin", 4, "pass")
    starved = next(event for event in state.play.events if event.kind == "starved")
    found = lesson_answer("origin", FIRST, question(4, Why("q", starved.n), "pass"), "Me")
    assert isinstance(found.answer, Explained)
    assert len(found.answer.lines) > 2
    assert found.answer.what_if
    assert at("origin", 4, "pass", found.reached).done
    other = lesson_answer("origin", FIRST, question(4, Why("q", 0), "pass"), "Me")
    assert other.reached == ""


def test_legal_actions_can_be_listed() -> None:
    found = lesson_answer("origin", FIRST, question(0, Legal("q", 0)), "Me").answer
    assert found == lesson_answer("origin", FIRST, question(0, Legal("q", 0)), "Me").answer
    with pytest.raises(Refused, match="no_event"):
        lesson_answer("origin", FIRST, question(0, Why("q", 9999)), "Me")


def test_a_lesson_speaks_the_language_that_is_asked_for() -> None:
    assert at("origin", 0, language="sv").play.prompt != at("origin", 0).play.prompt
    assert at("origin", 0, language="none").play.prompt == at("origin", 0).play.prompt


def test_the_last_step_ends_the_game(codecs: dict[str, Codec]) -> None:
    for game in GAMES:
        _, actions = solved(codecs[game], lesson_of(game, FIRST), 11)
        view = at(game, 11, *actions).play.view
        assert isinstance(view, OriginView | DarwinView)
        assert view.outcome is not None
        assert view.outcome.winners == [LEARNER]


# --- bad files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("do: take P1a", "do: take P1z", "take P1z"),
        ("- P2 pass | draw running swimming", "- P2 pass | draw swimming", "laid down"),
        ("do: pass | dice 2", "do: pass | dice 2 2", "more dice or cards"),
        ("try: hunt P1b P2b", "try: hunt P1b P2c", "does not do it"),
        ("P2c: card=mimicry", "P2c: card=nothing", "hunt: "),
        ("P1 laid: 2", "P1 laid: many", "hunt: "),
    ],
)
def test_a_step_that_cannot_be_done_is_bad_data(
    codecs: dict[str, Codec], old: str, new: str, what: str
) -> None:
    text = (PACKAGE / "games" / "origin" / "lessons" / "1-first.yaml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadData, match=re.escape(what)) as caught:
        check_lesson(parse_lesson(text.replace(old, new, 1), source="bad.yaml"), codecs["origin"])
    assert caught.value.source == "bad.yaml"
    assert caught.value.line > 1


# --- over HTTP -------------------------------------------------------------------------------


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with visiting(tmp_path) as browser:
        yield browser


def test_lessons_are_asked_for_over_http(browser: Browser) -> None:
    listed = browser.get("/api/lessons/origin").json()["lessons"]
    assert listed[0] == {"key": "first", "steps": 12}
    answer = browser.post("/api/lessons/origin/first", json={"step": 0}).json()
    assert (answer["key"], answer["of"], answer["done"]) == ("animal", 12, False)
    spot = {"step": 0, "actions": ["play swimming as animal"], "language": "ja"}
    assert browser.post("/api/lessons/origin/first", json=spot).json()["ask"] == 1
    wrong = {"step": 3, "actions": ["take P1c"]}
    assert browser.post("/api/lessons/origin/pairs", json=wrong).json()["worse"] == 1
    wish = {"type": "preview", "id": "q", "seat": 0, "action": "take P1a"}
    asking = {"spot": {"step": 0}, "wish": wish}
    asked = browser.post("/api/lessons/origin/first/ask", json=asking)
    assert asked.json()["answer"]["reasons"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/lessons/chess/first", {"step": 0}, 404),
        ("/api/lessons/origin/first", {"step": 40}, 404),
        ("/api/lessons/origin/nothing", {"step": 0}, 404),
        ("/api/lessons/origin/first", {"step": -1}, 400),
        ("/api/lessons/origin/first", {"step": 0, "actions": ["pass"] * 99}, 400),
        ("/api/lessons/origin/first", {"step": 0, "actions": ["pass", "pass"]}, 400),
        ("/api/lessons/origin/first/ask", {"spot": {"step": 0}}, 400),
    ],
)
def test_what_is_no_lesson_is_refused(
    browser: Browser, path: str, body: object, status: int
) -> None:
    assert browser.post(path, json=body).status_code == status
