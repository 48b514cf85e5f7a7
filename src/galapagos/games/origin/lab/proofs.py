"""Origin as the lab sees it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import ClassVar

from galapagos.games.origin.cards.deck import base_deck, load_deck
from galapagos.games.origin.kit import KIT
from galapagos.games.origin.lab.fingerprint import game_numbers
from galapagos.games.origin.lab.ledger import Ledger
from galapagos.games.origin.lab.referee import Referee
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import options_from_text
from galapagos.games.origin.rules.terms import FEEDING
from galapagos.games.proofs import Proofs
from galapagos.kernel.game import Game
from galapagos.records.scenarios import YAML_FENCES, YAML_SUFFIXES, Case


@cache
def _deck(own: Path | None) -> Deck:
    return base_deck() if own is None else load_deck(own)


class OriginProofs(Proofs):
    # Random games have 150 to 600 decisions. The limit of invariant 11 is far above: every deal
    # takes a card a player, every turn of a round something that does not come back.
    longest = 20_000
    checked = 2_016
    # EV-INFO-01, -04: cards of a hand, and which card an animal was, which is never told.
    secrets: ClassVar = {"card_dealt": {}, "animal_laid": {}}
    scene = "first feeding phase"
    scenario_suffixes = YAML_SUFFIXES
    scenario_fences = YAML_FENCES

    def fit(self, players: int, switches: dict[str, str]) -> dict[str, str]:
        """Leave out teams where there can be none (B-64)."""
        no_teams = players < 4 or players % 2 == 1
        return {key: value for key, value in switches.items() if not (key == "teams" and no_teams)}

    def table(
        self, players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]:
        options = options_from_text(players, switches)
        deck = _deck(own)
        return lambda seed: new_origin(options, deck, seed)

    def numbers(self, game: Game) -> list[int]:
        return game_numbers(game)

    def ledger(self, game: Game) -> Ledger:
        return Ledger(game)

    def referee(self, game: Game) -> Referee:
        return Referee(game)

    def is_scene(self, game: Game) -> bool:
        assert isinstance(game, Origin)
        return bool(game.state.phase == FEEDING)

    def scenarios(self, text: str, source: str) -> list[Case]:
        # Late: only who reads scenarios pays for reading YAML.
        from galapagos.games.origin.scenarios.scenarios import read_origin_scenarios

        return read_origin_scenarios(text, source)


ORIGIN = OriginProofs(KIT)
