"""Many games in one call are the same games, played one by one."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import Misuse
from galapagos.kernel.outcome import Outcome
from galapagos.tensors.batch import Batch
from galapagos.tensors.choice import FACTORED, FLAT, FORM_KEYS, POINTER, Choice
from galapagos.tensors.rewards import MARGIN, SHARE, add_final
from tests.tensors.checksums import checksum_lines
from tests.tensors.rows import LEARNT, encoder_for, forms_of, observed, offered

CHECKSUMS = Path(__file__).parent / "checksums.txt"
TABLES = [(name, form) for name in LEARNT for form in forms_of(encoder_for(name, 2))]
every_table = pytest.mark.parametrize(
    ("name", "form"), TABLES, ids=[f"{name}-{FORM_KEYS[form]}" for name, form in TABLES]
)


@every_table
def test_a_batch_plays_what_single_games_play(name: str, form: int) -> None:
    encoder = encoder_for(name, 2)
    seeds = [11, 12, 13]
    batch = Batch(encoder, form, seeds, SHARE, False, 0)
    games = [encoder.begin(seed) for seed in seeds]
    choices = [Choice(encoder, form) for _ in seeds]
    actors = [int(game.actor()) for game in games]
    for game, choice, actor in zip(games, choices, actors, strict=True):
        choice.ask(game, actor)
    chance = Chance(mix(5))
    size, numbers = int(encoder.layout.size), int(batch.numbers)
    while batch.finished < 2:
        picked = batch.sample(chance)
        for index, game in enumerate(games):
            row = list(batch.observations[index * size : (index + 1) * size])
            seen = observed(encoder, game, actors[index])
            assert row[: -int(encoder.width())] == seen[: -int(encoder.width())]
            mask = batch.masks[index * numbers : (index + 1) * numbers]
            assert [n for n, value in enumerate(mask) if value] == offered(choices[index], encoder)
        batch.step(picked)
        for index in range(len(games)):
            action = int(choices[index].take(picked[index]))
            if action:
                games[index].apply(actors[index], action)
                outcome = games[index].outcome()
                assert bool(batch.ended[index]) == (outcome is not None)
                if outcome is not None:
                    seeds[index] += len(seeds)
                    games[index] = encoder.begin(seeds[index])
                actors[index] = int(games[index].actor())
                choices[index].ask(games[index], actors[index])
            assert batch.actors[index] == actors[index]


@every_table
def test_compiled_and_plain_write_the_same_bytes(name: str, form: int) -> None:
    written = CHECKSUMS.read_text(encoding="utf-8").splitlines()
    found = list(checksum_lines(name, form))
    assert [line for line in written if line.startswith(found[0].rsplit(" ", 2)[0])] == found


def test_pointer_rows_are_the_words_of_what_is_on_offer_and_empty_beyond() -> None:
    encoder = encoder_for("darwin", 2)
    batch = Batch(encoder, POINTER, [1], SHARE, False, 0)
    chance = Chance(1)
    width = int(encoder.width())
    for _ in range(150):
        count = int(batch.choices[0].count)
        cells = list(batch.rows)
        assert cells[: count * width] == list(batch.choices[0].words[: count * width])
        assert set(cells[count * width :]) == {-1}
        batch.step(batch.sample(chance))


def test_words_chosen_so_far_are_seen() -> None:
    encoder = encoder_for("darwin", 2)
    batch = Batch(encoder, FACTORED, [1], SHARE, False, 0)
    prefix = encoder.layout.field("prefix")
    chance = Chance(3)
    longest = 0
    chosen: list[int] = []
    for _ in range(500):
        start = int(prefix.offset)
        words = [int(word) - 1 for word in batch.observations[start:] if word]
        assert words == chosen
        longest = max(longest, len(words))
        [number] = batch.sample(chance)
        before = int(batch.actions)
        batch.step(vec[i64]([number]))
        chosen = [] if batch.actions > before else [*chosen, int(number)]
    assert longest >= 5


@pytest.mark.parametrize("reward", [SHARE, MARGIN])
@pytest.mark.parametrize("shaped", [False, True])
def test_whole_games_pay_zero_in_sum_and_progress_pays_nothing_in_the_end(
    reward: int, shaped: bool
) -> None:
    encoder = encoder_for("origin", 3)
    batch = Batch(encoder, FLAT, [6], reward, shaped, 0)
    plain = Batch(encoder, FLAT, [6], reward, False, 0)
    chance = Chance(9)
    paid, owed = [0.0] * 3, [0.0] * 3
    moved = False
    while not batch.ended[0]:
        numbers = batch.sample(chance)
        batch.step(numbers)
        plain.step(numbers)
        assert abs(sum(batch.rewards)) < 1e-9
        moved = moved or (not batch.ended[0] and any(batch.rewards))
        paid = [a + b for a, b in zip(paid, batch.rewards, strict=True)]
        owed = [a + b for a, b in zip(owed, plain.rewards, strict=True)]
    assert moved == shaped
    assert any(owed)
    assert [round(value, 9) for value in paid] == [round(value, 9) for value in owed]


@pytest.mark.parametrize(
    ("outcome", "kind", "paid"),
    [
        (Outcome([9, 4], [1, 2], [9, 4], 1), SHARE, [1, -1]),
        (Outcome([4, 4], [1, 2], [4, 4], 3), SHARE, [0, 0]),
        (Outcome([9, 4, 3, 2], [1, 2, 4, 8], [9, 4, 3, 2], 1), SHARE, [1, -1 / 3, -1 / 3, -1 / 3]),
        (Outcome([9, 4, 3, 2], [5, 10], [12, 6], 5), SHARE, [1, -1, 1, -1]),
        (Outcome([10, 4], [1, 2], [10, 4], 1), MARGIN, [0.3, -0.3]),
        (Outcome([0, 0], [1, 2], [0, 0], 3), MARGIN, [0, 0]),
    ],
)
def test_what_a_result_pays(outcome: Outcome, kind: int, paid: list[float]) -> None:
    out = vec[float]([0.0] * len(paid))
    add_final(outcome, kind, out, 0)
    assert [round(value, 9) for value in out] == [round(value, 9) for value in paid]


def test_a_limit_cuts_games_short() -> None:
    batch = Batch(encoder_for("origin", 2), FLAT, [1, 2], SHARE, False, 10)
    chance = Chance(1)
    for step in range(1, 31):
        batch.step(batch.sample(chance))
        assert list(batch.cut) == [int(step % 10 == 0)] * 2
        assert not any(batch.ended)
    assert list(batch.seeds) == [7, 8]


def test_a_wrong_number_is_refused_before_anything_changes() -> None:
    batch = Batch(encoder_for("origin", 2), FLAT, [1, 2], SHARE, False, 0)
    before = bytes(batch.observations), bytes(batch.masks)
    good = int(batch.sample(Chance(1))[0])
    for wrong, complaint in (
        ([good, -1], "not one of"),
        ([good, 10**6], "not one of"),
        ([good, int(batch.numbers) - 1], "not on offer in game 1"),
        ([good], "expected 2 numbers"),
    ):
        with pytest.raises(Misuse, match=complaint):
            batch.step(vec[i64](wrong))
    assert (bytes(batch.observations), bytes(batch.masks)) == before
    assert batch.actions == 0


def test_the_same_seeds_begin_the_same_games() -> None:
    encoder = encoder_for("origin", 2)
    batch = Batch(encoder, FLAT, [1, 2], SHARE, False, 0)
    before = bytes(batch.observations), bytes(batch.masks)
    chance = Chance(1)
    for _ in range(300):
        batch.step(batch.sample(chance))
    batch.reset([1, 2])
    assert (bytes(batch.observations), bytes(batch.masks)) == before
    assert not any(batch.rewards)
    with pytest.raises(Misuse, match="expected 2 seeds"):
        batch.reset([1])
