"""``galapagos lab exploit``: somebody learns to play against a bot, and is judged elsewhere."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from galapagos import cli
from galapagos.bots.ladder import make_bot
from galapagos.games import kit_for
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.lab.crews import crew_of
from galapagos.learn import response
from galapagos.learn.layers import Adam, Layers
from galapagos.learn.response import (
    Duel,
    Lessons,
    Policy,
    Response,
    Told,
    first_policy,
    learn,
    lessons_of,
    play_some,
)
from galapagos.learn.tables import table


def test_what_went_well_becomes_likelier_and_what_went_badly_less_likely() -> None:
    rows = np.eye(5, dtype=np.float32)
    policy = Policy(Layers([np.zeros((5, 1), np.float32)], [np.zeros(1, np.float32)]))
    lessons = Lessons(rows, np.array([0, 2]), np.array([1, 2]), np.array([1, -1], np.float32))
    learn(policy, 0, Adam(0.1, 0.0), lessons)
    first, chosen, bad, other, another = policy.answers(rows, 0)
    assert chosen > first
    assert bad < other
    assert other == another


def test_slopes_are_those_of_the_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against differences of the likelihood itself."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(7, 3)).astype(np.float32)
    policy = Policy(Layers.fresh([3, 4, 1], 1), 0.5)
    lessons = Lessons(rows, np.array([0, 3]), np.array([2, 4]), np.array([1.5, -0.5], np.float32))

    def likelihood() -> float:
        answers = response._SHARP * policy.answers(rows, 0).astype(float)
        parts = ((answers[:3], 2, 1.5), (answers[3:], 1, -0.5))
        return float(
            sum(gain * (part[at] - np.log(np.exp(part).sum())) for part, at, gain in parts) / 2
        )

    found: list[np.ndarray] = []
    monkeypatch.setattr(Adam, "step", lambda self, weights, slopes, rate: found.extend(slopes))
    learn(policy, 0, Adam(0.1), lessons)
    for place in ((0, 1), (2, 3)):
        before = policy.layers.weights[0][place]
        policy.layers.weights[0][place] = before + 1e-3
        above = likelihood()
        policy.layers.weights[0][place] = before - 1e-3
        below = likelihood()
        policy.layers.weights[0][place] = before
        assert -found[0][place] == pytest.approx((above - below) / 2e-3, abs=1e-2)


def test_a_decision_is_judged_by_what_came_after_it() -> None:
    rows = [np.zeros((2, 1), np.float32)] * 2
    told = Told(1.0, rows, [0, 1], [0, 1], [0.5, 0.25])
    lessons = lessons_of([told])
    assert lessons.chosen.tolist() == [0, 3]
    early, late = lessons.gains
    assert early / late == pytest.approx((0.25 - 0.5 + 0.8 * 0.75) / 0.75)


@pytest.mark.parametrize("name", ["Origin-3p-v1", "Darwin-3p-v1"])
def test_where_nothing_was_learned_it_begins_as_forager(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table(name)
    monkeypatch.setitem(vars(at.kit), "learned", None)
    duel = Duel(name, "forager", 1, first_policy(at))
    forager, chance = make_bot("forager"), Chance(1)
    player = response._Game(duel, 0)
    game = at.encoder.begin(1)
    asked = 0
    while (seat := int(game.actor())) >= 0:
        view = game.view(seat)
        action = forager.choose(view, seat, chance).action
        if seat == 0:
            assert player._choose(view) == action
            asked += 1
        game.apply(seat, action)
    assert asked > 5


def test_every_seat_is_played_once_a_deal_and_games_follow_from_their_numbers() -> None:
    duel = Duel("Origin-3p-v1", "random", 1, first_policy(table("Origin-3p-v1")), explores=True)
    whole = play_some(duel, range(6))
    assert [told.share for told in play_some(duel, [4, 5])] == [told.share for told in whole[4:]]
    for told in whole:
        assert len(told.rows) == len(told.chosen) == len(told.stages) > 0
        assert max(told.stages) < len(told.values)
    judged = play_some(replace(duel, explores=False), range(3))
    assert all(not told.rows for told in judged)


def test_crews_make_no_difference_and_what_was_learned_is_kept_if_it_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(response, "_ROUND", 6)
    weights = []
    for jobs in (2, 1):  # who is alone can go on
        with crew_of(jobs) as crew:
            learner = Response("Origin-2p-v1", "hatchling", crew=crew)
            assert len(list(learner.train(12))) == 12
            weights.append(learner.duel.policy.layers.flat())
    assert np.array_equal(weights[0], weights[1])
    learned = learner.duel.policy
    assert not np.array_equal(learned.layers.flat(), learner.first.layers.flat())
    worth = {id(learner.first): 0.0, id(learned): 1.0}

    def play(duel: Duel, numbers: list[int]) -> list[Told]:
        return [Told(worth[id(duel.policy)]) for _ in numbers]

    monkeypatch.setattr(response, "play_some", play)
    list(learner.choose(4))
    assert learner.duel.policy is learned
    worth = {id(learner.first): 1.0, id(learned): 1.0}
    list(learner.choose(4))
    assert learner.duel.policy is learner.first
    assert not learner.bound([1.0, 0.0]).learned


def test_a_bound_is_what_is_shown_beyond_an_equal_share() -> None:
    learner = Response("Origin-2p-v1", "random")
    nothing = learner.bound([1.0, 0.0] * 50)
    assert nothing.share.value == nothing.fair == 0.5
    assert nothing.at_least() == 0
    much = learner.bound([1.0, 1.0, 1.0, 0.0] * 50)
    assert much.share.value == 0.75
    assert 0.15 < much.at_least() < 0.25


def test_the_command_tells_the_bound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["lab", "exploit", "Origin-2p-v1", "--bot", "random", "--games", "4", "--judge", "39"]
    assert cli.main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["judged"] == 40
    assert told["share"]["value"] > 0.8
    assert told["at_least"] == pytest.approx(told["share"]["low"] - 0.5)
    assert cli.main(words) == 0
    out = capsys.readouterr().out
    assert out.startswith("Origin-2p-v1: the player trained against random wins ")
    assert "random can be exploited by at least " in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["Origin-9p-v1"], "no table is called"),
        (["Origin-2p-v1", "--bot", "nobody"], "no bot is called"),
    ],
)
def test_wrong_words_are_refused(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "exploit", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_a_game_whose_actions_have_no_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kit_for("darwin")
    monkeypatch.setitem(vars(kit), "learned", None)
    monkeypatch.setattr(type(kit), "layouts", lambda self: {})
    with pytest.raises(BadData, match="darwin has no numbers of its actions"):
        Response("Darwin-2p-v1", "random")
