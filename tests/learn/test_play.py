"""One game by numbers: texts and back, histories, frozen names."""

from pathlib import Path

import numpy as np
import pytest

from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData, Misuse
from galapagos.kernel.events import EventLog
from galapagos.learn.many import VecEnv
from galapagos.learn.play import Play
from galapagos.learn.tables import names, table
from galapagos.tensors.choice import FORM_KEYS, numbers_of

IDS = Path(__file__).parent / "ids.txt"
PLAYS = [
    (name, form)
    for name in ("Origin-3p-v1", "Darwin-2p-v1")
    for form in FORM_KEYS
    if numbers_of(table(name).encoder, FORM_KEYS.index(form))
]


@pytest.mark.parametrize(("name", "form"), PLAYS)
def test_texts_become_numbers_and_numbers_texts(name: str, form: str) -> None:
    play = Play(table(name), form)
    play.begin(2)
    chance = Chance(mix(1))
    seen = 0
    while not play.ended and seen < 300:
        legal = play.game.legal_list(play.actor)
        for action in legal[:: 1 + len(legal) // 4]:
            text = play.table.codec.action_text(play.game, action)
            numbers = play.numbers(text)
            assert play.text(numbers) == text
            seen += 1
        action = legal[int(chance.below(len(legal)))]
        for number in play.numbers(play.table.codec.action_text(play.game, action)):
            assert play.is_on_offer(number)
            play.take(number)
    assert seen > 100


def test_numbers_that_are_no_action_are_refused() -> None:
    play = Play(table("Origin-2p-v1"), "factored")
    [kind] = play.numbers("pass")
    with pytest.raises(Misuse, match="complete before"):
        play.text([kind, kind])
    with pytest.raises(Misuse, match="more words are needed"):
        play.text([1])
    with pytest.raises(BadData, match="is not legal now"):
        play.numbers("end")


def test_a_history_is_kept_if_it_is_wanted() -> None:
    play = Play(table("Origin-2p-v1"))
    with pytest.raises(Misuse, match="no history was kept"):
        play.history(0)
    log = EventLog()
    play.begin(3, log)
    while len(log.events) < 40:
        play.take(int(np.flatnonzero(play.mask(play.actor))[0]))
    mine, theirs = play.history(0), play.history(1)
    assert mine.shape == theirs.shape == (len(log.events), 8)
    assert (mine != theirs).any()


def test_a_frozen_name_never_means_something_else() -> None:
    """Whoever changes rules or layouts raises the edition of the game, and records the new names:
    results under an old name stay comparable."""
    lines = []
    for name in names():
        encoder = table(name).encoder
        sizes = encoder.layout.size, encoder.vocabulary.size, encoder.flat, encoder.longest
        lines.append(" ".join([name, encoder.layout.version, *(str(int(size)) for size in sizes)]))
    assert "\n".join(lines) + "\n" == IDS.read_text(encoding="utf-8")


def test_tables_take_options_as_games_do() -> None:
    encoder = table("darwin", 4, mode="team", loose_prey=True).encoder
    game = encoder.begin(1)
    assert "team" in repr(game.state.options)  # type: ignore[attr-defined]
    assert "loose_prey" in repr(game.state.options)  # type: ignore[attr-defined]
    assert table("origin", 5).players == 5
    with pytest.raises(BadData):
        table("origin", 3, teams=True)


@pytest.mark.parametrize(("name", "form"), PLAYS)
def test_many_games_show_what_one_shows(name: str, form: str) -> None:
    env = VecEnv(name, 3, form, seed=5)
    play = Play(table(name), form)
    play.begin(6)
    for _ in range(200):
        assert env.actors[1] == play.actor
        assert (env.observations[1] == play.observation(play.actor)).all()
        assert (env.masks[1] == play.mask(play.actor)).all()
        if env.actions is not None:
            assert (env.actions[1] == play.rows(play.actor)).all()
        numbers = env.sample()
        assert env.masks[np.arange(3), numbers].all()
        env.step(numbers)
        play.take(int(numbers[1]))
        assert env.ended[1] == play.ended
        assert list(env.rewards[1]) == play.rewards
        if play.ended:
            play.begin(9)


def test_many_games_begin_where_they_are_told() -> None:
    env = VecEnv("Origin-2p-v1", 4, seed=8)
    first = env.observations.copy()
    for _ in range(20):
        env.step(env.sample())
    assert (env.observations != first).any()
    env.reset(range(8, 12))
    assert (env.observations == first).all()
    env.reset()
    assert (env.observations == VecEnv("Origin-2p-v1", 4, seed=12).observations).all()
    with pytest.raises(ValueError, match="read-only"):
        env.observations[0, 0] = 1
    with pytest.raises(Misuse, match="expected 4 whole numbers"):
        env.step([0.5] * 4)
    with pytest.raises(Misuse, match="expected 4 whole numbers"):
        env.step([1])
    with pytest.raises(Misuse, match="at least one game"):
        VecEnv("Origin-2p-v1", 0)
