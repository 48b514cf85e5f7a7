"""``galapagos bench learn``: every environment is measured, of others what is installed."""

import json

import pytest

from galapagos import cli
from galapagos.learn import speed
from galapagos.learn.speed import Rate, peer_rates, rate


def test_all_forms_of_both_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "learn", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rates = {one["name"]: one["steps_per_cpu_s"] for one in found["rates"]}
    assert len(rates) == 9
    assert all(steps > 0 for steps in rates.values())
    assert cli.main(["bench", "learn", "--seconds", "0.01"]) == 0
    assert "machine load" in capsys.readouterr().out


def test_what_is_not_installed_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> speed.Steps:
        raise ModuleNotFoundError("No module named 'peer'")

    monkeypatch.setattr(speed, "PEERS", {"a peer": missing, "another": lambda: lambda: 100})
    first, second = peer_rates(0.001)
    assert first == Rate("a peer", None)
    assert second.steps_per_cpu_s is not None
    assert second.steps_per_cpu_s > 0


def test_a_rate_is_steps_by_time() -> None:
    def begin() -> speed.Steps:
        def play() -> int:
            return sum(1 for _ in range(10_000))

        return play

    measured = rate("counting", begin, 0.05).steps_per_cpu_s
    assert measured is not None
    assert 1e5 < measured < 1e10


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["bench", "learn", "--compare"], "work with the rules, not with learn"),
        (["bench", "learn", "--players", "3"], "work with the rules, not with learn"),
        (["bench", "origin", "--peers"], "--peers works only with learn"),
    ],
)
def test_options_that_make_no_sense_are_refused(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    assert complaint in capsys.readouterr().err
