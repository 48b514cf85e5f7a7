"""Random play of Darwin in every mode: canonical actions, uniform draws, candidates, events.

Invariants, copies, views, told events (DC-INFO-01, -03; DC-FOOD-11)
and checksums are proven for every game: tests/properties, tests/lab.
"""

import random
from collections import Counter

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import ACTION_KEYS, kind_of
from galapagos.games.darwin.rules.events import EVENT_FIELDS
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.terms import ACTION, BEGINNER, KIDS, TEAM, TWO
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves
from tests.games.darwin.rules.games import creator, new_game, playout, started, steps_of

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


@pytest.mark.parametrize("name", ["three", "two", "team", "kids", "beginner"])
def test_the_lemmas_hold_after_every_decision(name: str) -> None:
    """DC-LEM-01, DC-LEM-02, DC-LEM-03, DC-LEM-05, DC-LEM-07: `problems` knows them."""
    game = new_game(TABLES[name], 11)
    for _step in steps_of(game, 12):
        assert game.problems() == []


@pytest.mark.parametrize("name", TABLES)
def test_legal_actions_are_canonical_and_come_kind_by_kind(name: str) -> None:
    """And with another card in it, an action is listed if and only if `why` finds nothing."""
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


# --- events ----------------------------------------------------------------------------------


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
