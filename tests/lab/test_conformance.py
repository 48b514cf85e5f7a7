"""Every game keeps the kernel's contract; and the suite that says so finds games that do not."""

from collections.abc import Callable
from itertools import count
from typing import Any, cast

import pytest

from galapagos.games.origin.lab.proofs import ORIGIN
from galapagos.games.origin.rules.game import Origin
from galapagos.kernel.errors import IllegalAction
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.lab import conformance
from galapagos.lab.conformance import CHECKS, Rig, assert_conforms, problems, rig_of
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from tests.every_game import every_setting


@every_setting(quick=2)
def test_the_game_conforms(name: str, setting: Setting) -> None:
    assert_conforms(rig_of(game_kind(name), setting), [setting.players])


# --- games that are wrong ----------------------------------------------------------------------


class Faulty:
    """A game of Origin with one fault. Not a `Game`: only the compiled core can make these."""

    def __init__(self, game: Origin) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


class SharesItsClones(Faulty):
    def clone(self) -> Any:
        return self


class ClonesWrongly(Faulty):
    def clone(self) -> Any:
        copy = self.game.clone()
        copy.state.took = not copy.state.took
        return copy


class HidesAnAction(Faulty):
    """The last action is accepted but not listed."""

    def legal(self, seat: int, moves: Moves) -> None:
        self.game.legal(seat, moves)
        if moves.count > 1:
            moves.count -= 1

    def legal_list(self, seat: int) -> list[int]:
        legal = self.game.legal_list(seat)
        return legal[:-1] if len(legal) > 1 else legal


class ListsTwice(Faulty):
    def legal_list(self, seat: int) -> list[int]:
        return self.game.legal_list(seat) * 2


class LetsOthersAct(Faulty):
    def legal_list(self, seat: int) -> list[int]:
        return self.game.legal_list(self.game.actor())


class ChangesWhenItRefuses(Faulty):
    def play(self, seat: int, action: int) -> None:
        try:
            self.game.play(seat, action)
        except IllegalAction:
            self.game.state.waived += 1
            raise


class GivesOtherReasons(Faulty):
    def play(self, seat: int, action: int) -> None:
        try:
            self.game.play(seat, action)
        except IllegalAction as error:
            raise IllegalAction(seat, action, error.reasons * 2) from None


class DrawsWhenAsked(Faulty):
    def why(self, seat: int, action: int) -> Any:
        self.game.state.chance.below(6)
        return self.game.why(seat, action)


class ForgetsItsEnd(Faulty):
    def outcome(self) -> None:
        return None


class IsUnsound(Faulty):
    def problems(self) -> list[str]:
        return ["1: a card is missing"]


class BlursItsView(Faulty):
    def view(self, viewer: int) -> Any:
        view = self.game.view(viewer)
        view.state.round += self.game.state.viewer + 3
        return BlursItsView(view)


class ShowsOtherChoices(Faulty):
    def view(self, viewer: int) -> Any:
        return HidesAnAction(self.game.view(viewer))


class GuessesWhatIsKnown(Faulty):
    """Its guesses change the viewer's own cards too."""

    def view(self, viewer: int) -> Any:
        return GuessesWhatIsKnown(self.game.view(viewer))

    def determinise(self, rng: int) -> Any:
        return self.game.view(-1).determinise(rng)


class GuessesForever(Faulty):
    def view(self, viewer: int) -> Any:
        return GuessesForever(self.game.view(viewer))

    def determinise(self, rng: int) -> Any:
        return ForgetsItsEnd(self.game.determinise(rng))


def faulty(fault: Callable[[Origin], Faulty]) -> Rig:
    new = ORIGIN.table(3, {})

    def numbers(game: Game) -> list[int]:
        inner: Game = getattr(game, "game", game)
        return ORIGIN.numbers(inner)

    return Rig(lambda seed: cast("Game", fault(cast("Origin", new(seed)))), numbers, ORIGIN.longest)


SOUND = rig_of(ORIGIN, Setting(3))
UNSEEDED = count()
WRONG = [
    (
        "the_same_seed_gives_the_same_game",
        Rig(lambda seed: SOUND.new(next(UNSEEDED)), SOUND.numbers, SOUND.longest),
    ),
    ("every_game_ends", Rig(SOUND.new, SOUND.numbers, longest=10)),
    ("every_game_ends", faulty(ForgetsItsEnd)),
    ("those_to_act_have_actions", faulty(LetsOthersAct)),
    ("those_to_act_have_actions", faulty(ListsTwice)),
    ("states_stay_sound", faulty(IsUnsound)),
    ("asking_changes_nothing", faulty(DrawsWhenAsked)),
    ("legal_means_accepted", faulty(HidesAnAction)),
    ("legal_means_accepted", faulty(ChangesWhenItRefuses)),
    ("legal_means_accepted", faulty(GivesOtherReasons)),
    ("clones_are_equal_and_independent", faulty(SharesItsClones)),
    ("clones_are_equal_and_independent", faulty(ClonesWrongly)),
    ("views_are_stable", faulty(BlursItsView)),
    ("views_are_stable", faulty(ShowsOtherChoices)),
    ("guesses_keep_the_view", faulty(GuessesWhatIsKnown)),
    ("guesses_can_be_played", faulty(GuessesForever)),
    ("texts_are_unique", Rig(SOUND.new, SOUND.numbers, SOUND.longest, lambda *_: "pass")),
    (
        "texts_are_unique",
        Rig(SOUND.new, SOUND.numbers, SOUND.longest, lambda game, seat, action: f" {action}\n"),
    ),
    (
        "texts_are_unique",
        Rig(SOUND.new, SOUND.numbers, SOUND.longest, SOUND.to_text, lambda game, seat, text: 0),
    ),
    (
        "saving_loses_nothing",
        Rig(SOUND.new, SOUND.numbers, SOUND.longest, save=str, load=lambda text: SOUND.new(1)),
    ),
]


@pytest.mark.parametrize(("name", "rig"), WRONG)
def test_a_fault_is_found_by_the_check_for_it(name: str, rig: Rig) -> None:
    assert getattr(conformance, name)(rig, 2)


def test_every_check_has_a_fault_to_find() -> None:
    assert {check.__name__ for check in CHECKS} == {name for name, _ in WRONG}


def test_problems_name_the_check_and_the_seed() -> None:
    found = problems(Rig(SOUND.new, SOUND.numbers, longest=10), [5])
    assert "every_game_ends, seed 5: not over after 10 actions, or nothing legal before" in found
    with pytest.raises(AssertionError, match="every_game_ends, seed 5"):
        assert_conforms(Rig(SOUND.new, SOUND.numbers, longest=10), [5])
