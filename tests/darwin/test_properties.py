"""Random play in every mode: invariants, lemmas, copies, legality, uniform draws, checksums."""

import random
from collections import Counter

import pytest
from tests.darwin.ledger import Ledger, feeding_of, public_of

from galapagos.darwin import actions as act
from galapagos.darwin.actions import ACTION_KEYS, kind_of
from galapagos.darwin.events import EVENT_FIELDS
from galapagos.darwin.game import Darwin, new_darwin
from galapagos.darwin.options import SWITCH_KEYS, Options
from galapagos.darwin.rules import RULE_IDS
from galapagos.darwin.terms import ACTION, BEGINNER, KIDS, TEAM, TWO
from galapagos.darwin.viability import ignores_food
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves
from tests.darwin.games import creator, dump, new_game, playout, started, steps_of
from tests.darwin.sets import plain_set

EVERYTHING = dict.fromkeys(SWITCH_KEYS, True)
TABLES = {
    "three": Options(3),
    "four": Options(4),
    "six": Options(6),
    "two": Options(2, mode=TWO),
    "team": Options(4, mode=TEAM),
    "kids": Options(3, mode=KIDS),
    "beginner": Options(4, mode=BEGINNER),
    "short": Options(5, eras=3),
    "all switches": Options(4, **EVERYTHING),
    "team, all switches": Options(4, mode=TEAM, **EVERYTHING),
}


@pytest.mark.parametrize("name", TABLES)
def test_states_are_sound_after_every_decision(name: str) -> None:
    """Invariants; DC-LEM-01, DC-LEM-02, DC-LEM-03, DC-LEM-05, DC-LEM-07; games end."""
    game = new_game(TABLES[name], 11)
    for _step in steps_of(game, 12):
        assert game.problems() == []
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners > 0


@pytest.mark.parametrize("name", TABLES)
def test_legal_actions_are_those_nothing_stands_against(name: str) -> None:
    """`legal` lists an action if and only if `why` finds nothing; others have none."""
    draws = random.Random(5)
    game = new_game(TABLES[name], 21)
    for step in steps_of(game, 22):
        if step % 23 == 0:
            for seat in range(game.seats()):
                _check_legality(game, seat, draws)


def _check_legality(game: Darwin, seat: int, draws: random.Random) -> None:
    legal = game.legal_list(seat)
    assert (seat in game.seats_to_act()) == bool(legal)
    assert len(set(legal)) == len(legal)
    kinds = [int(kind_of(action)) for action in legal]
    assert kinds == sorted(kinds)
    for action in draws.sample(legal, min(len(legal), 12)):
        assert game.why(seat, action) == []
        assert game.canonical(seat, action) == action
        changed = _mutated(action, game, seat, draws)
        assert (changed in legal) == (game.why(seat, changed) == []), (seat, action, changed)


def _mutated(action: int, game: Darwin, seat: int, draws: random.Random) -> int:
    """An action with a few bits flipped, or with another card in it."""
    if draws.random() < 0.5:
        for _turn in range(draws.randint(1, 2)):
            action ^= 1 << draws.choice((0, 1, 2, 3, 4, 5, 6, 8, 9, 16, 17, 18, 25, 33, 41, 50))
        return action
    at = draws.choice((8, 16, 24, 32, 40, 48, 17, 25, 33, 41))
    card = draws.choice([0, *game.state.players[seat].hand, *game.state.zone])
    return int(action & ~(255 << at) | card << at)


@pytest.mark.parametrize("name", TABLES)
def test_clones_are_equal_and_independent(name: str) -> None:
    game = new_game(TABLES[name], 31)
    chance, moves = Chance(mix(3)), Moves()
    for step in steps_of(game, 32):
        if step % 17 == 0 and not game.is_over():
            copy = game.clone()
            before = dump(game.state)
            assert dump(copy.state) == before
            assert copy.chance().rng == game.chance().rng
            seat = copy.actor()
            copy.apply(seat, copy.random_action(seat, chance, moves))
            assert dump(game.state) == before


def test_the_same_seed_plays_the_same_game() -> None:
    results = []
    for seed in (41, 41, 42):
        log = EventLog()
        game = new_game(Options(4), seed, log)
        playout(game, 43)
        results.append([event.fields() for event in log.events])
    assert results[0] == results[1]
    assert results[0] != results[2]


def test_a_log_changes_nothing() -> None:
    loud, quiet = new_game(Options(4), 5, EventLog()), new_game(Options(4), 5)
    assert playout(loud, 6) == playout(quiet, 6)
    assert dump(loud.state) == dump(quiet.state)


def test_random_actions_are_uniform() -> None:
    """Every legal action of a turn is drawn equally often, although they are not listed."""
    game = started(Options(3), 50)
    for step in steps_of(game, 51):
        seat = int(game.state.turn)
        if game.state.phase == ACTION and game.state.era == 2 and game.state.main == 0:
            legal = game.legal_list(seat)
            kinds = {int(kind_of(action)) for action in legal}
            if len(legal) < 200 and {act.CREATE, act.MUTATE, act.MUTATE_TWICE} <= kinds:
                break
        assert step
    chance, moves = Chance(mix(9)), Moves()
    count = 40 * len(legal)
    drawn = Counter(game.random_action(seat, chance, moves) for _turn in range(count))
    assert set(drawn) <= set(legal)
    missing = [action for action in legal if action not in drawn]
    assert missing == []
    # Chi-square: its mean is the number of actions, its deviation the root of twice that.
    chi = sum((drawn[action] - 40) ** 2 / 40 for action in legal)
    assert abs(chi - len(legal)) < 6 * (2 * len(legal)) ** 0.5


def test_candidates_are_legal_and_few() -> None:
    game = creator(3)
    moves = Moves()
    found = 0
    for _step in steps_of(game, 61):
        if game.state.phase != ACTION or game.is_over():
            continue
        seat = int(game.state.turn)
        game.candidates(seat, moves)
        found += len(moves)
        for action in moves:
            assert game.why(seat, action) == []
            assert act.is_main(kind_of(action))
    assert found > 100


def test_the_best_candidate_is_the_best_of_all() -> None:
    """On an empty table the best adapted creation per biome is found without a list."""
    game = creator(3)
    seat = int(game.state.turn)
    moves = Moves()
    game.candidates(seat, moves)
    candidates = set(moves)
    for slot in range(4):
        values = [
            (_adaptation(game, action), action in candidates)
            for action in game.legal_list(seat)
            if kind_of(action) == act.CREATE and act.create_slot(action) == slot
        ]
        if values:
            best = max(value for value, _found in values)
            found = max((value for value, known in values if known), default=-1)
            assert found >= best - 1


def _adaptation(game: Darwin, action: int) -> int:
    copy = game.clone()
    uid = copy.state.next_uid
    copy.apply(copy.state.turn, action)
    copy.apply(copy.state.turn, act.CONFIRM)
    return int(copy.state.species(uid).adaptation)


def test_every_kind_of_action_is_met() -> None:
    seen: set[int] = set()
    for name, options in TABLES.items():
        game = new_game(options, 71)
        chance, moves = Chance(mix(len(name))), Moves()
        while not game.is_over():
            seat = game.actor()
            action = game.random_action(seat, chance, moves)
            seen.add(int(kind_of(action)))
            game.apply(seat, action)
    rare = {act.HUNT_FIRST, act.EAT, act.LOSE, act.PICK_BIOME, act.BEQUEATH, act.DEGENERATE}
    missing = set(range(1, act.ACTION_KINDS)) - seen - rare - {act.FULL_REDRAW}
    assert missing == set(), [ACTION_KEYS[kind] for kind in missing]


# --- interpreted = compiled ------------------------------------------------------------------

CHECKSUMS = {
    "three": 2680496710903460453,
    "four": 1273524542495797252,
    "six": 1022782976864171069,
    "two": 409842257450910890,
    "team": 2283324480676084105,
    "kids": 4524491379043904306,
    "beginner": 3388022789392984761,
    "all switches": 3945045939924879355,
}


def checksum(options: Options, seeds: range) -> int:
    """A number that every decision, list and draw of some games goes into; with the plain set,
    which nobody tunes."""
    total = 0
    for seed in seeds:
        game = new_darwin(options, plain_set(), seed)
        chance, moves = Chance(mix(seed + 1)), Moves()
        while not game.is_over():
            seat = game.actor()
            game.legal(seat, moves)
            action = moves.at(chance.below(moves.count))
            total = (total * 31 + int(moves.count) * 7 + int(action)) & (1 << 61) - 1
            game.apply(seat, action)
        outcome = game.outcome()
        assert outcome is not None
        for points in outcome.scores:
            total = (total * 31 + points) & (1 << 61) - 1
        total ^= int(game.chance().rng)
    return total


@pytest.mark.parametrize("name", CHECKSUMS)
def test_checksums_do_not_depend_on_how_the_rules_run(name: str) -> None:
    """The same numbers interpreted and compiled; they change only with `RULES_VERSION`."""
    assert checksum(TABLES[name], range(3)) == CHECKSUMS[name]


# --- events ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES)
def test_what_is_public_follows_from_a_spectators_events(name: str) -> None:
    """DC-INFO-01, DC-INFO-03: nothing public changes without an event that says so."""
    for seed in (81, 82, 83):
        log = EventLog()
        game = new_game(TABLES[name], seed, log)
        ledger = Ledger(game.seats(), game.state.cards)
        told = 0
        for _step in steps_of(game, seed):
            for event in log.events[told:]:
                ledger.enter(game.event_for(-1, event))
            told = len(log.events)
            assert ledger.public() == public_of(game.state)
            if game.state.phase == ACTION and not ignores_food(game.state):
                # DC-FOOD-11: who is hungry or excluded, too, from the first moment on.
                assert ledger.feeding() == feeding_of(game.state)


def test_every_event_has_a_rule_and_known_fields() -> None:
    log = EventLog()
    game = new_game(Options(4, mode=TEAM), 91, log)
    playout(game, 92)
    for number, event in enumerate(log.events):
        assert 0 <= event.rule < len(RULE_IDS)
        assert -1 <= event.cause < number
        used = len(EVENT_FIELDS[event.kind])
        assert event.fields()[4 + used :] == [-1] * (4 - used)


def test_any_number_can_be_asked_about() -> None:
    """`why` and `canonical` answer for every number, at every moment, and never break."""
    draws = random.Random(7)
    for name in ("three", "team", "kids", "all switches"):
        game = new_game(TABLES[name], 95)
        for step in steps_of(game, 96):
            if step % 11 == 0:
                seat = draws.randrange(int(game.seats()))
                for _turn in range(20):
                    kind = draws.randrange(32)
                    action = draws.getrandbits(56) & ~31 | kind
                    if draws.random() < 0.7:
                        action &= draws.getrandbits(56) | 31
                    game.why(seat, action)
                    game.canonical(seat, action)
