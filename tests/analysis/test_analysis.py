"""The analysis of whole games."""

from time import process_time

import pytest

from galapagos.analysis.analysis import Analysis, Work, analyse, settled_steps
from galapagos.analysis.verdicts import ERRORS, Verdict
from galapagos.build_info import is_compiled
from galapagos.games import kit_for
from galapagos.kernel.chance import Tape
from galapagos.records.timeline import Timeline
from tests.analysis.scenes import played, scene
from tests.analysis.test_judge import CREATE, GOOD_SPECIES
from tests.every_game import every_game


@every_game
def test_the_same_seed_gives_the_same_analysis(name: str) -> None:
    past = played(name)
    first, again = (analyse(past, depth=6, seed=4) for _ in range(2))
    assert first == again
    # As bytes of a record it is the same game.
    other = Timeline(past.codec, past.header)
    for step in past.steps:
        other.again(step, seed=0)
    assert analyse(other, depth=6, seed=4) == first
    assert analyse(past, depth=6, seed=5) != first


@every_game
@pytest.mark.parametrize("most", [2, 4])
def test_accounts_add_up_from_an_even_share_to_the_end(name: str, most: int) -> None:
    players = min(most, kit_for(name).players[-1])
    past = played(name, players)
    told: list[tuple[int, int]] = []
    found = analyse(past, depth=8, tell=lambda done, total: told.append((done, total)))
    assert [one.step for one in found.decisions] == settled_steps(past)
    assert told == [(n + 1, len(found.decisions)) for n in range(len(found.decisions))]
    outcome = past.game.outcome()
    assert outcome is not None
    for seat, account in enumerate(found.accounts):
        assert account.start == 1 / players
        assert account.end == outcome.value(seat)
        assert account.skill == -sum(
            one.judgement.sure_loss
            for one in found.decisions
            if one.seat == seat and one.judgement and one.verdict in ERRORS
        )
        assert account.skill <= 0
        parts = account.start + account.luck + account.skill + account.others
        assert parts == pytest.approx(account.end)
        assert sum(account.verdicts.values()) == sum(one.seat == seat for one in found.decisions)


@every_game
def test_only_dice_and_draws_are_luck(name: str) -> None:
    past = played(name)
    found = analyse(past, depth=8)
    met = {place for place, step in enumerate(past.steps) if step.dice or step.draws}
    assert found.luck
    assert set(found.luck) <= met
    for one in found.decisions:
        assert one.luck == found.luck.get(one.step, [0.0, 0.0])[one.seat]


def test_a_game_that_is_not_over_has_no_account() -> None:
    past = played("origin")
    past.cut(20)
    found = analyse(past, depth=4)
    assert found.decisions
    assert not found.accounts


def test_what_was_drafted_and_taken_back_is_no_decision() -> None:
    codec, game = scene(CREATE)
    past = Timeline(codec, codec.header(game), game)
    past.add(past.try_setup(Tape()))
    poor = "create bongo-head bongo-body in africa"
    for text in (GOOD_SPECIES, "take back", poor, "take back", GOOD_SPECIES, "confirm"):
        past.play(0, codec.parse_action(past.game, text))
    assert settled_steps(past) == [5, 6]
    work = Work(past, depth=20)
    verdicts = [work.look(place).decision.verdict for place in work.places]
    assert verdicts == [Verdict.GOOD, Verdict.FORCED]


def cost(name: str, players: int) -> tuple[Analysis, float]:
    past = played(name, players, bots="forager,hunter@40")
    began = process_time()
    return analyse(past), process_time() - began


@pytest.mark.slow
@pytest.mark.skipif(not is_compiled(), reason="it is the compiled core that is promised to be fast")
@pytest.mark.parametrize(
    ("name", "players"), [("origin", 2), ("origin", 4), ("darwin", 2), ("darwin", 4)]
)
def test_two_hundred_decisions_cost_a_minute_at_most(name: str, players: int) -> None:
    found, seconds = cost(name, players)
    assert found.depth == kit_for(name).depth
    assert seconds * 200 / max(200, len(found.decisions)) < 60
