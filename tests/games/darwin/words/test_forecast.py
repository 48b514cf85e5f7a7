"""A forecast says what the evaluation then does, and a verdict what an action then changes."""

import pytest

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import CREATE, PASS, kind_of, x_of
from galapagos.games.darwin.rules.forecast import foresee
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.terms import ACTION, EVALUATION
from galapagos.games.darwin.words.forecast import (
    after,
    death_words,
    doomed,
)
from galapagos.games.darwin.words.standing import Standing, short_verdict, verdict
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves
from tests.text.darwin_tables import TABLES, names_for, played


def really(game: Darwin) -> tuple[set[int], list[int]]:
    """Let everybody pass: who dies in the evaluation, and the scores right after it."""
    copy = game.clone()
    copy.state.own_all()
    for player in copy.state.players:
        player.passed = True
    # As the last Era: nothing follows the evaluation.
    copy.state.era = copy.state.options.eras
    copy.state.players[copy.state.turn].passed = False
    log = EventLog()
    copy.attach(log)
    copy.apply(copy.state.turn, PASS)
    while copy.state.phase == EVALUATION:
        seat = copy.actor()
        copy.apply(seat, copy.legal_list(seat)[0])
    dead = {int(event.a) for event in log.events if event.kind == ev.DIED}
    return dead, [int(score(copy.state, seat).total()) for seat in range(int(copy.seats()))]


@pytest.mark.parametrize("seed", range(4))
def test_a_forecast_comes_true_if_all_pass(seed: int) -> None:
    checked = dead = 0
    for number, (game, _) in enumerate(played(Options(4), seed)):
        state = game.state
        if state.phase == ACTION and number % 3 == 0 and not state.main and not state.give:
            forecast = foresee(game.view(number % 4).state)
            deaths = {int(fate.uid) for fate in doomed(forecast)}
            scores = [int(account.after) for account in forecast.accounts]
            assert (deaths, scores) == really(game)
            checked += 1
            dead += len(deaths)
    assert checked > 8
    assert dead > 2


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"mode{int(options.mode)}")
def test_everything_foreseen_can_be_said(options: Options) -> None:
    said = 0
    moves = Moves()
    for game, _ in played(options, 6):
        state = game.state
        if state.phase != ACTION or game.actor() != state.turn:
            continue
        seat = int(state.turn)
        names = names_for(seat, int(options.players))
        view = game.view(seat)
        before = view.state.clone()
        for fate in doomed(foresee(view.state)):
            text = death_words(view.preview().state, fate, names)
            assert text.endswith(".")
            assert "would die now" in text
        view.candidates(seat, moves)
        for action in moves.to_list()[:3]:
            said += 1
            new = after(view.state, seat, action)
            uid = state.next_uid if kind_of(action) == CREATE else x_of(action)
            adaptation = int(new.species(uid).adaptation)
            found = Standing(view.state, seat, action)
            assert f"adaptation {adaptation}" in verdict(found, names)
            assert short_verdict(found, names).startswith(f"ad {adaptation}, ")
        # Asking changes nothing.
        assert view.state.main == before.main
        assert [len(biome.species) for biome in view.state.biomes] == [
            len(biome.species) for biome in before.biomes
        ]
    assert said > 10


def test_a_plan_is_seen_as_if_it_were_done() -> None:
    for game, _ in played(Options(3), 9):
        state = game.state
        if state.phase == ACTION and state.main and kind_of(state.main) == CREATE:
            seat = int(state.turn)
            own = game.view(seat).preview().state
            assert own.count_species(seat) == state.count_species(seat) + 1
            other = game.view((seat + 1) % 3).preview().state
            assert other.count_species(seat) == state.count_species(seat)
            return
    raise AssertionError("nobody planned to create a species")
