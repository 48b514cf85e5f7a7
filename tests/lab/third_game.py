"""A pytest plugin that adds a third game to the registry, and variants of it that are wrong.

``pytest -p tests.lab.third_game …`` runs the suites as if somebody had added the game; nothing but
this registration is done for it. What became of every test is written to the file that
``GALAPAGOS_THIRD_GAME`` names.
"""

import json
import os
from collections.abc import Generator, Mapping
from itertools import count
from pathlib import Path
from typing import Self

import pytest
from hypothesis import HealthCheck, Phase, settings

from galapagos.games import GAMES, add_game
from galapagos.games.plain_codec import PlainCodec
from galapagos.games.plain_game import PlainGame
from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import Chance
from galapagos.kernel.events import Event
from galapagos.kernel.fields import KIND_BITS
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.refusals import Refusal
from galapagos.records.codec import Codec
from galapagos.records.scenarios import Case
from tests.third_game.game import ASIDE, FACES, PILE, PLAYED, SWAP, SWAPPED, Tiny
from tests.third_game.kit import TinyKit
from tests.third_game.proofs import TinyProofs, tiny


class TellsDrawnCards(Tiny):
    def event_for(self, viewer: int, event: Event) -> Event:
        return event


class TellsSwappedCards(Tiny):
    """Only what somebody chose to put aside, and not what chance brought."""

    def event_for(self, viewer: int, event: Event) -> Event:
        return event if event.kind == SWAPPED else super().event_for(viewer, event)


class ShowsItsPile(Tiny):
    def view(self, viewer: int) -> Self:
        view = super().view(viewer)
        view.cards[PILE] = list(self.cards[PILE])
        return view


class SharesItsHands(Tiny):
    def clone(self) -> Self:
        copy = super().clone()
        copy.cards = self.cards
        return copy


class ListsTooLittle(Tiny):
    def legal(self, seat: int, moves: Moves) -> None:
        super().legal(seat, moves)
        if moves.count > 1:
            moves.count -= 1


class AcceptsWhatIsNotListed(Tiny):
    """It takes a strange code for a card that is held."""

    def why(self, seat: int, action: int) -> list[Refusal]:
        return super().why(seat, action & ~(1 << 20) if action > 0 else action)


class IsSilent(Tiny):
    def emit(self, kind: int, seat: int, a: int = -1) -> None:
        if kind != PLAYED:
            super().emit(kind, seat, a)


class LosesACard(Tiny):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.sizes[ASIDE]:
            aside = self.cards[ASIDE]
            aside[aside.index(max(aside))] -= 1


class DrawsWhenLogged(Tiny):
    def emit(self, kind: int, seat: int, a: int = -1) -> None:
        super().emit(kind, seat, a)
        if self.book is not None:
            self.source.below(6)


class DrawsWhatIsNotListed(Tiny):
    def random_action(self, seat: int, choices: Chance, moves: Moves) -> int:
        return int(choices.below(FACES)) << KIND_BITS


class DealsOtherwise(Tiny):
    """Sound in itself, but not the game that was recorded."""

    def begin(self) -> None:
        self.source.below(2)
        super().begin()


class ForbidsAnAction(Tiny):
    """Sound in itself, but counts and checksums know better."""

    def why(self, seat: int, action: int) -> list[Refusal]:
        forbidden = SWAP | 1 << KIND_BITS
        return super().why(seat, action) or ([Refusal(9, 0)] if action == forbidden else [])


class HidesNothing(Tiny):
    """Its views are the game, generator and all, so that two worlds are one."""

    def view(self, viewer: int) -> Self:
        view = self.clone()
        view.whose = viewer
        return view


class RemembersOtherGames(Tiny):
    """The first copies ever made take a swap for done that is not."""

    copies = count()

    def clone(self) -> Self:
        copy = super().clone()
        copy.swapped |= next(self.copies) < 20
        return copy


class ForgetsASwap(PlainCodec):
    def position_text(self, game: Game) -> str:
        copy = tiny(game).clone()
        copy.swapped = 0
        return super().position_text(copy)


class CrashesOnPositions(PlainCodec):
    def parse_position(self, text: str, source: str) -> PlainGame:
        int(text.split("players: ")[1][0])
        return super().parse_position(text, source)


class CrashesOnActions(PlainCodec):
    def parse_action(self, game: Game, text: str) -> int:
        if text.startswith(("play ", "swap ")):
            int(text[5:])
        return super().parse_action(game, text)


class CrashesOnDraws(PlainCodec):
    def parse_draw(self, header: object, word: str) -> int:
        return int(word.removeprefix("c"))


class CrashesOnHeaders(PlainCodec):
    def check_header(self, header: Mapping[str, str]) -> None:
        int(header["players"])
        super().check_header(header)


class WritesDrawsWrongly(PlainCodec):
    def draw_text(self, game: Game, outcome: int) -> str:
        return f"c{(outcome + 1) % FACES}"


class AcceptsWhatCannotBe(PlainCodec):
    def parse_position(self, text: str, source: str) -> Tiny:
        game = tiny(super().parse_position(text, source))
        game.sizes[PILE] += game.sizes[PILE] % 3 == 1
        return game


class CrashesOnScenarios(TinyProofs):
    def scenarios(self, text: str, source: str) -> list[Case]:
        for line in text.splitlines():
            line.split()[1]
        return super().scenarios(text, source)


GAME_FAULTS: list[type[Tiny]] = [
    TellsDrawnCards,
    TellsSwappedCards,
    ShowsItsPile,
    SharesItsHands,
    ListsTooLittle,
    AcceptsWhatIsNotListed,
    IsSilent,
    LosesACard,
    DrawsWhenLogged,
    DrawsWhatIsNotListed,
    DealsOtherwise,
    ForbidsAnAction,
    HidesNothing,
    RemembersOtherGames,
]
CODEC_FAULTS: list[type[PlainCodec]] = [
    ForgetsASwap,
    CrashesOnPositions,
    CrashesOnActions,
    CrashesOnDraws,
    CrashesOnHeaders,
    WritesDrawsWrongly,
    AcceptsWhatCannotBe,
]


class VariantKit(TinyKit):
    """The tiny game with one part of it exchanged."""

    def __init__(
        self,
        game: type[Tiny] = Tiny,
        codec: type[PlainCodec] = PlainCodec,
        proofs: type[TinyProofs] = TinyProofs,
    ) -> None:
        self._game, self._codec, self._proofs = game, codec, proofs

    def codec(self, own: Path | None = None) -> Codec:
        return self._codec(self, self._game)

    def proofs(self) -> Proofs:
        return self._proofs(self)


FAULTS = {fault.__name__: VariantKit(game=fault) for fault in GAME_FAULTS}
FAULTS |= {fault.__name__: VariantKit(codec=fault) for fault in CODEC_FAULTS}
FAULTS["CrashesOnScenarios"] = VariantKit(proofs=CrashesOnScenarios)

FINDERS: dict[str, tuple[str, ...]] = {
    "TellsDrawnCards": (
        "test_worlds_stay_alike_through_whole_games",
        "test_whatever_an_event_gives_away_is_noticed",
        "test_the_events_that_hide_something_are_those_that_are_known_to",
    ),
    "TellsSwappedCards": (
        "test_worlds_stay_alike_through_whole_games",
        "test_whatever_an_event_gives_away_is_noticed",
        "test_the_events_that_hide_something_are_those_that_are_known_to",
    ),
    "ShowsItsPile": (
        "test_worlds_a_viewer_cannot_tell_apart_stay_so",
        "test_worlds_stay_alike_through_whole_games",
    ),
    "SharesItsHands": ("test_a_game_and_its_clone_go_their_own_ways", "test_the_game_conforms"),
    "ListsTooLittle": (
        "test_an_action_is_legal_if_nothing_stands_against_it_and_only_then",
        "test_the_game_conforms",
    ),
    "AcceptsWhatIsNotListed": ("test_the_game_conforms",),
    "IsSilent": ("test_the_events_tell_everything_that_is_public",),
    "LosesACard": (
        "test_drawn_play_keeps_the_invariants",
        "test_whole_games_keep_the_invariants",
        "test_the_game_conforms",
    ),
    "DrawsWhenLogged": ("test_a_log_changes_nothing_and_names_its_causes",),
    "DrawsWhatIsNotListed": ("test_a_random_action_is_a_listed_one",),
    "DealsOtherwise": ("test_games_are_as_stored", "test_legal_lines_are_as_counted"),
    "ForbidsAnAction": ("test_games_are_as_stored", "test_legal_lines_are_as_counted"),
    "HidesNothing": (
        "test_the_worlds_do_differ",
        "test_a_view_holds_no_key_to_what_it_hides",
        "test_whatever_an_event_gives_away_is_noticed",
    ),
    "RemembersOtherGames": ("test_counts_per_first_action_add_up",),
    "ForgetsASwap": (
        "test_the_position_of_every_decision_comes_back",
        "test_the_game_conforms",
    ),
    "CrashesOnPositions": (
        "test_any_position_text_is_a_position_or_bad_data",
        "test_other_lines_in_a_position_are_refused_or_can_be_played_on",
    ),
    "CrashesOnActions": (
        "test_any_action_text_is_an_action_or_bad_data",
        "test_a_changed_action_is_refused_in_words_or_by_the_rules",
    ),
    "CrashesOnDraws": ("test_any_record_text_is_a_record_or_bad_data",),
    "CrashesOnHeaders": ("test_a_changed_record_is_refused_or_is_a_game",),
    "WritesDrawsWrongly": (
        "test_a_record_comes_back_and_replays_to_the_same_game",
        "test_a_game_that_is_resumed_ends_as_if_it_had_not_been_interrupted",
    ),
    "AcceptsWhatCannotBe": ("test_a_changed_position_is_refused_or_can_be_played_on",),
    "CrashesOnScenarios": ("test_any_scenario_text_is_cases_or_bad_data",),
}
"""The faults, and the tests that must find each of them."""

settings.register_profile(
    "third",
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
# What fails here is meant to: nobody reads the smallest example.

_outcomes: dict[str, dict[str, str]] = {}
"""By game and test function; what failed once stays so."""


def pytest_configure() -> None:
    add_game("tiny", TinyKit())
    for fault, kit in FAULTS.items():
        add_game(f"tiny.{fault}", kit)


def _game_and_test(item: pytest.Item) -> tuple[str, str] | None:
    """Return the game that a test runs on by the registry, and the test."""
    if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
        name = item.callspec.params.get("name")
        if name in GAMES:
            return name, f"{item.path.name}::{item.originalname}"
    return None


def _is_run(item: pytest.Item) -> bool:
    """The third game passes through everything that is quick, a variant through what is to find
    its fault."""
    found = _game_and_test(item)
    if found is None or item.get_closest_marker("slow") is not None:
        return False
    name, test = found
    return name == "tiny" or test.partition("::")[2] in FINDERS.get(name.partition(".")[2], ())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Take down what is collected for every game, and keep what is quick of the third one's."""
    for item in items:
        if found := _game_and_test(item):
            name, test = found
            _outcomes.setdefault(name, {})[test] = "collected"
    items[:] = [item for item in items if _is_run(item)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, object]:
    report = yield
    if found := _game_and_test(item):
        name, test = found
        if _outcomes[name][test] != "failed" and (report.when == "call" or report.failed):
            _outcomes[name][test] = report.outcome
    return report


def pytest_sessionfinish() -> None:
    Path(os.environ["GALAPAGOS_THIRD_GAME"]).write_text(json.dumps(_outcomes), encoding="utf-8")
