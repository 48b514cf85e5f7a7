"""The forecast of the evaluation: what it says comes to pass, and nobody learns more from it."""

import time

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION, STEP_COMPETITION, STEP_SURVIVAL
from galapagos.games.darwin.rules.forecast import LIVES, Forecast
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BEGINNER,
    BY_BEING_EATEN,
    BY_HUNGER,
    BY_LOWER_CARNIVORE,
    BY_REQUIREMENT,
    EVALUATION,
    EXCLUDED,
    FED,
    HUNGRY,
    KIDS,
    NO_CARD,
    NO_SPECIES,
    NOBODY,
    TEAM,
)
from galapagos.games.darwin.scenarios.blocks import Json
from galapagos.kernel.events import Event, EventLog
from tests.games.darwin.rules.games import create_action, dump, new_game, pass_all, steps_of, table

TABLES = {
    "base": Options(4),
    "six": Options(6),
    "two": Options(2),
    "team": Options(4, mode=TEAM),
    "kids": Options(3, mode=KIDS),
    "beginner": Options(4, mode=BEGINNER),
    "all switches": Options(4, **dict.fromkeys(SWITCH_KEYS, True)),
}
STEPS = {STEP_SURVIVAL: "survival", STEP_ADAPTATION: "adaptation", STEP_COMPETITION: "competition"}


def quiet(game: Darwin) -> bool:
    """Whether nothing is drafted, dealt or drawn: everybody can just pass."""
    state = game.state
    return (
        state.phase == ACTION
        and state.main == act.NO_ACTION
        and state.give == NO_CARD
        and not state.main_done
        and not state.trade_done
        and state.redrawing == NOBODY
        and state.deal == 0
        and not any(player.draws for player in state.players)
    )


def flat(forecast: Forecast) -> list[object]:
    """Everything a forecast says, as plain values."""
    return [
        *(
            (fate.uid, fate.owner, fate.slot, fate.hearts, fate.feeding, fate.plants, fate.meat)
            + (fate.hunted, tuple(fate.prey), fate.death, fate.rule, fate.killer, fate.leads)
            + (fate.survival, fate.adaptation, fate.competition, fate.place)
            for fate in forecast.fates
        ),
        *(
            (one.before, one.survival, one.adaptation, one.competition, one.lost, one.after)
            for one in forecast.accounts
        ),
        forecast.is_certain,
    ]


def let_evaluation_come(game: Darwin) -> list[Event]:
    """Let everybody pass, answer what the hunt asks with the first choice; return its events."""
    log = EventLog()
    game.attach(log)
    pass_all(game)
    while game.state.phase == EVALUATION:
        seat = game.actor()
        game.play(seat, game.legal_list(seat)[0])
    kinds = [event.kind for event in log.events]
    ends = [ev.TABLE_CLEARED, ev.GAME_ENDED, ev.EVENT_REVEALED, ev.EVENT_DISCARDED]
    end = min((kinds.index(kind) for kind in ends if kind in kinds), default=len(kinds))
    return log.events[:end]


@pytest.mark.parametrize("name", TABLES)
def test_what_is_foretold_comes_to_pass_when_everybody_passes(name: str) -> None:
    """DC-EVAL-REQ-01 … DC-EVAL-COMP-05, in every mode, wherever no die decides (ruling Q45)."""
    game = new_game(TABLES[name], 5)
    compared = 0
    for step in steps_of(game, 6):
        if step % 3 or not quiet(game):
            continue
        forecast = game.forecast()
        if game.state.options.random_hunt_order and not forecast.is_certain:
            continue
        after = game.clone()
        told = let_evaluation_come(after)
        deaths = {int(e.a): (e.b, e.rule, e.d) for e in told if e.kind == ev.DIED}
        foretold = {
            int(fate.uid): (fate.death, fate.rule, fate.killer)
            for fate in forecast.fates
            if not fate.lives()
        }
        assert foretold == deaths
        prey = [(int(e.a), int(e.b)) for e in told if e.kind == ev.EATEN]
        assert [(fate.uid, uid) for fate in forecast.fates for uid in fate.prey] == sorted(
            prey, key=lambda pair: [fate.uid for fate in forecast.fates].index(pair[0])
        )
        for number, key in STEPS.items():
            earned = {
                int(e.a): int(e.b)
                for e in told
                if e.kind == ev.POINTS_EARNED and e.c == number and e.b
            }
            points = {int(fate.uid): int(getattr(fate, key)) for fate in forecast.fates}
            assert {uid: n for uid, n in points.items() if n} == earned
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("name", ["base", "team", "beginner"])
def test_the_accounts_add_up(name: str) -> None:
    """DC-END-02, DC-DEATH-02: before, what each step gives, what the dead lose, after."""
    game = new_game(TABLES[name], 8)
    for step in steps_of(game, 9):
        if step % 11 or not quiet(game):
            continue
        forecast = game.forecast()
        for seat, account in enumerate(forecast.accounts):
            own = [fate for fate in forecast.fates if fate.owner == seat]
            assert account.before == score(game.state, seat).total()
            for key in STEPS.values():
                assert getattr(account, key) == sum(int(getattr(fate, key)) for fate in own)
            points = {int(s.uid): int(s.points) for s in game.state.species_of(seat)}
            dead = [points[int(fate.uid)] for fate in own if not fate.lives()]
            assert account.lost == sum(max(0, one - 1) for one in dead)
            gained = account.survival + account.adaptation + account.competition
            assert account.after == account.before + gained - account.lost


@pytest.mark.parametrize("name", TABLES)
def test_a_forecast_changes_nothing_and_tells_no_secret(name: str) -> None:
    """DC-INFO-01, DC-INFO-02: every viewer of a quiet table gets the same forecast."""
    game = new_game(TABLES[name], 21)
    for step in steps_of(game, 22):
        if step % 29:
            continue
        before, rng = dump(game.state), game.chance().rng
        forecast = flat(game.forecast())
        assert (dump(game.state), game.chance().rng) == (before, rng)
        if quiet(game):
            for viewer in range(NOBODY, game.seats()):
                assert flat(game.view(viewer).forecast()) == forecast


def test_a_forecast_does_not_know_the_dice_to_come() -> None:
    """Ruling Q45, option: two games that differ in their future dice only look the same."""
    laid = table(HUNTERS_TIED)
    laid.state.options = Options(6, random_hunt_order=True)
    game = Darwin(laid.state)
    told = set()
    for rng in range(20):
        game.chance().rng = rng * 7_919_777
        told.add(str(flat(game.forecast())))
    assert len(told) == 1
    assert not game.forecast().is_certain


# --- every fate, on small tables -------------------------------------------------------------

PLACE = {"id": "B", "pl": 4, "me": 0, "pt": 2, "need": [["run"]], "ad": ["run"]}


def block(*species: Json, **biome: object) -> Json:
    return {"biomes": [{**PLACE, **biome}], "species": list(species)}


def animal(name: str, diet: str, run: int, hearts: int, owner: str = "P1", **more: object) -> Json:
    return {"id": name, "o": owner, "b": "B", "d": diet, "h": hearts, "ab": {"run": run}, **more}


HUNTERS_TIED = block(
    animal("x", "C", 3, 2, c=2),
    animal("y", "C", 3, 2, "P2", c=2),
    animal("prey", "H", 1, 2, "P2"),
)


def test_every_cause_of_death_is_told_with_its_rule() -> None:
    """DC-EVAL-REQ-01, DC-EVAL-FOOD-03, DC-EVAL-PRED-08, DC-EVAL-PRED-10, DC-EVAL-PRED-11."""
    laid = table(
        block(
            animal("hunter", "C", 5, 2, c=5),
            animal("failing", "C", 3, 9, "P2", c=3),
            animal("lower", "C", 2, 1, "P2"),
            animal("grazer", "H", 4, 4),
            animal("prey", "H", 3, 0, "P2"),
            animal("lost", "H", 0, 1, "P2"),
            animal("hungry", "H", 2, 3, "P3"),
            animal("small", "O", 1, 2, "P3"),
        )
    )
    forecast = Darwin(laid.state).forecast()
    told = {
        name: (int(fate.death), RULE_IDS[fate.rule] if fate.rule >= 0 else "")
        for name, fate in ((n, forecast.fate(uid)) for n, uid in laid.numbers.items())
    }
    assert told["lost"] == (BY_REQUIREMENT, "DC-EVAL-REQ-01")
    assert told["hungry"] == (BY_HUNGER, "DC-EVAL-FOOD-03")
    assert told["small"] == (BY_HUNGER, "DC-EVAL-FOOD-04")
    assert told["grazer"] == (BY_BEING_EATEN, "DC-EVAL-PRED-08")
    assert told["failing"] == (BY_HUNGER, "DC-EVAL-PRED-10")
    assert told["lower"] == (BY_LOWER_CARNIVORE, "DC-EVAL-PRED-11")
    assert told["hunter"] == told["prey"] == (LIVES, "")


def test_food_prey_and_points_of_a_hunter() -> None:
    """DC-TERM-14, DC-EVAL-PRED-07, DC-LEAD-01, DC-EVAL-ADAPT-01, DC-EVAL-COMP-01."""
    laid = table(block(animal("hunter", "C", 5, 3, c=5), animal("grazer", "H", 4, 2, "P2"), me=1))
    forecast = Darwin(laid.state).forecast()
    hunter, grazer = (forecast.fate(laid.numbers[name]) for name in ("hunter", "grazer"))
    assert (hunter.feeding, hunter.meat, hunter.hunted) == (HUNGRY, 1, 2)
    assert list(hunter.prey) == [grazer.uid]
    assert (grazer.feeding, grazer.plants, grazer.killer) == (FED, 2, hunter.uid)
    assert hunter.leads
    assert not grazer.leads
    assert (hunter.survival, hunter.adaptation, hunter.competition, hunter.place) == (1, 2, 3, 1)
    assert hunter.earned() == 6
    assert grazer.earned() == 0
    assert [int(one.after) for one in forecast.accounts[:2]] == [6, 0]
    assert forecast.is_certain


def test_a_species_outside_its_biome_takes_no_part() -> None:
    """DC-FOOD-03, DC-TERM-14."""
    laid = table(block(animal("lost", "H", 0, 1)))
    fate = Darwin(laid.state).forecast().fates[0]
    assert (fate.feeding, fate.plants, fate.killer) == (EXCLUDED, 0, NO_SPECIES)
    assert not fate.leads


def test_a_proposed_action_is_foreseen_without_being_drafted() -> None:
    """DC-TURN-07: a builder asks before anything is played."""
    laid = table(block(animal("old", "H", 2, 3, "P2")), animal("new", "H", 4, 3, "P1"))
    game = Darwin(laid.state)
    assert game.forecast().fate(laid.numbers["old"]).lives()
    action = create_action(laid, 0)
    forecast = game.forecast(action)
    assert forecast.fate(laid.numbers["old"]).death == BY_HUNGER
    new = forecast.fate(game.state.next_uid)
    assert (new.owner, new.plants, new.leads) == (0, 3, True)
    assert game.state.main == act.NO_ACTION
    game.play(0, action)
    assert flat(game.forecast()) == flat(forecast)
    assert flat(game.view(0).forecast()) == flat(forecast)


def test_a_finished_game_has_nothing_to_expect() -> None:
    game = new_game(Options(2), 3)
    for _step in steps_of(game, 4):
        pass
    forecast = game.forecast()
    outcome = game.outcome()
    assert outcome is not None
    assert all(fate.lives() and fate.earned() == 0 for fate in forecast.fates)
    assert [int(one.after) for one in forecast.accounts] == outcome.scores


def test_a_forecast_is_quick() -> None:
    """A builder in a browser asks on every change: well under 20 ms, also interpreted."""
    game = new_game(Options(6), 31)
    crowded = max(
        (game.clone() for step in steps_of(game, 32) if step % 5 == 0 and quiet(game)),
        key=lambda one: sum(len(biome.species) for biome in one.state.biomes),
    )
    best = 1.0
    for _ in range(5):
        begin = time.process_time()
        crowded.forecast()
        best = min(best, time.process_time() - begin)
    assert best < 0.02
