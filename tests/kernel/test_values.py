"""What the rules answer with are values: compared, hashed, printed and pickled."""

import copy
import pickle
from multiprocessing import get_context

import pytest

from galapagos.kernel.chance import OutOfChance
from galapagos.kernel.errors import (
    BadData,
    BrokenInvariant,
    GalapagosError,
    IllegalAction,
    Misuse,
)
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import BadHeader
from galapagos.records.tables import BadDataFound, DataWarning

VALUES = [
    Event(1, 2, -1, 0, 5, 6, 7, 8),
    Refusal(3, 40, 1),
    Outcome([3, 5], [1, 2], [3, 5], 2),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_values_are_equal_by_what_they_say(value: object) -> None:
    for other in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
        assert other == value
        assert hash(other) == hash(value)
        assert repr(other) == repr(value)
        assert eval(repr(value)) == value
    assert value != [value]
    assert len({*VALUES, *copy.deepcopy(VALUES)}) == len(VALUES)


def test_values_that_differ_in_anything_are_not_equal() -> None:
    fields = [1, 2, -1, 0, 5, 6, 7, 8]
    for place in range(8):
        assert Event(*fields) != Event(*(9 if at == place else n for at, n in enumerate(fields)))
    for place in range(4):
        assert Refusal(*fields[:4]) != Refusal(
            *(9 if at == place else n for at, n in enumerate(fields[:4]))
        )
    assert Outcome([3, 5], [1, 2], [3, 5], 2) != Outcome([3, 5], [1, 2], [3, 5], 3)
    assert Outcome([3, 5], [3], [8], 3) != Outcome([3, 5], [1, 2], [3, 5], 3)


def test_logs_and_lists_of_moves_are_printed_and_logs_are_kept() -> None:
    log, moves = EventLog(), Moves()
    log.emit(9, 8, 7, 6)
    log.emit(9, 8, 7, 5)
    moves.add(4)
    other = pickle.loads(pickle.dumps(log))
    assert other == log
    assert other.cause == 0
    assert log != EventLog()
    assert (repr(log), repr(moves)) == ("<EventLog of 2 events>", "Moves([4])")


ERRORS: list[GalapagosError] = [
    GalapagosError("something"),
    IllegalAction(2, 77, [Refusal(3, 40, 1), Refusal(5, 41)]),
    IllegalAction(2, 77, [Refusal(3, 40, 1)], "(pass) refused: wrong_phase (EV-ROUND-01)"),
    BadData("x"),
    BadData("no such face", source="deck.csv", line=3),
    BrokenInvariant(["1: a card is missing", "6: food in the centre"]),
    Misuse("nothing to decide"),
    OutOfChance("a die was rolled that nobody laid down"),
    BadHeader("players", "expected a number"),
    DataWarning("odd", source="deck.csv"),
    BadDataFound("a folder", [BadData("x", source="y", line=1), DataWarning("z")]),
]


def told(error: BaseException) -> object:
    """Return everything that an error says and carries."""
    names = ("seat", "action", "reasons", "what", "source", "line", "key")
    carried = {name: getattr(error, name) for name in names if hasattr(error, name)}
    inner = [told(one) if isinstance(one, Exception) else one for one in _problems(error)]
    return type(error), str(error), error.args, carried, inner


def _problems(error: BaseException) -> list[object]:
    return list(getattr(error, "problems", []))


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_come_back_as_they_were_raised(error: GalapagosError) -> None:
    once = pickle.loads(pickle.dumps(error))
    assert told(once) == told(error)
    assert told(pickle.loads(pickle.dumps(once))) == told(error)
    assert told(copy.deepcopy(error)) == told(error)


def _fail(number: int) -> None:
    raise ERRORS[number]


def test_a_pool_of_processes_hands_errors_on() -> None:
    with get_context("spawn").Pool(1) as pool:
        for number, error in enumerate(ERRORS):
            with pytest.raises(type(error)) as caught:
                pool.apply(_fail, (number,))
            assert told(caught.value) == told(error)
