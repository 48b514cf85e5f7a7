"""Constants and their keys: one name, written once."""

import sys
from types import ModuleType

import pytest

from galapagos.kernel.keys import keys_of, rule_ids_of


def module_of(monkeypatch: pytest.MonkeyPatch, **values: object) -> str:
    module = ModuleType("constants")
    vars(module).update(values)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    return module.__name__


def test_the_name_of_a_constant_is_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = module_of(monkeypatch, FOOD_TAKEN=0, RAN=1, EATEN=2, helper=3, KEYS=["x"])
    assert keys_of(counted) == ["food_taken", "ran", "eaten"]
    bits = module_of(monkeypatch, FULL=1, ASLEEP=2, HUNT_SPENT=4)
    assert keys_of(bits) == ["full", "asleep", "hunt_spent"]


def test_a_rule_id_keeps_the_key_of_what_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = module_of(monkeypatch, EV_ATK_05=0, EV_TRAIT_TAIL_LOSS_02=1)
    assert rule_ids_of(rules, named="TRAIT") == ["EV-ATK-05", "EV-TRAIT-TAIL_LOSS-02"]


@pytest.mark.parametrize("values", [(0, 2), (1, 0), (0, 1, 4), (1, 2, 3), (0, 0)])
def test_a_gap_or_a_number_given_twice_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch, values: tuple[int, ...]
) -> None:
    module = module_of(monkeypatch, **{f"K{'I' * n}": value for n, value in enumerate(values)})
    with pytest.raises(ValueError, match="count from 0 or by bits"):
        keys_of(module)
